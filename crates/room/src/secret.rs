//! Secrets and names nobody can guess; what is stored of a secret is its hash.

use antre_kernel::{Dice as _, Key, Stream};
use sha2::{Digest as _, Sha256};
use std::fmt;
use subtle::ConstantTimeEq as _;

/// SHA-256 of a secret: all the server keeps of it.
#[derive(Clone, Copy)]
pub struct Hash([u8; 32]);

impl Hash {
    /// The hash of a secret.
    pub fn of(secret: &str) -> Hash {
        Hash(Sha256::digest(secret.as_bytes()).into())
    }

    /// A hash as it is stored.
    pub fn read(text: &str) -> Option<Hash> {
        bytes(text).map(Hash)
    }

    /// As it is stored.
    pub fn write(self) -> String {
        hex(&self.0)
    }

    /// Whether both are of the same secret, in the same time either way.
    pub fn is(self, other: Hash) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hash(…)")
    }
}

/// Whether two texts are the same, in a time that does not tell where they differ.
pub fn same(one: &str, other: &str) -> bool {
    Hash::of(one).is(Hash::of(other))
}

/// Where a room's secrets come from: a cryptographic stream of 32 bytes that the driver drew from its system.
#[derive(Clone)]
pub struct Secrets(Stream);

impl Secrets {
    /// The stream of these bytes.
    pub fn new(entropy: [u8; 32]) -> Secrets {
        Secrets(Stream::new(&Key::secret(entropy), 0))
    }

    /// A name or secret of 128 bits.
    pub fn token(&mut self) -> String {
        hex(&self.bytes::<16>())
    }

    /// A seed for a table, in hexadecimal.
    pub(crate) fn seed(&mut self) -> String {
        hex(&self.bytes::<32>())
    }

    /// Where the chance of a bot starts.
    pub(crate) fn number(&mut self) -> u64 {
        self.0.bits()
    }

    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        for chunk in bytes.chunks_mut(8) {
            let bits = self.0.bits().to_le_bytes();
            chunk.copy_from_slice(&bits[..chunk.len()]);
        }
        bytes
    }
}

impl fmt::Debug for Secrets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secrets(…)")
    }
}

/// Bytes in hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
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
