//! The room itself: what it is made of, what it hears, and the one place where what was written becomes true.

use crate::boxes::Boxes;
use crate::bucket::{Bucket, Rate};
use crate::catalogues::Catalogues;
use crate::clock::MoveTimes;
use crate::delta;
use crate::input::{
    Answer, ConnectionId, LoadFailure, Output, Report, RequestId, RoomInput, Snapshot, ThoughtId, Time,
    Write, WriteFailure,
};
use crate::people::Connection;
use crate::play::UndoRequest;
use crate::seats::SeatState;
use crate::step::{Step, StoredStep};
use crate::{Hash, Refusal, Secrets, Speech};
use antre_host::{AnyTable, Proposed};
use antre_kernel::{Eye, Next, Phrase, Seat};
use antre_wire::Id;
use antre_wire::server::{
    ChatMessage, ClientMessage, Command, ErrorCode, Limits, Opened, ServerMessage, StoredTable,
};
use std::collections::VecDeque;
use std::sync::Arc;

/// Whether a player may be told something at an address; if not, where they may, for people.
pub type Webhooks = Box<dyn Fn(&str) -> Result<(), String> + Send + Sync>;

/// What all rooms of a driver share.
pub struct Shared {
    /// The bounds of everything.
    pub limits: Limits,
    /// The words of all games.
    pub speech: Speech,
    /// Games that were built before.
    pub boxes: Boxes,
    /// What is printed in each pack, ready to be told.
    pub catalogues: Catalogues,
    /// Where players may be told of their turn.
    pub webhooks: Webhooks,
}

/// What is being played.
pub(crate) enum Play {
    /// Nothing yet: seats are open.
    Waiting,
    /// This, or it is over.
    Dealt(Box<dyn AnyTable>),
    /// A later program cannot go on with it.
    Frozen(Phrase),
}

/// A table and the people around it.
pub struct Room {
    pub(crate) shared: Arc<Shared>,
    pub(crate) id: String,
    pub(crate) stored: Arc<StoredTable>,
    pub(crate) secrets: Vec<(Hash, Seat)>,
    pub(crate) pack: Option<(String, String)>,
    pub(crate) play: Play,
    /// How many steps are stored.
    pub(crate) steps: i64,
    /// Whose time was over when the game was claimed.
    pub(crate) late: Option<Seat>,
    pub(crate) seats: Vec<SeatState>,
    pub(crate) move_times: MoveTimes,
    pub(crate) connections: Vec<Connection>,
    pub(crate) told: delta::Memory,
    pub(crate) undo_request: Option<UndoRequest>,
    pub(crate) chat: VecDeque<ChatMessage>,
    /// The summary that everybody was told is out of date.
    pub(crate) summary_changed: bool,
    pub(crate) entropy: Secrets,
    pub(crate) thoughts: u64,
    /// Bots whose moves could not be written try again then.
    pub(crate) bots_again_at: Option<Time>,
    pub(crate) now: Time,
    /// Since when nothing was heard.
    quiet_since: Time,
    /// What is being written; nothing else is heard meanwhile.
    pending: Option<Pending>,
    waiting: VecDeque<RoomInput>,
    ended: bool,
    pub(crate) out: Vec<Output>,
}

/// Who wants something, and so hears what came of it.
pub(crate) enum Asker {
    /// The room itself.
    Nobody,
    /// Somebody connected.
    Person { connection: ConnectionId, id: Option<Id>, is_move: bool },
    /// Somebody outside.
    Request(RequestId),
    /// The bot of a seat.
    Bot(Seat),
}

/// Something that is on its way to the disk.
struct Pending {
    asker: Asker,
    change: Change,
}

/// What comes true once it is written.
pub(crate) enum Change {
    /// The game goes on, or back.
    Step { proposed: Proposed, step: Step, at: Time },
    /// The table is another, and what follows from that.
    Table { stored: Arc<StoredTable>, dealt: Option<Box<dyn AnyTable>>, then: Then },
    /// Something was said.
    Chat(ChatMessage),
    /// The table is deleted.
    Deleted,
}

/// What follows once a table is stored anew.
pub(crate) enum Then {
    Nothing,
    /// A seat has another secret.
    Seated {
        secret: String,
        seat: Seat,
        /// The oldest one it had, where it had too many.
        revoked: Option<Hash>,
    },
    /// Another plays for this seat, and that stands in the record.
    Player {
        seat: Seat,
        proposed: Proposed,
    },
    /// A hint is counted, and given.
    Hint {
        connection: ConnectionId,
        seat: Seat,
    },
    /// A player is told that it is their turn.
    Remind {
        seat: Seat,
        url: String,
        body: String,
    },
}

/// What comes of something that somebody wants.
pub(crate) enum Effect {
    /// It is done.
    Done,
    /// It is proposed, and true when it is written.
    Write { writes: Vec<Write>, change: Change },
}

impl Room {
    /// A table as it is stored.
    pub fn load(shared: Arc<Shared>, snapshot: Snapshot, entropy: [u8; 32], now: Time) -> Room {
        let seats = vec![SeatState { left_at: now, ..SeatState::default() }; snapshot.stored.seats.len()];
        let mut room = Room {
            shared,
            id: snapshot.id.clone(),
            stored: Arc::new(snapshot.stored.clone()),
            secrets: Vec::new(),
            pack: None,
            play: Play::Waiting,
            steps: 0,
            late: None,
            seats,
            move_times: MoveTimes::default(),
            connections: Vec::new(),
            told: delta::Memory::default(),
            undo_request: None,
            chat: VecDeque::new(),
            summary_changed: false,
            entropy: Secrets::new(entropy),
            thoughts: 0,
            bots_again_at: None,
            now,
            quiet_since: now,
            pending: None,
            waiting: VecDeque::new(),
            ended: false,
            out: Vec::new(),
        };
        room.restore(snapshot);
        room
    }

    /// The same room with this game on its table, whatever was dealt: for tests that need a truth of their own.
    #[doc(hidden)]
    pub fn with_game(mut self, mut table: Box<dyn AnyTable>) -> Room {
        table.seat_players(crate::load::players(&self.stored));
        self.play = Play::Dealt(table);
        self
    }

    /// The game itself, for tests that need a truth of their own.
    #[doc(hidden)]
    pub fn game(&self) -> Option<&dyn AnyTable> {
        self.table().ok()
    }

    /// The name of the table.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Hears something, and says what is to be done about it. What comes while the disk has not answered waits.
    pub fn hear(&mut self, now: Time, input: RoomInput) -> Vec<Output> {
        self.now = self.now.max(now);
        match input {
            RoomInput::Stored(result) => self.stored(result),
            RoomInput::Loaded(result) => self.loaded(result),
            other if self.pending.is_some() => self.waiting.push_back(other),
            other => self.attend(other),
        }
        while self.pending.is_none()
            && let Some(input) = self.waiting.pop_front()
        {
            self.attend(input);
        }
        if self.summary_changed && !self.ended {
            self.tell_summary();
        }
        std::mem::take(&mut self.out)
    }

    /// When the room wants to be woken, should nothing be heard before.
    pub fn wake_at(&self) -> Option<Time> {
        if self.pending.is_some() {
            return None;
        }
        let forget = self.quiet_since + 1000 * self.shared.limits.forget_seconds as i64;
        let put_away = (!self.is_busy()).then_some(forget);
        [put_away, self.time_out_at(), self.reminder_at(), self.bots_again_at].into_iter().flatten().min()
    }

    /// Whether somebody is here, or thinks.
    fn is_busy(&self) -> bool {
        !self.connections.is_empty() || self.seats.iter().any(|seat| seat.thinking.is_some())
    }

    fn attend(&mut self, input: RoomInput) {
        if self.ended {
            return self.refuse(input);
        }
        if !matches!(input, RoomInput::Woken) {
            self.quiet_since = self.now;
        }
        match input {
            RoomInput::Join { request, join, account } => {
                let effect = self.join(*join, account);
                self.carry_out(Asker::Request(request), effect);
            }
            RoomInput::Return { request, account, seat } => {
                let effect = self.come_back(&account, &seat);
                self.carry_out(Asker::Request(request), effect);
            }
            RoomInput::Enter { request, connection, secret, lang, address } => {
                self.enter(request, connection, secret, lang, address);
            }
            RoomInput::Heard { connection, message } => self.heard(connection, *message),
            RoomInput::Left { connection } => self.left(connection),
            RoomInput::Summarise { request, lang } => {
                let summary = Answer::Summary(Box::new(self.summary(lang)));
                self.out.push(Output::Answer { request, answer: Ok(summary) });
            }
            RoomInput::Prove { request } => {
                let answer = self.proof().map(|proof| Answer::Proof(Box::new(proof)));
                self.out.push(Output::Answer { request, answer });
            }
            RoomInput::Thought { thought, notation, took } => self.thought(thought, notation, took),
            RoomInput::Woken => self.woken(),
            RoomInput::Expire => {
                let done = self.next() == Next::Over && !matches!(self.play, Play::Frozen(_));
                if done && self.connections.is_empty() {
                    self.carry_out(Asker::Nobody, Ok(delete()));
                }
            }
            RoomInput::Delete { request } => self.carry_out(Asker::Request(request), Ok(delete())),
            RoomInput::Stop => {
                self.tell_closing("server-stops", true);
                self.end();
            }
            RoomInput::Stored(_) | RoomInput::Loaded(_) => {}
        }
    }

    /// Time has passed.
    fn woken(&mut self) {
        if self.check_time() || self.remind() {
            return;
        }
        self.watch_absent();
        if self.bots_again_at.is_some_and(|at| at <= self.now) {
            self.bots_again_at = None;
        }
        self.wake_bots();
        let forget = self.quiet_since + 1000 * self.shared.limits.forget_seconds as i64;
        if !self.is_busy() && self.now >= forget {
            self.out.push(Output::Idle);
        }
    }

    /// Somebody asks for something at a table that has ended.
    fn refuse(&mut self, input: RoomInput) {
        if let RoomInput::Join { request, .. }
        | RoomInput::Return { request, .. }
        | RoomInput::Enter { request, .. }
        | RoomInput::Summarise { request, .. }
        | RoomInput::Prove { request }
        | RoomInput::Delete { request } = input
        {
            let answer = Err(Refusal::plain(ErrorCode::NotFound));
            self.out.push(Output::Answer { request, answer });
        }
    }

    /// Does what was proposed, or has it written first; or says why not.
    pub(crate) fn carry_out(&mut self, asker: Asker, effect: Result<Effect, Refusal>) {
        match effect {
            Ok(Effect::Done) => self.answer(asker, Ok(Answer::Done)),
            Ok(Effect::Write { writes, change }) => {
                self.pending = Some(Pending { asker, change });
                self.out.push(Output::Write(writes));
            }
            Err(refusal) => self.answer(asker, Err(refusal)),
        }
    }

    /// The disk has answered.
    fn stored(&mut self, result: Result<(), WriteFailure>) {
        let Some(Pending { asker, change }) = self.pending.take() else { return };
        match result {
            Ok(()) => {
                let answer = self.accept(change);
                self.answer(asker, Ok(answer));
            }
            Err(WriteFailure::Nothing(refusal)) => {
                self.forgo(&change);
                self.answer(asker, Err(refusal));
            }
            Err(WriteFailure::Gone) => {
                self.answer(asker, Err(Refusal::plain(ErrorCode::NotFound)));
                self.gone();
            }
            Err(WriteFailure::Unsure(refusal)) => {
                // Whoever asked hears that it is not sure; whatever the disk has is shown to all.
                self.answer(asker, Err(refusal));
                self.pending = Some(Pending { asker: Asker::Nobody, change });
                self.out.push(Output::Load);
            }
        }
    }

    /// The disk has said how the table stands.
    fn loaded(&mut self, result: Result<Box<Snapshot>, LoadFailure>) {
        if self.pending.take().is_none() {
            return;
        }
        match result {
            Ok(snapshot) => {
                // A deal without chance leaves the version at 0.
                let before = (self.status(), self.version());
                self.restore(*snapshot);
                self.summary_changed = true;
                if (self.status(), self.version()) != before {
                    self.tell_updates(0);
                    self.tell_endings();
                }
                self.wake_bots();
                self.watch_absent();
            }
            Err(LoadFailure::Gone) => self.gone(),
            Err(LoadFailure::Unavailable) => {
                self.tell_closing("server-trouble", true);
                self.end();
            }
        }
    }

    /// What was written is true from now on.
    fn accept(&mut self, change: Change) -> Answer {
        match change {
            Change::Step { proposed, step, at } => self.stepped(proposed, &step, at),
            Change::Chat(line) => self.say_to_all(line),
            Change::Deleted => self.gone(),
            Change::Table { stored, dealt, then } => {
                self.stored = stored;
                self.summary_changed = true;
                if let Some(table) = dealt {
                    self.dealt(table);
                }
                return self.then(then);
            }
        }
        Answer::Done
    }

    fn then(&mut self, then: Then) -> Answer {
        match then {
            Then::Nothing => {}
            Then::Seated { secret, seat, revoked } => {
                self.secrets.retain(|(known, _)| !revoked.is_some_and(|hash| hash.is(*known)));
                self.secrets.push((Hash::of(&secret), seat));
                let opened = Opened {
                    table: self.id.clone(),
                    seat: Some(seat.to_string()),
                    secret: Some(secret),
                    commitment: self.commitment(),
                };
                return Answer::Seated(opened);
            }
            Then::Player { seat, proposed } => {
                if let Play::Dealt(table) = &mut self.play {
                    table.accept(proposed);
                    self.steps += 1;
                }
                self.player_changed(seat);
            }
            Then::Hint { connection, seat } => self.begin_hint(connection, seat),
            Then::Remind { seat, url, body } => {
                self.seats[seat.index()].reminder = None;
                self.out.push(Output::Notify { url, body });
            }
        }
        Answer::Done
    }

    /// What could not be written does not happen; where the room itself wanted it, it tries again later.
    fn forgo(&mut self, change: &Change) {
        if let Change::Table { then: Then::Remind { seat, .. }, .. } = change {
            self.remind_later(*seat);
        }
    }

    /// Tells whoever wanted something what came of it.
    fn answer(&mut self, asker: Asker, answer: Result<Answer, Refusal>) {
        match asker {
            Asker::Nobody => {}
            Asker::Request(request) => self.out.push(Output::Answer { request, answer }),
            Asker::Bot(seat) => self.bot_answered(seat, answer.err()),
            Asker::Person { connection, id, is_move } => {
                let Some(lang) = self.connection(connection).map(|known| known.lang) else { return };
                let message = match answer {
                    Ok(_) => {
                        if is_move {
                            self.out.push(Output::Report(Report::MoveConfirmed));
                        }
                        ServerMessage::Done { id, version: self.version() }
                    }
                    Err(refusal) => {
                        self.out.push(Output::Report(Report::Refused));
                        ServerMessage::Refused { id, error: self.error_body(lang, &refusal) }
                    }
                };
                self.tell(connection, &message);
            }
        }
    }

    /// Somebody connected says something.
    fn heard(&mut self, connection: ConnectionId, message: ClientMessage) {
        let Some(known) = self.connection(connection) else { return };
        let (eye, lang) = (known.eye, known.lang);
        if let Eye::Seat(seat) = eye
            && !self.may_speak(seat)
        {
            let error = self.error_body(lang, &Refusal::plain(ErrorCode::TooFast));
            self.tell(connection, &ServerMessage::Refused { id: message.id, error });
            return;
        }
        if matches!(message.command, Command::Ping {}) {
            self.tell(connection, &ServerMessage::Pong {});
            return;
        }
        if let Command::Why { version, about } = &message.command {
            if let Some(asker) = self.connection(connection) {
                let answer = self.explain(asker, message.id, *version, about);
                self.tell(connection, &answer);
            }
            return;
        }
        let is_move = matches!(message.command, Command::Play { .. });
        let effect = match eye {
            Eye::Seat(seat) => self.command(connection, seat, message.command),
            Eye::Public => Err(Refusal::plain(ErrorCode::NotSeated)),
        };
        self.carry_out(Asker::Person { connection, id: message.id, is_move }, effect);
    }

    /// Whether a seat may say something more now, over however many connections it comes.
    fn may_speak(&mut self, seat: Seat) -> bool {
        let limits = &self.shared.limits;
        let rate = Rate { burst: limits.message_burst, per_second: limits.messages_per_second };
        let now = self.now;
        self.seats[seat.index()].pace.get_or_insert_with(|| Bucket::full(rate, now)).take(rate, now)
    }

    /// A seat wants something.
    fn command(&mut self, connection: ConnectionId, seat: Seat, command: Command) -> Result<Effect, Refusal> {
        match command {
            Command::Enter { .. } | Command::Ping {} | Command::Why { .. } => {
                Err(Refusal::plain(ErrorCode::BadAsk))
            }
            Command::Ready { promise } => self.ready(seat, promise),
            Command::Reveal { contribution } => self.reveal(seat, contribution),
            Command::Play { version, notation } => {
                if self.stored.seats[seat.index()].bot.is_some() {
                    return Err(Refusal::plain(ErrorCode::BotSeat));
                }
                self.play(seat, version, notation)
            }
            Command::Resign {} => self.resign(seat),
            Command::Undo {} => self.ask_undo(seat),
            Command::Consent { agree } => self.consent(seat, agree),
            Command::Say { text } => self.say(seat, text),
            Command::Wave { preset } => self.wave(seat, preset),
            Command::Mute { seat: other, on } => self.mute(seat, &other, on),
            Command::Pace { pace } => self.set_pace(pace),
            Command::Hurry {} => self.hurry(),
            Command::Notify { url } => self.notify(connection, seat, url),
            Command::HandOver { seat: other, bot } => self.hand_over(seat, other, bot),
            Command::TakeBack {} => self.take_back(seat),
            Command::ClaimTime {} => self.claim_time(seat),
            Command::Hint {} => self.hint(connection, seat),
            Command::Rematch {} => self.wants_rematch(seat),
        }
    }

    /// The table is not stored any more: whoever is here is told, and nothing of it is written again.
    fn gone(&mut self) {
        self.tell_closing("server-table-gone", false);
        self.end();
    }

    fn end(&mut self) {
        let connections = std::mem::take(&mut self.connections);
        self.out.extend(connections.iter().map(|known| Output::Release { connection: known.id }));
        self.ended = true;
        self.out.push(Output::End);
    }

    /// The game, once it is dealt.
    pub(crate) fn table(&self) -> Result<&dyn AnyTable, Refusal> {
        match &self.play {
            Play::Dealt(table) => Ok(&**table),
            Play::Waiting => Err(Refusal::plain(ErrorCode::NotYet)),
            Play::Frozen(_) => Err(Refusal::plain(ErrorCode::Frozen)),
        }
    }

    pub(crate) fn version(&self) -> u32 {
        self.table().map_or(0, AnyTable::version)
    }

    pub(crate) fn next(&self) -> Next {
        self.table().map_or(Next::Over, AnyTable::next)
    }

    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.stored.seats.len() as u8)
    }

    pub(crate) fn next_thought(&mut self) -> ThoughtId {
        self.thoughts += 1;
        ThoughtId(self.thoughts)
    }

    /// The next step as it will be stored.
    pub(crate) fn next_step(&self, step: &Step, fingerprint: u64) -> StoredStep {
        let spent = self.seats[step.seat().index()].clock.running_for(self.now);
        StoredStep { n: self.steps, text: step.write(), fingerprint: fingerprint as i64, at: self.now, spent }
    }
}

fn delete() -> Effect {
    Effect::Write { writes: vec![Write::Delete], change: Change::Deleted }
}
