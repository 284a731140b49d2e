//! Tidy tables for other programs: one measurement a line, the same names in every language.

use antre_host::Speaker;
use antre_kernel::Seat;
use antre_lab::{BalanceReport, Interval, PARTS, Spread};
use std::io;

/// The columns of every table.
const HEAD: [&str; 9] = ["game", "table", "part", "item", "label", "measure", "value", "low", "high"];

/// A tidy table that grows line by line.
pub(crate) struct Csv<'a> {
    game: &'a str,
    rows: Vec<[String; HEAD.len()]>,
}

impl<'a> Csv<'a> {
    /// A table with its head alone.
    pub(crate) fn new(game: &'a str) -> Csv<'a> {
        Csv { game, rows: Vec::new() }
    }

    /// One measurement: where it stands, what it is about, what was measured, and the value with its bounds, if it has
    /// any.
    pub(crate) fn line(&mut self, place: [&str; 4], measure: &str, value: f64, bounds: Option<(f64, f64)>) {
        let [table, part, item, label] = place.map(str::to_owned);
        let (low, high) =
            bounds.map_or((String::new(), String::new()), |(low, high)| (plain(low), plain(high)));
        let (game, measure, value) = (self.game.to_owned(), measure.to_owned(), plain(value));
        self.rows.push([game, table, part, item, label, measure, value, low, high]);
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
    ///
    /// # Errors
    /// If it cannot be put together.
    pub(crate) fn finish(self) -> io::Result<String> {
        let mut writer = ::csv::Writer::from_writer(Vec::new());
        writer.write_record(HEAD)?;
        for row in &self.rows {
            writer.write_record(row)?;
        }
        let bytes = writer.into_inner().map_err(::csv::IntoInnerError::into_error)?;
        String::from_utf8(bytes).map_err(io::Error::other)
    }
}

/// A balance report as a tidy table.
///
/// # Errors
/// If it cannot be put together.
pub(crate) fn balance(game: &str, report: &BalanceReport, speaker: &Speaker) -> io::Result<String> {
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
        csv.interval(["side", "", side.key, &speaker.say(side)], "share", *won);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_can_be_read_back() {
        let mut csv = Csv::new("x");
        csv.line(["card", "hand", "a,b", "say \"a\""], "share", 0.5, Some((0.25, f64::INFINITY)));
        let text = csv.finish().unwrap();
        assert_eq!(
            text.lines().nth(1),
            Some("x,card,hand,\"a,b\",\"say \"\"a\"\"\",share,0.500000,0.250000,")
        );
    }
}
