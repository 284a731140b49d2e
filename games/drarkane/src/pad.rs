//! The score notebook for the real box: contracts, tricks, trophies, Terror and objectives over three rounds, for two
//! to six players or teams, held against each other and explained point by point.

use crate::Drarkane;
use crate::game::hand_size;
use crate::objective::{Metric, Part, Test, When};
use crate::score::{TRICK, TROPHY};
use crate::state::ROUNDS;
use antre_kernel::{Arg, Lang, Misread, Names, Phrase, Seat, nearest};
use antre_stage::{PadQuestion, Page, Rank, Reason, ScorePad, SeatSheet, Sheet};

/// A word of the text, and where it stands.
#[derive(Clone, Copy)]
struct Word<'a> {
    text: &'a str,
    line: u32,
    column: u32,
}

impl Word<'_> {
    fn wrong(self, what: Phrase) -> Misread {
        Misread { file: None, line: self.line, column: self.column, what }
    }
}

/// What is written about one player in one round.
#[derive(Clone, PartialEq, Debug)]
struct Entry {
    line: u32,
    bid: u8,
    tricks: u8,
    dragons: u8,
    /// Points of Treasure written as a number.
    treasure: i32,
    /// Objectives written by name.
    objectives: Vec<u8>,
}

/// One round as far as it is written.
#[derive(Clone, Debug)]
struct Round {
    line: u32,
    lost: bool,
    terror: Option<u16>,
    entries: Vec<Option<Entry>>,
}

/// A text, understood as far as it goes.
#[derive(Clone, Debug, Default)]
struct Written {
    names: Vec<String>,
    teams: Option<bool>,
    rounds: Vec<Round>,
}

impl Written {
    fn players(&self) -> u8 {
        self.names.len() as u8
    }

    fn in_teams(&self) -> bool {
        self.teams == Some(true)
    }

    /// Whether everything that could be asked about teams was.
    fn teams_known(&self) -> bool {
        self.teams.is_some() || !matches!(self.players(), 4 | 6)
    }
}

impl Round {
    fn is_whole(&self) -> bool {
        self.terror.is_some() && self.entries.iter().all(Option::is_some)
    }

    fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().flatten()
    }
}

/// What the lines of a text begin with, in one language; both are read.
struct Keys {
    players: &'static str,
    teams: &'static str,
    yes: &'static str,
    no: &'static str,
    round: &'static str,
    won: &'static str,
    lost: &'static str,
    terror: &'static str,
}

impl Keys {
    fn of(lang: Lang) -> Keys {
        match lang {
            Lang::Fr => Keys {
                players: "joueurs",
                teams: "équipes",
                yes: "oui",
                no: "non",
                round: "manche",
                won: "gagnée",
                lost: "perdue",
                terror: "terreur",
            },
            Lang::En => Keys {
                players: "players",
                teams: "teams",
                yes: "yes",
                no: "no",
                round: "round",
                won: "won",
                lost: "lost",
                terror: "terror",
            },
        }
    }
}

/// The words of a line after so many bytes: blanks and commas part them, and a `#` ends the line.
fn words(text: &str, line: u32, skip: usize) -> Vec<Word<'_>> {
    let text = text.split('#').next().unwrap_or("");
    let mut words = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]).filter(|(at, _)| *at >= skip) {
        match (start, c.is_whitespace() || c == ',') {
            (None, false) => start = Some(at),
            (Some(from), true) => {
                let column = 1 + text[..from].chars().count() as u32;
                words.push(Word { text: &text[from..at], line, column });
                start = None;
            }
            _ => {}
        }
    }
    words
}

/// A word without accents and capitals, as people type it in a hurry.
fn plain(word: &str) -> String {
    let letter = |c: char| match c {
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'à' | 'â' => 'a',
        'î' | 'ï' => 'i',
        'ô' => 'o',
        'û' | 'ù' => 'u',
        'ç' => 'c',
        other => other,
    };
    word.to_lowercase().chars().map(letter).collect()
}

fn number(word: Word<'_>, most: u16) -> Result<u16, Misread> {
    word.text.parse().ok().filter(|&n| n <= most).ok_or_else(|| {
        word.wrong(Phrase::new("drarkane-pad-number").with("got", word.text).with("most", i64::from(most)))
    })
}

impl Drarkane {
    /// Understands a text line by line; a round is checked as soon as it is whole.
    fn written(&self, text: &str) -> Result<Written, Misread> {
        let mut written = Written::default();
        for (row, line) in text.lines().zip(1u32..) {
            let Some(&first) = words(row, line, 0).first() else { continue };
            let content = row.split('#').next().unwrap_or("");
            let Some((key, value)) = content.split_once(':') else {
                return Err(first.wrong(Phrase::new("drarkane-pad-line").with("got", content.trim())));
            };
            let skip = key.len() + 1;
            let key = plain(key.trim());
            let rest = words(row, line, skip);
            match key.as_str() {
                "players" | "joueurs" | "joueuses" => self.read_names(&mut written, first, &rest)?,
                "teams" | "equipes" => read_teams(&mut written, first, &rest)?,
                "terror" | "terreur" => {
                    let round = current(&mut written, first)?;
                    let word = rest.first().copied().unwrap_or(first);
                    round.terror = Some(number(word, 9_999)?);
                }
                _ => match key.strip_prefix("round ").or(key.strip_prefix("manche ")) {
                    Some(which) => open_round(&mut written, first, which.trim(), value)?,
                    None => self.read_entry(&mut written, first, &key, &rest)?,
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
            let reserved = ["terror", "terreur", "teams", "equipes", "players", "joueurs", "joueuses"];
            if known || reserved.contains(&plain(name.text).as_str()) || name.text.contains(':') {
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
            let what = Phrase::new("drarkane-pad-who").with("got", key).with("near", near);
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
            return Err(first.wrong(Phrase::new("drarkane-pad-twice").with("got", first.text)));
        }
        Ok(())
    }

    /// Reads an objective by its id, or by its name with hyphens for blanks.
    fn read_objective_word(&self, word: Word<'_>) -> Result<u8, Misread> {
        let typed = plain(word.text);
        let named = |name: &str| plain(name).replace([' ', '’', '\''], "-") == typed;
        let found = self.objectives.iter().position(|objective| {
            objective.id == typed || named(&objective.names.fr) || named(&objective.names.en)
        });
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
        Ok(())
    }

    /// What is odd about a whole round, though it can be scored: the dragons that came must be somewhere.
    fn doubts(&self, written: &Written, round: &Round, number: usize, notes: &mut Vec<Phrase>) {
        let players = u32::from(written.players());
        let tricks: u32 = round.entries().map(|entry| u32::from(entry.tricks)).sum();
        let dragons: u32 = round.entries().map(|entry| u32::from(entry.dragons)).sum();
        let note = |key| Phrase::new(key).with("round", number).with("got", i64::from(dragons));
        if players > 2 {
            let turned_up = players + tricks - u32::from(!round.lost);
            let least = turned_up.saturating_sub(if round.lost { 7 } else { 6 });
            if round.lost && dragons != least || !round.lost && (dragons < least || dragons > turned_up) {
                let key = if round.lost { "drarkane-pad-doubt-lost" } else { "drarkane-pad-doubt-won" };
                notes.push(note(key).with("least", i64::from(least)).with("most", i64::from(turned_up)));
            }
        }
        let mut terrors: Vec<u32> = self.dragons.iter().map(|dragon| u32::from(dragon.terror)).collect();
        terrors.sort_unstable();
        let some = (dragons as usize).min(terrors.len());
        let least: u32 = terrors[..some].iter().sum();
        let most: u32 = terrors[terrors.len() - some..].iter().sum();
        let terror = u32::from(round.terror.unwrap_or(0));
        if !(least..=most).contains(&terror) {
            let note = note("drarkane-pad-doubt-terror").with("terror", i64::from(terror));
            notes.push(note.with("least", i64::from(least)).with("most", i64::from(most)));
        }
    }

    /// Every point of one player in one round, with its reason.
    fn round_reasons(&self, round: &Round, number: usize, name: &str, entry: &Entry) -> Vec<Reason> {
        let scale = self.scale();
        let (bid, tricks) = (i32::from(entry.bid), i32::from(entry.tricks));
        let terror = i32::from(round.terror.unwrap_or(0));
        let category = |word: &str| format!("{word}-{number}");
        let told = |key| Phrase::new(key).with("name", name);
        let mut reasons = vec![
            Reason {
                category: category("contract"),
                points: scale * TRICK * tricks,
                what: told("drarkane-pad-tricks").with("n", i64::from(tricks)),
                clauses: vec!["DR-99"],
            },
            Reason {
                category: category("trophy"),
                points: scale * TROPHY * i32::from(entry.dragons),
                what: told("drarkane-pad-trophies").with("n", entry.dragons),
                clauses: vec!["DR-100"],
            },
        ];
        let (key, clauses) = match (bid - tricks).abs() {
            0 => ("drarkane-pad-kept", vec!["DR-101"]),
            1 => ("drarkane-pad-near", vec!["DR-102", "DR-103"]),
            _ => ("drarkane-pad-missed", vec!["DR-104"]),
        };
        let what = told(key).with("bid", i64::from(bid)).with("tricks", i64::from(tricks));
        reasons.push(Reason {
            category: category("terror"),
            points: self.share(terror, bid, tricks),
            what: what.with("terror", i64::from(terror)),
            clauses,
        });
        if entry.treasure > 0 {
            reasons.push(Reason {
                category: category("treasure"),
                points: scale * entry.treasure,
                what: told("drarkane-pad-treasure"),
                clauses: vec!["DR-109"],
            });
        }
        for &objective in &entry.objectives {
            let names = self.objectives[usize::from(objective)].names.clone();
            let instant = self.is_instant(objective);
            reasons.push(Reason {
                category: category("treasure"),
                points: scale * i32::from(self.objective_points(objective)),
                what: told("drarkane-pad-objective").with("objective", names),
                clauses: vec![if instant { "DR-129" } else { "DR-133" }, "DR-109"],
            });
        }
        reasons
    }

    /// The players of each column: one each, or two who sit opposite (DR-188).
    fn columns(&self, written: &Written) -> Vec<Vec<usize>> {
        let players = written.names.len();
        if written.in_teams() {
            (0..players / 2).map(|seat| vec![seat, seat + players / 2]).collect()
        } else {
            (0..players).map(|seat| vec![seat]).collect()
        }
    }

    /// The page as a tidy text.
    fn tidy(&self, written: &Written, lang: Lang) -> String {
        let keys = Keys::of(lang);
        let mut text = format!("{}: {}\n", keys.players, written.names.join(" "));
        if let Some(teams) = written.teams {
            text.push_str(&format!("{}: {}\n", keys.teams, if teams { keys.yes } else { keys.no }));
        }
        for (number, round) in written.rounds.iter().enumerate() {
            let ending = if round.lost { keys.lost } else { keys.won };
            text.push_str(&format!("\n{} {}: {ending}\n", keys.round, number + 1));
            if let Some(terror) = round.terror {
                text.push_str(&format!("{}: {terror}\n", keys.terror));
            }
            for (name, entry) in written.names.iter().zip(&round.entries) {
                let Some(entry) = entry else { continue };
                let mut line = format!("{name}: {} {} {}", entry.bid, entry.tricks, entry.dragons);
                if entry.treasure > 0 {
                    line.push_str(&format!(" {}", entry.treasure));
                }
                for &objective in &entry.objectives {
                    line.push(' ');
                    line.push_str(self.objective_id(objective));
                }
                text.push_str(&line);
                text.push('\n');
            }
        }
        text
    }
}

/// Whether a part of an objective can hold beside these numbers; what the pad does not know, it does not doubt.
fn could_hold(part: &Part, entry: &Entry) -> bool {
    let (bid, tricks) = (i16::from(entry.bid), i16::from(entry.tricks));
    let value = match part.metric {
        Metric::Tricks => tricks,
        Metric::Bid => bid,
        Metric::Delta => (tricks - bid).abs(),
        Metric::Surplus => tricks - bid,
        Metric::Dragons(band) if band == Default::default() => i16::from(entry.dragons),
        // Within bounds there can only be fewer.
        Metric::Dragons(_) => {
            return match part.test {
                Test::AtLeast(n) | Test::Exactly(n) => i16::from(entry.dragons) >= n,
                Test::Most(_) | Test::Least | Test::AtMost(_) => true,
            };
        }
        Metric::LastTrick => {
            return !matches!(part.test, Test::Exactly(1) | Test::AtLeast(1)) || tricks > 0;
        }
        Metric::Terror | Metric::Placed | Metric::Unplaced => return true,
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
    let teams = match plain(word.text).as_str() {
        "yes" | "oui" | "o" | "y" => true,
        "no" | "non" | "n" => false,
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
    let lost = match plain(value.trim()).as_str() {
        "won" | "gagnee" | "g" | "w" => false,
        "lost" | "perdue" | "p" | "l" => true,
        _ => return Err(first.wrong(Phrase::new("drarkane-pad-won-lost").with("got", value.trim()))),
    };
    let entries = vec![None; written.names.len()];
    written.rounds.push(Round { line: first.line, lost, terror: None, entries });
    Ok(())
}

/// What a round still lacks.
fn incomplete(written: &Written, round: &Round, number: usize) -> Misread {
    let missing = written.names.iter().zip(&round.entries).filter(|(_, entry)| entry.is_none());
    let mut missing: Vec<Arg> = missing.map(|(name, _)| Arg::Text(name.clone())).collect();
    if round.terror.is_none() {
        missing.push(Phrase::new("drarkane-pad-word-terror").into());
    }
    let what = Phrase::new("drarkane-pad-incomplete").with("round", number).with("missing", missing);
    Misread::new(what).at_line(round.line)
}

impl ScorePad for Drarkane {
    fn template(&self, lang: Lang) -> String {
        match lang {
            Lang::Fr => "# Carnet de score de Drarkane. Ce qui suit un # est un commentaire.
# D’abord les noms, dans l’ordre des places ; à quatre ou à six, des équipes si l’on veut (face à face).
# Puis chaque manche : gagnée ou perdue, la Terreur récoltée par tous, et une ligne par joueur :
#   nom: contrat plis dragons, puis les objectifs réalisés (leur nom) ou leurs points.

joueurs: Anna Bruno Chloé Denis
équipes: non

manche 1: gagnée
terreur: 58
Anna: 3 3 3 first-blood
Bruno: 2 3 2
Chloé: 4 2 1
Denis: 1 3 3 warlord
"
            .into(),
            Lang::En => "# Score notebook of Drarkane. What follows a # is a comment.
# First the names, in seating order; with four or six players, teams if you like (who sit opposite).
# Then each round: won or lost, the Terror collected by all, and a line for each player:
#   name: contract tricks dragons, then the objectives met (by name) or their points.

players: Anna Bruno Chloe Denis
teams: no

round 1: won
terror: 58
Anna: 3 3 3 first-blood
Bruno: 2 3 2
Chloe: 4 2 1
Denis: 1 3 3 warlord
"
            .into(),
        }
    }

    fn read(&self, text: &str, lang: Lang) -> Result<Page, Misread> {
        let written = self.written(text)?;
        if written.names.is_empty() {
            return Err(Phrase::new("drarkane-pad-nobody").into());
        }
        if let Some(round) = written.rounds.last().filter(|round| !round.is_whole()) {
            return Err(incomplete(&written, round, written.rounds.len()));
        }
        let columns = self.columns(&written);
        let mut reasons: Vec<Vec<Reason>> = vec![Vec::new(); columns.len()];
        let mut notes = Vec::new();
        for (at, round) in written.rounds.iter().enumerate() {
            for (column, players) in columns.iter().enumerate() {
                for &player in players {
                    if let Some(entry) = &round.entries[player] {
                        let name = &written.names[player];
                        reasons[column].extend(self.round_reasons(round, at + 1, name, entry));
                    }
                }
            }
            self.doubts(&written, round, at + 1, &mut notes);
        }
        if written.rounds.len() < ROUNDS {
            notes.push(Phrase::new("drarkane-pad-to-come").with("n", ROUNDS - written.rounds.len()));
        }
        if self.scale() == 2 {
            notes.push(Phrase::new("drarkane-pad-half-points"));
        }
        let seats: Vec<SeatSheet> = reasons
            .iter()
            .enumerate()
            .map(|(column, reasons)| seat_sheet(Seat::new(column), reasons))
            .collect();
        let mut ranking: Vec<Rank> = seats
            .iter()
            .map(|sheet| {
                let better = seats.iter().filter(|other| other.total > sheet.total).count();
                Rank { place: better as u8 + 1, column: sheet.seat, total: sheet.total, tie_broken: false }
            })
            .collect();
        ranking.sort_by_key(|rank| rank.place);
        let join = |players: &Vec<usize>| {
            players.iter().map(|&player| written.names[player].as_str()).collect::<Vec<_>>().join(" + ")
        };
        let winners: Vec<Arg> =
            ranking.iter().filter(|rank| rank.place == 1).map(|rank| Arg::Seat(rank.column)).collect();
        let (key, clause) = match (winners.len(), written.in_teams()) {
            (1, false) => ("drarkane-verdict", "DR-118"),
            (1, true) => ("drarkane-verdict-team", "DR-202"),
            (_, false) => ("drarkane-verdict-shared", "DR-119"),
            (_, true) => ("drarkane-verdict-shared", "DR-203"),
        };
        let points = ranking.first().map_or(0, |rank| i64::from(rank.total));
        let verdict = Phrase::new(key).with("seats", winners).with("points", points);
        Ok(Page {
            names: columns.iter().map(join).collect(),
            sheet: Sheet { seats, verdict, clause },
            reasons,
            ranking,
            notes,
            text: self.tidy(&written, lang),
        })
    }

    fn ask(&self, text: &str) -> Result<Option<PadQuestion>, Misread> {
        let written = self.written(text)?;
        let question = |what: Phrase, allowed: Phrase| Ok(Some(PadQuestion { what, allowed }));
        if written.names.is_empty() {
            return question(Phrase::new("drarkane-ask-names"), Phrase::new("drarkane-ask-names-how"));
        }
        if !written.teams_known() {
            return question(Phrase::new("drarkane-ask-teams"), Phrase::new("drarkane-ask-yes-no"));
        }
        let hand = hand_size(written.players());
        let Some(round) = written.rounds.last().filter(|round| !round.is_whole()) else {
            if written.rounds.len() == ROUNDS {
                return Ok(None);
            }
            let what = Phrase::new("drarkane-ask-round").with("round", written.rounds.len() + 1);
            return question(what, Phrase::new("drarkane-ask-won-lost"));
        };
        if round.terror.is_none() {
            return question(Phrase::new("drarkane-ask-terror"), Phrase::new("drarkane-ask-number"));
        }
        let next = written.names.iter().zip(&round.entries).find(|(_, entry)| entry.is_none());
        let Some((name, _)) = next else { return Ok(None) };
        let what = Phrase::new("drarkane-ask-line").with("name", name.as_str());
        question(what, Phrase::new("drarkane-ask-line-how").with("hand", hand))
    }

    fn answer(&self, text: &str, answer: &str, lang: Lang) -> Result<String, Misread> {
        let written = self.written(text)?;
        let answer = answer.split('#').next().unwrap_or("").trim();
        let keys = Keys::of(lang);
        let key = if written.names.is_empty() {
            keys.players.into()
        } else if !written.teams_known() {
            keys.teams.into()
        } else {
            match written.rounds.last().filter(|round| !round.is_whole()) {
                None => format!("{} {}", keys.round, written.rounds.len() + 1),
                Some(round) if round.terror.is_none() => keys.terror.into(),
                Some(round) => {
                    let next = written.names.iter().zip(&round.entries).find(|(_, entry)| entry.is_none());
                    next.map_or(String::new(), |(name, _)| name.clone())
                }
            }
        };
        let mut grown = text.to_owned();
        if !grown.is_empty() && !grown.ends_with('\n') {
            grown.push('\n');
        }
        grown.push_str(&format!("{key}: {answer}\n"));
        match self.written(&grown) {
            Ok(_) => Ok(grown),
            // The complaint is about the answer alone, which has one line and no key before it.
            Err(mut wrong) => {
                wrong.line = 0;
                wrong.column = wrong.column.saturating_sub(key.chars().count() as u32 + 2);
                Err(wrong)
            }
        }
    }
}

/// The points of a column, one line for each kind of point in each round.
fn seat_sheet(seat: Seat, reasons: &[Reason]) -> SeatSheet {
    let mut lines: Vec<antre_stage::Line> = Vec::new();
    for reason in reasons {
        let (word, number) = reason.category.split_once('-').unwrap_or((&reason.category, ""));
        let (fr, en, clause) = match word {
            "contract" => ("plis", "tricks", "DR-99"),
            "trophy" => ("trophées", "trophies", "DR-100"),
            "terror" => ("Terreur", "Terror", "DR-101"),
            _ => ("trésors", "treasures", "DR-109"),
        };
        match lines.iter_mut().find(|line| line.category == reason.category) {
            Some(line) => line.points += reason.points,
            None => lines.push(antre_stage::Line {
                category: reason.category.clone(),
                name: Names::new(format!("Manche {number}\u{202f}: {fr}"), format!("Round {number}: {en}")),
                points: reason.points,
                cards: Vec::new(),
                clause,
            }),
        }
    }
    SeatSheet { seat, total: reasons.iter().map(|reason| reason.points).sum(), lines }
}
