//! One table: a task that owns the game, hears its people one after another and tells each what they may know.

mod clock;
mod load;
mod minds;
mod news;
mod nudge;
pub(crate) mod people;
mod show;
mod steps;
mod talk;

pub(crate) use load::kept_row;
pub(crate) use show::speechless;

use crate::bucket::{Bucket, Rate};
use crate::hall::Hall;
use crate::house::House;
use crate::refusal::Refusal;
use crate::secret::Hash;
use crate::store::{Cause, Op, StoreError, cause};
use antre_host::AnyTable;
use antre_kernel::{Eye, Lang, MAX_SEATS, Next, Phrase, Seat, SeatSet};
use antre_wire::server::{ChatLine, Do, Join, Kept, Opened, RoomCard, Said, Trouble, Word};
use clock::Clocks;
use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// What a table hears. Kept small: a table has room for some of it, heard or not.
pub(crate) enum Mail {
    /// Somebody wants a seat.
    Join { join: Box<Join>, account: Option<String>, reply: Reply<Opened> },
    /// Somebody with an account comes back from another device.
    Return { account: String, seat: String, reply: Reply<Opened> },
    /// A socket comes in.
    Enter {
        secret: Option<String>,
        lang: Lang,
        address: IpAddr,
        out: mpsc::Sender<Utf8Bytes>,
        reply: Reply<Entered>,
    },
    /// A socket said something.
    Said { member: u64, said: Box<Said>, at: Instant },
    /// A socket is gone.
    Left { member: u64 },
    /// How does the table stand?
    Card { lang: Lang, reply: Reply<Box<RoomCard>> },
    /// The open record and what proves it, once the game is over.
    Finished { reply: Reply<Box<crate::fair::Proof>> },
    /// A bot has decided.
    BotMoved { seat: Seat, version: u32, notation: Option<String>, beats: u32 },
    /// A bot has advised.
    Hinted { member: u64, version: u32, notation: Option<String> },
    /// A player may have been away for a while since it became their turn.
    Nudge { seat: Seat, turn: u32 },
    /// The table is to be looked at.
    Wake,
    /// It was opened long ago and never dealt: it goes, unless somebody is there.
    Expire,
    /// The operator deletes it.
    Delete { reply: Reply<()> },
    /// The server stops.
    Stop,
}

/// What a socket gets when it came in.
#[derive(Clone)]
pub(crate) struct Entered {
    pub(crate) member: u64,
    pub(crate) mail: mpsc::UnboundedSender<Mail>,
}

/// Somebody who is connected.
struct Member {
    id: u64,
    eye: Eye,
    lang: Lang,
    address: IpAddr,
    out: mpsc::Sender<Utf8Bytes>,
    awaits_hint: bool,
}

/// What is being played.
enum Play {
    /// Nothing yet: seats are open.
    Waiting,
    /// This, or it is over.
    Dealt(Box<dyn AnyTable>),
    /// A later program cannot go on with it.
    Frozen(Phrase),
}

/// A seat asks the others whether it may take back.
struct Plea {
    by: Seat,
    agreed: SeatSet,
}

/// A table and the people around it.
pub(crate) struct Room {
    id: String,
    made: i64,
    hall: Arc<Hall>,
    house: Arc<House>,
    me: mpsc::UnboundedSender<Mail>,
    kept: Kept,
    secrets: Vec<(Hash, Seat)>,
    play: Play,
    steps: i64,
    members: Vec<Member>,
    members_ever: u64,
    told: news::Memory,
    /// Since which version each seat has been to act without a break.
    window: [u32; MAX_SEATS],
    plea: Option<Plea>,
    paces: [Option<Bucket>; MAX_SEATS],
    thinking: [Option<u32>; MAX_SEATS],
    /// How many beats each bot took for its last moves: it answers no sooner than after the longest of them.
    beats: [[u32; 4]; MAX_SEATS],
    clumsy: SeatSet,
    rematch: SeatSet,
    heard: VecDeque<ChatLine>,
    /// For which turn each player was already told, or is about to be.
    nudged: [Option<u32>; MAX_SEATS],
    clocks: Clocks,
    /// Whose time was over when the game was claimed.
    late: Option<Seat>,
    left_at: [Instant; MAX_SEATS],
    card_changed: bool,
    /// The table is not on the disk any more, or cannot be read from it: it goes, and is looked for again when asked
    /// for.
    lost: bool,
    quiet_since: Instant,
}

/// What becomes of a table after it heard something.
enum Goes {
    On,
    Away,
}

impl Room {
    /// Hears everything until the table is put away.
    pub(crate) async fn run(mut self, mut inbox: mpsc::UnboundedReceiver<Mail>) {
        self.house.metrics.tables.fetch_add(1, Relaxed);
        self.wake_bots();
        loop {
            let wait = self.patience();
            let mail = tokio::select! {
                mail = inbox.recv() => mail,
                () = tokio::time::sleep(wait) => None,
            };
            let goes = match mail {
                Some(mail) => {
                    self.quiet_since = Instant::now();
                    self.hear(mail).await
                }
                None => self.look_up(&mut inbox).await,
            };
            if self.card_changed {
                self.tell_card();
            }
            if self.lost {
                self.hall.drop_room(&self.id);
            }
            if self.lost || matches!(goes, Goes::Away) {
                break;
            }
        }
        self.house.metrics.tables.fetch_sub(1, Relaxed);
    }

    /// How long nothing has to be done.
    fn patience(&self) -> Duration {
        let forget = Duration::from_secs(self.house.config.limits.forget_seconds);
        let quiet = (self.quiet_since + forget).saturating_duration_since(Instant::now());
        let until_forgotten = if self.is_busy() { Duration::from_secs(3600) } else { quiet };
        self.until_time_out()
            .map_or(until_forgotten, |time_out| time_out.min(until_forgotten))
            .max(Duration::from_millis(5))
    }

    /// Whether somebody is here, or thinks.
    fn is_busy(&self) -> bool {
        !self.members.is_empty() || self.thinking.iter().any(Option::is_some)
    }

    /// Nothing was heard for a while: look at the clocks, and go if nobody is here.
    async fn look_up(&mut self, inbox: &mut mpsc::UnboundedReceiver<Mail>) -> Goes {
        self.check_time().await;
        let forget = Duration::from_secs(self.house.config.limits.forget_seconds);
        let may_go = !self.is_busy() && self.quiet_since.elapsed() >= forget;
        if may_go && self.hall.forget(&self.id, inbox) { Goes::Away } else { Goes::On }
    }

    async fn hear(&mut self, mail: Mail) -> Goes {
        match mail {
            Mail::Join { join, account, reply } => {
                let _ = reply.send(self.join(*join, account).await);
            }
            Mail::Return { account, seat, reply } => {
                let _ = reply.send(self.come_back(&account, &seat).await);
            }
            Mail::Enter { secret, lang, address, out, reply } => {
                self.enter(secret, lang, address, out, reply);
            }
            Mail::Left { member } => self.left(member),
            Mail::Said { member, said, at } => self.said(member, *said, at).await,
            Mail::Card { lang, reply } => {
                let _ = reply.send(Ok(Box::new(self.card(lang))));
            }
            Mail::Finished { reply } => {
                let _ = reply.send(self.proof().map(Box::new));
            }
            Mail::BotMoved { seat, version, notation, beats } => {
                self.bot_moved(seat, version, notation, beats).await;
            }
            Mail::Hinted { member, version, notation } => self.hinted(member, version, notation),
            Mail::Nudge { seat, turn } => self.nudge(seat, turn).await,
            Mail::Wake => {
                self.check_time().await;
                self.watch_absent();
            }
            Mail::Expire => self.expire().await,
            Mail::Delete { reply } => {
                let _ = reply.send(self.delete().await);
            }
            Mail::Stop => {
                self.tell_closing("server-stops", true);
                return Goes::Away;
            }
        }
        Goes::On
    }

    /// Goes for good, whoever is here.
    async fn delete(&mut self) -> Result<(), Refusal> {
        let deleted = self.house.store.commit(vec![Op::Delete { table: self.id.clone() }]).await;
        deleted.map_err(|error| self.house.trouble(&error))?;
        self.gone();
        Ok(())
    }

    /// Something could not be stored: what to say, and if the table itself is not there any more, it goes.
    fn not_stored(&mut self, error: &StoreError) -> Refusal {
        if cause(error) == Cause::Gone {
            self.gone();
        }
        self.house.trouble(error)
    }

    /// The table is not stored any more: whoever is here is told, and nothing of it is written again.
    fn gone(&mut self) {
        self.tell_closing("server-table-gone", false);
        self.lost = true;
    }

    /// Goes for good, if nothing was dealt and nobody is here to wait.
    async fn expire(&mut self) {
        if !matches!(self.play, Play::Waiting) || !self.members.is_empty() {
            return;
        }
        match self.house.store.commit(vec![Op::Delete { table: self.id.clone() }]).await {
            Ok(()) => self.lost = true,
            Err(error) => tracing::error!(%error, "a table that was never dealt cannot be deleted"),
        }
    }

    async fn said(&mut self, member: u64, said: Said, at: Instant) {
        let Some(index) = self.members.iter().position(|known| known.id == member) else { return };
        let (eye, lang) = (self.members[index].eye, self.members[index].lang);
        let is_move = matches!(said.what, Do::Play { .. });
        if let Eye::Seat(seat) = eye
            && !self.may_speak(seat, at)
        {
            let why = self.house.speech.why(&self.kept.game, lang, &Refusal::plain(Trouble::TooFast));
            self.tell(member, &Word::Refused { id: said.id, why });
            return;
        }
        let done = match said.what {
            Do::Ping {} => {
                self.tell(member, &Word::Pong {});
                return;
            }
            what => match eye {
                Eye::Seat(seat) => self.does(member, seat, what).await,
                Eye::Public => Err(Refusal::plain(Trouble::NotSeated)),
            },
        };
        let word = match done {
            Ok(()) => {
                if is_move {
                    self.house.metrics.confirmed(at.elapsed());
                }
                Word::Done { id: said.id, version: self.version() }
            }
            Err(refusal) => {
                self.house.metrics.refused.fetch_add(1, Relaxed);
                Word::Refused { id: said.id, why: self.house.speech.why(&self.kept.game, lang, &refusal) }
            }
        };
        self.tell(member, &word);
    }

    /// Whether a seat may say something more now, over however many sockets it comes.
    fn may_speak(&mut self, seat: Seat, now: Instant) -> bool {
        let limits = &self.house.config.limits;
        let rate = Rate { burst: limits.message_burst, per_second: limits.messages_per_second };
        self.paces[seat.index()].get_or_insert_with(|| Bucket::full(rate, now)).take(rate, now)
    }

    /// A seat does something.
    async fn does(&mut self, member: u64, seat: Seat, what: Do) -> Result<(), Refusal> {
        match what {
            Do::Enter { .. } | Do::Ping {} => Err(Refusal::plain(Trouble::BadAsk)),
            Do::Ready { contribution } => self.ready(seat, contribution.unwrap_or_default()).await,
            Do::Play { version, notation } => {
                if self.kept.seats[seat.index()].bot.is_some() {
                    return Err(Refusal::plain(Trouble::BotSeat));
                }
                self.play(seat, version, &notation).await
            }
            Do::Resign {} => self.resign(seat).await,
            Do::Undo {} => self.ask_undo(seat).await,
            Do::Consent { agree } => self.consent(seat, agree).await,
            Do::Say { text } => self.say(seat, text).await,
            Do::Wave { preset } => self.wave(seat, preset).await,
            Do::Mute { seat: other, on } => self.mute(seat, &other, on).await,
            Do::Notify { url } => self.notify(member, seat, url).await,
            Do::HandOver { seat: other, bot } => self.hand_over(seat, other, &bot).await,
            Do::TakeBack {} => self.take_back(seat).await,
            Do::ClaimTime {} => self.claim_time(seat).await,
            Do::Hint {} => self.hint(member, seat).await,
            Do::Rematch {} => self.wants_rematch(seat).await,
        }
    }

    /// The game, once it is dealt.
    fn table(&self) -> Result<&dyn AnyTable, Refusal> {
        match &self.play {
            Play::Dealt(table) => Ok(&**table),
            Play::Waiting => Err(Refusal::plain(Trouble::NotYet)),
            Play::Frozen(_) => Err(Refusal::plain(Trouble::Frozen)),
        }
    }

    /// The game, to be changed.
    fn table_mut(&mut self) -> Result<&mut dyn AnyTable, Refusal> {
        match &mut self.play {
            Play::Dealt(table) => Ok(&mut **table),
            Play::Waiting => Err(Refusal::plain(Trouble::NotYet)),
            Play::Frozen(_) => Err(Refusal::plain(Trouble::Frozen)),
        }
    }

    fn version(&self) -> u32 {
        self.table().map_or(0, AnyTable::version)
    }

    fn next(&self) -> Next {
        self.table().map_or(Next::Over, AnyTable::next)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.kept.seats.len() as u8)
    }
}
