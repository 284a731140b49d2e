//! Records and saves: read back as they were written, and refused when damaged.

use super::garble::{flip, tear};
use super::tables::{all_eyes, first_difference, random_move};
use super::{Law, Lawful, Run};
use antre_kernel::{Dice, Entry, Key, Next, Ply, Record, Rng, Sealed, Seat, Table};
use antre_stage::Present;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// Plays one game at a table, saving and opening it on the way and writing it down at the end.
pub(crate) fn play<R: Present>(run: &mut Run<'_, R>, seed: u64) -> Lawful {
    if !run.any(&[Law::Records, Law::Seals]) {
        return Ok(());
    }
    let mut dice = Rng::for_job(seed, 0x5ea1);
    let mut table = Table::practice(Arc::clone(&run.laws.rules), seed);
    table.seat_players(Seat::all(run.rules.seats()).map(|seat| format!("human Joueuse {seat}")).collect());
    let mut played = 0;
    let patience = if dice.below(4) == 0 { dice.below(20) as u32 } else { run.laws.bound };
    let mut lasting = true;
    while lasting && table.next() != Next::Over {
        if run.on(Law::Seals) && dice.below(16) == 0 {
            seals(run, seed, &table, &mut dice)?;
        }
        // Now and then another plays for somebody: that stands in the record, and changes nothing else.
        if dice.below(64) == 0 {
            let seat = Seat::new(dice.below(usize::from(run.rules.seats())));
            let proposal = table.propose_player(seat, ["lanterne", "human Joueuse"][dice.below(2)].into());
            proposal.map(|proposal| table.accept(proposal));
        }
        lasting = table.plies() < patience && random_move(&mut table, &mut dice).is_some();
        played += u32::from(lasting);
    }
    if table.next() != Next::Over {
        table.resign(Seat::new(dice.below(usize::from(run.rules.seats()))));
    }
    if run.on(Law::Seals) {
        seals(run, seed, &table, &mut dice)?;
        positions(run, seed, &mut dice)?;
    }
    if run.on(Law::Records) { records(run, seed, &table, played, &mut dice) } else { Ok(()) }
}

fn records<R: Present>(
    run: &mut Run<'_, R>,
    seed: u64,
    table: &Table<R>,
    played: u32,
    dice: &mut Rng,
) -> Lawful {
    let rules = run.rules;
    let broken = |what: String| Err(run.table_broken(Law::Records, seed, table, what));
    let Some(record) = table.record() else { return broken("a finished table gives no record".into()) };
    let moves = record.entries.iter().filter(|entry| matches!(entry, Entry::Ply(Ply::Move(..)))).count();
    if moves != played as usize {
        return broken(format!("{played} moves were played, {moves} are in the record"));
    }
    let text = record.write(rules);
    let read = match Record::read(rules, &text) {
        Ok(read) => read,
        Err(misread) => return broken(format!("the record is refused: {misread:?}\n{text}")),
    };
    if read.header != record.header || read.entries != record.entries {
        return broken(format!("the record is read back as another:\n{text}"));
    }
    let again = read.write(rules);
    if again != text {
        return broken(format!("the record is written differently:{}", first_difference(&text, &again)));
    }
    if read.outcome(rules) != table.outcome() {
        let (outcome, other) = (table.outcome(), read.outcome(rules));
        return broken(format!("the game ended with {outcome:?}, its record with {other:?}"));
    }
    let mut replay = read.replay(rules);
    while replay.step(&mut ()).is_some() {}
    if table.revealed().is_some_and(|state| state != replay.state()) {
        return broken(format!("the replay ends elsewhere:\n{:?}\n{:?}", table.revealed(), replay.state()));
    }
    for _ in 0..16 {
        let damaged = match dice.below(2) {
            // The very last line end may go.
            0 => flip(&text, dice.below(text.len() - 1), dice),
            _ => Some(tear(&text, dice)),
        };
        let Some(damaged) = damaged.filter(|damaged| *damaged != text) else { continue };
        run.tally.damaged += 1;
        let refused = catch_unwind(AssertUnwindSafe(|| Record::read(rules, &damaged).is_err()));
        let what = match refused {
            Ok(true) => continue,
            Ok(false) => "is accepted",
            Err(_) => "makes the reader panic",
        };
        let at = first_difference(&text, &damaged);
        return Err(run.table_broken(Law::Records, seed, table, format!("a damaged record {what}:{at}")));
    }
    Ok(())
}

/// A table opens as it was sealed; a seal damaged anywhere, its head in clear included, does not open.
fn seals<R: Present>(run: &mut Run<'_, R>, seed: u64, table: &Table<R>, dice: &mut Rng) -> Lawful {
    let sealed = Sealed::from_text(table.seal().as_text().to_owned());
    let broken = |run: &Run<'_, R>, what| Err(run.table_broken(Law::Seals, seed, table, what));
    let opened = match Table::unseal(Arc::clone(&run.laws.rules), &sealed) {
        Ok(opened) => opened,
        Err(misread) => return broken(run, format!("a sealed table is refused: {misread:?}")),
    };
    let (here, there) = (all_eyes(table), all_eyes(&opened));
    if here != there {
        return broken(run, format!("a sealed table opens differently:{}", first_difference(&here, &there)));
    }
    if opened.header() != table.header() || opened.version() != table.version() {
        return broken(run, "a sealed table opens with another head".into());
    }
    if opened.seal() != sealed {
        return broken(run, "a table that was opened is sealed differently".into());
    }
    let text = sealed.as_text();
    for _ in 0..6 {
        // The last byte is a line end under the seal, and the case of hexadecimal digits is free.
        let at = dice.below(text.len() - 3);
        let Some(damaged) = flip(text, at, dice) else { continue };
        if damaged.eq_ignore_ascii_case(text) {
            continue;
        }
        run.tally.damaged += 1;
        let sealed = Sealed::from_text(damaged);
        let open = || Table::unseal(Arc::clone(&run.laws.rules), &sealed).is_err();
        match catch_unwind(AssertUnwindSafe(open)) {
            Ok(true) => {}
            Ok(false) => return broken(run, format!("a seal damaged at byte {at} opens")),
            Err(_) => return broken(run, format!("a seal damaged at byte {at} makes the table panic")),
        }
    }
    Ok(())
}

/// A table that starts from a position is sealed with it.
fn positions<R: Present>(run: &mut Run<'_, R>, seed: u64, dice: &mut Rng) -> Lawful {
    let rules = run.rules;
    let mut state = rules.start();
    for _ in 0..dice.below(40) {
        match rules.next(&state) {
            Next::Chance => {
                let roll = rules.roll(&state, dice);
                rules.settle(&mut state, &roll, &mut ());
            }
            Next::Seats(seats) => {
                let Some(seat) = seats.first() else { break };
                let moves = super::spot::list(rules, &state, seat);
                if moves.is_empty() {
                    break;
                }
                rules.apply(&mut state, seat, moves[dice.below(moves.len())], &mut ());
            }
            Next::Over => break,
        }
    }
    let key = Key::practice(dice.bits());
    let mut table = Table::from_position(Arc::clone(&run.laws.rules), state, key);
    random_move(&mut table, dice);
    seals(run, seed, &table, dice)
}
