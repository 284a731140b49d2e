//! One sitting at a table: it owns the table, knows who sits where, keeps the game and lets bots think. It draws
//! nothing; the full-screen table and the line mode both stand on it.

use super::leave;
use super::saves::{self, Hold, Keeper, Kept};
use super::seats::{self, Mind, Player};
use super::thinking::Thinking;
use crate::failure::{self, Failure};
use crate::files;
use antre_host::{AnyGame, AnyTable, BotSpec, Chance, Refused, Request, Rulebook, Speaker, Subject};
use antre_kernel::{Dice as _, Eye, Lang, Misread, Next, Phrase, Rng, Sealed, Seat, SeatSet, UndoRefusal};
use antre_stage::{Choice, Scene};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Everything needed to open a table, and to open it once more afterwards.
#[derive(Clone)]
pub(crate) struct Setting {
    /// The game.
    pub(crate) game: &'static dyn AnyGame,
    /// Pack, number of seats and options.
    pub(crate) request: Request,
    /// The small seed of a practice game.
    pub(crate) seed: Option<u64>,
    /// Who sits where.
    pub(crate) players: Vec<Player>,
    /// The language spoken.
    pub(crate) lang: Lang,
}

impl Setting {
    /// A speaker who knows the words of the house and of this game.
    pub(crate) fn speaker(&self) -> Speaker {
        antre_shelf::speaker(self.lang)
    }

    /// The same once more: another game of the same kind, the next seed if it was practice.
    pub(crate) fn again(&self) -> Setting {
        let players = self.players.iter().map(Player::anew).collect();
        Setting { seed: self.seed.map(|seed| seed.wrapping_add(1)), players, ..self.clone() }
    }
}

/// Whose turn it is, as far as this screen is concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    /// A person is asked.
    Human(Seat),
    /// A bot thinks.
    Bot(Seat, BotSpec),
    /// Nobody: it is over.
    Over,
}

/// Why a move was not played, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refusal {
    /// The id of the clause that forbids it, if one does.
    pub(crate) clause: Option<String>,
    /// What the clause says, or what was not understood.
    pub(crate) text: String,
}

impl Refusal {
    /// The whole in one sentence.
    pub(crate) fn say(&self, speaker: &Speaker) -> String {
        match &self.clause {
            Some(clause) => {
                let phrase = Phrase::new("play-refused").with("line", speaker.refused(clause));
                let phrase = phrase.with("clause", clause.as_str());
                speaker.say(&phrase.with("text", self.text.as_str()))
            }
            None => self.text.clone(),
        }
    }
}

/// What stands between a seat and its last move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Undoing {
    /// Nothing: it can be taken back at once.
    Open,
    /// These people must agree first.
    Ask(SeatSet),
}

/// Why a game could not be kept, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Trouble {
    /// What to say while the game goes on.
    pub(crate) playing: String,
    /// What to say to whoever leaves.
    pub(crate) leaving: String,
}

/// A game as text, to be carried away by hand where no file can be written.
pub(crate) struct Carried {
    /// The name its file should bear.
    pub(crate) name: String,
    /// The sealed game, or the record once it is over.
    pub(crate) text: String,
    /// Whether it is a record.
    pub(crate) over: bool,
}

/// One sitting at a table.
pub(crate) struct Session {
    setting: Setting,
    table: Box<dyn AnyTable>,
    speaker: Speaker,
    book: Rulebook,
    keeper: Option<Keeper>,
    trouble: Option<Trouble>,
    kept: Option<Kept>,
    salt: u64,
    resumed: bool,
}

impl Session {
    /// Opens a new table.
    ///
    /// # Errors
    /// The pack, option or number of seats that is wrong.
    pub(crate) fn open(setting: Setting) -> Result<Session, Failure> {
        Session::open_in(setting, saves::home())
    }

    /// Opens a new table that is kept in this folder.
    ///
    /// # Errors
    /// As [`Session::open`].
    pub(crate) fn open_in(setting: Setting, home: Option<PathBuf>) -> Result<Session, Failure> {
        let speaker = setting.speaker();
        let chance = match setting.seed {
            Some(seed) => Chance::Practice(seed),
            None => {
                let mut bytes = [0; 32];
                fill(&mut bytes, &speaker)?;
                Chance::Secret(bytes)
            }
        };
        let opened = setting.game.open(&setting.request, chance);
        let table = opened.map_err(|misread| match misread.line {
            0 => Failure::unknown(&speaker, &misread),
            _ => Failure::misread(&speaker, &misread),
        })?;
        let salt = match setting.seed {
            Some(seed) => seed,
            None => random(&speaker)?,
        };
        let keeper = home.map(|home| Keeper::new(&home, table.game(), SystemTime::now()));
        Ok(Session::seated(setting, speaker, table, keeper, salt, false))
    }

    /// Opens a saved game again. What the command line says of seats and names goes over what was saved.
    ///
    /// # Errors
    /// The line of the file that is damaged, or what is foreign about it.
    pub(crate) fn resume(
        file: &Path,
        packs: &[(String, String)],
        seats: &[String],
        names: &[String],
        lang: Lang,
    ) -> Result<Session, Failure> {
        let house = antre_shelf::speaker(lang);
        let shown = file.display().to_string();
        let damaged = |misread: Misread| Failure::misread(&house, &misread.in_file(shown.clone()));
        let path = std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
        let text = files::read(file, &house)?;
        if is_finished(&text) {
            let phrase = Phrase::new("play-resume-finished").with("file", saves::quoted(file));
            return Err(Failure::say(&house, &phrase));
        }
        let sealed = Sealed::from_text(text);
        let header = sealed.header().map_err(damaged)?;
        let game = antre_host::find(antre_shelf::SHELF, &header.game).map_err(damaged)?;
        let mut packs = packs.to_vec();
        let beside = Keeper::pack_path(file);
        packs.extend(files::read(&beside, &house).ok().map(|text| (header.setup.pack.clone(), text)));
        let table = game.unseal(&sealed, &packs).map_err(damaged)?;
        let mut players = vec![Player::new(Mind::Human); usize::from(header.setup.seats)];
        for (player, text) in players.iter_mut().zip(&header.players) {
            *player = Player::read(text).map_err(damaged)?;
        }
        seats::reassign(&mut players, seats, names, table.plies() + 1)
            .map_err(|misread| Failure::unknown(&house, &misread))?;
        let asked = |(_, text): &&(String, String)| {
            let request =
                Request { pack: Some((header.setup.pack.clone(), text.clone())), ..Request::default() };
            let wanted = &header.setup.pack_hash;
            game.inspect(&request).is_ok_and(|(setup, _)| setup.pack_hash == *wanted)
        };
        // Whatever edition this game goes on with, another one after it is begun with today's.
        let edition = game.edition(&header.setup.pack_hash);
        let boxed = edition.and_then(|(name, _)| Some((name.to_owned(), game.pack_text(name)?.to_owned())));
        let given = || packs.iter().find(asked).map(|(_, text)| (header.setup.pack.clone(), text.clone()));
        let pack = boxed.or_else(given);
        let request = Request {
            pack,
            seats: Some(header.setup.seats),
            options: header.setup.options.clone(),
            rules: None,
        };
        let setting = Setting { game, request, seed: None, players, lang };
        let speaker = setting.speaker();
        let salt = random(&speaker)?;
        // Two terminals would each overwrite what the other has played.
        let held = || Failure::say(&house, &Phrase::new("play-resume-held").with("file", shown.clone()));
        let hold = Hold::take(&path).ok_or_else(held)?;
        let home = saves::home().or_else(|| path.parent().map(Path::to_owned)).unwrap_or_default();
        let keeper = Some(Keeper::of_file(&home, path, hold, table.game(), SystemTime::now()));
        Ok(Session::seated(setting, speaker, table, keeper, salt, true))
    }

    fn seated(
        setting: Setting,
        mut speaker: Speaker,
        mut table: Box<dyn AnyTable>,
        keeper: Option<Keeper>,
        salt: u64,
        resumed: bool,
    ) -> Session {
        let calls = seats::calls(&setting.players, &speaker);
        speaker.call_seats(calls);
        table.seat_players(setting.players.iter().map(Player::to_string).collect());
        let book = setting.game.rulebook(setting.lang);
        let mut session =
            Session { setting, table, speaker, book, keeper, trouble: None, kept: None, salt, resumed };
        session.keep();
        session
    }

    /// What it takes to play the same once more.
    pub(crate) fn setting(&self) -> &Setting {
        &self.setting
    }

    /// The game at this table.
    pub(crate) fn game(&self) -> &'static dyn AnyGame {
        self.setting.game
    }

    /// The title of the game.
    pub(crate) fn title(&self) -> String {
        self.setting.game.title(&self.speaker)
    }

    /// Whether the game was saved before and taken up again.
    pub(crate) fn resumed(&self) -> bool {
        self.resumed
    }

    /// The table.
    pub(crate) fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// Whoever speaks here.
    pub(crate) fn speaker(&self) -> &Speaker {
        &self.speaker
    }

    /// The rulebook in the language spoken.
    pub(crate) fn book(&self) -> &Rulebook {
        &self.book
    }

    /// The player in a seat.
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.setting.players[seat.index()]
    }

    /// Every seat, in order.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.setting.players.len() as u8)
    }

    /// The people at this screen.
    pub(crate) fn humans(&self) -> SeatSet {
        self.seats().filter(|&seat| self.player(seat).is_human()).collect()
    }

    /// The only person at this screen, if there is exactly one.
    pub(crate) fn alone(&self) -> Option<Seat> {
        self.humans().first().filter(|_| self.humans().len() == 1)
    }

    /// The eye that may look when nobody in particular sits at the screen.
    pub(crate) fn open_eye(&self) -> Eye {
        self.alone().map_or(Eye::Public, Eye::Seat)
    }

    /// Whose turn it is: where several may act, bots decide first and people are asked in seat order.
    pub(crate) fn turn(&self) -> Turn {
        let Next::Seats(set) = self.table.next() else { return Turn::Over };
        let minds = || set.iter().map(|seat| (seat, self.player(seat).mind));
        let bot = minds().find_map(|(seat, mind)| match mind {
            Mind::Bot(bot) => Some(Turn::Bot(seat, bot)),
            Mind::Human => None,
        });
        bot.or_else(|| minds().next().map(|(seat, _)| Turn::Human(seat))).unwrap_or(Turn::Over)
    }

    /// What this eye is shown.
    pub(crate) fn scene(&self, eye: Eye) -> Scene {
        self.table.scene(eye)
    }

    /// What this seat may do now.
    pub(crate) fn choices(&self, seat: Seat) -> Vec<Choice> {
        self.table.choices(seat)
    }

    /// The log for this eye, in words, with the ply of each line.
    pub(crate) fn log(&self, eye: Eye) -> Vec<(u32, String)> {
        let lines = self.table.log(eye);
        lines.into_iter().map(|line| (line.ply, self.speaker.say(&line.what))).collect()
    }

    /// Plays a move and keeps the game.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub(crate) fn play(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal> {
        let played = self.table.play(seat, notation.trim());
        played.map_err(|refused| self.refusal(refused))?;
        self.keep();
        Ok(())
    }

    /// Gives up for a seat and keeps the game, which is over then.
    pub(crate) fn resign(&mut self, seat: Seat) {
        self.table.resign(seat);
        self.keep();
    }

    /// How many choices this eye has for what it asks about; nothing is played.
    ///
    /// # Errors
    /// Why there is none.
    pub(crate) fn why(&self, eye: Eye, about: Subject<'_>) -> Result<usize, Refusal> {
        self.table.why(eye, about).map_err(|refused| self.refusal(refused))
    }

    fn refusal(&self, refused: Refused) -> Refusal {
        match refused {
            Refused::Misread(misread) => {
                Refusal { clause: None, text: self.speaker.complain(&failure::shortened(misread)) }
            }
            Refused::Clause(id) => {
                let text = self.book.clause(id).map_or_else(String::new, |clause| clause.text.clone());
                Refusal { clause: Some(id.to_owned()), text }
            }
            Refused::Nothing(id) => {
                let text = self.book.clause(id).map_or_else(String::new, |clause| clause.text.clone());
                let nothing = Phrase::new("plain-why-nothing").with("clause", id).with("text", text);
                Refusal { clause: None, text: self.speaker.say(&nothing) }
            }
            Refused::Resigned => Refusal { clause: None, text: self.speaker.word("play-over-nothing-more") },
        }
    }

    /// Whether this seat may take its last move back, and who must agree.
    ///
    /// # Errors
    /// A sentence that says why there is nothing to take back.
    pub(crate) fn undoing(&self, seat: Seat) -> Result<Undoing, String> {
        if self.table.next() == Next::Over {
            return Err(self.undo_refused(UndoRefusal::Over));
        }
        let offer = self.table.undo_offer(seat);
        let offer = offer.ok_or_else(|| self.undo_refused(UndoRefusal::NothingToTakeBack))?;
        let others = self.humans().without(seat);
        Ok(if offer.free || others.is_empty() { Undoing::Open } else { Undoing::Ask(others) })
    }

    /// Takes the last move of this seat back; the seats in `agreed` have said yes.
    ///
    /// # Errors
    /// A sentence that says why nothing was taken back.
    pub(crate) fn undo(&mut self, seat: Seat, agreed: SeatSet) -> Result<(), String> {
        let humans = self.humans();
        let undone = self.table.undo(seat, humans, agreed);
        undone.map_err(|refusal| self.undo_refused(refusal))?;
        self.keep();
        Ok(())
    }

    fn undo_refused(&self, refusal: UndoRefusal) -> String {
        match refusal {
            UndoRefusal::NothingToTakeBack => self.speaker.word("play-undo-nothing"),
            UndoRefusal::Over => self.speaker.word("play-undo-over"),
            UndoRefusal::NeedsConsent(seats) => {
                let names = seats.iter().map(|seat| seat.into()).collect::<Vec<antre_kernel::Arg>>();
                self.speaker.say(&Phrase::new("play-undo-needs").with("seats", names))
            }
        }
    }

    /// Lets a bot think for a seat on another thread.
    pub(crate) fn think(&self, seat: Seat, bot: BotSpec) -> Thinking {
        let version = self.table.version();
        let seed = Rng::for_job(self.salt, u64::from(version)).bits();
        let job = self.table.think(seat, bot, seed);
        Thinking::begin(seat, version, job)
    }

    /// Whether what the bot thinks about is still the position on the table.
    pub(crate) fn is_current(&self, thinking: &Thinking) -> bool {
        thinking.version == self.table.version()
    }

    /// What the marks of this game say: practice, taken back.
    pub(crate) fn marks(&self) -> Vec<String> {
        let marks = self.table.marks();
        let shown = [(marks.practice, "mark-practice"), (marks.undone, "mark-undone")];
        shown.into_iter().filter(|(on, _)| *on).map(|(_, key)| self.speaker.word(key)).collect()
    }

    /// The options of this table that differ from their default, as everybody may know.
    pub(crate) fn options(&self) -> Vec<String> {
        let chosen = &self.table.setup().options;
        let specs = self.setting.game.options();
        let differs =
            |(id, value): &&(String, String)| specs.iter().any(|spec| spec.id == id && spec.usual() != value);
        let told = |(id, value): &(String, String)| {
            let spec = specs.iter().find(|spec| spec.id == id);
            let Some(spec) = spec else { return format!("{id}={value}") };
            let name = self.speaker.option(spec);
            if value == "on" {
                return name;
            }
            let value = self.speaker.option_value(spec, value);
            self.speaker.say(&Phrase::new("option-chosen").with("name", name).with("value", value))
        };
        chosen.iter().filter(differs).map(told).collect()
    }

    /// Where the cards come from, in one line.
    pub(crate) fn origin(&self) -> String {
        self.speaker.name(self.table.origin())
    }

    /// What this seat is, in a word: you, a person or a bot.
    pub(crate) fn role(&self, seat: Seat) -> String {
        match self.player(seat).mind {
            Mind::Human if self.alone() == Some(seat) => self.speaker.word("role-you"),
            Mind::Human => self.speaker.word("role-human"),
            Mind::Bot(_) => self.speaker.word("role-bot"),
        }
    }

    /// Who sits in a seat, in one line.
    pub(crate) fn introduce(&self, seat: Seat) -> String {
        let letter = seat.to_string();
        let named = self.player(seat).name.is_some() || matches!(self.player(seat).mind, Mind::Bot(_));
        let phrase = Phrase::new(if named { "plain-seat-named" } else { "plain-seat" });
        let phrase = phrase.with("letter", letter).with("seat", seat).with("role", self.role(seat));
        self.speaker.say(&phrase)
    }

    /// Keeps the game: the save while it runs, the record once it is over. Trouble is remembered, the game goes on.
    fn keep(&mut self) {
        if self.kept.is_some() {
            return;
        }
        let mut keeper = self.keeper.take();
        let stored = match &mut keeper {
            None => Err(io::Error::from(io::ErrorKind::NotFound)),
            Some(keeper) => self.keep_by(keeper),
        };
        self.trouble = stored.err().map(|error| self.trouble_of(keeper.as_ref(), &error));
        self.keeper = keeper;
        leave::remember(self.trouble.is_some().then(|| self.carried()));
    }

    fn keep_by(&mut self, keeper: &mut Keeper) -> io::Result<()> {
        match self.table.record() {
            Some(record) => {
                let kept = keeper.finish(&record, self.foreign_pack())?;
                self.kept = Some(kept);
                Ok(())
            }
            None => keeper.store(self.table.seal().as_text(), self.foreign_pack()),
        }
    }

    fn trouble_of(&self, keeper: Option<&Keeper>, error: &io::Error) -> Trouble {
        let Some(keeper) = keeper else {
            let word = |key| self.speaker.word(key);
            return Trouble { playing: word("save-no-folder"), leaving: word("save-no-folder.leaving") };
        };
        let detail = failure::io_words(&self.speaker, error);
        let say = |key| {
            let phrase = Phrase::new(key).with("folder", keeper.folder().display().to_string());
            self.speaker.say(&phrase.with("detail", detail.as_str()))
        };
        Trouble { playing: say("save-trouble"), leaving: say("save-trouble.leaving") }
    }

    /// Keeps the game in this folder from now on; where that fails, everything is as it was.
    ///
    /// # Errors
    /// A sentence that says why not.
    pub(crate) fn keep_in(&mut self, folder: &Path) -> Result<(), String> {
        let mut keeper = Keeper::in_folder(folder, self.table.game(), SystemTime::now());
        match self.keep_by(&mut keeper) {
            Ok(()) => {
                (self.keeper, self.trouble) = (Some(keeper), None);
                leave::remember(None);
                Ok(())
            }
            Err(error) => Err(self.trouble_of(Some(&keeper), &error).leaving),
        }
    }

    /// The game as text, for whoever carries it away by hand.
    pub(crate) fn carried(&self) -> Carried {
        let game = self.table.game();
        match self.table.record() {
            Some(text) => Carried { name: format!("{game}.{}", saves::RECORD), text, over: true },
            None => {
                let text = self.table.seal().as_text().to_owned();
                Carried { name: format!("{game}.{}", saves::SAVE), text, over: false }
            }
        }
    }

    /// The text of the pack, if the box does not hold it.
    fn foreign_pack(&self) -> Option<&str> {
        let (name, text) = self.setting.request.pack.as_ref()?;
        (self.setting.game.pack_text(name) != Some(text.as_str())).then_some(text.as_str())
    }

    /// Why the game could not be kept, if it could not.
    pub(crate) fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    /// Where the finished game lies.
    pub(crate) fn kept(&self) -> Option<&Kept> {
        self.kept.as_ref()
    }

    /// The file of the running game.
    pub(crate) fn save_path(&self) -> Option<PathBuf> {
        self.keeper.as_ref().and_then(Keeper::save_path).map(Path::to_owned)
    }

    /// What to say when somebody leaves now: how to come back, or where the record is.
    pub(crate) fn farewell(&mut self) -> Vec<String> {
        self.keep();
        if let Some(trouble) = &self.trouble {
            return vec![trouble.leaving.clone()];
        }
        if self.table.next() == Next::Over {
            return self.replay_lines();
        }
        let Some(path) = self.save_path() else { return Vec::new() };
        let command = format!("antre play --resume {}", saves::quoted(&path));
        vec![self.speaker.word("save-kept"), format!("  {command}")]
    }

    /// Where the record lies and how to see it again.
    pub(crate) fn replay_lines(&self) -> Vec<String> {
        let Some(kept) = &self.kept else { return Vec::new() };
        let mut command = format!("antre replay {}", saves::quoted(&kept.record));
        if let Some(pack) = &kept.pack {
            command.push_str(&format!(" --pack {}", saves::quoted(pack)));
        }
        vec![self.speaker.word("record-kept"), format!("  {command}")]
    }
}

/// Whether this is the record of a finished game.
fn is_finished(text: &str) -> bool {
    let game = antre_kernel::Header::read(text)
        .ok()
        .and_then(|header| antre_host::find(antre_shelf::SHELF, &header.game).ok());
    game.is_some_and(|game| game.read_record(text, &[]).is_ok())
}

fn fill(bytes: &mut [u8], speaker: &Speaker) -> Result<(), Failure> {
    getrandom::fill(bytes).map_err(|_| Failure::new(speaker.word("play-no-chance")))
}

fn random(speaker: &Speaker) -> Result<u64, Failure> {
    let mut bytes = [0; 8];
    fill(&mut bytes, speaker)?;
    Ok(u64::from_le_bytes(bytes))
}
