//! One game between players made of code, from a seed.

use crate::oracle::Clairvoyant;
use antre_kernel::{Bot, Eye, Key, Next, Rng, Rules, Seat, choose_first};
use std::sync::atomic::{AtomicBool, Ordering};

/// Makes a bot; each worker makes its own, one for each seat.
pub type Maker<'a, R> = &'a (dyn Fn() -> Box<dyn Bot<R>> + Sync);

/// Who plays on one side.
pub enum Side<'a, R: Rules> {
    /// Any legal move. Which moves are legal follows from what the seat knows, by law, so none is hidden from it by
    /// drawing from the truth, and no view need be made.
    Random,
    /// A bot, which gets views.
    Bot(Maker<'a, R>),
    /// The oracle: a bot that is shown the truth. It is no opponent for anybody; it measures what honesty costs.
    Oracle {
        /// The same game with nothing hidden.
        rules: &'a Clairvoyant<R>,
        /// Makes the bot that thinks about it.
        maker: Maker<'a, Clairvoyant<R>>,
    },
}

impl<R: Rules> Clone for Side<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Side<'_, R> {}

impl<'a, R: Rules> Side<'a, R> {
    /// Somebody who plays on this side.
    pub(crate) fn player(&self) -> Player<'a, R> {
        match *self {
            Side::Random => Player::Random,
            Side::Bot(maker) => Player::Bot(maker()),
            Side::Oracle { rules, maker } => Player::Oracle(rules, maker()),
        }
    }

    /// Whether it needs no thought at all.
    pub(crate) fn is_random(&self) -> bool {
        matches!(self, Side::Random)
    }
}

/// One who plays in one seat.
pub(crate) enum Player<'a, R: Rules> {
    Random,
    Bot(Box<dyn Bot<R>>),
    Oracle(&'a Clairvoyant<R>, Box<dyn Bot<Clairvoyant<R>>>),
}

impl<R: Rules> Player<'_, R> {
    fn choose<W: Watch<R>>(
        &mut self,
        rules: &R,
        s: &R::State,
        seat: Seat,
        rng: &mut Rng,
        watch: &mut W,
    ) -> R::Move {
        let view = |watched: bool| watched.then(|| rules.view(s, Eye::Seat(seat)));
        let (seen, m) = match self {
            Player::Random => (view(W::WATCHES), rules.random_move(s, seat, rng)),
            Player::Bot(bot) => {
                let seen = rules.view(s, Eye::Seat(seat));
                let m = bot.choose(rules, seat, &seen, rng);
                assert!(rules.check(s, seat, m).is_ok(), "{seat} chose {m:?}, which is not legal");
                (Some(seen), m)
            }
            Player::Oracle(open, bot) => {
                let m = bot.choose(open, seat, s, rng);
                assert!(rules.check(s, seat, m).is_ok(), "{seat} chose {m:?}, which is not legal");
                (view(W::WATCHES), m)
            }
        };
        if let Some(seen) = seen.filter(|_| W::WATCHES) {
            let mut choices = 0;
            rules.moves(s, seat, &mut |_| choices += 1);
            watch.decided(rules, Decision { seat, view: &seen, m, choices });
        }
        m
    }
}

/// One choice of one seat, as it was made.
pub struct Decision<'a, R: Rules> {
    /// Who chose.
    pub seat: Seat,
    /// What that seat knew.
    pub view: &'a R::View,
    /// What it chose.
    pub m: R::Move,
    /// Among how many legal moves.
    pub choices: u32,
}

/// Somebody who takes notes of a game.
pub trait Watch<R: Rules> {
    /// Whether there is anybody: for nobody, nothing need be shown.
    const WATCHES: bool = true;
    /// A seat has chosen.
    fn decided(&mut self, rules: &R, decision: Decision<'_, R>);
    /// Something happened.
    fn happened(&mut self, rules: &R, event: &R::Event);
}

/// Nobody watches.
impl<R: Rules> Watch<R> for () {
    const WATCHES: bool = false;
    fn decided(&mut self, _: &R, _: Decision<'_, R>) {}
    fn happened(&mut self, _: &R, _: &R::Event) {}
}

/// Plays a game to its end, and gives that; nothing when it was stopped.
///
/// The dice are those of a practice table with this seed, and the thoughts of a ply follow from seed and ply too:
/// players who choose alike play the same game.
pub(crate) fn play<R: Rules, W: Watch<R>>(
    rules: &R,
    seed: u64,
    players: &mut [Player<'_, R>],
    stop: &AtomicBool,
    watch: &mut W,
) -> Option<R::State> {
    let dice = Key::practice(seed);
    let mut s = rules.start();
    let mut events = Vec::new();
    for ply in 0.. {
        match rules.next(&s) {
            Next::Chance => {
                let roll = rules.roll(&s, &mut dice.at_ply(ply));
                if W::WATCHES {
                    rules.settle(&mut s, &roll, &mut events);
                } else {
                    rules.settle(&mut s, &roll, &mut ());
                }
            }
            Next::Seats(seats) => {
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                let seat = choose_first(seats);
                let mut thoughts = Rng::for_job(!seed, u64::from(ply));
                let m = players[seat.index()].choose(rules, &s, seat, &mut thoughts, watch);
                if W::WATCHES {
                    rules.apply(&mut s, seat, m, &mut events);
                } else {
                    rules.apply(&mut s, seat, m, &mut ());
                }
            }
            Next::Over => break,
        }
        for event in events.drain(..) {
            watch.happened(rules, &event);
        }
    }
    Some(s)
}
