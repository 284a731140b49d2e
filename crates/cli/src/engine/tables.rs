//! The tables of one engine, and an answer to every question about them.

use crate::play::seats::{Player, read_bot};
use antre_host::{self as host, AnyGame, AnyTable, Chance, Refused, Speaker};
use antre_kernel::{
    Arg, Eye, Field, Lang, Misread, Next, Phrase, Sealed, Seat, SeatSet, UndoRefusal, fits_a_line, nearest,
};
use antre_shelf::SHELF;
use antre_wire::{
    Answer, Ask, Catalogue, Choice, Code, Explanation, Fault, GameInfo, LogEntry, Outcome, PROTOCOL, Pack,
    PackGiven, Scene, Sheet, Subject, TableSummary,
};
use std::collections::BTreeMap;
use std::rc::Rc;

/// More open tables than this are a program gone astray.
const MOST_TABLES: usize = 1_000;
/// Names of players and packs go into the head of records, one line each.
const LONGEST_NAME: usize = 80;

/// Every open table by its number.
pub(crate) struct Tables {
    lang: Lang,
    open: BTreeMap<u32, Box<dyn AnyTable>>,
    opened: u32,
    speakers: Vec<(&'static str, Rc<Speaker>)>,
}

/// Why something could not be done, before it is spoken.
struct Wrong {
    code: Code,
    what: Misread,
    clause: Option<String>,
    /// Whose words are needed to say it.
    game: Option<&'static dyn AnyGame>,
}

impl Wrong {
    fn new(code: Code, what: impl Into<Misread>) -> Wrong {
        Wrong { code, what: what.into(), clause: None, game: None }
    }

    fn in_game(mut self, game: &'static dyn AnyGame) -> Wrong {
        self.game = Some(game);
        self
    }

    fn by_clause(mut self, clause: impl Into<String>) -> Wrong {
        self.clause = Some(clause.into());
        self
    }
}

impl Tables {
    /// No table yet; answers speak this language unless asked otherwise.
    pub(crate) fn new(lang: Lang) -> Tables {
        Tables { lang, open: BTreeMap::new(), opened: 0, speakers: Vec::new() }
    }

    /// The language spoken unless asked otherwise.
    pub(crate) fn lang(&self) -> Lang {
        self.lang
    }

    /// A complaint that needs no game's words.
    pub(crate) fn fault(&mut self, lang: Lang, code: Code, what: &Phrase) -> Answer {
        self.complain(Wrong::new(code, what.clone()), lang)
    }

    /// Does what is asked, or says why not.
    pub(crate) fn answer(&mut self, ask: Ask, lang: Lang) -> Answer {
        self.try_answer(ask, lang).unwrap_or_else(|wrong| self.complain(*wrong, lang))
    }

    fn complain(&mut self, wrong: Wrong, lang: Lang) -> Answer {
        Answer::Error(self.spoken(wrong, lang))
    }

    /// What is wrong, in words.
    fn spoken(&mut self, wrong: Wrong, lang: Lang) -> Fault {
        let speaker = self.speaker(wrong.game, lang);
        let place = |number: u32| (number > 0).then_some(number);
        let mut what = wrong.what.what;
        if let Some(clause) = &wrong.clause {
            what = what.with("line", speaker.refused(clause));
        }
        Fault {
            code: wrong.code,
            message: speaker.say(&what),
            clause: wrong.clause,
            line: place(wrong.what.line),
            column: place(wrong.what.column),
        }
    }

    /// A speaker of one game's words, made once.
    fn speaker(&mut self, game: Option<&dyn AnyGame>, lang: Lang) -> Rc<Speaker> {
        let id = game.map_or("", |game| game.id());
        let known = self.speakers.iter().find(|(of, speaker)| *of == id && speaker.lang() == lang);
        if let Some((_, speaker)) = known {
            return Rc::clone(speaker);
        }
        let words: Vec<&'static str> = game.iter().map(|game| game.words(lang)).collect();
        let speaker = Rc::new(Speaker::new(lang, &words));
        self.speakers.push((id, Rc::clone(&speaker)));
        speaker
    }

    fn table(&mut self, number: u32) -> Result<&mut Box<dyn AnyTable>, Box<Wrong>> {
        let known: Vec<Arg> = self.open.keys().map(|&number| i64::from(number).into()).collect();
        self.open.get_mut(&number).ok_or_else(|| {
            let what =
                Phrase::new("engine-unknown-table").with("got", i64::from(number)).with("n", known.len());
            Wrong::new(Code::UnknownTable, what.with("open", known)).into()
        })
    }

    fn card(&mut self, number: u32) -> Result<Answer, Box<Wrong>> {
        Ok(Answer::Table(TableSummary::from(number, &**self.table(number)?)))
    }

    fn seat_down(&mut self, table: Box<dyn AnyTable>) -> Result<Answer, Box<Wrong>> {
        if self.open.len() >= MOST_TABLES {
            let what = Phrase::new("engine-too-many-tables").with("most", MOST_TABLES);
            return Err(Wrong::new(Code::TooManyTables, what).into());
        }
        self.opened += 1;
        self.open.insert(self.opened, table);
        self.card(self.opened)
    }

    fn try_answer(&mut self, ask: Ask, lang: Lang) -> Result<Answer, Box<Wrong>> {
        match ask {
            Ask::Hello {} => Ok(Answer::Hello {
                protocol: PROTOCOL,
                antre: env!("CARGO_PKG_VERSION").into(),
                games: SHELF.iter().map(|game| game.id().into()).collect(),
                langs: Lang::ALL.map(|lang| lang.code().into()).into(),
            }),
            Ask::Games {} => {
                let games = SHELF.iter().map(|&game| GameInfo::from(game, &self.speaker(Some(game), lang)));
                Ok(Answer::Games { games: games.collect() })
            }
            Ask::Open { game, pack, seats, options, players, seed, position } => {
                let game = find(&game)?;
                let pack = pack.map(|pack| read_pack(game, pack)).transpose()?;
                let options = options.into_iter().collect();
                let request = host::Request { pack, seats, options, rules: None };
                let chance = seed.map_or_else(secret, |seed| Ok(Chance::Practice(seed)))?;
                let opened = match position {
                    Some(lines) => game.open_position(&request, &fields(&lines), chance),
                    None => game.open(&request, chance),
                };
                let mut table = opened.map_err(|what| Wrong::new(Code::BadOpen, what).in_game(game))?;
                if !players.is_empty() {
                    table.seat_players(read_players(players, table.setup().seats)?);
                }
                self.seat_down(table)
            }
            Ask::Status { table } => self.card(table),
            Ask::Choices { table: number, seat } => {
                let table = self.table(number)?;
                let (game, seat, version) =
                    (game_of(&**table)?, read_seat(&**table, &seat)?, table.version());
                let choices = table.choices(seat);
                let speaker = self.speaker(Some(game), lang);
                let choices = choices.into_iter().map(|choice| Choice::from(choice, &speaker)).collect();
                Ok(Answer::Choices { table: number, version, seat: seat.to_string(), choices })
            }
            Ask::Play { table: number, seat, notation } => {
                let table = self.table(number)?;
                let seat = read_seat(&**table, &seat)?;
                play(&mut **table, seat, &notation, lang)?;
                self.card(number)
            }
            Ask::View { table: number, eye } => {
                let table = self.table(number)?;
                let (game, eye, version) = (game_of(&**table)?, read_eye(&**table, &eye)?, table.version());
                let scene = table.scene(eye);
                let scene = Scene::from(scene, &self.speaker(Some(game), lang));
                Ok(Answer::View { table: number, version, eye: eye.to_string(), scene })
            }
            Ask::Catalogue { table: number } => {
                let table = self.table(number)?;
                let (game, catalogue) = (game_of(&**table)?, table.catalogue());
                let catalogue = Catalogue::from(&catalogue, &self.speaker(Some(game), lang));
                Ok(Answer::Catalogue { table: number, catalogue })
            }
            Ask::Log { table: number, eye } => {
                let table = self.table(number)?;
                let (game, eye, version) = (game_of(&**table)?, read_eye(&**table, &eye)?, table.version());
                let log = table.log(eye);
                let speaker = self.speaker(Some(game), lang);
                let entries = log.iter().map(|line| LogEntry::from(line, &speaker)).collect();
                Ok(Answer::Log { table: number, version, eye: eye.to_string(), entries })
            }
            Ask::Why { table: number, eye, about } => {
                let table = self.table(number)?;
                let (game, eye, version) = (game_of(&**table)?, read_eye(&**table, &eye)?, table.version());
                let answer = match table.why(eye, about.as_asked()) {
                    Err(Refused::Misread(what)) => {
                        let code = match about {
                            Subject::Thing(_) => Code::UnknownThing,
                            Subject::Move(_) => Code::BadMove,
                        };
                        return Err(Wrong::new(code, what).in_game(game).into());
                    }
                    answer => answer,
                };
                let why = self.explain(game, answer, lang);
                Ok(Answer::Why { table: number, version, eye: eye.to_string(), why })
            }
            Ask::Score { table: number } => {
                let table = self.table(number)?;
                let game = game_of(&**table)?;
                let Some(outcome) = table.outcome() else { return Err(no_score_yet(game).into()) };
                let (sheet, resigned) = (table.sheet(), table.resigned());
                let speaker = self.speaker(Some(game), lang);
                Ok(Answer::Score {
                    table: number,
                    outcome: Outcome::from(&outcome),
                    sheet: sheet.map(|sheet| Sheet::from(&sheet, &speaker)),
                    resigned: resigned.map(|seat| seat.to_string()),
                })
            }
            Ask::Bot { table, seat, bot, seed, play } => self.bot(table, &seat, &bot, seed, play, lang),
            Ask::Undo { table: number, seat, agreed } => {
                let table = self.table(number)?;
                let seat = read_seat(&**table, &seat)?;
                let agreed = agreed.iter().map(|seat| read_seat(&**table, seat));
                let agreed = agreed.collect::<Result<SeatSet, _>>()?;
                let humans = humans(&**table);
                table.undo(seat, humans, agreed).map_err(undo_refused)?;
                self.card(number)
            }
            Ask::Resign { table: number, seat } => {
                let table = self.table(number)?;
                let seat = read_seat(&**table, &seat)?;
                if table.next() == Next::Over {
                    return Err(Wrong::new(Code::Over, Phrase::new("engine-over")).into());
                }
                table.resign(seat);
                self.card(number)
            }
            Ask::Save { table: number } => {
                let text = self.table(number)?.seal().as_text().to_owned();
                Ok(Answer::Saved { table: number, text })
            }
            Ask::Load { text, packs } => {
                let packs = packs.into_iter().map(given).collect::<Result<Vec<_>, _>>()?;
                let sealed = Sealed::from_text(text);
                let header = sealed.header().map_err(|what| Wrong::new(Code::BadSave, what))?;
                let game = find(&header.game)?;
                let opened = game.unseal(&sealed, &packs);
                let table = opened.map_err(|what| Wrong::new(Code::BadSave, what).in_game(game))?;
                self.seat_down(table)
            }
            Ask::Record { table: number } => {
                let text = self.table(number)?.record();
                let text = text.ok_or_else(|| Wrong::new(Code::NotOver, Phrase::new("engine-no-record")))?;
                Ok(Answer::Record { table: number, text })
            }
            Ask::Close { table: number } => {
                self.table(number)?;
                self.open.remove(&number);
                Ok(Answer::Closed { table: number })
            }
            Ask::Quit {} => Ok(Answer::Bye {}),
        }
    }

    /// What can be done with a thing, or why nothing, in words.
    fn explain(
        &mut self,
        game: &'static dyn AnyGame,
        answer: Result<usize, Refused>,
        lang: Lang,
    ) -> Explanation {
        match answer {
            Ok(choices) => Explanation::possible(choices),
            Err(refused) => {
                let Fault { message, clause, .. } = self.spoken(wrong(game, refused, lang), lang);
                Explanation { choices: 0, message: Some(message), clause }
            }
        }
    }

    fn bot(
        &mut self,
        number: u32,
        seat: &str,
        bot: &str,
        seed: Option<u64>,
        and_play: bool,
        lang: Lang,
    ) -> Result<Answer, Box<Wrong>> {
        let table = self.table(number)?;
        let (game, seat) = (game_of(&**table)?, read_seat(&**table, seat)?);
        let bot = read_bot(bot).map_err(|what| Wrong::new(Code::UnknownBot, what))?;
        may_act(&**table, seat)?;
        let seed = seed.map_or_else(draw, Ok)?;
        let notation = table.think(seat, bot, seed)();
        let choice = table.choices(seat).into_iter().find(|choice| choice.notation == notation);
        if and_play {
            play(&mut **table, seat, &notation, lang)?;
        }
        let (version, next) = (table.version(), table.next().into());
        let label =
            choice.map(|choice| self.speaker(Some(game), lang).say(&choice.label)).unwrap_or_default();
        Ok(Answer::Bot {
            table: number,
            version,
            seat: seat.to_string(),
            bot: bot.to_string(),
            seed,
            notation,
            label,
            played: and_play,
            next,
        })
    }
}

fn find(id: &str) -> Result<&'static dyn AnyGame, Box<Wrong>> {
    host::find(SHELF, id).map_err(|what| Wrong::new(Code::UnknownGame, what).into())
}

fn game_of(table: &dyn AnyTable) -> Result<&'static dyn AnyGame, Box<Wrong>> {
    find(table.game())
}

fn play(table: &mut dyn AnyTable, seat: Seat, notation: &str, lang: Lang) -> Result<(), Box<Wrong>> {
    let game = game_of(table)?;
    let unable = may_act(table, seat).err();
    table.play(seat, notation).map_err(|refused| {
        match (unable, refused) {
            // Whether it is this seat's turn does not depend on the move; a clause that says so goes along.
            (Some(wrong), Refused::Clause(id)) => wrong.by_clause(id).in_game(game).into(),
            (Some(wrong), _) => wrong.in_game(game).into(),
            (None, refused) => wrong(game, refused, lang).into(),
        }
    })
}

/// Why a table refuses something, with the text of the clause.
fn wrong(game: &'static dyn AnyGame, refused: Refused, lang: Lang) -> Wrong {
    let by_clause = |key: &'static str, id: &'static str| {
        let book = game.rulebook(lang);
        let text = book.clause(id).map_or_else(String::new, |clause| clause.text.clone());
        Wrong::new(Code::Illegal, Phrase::new(key).with("text", text)).by_clause(id)
    };
    let wrong = match refused {
        Refused::Misread(what) => Wrong::new(Code::BadMove, what),
        Refused::Resigned => Wrong::new(Code::Over, Phrase::new("engine-over")),
        Refused::Clause(id) => by_clause("engine-illegal", id),
        Refused::Nothing(id) => by_clause("engine-nothing", id),
    };
    wrong.in_game(game)
}

/// Whether the seat can do anything now.
fn may_act(table: &dyn AnyTable, seat: Seat) -> Result<(), Box<Wrong>> {
    if table.next() == Next::Over {
        return Err(Wrong::new(Code::Over, Phrase::new("engine-over")).into());
    }
    if !table.next().may_act(seat) {
        let what = Phrase::new("engine-not-to-act").with("seat", seat);
        return Err(Wrong::new(Code::NotToAct, what).into());
    }
    Ok(())
}

fn read_seat(table: &dyn AnyTable, text: &str) -> Result<Seat, Box<Wrong>> {
    let seats = table.setup().seats;
    Seat::read(text, seats).ok_or_else(|| {
        let near: Vec<Arg> = Seat::all(seats).map(|seat| seat.to_string().into()).collect();
        let what = Phrase::new("engine-unknown-seat").with("got", text).with("near", near);
        Wrong::new(Code::UnknownSeat, what).into()
    })
}

fn read_eye(table: &dyn AnyTable, text: &str) -> Result<Eye, Box<Wrong>> {
    if text == "S" {
        return Ok(Eye::Public);
    }
    read_seat(table, text).map(Eye::Seat).map_err(|_| {
        let near: Vec<Arg> = Eye::all(table.setup().seats).map(|eye| eye.to_string().into()).collect();
        let what = Phrase::new("engine-unknown-eye").with("got", text).with("near", near);
        Wrong::new(Code::UnknownSeat, what).into()
    })
}

/// The lines of a position; blank ones are skipped, and complaints count them all.
fn fields(lines: &[String]) -> Vec<Field> {
    let numbered = lines.iter().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    numbered.map(|(line, number)| Field::read(number, line)).collect()
}

fn read_pack(game: &'static dyn AnyGame, pack: Pack) -> Result<(String, String), Box<Wrong>> {
    match pack {
        Pack::Given(pack) => given(pack),
        Pack::Named(name) => match game.pack_text(&name) {
            Some(text) => Ok((name, text.to_owned())),
            None => {
                let packs = game.packs();
                let near = nearest(&name, packs.iter().copied());
                let near = if near.is_empty() { packs } else { near };
                let what = Phrase::new("pack-unknown").with("got", name).with("near", near.join(", "));
                Err(Wrong::new(Code::BadOpen, what).into())
            }
        },
    }
}

fn given(pack: PackGiven) -> Result<(String, String), Box<Wrong>> {
    if is_name(&pack.name) {
        return Ok((pack.name, pack.text));
    }
    Err(Wrong::new(
        Code::BadOpen,
        Phrase::new("engine-bad-name").with("got", pack.name.escape_debug().to_string()),
    )
    .into())
}

/// One text a seat, each fit for one line of a record.
fn read_players(players: Vec<String>, seats: u8) -> Result<Vec<String>, Box<Wrong>> {
    if players.len() != usize::from(seats) {
        let what = Phrase::new("engine-players").with("got", players.len()).with("seats", seats);
        return Err(Wrong::new(Code::BadOpen, what).into());
    }
    match players.iter().find(|player| !is_name(player)) {
        None => Ok(players),
        Some(bad) => {
            let what = Phrase::new("engine-bad-name").with("got", bad.escape_debug().to_string());
            Err(Wrong::new(Code::BadOpen, what).into())
        }
    }
}

fn is_name(text: &str) -> bool {
    fits_a_line(text, LONGEST_NAME)
}

/// The seats of people: all whose player is not called by the name of a bot.
fn humans(table: &dyn AnyTable) -> SeatSet {
    let players = table.header().players;
    let is_bot = |seat: Seat| {
        let player = players.get(seat.index()).and_then(|player| Player::read(player).ok());
        player.is_some_and(|player| !player.is_human())
    };
    Seat::all(table.setup().seats).filter(|&seat| !is_bot(seat)).collect()
}

fn undo_refused(refusal: UndoRefusal) -> Box<Wrong> {
    let wrong = match refusal {
        UndoRefusal::NothingToTakeBack => {
            Wrong::new(Code::NothingToUndo, Phrase::new("engine-nothing-to-undo"))
        }
        UndoRefusal::Over => Wrong::new(Code::Over, Phrase::new("engine-over")),
        UndoRefusal::NeedsConsent(seats) => {
            let seats: Vec<Arg> = seats.iter().map(Arg::Seat).collect();
            let what = Phrase::new("engine-needs-consent").with("n", seats.len()).with("seats", seats);
            Wrong::new(Code::NeedsConsent, what)
        }
    };
    Box::new(wrong)
}

/// No running score is shown: where the game has a clause about that, it is named.
fn no_score_yet(game: &'static dyn AnyGame) -> Wrong {
    let wrong = Wrong::new(Code::NotOver, Phrase::new("engine-no-score-yet")).in_game(game);
    match game.options().iter().find(|option| option.id == "open_memory") {
        Some(option) => wrong.by_clause(option.clause),
        None => wrong,
    }
}

fn random_bytes<const N: usize>() -> Result<[u8; N], Box<Wrong>> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|_| Box::new(Wrong::new(Code::NoChance, Phrase::new("engine-no-chance"))))?;
    Ok(bytes)
}

fn secret() -> Result<Chance, Box<Wrong>> {
    random_bytes().map(Chance::Secret)
}

/// A seed that every JSON reader keeps exactly.
fn draw() -> Result<u64, Box<Wrong>> {
    Ok(u64::from_le_bytes(random_bytes()?) >> 11)
}
