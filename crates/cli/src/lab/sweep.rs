//! `antre lab sweep`: what would be if numbers of a pack were others, with the same dice for all.

use crate::args::SweepArgs;
use crate::failure::Failure;
use crate::files;
use crate::lab::csv::Csv;
use crate::lab::duel::contender;
use crate::lab::figures::{interval, number, share, signed, with_sign};
use crate::lab::table::Table;
use crate::lab::watch::{Bar, stop_on_ctrl_c};
use crate::lab::{Setting, write_and_say};
use crate::out::{self, HEAD, QUIET};
use crate::page::Page;
use crate::page::chart::{Mark, intervals};
use antre_host::{Contender, Knob, Request, Speaker, TrialRequest, knobs, turned};
use antre_kernel::{Misread, Phrase, nearest};
use antre_lab::{BalanceReport, Group, Interval, Note, SeatReport, Tally, ThingReport};
use std::io::{self, Write as _};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

/// The most combinations that anybody would wait for.
const MOST: usize = 400;

/// Tries every combination of the values and prints what each does to the balance; Ctrl-C ends it early.
pub(crate) fn run(args: &SweepArgs, speaker: &Speaker) -> Result<(), Failure> {
    let setting = Setting::read(&args.game, &args.table, speaker)?;
    let speaker = &setting.speaker;
    let unknown = |misread: Misread| Failure::unknown(speaker, &misread);
    let bot = contender(&args.bot).map_err(unknown)?;
    let (name, text) = setting.pack_text();
    let known = knobs(&text);
    let dials = args.sets.iter().map(|set| Dial::read(set, &known)).collect::<Result<Vec<_>, _>>();
    let dials = dials.map_err(unknown)?;
    let combinations = combinations(&dials);
    if combinations.len() > MOST {
        let what = Phrase::new("lab-sweep-too-many").with("n", combinations.len()).with("most", MOST);
        return Err(Failure::usage(speaker.say(&what)));
    }
    let trials: Vec<Trial> = if dials.is_empty() {
        args.packs.iter().map(|path| Trial::of_file(path, speaker)).collect::<Result<_, _>>()?
    } else {
        combinations.iter().map(|values| Trial::of_values((&name, &text), &dials, values)).collect()
    };
    let columns = match dials.as_slice() {
        [] => vec![Column { name: speaker.word("lab-head-pack"), base: name.clone() }],
        dials => dials.iter().map(Column::of).collect(),
    };
    files::prepare(args.html.iter().chain(&args.csv), speaker)?;
    let stop = stop_on_ctrl_c();
    let (games, counts) = (args.games, args.counts.as_slice());
    let mut sweep = Sweep { setting: &setting, bot, games, columns, counts, base: None, cells: Vec::new() };
    let all = u64::from(args.games) * (trials.len() as u64 + 1);
    let bar = Bar::new(speaker);
    sweep.base = sweep.measure((name, text), &bar, [0, all], &stop).ok();
    for (index, trial) in trials.into_iter().enumerate() {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let before = u64::from(args.games) * (index as u64 + 1);
        let found = sweep.measure(trial.pack, &bar, [before, all], &stop);
        sweep.cells.push(Cell { values: trial.values, found });
    }
    bar.clear();
    sweep.print(stop.load(Ordering::Relaxed))?;
    let page = args.html.as_deref().map(|path| write_and_say(path, &sweep.page(), speaker));
    let csv = args.csv.as_deref().map(|path| write_and_say(path, &sweep.csv()?, speaker));
    // What can be written is written, whatever became of the other.
    page.into_iter().chain(csv).collect()
}

/// A number of the pack that is turned, and the values it is tried at.
#[derive(Clone, PartialEq, Debug)]
struct Dial {
    knob: Knob,
    values: Vec<i64>,
    /// What is added to the one is taken from this, so that their sum stays.
    against: Option<Knob>,
}

impl Dial {
    /// Reads `PATH=3..6`, `PATH=3,5`, and `PATH=3..6@OTHER` where the other makes up for it.
    fn read(text: &str, known: &[Knob]) -> Result<Dial, Misread> {
        let wrong = || Misread::from(Phrase::new("lab-sweep-bad-set").with("got", text));
        let (path, rest) = text.split_once('=').ok_or_else(wrong)?;
        let (values, against) =
            rest.split_once('@').map_or((rest, None), |(values, other)| (values, Some(other)));
        let number = |word: &str| word.trim().parse::<i64>().map_err(|_| wrong());
        let values = match values.split_once("..") {
            Some((low, high)) => (number(low)?..=number(high.trim_start_matches('='))?).collect(),
            None => values.split(',').map(number).collect::<Result<Vec<_>, _>>()?,
        };
        if values.is_empty() || values.len() > MOST {
            return Err(wrong());
        }
        Ok(Dial {
            knob: find(path, known)?,
            values,
            against: against.map(|path| find(path, known)).transpose()?,
        })
    }
}

/// The number that a path leads to.
fn find(path: &str, known: &[Knob]) -> Result<Knob, Misread> {
    let path = path.trim();
    if let Some(knob) = known.iter().find(|knob| knob.is(path)) {
        return Ok(knob.clone());
    }
    let near = nearest(path, known.iter().map(Knob::name));
    let near = if near.is_empty() { known.iter().map(Knob::name).take(12).collect() } else { near };
    Err(Phrase::new("lab-sweep-unknown").with("got", path).with("near", near.join(", ")).into())
}

/// Every combination of the values, the last dial turning fastest.
fn combinations(dials: &[Dial]) -> Vec<Vec<i64>> {
    dials.iter().fold(vec![Vec::new()], |so_far, dial| {
        let longer = |begin: &Vec<i64>| {
            dial.values.iter().map(|value| [begin.as_slice(), &[*value]].concat()).collect()
        };
        so_far.iter().flat_map::<Vec<Vec<i64>>, _>(longer).take(MOST + 1).collect()
    })
}

/// What is written where for these values. Several dials may lean on the same number.
fn changes(dials: &[Dial], values: &[i64]) -> Vec<(Knob, i64)> {
    let mut all: Vec<(Knob, i64)> = Vec::new();
    let mut add = |knob: &Knob, by: i64| match all.iter_mut().find(|(known, _)| known == knob) {
        Some((_, value)) => *value += by,
        None => all.push((knob.clone(), knob.value + by)),
    };
    for (dial, value) in dials.iter().zip(values) {
        let by = value - dial.knob.value;
        add(&dial.knob, by);
        if let Some(other) = &dial.against {
            add(other, -by);
        }
    }
    all
}

/// A pack to be tried, with what stands in its columns.
struct Trial {
    values: Vec<String>,
    pack: (String, String),
}

impl Trial {
    /// The pack with these numbers.
    fn of_values((name, text): (&str, &str), dials: &[Dial], values: &[i64]) -> Trial {
        let pack = (name.to_owned(), turned(text, &changes(dials, values)));
        Trial { values: values.iter().map(ToString::to_string).collect(), pack }
    }

    /// A pack that was changed by hand.
    fn of_file(path: &Path, speaker: &Speaker) -> Result<Trial, Failure> {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Ok(Trial { values: vec![name.clone()], pack: (name, files::read(path, speaker)?) })
    }
}

/// What is changed, and how the pack has it as it is.
struct Column {
    name: String,
    base: String,
}

impl Column {
    fn of(dial: &Dial) -> Column {
        Column { name: dial.knob.name().to_owned(), base: dial.knob.value.to_string() }
    }
}

/// What was found with one trial, or why the game refuses it.
struct Cell {
    values: Vec<String>,
    found: Result<Found, Misread>,
}

/// What was found with one pack.
struct Found {
    tally: Tally,
    report: Option<BalanceReport>,
}

/// All combinations, and the pack as it is.
struct Sweep<'a> {
    setting: &'a Setting,
    bot: Contender,
    games: u32,
    columns: Vec<Column>,
    /// Things whose use is shown too, by their codes.
    counts: &'a [String],
    base: Option<Found>,
    cells: Vec<Cell>,
}

impl Sweep<'_> {
    fn measure(
        &self,
        pack: (String, String),
        bar: &Bar<'_>,
        [before, all]: [u64; 2],
        stop: &AtomicBool,
    ) -> Result<Found, Misread> {
        let Setting { game, request, seed, threads, .. } = self.setting;
        let request = Request { pack: Some(pack), ..request.clone() };
        let trial = TrialRequest { bot: self.bot, games: self.games, seed: *seed, threads: *threads, stop };
        let mut tally = Tally::default();
        let mut keep = |note: Note| {
            tally.add(note);
            bar.tell(before + u64::from(tally.games()), all, || self.bot.to_string());
        };
        let done = game.trial(&request, &trial, &mut keep);
        done.map(|()| Found { report: tally.report(), tally })
    }

    /// The share that says whether the game is even: seat A's where seats play different sides, else that of whoever
    /// begins.
    fn key(&self, found: &Found) -> Option<Interval> {
        let report = found.report.as_ref()?;
        Some(if report.sides.is_empty() { report.first } else { report.seats.first()?.share })
    }

    fn key_shares<'f>(&self, found: &'f Found) -> &'f [f64] {
        let sides = found.report.as_ref().is_some_and(|report| !report.sides.is_empty());
        if sides { found.tally.shares(0) } else { found.tally.first_shares() }
    }

    /// By how much the share differs from that of the pack as it is, deal by deal.
    fn difference(&self, found: &Found) -> Option<Interval> {
        let base = self.key_shares(self.base.as_ref()?);
        let pairs = self.key_shares(found).iter().zip(base);
        Interval::of_mean(&pairs.map(|(now, then)| now - then).collect::<Vec<_>>())
    }

    /// What the share of an even game would be.
    fn even(&self) -> f64 {
        let seats =
            self.base.as_ref().and_then(|base| base.report.as_ref()).map_or(2, |report| report.seats.len());
        1.0 / seats as f64
    }

    fn whose(&self) -> String {
        let speaker = &self.setting.speaker;
        let report = self.base.as_ref().and_then(|base| base.report.as_ref());
        match report.and_then(|report| report.seats.first()?.side.as_ref()) {
            Some(side) => speaker.say(side),
            None => speaker.word("lab-row-first"),
        }
    }

    /// The cell that is nearest to even.
    fn best(&self) -> Option<usize> {
        let far = |cell: &Cell| {
            cell.found.as_ref().ok().and_then(|found| Some((self.key(found)?.mean - self.even()).abs()))
        };
        let found = self.cells.iter().enumerate().filter_map(|(index, cell)| Some((index, far(cell)?)));
        found.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(index, _)| index)
    }

    fn head(&self) -> Vec<String> {
        let speaker = &self.setting.speaker;
        let whose = speaker.say(&Phrase::new("lab-head-share-of").with("who", self.whose()));
        let names = self.columns.iter().map(|column| column.name.clone());
        let measures =
            ["lab-head-difference", "lab-row-turns", "lab-head-points", "lab-head-spread", "lab-head-ending"];
        let measures = measures.map(|key| speaker.word(key));
        names.chain([whose]).chain(measures).chain(self.counts.iter().cloned()).collect()
    }

    fn row(&self, values: Vec<String>, found: &Found) -> Vec<String> {
        let speaker = &self.setting.speaker;
        let mut row = values;
        row.push(self.key(found).map_or(String::new(), |won| share(won, speaker)));
        row.push(
            self.difference(found).map_or(String::new(), |by| interval(by.map(|by| by * 100.0), 1, speaker)),
        );
        let Some(report) = &found.report else { return row };
        row.push(number(report.turns.mean.mean, 1, speaker));
        let mean = |of: fn(&SeatReport) -> f64| {
            report.seats.iter().map(of).sum::<f64>() / report.seats.len().max(1) as f64
        };
        row.push(number(mean(|seat| seat.points.mean.mean), 1, speaker));
        row.push(number(mean(|seat| seat.points.deviation), 1, speaker));
        let endings = report.things.iter().filter(|thing| thing.thing.group == Group::Ending);
        let endings: Vec<String> = endings
            .map(|thing| {
                format!("{} {}", last_word(&thing.thing.code), number(thing.games * 100.0, 0, speaker))
            })
            .collect();
        row.push(endings.join(" · "));
        row.extend(self.counts.iter().map(|code| number(count(report, code), 2, speaker)));
        row
    }

    fn rows(&self) -> Vec<Vec<String>> {
        let speaker = &self.setting.speaker;
        let mut rows = Vec::new();
        if let Some(base) = &self.base {
            let values = self.columns.iter().map(|column| format!("={}", column.base)).collect();
            rows.push(self.row(values, base));
        }
        let best = self.best();
        for (index, cell) in self.cells.iter().enumerate() {
            let mut values = cell.values.clone();
            if best == Some(index)
                && let Some(first) = values.first_mut()
            {
                first.push_str(" ★");
            }
            rows.push(match &cell.found {
                Ok(found) => self.row(values, found),
                Err(misread) => {
                    values.push(speaker.say(&misread.what));
                    values
                }
            });
        }
        rows
    }

    fn title(&self) -> String {
        let Setting { game, speaker, seed, .. } = self.setting;
        let title = Phrase::new("lab-sweep-title").with("game", game.title(speaker));
        let title = title.with("games", i64::from(self.games)).with("bot", self.bot.to_string());
        speaker.say(&title.with("seed", seed.to_string()))
    }

    fn print(&self, stopped: bool) -> Result<(), Failure> {
        let speaker = &self.setting.speaker;
        let mut out = out::stdout();
        writeln!(out, "{HEAD}{}{HEAD:#}", self.title())?;
        let mut table = Table::new(self.head());
        self.rows().into_iter().for_each(|row| table.row(row));
        table.print(&mut out)?;
        writeln!(out, "{QUIET}{}{QUIET:#}", out::wrap(&speaker.word("lab-sweep-how"), out::width(), 0))?;
        if stopped {
            writeln!(out, "{QUIET}{}{QUIET:#}", speaker.word("lab-balance-stopped"))?;
        }
        Ok(())
    }

    /// The table and a chart as a page that stands by itself.
    fn page(&self) -> String {
        let speaker = &self.setting.speaker;
        let mut page = Page::new(&self.title(), speaker.lang());
        page.text(&speaker.word("lab-sweep-how"));
        let mark = |label: String, found: &Found| {
            let won = self.key(found)?.map(|share| share * 100.0);
            let by = self.difference(found).map_or(String::new(), |by| signed(by.mean * 100.0, 1, speaker));
            let text = format!("{} ({by})", with_sign(won.mean, speaker));
            Some(Mark { label, value: [won.mean, won.low, won.high], text })
        };
        let base = self.base.iter().filter_map(|found| mark(speaker.word("lab-sweep-base"), found));
        let named = |cell: &Cell| {
            let words = self.columns.iter().zip(&cell.values);
            words
                .map(|(column, value)| format!("{} = {value}", last_words(&column.name)))
                .collect::<Vec<_>>()
                .join(", ")
        };
        let cells = self.cells.iter().filter_map(|cell| mark(named(cell), cell.found.as_ref().ok()?));
        let marks: Vec<Mark> = base.chain(cells).collect();
        let caption = speaker.say(&Phrase::new("lab-head-share-of").with("who", self.whose()));
        page.figure(&intervals(&caption, &marks, Some(self.even() * 100.0)), &caption);
        page.table(&self.head(), &self.rows());
        page.finish()
    }

    /// One measurement a line.
    fn csv(&self) -> io::Result<String> {
        let mut csv = Csv::new(self.setting.game.id());
        let named = |values: &[String]| {
            let words = self.columns.iter().zip(values);
            words.map(|(column, value)| format!("{}={value}", column.name)).collect::<Vec<_>>().join(" ")
        };
        let cells =
            self.cells.iter().filter_map(|cell| Some((named(&cell.values), cell.found.as_ref().ok()?)));
        for (name, found) in self.base.iter().map(|base| ("base".to_owned(), base)).chain(cells) {
            let place = ["sweep", "", name.as_str(), ""];
            for (measure, of) in [("share", self.key(found)), ("difference", self.difference(found))] {
                if let Some(of) = of {
                    csv.line(place, measure, of.mean, Some((of.low, of.high)));
                }
            }
            let Some(report) = &found.report else { continue };
            csv.line(
                place,
                "turns",
                report.turns.mean.mean,
                Some((report.turns.mean.low, report.turns.mean.high)),
            );
            for thing in report.things.iter().filter(|thing| thing.thing.group == Group::Ending) {
                csv.line(place, &format!("ending:{}", thing.thing.code), thing.games, None);
            }
            for code in self.counts {
                csv.line(place, &format!("count:{code}"), count(report, code), None);
            }
        }
        csv.finish()
    }
}

/// How often a game something is used or happens, or what it scores where it is a category.
fn count(report: &BalanceReport, code: &str) -> f64 {
    let found = report.things.iter().filter(|thing| thing.thing.code == code);
    let value = |thing: &ThingReport| match (thing.thing.group, thing.points) {
        (Group::Category, Some(points)) => points.mean.mean,
        _ => thing.times,
    };
    found.map(value).sum()
}

/// What tells the endings of a game apart: `survived`.
fn last_word(code: &str) -> &str {
    code.rsplit('-').next().unwrap_or(code)
}

/// The end of a path, which is what tells numbers apart on a chart.
fn last_words(path: &str) -> &str {
    path.rsplit_once('.').map_or(path, |(_, last)| last)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACK: &str =
        "[dragon]\narmor = 4\n[[card]]\ncode = \"FIRE:2\"\ncopies = 3\n[[card]]\ncode = \"W\"\ncopies = 4\n";

    fn dial(text: &str) -> Dial {
        Dial::read(text, &knobs(PACK)).unwrap()
    }

    #[test]
    fn values_are_read_and_unknown_paths_get_the_nearest() {
        assert_eq!(dial("dragon.armor=3..6").values, [3, 4, 5, 6]);
        assert_eq!(dial("card.FIRE:2 = 2,5").values, [2, 5]);
        let wrong = Dial::read("dragon.armour=3..6", &knobs(PACK)).unwrap_err();
        assert_eq!(wrong.what.key, "lab-sweep-unknown");
        assert!(wrong.what.args.iter().any(|(_, arg)| *arg == "dragon.armor".into()), "{wrong:?}");
        for text in
            ["dragon.armor", "dragon.armor=", "dragon.armor=6..3", "dragon.armor=x", "dragon.armor=1..9999"]
        {
            assert_eq!(Dial::read(text, &knobs(PACK)).unwrap_err().what.key, "lab-sweep-bad-set", "{text}");
        }
    }

    #[test]
    fn what_is_added_to_one_is_taken_from_the_other() {
        let dials = [dial("card.FIRE:2=2..4@card.W"), dial("dragon.armor=3,5")];
        let all = combinations(&dials);
        assert_eq!(all.len(), 6);
        assert_eq!(all[1], [2, 5]);
        let text = turned(PACK, &changes(&dials, &all[1]));
        assert_eq!(
            text,
            PACK.replace("= 4\n[[", "= 5\n[[")
                .replace("copies = 4", "copies = 5")
                .replace("copies = 3", "copies = 2")
        );
    }
}
