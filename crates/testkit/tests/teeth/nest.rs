//! Nest: a small game with everything the laws are about, and a fault to order.
//!
//! Cards D1 to D8. Three are dealt to each of two seats, the others lie face down. In turn, a seat shows a card in
//! its row, higher than the other's last if it can, and draws one while there are any; or hides one face down in
//! its nest, which holds two; before that it may peek once at a card in the other's nest. When both hands are
//! empty the nests are turned up: shown cards count once, hidden ones twice.

mod fault;
mod notation;
mod present;
mod state;
mod view;

pub(crate) use fault::Fault;
pub(crate) use state::{Clause, census};
pub(crate) use view::secrets;

use antre_kernel::{
    Dice, Encode, Eye, Guide, Illegal, Misread, Names, Narrate, Next, Outcome, Rng, Rules, Seat, SeatSet,
    Setup,
};
use antre_stage::{Boxed, OptionSpec, PackText, choose_options};
use notation::no;
use state::{Card, Cards, Event, Move, NONE, Roll, State, cards};
use std::sync::atomic::{AtomicU64, Ordering};
use view::View;

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
        self.seen_by(s, eye)
    }

    fn sample(&self, v: &View, dice: &mut impl Dice) -> State {
        self.guess(v, dice)
    }

    fn redact(&self, e: &Event, eye: Eye) -> Option<Event> {
        Some(self.told_to(e, eye))
    }

    fn seen_as(&self, m: Move, actor: Seat, eye: Eye) -> Move {
        self.blurred(m, actor, eye)
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

impl Encode for Nest {}

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
