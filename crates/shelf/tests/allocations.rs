//! No game of the house touches the heap while it is played at random.

use antre_host::Request;
use antre_shelf::SHELF;

#[global_allocator]
static HEAP: antre_heap::Heap = antre_heap::Heap;

#[test]
fn playouts_allocate_nothing() {
    for game in SHELF {
        for seats in game.players().0..=game.players().1 {
            let request = Request { seats: Some(seats), ..Request::default() };
            let count = |seconds: f64| {
                let before = antre_heap::allocations();
                if let Err(wrong) = game.bench(&request, seconds) {
                    panic!("{} for {seats}: {wrong:?}", game.id());
                }
                antre_heap::allocations() - before
            };
            // Building the game allocates; playing 256 games or many times that makes no difference.
            let building = count(0.0);
            assert!(building > 0, "nothing is counted");
            assert_eq!(building, count(0.2), "{} for {seats}", game.id());
        }
    }
}
