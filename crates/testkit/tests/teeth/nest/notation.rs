//! Nest as text: moves, rolls, positions, and the faults of reading and writing them.

use super::state::{Card, Cards, Move, NONE, Roll, State, cards, census};
use super::{Fault, Nest};
use antre_kernel::{Field, Misread, Notation, Phrase, Rules, Seat, Setup, each_key_once};

pub(super) fn no(got: &str) -> Misread {
    Misread::new(Phrase::new("nest-misread").with("got", got))
}

pub(super) fn code(card: Card) -> String {
    if card == NONE { "?".into() } else { format!("D{}", card + 1) }
}

pub(super) fn codes(cards: impl Iterator<Item = Card>) -> String {
    let line = cards.map(code).collect::<Vec<_>>().join(" ");
    if line.is_empty() { "-".into() } else { line }
}

impl Notation for Nest {
    const ID: &'static str = "nest";
    const RULES_VERSION: u32 = 1;

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn write_move(&self, m: Move) -> String {
        match m {
            Move::Hide(card) => format!("hide {}", code(card)),
            Move::Show(card) => format!("show {}", code(card)),
            Move::Peek => "peek".into(),
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, Misread> {
        let read = |code: &str| match code {
            "?" => Ok(NONE),
            "D2" if self.is(Fault::MoveMisread) => Ok(2),
            _ => self.card(code),
        };
        match text.split_once(' ') {
            Some(("hide", code)) => Ok(Move::Hide(read(code)?)),
            Some(("show", code)) => Ok(Move::Show(read(code)?)),
            None if text == "peek" => Ok(Move::Peek),
            _ => Err(no(text)),
        }
    }

    fn write_roll(&self, roll: &Roll) -> String {
        match roll {
            Roll::Deal([a, b]) => format!("deal {} | {}", codes(cards(*a)), codes(cards(*b))),
            Roll::Draw(card) => format!("draw {}", code(*card)),
        }
    }

    fn read_roll(&self, text: &str) -> Result<Roll, Misread> {
        match text.split_once(' ') {
            Some(("deal", hands)) => {
                let (a, b) = hands.split_once(" | ").ok_or_else(|| no(text))?;
                Ok(Roll::Deal([self.set(a)?, self.set(b)?]))
            }
            Some(("draw", code)) if self.is(Fault::RollMisread) => Ok(Roll::Draw(self.card(code)? / 2)),
            Some(("draw", code)) => Ok(Roll::Draw(self.card(code)?)),
            _ => Err(no(text)),
        }
    }

    fn write_position(&self, s: &State) -> Vec<Field> {
        let turn = match (s.dealt, s.drawing, s.peeked) {
            (false, ..) => "-".into(),
            (_, true, _) => format!("{} draws", s.turn),
            (_, _, true) => format!("{} peeked", s.turn),
            _ => s.turn.to_string(),
        };
        let mut fields = vec![Field::new("turn", turn)];
        for seat in Seat::all(2) {
            let nest = s.nests[seat.index()].into_iter().filter(|&card| card != NONE);
            fields.push(Field::new(format!("hand {seat}"), codes(cards(s.hands[seat.index()]))));
            fields.push(Field::new(format!("nest {seat}"), codes(nest)));
            fields.push(Field::new(format!("row {seat}"), codes(s.row(seat))));
            let seen = (0..2).filter(|&slot| s.seen[seat.index()][slot]).map(|slot| slot.to_string());
            if s.seen[seat.index()] != [false; 2] && !self.is(Fault::PositionLoses) {
                fields.push(Field::new(format!("seen {seat}"), seen.collect::<Vec<_>>().join(" ")));
            }
        }
        fields.push(Field::new("pile", codes(cards(s.pile))));
        fields
    }

    fn read_position(&self, fields: &[Field]) -> Result<State, Misread> {
        if !self.is(Fault::PositionTwice) {
            each_key_once(fields)?;
        }
        let mut s = State { turn: Seat::A, ..self.start() };
        let mut partial = false;
        for field in fields {
            let wrong = |misread: Misread| misread.at_line(field.line);
            let (word, seat) = field.key.split_once(' ').unwrap_or((&field.key, "A"));
            let seat = Seat::read(seat, 2).ok_or_else(|| wrong(no(&field.key)))?;
            let list = || -> Result<Vec<Card>, Misread> {
                let codes = field.value.split_whitespace().filter(|&code| code != "-");
                codes.map(|code| self.card(code)).collect::<Result<_, _>>().map_err(wrong)
            };
            match word {
                "partial" => partial = true,
                "turn" => self.read_turn(&mut s, &field.value).map_err(wrong)?,
                "hand" => s.hands[seat.index()] = self.set(&field.value).map_err(wrong)?,
                "pile" => s.pile = self.set(&field.value).map_err(wrong)?,
                "nest" => {
                    let nest = list()?;
                    if nest.len() > 2 && !self.is(Fault::PositionPanics) {
                        return Err(wrong(no(&field.value)));
                    }
                    s.nests[seat.index()] = [NONE; 2];
                    s.nests[seat.index()][..nest.len()].copy_from_slice(&nest);
                }
                "row" => {
                    let row = list()?;
                    if row.len() > 8 {
                        return Err(wrong(no(&field.value)));
                    }
                    s.rows[seat.index()] = [NONE; 8];
                    s.rows[seat.index()][..row.len()].copy_from_slice(&row);
                }
                "seen" => {
                    for slot in field.value.split_whitespace() {
                        let slot = slot.parse().ok().filter(|&slot: &usize| slot < 2);
                        s.seen[seat.index()][slot.ok_or_else(|| wrong(no(&field.value)))?] = true;
                    }
                }
                _ => return Err(wrong(no(&field.key))),
            }
        }
        self.in_order(&s, partial).map(|()| s)
    }
}

impl Nest {
    pub(super) fn card(&self, code: &str) -> Result<Card, Misread> {
        let number = code.strip_prefix('D').and_then(|number| number.parse().ok());
        number
            .filter(|number| (1..=self.cards).contains(number))
            .map(|number: u8| number - 1)
            .ok_or_else(|| no(code))
    }

    fn set(&self, text: &str) -> Result<Cards, Misread> {
        let mut set = 0;
        for code in text.split_whitespace().filter(|&code| code != "-") {
            let bit = 1 << self.card(code)?;
            if set & bit != 0 {
                return Err(no(code));
            }
            set |= bit;
        }
        Ok(set)
    }

    fn read_turn(&self, s: &mut State, text: &str) -> Result<(), Misread> {
        let (seat, stage) = text.split_once(' ').unwrap_or((text, ""));
        (s.dealt, s.drawing, s.peeked) = (text != "-", stage == "draws", stage == "peeked");
        if text == "-" {
            s.turn = self.start().turn;
            return Ok(());
        }
        s.turn = Seat::read(seat, 2).ok_or_else(|| no(text))?;
        if ["", "draws", "peeked"].contains(&stage) { Ok(()) } else { Err(no(text)) }
    }

    fn in_order(&self, s: &State, partial: bool) -> Result<(), Misread> {
        let counts = census(self, s);
        let expected = u16::from(s.dealt);
        let stuck = s.dealt && s.hands[s.turn.index()] == 0 && !s.drawing && s.hands != [0, 0];
        let blind = Seat::all(2).any(|seat| {
            (0..2).any(|slot| s.seen[seat.index()][slot] && s.nests[seat.other().index()][slot] == NONE)
        });
        let doubled = counts.iter().any(|&n| n > 1);
        let missing = !partial && counts[..usize::from(self.cards)].iter().any(|&n| n != expected);
        if stuck || blind || doubled || missing || s.drawing && s.pile == 0 {
            return Err(no("position"));
        }
        Ok(())
    }
}
