//! Bids: three seats choose in secret at the same time; for what the nest game has not.
//!
//! Each seat holds the cards 1 to 4, a prize from 1 to 4 is turned up, all lay a card face down, and when the last
//! is laid they are turned up: the highest that nobody else laid takes the prize. Turning up is a step of its own,
//! taken by chance without a choice: so the last card laid looks like any other, and cannot be taken back for free
//! once the others are seen.

use antre_kernel::{
    Cite, Dice, Eye, Field, Illegal, Misread, Narrate, Next, Notation, Outcome, Phrase, Rules, Seat, SeatSet,
    Setup, each_key_once,
};
use antre_stage::{Choice, Present, Scene, SeatSheet, Sheet, Touched, Zone, ZoneKind};
use antre_testkit::{Laws, Secret};
use std::sync::Arc;

const SEATS: u8 = 3;

/// The roll that turns up what is laid; any other is a prize.
const OPEN: u8 = 0;

#[derive(Clone, PartialEq, Eq, Debug)]
struct State {
    prize: Option<u8>,
    /// Prizes to come, and the cards of each seat, a bit each; a card that is laid stays until it is turned up.
    left: u8,
    hands: [u8; 3],
    laid: [Option<u8>; 3],
    points: [i32; 3],
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct View {
    eye: Eye,
    /// All but what is laid.
    open: State,
    laid: [Laid; 3],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Laid {
    Nothing,
    Hidden,
    Known(u8),
}

/// A card, or 0 if it is not seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Lay(u8);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Event {
    Prize(u8),
    Laid(Seat, u8),
    Opened([u8; 3]),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Clause {
    Once,
    Own,
}

impl Cite for Clause {
    fn id(self) -> &'static str {
        ["BI-1", "BI-2"][self as usize]
    }
}

struct Bids {
    setup: Setup,
}

fn cards(set: u8) -> impl Iterator<Item = u8> {
    (1..=4).filter(move |card| set >> card & 1 == 1)
}

fn no(got: &str) -> Misread {
    Misread::new(Phrase::new("bids-misread").with("got", got))
}

fn read(text: &str) -> Result<u8, Misread> {
    text.parse().ok().filter(|card| (1..=4).contains(card)).ok_or_else(|| no(text))
}

impl Rules for Bids {
    type State = State;
    type Move = Lay;
    type Roll = u8;
    type View = View;
    type Event = Event;
    type Clause = Clause;

    fn seats(&self) -> u8 {
        SEATS
    }
    fn start(&self) -> State {
        State { prize: None, left: 0b11110, hands: [0b11110; 3], laid: [None; 3], points: [0; 3] }
    }
    fn next(&self, s: &State) -> Next {
        match s.prize {
            Some(_) if !s.laid.contains(&None) => Next::Chance,
            Some(_) => Next::Seats(Seat::all(SEATS).filter(|seat| s.laid[seat.index()].is_none()).collect()),
            None if s.left == 0 => Next::Over,
            None => Next::Chance,
        }
    }
    fn moves(&self, s: &State, seat: Seat, out: &mut impl FnMut(Lay)) {
        cards(s.hands[seat.index()]).map(Lay).for_each(out);
    }
    fn check(&self, s: &State, seat: Seat, m: Lay) -> Result<(), Illegal<Clause>> {
        let clause = if !self.next(s).may_act(seat) {
            Clause::Once
        } else if !cards(s.hands[seat.index()]).any(|card| card == m.0) {
            Clause::Own
        } else {
            return Ok(());
        };
        Err(Illegal { clause })
    }
    fn apply(&self, s: &mut State, seat: Seat, m: Lay, out: &mut impl Narrate<Event>) {
        s.laid[seat.index()] = Some(m.0);
        out.tell(|| Event::Laid(seat, m.0));
    }
    fn roll(&self, s: &State, dice: &mut impl Dice) -> u8 {
        if s.prize.is_some() {
            return OPEN;
        }
        cards(s.left).nth(dice.below(s.left.count_ones() as usize)).unwrap()
    }
    fn can_roll(&self, s: &State, roll: &u8) -> bool {
        match s.prize {
            Some(_) => *roll == OPEN && !s.laid.contains(&None),
            None => cards(s.left).any(|prize| prize == *roll),
        }
    }
    fn settle(&self, s: &mut State, roll: &u8, out: &mut impl Narrate<Event>) {
        let [Some(a), Some(b), Some(c)] = s.laid else {
            s.left &= !(1 << roll);
            s.prize = Some(*roll);
            out.tell(|| Event::Prize(*roll));
            return;
        };
        out.tell(|| Event::Opened([a, b, c]));
        let alone = |card: &u8| s.laid.iter().filter(|laid| **laid == Some(*card)).count() == 1;
        let best = [a, b, c].into_iter().filter(alone).max();
        for (seat, card) in [a, b, c].into_iter().enumerate() {
            s.hands[seat] &= !(1 << card);
            s.points[seat] += if Some(card) == best { i32::from(s.prize.unwrap_or(0)) } else { 0 };
        }
        (s.prize, s.laid) = (None, [None; 3]);
    }
    fn outcome(&self, s: &State) -> Outcome {
        let best = s.points.into_iter().max();
        let winners = Seat::all(SEATS).filter(|seat| Some(s.points[seat.index()]) == best);
        Outcome::new(&s.points, winners.collect::<SeatSet>())
    }
    fn view(&self, s: &State, eye: Eye) -> View {
        let laid = [0, 1, 2].map(|seat| match s.laid[seat] {
            None => Laid::Nothing,
            Some(card) if eye.is(Seat::new(seat)) => Laid::Known(card),
            Some(_) => Laid::Hidden,
        });
        View { eye, open: State { laid: [None; 3], ..s.clone() }, laid }
    }
    fn sample(&self, v: &View, dice: &mut impl Dice) -> State {
        let laid = [0, 1, 2].map(|seat| match v.laid[seat] {
            Laid::Nothing => None,
            Laid::Known(card) => Some(card),
            Laid::Hidden => {
                let hand = v.open.hands[seat];
                cards(hand).nth(dice.below(hand.count_ones() as usize))
            }
        });
        State { laid, ..v.open.clone() }
    }
    fn redact(&self, e: &Event, eye: Eye) -> Option<Event> {
        Some(match *e {
            Event::Prize(prize) => Event::Prize(prize),
            Event::Laid(seat, card) => Event::Laid(seat, if eye.is(seat) { card } else { 0 }),
            Event::Opened(cards) => Event::Opened(cards),
        })
    }
    fn seen_as(&self, m: Lay, actor: Seat, eye: Eye) -> Lay {
        if eye.is(actor) { m } else { Lay(0) }
    }
}

impl Notation for Bids {
    const ID: &'static str = "bids";
    const RULES_VERSION: u32 = 1;

    fn setup(&self) -> &Setup {
        &self.setup
    }
    fn write_move(&self, m: Lay) -> String {
        if m.0 == 0 { "?".into() } else { m.0.to_string() }
    }
    fn read_move(&self, text: &str) -> Result<Lay, Misread> {
        if text == "?" { Ok(Lay(0)) } else { read(text).map(Lay) }
    }
    fn write_roll(&self, roll: &u8) -> String {
        if *roll == OPEN { "open".into() } else { roll.to_string() }
    }
    fn read_roll(&self, text: &str) -> Result<u8, Misread> {
        if text == "open" { Ok(OPEN) } else { read(text) }
    }
    fn write_position(&self, s: &State) -> Vec<Field> {
        let list = |set| cards(set).map(|card| card.to_string()).collect::<Vec<_>>().join(" ");
        let mut fields = vec![Field::new("left", list(s.left))];
        fields.extend(s.prize.map(|prize| Field::new("prize", prize.to_string())));
        for seat in Seat::all(SEATS) {
            let at = seat.index();
            fields.push(Field::new(format!("hand {seat}"), list(s.hands[at])));
            fields.extend(s.laid[at].map(|card| Field::new(format!("laid {seat}"), card.to_string())));
            fields.push(Field::new(format!("points {seat}"), s.points[at].to_string()));
        }
        fields
    }
    fn read_position(&self, fields: &[Field]) -> Result<State, Misread> {
        each_key_once(fields)?;
        let mut s = self.start();
        for field in fields {
            let (word, seat) = field.key.split_once(' ').unwrap_or((&field.key, "A"));
            let at = Seat::read(seat, SEATS).ok_or_else(|| no(seat))?.index();
            let add = |set: u8, card: &str| -> Result<u8, Misread> { Ok(set | 1 << read(card)?) };
            let set = || field.value.split_whitespace().try_fold(0, add);
            match word {
                "left" => s.left = set()?,
                "prize" => s.prize = Some(read(&field.value)?),
                "hand" => s.hands[at] = set()?,
                "laid" => s.laid[at] = Some(read(&field.value)?),
                "points" => s.points[at] = field.value.parse().map_err(|_| no(&field.value))?,
                "partial" => {}
                _ => return Err(no(word)),
            }
        }
        let owned = |(laid, hand): (&Option<u8>, &u8)| laid.is_none_or(|card| hand >> card & 1 == 1);
        let whole = s.laid.iter().zip(&s.hands).all(owned);
        let laid = s.laid.iter().any(Option::is_some);
        let rounds = s.left.count_ones() + u32::from(s.prize.is_some());
        let even = s.hands.iter().all(|hand| hand.count_ones() == rounds);
        if whole && even && (s.prize.is_some() || !laid) { Ok(s) } else { Err(no("laid")) }
    }
}

impl Present for Bids {
    fn scene(&self, view: &View) -> Scene {
        let zone = |seat: Seat| {
            let shown = match view.laid[seat.index()] {
                Laid::Nothing => -1,
                Laid::Hidden => 0,
                Laid::Known(card) => card.into(),
            };
            let (id, kind) = (format!("laid {seat}"), ZoneKind::Counter(shown));
            let name = Phrase::bare(id.as_str());
            Zone::new(id, "bid", kind, name)
        };
        Scene { zones: Seat::all(SEATS).map(zone).collect(), ..Scene::default() }
    }
    fn choice(&self, _: &View, seat: Seat, m: Lay) -> Choice {
        let label = Phrase::new("bids-lay").with("card", m.0);
        Choice { notation: self.write_move(m), label, touches: vec![format!("laid {seat}")] }
    }
    fn attempts(&self, _: &View, _: Seat, _: &Touched<'_>, _: &mut impl FnMut(Lay)) {}
    fn about(&self, _: &View, _: Option<&Touched<'_>>) -> &'static str {
        Clause::Once.id()
    }
    fn tell(&self, event: &Event) -> Phrase {
        Phrase::new("bids-event").with("event", format!("{event:?}"))
    }
    fn sheet(&self, s: &State) -> Sheet {
        let column = |seat: Seat| SeatSheet { seat, total: s.points[seat.index()], lines: Vec::new() };
        Sheet { seats: Seat::all(SEATS).map(column).collect(), verdict: Phrase::new("bids-over"), clause: "" }
    }
}

/// The cards of each seat that has laid one: where it lies is hidden, which cards there are is not.
fn secrets(_: &Bids, s: &State, eye: Eye) -> Vec<Secret> {
    let hidden = Seat::all(SEATS).filter(|&seat| s.laid[seat.index()].is_some() && !eye.is(seat));
    let secret = |seat: Seat| {
        let laid = s.laid[seat.index()];
        cards(s.hands[seat.index()]).map(move |card| {
            let slot = u16::from(laid != Some(card));
            Secret { zone: "laid", pool: seat.index() as u16, slot, value: card.into() }
        })
    };
    hidden.flat_map(secret).collect()
}

#[test]
fn secret_choices_at_the_same_time_obey_the_laws() {
    let setup = Setup { pack: "bids".into(), pack_hash: "0".into(), seats: SEATS, options: Vec::new() };
    let tally = Laws::new(Arc::new(Bids { setup }))
        .games(60)
        .bound(20)
        .secrets(secrets)
        .rulebook("- **BI-1** Once a round.")
        .check();
    assert!(tally.longest == 20 && tally.look_alikes > 1000 && tally.twins > 1000, "{tally:?}");
}
