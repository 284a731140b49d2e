//! The lab for any game: who meets whom by name, and what is measured.

use crate::BotSpec;
use crate::notes::Notes;
use antre_kernel::{Bot, Misread};
use antre_lab::{
    Clairvoyant, Duel, Learned, Lesson, Maker, Note, Progress, Score, Side, Sprt, Trial, Verdict,
};
use antre_stage::Boxed;
use std::fmt;
use std::sync::atomic::AtomicBool;

/// Somebody who plays in the lab: a bot, or the oracle, which is a bot that is shown the truth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contender {
    /// The bot.
    pub bot: BotSpec,
    /// It sees everything. That is no opponent for anybody: it measures what honesty costs.
    pub clairvoyant: bool,
}

impl Contender {
    /// What stands before the bot that is to see everything.
    pub const ORACLE: &'static str = "oracle:";

    /// An honest bot.
    pub fn honest(bot: BotSpec) -> Contender {
        Contender { bot, clairvoyant: false }
    }

    /// Reads a bot, or `oracle:` and a bot.
    ///
    /// # Errors
    /// As [`BotSpec::read`].
    pub fn read(text: &str) -> Result<Contender, Misread> {
        match text.strip_prefix(Contender::ORACLE) {
            Some(bot) => Ok(Contender { bot: BotSpec::read(bot)?, clairvoyant: true }),
            None => Ok(Contender::honest(BotSpec::read(text)?)),
        }
    }

    /// Whether it plays any legal move.
    pub fn is_random(self) -> bool {
        self.bot.is_random()
    }

    /// Whether it plays the same on every machine; a budget of time makes that depend on the clock.
    pub fn repeats(self) -> bool {
        self.bot.repeats()
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.clairvoyant { Contender::ORACLE } else { "" }, self.bot)
    }
}

/// Two bots to compare.
pub struct DuelRequest<'a> {
    /// The challenger.
    pub a: Contender,
    /// The other.
    pub b: Contender,
    /// How many pairs of games.
    pub pairs: u32,
    /// Where chance starts.
    pub seed: u64,
    /// How many threads to use.
    pub threads: usize,
    /// A sequential test: the duel ends as soon as it accepts a hypothesis.
    pub sprt: Option<Sprt>,
    /// Raised to stop early.
    pub stop: &'a AtomicBool,
    /// Told how far it has come.
    pub progress: &'a (dyn Fn(Progress) + Sync),
}

/// Plays a duel. `known` are the pairs of an earlier run; `keep` is given every new one. The game is built twice: once
/// as it is, once for the oracle, should there be one.
pub(crate) fn duel<R: Boxed>(
    [rules, open]: [R; 2],
    request: &DuelRequest<'_>,
    known: Vec<Score>,
    keep: &mut (dyn FnMut(Score) + Send),
) -> Option<Verdict> {
    let open = Clairvoyant(open);
    let (a, b) = (Makers::of(request.a), Makers::of(request.b));
    let duel = Duel {
        rules: &rules,
        a: a.side(&open),
        b: b.side(&open),
        pairs: request.pairs,
        seed: request.seed,
        threads: request.threads,
        sprt: request.sprt,
    };
    duel.run(known, keep, request.progress, request.stop)
}

/// Games to watch, all seats played alike.
pub struct TrialRequest<'a> {
    /// Who plays in every seat.
    pub bot: Contender,
    /// How many games.
    pub games: u32,
    /// Where chance starts; two trials of one seed differ by the rules alone.
    pub seed: u64,
    /// How many threads to use.
    pub threads: usize,
    /// Raised to stop early.
    pub stop: &'a AtomicBool,
}

/// Plays the games of a trial; `keep` is given a note of each, in order.
pub(crate) fn trial<R: Boxed>(
    [rules, open]: [R; 2],
    request: &TrialRequest<'_>,
    keep: &mut (dyn FnMut(Note) + Send),
) {
    let open = Clairvoyant(open);
    let makers = Makers::of(request.bot);
    let (games, seed, threads) = (request.games, request.seed, request.threads);
    let trial = Trial { rules: &rules, side: makers.side(&open), games, seed, threads };
    let note = |rules: &R, notes: Notes, end: &R::State| notes.close(rules, end);
    trial.run(Notes::default, note, keep, request.stop);
}

/// What is to be learned of a game, and who plays it.
pub struct LearnRequest<'a> {
    /// How: games, widths of the net, rounds of the fit.
    pub lesson: Lesson,
    /// Who plays: a search.
    pub bot: BotSpec,
    /// Raised to stop early.
    pub stop: &'a AtomicBool,
}

/// Lets a game play itself and fits a net to who won; nothing if it describes no features, if the bot does not search,
/// or if it was stopped. `told` hears how many games were played, then each round of the fit with its loss.
pub(crate) fn learn<R: Boxed>(
    rules: &R,
    request: &LearnRequest<'_>,
    told: &mut (dyn FnMut(u32, Option<f64>) + Send),
) -> Option<Learned> {
    if R::FEATURES == 0 || request.bot.search::<R>().is_none() {
        return None;
    }
    let search = || request.bot.search::<R>().unwrap_or_else(|| unreachable!("it searched before"));
    request.lesson.learn(rules, search, request.stop, told)
}

/// How one contender is made, honest and not.
pub(crate) struct Makers<R: Boxed> {
    contender: Contender,
    honest: Box<dyn Fn() -> Box<dyn Bot<R>> + Sync>,
    oracle: Box<dyn Fn() -> Box<dyn Bot<Clairvoyant<R>>> + Sync>,
}

impl<R: Boxed> Makers<R> {
    pub(crate) fn of(contender: Contender) -> Makers<R> {
        let bot = contender.bot;
        Makers {
            contender,
            honest: Box::new(move || bot.make::<R>()),
            oracle: Box::new(move || bot.make::<Clairvoyant<R>>()),
        }
    }

    pub(crate) fn side<'a>(&'a self, open: &'a Clairvoyant<R>) -> Side<'a, R> {
        match self.contender {
            // At random it is all the same whether one sees anything.
            contender if contender.is_random() => Side::Random,
            Contender { clairvoyant: true, .. } => {
                Side::Oracle { rules: open, maker: &*self.oracle as Maker<'a, Clairvoyant<R>> }
            }
            Contender { clairvoyant: false, .. } => Side::Bot(&*self.honest as Maker<'a, R>),
        }
    }
}
