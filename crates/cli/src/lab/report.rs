//! What a balance report says, section by section, for the terminal and as a page.

use crate::lab::figures::{interval, number, percent, share, signed, with_sign};
use crate::lab::table::Table;
use crate::page::Page;
use crate::page::chart::{Mark, curves, histogram, intervals};
use antre_host::Speaker;
use antre_kernel::{Phrase, Seat};
use antre_lab::{BalanceReport, Group, Interval, Spread, ThingReport};

/// One table of a report.
pub(crate) struct Section {
    /// What it is about.
    pub(crate) title: String,
    head: Vec<String>,
    /// Its rows, the most telling first.
    pub(crate) rows: Vec<Vec<String>>,
}

impl Section {
    fn new(title: &'static str, heads: &[&'static str], speaker: &Speaker) -> Section {
        let head = heads.iter().map(|key| speaker.word(key)).collect();
        Section { title: speaker.word(title), head, rows: Vec::new() }
    }

    /// The first rows of it as a table.
    pub(crate) fn table(&self, rows: usize) -> Table {
        let mut table = Table::new(self.head.iter().cloned());
        for row in self.rows.iter().take(rows) {
            table.row(row.iter().cloned());
        }
        table
    }
}

/// Everything a report says, without what nothing was found for.
pub(crate) fn sections(report: &BalanceReport, speaker: &Speaker) -> Vec<Section> {
    let mut all = vec![seats(report, speaker), pace(report, speaker)];
    for group in Group::ALL {
        all.push(things(report, group, speaker));
    }
    all.retain(|section| !section.rows.is_empty());
    all
}

fn seats(report: &BalanceReport, speaker: &Speaker) -> Section {
    let heads = ["lab-head-seat", "lab-head-share", "lab-head-points", "lab-head-spread"];
    let mut section = Section::new("lab-part-seats", &heads, speaker);
    for (index, seat) in report.seats.iter().enumerate() {
        section.rows.push(vec![
            Seat::new(index).to_string(),
            share(seat.share, speaker),
            interval(seat.points.mean, 1, speaker),
            number(seat.points.deviation, 1, speaker),
        ]);
    }
    for (side, won) in &report.sides {
        section.rows.push(vec![speaker.say(side), share(*won, speaker), String::new(), String::new()]);
    }
    let first = speaker.word("lab-row-first");
    section.rows.push(vec![first, share(report.first, speaker), String::new(), String::new()]);
    section
}

fn pace(report: &BalanceReport, speaker: &Speaker) -> Section {
    let heads = ["lab-head-measure", "lab-head-mean", "lab-head-median", "lab-head-middle", "lab-head-range"];
    let mut section = Section::new("lab-part-pace", &heads, speaker);
    let row = |key: &'static str, spread: &Spread| {
        let [least, lower, median, upper, most] = spread.quartiles.map(|value| number(value, 0, speaker));
        vec![
            speaker.word(key),
            interval(spread.mean, 1, speaker),
            median,
            format!("{lower}–{upper}"),
            format!("{least}–{most}"),
        ]
    };
    section.rows.push(row("lab-row-turns", &report.turns));
    section.rows.push(row("lab-row-decisions", &report.decisions));
    section.rows.push(row("lab-row-choices", &report.choices));
    let forced = with_sign(report.forced * 100.0, speaker);
    section.rows.push(vec![
        speaker.word("lab-row-forced"),
        forced,
        String::new(),
        String::new(),
        String::new(),
    ]);
    section
}

/// The things of one group, most used first.
fn things(report: &BalanceReport, group: Group, speaker: &Speaker) -> Section {
    let (title, heads): (_, &[&'static str]) = match group {
        Group::Ending => ("lab-part-endings", &["lab-head-ending", "lab-head-games"]),
        Group::Category => (
            "lab-part-categories",
            &["lab-head-category", "lab-head-mean", "lab-head-spread", "lab-head-middle", "lab-head-winners"],
        ),
        Group::Card => ("lab-part-cards", &CARD_HEADS),
        Group::Move => ("lab-part-moves", &MOVE_HEADS),
        Group::Scored => ("lab-part-scored", &SCORED_HEADS),
        Group::Event => ("lab-part-events", &MOVE_HEADS),
    };
    let mut section = Section::new(title, heads, speaker);
    for (thing, label) in named(report, group, speaker) {
        let part = thing.part.as_ref().map_or(String::new(), |part| speaker.text(part));
        let used = [percent(thing.games, speaker), number(thing.times, 2, speaker)];
        let won = thing.share.map_or(String::new(), |won| percent(won.mean, speaker));
        let worth = thing.worth.map_or(String::new(), |worth| worth_of(worth, speaker));
        let points = thing.points.map_or(String::new(), |points| number(points.mean.mean, 2, speaker));
        section.rows.push(match (group, thing.points) {
            (Group::Ending, _) => vec![label, used[0].clone()],
            (Group::Category, Some(points)) => {
                let [_, lower, _, upper, _] = points.quartiles.map(|value| number(value, 0, speaker));
                vec![
                    label,
                    interval(points.mean, 2, speaker),
                    number(points.deviation, 1, speaker),
                    format!("{lower}–{upper}"),
                    signed(thing.winners_ahead, 2, speaker),
                ]
            }
            (Group::Card, _) => [vec![label, part], used.to_vec(), vec![won, worth]].concat(),
            (Group::Scored, _) => [vec![label, part], used.to_vec(), vec![points, won, worth]].concat(),
            _ => [vec![label], used.to_vec(), vec![won, worth]].concat(),
        });
    }
    section
}

const CARD_HEADS: [&str; 6] =
    ["lab-head-card", "lab-head-place", "lab-head-games", "lab-head-times", "lab-head-won", "lab-head-worth"];
const MOVE_HEADS: [&str; 5] =
    ["lab-head-what", "lab-head-games", "lab-head-times", "lab-head-won", "lab-head-worth"];
const SCORED_HEADS: [&str; 7] = [
    "lab-head-card",
    "lab-head-category",
    "lab-head-games",
    "lab-head-times",
    "lab-head-points",
    "lab-head-won",
    "lab-head-worth",
];

fn in_order(report: &BalanceReport, group: Group) -> Vec<&ThingReport> {
    let mut things: Vec<&ThingReport> =
        report.things.iter().filter(|thing| thing.thing.group == group).collect();
    things.sort_by(|a, b| {
        let rank = |thing: &ThingReport| match group {
            Group::Category => thing.points.map_or(0.0, |points| points.mean.mean.abs()),
            _ => thing.times,
        };
        rank(b).total_cmp(&rank(a))
    });
    things
}

/// The things of a group with what people call them; where several go by one name, each has its code after it.
fn named<'a>(report: &'a BalanceReport, group: Group, speaker: &Speaker) -> Vec<(&'a ThingReport, String)> {
    let names = in_order(report, group).into_iter().map(|thing| (thing, speaker.text(&thing.label)));
    let names: Vec<(&ThingReport, String)> = names.collect();
    let twins = |thing: &ThingReport, name: &str| {
        names.iter().filter(|(other, also)| other.thing.part == thing.thing.part && also == name).count() > 1
    };
    let told = |(thing, name): &(&'a ThingReport, String)| {
        let code = &thing.thing.code;
        (*thing, if twins(thing, name) { format!("{name} ({code})") } else { name.clone() })
    };
    names.iter().map(told).collect()
}

/// By how many hundredths of the win something stands out.
fn worth_of(worth: Interval, speaker: &Speaker) -> String {
    let hundredths = worth.map(|share| share * 100.0);
    let half = (hundredths.high - hundredths.low) / 2.0;
    format!("{} ±{}", signed(hundredths.mean, 1, speaker), number(half, 1, speaker))
}

/// Cards on the chart of worth: enough to read.
const CHARTED: usize = 30;
/// Something seen in fewer games says too little for the chart.
const SELDOM: f64 = 0.05;

/// The report as a page that stands by itself.
pub(crate) fn page(title: &str, report: &BalanceReport, speaker: &Speaker) -> String {
    let mut page = Page::new(title, speaker.lang());
    page.text(&speaker.word("lab-page-intro"));
    let even = 100.0 / report.seats.len() as f64;
    let mark = |label: String, won: Interval| {
        let hundredths = won.map(|share| share * 100.0);
        let value = [hundredths.mean, hundredths.low, hundredths.high];
        Mark { label, value, text: with_sign(hundredths.mean, speaker) }
    };
    let seat_name = |index: usize| speaker.say(&Phrase::new("lab-seat").with("seat", Seat::new(index)));
    let mut marks: Vec<Mark> =
        report.seats.iter().enumerate().map(|(index, seat)| mark(seat_name(index), seat.share)).collect();
    marks.extend(report.sides.iter().map(|(side, won)| mark(speaker.say(side), *won)));
    marks.push(mark(speaker.word("lab-row-first"), report.first));
    for section in sections(report, speaker) {
        page.heading(&section.title);
        let is = |key: &'static str| section.title == speaker.word(key);
        if is("lab-part-seats") {
            page.figure(&intervals(&section.title, &marks, Some(even)), &speaker.word("lab-chart-shares"));
            let points: Vec<(String, &[f64])> = report
                .seats
                .iter()
                .enumerate()
                .map(|(index, seat)| (seat_name(index), seat.all_points.as_slice()))
                .collect();
            let caption = speaker.word("lab-chart-points");
            page.figure(&histogram(&caption, &points), &caption);
        } else if is("lab-part-pace") {
            let caption = speaker.word("lab-chart-turns");
            page.figure(&histogram(&caption, &[(speaker.word("lab-row-turns"), &report.lengths)]), &caption);
            let most = report.choices_by_part.iter().copied().fold(0.0, f64::max);
            let series = [(String::new(), report.choices_by_part.clone())];
            let caption = speaker.word("lab-chart-choices");
            page.figure(&curves(&caption, &series, most, None), &caption);
        } else if let Some(group) = [Group::Card, Group::Move, Group::Scored].into_iter().find(|group| {
            let title = match group {
                Group::Card => "lab-part-cards",
                Group::Move => "lab-part-moves",
                _ => "lab-part-scored",
            };
            is(title)
        }) {
            let marks = worth_marks(report, group, speaker);
            if !marks.is_empty() {
                page.figure(&intervals(&section.title, &marks, Some(0.0)), &speaker.word("lab-chart-worth"));
            }
        } else if is("lab-part-categories") {
            for (thing, caption) in named(report, Group::Category, speaker).into_iter().take(12) {
                page.figure(&histogram(&caption, &[(caption.clone(), &thing.all_points)]), &caption);
            }
        }
        page.table(&section.head, &section.rows);
    }
    page.aside(&speaker.word("lab-page-how"));
    page.finish()
}

fn worth_marks(report: &BalanceReport, group: Group, speaker: &Speaker) -> Vec<Mark> {
    let often = |thing: &ThingReport| thing.games >= SELDOM && thing.games * f64::from(report.games) >= 10.0;
    let things =
        named(report, group, speaker).into_iter().filter(|(thing, _)| often(thing) && thing.worth.is_some());
    let mut things: Vec<(&ThingReport, String)> = things.take(CHARTED).collect();
    let worth = |thing: &ThingReport| thing.worth.map_or(0.0, |worth| worth.mean);
    things.sort_by(|a, b| worth(b.0).total_cmp(&worth(a.0)));
    let mark = |(thing, label): (&ThingReport, String)| {
        let hundredths = thing.worth?.map(|share| share * 100.0);
        let value = [hundredths.mean, hundredths.low, hundredths.high];
        Some(Mark { label, value, text: signed(hundredths.mean, 1, speaker) })
    };
    things.into_iter().filter_map(mark).collect()
}
