//! Who sits where: people and bots, as they are written on the command line and in the head of a save.

use antre_host::{BotSpec, Level, Speaker, opponent_names};
use antre_kernel::{Arg, Misread, Phrase, Seat, SeatSet, nearest};
use std::fmt;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mind {
    /// A person at this screen.
    Human,
    /// A bot.
    Bot(BotSpec),
}

impl Mind {
    /// The words that may stand after `--seat A=`.
    pub(crate) const NAMES: [&'static str; 9] =
        ["human", "etincelle", "lanterne", "torche", "brasier", "volcan", "random", "greedy", "search"];

    /// Reads `human` or a bot: `torche`, `brasier:800ms`, `search:5000`…
    ///
    /// # Errors
    /// A sentence with the nearest words.
    pub(crate) fn read(text: &str) -> Result<Mind, Misread> {
        let kind = text.split(':').next().unwrap_or(text);
        if text == "human" {
            return Ok(Mind::Human);
        }
        match read_bot(text) {
            Err(misread) if misread.what.key == "bot-unknown" => {}
            bot => return bot.map(Mind::Bot),
        }
        let near = nearest(kind, Mind::NAMES);
        let near = if near.is_empty() { Mind::NAMES.to_vec() } else { near };
        Err(Phrase::new("play-mind-unknown").with("got", text).with("near", words(&near)).into())
    }
}

/// Reads a bot; a bad budget is told with what is allowed.
///
/// # Errors
/// A sentence with the nearest names, or with the budgets there are.
pub(crate) fn read_bot(text: &str) -> Result<BotSpec, Misread> {
    BotSpec::read(text).map_err(|misread| match text.split_once(':') {
        Some((_, budget)) if misread.what.key == "bot-bad-budget" => {
            Phrase::new("play-bad-budget").with("got", budget).into()
        }
        _ => misread,
    })
}

impl fmt::Display for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mind::Human => f.write_str("human"),
            Mind::Bot(bot) => bot.fmt(f),
        }
    }
}

/// One player: who decides, and the name to call them by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    /// Who decides.
    pub(crate) mind: Mind,
    /// The name somebody gave them.
    pub(crate) name: Option<String>,
    /// Who decided before, and from which ply on each of them, the first from the beginning.
    past: Vec<(Mind, u32)>,
    /// From which ply on the present one decides; 0 is the beginning.
    since: u32,
}

/// Stands between a mind and the ply from which on it decides.
const FROM: &str = "from ply ";

impl Player {
    /// A player nobody named.
    pub(crate) const fn new(mind: Mind) -> Player {
        Player { mind, name: None, past: Vec::new(), since: 0 }
    }

    /// Reads what the head of a save says of a seat: `human Alice`, `search:2000`, or `greedy, random from ply 31`
    /// where somebody else took the seat over.
    ///
    /// # Errors
    /// A sentence with the nearest words.
    pub(crate) fn read(text: &str) -> Result<Player, Misread> {
        let (mut past, mut rest) = (Vec::new(), text);
        loop {
            let (word, after) = rest.split_once(' ').unwrap_or((rest, ""));
            let mind = Mind::read(word.trim_end_matches(','))?;
            let (mut since, mut ends, mut name) = (0, word.ends_with(','), after);
            if let (false, Some(from)) = (past.is_empty(), after.strip_prefix(FROM)) {
                let (number, after) = from.split_once(' ').unwrap_or((from, ""));
                if let Ok(ply) = number.trim_end_matches(',').parse() {
                    (since, ends, name) = (ply, number.ends_with(','), after);
                }
            }
            if !ends {
                return Ok(Player { mind, name: clean_name(name), past, since });
            }
            past.push((mind, since));
            rest = name;
        }
    }

    /// Notes that somebody else decides from this ply on, if the mind is another than before.
    fn note_change(&mut self, before: Mind, ply: u32) {
        if before == self.mind || ply <= 1 {
            return;
        }
        if self.since != ply {
            self.past.push((before, self.since));
            self.since = ply;
        } else if let Some((mind, since)) = self.past.last().copied()
            && mind == self.mind
        {
            // Changed back before anything was played.
            self.past.pop();
            self.since = since;
        }
    }

    /// The same player at a new game.
    pub(crate) fn anew(&self) -> Player {
        Player { name: self.name.clone(), ..Player::new(self.mind) }
    }

    /// Whether a person decides.
    pub(crate) fn is_human(&self) -> bool {
        self.mind == Mind::Human
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one = |f: &mut fmt::Formatter<'_>, mind: Mind, since: u32| match since {
            0 => mind.fmt(f),
            ply => write!(f, "{mind} {FROM}{ply}"),
        };
        for &(mind, since) in &self.past {
            one(f, mind, since)?;
            f.write_str(", ")?;
        }
        one(f, self.mind, self.since)?;
        self.name.as_ref().map_or(Ok(()), |name| write!(f, " {name}"))
    }
}

/// A name fit for one line of a screen and of a file; none if nothing is left of it.
fn clean_name(name: &str) -> Option<String> {
    let shown: String = name.chars().filter(|letter| !letter.is_control()).collect();
    let short: String = shown.trim().chars().take(24).collect();
    let short = short.trim_end();
    (!short.is_empty()).then(|| short.to_owned())
}

/// Splits `A=greedy` into its two sides.
fn sides(text: &str, what: &'static str) -> Result<(String, String), Misread> {
    match text.split_once('=') {
        Some((left, right)) if !left.trim().is_empty() => {
            Ok((left.trim().to_owned(), right.trim().to_owned()))
        }
        _ => Err(Phrase::new("play-no-equals").with("got", text).with("option", what).into()),
    }
}

/// Reads `--option key=value`.
///
/// # Errors
/// What is missing.
pub(crate) fn read_options(options: &[String]) -> Result<Vec<(String, String)>, Misread> {
    options.iter().map(|text| sides(text, "option")).collect()
}

/// How many seats the letters on the command line ask for at least.
pub(crate) fn seats_named(seats: &[String], names: &[String]) -> u8 {
    let letters = seats.iter().chain(names).filter_map(|text| text.split_once('='));
    let seats = letters.filter_map(|(letter, _)| Seat::read(letter.trim(), antre_kernel::MAX_SEATS as u8));
    seats.map(|seat| seat.index() as u8 + 1).max().unwrap_or(0)
}

/// Puts what the command line says of seats and names over the players that sit there already.
///
/// # Errors
/// The seat, bot or name that does not exist, with the nearest words that do.
pub(crate) fn assign(players: &mut [Player], seats: &[String], names: &[String]) -> Result<(), Misread> {
    let count = players.len() as u8;
    let place = |letter: &str| {
        let all: Vec<String> = Seat::all(count).map(|seat| seat.to_string()).collect();
        Seat::read(letter, count).ok_or_else(|| {
            let near = Arg::List(all.into_iter().map(Arg::Text).collect());
            Misread::new(Phrase::new("play-seat-unknown").with("got", letter).with("near", near))
        })
    };
    let mut taken = SeatSet::NONE;
    for text in seats {
        let (letter, mind) = sides(text, "seat")?;
        let seat = place(&letter)?;
        if taken.has(seat) {
            return Err(Phrase::new("play-seat-twice").with("seat", seat.to_string()).into());
        }
        taken = taken.with(seat);
        players[seat.index()].mind = Mind::read(&mind)?;
    }
    for text in names {
        let (letter, name) = sides(text, "name")?;
        let seat = place(&letter)?;
        let name =
            clean_name(&name).ok_or_else(|| Phrase::new("play-name-empty").with("got", text.as_str()))?;
        players[seat.index()].name = Some(name);
    }
    Ok(())
}

/// As [`assign`], over players who have played already: whoever decides from this ply on is noted.
///
/// # Errors
/// As [`assign`].
pub(crate) fn reassign(
    players: &mut [Player],
    seats: &[String],
    names: &[String],
    ply: u32,
) -> Result<(), Misread> {
    let before: Vec<Mind> = players.iter().map(|player| player.mind).collect();
    assign(players, seats, names)?;
    players.iter_mut().zip(before).for_each(|(player, before)| player.note_change(before, ply));
    Ok(())
}

/// What each seat is called: by its name, a bot by its character, a person without a name as the player of the seat.
pub(crate) fn calls(players: &[Player], speaker: &Speaker) -> Vec<String> {
    let plain: Vec<String> = players
        .iter()
        .zip(Seat::all(players.len() as u8))
        .map(|(player, seat)| match (&player.name, player.mind) {
            (Some(name), _) => name.clone(),
            (None, Mind::Human) => {
                speaker.say(&Phrase::new("player-nameless").with("seat", seat.to_string()))
            }
            (None, Mind::Bot(bot)) => character(bot, speaker),
        })
        .collect();
    // Two bots of the same name have names of their own; people are told apart by their seats.
    let twins = |name: &String| plain.iter().filter(|other| *other == name).count() > 1;
    plain
        .iter()
        .zip(Seat::all(players.len() as u8))
        .zip(players)
        .map(|((name, seat), player)| match player {
            _ if !twins(name) => name.clone(),
            Player { name: None, mind: Mind::Bot(_), .. } => opponent_names("")[seat.index()].to_owned(),
            _ => format!("{name} {seat}"),
        })
        .collect()
}

/// What a bot is called.
pub(crate) fn character(bot: BotSpec, speaker: &Speaker) -> String {
    match bot {
        BotSpec::Random => speaker.word("bot-random"),
        BotSpec::Greedy => speaker.word("bot-greedy"),
        BotSpec::Search(..) => speaker.word("bot-search"),
        BotSpec::Level(level, _) | BotSpec::Former(level, _) => level_word(level, "", speaker),
    }
}

/// What word files say of a level: its name, or with `.about` its character.
pub(crate) fn level_word(level: Level, about: &str, speaker: &Speaker) -> String {
    speaker.find(&format!("level-{}{about}", level.id())).unwrap_or_else(|| level.name().to_owned())
}

fn words(words: &[&str]) -> Arg {
    Arg::List(words.iter().map(|&word| word.into()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use antre_kernel::Lang;

    fn two() -> Vec<Player> {
        vec![Player::new(Mind::Human), Player::new(Mind::Bot(BotSpec::Greedy))]
    }

    fn texts(list: &[&str]) -> Vec<String> {
        list.iter().map(|&text| text.to_owned()).collect()
    }

    #[test]
    fn a_player_is_written_and_read_back() {
        for text in ["human", "human Alice Martin", "random", "greedy Grok", "search:2000", "torche:800ms"] {
            assert_eq!(Player::read(text).unwrap().to_string(), text);
        }
    }

    #[test]
    fn unknown_words_get_the_nearest() {
        let wrong = Mind::read("gredy").unwrap_err().what;
        assert_eq!(wrong.key, "play-mind-unknown");
        assert_eq!(wrong.args[1].1, words(&["greedy"]));
        assert_eq!(Mind::read("humain").unwrap_err().what.args[1].1, words(&["human"]));
        assert_eq!(Mind::read("human:3").unwrap_err().what.key, "play-mind-unknown");
    }

    #[test]
    fn the_command_line_goes_over_what_sits_there() {
        let mut players = two();
        assign(&mut players, &texts(&["B=human", "a=random"]), &texts(&["B= Zoé\u{7} "])).unwrap();
        assert_eq!(players[0].mind, Mind::Bot(BotSpec::Random));
        assert_eq!(players[1], Player { name: Some("Zoé".into()), ..Player::new(Mind::Human) });
    }

    #[test]
    fn whoever_takes_over_is_noted() {
        let mut players = two();
        let mut change = |seat: &str, ply| {
            reassign(&mut players, &texts(&[seat]), &[], ply).unwrap();
            let texts: Vec<String> = players.iter().map(Player::to_string).collect();
            for (player, text) in players.iter().zip(&texts) {
                assert_eq!(Player::read(text).as_ref(), Ok(player));
            }
            texts[1].clone()
        };
        assert_eq!(change("B=human", 1), "human");
        assert_eq!(change("B=greedy", 1), "greedy");
        assert_eq!(change("B=greedy", 31), "greedy");
        assert_eq!(change("B=random", 31), "greedy, random from ply 31");
        assert_eq!(change("B=human", 40), "greedy, random from ply 31, human from ply 40");
        assert_eq!(change("B=random", 40), "greedy, random from ply 31");
        let named = "human, search:2000 from ply 3 Zoé de la mer";
        assert_eq!(Player::read(named).unwrap().to_string(), named);
        assert_eq!(Player::read(named).unwrap().anew().to_string(), "search:2000 Zoé de la mer");
    }

    #[test]
    fn bad_seats_are_refused() {
        let key = |seats: &[&str], names: &[&str]| {
            assign(&mut two(), &texts(seats), &texts(names)).unwrap_err().what.key
        };
        assert_eq!(key(&["C=human"], &[]), "play-seat-unknown");
        assert_eq!(key(&["A"], &[]), "play-no-equals");
        assert_eq!(key(&["A=human", "A=greedy"], &[]), "play-seat-twice");
        assert_eq!(key(&[], &["A="]), "play-name-empty");
        assert_eq!(seats_named(&texts(&["D=human"]), &texts(&["B=x"])), 4);
    }

    #[test]
    fn twins_are_told_apart() {
        let speaker = Speaker::new(Lang::Fr, &[]);
        let mut players = two();
        players.push(Player::new(Mind::Bot(BotSpec::Greedy)));
        let names = calls(&players, &speaker);
        assert_eq!(names[0], "Joueur A");
        assert!(names[1] != names[2] && !names[1].ends_with(" B"), "{names:?}");
        (players[1].name, players[2].name) = (Some("Zoé".into()), Some("Zoé".into()));
        assert_eq!(calls(&players, &speaker)[1..], ["Zoé B", "Zoé C"]);
    }
}
