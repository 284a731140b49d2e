//! Who knows what: all of information in one file (DN-219 to DN-222, and the table of section 8).
//!
//! Deck lists are open at this table: they are part of the set-up everybody sees. What an eye does not see is how the
//! unseen cards of a seat lie in its hand and its deck, and which Manoeuvre was chosen.

use crate::bag::Bag;
use crate::event::{Event, Move};
use crate::game::Drakerion;
use crate::ids::{HIDDEN_CARD, Kind, Local};
use crate::language::Zone;
use crate::moment::How;
use crate::place::Place;
use crate::state::{Ask, State};
use crate::table::{Cost, Step};
use crate::value::{Ctx, seat_of};
use antre_kernel::{Dice, Eye, Seat};

/// What one eye may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view it is.
    pub eye: Eye,
    /// The state, without what the eye does not see: hands hold what was shown, decks what is known.
    pub seen: State,
    /// For each seat the cards that lie in its hand or its deck unseen by the eye; empty for the own seat.
    pub unseen: [Bag; 2],
}

impl View {
    pub(crate) fn of(s: &State, eye: Eye) -> View {
        let mut view = View { eye, seen: *s, unseen: [Bag::default(); 2] };
        for seat in Seat::all(2).filter(|&seat| !eye.is(seat)) {
            let side = view.seen.side_mut(seat);
            let mut unseen = side.pool;
            for local in side.hand.locals().iter() {
                unseen.add_many(local, side.hand.count(local) - side.shown.count(local));
            }
            for known in [&mut side.top, &mut side.bottom] {
                for at in 0..known.len() {
                    let (local, public) = known.at(at);
                    if !public {
                        unseen.add(local);
                        known.set(at, Local::HIDDEN, false);
                    }
                }
            }
            side.hand = side.shown;
            side.pool = Bag::default();
            if side.chosen != Local::NONE {
                side.chosen = Local::HIDDEN;
            }
            view.unseen[seat.index()] = unseen;
            // Whether there was a card for an answer from the hand is known to whoever holds it.
            for waiting in &mut view.seen.waiting[..usize::from(s.waiting_count)] {
                waiting.held |= waiting.seat == seat;
            }
        }
        view
    }
}

/// As many hands as are dealt before one that must hold a certain card gets it by exchange.
const TRIES: u8 = 16;

impl Drakerion {
    /// A world that fits: the unseen cards of a seat may lie in any way, each as likely as another. Whoever is asked
    /// for a certain card of his hand holds one.
    pub(crate) fn imagine(&self, view: &View, dice: &mut impl Dice) -> State {
        let mut s = view.seen;
        for seat in Seat::all(2).filter(|&seat| !view.eye.is(seat)) {
            let mut unseen = view.unseen[seat.index()];
            let hidden = s.side(seat).hand_size.saturating_sub(s.side(seat).shown.len());
            let shown = s.side(seat).hand;
            for tries in 0..=TRIES {
                s.side_mut(seat).hand = shown;
                unseen = view.unseen[seat.index()];
                for _ in 0..hidden {
                    let local = draw(&mut unseen, dice);
                    s.side_mut(seat).hand.add(local);
                }
                if self.holds_what_is_asked(&s, seat) {
                    break;
                }
                if tries == TRIES {
                    self.exchange_for_what_is_asked(&mut s, seat, &shown, &mut unseen);
                }
            }
            let side = s.side_mut(seat);
            for known in [&mut side.top, &mut side.bottom] {
                for at in 0..known.len() {
                    if known.get(at) == Local::HIDDEN {
                        known.set(at, draw(&mut unseen, dice), false);
                    }
                }
            }
            if side.chosen == Local::HIDDEN {
                let place = dice.below(side.pile.count_ones() as usize);
                side.chosen = side.pile().nth(place).unwrap_or(Local::manoeuvre(0));
            }
            side.pool = unseen;
            self.imagine_held(&mut s, seat);
        }
        s
    }

    /// As many of the copies that wait to answer are there as the hand holds.
    fn imagine_held(&self, s: &mut State, seat: Seat) {
        let hand = s.side(seat).hand;
        let mut before = (0, 0);
        for waiting in &mut s.waiting[..usize::from(s.waiting_count)] {
            let Some((Place::Hand, kind)) = waiting.this.elsewhere() else { continue };
            if waiting.seat == seat {
                before =
                    if before.0 == waiting.event { (before.0, before.1 + 1) } else { (waiting.event, 0) };
                waiting.held = hand.count(kind.local()) > waiting.spent.saturating_add(before.1);
            }
        }
    }

    /// Whether a hand holds what its owner is asked for.
    fn holds_what_is_asked(&self, s: &State, seat: Seat) -> bool {
        match self.asked_of_hand(s) {
            Some(asked) if asked.seat == seat => self.held(s, &asked) >= asked.n,
            _ => true,
        }
    }

    /// How many cards of a hand fit what it is asked for; a card does not pay for its own ability (DN-232).
    fn held(&self, s: &State, asked: &Asked) -> u8 {
        let own = asked.ctx.this.elsewhere().filter(|_| asked.pays);
        let hand = &s.side(asked.seat).hand;
        let count = |local: Local| {
            let kind = Kind::new(asked.seat, local);
            let meant = self.copies_meant(s, asked.filter, Place::Hand, kind, asked.ctx);
            meant.saturating_sub(u8::from(own == Some((Place::Hand, kind))))
        };
        hand.locals().iter().map(count).sum()
    }

    fn could_be(&self, s: &State, asked: &Asked, local: Local) -> bool {
        self.fits_card(s, asked.filter, Place::Hand, Kind::new(asked.seat, local), asked.ctx)
    }

    fn exchange_for_what_is_asked(&self, s: &mut State, seat: Seat, shown: &Bag, unseen: &mut Bag) {
        let Some(asked) = self.asked_of_hand(s).filter(|asked| asked.seat == seat) else { return };
        while self.held(s, &asked) < asked.n {
            let fitting = unseen.locals().iter().find(|&local| self.could_be(s, &asked, local));
            let hand = s.side(seat).hand;
            let is_spare = |local: Local| hand.count(local) > shown.count(local);
            let spare =
                hand.locals().iter().find(|&local| is_spare(local) && !self.could_be(s, &asked, local));
            let (Some(fitting), Some(spare)) = (fitting, spare) else { return };
            unseen.remove(fitting);
            unseen.add(spare);
            s.side_mut(seat).hand.remove(spare);
            s.side_mut(seat).hand.add(fitting);
        }
    }

    /// The hand that is asked for certain cards, now or as the rest of a cost that is to be paid in full, and for
    /// which; everybody knows then that it holds them.
    pub(crate) fn asked_of_hand(&self, s: &State) -> Option<Asked> {
        if !s.using.on {
            return None;
        }
        let ctx = Ctx::using(s);
        let step = self.tables.code[usize::from(s.using.at)].step;
        // Chance may be asked in the midst of a cost, for cards of the deck that are part of it.
        if s.ask != Ask::Step && !(s.ask == Ask::Cards && matches!(step, Step::Pay { .. })) {
            return None;
        }
        match step {
            Step::Discard { who, filter, .. } => {
                return Some(Asked { seat: self.discards_from(s, who, ctx), filter, n: 1, ctx, pays: false });
            }
            Step::Target(target) => {
                let t = &self.tables.targets[usize::from(target)];
                if self.tables.filters[usize::from(t.filter)].zone == Zone::Hand {
                    // Those that were chosen are still there, and one more is.
                    let n = 1 + s.using.counts[usize::from(t.var) % s.using.counts.len()];
                    return Some(Asked { seat: s.asked, filter: t.filter, n, ctx, pays: false });
                }
            }
            _ => {}
        }
        // An ability is announced only if all of its cost can be paid: what is still to come is in the hand.
        let rest = self.tables.code[usize::from(s.using.at)..].iter().enumerate();
        for (steps, code) in rest {
            match code.step {
                Step::Pay { cost, who, .. } => {
                    if let Cost::Discard { filter, n } | Cost::UnderDeck { filter, n } =
                        self.tables.costs[usize::from(cost)]
                    {
                        let n = if steps == 0 && s.using.part != 0 { s.using.left } else { n };
                        let seat = seat_of(who, ctx.you);
                        let ctx = Ctx { you: seat, ..ctx };
                        return Some(Asked { seat, filter, n, ctx, pays: true });
                    }
                }
                Step::Target(_) => {}
                _ => return None,
            }
        }
        None
    }
}

/// Cards that a hand must hold.
pub(crate) struct Asked {
    pub(crate) seat: Seat,
    filter: u16,
    n: u8,
    /// Payments are made by whoever pays, all else is said by whoever uses the ability.
    ctx: Ctx,
    pays: bool,
}

/// Draws an unseen card.
fn draw(unseen: &mut Bag, dice: &mut impl Dice) -> Local {
    let local = unseen.nth(dice.below(usize::from(unseen.len())) as u8);
    unseen.remove(local);
    local
}

impl Drakerion {
    pub(crate) fn redacted(&self, event: &Event, eye: Eye) -> Event {
        match *event {
            Event::CameUp(seat, how, n, cards) => match how {
                How::Draw | How::Look => Event::CameUp(seat, how, n, cards.filter(|_| eye.is(seat))),
                How::Mill | How::Discard | How::Show | How::Pause => Event::CameUp(seat, how, n, cards),
            },
            Event::Slipped(seat, card) => Event::Slipped(seat, card.filter(|_| eye.is(seat))),
            Event::Committed(seat, card) => Event::Committed(seat, card.filter(|_| eye.is(seat))),
            Event::Found(seat, Some(card)) => {
                Event::Found(seat, Some(if eye.is(seat) { card } else { HIDDEN_CARD }))
            }
            Event::Found(seat, None) => Event::Found(seat, None),
            Event::Coin(..)
            | Event::ChoseFirst(..)
            | Event::Arrived(..)
            | Event::Attached(..)
            | Event::Finished(..)
            | Event::Revealed(..)
            | Event::Gold(..)
            | Event::PaidGold(..)
            | Event::Prestige(..)
            | Event::Passed(..)
            | Event::Plays(..)
            | Event::Uses(..)
            | Event::Reacts(..)
            | Event::Declined(..)
            | Event::Paid(..)
            | Event::Prepares(..)
            | Event::Attacks(..)
            | Event::Intercepts(..)
            | Event::Redirected(..)
            | Event::Cancelled
            | Event::CombatOver
            | Event::Chosen(..)
            | Event::Picked(..)
            | Event::Took(..)
            | Event::Bared(..)
            | Event::Option(..)
            | Event::Nothing(..)
            | Event::Damaged(..)
            | Event::Healed(..)
            | Event::Shielded(..)
            | Event::Changed(..)
            | Event::Gained(..)
            | Event::Lost(..)
            | Event::Inclined(..)
            | Event::Straightened(..)
            | Event::Moved(..)
            | Event::Destroyed(..)
            | Event::Put(..)
            | Event::Discarded(..)
            | Event::Showed(..)
            | Event::Shuffled(..)
            | Event::FrontFilled(..)
            | Event::Full(..)
            | Event::Turn(..)
            | Event::Over => *event,
        }
    }

    pub(crate) fn looks_like(&self, m: Move, actor: Seat, eye: Eye) -> Move {
        let own = eye.is(actor);
        match m {
            Move::Slip(_) if !own => Move::Slip(HIDDEN_CARD),
            Move::Manoeuvre(_) if !own => Move::Manoeuvre(HIDDEN_CARD),
            Move::Slip(card) => Move::Slip(card),
            Move::Manoeuvre(card) => Move::Manoeuvre(card),
            Move::First(_)
            | Move::Line(_)
            | Move::Done
            | Move::Pass
            | Move::Withdraw
            | Move::Play(_)
            | Move::Use { .. }
            | Move::Recall { .. }
            | Move::Attack { .. }
            | Move::Intercept(_)
            | Move::Target(_)
            | Move::Pick { .. }
            | Move::Option(_)
            | Move::React(_)
            | Move::Decline
            | Move::Pay => m,
        }
    }
}
