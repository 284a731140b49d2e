//! Text for cards, plays, rolls and positions.

use crate::card::{Kind, MAX_HAND, Pile, SET, Type};
use crate::hand::Hand;
use crate::{Coeur, Open, Phase, Play, Roll, State};
use antre_kernel::{
    Field, Misread, Notation, Phrase, Rules, Seat, Setup, each_key_once, line_about, nearest,
};

impl Coeur {
    /// A card in notation: its type and its value, a card without value as its type alone.
    pub fn code(&self, kind: Kind) -> String {
        match self.value(kind) {
            0 => kind.card().code().into(),
            value => format!("{}{value}", kind.card().code()),
        }
    }

    fn read_card(&self, text: &str) -> Result<Kind, Misread> {
        let wanted = text.to_ascii_uppercase();
        let wanted = wanted.strip_suffix('0').unwrap_or(&wanted);
        if let Some(kind) = self.kinds().find(|&kind| self.code(kind) == wanted) {
            return Ok(kind);
        }
        let codes: Vec<String> = self.kinds().map(|kind| self.code(kind)).collect();
        let near = nearest(wanted, codes.iter().map(String::as_str));
        let near = if near.is_empty() { codes.join(", ") } else { near.join(", ") };
        Err(Phrase::new("card-unknown").with("got", text).with("near", near).into())
    }

    fn read_cards(&self, text: &str) -> Result<Vec<Kind>, Misread> {
        let text = if text.trim() == "-" { "" } else { text };
        text.split_whitespace().map(|code| self.read_card(code)).collect()
    }

    pub(crate) fn write_cards(&self, cards: impl IntoIterator<Item = Kind>) -> String {
        let line = cards.into_iter().map(|card| self.code(card)).collect::<Vec<_>>().join(" ");
        if line.is_empty() { "-".into() } else { line }
    }

    /// The cards of a space from the bottom to the top: covered ones in order of value, for they cannot be seen.
    pub(crate) fn pile_up(&self, cards: impl Iterator<Item = Kind>, top: Option<Kind>) -> Vec<Kind> {
        let mut cards: Vec<Kind> = cards.collect();
        if let Some(at) = top.and_then(|top| cards.iter().position(|&card| card == top)) {
            let top = cards.remove(at);
            cards.push(top);
        }
        cards
    }

    pub(crate) fn on_space(&self, open: &Open, space: Type) -> Vec<Kind> {
        // On a multiple space all cards show (CD-28), so their order is no matter.
        self.pile_up(open.board.iter_type(space), open.top(space))
    }
}

impl Notation for Coeur {
    const ID: &'static str = "coeur";
    const RULES_VERSION: u32 = 1;

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn write_move(&self, m: Play) -> String {
        let mut text = m.cards().iter().map(|card| self.code(card)).collect::<Vec<_>>().join("+");
        if text.is_empty() {
            text.push('-');
        }
        if let Some(take) = m.take() {
            text.push('>');
            text.push_str(take.code());
        }
        text
    }

    fn read_move(&self, text: &str) -> Result<Play, Misread> {
        let (cards, take) = match text.split_once('>') {
            Some((cards, take)) => (cards, Some(take.trim())),
            None => (text, None),
        };
        let take = match take {
            None => None,
            Some(code) => Some(Type::read(code).ok_or_else(|| {
                Phrase::new("coeur-space-unknown")
                    .with("got", code)
                    .with("allowed", Type::ALL.map(Type::code).join(", "))
            })?),
        };
        let cards = self.read_cards(&cards.replace('+', " "))?;
        if cards.len() > MAX_HAND {
            return Err(Phrase::new("coeur-too-many-cards")
                .with("got", cards.len())
                .with("most", MAX_HAND)
                .into());
        }
        Ok(Play::new(cards.into_iter().collect(), take))
    }

    fn write_roll(&self, roll: &Roll) -> String {
        match roll {
            Roll::Deal { first, sets } => {
                let from_top = |set: &Pile| self.write_cards(set.cards().iter().rev().copied());
                format!("deal {first} | {} | {}", from_top(&sets[0]), from_top(&sets[1]))
            }
            Roll::Blind(at) => format!("blind {at}"),
            Roll::Refill(cards) => format!("draw {}", self.write_cards(cards.iter())),
        }
    }

    fn read_roll(&self, text: &str) -> Result<Roll, Misread> {
        let unknown = || Misread::new(Phrase::new("roll-unknown").with("got", text));
        let (word, rest) = text.split_once(' ').ok_or_else(unknown)?;
        match word {
            "deal" => {
                let mut parts = rest.split('|');
                let first = parts.next().and_then(|seat| Seat::read(seat.trim(), 2)).ok_or_else(unknown)?;
                let mut set = || {
                    let mut cards = self.read_cards(parts.next().ok_or_else(unknown)?)?;
                    cards.reverse();
                    if cards.len() == SET { Ok(cards.into_iter().collect()) } else { Err(unknown()) }
                };
                Ok(Roll::Deal { first, sets: [set()?, set()?] })
            }
            "blind" => rest.trim().parse().map(Roll::Blind).map_err(|_| unknown()),
            "draw" => {
                let cards = self.read_cards(rest)?;
                if cards.len() > MAX_HAND {
                    Err(unknown())
                } else {
                    Ok(Roll::Refill(cards.into_iter().collect()))
                }
            }
            _ => Err(unknown()),
        }
    }

    fn write_position(&self, s: &State) -> Vec<Field> {
        let open = &s.open;
        let mut fields = vec![Field::new("turn", open.turn.to_string())];
        for seat in Seat::all(2) {
            let at = seat.index();
            fields.push(Field::new(format!("hand {seat}"), self.write_cards(s.hands[at].iter())));
            let pile = s.piles[at].cards().iter().rev().copied();
            fields.push(Field::new(format!("pile {seat}"), self.write_cards(pile)));
            let known = if open.returned[at] { "known" } else { "-" };
            fields.push(Field::new(format!("top {seat}"), known));
        }
        for space in Type::ALL {
            let cards = self.on_space(open, space);
            fields.push(Field::new(format!("board {}", space.code()), self.write_cards(cards)));
        }
        let hold = self.pile_up(open.hold.iter(), open.hold_top);
        fields.push(Field::new("ship", self.write_cards(hold)));
        fields.push(Field::new("trips", open.trips.to_string()));
        fields.push(Field::new("figurine", open.figurine.map_or("board".into(), |seat| seat.to_string())));
        for seat in Seat::all(2) {
            let captured = open.captured[seat.index()].iter();
            fields.push(Field::new(format!("captured {seat}"), self.write_cards(captured)));
        }
        fields.push(Field::new("countdown", open.countdown.map_or("-".into(), |left| left.to_string())));
        fields.push(Field::new("phase", phase_word(open)));
        fields
    }

    fn read_position(&self, fields: &[Field]) -> Result<State, Misread> {
        each_key_once(fields)?;
        let mut reader = PositionReader { rules: self, state: self.start(), partial: false };
        reader.state.piles = Default::default();
        reader.state.open.phase = Phase::Play;
        for field in fields {
            reader.field(field).map_err(|wrong| wrong.at_line(field.line))?;
        }
        reader.finish(fields)
    }
}

/// The trips that a game can see: three announce its end (CD-70), and one more may be made in each of the three turns
/// that are left at most (CD-80).
const MAX_TRIPS: u8 = 3 + 3;

fn phase_word(open: &Open) -> &'static str {
    match (open.phase, open.third_trip) {
        (Phase::Deal, _) => "deal",
        (Phase::Play, _) => "play",
        (Phase::Blind, false) => "blind",
        (Phase::Blind, true) => "blind third-trip",
        (Phase::Refill, false) => "refill",
        (Phase::Refill, true) => "refill third-trip",
        (Phase::Over, _) => "over",
    }
}

struct PositionReader<'a> {
    rules: &'a Coeur,
    state: State,
    partial: bool,
}

impl PositionReader<'_> {
    fn field(&mut self, field: &Field) -> Result<(), Misread> {
        let bad = || {
            let what = Phrase::new("position-bad-value").with("key", field.key.as_str());
            Misread::new(what.with("got", field.value.as_str()))
        };
        let value = field.value.as_str();
        let open = &mut self.state.open;
        let (word, of) = field.key.split_once(' ').unwrap_or((&field.key, ""));
        let seat = Seat::read(of, 2);
        match (word, seat) {
            ("partial", None) => self.partial = true,
            ("turn", None) => open.turn = Seat::read(value, 2).ok_or_else(bad)?,
            ("hand", Some(seat)) => {
                let cards = self.rules.read_cards(value)?;
                if cards.len() > MAX_HAND {
                    return Err(bad());
                }
                self.state.hands[seat.index()] = cards.into_iter().collect::<Hand>();
            }
            ("pile", Some(seat)) => {
                let cards = self.rules.read_cards(value)?;
                if cards.len() > SET {
                    return Err(bad());
                }
                self.state.piles[seat.index()] = cards.into_iter().rev().collect();
            }
            ("top", Some(seat)) => {
                open.returned[seat.index()] = match value {
                    "known" => true,
                    "-" => false,
                    _ => return Err(bad()),
                }
            }
            ("board", None) => {
                let space = Type::read(of).ok_or_else(|| unknown_key(&field.key))?;
                self.space(space, value, bad)?;
            }
            ("ship", None) if of.is_empty() => {
                let cards = self.rules.read_cards(value)?;
                let rides = |card: &Kind| matches!(card.card(), Type::Hero | Type::Huntress);
                if !cards.iter().all(rides) {
                    return Err(bad());
                }
                open.hold_top = cards.last().copied();
                open.hold = cards.into_iter().collect();
            }
            ("trips", None) => {
                open.trips = value.parse().ok().filter(|&trips| trips <= MAX_TRIPS).ok_or_else(bad)?
            }
            ("figurine", None) => {
                open.figurine = match value {
                    "board" => None,
                    holder => Some(Seat::read(holder, 2).ok_or_else(bad)?),
                }
            }
            ("captured", Some(seat)) => {
                open.captured[seat.index()] = self.rules.read_cards(value)?.into_iter().collect();
            }
            ("countdown", None) => {
                open.countdown = match value {
                    "-" => None,
                    left => Some(left.parse().ok().filter(|&left| left <= 3).ok_or_else(bad)?),
                }
            }
            ("phase", None) => {
                let (phase, third_trip) = value.split_once(' ').unwrap_or((value, ""));
                open.phase = match phase {
                    "deal" => Phase::Deal,
                    "play" => Phase::Play,
                    "blind" => Phase::Blind,
                    "refill" => Phase::Refill,
                    "over" => Phase::Over,
                    _ => return Err(bad()),
                };
                open.third_trip = match third_trip {
                    "" => false,
                    "third-trip" => true,
                    _ => return Err(bad()),
                };
            }
            _ => return Err(unknown_key(&field.key)),
        }
        Ok(())
    }

    fn space(&mut self, space: Type, value: &str, bad: impl Fn() -> Misread) -> Result<(), Misread> {
        let cards = self.rules.read_cards(value)?;
        let fits = space.places().is_none_or(|places| cards.len() < usize::from(places));
        if !fits || cards.iter().any(|&card| card.card() != space) {
            return Err(bad());
        }
        let open = &mut self.state.open;
        if cards.len() > 2 * SET {
            return Err(bad());
        }
        let top = cards.last().copied().filter(|_| space.places().is_none());
        open.tops[space as usize] = top.unwrap_or(Kind::NONE);
        open.board.clear(space);
        cards.into_iter().for_each(|card| open.board.add(card));
        Ok(())
    }

    fn finish(self, fields: &[Field]) -> Result<State, Misread> {
        let s = &self.state;
        let contradiction = |why: &'static str, about: &[&str]| {
            Err(Misread::new(Phrase::new(why)).at_line(line_about(fields, about)))
        };
        for seat in Seat::all(2) {
            if s.open.returned[seat.index()] && s.piles[seat.index()].is_empty() {
                return contradiction("coeur-position-top", &["top"]);
            }
        }
        let must_have = match s.open.phase {
            Phase::Play => Some(s.open.turn),
            Phase::Blind => Some(s.open.turn.other()),
            Phase::Deal | Phase::Refill | Phase::Over => None,
        };
        if must_have.is_some_and(|seat| s.hands[seat.index()].is_empty()) {
            return contradiction("coeur-position-no-card", &["phase", "turn", "hand"]);
        }
        if !self.end_fits() {
            return contradiction("coeur-position-end", &["countdown", "trips", "phase"]);
        }
        if !self.partial {
            for kind in self.rules.kinds() {
                let expected = 2 * self.rules.copies(kind);
                let got = self.rules.count_everywhere(s, kind);
                if usize::from(got) != expected {
                    let what = Phrase::new("position-census").with("card", self.rules.code(kind));
                    return Err(what.with("got", usize::from(got)).with("expected", expected).into());
                }
            }
        }
        Ok(self.state)
    }

    /// Whether the end is due if and only if something made it so, as far as the position tells (CD-80).
    fn end_fits(&self) -> bool {
        let State { open, hands, .. } = &self.state;
        let running = matches!(open.phase, Phase::Play | Phase::Blind | Phase::Refill);
        let third_trip = open.trips >= 3;
        // The turn of the third trip sets the countdown at its end; before, it is marked.
        let announced = open.countdown.is_some() || open.third_trip;
        let fresh = open.trips == 0 && open.countdown.is_none() && hands.iter().all(|hand| hand.is_empty());
        (open.phase != Phase::Deal || fresh)
            && (!running || !third_trip || announced)
            && (!running || open.countdown != Some(0))
            && (!open.third_trip || third_trip)
    }
}

impl Coeur {
    /// How often each distinct card is anywhere.
    pub fn census(&self, s: &State) -> Vec<u16> {
        self.kinds().map(|kind| self.count_everywhere(s, kind)).collect()
    }

    /// How often a card is anywhere, Ships beside the board included.
    fn count_everywhere(&self, s: &State, kind: Kind) -> u16 {
        let open = &s.open;
        let hidden = s.hands.iter().flat_map(|hand| hand.iter()).filter(|&card| card == kind).count()
            + s.piles.iter().flat_map(Pile::cards).filter(|&&card| card == kind).count();
        let bags = [&open.board, &open.hold, &open.captured[0], &open.captured[1]];
        let seen: u16 = bags.iter().map(|bag| u16::from(bag.count(kind))).sum();
        let sailed = if kind.card() == Type::Ship { 3 * u16::from(open.trips) } else { 0 };
        hidden as u16 + seen + sailed
    }
}

fn unknown_key(key: &str) -> Misread {
    const KEYS: &str = "partial, turn, hand A, hand B, pile A, pile B, top A, top B, board CO … board NV, ship, trips, \
                        figurine, captured A, captured B, countdown, phase";
    Phrase::new("position-unknown-key").with("got", key).with("allowed", KEYS).into()
}
