//! Four-player hearts, one deal: a calibration game that other frameworks have too.
//!
//! It is not on the shelf: `cargo xtask compare` holds it against OpenSpiel, rule by rule and second by second.
//! Three cards are passed left, across, right or not at all; the two of clubs opens; no points fall on the first trick
//! unless there is nothing else; hearts are led only once broken, which the queen of spades does too; whoever takes all
//! 26 points has none and the others have 26.

mod card;
mod sample;

pub use card::{Card, Cards};

use antre_kernel::{
    Cite, Dice, Encode, Eye, Guide, Illegal, MAX_SEATS, Narrate, Next, Outcome, Rng, Rules, SearchConfig,
    Seat, SeatSet,
};
use card::{CLUBS, DIAMONDS, HEARTS, SPADES};

/// How many play.
const SEATS: u8 = 4;
/// How many cards are passed.
const PASSED: usize = 3;
/// All the points of a deal.
pub const MOON: i32 = 26;

/// The game. There is nothing on the box but its name.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hearts;

/// The whole truth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// What everybody has seen.
    pub open: Open,
    /// The hands.
    pub hands: [Cards; 4],
    /// The cards each seat has passed.
    pub passed: [Cards; 4],
}

/// What everybody has seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open {
    /// The cards each seat has played.
    pub played: [Cards; 4],
    /// The cards of the trick on the table, in order.
    trick: [Card; 4],
    /// How many of them there are.
    laid: u8,
    /// Cards played in all.
    pub count: u8,
    /// How many seats away cards are passed: 0 to 3.
    pub dir: u8,
    /// How many cards have been passed in all.
    pub passes: u8,
    /// The place in the trick of the best card so far.
    best: u8,
    /// The points each seat has taken.
    pub points: [u8; 4],
    /// The points of the trick on the table.
    pot: u8,
    /// The suits each seat is known to be out of, a bit each.
    pub voids: [u8; 4],
    /// Whether hearts may be led.
    pub broken: bool,
    /// Whether the cards are dealt.
    pub dealt: bool,
    /// Whose turn it is.
    pub turn: Seat,
}

/// A card and what becomes of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// It is passed on; only its giver sees which.
    Pass(Card),
    /// It is played.
    Play(Card),
}

impl Move {
    /// The card.
    #[inline]
    pub const fn card(self) -> Card {
        match self {
            Move::Pass(card) | Move::Play(card) => card,
        }
    }
}

/// The deal: the direction, and the hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// How many seats away cards are passed.
    pub dir: u8,
    /// The hands.
    pub hands: [Cards; 4],
}

/// What one eye may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose eye.
    pub eye: Eye,
    /// What everybody has seen.
    pub open: Open,
    /// The own hand.
    pub hand: Cards,
    /// The cards the eye has passed.
    pub passed: Cards,
    /// The cards it got, once all have passed.
    pub received: Cards,
}

/// Nothing is told: there is no screen for this game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event;

/// The only refusal: the card may not be passed or played now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotNow;

impl Cite for NotNow {
    fn id(self) -> &'static str {
        "HE-1"
    }
}

impl State {
    /// Whether cards are being passed.
    #[inline]
    fn passing(&self) -> bool {
        self.open.dir != 0 && usize::from(self.open.passes) < PASSED * usize::from(SEATS)
    }

    /// The cards a seat may pass or play now.
    #[inline]
    pub fn legal(&self, seat: Seat) -> Cards {
        let hand = self.hands[at(seat)];
        let open = &self.open;
        if self.passing() {
            return hand;
        }
        if open.laid > 0 {
            let follow = hand.both(Cards::suit(open.trick[0].suit()));
            if open.count < SEATS {
                return follow.or(hand.without(Cards::POINTS)).or(hand);
            }
            return follow.or(hand);
        }
        if open.count == 0 {
            return Cards::NONE.with(Card::TWO_OF_CLUBS);
        }
        if open.broken { hand } else { hand.without(Cards::suit(HEARTS)).or(hand) }
    }

    #[inline]
    fn pass(&mut self, seat: Seat, card: Card) {
        let one = Cards::NONE.with(card);
        self.hands[at(seat)] = self.hands[at(seat)].without(one);
        self.passed[at(seat)] = self.passed[at(seat)].and(one);
        self.open.passes += 1;
        self.open.turn = Seat::new(usize::from(self.open.passes) / PASSED % 4);
        if !self.passing() {
            for from in 0..4 {
                let to = (from + usize::from(self.open.dir)) & 3;
                self.hands[to] = self.hands[to].and(self.passed[from]);
            }
            self.open();
        }
    }

    /// Whoever holds the two of clubs begins.
    #[inline]
    fn open(&mut self) {
        let holder = self.hands.iter().position(|hand| hand.has(Card::TWO_OF_CLUBS));
        self.open.turn = Seat::new(holder.unwrap_or(0));
    }

    #[inline]
    fn play(&mut self, seat: Seat, card: Card) {
        let one = Cards::NONE.with(card);
        self.hands[at(seat)] = self.hands[at(seat)].without(one);
        let open = &mut self.open;
        open.played[at(seat)] = open.played[at(seat)].and(one);
        let hearts = card.suit() == HEARTS;
        let shown = if open.laid == 0 {
            // Hearts are led unbroken only by a hand of nothing else.
            let only = hearts & !open.broken;
            u8::from(only) * (1 << CLUBS | 1 << DIAMONDS | 1 << SPADES)
        } else {
            let asked = open.trick[0].suit();
            // Points fall on the first trick only from a hand of nothing else.
            let forced = (open.count < SEATS) & one.both(Cards::POINTS).0.ne(&0);
            u8::from(card.suit() != asked) << asked | u8::from(forced) << DIAMONDS
        };
        open.voids[at(seat)] |= shown;
        let points = u8::from(hearts) + 13 * u8::from(card == Card::QUEEN_OF_SPADES);
        open.broken |= points > 0;
        open.pot += points;
        let place = usize::from(open.laid & 3);
        open.trick[place] = card;
        let best = open.trick[usize::from(open.best & 3)];
        let wins = (place == 0) | ((card.suit() == best.suit()) & (card.rank() > best.rank()));
        open.best = if wins { place as u8 } else { open.best };
        open.count += 1;
        open.laid += 1;
        if open.laid == SEATS {
            // The leader sits three seats before the one who plays last.
            let winner = Seat::new((at(seat) + 1 + usize::from(open.best)) & 3);
            open.points[at(winner)] += open.pot;
            (open.pot, open.laid, open.turn) = (0, 0, winner);
        } else {
            open.turn = seat.after(SEATS);
        }
    }

    /// The points of the deal, with the moon.
    pub fn points(&self) -> [i32; 4] {
        let taken = self.open.points.map(i32::from);
        match taken.iter().position(|&points| points == MOON) {
            Some(shooter) => std::array::from_fn(|seat| if seat == shooter { 0 } else { MOON }),
            None => taken,
        }
    }
}

impl Rules for Hearts {
    type State = State;
    type Move = Move;
    type Roll = Deal;
    type View = View;
    type Event = Event;
    type Clause = NotNow;

    fn seats(&self) -> u8 {
        SEATS
    }

    fn start(&self) -> State {
        let open = Open {
            played: [Cards::NONE; 4],
            trick: [Card::HIDDEN; 4],
            laid: 0,
            count: 0,
            dir: 0,
            passes: 0,
            best: 0,
            points: [0; 4],
            pot: 0,
            voids: [0; 4],
            broken: false,
            dealt: false,
            turn: Seat::A,
        };
        State { open, hands: [Cards::NONE; 4], passed: [Cards::NONE; 4] }
    }

    #[inline]
    fn next(&self, s: &State) -> Next {
        if !s.open.dealt {
            Next::Chance
        } else if s.open.count == 52 {
            Next::Over
        } else {
            Next::seat(s.open.turn)
        }
    }

    #[inline]
    fn moves(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move)) {
        if self.next(s).may_act(seat) {
            let passing = s.passing();
            s.legal(seat)
                .iter()
                .for_each(|card| out(if passing { Move::Pass(card) } else { Move::Play(card) }));
        }
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Illegal<NotNow>> {
        let fits = matches!(m, Move::Pass(_)) == s.passing() && m.card() != Card::HIDDEN;
        if fits && self.next(s).may_act(seat) && s.legal(seat).has(m.card()) {
            Ok(())
        } else {
            Err(Illegal { clause: NotNow })
        }
    }

    #[inline]
    fn apply(&self, s: &mut State, seat: Seat, m: Move, _: &mut impl Narrate<Event>) {
        match m {
            Move::Pass(card) => s.pass(seat, card),
            Move::Play(card) => s.play(seat, card),
        }
    }

    fn roll(&self, _: &State, dice: &mut impl Dice) -> Deal {
        let dir = dice.below(4) as u8;
        let mut deck: [u8; 52] = std::array::from_fn(|at| (((at / 13) << 4) | (at % 13)) as u8);
        dice.shuffle(&mut deck);
        let hand = |seat: usize| deck[13 * seat..13 * seat + 13].iter().map(|&card| Card(card)).collect();
        Deal { dir, hands: std::array::from_fn(hand) }
    }

    fn can_roll(&self, s: &State, deal: &Deal) -> bool {
        let all = deal.hands.iter().fold(Cards::NONE, |all, hand| all.and(*hand));
        !s.open.dealt && deal.dir < 4 && all == Cards::ALL && deal.hands.iter().all(|hand| hand.len() == 13)
    }

    fn settle(&self, s: &mut State, deal: &Deal, _: &mut impl Narrate<Event>) {
        s.hands = deal.hands;
        (s.open.dir, s.open.dealt) = (deal.dir, true);
        if deal.dir == 0 {
            s.open();
        }
    }

    #[inline]
    fn outcome(&self, s: &State) -> Outcome {
        let points = s.points().map(|points| -points);
        let best = points.iter().copied().max().unwrap_or(0);
        let winners: SeatSet = Seat::all(SEATS).filter(|&seat| points[at(seat)] == best).collect();
        Outcome::new(&points, winners)
    }

    fn view(&self, s: &State, eye: Eye) -> View {
        let own = |cards: &[Cards; 4]| eye.seat().map_or(Cards::NONE, |seat| cards[at(seat)]);
        let all_passed = s.open.dir != 0 && !s.passing();
        let received = match eye.seat() {
            Some(seat) if all_passed => s.passed[(at(seat) + 4 - usize::from(s.open.dir)) & 3],
            _ => Cards::NONE,
        };
        View { eye, open: s.open.clone(), hand: own(&s.hands), passed: own(&s.passed), received }
    }

    fn sample(&self, v: &View, dice: &mut impl Dice) -> State {
        v.sample(dice)
    }

    fn redact(&self, _: &Event, _: Eye) -> Option<Event> {
        None
    }

    #[inline]
    fn seen_as(&self, m: Move, actor: Seat, eye: Eye) -> Move {
        match m {
            Move::Pass(card) => Move::Pass(if eye.is(actor) { card } else { Card::HIDDEN }),
            Move::Play(card) => Move::Play(card),
        }
    }

    #[inline]
    fn random_move(&self, s: &State, seat: Seat, rng: &mut Rng) -> Move {
        let card = s.legal(seat).any(rng);
        if s.passing() { Move::Pass(card) } else { Move::Play(card) }
    }

    #[inline]
    fn stride(&self, s: &mut State, seat: Seat, rng: &mut Rng) {
        let card = s.legal(seat).any(rng);
        if s.passing() { s.pass(seat, card) } else { s.play(seat, card) }
    }
}

impl Encode for Hearts {}

impl Guide for Hearts {
    const SEARCH: SearchConfig = SearchConfig::PLAIN;

    /// Low cards are safe.
    fn worth(&self, _: &View, _: Seat, m: Move) -> i32 {
        -(m.card().rank() as i32)
    }

    /// Few points are good, whoever wins.
    fn reward(&self, outcome: &Outcome, seat: Seat) -> f32 {
        1.0 + outcome.points(seat) as f32 / MOON as f32
    }

    fn evaluate(&self, s: &State) -> [f32; MAX_SEATS] {
        let mut rewards = [0.0; MAX_SEATS];
        for (reward, points) in rewards.iter_mut().zip(s.points()) {
            *reward = 1.0 - points as f32 / MOON as f32;
        }
        rewards
    }
}

/// Where a seat's things are; the mask spares a bounds check.
#[inline]
pub(crate) const fn at(seat: Seat) -> usize {
    seat.index() & 3
}

const _: () = assert!(size_of::<State>() <= 512 && size_of::<Move>() <= 8);
