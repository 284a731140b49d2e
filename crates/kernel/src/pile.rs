//! Cards one upon the other, without heap: what draw piles and discards are made of.

use std::fmt;

/// Up to `ROOM` cards from the bottom to the top, at most 255. Only the cards that lie there count when two piles are
/// compared, not what lay in the places above.
#[derive(Clone)]
pub struct Pile<C, const ROOM: usize> {
    cards: [C; ROOM],
    len: u8,
}

impl<C: Copy + Default, const ROOM: usize> Default for Pile<C, ROOM> {
    #[inline]
    fn default() -> Self {
        const { assert!(ROOM <= u8::MAX as usize) };
        Pile { cards: [C::default(); ROOM], len: 0 }
    }
}

impl<C: Copy + Default, const ROOM: usize> Pile<C, ROOM> {
    /// How many cards there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards from the bottom to the top.
    #[inline]
    pub fn cards(&self) -> &[C] {
        &self.cards[..self.len().min(ROOM)]
    }

    /// The same, to be put into another order.
    #[inline]
    pub fn cards_mut(&mut self) -> &mut [C] {
        let len = self.len().min(ROOM);
        &mut self.cards[..len]
    }

    /// The card on top.
    #[inline]
    pub fn top(&self) -> Option<C> {
        self.cards().last().copied()
    }

    /// Lays a card on top; a pile that is full stays as it is.
    #[inline]
    pub fn push(&mut self, card: C) {
        let len = self.len();
        if let Some(place) = self.cards.get_mut(len) {
            *place = card;
            self.len += 1;
        }
    }

    /// Lays `n` equal cards on top, as many as there is room for.
    #[inline]
    pub fn push_equal(&mut self, card: C, n: usize) {
        let len = self.len();
        // Eight at a time is more than is needed and quicker than counting; what is too many is written over.
        match self.cards.get_mut(len..len + 8) {
            Some(eight) if n <= 8 => eight.fill(card),
            _ => self.cards.iter_mut().skip(len).take(n).for_each(|place| *place = card),
        }
        self.len = (len + n).min(ROOM) as u8;
    }

    /// Takes the card from the top.
    #[inline]
    pub fn pop(&mut self) -> Option<C> {
        let top = self.top();
        self.len = self.len.saturating_sub(1);
        top
    }

    /// The lowest cards, as many as fit into another pile.
    #[inline]
    pub fn bottom<const LESS: usize>(&self) -> Pile<C, LESS> {
        let mut pile = Pile::default();
        let len = self.len().min(LESS);
        pile.cards[..len].copy_from_slice(&self.cards[..len]);
        pile.len = len as u8;
        pile
    }
}

/// As many of these cards as there is room for, the first at the bottom.
impl<C: Copy + Default, const ROOM: usize> FromIterator<C> for Pile<C, ROOM> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut pile = Pile::default();
        cards.into_iter().take(ROOM).for_each(|card| pile.push(card));
        pile
    }
}

impl<C: Copy + Default + PartialEq, const ROOM: usize> PartialEq for Pile<C, ROOM> {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl<C: Copy + Default + Eq, const ROOM: usize> Eq for Pile<C, ROOM> {}

impl<C: Copy + Default + fmt::Debug, const ROOM: usize> fmt::Debug for Pile<C, ROOM> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_forget_what_was_taken() {
        let mut pile: Pile<u8, 38> = [4, 5].into_iter().collect();
        assert_eq!((pile.top(), pile.pop()), (Some(5), Some(5)));
        assert_eq!(pile, [4].into_iter().collect());
        pile.pop();
        assert_eq!((pile.pop(), pile.len()), (None, 0));
    }

    #[test]
    fn a_pile_has_an_end() {
        let full: Pile<u8, 38> = (0..50).collect();
        assert_eq!((full.len(), full.top()), (38, Some(37)));
        assert_eq!(full.bottom::<3>().cards(), [0, 1, 2]);
        assert_eq!(full.bottom::<40>().len(), 38);
        let mut pile: Pile<u8, 12> = Pile::default();
        [(1, 2), (2, 0), (3, 9), (4, 3)].into_iter().for_each(|(card, n)| pile.push_equal(card, n));
        assert_eq!(pile.cards(), [1, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4]);
    }
}
