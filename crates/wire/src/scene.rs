//! What lies on the table and what may be done with it, with every text spoken.

use antre_host::Speaker;
use antre_kernel::{Arg, Phrase};
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
    /// What people call it.
    pub name: String,
    /// The emblem of what it holds; empty if it holds anything.
    pub emblem: String,
    /// Where it lies on a board shared by all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spot: Option<Spot>,
    /// Its pieces, bottom to top or left to right.
    pub pieces: Vec<Piece>,
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
    /// Where in its zone it lies, if the zone has cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<At>,
    /// What is said about it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub marks: Vec<String>,
    /// The same before it is said, one for each mark: what a screen draws instead of words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Sign>>", optional)]
    pub signs: Vec<Sign>,
}

/// Something to say that has not been said: the key of a sentence and what is to be put into it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct Sign {
    /// The key in the word files.
    pub key: String,
    /// The values by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, SignValue>>", optional)]
    pub values: BTreeMap<String, SignValue>,
}

/// A value of a sign.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(untagged)]
pub enum SignValue {
    /// A number.
    Number(i64),
    /// A text, a name in the language of the answer, or the letter of a seat.
    Text(String),
    /// Another sign.
    Sign(Sign),
    /// Several.
    List(Vec<SignValue>),
}

/// What is seen of a piece.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "face", rename_all = "kebab-case")]
pub enum Face {
    /// Its front.
    Up {
        /// What the front shows.
        card: Card,
    },
    /// Its back, or that something covers it.
    Down {
        /// Which back.
        back: String,
    },
}

/// The front of a card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct Card {
    /// Its code in notation.
    pub code: String,
    /// What people call it.
    pub name: String,
    /// The emblem of its suit, type or faction.
    pub emblem: String,
    /// The number in its corner, if it bears one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<i32>,
    /// What is printed on it beyond that.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub text: Option<String>,
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
            name: zone.name.get(speaker.lang()).into(),
            emblem: zone.emblem.to_string(),
            spot: zone.spot.map(Spot::from),
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
            stage::Face::Up(card) => Face::Up { card: Card::from(&card, speaker) },
            stage::Face::Down(back) => Face::Down { back: back.into() },
        };
        let marks = piece.marks.iter().map(|mark| speaker.say(mark)).collect();
        let signs = piece.marks.iter().map(|mark| Sign::from(mark, speaker)).collect();
        Piece { id: piece.id, face, at: piece.at.map(At::from), marks, signs }
    }
}

impl Sign {
    /// A phrase, unsaid.
    pub fn from(phrase: &Phrase, speaker: &Speaker) -> Sign {
        let value = |(name, arg): &(&str, Arg)| ((*name).to_owned(), SignValue::from(arg, speaker));
        Sign { key: phrase.key.into(), values: phrase.args.iter().map(value).collect() }
    }
}

impl SignValue {
    fn from(arg: &Arg, speaker: &Speaker) -> SignValue {
        match arg {
            Arg::Number(n) => SignValue::Number(*n),
            Arg::Text(text) => SignValue::Text(text.clone()),
            Arg::Name(names) => SignValue::Text(names.get(speaker.lang()).into()),
            Arg::Seat(seat) => SignValue::Text(seat.to_string()),
            Arg::Phrase(phrase) => SignValue::Sign(Sign::from(phrase, speaker)),
            Arg::List(list) => {
                SignValue::List(list.iter().map(|arg| SignValue::from(arg, speaker)).collect())
            }
        }
    }
}

impl Card {
    /// A card, spoken.
    pub fn from(card: &stage::Card, speaker: &Speaker) -> Card {
        Card {
            code: card.code.clone(),
            name: card.name.get(speaker.lang()).into(),
            emblem: card.emblem.to_string(),
            value: card.value,
            text: card.text.as_ref().map(|text| text.get(speaker.lang()).to_owned()),
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
    use antre_kernel::{Lang, Names, Seat};

    #[test]
    fn a_scene_becomes_json_in_one_language() {
        let card = stage::Card {
            code: "CO3".into(),
            name: Names::new("Coffre", "Chest"),
            emblem: "CO".into(),
            value: Some(3),
            text: None,
        };
        let mut shown = stage::Piece::new("hand A/0".into(), stage::Face::up(card));
        shown.at = Some(stage::At::Hex { q: -1, r: 2 });
        shown.marks.push(Phrase::new("no-such-key").with("n", 2u8).with("by", Seat::A));
        let hidden = stage::Piece::new("hand A/1".into(), stage::Face::Down("back"));
        let zone = stage::Zone {
            id: "hand A".into(),
            kind: stage::ZoneKind::Row { places: 4 },
            owner: Some(Seat::A),
            name: Names::new("Main", "Hand"),
            emblem: "".into(),
            spot: Some(stage::Spot { col: 1, row: 2 }),
            pieces: vec![shown, hidden],
        };
        let scene = stage::Scene { headline: None, zones: vec![zone], links: Vec::new() };
        let wire = Scene::from(scene, &Speaker::new(Lang::En, &[]));
        let json = serde_json::to_value(&wire).unwrap();
        let expected = serde_json::json!({
            "zones": [{
                "id": "hand A", "kind": "row", "places": 4, "owner": "A", "name": "Hand", "emblem": "",
                "spot": { "col": 1, "row": 2 },
                "pieces": [
                    { "id": "hand A/0", "face": "up", "at": { "hex": { "q": -1, "r": 2 } }, "marks": ["no-such-key"],
                      "signs": [{ "key": "no-such-key", "values": { "n": 2, "by": "A" } }],
                      "card": { "code": "CO3", "name": "Chest", "emblem": "CO", "value": 3 } },
                    { "id": "hand A/1", "face": "down", "back": "back" },
                ],
            }],
            "links": [],
        });
        assert_eq!(json, expected);
        assert_eq!(serde_json::from_value::<Scene>(json).unwrap(), wire);
    }
}
