//! What must hold after every event: of what is stored, and of what people are told.

use crate::person::Heard;
use crate::world::{Asked, Checked, World};
use antre_kernel::{Seat, SeatSet};
use antre_room::{ConnectionId, RoomInput, Step, StoredStep, commitment, fair, last_timed};
use antre_wire::server::{ClockKind, OnTimeOut, RoomSummary, Status, StoredTable, Who};

impl World {
    /// What must hold of everything that is stored.
    pub(crate) fn look_at_disk(&mut self, id: &str) -> Checked {
        let opened: Vec<String> = self
            .disk
            .tables
            .keys()
            .filter(|id| self.known.iter().all(|known| known.id != **id))
            .cloned()
            .collect();
        for again in opened {
            if self.disk.deleted.contains(&again) {
                return Err("a deleted table is back".into());
            }
            // A table where the same people play again: they have the same secrets.
            let secrets = self.known(id).map(|known| known.secrets.clone()).unwrap_or_default();
            self.learn(again, secrets);
        }
        if self.disk.deleted.iter().any(|id| self.disk.tables.contains_key(id)) {
            return Err("a deleted table is back".into());
        }
        let Some(table) = self.disk.tables.get(id) else { return Ok(()) };
        let (stored, steps) = (table.stored(), table.steps.len());
        let Some(known) = self.known.iter_mut().find(|known| known.id == id) else { return Ok(()) };
        if steps < known.steps {
            return Err("a step is lost".into());
        }
        known.steps = steps;
        only_agreed_bots_stand_in(&stored)?;
        // From the moment at which somebody tells what they add, nobody promises anything else in that round.
        let told = stored.seats.iter().any(|seat| seat.promise.is_some() && !seat.contribution.is_empty());
        let promises: Vec<Option<String>> = stored.seats.iter().map(|seat| seat.promise.clone()).collect();
        if told {
            let first = known.promised.entry(stored.rounds).or_insert_with(|| promises.clone());
            if *first != promises {
                return Err("somebody promised something else, knowing what others add".into());
            }
        }
        if !stored.dealt {
            return match known.key {
                Some(_) => Err("what was dealt is not dealt any more".into()),
                None => Ok(()),
            };
        }
        let key = (stored.seed.clone(), stored.seats.iter().map(|seat| seat.contribution.clone()).collect());
        match &known.key {
            Some(before) if *before != key => Err("the key rests on something else than at the deal".into()),
            Some(_) => Ok(()),
            None => {
                known.key = Some(key);
                for (seat, own) in Seat::all(stored.seats.len() as u8).zip(&stored.seats) {
                    let kept = own.promise.as_ref().is_none_or(|promise| {
                        *promise == fair::promise(id, seat, stored.rounds, &own.contribution)
                    });
                    if !kept {
                        return Err("dealt although a promise was not kept".into());
                    }
                }
                let people = Seat::all(stored.seats.len() as u8)
                    .filter(|seat| stored.seats[seat.index()].who == Who::Human)
                    .collect::<SeatSet>();
                if !known.saw_commitment.covers(people) {
                    return Err("dealt before everybody saw the commitment".into());
                }
                if !known.said_ready.covers(people) {
                    return Err("dealt before everybody was ready".into());
                }
                Ok(())
            }
        }
    }

    pub(crate) fn told(&mut self, id: &str, to: ConnectionId, text: &str) -> Checked {
        // Whoever left while the disk was busy is told what nobody hears.
        let Some(index) = self.people.iter().position(|person| person.id == to) else { return Ok(()) };
        let had_seen = self.people[index].seen.is_some();
        let heard = self.people[index].hear(text)?;
        if !had_seen && self.people[index].seen.is_some() {
            self.sees_the_same_again(index)?;
        }
        let (table, seat) = (self.people[index].table.clone(), self.people[index].seat);
        match heard {
            Heard::Nothing => Ok(()),
            Heard::Summary(summary) => self.summary(id, seat, &summary),
            Heard::Done(None) => Ok(()),
            Heard::Done(Some(notation)) => {
                self.tally.moves += 1;
                let seat = seat.ok_or("a spectator has played")?;
                let step = Step::Move { seat, notation }.write();
                let stored = &self.disk.tables.get(&table).ok_or("a move is confirmed at no table")?.steps;
                match stored.iter().any(|known| known.text == step) {
                    true => Ok(()),
                    false => Err(format!("a confirmed move is not on disk: {step}")),
                }
            }
            Heard::Over => {
                let known = self.known(&table).ok_or("a game is over at no table")?;
                if std::mem::replace(&mut known.proven, true) {
                    return Ok(());
                }
                let request = self.ask(Asked::Other);
                self.hear(&table, RoomInput::Prove { request })
            }
        }
    }

    /// Whoever comes back sees what they saw, if nothing has happened since.
    fn sees_the_same_again(&mut self, index: usize) -> Checked {
        let (seat, table) = (self.people[index].seat, self.people[index].table.clone());
        let Some(seen) = self.people[index].seen.clone() else { return Ok(()) };
        let Some(before) = self.known(&table).and_then(|known| known.last_seen.get(&seat).cloned()) else {
            return Ok(());
        };
        // Names may have been added meanwhile; they are part of what marks and lines say.
        if before.version == seen.version && before.next == seen.next {
            let what = match () {
                () if before.scene != seen.scene => "another scene",
                () if before.choices != seen.choices => "other choices",
                // Where the rules limit memory (CD-57), a newcomer is told the end of what others heard.
                () if !before.log.ends_with(&seen.log) => "another log",
                () => return Ok(()),
            };
            return Err(format!("{seat:?} comes back and sees {what}"));
        } else if before.version > seen.version {
            return Err(format!("{seat:?} comes back to an earlier moment"));
        }
        Ok(())
    }

    fn summary(&mut self, id: &str, seat: Option<Seat>, summary: &RoomSummary) -> Checked {
        let Some(table) = self.disk.tables.get(id) else { return Ok(()) };
        if summary.commitment != commitment(id, &table.stored()) {
            return Err("another commitment".into());
        }
        let dealt = matches!(summary.status, Status::Running | Status::Over);
        if !dealt && summary.contributions.iter().any(|added| !added.is_empty()) {
            return Err("what somebody adds is told to others before the deal".into());
        }
        if summary.seed.is_some() != (summary.status == Status::Over) {
            return Err("the seed is told at the wrong time".into());
        }
        self.clocks(id, summary)?;
        if let (Some(seat), Some(known)) = (seat, self.known(id)) {
            known.saw_commitment = known.saw_commitment.with(seat);
        }
        Ok(())
    }

    /// A clock takes nothing but the time in which its seat was to act and a server was there. Looked at where seats
    /// act one after another.
    fn clocks(&self, id: &str, summary: &RoomSummary) -> Checked {
        let (Some(clock), true) = (summary.clock, matches!(summary.game.as_str(), "coeur" | "drako")) else {
            return Ok(());
        };
        let Some(table) = self.disk.tables.get(id) else { return Ok(()) };
        let Some(last) = last_timed(&table.steps) else { return Ok(()) };
        for (seat, shown) in Seat::all(2).zip(&summary.seats) {
            let Some(shown) = shown.clock.filter(|clock| clock.running) else { continue };
            let own = |step: &&StoredStep| Step::read(&step.text, 2).is_some_and(|step| step.seat() == seat);
            let spent: i64 = match clock.kind {
                ClockKind::Move => carried(&table.steps, seat),
                ClockKind::Total => table.steps.iter().filter(own).map(|step| step.spent).sum(),
            };
            let unheld = self.unheld_since(last.at);
            let thought = self.now - last.at - unheld;
            let left = (i64::from(clock.seconds) * 1000 - spent - thought).max(0);
            let shown = shown.left_ms as i64;
            if shown < left {
                return Err(format!("the clock took time that was not there: {shown} ms instead of {left}"));
            }
            // Where a server was away, whoever is to act has a moment more.
            if shown > left && unheld == 0 {
                return Err(format!("the clock stands still: {shown} ms instead of {left}"));
            }
        }
        Ok(())
    }
}

/// How long a seat has thought about what it is to decide now, over all its takings-back: undo leads to before its last
/// move that stands.
fn carried(steps: &[StoredStep], seat: Seat) -> i64 {
    let mut standing: Vec<(Seat, i64)> = Vec::new();
    let mut carried = 0;
    for step in steps {
        match Step::read(&step.text, 2) {
            Some(Step::Move { seat: by, .. }) => {
                let before = if by == seat { std::mem::take(&mut carried) } else { 0 };
                standing.push((by, before + step.spent));
            }
            Some(Step::Undo { seat: by }) => {
                while let Some((last, spent)) = standing.pop() {
                    if last == by {
                        carried += if by == seat { spent + step.spent } else { 0 };
                        break;
                    }
                }
            }
            _ => {}
        }
    }
    carried
}

/// A bot plays for somebody only as was agreed at the opening; alone one does as one likes.
fn only_agreed_bots_stand_in(stored: &StoredTable) -> Checked {
    let people = stored.seats.iter().filter(|seat| seat.who == Who::Human);
    if people.clone().count() < 2 {
        return Ok(());
    }
    let by_clock = stored.clock.is_some_and(|clock| clock.then == OnTimeOut::Bot).then_some("lanterne");
    let agreed = stored.stand_in.as_deref().or(by_clock);
    for bot in people.filter_map(|seat| seat.bot.as_deref()) {
        if Some(bot) != agreed {
            return Err(format!("{bot} plays for somebody, and nobody agreed to that"));
        }
    }
    Ok(())
}
