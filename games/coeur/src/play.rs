//! The play: which cards may be laid, why not, and what they take.

use crate::card::{Hand, MAX_HAND, Type};
use crate::choose::{Pattern, SELECTIONS};
use crate::{Clause, Coeur, Event, Open, Phase, Play, State};
use antre_kernel::{Dice, Narrate, Rng, Seat};

/// The cards of one type in a hand, and how many ways there are to play some of them.
#[derive(Clone, Copy)]
struct Run {
    card: Type,
    start: u32,
    pattern: Pattern,
    /// How many selections fit on the space (CD-29).
    selections: usize,
    /// How many of these, the last ones, need a pile to be named (CD-38, CD-45).
    chosen: usize,
}

impl Run {
    #[inline]
    fn plays(&self) -> usize {
        self.selections + self.chosen
    }

    /// The play with this number: first every selection, with the first pile where one is named, then the
    /// selections that name the second pile.
    #[inline]
    fn play(&self, hand: Hand, number: usize) -> Play {
        let again = number >= self.selections;
        let selection = if again { number - self.chosen } else { number };
        let mask = SELECTIONS.mask(self.pattern, selection) << self.start;
        let take = if selection >= self.selections - self.chosen {
            self.card.targets().get(usize::from(again)).copied()
        } else {
            None
        };
        Play::new(hand.pick(mask), take)
    }
}

/// The runs of a hand, in order.
#[inline]
fn runs(open: &Open, hand: Hand, mut each: impl FnMut(Run)) {
    let held = (1u32 << hand.len()) - 1;
    let (types, kinds) = hand.steps();
    let mut starts = u32::from(types) & held;
    while starts != 0 {
        let start = starts.trailing_zeros();
        starts &= starts - 1;
        let end = (starts | (held + 1)).trailing_zeros();
        let card = hand.card(start).card();
        let pattern = Pattern::new(end - start, !kinds >> start);
        let missing = open.missing(card);
        let selections = SELECTIONS.count(pattern, missing);
        let chosen = match card {
            Type::Princess if open.must_choose(card) => selections,
            // A Hero chooses only when the space gets full (CD-31).
            Type::Hero if open.must_choose(card) => selections - SELECTIONS.count(pattern, missing - 1),
            _ => 0,
        };
        each(Run { card, start, pattern, selections, chosen });
    }
}

impl Coeur {
    #[inline]
    pub(crate) fn list_plays(&self, s: &State, seat: Seat, out: &mut impl FnMut(Play)) {
        if s.open.phase != Phase::Play || s.open.turn != seat {
            return;
        }
        let hand = s.hands[seat.index()];
        runs(&s.open, hand, |run| (0..run.plays()).for_each(|number| out(run.play(hand, number))));
    }

    #[inline]
    pub(crate) fn random_play(&self, s: &State, seat: Seat, rng: &mut Rng) -> Play {
        let hand = s.hands[seat.index()];
        let mut found: [(Option<Run>, usize); MAX_HAND] = [(None, 0); MAX_HAND];
        let (mut runs_found, mut total) = (0, 0);
        runs(&s.open, hand, |run| {
            found[runs_found] = (Some(run), total);
            total += run.plays();
            runs_found += 1;
        });
        let number = rng.below(total);
        let mut at = runs_found - 1;
        while found[at].1 > number {
            at -= 1;
        }
        match found[at] {
            (Some(run), before) => run.play(hand, number - before),
            (None, _) => unreachable!("CD-22: a player with a card has a legal play"),
        }
    }

    pub(crate) fn check_play(&self, s: &State, seat: Seat, m: Play) -> Result<(), Clause> {
        let open = &s.open;
        match open.phase {
            Phase::Over => return Err(Clause::Over),
            _ if open.turn != seat => return Err(Clause::NotYourTurn),
            Phase::Play => {}
            Phase::Deal | Phase::Blind | Phase::Refill => return Err(Clause::TurnNotFinished),
        }
        let Some(first) = m.cards().first() else { return Err(Clause::NoCard) };
        let card = first.card();
        if m.cards().iter().any(|other| other.card() != card) {
            return Err(Clause::MixedTypes);
        }
        if !s.hands[seat.index()].holds(m.cards()) {
            return Err(Clause::NotInHand);
        }
        let missing = usize::from(open.missing(card));
        if m.cards().len() > missing {
            return Err(Clause::TooMany);
        }
        let chooses = match card {
            Type::Princess => Some(Clause::PrincessChooses),
            Type::Hero if m.cards().len() == missing => Some(Clause::HeroChooses),
            _ => None,
        };
        match (chooses, m.take()) {
            (None, None) => Ok(()),
            (None, Some(_)) if card == Type::Hero => Err(Clause::NotFull),
            (None, Some(_)) => Err(Clause::NothingToChoose),
            (Some(clause), take) => match take {
                Some(target) if !card.targets().contains(&target) => Err(clause),
                Some(_) if !open.must_choose(card) => Err(Clause::NoSuchChoice),
                None if open.must_choose(card) => Err(clause),
                Some(_) | None => Ok(()),
            },
        }
    }

    /// Lays the cards, lets the space act (CD-32, CD-31) and goes on with the turn.
    #[inline]
    pub(crate) fn play(&self, s: &mut State, seat: Seat, m: Play, out: &mut impl Narrate<Event>) {
        let open = &mut s.open;
        let cards = m.cards();
        out.tell(|| Event::Played(seat, m));
        s.hands[seat.index()].remove_all(cards);
        let card = cards.card(0).card();
        for kind in cards.iter() {
            open.board.add(kind);
            if let Some(top) = open.tops.get_mut(card as usize) {
                *top = kind; // CD-26: ascending, the highest ends on top
            }
        }
        open.phase = Phase::Refill;
        let full = open.missing(card) == 0;
        match card {
            Type::Chest | Type::StoneDragon => {}                      // CD-35, CD-36
            Type::FireDragon => capture(open, seat, Type::Chest, out), // CD-37
            Type::Troll => capture(open, seat, Type::Princess, out),   // CD-43
            Type::Princess => {
                let target = pile_taken(open, m); // CD-38
                let with_figurine = target == Type::StoneDragon && open.board.has_type(target); // CD-42
                capture(open, seat, target, out);
                if with_figurine {
                    self.take_figurine(s, seat, out);
                }
            }
            Type::Dwarf if full => capture(open, seat, Type::Dwarf, out), // CD-44
            Type::Hero if full => {
                capture(open, seat, pile_taken(open, m), out); // CD-45
                board_ship(open, Type::Hero, out); // CD-46, CD-53
            }
            Type::Huntress if full => {
                capture(open, seat, Type::FireDragon, out); // CD-47
                board_ship(open, Type::Huntress, out); // CD-48
            }
            Type::Ship if full => sail(open, seat, out), // CD-49, CD-50
            Type::Dwarf | Type::Hero | Type::Huntress | Type::Ship => {} // CD-31
        }
        if s.open.phase == Phase::Refill && self.refill_size(s) == 0 {
            self.end_turn(s, false, out);
        }
    }
}

/// The pile named, or the only one there is (CD-40).
#[inline]
fn pile_taken(open: &Open, m: Play) -> Type {
    let targets = m.cards().card(0).card().targets();
    m.take().unwrap_or(if open.board.has_type(targets[0]) { targets[0] } else { targets[1] })
}

/// Takes a whole pile (CD-52); nothing if it is empty (CD-51).
#[inline]
fn capture(open: &mut Open, seat: Seat, space: Type, out: &mut impl Narrate<Event>) {
    let cards = open.count(space);
    open.board.pour(space, &mut open.captured[seat.index()]);
    if cards > 0 {
        out.tell(|| Event::Captured(seat, space, cards));
    }
}

/// A completed Hero or Huntress space goes to the ship zone, highest on top (CD-94).
#[inline]
fn board_ship(open: &mut Open, space: Type, out: &mut impl Narrate<Event>) {
    open.hold_top = open.board.highest(space);
    open.board.pour(space, &mut open.hold);
    out.tell(|| Event::Boarded(space));
}

/// The third Ship: the ship zone is captured and the three Ships leave, even if it was empty (CD-93).
#[inline]
fn sail(open: &mut Open, seat: Seat, out: &mut impl Narrate<Event>) {
    let cards = open.hold.count_type(Type::Hero) + open.hold.count_type(Type::Huntress);
    for space in [Type::Hero, Type::Huntress] {
        open.hold.pour(space, &mut open.captured[seat.index()]);
    }
    open.board.clear(Type::Ship);
    open.hold_top = None;
    open.trips += 1;
    open.third_trip = open.trips == 3;
    let trips = open.trips;
    out.tell(|| Event::Sailed { seat, cards, trips });
}
