//! `antre bench`: how fast each game is on this machine. One figure a line, parted by tabs, for people and plots.

use crate::args::BenchArgs;
use crate::failure::Failure;
use crate::out;
use antre_heap::allocations;
use antre_host::{AnyGame, Request, Speaker, generator_step};
use antre_kernel::Misread;
use antre_shelf::SHELF;
use std::io::Write as _;

/// Measures one game or all of them.
pub(crate) fn run(args: &BenchArgs, speaker: &Speaker) -> Result<(), Failure> {
    let games = match &args.game {
        Some(id) => vec![crate::game(id, speaker)?],
        None => SHELF.to_vec(),
    };
    if cfg!(debug_assertions) {
        let mut stderr = anstream::stderr().lock();
        writeln!(stderr, "{}", speaker.word("bench-not-release"))?;
    }
    for game in games {
        one(game, args.seconds).map_err(|error| match error {
            Trouble::Game(misread) => Failure::misread(speaker, &misread),
            Trouble::Output(error) => error.into(),
        })?;
    }
    writeln!(out::stdout(), "antre/generator/ns_per_step\t{:.2}", generator_step())?;
    Ok(())
}

enum Trouble {
    Game(Misread),
    Output(std::io::Error),
}

impl From<Misread> for Trouble {
    fn from(misread: Misread) -> Trouble {
        Trouble::Game(misread)
    }
}

impl From<std::io::Error> for Trouble {
    fn from(error: std::io::Error) -> Trouble {
        Trouble::Output(error)
    }
}

fn one(game: &dyn AnyGame, seconds: f64) -> Result<(), Trouble> {
    let mut out = out::stdout();
    let request = Request::default();
    // Building the game allocates; measured for no time at all, that is all a bench does.
    let before = allocations();
    drop(game.bench(&request, 0.0));
    let building = allocations() - before;
    let before = allocations();
    let bench = game.bench(&request, seconds)?;
    let all = allocations() - before;
    let (id, decisions) = (game.id(), bench.decisions as f64);
    let per_second = decisions / bench.seconds;
    writeln!(out, "antre/{id}/full\t{per_second:.0}\t{:.0}", bench.playouts as f64 / bench.seconds)?;
    writeln!(out, "antre/{id}/ns_per_decision\t{:.1}", 1e9 / per_second)?;
    writeln!(out, "antre/{id}/bytes_per_state\t{}", bench.state_bytes)?;
    writeln!(out, "antre/{id}/bytes_per_move\t{}", bench.move_bytes)?;
    let allocations = all.saturating_sub(building) as f64 / decisions;
    writeln!(out, "antre/{id}/allocations_per_decision\t{allocations}")?;
    let search = game.bench_search(&request, seconds)?;
    writeln!(out, "antre/{id}/search\t{:.0}\t{:.2}", search.full, search.full / per_second)?;
    // With the game's own settings: playouts cut short and evaluated, decisions greedy.
    writeln!(out, "antre/{id}/search_own\t{:.0}\t{:.0}", search.own, search.iterations)?;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let lab = game.bench_lab(&request, threads, seconds)?;
    writeln!(out, "antre/{id}/lab\t{:.0}\t{:.2}", lab.rate, lab.ratio)?;
    Ok(())
}
