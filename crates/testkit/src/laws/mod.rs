//! The laws every game obeys, checked at every state of seeded random games.

mod cards;
mod chance;
mod garble;
mod interference;
mod knowledge;
mod leak;
mod log;
mod moves;
mod notation;
mod records;
mod shown;
mod spot;
mod stride;
mod tables;
mod undo;
mod uniform;
mod why;

use antre_kernel::{Eye, Field, Rng, Rules};
use antre_stage::Present;
use moves::Pool;
use spot::{Spot, Step};
use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// One law. Several may be broken by one mistake; the first to notice is reported.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// Nothing that the laws ask makes the rules panic; checked whatever other law is.
    Calm,
    /// A move is listed, once, exactly when it is not refused; a seat that is not to act is refused everything; who
    /// plays a move sees it as it is.
    Moves,
    /// Somebody who is to act can act.
    Actors,
    /// The game ends within its bound.
    End,
    /// Every card is in exactly one place, in the truth and in every world an eye may imagine.
    Census,
    /// Dice and moves alone decide: the same ply has the same result, and only possible rolls are accepted.
    Chance,
    /// Moves and rolls are read back as they were written, and no text makes the reader panic.
    Notation,
    /// Positions are read back as they were written, and no text makes the reader panic.
    Positions,
    /// A sampled world looks to the eye as the truth does, leaves it the same moves, and can be played to the end.
    Knowledge,
    /// Moves look alike to an eye exactly when it is told the same of them and then knows the same. What turns up
    /// secret choices is a step of its own, taken by chance: else the last choice would be told apart.
    LookAlikes,
    /// Two truths that an eye cannot tell apart are shown, listed and refused to it alike.
    NonInterference,
    /// An eye is told what its view learns, and nothing its view does not.
    Log,
    /// A sampled hidden slot equals the true one as often as chance makes it.
    LeakRate,
    /// Two sampled worlds agree on a hidden slot as often as chance makes them.
    Spread,
    /// `random_move` gives every legal move equally often.
    Uniform,
    /// A stride leads where its steps lead, from the same generator.
    Stride,
    /// What is shown can be named and picked: ids are unique, choices touch what is there and can be told apart.
    Shown,
    /// A record is read back as it was played, and a damaged one is refused.
    Records,
    /// A sealed table opens as it was closed, and a damaged one is refused.
    Seals,
    /// Taking back is free or agreed, marked and recorded, and never draws a roll anew.
    Undo,
    /// Whatever an eye sees can be asked about: it is possible exactly when a choice touches it, else a clause of the
    /// rulebook says why not, the same in all truths that the eye cannot tell apart.
    Why,
}

impl Law {
    /// Every law.
    pub const ALL: [Law; 21] = [
        Law::Calm,
        Law::Moves,
        Law::Actors,
        Law::End,
        Law::Census,
        Law::Chance,
        Law::Notation,
        Law::Positions,
        Law::Knowledge,
        Law::LookAlikes,
        Law::NonInterference,
        Law::Log,
        Law::LeakRate,
        Law::Spread,
        Law::Uniform,
        Law::Stride,
        Law::Shown,
        Law::Records,
        Law::Seals,
        Law::Undo,
        Law::Why,
    ];
}

/// A law that does not hold, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// The seed of the game in which it was seen; none if it took all games to see it.
    pub seed: Option<u64>,
    /// How many plies had been played.
    pub ply: u32,
    /// What was expected and what came.
    pub what: String,
    /// The position, where there is one.
    pub position: Vec<Field>,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the law {:?} is broken", self.law)?;
        if let Some(seed) = self.seed {
            write!(f, " (seed {seed}, after {} plies)", self.ply)?;
        }
        write!(f, ":\n  {}", self.what.replace('\n', "\n  "))?;
        for field in &self.position {
            write!(f, "\n    {}: {}", field.key, field.value)?;
        }
        Ok(())
    }
}

impl std::error::Error for Broken {}

pub(crate) type Lawful = Result<(), Broken>;

/// A hidden card of a state, as some eye that cannot see it would count it.
///
/// The cards of one pool are exchangeable for that eye: any way of laying them out is as likely as any other. All
/// cards of a pool must be given, so that the odds can be counted. Cards that lie in an order of their own, such as
/// those of a pile, have a slot each; cards without one, such as those of a sorted hand, share a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Secret {
    /// What is counted together, such as `hand` or `pile`; each has its own test.
    pub zone: &'static str,
    /// Which cards could have been laid out otherwise among themselves.
    pub pool: u16,
    /// Where in the pool it lies.
    pub slot: u16,
    /// Which card it truly is.
    pub value: u16,
}

/// What a run of the laws looked at, to see that it was not for nothing.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// Games played.
    pub games: u32,
    /// States looked at.
    pub states: u32,
    /// The most plies a game took.
    pub longest: u32,
    /// Candidate moves that were put to the rules and refused.
    pub refused: u64,
    /// Worlds sampled.
    pub worlds: u64,
    /// Pairs of different truths that some eye could not tell apart.
    pub twins: u64,
    /// Pairs of moves that some eye could not tell apart.
    pub look_alikes: u64,
    /// Damaged records and saves that were put to the reader.
    pub damaged: u64,
    /// Things that were asked about.
    pub asked: u64,
    /// Moves taken back.
    pub undos: u64,
    /// The leak rate of every zone.
    pub leaks: Vec<Leak>,
}

/// How often sampled worlds agreed with the truth on one zone.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Leak {
    /// The zone.
    pub zone: &'static str,
    /// How often they would by chance.
    pub expected: f64,
    /// How often they did.
    pub seen: f64,
    /// How many standard errors that is off.
    pub off: f64,
}

type Census<'a, R> = Box<dyn Fn(&R, &<R as Rules>::State) -> Vec<u16> + 'a>;
type Secrets<'a, R> = Box<dyn Fn(&R, &<R as Rules>::State, Eye) -> Vec<Secret> + 'a>;

/// The laws, ready to be checked on one variant of a game; a game's tests do so once for each.
///
/// ```
/// # use antre_testkit::{Laws, tiny::kuhn::{Kuhn, State}};
/// # use std::sync::Arc;
/// # let game = Arc::new(Kuhn::default());
/// Laws::new(game)
///     .games(40)
///     .bound(10)
///     .census(|_, s: &State| vec![s.hands.map_or(0, |hands| hands.len() as u16)])
///     .rulebook(antre_testkit::tiny::kuhn::RULES)
///     .check();
/// ```
pub struct Laws<'a, R: Present> {
    rules: Arc<R>,
    games: u32,
    bound: u32,
    seed: u64,
    on: [bool; Law::ALL.len()],
    census: Option<Census<'a, R>>,
    secrets: Option<Secrets<'a, R>>,
    clauses: Vec<&'a str>,
}

impl<'a, R: Present> Laws<'a, R> {
    /// All laws, on 40 games of at most 1000 plies.
    pub fn new(rules: Arc<R>) -> Laws<'a, R> {
        Laws {
            rules,
            games: 40,
            bound: 1000,
            seed: 0,
            on: [true; Law::ALL.len()],
            census: None,
            secrets: None,
            clauses: Vec::new(),
        }
    }

    /// How many games to play; leak rates can be told from eight on.
    #[must_use]
    pub fn games(mut self, games: u32) -> Self {
        self.games = games;
        self
    }

    /// How many plies, rolls included, a game may take.
    #[must_use]
    pub fn bound(mut self, plies: u32) -> Self {
        self.bound = plies;
        self
    }

    /// The seed of the first game; each further game has the next.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// How often each card is on the table, by a number of the game's own; it must not change during a game.
    #[must_use]
    pub fn census(mut self, count: impl Fn(&R, &R::State) -> Vec<u16> + 'a) -> Self {
        self.census = Some(Box::new(count));
        self
    }

    /// The slots that an eye cannot see into, with what truly lies there.
    #[must_use]
    pub fn secrets(mut self, list: impl Fn(&R, &R::State, Eye) -> Vec<Secret> + 'a) -> Self {
        self.secrets = Some(Box::new(list));
        self
    }

    /// The rulebook: the clauses that answers may name.
    #[must_use]
    pub fn rulebook(mut self, text: &'a str) -> Self {
        self.clauses = crate::clauses::clauses_of(text);
        self
    }

    /// These laws and no other.
    #[must_use]
    pub fn only(mut self, laws: &[Law]) -> Self {
        self.on = Law::ALL.map(|law| laws.contains(&law));
        self
    }

    /// Checks the laws and panics with the first that is broken. The environment variable `ANTRE_LAW_GAMES` asks for
    /// more games.
    ///
    /// # Panics
    /// If the game breaks a law.
    pub fn check(&self) -> Tally {
        let wished = std::env::var("ANTRE_LAW_GAMES").ok().and_then(|games| games.parse().ok());
        match self.play(self.games.max(wished.unwrap_or(0))) {
            Ok(tally) => tally,
            Err(broken) => panic!("{} {broken}", R::ID),
        }
    }

    /// Checks the laws.
    ///
    /// # Errors
    /// The first law that is broken, and where.
    pub fn run(&self) -> Result<Tally, Broken> {
        self.play(self.games)
    }

    fn play(&self, games: u32) -> Result<Tally, Broken> {
        let mut run = Run {
            laws: self,
            rules: &*self.rules,
            pool: Pool::default(),
            rolls: Vec::new(),
            census: None,
            leaks: leak::Rates::default(),
            spread: leak::Rates::default(),
            uniform: uniform::Sum::default(),
            tally: Tally::default(),
            now: (0, 0, None),
        };
        for seed in self.seed..self.seed + u64::from(games) {
            run.now = (seed, 0, None);
            match catch_unwind(AssertUnwindSafe(|| run.game(seed))) {
                Ok(lawful) => lawful?,
                Err(panic) => return Err(run.panicked(&*panic)),
            }
        }
        leak::finish(&mut run)?;
        uniform::finish(&run)?;
        run.tally.games = games;
        Ok(run.tally)
    }
}

/// What one check of the laws gathers as it goes.
pub(crate) struct Run<'a, R: Present> {
    laws: &'a Laws<'a, R>,
    rules: &'a R,
    /// Moves from anywhere, to be tried everywhere.
    pool: Pool<R::Move>,
    /// Rolls from anywhere, to be tried everywhere.
    rolls: Vec<R::Roll>,
    /// What the cards of this game add up to.
    census: Option<Vec<u16>>,
    leaks: leak::Rates,
    spread: leak::Rates,
    uniform: uniform::Sum,
    tally: Tally,
    /// Where it is: seed, ply, and the state where it is known.
    now: (u64, u32, Option<R::State>),
}

impl<R: Present> Run<'_, R> {
    /// Plays one game in every way there is.
    fn game(&mut self, seed: u64) -> Lawful {
        self.walk(seed)?;
        self.now = (seed, 0, None);
        records::play(self, seed)?;
        if seed.is_multiple_of(2) {
            undo::play(self, seed)?;
        }
        Ok(())
    }

    fn panicked(&self, panic: &dyn Any) -> Broken {
        let said =
            panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
        let what = format!("the rules panic: {}", said.unwrap_or("without a word"));
        let (seed, ply, state) = &self.now;
        let position = state.as_ref().map_or_else(Vec::new, |state| self.rules.write_position(state));
        Broken { law: Law::Calm, seed: Some(*seed), ply: *ply, what, position }
    }

    fn on(&self, law: Law) -> bool {
        self.laws.on[law as usize]
    }

    fn any(&self, laws: &[Law]) -> bool {
        laws.iter().any(|&law| self.on(law))
    }

    /// Plays one game and looks at all its states.
    fn walk(&mut self, seed: u64) -> Lawful {
        let mut dice = Rng::for_job(seed, 0);
        let mut state = self.rules.start();
        self.census = None;
        for ply in 0.. {
            self.now = (seed, ply, Some(state.clone()));
            let spot = Spot::new(self, seed, ply, &state);
            self.tally.states += 1;
            self.tally.longest = self.tally.longest.max(ply);
            self.at(&spot)?;
            if spot.is_over() || ply >= self.laws.bound {
                if !spot.is_over() && self.on(Law::End) {
                    return Err(spot.broken(Law::End, format!("not over after {ply} plies")));
                }
                break;
            }
            let Some(step) = Step::random(self.rules, &spot, &mut dice) else { break };
            self.after(&spot, &step)?;
            state = step.after;
        }
        leak::end_of_game(self);
        Ok(())
    }

    fn at(&mut self, spot: &Spot<'_, R>) -> Lawful {
        moves::at(self, spot)?;
        cards::at(self, spot)?;
        notation::at(self, spot)?;
        knowledge::at(self, spot)?;
        log::at(self, spot)?;
        interference::at(self, spot)?;
        leak::at(self, spot)?;
        uniform::at(self, spot)?;
        stride::at(self, spot)?;
        shown::at(self, spot)?;
        why::at(self, spot)
    }

    fn after(&mut self, spot: &Spot<'_, R>, step: &Step<R>) -> Lawful {
        chance::after(self, spot, step)?;
        notation::after(self, spot, step)?;
        shown::after(self, spot, step)?;
        log::after(self, spot, step)
    }
}
