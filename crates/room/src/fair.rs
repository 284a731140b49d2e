//! Fair shuffles: commitments before the deal, the players' own randomness, and a proof at the end.
//!
//! The server draws a seed of 256 bits and publishes its hash, the commitment, before anybody sits down. Each player who
//! has seen it promises a few letters by their hash; when all promises are there, all tell what they promised. So nobody
//! chooses their letters knowing those of the others, not even in league with the server. The key of all rolls is a hash
//! of seed, table, set-up and letters, and the dice of a ply are ChaCha20 of that key and the ply's number. At the end
//! the seed is told, and everybody can count again.
//!
//! Whoever does not tell keeps the cards from being dealt; then all promise anew, and how often that happened is told.
//!
//! In the first version, of 0.1.0, nothing was promised, and neither commitment nor key named the table; its proofs hold
//! as they did.

mod proof;

pub use proof::Proof;

use crate::secret::hex;
use antre_kernel::Seat;
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

/// The most letters a player may add.
pub const LONGEST_CONTRIBUTION: usize = 64;

/// How often all may promise anew.
pub const MOST_ROUNDS: u32 = 8;

/// How a shuffle is proven.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Version {
    /// As in 0.1.0: the key rests on the seed and what was added alone.
    First,
    /// The commitment names the table, the key its set-up too, and what is added is promised first.
    Second,
}

impl Version {
    /// By its number.
    pub fn of(number: u32) -> Option<Version> {
        match number {
            1 => Some(Version::First),
            2 => Some(Version::Second),
            _ => None,
        }
    }
}

/// What a key is bound to beside the seed: the table, and what is played there.
#[derive(Clone, Copy, Debug)]
pub struct Bound<'a> {
    /// The name of the table.
    pub table: &'a str,
    /// The game's short name.
    pub game: &'a str,
    /// The hash of its pack.
    pub pack_hash: &'a str,
    /// How many seats there are.
    pub seats: usize,
    /// Every option with its value.
    pub options: &'a [(String, String)],
}

impl Bound<'_> {
    fn text(&self) -> String {
        let Bound { table, game, pack_hash, seats, options } = self;
        let mut text = format!("table {table}\ngame {game}\npack {pack_hash}\nseats {seats}\n");
        for (key, value) in *options {
            let _ = writeln!(text, "option {key} {value}");
        }
        text
    }
}

/// The hash that is published before the deal.
pub fn commitment(version: Version, table: &str, seed: &[u8; 32]) -> String {
    let hash = match version {
        Version::First => Sha256::new().chain_update(b"antre seed 1\n"),
        Version::Second => Sha256::new().chain_update(format!("antre seed 2\ntable {table}\n")),
    };
    hex(&hash.chain_update(seed).finalize())
}

/// The hash of what a seat will add, in this round of promises.
pub fn promise(table: &str, seat: Seat, round: u32, contribution: &str) -> String {
    let text = format!("antre promise 2\ntable {table}\nseat {seat}\nround {round}\n{contribution}");
    hex(&Sha256::digest(text))
}

/// The key of every roll: it follows from the seed, the table and what each seat added, in order.
pub fn key<'a>(
    version: Version,
    bound: &Bound<'_>,
    seed: &[u8; 32],
    contributions: impl IntoIterator<Item = &'a str>,
) -> [u8; 32] {
    // Each text with its length, so that no two lists are told apart only by where one ends.
    let with = |hash: Sha256, text: &str| {
        hash.chain_update((text.len() as u64).to_le_bytes()).chain_update(text.as_bytes())
    };
    let hash = match version {
        Version::First => Sha256::new().chain_update(b"antre key 1\n").chain_update(seed),
        Version::Second => {
            with(Sha256::new().chain_update(b"antre key 2\n").chain_update(seed), &bound.text())
        }
    };
    contributions.into_iter().fold(hash, with).finalize().into()
}

/// Whether a text may be added to the chance: printable ASCII on one line.
pub fn is_contribution(text: &str) -> bool {
    let plain = text.bytes().all(|byte| (b' '..=b'~').contains(&byte)) && text.trim() == text;
    plain && text.len() <= LONGEST_CONTRIBUTION
}

/// Whether a text can be a promise: 64 hexadecimal digits.
pub fn is_promise(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOUND: Bound<'static> =
        Bound { table: "t", game: "coeur", pack_hash: "0123456789abcdef", seats: 2, options: &[] };

    #[test]
    fn lists_that_join_alike_give_different_keys() {
        let seed = [7; 32];
        for version in [Version::First, Version::Second] {
            let key = |seed: &[u8; 32], added: &[&str]| key(version, &BOUND, seed, added.iter().copied());
            assert_ne!(key(&seed, &["ab", "c"]), key(&seed, &["a", "bc"]));
            assert_ne!(key(&seed, &["", "a"]), key(&seed, &["a", ""]));
            assert_ne!(key(&seed, &["a"]), key(&[8; 32], &["a"]));
        }
    }

    /// Another table, game, pack, number of seats or option is another key, and another table another commitment.
    #[test]
    fn a_shuffle_belongs_to_its_table() {
        let seed = [7; 32];
        let of = |bound: &Bound<'_>| key(Version::Second, bound, &seed, ["a", "b"]);
        let option = [("memory".to_owned(), "open".to_owned())];
        let others = [
            Bound { table: "u", ..BOUND },
            Bound { game: "drako", ..BOUND },
            Bound { pack_hash: "0123456789abcdee", ..BOUND },
            Bound { seats: 3, ..BOUND },
            Bound { options: &option, ..BOUND },
        ];
        for other in &others {
            assert_ne!(of(other), of(&BOUND), "{other:?}");
        }
        assert_ne!(commitment(Version::Second, "t", &seed), commitment(Version::Second, "u", &seed));
        // Nobody passes off another's promise, or one of an earlier round, as their own.
        let own = promise("t", Seat::A, 0, "dice");
        assert!(is_promise(&own));
        for other in [
            promise("u", Seat::A, 0, "dice"),
            promise("t", Seat::B, 0, "dice"),
            promise("t", Seat::A, 1, "dice"),
        ] {
            assert_ne!(own, other);
        }
    }
}
