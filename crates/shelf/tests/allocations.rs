//! No game of the house touches the heap while it is played at random.

use antre_host::Request;
use antre_shelf::SHELF;

#[test]
fn playouts_allocate_nothing() {
    for game in SHELF {
        for seats in game.players().0..=game.players().1 {
            let request = Request { seats: Some(seats), ..Request::default() };
            let count = |seconds: f64| {
                let measured = allocation_counter::measure(|| {
                    if let Err(wrong) = game.bench(&request, seconds) {
                        panic!("{} for {seats}: {wrong:?}", game.id());
                    }
                });
                measured.count_total
            };
            // Building the game allocates; playing 256 games or many times that makes no difference.
            assert_eq!(count(0.0), count(0.2), "{} for {seats}", game.id());
        }
    }
}
