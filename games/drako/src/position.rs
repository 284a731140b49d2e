//! Positions as text: every field written, and any text read with care.

use crate::card::{DECK, DRAGON, DWARVES, HAND, Kind, MAX_HAND, Symbol};
use crate::pack::{MAX_ATTACK, MAX_STEPS, read_uses, write_use};
use crate::state::{Pending, dwarves_of};
use crate::{Ability, Cell, Drako, Figure, Fury, Phase, State, Use};
use antre_kernel::{Field, Misread, Phrase, Rules as _, Seat, each_key_once, line_about};

impl Drako {
    pub(crate) fn position_fields(&self, s: &State) -> Vec<Field> {
        let open = &s.open;
        let word = |is: bool| if is { "yes" } else { "no" };
        let mut fields = vec![
            Field::new("turn", open.turn.to_string()),
            Field::new("left", open.left.to_string()),
            Field::new("acted", open.acted.to_string()),
        ];
        for figure in [Figure::Dragon, Figure::Brald, Figure::Morin, Figure::Urpen] {
            let dead = self.is_dead(s, figure);
            let place = match open.cell(figure) {
                Cell::NOWHERE if dead => "dead".into(),
                Cell::NOWHERE => "off".into(),
                cell => self.hex_name(cell),
            };
            fields.push(Field::new(figure.key(), place));
        }
        fields.push(Field::new("armor", open.armor.to_string()));
        for ability in Ability::ALL {
            fields.push(Field::new(ability.code(), open.abilities[ability as usize].to_string()));
        }
        for dwarf in Figure::DWARVES {
            let wounds = open.wounds[dwarf as usize].to_string();
            fields.push(Field::new(format!("wounds {}", dwarf.key()), wounds));
        }
        fields.push(Field::new("net", word(open.net)));
        let fury = Fury::ALL.iter().find(|(fury, _)| *fury == open.fury).map_or("", |(_, word)| word);
        fields.push(Field::new("fury", fury));
        for seat in Seat::all(2) {
            fields.push(Field::new(format!("hand {seat}"), self.write_cards(s.hands[seat.index()].iter())));
            fields.push(Field::new(format!("deck {seat}"), self.write_pile(&s.decks[seat.index()])));
            let discards = open.discards[seat.index()].cards().iter().copied();
            fields.push(Field::new(format!("discard {seat}"), self.write_cards(discards)));
        }
        let phase = Phase::ALL.iter().find(|(phase, _)| *phase == open.phase).map_or("", |(_, word)| word);
        fields.push(Field::new("phase", phase));
        fields.push(Field::new("pending", write_pending(open.pending)));
        fields
    }

    fn is_dead(&self, s: &State, figure: Figure) -> bool {
        let number = figure as usize;
        s.open.wounds.get(number).is_some_and(|&wounds| wounds == self.spaces[number])
    }

    pub(crate) fn position_of(&self, fields: &[Field]) -> Result<State, Misread> {
        each_key_once(fields)?;
        let mut reader = Reader { rules: self, state: self.start(), partial: false, dead: 0, counted: 0 };
        reader.state.decks = Default::default();
        reader.state.open.phase = Phase::Action;
        reader.state.open.left = 2;
        for field in fields {
            reader.field(field).map_err(|wrong| wrong.at_line(field.line))?;
        }
        reader.finish().map_err(|wrong| {
            let line = line_about(fields, about(wrong.what.key));
            wrong.at_line(line)
        })
    }

    /// How often each distinct card is on each side: dragon, then dwarves.
    pub fn census(&self, s: &State) -> Vec<u16> {
        let count = |seat: Seat, kind: Kind| {
            let at = seat.index();
            let piles = s.decks[at].cards().iter().chain(s.open.discards[at].cards()).copied();
            piles.chain(s.hands[at].iter()).filter(|&card| card == kind).count() as u16
        };
        Seat::all(2).flat_map(|seat| self.kinds().map(move |kind| count(seat, kind))).collect()
    }
}

/// `FIRE:2 B U`: what is pending, with its number and its dwarves; wounds to be placed as a bare number.
fn write_pending(pending: Pending) -> String {
    let Pending { symbol, value, dwarves } = pending;
    if pending == Pending::NONE {
        return "-".into();
    }
    if symbol == Symbol::Defence {
        return value.to_string();
    }
    let letters = dwarves_of(dwarves).map(|dwarf| format!(" {}", dwarf.letter())).collect::<String>();
    format!("{}{letters}", write_use(Use { symbol, value }))
}

fn read_pending(text: &str) -> Option<Pending> {
    if text == "-" {
        return Some(Pending::NONE);
    }
    let mut words = text.split_whitespace();
    let first = words.next()?;
    if let Ok(value) = first.parse::<u8>() {
        let lone = words.next().is_none() && value > 0;
        return lone.then_some(Pending { symbol: Symbol::Defence, value, dwarves: 0 });
    }
    let uses = read_uses(first, None).ok()?;
    let &[Use { symbol, value }] = uses.as_slice() else { return None };
    let mut dwarves = 0;
    for letter in words {
        dwarves |= Figure::read_dwarf(letter)?.bit();
    }
    (dwarves != 0).then_some(Pending { symbol, value, dwarves })
}

struct Reader<'a> {
    rules: &'a Drako,
    state: State,
    partial: bool,
    /// The dwarves that are said to be dead.
    dead: u8,
    /// The dwarves whose wounds are said.
    counted: u8,
}

impl Reader<'_> {
    fn field(&mut self, field: &Field) -> Result<(), Misread> {
        let value = field.value.as_str();
        let bad = || {
            let what = Phrase::new("position-bad-value").with("key", field.key.as_str());
            Misread::new(what.with("got", value))
        };
        let number = |most: u8| value.parse::<u8>().ok().filter(|&n| n <= most).ok_or_else(bad);
        let open = &mut self.state.open;
        let (word, of) = field.key.split_once(' ').unwrap_or((&field.key, ""));
        let seat = Seat::read(of, 2);
        let figure = |word: &str| Figure::ALL.into_iter().find(|figure| figure.key() == word);
        match (word, seat) {
            ("partial", None) if of.is_empty() => self.partial = true,
            ("turn", None) if of.is_empty() => open.turn = Seat::read(value, 2).ok_or_else(bad)?,
            ("left", None) if of.is_empty() => open.left = number(3)?,
            ("acted", None) if of.is_empty() => open.acted = number(3)?,
            ("armor", None) if of.is_empty() => open.armor = number(self.rules.armor)?,
            ("wounds", None) => match figure(of) {
                Some(dwarf) if dwarf != Figure::Dragon => {
                    open.wounds[dwarf as usize] = number(self.rules.spaces[dwarf as usize])?;
                    self.counted |= dwarf.bit();
                }
                _ => return Err(unknown_key(&field.key)),
            },
            ("net", None) if of.is_empty() => {
                open.net = match value {
                    "yes" => true,
                    "no" => false,
                    _ => return Err(bad()),
                }
            }
            ("fury", None) if of.is_empty() => {
                open.fury = Fury::ALL.iter().find(|(_, word)| *word == value).ok_or_else(bad)?.0;
            }
            ("phase", None) if of.is_empty() => {
                open.phase = Phase::ALL.iter().find(|(_, word)| *word == value).ok_or_else(bad)?.0;
            }
            ("pending", None) if of.is_empty() => open.pending = read_pending(value).ok_or_else(bad)?,
            ("hand" | "deck" | "discard", Some(seat)) => {
                let cards = self.rules.read_cards(value)?;
                let most = if word == "hand" { MAX_HAND } else { DECK };
                let own =
                    |&card: &Kind| self.rules.options_of(card).iter().all(|option| option.symbol.is_of(seat));
                if cards.len() > most || !cards.iter().all(own) {
                    return Err(bad());
                }
                match word {
                    "hand" => self.state.hands[seat.index()] = cards.into_iter().collect(),
                    "deck" => self.state.decks[seat.index()] = cards.into_iter().rev().collect(),
                    _ => open.discards[seat.index()] = cards.into_iter().collect(),
                }
            }
            (word, None) if of.is_empty() => {
                if let Some(ability) = Ability::read(word) {
                    open.abilities[ability as usize] = number(self.rules.abilities[ability as usize])?;
                } else if let Some(figure) = figure(word) {
                    self.dead &= !figure.bit();
                    open.at[figure as usize] = match value {
                        "dead" | "off" if figure == Figure::Dragon => return Err(bad()),
                        "dead" => {
                            self.dead |= figure.bit();
                            Cell::NOWHERE
                        }
                        "off" => Cell::NOWHERE,
                        name => self.rules.read_hex(name)?,
                    };
                } else {
                    return Err(unknown_key(&field.key));
                }
            }
            _ => return Err(unknown_key(&field.key)),
        }
        Ok(())
    }

    fn finish(mut self) -> Result<State, Misread> {
        self.bury()?;
        self.figures()?;
        self.cards()?;
        let fits = self.phase_fits();
        if !fits {
            let phase = Phase::ALL.iter().find(|(phase, _)| *phase == self.state.open.phase);
            let what = Phrase::new("drako-position-phase").with("phase", phase.map_or("", |(_, word)| word));
            return Err(what.into());
        }
        Ok(self.state)
    }

    /// The dead have all their wounds, and who has all wounds is dead (DK-80).
    fn bury(&mut self) -> Result<(), Misread> {
        for dwarf in Figure::DWARVES {
            let (number, spaces) = (dwarf as usize, self.rules.spaces[dwarf as usize]);
            let wounds = &mut self.state.open.wounds[number];
            if self.dead & dwarf.bit() != 0 && self.counted & dwarf.bit() == 0 {
                *wounds = spaces;
            }
            let dead = *wounds == spaces;
            if dead != (self.dead & dwarf.bit() != 0) {
                // Wounds alone may say it.
                if !dead || self.state.open.is_there(dwarf) {
                    return contradiction("drako-position-dead");
                }
            }
        }
        Ok(())
    }

    fn figures(&self) -> Result<(), Misread> {
        let open = &self.state.open;
        for (index, cell) in open.at.iter().enumerate() {
            if *cell != Cell::NOWHERE && open.at[..index].contains(cell) {
                return contradiction("drako-position-same-hex"); // DK-07
            }
        }
        let setting_up = matches!(open.phase, Phase::Deal | Phase::Exchange | Phase::Redeal | Phase::Place);
        let off = |dwarf: Figure| !open.is_there(dwarf) && !self.rules.is_dead(&self.state, dwarf);
        if Figure::DWARVES.into_iter().any(off) && !(setting_up && self.rules.free_setup) {
            return contradiction("drako-position-off");
        }
        if open.armor < self.rules.armor && open.abilities != [0; 3] {
            return contradiction("drako-position-armor"); // DK-82
        }
        Ok(())
    }

    fn cards(&self) -> Result<(), Misread> {
        let s = &self.state;
        for seat in Seat::all(2) {
            let at = seat.index();
            let total = s.hands[at].len() + s.decks[at].len() + s.open.discards[at].len();
            if total > DECK {
                return Err(Phrase::new("drako-position-cards").with("seat", seat).with("got", total).into());
            }
            let over = s.hands[at].len() > HAND;
            if over != (s.open.phase == Phase::Drop && s.open.turn == seat) {
                return contradiction("drako-position-hand"); // DK-33
            }
        }
        if self.partial {
            return Ok(());
        }
        let counts = self.rules.census(s);
        let expected = Seat::all(2).flat_map(|seat| self.rules.kinds().map(move |kind| (seat, kind)));
        for ((seat, kind), got) in expected.zip(counts) {
            let expected = self.rules.copies(kind, seat);
            if usize::from(got) != expected {
                let what = Phrase::new("position-census").with("card", self.rules.code(kind));
                return Err(what.with("got", usize::from(got)).with("expected", expected).into());
            }
        }
        Ok(())
    }

    /// Whether the rest of the position leaves room for its phase.
    fn phase_fits(&self) -> bool {
        let (rules, s) = (self.rules, &self.state);
        let open = &s.open;
        let Pending { symbol, value, dwarves } = open.pending;
        let quiet = open.pending == Pending::NONE;
        let alone = dwarves.count_ones() == 1;
        let there = dwarves_of(dwarves).all(|dwarf| open.is_there(dwarf));
        let dwarves_turn = open.turn == DWARVES;
        let undecided = !rules.dragon_dead(open) && !open.no_dwarf();
        let fury_fits = open.fury != Fury::Now || dwarves_turn || open.phase == Phase::Over;
        let fits = match open.phase {
            Phase::Deal => quiet && s.hands.iter().all(|hand| hand.is_empty()) && open.turn == DRAGON,
            Phase::Exchange | Phase::Redeal => quiet && rules.exchange,
            Phase::Place => quiet && dwarves_turn && open.to_place().is_some() && self.unhurt(),
            Phase::Action => {
                let late_fury = rules.fury_anytime && rules.can_rage(open);
                quiet && undecided && !s.out_of_cards(DWARVES) && (open.left > 0 || late_fury)
            }
            Phase::Draw => quiet && undecided && !s.decks[open.turn.index()].is_empty(),
            Phase::Drop => quiet && undecided,
            Phase::SecondMove => {
                let moves = symbol == Symbol::Move2 && (1..=MAX_STEPS).contains(&value);
                moves && dwarves_turn && alone && there && undecided
            }
            Phase::SecondAttack => {
                let attacks = symbol == Symbol::Attack2 && (1..=MAX_ATTACK).contains(&value);
                let beside = rules.beside(open) & dwarves == dwarves;
                attacks && dwarves_turn && alone && there && beside && undecided
            }
            Phase::React => {
                let attacks = match symbol {
                    Symbol::Bite => !dwarves_turn && alone,
                    Symbol::Fire => !dwarves_turn && dwarves != 0,
                    Symbol::Attack1 | Symbol::Crossbow => dwarves_turn && alone,
                    Symbol::Attack2 => dwarves_turn && (1..=2).contains(&dwarves.count_ones()),
                    Symbol::Move1 | Symbol::Move2 | Symbol::Net | Symbol::Walk | Symbol::Fly => false,
                    Symbol::Defence => false,
                };
                attacks && there && undecided && !s.hands[open.defender().index()].is_empty()
            }
            Phase::Wounds => {
                let room = |i: usize| rules.abilities[i] - open.abilities[i];
                let free: u8 = (0..3).map(room).sum();
                let choices = (0..3).filter(|&i| room(i) > 0).count();
                let some = symbol == Symbol::Defence && dwarves == 0 && (1..free).contains(&value);
                some && choices > 1 && dwarves_turn && open.armor == rules.armor && !open.no_dwarf()
            }
            Phase::Over => quiet && (!undecided || s.out_of_cards(DWARVES)),
        };
        fits && fury_fits
    }

    /// Nobody is wounded before the first turn.
    fn unhurt(&self) -> bool {
        let open = &self.state.open;
        open.wounds == [0; 3] && open.armor == 0
    }
}

/// What to blame for a contradiction, by the words with which fields begin.
fn about(contradiction: &str) -> &'static [&'static str] {
    match contradiction {
        "drako-position-dead" => &["wounds"],
        "drako-position-same-hex" | "drako-position-off" => &["brald", "morin", "urpen", "dragon"],
        "drako-position-armor" => &["armor", "fly", "fire", "walk"],
        "drako-position-hand" | "drako-position-cards" => &["hand", "deck", "discard"],
        _ => &["phase"],
    }
}

fn contradiction<T>(why: &'static str) -> Result<T, Misread> {
    Err(Misread::new(Phrase::new(why)))
}

fn unknown_key(key: &str) -> Misread {
    const KEYS: &str = "partial, turn, left, acted, dragon, brald, morin, urpen, armor, fly, fire, walk, \
                        wounds brald, wounds morin, wounds urpen, net, fury, hand A, hand B, deck A, deck B, \
                        discard A, discard B, phase, pending";
    Phrase::new("position-unknown-key").with("got", key).with("allowed", KEYS).into()
}
