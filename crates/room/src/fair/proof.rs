//! A finished game with everything needed to check its rolls, as a text for a file.

use super::{Bound, Version, commitment, is_contribution, is_promise, key, promise};
use crate::secret::{bytes, hex};
use antre_host::AnyGame;
use antre_kernel::{Header, Misread, Phrase, Seat};
use std::fmt::Write as _;

/// A finished game with everything needed to check its rolls.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// How it is proven.
    pub version: Version,
    /// The table it was played at.
    pub table: String,
    /// What was published before the deal.
    pub commitment: String,
    /// The seed.
    pub seed: [u8; 32],
    /// How often all had to promise anew.
    pub rounds: u32,
    /// What each seat promised, if it did; empty in the first version.
    pub promises: Vec<Option<String>>,
    /// What each seat added.
    pub contributions: Vec<String>,
    /// The open record.
    pub record: String,
}

const FIRST: &str = "antre proof 1";
const SECOND: &str = "antre proof 2";

impl Proof {
    /// As a text for a file.
    pub fn write(&self) -> String {
        let magic = match self.version {
            Version::First => FIRST,
            Version::Second => SECOND,
        };
        let mut text = format!("{magic}\ntable {}\ncommitment {}\n", self.table, self.commitment);
        let _ = writeln!(text, "seed {}", hex(&self.seed));
        if self.version == Version::Second {
            let _ = writeln!(text, "rounds {}", self.rounds);
        }
        for (index, promise) in self.promises.iter().enumerate() {
            let _ = writeln!(text, "promised {} {}", Seat::new(index), promise.as_deref().unwrap_or("-"));
        }
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
        let not_one = |line: u32| Misread::new(Phrase::new("proof-not-one")).at_line(line);
        let mut lines = text.split_inclusive('\n').zip(1..);
        let version = match lines.next().map(|(line, _)| line.trim_end()) {
            Some(FIRST) => Version::First,
            Some(SECOND) => Version::Second,
            _ => return Err(not_one(1)),
        };
        let mut proof = Proof {
            version,
            table: String::new(),
            commitment: String::new(),
            seed: [0; 32],
            rounds: 0,
            promises: Vec::new(),
            contributions: Vec::new(),
            record: String::new(),
        };
        let mut seen_seed = false;
        while let Some((line, number)) = lines.next() {
            let line = line.trim_end_matches(['\n', '\r']);
            if line == "record" {
                if !seen_seed || proof.commitment.is_empty() {
                    return Err(wrong(number));
                }
                proof.record = lines.map(|(line, _)| line).collect();
                return Ok(proof);
            }
            let (word, value) = line.split_once(' ').ok_or_else(|| wrong(number))?;
            seen_seed |= word == "seed";
            proof.read_line(word, value).ok_or_else(|| wrong(number))?;
        }
        Err(not_one(text.lines().count().max(1) as u32))
    }

    fn read_line(&mut self, word: &str, value: &str) -> Option<()> {
        /// The rest of a line that begins with the letter of the seat that is due.
        fn of_seat(value: &str, due: usize) -> Option<&str> {
            let (seat, rest) = value.split_once(' ').unwrap_or((value, ""));
            let seat = Seat::read(seat, antre_kernel::MAX_SEATS as u8)?;
            (seat.index() == due).then_some(rest)
        }
        match (word, self.version) {
            ("table", _) => self.table = value.to_owned(),
            ("commitment", _) => self.commitment = value.to_owned(),
            ("seed", _) => self.seed = bytes(value)?,
            ("rounds", Version::Second) => self.rounds = value.parse().ok()?,
            ("promised", Version::Second) => {
                let promise = Some(of_seat(value, self.promises.len())?).filter(|promise| *promise != "-");
                if !promise.is_none_or(is_promise) {
                    return None;
                }
                self.promises.push(promise.map(str::to_owned));
            }
            ("added", _) => {
                let added =
                    Some(of_seat(value, self.contributions.len())?).filter(|text| is_contribution(text))?;
                self.contributions.push(added.to_owned());
            }
            _ => return None,
        }
        Some(())
    }

    /// Counts everything again: how many rolls there were, and each follows.
    ///
    /// # Errors
    /// What does not fit: the commitment, a promise, a roll, or the record itself.
    pub fn verify(&self, shelf: &[&dyn AnyGame], packs: &[(String, String)]) -> Result<u32, Misread> {
        let header = Header::read(&self.record)?;
        let game = antre_host::find(shelf, &header.game)?;
        let record = game.read_record(&self.record, packs)?;
        if commitment(self.version, &self.table, &self.seed) != self.commitment {
            return Err(Phrase::new("proof-other-seed").into());
        }
        self.promises_were_kept()?;
        let bound = Bound {
            table: &self.table,
            game: &header.game,
            pack_hash: &header.setup.pack_hash,
            seats: usize::from(header.setup.seats),
            options: &header.setup.options,
        };
        let key = key(self.version, &bound, &self.seed, self.contributions.iter().map(String::as_str));
        record
            .rolls_follow(key)
            .map_err(|ply| Phrase::new("proof-other-roll").with("ply", i64::from(ply)).into())
    }

    /// Whether each seat added what it had promised, and nothing without a promise.
    fn promises_were_kept(&self) -> Result<(), Misread> {
        if self.version == Version::First {
            return Ok(());
        }
        let all = self.promises.len() == self.contributions.len();
        for (index, (promised, added)) in self.promises.iter().zip(&self.contributions).enumerate() {
            let seat = Seat::new(index);
            let kept = match promised {
                Some(hash) => *hash == promise(&self.table, seat, self.rounds, added),
                None => added.is_empty(),
            };
            if !kept || !all {
                return Err(Phrase::new("proof-broken-promise").with("seat", seat.to_string()).into());
            }
        }
        if all { Ok(()) } else { Err(Phrase::new("proof-broken-promise").with("seat", "A").into()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page derives the key by itself (web/src/fair/proof.ts), and its tests know this one too.
    #[test]
    fn a_key_follows_as_the_page_derives_it() {
        let text = include_str!("../../../../releases/0.1.0/proofs/coeur.txt");
        let proof = Proof::read(text).unwrap();
        let bound = Bound { table: "", game: "", pack_hash: "", seats: 0, options: &[] };
        let added = || proof.contributions.iter().map(String::as_str);
        let first = key(Version::First, &bound, &proof.seed, added());
        assert_eq!(hex(&first), "edb1e9ec40bc180dbbf663eb796d0aea053decb7cbeb9743af5ead688983c8a3");
        let options =
            [("first_player".to_owned(), "random".to_owned()), ("open_memory".to_owned(), "off".to_owned())];
        let bound = Bound {
            table: "a table",
            game: "coeur",
            pack_hash: "aff5b235d3797d91",
            seats: 2,
            options: &options,
        };
        let second = key(Version::Second, &bound, &[7; 32], ["one", "zwei"]);
        assert_eq!(hex(&second), "12fd2c61abfa6942943b363662f666202d4621a41e8eacefb1ba8ddd228907fb");
        assert_eq!(
            commitment(Version::Second, "a table", &[7; 32]),
            "e61d993d846dfb337cc5421239014423fedeac7bb2dd6e01300779b3bc1bc5f2"
        );
        assert_eq!(
            promise("a table", Seat::B, 1, "zwei"),
            "7775e2982488c088b4b67a72405f905c4967095064801b88be5d7a9ca569f511"
        );
    }

    #[test]
    fn a_proof_is_read_as_it_was_written() {
        let first = Proof {
            version: Version::First,
            table: "t".into(),
            commitment: commitment(Version::First, "t", &[1; 32]),
            seed: [1; 32],
            rounds: 0,
            promises: Vec::new(),
            contributions: vec!["".into(), "my dice".into()],
            record: "antre record 1\n…\n".into(),
        };
        let promises = vec![None, Some(promise("t", Seat::B, 2, "my dice"))];
        let second = Proof { version: Version::Second, rounds: 2, promises, ..first.clone() };
        for proof in [&first, &second] {
            assert_eq!(Proof::read(&proof.write()).as_ref(), Ok(proof));
            assert!(Proof::read(&proof.write().replace("added A ", "added C ")).is_err());
        }
        let cuts = ["", "antre proof 3\n", "antre proof 1\nseed 12\n", "antre proof 1\nadded B x\n"];
        for cut in cuts.iter().chain(&["antre proof 1\nrounds 1\n", "antre proof 2\npromised A 12\n"]) {
            assert!(Proof::read(cut).is_err(), "{cut:?}");
        }
    }

    #[test]
    fn whoever_adds_something_else_than_promised_is_found() {
        let promises = vec![None, Some(promise("t", Seat::B, 0, "my dice"))];
        let proof = Proof {
            version: Version::Second,
            table: "t".into(),
            commitment: commitment(Version::Second, "t", &[1; 32]),
            seed: [1; 32],
            rounds: 0,
            promises,
            contributions: vec!["".into(), "my dice".into()],
            record: String::new(),
        };
        assert!(proof.promises_were_kept().is_ok());
        let swapped = Proof { contributions: vec!["".into(), "others".into()], ..proof.clone() };
        let unpromised = Proof { contributions: vec!["more".into(), "my dice".into()], ..proof.clone() };
        let left_out = Proof { promises: vec![None], ..proof.clone() };
        let later = Proof { rounds: 1, ..proof };
        for broken in [swapped, unpromised, left_out, later] {
            assert!(broken.promises_were_kept().is_err(), "{broken:?}");
        }
    }
}
