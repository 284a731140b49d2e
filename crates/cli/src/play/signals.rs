//! Being told to stop from outside: Ctrl-C, a closed window, a machine that shuts down.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Raised once the program was told to stop.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Listens to the system from now on, and runs `then` on another thread when it calls.
    #[cfg(unix)]
    pub(crate) fn listen(then: impl Fn() + Send + 'static) -> Stop {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
        let stop = Stop::default();
        let raised = stop.clone();
        // Where the system lets nobody listen, a signal ends the program; the last move is kept all the same.
        if let Ok(mut signals) = signal_hook::iterator::Signals::new([SIGINT, SIGTERM, SIGHUP]) {
            std::thread::spawn(move || {
                for _ in signals.forever() {
                    raised.0.store(true, Ordering::SeqCst);
                    then();
                }
            });
        }
        stop
    }

    /// Where there are no signals, nothing is ever raised.
    #[cfg(not(unix))]
    pub(crate) fn listen(_: impl Fn() + Send + 'static) -> Stop {
        Stop::default()
    }

    /// Whether the program was told to stop.
    pub(crate) fn raised(&self) -> bool {
        self.0.load(Ordering::SeqCst)
    }
}
