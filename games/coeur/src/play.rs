//! The play: which cards may be laid, why not, and what they take.

use crate::card::{Kind, Type};
use crate::choose::{Selections, size};
use crate::hand::Hand;
use crate::state::at;
use crate::{Clause, Coeur, Event, Open, Phase, Play, State};
use antre_kernel::{Dice, Narrate, Rng, Seat};

/// A play drawn at random: which cards of the hand, and what follows from them.
struct Draw {
    mask: u8,
    card: Type,
    take: Option<Type>,
    /// Whether they fill a multiple space.
    full: bool,
    /// How many cards stay in the hand.
    left: usize,
}

/// Which plays leave a choice between two piles now (CD-40).
#[derive(Clone, Copy)]
struct Choosing {
    princess: bool,
    hero: bool,
}

impl Choosing {
    #[inline]
    fn now(open: &Open) -> Choosing {
        Choosing { princess: open.must_choose(Type::Princess), hero: open.must_choose(Type::Hero) }
    }

    /// Whether a play of so many cards must name a pile: a Hero only when the space gets full (CD-31).
    #[inline]
    fn applies(self, card: Type, cards: u8, missing: u8) -> bool {
        (self.princess & (card == Type::Princess)) | (self.hero & (card == Type::Hero) & (cards == missing))
    }
}

impl Coeur {
    pub(crate) fn list_plays(&self, s: &State, seat: Seat, out: &mut impl FnMut(Play)) {
        if s.open.phase != Phase::Play || s.open.turn != seat {
            return;
        }
        let hand = s.hands[at(seat)];
        let choosing = Choosing::now(&s.open);
        let selections = Selections::of(hand);
        for number in 0..selections.before(hand.len()) {
            let mask = selections.mask(number);
            let card = hand.card(mask.trailing_zeros()).card();
            let (cards, missing) = (size(mask), s.open.missing(card));
            if cards > missing {
                continue; // CD-30
            }
            let picked = hand.pick(mask);
            if choosing.applies(card, cards, missing) {
                card.targets().iter().for_each(|&target| out(Play::new(picked, Some(target))));
            } else {
                out(Play::new(picked, None));
            }
        }
    }

    /// Any legal play, each equally likely: a selection by its number, drawn again in the rare case that it does
    /// not fit. Behind the numbers of all selections come, once more, those that could name a second pile.
    #[inline]
    fn draw_play(&self, s: &State, hand: Hand, rng: &mut Rng) -> Draw {
        let choosing = Choosing::now(&s.open);
        let selections = Selections::of(hand);
        let held = hand.len();
        let all = selections.before(held);
        let again = |card: Type, chooses: bool| {
            if !chooses {
                return (0, 0);
            }
            let (start, end) = hand.places_of(card);
            (selections.before(start), selections.before(end) - selections.before(start))
        };
        let (princess, princesses) = again(Type::Princess, choosing.princess);
        let (hero, heroes) = again(Type::Hero, choosing.hero);
        loop {
            let drawn = rng.below(all + princesses + heroes);
            let second = drawn >= all;
            let number = if !second {
                drawn
            } else if drawn < all + princesses {
                drawn - all + princess
            } else {
                drawn - all - princesses + hero
            };
            let mask = selections.mask(number);
            let card = hand.card(mask.trailing_zeros()).card();
            let (cards, missing) = (size(mask), s.open.missing(card));
            let chooses = choosing.applies(card, cards, missing);
            if cards <= missing && (chooses | !second) {
                let take = if chooses { card.targets().get(usize::from(second)).copied() } else { None };
                return Draw { mask, card, take, full: cards == missing, left: held - usize::from(cards) };
            }
        }
    }

    #[inline]
    pub(crate) fn random_play(&self, s: &State, seat: Seat, rng: &mut Rng) -> Play {
        let hand = s.hands[at(seat)];
        let draw = self.draw_play(s, hand, rng);
        Play::new(hand.pick(draw.mask), draw.take)
    }

    /// A random play, the blind draw and the refill in one go.
    #[inline]
    pub(crate) fn random_turn(&self, s: &mut State, seat: Seat, rng: &mut Rng) {
        let hand = s.hands[at(seat)];
        let draw = self.draw_play(s, hand, rng);
        let mut left = draw.mask;
        let mut rest = hand;
        let top = hand.card(7 - left.leading_zeros());
        while left != 0 {
            // From the right, so that the places of the others stay.
            let place = 7 - left.leading_zeros();
            s.open.board.add(rest.take(place as usize));
            left ^= 1 << place;
        }
        s.hands[at(seat)] = rest;
        self.resolve(s, seat, draw.card, draw.take, draw.full, top, &mut ());
        if s.open.phase == Phase::Blind {
            let loser = s.hands[at(seat.other())];
            self.put_back(s, rng.below(loser.len()), &mut ());
        }
        if s.open.phase == Phase::Refill {
            let size = self.refill_size_of(s, draw.left);
            if size == 0 {
                self.end_turn(s, false, &mut ());
            } else {
                let cards = s.piles[at(seat)].top(size);
                self.refill(s, cards, size, &mut ());
            }
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
        if !s.hands[at(seat)].holds(m.cards()) {
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

    /// Lays the cards and lets the space act.
    #[inline]
    pub(crate) fn play(&self, s: &mut State, seat: Seat, m: Play, out: &mut impl Narrate<Event>) {
        out.tell(|| Event::Played(seat, m));
        let hand = &mut s.hands[at(seat)];
        let card = m.cards().card(0).card();
        let mut top = Kind::NONE;
        m.cards().for_each(|kind| {
            hand.take(hand.place_of(kind));
            s.open.board.add(kind);
            top = kind;
        });
        let full = s.open.missing(card) == 0;
        self.resolve(s, seat, card, m.take(), full, top, out);
        if s.open.phase == Phase::Refill && self.refill_size(s) == 0 {
            self.end_turn(s, false, out);
        }
    }

    /// What cards just laid do: a simple space acts at once (CD-32), a multiple one when it is full (CD-31), and the
    /// pile its arrow points to is captured whole (CD-52). Written as one capture for all types, because which it is
    /// cannot be foretold.
    #[inline]
    #[allow(clippy::too_many_arguments)]
    fn resolve(
        &self,
        s: &mut State,
        seat: Seat,
        card: Type,
        take: Option<Type>,
        full: bool,
        top: Kind,
        out: &mut impl Narrate<Event>,
    ) {
        let open = &mut s.open;
        open.phase = Phase::Refill;
        open.tops[card as usize] = top.unless(card.is_multiple()); // CD-26
        let (target, has_arrow) = pile_taken(open, card, take);
        let acts = has_arrow & (full | !card.is_multiple());
        let cards = open.count(target);
        open.board.pour_if(acts, target, &mut open.captured[at(seat)]);
        open.tops[target as usize] = open.tops[target as usize].unless(acts);
        if acts && cards > 0 {
            out.tell(|| Event::Captured(seat, target, cards));
        }

        let dragons = (card == Type::Princess) & (target == Type::StoneDragon) & (cards > 0);
        if full | dragons {
            match card {
                Type::Princess => self.take_figurine(s, seat, out), // CD-41, CD-42
                Type::Hero | Type::Huntress => board_ship(open, card, out), // CD-46, CD-48, CD-53
                Type::Ship => sail(open, seat, out),                // CD-49, CD-50
                Type::Chest | Type::FireDragon | Type::StoneDragon | Type::Troll | Type::Dwarf => {}
            }
        }
    }
}

/// The pile a card takes: the one named, or the only one there is (CD-40); and whether it takes any.
#[inline]
fn pile_taken(open: &Open, card: Type, named: Option<Type>) -> (Type, bool) {
    // CD-37, CD-38, CD-43, CD-44, CD-45, CD-47; the last column stands in where there is no arrow (CD-35, CD-36).
    const ARROWS: [(Type, Type, bool); 9] = [
        (Type::Chest, Type::Chest, false),
        (Type::Chest, Type::Chest, true),
        (Type::StoneDragon, Type::StoneDragon, false),
        (Type::Chest, Type::StoneDragon, true),
        (Type::Princess, Type::Princess, true),
        (Type::Dwarf, Type::Dwarf, true),
        (Type::Princess, Type::Troll, true),
        (Type::FireDragon, Type::FireDragon, true),
        (Type::Ship, Type::Ship, false),
    ];
    let (first, second, has_arrow) = ARROWS[card as usize];
    let only = if open.board.has_type(first) { first } else { second };
    (named.unwrap_or(only), has_arrow)
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
        open.hold.pour(space, &mut open.captured[at(seat)]);
    }
    open.board.clear(Type::Ship);
    open.hold_top = None;
    open.trips += 1;
    open.third_trip = open.trips == 3;
    let trips = open.trips;
    out.tell(|| Event::Sailed { seat, cards, trips });
}
