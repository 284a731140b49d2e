//! Randomness of the system, for names and secrets nobody can guess.

use antre_room::hex;

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
