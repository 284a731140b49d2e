//! What a person asks about, found by the words for it.

use antre_host::Speaker;
use antre_kernel::Seat;
use antre_stage::typed::plain;
use antre_stage::{Face, Piece, Scene, Zone};

/// The id of what these words name: a card by its sign, its name or its number, a hex or a cell, else a place by its
/// name. What is one's own comes first, then what is everybody's.
pub(super) fn named(scene: &Scene, seat: Seat, words: &str, speaker: &Speaker) -> Option<String> {
    let words = plain(words.trim());
    let mut zones: Vec<&Zone> = scene.zones.iter().collect();
    zones.sort_by_key(|zone| match zone.owner {
        Some(owner) if owner == seat => 0,
        None => 1,
        Some(_) => 2,
    });
    let mut pieces = zones.iter().flat_map(|zone| &zone.pieces);
    let piece = pieces.find(|piece| names(piece, speaker).any(|name| name == words));
    let zone = || {
        let mut zones = zones.iter();
        zones.find(|zone| plain(&zone.id) == words || plain(&speaker.say(&zone.name)) == words)
    };
    piece.map(|piece| piece.id.clone()).or_else(|| zone().map(|zone| zone.id.clone()))
}

/// What people call a piece.
fn names(piece: &Piece, speaker: &Speaker) -> impl Iterator<Item = String> {
    let mut names = vec![piece.id.clone()];
    if let Face::Up(card) = &piece.face {
        let name = speaker.say(&card.name);
        names.extend([card.code.clone(), name.clone()]);
        names.extend(card.value.map(|value| format!("{name} {value}")));
    }
    // A hex and a cell are called by what comes after their zone.
    let place = piece.id.rsplit_once('/').filter(|_| piece.at.is_some());
    names.extend(place.map(|(_, place)| place.to_owned()));
    names.into_iter().map(|name| plain(&name))
}
