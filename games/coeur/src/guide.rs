//! A few lines of sense: take points, do not feed the other.

use crate::card::Type;
use crate::{Coeur, Play, View};
use antre_kernel::{Guide, Seat};

impl Guide for Coeur {
    /// Points captured now, less what the play lays open for the other; in quarters of a point.
    fn worth(&self, view: &View, seat: Seat, m: Play) -> i32 {
        let open = &view.open;
        let points = |space: Type| open.board.worth_type(space, &self.values);
        let laid: i32 = m.cards().iter().map(|card| self.value(card)).sum();
        let card = m.cards().first().map_or(Type::Chest, |card| card.card());
        let full = usize::from(open.missing(card)) == m.cards().len();
        let pile = |targets: &[Type]| {
            m.take().map_or_else(|| targets.iter().map(|&t| points(t)).max().unwrap_or(0), points)
        };
        let figurine = |takes_dragons: bool| match open.figurine {
            Some(holder) if holder == seat => 0,
            _ if !takes_dragons || open.count(Type::StoneDragon) == 0 => 0,
            Some(_) => 28,
            None => 16,
        };
        match card {
            Type::Chest | Type::StoneDragon => -3 * laid,
            Type::FireDragon => 4 * points(Type::Chest) - 2 * laid,
            Type::Troll => 4 * points(Type::Princess) - 2 * laid,
            Type::Princess => {
                let dragons = m.take().map_or(open.count(Type::Chest) == 0, |take| take == Type::StoneDragon);
                4 * pile(card.targets()) + figurine(dragons) - 3 * laid
            }
            Type::Dwarf if full => 4 * (points(Type::Dwarf) + laid),
            Type::Hero if full => 4 * pile(card.targets()) - laid,
            Type::Huntress if full => 4 * points(Type::FireDragon) - laid,
            Type::Ship if full => 4 * open.hold.worth(&self.values) - 4,
            // A space left one card short invites the other to complete it.
            Type::Dwarf | Type::Hero | Type::Huntress | Type::Ship => {
                let short = usize::from(open.missing(card)) - m.cards().len();
                if short == 1 { -6 - 2 * laid } else { -2 - laid }
            }
        }
    }
}
