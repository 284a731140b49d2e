//! Fair shuffles: a commitment before the deal, the players' own randomness, and a proof at the end.
//!
//! The server draws a seed of 256 bits and publishes its hash, the commitment, before anybody sits down. Each
//! player who has seen it may add a few letters, and nothing is dealt before all had the occasion. The key of all rolls is a hash of seed and additions, and the dice of a ply are
//! ChaCha20 of that key and the ply's number. At the end the seed is told, and everybody can count again.

use crate::secret::{bytes, hex};
use antre_host::AnyGame;
use antre_kernel::{Header, Misread, Phrase, Seat};
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

/// The most letters a player may add.
pub const LONGEST_CONTRIBUTION: usize = 64;

const MAGIC: &str = "antre proof 1";

/// The hash that is published before the deal.
pub fn commitment(seed: &[u8; 32]) -> String {
    hex(&Sha256::new().chain_update(b"antre seed 1\n").chain_update(seed).finalize())
}

/// The key of every roll: it follows from the seed and what each seat added, in order.
pub fn key<'a>(seed: &[u8; 32], contributions: impl IntoIterator<Item = &'a str>) -> [u8; 32] {
    let mut hash = Sha256::new().chain_update(b"antre key 1\n").chain_update(seed);
    for text in contributions {
        // Each with its length, so that no two lists are told apart only by where one ends.
        hash = hash.chain_update((text.len() as u64).to_le_bytes()).chain_update(text.as_bytes());
    }
    hash.finalize().into()
}

/// Whether a text may be added to the chance: printable ASCII on one line.
pub fn is_contribution(text: &str) -> bool {
    let plain = text.bytes().all(|byte| (b' '..=b'~').contains(&byte)) && text.trim() == text;
    plain && text.len() <= LONGEST_CONTRIBUTION
}

/// A finished game with everything needed to check its rolls.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The table it was played at.
    pub table: String,
    /// What was published before the deal.
    pub commitment: String,
    /// The seed.
    pub seed: [u8; 32],
    /// What each seat added.
    pub contributions: Vec<String>,
    /// The open record.
    pub record: String,
}

impl Proof {
    /// As a text for a file.
    pub fn write(&self) -> String {
        let mut text = format!("{MAGIC}\ntable {}\ncommitment {}\n", self.table, self.commitment);
        let _ = writeln!(text, "seed {}", hex(&self.seed));
        for (index, added) in self.contributions.iter().enumerate() {
            let _ = writeln!(text, "added {} {added}", Seat::new(index));
        }
        text + "record\n" + &self.record
    }

    /// Reads such a text.
    ///
    /// # Errors
    /// The line that is none of a proof.
    pub fn read(text: &str) -> Result<Proof, Misread> {
        let wrong = |line: u32| Misread::new(Phrase::new("proof-bad-line")).at_line(line);
        let mut proof = Proof {
            table: String::new(),
            commitment: String::new(),
            seed: [0; 32],
            contributions: Vec::new(),
            record: String::new(),
        };
        let mut seen_seed = false;
        let mut rest = text;
        let mut number = 0;
        while let Some((line, after)) = rest.split_once('\n') {
            number += 1;
            rest = after;
            let line = line.trim_end_matches('\r');
            if number == 1 {
                if line != MAGIC {
                    return Err(Misread::new(Phrase::new("proof-not-one")).at_line(1));
                }
                continue;
            }
            if line == "record" {
                if !seen_seed || proof.commitment.is_empty() {
                    return Err(wrong(number));
                }
                proof.record = rest.to_owned();
                return Ok(proof);
            }
            let (word, value) = line.split_once(' ').ok_or_else(|| wrong(number))?;
            match word {
                "table" => proof.table = value.to_owned(),
                "commitment" => proof.commitment = value.to_owned(),
                "seed" => {
                    proof.seed = bytes(value).ok_or_else(|| wrong(number))?;
                    seen_seed = true;
                }
                "added" => {
                    let (seat, added) = value.split_once(' ').unwrap_or((value, ""));
                    let due = proof.contributions.len();
                    let seat = Seat::read(seat, antre_kernel::MAX_SEATS as u8);
                    if seat.map(Seat::index) != Some(due) || !is_contribution(added) {
                        return Err(wrong(number));
                    }
                    proof.contributions.push(added.to_owned());
                }
                _ => return Err(wrong(number)),
            }
        }
        Err(Misread::new(Phrase::new("proof-not-one")).at_line(number.max(1)))
    }

    /// Counts everything again: how many rolls there were, and each follows.
    ///
    /// # Errors
    /// What does not fit: the commitment, a roll, or the record itself.
    pub fn verify(&self, shelf: &[&dyn AnyGame], packs: &[(String, String)]) -> Result<u32, Misread> {
        let header = Header::read(&self.record)?;
        let game = antre_host::find(shelf, &header.game)?;
        let record = game.read_record(&self.record, packs)?;
        if commitment(&self.seed) != self.commitment {
            return Err(Phrase::new("proof-other-seed").into());
        }
        let key = key(&self.seed, self.contributions.iter().map(String::as_str));
        record
            .rolls_follow(key)
            .map_err(|ply| Phrase::new("proof-other-roll").with("ply", i64::from(ply)).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_that_join_alike_give_different_keys() {
        let seed = [7; 32];
        assert_ne!(key(&seed, ["ab", "c"]), key(&seed, ["a", "bc"]));
        assert_ne!(key(&seed, ["", "a"]), key(&seed, ["a", ""]));
        assert_ne!(key(&seed, ["a"]), key(&[8; 32], ["a"]));
    }

    /// The page derives the key by itself (web/src/fair/proof.ts), and its tests know this one too.
    #[test]
    fn a_key_follows_as_the_page_derives_it() {
        let text = include_str!("../../../releases/0.1.0/proofs/coeur.txt");
        let proof = Proof::read(text).unwrap();
        let key = key(&proof.seed, proof.contributions.iter().map(String::as_str));
        assert_eq!(hex(&key), "edb1e9ec40bc180dbbf663eb796d0aea053decb7cbeb9743af5ead688983c8a3");
    }

    #[test]
    fn a_proof_is_read_as_it_was_written() {
        let proof = Proof {
            table: "t".into(),
            commitment: commitment(&[1; 32]),
            seed: [1; 32],
            contributions: vec!["".into(), "my dice".into()],
            record: "antre record 1\n…\n".into(),
        };
        assert_eq!(Proof::read(&proof.write()), Ok(proof.clone()));
        for cut in ["", "antre proof 2\n", "antre proof 1\nseed 12\n", "antre proof 1\nadded B x\n"] {
            assert!(Proof::read(cut).is_err(), "{cut:?}");
        }
        assert!(Proof::read(&proof.write().replace("added A ", "added C ")).is_err());
    }
}
