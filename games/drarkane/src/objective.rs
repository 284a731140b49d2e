//! Objectives: the closed vocabulary of conditions, and when they are met (DR-140).

use crate::Drarkane;
use crate::card::{Card, Cards};
use crate::state::{Open, Set, at};
use antre_kernel::{Names, Seat};

/// An objective of the pack.
#[derive(Clone, Debug)]
pub(crate) struct Objective {
    pub(crate) id: String,
    pub(crate) names: Names,
    pub(crate) text: Names,
    pub(crate) points: u8,
    pub(crate) when: When,
}

/// When an objective is met.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum When {
    /// At once, on winning a trick like this.
    Trick(TrickWon),
    /// At once, on defeating a dragon like this.
    Dragon(Defeat),
    /// At once, on winning the trick that makes the bid true.
    Contract,
    /// At the end of a round, if every part holds.
    End(Vec<Part>),
}

/// Cards that meet an `accept`, as bits over cards as they are played.
pub(crate) type Accept = u64;

/// Conditions on a trick that was won; all that are there must hold.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct TrickWon {
    /// The winning card is one of these.
    pub(crate) card: Option<Accept>,
    /// At least so many cards of the trick are of these.
    pub(crate) contains: Option<(Accept, u8)>,
    /// The forces add up to at least so much.
    pub(crate) sum_min: Option<u8>,
    /// The forces add up to at most so much.
    pub(crate) sum_max: Option<u8>,
    /// These Sorcerers, and no other, lie in the trick.
    pub(crate) sorcerer: Option<Sorcerers>,
    /// It is the n-th trick in a row.
    pub(crate) streak: Option<u8>,
    /// It is the n-th trick of that player.
    pub(crate) number: Option<u8>,
    /// It is the last trick of a full round.
    pub(crate) last: bool,
    /// One of these cards lies in the trick.
    pub(crate) has_card: Option<Accept>,
    /// Such a card was laid by another seat.
    pub(crate) by_other: bool,
}

/// Which Sorcerers lie in a trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sorcerers {
    Low,
    High,
    Both,
    None,
}

/// Conditions on a dragon that was defeated; all that are there must hold.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Defeat {
    /// It is the n-th dragon of this trick.
    pub(crate) in_trick: Option<u8>,
    /// It is that player's n-th dragon of the round.
    pub(crate) total: Option<u8>,
    /// Its Terror lies within these bounds.
    pub(crate) terror: Band,
    /// It is that player's n-th dragon within the bounds.
    pub(crate) band_total: Option<u8>,
    /// The card that completed it is one of these.
    pub(crate) with: Option<Accept>,
    /// Nobody had defeated a dragon in this round.
    pub(crate) round_first: bool,
    /// So many dragons lay in the zone, this one included.
    pub(crate) zone_min: Option<u8>,
}

/// Bounds of Terror.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Band {
    pub(crate) min: u8,
    pub(crate) max: u8,
}

impl Default for Band {
    fn default() -> Band {
        Band { min: 0, max: u8::MAX }
    }
}

impl Band {
    pub(crate) fn holds(self, terror: u8) -> bool {
        (self.min..=self.max).contains(&terror)
    }
}

/// One part of a condition at the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    pub(crate) metric: Metric,
    pub(crate) test: Test,
}

/// What is compared at the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Metric {
    Tricks,
    Bid,
    /// How far tricks and bid are apart.
    Delta,
    /// Tricks less bid.
    Surplus,
    /// Dragons defeated whose Terror lies within bounds.
    Dragons(Band),
    /// The Terror of the dragons defeated.
    Terror,
    Placed,
    Unplaced,
    /// 1 for the winner of the last trick.
    LastTrick,
}

/// How it is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Test {
    /// No seat has more; and it is at least so much, where that is said.
    Most(Option<i16>),
    /// No seat has less.
    Least,
    AtLeast(i16),
    AtMost(i16),
    Exactly(i16),
}

/// A trick as it stands when it is won.
pub(crate) struct WonTrick {
    pub(crate) winner: Seat,
    /// The cards in the order in which they were laid, and by whom.
    pub(crate) cards: [(Card, Seat); 6],
    pub(crate) laid: usize,
    pub(crate) winning: Card,
    pub(crate) is_last: bool,
}

impl TrickWon {
    pub(crate) fn met(&self, open: &Open, trick: &WonTrick) -> bool {
        let cards = &trick.cards[..trick.laid];
        let is = |accept: Accept, card: Card| accept >> card.index() & 1 == 1;
        let count = |accept: Accept| cards.iter().filter(|(card, _)| is(accept, *card)).count();
        let sum: u32 = cards.iter().map(|(card, _)| u32::from(card.force().unwrap_or(0))).sum();
        let sorcerers = match (count(1 << Card::LOW.index()) > 0, count(1 << Card::HIGH.index()) > 0) {
            (true, true) => Sorcerers::Both,
            (true, false) => Sorcerers::Low,
            (false, true) => Sorcerers::High,
            (false, false) => Sorcerers::None,
        };
        let wanted = self.has_card.unwrap_or(0) | self.contains.map_or(0, |(accept, _)| accept);
        let foreign = |(card, seat): &(Card, Seat)| is(wanted, *card) && *seat != trick.winner;
        self.card.is_none_or(|accept| is(accept, trick.winning))
            && self.contains.is_none_or(|(accept, n)| count(accept) >= usize::from(n))
            && self.sum_min.is_none_or(|least| sum >= u32::from(least))
            && self.sum_max.is_none_or(|most| sum <= u32::from(most))
            && self.sorcerer.is_none_or(|which| which == sorcerers)
            && self.streak.is_none_or(|n| open.streak == n)
            && self.number.is_none_or(|n| open.tricks[at(trick.winner)] == n)
            && (!self.last || trick.is_last)
            && self.has_card.is_none_or(|accept| count(accept) > 0)
            && (!self.by_other || cards.iter().any(foreign))
    }
}

/// A dragon as it falls; the state already counts it.
pub(crate) struct Fallen {
    pub(crate) winner: Seat,
    pub(crate) dragon: u8,
    /// The card that filled the last slot.
    pub(crate) with: Card,
    /// How many dragons lay in the zone, this one included.
    pub(crate) in_zone: usize,
}

impl Defeat {
    pub(crate) fn met(&self, rules: &Drarkane, open: &Open, fallen: &Fallen) -> bool {
        let mine = open.won[at(fallen.winner)];
        let in_band = || mine.iter().filter(|&dragon| self.terror.holds(rules.terror(dragon))).count();
        let all: usize = open.won.iter().map(|won| won.len()).sum();
        self.terror.holds(rules.terror(fallen.dragon))
            && self.in_trick.is_none_or(|n| open.felled == n)
            && self.total.is_none_or(|n| mine.len() == usize::from(n))
            && self.band_total.is_none_or(|n| in_band() == usize::from(n))
            && self.with.is_none_or(|accept| accept >> fallen.with.index() & 1 == 1)
            && (!self.round_first || all == 1)
            && self.zone_min.is_none_or(|n| fallen.in_zone >= usize::from(n))
    }
}

impl Drarkane {
    /// The value of a metric for a seat; a seat without a bid is left out where bids matter (DR-141).
    fn metric(&self, open: &Open, metric: Metric, seat: Seat) -> Option<i16> {
        let who = at(seat);
        let tricks = i16::from(open.tricks[who]);
        let bid =
            || if seat.index() < usize::from(self.players) { open.bids[who].map(i16::from) } else { None };
        Some(match metric {
            Metric::Tricks => tricks,
            Metric::Bid => bid()?,
            Metric::Delta => (tricks - bid()?).abs(),
            Metric::Surplus => tricks - bid()?,
            Metric::Dragons(band) => {
                open.won[who].iter().filter(|&dragon| band.holds(self.terror(dragon))).count() as i16
            }
            Metric::Terror => open.won[who].iter().map(|dragon| i16::from(self.terror(dragon))).sum(),
            Metric::Placed => open.placed[who].into(),
            Metric::Unplaced => open.unplaced(seat, self.sides),
            Metric::LastTrick => i16::from(open.leader == seat),
        })
    }

    /// Whether a seat meets a condition at the end of a round; `most` and `least` look at all seats (DR-134), the
    /// Fallen King's too (DR-211).
    pub(crate) fn meets_at_end(&self, open: &Open, parts: &[Part], seat: Seat) -> bool {
        parts.iter().all(|part| {
            let Some(value) = self.metric(open, part.metric, seat) else { return false };
            let mut all = Seat::all(self.sides).filter_map(|other| self.metric(open, part.metric, other));
            match part.test {
                Test::Most(least) => {
                    all.all(|other| other <= value) && least.is_none_or(|least| value >= least)
                }
                Test::Least => all.all(|other| other >= value),
                Test::AtLeast(n) => value >= n,
                Test::AtMost(n) => value <= n,
                Test::Exactly(n) => value == n,
            }
        })
    }

    /// The instant objectives that a seat could meet now: those of the treasure zone that nobody has taken, and its
    /// own (DR-127 to DR-129, DR-132).
    pub(crate) fn claimable(&self, open: &Open, kept: Option<u8>, seat: Seat) -> Set {
        let taken = open.claims.iter().fold(Set::NONE, |all, claims| all.and(*claims));
        let mut own = Set::NONE;
        if seat.index() < usize::from(self.players)
            && let Some(kept) = kept
        {
            own.add(kept);
        }
        open.treasures.and(own).without(taken)
    }
}

/// The cards of a set as an accept: what a list of codes in a pack means.
pub(crate) fn accept_cards(cards: Cards) -> Accept {
    let mercenary = cards.bits() >> Card::MERCENARY.index() & 1;
    cards.bits() | mercenary << Card::MERCENARY_14.index()
}
