//! Secrets and names nobody can guess; what is stored of a secret is its hash.

use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

/// SHA-256 of a secret: all the server keeps of it.
#[derive(Clone, Copy)]
pub(crate) struct Hash([u8; 32]);

impl Hash {
    /// The hash of a secret.
    pub(crate) fn of(secret: &str) -> Hash {
        Hash(Sha256::digest(secret.as_bytes()).into())
    }

    /// A hash as it is stored.
    pub(crate) fn read(text: &str) -> Option<Hash> {
        bytes(text).map(Hash)
    }

    /// As it is stored.
    pub(crate) fn write(self) -> String {
        hex(&self.0)
    }

    /// Whether both are of the same secret, in the same time either way.
    pub(crate) fn is(self, other: Hash) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

/// Whether two texts are the same, in a time that does not tell where they differ.
pub(crate) fn same(one: &str, other: &str) -> bool {
    Hash::of(one).is(Hash::of(other))
}

/// Random bytes of the system.
///
/// # Errors
/// If the system gives none.
pub(crate) fn random<const N: usize>() -> std::io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| std::io::Error::other("the system gives no randomness"))?;
    Ok(bytes)
}

/// A name or secret of 128 random bits.
///
/// # Errors
/// If the system gives no randomness.
pub(crate) fn token() -> std::io::Result<String> {
    Ok(hex(&random::<16>()?))
}

/// Bytes in hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// 32 bytes from hexadecimal.
pub(crate) fn bytes(hex: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if hex.len() != 64 || !hex.is_ascii() {
        return None;
    }
    for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
        *byte = u8::from_str_radix(&hex[at..at + 2], 16).ok()?;
    }
    Some(bytes)
}
