//! What players add to the chance of their table: promised by its hash, told when all have promised, and proven at the
//! end.

use crate::fair::{self, Proof, Version};
use crate::room::{Effect, Play, Room, Then};
use crate::secret::bytes;
use crate::{Refusal, load};
use antre_kernel::{Phrase, Seat};
use antre_wire::server::{ErrorCode, StoredSeat, StoredTable, Who};

/// What is published of a table's seed before anything is dealt.
pub fn commitment(id: &str, stored: &StoredTable) -> String {
    let both = Version::of(stored.proof).zip(bytes(&stored.seed));
    both.map(|(version, seed)| fair::commitment(version, id, &seed)).unwrap_or_default()
}

/// Whether a seat does not keep the others from being dealt: whoever plays for its player later, they have seen the
/// commitment and told what they promised.
pub(crate) fn is_settled(seat: &StoredSeat) -> bool {
    has_promised(seat) && !seat.owes()
}

fn has_promised(seat: &StoredSeat) -> bool {
    match seat.who {
        Who::Open => false,
        Who::Human => seat.ready,
        Who::Bot => true,
    }
}

impl Room {
    /// Whether everybody has promised and somebody has not told yet what.
    pub(crate) fn is_revealing(&self) -> bool {
        let seats = &self.stored.seats;
        !self.stored.dealt && seats.iter().all(has_promised) && seats.iter().any(StoredSeat::owes)
    }

    /// A player has seen the commitment and is ready for the deal. Said again it changes nothing, and neither does it
    /// after the deal, whoever played the seat meanwhile: what went into the key is fixed.
    ///
    /// Another promise replaces the first as long as somebody else has not made theirs: people change devices, and the
    /// other one does not know what was promised. Later it means that the promise cannot be kept; then all promise anew,
    /// so that nobody chooses what they add knowing what the others did, and how often is told.
    pub(crate) fn ready(&self, seat: Seat, promise: Option<String>) -> Result<Effect, Refusal> {
        if !promise.as_deref().is_none_or(fair::is_promise) {
            return Err(Refusal::new(ErrorCode::BadOpen, Phrase::new("server-bad-promise")));
        }
        let own = &self.stored.seats[seat.index()];
        let said_again = own.ready && (promise.is_none() || promise == own.promise);
        if !matches!(self.play, Play::Waiting) || said_again {
            return Ok(Effect::Done);
        }
        let mut stored = (*self.stored).clone();
        if self.is_revealing() {
            if !own.owes() {
                return Ok(Effect::Done);
            }
            if stored.rounds >= fair::MOST_ROUNDS {
                let what = Phrase::new("server-too-many-rounds").with("most", i64::from(fair::MOST_ROUNDS));
                return Err(Refusal::new(ErrorCode::TooFast, what));
            }
            stored.rounds += 1;
            stored.seats.iter_mut().filter(|seat| seat.who == Who::Human).for_each(load::promise_anew);
        } else {
            let own = &mut stored.seats[seat.index()];
            (own.ready, own.promise) = (true, promise);
        }
        self.store(stored, Vec::new(), Then::Nothing)
    }

    /// A player tells what they promised to add, once all have promised.
    pub(crate) fn reveal(&self, seat: Seat, contribution: String) -> Result<Effect, Refusal> {
        if !matches!(self.play, Play::Waiting) {
            return Ok(Effect::Done);
        }
        if contribution.is_empty() || !fair::is_contribution(&contribution) {
            let what = Phrase::new("server-bad-contribution").with("most", fair::LONGEST_CONTRIBUTION);
            return Err(Refusal::new(ErrorCode::BadOpen, what));
        }
        if !self.is_revealing() {
            return Err(Refusal::plain(ErrorCode::NotYet));
        }
        let own = &self.stored.seats[seat.index()];
        if !own.owes() {
            return Ok(Effect::Done);
        }
        let told = fair::promise(&self.id, seat, self.stored.rounds, &contribution);
        if own.promise.as_deref() != Some(told.as_str()) {
            return Err(Refusal::new(ErrorCode::BadOpen, Phrase::new("server-broken-promise")));
        }
        let mut stored = (*self.stored).clone();
        stored.seats[seat.index()].contribution = contribution;
        self.store(stored, Vec::new(), Then::Nothing)
    }

    /// The finished game with what proves its rolls.
    pub(crate) fn proof(&self) -> Result<Proof, Refusal> {
        let record = self.table()?.record().ok_or_else(|| Refusal::plain(ErrorCode::NotOver))?;
        let both = bytes(&self.stored.seed).zip(Version::of(self.stored.proof));
        let (seed, version) = both.ok_or_else(|| Refusal::plain(ErrorCode::Internal))?;
        let promises = match version {
            Version::First => Vec::new(),
            Version::Second => self.stored.seats.iter().map(|seat| seat.promise.clone()).collect(),
        };
        Ok(Proof {
            version,
            table: self.id.clone(),
            commitment: self.commitment(),
            seed,
            rounds: self.stored.rounds,
            promises,
            contributions: self.stored.seats.iter().map(|seat| seat.contribution.clone()).collect(),
            record,
        })
    }
}
