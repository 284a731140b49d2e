//! Tables from the database: what was stored is played again, and must reach the same state.

use super::{Mail, Play, Room};
use crate::boxes::Boxes;
use crate::fair;
use crate::hall::Hall;
use crate::house::now_ms;
use crate::refusal::Refusal;
use crate::room::clock::Clocks;
use crate::room::talk::REMEMBERED;
use crate::secret::bytes;
use crate::store::{Row, Step, StoreError, json};
use antre_host::{AnyTable, Chance, Request};
use antre_kernel::{MAX_SEATS, Phrase, Seat, SeatSet};
use antre_shelf::SHELF;
use antre_wire::server::{Kept, Status, Trouble, Who};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::mpsc;

impl Room {
    /// A table that was just opened; nothing is dealt.
    pub(crate) fn new(
        hall: Arc<Hall>,
        me: mpsc::UnboundedSender<Mail>,
        id: String,
        made: i64,
        kept: Kept,
    ) -> Room {
        let house = Arc::clone(&hall.house);
        Room {
            id,
            made,
            hall,
            house,
            me,
            kept,
            secrets: Vec::new(),
            play: Play::Waiting,
            steps: 0,
            members: Vec::new(),
            members_ever: 0,
            told: Default::default(),
            window: [0; MAX_SEATS],
            plea: None,
            paces: [None; MAX_SEATS],
            thinking: [None; MAX_SEATS],
            beats: [[0; 4]; MAX_SEATS],
            clumsy: SeatSet::NONE,
            rematch: SeatSet::NONE,
            heard: VecDeque::new(),
            nudged: [None; MAX_SEATS],
            clocks: Clocks::default(),
            late: None,
            left_at: [Instant::now(); MAX_SEATS],
            card_changed: false,
            lost: false,
            quiet_since: Instant::now(),
        }
    }

    /// A table where this game is being played by people with these secrets: for tests.
    #[cfg(test)]
    pub(crate) fn with_game(mut self, mut table: Box<dyn AnyTable>, secrets: &[String]) -> Room {
        table.seat_players(players(&self.kept));
        self.play = Play::Dealt(table);
        let hash = |(index, secret): (usize, &String)| (crate::secret::Hash::of(secret), Seat::new(index));
        self.secrets = secrets.iter().enumerate().map(hash).collect();
        self
    }

    /// A table from the database.
    ///
    /// # Errors
    /// That there is none, or that the database has trouble.
    pub(crate) async fn load(
        hall: Arc<Hall>,
        me: mpsc::UnboundedSender<Mail>,
        id: &str,
    ) -> Result<Room, Refusal> {
        let (row, kept) = stored(&hall, id).await?;
        let mut room = Room::new(hall, me, row.id, row.made, kept);
        room.replay().await?;
        Ok(room)
    }

    /// Forgets what is in memory for what is stored.
    pub(super) async fn reload(&mut self) -> Result<(), Refusal> {
        self.kept = stored(&self.hall, &self.id).await?.1;
        self.replay().await
    }

    /// Plays everything that is stored again.
    async fn replay(&mut self) -> Result<(), Refusal> {
        let store = self.house.store.clone();
        let trouble = |error: &_| self.house.trouble(error);
        let secrets = store.secrets(&self.id).await.map_err(|error| trouble(&error))?;
        let steps = store.steps(&self.id).await.map_err(|error| trouble(&error))?;
        let pack = store.pack(&self.kept.pack_hash).await.map_err(|error| trouble(&error))?;
        let said = store.said(&self.id, REMEMBERED as i64).await.map_err(|error| trouble(&error))?;
        self.heard = said.iter().filter_map(|line| serde_json::from_str(line).ok()).collect();
        let seats = self.kept.seats.len();
        self.secrets = secrets
            .into_iter()
            .filter(|(_, seat)| *seat < seats)
            .map(|(hash, seat)| (hash, Seat::new(seat)))
            .collect();
        self.steps = steps.len() as i64;
        self.thinking = [None; MAX_SEATS];
        self.plea = None;
        self.late =
            steps.iter().find_map(|step| Seat::read(step.text.strip_prefix(CLAIMED)?.trim(), seats as u8));
        if !self.kept.dealt {
            self.play = Play::Waiting;
            return Ok(());
        }
        self.play = match replay(&self.house.boxes, &self.kept, pack, &steps) {
            Ok(table) => Play::Dealt(table),
            Err(why) => {
                tracing::warn!(table = self.id, why = why.key, "a table is frozen");
                Play::Frozen(why)
            }
        };
        if let Play::Dealt(table) = &mut self.play {
            table.seat_players(players(&self.kept));
        }
        self.window = [self.version(); MAX_SEATS];
        self.clocks = Clocks::resumed(&steps, self.next(), now_ms(), self.kept.clock);
        Ok(())
    }

    /// The row of this table as it stands.
    pub(super) fn row(&self) -> Result<Row, StoreError> {
        kept_row(&self.id, self.made, self.status(), &self.kept)
    }
}

/// A table as it is stored.
async fn stored(hall: &Hall, id: &str) -> Result<(Row, Kept), Refusal> {
    let row = hall.house.store.table(id).await.map_err(|error| hall.house.trouble(&error))?;
    let row = row.ok_or_else(|| Refusal::plain(Trouble::NotFound))?;
    let kept = serde_json::from_str(&row.kept).map_err(|error| {
        tracing::error!(table = id, %error, "a stored table is not understood");
        Refusal::plain(Trouble::Trouble)
    })?;
    Ok((row, kept))
}

/// What begins the step by which somebody loses on time.
pub(super) const CLAIMED: &str = "time";

/// The row of a table.
pub(crate) fn kept_row(id: &str, made: i64, status: Status, kept: &Kept) -> Result<Row, StoreError> {
    Ok(Row {
        id: id.to_owned(),
        made,
        status: word(status).to_owned(),
        listed: kept.listed,
        game: kept.game.clone(),
        // The types hold nothing that JSON cannot say.
        kept: json(kept)?,
    })
}

/// A status as it is stored.
pub(crate) fn word(status: Status) -> &'static str {
    match status {
        Status::Waiting => "waiting",
        Status::Running => "running",
        Status::Over => "over",
        Status::Frozen => "frozen",
    }
}

/// Who sits where, as records say it.
pub(super) fn players(kept: &Kept) -> Vec<String> {
    let of = |seat: &antre_wire::server::KeptSeat| match (seat.who, &seat.bot) {
        (Who::Bot, Some(bot)) => bot.clone(),
        _ => format!("human {}", seat.name),
    };
    kept.seats.iter().map(of).collect()
}

/// Deals as the seed says.
pub(super) fn deal(
    boxes: &Boxes,
    kept: &Kept,
    pack: Option<(String, String)>,
) -> Result<Box<dyn AnyTable>, Phrase> {
    let game = SHELF.iter().find(|game| game.id() == kept.game).copied();
    let game = game.ok_or_else(|| Phrase::new("server-frozen-game").with("game", kept.game.as_str()))?;
    let seed = bytes(&kept.seed).ok_or_else(|| Phrase::new("server-frozen-damaged"))?;
    let key = fair::key(&seed, kept.seats.iter().map(|seat| seat.contribution.as_str()));
    let request = Request { pack, seats: Some(kept.seats.len() as u8), options: kept.options.clone() };
    boxes.open(game, &request, &kept.pack_hash, Chance::Secret(key)).map_err(|misread| misread.what)
}

/// Plays all steps again.
///
/// # Errors
/// What has changed since, so that the game cannot go on.
fn replay(
    boxes: &Boxes,
    kept: &Kept,
    pack: Option<(String, String)>,
    steps: &[Step],
) -> Result<Box<dyn AnyTable>, Phrase> {
    let mut table = deal(boxes, kept, pack)?;
    let changed = |table: &dyn AnyTable, step: usize| {
        let now = table.header();
        let phrase = if now.setup.pack_hash != kept.pack_hash {
            Phrase::new("server-frozen-pack").with("pack", kept.pack.as_str())
        } else if now.rules_version != kept.rules_version {
            Phrase::new("server-frozen-rules")
                .with("then", i64::from(kept.rules_version))
                .with("now", i64::from(now.rules_version))
        } else {
            Phrase::new("server-frozen-state")
        };
        phrase.with("game", kept.game.as_str()).with("step", step as i64 + 1)
    };
    if table.header().setup.pack_hash != kept.pack_hash {
        return Err(changed(&*table, 0));
    }
    for (index, step) in steps.iter().enumerate() {
        again(&mut *table, &step.text).ok_or_else(|| changed(&*table, index))?;
        if table.fingerprint() as i64 != step.fingerprint {
            return Err(changed(&*table, index));
        }
    }
    Ok(table)
}

/// Plays one step again.
fn again(table: &mut dyn AnyTable, step: &str) -> Option<()> {
    let seats = table.setup().seats;
    let (word, rest) = step.split_once(' ')?;
    match word {
        "undo" => {
            let seat = Seat::read(rest, seats)?;
            // It was agreed to when it was played.
            table.undo(seat, SeatSet::NONE, SeatSet::NONE).ok().map(|_| ())
        }
        "resign" | CLAIMED => {
            table.resign(Seat::read(rest, seats)?);
            Some(())
        }
        seat => table.play(Seat::read(seat, seats)?, rest).ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interference::kept;

    /// A game of some steps, as it is stored.
    fn stored_game() -> (Kept, Vec<Step>) {
        let game = antre_host::find(SHELF, "drako").unwrap();
        let opened = game.open(&Request::default(), Chance::Practice(0)).unwrap();
        let kept = kept(&*opened);
        let mut table = deal(&Boxes::default(), &kept, None).unwrap();
        let mut steps = Vec::new();
        for n in 0..8 {
            let antre_kernel::Next::Seats(seats) = table.next() else { break };
            let seat = seats.first().unwrap();
            let notation = table.choices(seat)[0].notation.clone();
            table.play(seat, &notation).unwrap();
            let (text, fingerprint) = (format!("{seat} {notation}"), table.fingerprint() as i64);
            steps.push(Step { n, text, fingerprint, at: 0, spent: 0 });
        }
        (kept, steps)
    }

    #[test]
    fn a_table_goes_on_where_it_reaches_the_same_state_and_is_frozen_where_not() {
        let (kept, steps) = stored_game();
        let key = |kept: &Kept, steps: &[Step]| {
            replay(&Boxes::default(), kept, None, steps).err().map(|phrase| phrase.key)
        };
        assert_eq!(key(&kept, &steps), None);
        // Other rules that lead to the same state change nothing for this table.
        let older = Kept { rules_version: kept.rules_version + 1, ..kept.clone() };
        assert_eq!(key(&older, &steps), None);
        let mut other = steps.clone();
        other[5].fingerprint ^= 1;
        assert_eq!(key(&kept, &other), Some("server-frozen-state"));
        assert_eq!(key(&older, &other), Some("server-frozen-rules"));
        other[5].text = "A no such move".into();
        assert_eq!(key(&kept, &other), Some("server-frozen-state"));
        let foreign = Kept { pack_hash: "0".repeat(16), ..kept.clone() };
        assert_eq!(key(&foreign, &steps), Some("server-frozen-pack"));
        let unknown = Kept { game: "chess".into(), ..kept };
        assert_eq!(key(&unknown, &steps), Some("server-frozen-game"));
    }
}
