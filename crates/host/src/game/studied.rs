//! How a game is studied: duels and trials of bots, and measurements.

use super::{OnShelf, Request};
use crate::{Bench, BotSpec, Cost, DuelRequest, LabBench, LearnRequest, SearchBench, TrialRequest};
use antre_kernel::Misread;
use antre_lab::{Learned, Note, Score, Verdict};
use antre_stage::Boxed;

/// What machines do with a game alone: bots against each other, and how fast it is.
pub trait Studied: Sync {
    /// What a move of this bot costs in this game.
    fn cost(&self, bot: BotSpec) -> Cost;
    /// Plays paired games between two bots; no verdict if it was stopped before the first pair was done. `known` are
    /// the pairs of an earlier run of the same duel; `keep` is given every new one.
    ///
    /// # Errors
    /// As [`Packs::inspect`](crate::Packs::inspect).
    fn duel(
        &self,
        request: &Request,
        duel: &DuelRequest<'_>,
        known: Vec<Score>,
        keep: &mut (dyn FnMut(Score) + Send),
    ) -> Result<Option<Verdict>, Misread>;
    /// Watches games of one bot; `keep` is given a note of each, in order.
    ///
    /// # Errors
    /// As [`Packs::inspect`](crate::Packs::inspect).
    fn trial(
        &self,
        request: &Request,
        trial: &TrialRequest<'_>,
        keep: &mut (dyn FnMut(Note) + Send),
    ) -> Result<(), Misread>;
    /// Plays the game against itself and fits a net that judges it; nothing if it describes no features, the bot does not
    /// search, or it was stopped. `told` hears how many games were played, then each round of the fit with its loss.
    ///
    /// # Errors
    /// As [`Packs::inspect`](crate::Packs::inspect).
    fn learn(
        &self,
        request: &Request,
        learn: &LearnRequest<'_>,
        told: &mut (dyn FnMut(u32, Option<f64>) + Send),
    ) -> Result<Option<Learned>, Misread>;
    /// Plays random games on this thread for at least `seconds`.
    ///
    /// # Errors
    /// As [`Packs::inspect`](crate::Packs::inspect).
    fn bench(&self, request: &Request, seconds: f64) -> Result<Bench, Misread>;
    /// How fast the tree search is, sampling and tree included, over positions of a seeded game, measured for at least
    /// `seconds`.
    ///
    /// # Errors
    /// As [`Packs::inspect`](crate::Packs::inspect).
    fn bench_search(&self, request: &Request, seconds: f64) -> Result<SearchBench, Misread>;
    /// Plays random games on so many threads for at least `seconds`, by the lab and without it.
    ///
    /// # Errors
    /// As [`Packs::inspect`](crate::Packs::inspect).
    fn bench_lab(&self, request: &Request, threads: usize, seconds: f64) -> Result<LabBench, Misread>;
}

impl<R: Boxed> Studied for OnShelf<R> {
    fn cost(&self, bot: BotSpec) -> Cost {
        bot.cost::<R>()
    }

    fn duel(
        &self,
        request: &Request,
        duel: &DuelRequest<'_>,
        known: Vec<Score>,
        keep: &mut (dyn FnMut(Score) + Send),
    ) -> Result<Option<Verdict>, Misread> {
        let rules = [self.build_unattended(request)?, self.build_unattended(request)?];
        Ok(crate::lab::duel(rules, duel, known, keep))
    }

    fn trial(
        &self,
        request: &Request,
        trial: &TrialRequest<'_>,
        keep: &mut (dyn FnMut(Note) + Send),
    ) -> Result<(), Misread> {
        let rules = [self.build_unattended(request)?, self.build_unattended(request)?];
        crate::lab::trial(rules, trial, keep);
        Ok(())
    }

    fn learn(
        &self,
        request: &Request,
        learn: &LearnRequest<'_>,
        told: &mut (dyn FnMut(u32, Option<f64>) + Send),
    ) -> Result<Option<Learned>, Misread> {
        Ok(crate::lab::learn(&self.build_unattended(request)?, learn, told))
    }

    fn bench(&self, request: &Request, seconds: f64) -> Result<Bench, Misread> {
        Ok(crate::bench::playouts(&self.build_unattended(request)?, seconds))
    }

    fn bench_search(&self, request: &Request, seconds: f64) -> Result<SearchBench, Misread> {
        Ok(crate::bench::search(&self.build_unattended(request)?, seconds))
    }

    fn bench_lab(&self, request: &Request, threads: usize, seconds: f64) -> Result<LabBench, Misread> {
        Ok(crate::bench::lab(&self.build_unattended(request)?, threads.max(1), seconds))
    }
}
