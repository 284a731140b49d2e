//! What bots are called at a table: stones of the lair, which are names in every language.

use antre_kernel::{Dice as _, Rng};

/// More names than any game has seats, so that there is one that nobody at the table has.
const NAMES: [&str; 16] = [
    "Basalte",
    "Béryl",
    "Brindille",
    "Grisou",
    "Jaspe",
    "Lichen",
    "Mica",
    "Obsidienne",
    "Onyx",
    "Opale",
    "Pyrite",
    "Quartz",
    "Ronce",
    "Silex",
    "Topaze",
    "Tourmaline",
];

/// The names for bots at a table, in the order in which they are given; the same for the same table.
pub fn opponent_names(table: &str) -> [&'static str; 16] {
    let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let mut rng = Rng::new(table.bytes().fold(0xcbf2_9ce4_8422_2325, fold));
    let mut names = NAMES;
    (1..names.len()).for_each(|last| names.swap(last, rng.below(last + 1)));
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_has_its_own_and_each_once() {
        let [one, other] = ["one", "other"].map(opponent_names);
        assert_eq!(one, opponent_names("one"));
        assert_ne!(one, other);
        let mut sorted = one;
        sorted.sort_unstable();
        assert!(sorted.windows(2).all(|pair| pair[0] < pair[1]), "{sorted:?}");
    }
}
