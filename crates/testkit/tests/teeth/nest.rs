//! Nest: a small game with everything the laws are about, and a fault to order.
//!
//! Cards D1 to D8. Three are dealt to each of two seats, the others lie face down. In turn, a seat shows a card in
//! its row, higher than the other's last if it can, and draws one while there are any; or hides one face down in
//! its nest, which holds two; before that it may peek once at a card in the other's nest. When both hands are
//! empty the nests are turned up: shown cards count once, hidden ones twice.

use antre_kernel::{
    Cite, Dice, Eye, Field, Guide, Illegal, Misread, Names, Narrate, Next, Notation, Outcome, Phrase, Rng,
    Rules, Seat, SeatSet, Setup, each_key_once,
};
use antre_stage::{
    Boxed, Card as Front, Choice, Face, Line, OptionSpec, PackText, Piece, Present, Scene, SeatSheet, Sheet,
    Touched, Zone, ZoneKind, choose_options,
};
use antre_testkit::Secret;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

/// What is wrong with a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    ViewIsTruth,
    SamplePeeks,
    SampleFixed,
    SampleForgets,
    SceneShows,
    PieceNamedByCard,
    KnowsMore,
    RefusalTells,
    MovesTell,
    OrderTells,
    DrawTold,
    DealTold,
    PeekUntold,
    HideTold,
    HideNamed,
    Unlisted,
    ListedTwice,
    OutOfTurn,
    Stuck,
    Endless,
    CardDoubled,
    OtherDice,
    AnyRoll,
    ApplyVaries,
    ListenerMatters,
    RandomBiased,
    StrideElsewhere,
    MoveMisread,
    RollMisread,
    PositionLoses,
    PositionPanics,
    PositionTwice,
    PiecesAlike,
    TouchesNothing,
    ChoicesAlike,
    TwinsApart,
    AttemptTells,
    AboutTells,
    AboutNowhere,
    Panics,
}

pub(crate) type Card = u8;
/// A set of cards, one bit each.
type Cards = u8;

/// No card, or one that is not seen.
const NONE: Card = u8::MAX;

fn cards(set: Cards) -> impl Iterator<Item = Card> {
    (0..8).filter(move |card| set >> card & 1 == 1)
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(crate) dealt: bool,
    pub(crate) hands: [Cards; 2],
    pub(crate) pile: Cards,
    pub(crate) nests: [[Card; 2]; 2],
    pub(crate) rows: [[Card; 8]; 2],
    turn: Seat,
    peeked: bool,
    drawing: bool,
    /// Which cards of the other's nest each seat has seen.
    pub(crate) seen: [[bool; 2]; 2],
}

impl State {
    fn row(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Card> {
        self.rows[seat.index()].into_iter().filter(|&card| card != NONE)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.dealt && self.hands == [0, 0] && !self.drawing
    }

    /// Whether an eye may see into a place of a nest.
    pub(crate) fn sees(&self, eye: Eye, seat: Seat, slot: usize) -> bool {
        self.is_over() || eye.is(seat) || eye.is(seat.other()) && self.seen[seat.other().index()][slot]
    }

    /// The first card of the other's nest that a seat has not seen.
    fn unseen(&self, seat: Seat) -> Option<usize> {
        let (nest, seen) = (self.nests[seat.other().index()], self.seen[seat.index()]);
        (0..2).find(|&slot| nest[slot] != NONE && !seen[slot])
    }

    /// The other seat's turn, unless it has nothing to play.
    fn pass(&mut self) {
        self.peeked = false;
        if self.hands[self.turn.other().index()] != 0 {
            self.turn = self.turn.other();
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Move {
    Hide(Card),
    Show(Card),
    Peek,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Roll {
    Deal([Cards; 2]),
    Draw(Card),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Dealt { hands: [Option<Cards>; 2] },
    Hid { seat: Seat, card: Option<Card> },
    Shown { seat: Seat, card: Card },
    Peeked { seat: Seat, card: Option<Card> },
    Drew { seat: Seat, card: Option<Card> },
    Opened { nests: [[Card; 2]; 2] },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct View {
    eye: Eye,
    dealt: bool,
    hands: [Hand; 2],
    pile: u32,
    /// Nothing where there is a card that the eye does not know.
    nests: [[Option<Card>; 2]; 2],
    rows: [[Card; 8]; 2],
    turn: Seat,
    peeked: bool,
    drawing: bool,
    seen: [[bool; 2]; 2],
    /// For faults: the truth, in plain sight.
    truth: Option<Box<State>>,
    /// For faults: the truth, where neither `==` nor `{:?}` finds it.
    lie: Lie,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Hand {
    Known(Cards),
    Hidden(u32),
}

#[derive(Clone)]
struct Lie(Option<Box<State>>);

impl PartialEq for Lie {
    fn eq(&self, _: &Lie) -> bool {
        true
    }
}
impl Eq for Lie {}
impl fmt::Debug for Lie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("()")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Clause {
    Turn,
    Own,
    Full,
    Beat,
    NoneToSee,
    OnePeek,
}

impl Clause {
    pub(crate) const ALL: [&'static str; 6] = ["NE-1", "NE-2", "NE-3", "NE-4", "NE-5", "NE-6"];
}

impl Cite for Clause {
    fn id(self) -> &'static str {
        Clause::ALL[self as usize]
    }
}

#[derive(Debug)]
pub(crate) struct Nest {
    fault: Option<Fault>,
    /// How many cards there are: six or eight.
    cards: u8,
    setup: Setup,
    origin: Names,
    /// For faults: something that is neither dice nor moves.
    elsewhere: AtomicU64,
}

impl Nest {
    pub(crate) fn new(fault: Option<Fault>) -> Nest {
        let pack = PackText { name: "eggs", text: Nest::PACKS[0].1 };
        let mut nest = Nest::build(&pack, None, &[]).unwrap();
        nest.fault = fault;
        nest
    }

    fn is(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    fn elsewhere(&self) -> u64 {
        self.elsewhere.fetch_add(1, Ordering::Relaxed)
    }

    fn all(&self) -> Cards {
        ((1u16 << self.cards) - 1) as u8
    }

    fn card(&self, code: &str) -> Result<Card, Misread> {
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

    /// Something that no eye but one should depend on: whether this seat holds the highest card.
    fn secret(s: &State, holder: Seat) -> bool {
        s.hands[holder.index()] >> 7 == 1
    }

    fn points(&self, s: &State, seat: Seat) -> [i32; 2] {
        let nest = s.nests[seat.index()].into_iter().filter(|&card| card != NONE);
        [s.row(seat).map(|card| i32::from(card) + 1).sum(), nest.map(|card| 2 * (i32::from(card) + 1)).sum()]
    }

    fn refuse(&self, s: &State, seat: Seat, m: Move) -> Option<Clause> {
        let hand = s.hands[seat.index()];
        let may_act = self.next(s).may_act(seat) || self.is(Fault::OutOfTurn) && m == Move::Peek;
        if !may_act {
            return Some(Clause::Turn);
        }
        match m {
            Move::Hide(card) | Move::Show(card) if card == NONE || hand >> card & 1 == 0 => Some(Clause::Own),
            Move::Hide(_) => (s.nests[seat.index()][1] != NONE).then_some(Clause::Full),
            Move::Show(card) => {
                let last = s.row(seat.other()).next_back();
                let strict = self.is(Fault::Stuck);
                let beaten =
                    last.is_some_and(|last| card < last && (strict || cards(hand).any(|other| other > last)));
                beaten.then_some(Clause::Beat)
            }
            Move::Peek if self.is(Fault::RefusalTells) && s.peeked && Nest::secret(s, seat.other()) => {
                Some(Clause::NoneToSee)
            }
            Move::Peek if s.peeked => Some(Clause::OnePeek),
            Move::Peek if self.is(Fault::MovesTell) && Nest::secret(s, seat.other()) => Some(Clause::OnePeek),
            Move::Peek => s.unseen(seat).is_none().then_some(Clause::NoneToSee),
        }
    }
}

fn no(got: &str) -> Misread {
    Misread::new(Phrase::new("nest-misread").with("got", got))
}

fn code(card: Card) -> String {
    if card == NONE { "?".into() } else { format!("D{}", card + 1) }
}

fn codes(cards: impl Iterator<Item = Card>) -> String {
    let line = cards.map(code).collect::<Vec<_>>().join(" ");
    if line.is_empty() { "-".into() } else { line }
}

impl Rules for Nest {
    type State = State;
    type Move = Move;
    type Roll = Roll;
    type View = View;
    type Event = Event;
    type Clause = Clause;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        State {
            dealt: false,
            hands: [0; 2],
            pile: 0,
            nests: [[NONE; 2]; 2],
            rows: [[NONE; 8]; 2],
            turn: if self.setup.options[0].1 == "B" { Seat::B } else { Seat::A },
            peeked: false,
            drawing: false,
            seen: [[false; 2]; 2],
        }
    }

    fn next(&self, s: &State) -> Next {
        if !s.dealt || s.drawing {
            Next::Chance
        } else if s.is_over() {
            Next::Over
        } else {
            Next::seat(s.turn)
        }
    }

    fn moves(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move)) {
        let hand = || cards(s.hands[seat.index()]);
        let mut moves: Vec<Move> =
            hand().map(Move::Hide).chain(hand().map(Move::Show)).chain([Move::Peek]).collect();
        moves.retain(|&m| self.refuse(s, seat, m).is_none());
        if self.is(Fault::Unlisted) && moves.len() > 1 {
            moves.pop();
        }
        if self.is(Fault::ListedTwice) {
            moves.push(moves[0]);
        }
        if self.is(Fault::OrderTells) && Nest::secret(s, seat.other()) {
            moves.reverse();
        }
        moves.into_iter().for_each(out);
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Illegal<Clause>> {
        self.refuse(s, seat, m).map_or(Ok(()), |clause| Err(Illegal { clause }))
    }

    fn apply(&self, s: &mut State, seat: Seat, m: Move, out: &mut impl Narrate<Event>) {
        match m {
            Move::Hide(card) => {
                let nest = &mut s.nests[seat.index()];
                s.hands[seat.index()] &= !(1 << card);
                nest[usize::from(nest[0] != NONE)] = card;
                out.tell(|| Event::Hid { seat, card: Some(card) });
                s.pass();
            }
            Move::Show(card) => {
                s.hands[seat.index()] &= !(1 << card);
                let free = s.row(seat).count();
                s.rows[seat.index()][free] = card;
                out.tell(|| Event::Shown { seat, card });
                s.drawing = s.pile != 0;
                s.peeked = false;
                if !s.drawing {
                    s.pass();
                }
            }
            Move::Peek => {
                let Some(slot) = s.unseen(seat) else { return };
                let mut heard = false;
                if !self.is(Fault::PeekUntold) {
                    let card = s.nests[seat.other().index()][slot];
                    out.tell(|| {
                        heard = true;
                        Event::Peeked { seat, card: Some(card) }
                    });
                }
                let spoiled = self.is(Fault::ListenerMatters) && heard
                    || self.is(Fault::ApplyVaries) && self.elsewhere().is_multiple_of(3);
                s.peeked = !spoiled;
                s.seen[seat.index()][slot] = true;
            }
        }
        if s.is_over() {
            if self.is(Fault::Endless) {
                for seat in Seat::all(2) {
                    s.hands[seat.index()] = s.row(seat).fold(0, |set, card| set | 1 << card);
                }
                s.rows = [[NONE; 8]; 2];
                if s.hands[s.turn.index()] == 0 {
                    s.turn = s.turn.other();
                }
                return;
            }
            out.tell(|| Event::Opened { nests: s.nests });
            if self.is(Fault::CardDoubled) {
                s.rows[0][7] = s.nests[0][0];
            }
            assert!(!(self.is(Fault::Panics) && s.nests[0][0] == 0), "D1 hatched");
        }
    }

    fn roll(&self, s: &State, dice: &mut impl Dice) -> Roll {
        let mut deck: Vec<Card> = cards(if s.dealt { s.pile } else { self.all() }).collect();
        if self.is(Fault::OtherDice) {
            Rng::for_job(1, self.elsewhere()).shuffle(&mut deck);
        } else {
            dice.shuffle(&mut deck);
        }
        if s.dealt {
            return Roll::Draw(deck[0]);
        }
        let hand = |deck: &[Card]| deck.iter().fold(0, |set, card| set | 1 << card);
        Roll::Deal([hand(&deck[..3]), hand(&deck[3..6])])
    }

    fn can_roll(&self, s: &State, roll: &Roll) -> bool {
        match roll {
            Roll::Draw(_) | Roll::Deal(_) if self.is(Fault::AnyRoll) => {
                s.dealt == matches!(roll, Roll::Draw(_))
            }
            Roll::Deal([a, b]) => {
                !s.dealt
                    && a & b == 0
                    && (a | b) & !self.all() == 0
                    && a.count_ones() == 3
                    && b.count_ones() == 3
            }
            Roll::Draw(card) => s.drawing && s.pile >> card & 1 == 1,
        }
    }

    fn settle(&self, s: &mut State, roll: &Roll, out: &mut impl Narrate<Event>) {
        match *roll {
            Roll::Deal(hands) => {
                s.dealt = true;
                s.hands = hands;
                s.pile = self.all() & !(hands[0] | hands[1]);
                out.tell(|| Event::Dealt { hands: hands.map(Some) });
            }
            Roll::Draw(card) => {
                let seat = s.turn;
                s.pile &= !(1 << card);
                s.hands[seat.index()] |= 1 << card;
                s.drawing = false;
                out.tell(|| Event::Drew { seat, card: Some(card) });
                s.pass();
            }
        }
    }

    fn outcome(&self, s: &State) -> Outcome {
        let points = [Seat::A, Seat::B].map(|seat| self.points(s, seat).iter().sum::<i32>());
        let best = points[0].max(points[1]);
        Outcome::new(&points, Seat::all(2).filter(|seat| points[seat.index()] == best).collect::<SeatSet>())
    }

    fn view(&self, s: &State, eye: Eye) -> View {
        let hand = |seat: Seat| {
            let hand = s.hands[seat.index()];
            if eye.is(seat) { Hand::Known(hand) } else { Hand::Hidden(hand.count_ones()) }
        };
        let nest = |seat: Seat| {
            [0, 1].map(|slot| {
                let card = s.nests[seat.index()][slot];
                (card == NONE || s.sees(eye, seat, slot)).then_some(card)
            })
        };
        let lying = [
            Fault::SamplePeeks,
            Fault::SceneShows,
            Fault::PieceNamedByCard,
            Fault::KnowsMore,
            Fault::AttemptTells,
            Fault::AboutTells,
        ];
        let truth = || Some(Box::new(s.clone()));
        View {
            eye,
            dealt: s.dealt,
            hands: [hand(Seat::A), hand(Seat::B)],
            pile: s.pile.count_ones(),
            nests: [nest(Seat::A), nest(Seat::B)],
            rows: s.rows,
            turn: s.turn,
            peeked: s.peeked,
            drawing: s.drawing,
            seen: s.seen,
            truth: self.is(Fault::ViewIsTruth).then(truth).flatten(),
            lie: Lie(self.fault.filter(|fault| lying.contains(fault)).and_then(|_| truth())),
        }
    }

    fn sample(&self, v: &View, dice: &mut impl Dice) -> State {
        if let Some(truth) = &v.truth {
            return (**truth).clone();
        }
        if let (Some(truth), true, 0) = (&v.lie.0, self.is(Fault::SamplePeeks), dice.below(2)) {
            return (**truth).clone();
        }
        let mut nests = v.nests;
        if self.is(Fault::SampleForgets) {
            for seat in Seat::all(2).filter(|&seat| !v.eye.is(seat)) {
                nests[seat.index()] = nests[seat.index()].map(|card| card.filter(|&card| card == NONE));
            }
        }
        let mut known: Cards = 0;
        let shown = v.rows.iter().flatten().copied();
        for card in shown.chain(nests.iter().flatten().filter_map(|card| *card)).filter(|&card| card != NONE)
        {
            known |= 1 << card;
        }
        for hand in &v.hands {
            known |= if let Hand::Known(hand) = hand { *hand } else { 0 };
        }
        let mut unknown: Vec<Card> = if v.dealt { cards(self.all() & !known).collect() } else { Vec::new() };
        if !self.is(Fault::SampleFixed) {
            dice.shuffle(&mut unknown);
        }
        let mut unknown = unknown.into_iter();
        let nests = nests.map(|nest| nest.map(|card| card.or_else(|| unknown.next()).unwrap_or(NONE)));
        let hands = [0, 1].map(|seat: usize| match v.hands[seat] {
            Hand::Known(hand) => hand,
            Hand::Hidden(size) => unknown.by_ref().take(size as usize).fold(0, |set, card| set | 1 << card),
        });
        let pile = unknown.fold(0, |set, card| set | 1 << card);
        State {
            dealt: v.dealt,
            hands,
            pile,
            nests,
            rows: v.rows,
            turn: v.turn,
            peeked: v.peeked,
            drawing: v.drawing,
            seen: v.seen,
        }
    }

    fn redact(&self, e: &Event, eye: Eye) -> Option<Event> {
        let open = |fault| self.is(fault);
        Some(match e.clone() {
            Event::Dealt { hands } => {
                let own = |seat: Seat| hands[seat.index()].filter(|_| eye.is(seat) || open(Fault::DealTold));
                Event::Dealt { hands: [own(Seat::A), own(Seat::B)] }
            }
            Event::Hid { seat, card } => {
                Event::Hid { seat, card: card.filter(|_| eye.is(seat) || open(Fault::HideTold)) }
            }
            Event::Peeked { seat, card } => Event::Peeked { seat, card: card.filter(|_| eye != Eye::Public) },
            Event::Drew { seat, card } => {
                Event::Drew { seat, card: card.filter(|_| eye.is(seat) || open(Fault::DrawTold)) }
            }
            Event::Shown { seat, card } => Event::Shown { seat, card },
            Event::Opened { nests } => Event::Opened { nests },
        })
    }

    fn seen_as(&self, m: Move, actor: Seat, eye: Eye) -> Move {
        match m {
            Move::Hide(_) if !eye.is(actor) && !self.is(Fault::HideNamed) => Move::Hide(NONE),
            Move::Hide(_) | Move::Show(_) | Move::Peek => m,
        }
    }

    fn random_move(&self, s: &State, seat: Seat, rng: &mut Rng) -> Move {
        let mut moves = Vec::new();
        self.moves(s, seat, &mut |m| moves.push(m));
        // The biased one forgets the last quarter of its die.
        let sides = if self.is(Fault::RandomBiased) { moves.len() * 4 / 3 } else { moves.len() };
        moves[rng.below(sides) % moves.len()]
    }

    fn stride(&self, s: &mut State, seat: Seat, rng: &mut Rng) {
        let m = self.random_move(s, seat, rng);
        if self.is(Fault::StrideElsewhere) {
            rng.bits();
        }
        self.apply(s, seat, m, &mut ());
        while self.next(s) == Next::Chance {
            let roll = self.roll(s, rng);
            self.settle(s, &roll, &mut ());
        }
    }
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

/// How often each card is on the table.
pub(crate) fn census(_: &Nest, s: &State) -> Vec<u16> {
    let mut counts = vec![0; 8];
    let sets = s.hands.iter().chain([&s.pile]).flat_map(|&set| cards(set));
    let places =
        s.nests.iter().flatten().chain(s.rows.iter().flatten()).copied().filter(|&card| card != NONE);
    for card in sets.chain(places) {
        counts[usize::from(card)] += 1;
    }
    counts
}

/// The cards that the eye cannot see: in a hand or in the pile without an order, in a nest each in its place.
pub(crate) fn secrets(_: &Nest, s: &State, eye: Eye) -> Vec<Secret> {
    let secret = |zone, slot, card: Card| Secret { zone, pool: 0, slot, value: card.into() };
    let mut secrets: Vec<Secret> = cards(s.pile).map(|card| secret("pile", 0, card)).collect();
    for seat in Seat::all(2) {
        let at = seat.index() as u16;
        if !eye.is(seat) {
            secrets.extend(cards(s.hands[seat.index()]).map(|card| secret("hand", 1 + at, card)));
        }
        let hidden = (0..2).filter(|&slot| s.nests[seat.index()][slot] != NONE && !s.sees(eye, seat, slot));
        let nest = hidden.map(|slot| secret("nest", 3 + 2 * at + slot as u16, s.nests[seat.index()][slot]));
        secrets.extend(nest);
    }
    secrets
}

impl Nest {
    fn zone(&self, id: &str, kind: ZoneKind, owner: Option<Seat>, cards: Vec<Option<Card>>) -> Zone {
        let piece = |(slot, card): (usize, Option<Card>)| match card {
            Some(card) => {
                let code = code(card);
                let id = format!("card {code}");
                let (code, card) = if self.is(Fault::TwinsApart) { ("D0".into(), 0) } else { (code, card) };
                let name = Phrase::bare(code.as_str());
                let front =
                    Front { code, name, emblem: "".into(), value: Some(i32::from(card) + 1), text: None };
                Piece::new(id, Face::up(front))
            }
            None if self.is(Fault::PiecesAlike) => Piece::new("back".into(), Face::Down("egg")),
            None => Piece::new(format!("{id} {slot}"), Face::Down("egg")),
        };
        let pieces = cards.into_iter().enumerate().map(piece).collect();
        Zone::new(id, "nest", kind, Phrase::bare(id)).owned_by(owner).holding(pieces)
    }
}

impl Nest {
    /// Whether a fault that looks under the view finds the secret there.
    fn lie_about(&self, view: &View, fault: Fault) -> bool {
        let other = view.eye.seat().map(Seat::other);
        let (Some(truth), Some(other)) = (&view.lie.0, other) else { return false };
        self.is(fault) && Nest::secret(truth, other)
    }
}

impl Present for Nest {
    fn scene(&self, view: &View) -> Scene {
        let mut zones = Vec::new();
        for seat in Seat::all(2) {
            let hand = match view.hands[seat.index()] {
                Hand::Known(hand) => cards(hand).map(Some).collect(),
                Hand::Hidden(size) => vec![None; size as usize],
            };
            let nest = view.nests[seat.index()].into_iter().filter(|&card| card != Some(NONE)).collect();
            let row = view.rows[seat.index()].into_iter().filter(|&card| card != NONE).map(Some).collect();
            zones.push(self.zone(&format!("hand {seat}"), ZoneKind::Hand, Some(seat), hand));
            zones.push(self.zone(&format!("nest {seat}"), ZoneKind::Row { places: 2 }, Some(seat), nest));
            zones.push(self.zone(&format!("row {seat}"), ZoneKind::Pile, Some(seat), row));
        }
        zones.push(self.zone("pile", ZoneKind::Pile, None, vec![None; view.pile as usize]));
        let turn = ZoneKind::Counter(view.rows.iter().flatten().filter(|&&card| card != NONE).count() as i64);
        zones.push(self.zone("shown", turn, None, Vec::new()));
        if let (Some(truth), Some(other)) = (&view.lie.0, view.eye.seat().map(Seat::other)) {
            let hidden = cards(truth.hands[other.index()]).next();
            let piece = zones[3 * other.index()].pieces.first_mut();
            if let (Some(card), Some(piece)) = (hidden, piece) {
                match self.fault {
                    Some(Fault::SceneShows) => {
                        let up = self.zone("", ZoneKind::Hand, None, vec![Some(card)]);
                        *piece = up.pieces[0].clone();
                    }
                    Some(Fault::PieceNamedByCard) => piece.id = format!("card {}", code(card)),
                    _ => {}
                }
            }
        }
        let headline = view.dealt.then(|| Phrase::new("nest-turn").with("seat", view.turn));
        Scene { headline, zones, ..Scene::default() }
    }

    fn choice(&self, view: &View, seat: Seat, m: Move) -> Choice {
        let notation = self.write_move(m);
        let touches = match m {
            Move::Hide(card) => vec![format!("card {}", code(card)), format!("nest {seat}")],
            Move::Show(card) => vec![format!("card {}", code(card)), format!("row {seat}")],
            Move::Peek if self.is(Fault::TouchesNothing) => vec!["nest C".into()],
            Move::Peek => vec![format!("nest {}", seat.other())],
        };
        let touches = if self.is(Fault::ChoicesAlike) { Vec::new() } else { touches };
        let label = Phrase::new(match m {
            Move::Hide(_) => "nest-hide",
            Move::Show(_) => "nest-show",
            Move::Peek => "nest-peek",
        });
        assert!(view.dealt);
        Choice { notation, label, touches }
    }

    fn attempts(&self, view: &View, seat: Seat, touched: &Touched<'_>, out: &mut impl FnMut(Move)) {
        let other = self.lie_about(view, Fault::AttemptTells);
        match (touched.place(), self.card(touched.code())) {
            ("hand", Ok(card)) => [Move::Show(card), Move::Hide(card)].into_iter().for_each(out),
            ("nest", _) if !touched.is_of(seat) && !other => out(Move::Peek),
            ("nest", _) => out(Move::Hide(NONE)),
            _ => {}
        }
    }

    fn about(&self, view: &View, touched: Option<&Touched<'_>>) -> &'static str {
        match touched.map(Touched::place) {
            Some("pile") if self.is(Fault::AboutNowhere) => "NE-9",
            Some("pile") if self.lie_about(view, Fault::AboutTells) => "NE-6",
            None => "NE-1",
            Some("nest") => "NE-7",
            Some("row") => "NE-4",
            Some(_) => "NE-2",
        }
    }

    fn tell(&self, event: &Event) -> Phrase {
        let one = |card: Option<Card>| code(card.unwrap_or(NONE));
        match event {
            Event::Dealt { hands } => {
                let [a, b] = hands.map(|hand| hand.map_or("?".into(), |hand| codes(cards(hand))));
                Phrase::new("nest-dealt").with("a", a).with("b", b)
            }
            Event::Hid { seat, card } => Phrase::new("nest-hid").with("seat", *seat).with("card", one(*card)),
            Event::Shown { seat, card } => {
                Phrase::new("nest-shown").with("seat", *seat).with("card", code(*card))
            }
            Event::Peeked { seat, card } => {
                Phrase::new("nest-peeked").with("seat", *seat).with("card", one(*card))
            }
            Event::Drew { seat, card } => {
                Phrase::new("nest-drew").with("seat", *seat).with("card", one(*card))
            }
            Event::Opened { nests } => {
                let [a, b] = nests.map(|nest| codes(nest.into_iter().filter(|&card| card != NONE)));
                Phrase::new("nest-opened").with("a", a).with("b", b)
            }
        }
    }

    fn sheet(&self, s: &State) -> Sheet {
        let column = |seat| {
            let points = self.points(s, seat);
            let line = |(category, points): (&'static str, i32)| Line {
                category: category.into(),
                name: Phrase::bare(category),
                points,
                cards: Vec::new(),
                clause: "NE-7",
            };
            let lines = ["row", "nest"].into_iter().zip(points).map(line).collect();
            SeatSheet { seat, total: points.iter().sum(), lines }
        };
        let seats = Seat::all(2).map(column).collect();
        Sheet { seats, verdict: Phrase::new("nest-verdict"), clause: "NE-7" }
    }

    fn knows(&self, view: &View, key: &str) -> Option<String> {
        let zone = self.scene(view).zone(key)?.clone();
        match &view.lie.0 {
            Some(truth) if self.is(Fault::KnowsMore) && key == "pile" => Some(codes(cards(truth.pile))),
            _ => Some(zone.pieces.iter().map(|piece| piece.face.code()).collect::<Vec<_>>().join(" ")),
        }
    }
}

impl Guide for Nest {
    fn worth(&self, _: &View, _: Seat, m: Move) -> i32 {
        match m {
            Move::Hide(card) => 2 * i32::from(card),
            Move::Show(card) => i32::from(card),
            Move::Peek => 1,
        }
    }
}

impl Boxed for Nest {
    const TITLE: &'static str = "nest-title";
    const PLAYERS: (u8, u8) = (2, 2);
    const RULEBOOK: [&'static str; 2] = [crate::scenarios::RULES, crate::scenarios::RULES];
    const WORDS: [&'static str; 2] = ["", ""];
    const PACKS: &'static [(&'static str, &'static str)] = &[("eggs", "cards 8"), ("few", "cards 6")];

    fn options() -> &'static [OptionSpec] {
        &[OptionSpec { id: "first", key: "nest-option-first", values: &["A", "B"], clause: "NE-1" }]
    }

    fn build(pack: &PackText<'_>, seats: Option<u8>, options: &[(String, String)]) -> Result<Nest, Misread> {
        let cards = pack.text.trim().strip_prefix("cards ").and_then(|n| n.parse().ok());
        let cards =
            cards.filter(|n: &u8| (6..=8).contains(n)).ok_or_else(|| no(pack.text).in_file(pack.name))?;
        if seats.is_some_and(|seats| seats != 2) {
            return Err(no("seats"));
        }
        let setup = Setup {
            pack: pack.name.into(),
            pack_hash: cards.to_string(),
            seats: 2,
            options: choose_options(Nest::options(), options)?,
        };
        let origin = Names::new("inventé", "invented");
        Ok(Nest { fault: None, cards, setup, origin, elsewhere: AtomicU64::new(0) })
    }

    fn pack_schema() -> String {
        String::new()
    }

    fn origin(&self) -> &Names {
        &self.origin
    }
}
