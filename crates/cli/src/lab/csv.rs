//! Tidy tables for other programs: one measurement a line, the same names in every language.

use antre_host::Speaker;
use antre_kernel::Seat;
use antre_lab::{Interval, PARTS, Report, Spread};
use std::fmt::Write as _;

/// The columns of every table.
const HEAD: &str = "game,table,part,item,label,measure,value,low,high\n";

/// A tidy table that grows line by line.
pub(crate) struct Csv<'a> {
    game: &'a str,
    text: String,
}

impl<'a> Csv<'a> {
    /// A table with its head alone.
    pub(crate) fn new(game: &'a str) -> Csv<'a> {
        Csv { game, text: HEAD.to_owned() }
    }

    /// One measurement: where it stands, what it is about, what was measured, and the value with its bounds, if it has
    /// any.
    pub(crate) fn line(&mut self, place: [&str; 4], measure: &str, value: f64, bounds: Option<(f64, f64)>) {
        let cells: Vec<String> = [self.game].into_iter().chain(place).chain([measure]).map(quoted).collect();
        let (low, high) =
            bounds.map_or((String::new(), String::new()), |(low, high)| (plain(low), plain(high)));
        let _ = writeln!(self.text, "{},{},{low},{high}", cells.join(","), plain(value));
    }

    fn interval(&mut self, place: [&str; 4], measure: &str, of: Interval) {
        self.line(place, measure, of.mean, Some((of.low, of.high)));
    }

    fn spread(&mut self, place: [&str; 4], measure: &str, of: &Spread) {
        self.interval(place, measure, of.mean);
        self.line(place, &format!("{measure}_deviation"), of.deviation, None);
        for (name, value) in
            ["min", "lower_quartile", "median", "upper_quartile", "max"].iter().zip(of.quartiles)
        {
            self.line(place, &format!("{measure}_{name}"), value, None);
        }
    }

    /// The whole text.
    pub(crate) fn finish(self) -> String {
        self.text
    }
}

/// A balance report as a tidy table.
pub(crate) fn balance(game: &str, report: &Report, speaker: &Speaker) -> String {
    let mut csv = Csv::new(game);
    let whole = ["game", "", "", ""];
    csv.line(whole, "games", report.games.into(), None);
    csv.interval(whole, "first_share", report.first);
    csv.spread(whole, "turns", &report.turns);
    csv.spread(whole, "decisions", &report.decisions);
    csv.spread(whole, "choices", &report.choices);
    csv.line(whole, "forced", report.forced, None);
    for (part, choices) in report.choices_by_part.iter().enumerate() {
        csv.line(["part", "", &format!("{}/{PARTS}", part + 1), ""], "choices", *choices, None);
    }
    for (index, seat) in report.seats.iter().enumerate() {
        let letter = Seat::new(index).to_string();
        let place = ["seat", "", letter.as_str(), ""];
        csv.interval(place, "share", seat.share);
        csv.spread(place, "points", &seat.points);
    }
    for (side, won) in &report.sides {
        csv.interval(["side", "", &side.en, side.get(speaker.lang())], "share", *won);
    }
    for thing in &report.things {
        let label = speaker.text(&thing.label);
        let place = [thing.thing.group.code(), &thing.thing.part, &thing.thing.code, &label];
        csv.line(place, "games", thing.games, None);
        csv.line(place, "times", thing.times, None);
        if let Some((won, worth)) = thing.share.zip(thing.worth) {
            csv.interval(place, "share", won);
            csv.interval(place, "worth", worth);
        }
        if let Some(points) = thing.points.filter(|_| thing.all_points.iter().any(|points| *points != 0.0)) {
            csv.spread(place, "points", &points);
        }
    }
    csv.finish()
}

/// A number as programs read it; what has no bound is left empty.
fn plain(value: f64) -> String {
    if value.is_finite() { format!("{value:.6}") } else { String::new() }
}

fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_can_be_read_back() {
        let mut csv = Csv::new("x");
        csv.line(["card", "hand", "a,b", "say \"a\""], "share", 0.5, Some((0.25, f64::INFINITY)));
        let text = csv.finish();
        assert_eq!(
            text.lines().nth(1),
            Some("x,card,hand,\"a,b\",\"say \"\"a\"\"\",share,0.500000,0.250000,")
        );
    }
}
