//! Text for cards, moves and rolls; positions have a file of their own.

use crate::card::{DECK, Kind, Pile, Symbol};
use crate::pack::{read_uses, write_use};
use crate::{Ability, Act, Cell, Drako, Figure, Roll, State, Use};
use antre_kernel::{Field, Misread, Notation, Phrase, Setup, nearest};
use antre_stage::hex::{Direction, Hex};

/// The words a move may begin with, besides a card.
const WORDS: &str =
    "draw, burn, drop, then, with, stop, block, take, wound, fury, free, pass, place, keep, exchange";

impl Drako {
    pub(crate) fn read_card(&self, text: &str) -> Result<Kind, Misread> {
        let sorted = |uses: &[Use]| {
            let mut uses = uses.to_vec();
            uses.sort_unstable();
            uses
        };
        let wanted = read_uses(text, None).ok().map(|uses| sorted(&uses));
        let found = self.kinds().find(|&kind| wanted.as_ref() == Some(&sorted(self.options_of(kind))));
        found.ok_or_else(|| {
            let codes: Vec<&str> = self.kinds().map(|kind| self.code(kind)).collect();
            let near = nearest(text, codes.iter().copied());
            let near = if near.is_empty() { codes.join(", ") } else { near.join(", ") };
            Phrase::new("card-unknown").with("got", text).with("near", near).into()
        })
    }

    pub(crate) fn read_cards(&self, text: &str) -> Result<Vec<Kind>, Misread> {
        let text = if text.trim() == "-" { "" } else { text };
        text.split_whitespace().map(|code| self.read_card(code)).collect()
    }

    pub(crate) fn write_cards(&self, cards: impl IntoIterator<Item = Kind>) -> String {
        let line = cards.into_iter().map(|card| self.code(card)).collect::<Vec<_>>().join(" ");
        if line.is_empty() { "-".into() } else { line }
    }

    /// A pile from the top to the bottom.
    pub(crate) fn write_pile(&self, pile: &Pile) -> String {
        self.write_cards(pile.cards().iter().rev().copied())
    }

    /// The name of a hex, such as `C3`.
    pub fn hex_name(&self, cell: Cell) -> String {
        self.board.hex(cell).map_or_else(|| "?".into(), |hex| hex.name(self.board.radius))
    }

    pub(crate) fn read_hex(&self, name: &str) -> Result<Cell, Misread> {
        let hex = Hex::read(name, self.board.radius);
        let unknown = || {
            let last = Hex::board(self.board.radius).last().unwrap_or_default().name(self.board.radius);
            Misread::new(Phrase::new("drako-hex-unknown").with("got", name).with("last", last))
        };
        hex.map(|hex| self.board.cell(hex)).ok_or_else(unknown)
    }

    /// Whether a word is meant as a card: it is one, or it has a number or a bar as cards do.
    fn looks_like_card(&self, word: &str) -> bool {
        word.contains([':', '|']) || self.read_card(word).is_ok()
    }

    /// Reads what follows the card and the symbol of a play.
    fn read_play(&self, card: Kind, symbol: Symbol, rest: &[&str]) -> Result<Act, Misread> {
        let bad = |key: &'static str| Misread::new(Phrase::new(key).with("got", rest.join(" ")));
        Ok(match (symbol, rest) {
            (Symbol::Move1 | Symbol::Move2, [who, to]) => {
                Act::Go { card, symbol, who: read_dwarf(who)?, to: self.read_hex(to)? }
            }
            (Symbol::Walk | Symbol::Fly, [to]) => {
                Act::Go { card, symbol, who: Figure::Dragon, to: self.read_hex(to)? }
            }
            (Symbol::Attack1 | Symbol::Attack2 | Symbol::Bite, [dwarf]) => {
                Act::Hit { card, symbol, dwarf: read_dwarf(dwarf)? }
            }
            (Symbol::Fire, [toward]) => {
                let toward = Direction::read(toward).ok_or_else(|| {
                    let allowed = Direction::ALL.map(Direction::code).join(", ");
                    Phrase::new("drako-direction-unknown").with("got", *toward).with("allowed", allowed)
                })?;
                Act::Fire(card, toward)
            }
            (Symbol::Crossbow, []) => Act::Shoot(card),
            (Symbol::Net, []) => Act::Throw(card),
            (Symbol::Move1 | Symbol::Move2, _) => return Err(bad("drako-move-needs-dwarf-and-hex")),
            (Symbol::Walk | Symbol::Fly, _) => return Err(bad("drako-move-needs-hex")),
            (Symbol::Attack1 | Symbol::Attack2 | Symbol::Bite, _) => {
                return Err(bad("drako-move-needs-dwarf"));
            }
            (Symbol::Fire, _) => return Err(bad("drako-move-needs-direction")),
            (Symbol::Crossbow | Symbol::Net, _) => return Err(bad("drako-move-needs-nothing")),
            (Symbol::Defence, _) => return Err(bad("drako-move-defence")),
        })
    }
}

fn read_dwarf(letter: &str) -> Result<Figure, Misread> {
    Figure::read_dwarf(letter)
        .ok_or_else(|| Misread::new(Phrase::new("drako-dwarf-unknown").with("got", letter)))
}

impl Notation for Drako {
    const ID: &'static str = "drako";
    const RULES_VERSION: u32 = 1;

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn write_move(&self, m: Act) -> String {
        let play = |card: Kind, symbol: Symbol| format!("{} {}", self.code(card), symbol.code());
        match m {
            Act::Keep => "keep".into(),
            Act::Exchange => "exchange".into(),
            Act::Place(cell) => format!("place {}", self.hex_name(cell)),
            Act::Draw => "draw".into(),
            Act::Burn(card) => format!("burn {}", self.code(card)),
            Act::Drop(card) => format!("drop {}", self.code(card)),
            Act::Go { card, symbol, who: Figure::Dragon, to } => {
                format!("{} {}", play(card, symbol), self.hex_name(to))
            }
            Act::Go { card, symbol, who, to } => {
                format!("{} {} {}", play(card, symbol), who.letter(), self.hex_name(to))
            }
            Act::Hit { card, symbol, dwarf } => format!("{} {}", play(card, symbol), dwarf.letter()),
            Act::Fire(card, toward) => format!("{} {}", play(card, Symbol::Fire), toward.code()),
            Act::Shoot(card) => play(card, Symbol::Crossbow),
            Act::Throw(card) => play(card, Symbol::Net),
            Act::Then(dwarf, to) => format!("then {} {}", dwarf.letter(), self.hex_name(to)),
            Act::With(dwarf) => format!("with {}", dwarf.letter()),
            Act::Stop => "stop".into(),
            Act::Block(card, Figure::Dragon) => format!("block {}", self.code(card)),
            Act::Block(card, dwarf) => format!("block {} {}", self.code(card), dwarf.letter()),
            Act::Take => "take".into(),
            Act::Wound(ability) => format!("wound {}", ability.code()),
            Act::Fury => "fury".into(),
            Act::Free => "free".into(),
            Act::Pass => "pass".into(),
        }
    }

    fn read_move(&self, text: &str) -> Result<Act, Misread> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let Some((&first, rest)) = words.split_first() else {
            return Err(Phrase::new("drako-move-unknown").with("got", text).with("allowed", WORDS).into());
        };
        Ok(match (first.to_ascii_lowercase().as_str(), rest) {
            ("keep", []) => Act::Keep,
            ("exchange", []) => Act::Exchange,
            ("place", [hex]) => Act::Place(self.read_hex(hex)?),
            ("draw", []) => Act::Draw,
            ("burn", [card]) => Act::Burn(self.read_card(card)?),
            ("drop", [card]) => Act::Drop(self.read_card(card)?),
            ("then", [dwarf, hex]) => Act::Then(read_dwarf(dwarf)?, self.read_hex(hex)?),
            ("with", [dwarf]) => Act::With(read_dwarf(dwarf)?),
            ("stop", []) => Act::Stop,
            ("block", [card]) => Act::Block(self.read_card(card)?, Figure::Dragon),
            ("block", [card, dwarf]) => Act::Block(self.read_card(card)?, read_dwarf(dwarf)?),
            ("take", []) => Act::Take,
            ("wound", [ability]) => Act::Wound(Ability::read(ability).ok_or_else(|| {
                let allowed = Ability::ALL.map(Ability::code).join(", ");
                Phrase::new("drako-ability-unknown").with("got", *ability).with("allowed", allowed)
            })?),
            ("fury", []) => Act::Fury,
            ("free", []) => Act::Free,
            ("pass", []) => Act::Pass,
            (_, [option, rest @ ..]) if self.looks_like_card(first) => {
                let card = self.read_card(first)?;
                // The number beside the symbol may be said, but it must be the one printed.
                let code = option.split(':').next().unwrap_or(option);
                let said = |symbol: Symbol| {
                    let printed = self.options_of(card).iter().find(|option| option.symbol == symbol);
                    printed.is_some_and(|&printed| write_use(printed).eq_ignore_ascii_case(option))
                };
                let symbol = Symbol::read(code).filter(|&symbol| code == *option || said(symbol));
                let symbol = symbol.ok_or_else(|| {
                    let near = self.options_of(card).iter().map(|option| option.symbol.code());
                    let near = near.collect::<Vec<_>>().join(", ");
                    Phrase::new("drako-symbol-unknown").with("got", *option).with("near", near)
                })?;
                self.read_play(card, symbol, rest)?
            }
            _ => {
                return Err(Phrase::new("drako-move-unknown")
                    .with("got", text)
                    .with("allowed", WORDS)
                    .into());
            }
        })
    }

    fn write_roll(&self, roll: &Roll) -> String {
        match roll {
            Roll::Deal([dragon, dwarves]) => {
                format!("deal {} | {}", self.write_pile(dragon), self.write_pile(dwarves))
            }
            Roll::Exchange(deck) => format!("exchange {}", self.write_pile(deck)),
            Roll::Draw(cards) => format!("draw {}", self.write_cards(cards.iter())),
        }
    }

    fn read_roll(&self, text: &str) -> Result<Roll, Misread> {
        let unknown = || Misread::new(Phrase::new("roll-unknown").with("got", text));
        let (word, rest) = text.split_once(' ').ok_or_else(unknown)?;
        let pile = |text: &str| {
            let cards = self.read_cards(text)?;
            if cards.len() > DECK { Err(unknown()) } else { Ok(cards.into_iter().rev().collect::<Pile>()) }
        };
        match word {
            "deal" => {
                let (dragon, dwarves) = rest.split_once(" | ").ok_or_else(unknown)?;
                Ok(Roll::Deal([pile(dragon)?, pile(dwarves)?]))
            }
            "exchange" => Ok(Roll::Exchange(pile(rest)?)),
            "draw" => {
                let cards = self.read_cards(rest)?;
                if cards.len() > 2 { Err(unknown()) } else { Ok(Roll::Draw(cards.into_iter().collect())) }
            }
            _ => Err(unknown()),
        }
    }

    fn write_position(&self, s: &State) -> Vec<Field> {
        self.position_fields(s)
    }

    fn read_position(&self, fields: &[Field]) -> Result<State, Misread> {
        self.position_of(fields)
    }
}
