//! Why a card wins its trick, in the words of the rules of winning (DR-49 to DR-64), and which of them holds now.

use crate::card::{Asked, Card, Flame};
use crate::state::Trick;
use crate::{Drarkane, Phase, View};
use antre_kernel::Phrase;

/// Why a card wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The card that wins.
    pub card: Card,
    /// By which rule.
    pub by: By,
    /// Whether other cards are as strong, and this was laid before them (DR-58).
    pub first: bool,
    /// Whether both Sorcerers lie in the trick and cancel each other (DR-50).
    pub cancelled: bool,
}

/// The rule by which a card wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// The strongest Obscure card (DR-51, DR-52).
    Obscure,
    /// The highest trump (DR-53).
    Trump,
    /// The highest card of the asked colour (DR-54).
    Suit,
    /// Nothing but white cards beside Sorcerers (DR-57).
    White,
    /// The lowest force under the Sorcerer of weakness (DR-59).
    Lowest,
    /// The same, but a white card lies there and does not win (DR-60).
    LowestButWhite,
    /// The highest force under the Sorcerer of might (DR-62).
    Highest,
    /// The same, but an Obscure card lies there and is set aside (DR-63).
    HighestButObscure,
}

impl Reason {
    /// In words, to stand after a colon.
    pub(crate) fn why(self) -> Phrase {
        let why = Phrase::new(match self.by {
            By::Obscure => "drarkane-why-obscure",
            By::Trump => "drarkane-why-trump",
            By::Suit => "drarkane-why-suit",
            By::White => "drarkane-why-white",
            By::Lowest => "drarkane-why-lowest",
            By::LowestButWhite => "drarkane-why-lowest.but",
            By::Highest => "drarkane-why-highest",
            By::HighestButObscure => "drarkane-why-highest.but",
        });
        let why = why.with("card", self.card.name());
        let why = if self.first { Phrase::new("drarkane-why-first").with("why", why) } else { why };
        if self.cancelled { Phrase::new("drarkane-why-cancelled").with("why", why) } else { why }
    }
}

impl Drarkane {
    /// Why the card that wins a trick, or would if it stopped here, does so; nothing if none does.
    pub(crate) fn reason(&self, trick: &Trick) -> Option<Reason> {
        Some(self.reason_at(trick, self.winning_place(trick)?))
    }

    /// Why the card in this place wins, given that it does.
    pub(crate) fn reason_at(&self, trick: &Trick, place: usize) -> Reason {
        let card = trick.card(place).unwrap_or(Card::HIDDEN);
        let lies = |flame: Flame| trick.cards().any(|card| card.flame() == flame);
        let laid = |card: Card| trick.cards().any(|each| each == card);
        let row = self.strengths_in(trick);
        let equals = trick.cards().filter(|each| row[each.index()] == row[card.index()]).count();
        let sorcerers = (laid(Card::LOW), laid(Card::HIGH));
        let by = match (sorcerers, card.flame()) {
            ((true, false), flame) if flame != Flame::White && lies(Flame::White) => By::LowestButWhite,
            ((true, false), _) => By::Lowest,
            ((false, true), flame) if flame != Flame::Obscure && lies(Flame::Obscure) => {
                By::HighestButObscure
            }
            ((false, true), _) => By::Highest,
            (_, Flame::Obscure) => By::Obscure,
            (_, Flame::Yellow) => By::Trump,
            (_, Flame::White) => By::White,
            _ => By::Suit,
        };
        Reason { card, by, first: equals > 1, cancelled: sorcerers == (true, true) }
    }

    /// The same of the trick in sight, as long as all its cards lie there. A trick that was won asks for no colour
    /// any more: what it asked follows from its cards, as they were laid.
    pub(crate) fn reason_in_sight(&self, view: &View) -> Option<Reason> {
        let trick = &view.open.trick;
        if view.open.phase != Phase::Place {
            return self.reason(trick);
        }
        let mut whole = Trick::default();
        for card in trick.places() {
            let card = card?;
            if self.silent_obscure && whole.is_empty() && card.flame() == Flame::Obscure {
                whole.asked = Asked::NEVER; // DR-41
            }
            whole.lay(card);
        }
        self.reason(&whole)
    }

    /// What beats what in this trick, in one line.
    pub(crate) fn ranks(&self, trick: &Trick) -> Phrase {
        let laid = |card: Card| trick.cards().any(|each| each == card);
        // Which setting of DR-60 and of DR-63 is played shows in whether the one card would beat the other.
        let row = self.strengths_in(trick);
        let beats = |one: Card, other: Card| row[one.index()] > row[other.index()];
        Phrase::new(match (laid(Card::LOW), laid(Card::HIGH)) {
            (true, true) => "drarkane-ranks.cancelled",
            (true, false) if beats(Card::EGG, Card::KNIGHT) => "drarkane-ranks.lowest",
            (true, false) => "drarkane-ranks.lowest-but-white",
            (false, true) if beats(Card::KNIGHT, Card::new(0)) => "drarkane-ranks.highest",
            (false, true) => "drarkane-ranks.highest-but-obscure",
            (false, false) => "drarkane-ranks",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use antre_stage::{Boxed, PackText};

    fn game(options: &[(&str, &str)]) -> Drarkane {
        let options: Vec<_> = options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
        let (name, text) = Drarkane::PACKS[0];
        Drarkane::build(&PackText { name, text }, Some(4), &options).unwrap()
    }

    fn trick(cards: &str) -> Trick {
        let mut trick = Trick::default();
        cards.split(' ').for_each(|card| trick.lay(Card::read(card).unwrap()));
        trick
    }

    fn told(game: &Drarkane, cards: &str) -> Option<(String, By)> {
        game.reason(&trick(cards)).map(|reason| (reason.card.code(), reason.by))
    }

    #[test]
    fn every_rule_of_winning_is_told_by_its_name() {
        let usual = game(&[]);
        for (cards, card, rule) in [
            ("b4 b9 r10 g2", "b9", By::Suit),
            ("b4 y2 r10 b9", "y2", By::Trump),
            ("b4 y2 Kn Qn", "Qn", By::Obscure),
            ("S- Eg S+", "Eg", By::White),
            ("b4 y2 r1 S-", "r1", By::Lowest),
            ("b4 Eg r1 S-", "Eg", By::Lowest),
            ("b4 y2 r10 S+", "r10", By::Highest),
            ("b4 Kg r10 S+", "r10", By::HighestButObscure),
            ("Kg S+ Kn Eg", "Kg", By::Highest),
        ] {
            assert_eq!(told(&usual, cards), Some((card.into(), rule)), "{cards}");
        }
        assert_eq!(told(&usual, "S- S+"), None);
        let loses = game(&[("low_sorcerer_white", "loses")]);
        assert_eq!(told(&loses, "b4 Eg r1 S-"), Some(("r1".into(), By::LowestButWhite)));
        let included = game(&[("high_sorcerer_obscure", "included")]);
        assert_eq!(told(&included, "b4 Kg r10 S+"), Some(("Kg".into(), By::Highest)));
    }

    #[test]
    fn being_first_among_equals_is_part_of_the_reason() {
        let usual = game(&[]);
        for (cards, first) in
            [("b4 Kn y9 Kn", true), ("b4 Kn y9 Qn", false), ("b1 y1 r9 S-", true), ("b4 r4 g2 b3", false)]
        {
            assert_eq!(usual.reason(&trick(cards)).map(|reason| reason.first), Some(first), "{cards}");
        }
    }

    #[test]
    fn two_sorcerers_cancel_each_other_and_one_does_not() {
        let usual = game(&[]);
        let reason = usual.reason(&trick("b4 y2 S- S+")).unwrap();
        assert_eq!((reason.by, reason.cancelled), (By::Trump, true));
        assert!(!usual.reason(&trick("b4 y2 S- b5")).unwrap().cancelled);
    }

    #[test]
    fn what_beats_what_follows_the_settings() {
        let usual = game(&[]);
        let other = game(&[("low_sorcerer_white", "loses"), ("high_sorcerer_obscure", "included")]);
        for (cards, here, there) in [
            ("b4 y2", "drarkane-ranks", "drarkane-ranks"),
            ("b4 S-", "drarkane-ranks.lowest", "drarkane-ranks.lowest-but-white"),
            ("b4 S+", "drarkane-ranks.highest-but-obscure", "drarkane-ranks.highest"),
            ("S+ S-", "drarkane-ranks.cancelled", "drarkane-ranks.cancelled"),
        ] {
            assert_eq!(usual.ranks(&trick(cards)), Phrase::new(here), "{cards}");
            assert_eq!(other.ranks(&trick(cards)), Phrase::new(there), "{cards}");
        }
    }
}
