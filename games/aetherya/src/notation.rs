//! Text for cards, cells, moves, rolls and positions.

use crate::deal::{AROUND, kinds_of};
use crate::kind::{BOX, PILE};
use crate::kingdom::FULL;
use crate::legend::Stack;
use crate::state::SEATS;
use crate::{Act, Aetherya, Cell, Deck, Hidden, Kind, Legend, Legends, Move, Open, Phase, Roll, State};
use antre_kernel::{
    Field, MAX_SEATS, Misread, Notation, Phrase, Rules, Seat, Setup, each_key_once, line_about, nearest,
};

pub(crate) fn read_kind(text: &str) -> Result<Kind, Misread> {
    Kind::read(text).ok_or_else(|| unknown("card-unknown", text, &Kind::ALL.map(Kind::code)))
}

pub(crate) fn read_legend(text: &str) -> Result<Legend, Misread> {
    Legend::read(text).ok_or_else(|| unknown("aetherya-legend-unknown", text, &Legend::ALL.map(Legend::code)))
}

fn unknown(key: &'static str, text: &str, all: &[&str]) -> Misread {
    let near = nearest(text, all.iter().copied());
    let near = if near.is_empty() { all.join(", ") } else { near.join(", ") };
    Phrase::new(key).with("got", text).with("near", near).into()
}

fn read_cell(text: &str) -> Result<Cell, Misread> {
    Cell::read(text).ok_or_else(|| Phrase::new("aetherya-cell-unknown").with("got", text).into())
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().filter(|&word| word != "-")
}

fn read_kinds(text: &str) -> Result<Vec<Kind>, Misread> {
    words(text).map(read_kind).collect()
}

fn read_legends(text: &str) -> Result<Vec<Legend>, Misread> {
    words(text).map(read_legend).collect()
}

/// Words in one line, `-` if there are none.
pub(crate) fn line<T: AsRef<str>>(words: impl IntoIterator<Item = T>) -> String {
    let mut text = String::new();
    for word in words {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(word.as_ref());
    }
    if text.is_empty() { "-".into() } else { text }
}

pub(crate) fn write_kinds(kinds: impl IntoIterator<Item = Kind>) -> String {
    line(kinds.into_iter().map(Kind::code))
}

fn write_legends(legends: impl IntoIterator<Item = Legend>) -> String {
    line(legends.into_iter().map(Legend::code))
}

/// The discard from the bottom to the top; covered cards in order of kind, for they cannot be seen.
pub(crate) fn discard_in_order(open: &Open) -> Vec<Kind> {
    let mut cards = open.discard;
    open.top.into_iter().chain(open.under).for_each(|card| cards.remove(card));
    cards.iter().chain(open.under).chain(open.top).collect()
}

/// A kingdom row by row: capitals show, small letters lie face down, a dot is an empty cell.
fn write_kingdom(s: &State, seat: Seat) -> String {
    let kingdom = s.open.kingdom(seat);
    let mut text = String::new();
    for cell in Cell::all() {
        if cell.index() > 0 {
            text.push_str(if cell.col() == 0 { " / " } else { " " });
        }
        match kingdom.at(cell) {
            Some(kind) => text.push_str(kind.code()),
            None if kingdom.is_down(cell) => text.push_str(&s.hidden.cell(seat, cell).code().to_lowercase()),
            None => text.push('.'),
        }
    }
    text
}

impl Notation for Aetherya {
    const ID: &'static str = "aetherya";
    const RULES_VERSION: u32 = 1;

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn write_move(&self, m: Move) -> String {
        match m.act() {
            Act::Place(cell) => format!("place {cell}"),
            Act::Reveal(cell) => format!("turn {cell}"),
            Act::Claim(legend) => format!("claim {}", legend.code()),
            Act::Pile => "pile".into(),
            Act::Discard => "discard".into(),
            Act::End => "end".into(),
            Act::Arrange(kind) => format!("lay {}", kind.code()),
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, Misread> {
        let text = text.trim();
        let (word, rest) = text.split_once(' ').map_or((text, ""), |(word, rest)| (word, rest.trim()));
        let act = match (word, rest) {
            ("place", cell) => Act::Place(read_cell(cell)?),
            ("turn", cell) => Act::Reveal(read_cell(cell)?),
            ("claim", legend) => Act::Claim(read_legend(legend)?),
            ("lay", kind) => Act::Arrange(read_kind(kind)?),
            ("pile", "") => Act::Pile,
            ("discard", "") => Act::Discard,
            ("end", "") => Act::End,
            _ => return Err(Phrase::new("aetherya-move-unknown").with("got", text).into()),
        };
        Ok(Move::new(act))
    }

    fn write_roll(&self, roll: &Roll) -> String {
        match roll {
            Roll::Deal { first, legends, bases } => {
                let mut text = format!("deal {first} | {}", write_legends(legends.iter()));
                for base in &bases[..usize::from(self.seats)] {
                    text.push_str(" | ");
                    text.push_str(&write_kinds(kinds_of(*base)));
                }
                text
            }
            Roll::Lay(rest) => format!("lay {}", write_kinds(rest.cards().iter().rev().copied())),
            Roll::Draw(kind) => format!("draw {}", kind.code()),
            Roll::Turn(kind) => format!("turn {}", kind.code()),
            Roll::Refill(legend) => format!("refill {}", legend.code()),
            Roll::Shuffle(pile) => format!("shuffle {}", write_kinds(pile.cards().iter().rev().copied())),
        }
    }

    fn read_roll(&self, text: &str) -> Result<Roll, Misread> {
        let unknown = || Misread::new(Phrase::new("roll-unknown").with("got", text));
        let (word, rest) = text.split_once(' ').ok_or_else(unknown)?;
        match word {
            "deal" => self.read_deal(rest).and_then(|roll| roll.ok_or_else(unknown)),
            "lay" => read_deck(rest)?.map(Roll::Lay).ok_or_else(unknown),
            "shuffle" => read_deck(rest)?.map(Roll::Shuffle).ok_or_else(unknown),
            "draw" => read_kind(rest.trim()).map(Roll::Draw),
            "turn" => read_kind(rest.trim()).map(Roll::Turn),
            "refill" => read_legend(rest.trim()).map(Roll::Refill),
            _ => Err(unknown()),
        }
    }

    fn write_position(&self, s: &State) -> Vec<Field> {
        let State { open, hidden } = s;
        let mut fields =
            vec![Field::new("turn", open.turn.to_string()), Field::new("first", open.first.to_string())];
        for seat in Seat::all(self.seats) {
            let kingdom = open.kingdom(seat);
            fields.push(Field::new(format!("kingdom {seat}"), write_kingdom(s, seat)));
            fields.push(Field::new(format!("base {seat}"), write_kinds(kinds_of(kingdom.base))));
            fields.push(Field::new(format!("legends {seat}"), write_legends(kingdom.taken.iter())));
            fields.push(Field::new(format!("met {seat}"), write_legends(kingdom.met.iter())));
        }
        let pile = hidden.pile.cards().iter().rev().copied();
        fields.push(Field::new("pile", write_kinds(pile)));
        fields.push(Field::new("discard", write_kinds(discard_in_order(open))));
        fields.push(Field::new("deck", write_kinds(open.deck.iter())));
        fields.push(Field::new("river", write_legends(open.river.iter())));
        fields.push(Field::new("legend deck", write_legends(hidden.legends.iter())));
        fields.push(Field::new("held", write_kinds(hidden.held.or(open.held))));
        let yes = |on: bool| if on { "yes" } else { "no" };
        fields.push(Field::new("claimed", yes(open.claimed)));
        fields.push(Field::new("reshuffled", yes(open.reshuffled)));
        fields.push(Field::new("turns", open.turns.to_string()));
        fields.push(Field::new("phase", phase_text(open)));
        fields
    }

    fn read_position(&self, fields: &[Field]) -> Result<State, Misread> {
        each_key_once(fields)?;
        let mut reader = PositionReader {
            rules: self,
            state: self.start(),
            held: None,
            stack: None,
            met: [None; MAX_SEATS],
            partial: false,
        };
        reader.state.open.phase = Phase::Draw;
        for field in fields {
            reader.field(field).map_err(|wrong| wrong.at_line(field.line))?;
        }
        reader.finish().map_err(|wrong| {
            let line = line_about(fields, about(wrong.what.key));
            wrong.at_line(line)
        })
    }
}

/// What to blame for a contradiction, by the words with which fields begin.
fn about(contradiction: &str) -> &'static [&'static str] {
    match contradiction {
        "aetherya-position-legend-twice" => &["river", "legend", "legends"],
        "aetherya-position-held" => &["held", "phase"],
        "aetherya-position-met" => &["met"],
        "aetherya-position-kingdoms" | "aetherya-position-over" => &["kingdom", "base", "phase"],
        "aetherya-position-too-many" => &["pile", "discard"],
        "aetherya-position-no-discard" => &["discard", "phase"],
        "aetherya-position-no-pile" => &["pile", "phase"],
        _ => &["phase"],
    }
}

impl Aetherya {
    fn read_deal(&self, rest: &str) -> Result<Option<Roll>, Misread> {
        let mut parts = rest.split('|');
        let Some(first) = parts.next().and_then(|seat| Seat::read(seat.trim(), self.seats)) else {
            return Ok(None);
        };
        let legends = read_legends(parts.next().unwrap_or(""))?;
        let mut bases = [0; SEATS];
        for seat in Seat::all(self.seats) {
            for kind in read_kinds(parts.next().unwrap_or(""))? {
                bases[seat.index()] |= 1 << kind as u32;
            }
        }
        let whole = legends.len() == Legend::ALL.len() && parts.next().is_none();
        Ok(whole.then(|| Roll::Deal { first, legends: legends.into_iter().collect(), bases }))
    }

    /// How often each kind is anywhere, then each legend.
    pub fn census(&self, s: &State) -> Vec<u16> {
        let State { open, hidden } = s;
        let mut kinds = [0u16; 10];
        let mut count = |kind: Kind| kinds[kind as usize] += 1;
        for seat in Seat::all(self.seats) {
            let kingdom = open.kingdom(seat);
            kinds_of(kingdom.base).for_each(&mut count);
            Cell::all().filter_map(|cell| kingdom.at(cell)).for_each(&mut count);
            Cell::of(kingdom.down).for_each(|cell| count(hidden.cell(seat, cell)));
        }
        hidden.pile.cards().iter().copied().for_each(&mut count);
        open.discard.iter().chain(open.deck.iter()).chain(open.held).chain(hidden.held).for_each(count);
        let mut legends = [0u16; 15];
        let taken = open.kingdoms.iter().flat_map(|kingdom| kingdom.taken.iter());
        taken.chain(open.river.iter()).chain(hidden.legends.iter()).for_each(|legend| {
            legends[legend as usize] += 1;
        });
        kinds.into_iter().chain(legends).collect()
    }
}

fn read_deck<const ROOM: usize>(text: &str) -> Result<Option<Deck<ROOM>>, Misread> {
    let cards = read_kinds(text)?;
    Ok((cards.len() <= ROOM).then(|| cards.into_iter().rev().collect()))
}

const PHASES: [(Phase, &str); 12] = [
    (Phase::Draw, "draw"),
    (Phase::HoldPile, "hold-pile"),
    (Phase::HoldDiscard, "hold-discard"),
    (Phase::After, "after"),
    (Phase::Arrange, "arrange"),
    (Phase::Deal, "deal"),
    (Phase::Lay, "lay"),
    (Phase::Drawing, "drawing"),
    (Phase::Turning, "turning"),
    (Phase::Refill, "refill"),
    (Phase::Shuffle, "shuffle"),
    (Phase::Over, "over"),
];

fn phase_word(phase: Phase) -> &'static str {
    PHASES.iter().find(|(known, _)| *known == phase).map_or("", |(_, word)| word)
}

fn phase_text(open: &Open) -> String {
    let word = phase_word(open.phase);
    match open.phase {
        Phase::Turning => format!("{word} {}", open.cell),
        Phase::Refill => format!("{word} {}", phase_word(open.resume)),
        Phase::Over if open.by_limit => format!("{word} limit"),
        _ => word.into(),
    }
}

struct PositionReader<'a> {
    rules: &'a Aetherya,
    state: State,
    held: Option<Kind>,
    stack: Option<Vec<Legend>>,
    met: [Option<Legends>; MAX_SEATS],
    partial: bool,
}

impl PositionReader<'_> {
    fn field(&mut self, field: &Field) -> Result<(), Misread> {
        let bad = || {
            let what = Phrase::new("position-bad-value").with("key", field.key.as_str());
            Misread::new(what.with("got", field.value.as_str()))
        };
        let seats = self.rules.seats;
        let value = field.value.as_str();
        let State { open, hidden } = &mut self.state;
        let (word, of) = field.key.split_once(' ').unwrap_or((&field.key, ""));
        let seat = Seat::read(of, seats);
        let yes = || match value {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(bad()),
        };
        match (word, seat) {
            ("partial", None) => self.partial = true,
            ("turn", None) => open.turn = Seat::read(value, seats).ok_or_else(bad)?,
            ("first", None) => open.first = Seat::read(value, seats).ok_or_else(bad)?,
            ("kingdom", Some(seat)) => read_kingdom(open, hidden, seat, value, bad)?,
            ("base", Some(seat)) => {
                let kinds = read_kinds(value)?;
                open.kingdom_mut(seat).base = kinds.iter().fold(0, |base, &kind| base | 1 << kind as u32);
                if open.kingdom(seat).base.count_ones() as usize != kinds.len() || kinds.len() > 4 {
                    return Err(bad());
                }
            }
            ("legends", Some(seat)) => open.kingdom_mut(seat).taken = set(read_legends(value)?, bad)?,
            ("met", Some(seat)) => self.met[seat.index()] = Some(set(read_legends(value)?, bad)?),
            ("pile", None) => {
                hidden.pile = read_deck::<PILE>(value)?.ok_or_else(bad)?;
                open.pile_size = hidden.pile.len() as u8;
            }
            ("discard", None) => {
                let cards = read_kinds(value)?;
                if cards.len() > PILE + 1 {
                    return Err(bad());
                }
                open.top = cards.last().copied();
                open.under = cards.iter().rev().nth(1).copied();
                open.discard = cards.into_iter().collect();
            }
            ("deck", None) => {
                let cards = read_kinds(value)?;
                if cards.len() > BOX {
                    return Err(bad());
                }
                open.deck = cards.into_iter().collect();
            }
            ("river", None) => open.river = set(read_legends(value)?, bad)?,
            ("legend", None) if of == "deck" => self.stack = Some(read_legends(value)?),
            ("held", None) => {
                let cards = read_kinds(value)?;
                if cards.len() > 1 {
                    return Err(bad());
                }
                self.held = cards.first().copied();
            }
            ("claimed", None) => open.claimed = yes()?,
            ("reshuffled", None) => open.reshuffled = yes()?,
            ("turns", None) => open.turns = value.parse().map_err(|_| bad())?,
            ("phase", None) => read_phase(open, value).ok_or_else(bad)?,
            _ => return Err(unknown_key(&field.key)),
        }
        Ok(())
    }

    fn finish(mut self) -> Result<State, Misread> {
        let rules = self.rules;
        let State { open, hidden } = &mut self.state;
        let wrong = |why: &'static str| Err(Misread::new(Phrase::new(why)));
        if let Some(stack) = self.stack.take() {
            hidden.legends = stack.iter().copied().collect::<Stack>();
            open.legend_deck = set(stack, || Phrase::new("aetherya-position-legend-twice").into())?;
        }
        let mut seen = open.river;
        let sets = open.kingdoms.iter().map(|kingdom| kingdom.taken).chain([open.legend_deck]);
        for more in sets {
            if !seen.both(more).is_empty() {
                return wrong("aetherya-position-legend-twice");
            }
            seen = seen.either(more);
        }
        let placing = open.phase == Phase::Turning && self.held.is_some();
        let drawn = |phase: Phase| [Phase::Drawing, Phase::HoldPile, Phase::HoldDiscard].contains(&phase);
        if placing || drawn(open.phase) || open.phase == Phase::Refill && drawn(open.resume) {
            open.under = None;
        }
        let secret = open.holds_secret();
        let holds = secret
            || open.phase == Phase::HoldDiscard
            || open.phase == Phase::Refill && open.resume == Phase::HoldDiscard;
        if holds != self.held.is_some() && open.phase != Phase::Turning {
            return wrong("aetherya-position-held");
        }
        if secret {
            hidden.held = self.held;
        } else {
            open.held = self.held;
        }
        for seat in Seat::all(rules.seats) {
            open.kingdom_mut(seat).look(rules.battle);
            // What is met follows from the cards; where it is written all the same, it must be so.
            if self.met[seat.index()].is_some_and(|met| met != open.kingdom(seat).met) {
                return wrong("aetherya-position-met");
            }
        }
        self.check_phase()?;
        if !self.partial {
            self.check_census()?;
        }
        Ok(self.state)
    }

    /// Whether the game can go on from here.
    fn check_phase(&self) -> Result<(), Misread> {
        let State { open, hidden } = &self.state;
        let seats = self.rules.seats;
        let wrong = |why: &'static str| Err(Misread::new(Phrase::new(why)));
        let kingdoms = || open.kingdoms[..usize::from(seats)].iter();
        match open.phase {
            Phase::Deal => return Ok(()),
            // AE-116; of a kingdom that nobody speaks of nothing is known.
            Phase::Over => {
                let whole = |kingdom: &crate::Kingdom| kingdom.up == FULL || self.partial && kingdom.up == 0;
                let turned_up =
                    kingdoms().all(|kingdom| kingdom.down == 0 && kingdom.base == 0 && whole(kingdom));
                return if turned_up { Ok(()) } else { wrong("aetherya-position-over") };
            }
            Phase::Arrange | Phase::Lay => return self.check_set_up(),
            Phase::Draw | Phase::HoldPile | Phase::HoldDiscard | Phase::After => {}
            Phase::Drawing | Phase::Turning | Phase::Refill | Phase::Shuffle => {}
        }
        // AE-42: while the game lasts every kingdom has a card that lies face down.
        if kingdoms()
            .any(|kingdom| kingdom.up | kingdom.down != FULL || kingdom.down == 0 || kingdom.base != 0)
        {
            return wrong("aetherya-position-kingdoms");
        }
        // Pile and discard together are never more than a pile and the card that starts the discard (AE-45).
        if hidden.pile.len() + open.discard.total() > PILE + 1 {
            return wrong("aetherya-position-too-many");
        }
        match open.phase {
            Phase::Draw if open.top.is_none() => wrong("aetherya-position-no-discard"),
            Phase::Drawing if hidden.pile.is_empty() => wrong("aetherya-position-no-pile"),
            Phase::Shuffle if open.pile_size > 0 || open.discard.total() < 2 => {
                wrong("aetherya-position-shuffle")
            }
            Phase::Turning if !open.kingdom(open.turn).is_down(open.cell) => {
                wrong("aetherya-position-kingdoms")
            }
            Phase::Refill if open.legend_deck.is_empty() => wrong("aetherya-position-refill"),
            _ => Ok(()),
        }
    }

    /// Whether the bases are arranged in order from the first player on, and the deck is enough to go on with.
    fn check_set_up(&self) -> Result<(), Misread> {
        let open = &self.state.open;
        let seats = self.rules.seats;
        let wrong = |why: &'static str| Err(Misread::new(Phrase::new(why)));
        let mut seat = open.first;
        let mut arranging = open.phase == Phase::Lay;
        for _ in 0..seats {
            let kingdom = open.kingdom(seat);
            let left = kingdom.base.count_ones() as usize;
            let laid = 4usize.saturating_sub(left);
            let cells = Cell::CENTRE[..laid].iter().fold(0, |cells, cell| cells | cell.bit());
            let current = open.phase == Phase::Arrange && seat == open.turn;
            let good = if current {
                arranging = true;
                left >= 2
            } else {
                left == if arranging && open.phase == Phase::Arrange { 4 } else { 0 }
            };
            let again = kinds_of(kingdom.base).any(|kind| kingdom.cells(kind) != 0);
            if !good || again || kingdom.up != cells || kingdom.down != 0 {
                return wrong("aetherya-position-set-up");
            }
            seat = seat.after(seats);
        }
        let cards = open.deck.total();
        let dealt = AROUND * usize::from(seats);
        let enough = (dealt + 2..=(dealt + 1 + PILE).min(BOX)).contains(&cards);
        let in_turn = open.phase == Phase::Arrange || open.turn == open.first;
        if arranging && enough && in_turn { Ok(()) } else { wrong("aetherya-position-set-up") }
    }

    fn check_census(&self) -> Result<(), Misread> {
        let rules = self.rules;
        let start = rules.all;
        let dealt = self.state.open.phase != Phase::Deal;
        let census = rules.census(&self.state);
        let kinds = Kind::ALL.map(|kind| (kind.code(), start.get(kind)));
        let legends = Legend::ALL.map(|legend| (legend.code(), 1));
        for ((code, expected), got) in kinds.into_iter().chain(legends).zip(census) {
            let expected = if dealt { expected } else { 0 };
            if usize::from(got) != expected {
                let what = Phrase::new("position-census").with("card", code);
                return Err(what.with("got", usize::from(got)).with("expected", expected).into());
            }
        }
        Ok(())
    }
}

fn read_kingdom(
    open: &mut Open,
    hidden: &mut Hidden,
    seat: Seat,
    text: &str,
    bad: impl Fn() -> Misread,
) -> Result<(), Misread> {
    let codes: Vec<&str> = text.split_whitespace().filter(|&word| word != "/").collect();
    if codes.len() != 16 {
        return Err(bad());
    }
    let before = std::mem::take(open.kingdom_mut(seat));
    let kingdom = open.kingdom_mut(seat);
    (kingdom.taken, kingdom.base) = (before.taken, before.base);
    for (cell, code) in Cell::all().zip(codes) {
        hidden.clear(seat, cell);
        if code == "." {
            continue;
        }
        let kind = read_kind(code)?;
        if code.bytes().all(|letter| letter.is_ascii_uppercase()) {
            open.kingdom_mut(seat).lay(cell, kind);
        } else {
            open.kingdom_mut(seat).hide(cell);
            hidden.lay(seat, cell, kind);
        }
    }
    Ok(())
}

fn read_phase(open: &mut Open, text: &str) -> Option<()> {
    let (word, more) = text.split_once(' ').unwrap_or((text, ""));
    let read = |word: &str| PHASES.iter().find(|(_, known)| *known == word).map(|(phase, _)| *phase);
    open.phase = read(word)?;
    (open.cell, open.resume, open.by_limit) = (Cell::new(0), Phase::Draw, false);
    match (open.phase, more) {
        (Phase::Turning, cell) => open.cell = Cell::read(cell)?,
        (Phase::Refill, resume) => {
            open.resume = read(resume).filter(|&phase| phase <= Phase::After)?;
        }
        (Phase::Over, "limit") => open.by_limit = true,
        (_, "") => {}
        _ => return None,
    }
    Some(())
}

/// The legends as a set, if none is named twice.
fn set(legends: Vec<Legend>, bad: impl Fn() -> Misread) -> Result<Legends, Misread> {
    let set: Legends = legends.iter().copied().collect();
    if set.len() == legends.len() { Ok(set) } else { Err(bad()) }
}

fn unknown_key(key: &str) -> Misread {
    const KEYS: &str = "partial, turn, first, kingdom A …, base A …, legends A …, met A …, pile, discard, deck, river, \
                        legend deck, held, claimed, reshuffled, turns, phase";
    Phrase::new("position-unknown-key").with("got", key).with("allowed", KEYS).into()
}
