//! Coming, going and coming back: seats, secrets and spectators.

use crate::input::{Answer, ConnectionId, Output, RequestId, ThoughtId, Write};
use crate::names::{check_apart, check_name};
use crate::room::{Effect, Room, Then};
use crate::{Hash, Refusal};
use antre_kernel::{Eye, Lang, Phrase, Seat};
use antre_wire::server::{ErrorCode, Join, ServerMessage, StoredTable, Who};
use std::net::IpAddr;

/// The version of the socket's protocol; raised when an older page would misunderstand.
const PROTOCOL: u32 = 2;

/// The most secrets a seat has; when its owner comes from yet another device, the oldest stops working.
const MOST_SECRETS: usize = 8;

/// Somebody who is connected.
pub(crate) struct Connection {
    pub(crate) id: ConnectionId,
    pub(crate) eye: Eye,
    pub(crate) lang: Lang,
    pub(crate) address: IpAddr,
    /// The hint it waits for.
    pub(crate) hint: Option<Hint>,
}

/// A hint that is being thought of.
#[derive(Clone, Copy)]
pub(crate) struct Hint {
    pub(crate) thought: ThoughtId,
    /// The version it looks at.
    pub(crate) version: u32,
}

impl Room {
    pub(crate) fn connection(&self, id: ConnectionId) -> Option<&Connection> {
        self.connections.iter().find(|known| known.id == id)
    }

    pub(crate) fn connection_mut(&mut self, id: ConnectionId) -> Option<&mut Connection> {
        self.connections.iter_mut().find(|known| known.id == id)
    }

    /// The seat with this letter.
    pub(crate) fn seat_called(&self, letter: &str) -> Result<Seat, Refusal> {
        let seat = Seat::read(letter, self.stored.seats.len() as u8);
        seat.ok_or_else(|| Refusal::plain(ErrorCode::NotFound))
    }

    /// Somebody takes a seat.
    pub(crate) fn join(&mut self, join: Join, account: Option<String>) -> Result<Effect, Refusal> {
        check_name(&join.name)?;
        let is_open = |seat: &Seat| self.stored.seats[seat.index()].who == Who::Open;
        let seat = match &join.seat {
            None => self.all_seats().find(is_open),
            Some(letter) => Seat::read(letter, self.stored.seats.len() as u8).filter(is_open),
        };
        let seat = seat.ok_or_else(|| Refusal::plain(ErrorCode::Full))?;
        check_apart(&join.name, &self.stored.seats)?;
        let mut stored = (*self.stored).clone();
        let own = &mut stored.seats[seat.index()];
        (own.who, own.name, own.account) = (Who::Human, join.name, account.clone());
        self.new_secret(stored, seat, account)
    }

    /// Gives a seat another secret and writes everything down.
    fn new_secret(
        &mut self,
        stored: StoredTable,
        seat: Seat,
        account: Option<String>,
    ) -> Result<Effect, Refusal> {
        let secret = self.entropy.token();
        let mut writes = vec![Write::Secret { hash: Hash::of(&secret), seat }];
        // They are kept in the order in which they were made.
        let own = || self.secrets.iter().filter(|(_, of)| *of == seat).map(|(hash, _)| *hash);
        let revoked = own().next().filter(|_| own().count() >= MOST_SECRETS);
        writes.extend(revoked.map(|hash| Write::Revoke { hash }));
        writes.extend(account.map(|account| Write::Sitting { account, seat }));
        self.store(stored, writes, Then::Seated { secret, seat, revoked })
    }

    /// The owner of a seat comes back from another device.
    pub(crate) fn come_back(&mut self, account: &str, seat: &str) -> Result<Effect, Refusal> {
        let seat = Seat::read(seat, self.stored.seats.len() as u8);
        let owned = |seat: &Seat| self.stored.seats[seat.index()].account.as_deref() == Some(account);
        let seat = seat.filter(owned).ok_or_else(|| Refusal::plain(ErrorCode::NotAllowed))?;
        self.new_secret((*self.stored).clone(), seat, None)
    }

    /// A connection comes in: with a secret as that seat, without one as a spectator.
    pub(crate) fn enter(
        &mut self,
        request: RequestId,
        connection: ConnectionId,
        secret: Option<String>,
        lang: Lang,
        address: IpAddr,
    ) {
        let eye = match self.admit(secret, address) {
            Ok(eye) => eye,
            Err(refusal) => {
                self.out.push(Output::Answer { request, answer: Err(refusal) });
                return;
            }
        };
        self.make_room_for(eye);
        self.out.push(Output::Answer { request, answer: Ok(Answer::Entered) });
        self.connections.push(Connection { id: connection, eye, lang, address, hint: None });
        self.tell(connection, &ServerMessage::Welcome { eye: eye.to_string(), protocol: PROTOCOL });
        self.tell_summary();
        self.tell_whole_update(connection);
        for line in self.chat.clone() {
            self.say_to(connection, &line);
        }
        self.wake_bots();
    }

    /// With whose eyes somebody may look who comes with this secret, or without one.
    fn admit(&self, secret: Option<String>, address: IpAddr) -> Result<Eye, Refusal> {
        let Some(secret) = secret else {
            if self.has_room_to_watch(address) {
                return Ok(Eye::Public);
            }
            return Err(Refusal::new(ErrorCode::Full, Phrase::new("server-too-many-watch")));
        };
        let hash = Hash::of(&secret);
        // All are compared, so that the time does not tell which seat was nearly met.
        let mut found = None;
        for (known, seat) in &self.secrets {
            if known.is(hash) {
                found = Some(Eye::Seat(*seat));
            }
        }
        found.ok_or_else(|| Refusal::plain(ErrorCode::NotAllowed))
    }

    /// Whether one more spectator from there finds a place.
    fn has_room_to_watch(&self, address: IpAddr) -> bool {
        let limits = &self.shared.limits;
        let watching = || self.connections.iter().filter(|known| known.eye == Eye::Public);
        let from_there = watching().filter(|known| known.address == address).count();
        watching().count() < limits.spectators_per_table && from_there < limits.spectators_per_address
    }

    /// A player always gets in: the oldest of too many connections of the same seat goes.
    fn make_room_for(&mut self, eye: Eye) {
        let most = self.shared.limits.sockets_per_seat.max(1);
        while eye != Eye::Public && self.connections.iter().filter(|known| known.eye == eye).count() >= most {
            // They are kept in the order in which they came.
            let Some(oldest) = self.connections.iter().find(|known| known.eye == eye).map(|known| known.id)
            else {
                return;
            };
            self.tell_one_closing(oldest, "server-elsewhere", false);
            self.out.push(Output::Release { connection: oldest });
            self.connections.retain(|known| known.id != oldest);
        }
    }

    /// A connection is gone; its seat stays.
    pub(crate) fn left(&mut self, connection: ConnectionId) {
        let Some(known) = self.connection(connection) else { return };
        if let Eye::Seat(seat) = known.eye {
            self.seats[seat.index()].left_at = self.now;
        }
        self.connections.retain(|known| known.id != connection);
        self.summary_changed = true;
        self.forget_told();
        self.watch_absent();
    }

    pub(crate) fn present(&self, seat: Seat) -> bool {
        self.connections.iter().any(|known| known.eye.is(seat))
    }
}
