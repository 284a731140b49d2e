//! The text of the score pad, understood line by line, its numbers held against each other.

use super::{WORDS, incomplete};
use crate::Drarkane;
use crate::game::hand_size;
use crate::objective::{Metric, Part, Test, When};
use crate::state::ROUNDS;
use antre_kernel::{Misread, Phrase, nearest};
use antre_stage::typed::{Word, plain, words};

/// What is written about one player in one round.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Entry {
    pub(super) line: u32,
    pub(super) bid: u8,
    pub(super) tricks: u8,
    pub(super) dragons: u8,
    /// Points of Treasure written as a number.
    pub(super) treasure: i32,
    /// Objectives written by name.
    pub(super) objectives: Vec<u8>,
}

/// One round as far as it is written.
#[derive(Clone, Debug)]
pub(super) struct Round {
    pub(super) line: u32,
    pub(super) lost: bool,
    pub(super) terror: Option<u16>,
    pub(super) entries: Vec<Option<Entry>>,
}

/// A text, understood as far as it goes.
#[derive(Clone, Debug, Default)]
pub(super) struct Written {
    pub(super) names: Vec<String>,
    pub(super) teams: Option<bool>,
    pub(super) rounds: Vec<Round>,
}

impl Written {
    pub(super) fn players(&self) -> u8 {
        self.names.len() as u8
    }

    pub(super) fn in_teams(&self) -> bool {
        self.teams == Some(true)
    }

    /// Whether everything that could be asked about teams was.
    pub(super) fn teams_known(&self) -> bool {
        self.teams.is_some() || !matches!(self.players(), 4 | 6)
    }
}

impl Round {
    pub(super) fn is_whole(&self) -> bool {
        self.terror.is_some() && self.entries.iter().all(Option::is_some)
    }

    pub(super) fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().flatten()
    }
}

/// What parts two words, beside blanks.
const PARTING: &[char] = &[','];

fn number(word: Word<'_>, most: u16) -> Result<u16, Misread> {
    word.text.parse().ok().filter(|&n| n <= most).ok_or_else(|| {
        word.wrong(Phrase::new("drarkane-pad-number").with("got", word.text).with("most", i64::from(most)))
    })
}

impl Drarkane {
    /// Understands a text line by line; a round is checked as soon as it is whole.
    pub(super) fn written(&self, text: &str) -> Result<Written, Misread> {
        let mut written = Written::default();
        for (row, line) in text.lines().zip(1u32..) {
            let Some(&first) = words(row, line, 0, PARTING).first() else { continue };
            let content = row.split('#').next().unwrap_or("");
            let Some((key, value)) = content.split_once(':') else {
                return Err(first.wrong(Phrase::new("drarkane-pad-line").with("got", content.trim())));
            };
            let skip = key.len() + 1;
            let key = key.trim();
            let rest = words(row, line, skip, PARTING);
            match WORDS.meant(key) {
                Some("players") => self.read_names(&mut written, first, &rest)?,
                Some("teams") => read_teams(&mut written, first, &rest)?,
                Some("terror") => {
                    let round = current(&mut written, first)?;
                    let word = rest.first().copied().unwrap_or(first);
                    round.terror = Some(number(word, 9_999)?);
                }
                _ => match key.split_once(' ') {
                    Some((round, which)) if WORDS.meant(round) == Some("round") => {
                        open_round(&mut written, first, which.trim(), value)?;
                    }
                    _ => self.read_entry(&mut written, first, &plain(key), &rest)?,
                },
            }
            if let Some(round) = written.rounds.last().filter(|round| round.is_whole()) {
                self.check_round(&written, round)?;
            }
        }
        Ok(written)
    }

    fn read_names(&self, written: &mut Written, first: Word<'_>, names: &[Word<'_>]) -> Result<(), Misread> {
        if !written.names.is_empty() {
            return Err(first.wrong(Phrase::new("drarkane-pad-names-again")));
        }
        for &name in names {
            let known = written.names.iter().any(|known| plain(known) == plain(name.text));
            let reserved = matches!(WORDS.meant(name.text), Some("players" | "teams" | "terror"));
            if known || reserved || name.text.contains(':') {
                return Err(name.wrong(Phrase::new("drarkane-pad-name").with("got", name.text)));
            }
            written.names.push(name.text.to_owned());
        }
        if !(2..=6).contains(&names.len()) {
            return Err(first.wrong(Phrase::new("drarkane-pad-players").with("got", names.len())));
        }
        Ok(())
    }

    /// `Anna: 3 3 2 hermit`: contract, tricks, dragons, then objectives or their points.
    fn read_entry(
        &self,
        written: &mut Written,
        first: Word<'_>,
        key: &str,
        words: &[Word<'_>],
    ) -> Result<(), Misread> {
        let Some(who) = written.names.iter().position(|name| plain(name) == key) else {
            let names = written.names.iter().map(String::as_str);
            let near = nearest(key, names.clone());
            let near = if near.is_empty() { names.collect::<Vec<_>>().join(", ") } else { near.join(", ") };
            let got = first.text.trim_end_matches(':');
            let what = Phrase::new("drarkane-pad-who").with("got", got).with("near", near);
            return Err(first.wrong(what));
        };
        let hand = u16::from(hand_size(written.players()));
        let round = current(written, first)?;
        let [bid, tricks, dragons, rest @ ..] = words else {
            return Err(first.wrong(Phrase::new("drarkane-pad-three").with("got", words.len())));
        };
        let mut entry = Entry {
            line: first.line,
            bid: number(*bid, hand)? as u8,       // DR-28
            tricks: number(*tricks, hand)? as u8, // DR-17
            dragons: number(*dragons, 20)? as u8,
            treasure: 0,
            objectives: Vec::new(),
        };
        if entry.tricks == 0 && entry.dragons > 0 {
            return Err(dragons.wrong(Phrase::new("drarkane-pad-dragons-no-trick"))); // DR-69
        }
        for &word in rest {
            match word.text.parse::<u16>() {
                Ok(points) if entry.objectives.is_empty() && rest.len() == 1 => {
                    entry.treasure = i32::from(points.min(200));
                }
                Ok(_) => return Err(word.wrong(Phrase::new("drarkane-pad-points-or-names"))),
                Err(_) if word.text == "-" => {}
                Err(_) => {
                    let objective = self.read_objective_word(word)?;
                    self.check_objective(round, &entry, objective, word)?;
                    entry.objectives.push(objective);
                }
            }
        }
        let treasures = entry.treasure > 0 || !entry.objectives.is_empty();
        if treasures && round.lost {
            let word = rest.first().copied().unwrap_or(first);
            return Err(word.wrong(Phrase::new("drarkane-pad-lost-treasure"))); // DR-135
        }
        if round.entries[who].replace(entry).is_some() {
            return Err(
                first.wrong(Phrase::new("drarkane-pad-twice").with("got", first.text.trim_end_matches(':')))
            );
        }
        Ok(())
    }

    /// Reads an objective by its id, or by its name with hyphens for blanks.
    fn read_objective_word(&self, word: Word<'_>) -> Result<u8, Misread> {
        let typed = plain(word.text);
        let named = |name: &str| plain(name).replace([' ', '’', '\''], "-") == typed;
        let found = self
            .objectives
            .iter()
            .position(|objective| objective.id == typed || objective.names.all().any(named));
        found.map(|index| index as u8).ok_or_else(|| {
            let ids: Vec<&str> = self.objectives.iter().map(|objective| objective.id.as_str()).collect();
            let near = nearest(&typed, ids.iter().copied());
            let near = if near.is_empty() { ids.join(", ") } else { near.join(", ") };
            word.wrong(Phrase::new("drarkane-objective-unknown").with("got", word.text).with("near", near))
        })
    }

    /// An objective fits the numbers beside it, and an instant one has one taker (DR-132).
    fn check_objective(
        &self,
        round: &Round,
        entry: &Entry,
        objective: u8,
        word: Word<'_>,
    ) -> Result<(), Misread> {
        let name = || self.objectives[usize::from(objective)].names.clone();
        let taken = round.entries().any(|other| other.objectives.contains(&objective));
        if entry.objectives.contains(&objective) || taken && self.is_instant(objective) {
            let what = Phrase::new("drarkane-pad-objective-taken").with("objective", name());
            return Err(word.wrong(what));
        }
        let contradicts = match &self.objectives[usize::from(objective)].when {
            When::Trick(_) => entry.tricks == 0,
            When::Dragon(_) => entry.dragons == 0,
            When::Contract => entry.tricks < entry.bid || entry.tricks == 0,
            When::End(parts) => parts.iter().any(|part| !could_hold(part, entry)),
        };
        if contradicts {
            let what = Phrase::new("drarkane-pad-objective-not").with("objective", name());
            return Err(word.wrong(what));
        }
        Ok(())
    }

    /// The numbers of a whole round against each other.
    fn check_round(&self, written: &Written, round: &Round) -> Result<(), Misread> {
        let hand = u32::from(hand_size(written.players()));
        let tricks: u32 = round.entries().map(|entry| u32::from(entry.tricks)).sum();
        let dragons: u32 = round.entries().map(|entry| u32::from(entry.dragons)).sum();
        let terror = u32::from(round.terror.unwrap_or(0));
        // With two players the Fallen King has won the others (DR-156).
        let wrong = |key: &'static str| {
            let what = Phrase::new(key).with("got", i64::from(tricks)).with("hand", i64::from(hand));
            Err(Misread::new(what).at_line(round.line))
        };
        if tricks > hand {
            return wrong("drarkane-pad-too-many-tricks");
        }
        if round.lost && tricks == hand {
            return wrong("drarkane-pad-lost-all-tricks"); // DR-93
        }
        if !round.lost && tricks < hand && written.players() > 2 {
            return wrong("drarkane-pad-too-few-tricks"); // DR-94
        }
        if tricks == 0 && written.players() > 2 {
            return wrong("drarkane-pad-no-trick"); // DR-115
        }
        if (dragons == 0) != (terror == 0) && self.dragons.iter().all(|dragon| dragon.terror > 0) {
            let what = Phrase::new("drarkane-pad-terror").with("dragons", i64::from(dragons));
            return Err(Misread::new(what.with("terror", i64::from(terror))).at_line(round.line)); // DR-87
        }
        self.check_comparisons(written, round)
    }

    /// Nobody is credited with the most or the fewest of something while others have more or fewer (DR-134), and the
    /// last trick has one winner.
    fn check_comparisons(&self, written: &Written, round: &Round) -> Result<(), Misread> {
        let won: u8 = round.entries().map(|entry| entry.tricks).sum();
        // With two players the Fallen King has the tricks that are left (DR-211).
        let king = (written.players() == 2 && !round.lost).then(|| hand_size(2).saturating_sub(won));
        let mut last_tricks = 0;
        for entry in round.entries() {
            for &objective in &entry.objectives {
                let known = &self.objectives[usize::from(objective)];
                let When::End(parts) = &known.when else { continue };
                let claims_last = |part: &Part| {
                    part.metric == Metric::LastTrick
                        && matches!(part.test, Test::AtLeast(1) | Test::Exactly(1))
                };
                last_tricks += usize::from(parts.iter().any(claims_last));
                let beaten = parts.iter().any(|part| {
                    let Some(own) = part.metric.written(entry) else { return false };
                    let king = king.filter(|_| part.metric == Metric::Tricks).map(i16::from);
                    let mut all = round.entries().filter_map(|other| part.metric.written(other)).chain(king);
                    match part.test {
                        Test::Most(_) => all.any(|other| other > own),
                        Test::Least => all.any(|other| other < own),
                        Test::AtLeast(_) | Test::AtMost(_) | Test::Exactly(_) => false,
                    }
                });
                if beaten || last_tricks > 1 {
                    let what =
                        Phrase::new("drarkane-pad-objective-not").with("objective", known.names.clone());
                    return Err(Misread::new(what).at_line(entry.line));
                }
            }
        }
        Ok(())
    }
}

impl Metric {
    /// Its value, where the numbers of a line tell it.
    fn written(self, entry: &Entry) -> Option<i16> {
        let (bid, tricks) = (i16::from(entry.bid), i16::from(entry.tricks));
        match self {
            Metric::Tricks => Some(tricks),
            Metric::Bid => Some(bid),
            Metric::Delta => Some((tricks - bid).abs()),
            Metric::Surplus => Some(tricks - bid),
            Metric::Dragons(band) if band == Default::default() => Some(entry.dragons.into()),
            Metric::Dragons(_) | Metric::Terror => None,
            Metric::Placed | Metric::Unplaced | Metric::LastTrick => None,
        }
    }
}

/// Whether a part of an objective can hold beside these numbers; what the pad does not know, it does not doubt.
fn could_hold(part: &Part, entry: &Entry) -> bool {
    let value = match part.metric {
        // Within bounds there can only be fewer.
        Metric::Dragons(band) if band != Default::default() => {
            return match part.test {
                Test::AtLeast(n) | Test::Exactly(n) => i16::from(entry.dragons) >= n,
                Test::Most(_) | Test::Least | Test::AtMost(_) => true,
            };
        }
        Metric::LastTrick => {
            return !matches!(part.test, Test::Exactly(1) | Test::AtLeast(1)) || entry.tricks > 0;
        }
        metric => match metric.written(entry) {
            Some(value) => value,
            None => return true,
        },
    };
    match part.test {
        Test::Most(least) => least.is_none_or(|least| value >= least),
        Test::Least => true,
        Test::AtLeast(n) => value >= n,
        Test::AtMost(n) => value <= n,
        Test::Exactly(n) => value == n,
    }
}

fn current<'a>(written: &'a mut Written, first: Word<'_>) -> Result<&'a mut Round, Misread> {
    written.rounds.last_mut().ok_or_else(|| first.wrong(Phrase::new("drarkane-pad-no-round")))
}

fn read_teams(written: &mut Written, first: Word<'_>, words: &[Word<'_>]) -> Result<(), Misread> {
    let word = words.first().copied().unwrap_or(first);
    let teams = match WORDS.meant(word.text) {
        Some("yes") => true,
        Some("no") => false,
        _ => return Err(word.wrong(Phrase::new("drarkane-pad-yes-no").with("got", word.text))),
    };
    if teams && !matches!(written.players(), 4 | 6) {
        let what = Phrase::new("drarkane-teams-players").with("got", written.players());
        return Err(first.wrong(what)); // DR-187
    }
    if !written.rounds.is_empty() {
        return Err(first.wrong(Phrase::new("drarkane-pad-teams-late")));
    }
    written.teams = Some(teams);
    Ok(())
}

fn open_round(written: &mut Written, first: Word<'_>, which: &str, value: &str) -> Result<(), Misread> {
    if written.names.is_empty() {
        return Err(first.wrong(Phrase::new("drarkane-pad-nobody")));
    }
    if let Some(round) = written.rounds.last().filter(|round| !round.is_whole()) {
        return Err(incomplete(written, round, written.rounds.len()));
    }
    let expected = written.rounds.len() + 1;
    if which.parse() != Ok(expected) || expected > ROUNDS {
        let what =
            Phrase::new("drarkane-pad-round").with("got", which).with("expected", expected.min(ROUNDS));
        return Err(first.wrong(what)); // DR-116
    }
    let lost = match WORDS.meant(value.trim()) {
        Some("won") => false,
        Some("lost") => true,
        _ => return Err(first.wrong(Phrase::new("drarkane-pad-won-lost").with("got", value.trim()))),
    };
    let entries = vec![None; written.names.len()];
    written.rounds.push(Round { line: first.line, lost, terror: None, entries });
    Ok(())
}
