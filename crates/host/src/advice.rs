//! What a bot thinks of the moves of a position, with the knowledge of the seat that is to move.

use crate::BotSpec;
use antre_bots::Budget;
use antre_kernel::{Bot as _, Eye, Ply, Rng, Seat};
use antre_stage::{Boxed, Choice};

/// What a bot thinks of every move of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// Whose move it is.
    pub seat: Seat,
    /// The moves, the one it would play first.
    pub moves: Vec<AdvisedMove>,
}

/// What a bot thinks of one move.
#[derive(Clone, PartialEq, Debug)]
pub struct AdvisedMove {
    /// The move, in notation and in words.
    pub choice: Choice,
    /// How much of its thought went into this move, from 0 to 1.
    pub effort: f32,
    /// The chance to win with it, from 0 to 1; none where nothing was tried, as with a move that is forced.
    pub chance: Option<f32>,
}

/// A move that was played, and what a bot thinks of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Study {
    /// What it thinks of every move.
    pub advice: Advice,
    /// Which of them was played.
    pub played: usize,
}

impl Study {
    /// The move the bot would have played.
    pub fn best(&self) -> &AdvisedMove {
        &self.advice.moves[0]
    }

    /// The move that was played.
    pub fn played(&self) -> &AdvisedMove {
        &self.advice.moves[self.played]
    }

    /// How much of the chance to win the move gave away.
    pub fn loss(&self) -> f32 {
        match (self.best().chance, self.played().chance) {
            (Some(best), Some(played)) if self.played > 0 => (best - played).max(0.0),
            _ => 0.0,
        }
    }
}

/// Thinks for a seat; nothing if the bot does not search and so has no opinion of moves.
pub(crate) fn advise<R: Boxed>(
    rules: &R,
    seat: Seat,
    view: &R::View,
    bot: BotSpec,
    seed: u64,
) -> Option<Advice> {
    let mut search = bot.search::<R>()?;
    search.choose(rules, seat, view, &mut Rng::new(seed));
    let report = search.report();
    let mut moves = report.moves;
    // As the search itself chooses: the most visited, then the better, then the first.
    moves.sort_by(|a, b| {
        (b.visits, b.mean).partial_cmp(&(a.visits, a.mean)).unwrap_or(std::cmp::Ordering::Equal)
    });
    let all = report.iterations.max(1) as f32;
    let advised = moves.into_iter().map(|stats| AdvisedMove {
        choice: rules.choice(view, seat, stats.m),
        effort: stats.visits as f32 / all,
        chance: stats.mean,
    });
    Some(Advice { seat, moves: advised.collect() })
}

/// A move that had less of the thought than this is evaluated by itself.
const GLANCE: f32 = 0.1;

/// Thinks about a ply that was played; nothing for chance, or where the bot does not search.
pub(crate) fn study<R: Boxed>(
    rules: &R,
    state: &R::State,
    ply: &Ply<R::Move, R::Roll>,
    bot: BotSpec,
    seed: u64,
) -> Option<Study> {
    let Ply::Move(seat, m) = *ply else { return None };
    let view = rules.view(state, Eye::Seat(seat));
    let mut advice = advise(rules, seat, &view, bot, seed)?;
    let notation = rules.write_move(m);
    let played = advice.moves.iter().position(|advised| advised.choice.notation == notation)?;
    let advised = &mut advice.moves[played];
    if advised.chance.is_some() && advised.effort < GLANCE {
        advised.chance = bot.search::<R>()?.evaluate_move(rules, seat, &view, m, &mut Rng::new(!seed));
    }
    Some(Study { advice, played })
}

impl BotSpec {
    /// Whether it searches, and so has an opinion of every move.
    pub fn has_opinions(self) -> bool {
        match self {
            BotSpec::Random | BotSpec::Greedy => false,
            BotSpec::Search(Budget::Iterations(_) | Budget::Time(_), _) => true,
            BotSpec::Level(level, _) | BotSpec::Former(level, _) => level >= crate::Level::Torche,
        }
    }
}
