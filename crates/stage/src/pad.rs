//! The score pad: what people type after a game with the real box, read, scored and explained.
//!
//! The text is all there is. It is what people write into a file, what an interview in the terminal grows line by
//! line, and what is saved and taken up again; so a pad needs no state of its own, and a notebook that takes three
//! evenings is a text that is not full yet.

use crate::Sheet;
use antre_kernel::{Lang, Misread, Phrase, Seat};

/// A game that scores what was played with the real box.
///
/// Laws: a template is read without complaint; the text of a page is read as the same page; a question that was
/// answered is not asked again.
pub trait ScorePad: Send + Sync {
    /// A text to fill in, with comments that say how, and an example that scores as it stands.
    fn template(&self, lang: Lang) -> String;
    /// Reads what is written and scores it, as far as it goes. What it writes anew, it writes in `lang`.
    ///
    /// # Errors
    /// What is wrong, in which line and column, and what is allowed there.
    fn read(&self, text: &str, lang: Lang) -> Result<Page, Misread>;
    /// What to ask next, given what is written so far; nothing once the page is full. An empty text starts anew.
    ///
    /// # Errors
    /// As [`ScorePad::read`], save that a page may be incomplete.
    fn ask(&self, text: &str) -> Result<Option<PadQuestion>, Misread>;
    /// The text with the answer to the next question written down.
    ///
    /// # Errors
    /// What is wrong with the answer; the text is as it was.
    fn answer(&self, text: &str, answer: &str, lang: Lang) -> Result<String, Misread>;
    /// Looks for more points with the same things, for one column of the page, as long as `go_on` says so; it is
    /// asked again and again with what was found so far. Nothing if the game knows no such search.
    ///
    /// # Errors
    /// As [`ScorePad::read`], or why this column cannot be improved.
    fn improve(
        &self,
        _text: &str,
        _column: Seat,
        _lang: Lang,
        _go_on: &mut dyn FnMut(Looked) -> bool,
    ) -> Result<Option<Improved>, Misread> {
        Ok(None)
    }
}

/// A page of the pad, scored. The seats of the sheet are its columns: players, or teams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// What the columns are called.
    pub names: Vec<String>,
    /// The points by category.
    pub sheet: Sheet,
    /// Every point with its reason, for each column.
    pub reasons: Vec<Vec<Reason>>,
    /// The columns, best first.
    pub ranking: Vec<Rank>,
    /// What the reader should know: cards that do not count yet, rounds that are missing.
    pub notes: Vec<Phrase>,
    /// The page as a tidy text, to be saved.
    pub text: String,
}

/// One reason for points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The category of the sheet it counts in.
    pub category: String,
    /// How many points it gives.
    pub points: i32,
    /// What gives them.
    pub what: Phrase,
    /// The clauses that say so.
    pub clauses: Vec<&'static str>,
}

/// The place of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rank {
    /// The place, from 1; shared by columns that nothing tells apart.
    pub place: u8,
    /// The column.
    pub column: Seat,
    /// Its points.
    pub total: i32,
    /// Its total is another's too, and the tie-break decided between them.
    pub tie_broken: bool,
}

/// Something to ask a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PadQuestion {
    /// The question.
    pub what: Phrase,
    /// What can be answered.
    pub allowed: Phrase,
}

/// What a search has found so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Looked {
    /// How many arrangements were tried.
    pub steps: u64,
    /// The points of the best.
    pub best: i32,
}

/// What came of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Improved {
    /// The best arrangement of that column, as a text of the pad.
    pub text: String,
    /// The points as they were.
    pub before: i32,
    /// The points it has now; never fewer.
    pub after: i32,
    /// How many arrangements were tried.
    pub steps: u64,
    /// That nothing better exists was proven; otherwise it is merely the best that was found.
    pub proven: bool,
}
