//! What all tables of a server share.

use crate::analyses::Analyses;
use crate::boxes::Boxes;
use crate::messenger::Messenger;
use crate::metrics::Metrics;
use crate::packs::Packs;
use crate::refusal::Refusal;
use crate::speech::Speech;
use crate::store::{self, Cause, Op, Store, StoreError};
use crate::thinkers::Thinkers;
use antre_host::{BotSpec, Budget, Cost, Tuning};
use antre_kernel::Phrase;
use antre_shelf::SHELF;
use antre_wire::server::{Config, Trouble};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::Mutex;

/// The shared parts of a server.
pub(crate) struct House {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) speech: Speech,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) thinkers: Thinkers,
    pub(crate) packs: Packs,
    pub(crate) boxes: Boxes,
    pub(crate) messenger: Messenger,
    pub(crate) analyses: Analyses,
    /// When something was last written for the sake of it, and what came of that.
    pulse: Mutex<Option<(Instant, Result<(), Refusal>)>>,
}

impl House {
    /// Opens the database and reads words and packs.
    ///
    /// # Errors
    /// Why the database cannot be opened.
    pub(crate) async fn open(config: Config) -> Result<House, StoreError> {
        let metrics = Arc::new(Metrics::default());
        let store = Store::open(&config.data, Arc::clone(&metrics)).await?;
        let speech = Speech::new();
        let packs = Packs::read(config.data.join("packs"));
        let thinkers = Thinkers::new(config.limits.thinkers);
        let messenger = Messenger::new(config.webhooks.clone(), Arc::clone(&metrics));
        let analyses = Analyses::new(config.limits.analyses);
        let boxes = Boxes::default();
        let pulse = Mutex::default();
        Ok(House { config, store, speech, metrics, thinkers, packs, boxes, messenger, analyses, pulse })
    }

    /// A bot that may play this game here: known, and not thinking longer than the operator allows.
    pub(crate) fn bot(&self, game: &str, text: &str) -> Result<BotSpec, Refusal> {
        let spec = BotSpec::read(text).map_err(|wrong| Refusal::new(Trouble::BadOpen, wrong))?;
        let (time, iterations) = self.patience(game);
        let fits = match self.cost(game, spec) {
            Cost::Nothing => true,
            Cost::Iterations(n) => n <= iterations,
            Cost::Time(long) => long <= time,
        };
        if fits {
            return Ok(spec);
        }
        let what = Phrase::new("server-bot-too-slow")
            .with("got", text)
            .with("ms", self.config.limits.think_ms as i64);
        Err(Refusal::new(Trouble::BadOpen, what.with("n", i64::from(iterations))))
    }

    /// A bot that sits at a table already: should the operator have become less patient since, it thinks as long as it
    /// may.
    pub(crate) fn seated_bot(&self, game: &str, text: &str) -> BotSpec {
        let Ok(spec) = BotSpec::read(text) else { return BotSpec::Greedy };
        let (time, iterations) = self.patience(game);
        match self.cost(game, spec) {
            Cost::Iterations(n) if n > iterations => {
                BotSpec::Search(Budget::Iterations(iterations.max(1)), Tuning::default())
            }
            Cost::Time(long) if long > time => BotSpec::Search(Budget::Time(time), Tuning::default()),
            _ => spec,
        }
    }

    /// How long a bot may think in this game: a time, or a number of iterations. What an iteration takes differs from
    /// game to game, so the strongest level is a bound as well.
    fn patience(&self, game: &str) -> (Duration, u32) {
        let limits = &self.config.limits;
        let most = match self.cost(game, BotSpec::BEST) {
            Cost::Iterations(n) => n.min(limits.think_iterations),
            Cost::Nothing | Cost::Time(_) => limits.think_iterations,
        };
        (Duration::from_millis(limits.think_ms), most)
    }

    fn cost(&self, game: &str, bot: BotSpec) -> Cost {
        SHELF.iter().find(|known| known.id() == game).map_or(Cost::Nothing, |game| game.cost(bot))
    }

    /// Whether something can be written, tried at most once a second.
    pub(crate) async fn pulse(&self) -> Result<(), Refusal> {
        const OFTEN: Duration = Duration::from_secs(1);
        let mut last = self.pulse.lock().await;
        if let Some((at, result)) = &*last
            && at.elapsed() < OFTEN
        {
            return result.clone();
        }
        let wrote = self.store.commit(vec![Op::Pulse { at: now_ms() }]).await;
        let result = wrote.map_err(|error| self.trouble(&error));
        *last = Some((Instant::now(), result.clone()));
        result
    }

    /// What to say when the database has trouble; the details are for the log.
    pub(crate) fn trouble(&self, error: &StoreError) -> Refusal {
        match store::cause(error) {
            Cause::Gone => Refusal::plain(Trouble::NotFound),
            Cause::Full => {
                tracing::error!(%error, "the disk is full: nothing can be stored");
                Refusal::new(Trouble::Trouble, Phrase::new("server-disk-full"))
            }
            Cause::Other => {
                tracing::error!(%error, "the database has trouble");
                Refusal::plain(Trouble::Trouble)
            }
        }
    }
}

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn house(name: &str, change: impl FnOnce(&mut Config)) -> House {
        let data = std::env::temp_dir().join(format!("antre-house-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&data);
        let mut config = Config { data, ..Config::default() };
        change(&mut config);
        House::open(config).await.unwrap()
    }

    /// What a bot costs is not read from its name: the limit holds for levels too, and the default lets all of them in.
    #[tokio::test]
    async fn no_bot_thinks_longer_than_the_operator_allows() {
        let usual = house("usual", |_| {}).await;
        for game in SHELF {
            for level in BotSpec::LEVELS {
                assert_eq!(usual.bot(game.id(), &level.to_string()), Ok(level), "{}", game.id());
            }
            assert!(usual.bot(game.id(), "search:400001").is_err());
            assert!(usual.bot(game.id(), "search:5001ms").is_err());
            assert!(usual.bot(game.id(), "brasier:5001ms").is_err());
        }
        assert!(usual.bot("coeur", "search:400000").is_ok());
        assert!(usual.bot("coeur", "search:200001,trees=2").is_err());
        assert!(usual.bot("drakerion", "search:80001").is_err(), "an iteration costs more there");
        let strict = house("strict", |config| config.limits.think_iterations = 50_000).await;
        for game in SHELF {
            let refused = strict.bot(game.id(), "volcan").unwrap_err();
            assert_eq!(refused.what.what.key, "server-bot-too-slow");
            assert!(
                strict.bot(game.id(), "brasier").is_ok() && strict.bot(game.id(), "volcan:blitz").is_ok()
            );
            // One who sits at a table already thinks as long as it may.
            let seated = strict.seated_bot(game.id(), "volcan");
            assert_eq!(game.cost(seated), Cost::Iterations(50_000));
        }
        for house in [usual, strict] {
            let _ = std::fs::remove_dir_all(&house.config.data);
        }
    }
}
