//! Learning to judge: a game plays itself, and a small net is fitted to who won.

use crate::ordered_pool;
use antre_bots::{Beginner, Search, ValueNet, Weights};
use antre_kernel::{Bot as _, Dice as _, Eye, Guide, Key, MAX_SEATS, Next, Rng, Seat, choose_first, squash};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

/// How a game is to be learned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lesson {
    /// How many games it plays against itself.
    pub games: u32,
    /// Where chance starts.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// The widths of the two hidden layers: sixteens, and up to 32.
    pub widths: [usize; 2],
    /// How often the fit goes over all positions.
    pub rounds: u32,
}

/// How many moves in a hundred are a beginner's: what is judged in a search is seldom what good players reach.
const STRAY: usize = 10;
/// One game in so many is never learned from.
const UNSEEN: u32 = 8;
/// Positions that are looked at before the weights move.
const BATCH: usize = 128;
/// How far weights move at first; towards the end, a hundredth of that.
const STEP: f32 = 0.003;
/// How much of themselves weights lose with each step of that length.
const DECAY: f32 = 0.05;

/// What was learned, and how well it judges games it never saw.
#[derive(Clone, PartialEq, Debug)]
pub struct Learned {
    /// The weights.
    pub weights: Weights,
    /// How many positions were learned from, and how many were kept to see.
    pub positions: [usize; 2],
    /// The log-loss of the guide and of the net on games neither saw, and of the net on those it learned from.
    pub guide: f64,
    /// As above: the net, with the weights as they are kept.
    pub unseen: f64,
    /// As above.
    pub seen: f64,
}

/// Games that were played to be learned from, and those that were kept to see what was learned.
#[derive(Default)]
pub struct PlayedGames {
    seen: Positions,
    unseen: Positions,
}

/// Positions with how their games ended.
#[derive(Default)]
struct Positions {
    features: Vec<(u16, i16)>,
    /// Where the features of each end, what its seat won, and what the guide said.
    ends: Vec<(u32, f32, f32)>,
}

impl Positions {
    fn len(&self) -> usize {
        self.ends.len()
    }

    fn get(&self, at: usize) -> (&[(u16, i16)], f32, f32) {
        let (end, won, guide) = self.ends[at];
        let begin = if at == 0 { 0 } else { self.ends[at - 1].0 };
        (&self.features[begin as usize..end as usize], won, guide)
    }

    fn add(&mut self, other: &Positions) {
        let begin = self.features.len() as u32;
        self.features.extend_from_slice(&other.features);
        self.ends.extend(other.ends.iter().map(|(end, won, guide)| (begin + end, *won, *guide)));
    }
}

impl Lesson {
    /// Plays and fits. `search` makes who plays; `told` hears how far it has come: games played, then rounds with their
    /// loss on unseen games. Nothing if it was stopped.
    pub fn learn<R: Guide>(
        &self,
        rules: &R,
        search: impl Fn() -> Search<R> + Sync,
        stop: &AtomicBool,
        mut told: impl FnMut(u32, Option<f64>) + Send,
    ) -> Option<Learned> {
        let games = self.collect(rules, search, stop, |games| told(games, None))?;
        self.fit(R::FEATURES, &games, |round, loss| told(round, Some(loss)))
    }

    /// Plays the games; nothing if it was stopped.
    pub fn collect<R: Guide>(
        &self,
        rules: &R,
        search: impl Fn() -> Search<R> + Sync,
        stop: &AtomicBool,
        mut told: impl FnMut(u32) + Send,
    ) -> Option<PlayedGames> {
        let mut played = PlayedGames::default();
        let worker = || {
            let mut search = search();
            move |game| self.play(rules, &mut search, game, stop)
        };
        let mut games = 0;
        ordered_pool::run(0..self.games, self.threads, stop, worker, |positions: Positions| {
            let into = if games % UNSEEN == 0 { &mut played.unseen } else { &mut played.seen };
            into.add(&positions);
            games += 1;
            told(games);
            ControlFlow::Continue(())
        });
        (games > 1 && !stop.load(Ordering::Relaxed)).then_some(played)
    }

    /// Fits a net to games that were played.
    pub fn fit(
        &self,
        features: usize,
        games: &PlayedGames,
        mut told: impl FnMut(u32, f64),
    ) -> Option<Learned> {
        let PlayedGames { seen, unseen } = games;
        let mut net = Net::new(scales(features, seen), self.widths, &mut Rng::new(self.seed));
        let mut order: Vec<u32> = (0..seen.len() as u32).collect();
        let mut rng = Rng::new(!self.seed);
        for round in 0..self.rounds {
            rng.shuffle(&mut order);
            let batches = order.chunks(BATCH);
            let all = (self.rounds as usize * batches.len()) as f32;
            let before = round as usize * batches.len();
            for (number, batch) in batches.enumerate() {
                let left = 1.0 - (before + number) as f32 / all;
                net.learn(batch.iter().map(|at| seen.get(*at as usize)), STEP * (0.01 + left * left));
            }
            told(round + 1, loss(unseen, |features| squash(net.forward(features))));
        }
        let weights = net.folded();
        let mut whole = ValueNet::read(&weights.write(""))?;
        let guides = (0..unseen.len()).map(|at| unseen.get(at)).map(|(_, won, guide)| log_loss(guide, won));
        Some(Learned {
            positions: [seen.len(), unseen.len()],
            guide: guides.sum::<f64>() / unseen.len().max(1) as f64,
            unseen: loss(unseen, |features| whole.share_of(features)),
            seen: loss(seen, |features| whole.share_of(features)),
            weights,
        })
    }

    /// One game against itself, with a stray move now and then.
    fn play<R: Guide>(
        &self,
        rules: &R,
        search: &mut Search<R>,
        game: u32,
        stop: &AtomicBool,
    ) -> Option<Positions> {
        let seed = Rng::for_job(self.seed, game.into()).bits();
        let (dice, mut rng) = (Key::practice(seed), Rng::new(!seed));
        let mut s = rules.start();
        let mut positions = Positions::default();
        let mut seats_valued = Vec::new();
        for ply in 0.. {
            match rules.next(&s) {
                Next::Chance => {
                    let roll = rules.roll(&s, &mut dice.at_ply(ply));
                    rules.settle(&mut s, &roll, &mut ());
                }
                Next::Seats(seats) => {
                    if stop.load(Ordering::Relaxed) {
                        return None;
                    }
                    let mover = choose_first(seats);
                    // Where more than two play, each position is seen by one of them.
                    let seat = match rules.seats() {
                        2 => rules.valued_seat(mover),
                        seats => Seat::new(rng.below(seats.into())),
                    };
                    rules.encode(&s, seat, &mut |feature, value| {
                        positions.features.push((feature as u16, value))
                    });
                    let guide = rules.evaluate(&s)[seat.index() % MAX_SEATS];
                    positions.ends.push((positions.features.len() as u32, 0.0, guide));
                    seats_valued.push(seat);
                    let m = if rng.below(100) < STRAY {
                        Beginner.choose(rules, mover, &rules.view(&s, Eye::Seat(mover)), &mut rng)
                    } else {
                        search.choose(rules, mover, &rules.view(&s, Eye::Seat(mover)), &mut rng)
                    };
                    rules.apply(&mut s, mover, m, &mut ());
                }
                Next::Over => break,
            }
        }
        let outcome = rules.outcome(&s);
        for ((_, won, _), seat) in positions.ends.iter_mut().zip(seats_valued) {
            *won = rules.reward(&outcome, seat);
        }
        Some(positions)
    }
}

/// How surprised one is who expected this share: 0 if not at all.
fn log_loss(expected: f32, won: f32) -> f64 {
    let (expected, won) = (f64::from(expected).clamp(1e-4, 1.0 - 1e-4), f64::from(won));
    -(won * expected.ln() + (1.0 - won) * (1.0 - expected).ln())
}

fn loss(positions: &Positions, mut expected: impl FnMut(&[(u16, i16)]) -> f32) -> f64 {
    let each = (0..positions.len()).map(|at| positions.get(at));
    let sum: f64 = each.map(|(features, won, _)| log_loss(expected(features), won)).sum();
    sum / positions.len().max(1) as f64
}

/// What each feature is multiplied with so that it is about 1 where it is said.
fn scales(features: usize, positions: &Positions) -> Vec<f32> {
    let mut sums = vec![(0.0f64, 0u32); features];
    for &(feature, value) in &positions.features {
        let (sum, count) = &mut sums[usize::from(feature)];
        *sum += f64::from(value).powi(2);
        *count += u32::from(value != 0);
    }
    sums.iter()
        .map(|(sum, count)| 1.0 / ((sum / f64::from((*count).max(1))).sqrt() as f32).max(1.0))
        .collect()
}

/// A net of real numbers that learns, by the method of Adam (Kingma and Ba 2014).
struct Net {
    weights: Weights,
    /// What each feature is multiplied with.
    scales: Vec<f32>,
    /// The gradient, and the moving means of gradients and their squares, part by part.
    parts: [Part; 4],
    steps: i32,
    /// Activations of the hidden layers.
    hidden: [Vec<f32>; 2],
}

#[derive(Default)]
struct Part {
    gradient: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
}

impl Net {
    fn new(scales: Vec<f32>, widths: [usize; 2], rng: &mut Rng) -> Net {
        let ([wide, narrow], features) = (widths, scales.len());
        let mut random = |count: usize, reach: f32| -> Vec<f32> {
            (0..count).map(|_| (rng.below(20_001) as f32 / 10_000.0 - 1.0) * reach).collect()
        };
        let mut first = random(features * wide, 0.15);
        first.extend(random(wide, 0.5));
        let second = random(narrow * wide, (3.0 / wide as f32).sqrt());
        let second_bias = vec![0.2; narrow];
        let mut third = random(narrow, (3.0 / narrow as f32).sqrt());
        third.push(0.0);
        let weights = Weights { widths, first, second, second_bias, third };
        let parts = [&weights.first, &weights.second, &weights.second_bias, &weights.third].map(|part| {
            let zeros = || vec![0.0; part.len()];
            Part { gradient: zeros(), mean: zeros(), square: zeros() }
        });
        Net { weights, scales, parts, steps: 0, hidden: widths.map(|width| vec![0.0; width]) }
    }

    /// The weights for features as they are.
    fn folded(&self) -> Weights {
        let mut weights = self.weights.clone();
        for (row, scale) in weights.first.chunks_mut(weights.widths[0]).zip(&self.scales) {
            row.iter_mut().for_each(|weight| *weight *= scale);
        }
        weights
    }

    fn forward(&mut self, features: &[(u16, i16)]) -> f32 {
        let Weights { widths: [wide, _], first, second, second_bias, third } = &self.weights;
        let [one, two] = &mut self.hidden;
        one.copy_from_slice(&first[first.len() - wide..]);
        for &(feature, value) in features {
            let row = &first[usize::from(feature) * wide..][..*wide];
            add_to(one, row, f32::from(value) * self.scales[usize::from(feature)]);
        }
        one.iter_mut().for_each(|sum| *sum = sum.clamp(0.0, Weights::TOP));
        for ((sum, row), bias) in two.iter_mut().zip(second.chunks_exact(*wide)).zip(second_bias) {
            *sum = (bias + dot(row, one)).clamp(0.0, Weights::TOP);
        }
        let (bias, third) = (third[third.len() - 1], &third[..third.len() - 1]);
        bias + dot(third, two)
    }

    fn learn<'a>(&mut self, batch: impl ExactSizeIterator<Item = (&'a [(u16, i16)], f32, f32)>, step: f32) {
        let part = 1.0 / batch.len().max(1) as f32;
        let mut back = vec![0.0f32; self.weights.widths[0]];
        for (features, won, _) in batch {
            let x = self.forward(features);
            // The slope of the log-loss of a squashed x.
            let slope = part * 2.0 * (squash(x) - won) / (1.0 + x * x).sqrt();
            let Net {
                weights: Weights { widths: [wide, narrow], second, third, .. },
                scales,
                parts,
                hidden: [one, two],
                ..
            } = self;
            let [first_part, second_part, bias_part, third_part] = parts;
            third_part.gradient[*narrow] += slope;
            back.fill(0.0);
            for unit in 0..*narrow {
                third_part.gradient[unit] += slope * two[unit];
                if two[unit] <= 0.0 || two[unit] >= Weights::TOP {
                    continue;
                }
                let slope = slope * third[unit];
                bias_part.gradient[unit] += slope;
                let row = unit * *wide..(unit + 1) * *wide;
                add_to(&mut second_part.gradient[row.clone()], one, slope);
                add_to(&mut back, &second[row], slope);
            }
            for (slope, unit) in back.iter_mut().zip(one.iter()) {
                *slope = if *unit <= 0.0 || *unit >= Weights::TOP { 0.0 } else { *slope };
            }
            for &(feature, value) in features {
                let row = &mut first_part.gradient[usize::from(feature) * *wide..][..*wide];
                add_to(row, &back, f32::from(value) * scales[usize::from(feature)]);
            }
            let bias = first_part.gradient.len() - *wide;
            add_to(&mut first_part.gradient[bias..], &back, 1.0);
        }
        self.steps += 1;
        let Weights { first, second, second_bias, third, .. } = &mut self.weights;
        let most = [Weights::MOST_FIRST, Weights::MOST, Weights::MOST, Weights::MOST];
        for ((part, weights), most) in
            self.parts.iter_mut().zip([first, second, second_bias, third]).zip(most)
        {
            part.step(weights, step, self.steps, most);
        }
    }
}

impl Part {
    fn step(&mut self, weights: &mut [f32], step: f32, steps: i32, most: f32) {
        let step = step * (1.0 - 0.999f32.powi(steps)).sqrt() / (1.0 - 0.9f32.powi(steps));
        let kept = 1.0 - step * DECAY;
        let Part { gradient, mean, square } = self;
        for (((weight, slope), mean), square) in weights.iter_mut().zip(gradient).zip(mean).zip(square) {
            *mean += 0.1 * (*slope - *mean);
            *square += 0.001 * (*slope * *slope - *square);
            *weight = (*weight * kept - step * *mean / (square.sqrt() + 1e-8)).clamp(-most, most);
            *slope = 0.0;
        }
    }
}

fn add_to(sums: &mut [f32], row: &[f32], times: f32) {
    sums.iter_mut().zip(row).for_each(|(sum, value)| *sum += value * times);
}

fn dot(a: &[f32], b: &[f32]) -> f32 {
    let mut sums = [0.0f32; 8];
    for (a, b) in a.chunks(8).zip(b.chunks(8)) {
        sums.iter_mut().zip(a.iter().zip(b)).for_each(|(sum, (a, b))| *sum += a * b);
    }
    sums.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who of two is ahead, in a world of two features: a net finds out, and is the same net in whole numbers.
    #[test]
    fn a_net_learns_what_two_features_mean() {
        let mut rng = Rng::new(4);
        let mut positions = Positions::default();
        for _ in 0..4_000 {
            let (a, b) = (rng.below(20) as i16, rng.below(20) as i16);
            positions.features.extend([(0, a), (1, b)]);
            let won = if a == b { 0.5 } else { f32::from(u8::from(a > b)) };
            positions.ends.push((positions.features.len() as u32, won, 0.5));
        }
        let mut net = Net::new(scales(2, &positions), [16, 8], &mut rng);
        for round in 0..30 {
            for batch in 0..positions.len() / BATCH {
                let step = STEP * (1.0 - round as f32 / 30.0);
                net.learn((batch * BATCH..(batch + 1) * BATCH).map(|at| positions.get(at)), step);
            }
        }
        let real = loss(&positions, |features| squash(net.forward(features)));
        let mut whole = ValueNet::read(&net.folded().write("")).unwrap();
        let kept = loss(&positions, |features| whole.share_of(features));
        // Even positions cost ln 2 whatever one says: one in twenty.
        assert!(real < 0.15, "{real}");
        assert!((kept - real).abs() < 0.02, "{kept} in whole numbers, {real} in real ones");
    }
}
