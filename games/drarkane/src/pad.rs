//! The score pad for the real box: contracts, tricks, trophies, Terror and objectives over three rounds, for two
//! to six players or teams, held against each other and explained point by point.

mod written;

use crate::Drarkane;
use crate::game::hand_size;
use crate::score::{TRICK, TROPHY};
use crate::state::ROUNDS;
use antre_kernel::{Arg, Lang, Misread, Phrase, Seat, in_every_language};
use antre_stage::typed::Lexicon;
use antre_stage::{PadQuestion, Page, Rank, Reason, ScorePad, SeatSheet, Sheet};
use written::{Entry, Round, Written};

/// What a page is written with: what its lines begin with, how a round ended, yes and no.
const WORDS: Lexicon = Lexicon::new(in_every_language!("../pad.", ".txt"));

impl Drarkane {
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
        let typed = |code| WORDS.word(lang, code);
        let mut text = format!("{}: {}\n", typed("players"), written.names.join(" "));
        if let Some(teams) = written.teams {
            text.push_str(&format!(
                "{}: {}\n",
                typed("teams"),
                if teams { typed("yes") } else { typed("no") }
            ));
        }
        for (number, round) in written.rounds.iter().enumerate() {
            let ending = if round.lost { typed("lost") } else { typed("won") };
            text.push_str(&format!("\n{} {}: {ending}\n", typed("round"), number + 1));
            if let Some(terror) = round.terror {
                text.push_str(&format!("{}: {terror}\n", typed("terror")));
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
        WORDS.text(lang).into()
    }

    fn read(&self, text: &str, lang: Lang) -> Result<Page, Misread> {
        let written = self.written(text)?;
        if written.names.is_empty() {
            return Err(Phrase::new("drarkane-pad-nobody").into());
        }
        let columns = self.columns(&written);
        let mut reasons: Vec<Vec<Reason>> = vec![Vec::new(); columns.len()];
        let mut notes = Vec::new();
        for (at, round) in written.rounds.iter().enumerate() {
            if !round.is_whole() {
                notes.push(incomplete(&written, round, at + 1).what);
                continue;
            }
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
        let whole = written.rounds.iter().filter(|round| round.is_whole()).count() == ROUNDS;
        let (key, clause) = match (winners.len(), written.in_teams()) {
            (1, _) if !whole => ("drarkane-pad-leads", "DR-116"),
            _ if !whole => ("drarkane-pad-lead-together", "DR-116"),
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
        let typed = |code| WORDS.word(lang, code);
        let key = if written.names.is_empty() {
            typed("players").into()
        } else if !written.teams_known() {
            typed("teams").into()
        } else {
            match written.rounds.last().filter(|round| !round.is_whole()) {
                None => format!("{} {}", typed("round"), written.rounds.len() + 1),
                Some(round) if round.terror.is_none() => typed("terror").into(),
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
        let (key, clause) = match word {
            "contract" => ("drarkane-line-tricks", "DR-99"),
            "trophy" => ("drarkane-line-trophies", "DR-100"),
            "terror" => ("drarkane-line-terror", "DR-101"),
            _ => ("drarkane-line-treasures", "DR-109"),
        };
        match lines.iter_mut().find(|line| line.category == reason.category) {
            Some(line) => line.points += reason.points,
            None => lines.push(antre_stage::Line {
                category: reason.category.clone(),
                name: Phrase::new(key).with("round", number),
                points: reason.points,
                cards: Vec::new(),
                clause: reason.clauses.first().copied().unwrap_or(clause),
            }),
        }
    }
    SeatSheet { seat, total: reasons.iter().map(|reason| reason.points).sum(), lines }
}
