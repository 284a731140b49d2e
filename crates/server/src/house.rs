//! What all tables of a server share.

use crate::analyses::Analyses;
use crate::boxes::Boxes;
use crate::messenger::Messenger;
use crate::metrics::Metrics;
use crate::packs::Packs;
use crate::refusal::Refusal;
use crate::speech::Speech;
use crate::store::{Store, StoreError};
use crate::thinkers::Thinkers;
use antre_host::BotSpec;
use antre_kernel::Phrase;
use antre_wire::server::{Config, Trouble};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

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
        let thinkers = Thinkers::new(config.limits.thinkers, config.limits.bot_pace_ms);
        let messenger = Messenger::new(config.webhooks.clone(), Arc::clone(&metrics));
        let analyses = Analyses::new(config.limits.analyses);
        let boxes = Boxes::default();
        Ok(House { config, store, speech, metrics, thinkers, packs, boxes, messenger, analyses })
    }

    /// A bot that may play here: known, and not thinking longer than the operator allows.
    pub(crate) fn bot(&self, text: &str) -> Result<BotSpec, Refusal> {
        let spec = BotSpec::read(text).map_err(|wrong| Refusal::new(Trouble::BadOpen, wrong))?;
        let budget = spec.to_string().split_once(':').map(|(_, budget)| budget.to_owned());
        let limits = &self.config.limits;
        let fits = budget.is_none_or(|budget| match budget.strip_suffix("ms") {
            Some(ms) => ms.parse().is_ok_and(|ms: u64| ms <= limits.think_ms),
            None if budget == "blitz" => true,
            None => budget.parse().is_ok_and(|n: u32| n <= limits.think_iterations),
        });
        if fits {
            return Ok(spec);
        }
        let what = Phrase::new("server-bot-too-slow").with("got", text).with("ms", limits.think_ms as i64);
        Err(Refusal::new(Trouble::BadOpen, what.with("n", i64::from(limits.think_iterations))))
    }

    /// What to say when the database has trouble; the details are for the log.
    pub(crate) fn trouble(&self, error: &StoreError) -> Refusal {
        tracing::error!(%error, "the database has trouble");
        Refusal::plain(Trouble::Trouble)
    }
}

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
