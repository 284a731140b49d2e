//! Tables as they are stored: what happened is played again, and must reach the same state.

use crate::boxes::Boxes;
use crate::clock::{MoveTimes, SeatClock};
use crate::input::Snapshot;
use crate::room::{Play, Room};
use crate::secret::bytes;
use crate::step::{Step, StoredStep, last_timed};
use crate::{Report, fair};
use antre_host::{AnyTable, Chance, Request};
use antre_kernel::{Phrase, Seat};
use antre_shelf::SHELF;
use antre_wire::server::{StoredSeat, StoredTable, Who};
use std::sync::Arc;

impl Room {
    /// What is in memory is forgotten for what is stored; whoever is connected stays.
    pub(crate) fn restore(&mut self, snapshot: Snapshot) {
        let seats = snapshot.stored.seats.len() as u8;
        self.stored = Arc::new(snapshot.stored);
        self.secrets =
            snapshot.secrets.into_iter().filter(|(_, seat)| seat.index() < usize::from(seats)).collect();
        self.chat = snapshot.chat.into();
        self.pack = snapshot.pack;
        self.steps = snapshot.steps.len() as i64;
        self.undo_request = None;
        let steps: Vec<Option<Step>> =
            snapshot.steps.iter().map(|step| Step::read(&step.text, seats)).collect();
        self.late = steps.iter().flatten().find_map(|step| match step {
            Step::TimeLost { seat } => Some(*seat),
            _ => None,
        });
        self.play = Play::Waiting;
        if self.stored.dealt {
            self.play = match replay(
                &self.shared.boxes,
                &self.id,
                &self.stored,
                self.pack.clone(),
                &snapshot.steps,
            ) {
                Ok(mut table) => {
                    table.seat_players(players(&self.stored));
                    Play::Dealt(table)
                }
                Err(why) => {
                    self.report(Report::Frozen(why.key));
                    Play::Frozen(why)
                }
            };
        }
        if self.stored.dealt {
            self.pack = None;
        }
        let (version, next, now) = (self.version(), self.next(), self.now);
        let last = last_timed(&snapshot.steps).map_or(now, |step| step.at);
        for (seat, state) in Seat::all(seats).zip(&mut self.seats) {
            let own = snapshot.steps.iter().zip(&steps);
            let own = own.filter(|(_, step)| step.as_ref().is_some_and(|step| step.seat() == seat));
            let spent = own.map(|(stored, _)| stored.spent).sum();
            let since = next.may_act(seat).then_some((last + snapshot.unheld).min(now));
            state.clock = SeatClock::resumed(spent, since);
            (state.since, state.thinking) = (version, None);
        }
        self.move_times = MoveTimes::default();
        for (stored, step) in snapshot.steps.iter().zip(&steps) {
            if let Some(step) = step {
                self.note_time(step, stored.spent);
            }
        }
        if snapshot.unheld > 0 {
            self.grant_grace();
        }
    }
}

/// The table where the same people play again: all must be ready anew.
pub(crate) fn rematch(before: &StoredTable, seed: String) -> StoredTable {
    let proof = StoredTable::PROOF;
    let mut again = StoredTable { seed, rematch: None, listed: false, proof, rounds: 0, ..before.clone() };
    for seat in &mut again.seats {
        seat.hints = 0;
        promise_anew(seat);
        if seat.who == Who::Human {
            seat.bot = None;
        }
    }
    // Bots add nothing to the chance and need not see the commitment: among themselves they are dealt at once.
    again.dealt = again.seats.iter().all(|seat| seat.who == Who::Bot);
    again
}

/// A player has to see the commitment and say what they add, as if they had said nothing.
pub(crate) fn promise_anew(seat: &mut StoredSeat) {
    (seat.ready, seat.promise) = (false, None);
    seat.contribution.clear();
}

/// Who sits where, as records say it.
pub(crate) fn players(stored: &StoredTable) -> Vec<String> {
    stored.seats.iter().map(player).collect()
}

/// Whose seat it is, as records say it, whoever plays for them.
pub(crate) fn player(seat: &StoredSeat) -> String {
    match (seat.who, &seat.bot) {
        (Who::Bot, Some(bot)) => bot.clone(),
        _ => format!("human {}", seat.name),
    }
}

/// Deals as the seed says.
pub(crate) fn deal(
    boxes: &Boxes,
    id: &str,
    stored: &StoredTable,
    pack: Option<(String, String)>,
) -> Result<Box<dyn AnyTable>, Phrase> {
    let game = SHELF.iter().find(|game| game.id() == stored.game).copied();
    let game = game.ok_or_else(|| Phrase::new("server-frozen-game").with("game", stored.game.as_str()))?;
    let seed = bytes(&stored.seed).ok_or_else(|| Phrase::new("server-frozen-damaged"))?;
    let version = fair::Version::of(stored.proof).ok_or_else(|| Phrase::new("server-frozen-damaged"))?;
    let bound = fair::Bound {
        table: id,
        game: &stored.game,
        pack_hash: &stored.pack_hash,
        seats: stored.seats.len(),
        options: &stored.options,
    };
    let added = stored.seats.iter().map(|seat| seat.contribution.as_str());
    let key = fair::key(version, &bound, &seed, added);
    // A pack of the box, of today or of then, need not have been stored beside the table.
    let edition = || game.edition(&stored.pack_hash).map(|(name, text)| (name.to_owned(), text.to_owned()));
    let pack = pack.or_else(edition);
    let request = Request {
        pack,
        seats: Some(stored.seats.len() as u8),
        options: stored.options.clone(),
        rules: Some(stored.rules_version),
    };
    boxes.open(game, &request, &stored.pack_hash, Chance::Secret(key)).map_err(|misread| misread.what)
}

/// Plays all steps again.
///
/// # Errors
/// What has changed since, so that the game cannot go on.
fn replay(
    boxes: &Boxes,
    id: &str,
    stored: &StoredTable,
    pack: Option<(String, String)>,
    steps: &[StoredStep],
) -> Result<Box<dyn AnyTable>, Phrase> {
    let mut table = deal(boxes, id, stored, pack)?;
    let changed = |table: &dyn AnyTable, step: usize| {
        let now = table.header();
        let phrase = if now.setup.pack_hash != stored.pack_hash {
            Phrase::new("server-frozen-pack").with("pack", stored.pack.as_str())
        } else if now.rules_version != stored.rules_version {
            Phrase::new("server-frozen-rules")
                .with("then", i64::from(stored.rules_version))
                .with("now", i64::from(now.rules_version))
        } else {
            Phrase::new("server-frozen-state")
        };
        phrase.with("game", stored.game.as_str()).with("step", step as i64 + 1)
    };
    if table.header().setup.pack_hash != stored.pack_hash {
        return Err(changed(&*table, 0));
    }
    let seats = stored.seats.len() as u8;
    for (index, step) in steps.iter().enumerate() {
        let again = Step::read(&step.text, seats).and_then(|step| step.again(&mut *table));
        if again.is_none() || table.fingerprint() as i64 != step.fingerprint {
            return Err(changed(&*table, index));
        }
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stored_table(table: &dyn AnyTable) -> StoredTable {
        let (version, setup) = (table.header().rules_version, table.setup());
        let seat = StoredSeat { who: Who::Human, name: "Anna".into(), ready: true, ..StoredSeat::open() };
        let seats = vec![seat; usize::from(setup.seats)];
        StoredTable { dealt: true, ..StoredTable::new(table.game(), version, setup, seats, "00".repeat(32)) }
    }

    /// A game of some steps, as it is stored.
    fn stored_game() -> (StoredTable, Vec<StoredStep>) {
        let game = antre_host::find(SHELF, "drako").unwrap();
        let opened = game.open(&Request::default(), Chance::Practice(0)).unwrap();
        let stored = stored_table(&*opened);
        let mut table = deal(&Boxes::default(), "t", &stored, None).unwrap();
        let mut steps = Vec::new();
        for n in 0..8 {
            let antre_kernel::Next::Seats(seats) = table.next() else { break };
            let seat = seats.first().unwrap();
            let notation = table.choices(seat)[0].notation.clone();
            table.play(seat, &notation).unwrap();
            let (text, fingerprint) = (format!("{seat} {notation}"), table.fingerprint() as i64);
            steps.push(StoredStep { n, text, fingerprint, at: 0, spent: 0 });
        }
        (stored, steps)
    }

    #[test]
    fn a_table_of_a_former_edition_is_dealt_with_it() {
        let game = antre_host::find(SHELF, "drakerion").unwrap();
        let (name, text) = game.edition("bfbc993d7093f833").unwrap();
        let request = Request { pack: Some((name.into(), text.into())), ..Request::default() };
        let stored = stored_table(&*game.open(&request, Chance::Practice(0)).unwrap());
        let table = deal(&Boxes::default(), "t", &stored, None).unwrap();
        assert_eq!(table.setup().pack_hash, stored.pack_hash);
    }

    #[test]
    fn a_table_goes_on_where_it_reaches_the_same_state_and_is_frozen_where_not() {
        let (stored, steps) = stored_game();
        let key = |stored: &StoredTable, steps: &[StoredStep]| {
            replay(&Boxes::default(), "t", stored, None, steps).err().map(|phrase| phrase.key)
        };
        assert_eq!(key(&stored, &steps), None);
        // Other rules that lead to the same state change nothing for this table.
        let older = StoredTable { rules_version: stored.rules_version + 1, ..stored.clone() };
        assert_eq!(key(&older, &steps), None);
        let mut other = steps.clone();
        other[5].fingerprint ^= 1;
        assert_eq!(key(&stored, &other), Some("server-frozen-state"));
        assert_eq!(key(&older, &other), Some("server-frozen-rules"));
        other[5].text = "A no such move".into();
        assert_eq!(key(&stored, &other), Some("server-frozen-state"));
        let foreign = StoredTable { pack_hash: "0".repeat(16), ..stored.clone() };
        assert_eq!(key(&foreign, &steps), Some("server-frozen-pack"));
        let unknown = StoredTable { game: "chess".into(), ..stored };
        assert_eq!(key(&unknown, &steps), Some("server-frozen-game"));
    }
}
