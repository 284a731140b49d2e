//! Drako: three dwarves against a dragon on nineteen hexes.
//!
//! Seat A is the dragon, seat B the dwarves. A turn is two actions, an action one decision or a few small steps:
//! a second dwarf, the defender's reaction, a wound to be placed. [`setup`] holds what comes before the first turn,
//! [`action`] the actions, [`attack`] the reaction and the wounds, [`turn`] the ends; [`view`] is all of
//! information in one file.

mod action;
mod attack;
mod board;
mod card;
mod catalogue;
mod choose;
mod clause;
mod encode;
mod form;
mod guide;
mod notation;
mod pack;
mod position;
mod present;
mod score;
mod setup;
mod state;
mod touch;
mod turn;
mod view;
mod why;

pub use board::Cell;
pub use card::{Hand, Kind, Pile, Symbol, Use};
pub use clause::Clause;
pub use pack::Drako;
pub use state::{Ability, Act, Event, Figure, Fury, Open, Pending, Phase, Roll, State};
pub use view::View;

use antre_kernel::{Dice, Eye, Illegal, Narrate, Next, Outcome, Rng, Rules, Seat};
use card::{DRAGON, DWARVES};
use state::at;

impl Rules for Drako {
    type State = State;
    type Move = Act;
    type Roll = Roll;
    type View = View;
    type Event = Event;
    type Clause = Clause;

    fn seats(&self) -> u8 {
        2 // DK-01
    }

    #[inline]
    fn start(&self) -> State {
        self.opening()
    }

    #[inline]
    fn next(&self, s: &State) -> Next {
        match s.open.phase {
            Phase::Deal | Phase::Redeal | Phase::Draw => Next::Chance,
            Phase::Over => Next::Over,
            Phase::Exchange | Phase::Place | Phase::Action | Phase::Drop => Next::seat(s.open.turn),
            Phase::SecondMove | Phase::SecondAttack | Phase::Wounds => Next::seat(s.open.turn),
            Phase::React => Next::seat(s.open.defender()),
        }
    }

    #[inline]
    fn moves(&self, s: &State, seat: Seat, out: &mut impl FnMut(Act)) {
        if s.open.actor() != seat {
            return;
        }
        match s.open.phase {
            Phase::Deal | Phase::Redeal | Phase::Draw | Phase::Over => {}
            Phase::Exchange => [Act::Keep, Act::Exchange].into_iter().for_each(out),
            Phase::Place => self.list_places(&s.open, out),
            Phase::Action => self.list_actions(s, seat, out),
            Phase::Drop => s.hands[at(seat)].kinds().for_each(|card| out(Act::Drop(card))),
            Phase::SecondMove => self.list_second_moves(&s.open, out),
            Phase::SecondAttack => self.list_second_attackers(&s.open, out),
            Phase::React => self.list_reactions(&s.open, s.hands[at(seat)], out),
            Phase::Wounds => self.list_wounds(&s.open, out),
        }
    }

    fn check(&self, s: &State, seat: Seat, m: Act) -> Result<(), Illegal<Clause>> {
        self.check_act(s, seat, m).map_err(|clause| Illegal { clause })
    }

    #[inline]
    fn apply(&self, s: &mut State, seat: Seat, m: Act, out: &mut impl Narrate<Event>) {
        match m {
            Act::Keep => self.decide_exchange(s, false, out),
            Act::Exchange => self.decide_exchange(s, true, out),
            Act::Place(cell) => self.place(s, cell, out),
            Act::Draw => {
                self.spend(&mut s.open);
                s.open.phase = Phase::Draw;
            }
            Act::Burn(card) => {
                self.discard(s, seat, card);
                self.spend(&mut s.open);
                out.tell(|| Event::Burnt(seat, card));
                self.after_action(s, out);
            }
            Act::Drop(card) => self.drop_card(s, seat, card, out),
            Act::Go { card, symbol, who, to } => self.go(s, seat, (card, symbol), (who, to), out),
            Act::Hit { card, symbol, dwarf } => self.attack(s, seat, card, (symbol, dwarf.bit()), out),
            Act::Fire(card, toward) => {
                let burnt = self.burnt_by(&s.open, toward);
                self.attack(s, seat, card, (Symbol::Fire, burnt), out);
            }
            Act::Shoot(card) => self.attack(s, seat, card, (Symbol::Crossbow, Figure::Morin.bit()), out),
            Act::Throw(card) => {
                self.discard(s, seat, card);
                self.spend(&mut s.open);
                s.open.net = true;
                out.tell(|| Event::Netted(card));
                self.after_action(s, out); // DK-78
            }
            Act::Then(dwarf, to) => {
                let Pending { symbol, .. } = std::mem::replace(&mut s.open.pending, Pending::NONE);
                s.open.at[dwarf as usize & 3] = to;
                out.tell(|| Event::Moved { card: None, symbol, who: dwarf, to });
                self.after_action(s, out);
            }
            Act::With(dwarf) => {
                s.open.pending.dwarves |= dwarf.bit();
                out.tell(|| Event::Joined(dwarf));
                self.await_reaction(s, out);
            }
            Act::Stop => self.stop(s, seat, out),
            Act::Block(card, figure) => self.block(s, seat, card, figure, out),
            Act::Take => {
                out.tell(|| Event::Took(seat));
                self.strike(s, out);
            }
            Act::Wound(ability) => self.place_wound(s, ability, out),
            Act::Fury => self.rage(s, out),
            Act::Free | Act::Pass => self.pass(s, out),
        }
    }

    #[inline]
    fn roll(&self, s: &State, dice: &mut impl Dice) -> Roll {
        match s.open.phase {
            Phase::Deal => {
                let mut decks = [self.deck(DRAGON).clone(), self.deck(DWARVES).clone()];
                decks.iter_mut().for_each(|deck| dice.shuffle(deck.cards_mut()));
                Roll::Deal(decks)
            }
            Phase::Redeal => Roll::Exchange(self.shuffle_again(s, dice)),
            _ => Roll::Draw(self.next_cards(s)),
        }
    }

    fn can_roll(&self, s: &State, roll: &Roll) -> bool {
        match (s.open.phase, roll) {
            (Phase::Deal, Roll::Deal(decks)) => Seat::all(2).all(|seat| {
                let mut sorted = decks[seat.index()].clone();
                sorted.cards_mut().sort_unstable();
                sorted == *self.deck(seat)
            }),
            (Phase::Redeal, Roll::Exchange(deck)) => self.could_shuffle(s, deck),
            (Phase::Draw, Roll::Draw(cards)) => *cards == self.next_cards(s),
            _ => false,
        }
    }

    #[inline]
    fn settle(&self, s: &mut State, roll: &Roll, out: &mut impl Narrate<Event>) {
        match roll {
            Roll::Deal(decks) => self.deal(s, decks, out),
            Roll::Exchange(deck) => self.redeal(s, deck, out),
            Roll::Draw(_) => self.draw(s, out),
        }
    }

    fn outcome(&self, s: &State) -> Outcome {
        self.result(s)
    }

    fn view(&self, s: &State, eye: Eye) -> View {
        View::of(s, eye)
    }

    fn sample(&self, v: &View, dice: &mut impl Dice) -> State {
        v.sample(dice)
    }

    fn redact(&self, e: &Event, eye: Eye) -> Option<Event> {
        Some(view::redact(e, eye))
    }

    fn seen_as(&self, m: Act, _actor: Seat, _eye: Eye) -> Act {
        // DK-113: every card played, blocked with, burnt or dropped is seen, and so is all that figures do.
        m
    }

    #[inline]
    fn random_move(&self, s: &State, seat: Seat, rng: &mut Rng) -> Act {
        self.random_act(s, seat, rng)
    }

    #[inline]
    fn stride(&self, s: &mut State, seat: Seat, rng: &mut Rng) {
        self.random_stride(s, seat, rng);
    }
}

impl Drako {
    /// Who is to decide comes first, then what: each phase asks for its own kind of move.
    fn check_act(&self, s: &State, seat: Seat, m: Act) -> Result<(), Clause> {
        let open = &s.open;
        match open.phase {
            Phase::Over => return Err(self.verdict(open).1),
            Phase::Deal => return Err(Clause::NotDealt),
            Phase::Redeal => return Err(Clause::ExchangeOnce),
            Phase::Draw => return Err(Clause::StillDrawing),
            _ => {}
        }
        if open.actor() != seat {
            return Err(match (open.phase, m) {
                (_, Act::Block(..)) => Clause::NoHitToBlock,
                (Phase::Exchange, _) => Clause::ExchangeOrder,
                (Phase::Place, _) => Clause::Placement,
                (Phase::React, _) => Clause::WaitForReaction,
                _ => Clause::NotYourTurn,
            });
        }
        match open.phase {
            Phase::Exchange => match m {
                Act::Keep | Act::Exchange => Ok(()),
                _ => Err(Clause::ExchangeOrder),
            },
            Phase::Place => match m {
                Act::Place(cell) => self.check_place(open, cell),
                _ => Err(Clause::Placement),
            },
            Phase::Drop => match m {
                Act::Drop(card) if s.hands[at(seat)].holds(card) => Ok(()),
                _ => Err(Clause::MustDrop),
            },
            Phase::SecondMove => self.check_second_move(open, m),
            Phase::SecondAttack => self.check_second_attacker(open, m),
            Phase::React => self.check_reaction(open, s.hands[at(seat)], m),
            Phase::Wounds => self.check_wound(open, m),
            Phase::Action | Phase::Deal | Phase::Redeal | Phase::Draw | Phase::Over => {
                self.check_action(s, seat, m)
            }
        }
    }

    /// No second dwarf, no third action, or no fury after all.
    #[inline]
    fn stop(&self, s: &mut State, seat: Seat, out: &mut impl Narrate<Event>) {
        out.tell(|| Event::Stopped(seat));
        match s.open.phase {
            Phase::SecondMove => {
                s.open.pending = Pending::NONE;
                self.after_action(s, out);
            }
            Phase::SecondAttack => self.await_reaction(s, out),
            _ => self.end_turn(s),
        }
    }
}
