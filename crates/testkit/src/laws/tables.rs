//! Tables played at random, and all that their eyes can see of them.

use super::{Broken, Law, Run};
use antre_kernel::{Dice, Eye, Next, Notation, Rng, Seat, Table};
use antre_stage::Present;
use std::fmt::Write as _;

/// Plays one random move, if somebody has one.
pub(crate) fn random_move<R: Notation>(table: &mut Table<R>, dice: &mut Rng) -> Option<(Seat, R::Move)> {
    let Next::Seats(seats) = table.next() else { return None };
    let seat = seats.iter().nth(dice.below(seats.len().max(1)))?;
    let moves = table.moves(seat);
    if moves.is_empty() {
        return None;
    }
    let m = moves[dice.below(moves.len())];
    table.play(seat, m).is_ok().then_some((seat, m))
}

/// All that one eye can see of a table, byte for byte.
pub(crate) fn excerpt_of<R: Notation>(table: &Table<R>, eye: Eye) -> String {
    let mut text = format!("next {:?}\nview {:?}\n", table.next(), table.view(eye));
    for line in table.excerpt(eye) {
        let _ = writeln!(text, "ply {line}");
    }
    for (ply, event) in table.events(eye) {
        let _ = writeln!(text, "told {ply} {event:?}");
    }
    if let Some(seat) = eye.seat() {
        for m in table.moves(seat) {
            let _ = writeln!(text, "move {}", table.rules().write_move(m));
        }
    }
    text
}

/// All that all eyes can see of a table, byte for byte.
pub(crate) fn all_eyes<R: Notation>(table: &Table<R>) -> String {
    let mut text = String::new();
    for eye in Eye::all(table.rules().seats()) {
        let _ = writeln!(text, "eye {eye}");
        text += &excerpt_of(table, eye);
    }
    text
}

/// The first line in which two texts differ.
pub(crate) fn first_difference(here: &str, there: &str) -> String {
    let (mut these, mut those) = (here.lines(), there.lines());
    loop {
        match (these.next(), those.next()) {
            (None, None) => return "only in their line ends".into(),
            (this, that) if this == that => {}
            (this, that) => return format!("\n  {}\n  {}", this.unwrap_or("-"), that.unwrap_or("-")),
        }
    }
}

impl<R: Present> Run<'_, R> {
    /// A law that a table breaks; its truth is nobody's business, so there is no position.
    pub(crate) fn table_broken(
        &self,
        law: Law,
        seed: u64,
        table: &Table<R>,
        what: impl Into<String>,
    ) -> Broken {
        Broken { law, seed: Some(seed), ply: table.plies(), what: what.into(), position: Vec::new() }
    }
}
