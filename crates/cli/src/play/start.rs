//! The start screen: which game, how many, against whom, or a saved game taken up again.

use super::plain::Ears;
use super::ready;
use super::saves;
use super::seats::{self, Mind, Player};
use super::session::Setting;
use crate::failure::Failure;
use antre_host::{AnyGame, BotSpec, Request, Speaker};
use antre_kernel::{Arg, Lang, Phrase, Sealed};
use std::io::{self, Write as _};
use std::path::PathBuf;

/// What somebody wants to play.
pub(crate) enum Wish {
    /// A new game.
    New(Box<Setting>),
    /// A saved one.
    Resume(PathBuf),
}

/// A question with a few answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Menu {
    /// The title above it.
    pub(crate) title: String,
    /// What is said before the question.
    pub(crate) intro: Vec<String>,
    /// The question.
    pub(crate) question: String,
    /// The answers: a name, and a line about it.
    pub(crate) answers: Vec<(String, String)>,
}

/// Asks a menu; none if nobody answers.
pub(crate) type Ask<'a> = dyn FnMut(&Menu) -> Result<Reply, Failure> + 'a;

/// What came of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reply {
    /// This answer.
    Chose(usize),
    /// One question back.
    Back,
    /// Nobody wants to play.
    Left,
}

/// How many saved games are offered.
const OFFERED: usize = 30;

/// Asks everything that must be known before a game; none if somebody leaves.
///
/// # Errors
/// What could not be read or written.
pub(crate) fn ask(lang: Lang, ask: &mut Ask<'_>) -> Result<Option<Wish>, Failure> {
    loop {
        let saves = offered(lang);
        let front = front(lang, &saves);
        let chosen = match ask(&front)? {
            Reply::Chose(chosen) => chosen,
            Reply::Back | Reply::Left => return Ok(None),
        };
        // The newest save comes first, then the games, then whatever else was saved.
        let newest = usize::from(!saves.is_empty());
        if let (0, Some((path, _))) = (chosen, saves.first()) {
            return Ok(Some(Wish::Resume(path.clone())));
        }
        let Some(game) = antre_shelf::SHELF.get(chosen - newest) else {
            match ask(&older(lang, &saves))? {
                Reply::Chose(chosen) => {
                    return Ok(saves.get(chosen + 1).map(|(path, _)| Wish::Resume(path.clone())));
                }
                Reply::Back => continue,
                Reply::Left => return Ok(None),
            }
        };
        match ask_game(*game, lang, ask)? {
            Step::Done(setting) => return Ok(Some(Wish::New(setting))),
            Step::Back => {}
            Step::Left => return Ok(None),
        }
    }
}

enum Step {
    Done(Box<Setting>),
    Back,
    Left,
}

fn ask_game(game: &'static dyn AnyGame, lang: Lang, ask: &mut Ask<'_>) -> Result<Step, Failure> {
    let speaker = antre_shelf::speaker(lang);
    let (fewest, most) = game.players();
    loop {
        let seats = if fewest == most {
            fewest
        } else {
            match ask(&how_many(game, &speaker))? {
                Reply::Chose(chosen) => fewest + chosen as u8,
                Reply::Back => return Ok(Step::Back),
                Reply::Left => return Ok(Step::Left),
            }
        };
        let minds = opponents();
        let others = if seats < 2 {
            Mind::Human
        } else {
            match ask(&against(game, &minds, &speaker)?)? {
                Reply::Chose(chosen) => minds.get(chosen).copied().unwrap_or(Mind::Human),
                Reply::Back if fewest == most => return Ok(Step::Back),
                Reply::Back => continue,
                Reply::Left => return Ok(Step::Left),
            }
        };
        let request = Request { seats: Some(seats), ..Request::default() };
        let mut players = vec![Player::new(others); usize::from(seats)];
        if let Some(first) = players.first_mut() {
            first.mind = Mind::Human;
        }
        let mut setting = Setting { game, request, seed: None, players, lang };
        match ready::ask(&mut setting, others, &speaker, ask)? {
            Reply::Chose(_) => return Ok(Step::Done(Box::new(setting))),
            Reply::Left => return Ok(Step::Left),
            Reply::Back if fewest == most && seats < 2 => return Ok(Step::Back),
            Reply::Back => {}
        }
    }
}

/// The opponents offered: every level, the weakest first, then a friend.
fn opponents() -> Vec<Mind> {
    BotSpec::LEVELS.into_iter().map(Mind::Bot).chain([Mind::Human]).collect()
}

fn front(lang: Lang, saves: &[(PathBuf, String)]) -> Menu {
    let speaker = antre_shelf::speaker(lang);
    let newest = saves.first().map(|(_, what)| (speaker.word("start-resume"), what.clone()));
    let mut answers: Vec<(String, String)> = newest.into_iter().collect();
    let titles = antre_shelf::SHELF.iter().map(|game| (game.title(&speaker), game.tagline(&speaker)));
    answers.extend(titles);
    if let Some(others) = saves.len().checked_sub(1).filter(|&others| others > 0) {
        let about = speaker.say(&Phrase::new("start-older-about").with("count", others));
        answers.push((speaker.word("start-older"), about));
    }
    Menu {
        title: speaker.word("start-title"),
        intro: vec![speaker.word("start-welcome")],
        question: speaker.word("start-which"),
        answers,
    }
}

/// The saved games after the newest.
fn older(lang: Lang, saves: &[(PathBuf, String)]) -> Menu {
    let speaker = antre_shelf::speaker(lang);
    Menu {
        title: speaker.word("start-title"),
        intro: Vec::new(),
        question: speaker.word("start-which-save"),
        answers: saves.iter().skip(1).map(|(_, what)| (what.clone(), String::new())).collect(),
    }
}

fn how_many(game: &dyn AnyGame, speaker: &Speaker) -> Menu {
    let (fewest, most) = game.players();
    let answer = |seats: u8| (speaker.say(&Phrase::new("start-seats").with("count", seats)), String::new());
    Menu {
        title: game.title(speaker),
        intro: vec![game.tagline(speaker)],
        question: speaker.word("start-how-many"),
        answers: (fewest..=most).map(answer).collect(),
    }
}

fn against(game: &dyn AnyGame, minds: &[Mind], speaker: &Speaker) -> Result<Menu, Failure> {
    let inspected = game.inspect(&Request::default());
    let (_, origin) = inspected.map_err(|misread| Failure::misread(speaker, &misread))?;
    let about = |mind: &Mind| match mind {
        Mind::Human => (speaker.word("start-friend"), speaker.word("start-friend-about")),
        Mind::Bot(BotSpec::Level(level, _)) => {
            (seats::level_word(*level, "", speaker), seats::level_word(*level, ".about", speaker))
        }
        Mind::Bot(bot) => (seats::character(*bot, speaker), String::new()),
    };
    let origin = Phrase::new("start-origin").with("origin", origin);
    Ok(Menu {
        title: game.title(speaker),
        intro: vec![game.tagline(speaker), speaker.say(&origin)],
        question: speaker.word("start-against"),
        answers: minds.iter().map(about).collect(),
    })
}

/// The newest saved games that can be told apart, each in a line.
fn offered(lang: Lang) -> Vec<(PathBuf, String)> {
    let Some(home) = saves::home() else { return Vec::new() };
    let speaker = antre_shelf::speaker(lang);
    let told = saves::list(&home).into_iter().filter_map(|(path, time)| {
        let sealed = Sealed::from_text(std::fs::read_to_string(&path).ok()?);
        let header = sealed.header().ok()?;
        let game = antre_shelf::SHELF.iter().find(|game| game.id() == header.game)?;
        let players: Vec<Player> =
            header.players.iter().map(|text| Player::read(text)).collect::<Result<_, _>>().ok()?;
        let names = seats::calls(&players, &speaker).into_iter().map(Arg::Text).collect::<Vec<_>>();
        let phrase =
            Phrase::new("start-resume-about").with("game", game.title(&speaker)).with("players", names);
        Some((path, speaker.say(&phrase.with("date", saves::date(time)))))
    });
    told.take(OFFERED).collect()
}

/// Asks line by line.
///
/// # Errors
/// What could not be written.
pub(crate) fn plain(ears: &mut Ears, lang: Lang) -> Result<Option<Wish>, Failure> {
    let speaker = antre_shelf::speaker(lang);
    let wish = ask(lang, &mut |menu| ask_plainly(menu, ears, &speaker))?;
    if wish.is_none() {
        let mut out = io::stdout();
        writeln!(out, "{}", speaker.word("start-goodbye"))?;
    }
    Ok(wish)
}

fn ask_plainly(menu: &Menu, ears: &mut Ears, speaker: &Speaker) -> Result<Reply, Failure> {
    let mut out = io::stdout();
    writeln!(out, "{}", menu.title)?;
    for line in &menu.intro {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "\n{}", menu.question)?;
    for (index, (name, about)) in menu.answers.iter().enumerate() {
        let about = if about.is_empty() { String::new() } else { format!(" — {about}") };
        writeln!(out, "{:>3}. {name}{about}", index + 1)?;
    }
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let Ok(line) = ears.line() else {
            writeln!(out)?;
            return Ok(Reply::Left);
        };
        match read_answer(&line, menu) {
            Some(reply) => {
                writeln!(out)?;
                return Ok(reply);
            }
            None => {
                let phrase = Phrase::new("start-answer-how").with("count", menu.answers.len());
                writeln!(out, "{}", speaker.say(&phrase))?;
            }
        }
    }
}

/// Understands a number, the beginning of a name, or that somebody leaves.
fn read_answer(line: &str, menu: &Menu) -> Option<Reply> {
    let said = line.trim().to_lowercase();
    match said.as_str() {
        "" => return None,
        "q" | "quit" | "quitter" => return Some(Reply::Left),
        "retour" | "back" => return Some(Reply::Back),
        _ => {}
    }
    if let Ok(number) = said.trim_end_matches('.').parse::<usize>() {
        return (1..=menu.answers.len()).contains(&number).then(|| Reply::Chose(number - 1));
    }
    let begins = |(name, _): &(String, String)| name.to_lowercase().starts_with(&said);
    menu.answers.iter().position(begins).map(Reply::Chose)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn menu() -> Menu {
        let answers = vec![("Stratège".into(), "fort".into()), ("Un ami".into(), String::new())];
        Menu { title: "T".into(), intro: vec![], question: "Q".into(), answers }
    }

    #[test]
    fn answers_are_understood() {
        assert_eq!(read_answer("2", &menu()), Some(Reply::Chose(1)));
        assert_eq!(read_answer("3", &menu()), None);
        assert_eq!(read_answer("0", &menu()), None);
        assert_eq!(read_answer("STRAT", &menu()), Some(Reply::Chose(0)));
        assert_eq!(read_answer("quitter", &menu()), Some(Reply::Left));
        assert_eq!(read_answer("", &menu()), None);
    }

    #[test]
    fn a_whole_start_is_asked_for() {
        let mut asked = 0;
        let speaker = antre_shelf::speaker(Lang::Fr);
        let ready = speaker.word("start-ready");
        let last = antre_shelf::SHELF[antre_shelf::SHELF.len() - 1].title(&speaker);
        let wish = ask(Lang::Fr, &mut |menu| {
            asked += 1;
            // The last of everything; a table that is ready is sat down at.
            let games = menu.answers.iter().position(|(name, _)| *name == last);
            let chosen = if menu.question == ready { 0 } else { menu.answers.len() - 1 };
            Ok(Reply::Chose(games.unwrap_or(chosen)))
        });
        let Ok(Some(Wish::New(setting))) = wish else { panic!("a new game was wanted") };
        assert!(asked >= 2 || setting.players.len() < 2);
        assert!(setting.players.iter().all(Player::is_human));
    }

    #[test]
    fn leaving_is_always_possible() {
        let wish = ask(Lang::En, &mut |_| Ok(Reply::Left));
        assert!(matches!(wish, Ok(None)));
    }
}
