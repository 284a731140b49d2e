//! The last question before a game: begin, or change one's side, a deck, an option or the edition of the cards first.

use super::seats::{Mind, Player};
use super::session::Setting;
use super::start::{Ask, Menu, Reply};
use crate::failure::Failure;
use antre_host::{AnyGame, Chance, Request, Speaker};
use antre_kernel::{Phrase, Seat};
use antre_stage::OptionSpec;

/// What can still be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Change {
    /// Nothing: the game begins.
    Begin,
    /// Where the person sits.
    Side,
    /// An option of the game.
    Option(&'static OptionSpec),
    /// The edition of the cards.
    Pack,
}

/// Asks until somebody begins, goes back or leaves; the setting is what was chosen then.
///
/// # Errors
/// What could not be read or written.
pub(super) fn ask(
    setting: &mut Setting,
    others: Mind,
    speaker: &Speaker,
    ask: &mut Ask<'_>,
) -> Result<Reply, Failure> {
    let mut refused = None;
    loop {
        let changes = changes(setting, others);
        let chosen = match ask(&overview(setting, &changes, refused.take(), speaker))? {
            Reply::Chose(chosen) => changes.get(chosen).copied().unwrap_or(Change::Begin),
            reply => return Ok(reply),
        };
        if chosen == Change::Begin {
            return Ok(Reply::Chose(0));
        }
        let (values, menu) = values(setting, chosen, speaker);
        let value = match ask(&menu)? {
            Reply::Chose(at) => values.get(at).cloned().unwrap_or_default(),
            Reply::Back => continue,
            Reply::Left => return Ok(Reply::Left),
        };
        let before = (setting.request.clone(), setting.players.clone());
        change(setting, chosen, &value);
        // Some options do not go together, or not with so many players.
        if let Err(misread) = setting.game.inspect(&setting.request) {
            refused = Some(speaker.complain(&misread));
            (setting.request, setting.players) = before;
        }
    }
}

fn changes(setting: &Setting, others: Mind) -> Vec<Change> {
    let side = setting.players.len() > 1 && others != Mind::Human;
    let mut changes = vec![Change::Begin];
    changes.extend(side.then_some(Change::Side));
    changes.extend(setting.game.options().iter().map(Change::Option));
    changes.extend((setting.game.packs().len() > 1).then_some(Change::Pack));
    changes
}

fn overview(setting: &Setting, changes: &[Change], refused: Option<String>, speaker: &Speaker) -> Menu {
    let answer = |&change: &Change| match change {
        Change::Begin => (speaker.word("start-begin"), String::new()),
        Change::Side => (
            said("start-side", &side(setting, seat(setting), speaker), speaker),
            speaker.word("start-side-about"),
        ),
        Change::Option(option) => {
            let value = speaker.option_value(option, current(setting, option));
            let phrase = Phrase::new("option-chosen").with("name", speaker.option(option));
            (speaker.say(&phrase.with("value", value)), speaker.option_help(option))
        }
        Change::Pack => (said("start-pack", &pack(setting), speaker), String::new()),
    };
    let refusal = refused.into_iter();
    Menu {
        title: setting.game.title(speaker),
        intro: refusal.chain([setting.game.tagline(speaker)]).collect(),
        question: speaker.word("start-ready"),
        answers: changes.iter().map(answer).collect(),
    }
}

/// What may be chosen for one thing, as it is kept and as it is asked.
fn values(setting: &Setting, change: Change, speaker: &Speaker) -> (Vec<String>, Menu) {
    let (question, about, answers): (String, String, Vec<(String, String)>) = match change {
        Change::Begin => Default::default(),
        Change::Side => {
            let seats = Seat::all(setting.players.len() as u8);
            let sides = seats.map(|seat| (seat.to_string(), side(setting, seat, speaker))).collect();
            (speaker.word("start-which-side"), String::new(), sides)
        }
        Change::Option(option) => {
            let value = |&value: &&'static str| (value.to_owned(), speaker.option_value(option, value));
            (speaker.option(option), speaker.option_help(option), option.values.iter().map(value).collect())
        }
        Change::Pack => {
            let packs = setting.game.packs().into_iter().map(|name| (name.to_owned(), name.to_owned()));
            (speaker.word("start-which-pack"), String::new(), packs.collect())
        }
    };
    let (values, names): (Vec<String>, Vec<String>) = answers.into_iter().unzip();
    let menu = Menu {
        title: setting.game.title(speaker),
        intro: if about.is_empty() { Vec::new() } else { vec![about] },
        question,
        answers: names.into_iter().map(|name| (name, String::new())).collect(),
    };
    (values, menu)
}

fn change(setting: &mut Setting, change: Change, value: &str) {
    match change {
        Change::Begin => {}
        Change::Side => {
            let Some(to) = Seat::read(value, setting.players.len() as u8) else { return };
            let from = seat(setting);
            setting.players.swap(from.index(), to.index());
        }
        Change::Option(option) => {
            setting.request.options.retain(|(id, _)| id != option.id);
            if value != option.usual() {
                setting.request.options.push((option.id.to_owned(), value.to_owned()));
            }
        }
        Change::Pack => {
            let text = setting.game.pack_text(value);
            setting.request.pack = text.map(|text| (value.to_owned(), text.to_owned()));
        }
    }
}

/// Where the person sits.
fn seat(setting: &Setting) -> Seat {
    let at = setting.players.iter().position(Player::is_human).unwrap_or(0);
    Seat::new(at)
}

/// What a seat plays: its side where sides differ, else its letter.
fn side(setting: &Setting, seat: Seat, speaker: &Speaker) -> String {
    let request: &Request = &setting.request;
    let table = setting.game.open(request, Chance::Practice(0)).ok();
    match table.and_then(|table| table.side(seat)) {
        Some(side) => {
            speaker.say(&Phrase::new("start-seat-side").with("seat", seat.to_string()).with("side", side))
        }
        None => seat.to_string(),
    }
}

fn current<'a>(setting: &'a Setting, option: &'a OptionSpec) -> &'a str {
    let chosen = setting.request.options.iter().find(|(id, _)| id == option.id);
    chosen.map_or(option.usual(), |(_, value)| value)
}

fn pack(setting: &Setting) -> String {
    let game: &dyn AnyGame = setting.game;
    let first = || game.packs().first().map_or_else(String::new, |name| (*name).to_owned());
    setting.request.pack.as_ref().map_or_else(first, |(name, _)| name.clone())
}

fn said(key: &'static str, value: &str, speaker: &Speaker) -> String {
    speaker.say(&Phrase::new(key).with("value", value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use antre_kernel::Lang;

    #[test]
    fn side_and_options_are_chosen_before_a_game() {
        let game = antre_host::find(antre_shelf::SHELF, "drako").unwrap();
        let speaker = antre_shelf::speaker(Lang::Fr);
        let players = ["human", "lanterne"].map(|text| Player::read(text).unwrap()).to_vec();
        let bot = players[1].mind;
        let mut setting = Setting { game, request: Request::default(), seed: None, players, lang: Lang::Fr };
        // The side, its second value; the first option, its second value; then begin.
        let mut replies = [1, 1, 2, 1, 0].into_iter().map(Reply::Chose);
        let mut seen = Vec::new();
        let done = ask(&mut setting, bot, &speaker, &mut |menu| {
            seen.push(menu.answers.clone());
            Ok(replies.next().unwrap())
        });
        assert!(matches!(done, Ok(Reply::Chose(0))));
        assert!(setting.players[1].is_human() && !setting.players[0].is_human());
        assert_eq!(setting.request.options, [("setup".to_owned(), "first_game".to_owned())]);
        assert_ne!(seen[0][1], seen[2][1], "the menu shows what was chosen");
        assert_ne!(seen[2][2], seen[4][2], "the menu shows what was chosen");
    }

    #[test]
    fn what_does_not_go_together_is_refused_and_nothing_changes() {
        let game = antre_host::find(antre_shelf::SHELF, "drarkane").unwrap();
        let speaker = antre_shelf::speaker(Lang::Fr);
        let players = ["human", "lanterne", "lanterne"].map(|text| Player::read(text).unwrap()).to_vec();
        let bot = players[1].mind;
        let request = Request { seats: Some(3), ..Request::default() };
        let mut setting = Setting { game, request, seed: None, players, lang: Lang::Fr };
        let teams = 2 + game.options().iter().position(|option| option.id == "teams").unwrap();
        let mut replies = [teams, 1, 0].into_iter().map(Reply::Chose);
        let mut intros = Vec::new();
        let done = ask(&mut setting, bot, &speaker, &mut |menu| {
            intros.push(menu.intro.len());
            Ok(replies.next().unwrap())
        });
        assert!(matches!(done, Ok(Reply::Chose(0))));
        assert!(setting.request.options.is_empty());
        assert!(intros[2] > intros[0], "why is said above the menu");
    }
}
