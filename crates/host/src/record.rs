//! A finished game with its type forgotten: nothing in it is secret any more.

use crate::{BotSpec, LogLine, Study};
use antre_kernel::{Eye, Field, Header, Key, Outcome, Ply, Record, Replay, Seat};
use antre_stage::{Boxed, Catalogue, Scene, Sheet};
use std::sync::Arc;

/// A finished game that can be walked through.
pub trait AnyRecord: Send + Sync {
    /// Its head.
    fn header(&self) -> &Header;
    /// How many plies stand.
    fn plies(&self) -> u32;
    /// What is printed in its pack, and what its words mean.
    fn catalogue(&self) -> Catalogue;
    /// What the eye saw after this many plies.
    fn scene(&self, plies: u32, eye: Eye) -> Scene;
    /// The whole truth after this many plies, as fields of a position.
    fn position(&self, plies: u32) -> Vec<Field>;
    /// Who moved at this ply (from 1; nobody for chance), and what, in notation.
    fn ply(&self, ply: u32) -> Option<(Option<Seat>, String)>;
    /// What happened at this ply, in words, nothing hidden.
    fn told(&self, ply: u32) -> Vec<LogLine>;
    /// What this eye perceived at this ply, in words.
    fn perceived(&self, ply: u32, eye: Eye) -> Vec<LogLine>;
    /// The explained score at the end, unless somebody gave up.
    fn sheet(&self) -> Option<Sheet>;
    /// How many rolls there are, if each follows from this key and its ply.
    ///
    /// # Errors
    /// The first ply whose roll does not.
    fn rolls_follow(&self, key: [u8; 32]) -> Result<u32, u32>;
    /// The result.
    fn outcome(&self) -> Option<Outcome>;
    /// What a bot thinks of the move at this ply (from 1), from what the seat knew that made it; nothing for chance.
    fn study(&self, ply: u32, bot: BotSpec, seed: u64) -> Option<Study>;
}

pub(crate) struct RecordOf<R: Boxed> {
    pub(crate) rules: Arc<R>,
    pub(crate) record: Record<R>,
}

impl<R: Boxed> RecordOf<R> {
    fn walk(&self, plies: u32) -> Replay<'_, R> {
        let mut replay = self.record.replay(&self.rules);
        while replay.done() < plies as usize && replay.step(&mut ()).is_some() {}
        replay
    }

    /// Who moved last, up to this ply.
    fn turn(&self, ply: u32) -> Option<Seat> {
        let mut replay = self.record.replay(&self.rules);
        let mut turn = None;
        while replay.done() < ply as usize {
            match replay.step(&mut ()) {
                Some(Ply::Move(seat, _)) => turn = Some(*seat),
                Some(Ply::Roll(_)) => {}
                None => break,
            }
        }
        turn
    }
}

impl<R: Boxed> AnyRecord for RecordOf<R> {
    fn header(&self) -> &Header {
        &self.record.header
    }
    fn plies(&self) -> u32 {
        self.walk(u32::MAX).done() as u32
    }
    fn catalogue(&self) -> Catalogue {
        self.rules.catalogue()
    }
    fn scene(&self, plies: u32, eye: Eye) -> Scene {
        self.rules.scene(&self.rules.view(self.walk(plies).state(), eye))
    }
    fn position(&self, plies: u32) -> Vec<Field> {
        self.rules.write_position(self.walk(plies).state())
    }
    fn ply(&self, ply: u32) -> Option<(Option<Seat>, String)> {
        match self.walk(ply.checked_sub(1)?).step(&mut ())? {
            Ply::Move(seat, m) => Some((Some(*seat), self.rules.write_move(*m))),
            Ply::Roll(roll) => Some((None, self.rules.write_roll(roll))),
        }
    }
    fn told(&self, ply: u32) -> Vec<LogLine> {
        let Some(before) = ply.checked_sub(1) else { return Vec::new() };
        let mut events = Vec::new();
        self.walk(before).step(&mut events);
        let turn = self.turn(ply);
        events.iter().map(|event| LogLine::new(&*self.rules, ply, turn, event)).collect()
    }
    fn perceived(&self, ply: u32, eye: Eye) -> Vec<LogLine> {
        let Some(before) = ply.checked_sub(1) else { return Vec::new() };
        let mut events = Vec::new();
        self.walk(before).step(&mut events);
        let seen = events.iter().filter_map(|event| self.rules.redact(event, eye));
        let turn = self.turn(ply);
        seen.map(|event| LogLine::new(&*self.rules, ply, turn, &event)).collect()
    }
    fn sheet(&self) -> Option<Sheet> {
        let end = self.walk(u32::MAX);
        let over = self.rules.next(end.state()) == antre_kernel::Next::Over;
        over.then(|| self.rules.sheet(end.state()))
    }
    fn rolls_follow(&self, key: [u8; 32]) -> Result<u32, u32> {
        self.record.rolls_follow(&self.rules, &Key::secret(key))
    }
    fn outcome(&self) -> Option<Outcome> {
        self.record.outcome(&self.rules)
    }
    fn study(&self, ply: u32, bot: BotSpec, seed: u64) -> Option<Study> {
        let before = self.walk(ply.checked_sub(1)?);
        let made = self.walk(ply.checked_sub(1)?).step(&mut ())?.clone();
        crate::advice::study(&*self.rules, before.state(), &made, bot, seed)
    }
}
