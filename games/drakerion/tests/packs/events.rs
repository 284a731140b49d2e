//! What the events of triggers have.

use antre_drakerion::language::On;

/// Events that are about a card that is in play, at least before them.
pub fn names_a_piece(on: On) -> bool {
    matches!(
        on,
        On::Deployed
            | On::Damaged
            | On::Healed
            | On::Moved
            | On::Inclined
            | On::Straightened
            | On::Attached
            | On::AttackDeclared
            | On::AttackRedirected
            | On::Destroyed
            | On::LeftPlay
            | On::Played
    )
}

pub fn has_amount(on: On) -> bool {
    matches!(on, On::Damaged | On::Healed | On::Drawn | On::GoldGained | On::PrestigeGained)
}
