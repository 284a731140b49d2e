//! A running game with its type forgotten.

use crate::{Advice, BotSpec, Chance};
use antre_kernel::{
    Arg, Cite, Eye, Header, Key, Marks, Misread, Names, Next, Outcome, Phrase, Proposal, Refusal, Rng,
    Sealed, Seat, SeatSet, Setup, Table, Undo, UndoRefusal,
};
use antre_stage::{Boxed, Catalogue, Choice, Memory, Present, Scene, Sheet, Why};
use std::any::Any;

/// A table of any game: scenes, choices and words go out, notation comes in.
pub trait AnyTable: Send {
    /// The game's short name.
    fn game(&self) -> &'static str;
    /// Pack, seats and options.
    fn setup(&self) -> &Setup;
    /// Where the data of the pack comes from.
    fn origin(&self) -> &Names;
    /// How the game is being played.
    fn marks(&self) -> Marks;
    /// Rises with everything that happens.
    fn version(&self) -> u32;
    /// How many plies stand.
    fn plies(&self) -> u32;
    /// Who comes next.
    fn next(&self) -> Next;
    /// Writes down who sits where.
    fn seat_players(&mut self, players: Vec<String>);
    /// The public head of the game's record, the players included.
    fn header(&self) -> Header;
    /// What is printed in its pack, and what its words mean.
    fn catalogue(&self) -> Catalogue;
    /// What a seat plays where seats differ by more than their place: a side, a faction, a deck.
    fn side(&self, seat: Seat) -> Option<Phrase>;
    /// What this eye is shown.
    fn scene(&self, eye: Eye) -> Scene;
    /// What this seat may do now; empty if it is not to act.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// Whether this seat could play a move given in notation; nothing is played.
    ///
    /// # Errors
    /// Why not.
    fn check(&self, seat: Seat, notation: &str) -> Result<(), Refused>;
    /// How many choices of this eye there are for what is asked about; nothing is played. It can be asked at any time
    /// and by anybody, and follows from what the eye may know.
    ///
    /// # Errors
    /// Why there is none, with the clause that fits best.
    fn why(&self, eye: Eye, about: Subject<'_>) -> Result<usize, Refused>;
    /// Plays a move given in notation.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn play(&mut self, seat: Seat, notation: &str) -> Result<(), Refused>;
    /// What a move given in notation would lead to.
    ///
    /// # Errors
    /// Why it is refused.
    fn propose_move(&self, seat: Seat, notation: &str) -> Result<Proposed, Refused>;
    /// What taking back would lead to.
    ///
    /// # Errors
    /// Why nothing can be taken back.
    fn propose_undo(&self, seat: Seat, humans: SeatSet, agreed: SeatSet) -> Result<Proposed, UndoRefusal>;
    /// What giving up would lead to; nothing if it is over already.
    fn propose_resignation(&self, seat: Seat) -> Option<Proposed>;
    /// What it would lead to if another played for a seat from now on: a line in the record. Nothing if it is over.
    fn propose_player(&self, seat: Seat, who: String) -> Option<Proposed>;
    /// Lets happen what this table proposed; no if it has moved on since.
    fn accept(&mut self, proposed: Proposed) -> bool;
    /// What this eye perceived, in words, as far back as the rulebook lets a screen show it.
    fn log(&self, eye: Eye) -> Vec<LogLine> {
        self.log_after(eye, 0)
    }
    /// The part of that which came after this many plies.
    fn log_after(&self, eye: Eye, plies: u32) -> Vec<LogLine>;
    /// Whether the last move, or what chance answered, brought something that everybody wants to look at.
    fn pauses(&self) -> bool;
    /// Gives up.
    fn resign(&mut self, seat: Seat);
    /// What taking back would mean for this seat.
    fn undo_offer(&self, seat: Seat) -> Option<Undo>;
    /// Takes back, if that is free or every other human agreed.
    ///
    /// # Errors
    /// Why nothing was taken back.
    fn undo(&mut self, seat: Seat, humans: SeatSet, agreed: SeatSet) -> Result<Undo, UndoRefusal>;
    /// The result, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The explained score, once it is over by the rules; none after somebody gave up.
    fn sheet(&self) -> Option<Sheet>;
    /// Who gave up, if somebody did.
    fn resigned(&self) -> Option<Seat>;
    /// The open record as text, once it is over.
    fn record(&self) -> Option<String>;
    /// The table as a text that can be stored but not read.
    fn seal(&self) -> Sealed;
    /// A number that follows from the whole truth: for whoever stores tables, never to be shown.
    fn fingerprint(&self) -> u64;
    /// A new table of the same game with the same set-up; what is printed on the box is shared, not built again.
    fn another(&self, chance: Chance) -> Box<dyn AnyTable>;
    /// Another table that this eye cannot tell from this one by what lies there now.
    fn twin(&self, eye: Eye, seed: u64, chance: u64) -> Box<dyn AnyTable>;
    /// A bot's thinking for this seat, to be run anywhere: it owns the seat's view and the rules, nothing else.
    fn think(&self, seat: Seat, bot: BotSpec, seed: u64) -> Thought;
    /// What a bot thinks of this seat's moves, from what the seat knows; nothing if the seat is not to act or the bot
    /// has no opinions.
    fn advise(&self, seat: Seat, bot: BotSpec, seed: u64) -> Option<Advice>;
}

/// What a table would become, for whoever writes it down first: how it could be known again, who would come next, and
/// under a lid the rest.
pub struct Proposed {
    /// The [fingerprint](AnyTable::fingerprint) of the table afterwards.
    pub fingerprint: u64,
    /// Who would come next.
    pub next: Next,
    proposal: Box<dyn Any + Send>,
}

impl Proposed {
    fn of<R: Boxed>(table: &Table<R>, proposal: Proposal<R>) -> Proposed {
        let (fingerprint, next) = (table.fingerprint_after(&proposal), table.next_after(&proposal));
        Proposed { fingerprint, next, proposal: Box::new(proposal) }
    }
}

/// A bot's thinking: run it, and it gives the move in notation.
pub type Thought = Box<dyn FnOnce() -> String + Send>;

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The ply that made it, from 1.
    pub ply: u32,
    /// Whose turn it belongs to: who moved last up to there; nobody before the first move.
    pub turn: Option<Seat>,
    /// What happened.
    pub what: Phrase,
    /// What it speaks of: ids of pieces and zones, codes of cards.
    pub mentions: Vec<String>,
}

impl LogLine {
    /// What a game tells of an event.
    pub(crate) fn new<P: Present>(rules: &P, ply: u32, turn: Option<Seat>, event: &P::Event) -> LogLine {
        LogLine { ply, turn, what: rules.tell(event), mentions: rules.mentions(event) }
    }
}

/// What somebody asks about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject<'a> {
    /// A move, in notation.
    Move(&'a str),
    /// The id of a piece, a zone or a cell of the scene.
    Thing(&'a str),
}

/// Why a move was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The text is not a move.
    Misread(Misread),
    /// This clause of the rulebook forbids it.
    Clause(&'static str),
    /// No move is about the thing that was asked about; this clause says what it is for, or who is to act.
    Nothing(&'static str),
    /// Somebody gave up; nothing more is played here.
    Resigned,
}

pub(crate) struct TableOf<R: Boxed>(pub(crate) Table<R>);

impl<R: Boxed> AnyTable for TableOf<R> {
    fn game(&self) -> &'static str {
        R::ID
    }
    fn setup(&self) -> &Setup {
        self.0.rules().setup()
    }
    fn origin(&self) -> &Names {
        self.0.rules().origin()
    }
    fn marks(&self) -> Marks {
        self.0.marks()
    }
    fn version(&self) -> u32 {
        self.0.version()
    }
    fn plies(&self) -> u32 {
        self.0.plies()
    }
    fn next(&self) -> Next {
        self.0.next()
    }
    fn seat_players(&mut self, players: Vec<String>) {
        self.0.seat_players(players);
    }
    fn header(&self) -> Header {
        self.0.header()
    }
    fn catalogue(&self) -> Catalogue {
        self.0.rules().catalogue()
    }
    fn side(&self, seat: Seat) -> Option<Phrase> {
        self.0.rules().side(seat)
    }
    fn scene(&self, eye: Eye) -> Scene {
        self.0.rules().scene(&self.0.view(eye))
    }
    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let view = self.0.view(Eye::Seat(seat));
        let moves = self.0.moves(seat);
        moves.into_iter().map(|m| self.0.rules().choice(&view, seat, m)).collect()
    }
    fn check(&self, seat: Seat, notation: &str) -> Result<(), Refused> {
        let m = self.0.rules().read_move(notation).map_err(Refused::Misread)?;
        self.0.check(seat, m).map_err(refused)
    }
    fn why(&self, eye: Eye, about: Subject<'_>) -> Result<usize, Refused> {
        let rules = self.0.rules();
        match (about, eye) {
            (Subject::Move(notation), Eye::Seat(seat)) => self.check(seat, notation).map(|()| 1),
            (Subject::Move(notation), Eye::Public) => {
                rules.read_move(notation).map_err(Refused::Misread)?;
                Err(Refused::Nothing(rules.about(&self.0.view(eye), None)))
            }
            (Subject::Thing(_), _) if self.0.resigned().is_some() => Err(Refused::Resigned),
            (Subject::Thing(id), _) => match antre_stage::why(rules, &self.0.view(eye), eye, id) {
                Some(Why::Possible(choices)) => Ok(choices),
                Some(Why::Refused(clause)) => Err(Refused::Clause(clause)),
                Some(Why::Nothing(clause)) => Err(Refused::Nothing(clause)),
                None => Err(Refused::Misread(Phrase::new("why-unknown").with("got", id).into())),
            },
        }
    }
    fn play(&mut self, seat: Seat, notation: &str) -> Result<(), Refused> {
        let m = self.0.rules().read_move(notation).map_err(Refused::Misread)?;
        self.0.play(seat, m).map_err(refused)
    }
    fn propose_move(&self, seat: Seat, notation: &str) -> Result<Proposed, Refused> {
        let m = self.0.rules().read_move(notation).map_err(Refused::Misread)?;
        self.0.propose_move(seat, m).map(|proposal| Proposed::of(&self.0, proposal)).map_err(refused)
    }
    fn propose_undo(&self, seat: Seat, humans: SeatSet, agreed: SeatSet) -> Result<Proposed, UndoRefusal> {
        let (_, proposal) = self.0.propose_undo(seat, humans, agreed)?;
        Ok(Proposed::of(&self.0, proposal))
    }
    fn propose_resignation(&self, seat: Seat) -> Option<Proposed> {
        self.0.propose_resignation(seat).map(|proposal| Proposed::of(&self.0, proposal))
    }
    fn propose_player(&self, seat: Seat, who: String) -> Option<Proposed> {
        self.0.propose_player(seat, who).map(|proposal| Proposed::of(&self.0, proposal))
    }
    fn accept(&mut self, proposed: Proposed) -> bool {
        // Of another game it is not for this table, as little as one of another moment.
        proposed.proposal.downcast().is_ok_and(|proposal| self.0.accept(*proposal))
    }
    fn log_after(&self, eye: Eye, plies: u32) -> Vec<LogLine> {
        let rules = self.0.rules();
        let since = match rules.memory() {
            Memory::Full => 0,
            Memory::LastTurns if self.0.next() == Next::Over => 0,
            Memory::LastTurns => last_turns(&self.0),
        };
        let events = self.0.events_after(eye, since.max(plies)).into_iter();
        let movers: Vec<Option<Seat>> = self.0.movers().collect();
        let turn = |ply: u32| movers[..ply as usize].iter().rev().find_map(|mover| *mover);
        events.map(|(ply, event)| LogLine::new(rules, ply, turn(ply), &event)).collect()
    }
    fn pauses(&self) -> bool {
        let movers: Vec<Option<Seat>> = self.0.movers().collect();
        let last = movers.iter().rposition(|mover| mover.is_some()).unwrap_or(0);
        let events = self.0.events_after(Eye::Public, last as u32);
        events.iter().any(|(_, event)| self.0.rules().pauses(event))
    }
    fn resign(&mut self, seat: Seat) {
        self.0.resign(seat);
    }
    fn undo_offer(&self, seat: Seat) -> Option<Undo> {
        self.0.undo_offer(seat)
    }
    fn undo(&mut self, seat: Seat, humans: SeatSet, agreed: SeatSet) -> Result<Undo, UndoRefusal> {
        self.0.undo(seat, humans, agreed)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
    fn sheet(&self) -> Option<Sheet> {
        if self.0.resigned().is_some() {
            return None;
        }
        self.0.revealed().map(|state| self.0.rules().sheet(state))
    }
    fn resigned(&self) -> Option<Seat> {
        self.0.resigned()
    }
    fn record(&self) -> Option<String> {
        self.0.record().map(|record| record.write(self.0.rules()))
    }
    fn seal(&self) -> Sealed {
        self.0.seal()
    }
    fn fingerprint(&self) -> u64 {
        self.0.fingerprint()
    }
    fn another(&self, chance: Chance) -> Box<dyn AnyTable> {
        Box::new(TableOf(crate::game::table_of(self.0.shared_rules(), chance)))
    }
    fn twin(&self, eye: Eye, seed: u64, chance: u64) -> Box<dyn AnyTable> {
        Box::new(TableOf(self.0.twin(eye, &mut Rng::new(seed), Key::practice(chance))))
    }
    fn think(&self, seat: Seat, bot: BotSpec, seed: u64) -> Thought {
        let (rules, view) = (self.0.shared_rules(), self.0.view(Eye::Seat(seat)));
        Box::new(move || crate::bots::think(&*rules, seat, &view, bot, seed))
    }
    fn advise(&self, seat: Seat, bot: BotSpec, seed: u64) -> Option<Advice> {
        let view = self.0.next().may_act(seat).then(|| self.0.view(Eye::Seat(seat)))?;
        crate::advice::advise(self.0.rules(), seat, &view, bot, seed)
    }
}

fn refused<C: Cite>(refusal: Refusal<C>) -> Refused {
    match refusal {
        Refusal::Illegal(clause) => Refused::Clause(clause.id()),
        Refusal::Resigned => Refused::Resigned,
    }
}

/// How many plies are for people to remember: those before every player's last turn.
fn last_turns<R: Boxed>(table: &Table<R>) -> u32 {
    let movers: Vec<Option<Seat>> = table.movers().collect();
    let mut seen = SeatSet::NONE;
    let mut current = None;
    let mut first = 0;
    for (index, mover) in movers.iter().enumerate().rev() {
        let Some(seat) = *mover else { continue };
        if current != Some(seat) {
            if seen.has(seat) {
                return first;
            }
            seen = seen.with(seat);
            current = Some(seat);
        }
        first = index as u32;
    }
    // Nobody has had two turns yet: everything is somebody's last turn, and so is the deal.
    0
}

impl From<Refused> for Phrase {
    fn from(refused: Refused) -> Phrase {
        match refused {
            Refused::Misread(misread) => misread.what,
            Refused::Clause(id) => Phrase::new("refused-clause").with("clause", Arg::Text(id.into())),
            Refused::Nothing(id) => Phrase::new("refused-nothing").with("clause", Arg::Text(id.into())),
            Refused::Resigned => Phrase::new("refused-resigned"),
        }
    }
}
