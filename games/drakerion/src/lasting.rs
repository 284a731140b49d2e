//! What lasts for a while: changed values, given and lost abilities, uses, discounts.

use crate::ids::{Kind, Slot};
use crate::language::{Duration, Stat};
use antre_kernel::Seat;

/// As many changes as can last at once; later ones have no effect, and the log says so.
pub(crate) const CHANGES: usize = 64;

/// Something that lasts for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Change {
    /// The card it is about.
    pub(crate) on: About,
    pub(crate) what: What,
    pub(crate) until: Duration,
}

/// The card that a change is about, if it is about one: its slot, or the card itself where it is outside play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct About(u8);

impl About {
    pub(crate) const NO_CARD: About = About(0xff);
    /// Numbers from here on are no slots, so cards outside play are counted there.
    const OUTSIDE: u8 = 128;
    /// As many numbers as each seat has there.
    const OF_ONE: u8 = 60;

    #[inline]
    pub(crate) const fn slot(slot: Slot) -> About {
        About(slot.number())
    }

    /// A card outside play.
    pub(crate) const fn outside(kind: Kind) -> About {
        About(About::OUTSIDE + About::OF_ONE * kind.owner().index() as u8 + kind.local().number())
    }

    /// The card with this number outside play, as positions write it.
    pub(crate) fn outside_numbered(number: u8) -> Option<About> {
        (About::OUTSIDE..About::OUTSIDE + 2 * About::OF_ONE).contains(&number).then_some(About(number))
    }

    pub(crate) fn in_slot(self) -> Option<Slot> {
        (self.0 < About::OUTSIDE).then_some(Slot::new(self.0))
    }

    pub(crate) const fn number(self) -> u8 {
        self.0
    }
}

/// As much as a value can be changed, all changes of one time together.
pub(crate) const MOST_CHANGE: u16 = 10_000;

/// What has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum What {
    /// A value, by this much.
    Stat(Stat, i16),
    /// These keywords were given; a bit each.
    Keywords(u8),
    /// This ability of the pack was given.
    Ability(u8),
    /// These keywords are lost.
    LostKeywords(u8),
    /// Abilities of these kinds are lost.
    LostKinds(u8),
    /// All abilities are lost.
    LostAll,
    /// All printed abilities are lost.
    LostPrinted,
    /// An ability was used n times.
    Used(u8, u8),
    /// A discount of the step with this number, for n more cards (0: for all), of this seat.
    Discount(u16, u8, Seat),
    /// Nothing any more.
    Over,
    /// The discount for the first card of this turn was had: number of the standing effect.
    Had(u16),
}

/// The changes that last, in the order they came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Changes {
    list: [Change; CHANGES],
    len: u8,
}

const UNCHANGED: Change = Change { on: About::NO_CARD, what: What::LostAll, until: Duration::Combat };

impl Default for Changes {
    fn default() -> Changes {
        Changes { list: [UNCHANGED; CHANGES], len: 0 }
    }
}

impl Changes {
    #[inline]
    pub(crate) fn iter(&self) -> std::slice::Iter<'_, Change> {
        self.list[..usize::from(self.len).min(CHANGES)].iter()
    }

    pub(crate) fn iter_mut(&mut self) -> std::slice::IterMut<'_, Change> {
        self.list[..usize::from(self.len).min(CHANGES)].iter_mut()
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    pub(crate) fn get(&self, at: u8) -> Change {
        self.list[usize::from(at) % CHANGES]
    }

    pub(crate) fn set(&mut self, at: u8, change: Change) {
        self.list[usize::from(at) % CHANGES] = change;
    }

    /// Whether nothing more can last.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        usize::from(self.len) >= CHANGES
    }

    /// Notes a change; whether there was room for it.
    #[must_use]
    pub(crate) fn push(&mut self, change: Change) -> bool {
        // Changes of one value for the same time add up, so that the list stays short; whatever is had twice is had
        // once, but discounts add up too (DN-185).
        if let What::Stat(stat, by) = change.what {
            for old in self.iter_mut().filter(|old| old.on == change.on && old.until == change.until) {
                if let What::Stat(known, sum) = &mut old.what
                    && *known == stat
                {
                    *sum = sum.saturating_add(by).clamp(-(MOST_CHANGE as i16), MOST_CHANGE as i16);
                    return true;
                }
            }
        } else if !matches!(change.what, What::Discount(..)) && self.iter().any(|old| *old == change) {
            return true;
        }
        let room = !self.is_full();
        if room {
            self.list[usize::from(self.len)] = change;
            self.len += 1;
        }
        room
    }

    pub(crate) fn retain(&mut self, mut keep: impl FnMut(&Change) -> bool) {
        let mut kept = 0;
        for at in 0..usize::from(self.len) {
            if keep(&self.list[at]) {
                self.list[kept] = self.list[at];
                kept += 1;
            }
        }
        self.list[kept..usize::from(self.len)].fill(UNCHANGED);
        self.len = kept as u8;
    }
}
