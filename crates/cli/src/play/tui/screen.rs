//! The terminal itself: taken over for the table, and given back whatever happens.

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::io::{self, Stdout, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, Once};

/// Whether the terminal is ours at the moment.
static OURS: AtomicBool = AtomicBool::new(false);
/// What to say after a mistake in the program: how to come back to the game.
static COMING_BACK: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// The terminal, taken over; dropping it gives it back.
pub(crate) struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screen {
    /// Takes the terminal over. After a mistake in the program these lines are printed.
    ///
    /// # Errors
    /// Why the terminal cannot be had.
    pub(crate) fn open(coming_back: Vec<String>) -> io::Result<Screen> {
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let before = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                if give_back() {
                    let mut out = io::stderr();
                    for line in COMING_BACK.lock().iter().flat_map(|lines| lines.iter()) {
                        let _ = writeln!(out, "{line}");
                    }
                }
                before(panic);
            }));
        });
        if let Ok(mut lines) = COMING_BACK.lock() {
            *lines = coming_back;
        }
        crossterm::terminal::enable_raw_mode()?;
        OURS.store(true, Ordering::SeqCst);
        let opened = Screen::enter();
        if opened.is_err() {
            give_back();
        }
        opened
    }

    fn enter() -> io::Result<Screen> {
        crossterm::execute!(
            io::stdout(),
            crossterm::terminal::EnterAlternateScreen,
            crossterm::cursor::Hide
        )?;
        let mut terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        terminal.clear()?;
        Ok(Screen { terminal })
    }

    /// Draws one picture; only what changed is sent to the terminal.
    ///
    /// # Errors
    /// What could not be written.
    pub(crate) fn draw(&mut self, paint: impl FnOnce(Rect, &mut Buffer)) -> io::Result<()> {
        self.terminal.draw(|frame| paint(frame.area(), frame.buffer_mut()))?;
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Gives the terminal back, once; says whether it was ours.
pub(crate) fn give_back() -> bool {
    if !OURS.swap(false, Ordering::SeqCst) {
        return false;
    }
    // If even this fails there is nobody left to tell.
    let _ =
        crossterm::execute!(io::stdout(), crossterm::cursor::Show, crossterm::terminal::LeaveAlternateScreen);
    let _ = crossterm::terminal::disable_raw_mode();
    true
}
