//! `antre bench`: how fast each game is on this machine: a table for people, figures parted by tabs for plots.

use crate::args::BenchArgs;
use crate::failure::Failure;
use crate::out::{self, HEAD, QUIET};
use antre_heap::allocations;
use antre_host::{AnyGame, Request, Speaker, generator_step};
use antre_kernel::{Lang, Misread, Phrase};
use antre_shelf::SHELF;
use std::io::Write as _;
use unicode_width::UnicodeWidthStr as _;

/// Measures one game or all of them.
pub(crate) fn run(args: &BenchArgs, speaker: &Speaker) -> Result<(), Failure> {
    let games = match &args.game {
        Some(id) => vec![crate::game(id, speaker)?],
        None => SHELF.to_vec(),
    };
    if cfg!(debug_assertions) {
        let mut stderr = anstream::stderr().lock();
        writeln!(stderr, "{}", speaker.word("bench-not-release"))?;
    }
    let form = match (args.tsv, args.json) {
        (true, _) => Form::Tabs,
        (_, true) => Form::Json,
        _ => Form::Table,
    };
    let mut stdout = out::stdout();
    if form == Form::Table {
        let keys = ["bench-game", "bench-decisions", "bench-games", "bench-nanoseconds", "bench-state"];
        let heads = keys.into_iter().chain(["bench-search", "bench-lab"]).map(|key| speaker.word(key));
        writeln!(stdout, "{HEAD}{}{HEAD:#}", row(heads))?;
    }
    let mut measured = serde_json::Map::new();
    for game in games {
        // A measurement takes seconds: each game is told as soon as it is known.
        let figures = measure(game, args.seconds).map_err(|misread| Failure::misread(speaker, &misread))?;
        match form {
            Form::Tabs => {
                figures.iter().try_for_each(|figure| writeln!(stdout, "{}", figure.line(game.id())))?
            }
            Form::Table => writeln!(stdout, "{}", row(cells(game.id(), &figures, speaker).into_iter()))?,
            Form::Json => {
                let told = figures.iter().map(|figure| (figure.name.to_owned(), figure.numbers().into()));
                measured.insert(game.id().to_owned(), serde_json::Value::Object(told.collect()));
            }
        }
        stdout.flush()?;
    }
    let step = generator_step();
    match form {
        Form::Tabs => writeln!(stdout, "antre/generator/ns_per_step\t{step:.2}")?,
        Form::Json => {
            writeln!(stdout, "{}", serde_json::json!({ "games": measured, "ns_per_step": step }))?;
        }
        Form::Table => {
            let told = Phrase::new("bench-generator").with("ns", grouped(&format!("{step:.2}"), speaker));
            writeln!(stdout, "\n{QUIET}{}{QUIET:#}", speaker.say(&told))?;
        }
    }
    Ok(())
}

/// For whom the figures are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// For people.
    Table,
    /// For plots, one figure a line.
    Tabs,
    /// For other programs.
    Json,
}

/// How wide the columns of the table are, which fits on 80; the first is for names.
const COLUMNS: [usize; 7] = [10, 12, 10, 12, 12, 12, 12];

/// A row of the table: a name on the left, figures on the right.
fn row(cells: impl Iterator<Item = String>) -> String {
    let cell = |(column, (wide, cell)): (usize, (usize, String))| {
        // However fast a machine is, figures stand apart.
        let missing = " ".repeat(wide.saturating_sub(cell.width()).max(1));
        if column == 0 { format!("{cell}{missing}") } else { format!("{missing}{cell}") }
    };
    COLUMNS.into_iter().zip(cells).enumerate().map(cell).collect::<String>().trim_end().to_owned()
}

/// What the table tells of a game.
fn cells(id: &str, figures: &[Figure], speaker: &Speaker) -> Vec<String> {
    let wanted =
        [("full", 0), ("full", 1), ("ns_per_decision", 0), ("bytes_per_state", 0), ("search", 0), ("lab", 0)];
    let value = |(name, at): (&str, usize)| {
        let figure = figures.iter().find(|figure| figure.name == name);
        figure
            .and_then(|figure| figure.values.get(at))
            .map_or_else(String::new, |text| grouped(text, speaker))
    };
    std::iter::once(id.to_owned()).chain(wanted.map(value)).collect()
}

/// A figure as people write it: thousands apart, and the decimal sign of the language.
fn grouped(figure: &str, speaker: &Speaker) -> String {
    let (whole, part) = figure.split_once('.').unwrap_or((figure, ""));
    if whole.is_empty() || !whole.bytes().all(|byte| byte.is_ascii_digit()) {
        return figure.to_owned();
    }
    let (gap, point) = match speaker.lang() {
        Lang::Fr => ("\u{202f}", ","),
        _ => (",", "."),
    };
    let first = (whole.len() + 2) % 3 + 1;
    let mut text = whole[..first].to_owned();
    for group in whole.as_bytes()[first..].chunks(3) {
        text.push_str(gap);
        text.extend(group.iter().map(|&byte| char::from(byte)));
    }
    if part.is_empty() { text } else { format!("{text}{point}{part}") }
}

/// One thing that was measured.
struct Figure {
    name: &'static str,
    values: Vec<String>,
}

impl Figure {
    fn line(&self, game: &str) -> String {
        format!("antre/{game}/{}\t{}", self.name, self.values.join("\t"))
    }

    fn numbers(&self) -> Vec<f64> {
        self.values.iter().filter_map(|value| value.parse().ok()).collect()
    }
}

fn measure(game: &dyn AnyGame, seconds: f64) -> Result<Vec<Figure>, Misread> {
    let request = Request::default();
    // Building the game allocates; measured for no time at all, that is all a bench does.
    let before = allocations();
    drop(game.bench(&request, 0.0));
    let building = allocations() - before;
    let before = allocations();
    let bench = game.bench(&request, seconds)?;
    let all = allocations() - before;
    let decisions = bench.decisions as f64;
    let per_second = decisions / bench.seconds;
    let allocations = all.saturating_sub(building) as f64 / decisions;
    let search = game.bench_search(&request, seconds)?;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let lab = game.bench_lab(&request, threads, seconds)?;
    let figure = |name, values: &[String]| Figure { name, values: values.to_vec() };
    Ok(vec![
        figure(
            "full",
            &[format!("{per_second:.0}"), format!("{:.0}", bench.playouts as f64 / bench.seconds)],
        ),
        figure("ns_per_decision", &[format!("{:.1}", 1e9 / per_second)]),
        figure("bytes_per_state", &[bench.state_bytes.to_string()]),
        figure("bytes_per_move", &[bench.move_bytes.to_string()]),
        figure("allocations_per_decision", &[allocations.to_string()]),
        figure("search", &[format!("{:.0}", search.full), format!("{:.2}", search.full / per_second)]),
        // With the game's own settings: playouts cut short and evaluated, decisions greedy.
        figure("search_own", &[format!("{:.0}", search.own), format!("{:.0}", search.iterations)]),
        figure("lab", &[format!("{:.0}", lab.rate), format!("{:.2}", lab.ratio)]),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_written_as_people_write_them() {
        let (fr, en) = (Speaker::new(Lang::Fr, &[]), Speaker::new(Lang::En, &[]));
        assert_eq!(grouped("1234567", &fr), "1\u{202f}234\u{202f}567");
        assert_eq!(grouped("123456.7", &en), "123,456.7");
        assert_eq!([grouped("12", &en), grouped("123", &en), grouped("coeur", &en)], ["12", "123", "coeur"]);
        assert_eq!(grouped("1.11", &fr), "1,11");
    }

    #[test]
    fn figures_stand_below_each_other_on_eighty_columns() {
        let head = row(["Game", "Decisions/s", "Games/s"].map(str::to_owned).into_iter());
        let line = row(["coeur", "12,345,678", "1"].map(str::to_owned).into_iter());
        assert_eq!(head.width(), line.width());
        assert!(COLUMNS.into_iter().sum::<usize>() <= 80);
        let fast = row(["coeur", "1,234,567,890", "1,234,567,890"].map(str::to_owned).into_iter());
        assert_eq!(fast.split_whitespace().count(), 3);
    }
}
