//! What all tables of a server share.

use crate::analyses::Analyses;
use crate::catalogue::Catalogue;
use crate::clock::ServerClock;
use crate::messenger::Messenger;
use crate::metrics::Metrics;
use crate::namesakes::Namesakes;
use crate::packs::Packs;
use crate::quotas::Quotas;
use crate::store::{self, Cause, Op, Store, StoreError};
use crate::thinkers::Thinkers;
use antre_kernel::Phrase;
use antre_room::{Boxes, Catalogues, Refusal, Shared, Speech, Time};
use antre_wire::server::{Config, ErrorCode};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, Semaphore};

/// The shared parts of a server.
pub(crate) struct ServerState {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) shared: Arc<Shared>,
    pub(crate) clock: ServerClock,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) thinkers: Thinkers,
    pub(crate) packs: Packs,
    pub(crate) catalogue: Catalogue,
    pub(crate) quotas: Quotas,
    pub(crate) namesakes: Namesakes,
    pub(crate) messenger: Arc<Messenger>,
    pub(crate) analyses: Analyses,
    /// Reading packs and playing games again goes on in a few threads at once: a crowd that comes back would otherwise
    /// have one each, with its memory.
    pub(crate) readers: Semaphore,
    /// Where pages that take long are made: apart from tables that come back, so that neither keeps the other waiting.
    desks: Semaphore,
    /// When something was last written for the sake of it, and what came of that.
    pulse: Mutex<Option<(Instant, Result<(), Refusal>)>>,
}

impl ServerState {
    /// Opens the database and reads words and packs.
    ///
    /// # Errors
    /// Why the database cannot be opened.
    pub(crate) async fn open(config: Config) -> Result<ServerState, StoreError> {
        let metrics = Arc::new(Metrics::default());
        let store = Store::open(&config.data, Arc::clone(&metrics)).await?;
        let (last, held_until) = store.last_times().await?;
        let clock = ServerClock::start(last, held_until);
        // Where nobody can sign in, nobody can show that a name is theirs.
        let accounts = if config.accounts { store.accounts().await? } else { Vec::new() };
        let packs = Packs::read(config.data.join("packs"));
        let thinkers = Thinkers::new(config.limits.thinkers);
        let messenger = Arc::new(Messenger::new(config.webhooks.clone(), Arc::clone(&metrics)));
        let shared = Arc::new(Shared {
            limits: config.limits.clone(),
            speech: Speech::new(),
            boxes: Boxes::default(),
            catalogues: Catalogues::default(),
            webhooks: messenger.webhooks(),
        });
        let analyses = Analyses::new(config.limits.analyses);
        let pulse = Mutex::default();
        let (catalogue, quotas) = (Catalogue::default(), Quotas::new(&config.limits));
        Ok(ServerState {
            config,
            store,
            shared,
            clock,
            metrics,
            thinkers,
            packs,
            catalogue,
            quotas,
            namesakes: Namesakes::of(accounts),
            messenger,
            analyses,
            readers: Semaphore::new(4),
            desks: Semaphore::new(2),
            pulse,
        })
    }

    /// Does something that takes more than a millisecond, beside the threads that answer; a few at a time, so that a
    /// crowd that asks for it takes no other thread either (S8).
    pub(crate) async fn aside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let failed = || Refusal::plain(ErrorCode::Internal);
        let _desk = self.desks.acquire().await.map_err(|_| failed())?;
        tokio::task::spawn_blocking(work).await.map_err(|_| failed())
    }

    /// What time it is.
    pub(crate) fn now(&self) -> Time {
        self.clock.now()
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
        let wrote = self.store.commit(vec![Op::Pulse { at: self.now() }]).await;
        let result = wrote.map_err(|error| self.refusal_for(&error));
        *last = Some((Instant::now(), result.clone()));
        result
    }

    /// What to say when the database fails; the details are for the log.
    pub(crate) fn refusal_for(&self, error: &StoreError) -> Refusal {
        match store::cause(error) {
            Cause::Gone => Refusal::plain(ErrorCode::NotFound),
            Cause::Full => {
                tracing::error!(%error, "the disk is full: nothing can be stored");
                Refusal::new(ErrorCode::Internal, Phrase::new("server-disk-full"))
            }
            Cause::Other => {
                tracing::error!(%error, "the database failed");
                Refusal::plain(ErrorCode::Internal)
            }
        }
    }
}
