//! Bots by name, for any game.

use crate::SearchOverrides;
use antre_bots::{Beginner, Budget, Greedy, Random, Search};
use antre_kernel::{Bot, Guide, Misread, Phrase, Rng, SearchConfig, Seat, nearest};
use antre_stage::Boxed;
use std::fmt;
use std::time::Duration;

/// How strong an opponent is, the weakest first. Each is a number of iterations for each game, so it plays the same on
/// every machine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Plays the best of what it notices, which is not all: a friendly beginner.
    Etincelle,
    /// Plays what looks best at once.
    Lanterne,
    /// Searches a little.
    Torche,
    /// Searches well.
    Brasier,
    /// The best there is within about two seconds.
    Volcan,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 5] =
        [Level::Etincelle, Level::Lanterne, Level::Torche, Level::Brasier, Level::Volcan];

    /// Its name on the command line, in records and in word files.
    pub const fn id(self) -> &'static str {
        ["etincelle", "lanterne", "torche", "brasier", "volcan"][self as usize]
    }

    /// What people call it.
    pub const fn name(self) -> &'static str {
        ["Étincelle", "Lanterne", "Torche", "Brasier", "Volcan"][self as usize]
    }

    fn read(name: &str) -> Option<Level> {
        let is = |level: &Level| level.id() == name || level.name().to_lowercase() == name.to_lowercase();
        Level::ALL.into_iter().find(is)
    }

    /// How many iterations the level does a move at full pace; none where it does not search.
    const fn iterations(self, config: &SearchConfig) -> Option<u32> {
        match self {
            Level::Etincelle | Level::Lanterne => None,
            Level::Torche => Some(config.budgets[0]),
            Level::Brasier => Some(config.budgets[1]),
            Level::Volcan => Some(config.budgets[2]),
        }
    }

    /// How long it searches for a move at this pace, if it does.
    fn budget(self, config: &SearchConfig, pace: Pace) -> Option<Budget> {
        let iterations = self.iterations(config)?;
        Some(match pace {
            Pace::Full => Budget::Iterations(iterations),
            Pace::Blitz => Budget::Iterations((iterations / BLITZ).max(1)),
            Pace::Time(time) => Budget::Time(time),
        })
    }

    fn cost(self, config: &SearchConfig, pace: Pace) -> Cost {
        match self.budget(config, pace) {
            None => Cost::Nothing,
            Some(Budget::Iterations(n)) => Cost::Iterations(n),
            Some(Budget::Time(time)) => Cost::Time(time),
        }
    }
}

/// How fast a level plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// As it is meant to.
    Full,
    /// A fortieth of that, for leagues and reports.
    Blitz,
    /// As long as this, whatever the machine.
    Time(Duration),
}

/// The most trees grown at once at a table.
const MOST_TREES: usize = 4;
/// What stands after a level as release 0.1 had it.
const FORMER: &str = "@0.1";
/// What a blitz is a part of.
const BLITZ: u32 = 40;

/// Which bot, and how long it may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotSpec {
    /// Any legal move.
    Random,
    /// The move its game's guide likes best.
    Greedy,
    /// The tree search with this budget, and with other settings than the game's where some are given.
    Search(Budget, SearchOverrides),
    /// One of the five levels.
    Level(Level, Pace),
    /// One of the five levels as release 0.1 had it, for the lab: `brasier@0.1`.
    Former(Level, Pace),
}

/// How much thinking a move costs at the most.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Cost {
    /// Next to nothing.
    Nothing,
    /// Up to this many iterations, whatever the machine.
    Iterations(u32),
    /// Up to this long, all threads together, whatever it finds.
    Time(Duration),
}

impl BotSpec {
    /// The words that name a bot.
    pub const NAMES: [&'static str; 8] =
        ["etincelle", "lanterne", "torche", "brasier", "volcan", "random", "greedy", "search"];
    /// The five levels at full pace, the weakest first.
    pub const LEVELS: [BotSpec; 5] = [
        BotSpec::Level(Level::Etincelle, Pace::Full),
        BotSpec::Level(Level::Lanterne, Pace::Full),
        BotSpec::Level(Level::Torche, Pace::Full),
        BotSpec::Level(Level::Brasier, Pace::Full),
        BotSpec::Level(Level::Volcan, Pace::Full),
    ];
    /// The same as release 0.1 had them.
    pub const FORMER_LEVELS: [BotSpec; 5] = [
        BotSpec::Former(Level::Etincelle, Pace::Full),
        BotSpec::Former(Level::Lanterne, Pace::Full),
        BotSpec::Former(Level::Torche, Pace::Full),
        BotSpec::Former(Level::Brasier, Pace::Full),
        BotSpec::Former(Level::Volcan, Pace::Full),
    ];
    /// Whom a person plays against unless told otherwise.
    pub const USUAL: BotSpec = BotSpec::Level(Level::Brasier, Pace::Full);
    /// The best there is.
    pub const BEST: BotSpec = BotSpec::Level(Level::Volcan, Pace::Full);
    /// How many iterations a search does unless told otherwise.
    pub const ITERATIONS: u32 = 2_000;

    /// Reads a level (`brasier`, `brasier:blitz`, `brasier:800ms`, `brasier@0.1`), `random`, `greedy`, `search`, `search:5000`
    /// (iterations), `search:800ms`, or `search:5000,exploration=0.5` with settings of its own.
    ///
    /// # Errors
    /// A sentence with the nearest names.
    pub fn read(text: &str) -> Result<BotSpec, Misread> {
        let (name, budget) = text.split_once(':').map_or((text, None), |(name, budget)| (name, Some(budget)));
        let bad = |budget: &str| Phrase::new("bot-bad-budget").with("got", budget).into();
        let (plain, former) = name.strip_suffix(FORMER).map_or((name, false), |plain| (plain, true));
        if let Some(level) = Level::read(plain) {
            let pace = match budget {
                None => Some(Pace::Full),
                Some("blitz") => Some(Pace::Blitz),
                Some(budget) => read_time(budget).map(Pace::Time),
            };
            let pace = pace.ok_or_else(|| bad(budget.unwrap_or_default()))?;
            return Ok(if former { BotSpec::Former(level, pace) } else { BotSpec::Level(level, pace) });
        }
        match (name, budget) {
            ("random", None) => Ok(BotSpec::Random),
            ("greedy", None) => Ok(BotSpec::Greedy),
            ("search", None) => {
                Ok(BotSpec::Search(Budget::Iterations(BotSpec::ITERATIONS), SearchOverrides::default()))
            }
            ("search", Some(text)) => {
                let (budget, overrides) =
                    text.split_once(',').map_or((text, None), |(budget, rest)| (budget, Some(rest)));
                let overrides = overrides.map_or(Some(SearchOverrides::default()), SearchOverrides::read);
                let search = read_budget(budget).zip(overrides);
                search.map(|(budget, overrides)| BotSpec::Search(budget, overrides)).ok_or_else(|| bad(text))
            }
            _ => {
                let near = nearest(name, BotSpec::NAMES);
                let near = if near.is_empty() { BotSpec::NAMES.to_vec() } else { near };
                Err(Phrase::new("bot-unknown").with("got", text).with("near", near.join(", ")).into())
            }
        }
    }

    /// The same bot at a fortieth of its pace, where it has one.
    #[must_use]
    pub const fn blitz(self) -> BotSpec {
        match self {
            BotSpec::Level(level, Pace::Full) => BotSpec::Level(level, Pace::Blitz),
            BotSpec::Former(level, Pace::Full) => BotSpec::Former(level, Pace::Blitz),
            other => other,
        }
    }

    /// What a move of it costs in this game.
    pub(crate) fn cost<R: Guide>(self) -> Cost {
        match self {
            BotSpec::Random | BotSpec::Greedy => Cost::Nothing,
            BotSpec::Search(Budget::Time(time), overrides) => {
                Cost::Time(time.saturating_mul(overrides.trees()))
            }
            BotSpec::Search(Budget::Iterations(n), overrides) => {
                Cost::Iterations(n.saturating_mul(overrides.trees()))
            }
            BotSpec::Level(level, pace) => level.cost(&R::SEARCH, pace),
            BotSpec::Former(level, pace) => level.cost(&R::SEARCH_0_1, pace),
        }
    }

    /// Whether it plays anything.
    pub(crate) const fn is_random(self) -> bool {
        matches!(self, BotSpec::Random | BotSpec::Former(Level::Etincelle, _))
    }

    /// Whether it chooses the same again from the same seed: not where a clock decides.
    pub(crate) const fn repeats(self) -> bool {
        !matches!(
            self,
            BotSpec::Search(Budget::Time(_), _)
                | BotSpec::Level(_, Pace::Time(_))
                | BotSpec::Former(_, Pace::Time(_))
        )
    }

    /// Whether it may grow as many trees as there are cores: a clock decides, and nobody said how many.
    const fn may_spread(self) -> bool {
        match self {
            BotSpec::Search(Budget::Time(_), overrides) => !overrides.has_trees(),
            _ => !self.repeats(),
        }
    }

    /// The bot itself.
    pub(crate) fn make<R: Guide>(self) -> Box<dyn Bot<R>> {
        match (self.search::<R>(), self) {
            (Some(search), _) => Box::new(search.stopping_early()),
            (None, BotSpec::Level(Level::Etincelle, _)) => Box::new(Beginner),
            (None, _) if self.is_random() => Box::new(Random),
            (None, _) => Box::new(Greedy),
        }
    }

    /// The search behind it, if it is one.
    pub(crate) fn search<R: Guide>(self) -> Option<Search<R>> {
        match self {
            BotSpec::Random | BotSpec::Greedy => None,
            BotSpec::Search(budget, overrides) => Some(
                Search::with_config(budget, overrides.apply(R::SEARCH))
                    .with_trees(overrides.trees() as usize),
            ),
            BotSpec::Level(level, pace) => {
                Some(Search::with_config(level.budget(&R::SEARCH, pace)?, R::SEARCH))
            }
            BotSpec::Former(level, pace) => {
                Some(Search::with_config(level.budget(&R::SEARCH_0_1, pace)?, R::SEARCH_0_1))
            }
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Greedy => f.write_str("greedy"),
            BotSpec::Search(Budget::Iterations(n), overrides) => write!(f, "search:{n}{overrides}"),
            BotSpec::Search(Budget::Time(time), overrides) => {
                write!(f, "search:{}ms{overrides}", time.as_millis())
            }
            BotSpec::Level(level, pace) => write!(f, "{}{pace}", level.id()),
            BotSpec::Former(level, pace) => write!(f, "{}{FORMER}{pace}", level.id()),
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::Full => Ok(()),
            Pace::Blitz => f.write_str(":blitz"),
            Pace::Time(time) => write!(f, ":{}ms", time.as_millis()),
        }
    }
}

fn read_time(text: &str) -> Option<Duration> {
    let ms = text.strip_suffix("ms")?.parse().ok()?;
    (1..=600_000).contains(&ms).then(|| Duration::from_millis(ms))
}

fn read_budget(text: &str) -> Option<Budget> {
    let iterations = || text.parse().ok().filter(|n| (1..=10_000_000).contains(n));
    read_time(text).map(Budget::Time).or_else(|| iterations().map(Budget::Iterations))
}

/// Thinks for a seat at a table. Where a clock decides, every core grows a tree of its own.
pub(crate) fn think<R: Boxed>(rules: &R, seat: Seat, view: &R::View, bot: BotSpec, seed: u64) -> String {
    let mut rng = Rng::new(seed);
    let m = match bot.search::<R>() {
        Some(search) if bot.may_spread() => {
            let cores = std::thread::available_parallelism().map_or(1, usize::from);
            search.with_trees(cores.min(MOST_TREES)).choose(rules, seat, view, &mut rng)
        }
        Some(search) => search.stopping_early().choose(rules, seat, view, &mut rng),
        None => bot.make::<R>().choose(rules, seat, view, &mut rng),
    };
    rules.write_move(m)
}
