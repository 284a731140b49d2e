//! What people may be called: a name can be seen, and nobody at a table passes for somebody else (S13).

use crate::Refusal;
use antre_kernel::{Phrase, fits_a_line};
use antre_wire::server::{ErrorCode, StoredSeat, Who};
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton;

/// The longest name.
const LONGEST_NAME: usize = 40;

/// Whether people can be called so.
///
/// # Errors
/// That they cannot.
pub fn check_name(name: &str) -> Result<(), Refusal> {
    let bad = |what: Phrase| Err(Refusal::new(ErrorCode::BadOpen, what));
    if !fits_a_line(name, LONGEST_NAME) {
        return bad(Phrase::new("server-bad-name").with("most", LONGEST_NAME));
    }
    if !is_seen(name) {
        return bad(Phrase::new("server-unseen-name"));
    }
    Ok(())
}

/// What somebody sees who reads a name in passing: as it is written, and without regard to capitals. Two names look
/// alike if they share one of these.
///
/// Both are needed: only as it is written does `Ivan` look like `lvan`, and only without capitals like `ivan`.
pub fn looks(name: &str) -> [String; 2] {
    let written: String = name.nfkc().collect();
    // A letter without capitals may look like one that has them, so both steps are taken twice.
    let folded = shape(&fold(&shape(&fold(&written))));
    [shape(&written), folded]
}

/// Whether people would take one name for the other.
fn look_alike(one: &str, other: &str) -> bool {
    let other = looks(other);
    looks(one).iter().any(|look| other.contains(look))
}

/// Whether nobody at these seats, person or bot, has a name that looks like this one.
///
/// # Errors
/// That somebody has.
pub fn check_apart<'a>(name: &str, seats: impl IntoIterator<Item = &'a StoredSeat>) -> Result<(), Refusal> {
    let mut others = seats.into_iter().filter(|seat| seat.who != Who::Open);
    match others.find(|seat| look_alike(name, &seat.name)) {
        None => Ok(()),
        Some(seat) => {
            let what = Phrase::new("server-name-alike").with("name", seat.name.as_str());
            Err(Refusal::new(ErrorCode::NameTaken, what))
        }
    }
}

/// Letters that look alike become the same; blanks and what cannot be seen go.
fn shape(text: &str) -> String {
    skeleton(text).filter(|letter| !letter.is_whitespace()).collect()
}

/// Without regard to capitals; upwards first, so that ß and ſ meet s.
fn fold(text: &str) -> String {
    text.to_uppercase().to_lowercase().nfkc().collect()
}

/// Whether a name can be seen, and leaves the text around it as it is.
fn is_seen(name: &str) -> bool {
    let mut before = ' ';
    let mut letters = name.chars().peekable();
    while let Some(letter) = letters.next() {
        let fits = match letter {
            // Emoji are written with these, and they change no look.
            '\u{fe0e}' | '\u{fe0f}' => true,
            // Persian, the scripts of India and emoji join letters by them.
            '\u{200c}' | '\u{200d}' => !before.is_ascii() && letters.peek().is_some_and(|l| !l.is_ascii()),
            ' ' | '\u{a0}' | '\u{202f}' | '\u{3000}' => true,
            // An empty cell of Braille, marks of annotations, letters that each font draws as it likes.
            '\u{2800}' | '\u{fff9}'..='\u{fffc}' | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'.. => false,
            // Nothing is left of what cannot be seen, marks that turn the direction of writing among it.
            _ => !letter.is_whitespace() && skeleton(letter.encode_utf8(&mut [0; 4])).next().is_some(),
        };
        if !fits {
            return false;
        }
        before = letter;
    }
    looks(name).iter().all(|look| !look.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_found_and_others_are_not() {
        let alike = [
            ("Anna", "Anna"),
            ("Anna", "anna"),
            ("Anna", "АNNA"),         // a Cyrillic А
            ("Anna", "Аnnа"),         // two of them
            ("Anna", "Ａｎｎａ"),     // full width
            ("Anna", "𝐀𝐧𝐧𝐚"),         // mathematical
            ("anna", "ꓮnna"),         // Lisu, which has no small letters
            ("Anna", "Ann\u{200d}a"), // a joiner
            ("Anna", "Anna\u{fe0f}"), // a selector
            ("Anna B", "Anna\u{a0}\u{a0}B"),
            ("Zoé", "Zoe\u{301}"),
            ("ZOÉ", "zoé"),
            ("Ivan", "lvan"),
            ("Ivan", "ivan"),
            ("Tom", "Torn"),
            ("Strauß", "STRAUSS"),
            ("Joueur 1", "Joueur l"),
            ("Bob0", "BobO"),
            ("Œdipe", "œdipe"),
        ];
        for (one, other) in alike {
            assert!(look_alike(one, other) && look_alike(other, one), "{one} {other}");
        }
        let apart = [
            ("Anna", "Bruno"),
            ("Anna", "Anne"),
            ("Anna", "Annà"),
            ("Élie", "Elle"),
            ("Elie", "Elle"),
            ("Léa", "Lea"),
            ("Joueur 1", "Joueur 2"),
            ("Player 1", "Player 10"),
            ("Étincelle", "Étincelle 2"),
            ("👨\u{200d}👩", "👩\u{200d}👨"),
        ];
        for (one, other) in apart {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn a_name_can_be_seen_and_leaves_its_surroundings_alone() {
        for name in [
            "Anna",
            "Zoé B.",
            "安娜",
            "آنا",
            "می\u{200c}خواهم",
            "❤\u{fe0f}",
            "👨\u{200d}👩\u{200d}👧",
            "A\u{a0}B",
            "Œ",
        ] {
            assert!(check_name(name).is_ok(), "{name:?}");
        }
        for name in [
            "",
            " Anna",
            "An\tna",
            "An\u{200b}na",
            "An\u{200d}na",
            "\u{200d}",
            "Anna\u{200d}",
            "An\u{ad}na",
            "\u{202e}annA",
            "Anna\u{202c}",
            "\u{2066}Anna\u{2069}",
            "Anna\u{200e}",
            "\u{61c}Anna",
            "An\u{2028}na",
            "An\u{2029}na",
            "\u{feff}Anna",
            "\u{3164}",
            "\u{115f}",
            "\u{2800}",
            "\u{fe0f}",
            "Anna\u{e0061}",
            "\u{e000}",
            "An\u{fffb}na",
            "An\u{2003}na",
            &"x".repeat(41),
        ] {
            assert!(check_name(name).is_err(), "{name:?}");
        }
    }
}
