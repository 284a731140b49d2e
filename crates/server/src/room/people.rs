//! Coming, going and coming back: seats, secrets, spectators, stand-ins and another game.

use super::{Entered, Mail, Member, Play, Reply, Room};
use crate::fair;
use crate::refusal::Refusal;
use crate::secret::{Hash, token};
use crate::store::Op;
use antre_kernel::{Eye, Lang, Next, Phrase, Seat, SeatSet, fits_a_line};
use antre_wire::server::{Join, Opened, Trouble, Who, Word};
use std::net::IpAddr;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// A seat whose player has been away so long may be given to a bot by the others.
const AWAY: Duration = Duration::from_secs(30);

/// The version of the socket's protocol; raised when an older page would misunderstand.
const PROTOCOL: u32 = 1;

/// The longest name.
const LONGEST_NAME: usize = 40;

/// Whether people can be called so.
///
/// # Errors
/// That they cannot.
pub(crate) fn check_name(name: &str) -> Result<(), Refusal> {
    if fits_a_line(name, LONGEST_NAME) {
        return Ok(());
    }
    Err(Refusal::new(Trouble::BadOpen, Phrase::new("server-bad-name").with("most", LONGEST_NAME)))
}

/// Whether this may be added to the chance.
///
/// # Errors
/// That it may not.
pub(crate) fn check_contribution(text: &str) -> Result<(), Refusal> {
    if fair::is_contribution(text) {
        return Ok(());
    }
    let what = Phrase::new("server-bad-contribution").with("most", fair::LONGEST_CONTRIBUTION);
    Err(Refusal::new(Trouble::BadOpen, what))
}

impl Room {
    /// Somebody takes a seat.
    pub(super) async fn join(&mut self, join: Join, account: Option<String>) -> Result<Opened, Refusal> {
        check_name(&join.name)?;
        let open: SeatSet =
            self.seats().filter(|seat| self.kept.seats[seat.index()].who == Who::Open).collect();
        let seat = match &join.seat {
            None => open.first(),
            Some(letter) => Seat::read(letter, self.kept.seats.len() as u8).filter(|&seat| open.has(seat)),
        };
        let seat = seat.ok_or_else(|| Refusal::plain(Trouble::Full))?;
        let before = self.kept.seats[seat.index()].clone();
        let kept = &mut self.kept.seats[seat.index()];
        kept.who = Who::Human;
        kept.name = join.name;
        kept.account = account.clone();
        let opened = match self.new_secret(seat, account).await {
            Ok(opened) => opened,
            Err(refusal) => {
                self.kept.seats[seat.index()] = before;
                return Err(refusal);
            }
        };
        self.card_changed = true;
        Ok(opened)
    }

    /// Gives a seat another secret and writes everything down.
    async fn new_secret(&mut self, seat: Seat, account: Option<String>) -> Result<Opened, Refusal> {
        let secret = token().map_err(|_| Refusal::plain(Trouble::Trouble))?;
        let hash = Hash::of(&secret);
        let table = self.id.clone();
        let mut ops = vec![Op::Secret { hash, table: table.clone(), seat: seat.index() }];
        ops.extend(account.map(|account| Op::Sitting { account, table, seat: seat.index() }));
        self.keep_row(ops).await?;
        self.secrets.push((hash, seat));
        Ok(Opened {
            table: self.id.clone(),
            seat: Some(seat.to_string()),
            secret: Some(secret),
            commitment: self.commitment(),
        })
    }

    /// The owner of a seat comes back from another device.
    pub(super) async fn come_back(&mut self, account: &str, seat: &str) -> Result<Opened, Refusal> {
        let seat = Seat::read(seat, self.kept.seats.len() as u8);
        let owned = |seat: &Seat| self.kept.seats[seat.index()].account.as_deref() == Some(account);
        let seat = seat.filter(owned).ok_or_else(|| Refusal::plain(Trouble::NotAllowed))?;
        self.new_secret(seat, None).await
    }

    /// A socket comes in: with a secret as that seat, without one as a spectator.
    pub(super) fn enter(
        &mut self,
        secret: Option<String>,
        lang: Lang,
        address: IpAddr,
        out: mpsc::Sender<Utf8Bytes>,
        reply: Reply<Entered>,
    ) {
        let eye = match secret {
            None => Some(Eye::Public),
            Some(secret) => {
                let hash = Hash::of(&secret);
                // All are compared, so that the time does not tell which seat was nearly met.
                let mut found = None;
                for (known, seat) in &self.secrets {
                    if known.is(hash) {
                        found = Some(Eye::Seat(*seat));
                    }
                }
                found
            }
        };
        let Some(eye) = eye else {
            let _ = reply.send(Err(Refusal::plain(Trouble::NotAllowed)));
            return;
        };
        if eye == Eye::Public && !self.has_room_to_watch(address) {
            let _ = reply.send(Err(Refusal::new(Trouble::Full, Phrase::new("server-too-many-watch"))));
            return;
        }
        self.make_room_for(eye);
        self.members_ever += 1;
        let member = self.members_ever;
        if reply.send(Ok(Entered { member, mail: self.me.clone() })).is_err() {
            return;
        }
        self.members.push(Member { id: member, eye, lang, address, out, awaits_hint: false });
        self.tell(member, &Word::Welcome { eye: eye.to_string(), protocol: PROTOCOL });
        self.tell_card();
        self.tell_sight(member);
        for line in self.heard.clone() {
            self.tell_chat_to(member, &line);
        }
        self.wake_bots();
    }

    /// Whether one more spectator from there finds a place.
    fn has_room_to_watch(&self, address: IpAddr) -> bool {
        let limits = &self.house.config.limits;
        let watching = || self.members.iter().filter(|member| member.eye == Eye::Public);
        let from_there = watching().filter(|member| member.address == address).count();
        watching().count() < limits.spectators_per_table && from_there < limits.spectators_per_address
    }

    /// A player always gets in: the oldest of too many sockets of the same seat goes.
    fn make_room_for(&mut self, eye: Eye) {
        let most = self.house.config.limits.sockets_per_seat.max(1);
        while eye != Eye::Public && self.members.iter().filter(|member| member.eye == eye).count() >= most {
            let oldest = self.members.iter().filter(|member| member.eye == eye).map(|member| member.id).min();
            let Some(oldest) = oldest else { return };
            self.tell_one_closing(oldest, "server-elsewhere", false);
            self.members.retain(|member| member.id != oldest);
        }
    }

    /// A socket is gone; its seat stays.
    pub(super) fn left(&mut self, member: u64) {
        let before = self.members.len();
        if let Some(known) = self.members.iter().find(|known| known.id == member)
            && let Eye::Seat(seat) = known.eye
        {
            self.left_at[seat.index()] = Instant::now();
        }
        self.members.retain(|known| known.id != member);
        self.card_changed |= self.members.len() != before;
        self.forget_told();
        self.watch_absent();
    }

    pub(super) fn present(&self, seat: Seat) -> bool {
        self.members.iter().any(|member| member.eye.is(seat))
    }

    /// A bot plays for a seat from now on: for one's own, or for one whose player has left.
    pub(super) async fn hand_over(
        &mut self,
        by: Seat,
        other: Option<String>,
        bot: &str,
    ) -> Result<(), Refusal> {
        if matches!(self.play, Play::Frozen(_)) {
            return Err(Refusal::plain(Trouble::Frozen));
        }
        let seat = match other {
            None => by,
            Some(letter) => Seat::read(&letter, self.kept.seats.len() as u8)
                .ok_or_else(|| Refusal::plain(Trouble::NotFound))?,
        };
        self.house.bot(&self.kept.game, bot)?;
        let kept = &self.kept.seats[seat.index()];
        // Where a clock runs, it alone says how long somebody may be away.
        let in_time = self.kept.clock.is_some() && !self.late().contains(&seat);
        let gone = !self.present(seat) && self.left_at[seat.index()].elapsed() >= AWAY;
        let away = seat == by || (gone && !in_time);
        if kept.who != Who::Human || kept.bot.is_some() || !away {
            return Err(Refusal::plain(Trouble::BotSeat));
        }
        self.set_bot(seat, Some(bot.to_owned())).await?;
        self.deal_if_ready().await
    }

    /// The player of a seat plays again.
    pub(super) async fn take_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.kept.seats[seat.index()].bot.is_none() {
            return Err(Refusal::plain(Trouble::BotSeat));
        }
        self.set_bot(seat, None).await
    }

    async fn set_bot(&mut self, seat: Seat, bot: Option<String>) -> Result<(), Refusal> {
        let before = std::mem::replace(&mut self.kept.seats[seat.index()].bot, bot);
        if let Err(refusal) = self.keep_row(Vec::new()).await {
            self.kept.seats[seat.index()].bot = before;
            return Err(refusal);
        }
        // What a bot was thinking for the seat is not played any more.
        self.window[seat.index()] = self.version();
        self.card_changed = true;
        self.wake_bots();
        Ok(())
    }

    /// A seat would play again; when all people would, there is a new table with the same secrets.
    pub(super) async fn wants_rematch(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.table()?;
        if self.next() != Next::Over {
            return Err(Refusal::plain(Trouble::NotOver));
        }
        if self.kept.rematch.is_some() {
            return Ok(());
        }
        self.rematch = self.rematch.with(seat);
        self.card_changed = true;
        let people: SeatSet =
            self.seats().filter(|seat| self.kept.seats[seat.index()].who == Who::Human).collect();
        if !self.rematch.covers(people) {
            return Ok(());
        }
        let secrets = self.secrets.iter().map(|(hash, seat)| (*hash, *seat)).collect();
        let table = self.hall.rematch(&self.kept, secrets).await?;
        self.kept.rematch = Some(table);
        self.keep_row(Vec::new()).await
    }
}

/// Asks a table something and waits for its answer.
pub(crate) async fn ask<T>(
    send: impl FnOnce(Mail),
    mail: impl FnOnce(Reply<T>) -> Mail,
) -> Result<T, Refusal> {
    let (reply, answer) = tokio::sync::oneshot::channel();
    send(mail(reply));
    answer.await.unwrap_or_else(|_| Err(Refusal::plain(Trouble::Trouble)))
}
