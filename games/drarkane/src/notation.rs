//! Text for moves and rolls; positions have a file of their own.

use crate::card::{Card, Cards};
use crate::state::{Deal, Roll, Set};
use crate::{Drarkane, Move, State};
use antre_kernel::{Field, MAX_SEATS, Misread, Notation, Phrase, Seat, Setup, nearest};

impl Drarkane {
    pub(crate) fn write_cards(&self, cards: Cards) -> String {
        line(cards.iter().map(Card::hand_code))
    }

    pub(crate) fn write_dragons(&self, dragons: impl IntoIterator<Item = u8>) -> String {
        line(dragons.into_iter().map(|dragon| self.dragon_id(dragon).to_owned()))
    }

    pub(crate) fn write_objectives(&self, objectives: impl IntoIterator<Item = u8>) -> String {
        line(objectives.into_iter().map(|objective| self.objective_id(objective).to_owned()))
    }

    pub(crate) fn read_dragon(&self, text: &str) -> Result<u8, Misread> {
        self.dragon(text).ok_or_else(|| {
            let ids = self.dragons.iter().map(|dragon| dragon.id.as_str());
            unknown("drarkane-dragon-unknown", text, ids.collect())
        })
    }

    pub(crate) fn read_objective(&self, text: &str) -> Result<u8, Misread> {
        self.objective(text).ok_or_else(|| {
            let ids = self.objectives.iter().map(|objective| objective.id.as_str());
            unknown("drarkane-objective-unknown", text, ids.collect())
        })
    }

    /// Reads cards of a hand or a pile; more than there are of a kind is refused.
    pub(crate) fn read_cards(&self, text: &str) -> Result<Cards, Misread> {
        let mut cards = Cards::NONE;
        for word in words(text) {
            let card = read_hand_card(word)?;
            let before = cards.len();
            cards.add(card);
            if card == Card::HIDDEN || cards.len() == before {
                return Err(Phrase::new("drarkane-card-twice").with("got", word).into());
            }
        }
        Ok(cards)
    }

    pub(crate) fn read_dragons(&self, text: &str) -> Result<Set, Misread> {
        words(text).map(|word| self.read_dragon(word)).collect()
    }

    pub(crate) fn read_objectives(&self, text: &str) -> Result<Set, Misread> {
        words(text).map(|word| self.read_objective(word)).collect()
    }

    /// Reads the letter of a seat that plays cards.
    pub(crate) fn read_side(&self, text: &str) -> Option<Seat> {
        Seat::read(text, self.sides)
    }

    fn read_placement(&self, card: &str, target: &str) -> Result<Move, Misread> {
        let (dragon, slot) = target.split_once('#').unwrap_or((target, "0"));
        let slot = slot.parse().ok().filter(|slot| *slot < 8);
        let slot = slot.ok_or_else(|| Phrase::new("drarkane-slot-unknown").with("got", target))?;
        Ok(Move::Place { card: read_card(card)?, dragon: self.read_dragon(dragon)?, slot })
    }

    fn write_deal(&self, deal: &Deal) -> String {
        let mut parts = vec![format!("deal {}", deal.first)];
        let players = usize::from(self.players);
        parts.extend(deal.hands.iter().take(players).map(|&hand| self.write_cards(hand)));
        parts.push(self.write_dragons(deal.dragons.into_iter().filter(|&dragon| dragon < 32)));
        if self.treasures {
            parts.extend(deal.objectives.iter().take(players).map(|set| self.write_objectives(set.iter())));
        }
        parts.join(" | ")
    }

    fn read_deal(&self, text: &str) -> Result<Deal, Misread> {
        let bad = || Misread::new(Phrase::new("roll-unknown").with("got", text));
        let mut parts = text.split('|').map(str::trim);
        let mut next = || parts.next().ok_or_else(bad);
        let first = self.read_side(next()?).ok_or_else(bad)?;
        let mut deal = Deal {
            first,
            hands: [Cards::NONE; MAX_SEATS],
            dragons: [u8::MAX; MAX_SEATS],
            objectives: [Set::NONE; MAX_SEATS],
        };
        let players = usize::from(self.players);
        for hand in deal.hands.iter_mut().take(players) {
            *hand = self.read_cards(next()?)?;
        }
        let dragons: Vec<u8> = words(next()?).map(|id| self.read_dragon(id)).collect::<Result<_, _>>()?;
        if dragons.len() > MAX_SEATS {
            return Err(bad());
        }
        deal.dragons[..dragons.len()].copy_from_slice(&dragons);
        if self.treasures {
            for objectives in deal.objectives.iter_mut().take(players) {
                *objectives = self.read_objectives(next()?)?;
            }
        }
        if parts.next().is_some() { Err(bad()) } else { Ok(deal) }
    }
}

impl Notation for Drarkane {
    const ID: &'static str = "drarkane";
    const RULES_VERSION: u32 = 1;

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn write_move(&self, m: Move) -> String {
        match m {
            Move::Give(card) => format!("give {}", card.hand_code()),
            Move::Back(card) => format!("back {}", card.hand_code()),
            Move::Keep(Some(objective)) => format!("keep {}", self.objective_id(objective)),
            Move::Keep(None) => "keep ?".into(),
            Move::Bid(bid) => format!("bid {bid}"),
            Move::Play(card) => card.code(),
            Move::Place { card, dragon, slot } => {
                format!("{}>{}#{slot}", card.code(), self.dragon_id(dragon))
            }
            Move::Offer(Some(card)) => format!("offer {}", card.hand_code()),
            Move::Offer(None) => "offer -".into(),
            Move::Answer(Some(card)) => format!("swap {}", card.hand_code()),
            Move::Answer(None) => "return".into(),
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, Misread> {
        let text = text.trim();
        if let Some((card, target)) = text.split_once('>') {
            return self.read_placement(card.trim(), target.trim());
        }
        let Some((word, rest)) = text.split_once(' ') else {
            return match text {
                "return" => Ok(Move::Answer(None)),
                _ => read_card(text).map(Move::Play),
            };
        };
        let rest = rest.trim();
        match word {
            "give" => read_hand_card(rest).map(Move::Give),
            "back" => read_hand_card(rest).map(Move::Back),
            "keep" if rest == "?" => Ok(Move::Keep(None)),
            "keep" => self.read_objective(rest).map(|objective| Move::Keep(Some(objective))),
            "bid" => match rest.parse() {
                Ok(bid) => Ok(Move::Bid(bid)),
                Err(_) => Err(Phrase::new("drarkane-bid-unknown").with("got", rest).into()),
            },
            "offer" if rest == "-" => Ok(Move::Offer(None)),
            "offer" => read_hand_card(rest).map(|card| Move::Offer(Some(card))),
            "swap" => read_hand_card(rest).map(|card| Move::Answer(Some(card))),
            _ => Err(Phrase::new("drarkane-move-unknown").with("got", text).into()),
        }
    }

    fn write_roll(&self, roll: &Roll) -> String {
        match roll {
            Roll::Deal(deal) => self.write_deal(deal),
            Roll::Pass => "pass".into(),
            Roll::Automaton(card) => format!("card {}", card.hand_code()),
            Roll::Dragon(dragon) => format!("dragon {}", self.dragon_id(*dragon)),
            Roll::Draw(card) => format!("draw {}", card.hand_code()),
        }
    }

    fn read_roll(&self, text: &str) -> Result<Roll, Misread> {
        if text == "pass" {
            return Ok(Roll::Pass);
        }
        let unknown = || Misread::new(Phrase::new("roll-unknown").with("got", text));
        let (word, rest) = text.split_once(' ').ok_or_else(unknown)?;
        match word {
            "deal" => self.read_deal(rest).map(Roll::Deal),
            "card" => read_hand_card(rest.trim()).map(Roll::Automaton),
            "dragon" => self.read_dragon(rest.trim()).map(Roll::Dragon),
            "draw" => read_hand_card(rest.trim()).map(Roll::Draw),
            _ => Err(unknown()),
        }
    }

    fn write_position(&self, s: &State) -> Vec<Field> {
        self.write_state(s)
    }

    fn read_position(&self, fields: &[Field]) -> Result<State, Misread> {
        self.read_state(fields)
    }
}

/// Codes in one line, `-` if there are none.
pub(crate) fn line(codes: impl Iterator<Item = String>) -> String {
    let line = codes.collect::<Vec<_>>().join(" ");
    if line.is_empty() { "-".into() } else { line }
}

/// The words of a line; `-` is none.
pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().filter(|&word| word != "-")
}

/// Reads a card as it lies in a trick.
pub(crate) fn read_card(text: &str) -> Result<Card, Misread> {
    Card::read(text).ok_or_else(|| unknown_card(text))
}

/// Reads a card as it is in a hand.
pub(crate) fn read_hand_card(text: &str) -> Result<Card, Misread> {
    Card::read_in_hand(text).ok_or_else(|| unknown_card(text))
}

fn unknown_card(text: &str) -> Misread {
    let codes: Vec<String> = Card::all().map(Card::code).collect();
    unknown("card-unknown", text, codes.iter().map(String::as_str).collect())
}

fn unknown(key: &'static str, text: &str, known: Vec<&str>) -> Misread {
    let near = nearest(text, known.iter().copied());
    let near = if near.is_empty() { known.join(", ") } else { near.join(", ") };
    Phrase::new(key).with("got", text).with("near", near).into()
}
