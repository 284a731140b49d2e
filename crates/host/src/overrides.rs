//! Settings of the search that somebody chose by name: `search:2000,exploration=0.5,depth=8`.

use antre_kernel::SearchConfig;
use std::fmt;

/// Settings of the search that differ from the game's own; where one is none, the game's holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SearchOverrides {
    exploration: Option<Thousandths>,
    playout_depth: Option<PlayoutDepth>,
    greedy_percent: Option<u32>,
    progressive_bias: Option<Thousandths>,
    prior_scale: Option<Thousandths>,
    first_play: Option<FirstPlay>,
    prior_refreshes: Option<u32>,
    learned: Option<bool>,
    trees: Option<u32>,
}

/// A number from 0 to 1000 to three decimals, which can be compared and written back as it was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Thousandths(u32);

/// How far a playout goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PlayoutDepth {
    /// To the end of the game or episode.
    End,
    Decisions(u32),
}

/// When a move is tried first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum FirstPlay {
    /// Before any other is tried twice.
    AtOnce,
    /// When it is the best, taken to be so far below the mean of its siblings.
    Reduced(Thousandths),
}

/// The most trees that one bot may be told to grow.
const MOST_TREES: u32 = 64;

impl SearchOverrides {
    /// Reads `key=value` pairs with commas between them.
    pub(crate) fn read(text: &str) -> Option<SearchOverrides> {
        let mut overrides = SearchOverrides::default();
        for setting in text.split(',') {
            let (key, value) = setting.split_once('=')?;
            overrides.set(key, value)?;
        }
        Some(overrides)
    }

    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        let (key, value) = of_0_1_0(key, value).unwrap_or((key, value));
        match key {
            "exploration" => self.exploration = Some(Thousandths::read(value)?),
            "depth" => self.playout_depth = Some(PlayoutDepth::read(value)?),
            "greedy" => self.greedy_percent = Some(count(value)?),
            "bias" => self.progressive_bias = Some(Thousandths::read(value)?),
            "scale" => self.prior_scale = Some(Thousandths::read(value)?),
            "fpu" => self.first_play = Some(FirstPlay::read(value)?),
            "refreshes" => self.prior_refreshes = Some(count(value)?),
            "value" => self.learned = Some(read_value(value)?),
            "trees" => self.trees = Some(count(value)?),
            _ => return None,
        }
        Some(())
    }

    /// The game's settings with these in their place.
    pub(crate) fn apply(self, own: SearchConfig) -> SearchConfig {
        let number = |other: Option<Thousandths>, own: f32| other.map_or(own, Thousandths::number);
        SearchConfig {
            exploration: number(self.exploration, own.exploration),
            playout_depth: self.playout_depth.map_or(own.playout_depth, |depth| match depth {
                PlayoutDepth::End => None,
                PlayoutDepth::Decisions(decisions) => Some(decisions),
            }),
            greedy_percent: self.greedy_percent.unwrap_or(own.greedy_percent),
            progressive_bias: number(self.progressive_bias, own.progressive_bias),
            // Worths are divided by it.
            prior_scale: number(self.prior_scale, own.prior_scale).max(0.001),
            fpu_reduction: self.first_play.map_or(own.fpu_reduction, |first| match first {
                FirstPlay::AtOnce => None,
                FirstPlay::Reduced(reduction) => Some(reduction.number()),
            }),
            prior_refreshes: self.prior_refreshes.unwrap_or(own.prior_refreshes),
            learned: self.learned.unwrap_or(own.learned),
            budgets: own.budgets,
        }
    }

    /// How many trees are grown at once.
    pub(crate) fn trees(self) -> u32 {
        self.trees.unwrap_or(1).clamp(1, MOST_TREES)
    }

    /// Whether somebody said how many trees are grown.
    pub(crate) const fn has_trees(self) -> bool {
        self.trees.is_some()
    }
}

/// What a setting of release 0.1.0 is called today: records, tables and people go on naming bots as they did then. It
/// had the number 1000 for `end` and `none`, and wrote it.
fn of_0_1_0<'a>(key: &str, value: &'a str) -> Option<(&'static str, &'a str)> {
    Some(match (key, value) {
        ("explore", _) => ("exploration", value),
        ("horizon", "1000") => ("depth", "end"),
        ("horizon", _) => ("depth", value),
        ("wit", _) => ("greedy", value),
        ("trust", _) => ("bias", value),
        ("clear", _) => ("scale", value),
        ("doubt", "1000") => ("fpu", "none"),
        ("doubt", _) => ("fpu", value),
        ("asks", _) => ("refreshes", value),
        _ => return None,
    })
}

impl Thousandths {
    fn read(text: &str) -> Option<Thousandths> {
        let value = text.parse::<f64>().ok().filter(|value| (0.0..=1000.0).contains(value))?;
        Some(Thousandths((value * 1000.0).round() as u32))
    }

    fn number(self) -> f32 {
        self.0 as f32 / 1000.0
    }
}

/// Who judges positions.
fn read_value(text: &str) -> Option<bool> {
    match text {
        "learned" => Some(true),
        "guide" => Some(false),
        _ => None,
    }
}

/// A whole number; what follows the point is left out.
fn count(text: &str) -> Option<u32> {
    Thousandths::read(text).map(|number| number.0 / 1000)
}

impl PlayoutDepth {
    fn read(text: &str) -> Option<PlayoutDepth> {
        if text == "end" { Some(PlayoutDepth::End) } else { count(text).map(PlayoutDepth::Decisions) }
    }
}

impl FirstPlay {
    fn read(text: &str) -> Option<FirstPlay> {
        if text == "none" { Some(FirstPlay::AtOnce) } else { Thousandths::read(text).map(FirstPlay::Reduced) }
    }
}

impl fmt::Display for SearchOverrides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SearchOverrides {
            exploration,
            playout_depth,
            greedy_percent,
            progressive_bias,
            prior_scale,
            first_play,
            prior_refreshes,
            learned,
            trees,
        } = self;
        write(f, "exploration", exploration)?;
        write(f, "depth", playout_depth)?;
        write(f, "greedy", greedy_percent)?;
        write(f, "bias", progressive_bias)?;
        write(f, "scale", prior_scale)?;
        write(f, "fpu", first_play)?;
        write(f, "refreshes", prior_refreshes)?;
        write(f, "value", &learned.map(|learned| if learned { "learned" } else { "guide" }))?;
        write(f, "trees", trees)
    }
}

fn write(f: &mut fmt::Formatter<'_>, key: &str, value: &Option<impl fmt::Display>) -> fmt::Result {
    value.as_ref().map_or(Ok(()), |value| write!(f, ",{key}={value}"))
}

impl fmt::Display for Thousandths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", f64::from(self.0) / 1000.0)
    }
}

impl fmt::Display for PlayoutDepth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayoutDepth::End => f.write_str("end"),
            PlayoutDepth::Decisions(decisions) => write!(f, "{decisions}"),
        }
    }
}

impl fmt::Display for FirstPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FirstPlay::AtOnce => f.write_str("none"),
            FirstPlay::Reduced(reduction) => write!(f, "{reduction}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BotSpec;

    fn read(text: &str) -> SearchOverrides {
        SearchOverrides::read(text).unwrap_or_else(|| panic!("{text}"))
    }

    const OWN: SearchConfig = SearchConfig {
        playout_depth: Some(4),
        fpu_reduction: Some(0.5),
        greedy_percent: 90,
        ..SearchConfig::PLAIN
    };

    /// What people and records wrote with release 0.1.0 is the same bot, and is written in today's words.
    #[test]
    fn the_settings_of_0_1_0_are_still_read() {
        let all = "explore=0.3,horizon=8,trust=1,clear=10,wit=100,doubt=0.25,asks=16,trees=2";
        let today = "exploration=0.3,depth=8,bias=1,scale=10,greedy=100,fpu=0.25,refreshes=16,trees=2";
        assert_eq!(read(all), read(today));
        assert_eq!(
            read(all).apply(OWN),
            SearchConfig {
                budgets: OWN.budgets,
                exploration: 0.3,
                playout_depth: Some(8),
                greedy_percent: 100,
                progressive_bias: 1.0,
                prior_scale: 10.0,
                fpu_reduction: Some(0.25),
                prior_refreshes: 16,
                learned: false,
            }
        );
        // It wrote `none` as a number, and took that number for `end` as well.
        for (then, today) in
            [("horizon=end", "depth=end"), ("horizon=1000", "depth=end"), ("doubt=none", "fpu=none")]
        {
            assert_eq!(read(then), read(today));
        }
        assert_eq!(read("doubt=1000").apply(OWN).fpu_reduction, None);
        assert_eq!(read("horizon=end,doubt=none").apply(OWN).playout_depth, None);
    }

    #[test]
    fn what_is_written_is_read_back() {
        for (typed, written) in [
            ("search:500", "search:500"),
            ("search:500,depth=1000", "search:500,depth=1000"),
            ("search:500,value=learned", "search:500,value=learned"),
            ("search:500,depth=end,fpu=none", "search:500,depth=end,fpu=none"),
            ("search:500,horizon=4.7,doubt=1000", "search:500,depth=4,fpu=none"),
            ("search:800ms,trees=3,wit=50,explore=0.125", "search:800ms,exploration=0.125,greedy=50,trees=3"),
        ] {
            let spec = BotSpec::read(typed).unwrap();
            assert_eq!(spec.to_string(), written);
            assert_eq!(BotSpec::read(written), Ok(spec));
        }
    }

    #[test]
    fn what_is_not_said_is_the_games() {
        assert_eq!(read("depth=9").apply(OWN), SearchConfig { playout_depth: Some(9), ..OWN });
        assert_eq!(SearchOverrides::default().apply(OWN), OWN);
        assert_eq!((read("trees=0").trees(), read("trees=999").trees(), read("fpu=1").trees()), (1, 64, 1));
    }

    #[test]
    fn nonsense_is_refused() {
        for wrong in [
            "",
            "depth",
            "depth=",
            "depth=-1",
            "depth=none",
            "fpu=end",
            "speed=3",
            "bias=1001",
            "wit=end",
            "value=me",
        ] {
            assert_eq!(SearchOverrides::read(wrong), None, "{wrong}");
        }
    }
}
