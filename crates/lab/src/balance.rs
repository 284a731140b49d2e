//! How fair a game is: notes of many games summed up, with intervals.

use crate::note::{Group, Note, Thing};
use crate::stats::Interval;
use antre_kernel::{Arg, Phrase, Seat};
use std::collections::BTreeMap;

/// Into how many parts a game is cut to see how its choices widen and narrow.
pub const PARTS: usize = 10;

/// Notes of many games, summed up as they come.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    games: u32,
    /// Share of the win and points, seat by seat, game by game.
    shares: Vec<Vec<f64>>,
    points: Vec<Vec<f64>>,
    first: Vec<f64>,
    sides: Vec<(Phrase, Vec<f64>)>,
    seat_sides: Vec<Option<Phrase>>,
    turns: Vec<f64>,
    decisions: Vec<f64>,
    choices: Vec<f64>,
    forced: u64,
    parts: [(f64, u64); PARTS],
    things: BTreeMap<Thing, Count>,
    part_names: BTreeMap<(Group, String), Arg>,
}

/// One thing in many games.
#[derive(Clone, Debug)]
struct Count {
    label: Arg,
    seats: Vec<SeatCount>,
    /// Points, one number for each game and seat in which it was used; for categories.
    points: Vec<f64>,
    won: Vec<f64>,
    /// Uses that were nobody's.
    common: u64,
    games: u32,
    /// For categories: up to which game the points of all seats are there, and which seats of the last are.
    full: usize,
    last: Vec<usize>,
}

/// One thing in the hands of one seat.
#[derive(Clone, Copy, Debug, Default)]
struct SeatCount {
    games: u64,
    times: u64,
    /// Sums over the games it was used in: of the squares of how often, of the share of the win, of its square, and of
    /// how often times the share.
    times_squared: u64,
    share: f64,
    squares: f64,
    product: f64,
}

/// How values are spread.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spread {
    /// Their mean, with its interval.
    pub mean: Interval,
    /// Their standard deviation.
    pub deviation: f64,
    /// The least, a quarter of the way, the middle, three quarters, and the most.
    pub quartiles: [f64; 5],
}

/// What the notes of many games say together.
#[derive(Clone, PartialEq, Debug)]
pub struct BalanceReport {
    /// Games played.
    pub games: u32,
    /// Seat by seat.
    pub seats: Vec<SeatReport>,
    /// Sides, factions or decks, where seats differ.
    pub sides: Vec<(Phrase, Interval)>,
    /// What share of the win the seat has that decides first.
    pub first: Interval,
    /// How often the turn passes.
    pub turns: Spread,
    /// How many decisions there are.
    pub decisions: Spread,
    /// The turns of each game, for a histogram.
    pub lengths: Vec<f64>,
    /// Among how many moves a seat chooses.
    pub choices: Spread,
    /// What part of the decisions leaves no choice.
    pub forced: f64,
    /// The mean number of choices in each tenth of a game.
    pub choices_by_part: Vec<f64>,
    /// What was used, scored or happened.
    pub things: Vec<ThingReport>,
}

/// How one seat fared.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatReport {
    /// What it played last, where seats differ.
    pub side: Option<Phrase>,
    /// Its share of the win.
    pub share: Interval,
    /// Its points.
    pub points: Spread,
    /// The points of each game, for a histogram.
    pub all_points: Vec<f64>,
}

/// What came of using one thing.
#[derive(Clone, PartialEq, Debug)]
pub struct ThingReport {
    /// What it is.
    pub thing: Thing,
    /// What people call it.
    pub label: Arg,
    /// What people call the part of its group, if it has one.
    pub part: Option<Arg>,
    /// In what part of the games it was seen at all.
    pub games: f64,
    /// How often a game, all seats together.
    pub times: f64,
    /// The share of the win of seats that used it, in games in which they did.
    pub share: Option<Interval>,
    /// By how much a seat's share of the win rises with each further use, over all games of the seat: the slope of a
    /// linear regression. Where something is used once or not at all, it is the difference between the two.
    pub worth: Option<Interval>,
    /// Its points, where it is about points: one value for each seat and game it was used in.
    pub points: Option<Spread>,
    /// Those values, for a histogram, and the share of the win that went with each.
    pub all_points: Vec<f64>,
    /// The mean of its points in winning hands less that in the others.
    pub winners_ahead: f64,
}

impl Tally {
    /// Takes the note of one more game.
    pub fn add(&mut self, note: Note) {
        let seats = note.shares.len();
        self.games += 1;
        self.shares.resize(seats, Vec::new());
        self.points.resize(seats, Vec::new());
        for seat in 0..seats {
            self.shares[seat].push(note.shares[seat]);
            self.points[seat].push(note.points.get(seat).copied().unwrap_or(0).into());
        }
        self.first.extend(note.first.map(|seat| note.shares[seat.index()]));
        self.seat_sides.clone_from(&note.sides);
        for (side, share) in note.sides.into_iter().zip(&note.shares) {
            let Some(name) = side else { continue };
            match self.sides.iter_mut().find(|(known, _)| *known == name) {
                Some((_, shares)) => shares.push(*share),
                None => self.sides.push((name, vec![*share])),
            }
        }
        self.turns.push(note.turns.into());
        self.decisions.push(note.choices.len() as f64);
        self.forced += note.choices.iter().filter(|&&choices| choices == 1).count() as u64;
        for (at, &choices) in note.choices.iter().enumerate() {
            let (sum, n) = &mut self.parts[at * PARTS / note.choices.len()];
            *sum += f64::from(choices);
            *n += 1;
        }
        self.choices.extend(note.choices.iter().map(|&choices| f64::from(choices)));
        for (group, part, label) in note.parts {
            self.part_names.entry((group, part)).or_insert(label);
        }
        let mut seen: Vec<Thing> = Vec::new();
        for one in note.uses {
            let count = self.things.entry(one.thing.clone()).or_insert_with(|| Count {
                label: one.label,
                seats: vec![SeatCount::default(); seats],
                points: Vec::new(),
                won: Vec::new(),
                common: 0,
                games: 0,
                full: 0,
                last: Vec::new(),
            });
            count.use_by(one.seat, one.times, one.points, &note.shares);
            if !seen.contains(&one.thing) {
                count.games += 1;
                seen.push(one.thing);
            }
        }
        self.fill_categories();
    }

    /// A category that a seat did not score in was worth nothing to it: every seat of every game counts.
    fn fill_categories(&mut self) {
        let all = self.shares.len() * self.games as usize;
        for (_, count) in self.things.iter_mut().filter(|(thing, _)| thing.group == Group::Category) {
            for game in count.full..self.games as usize {
                for (seat, shares) in self.shares.iter().enumerate() {
                    let scored = game + 1 == self.games as usize && count.last.contains(&seat);
                    if !scored {
                        count.points.push(0.0);
                        count.won.push(shares[game]);
                    }
                }
            }
            count.full = self.games as usize;
            count.last.clear();
            debug_assert_eq!(count.points.len(), all);
        }
    }

    /// How many games were noted.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// A seat's share of the win, game by game: for comparing trials that share their dice.
    pub fn shares(&self, seat: usize) -> &[f64] {
        self.shares.get(seat).map_or(&[], Vec::as_slice)
    }

    /// The share of the win of whoever decided first, game by game.
    pub fn first_shares(&self) -> &[f64] {
        &self.first
    }

    /// Everything with its intervals; none of no games.
    pub fn report(&self) -> Option<BalanceReport> {
        let seats = self.shares.iter().zip(&self.points).enumerate().map(|(seat, (shares, points))| {
            Some(SeatReport {
                side: self.seat_sides.get(seat).cloned().flatten(),
                share: Interval::of_share(shares)?,
                points: Spread::of(points)?,
                all_points: points.clone(),
            })
        });
        let sides = self.sides.iter().map(|(name, shares)| Some((name.clone(), Interval::of_share(shares)?)));
        let decided: u64 = self.parts.iter().map(|part| part.1).sum();
        Some(BalanceReport {
            games: self.games,
            seats: seats.collect::<Option<_>>()?,
            sides: sides.collect::<Option<_>>()?,
            first: Interval::of_share(&self.first)?,
            turns: Spread::of(&self.turns)?,
            decisions: Spread::of(&self.decisions)?,
            lengths: self.turns.clone(),
            choices: Spread::of(&self.choices)?,
            forced: self.forced as f64 / decided.max(1) as f64,
            choices_by_part: self.parts.iter().map(|(sum, n)| sum / (*n).max(1) as f64).collect(),
            things: self.things.iter().map(|(thing, count)| self.thing(thing, count)).collect(),
        })
    }

    fn thing(&self, thing: &Thing, count: &Count) -> ThingReport {
        let games = f64::from(self.games);
        let used: u64 = count.seats.iter().map(|seat| seat.games).sum();
        let sum = |of: fn(&SeatCount) -> f64| count.seats.iter().map(of).sum::<f64>();
        let share = Interval::of_sums(used, sum(|seat| seat.share), sum(|seat| seat.squares));
        let bounded = |of: Interval| Interval { low: of.low.max(0.0), high: of.high.min(1.0), ..of };
        let times: u64 = count.seats.iter().map(|seat| seat.times).sum::<u64>() + count.common;
        ThingReport {
            thing: thing.clone(),
            label: count.label.clone(),
            part: self.part_names.get(&(thing.group, thing.part.clone())).cloned(),
            games: f64::from(count.games) / games,
            times: times as f64 / games,
            share: share.map(bounded),
            worth: self.worth(count),
            points: Spread::of(&count.points),
            all_points: count.points.clone(),
            winners_ahead: count.winners_ahead(),
        }
    }
}

impl Tally {
    /// The regression slope of the share of the win over how often something was used, each seat around its own means.
    fn worth(&self, count: &Count) -> Option<Interval> {
        let (mut xx, mut xy, mut yy, mut games, mut seats) = (0.0, 0.0, 0.0, 0.0, 0.0);
        for (own, shares) in count.seats.iter().zip(&self.shares) {
            let n = shares.len() as f64;
            let (times, won) = (own.times as f64, shares.iter().sum::<f64>());
            let own_xx = own.times_squared as f64 - times * times / n;
            let own_yy = shares.iter().map(|share| share * share).sum::<f64>() - won * won / n;
            // A seat that always does the same, or always wins, says nothing about the effect of the one on the other.
            if own_xx > 0.0 && own_yy > 0.0 {
                xx += own_xx;
                xy += own.product - times * won / n;
                yy += own_yy;
                games += n;
                seats += 1.0;
            }
        }
        (xx > 0.0).then(|| Interval::of_slope(xx, xy, yy, games - seats - 1.0))
    }
}

impl Count {
    fn use_by(&mut self, seat: Option<Seat>, times: u32, points: i32, shares: &[f64]) {
        let Some(seat) = seat else {
            self.common += u64::from(times);
            return;
        };
        let share = shares[seat.index()];
        let own = &mut self.seats[seat.index()];
        own.games += 1;
        own.times += u64::from(times);
        own.times_squared += u64::from(times) * u64::from(times);
        own.share += share;
        own.squares += share * share;
        own.product += f64::from(times) * share;
        self.points.push(points.into());
        self.won.push(share);
        self.last.push(seat.index());
    }

    fn winners_ahead(&self) -> f64 {
        let mean = |won: bool| {
            let part = self.points.iter().zip(&self.won).filter(|(_, share)| (**share > 0.0) == won);
            let (sum, n) = part.fold((0.0, 0u32), |all, (points, _)| (all.0 + points, all.1 + 1));
            if n == 0 { None } else { Some(sum / f64::from(n)) }
        };
        mean(true).zip(mean(false)).map_or(0.0, |(winners, others)| winners - others)
    }
}

impl Spread {
    /// How these values are spread; none of no values.
    pub fn of(values: &[f64]) -> Option<Spread> {
        let mean = Interval::of_mean(values)?;
        let mut sorted = values.to_vec();
        sorted.sort_unstable_by(f64::total_cmp);
        let last = sorted.len() - 1;
        let squares = values.iter().map(|value| (value - mean.mean).powi(2)).sum::<f64>();
        Some(Spread {
            mean,
            deviation: (squares / last.max(1) as f64).sqrt(),
            quartiles: [0, 1, 2, 3, 4].map(|quarter| sorted[last * quarter / 4]),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use antre_kernel::{Dice, Rng};

    fn thing(code: &str) -> Thing {
        Thing { group: Group::Card, part: "hand".into(), code: code.into() }
    }

    fn near(got: f64, expected: f64) {
        assert!((got - expected).abs() < 1e-9, "{got} for {expected}");
    }

    /// Seat A wins three games of four, and used the card in the first two and the last.
    fn four_games() -> BalanceReport {
        let mut tally = Tally::default();
        for (game, winner) in [0, 0, 0, 1].into_iter().enumerate() {
            let mut note = Note {
                shares: vec![f64::from(1 - winner), f64::from(winner)],
                points: vec![10 + game as i32, 5],
                sides: vec![Some(Phrase::new("the dragon")), Some(Phrase::new("the dwarves"))],
                first: Some(Seat::new(game % 2)),
                turns: 4 + game as u32,
                choices: vec![1, 3, 5, 7],
                ..Note::default()
            };
            if game != 2 {
                note.count(thing("x"), Some(Seat::A), 2, || "X".into());
                note.count(thing("x"), Some(Seat::A), 3, || "X".into());
            }
            tally.add(note);
        }
        tally.report().unwrap()
    }

    #[test]
    fn four_games_by_hand() {
        let report = four_games();
        near(report.seats[0].share.mean, 0.75);
        near(report.seats[1].points.mean.mean, 5.0);
        assert_eq!(report.seats[0].points.quartiles, [10.0, 10.0, 11.0, 12.0, 13.0]);
        // First: A, B, A, B; won by A, A, A, B.
        near(report.first.mean, 0.75);
        assert_eq!(
            report.sides.iter().map(|(side, _)| side.key).collect::<Vec<_>>(),
            ["the dragon", "the dwarves"]
        );
        near(report.turns.mean.mean, 5.5);
        near(report.decisions.mean.mean, 4.0);
        near(report.choices.mean.mean, 4.0);
        near(report.forced, 0.25);
        assert_eq!([report.choices_by_part[0], report.choices_by_part[7]], [1.0, 7.0]);
        let card = &report.things[0];
        near(card.games, 0.75);
        near(card.times, 1.5);
        near(card.share.unwrap().mean, 2.0 / 3.0);
        // Twice, twice, never, twice, and won, won, won, lost: xx 12 − 36/4 = 3, xy 4 − 6·3/4 = −1/2, yy 3/4;
        // the slope is −1/6, its error √((3/4 − 1/12) / 2 / 3) = 1/3, and t for 2 degrees of freedom 4.3026527.
        let worth = card.worth.unwrap();
        near(worth.mean, -1.0 / 6.0);
        assert!((worth.high - worth.mean - 4.302_652_7 / 3.0).abs() < 1e-6, "{worth:?}");
        near(card.points.unwrap().mean.mean, 5.0);
    }

    #[test]
    fn a_category_that_is_seldom_scored_counts_in_every_game() {
        let mut tally = Tally::default();
        for game in 0..4 {
            let mut note =
                Note { shares: vec![1.0, 0.0], points: vec![0, 0], choices: vec![1], ..Note::default() };
            note.first = Some(Seat::A);
            if game == 2 {
                note.count(Thing::of(Group::Category, "", "rare"), Some(Seat::A), 8, || "rare".into());
            }
            tally.add(note);
        }
        let report = tally.report().unwrap();
        near(report.things[0].points.unwrap().mean.mean, 1.0);
        near(report.things[0].winners_ahead, 2.0);
        assert_eq!(report.things[0].all_points.len(), 8);
    }

    /// A card that lifts the chance from 45 to 65 % is found to be worth something, and one that does nothing is not.
    #[test]
    fn worth_is_found_where_it_is_and_nowhere_else() {
        let mut rng = Rng::new(9);
        let mut tally = Tally::default();
        for _ in 0..3_000 {
            let (good, idle) = (rng.below(2) == 0, rng.below(2) == 0);
            let wins = rng.below(100) < if good { 65 } else { 45 };
            let won = f64::from(u8::from(wins));
            let mut note = Note {
                shares: vec![won, 1.0 - won],
                points: vec![0, 0],
                choices: vec![2],
                ..Note::default()
            };
            note.first = Some(Seat::A);
            for (used, code) in [(good, "good"), (idle, "idle")] {
                if used {
                    note.count(thing(code), Some(Seat::A), 0, || "".into());
                }
            }
            tally.add(note);
        }
        let report = tally.report().unwrap();
        let worth = |code| report.things.iter().find(|one| one.thing == thing(code)).unwrap().worth.unwrap();
        assert!(worth("good").low > 0.0 && worth("good").contains(0.20), "{:?}", worth("good"));
        assert!(worth("idle").contains(0.0), "{:?}", worth("idle"));
    }
}
