//! `antre score`: a game played with the real box, scored and explained.

use crate::args::ScoreArgs;
use crate::failure::Failure;
use crate::files;
use crate::lab::read_option;
use crate::out::{self, BAD, CODE, HEAD, QUIET, STRONG};
use crate::play::saves;
use antre_host::{Request, Speaker};
use antre_kernel::{Misread, Phrase, Seat};
use antre_shelf::SHELF;
use antre_stage::{Improved, Looked, Page, Reason, ScorePad};
use std::io::{self, BufRead, IsTerminal as _, Read as _, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};
use unicode_width::UnicodeWidthStr as _;

/// How long all searches for something better take together, at most.
const SEARCH: Duration = Duration::from_secs(10);
/// How often the progress bar is drawn.
const REDRAW: Duration = Duration::from_millis(100);
/// How many blocks a full progress bar has.
const BAR: usize = 24;
/// No score sheet comes near this many bytes.
const LARGEST: u64 = 1 << 20;
/// The answer that goes back to the question before.
const BACK: &str = "<";

/// Reads what was noted down, or asks for it, and prints what it is worth.
pub(crate) fn run(args: &ScoreArgs, speaker: &Speaker) -> Result<(), Failure> {
    let game = crate::game(&args.game, speaker)?;
    let mut speaker = speaker.clone();
    let pack = args.pack.as_deref().map(|path| files::pack(path, &speaker)).transpose()?;
    let options = args.options.iter().map(|text| read_option(text)).collect::<Result<_, _>>();
    let request = Request {
        pack,
        seats: None,
        options: options.map_err(|misread| Failure::unknown(&speaker, &misread))?,
        rules: None,
    };
    let pad = game.pad(&request).map_err(|misread| match misread.file {
        Some(_) => Failure::misread(&speaker, &misread),
        None => Failure::unknown(&speaker, &misread),
    })?;
    let Some(pad) = pad else { return Err(no_pad(&game.title(&speaker), &speaker)) };
    if args.template {
        out::stdout().write_all(pad.template(speaker.lang()).as_bytes())?;
        return Ok(());
    }
    let asked = args.file.is_none() && io::stdin().is_terminal();
    // An evening is kept even where nobody thought of naming a file.
    let own = if asked && args.save.is_none() { own_place(game.id(), &speaker) } else { None };
    let save = args.save.as_ref().or(own.as_ref());
    let (name, text) = match &args.file {
        Some(path) if path.as_os_str() != "-" => {
            (Some(path.display().to_string()), files::read(path, &speaker)?)
        }
        None if asked => {
            let interview = Interview { pad: &*pad, save: save.map(PathBuf::as_path), speaker: &speaker };
            let text = interview.hold(&game.title(&speaker), &mut io::stdin().lock(), &mut out::stdout())?;
            (args.save.as_ref().map(|path| path.display().to_string()), text)
        }
        _ => (Some("-".into()), read_pipe(&speaker)?),
    };
    let placed = |misread: Misread| match &name {
        Some(name) if misread.file.is_none() => misread.in_file(name.clone()),
        _ => misread,
    };
    let mut stdout = out::stdout();
    let page = match pad.read(&text, speaker.lang()) {
        Ok(page) => page,
        Err(misread) => {
            // Half a sheet has no score yet, but every answer of it is on disk.
            if let Some(path) = save.filter(|path| args.file.is_none() && path.exists()) {
                writeln!(stdout, "{}", kept(path, game.id(), &speaker))?;
            }
            return Err(Failure::misread(&speaker, &placed(misread)));
        }
    };
    speaker.call_seats(page.names.clone());
    print(&page, &speaker, &mut stdout)?;
    if let Some(path) = save {
        keep(path, args.file.as_deref(), &page.text, &speaker)?;
        writeln!(stdout, "{}", kept(path, game.id(), &speaker))?;
    }
    if args.best {
        best(&*pad, &text, &page, &speaker, &mut stdout)?;
    }
    Ok(())
}

fn no_pad(title: &str, speaker: &Speaker) -> Failure {
    let request = Request::default();
    let with_pad = SHELF.iter().filter(|game| matches!(game.pad(&request), Ok(Some(_))));
    let near = with_pad.map(|game| game.id()).collect::<Vec<_>>().join(", ");
    if near.is_empty() {
        return Failure::new(speaker.word("score-no-pad-anywhere"));
    }
    Failure::say(speaker, &Phrase::new("score-no-pad").with("game", title).with("near", near))
}

fn read_pipe(speaker: &Speaker) -> Result<String, Failure> {
    let mut text = String::new();
    let read = io::stdin().take(LARGEST + 1).read_to_string(&mut text);
    read.map_err(|error| Failure::file(speaker, Path::new("-"), &error))?;
    if text.len() as u64 > LARGEST {
        return Err(Failure::say(speaker, &Phrase::new("file-too-big").with("file", "-")));
    }
    Ok(text)
}

/// Writes the tidy page where it was asked for; another file that stands there is left alone.
fn keep(path: &Path, from: Option<&Path>, text: &str, speaker: &Speaker) -> Result<(), Failure> {
    let ours = from.is_none_or(|from| from == path);
    if path.exists() && !ours {
        let phrase = Phrase::new("file-exists").with("file", path.display().to_string());
        return Err(Failure::say(speaker, &phrase));
    }
    files::write(path, text, speaker)
}

/// A file for a sheet that nobody named one for; none where the system has no place for it.
fn own_place(game: &str, speaker: &Speaker) -> Option<PathBuf> {
    let folder = saves::home()?.join("scores");
    let stem = format!("{game}-{}", saves::stamp(SystemTime::now()));
    let names = std::iter::once(stem.clone()).chain((2..).map(|n| format!("{stem}-{n}")));
    let path = names.map(|name| folder.join(format!("{name}.txt"))).find(|path| !path.exists())?;
    files::prepare([&path], speaker).ok().map(|()| path)
}

/// Where the sheet is, and how it is taken up again.
fn kept(path: &Path, game: &str, speaker: &Speaker) -> String {
    let kept = Phrase::new("score-kept").with("file", saves::quoted(path)).with("game", game);
    format!("{QUIET}{}{QUIET:#}", speaker.say(&kept))
}

/// Questions in the terminal, whose answers grow a text.
struct Interview<'a> {
    pad: &'a dyn ScorePad,
    save: Option<&'a Path>,
    speaker: &'a Speaker,
}

impl Interview<'_> {
    /// Asks until nothing is left to ask or the input ends; an answer that is not understood is asked for again.
    /// Where it is saved, every answer is on disk before the next question, and a saved text is taken up again.
    fn hold(
        &self,
        title: &str,
        answers: &mut impl BufRead,
        stdout: &mut impl Write,
    ) -> Result<String, Failure> {
        let speaker = self.speaker;
        writeln!(stdout, "{HEAD}{}{HEAD:#}", speaker.say(&Phrase::new("score-welcome").with("game", title)))?;
        let mut text = self.begin(stdout)?;
        // What was written before each answer of this sitting.
        let mut before: Vec<String> = Vec::new();
        let mut explained = String::new();
        while let Some(question) = self.pad.ask(&text).map_err(|misread| self.wrong(misread))? {
            let allowed = speaker.say(&question.allowed);
            if allowed != explained {
                writeln!(stdout, "{QUIET}{}{QUIET:#}", out::wrap(&allowed, out::width(), 0))?;
                explained = allowed;
            }
            write!(stdout, "{STRONG}{}{STRONG:#} ", speaker.say(&question.what))?;
            stdout.flush()?;
            let mut answer = String::new();
            let got = answers.read_line(&mut answer);
            if got.map_err(|error| Failure::file(speaker, Path::new("-"), &error))? == 0 {
                writeln!(stdout)?;
                break;
            }
            if answer.trim() == BACK {
                match before.pop() {
                    Some(shorter) => {
                        text = shorter;
                        self.keep(&text)?;
                    }
                    None => writeln!(stdout, "{QUIET}{}{QUIET:#}", speaker.word("score-no-way-back"))?,
                }
                continue;
            }
            match self.pad.answer(&text, &answer, speaker.lang()) {
                Ok(grown) => {
                    before.push(std::mem::replace(&mut text, grown));
                    self.keep(&text)?;
                }
                Err(misread) => {
                    let complaint = out::wrap(&speaker.complain(&misread), out::width(), 0);
                    writeln!(stdout, "{BAD}✗{BAD:#} {complaint}")?;
                }
            }
        }
        writeln!(stdout)?;
        Ok(text)
    }

    fn keep(&self, text: &str) -> Result<(), Failure> {
        self.save.map_or(Ok(()), |path| files::write(path, text, self.speaker))
    }

    /// What was saved before, if anything was.
    fn begin(&self, stdout: &mut impl Write) -> Result<String, Failure> {
        let Some(path) = self.save.filter(|path| path.exists()) else { return Ok(String::new()) };
        let text = files::read(path, self.speaker)?;
        let found = Phrase::new("score-goes-on").with("file", path.display().to_string());
        writeln!(stdout, "{QUIET}{}{QUIET:#}", self.speaker.say(&found))?;
        Ok(text)
    }

    fn wrong(&self, misread: Misread) -> Failure {
        let placed = match self.save {
            Some(path) => misread.in_file(path.display().to_string()),
            None => misread,
        };
        Failure::misread(self.speaker, &placed)
    }
}

/// Every point with its reason, column by column, then the places and the verdict.
fn print(page: &Page, speaker: &Speaker, out: &mut impl Write) -> io::Result<()> {
    let lines = page.sheet.seats.iter().flat_map(|column| &column.lines);
    let widest = lines.map(|line| speaker.say(&line.name).width()).max().unwrap_or(0);
    for (column, reasons) in page.sheet.seats.iter().zip(&page.reasons) {
        let total = Phrase::new("score-column").with("seat", column.seat);
        let total = speaker.say(&total.with("points", i64::from(column.total)));
        writeln!(out, "{HEAD}{total}{HEAD:#}")?;
        for line in &column.lines {
            let name = out::pad(&speaker.say(&line.name), widest + 1);
            writeln!(
                out,
                "  {STRONG}{name}{:>4}{STRONG:#}  {QUIET}{}{QUIET:#}",
                signed(line.points),
                line.clause
            )?;
            for reason in reasons.iter().filter(|reason| reason.category == line.category) {
                writeln!(out, "{}", explain(reason, speaker))?;
            }
        }
        writeln!(out)?;
    }
    if page.ranking.len() > 1 {
        writeln!(out, "{HEAD}{}{HEAD:#}", speaker.word("score-ranking"))?;
        for rank in &page.ranking {
            let key = if rank.tie_broken { "score-rank-tie-broken" } else { "score-rank" };
            let phrase = Phrase::new(key).with("place", rank.place).with("seat", rank.column);
            writeln!(out, "  {}", speaker.say(&phrase.with("points", i64::from(rank.total))))?;
        }
        let (verdict, clause) = (speaker.say(&page.sheet.verdict), page.sheet.clause);
        writeln!(out, "{STRONG}{verdict}{STRONG:#}  {QUIET}{clause}{QUIET:#}")?;
    }
    for note in &page.notes {
        writeln!(out, "{QUIET}{}{QUIET:#}", out::wrap(&speaker.say(note), out::width(), 0))?;
    }
    Ok(())
}

fn explain(reason: &Reason, speaker: &Speaker) -> String {
    let (points, what) = (signed(reason.points), speaker.say(&reason.what));
    format!("    {points:>4}  {what}  {CODE}{}{CODE:#}", reason.clauses.join(" "))
}

/// A number with its sign, as the log writes it.
fn signed(points: i32) -> String {
    match points {
        0 => "0".into(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// What could have been with the same cards, for each column that can be improved.
fn best(
    pad: &dyn ScorePad,
    text: &str,
    page: &Page,
    speaker: &Speaker,
    out: &mut impl Write,
) -> Result<(), Failure> {
    writeln!(out, "\n{HEAD}{}{HEAD:#}", speaker.word("score-best"))?;
    out.flush()?;
    let columns = page.sheet.seats.len().max(1) as u32;
    for column in &page.sheet.seats {
        let mut watch = Watch::new(column.seat, SEARCH / columns, speaker);
        let found = pad.improve(text, column.seat, speaker.lang(), &mut |looked| watch.look(looked));
        watch.clear();
        match found {
            Ok(Some(found)) => tell(&found, column.seat, speaker, out)?,
            Ok(None) => {
                writeln!(out, "{}", speaker.word("score-best-none"))?;
                break;
            }
            Err(misread) => writeln!(out, "{}", speaker.complain(&misread))?,
        }
    }
    Ok(())
}

fn tell(found: &Improved, seat: Seat, speaker: &Speaker, out: &mut impl Write) -> io::Result<()> {
    let better = found.after > found.before;
    let key = match (better, found.proven) {
        (true, true) => "score-best-proven",
        (true, false) => "score-best-found",
        (false, true) => "score-best-same-proven",
        (false, false) => "score-best-same",
    };
    let phrase = Phrase::new(key).with("seat", seat).with("before", i64::from(found.before));
    let phrase = phrase.with("after", i64::from(found.after)).with("steps", found.steps.to_string());
    writeln!(out, "{STRONG}{}{STRONG:#}", speaker.say(&phrase))?;
    if better {
        for line in found.text.lines() {
            writeln!(out, "  {CODE}{line}{CODE:#}")?;
        }
    }
    Ok(())
}

/// A search with an eye on the clock, and a progress bar where somebody watches.
struct Watch<'a> {
    seat: Seat,
    started: Instant,
    time: Duration,
    drawn: Option<Instant>,
    watched: bool,
    speaker: &'a Speaker,
}

impl<'a> Watch<'a> {
    fn new(seat: Seat, time: Duration, speaker: &'a Speaker) -> Watch<'a> {
        let watched = io::stderr().is_terminal();
        Watch { seat, started: Instant::now(), time, drawn: None, watched, speaker }
    }

    /// Whether to go on.
    fn look(&mut self, looked: Looked) -> bool {
        let spent = self.started.elapsed();
        if self.watched && self.drawn.is_none_or(|drawn| drawn.elapsed() >= REDRAW) {
            self.drawn = Some(Instant::now());
            let phrase =
                Phrase::new("score-searching").with("seat", self.seat).with("bar", bar(spent, self.time));
            let phrase = phrase.with("best", i64::from(looked.best)).with("steps", looked.steps.to_string());
            // A progress line that cannot be written is no reason to stop.
            let _ = write!(anstream::stderr(), "\r{}\u{1b}[K", self.speaker.say(&phrase));
        }
        spent < self.time
    }

    fn clear(&self) {
        if self.drawn.is_some() {
            let _ = write!(anstream::stderr(), "\r\u{1b}[K");
        }
    }
}

/// How much of the time is spent.
fn bar(spent: Duration, time: Duration) -> String {
    let full = (BAR as f64 * spent.as_secs_f64() / time.as_secs_f64().max(f64::EPSILON)) as usize;
    let full = full.min(BAR);
    format!("{}{}", "█".repeat(full), "░".repeat(BAR - full))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_taken_back_on_the_sheet_and_on_the_disk() {
        let game = antre_host::find(SHELF, "drarkane").unwrap();
        let pad = game.pad(&Request::default()).unwrap().unwrap();
        let path = std::env::temp_dir().join(format!("antre-score-{}.txt", std::process::id()));
        let _ = std::fs::remove_file(&path);
        let speaker = antre_shelf::speaker(antre_kernel::Lang::Fr);
        let hold = |answers: &str| {
            let _ = std::fs::remove_file(&path);
            let interview = Interview { pad: &*pad, save: Some(&path), speaker: &speaker };
            let mut said = Vec::new();
            let text = interview.hold("Drarkane", &mut answers.as_bytes(), &mut said).unwrap();
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
            (text, String::from_utf8(said).unwrap())
        };
        let (straight, _) = hold("Anna, Bruno, Chloé\n");
        let (mended, said) = hold("<\nAnna, Bruno, Denis\n<\nAnna, Bruno, Chloé\n");
        assert_eq!(mended, straight);
        assert!(said.contains(&speaker.word("score-no-way-back")), "{said}");
        let _ = std::fs::remove_file(&path);
    }

    #[test]
    fn bars_and_signs() {
        let second = Duration::from_secs(1);
        assert_eq!(bar(Duration::ZERO, second).chars().filter(|&c| c == '█').count(), 0);
        assert_eq!(bar(second / 2, second).chars().filter(|&c| c == '█').count(), BAR / 2);
        assert_eq!(bar(second * 9, second).chars().count(), BAR);
        assert_eq!([signed(3), signed(0), signed(-2)], ["+3", "0", "−2"]);
    }
}
