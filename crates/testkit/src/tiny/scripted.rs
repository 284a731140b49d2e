//! A game made of a few functions: every seat picks a number once, openly or in secret, and a die may fall.
//!
//! For what the other tiny games have not: more than two seats, choices made at once, moves that look alike, and
//! chance between choices.

use antre_kernel::{
    Cite, Dice, Encode, Eye, Guide, Illegal, MAX_SEATS, Narrate, Next, Outcome, Rules, Seat, SeatSet,
};

/// The truth.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// What each seat picked.
    pub picks: [Option<u8>; MAX_SEATS],
    /// What the die shows, from 0 to 5.
    pub die: Option<u8>,
}

/// A seat picks this number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick(pub u8);

/// What an eye knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    eye: Eye,
    /// Whether each seat has picked, and what, where the eye knows.
    picks: [Option<Option<u8>>; MAX_SEATS],
    die: Option<u8>,
}

/// Whatever was wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clause;

impl Cite for Clause {
    fn id(self) -> &'static str {
        "SC-1"
    }
}

/// The game and the functions it is made of.
#[derive(Clone, Copy)]
pub struct Scripted {
    /// How many play.
    pub seats: u8,
    /// Others see a pick only when it is over.
    pub secret: bool,
    /// Who or what comes next.
    pub next: fn(&State) -> Next,
    /// How many numbers a seat may pick from.
    pub choices: fn(&State, Seat) -> u8,
    /// Who shares the win, once it is over.
    pub winners: fn(&State) -> SeatSet,
}

impl Rules for Scripted {
    type State = State;
    type Move = Pick;
    type Roll = u8;
    type View = View;
    type Event = ();
    type Clause = Clause;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        State::default()
    }

    fn next(&self, s: &State) -> Next {
        (self.next)(s)
    }

    fn moves(&self, s: &State, seat: Seat, out: &mut impl FnMut(Pick)) {
        if self.next(s).may_act(seat) {
            (0..(self.choices)(s, seat)).map(Pick).for_each(out);
        }
    }

    fn check(&self, s: &State, seat: Seat, m: Pick) -> Result<(), Illegal<Clause>> {
        let legal = self.next(s).may_act(seat) && m.0 < (self.choices)(s, seat);
        if legal { Ok(()) } else { Err(Illegal { clause: Clause }) }
    }

    fn apply(&self, s: &mut State, seat: Seat, m: Pick, _: &mut impl Narrate<()>) {
        assert!(s.picks[seat.index()].is_none() && self.next(s).may_act(seat), "{seat} acts in turn");
        s.picks[seat.index()] = Some(m.0);
    }

    fn roll(&self, _: &State, dice: &mut impl Dice) -> u8 {
        dice.below(6) as u8
    }

    fn can_roll(&self, _: &State, roll: &u8) -> bool {
        *roll < 6
    }

    fn settle(&self, s: &mut State, roll: &u8, _: &mut impl Narrate<()>) {
        s.die = Some(*roll);
    }

    fn outcome(&self, s: &State) -> Outcome {
        Outcome::new(&[0; MAX_SEATS][..usize::from(self.seats)], (self.winners)(s))
    }

    fn view(&self, s: &State, eye: Eye) -> View {
        let over = self.next(s) == Next::Over;
        let mut picks = s.picks.map(|pick| pick.map(Some));
        for seat in Seat::all(self.seats).filter(|&seat| self.secret && !over && !eye.is(seat)) {
            picks[seat.index()] = picks[seat.index()].map(|_| None);
        }
        View { eye, picks, die: s.die }
    }

    fn sample(&self, v: &View, dice: &mut impl Dice) -> State {
        let mut s = State { picks: v.picks.map(Option::flatten), die: v.die };
        for seat in Seat::all(self.seats).filter(|seat| v.picks[seat.index()] == Some(None)) {
            let choices = (self.choices)(&s, seat);
            s.picks[seat.index()] = Some(dice.below(usize::from(choices)) as u8);
        }
        s
    }

    fn redact(&self, (): &(), _: Eye) -> Option<()> {
        Some(())
    }

    fn seen_as(&self, m: Pick, actor: Seat, eye: Eye) -> Pick {
        if self.secret && !eye.is(actor) { Pick(0) } else { m }
    }
}

impl Encode for Scripted {}

impl Guide for Scripted {
    /// Prefers 1 and 2, and cannot tell them apart.
    fn worth(&self, _: &View, _: Seat, m: Pick) -> i32 {
        i32::from(m.0 == 1 || m.0 == 2)
    }
}
