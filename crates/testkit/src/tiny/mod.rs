//! Games so small that they can be solved: what laws and bots are proved on before any real game.

use antre_kernel::{Misread, Phrase, Rules};

pub mod joust;
pub mod kuhn;
pub mod scripted;
pub mod tree;

/// A game whose chance can be spelt out.
pub trait Tiny: Rules {
    /// Everything chance may decide here, each as likely as the next.
    fn rolls(&self, s: &Self::State) -> Vec<Self::Roll>;
}

/// The one complaint of the tiny games about text; nobody but a test reads it.
fn misread(got: &str) -> Misread {
    Misread::new(Phrase::new("tiny-misread").with("got", got))
}
