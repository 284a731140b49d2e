//! Moves: listed exactly when not refused, and always some for those who are to act.

use super::garble::garble;
use super::spot::Spot;
use super::{Law, Lawful, Run};
use antre_kernel::{Cite, Dice, Eye, Next, Rng, Seat};
use antre_stage::Present;

/// Moves seen anywhere, kept to be tried everywhere.
pub(crate) struct Pool<M> {
    moves: Vec<M>,
}

impl<M> Default for Pool<M> {
    fn default() -> Self {
        Pool { moves: Vec::new() }
    }
}

/// As many moves as a pool keeps.
const KEEP: usize = 192;

impl<M: Copy + Eq> Pool<M> {
    fn add(&mut self, m: M, dice: &mut Rng) {
        if self.moves.contains(&m) {
            return;
        }
        if self.moves.len() < KEEP {
            self.moves.push(m);
        } else {
            let at = dice.below(KEEP);
            self.moves[at] = m;
        }
    }

    pub(crate) fn moves(&self) -> &[M] {
        &self.moves
    }
}

pub(crate) fn at<R: Present>(run: &mut Run<'_, R>, spot: &Spot<'_, R>) -> Lawful {
    let rules = run.rules;
    let mut dice = spot.dice(Law::Moves);
    for m in spot.listed.iter().flat_map(|(_, moves)| moves) {
        run.pool.add(*m, &mut dice);
    }
    if run.on(Law::Actors) {
        actors(run, spot)?;
    }
    for _ in 0..2 {
        if let Some(m) = invented(run, spot, &mut dice)? {
            run.pool.add(m, &mut dice);
        }
    }
    if !run.on(Law::Moves) {
        return Ok(());
    }
    for (seat, moves) in &spot.listed {
        for (index, m) in moves.iter().enumerate() {
            let text = || format!("{seat} {} ({m:?})", rules.write_move(*m));
            if rules.seen_as(*m, *seat, Eye::Seat(*seat)) != *m {
                return Err(
                    spot.broken(Law::Moves, format!("{} is not seen as itself by who plays it", text()))
                );
            }
            if let Err(illegal) = rules.check(spot.state, *seat, *m) {
                let what = format!("{} is listed, but refused by {}", text(), illegal.clause.id());
                return Err(spot.broken(Law::Moves, what));
            }
            if moves[..index].contains(m) {
                return Err(spot.broken(Law::Moves, format!("{} is listed twice", text())));
            }
        }
    }
    for seat in Seat::all(rules.seats()) {
        let listed = spot.moves_of(seat);
        for m in run.pool.moves() {
            match rules.check(spot.state, seat, *m) {
                Err(_) => run.tally.refused += 1,
                Ok(()) if listed.contains(m) => {}
                Ok(()) => {
                    let why =
                        if spot.next.may_act(seat) { "is not listed" } else { "the seat is not to act" };
                    let what = format!("{seat} {} ({m:?}) is not refused, but {why}", rules.write_move(*m));
                    return Err(spot.broken(Law::Moves, what));
                }
            }
        }
    }
    Ok(())
}

fn actors<R: Present>(run: &Run<'_, R>, spot: &Spot<'_, R>) -> Lawful {
    let Next::Seats(seats) = spot.next else { return Ok(()) };
    let what = if seats.is_empty() {
        "seats are to act, but none is named".into()
    } else if let Some(stranger) = seats.iter().find(|seat| seat.index() >= usize::from(run.rules.seats())) {
        format!("{stranger} is to act, but does not play")
    } else if let Some((seat, _)) = spot.listed.iter().find(|(_, moves)| moves.is_empty()) {
        format!("{seat} is to act, but has no move")
    } else {
        return Ok(());
    };
    Err(spot.broken(Law::Actors, what))
}

/// A move nobody listed: read from the garbled notation of one that somebody did.
fn invented<R: Present>(
    run: &Run<'_, R>,
    spot: &Spot<'_, R>,
    dice: &mut Rng,
) -> Result<Option<R::Move>, super::Broken> {
    let pool = run.pool.moves();
    if pool.is_empty() {
        return Ok(None);
    }
    let mut any = || run.rules.write_move(pool[dice.below(pool.len())]);
    let (text, other) = (any(), any());
    let text = garble(&text, &other, dice);
    let Ok(m) = run.rules.read_move(&text) else { return Ok(None) };
    let again = run.rules.write_move(m);
    if run.on(Law::Notation) && run.rules.read_move(&again) != Ok(m) {
        let what =
            format!("`{text}` is read as {m:?}, but that is written `{again}` and read as something else");
        return Err(spot.broken(Law::Notation, what));
    }
    Ok(Some(m))
}
