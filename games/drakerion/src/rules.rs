//! The rules as the kernel asks for them: thin dispatch by what is asked.

use crate::clause::Clause;
use crate::event::{Event, Move, Roll};
use crate::game::Drakerion;
use crate::ids::{Kind, Local, Slot};
use crate::language::{KeywordId, Stat};
use crate::state::{Ask, State};
use crate::view::View;
use antre_kernel::{Dice, Eye, Illegal, Narrate, Next, Outcome, Rng, Rules, Seat, SeatSet};

/// As many moves as are remembered while one of them is drawn; longer lists are counted twice.
const REMEMBERED: usize = 64;

impl Rules for Drakerion {
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
        self.beginning()
    }

    #[inline]
    fn next(&self, s: &State) -> Next {
        match s.ask {
            Ask::Over => Next::Over,
            Ask::Coin | Ask::Reveal | Ask::Cards => Next::Chance,
            _ => Next::seat(s.asked),
        }
    }

    #[inline]
    fn moves(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move)) {
        if self.next(s).may_act(seat) {
            self.list(s, seat, out);
        }
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Illegal<Clause>> {
        self.check_move(s, seat, m).map_err(|clause| Illegal { clause })
    }

    #[inline]
    fn apply(&self, s: &mut State, seat: Seat, m: Move, out: &mut impl Narrate<Event>) {
        self.play(s, seat, m, out);
        self.come_to_rest(s, out);
    }

    #[inline]
    fn roll(&self, s: &State, dice: &mut impl Dice) -> Roll {
        self.draw(s, dice)
    }

    fn can_roll(&self, s: &State, roll: &Roll) -> bool {
        self.could_draw(s, roll)
    }

    #[inline]
    fn settle(&self, s: &mut State, roll: &Roll, out: &mut impl Narrate<Event>) {
        self.happen(s, roll, out);
        self.come_to_rest(s, out);
    }

    fn outcome(&self, s: &State) -> Outcome {
        let winners = match s.won {
            1 => SeatSet::one(Seat::A),
            2 => SeatSet::one(Seat::B),
            _ => SeatSet::all(2),
        };
        Outcome::new(&s.sides.map(|side| i32::from(side.prestige)), winners)
    }

    fn view(&self, s: &State, eye: Eye) -> View {
        View::of(s, eye)
    }

    fn sample(&self, v: &View, dice: &mut impl Dice) -> State {
        self.imagine(v, dice)
    }

    fn redact(&self, e: &Event, eye: Eye) -> Option<Event> {
        Some(self.redacted(e, eye))
    }

    fn seen_as(&self, m: Move, actor: Seat, eye: Eye) -> Move {
        self.looks_like(m, actor, eye)
    }

    #[inline]
    fn random_move(&self, s: &State, seat: Seat, rng: &mut Rng) -> Move {
        let drawn = match s.ask {
            Ask::Action | Ask::Combat => self.draw_offer(s, seat, rng),
            _ => self.draw_answer(s, seat, rng),
        };
        if let Some(m) = drawn {
            return m;
        }
        let mut listed = [Move::Pass; REMEMBERED];
        let mut count = 0usize;
        self.list(s, seat, &mut |m| {
            listed[count % REMEMBERED] = m;
            count += 1;
        });
        let chosen = rng.below(count);
        if count <= REMEMBERED {
            return listed[chosen % REMEMBERED];
        }
        let (mut at, mut found) = (0, Move::Pass);
        self.list(s, seat, &mut |m| {
            if at == chosen {
                found = m;
            }
            at += 1;
        });
        found
    }
}

impl Drakerion {
    /// The seat whose hand must hold a certain card now, because it is asked for one: its hidden cards are not
    /// exchangeable then.
    pub fn must_hold(&self, s: &State) -> Option<Seat> {
        self.asked_of_hand(s).map(|asked| asked.seat)
    }

    /// The id of the card in a slot; nothing for a free one.
    pub fn id_of_kind(&self, kind: Kind) -> Option<&str> {
        Some(self.def_id(kind)).filter(|_| kind.is_some()).map(|def| self.id_of(def))
    }

    /// A current value of the card in a slot; for whoever checks the rules from outside.
    pub fn value_of(&self, s: &State, slot: Slot, stat: Stat) -> i32 {
        self.stat(s, slot, stat)
    }

    /// Whether the card in a slot has a keyword.
    pub fn keyword_of(&self, s: &State, slot: Slot, keyword: KeywordId) -> bool {
        self.has_keyword(s, slot, keyword)
    }

    /// What a card of a seat costs now, by its number in the deck list.
    pub fn price_of(&self, s: &State, seat: Seat, local: Local) -> u8 {
        self.cost(s, Kind::new(seat, local))
    }

    /// Whether the cards of these decks might keep a turn going, so that what comes back is counted (DN-237).
    pub fn counts_returns(&self) -> bool {
        self.goes_round
    }

    /// How often each card of each seat is anywhere: the same from the first move to the last.
    pub fn census(&self, s: &State) -> Vec<u16> {
        let of = |seat| self.counts(s, seat).map(u16::from);
        Seat::all(2).flat_map(of).collect()
    }
}

// Small enough to be copied for every simulation.
const _: () = assert!(size_of::<State>() <= 4096 && size_of::<Move>() <= 8);
