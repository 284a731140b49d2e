//! What looks good to a bot: take points, do not feed the other.

use crate::card::Type;
use crate::{Coeur, Open, Play, State, View};
use antre_kernel::{Guide, MAX_SEATS, Rules as _, SearchConfig, Seat, shares};

impl Guide for Coeur {
    const SEARCH: SearchConfig = SearchConfig {
        budgets: [1_600, 16_000, 400_000],
        exploration: 0.3,
        playout_depth: Some(4),
        greedy_percent: 100,
        progressive_bias: 1.0,
        prior_scale: 10.0,
        fpu_reduction: None,
        prior_refreshes: 0,
        learned: false,
    };

    /// Points captured so far; the more cards are still to come, the less a lead means.
    fn evaluate(&self, s: &State) -> [f32; MAX_SEATS] {
        let outcome = self.result(s);
        let to_come = s.piles[0].len() + s.piles[1].len();
        let points = [outcome.points(Seat::A), outcome.points(Seat::B)];
        shares(&points, 2.0 + 1.5 * (to_come as f32).sqrt())
    }

    fn worth(&self, view: &View, seat: Seat, m: Play) -> i32 {
        self.gain(&view.open, seat, m)
    }

    fn moves_with_worth(&self, s: &State, seat: Seat, out: &mut impl FnMut(Play, i32)) {
        self.moves(s, seat, &mut |m| out(m, self.gain(&s.open, seat, m)));
    }
}

impl Coeur {
    /// Points captured now, less what the play lays open for the other; in quarters of a point.
    fn gain(&self, open: &Open, seat: Seat, m: Play) -> i32 {
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

#[cfg(test)]
mod tests {
    #[test]
    fn what_is_asked_fast_is_what_is_said() {
        antre_testkit::guide_agrees::<super::Coeur>(4);
    }
}
