//! A simulator that thinks of everything: many rooms with a virtual clock and a disk that fails, and people who join,
//! leave, repeat themselves, lie, speak out of turn and come back; processes that die at any point.
//!
//! What happens is a list of small [events](event::Event) that can be carried out in any world, so that a failing list
//! is made shorter until nothing can be left out, and printed with its seed. `ANTRE_SIM_EVENTS` and `ANTRE_SIM_SEED`
//! say how many and which; `cargo xtask soak sim` runs a million.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a test says where it fails"
)]

mod acts;
mod checks;
mod disk;
mod event;
mod fault;
mod person;
mod shrink;
mod twins;
mod world;

use event::Event;
use fault::Fault;
use std::time::Instant;

/// How many events make one world; then another begins.
const WORLD: usize = 3_000;

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// Carries out a list of events; what broke, and after how many of them.
fn run(events: &[Event], fault: Option<Fault>) -> Result<world::Tally, (usize, String)> {
    let mut world = world::World::new(fault);
    for (index, event) in events.iter().enumerate() {
        world.carry_out(*event).map_err(|what| (index, what))?;
    }
    world.finish().map_err(|what| (events.len(), what))
}

/// Runs worlds until `events` events happened.
fn soak(events: u64, seed: u64, fault: Option<Fault>) -> Result<world::Tally, String> {
    let mut tally = world::Tally::default();
    for world in 0..events.div_ceil(WORLD as u64) {
        let list = Event::list(seed.wrapping_add(world), WORLD);
        match run(&list, fault) {
            Ok(more) => tally.add(&more),
            Err((at, what)) => {
                let list = list[..(at + 1).min(list.len())].to_vec();
                let short = shrink::shortest(list, |list| {
                    run(list, fault).is_err_and(|(_, other)| kind_of(&other) == kind_of(&what))
                });
                let what = run(&short, fault).err().map_or(what, |(_, what)| what);
                let told: Vec<String> = short.iter().map(|event| format!("  {event:?}")).collect();
                return Err(format!("seed {}: {what}\n{}", seed.wrapping_add(world), told.join("\n")));
            }
        }
    }
    Ok(tally)
}

/// What went wrong, whichever table and seat it was: a shorter world should show the same, not anything.
fn kind_of(what: &str) -> String {
    what.chars().filter(|letter| letter.is_lowercase()).collect()
}

/// Nothing that anybody says, and nothing that fails, breaks what a table promises.
#[test]
fn whatever_happens_a_table_keeps_its_promises() {
    let quick = std::env::var_os("ANTRE_QUICK").is_some();
    let events = number("ANTRE_SIM_EVENTS", if quick { 3_000 } else { 12_000 });
    let start = Instant::now();
    match soak(events, number("ANTRE_SIM_SEED", 1), None) {
        Ok(tally) => println!("{tally} in {:.1} s", start.elapsed().as_secs_f64()),
        Err(what) => panic!("{what}"),
    }
}

/// A simulator that finds nothing proves nothing: each of these faults was in the server once, and is found.
#[test]
fn every_old_fault_is_found() {
    for fault in Fault::ALL {
        let found = soak(60_000, 1, Some(fault)).err();
        let found = found.unwrap_or_else(|| panic!("{fault:?} is not found"));
        println!("{fault:?}: {found}");
        assert!(found.contains(fault.sign()), "{fault:?} is found as something else: {found}");
    }
}
