//! Bots by name, for any game.

use crate::game::DuelRequest;
use antre_bots::{Budget, Greedy, Random, Search};
use antre_kernel::{Bot, Misread, Phrase, Rng, Seat, nearest};
use antre_lab::{Duel, Verdict};
use antre_stage::Boxed;
use std::fmt;
use std::time::Duration;

/// Which bot, and how long it may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotSpec {
    /// Any legal move.
    Random,
    /// A few lines of the game's own sense.
    Greedy,
    /// The tree search with this budget.
    Search(Budget),
}

impl BotSpec {
    /// The words that name a bot.
    pub const NAMES: [&'static str; 3] = ["random", "greedy", "search"];
    /// How many iterations a search does unless told otherwise.
    pub const ITERATIONS: u32 = 2_000;

    /// Reads `random`, `greedy`, `search`, `search:5000` (iterations) or `search:800ms`.
    ///
    /// # Errors
    /// A sentence with the nearest names.
    pub fn read(text: &str) -> Result<BotSpec, Misread> {
        let (name, budget) = text.split_once(':').map_or((text, None), |(name, budget)| (name, Some(budget)));
        match (name, budget) {
            ("random", None) => Ok(BotSpec::Random),
            ("greedy", None) => Ok(BotSpec::Greedy),
            ("search", None) => Ok(BotSpec::Search(Budget::Iterations(BotSpec::ITERATIONS))),
            ("search", Some(budget)) => read_budget(budget)
                .map(BotSpec::Search)
                .ok_or_else(|| Phrase::new("bot-bad-budget").with("got", budget).into()),
            _ => {
                let near = nearest(name, BotSpec::NAMES);
                let near = if near.is_empty() { BotSpec::NAMES.to_vec() } else { near };
                Err(Phrase::new("bot-unknown").with("got", text).with("near", near.join(", ")).into())
            }
        }
    }

    fn make<R: Boxed>(self) -> Box<dyn Bot<R>> {
        match self {
            BotSpec::Random => Box::new(Random),
            BotSpec::Greedy => Box::new(Greedy),
            BotSpec::Search(budget) => Box::new(Search::new(budget)),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Greedy => f.write_str("greedy"),
            BotSpec::Search(Budget::Iterations(n)) => write!(f, "search:{n}"),
            BotSpec::Search(Budget::Time(time)) => write!(f, "search:{}ms", time.as_millis()),
        }
    }
}

fn read_budget(text: &str) -> Option<Budget> {
    if let Some(ms) = text.strip_suffix("ms") {
        return ms
            .parse()
            .ok()
            .filter(|ms| (1..=600_000).contains(ms))
            .map(|ms| Budget::Time(Duration::from_millis(ms)));
    }
    text.parse().ok().filter(|n| (1..=10_000_000).contains(n)).map(Budget::Iterations)
}

pub(crate) fn think<R: Boxed>(rules: &R, seat: Seat, view: &R::View, bot: BotSpec, seed: u64) -> String {
    let m = bot.make::<R>().choose(rules, seat, view, &mut Rng::new(seed));
    rules.write_move(m)
}

pub(crate) fn duel<R: Boxed>(rules: &R, request: &DuelRequest<'_>) -> Option<Verdict> {
    let (a, b) = (request.a, request.b);
    let duel = Duel {
        rules,
        a: &|| a.make::<R>(),
        b: &|| b.make::<R>(),
        pairs: request.pairs,
        seed: request.seed,
        threads: request.threads,
    };
    duel.run(request.progress, request.stop)
}
