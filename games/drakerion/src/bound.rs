//! Why a game ends, whatever cards are written.
//!
//! There are at most sixty turns (DN-217). Within a turn the game goes on by itself only so far:
//!
//! - An ability is a list of steps that never goes back, but for `choose`, which does so at most four times; a step asks
//!   no more often than there are cards.
//! - The check after a step ends: each round of it destroys a card in play or fills an empty front.
//! - Between two actions, or combat actions, abilities answer at most [`MOST_USES`] times (DN-175).
//! - Two passes in a row end a combat, and two more the phase.
//!
//! So a turn is without end only if actions other than passing are, combat actions and attacks that abilities order
//! among them. Each of these spends something. Let a card weigh 3 in a hand or a deck, 2 if it is ready in play, 1 if it
//! is exhausted in play and nothing in a discard pile; and a Banner, City or Manoeuvre 1 if it is ready. Then
//!
//! - playing a card makes it lighter, and so does attacking or stepping in, which exhaust;
//! - an ability that costs an exhausted, discarded, milled or destroyed card makes that card lighter;
//! - an ability with a limit uses it up: limits hold while the card stays where it is (DN-235), and those for a combat
//!   begin anew only with a combat, which exhausts its attacker.
//!
//! What is left is counted here, for both players together and anew each turn: whatever makes a card heavier, which only
//! an ability can do by readying it or by putting it back, and uses of abilities that have no limit and cost only what
//! can be had again (gold, damage, a move, a card under the deck). After [`MOST_RETURNS`] of these nobody can do anything
//! but pass, and ordered attacks are not held, until the turn is over (DN-237). As weights are small numbers, that is the
//! end of it. Nothing is counted where the cards themselves show that they come to an end ([`crate::rounds`]), as those
//! of most starter decks do.

use crate::event::Limit;
use crate::game::Drakerion;
use crate::language::AbilityKind;
use crate::place::Place;
use crate::state::State;
use crate::table::Cost;
#[cfg(doc)]
use crate::trigger::MOST_USES;

/// As often as what was spent can be had again in one turn (DN-237).
pub(crate) const MOST_RETURNS: u8 = 200;

impl Drakerion {
    /// Something that was spent can be had again. Until rules version 2 nobody counted.
    pub(crate) fn count_return(&self, s: &mut State) {
        if self.goes_round && s.using.on && self.rules_version > 1 && s.returns < MOST_RETURNS {
            s.returns += 1;
            if s.returns == MOST_RETURNS {
                s.drop_one(Limit::Returns);
            }
        }
    }

    /// A card that lay somewhere outside play goes into it, or to a hand or a deck.
    pub(crate) fn count_return_from(&self, s: &mut State, place: Place) {
        if matches!(place, Place::Discard | Place::Limbo) {
            self.count_return(s);
        }
    }

    /// An ability begins to be used: one that wears nothing out is counted. An Event wears itself out.
    pub(crate) fn count_wearless(&self, s: &mut State) {
        let ability = self.ability(s.using.ability);
        let at_will =
            matches!(ability.kind, AbilityKind::Action | AbilityKind::DiscardAction | AbilityKind::Combat);
        let wears = |cost: &Cost| match cost {
            Cost::Incline(_)
            | Cost::InclineChosen { .. }
            | Cost::Destroy(_)
            | Cost::DestroyChosen { .. }
            | Cost::Discard { .. }
            | Cost::Mill { .. }
            | Cost::Put { .. } => true,
            Cost::Gold(_) | Cost::Damage { .. } | Cost::Move(_) | Cost::UnderDeck { .. } => false,
        };
        if at_will
            && ability.limit == 0
            && !s.using.limbo.is_some()
            && !ability.costs.run.of(&self.tables.costs).iter().any(wears)
        {
            self.count_return(s);
        }
    }

    /// Whether players can only pass until the turn is over (DN-237).
    #[inline]
    pub(crate) fn is_spent(&self, s: &State) -> bool {
        s.returns >= MOST_RETURNS
    }
}
