//! Text: what is written is read back, and what is garbled is refused without a panic.

use super::garble::{garble, swap_words};
use super::spot::{Spot, Step};
use super::{Law, Lawful, Run};
use antre_kernel::{Dice, Eye, Field, Next, Ply, Rng, Seat};
use antre_stage::Present;
use std::panic::{AssertUnwindSafe, catch_unwind};

pub(crate) fn at<R: Present>(run: &mut Run<'_, R>, spot: &Spot<'_, R>) -> Lawful {
    if run.on(Law::Notation) {
        for m in spot.listed.iter().flat_map(|(_, moves)| moves) {
            let text = run.rules.write_move(*m);
            let read = run.rules.read_move(&text);
            if let Some(what) = misspelled(&text, read.as_ref() == Ok(m), m, &read) {
                return Err(spot.broken(Law::Notation, what));
            }
        }
    }
    if run.on(Law::Positions) { positions(run, spot) } else { Ok(()) }
}

pub(crate) fn after<R: Present>(run: &mut Run<'_, R>, spot: &Spot<'_, R>, step: &Step<R>) -> Lawful {
    let Ply::Roll(roll) = &step.ply else { return Ok(()) };
    if !run.on(Law::Notation) {
        return Ok(());
    }
    let text = run.rules.write_roll(roll);
    let read = run.rules.read_roll(&text);
    if let Some(what) = misspelled(&text, read.as_ref() == Ok(roll), roll, &read) {
        return Err(spot.broken(Law::Notation, what));
    }
    let mut dice = spot.dice(Law::Notation);
    for _ in 0..4 {
        let text = garble(&text, &text, &mut dice);
        let ask = || run.rules.read_roll(&text).is_ok_and(|roll| run.rules.can_roll(spot.state, &roll));
        if catch_unwind(AssertUnwindSafe(ask)).is_err() {
            return Err(spot.broken(Law::Notation, format!("the roll `{text}` makes the rules panic")));
        }
    }
    Ok(())
}

fn misspelled(
    text: &str,
    same: bool,
    what: &dyn std::fmt::Debug,
    read: &dyn std::fmt::Debug,
) -> Option<String> {
    if !same {
        return Some(format!("{what:?} is written `{text}`, which is read as {read:?}"));
    }
    let tidy = text.trim() == text && !text.contains(['\n', '\r']);
    (!tidy).then(|| format!("{what:?} is written `{text:?}`: with blanks at its ends or on several lines"))
}

fn positions<R: Present>(run: &Run<'_, R>, spot: &Spot<'_, R>) -> Lawful {
    let rules = run.rules;
    for (index, field) in spot.position.iter().enumerate() {
        let line = format!("{}: {}", field.key, field.value);
        let read = Field::read(field.line, &line);
        if read != *field || line.contains(['\n', '\r']) {
            return Err(spot.broken(Law::Positions, format!("`{line}` is read as {read:?}")));
        }
        if spot.position[..index].iter().any(|other| other.key == field.key) {
            return Err(spot.broken(Law::Positions, format!("`{}` is written twice", field.key)));
        }
    }
    let fields = partial(&spot.position);
    match rules.read_position(&fields) {
        Ok(read) if read == *spot.state => {}
        Ok(read) => {
            let what = format!("the position is read back as another:\n{:?}\n{read:?}", spot.state);
            return Err(spot.broken(Law::Positions, what));
        }
        Err(misread) => {
            return Err(spot.broken(Law::Positions, format!("the position is refused: {misread:?}")));
        }
    }
    let mut dice = spot.dice(Law::Positions);
    if dice.below(2) == 0 {
        let given = if spot.position.is_empty() || dice.below(2) == 0 { &fields } else { &spot.position };
        let garbled = garble_fields(given, &mut dice);
        let what = match catch_unwind(AssertUnwindSafe(|| outside(rules, &garbled, &mut dice))) {
            Ok(None) => return Ok(()),
            Ok(Some(what)) => what,
            Err(_) => "makes the rules panic",
        };
        return Err(spot.broken(Law::Positions, format!("a position {what}: {}", lines(&garbled))));
    }
    Ok(())
}

/// Reads a position from outside, asks the first questions about it and plays on for a few plies; what is wrong with
/// the answers.
fn outside<R: Present>(rules: &R, fields: &[Field], dice: &mut Rng) -> Option<&'static str> {
    let twice = |at: usize| fields[..at].iter().any(|field| field.key == fields[at].key);
    let Ok(mut state) = rules.read_position(fields) else { return None };
    if (0..fields.len()).any(twice) {
        return Some("is accepted, though it says something twice");
    }
    for eye in Eye::all(rules.seats()) {
        rules.scene(&rules.view(&state, eye));
    }
    if rules.read_position(&partial(&rules.write_position(&state))) != Ok(state.clone()) {
        return Some("is accepted, but not read back as it is written then");
    }
    let whole = fields.iter().all(|field| field.key != "partial");
    for ply in 0..PLIES_FROM_OUTSIDE {
        match rules.next(&state) {
            Next::Over => break,
            Next::Chance => {
                let roll = rules.roll(&state, dice);
                rules.settle(&mut state, &roll, &mut ());
            }
            Next::Seats(seats) => {
                let mut plays = Vec::new();
                for seat in seats.iter() {
                    let before = plays.len();
                    if seat.index() >= usize::from(rules.seats()) {
                        return Some("is accepted, though somebody is to act who does not play");
                    }
                    rules.moves(&state, seat, &mut |m| plays.push((seat, m)));
                    if plays.len() == before {
                        // Where cards are missing, the game may stop for want of them; but never at once.
                        if !whole && ply > 0 {
                            return None;
                        }
                        return Some("is accepted, though somebody is to act who cannot");
                    }
                }
                let (seat, m) = plays[dice.below(plays.len())];
                if rules.check(&state, seat, m).is_err() {
                    return Some("is accepted, but a listed move is refused in it");
                }
                rules.apply(&mut state, seat, m, &mut ());
            }
        }
    }
    None
}

/// So many plies a position from outside is played on.
const PLIES_FROM_OUTSIDE: usize = 6;

fn garble_fields(fields: &[Field], dice: &mut Rng) -> Vec<Field> {
    let mut fields = fields.to_vec();
    let at = dice.below(fields.len());
    let other = fields[dice.below(fields.len())].clone();
    match dice.below(7) {
        0 => drop(fields.remove(at)),
        6 => fields.insert(at, other),
        1 => fields[at].value = other.value,
        2 => drop(swap_words(&mut fields, dice)),
        3 => fields[at].value = format!("{} {}", fields[at].value, other.value),
        4 => fields[at].key = other.key.replace(Seat::A.letter(), "C"),
        _ => fields[at].value = garble(&fields[at].value, &other.value, dice),
    }
    fields
}

/// The position as a record or a save keeps it.
pub(crate) fn partial(position: &[Field]) -> Vec<Field> {
    let mut fields = position.to_vec();
    if !fields.iter().any(|field| field.key == "partial") {
        fields.insert(0, Field::new("partial", ""));
    }
    fields
}

fn lines(fields: &[Field]) -> String {
    fields.iter().map(|field| format!("\n  {}: {}", field.key, field.value)).collect()
}
