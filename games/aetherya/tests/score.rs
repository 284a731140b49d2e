//! Scores against a scorer that shares nothing with the game's own: no masks, no tables, only cells and lists.

mod common;

use antre_aetherya::{Aetherya, Category, Kind, Legend, Points, State};
use antre_kernel::{Dice, Field, Notation, Rng, Rules, Seat};
use antre_stage::Present;
use common::frozen;

/// A kingdom as the brute force sees it: rows of columns, with what shows.
type Grid = [[Option<Kind>; 4]; 4];
type At = (usize, usize);

fn neighbours((row, col): At) -> Vec<At> {
    let mut found = Vec::new();
    for (r, c) in [(row.wrapping_sub(1), col), (row + 1, col), (row, col.wrapping_sub(1)), (row, col + 1)] {
        if r < 4 && c < 4 {
            found.push((r, c)); // AE-58
        }
    }
    found
}

fn cells() -> impl Iterator<Item = At> {
    (0..4).flat_map(|row| (0..4).map(move |col| (row, col)))
}

fn kind(grid: &Grid, (row, col): At) -> Option<Kind> {
    grid[row][col]
}

/// AE-62: side by side, or one can walk from the one to the other over Portals alone.
fn linked(grid: &Grid, a: At, b: At) -> bool {
    let ordinary = |at| kind(grid, at).is_some_and(|kind| kind != Kind::Portal);
    if a == b || !ordinary(a) || !ordinary(b) {
        return false;
    }
    if neighbours(a).contains(&b) {
        return true;
    }
    let mut reached: Vec<At> =
        neighbours(a).into_iter().filter(|&at| kind(grid, at) == Some(Kind::Portal)).collect();
    let mut looked = 0;
    while looked < reached.len() {
        for next in neighbours(reached[looked]) {
            if next == b {
                return true;
            }
            if kind(grid, next) == Some(Kind::Portal) && !reached.contains(&next) {
                reached.push(next); // AE-61
            }
        }
        looked += 1;
    }
    false
}

fn hate(a: Kind, b: Kind) -> bool {
    let tribe = |kind: Kind| matches!(kind, Kind::Human | Kind::Elf | Kind::Dwarf | Kind::Goblin);
    let goblin = (a == Kind::Goblin) != (b == Kind::Goblin) && tribe(a) && tribe(b);
    goblin || (a, b) == (Kind::Elf, Kind::Dwarf) || (a, b) == (Kind::Dwarf, Kind::Elf)
}

/// AE-69 to AE-76.
fn liking(tribe: Kind, terrain: Kind) -> i32 {
    match (tribe, terrain) {
        (Kind::Elf, Kind::Forest) => 2,
        (Kind::Elf, Kind::Swamp) => -1,
        (Kind::Dwarf, Kind::Mountain) => 2,
        (Kind::Human, Kind::Plain) => 2,
        (Kind::Human, Kind::Forest | Kind::Mountain) => 1,
        (Kind::Human, Kind::Swamp) => -1,
        (Kind::Goblin, Kind::Swamp) => 3,
        _ => 0,
    }
}

fn brute(grid: &Grid, flat: bool, legends: i32) -> [i32; 7] {
    let mut points = [0; 7];
    let (mut dragons, mut tamed) = (0i32, 0i32);
    for a in cells() {
        let Some(this) = kind(grid, a) else { continue };
        let mut friends = [0; 3];
        for b in cells() {
            let Some(other) = kind(grid, b) else { continue };
            let near = neighbours(a).contains(&b);
            let column = match this {
                Kind::Elf => 0,
                Kind::Dwarf => 1,
                Kind::Human => 2,
                _ => 3,
            };
            if if this == Kind::Goblin { near } else { linked(grid, a, b) } {
                points[column] += liking(this, other); // AE-67
            }
            if a < b && linked(grid, a, b) && hate(this, other) {
                points[6] -= 2; // AE-85
            }
            if this == Kind::Dragon && linked(grid, a, b) {
                match other {
                    Kind::Human => friends[0] += 1,
                    Kind::Elf => friends[1] += 1,
                    Kind::Dwarf => friends[2] += 1,
                    _ => {}
                }
            }
        }
        if this == Kind::Dragon {
            dragons += 1;
            tamed += i32::from(friends.iter().any(|&n| n >= 2));
        }
    }
    let value = [0, 3, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6][dragons as usize];
    for place in 0..dragons {
        points[4] += match place {
            3.. => -6,                   // AE-97
            _ if place < tamed => value, // AE-98
            _ if flat => -3,             // AE-96
            _ => -value,
        };
    }
    points[5] = legends;
    points
}

/// The legends whose condition holds, by the letter of AE-102 to AE-110.
fn brute_legends(grid: &Grid, same: bool) -> Vec<Legend> {
    let of = |wanted: Kind| -> Vec<At> { cells().filter(|&at| kind(grid, at) == Some(wanted)).collect() };
    let any = |a: Kind, b: Kind| of(a).iter().any(|&x| of(b).iter().any(|&y| linked(grid, x, y)));
    let group = |terrain: Kind| {
        of(terrain).iter().any(|&start| {
            let mut group = vec![start];
            let mut looked = 0;
            while looked < group.len() {
                for next in of(terrain) {
                    if linked(grid, group[looked], next) && !group.contains(&next) {
                        group.push(next);
                    }
                }
                looked += 1;
            }
            group.len() >= 3
        })
    };
    let battle = |a: Kind, b: Kind| {
        let side = |x: Kind, y: Kind| {
            if same {
                of(y).iter().any(|&one| of(x).iter().filter(|&&at| linked(grid, at, one)).count() >= 2)
            } else {
                of(x).iter().filter(|&&at| of(y).iter().any(|&one| linked(grid, at, one))).count() >= 2
            }
        };
        side(a, b) || side(b, a)
    };
    let goblins =
        || of(Kind::Goblin).iter().any(|&at| neighbours(at).iter().any(|n| of(Kind::Goblin).contains(n)));
    let holds = |legend: Legend| match legend {
        Legend::Humans => any(Kind::Human, Kind::Human),
        Legend::Elves => any(Kind::Elf, Kind::Elf),
        Legend::Dwarves => any(Kind::Dwarf, Kind::Dwarf),
        Legend::Goblins => goblins(),
        Legend::Plains => group(Kind::Plain),
        Legend::Forests => group(Kind::Forest),
        Legend::Mountains => group(Kind::Mountain),
        Legend::Swamps => group(Kind::Swamp),
        Legend::HumansGoblins => battle(Kind::Human, Kind::Goblin),
        Legend::ElvesGoblins => battle(Kind::Elf, Kind::Goblin),
        Legend::DwarvesGoblins => battle(Kind::Dwarf, Kind::Goblin),
        Legend::ElvesDwarves => battle(Kind::Elf, Kind::Dwarf),
        Legend::HumanElf => any(Kind::Human, Kind::Elf),
        Legend::HumanDwarf => any(Kind::Human, Kind::Dwarf),
        Legend::FourTribes => {
            [Kind::Human, Kind::Elf, Kind::Dwarf, Kind::Goblin].iter().all(|&tribe| !of(tribe).is_empty())
        }
    };
    Legend::ALL.into_iter().filter(|&legend| holds(legend)).collect()
}

/// A random kingdom; many Portals, Dragons and face-down cards in some, few in others.
fn random_grid(rng: &mut Rng) -> Grid {
    let (portals, dragons, down) = (rng.below(6), rng.below(4), rng.below(3) * rng.below(4));
    let few = 3 + rng.below(6);
    let mut grid = [[None; 4]; 4];
    for at in cells() {
        let ordinary = Kind::ALL[rng.below(8) % few.max(1)];
        let card = match rng.below(20) {
            n if n < portals => Kind::Portal,
            n if n < portals + dragons => Kind::Dragon,
            _ if rng.below(3) == 0 => Kind::ALL[rng.below(10)],
            _ => ordinary,
        };
        grid[at.0][at.1] = (rng.below(16) >= down).then_some(card);
    }
    grid
}

fn state(game: &Aetherya, grid: &Grid, legends: &[Legend]) -> State {
    let word = |card: &Option<Kind>| card.map_or("pl", Kind::code);
    let rows: Vec<String> =
        grid.iter().map(|row| row.iter().map(word).collect::<Vec<_>>().join(" ")).collect();
    let legends: Vec<&str> = legends.iter().map(|legend| legend.code()).collect();
    let hidden = "pl PL PL PL / PL PL PL PL / PL PL PL PL / PL PL PL PL";
    let mut fields = vec![
        Field::new("partial", ""),
        Field::new("kingdom A", rows.join(" / ")),
        Field::new("legends A", legends.join(" ")),
    ];
    // While cards lie face down the game goes on (AE-113).
    if grid.iter().flatten().all(Option::is_some) {
        fields.push(Field::new("phase", "over"));
    } else {
        fields.extend([Field::new("kingdom B", hidden), Field::new("discard", "MA")]);
    }
    game.read_position(&fields).unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

/// AE-58 to AE-111 on 120,000 random kingdoms: all seven categories, the explained sheet, and the fifteen conditions.
#[test]
fn the_scorer_agrees_with_brute_force() {
    let games =
        [(frozen(2, &[]), true, false), (frozen(2, &["battle=same", "wild_dragon=value"]), false, true)];
    let mut rng = Rng::new(0xae);
    let (mut through_portals, mut conflicts, mut tamed) = (0, 0, 0);
    for round in 0..120_000 {
        let (game, flat, same) = &games[round % 2];
        let grid = random_grid(&mut rng);
        let legends: Vec<Legend> = Legend::ALL.into_iter().filter(|_| rng.below(8) == 0).collect();
        let worth = legends.iter().map(|&legend| game.legend_points(legend)).sum();
        let state = state(game, &grid, &legends);
        let expected = brute(&grid, *flat, worth);
        let kingdom = state.open.kingdom(Seat::A);
        assert_eq!(game.points(kingdom), Points(expected), "{grid:?}");
        let met: Vec<Legend> = kingdom.met().iter().collect();
        assert_eq!(met, brute_legends(&grid, *same), "{grid:?}");
        conflicts += i32::from(expected[6] < 0);
        tamed += i32::from(expected[4] > 0);
        if round % 4 == 0 {
            // The reasons on the sheet add up to its points, category by category.
            let sheet = game.sheet(&state);
            assert_eq!(sheet.seats[0].total, expected.iter().sum::<i32>());
            for (line, points) in sheet.seats[0].lines.iter().zip(expected) {
                let sum: i32 = line.cards.iter().map(|card| card.points).sum();
                assert_eq!((line.points, sum), (points, points), "{} {grid:?}", line.category);
                through_portals += line.cards.iter().filter(|card| card.code.contains('(')).count();
            }
        }
    }
    assert!(
        through_portals > 5_000 && conflicts > 5_000 && tamed > 1_000,
        "{through_portals} {conflicts} {tamed}"
    );
}

/// AE-X04, AE-C28 by their columns: totals, the tie-break (AE-121 to AE-123) and the shared victory (AE-124).
#[test]
fn columns_are_ranked_by_total_then_best_category() {
    let cases: &[(&[[i32; 7]], &[usize])] = &[
        (&[[4, 6, 6, 3, -6, 6, 0], [10, 4, 8, 0, 3, 0, -2], [0, 4, 3, 12, 3, 0, 0]], &[1]),
        (&[[4, 6, 6, 3, -6, 6, 0], [10, 4, 8, 0, 3, 0, -2], [0, 4, 4, 12, 3, 0, 0]], &[2]),
        (&[[10, 5, 0, 0, 3, 2, 0], [10, 0, 4, 0, 3, 3, 0]], &[0]),
        (&[[8, 0, 0, 0, 0, 0, -2], [6, 0, 0, 0, 0, 0, 0]], &[0]),
        (&[[4, 2, 0, 0, 3, 0, 0], [0, 2, 4, 0, 3, 0, 0], [1, 2, 3, 0, 0, 3, 0]], &[0, 1]),
    ];
    for (columns, winners) in cases {
        let ranks: Vec<_> = columns.iter().map(|&column| Points(column).rank()).collect();
        let best = ranks.iter().max().unwrap();
        let first: Vec<usize> = (0..ranks.len()).filter(|&at| ranks[at] == *best).collect();
        assert_eq!(first, *winners);
    }
    assert_eq!(Points([4, 6, 6, 3, -6, 6, 0]).total(), 19);
    assert_eq!(Points([0, 4, 3, 12, 3, 0, 0]).get(Category::Goblins), 12);
}

/// AE-120: the result of a finished game is that of its sheet.
#[test]
fn the_result_is_that_of_the_sheet() {
    let game = frozen(4, &[]).for_machines();
    let mut rng = Rng::new(120);
    for _ in 0..300 {
        let mut state = game.start();
        antre_kernel::playout(&game, &mut state, &mut rng);
        let (outcome, sheet) = (game.outcome(&state), game.sheet(&state));
        for column in &sheet.seats {
            assert_eq!(column.total, outcome.points(column.seat));
        }
        let best = sheet.seats.iter().map(|column| column.total).max().unwrap();
        assert!(outcome.winners().iter().all(|seat| outcome.points(seat) == best));
    }
}
