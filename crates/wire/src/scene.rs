//! What lies on the table and what may be done with it, with every text spoken.

use crate::catalogue::{FactValue, facts};
use antre_host::Speaker;
use antre_stage as stage;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// Everything one eye sees of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct Scene {
    /// What is going on, in one sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub headline: Option<String>,
    /// Which of the catalogue's steps of a turn this is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<String>,
    /// The places where pieces lie, in reading order.
    pub zones: Vec<Zone>,
    /// Printed connections between zones.
    pub links: Vec<Link>,
}

/// A place where pieces lie.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct Zone {
    /// Its stable name, the same as in positions.
    pub id: String,
    /// How its pieces lie.
    #[serde(flatten)]
    pub kind: ZoneKind,
    /// Whose it is; absent if it is shared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<String>,
    /// What it is for: the id of a word in the catalogue.
    pub purpose: String,
    /// What people call it.
    pub name: String,
    /// The emblem of what it holds; empty if it holds anything.
    pub emblem: String,
    /// Where it lies on a board shared by all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spot: Option<Spot>,
    /// Its pieces, bottom to top or left to right.
    pub pieces: Vec<Piece>,
    /// What is so about it as a whole, as data.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, FactValue>>", optional)]
    pub facts: BTreeMap<String, FactValue>,
}

/// How the pieces of a zone lie.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ZoneKind {
    /// Held by a player.
    Hand,
    /// Stacked: only the last piece shows.
    Pile,
    /// Side by side.
    Row {
        /// How many pieces fit; 0 if there is no limit.
        places: u8,
    },
    /// On the cells of a rectangle.
    Grid {
        /// Columns.
        cols: u8,
        /// Rows.
        rows: u8,
    },
    /// On the hexes of a hexagon around its middle.
    Hex {
        /// How many rings there are around the middle.
        radius: u8,
    },
    /// Steps of a track.
    Track {
        /// The last step.
        end: u8,
    },
    /// A bare number.
    Counter {
        /// The number.
        value: i64,
    },
}

/// A cell of a grid.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Spot {
    /// Column, from the left.
    pub col: u8,
    /// Row, from the top.
    pub row: u8,
}

/// One thing that lies somewhere.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct Piece {
    /// Its name in this scene.
    pub id: String,
    /// What is seen of it.
    #[serde(flatten)]
    pub face: Face,
    /// Whose it is, where that is not said by the zone it lies in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<String>,
    /// Where in its zone it lies, if the zone has cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<At>,
    /// What is said about it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub marks: Vec<String>,
    /// What differs now from what is printed, as data: what a screen draws instead of words.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, FactValue>>", optional)]
    pub facts: BTreeMap<String, FactValue>,
}

/// What is seen of a piece.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "face", rename_all = "kebab-case")]
pub enum Face {
    /// Its front.
    Up {
        /// The code of the card: what is printed on it is in the catalogue.
        card: String,
    },
    /// Its back, or that something covers it.
    Down {
        /// Which back.
        back: String,
    },
}

/// A cell of a zone.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum At {
    /// A cell of a grid.
    Cell(Spot),
    /// A hex, in axial coordinates around the middle.
    Hex {
        /// Along the row.
        q: i8,
        /// Down and to the right.
        r: i8,
    },
    /// A step of a track.
    Step(u8),
}

/// A printed connection from one zone to another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Link {
    /// The zone it starts at.
    pub from: String,
    /// The zone it points to.
    pub to: String,
}

/// One thing a seat may do now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Choice {
    /// The move in notation.
    #[serde(rename = "move")]
    pub notation: String,
    /// The move in words.
    pub label: String,
    /// The ids of the pieces, zones and cells of a grid it touches.
    pub touches: Vec<String>,
}

impl Scene {
    /// A scene, spoken.
    pub fn from(scene: stage::Scene, speaker: &Speaker) -> Scene {
        Scene {
            headline: scene.headline.as_ref().map(|phrase| speaker.say(phrase)),
            step: scene.step.map(str::to_owned),
            zones: scene.zones.into_iter().map(|zone| Zone::from(zone, speaker)).collect(),
            links: scene.links.into_iter().map(Link::from).collect(),
        }
    }
}

impl Zone {
    /// A zone, spoken.
    pub fn from(zone: stage::Zone, speaker: &Speaker) -> Zone {
        Zone {
            id: zone.id,
            kind: zone.kind.into(),
            owner: zone.owner.map(|seat| seat.to_string()),
            purpose: zone.purpose.into(),
            name: speaker.say(&zone.name),
            emblem: zone.emblem.to_string(),
            spot: zone.spot.map(Spot::from),
            facts: facts(&zone.facts, speaker),
            pieces: zone.pieces.into_iter().map(|piece| Piece::from(piece, speaker)).collect(),
        }
    }
}

impl From<stage::Link> for Link {
    fn from(link: stage::Link) -> Link {
        Link { from: link.from, to: link.to }
    }
}

impl From<stage::ZoneKind> for ZoneKind {
    fn from(kind: stage::ZoneKind) -> ZoneKind {
        match kind {
            stage::ZoneKind::Hand => ZoneKind::Hand,
            stage::ZoneKind::Pile => ZoneKind::Pile,
            stage::ZoneKind::Row { places } => ZoneKind::Row { places },
            stage::ZoneKind::Grid { cols, rows } => ZoneKind::Grid { cols, rows },
            stage::ZoneKind::Hex { radius } => ZoneKind::Hex { radius },
            stage::ZoneKind::Track { end } => ZoneKind::Track { end },
            stage::ZoneKind::Counter(value) => ZoneKind::Counter { value },
        }
    }
}

impl From<stage::Spot> for Spot {
    fn from(spot: stage::Spot) -> Spot {
        Spot { col: spot.col, row: spot.row }
    }
}

impl From<stage::At> for At {
    fn from(at: stage::At) -> At {
        match at {
            stage::At::Cell(spot) => At::Cell(spot.into()),
            stage::At::Hex { q, r } => At::Hex { q, r },
            stage::At::Step(step) => At::Step(step),
        }
    }
}

impl Piece {
    /// A piece, spoken.
    pub fn from(piece: stage::Piece, speaker: &Speaker) -> Piece {
        let face = match piece.face {
            stage::Face::Up(card) => Face::Up { card: card.code.clone() },
            stage::Face::Down(back) => Face::Down { back: back.into() },
        };
        let marks = piece.marks.iter().map(|mark| speaker.say(mark)).collect();
        Piece {
            id: piece.id,
            face,
            owner: piece.owner.map(|seat| seat.to_string()),
            at: piece.at.map(At::from),
            marks,
            facts: facts(&piece.facts, speaker),
        }
    }
}

impl Choice {
    /// A choice, spoken.
    pub fn from(choice: stage::Choice, speaker: &Speaker) -> Choice {
        Choice { notation: choice.notation, label: speaker.say(&choice.label), touches: choice.touches }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use antre_kernel::{Lang, Names, Phrase, Seat};

    #[test]
    fn a_scene_becomes_json_in_one_language() {
        let card = stage::Card {
            code: "CO3".into(),
            name: Phrase::bare(Names::new("Coffre", "Chest")),
            emblem: "CO".into(),
            value: Some(3),
            text: None,
        };
        let mut shown = stage::Piece::new("hand A/0".into(), stage::Face::up(card));
        shown.at = Some(stage::At::Hex { q: -1, r: 2 });
        shown.marks.push(Phrase::new("no-such-key").with("n", 2u8).with("by", Seat::A));
        let hidden = stage::Piece::new("hand A/1".into(), stage::Face::Down("back"));
        shown.facts.push(stage::Fact::new("damage", 2u8));
        shown.facts.push(stage::Fact::new("met", [Seat::A, Seat::B].into_iter().collect::<stage::Value>()));
        let kind = stage::ZoneKind::Row { places: 4 };
        let mut zone = stage::Zone::new("hand A", "hand", kind, Names::new("Main", "Hand"))
            .owned_by(Seat::A)
            .on(1, 2)
            .holding(vec![shown, hidden]);
        zone.facts.push(stage::Fact::yes("open"));
        let scene = stage::Scene { zones: vec![zone], ..stage::Scene::default() };
        let wire = Scene::from(scene, &Speaker::new(Lang::En, &[]));
        let json = serde_json::to_value(&wire).unwrap();
        let expected = serde_json::json!({
            "zones": [{
                "id": "hand A", "kind": "row", "places": 4, "owner": "A", "purpose": "hand",
                "name": "Hand", "emblem": "", "facts": { "open": true },
                "spot": { "col": 1, "row": 2 },
                "pieces": [
                    { "id": "hand A/0", "face": "up", "at": { "hex": { "q": -1, "r": 2 } }, "marks": ["no-such-key"],
                      "facts": { "damage": 2, "met": ["A", "B"] }, "card": "CO3" },
                    { "id": "hand A/1", "face": "down", "back": "back" },
                ],
            }],
            "links": [],
        });
        assert_eq!(json, expected);
        assert_eq!(serde_json::from_value::<Scene>(json).unwrap(), wire);
    }
}
