//! Text that is almost right: what hands, disks and careless editors make of a notation.

use antre_kernel::{Dice, Field, Rng};

/// The text with one small accident; `other` is a text of the same kind to mix in.
pub(crate) fn garble(text: &str, other: &str, dice: &mut Rng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let strange: Vec<char> = other.chars().collect();
    let at = dice.below(chars.len().max(1));
    match dice.below(7) {
        0 if !chars.is_empty() => drop(chars.remove(at)),
        1 if !chars.is_empty() => chars.insert(at, chars[at]),
        2 if !chars.is_empty() && !strange.is_empty() => chars[at] = strange[dice.below(strange.len())],
        3 => {
            let from = dice.below(strange.len() + 1);
            chars.truncate(dice.below(text.chars().count() + 1));
            chars.extend(&strange[from..]);
        }
        4 => {
            for c in chars.iter_mut().filter(|c| c.is_ascii_digit()) {
                *c = char::from(b'0' + dice.below(10) as u8);
            }
        }
        5 => return swap_two(text, dice).unwrap_or_default(),
        _ => chars.extend(&strange),
    }
    chars.into_iter().collect()
}

/// The text with two different words swapped, if it has two.
pub(crate) fn swap_two(text: &str, dice: &mut Rng) -> Option<String> {
    let mut words: Vec<&str> = text.split(' ').collect();
    let (a, b) = two_different(&words, dice)?;
    words.swap(a, b);
    Some(words.join(" "))
}

/// Swaps two different words of a position, and says whether there were two.
pub(crate) fn swap_words(fields: &mut [Field], dice: &mut Rng) -> Option<()> {
    let split: Vec<Vec<String>> =
        fields.iter().map(|field| field.value.split_whitespace().map(str::to_owned).collect()).collect();
    let mut all: Vec<String> = split.iter().flatten().cloned().collect();
    let words: Vec<&str> = all.iter().map(|word| if word == "-" { "" } else { word.as_str() }).collect();
    let (a, b) = two_different(&words, dice)?;
    all.swap(a, b);
    let mut rest = all.into_iter();
    for (field, words) in fields.iter_mut().zip(split) {
        field.value = rest.by_ref().take(words.len()).collect::<Vec<_>>().join(" ");
    }
    Some(())
}

/// The places of two different words that are not empty.
fn two_different(words: &[&str], dice: &mut Rng) -> Option<(usize, usize)> {
    if words.len() < 2 {
        return None;
    }
    (0..8)
        .map(|_| (dice.below(words.len()), dice.below(words.len())))
        .find(|&(a, b)| words[a] != words[b] && !words[a].is_empty() && !words[b].is_empty())
}

/// The text with one bit of its byte `at` flipped, if it is a text still.
pub(crate) fn flip(text: &str, at: usize, dice: &mut Rng) -> Option<String> {
    let mut bytes = text.as_bytes().to_vec();
    bytes[at] ^= 1 << dice.below(8);
    String::from_utf8(bytes).ok()
}

/// The text without one of its lines, with one line twice, with two lines swapped, or cut short.
pub(crate) fn tear(text: &str, dice: &mut Rng) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let at = dice.below(lines.len());
    match dice.below(4) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[at]),
        2 => lines.swap(at, dice.below(text.lines().count())),
        _ => lines.truncate(at),
    }
    lines.into_iter().flat_map(|line| [line, "\n"]).collect()
}
