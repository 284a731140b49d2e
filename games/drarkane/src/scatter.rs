//! Deals unseen cards out to hands that are known to lack colours: every deal that fits is as likely as any other.

use crate::card::Cards;
use antre_kernel::Dice;

/// A hand to be filled: how many cards, and the most it can have of each colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bin {
    pub(crate) size: usize,
    pub(crate) most: [Option<u8>; 4],
}

/// As many bins as there are hands.
pub(crate) const BINS: usize = 6;

/// How often a deal is drawn before the deals are counted one by one.
const TRIES: usize = 200;

/// Fills the bins; what is left over is returned last. If nothing fits, which no game leads to, the bins are filled
/// as if nothing were known.
pub(crate) fn scatter(unseen: Cards, bins: &[Bin], dice: &mut impl Dice) -> ([Cards; BINS], Cards) {
    let lacks = |colour: usize| bins.iter().any(|bin| bin.most[colour].is_some());
    let scarce: [bool; 4] = std::array::from_fn(lacks);
    if scarce != [false; 4] {
        let draw = Draw::new(unseen, bins, scarce);
        for _ in 0..TRIES {
            if let Some(dealt) = draw.attempt(dice) {
                return dealt;
            }
        }
        if let Some(dealt) = Count::new(unseen, bins).deal(dice) {
            return dealt;
        }
    }
    let mut places = [0u8; 50];
    let places = list(unseen, &mut places);
    dice.shuffle(places);
    deal(places, bins)
}

/// The cards as places of bits, in order.
fn list(cards: Cards, places: &mut [u8; 50]) -> &mut [u8] {
    let (mut left, mut count) = (cards.bits(), 0);
    while left != 0 && count < places.len() {
        places[count] = left.trailing_zeros() as u8;
        left &= left - 1;
        count += 1;
    }
    &mut places[..count]
}

/// Draws deals by chance and keeps each as often as makes all equally likely.
///
/// The cards that somebody lacks are laid one by one into any free place where they may lie, colour by colour. A deal
/// that leaves fewer free places to choose from on its way comes up more often than another; so it is kept with the
/// chance that its numbers of places, multiplied, are less than the greatest they could have been.
struct Draw<'a> {
    bins: &'a [Bin],
    /// What is left over goes here.
    aside: usize,
    /// The colours somebody lacks, those with the fewest places first, and the most places there can be.
    colours: [(usize, usize); 4],
    count: usize,
    unseen: Cards,
    others: Cards,
}

impl<'a> Draw<'a> {
    fn new(unseen: Cards, bins: &'a [Bin], scarce: [bool; 4]) -> Draw<'a> {
        let held: usize = bins.iter().map(|bin| bin.size).sum();
        let aside = unseen.len().saturating_sub(held);
        let open_to = |bin: &Bin, colour: usize| bin.most[colour] != Some(0);
        let room = |colour: usize| {
            aside + bins.iter().filter(|bin| open_to(bin, colour)).map(|bin| bin.size).sum::<usize>()
        };
        let mut colours = [(0, 0); 4];
        let mut count = 0;
        let mut others = unseen;
        for colour in (0..4).filter(|&colour| scarce[colour]) {
            colours[count] = (colour, room(colour));
            others = others.without(unseen.colour(colour));
            count += 1;
        }
        colours[..count].sort_unstable_by_key(|&(_, room)| room);
        // Cards of earlier colours have taken some of the places: those that had no other to go to.
        for at in 1..count {
            let colour = colours[at].0;
            let earlier = || colours[..at].iter().map(|&(earlier, _)| earlier);
            let cards: usize = earlier().map(|earlier| unseen.of_colour(earlier)).sum();
            let elsewhere =
                |bin: &&Bin| !open_to(bin, colour) && earlier().any(|earlier| open_to(bin, earlier));
            let elsewhere: usize = bins.iter().filter(elsewhere).map(|bin| bin.size).sum();
            let taken = cards.saturating_sub(elsewhere);
            colours[at].1 = colours[at].1.saturating_sub(taken);
        }
        Draw { bins, aside, colours, count, unseen, others }
    }

    fn attempt(&self, dice: &mut impl Dice) -> Option<([Cards; BINS], Cards)> {
        let mut free = [0; BINS + 1];
        for (free, bin) in free.iter_mut().zip(self.bins) {
            *free = bin.size;
        }
        let last = self.bins.len().min(BINS);
        free[last] = self.aside;
        let mut bits = [0u64; BINS + 1];
        let mut chance = 1.0;
        for &(colour, most_room) in &self.colours[..self.count] {
            let mut may = [usize::MAX; BINS + 1];
            for (may, bin) in may.iter_mut().zip(self.bins) {
                *may = bin.most[colour].map_or(usize::MAX, usize::from);
            }
            let mut cards = self.unseen.colour(colour).bits();
            let mut most_room = most_room;
            let mut room: usize = (0..=last).filter(|&bin| may[bin] > 0).map(|bin| free[bin]).sum();
            while cards != 0 {
                if room == 0 {
                    return None;
                }
                chance *= room as f64 / most_room as f64;
                let mut at = dice.below(room);
                let mut bin = 0;
                // The place lies in one of the bins.
                while bin < last && (may[bin] == 0 || at >= free[bin]) {
                    at -= if may[bin] == 0 { 0 } else { free[bin] };
                    bin += 1;
                }
                bits[bin] |= cards & cards.wrapping_neg();
                cards &= cards - 1;
                free[bin] -= 1;
                may[bin] -= 1;
                room -= 1;
                if may[bin] == 0 {
                    room -= free[bin];
                }
                most_room = most_room.saturating_sub(1);
            }
        }
        if chance < 1.0 && (dice.bits() >> 11) as f64 >= chance * (1u64 << 53) as f64 {
            return None;
        }
        let mut places = [0u8; 50];
        let places = list(self.others, &mut places);
        dice.shuffle(places);
        let mut rest: &[u8] = places;
        for (bits, free) in bits.iter_mut().zip(free) {
            let (taken, left) = rest.split_at(free.min(rest.len()));
            taken.iter().for_each(|at| *bits |= 1 << at);
            rest = left;
        }
        let mut hands = [Cards::NONE; BINS];
        for (hand, bits) in hands.iter_mut().zip(bits).take(last) {
            *hand = Cards::from_bits(bits);
        }
        Some((hands, Cards::from_bits(bits[last])))
    }
}

/// Cuts shuffled cards into bins.
fn deal(places: &[u8], bins: &[Bin]) -> ([Cards; BINS], Cards) {
    let mut hands = [Cards::NONE; BINS];
    let mut rest = places;
    let gather = |cards: &[u8]| Cards::from_bits(cards.iter().fold(0, |bits, at| bits | 1 << at));
    for (hand, bin) in hands.iter_mut().zip(bins) {
        let (taken, left) = rest.split_at(bin.size.min(rest.len()));
        *hand = gather(taken);
        rest = left;
    }
    (hands, gather(rest))
}

/// The number of deals that fit, colour by colour. Bins that lack nothing are one big bin; colours that nobody lacks
/// are one class of cards, dealt last.
struct Count {
    /// The bins that lack something: which they are.
    tight: Vec<usize>,
    sizes: Vec<usize>,
    bins: Vec<Bin>,
    /// The cards of each colour somebody lacks, then all others.
    classes: Vec<(Option<usize>, Cards)>,
    /// For each class and each filling of the tight bins still to come, how many deals there are.
    ways: Vec<Vec<f64>>,
}

impl Count {
    fn new(unseen: Cards, bins: &[Bin]) -> Count {
        let binds = |bin: &Bin, colour: usize| {
            bin.most[colour].is_some_and(|most| usize::from(most) < bin.size.min(unseen.of_colour(colour)))
        };
        let tight: Vec<usize> =
            (0..bins.len()).filter(|&at| (0..4).any(|colour| binds(&bins[at], colour))).collect();
        let scarce = (0..4).filter(|&colour| bins.iter().any(|bin| binds(bin, colour)));
        let mut classes: Vec<(Option<usize>, Cards)> =
            scarce.map(|colour| (Some(colour), unseen.colour(colour))).collect();
        let others = classes.iter().fold(unseen, |rest, (_, cards)| rest.without(*cards));
        classes.push((None, others));
        let sizes = tight.iter().map(|&at| bins[at].size).collect();
        let mut count = Count { tight, sizes, bins: bins.to_vec(), classes, ways: Vec::new() };
        count.fill();
        count
    }

    /// How many fillings there are, and the filling with a number.
    fn fillings(&self) -> usize {
        self.sizes.iter().map(|size| size + 1).product()
    }

    fn filling(&self, mut number: usize) -> Vec<usize> {
        let digit = |size: &usize| {
            let digit = number % (size + 1);
            number /= size + 1;
            digit
        };
        self.sizes.iter().map(digit).collect()
    }

    fn number(&self, filling: &[usize]) -> usize {
        filling.iter().zip(&self.sizes).rev().fold(0, |number, (digit, size)| number * (size + 1) + digit)
    }

    fn fill(&mut self) {
        let last = self.classes.len() - 1;
        let free = self.classes[last].1.len();
        let ways = (0..self.fillings()).map(|number| {
            let filling = self.filling(number);
            let taken: usize = filling.iter().sum();
            if taken > free { 0.0 } else { multinomial(free, &filling) }
        });
        let ways: Vec<f64> = ways.collect();
        self.ways = vec![Vec::new(); self.classes.len()];
        self.ways[last] = ways;
        for class in (0..last).rev() {
            let ways = (0..self.fillings()).map(|number| {
                let mut sum = 0.0;
                self.splits(class, &self.filling(number), &mut |_, ways| sum += ways);
                sum
            });
            let ways: Vec<f64> = ways.collect();
            self.ways[class] = ways;
        }
    }

    /// All ways to give cards of a class to the tight bins that still need so many, each with its number of deals.
    fn splits(&self, class: usize, needed: &[usize], out: &mut dyn FnMut(&[usize], f64)) {
        let cards = self.classes[class].1.len();
        let colour = self.classes[class].0.unwrap_or(0);
        let limits: Vec<usize> = self
            .tight
            .iter()
            .zip(needed)
            .map(|(&at, &needed)| self.bins[at].most[colour].map_or(needed, |most| needed.min(most.into())))
            .collect();
        let mut split = vec![0; limits.len()];
        loop {
            if split.iter().sum::<usize>() <= cards {
                let rest: Vec<usize> =
                    needed.iter().zip(&split).map(|(needed, taken)| needed - taken).collect();
                let ways = self.ways[class + 1][self.number(&rest)];
                if ways > 0.0 {
                    out(&split, ways * multinomial(cards, &split));
                }
            }
            let Some(at) = (0..limits.len()).find(|&at| split[at] < limits[at]) else { return };
            split[at] += 1;
            split[..at].fill(0);
        }
    }

    fn deal(&self, dice: &mut impl Dice) -> Option<([Cards; BINS], Cards)> {
        let mut hands = [Cards::NONE; BINS];
        let mut free: Vec<u8> = Vec::new();
        let mut needed = self.sizes.clone();
        for class in 0..self.classes.len() {
            let split = if class + 1 == self.classes.len() {
                needed.clone()
            } else {
                self.choose(class, &needed, dice)?
            };
            let cards = self.classes[class].1;
            let mut places: Vec<u8> = (0..50).filter(|at| cards.bits() >> at & 1 == 1).collect();
            dice.shuffle(&mut places);
            for ((&at, taken), needed) in self.tight.iter().zip(&split).zip(&mut needed) {
                for _ in 0..*taken {
                    let place = places.pop()?;
                    hands[at] = Cards::from_bits(hands[at].bits() | next_bit(hands[at], place));
                    *needed -= 1;
                }
            }
            free.append(&mut places);
        }
        dice.shuffle(&mut free);
        let loose = |at: usize| if self.tight.contains(&at) { 0 } else { self.bins[at].size };
        let loose: Vec<Bin> =
            (0..self.bins.len()).map(|at| Bin { size: loose(at), most: [None; 4] }).collect();
        let (more, rest) = deal(&free, &loose);
        for (hand, more) in hands.iter_mut().zip(more) {
            *hand = hand.and(more);
        }
        Some((hands, rest))
    }

    /// One split of a class, as likely as its deals are many.
    fn choose(&self, class: usize, needed: &[usize], dice: &mut impl Dice) -> Option<Vec<usize>> {
        let total = self.ways[class][self.number(needed)];
        let mut left = total * (dice.bits() >> 11) as f64 / (1u64 << 53) as f64;
        let mut chosen: Option<Vec<usize>> = None;
        let mut done = false;
        self.splits(class, needed, &mut |split, ways| {
            if !done {
                chosen = Some(split.to_vec());
                done = left < ways;
                left -= ways;
            }
        });
        chosen
    }
}

/// The bit of a card to be added; Knights are bits in order, however many there are.
fn next_bit(hand: Cards, place: u8) -> u64 {
    if (40..44).contains(&place) {
        let mut more = hand;
        more.add(crate::Card::KNIGHT);
        more.bits()
    } else {
        1 << place
    }
}

/// In how many ways so many cards can be given out in parts of these sizes, the rest left over.
fn multinomial(cards: usize, parts: &[usize]) -> f64 {
    let mut ways = 1.0;
    let mut left = cards;
    for &part in parts {
        for n in 0..part {
            ways *= (left - n) as f64 / (part - n) as f64;
        }
        left -= part;
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Card;
    use antre_kernel::Rng;
    use std::collections::BTreeMap;

    fn cards(codes: &str) -> Cards {
        codes.split_whitespace().filter_map(Card::read_in_hand).collect()
    }

    /// Every deal that fits, found by trying all.
    fn all_deals(unseen: Cards, bins: &[Bin]) -> Vec<Vec<u64>> {
        let places: Vec<u8> = (0..50).filter(|at| unseen.bits() >> at & 1 == 1).collect();
        let mut found = Vec::new();
        let mut hands = vec![0u64; bins.len() + 1];
        fn go(places: &[u8], bins: &[Bin], hands: &mut Vec<u64>, found: &mut Vec<Vec<u64>>) {
            let Some((&place, rest)) = places.split_first() else {
                if bins.iter().zip(&*hands).all(|(bin, hand)| hand.count_ones() as usize == bin.size) {
                    found.push(hands.clone());
                }
                return;
            };
            for at in 0..hands.len() {
                hands[at] |= 1 << place;
                let fits = bins.get(at).is_none_or(|bin| {
                    let hand = Cards::from_bits(hands[at]);
                    hand.len() <= bin.size
                        && (0..4).all(|c| bin.most[c].is_none_or(|most| hand.of_colour(c) <= most.into()))
                });
                if fits {
                    go(rest, bins, hands, found);
                }
                hands[at] &= !(1 << place);
            }
        }
        go(&places, bins, &mut hands, &mut found);
        found
    }

    /// The chance of every deal is the same, whether drawn or counted.
    fn check(unseen: &str, bins: &[Bin], counted: bool) {
        let unseen = cards(unseen);
        let mut expected: BTreeMap<Vec<u64>, f64> = BTreeMap::new();
        let deals = all_deals(unseen, bins);
        for deal in &deals {
            // Deals that differ in which Knight is where are one.
            let deal = deal.iter().map(|&hand| Cards::from_bits(hand).bits()).collect();
            *expected.entry(deal).or_insert(0.0) += 1.0 / deals.len() as f64;
        }
        let mut rng = Rng::new(5);
        let runs = 400 * expected.len();
        let mut seen: BTreeMap<Vec<u64>, u32> = BTreeMap::new();
        let count = Count::new(unseen, bins);
        for _ in 0..runs {
            let (hands, rest) =
                if counted { count.deal(&mut rng).unwrap() } else { scatter(unseen, bins, &mut rng) };
            let mut deal: Vec<u64> = hands[..bins.len()].iter().map(|hand| hand.bits()).collect();
            deal.push(rest.bits());
            assert!(expected.contains_key(&deal), "{hands:?} {rest:?} does not fit");
            *seen.entry(deal).or_insert(0) += 1;
        }
        let mut chi = 0.0;
        for (deal, chance) in &expected {
            let mean = chance * runs as f64;
            chi += (f64::from(seen.get(deal).copied().unwrap_or(0)) - mean).powi(2) / mean;
        }
        let free = expected.len() as f64 - 1.0;
        assert!(chi <= free + 4.5 * (2.0 * free).sqrt(), "chi-squared {chi} with {free} degrees of freedom");
    }

    const FREE: [Option<u8>; 4] = [None; 4];

    #[test]
    fn every_deal_that_fits_is_as_likely() {
        let void = |colours: &[usize]| {
            let mut most = FREE;
            colours.iter().for_each(|&colour| most[colour] = Some(0));
            most
        };
        for counted in [false, true] {
            let bins = [Bin { size: 2, most: void(&[0]) }, Bin { size: 2, most: FREE }];
            check("b1 b2 r1 r2 g1 Kn", &bins, counted);
            let bins = [Bin { size: 2, most: void(&[0, 1]) }, Bin { size: 2, most: void(&[2]) }];
            check("b1 b2 r1 g2 g1 Kn Kn", &bins, counted);
            let bins = [
                Bin { size: 2, most: [Some(1), None, Some(0), None] },
                Bin { size: 2, most: void(&[3]) },
                Bin { size: 1, most: void(&[0, 1, 3]) },
            ];
            check("b1 b2 b3 r2 y1 g1 Eg", &bins, counted);
            let bins = [
                Bin { size: 1, most: void(&[0]) },
                Bin { size: 1, most: void(&[1]) },
                Bin { size: 1, most: void(&[0, 1]) },
            ];
            check("b1 r1 g1", &bins, counted);
            // Every bin lacks two colours, every colour is lacked by two.
            let bins = [
                Bin { size: 2, most: void(&[0, 1]) },
                Bin { size: 2, most: void(&[1, 2]) },
                Bin { size: 2, most: [Some(1), None, None, Some(0)] },
            ];
            check("b1 b2 r3 g4 g5 y6 y7 Eg", &bins, counted);
        }
    }

    #[test]
    fn what_cannot_be_is_dealt_all_the_same() {
        let bins = [Bin { size: 2, most: [Some(0), None, None, None] }];
        let (hands, rest) = scatter(cards("b1 b2 b3"), &bins, &mut Rng::new(1));
        assert_eq!((hands[0].len(), rest.len()), (2, 1));
    }
}
