//! Several things in one sentence: « Brald, Morin et Urpen ».

use antre_kernel::Phrase;

/// Things that go together; each language says how. Nothing if there are none.
pub fn all_of(things: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined(things, "joined-and")
}

/// Things of which one is meant.
pub fn one_of(things: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined(things, "joined-or")
}

/// The last two with a word between them, those before with commas.
fn joined(things: impl IntoIterator<Item = Phrase>, last: &'static str) -> Phrase {
    let mut things = things.into_iter().peekable();
    let mut all = things.next();
    while let Some(thing) = things.next() {
        let key = if things.peek().is_none() { last } else { "joined-comma" };
        all = all.map(|before| Phrase::new(key).with("before", before).with("after", thing));
    }
    all.unwrap_or_else(|| Phrase::bare(""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_two_have_a_word_between_them() {
        let [a, b, c] = ["a", "b", "c"].map(Phrase::new);
        assert_eq!(all_of([]), Phrase::bare(""));
        assert_eq!(all_of([a.clone()]), a);
        let two = Phrase::new("joined-or").with("before", a.clone()).with("after", b.clone());
        assert_eq!(one_of([a.clone(), b.clone()]), two);
        let two = Phrase::new("joined-comma").with("before", a.clone()).with("after", b.clone());
        assert_eq!(all_of([a, b, c.clone()]), Phrase::new("joined-and").with("before", two).with("after", c));
    }
}
