//! Drarkane: tricks, contracts and a wave of dragons, for one to six.
//!
//! A round is dealt, drafted, bid, played trick by trick and scored; each part has a file of its own, with its moves,
//! checks and effects together. [`View`] and all of information are in one file. The Fallen King, the Demon, teams
//! and Treasures are options of the one game.

mod automaton;
mod card;
mod catalogue;
mod clause;
mod distribute;
mod draft;
mod exchange;
mod game;
mod guide;
mod laid;
mod notation;
mod objective;
mod pack;
mod pad;
mod position;
mod present;
mod round;
mod scatter;
mod scene;
mod score;
mod sheet;
mod state;
mod trick;
mod view;
mod voids;
mod why;
mod won;
mod zone;

pub use card::{Asked, Card, Cards, Flame};
pub use clause::Clause;
pub use game::Drarkane;
pub use state::{Deal, Event, Line, Move, Open, Phase, Roll, Set, State, Trick};
pub use view::View;
pub use voids::Voids;
pub use won::{By, Reason};
pub use zone::Zone;

use antre_kernel::{Dice, Eye, Illegal, Narrate, Next, Outcome, Rng, Rules, Seat, any_move};

impl Rules for Drarkane {
    type State = State;
    type Move = Move;
    type Roll = Roll;
    type View = View;
    type Event = Event;
    type Clause = Clause;

    fn seats(&self) -> u8 {
        self.players
    }

    #[inline]
    fn start(&self) -> State {
        let mut s = State::new();
        s.aside = self.cards;
        s.open.deck = self.all_dragons();
        s
    }

    #[inline]
    fn next(&self, s: &State) -> Next {
        match s.open.phase {
            Phase::Play | Phase::Place | Phase::Bid | Phase::Give => Next::seat(s.open.turn),
            Phase::Back | Phase::Keep | Phase::Offer | Phase::Answer => Next::seat(s.open.turn),
            Phase::Deal | Phase::Pass | Phase::Automaton | Phase::Reveal | Phase::Draw => Next::Chance,
            Phase::Over => Next::Over,
        }
    }

    fn moves(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move)) {
        if !self.next(s).may_act(seat) {
            return;
        }
        match s.open.phase {
            Phase::Give => self.list_cards(s, seat, &mut |card| out(Move::Give(card))),
            Phase::Back => self.list_cards(s, seat, &mut |card| out(Move::Back(card))),
            Phase::Keep => self.list_keeps(s, seat, out),
            Phase::Bid => self.list_bids(out),
            Phase::Play => self.list_plays(s, seat, out),
            Phase::Place => self.list_placements(s, out),
            Phase::Offer => self.list_offers(s, seat, out),
            Phase::Answer => self.list_answers(s, seat, out),
            Phase::Deal | Phase::Pass | Phase::Automaton | Phase::Reveal | Phase::Draw | Phase::Over => {}
        }
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Illegal<Clause>> {
        self.check_move(s, seat, m).map_err(|clause| Illegal { clause })
    }

    #[inline]
    fn apply(&self, s: &mut State, seat: Seat, m: Move, out: &mut impl Narrate<Event>) {
        match m {
            Move::Play(card) => self.play(s, seat, card, out),
            Move::Place { card, dragon, slot } => self.place(s, seat, (card, dragon, slot), out),
            Move::Bid(bid) => self.bid(s, seat, bid, out),
            Move::Give(card) => self.give(s, seat, card, out),
            Move::Back(card) => self.give_back(s, seat, card, out),
            Move::Keep(objective) => self.keep(s, seat, objective, out),
            Move::Offer(card) => self.offer(s, seat, card, out),
            Move::Answer(card) => self.answer(s, seat, card, out),
        }
    }

    #[inline]
    fn roll(&self, s: &State, dice: &mut impl Dice) -> Roll {
        self.draw_chance(s, dice)
    }

    fn can_roll(&self, s: &State, roll: &Roll) -> bool {
        self.could_draw(s, roll)
    }

    #[inline]
    fn settle(&self, s: &mut State, roll: &Roll, out: &mut impl Narrate<Event>) {
        match roll {
            Roll::Dragon(dragon) => self.turned_up(s, *dragon, out),
            Roll::Deal(deal) => self.deal(s, deal, out),
            Roll::Pass => self.pass(s, out),
            Roll::Automaton(card) => self.automaton_plays(s, *card, out),
            Roll::Draw(card) => self.draw(s, *card, out),
        }
    }

    fn outcome(&self, s: &State) -> Outcome {
        self.result(s)
    }

    fn view(&self, s: &State, eye: Eye) -> View {
        self.look(s, eye)
    }

    fn sample(&self, v: &View, dice: &mut impl Dice) -> State {
        self.imagine(v, dice)
    }

    fn redact(&self, e: &Event, eye: Eye) -> Option<Event> {
        Some(view::redact(e, eye))
    }

    fn seen_as(&self, m: Move, actor: Seat, eye: Eye) -> Move {
        self.disguise(m, actor, eye)
    }

    #[inline]
    fn random_move(&self, s: &State, seat: Seat, rng: &mut Rng) -> Move {
        match s.open.phase {
            Phase::Play => Move::Play(self.random_card(s, seat, rng)),
            Phase::Place => self.random_placement(s, rng),
            Phase::Bid => Move::Bid(rng.below(usize::from(self.hand_size) + 1) as u8),
            _ => any_move(self, s, seat, rng),
        }
    }

    #[inline]
    fn stride(&self, s: &mut State, seat: Seat, rng: &mut Rng) {
        match s.open.phase {
            Phase::Play => {
                let card = self.random_card(s, seat, rng);
                self.play(s, seat, card, &mut ());
            }
            Phase::Place => {
                let (lane, place, slot) = s.open.zone.random_fit(|n| rng.below(n));
                self.place_at(s, seat, lane, (place, slot), &mut ());
            }
            _ => {
                let m = self.random_move(s, seat, rng);
                self.apply(s, seat, m, &mut ());
            }
        }
        self.let_chance_speak(s, rng);
    }
}

impl Drarkane {
    /// Lets chance speak until somebody is to act; a new dragon, which comes after most tricks, without a detour.
    #[inline]
    fn let_chance_speak(&self, s: &mut State, rng: &mut Rng) {
        loop {
            match s.open.phase {
                Phase::Play | Phase::Place | Phase::Bid | Phase::Give | Phase::Back => return,
                Phase::Keep | Phase::Offer | Phase::Answer | Phase::Over => return,
                Phase::Reveal => {
                    let dragon = self.random_dragon(s, rng);
                    self.turned_up(s, dragon, &mut ());
                }
                Phase::Deal | Phase::Pass | Phase::Automaton | Phase::Draw => {
                    let roll = self.draw_chance(s, rng);
                    self.settle(s, &roll, &mut ());
                }
            }
        }
    }

    fn check_move(&self, s: &State, seat: Seat, m: Move) -> Result<(), Clause> {
        match self.next(s) {
            Next::Over => return Err(Clause::Over),
            Next::Chance => return Err(Clause::ChanceFirst),
            Next::Seats(seats) if !seats.has(seat) => return Err(Clause::OneAtATime),
            Next::Seats(_) => {}
        }
        match (s.open.phase, m) {
            (Phase::Give, Move::Give(card)) => self.check_given(s, seat, card, Clause::GiveDue),
            (Phase::Back, Move::Back(card)) => self.check_back(s, seat, card),
            (Phase::Keep, Move::Keep(objective)) => self.check_keep(s, seat, objective),
            (Phase::Bid, Move::Bid(bid)) => self.check_bid(bid),
            (Phase::Play, Move::Play(card)) => self.check_play(s, seat, card),
            (Phase::Place, Move::Place { card, dragon, slot }) => self.check_placement(s, card, dragon, slot),
            (Phase::Offer, Move::Offer(None)) | (Phase::Answer, Move::Answer(None)) => Ok(()),
            (Phase::Offer, Move::Offer(Some(card))) => self.check_given(s, seat, card, Clause::OfferDue),
            (Phase::Answer, Move::Answer(Some(card))) => {
                self.check_given(s, seat, card, Clause::AnswerNotHeld)
            }
            (Phase::Give, _) => Err(Clause::GiveDue),
            (Phase::Back, _) => Err(Clause::BackDue),
            (Phase::Keep, _) => Err(Clause::KeepDue),
            (Phase::Bid, _) => Err(Clause::BidDue),
            (Phase::Play, _) => Err(Clause::PlayDue),
            (Phase::Place, _) => Err(Clause::PlaceDue),
            (Phase::Offer, _) => Err(Clause::OfferDue),
            (Phase::Answer, _) => Err(Clause::AnswerDue),
            (Phase::Deal | Phase::Pass | Phase::Automaton | Phase::Reveal | Phase::Draw, _) => {
                Err(Clause::ChanceFirst)
            }
            (Phase::Over, _) => Err(Clause::Over),
        }
    }
}

/// Plain data, and small: the sizes the house asks for.
const _: () = assert!(size_of::<State>() <= 512 && size_of::<Move>() <= 8);
