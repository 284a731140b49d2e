//! Text for moves and rolls; positions have a folder of their own.

use crate::event::{Cards, Move, Roll};
use crate::game::Drakerion;
use crate::ids::{DefId, HIDDEN_CARD, Slot};
use crate::language::{BattleLine, Mode};
use crate::moment::FEW;
use crate::playing::GIVEN;
use crate::state::State;
use antre_kernel::{Field, Misread, Notation, Phrase, Seat, Setup, nearest};

/// The slots beside the lines, by the words for them.
pub(crate) const BESIDE: [(&str, Slot); 3] =
    [("banner", Slot::BANNER), ("city", Slot::CITY), ("manoeuvre", Slot::MANOEUVRE)];

impl Drakerion {
    pub(crate) fn write_card(&self, card: DefId) -> &str {
        if card == HIDDEN_CARD { "?" } else { self.id_of(card) }
    }

    pub(crate) fn read_card(&self, text: &str) -> Result<DefId, Misread> {
        if text == "?" {
            return Ok(HIDDEN_CARD);
        }
        self.def_named(text).ok_or_else(|| {
            let ids: Vec<&str> = self.pack.cards.iter().map(|card| card.id.as_str()).collect();
            let near = nearest(text, ids.iter().copied());
            let near = if near.is_empty() { ids.join(", ") } else { near.join(", ") };
            Phrase::new("card-unknown").with("got", text).with("near", near).into()
        })
    }

    pub(crate) fn write_slot(slot: Slot) -> String {
        match BESIDE.iter().find(|(_, place)| *place == slot.as_named()) {
            Some((word, _)) => (*word).to_owned(),
            None => slot.to_string(),
        }
    }

    /// Reads a slot: a number from 1, or one of the places beside the lines.
    pub(crate) fn read_slot(text: &str) -> Option<Slot> {
        if let Some((_, place)) = BESIDE.iter().find(|(word, _)| *word == text) {
            return Some(*place);
        }
        let number: u8 = text.strip_prefix('#')?.parse().ok()?;
        Slot::shown_as(number).filter(|slot| slot.in_play())
    }
}

fn write_ability(number: u8) -> String {
    if number >= GIVEN { format!("g{}", number - GIVEN + 1) } else { (number + 1).to_string() }
}

fn read_ability(text: &str) -> Option<u8> {
    let (text, base) = match text.strip_prefix('g') {
        Some(text) => (text, GIVEN),
        None => (text, 0),
    };
    let number: u8 = text.parse().ok()?;
    number.checked_sub(1).filter(|&number| number < GIVEN).map(|number| number + base)
}

fn mode_word(mode: Mode) -> &'static str {
    match mode {
        Mode::Melee => "melee",
        Mode::Ranged => "ranged",
    }
}

impl Notation for Drakerion {
    const ID: &'static str = "drakerion";
    const RULES_VERSION: u32 = 2;

    fn rules_version(&self) -> u32 {
        self.rules_version
    }

    /// A pack that says nothing whose meaning has changed is played as it was, down to equal discounts that were one.
    fn by_rules(mut self, version: u32) -> Drakerion {
        if (self.tables.since..=Drakerion::RULES_VERSION).contains(&version) {
            self.rules_version = version;
        }
        self
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn write_move(&self, m: Move) -> String {
        match m {
            Move::First(seat) => format!("first {seat}"),
            Move::Line(BattleLine::Front) => "front".into(),
            Move::Line(BattleLine::Support) => "support".into(),
            Move::Slip(card) => format!("slip {}", self.write_card(card)),
            Move::Done => "done".into(),
            Move::Manoeuvre(card) => format!("manoeuvre {}", self.write_card(card)),
            Move::Pass => "pass".into(),
            Move::Withdraw => "withdraw".into(),
            Move::Play(card) => format!("play {}", self.write_card(card)),
            Move::Use { slot, ability } => {
                format!("use {} {}", Drakerion::write_slot(slot), write_ability(ability))
            }
            Move::Recall { card, ability } => {
                format!("recall {} {}", self.write_card(card), write_ability(ability))
            }
            Move::Attack { slot, mode } => {
                format!("attack {} {}", Drakerion::write_slot(slot), mode_word(mode))
            }
            Move::Intercept(slot) => format!("intercept {}", Drakerion::write_slot(slot)),
            Move::Target(slot) => format!("target {}", Drakerion::write_slot(slot)),
            Move::Pick { owner, card } => format!("pick {owner}:{}", self.write_card(card)),
            Move::Option(option) => format!("option {}", u16::from(option) + 1),
            Move::React(at) => format!("react {}", u16::from(at) + 1),
            Move::Decline => "decline".into(),
            Move::Pay => "pay".into(),
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, Misread> {
        let unknown = || Misread::new(Phrase::new("drakerion-move-unknown").with("got", text));
        let words: Vec<&str> = text.split_whitespace().collect();
        let slot = |text: &str| Drakerion::read_slot(text).ok_or_else(unknown);
        let number = |text: &str| {
            let number: Option<u8> = text.parse().ok();
            number.and_then(|number| number.checked_sub(1)).ok_or_else(unknown)
        };
        let ability = |text: &str| read_ability(text).ok_or_else(unknown);
        Ok(match words.as_slice() {
            ["first", seat] => Move::First(Seat::read(seat, 2).ok_or_else(unknown)?),
            ["front"] => Move::Line(BattleLine::Front),
            ["support"] => Move::Line(BattleLine::Support),
            ["slip", card] => Move::Slip(self.read_card(card)?),
            ["done"] => Move::Done,
            ["manoeuvre", card] => Move::Manoeuvre(self.read_card(card)?),
            ["pass"] => Move::Pass,
            ["withdraw"] => Move::Withdraw,
            ["play", card] => Move::Play(self.read_card(card)?),
            ["use", place, n] => Move::Use { slot: slot(place)?, ability: ability(n)? },
            ["recall", card, n] => Move::Recall { card: self.read_card(card)?, ability: ability(n)? },
            ["attack", place, "melee"] => Move::Attack { slot: slot(place)?, mode: Mode::Melee },
            ["attack", place, "ranged"] => Move::Attack { slot: slot(place)?, mode: Mode::Ranged },
            ["intercept", place] => Move::Intercept(slot(place)?),
            ["target", place] => Move::Target(slot(place)?),
            ["pick", card] => {
                let (owner, card) = card.split_once(':').ok_or_else(unknown)?;
                let owner = Seat::read(owner, 2).ok_or_else(unknown)?;
                Move::Pick { owner, card: self.read_card(card)? }
            }
            ["option", n] => Move::Option(number(n)?),
            ["react", n] => Move::React(number(n)?),
            ["decline"] => Move::Decline,
            ["pay"] => Move::Pay,
            _ => return Err(unknown()),
        })
    }

    fn write_roll(&self, roll: &Roll) -> String {
        match roll {
            Roll::Coin(seat) => format!("coin {seat}"),
            Roll::Reveal([a, b]) => format!("reveal {} {}", self.write_card(*a), self.write_card(*b)),
            Roll::Cards(cards) => {
                let cards = cards.as_slice().iter().map(|&card| self.write_card(card));
                std::iter::once("cards").chain(cards).collect::<Vec<_>>().join(" ")
            }
        }
    }

    fn read_roll(&self, text: &str) -> Result<Roll, Misread> {
        let unknown = || Misread::new(Phrase::new("roll-unknown").with("got", text));
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["coin", seat] => Ok(Roll::Coin(Seat::read(seat, 2).ok_or_else(unknown)?)),
            ["reveal", a, b] => Ok(Roll::Reveal([self.read_card(a)?, self.read_card(b)?])),
            ["cards", cards @ ..] if cards.len() <= FEW => {
                let mut list: Vec<DefId> =
                    cards.iter().map(|card| self.read_card(card)).collect::<Result<_, _>>()?;
                // Cards that come up together have no order of their own.
                list.sort_unstable();
                let mut cards = Cards::default();
                list.into_iter().for_each(|card| cards.push(card));
                Ok(Roll::Cards(cards))
            }
            _ => Err(unknown()),
        }
    }

    fn write_position(&self, s: &State) -> Vec<Field> {
        self.position(s)
    }

    fn read_position(&self, fields: &[Field]) -> Result<State, Misread> {
        self.read_fields(fields)
    }
}
