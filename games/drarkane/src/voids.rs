//! What is known of the colours in a hand from what was played.

use crate::card::{Asked, Card};

/// What everybody knows of the colours in a hand: who could not follow holds no card of that colour, save those
/// taken up since. Four bits a colour: the most cards there can be, 15 if nothing is known.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Voids(u16);

impl Default for Voids {
    fn default() -> Voids {
        Voids(u16::MAX)
    }
}

impl Voids {
    /// The most cards of a colour, 0 to 3, there can be; none if nothing is known.
    pub const fn most(self, colour: usize) -> Option<u8> {
        let most = (self.0 >> (4 * (colour & 3)) & 15) as u8;
        if most == 15 { None } else { Some(most) }
    }

    pub(crate) fn set(&mut self, colour: usize, most: Option<u8>) {
        let shift = 4 * (colour & 3);
        self.0 = self.0 & !(15 << shift) | u16::from(most.unwrap_or(15).min(15)) << shift;
    }

    /// Whether nothing is known at all.
    #[inline]
    pub const fn is_blank(self) -> bool {
        self.0 == u16::MAX
    }

    /// Somebody laid this card while that was asked: another colour shows a void.
    #[inline]
    pub(crate) const fn lay(&mut self, asked: Asked, card: Card) {
        const SHOWN: [[u16; 8]; 8] = {
            let mut shown = [[u16::MAX; 8]; 8];
            let mut asked = 0;
            while asked < 4 {
                let mut laid = 0;
                while laid < 4 {
                    if asked != laid {
                        shown[asked][laid] = !(15 << (4 * asked));
                    }
                    laid += 1;
                }
                asked += 1;
            }
            shown
        };
        self.0 &= SHOWN[asked.index()][card.flame() as usize];
    }

    /// A card left the hand in sight of all: if it was one of those that may be held, one fewer can be left.
    pub(crate) fn play(&mut self, card: Card) {
        let colour = card.flame() as usize;
        if colour < 4
            && let Some(most @ 1..) = self.most(colour)
        {
            self.set(colour, Some(most - 1));
        }
    }

    /// A card came into the hand unseen: it may be of any colour that its giver can have held.
    pub(crate) fn take_up(&mut self, giver: Voids) {
        for colour in 0..4 {
            if let Some(most) = self.most(colour)
                && giver.most(colour) != Some(0)
            {
                self.set(colour, Some((most + 1).min(14)));
            }
        }
    }
}

impl std::fmt::Debug for Voids {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries((0..4).map(|colour| self.most(colour))).finish()
    }
}
