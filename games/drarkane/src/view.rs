//! Who knows what: all of information in one file (DR-207 to DR-209).

use crate::card::{Card, Cards};
use crate::scatter::{BINS, Bin, scatter};
use crate::state::{Set, at};
use crate::{Drarkane, Event, Move, Open, Phase, State};
use antre_kernel::{Dice, Eye, MAX_SEATS, Seat};

/// What one eye may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view it is.
    pub eye: Eye,
    /// All that everybody has seen.
    pub open: Open,
    /// The viewer's own hand.
    pub hand: Option<Cards>,
    /// The cards of the viewer's hand that the partner has seen.
    pub shown: Cards,
    /// The cards of the partner's hand that the viewer has seen.
    pub partner: Cards,
    /// The card on its way between partners, if the viewer is one of them.
    pub offered: Option<Card>,
    /// All cards the viewer has not seen in this round.
    pub unseen: Cards,
    /// The sizes of the hands.
    pub sizes: [u8; MAX_SEATS],
    /// The objectives in the viewer's hand that are not kept yet.
    pub objectives: Set,
    /// The personal objectives the viewer knows.
    pub kept: [Option<u8>; MAX_SEATS],
    /// The objectives the viewer has held.
    pub seen: Set,
}

impl Drarkane {
    pub(crate) fn look(&self, s: &State, eye: Eye) -> View {
        let own = eye.seat().filter(|seat| seat.index() < usize::from(self.players));
        let partner = own.and_then(|seat| self.partner(seat));
        let sees_offer = own.is_some_and(|seat| seat == s.open.turn || seat == self.opposite(s.open.turn));
        let offered = s.offered.filter(|_| sees_offer);
        let known = partner.map_or(Cards::NONE, |seat| s.shown[at(seat)]);
        let mut unseen = s.aside;
        for seat in Seat::all(self.players).filter(|&seat| Some(seat) != own) {
            let hidden = s.hands[at(seat)];
            let known = if Some(seat) == partner { known } else { Cards::NONE };
            unseen = unseen.and(hidden.without(known));
        }
        if let Some(card) = s.offered.filter(|_| !sees_offer) {
            unseen.add(card);
        }
        let drafted = is_drafted(s.open.phase);
        let kept = std::array::from_fn(|index| {
            let seat = Seat::new(index);
            let told = Some(seat) == own || Some(seat) == partner && drafted; // DR-204
            s.kept[index].filter(|&kept| told || s.open.claims[index].has(kept))
        });
        View {
            eye,
            open: s.open.clone(),
            hand: own.map(|seat| s.hands[at(seat)]),
            shown: own.map_or(Cards::NONE, |seat| s.shown[at(seat)]),
            partner: known,
            offered,
            unseen,
            sizes: s.hands.map(|hand| hand.len() as u8),
            objectives: own.map_or(Set::NONE, |seat| s.objectives[at(seat)]),
            kept,
            seen: own.map_or(Set::NONE, |seat| s.seen[at(seat)]),
        }
    }

    /// A world that fits: every deal of the unseen cards is equally likely, as far as colours shown to be missing and
    /// cards seen by a partner allow.
    pub(crate) fn imagine(&self, v: &View, dice: &mut impl Dice) -> State {
        let mut s = State { open: v.open.clone(), offered: v.offered, ..State::new() };
        let own = v.eye.seat().filter(|seat| seat.index() < usize::from(self.players));
        let partner = own.and_then(|seat| self.partner(seat));
        let in_exchange = matches!(v.open.phase, Phase::Back | Phase::Answer);
        let giver = Some(self.opposite(v.open.turn)).filter(|_| in_exchange && v.offered.is_none());
        let mut bins = [Bin { size: 0, most: [None; 4] }; BINS];
        for seat in Seat::all(self.players).filter(|&seat| Some(seat) != own) {
            let who = at(seat);
            let voids = v.open.voids[who];
            let size = usize::from(v.sizes[who]) + usize::from(giver == Some(seat));
            bins[who] = if Some(seat) == partner {
                // All that came into the hand since is known: the rest still lacks the colour.
                let most = std::array::from_fn(|colour| voids.most(colour).map(|_| 0));
                Bin { size: size.saturating_sub(v.partner.len()), most }
            } else {
                Bin { size, most: std::array::from_fn(|colour| voids.most(colour)) }
            };
        }
        let (mut hands, aside) = scatter(v.unseen, &bins, dice);
        if let Some(giver) = giver {
            let mut cards: [Card; 50] = [Card::HIDDEN; 50];
            let mut held = 0;
            for card in hands[at(giver)].iter() {
                cards[held] = card;
                held += 1;
            }
            if held > 0 {
                let card = cards[dice.below(held)];
                hands[at(giver)].take(card);
                s.offered = Some(card);
            }
        }
        s.aside = aside;
        s.hands = hands;
        if let Some(seat) = partner {
            s.hands[at(seat)] = s.hands[at(seat)].and(v.partner);
            s.shown[at(seat)] = v.partner;
        }
        if let Some(seat) = own {
            s.hands[at(seat)] = v.hand.unwrap_or_default();
            s.shown[at(seat)] = v.shown;
        }
        if self.treasures {
            self.imagine_objectives(&mut s, v, dice);
        }
        s
    }

    /// Objectives that fit: what the viewer handed on and does not lie in the treasure zone was kept by somebody who
    /// came later; everybody else kept any of those the viewer never saw.
    fn imagine_objectives(&self, s: &mut State, v: &View, dice: &mut impl Dice) {
        if matches!(v.open.phase, Phase::Deal | Phase::Over) {
            return;
        }
        let own = v.eye.seat().filter(|seat| seat.index() < usize::from(self.players));
        s.kept = v.kept;
        if let Some(seat) = own {
            s.objectives[at(seat)] = v.objectives;
            s.seen[at(seat)] = v.seen;
        }
        let known = v.kept.iter().flatten().fold(v.open.treasures.and(v.seen), |mut known, &kept| {
            known.add(kept);
            known
        });
        let mut unseen = Urn::new(self.all_objectives().without(known), dice);
        let place = |seat| self.draft_place(v.open.first, seat);
        let mine = own.map(place);
        if is_drafted(v.open.phase) {
            let told = v.kept.iter().flatten().copied().collect::<Set>();
            let mut gone = Urn::new(v.seen.without(v.open.treasures).without(told), dice);
            let mut later = [Seat::A; MAX_SEATS];
            let mut count = 0;
            for seat in Seat::all(self.players).filter(|&seat| v.kept[at(seat)].is_none()) {
                if mine.is_some_and(|mine| place(seat) > mine) {
                    later[count] = seat;
                    count += 1;
                }
            }
            dice.shuffle(&mut later[..count]);
            later[..count].iter().for_each(|&seat| s.kept[at(seat)] = gone.draw());
            for seat in Seat::all(self.players).filter(|&seat| Some(seat) != own) {
                s.kept[at(seat)] = s.kept[at(seat)].or_else(|| unseen.draw());
                s.seen[at(seat)] = s.kept[at(seat)].into_iter().collect();
            }
            return;
        }
        // The draft is under way, or not begun. What the viewer handed on travels from seat to seat.
        let drafting = matches!(v.open.phase, Phase::Keep | Phase::Pass);
        let holder = if drafting { place(v.open.turn) } else { 0 };
        let mut travelling = v.seen.without(v.kept.iter().flatten().copied().collect());
        let mut seats: [Option<Seat>; MAX_SEATS] = [None; MAX_SEATS];
        Seat::all(self.players).for_each(|seat| seats[place(seat)] = Some(seat));
        for (at_place, seat) in seats.iter().enumerate() {
            let Some(seat) = seat.filter(|&seat| Some(seat) != own) else { continue };
            let who = at(seat);
            let has_kept =
                drafting && (at_place < holder || at_place == holder && v.open.phase == Phase::Pass);
            let passed_by = mine.is_some_and(|mine| at_place > mine && mine < holder);
            if passed_by {
                let mut held: Set =
                    if at_place <= holder { std::mem::take(&mut travelling) } else { Set::NONE };
                held.add_all([unseen.draw(), unseen.draw()]);
                if has_kept {
                    s.kept[who] = Urn::new(held, dice).draw();
                    s.kept[who].iter().for_each(|&kept| held.remove(kept));
                }
                if at_place < holder {
                    travelling = held;
                } else {
                    s.objectives[who] = held;
                }
            } else {
                if has_kept {
                    s.kept[who] = unseen.draw();
                }
                let held = match at_place {
                    _ if at_place < holder => 0,
                    _ if at_place == holder && drafting => holder + 2 - usize::from(has_kept),
                    _ => 2,
                };
                (0..held).for_each(|_| s.objectives[who].add_all([unseen.draw(), None]));
            }
            s.seen[who] = s.objectives[who];
            s.seen[who].add_all([s.kept[who], None]);
        }
    }
}

/// Whether the objectives of this round have been drafted by now.
fn is_drafted(phase: Phase) -> bool {
    match phase {
        Phase::Deal | Phase::Give | Phase::Back | Phase::Keep | Phase::Pass => false,
        Phase::Bid | Phase::Play | Phase::Automaton | Phase::Place | Phase::Offer | Phase::Answer => true,
        Phase::Reveal | Phase::Draw | Phase::Over => true,
    }
}

/// Objectives drawn blindly, each once.
struct Urn {
    items: [u8; 32],
    left: usize,
}

impl Urn {
    fn new(set: Set, dice: &mut impl Dice) -> Urn {
        let mut urn = Urn { items: [0; 32], left: 0 };
        for item in set.iter() {
            urn.items[urn.left] = item;
            urn.left += 1;
        }
        dice.shuffle(&mut urn.items[..urn.left]);
        urn
    }

    fn draw(&mut self) -> Option<u8> {
        self.left = self.left.checked_sub(1)?;
        Some(self.items[self.left])
    }
}

impl Set {
    fn add_all(&mut self, items: [Option<u8>; 2]) {
        items.into_iter().flatten().for_each(|item| self.add(item));
    }
}

pub(crate) fn redact(event: &Event, eye: Eye) -> Event {
    let two = |a: Seat, b: Seat| eye.is(a) || eye.is(b);
    match *event {
        Event::Dealt { round, first } => Event::Dealt { round, first },
        Event::Hand(seat, hand) => Event::Hand(seat, hand.filter(|_| eye.is(seat))),
        Event::Objectives(seat, set) => Event::Objectives(seat, set.filter(|_| eye.is(seat))), // DR-121
        Event::Gathered(dragons) => Event::Gathered(dragons),
        Event::Turned(dragon) => Event::Turned(dragon),
        Event::Gave(from, to, card) => Event::Gave(from, to, card.filter(|_| two(from, to))), // DR-200
        Event::Kept(seat, objective) => Event::Kept(seat, objective.filter(|_| eye.is(seat))),
        Event::Passed(from, to, set) => Event::Passed(from, to, set.filter(|_| two(from, to))),
        Event::Treasures(set) => Event::Treasures(set), // DR-125
        Event::Confided(from, to, objective) => {
            Event::Confided(from, to, objective.filter(|_| two(from, to))) // DR-204
        }
        Event::Bid(seat, bid) => Event::Bid(seat, bid), // DR-30
        Event::Played(seat, card) => Event::Played(seat, card),
        Event::Won(seat, reason) => Event::Won(seat, reason),
        Event::Void => Event::Void,
        Event::Placed(seat, card, dragon, slot) => Event::Placed(seat, card, dragon, slot),
        Event::Defeated(seat, dragon) => Event::Defeated(seat, dragon),
        Event::Discarded(cards) => Event::Discarded(cards), // DR-208
        Event::Claimed(seat, objective) => Event::Claimed(seat, objective),
        Event::Offered(from, to, card) => Event::Offered(from, to, card.filter(|_| two(from, to))),
        Event::NoOffer(seat) => Event::NoOffer(seat),
        Event::Returned(seat) => Event::Returned(seat),
        Event::Drew(seat, card) => Event::Drew(seat, card.filter(|_| eye.is(seat))),
        Event::Reshuffled => Event::Reshuffled,
        Event::RoundOver { round, lost, terror } => Event::RoundOver { round, lost, terror },
        Event::Shown(seat, objective) => Event::Shown(seat, objective),
        Event::Scored(seat, points) => Event::Scored(seat, points),
        Event::Ended => Event::Ended,
    }
}

impl Drarkane {
    pub(crate) fn disguise(&self, m: Move, actor: Seat, eye: Eye) -> Move {
        let hide = |card: Card| {
            let partner = self.partner(actor).is_some_and(|partner| eye.is(partner));
            if eye.is(actor) || partner { card } else { Card::HIDDEN }
        };
        match m {
            Move::Give(card) => Move::Give(hide(card)),
            Move::Back(card) => Move::Back(hide(card)),
            Move::Keep(objective) => Move::Keep(objective.filter(|_| eye.is(actor))),
            Move::Bid(bid) => Move::Bid(bid),
            Move::Play(card) => Move::Play(card),
            Move::Place { card, dragon, slot } => Move::Place { card, dragon, slot },
            Move::Offer(card) => Move::Offer(card.map(hide)),
            Move::Answer(card) => Move::Answer(card.map(hide)),
        }
    }
}
