//! What lies on the table, zone by zone.

use crate::catalogue::KEYWORDS;
use crate::game::Drakerion;
use crate::ids::{Kind, Local, Slot};
use crate::language::{BattleLine, CardType, Stat};
use crate::state::State;
use crate::view::View;
use antre_kernel::{Eye, Phrase, Seat, Text};
use antre_stage::{Card, Face, Fact, Piece, Scene, Spot, Value, Zone, ZoneKind};
use std::sync::Arc;

/// A zone of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TableZone {
    Banner,
    City,
    Manoeuvre,
    Front,
    Support,
    Hand,
    Deck,
    Discard,
    Pile,
    Revealed,
    Chosen,
    Gold,
    Prestige,
}

impl TableZone {
    /// All of them, in reading order.
    pub(crate) const ALL: [TableZone; 13] = [
        TableZone::Banner,
        TableZone::City,
        TableZone::Manoeuvre,
        TableZone::Front,
        TableZone::Support,
        TableZone::Hand,
        TableZone::Deck,
        TableZone::Discard,
        TableZone::Pile,
        TableZone::Revealed,
        TableZone::Chosen,
        TableZone::Gold,
        TableZone::Prestige,
    ];

    /// What scenes and `knows` call it.
    pub(crate) fn id(self) -> &'static str {
        match self {
            TableZone::Banner => "banner",
            TableZone::City => "city",
            TableZone::Manoeuvre => "manoeuvre",
            TableZone::Front => "front",
            TableZone::Support => "support",
            TableZone::Hand => "hand",
            TableZone::Deck => "deck",
            TableZone::Discard => "discard",
            TableZone::Pile => "pile",
            TableZone::Revealed => "revealed",
            TableZone::Chosen => "chosen",
            TableZone::Gold => "gold",
            TableZone::Prestige => "prestige",
        }
    }

    pub(crate) fn with_id(id: &str) -> Option<TableZone> {
        TableZone::ALL.into_iter().find(|zone| zone.id() == id)
    }

    /// What people call it.
    fn name(self) -> Phrase {
        Phrase::new(match self {
            TableZone::Banner => "drakerion-zone-banner",
            TableZone::City => "drakerion-zone-city",
            TableZone::Manoeuvre => "drakerion-zone-manoeuvre",
            TableZone::Front => "drakerion-zone-front",
            TableZone::Support => "drakerion-zone-support",
            TableZone::Hand => "drakerion-zone-hand",
            TableZone::Deck => "drakerion-zone-deck",
            TableZone::Discard => "drakerion-zone-discard",
            TableZone::Pile => "drakerion-zone-pile",
            TableZone::Revealed => "drakerion-zone-revealed",
            TableZone::Chosen => "drakerion-zone-chosen",
            TableZone::Gold => "drakerion-zone-gold",
            TableZone::Prestige => "drakerion-zone-prestige",
        })
    }

    /// The id it has in a scene, with its seat.
    pub(crate) fn of(self, seat: Seat) -> String {
        format!("{} {seat}", self.id())
    }

    /// The four lines lie between the players, one's own at the near edge.
    fn spot(self, eye: Eye, seat: Seat) -> Option<Spot> {
        let near = match eye {
            Eye::Seat(eye) => seat == eye,
            Eye::Public => seat == Seat::A,
        };
        let row = match (self, near) {
            (TableZone::Support, false) => 0,
            (TableZone::Front, false) => 1,
            (TableZone::Front, true) => 2,
            (TableZone::Support, true) => 3,
            _ => return None,
        };
        Some(Spot { col: 0, row })
    }
}

impl Drakerion {
    pub(crate) fn show(&self, view: &View) -> Scene {
        let of = |seat: Seat| TableZone::ALL.map(|zone| self.zone(view, zone, seat));
        let zones = Seat::all(2).flat_map(of).collect();
        Scene { headline: Some(self.headline(view)), zones, ..Scene::default() }
    }

    /// One zone of a seat.
    pub(crate) fn zone(&self, view: &View, zone: TableZone, seat: Seat) -> Zone {
        let side = view.seen.side(seat);
        let kind = match zone {
            TableZone::Banner | TableZone::City | TableZone::Manoeuvre | TableZone::Chosen => {
                ZoneKind::Row { places: 1 }
            }
            TableZone::Front | TableZone::Support => ZoneKind::Row { places: 0 },
            TableZone::Hand => ZoneKind::Hand,
            TableZone::Deck | TableZone::Discard | TableZone::Pile | TableZone::Revealed => ZoneKind::Pile,
            TableZone::Gold => ZoneKind::Counter(side.gold.into()),
            TableZone::Prestige => ZoneKind::Counter(side.prestige.into()),
        };
        let mut shown = Zone::new(zone.of(seat), zone.id(), kind, zone.name())
            .owned_by(seat)
            .marked(zone.id())
            .holding(self.pieces(view, zone, seat));
        shown.spot = zone.spot(view.eye, seat);
        shown
    }

    /// What lies in a zone, as the eye sees it.
    fn pieces(&self, view: &View, zone: TableZone, seat: Seat) -> Vec<Piece> {
        let s = &view.seen;
        let side = s.side(seat);
        let up = |local: Local| Face::Up(self.face(Kind::new(seat, local)));
        let faces: Vec<Face> = match zone {
            TableZone::Banner => return self.beside(s, Slot::BANNER, zone, seat),
            TableZone::City => return self.beside(s, Slot::CITY, zone, seat),
            TableZone::Manoeuvre => return self.beside(s, Slot::MANOEUVRE, zone, seat),
            TableZone::Front => return self.line_pieces(s, seat, BattleLine::Front),
            TableZone::Support => return self.line_pieces(s, seat, BattleLine::Support),
            TableZone::Hand => {
                let hidden = usize::from(side.hand_size).saturating_sub(usize::from(side.hand.len()));
                side.hand.cards().map(up).chain(std::iter::repeat_n(Face::Down("card"), hidden)).collect()
            }
            TableZone::Deck => self.deck_faces(s, seat),
            TableZone::Discard => side.discard.cards().map(up).collect(),
            TableZone::Pile => {
                // DN-220: the pile is face down; its owner may look through it.
                let own = view.eye.is(seat);
                side.pile().map(|local| if own { up(local) } else { Face::Down("manoeuvre") }).collect()
            }
            TableZone::Revealed => side.revealed().iter().map(|&local| up(local)).collect(),
            TableZone::Chosen => match side.chosen {
                Local::NONE => Vec::new(),
                Local::HIDDEN => vec![Face::Down("manoeuvre")],
                local => vec![up(local)],
            },
            TableZone::Gold | TableZone::Prestige => Vec::new(),
        };
        let id = zone.of(seat);
        faces.into_iter().enumerate().map(|(at, face)| Piece::slot(&id, at, face)).collect()
    }

    fn face(&self, kind: Kind) -> Arc<Card> {
        Arc::clone(&self.fronts[self.def_id(kind).index()])
    }

    /// The front of a card of the pack.
    pub(crate) fn front(&self, index: usize) -> Card {
        let (card, def) = (&self.pack.cards[index], &self.tables.defs[index]);
        let value = match def.card_type {
            CardType::Character | CardType::Attachment | CardType::Event => Some(def.cost.into()),
            CardType::Manoeuvre => Some(def.gold.into()),
            CardType::Banner => Some(def.initiative.into()),
            CardType::City => None,
        };
        let emblem = card.faction.clone().map_or("none".into(), Text::from);
        Card {
            code: card.id.clone(),
            name: self.called[index].clone(),
            emblem,
            value,
            text: Some(self.printed[index].clone()),
        }
    }

    fn beside(&self, s: &State, place: Slot, zone: TableZone, seat: Seat) -> Vec<Piece> {
        let lying = s.slot(place.of(seat));
        if !lying.kind.is_some() {
            return Vec::new();
        }
        let mut piece = Piece::slot(&zone.of(seat), 0, Face::Up(self.face(lying.kind)));
        if lying.inclined() {
            piece.marks.push(Phrase::new("drakerion-mark.exhausted").with("gender", "f"));
            piece.facts.push(Fact::yes("inclined"));
        }
        vec![piece]
    }

    fn line_pieces(&self, s: &State, seat: Seat, line: BattleLine) -> Vec<Piece> {
        let there = |slot: &Slot| {
            let lying = s.slot(*slot);
            lying.controller() == seat && lying.line() == line
        };
        s.in_play().iter().filter(there).map(|slot| self.lying_piece(s, slot)).collect()
    }

    /// A card in play with all that is to be seen of it; what changes most comes first, for places are narrow.
    fn lying_piece(&self, s: &State, slot: Slot) -> Piece {
        let lying = s.slot(slot);
        let mut piece = Piece::new(slot.to_string(), Face::Up(self.face(lying.kind)));
        let is_character = self.def(lying.kind).card_type == CardType::Character;
        if is_character {
            self.say_values(&mut piece, s, slot);
        }
        let mut say = |phrase: Phrase, fact: Fact| {
            piece.marks.push(phrase);
            piece.facts.push(fact);
        };
        if s.combat.engaged && s.combat.attacker == slot {
            say(Phrase::new("drakerion-mark.attacker"), Fact::new("role", "attacker"));
        }
        if s.combat.engaged && s.combat.defender == slot {
            say(Phrase::new("drakerion-mark.defender"), Fact::new("role", "defender"));
        }
        if lying.damage > 0 {
            let damage = Phrase::new("drakerion-mark-damage").with("n", lying.damage);
            say(damage, Fact::new("damage", lying.damage));
        }
        if lying.shield > 0 {
            let shield = Phrase::new("drakerion-mark-shield").with("n", lying.shield);
            say(shield, Fact::new("shield", lying.shield));
        }
        if lying.inclined() {
            say(Phrase::new("drakerion-mark.exhausted").with("gender", "m"), Fact::yes("inclined"));
        }
        if lying.bearer.is_some() {
            let bearer = lying.bearer.to_string();
            let bound = Phrase::new("drakerion-mark-bearer").with("slot", bearer.clone());
            say(bound, Fact::new("bearer", bearer));
        }
        if is_character {
            let now = || KEYWORDS.into_iter().filter(|(keyword, _)| self.has_keyword(s, slot, *keyword));
            piece.marks.extend(now().map(|(_, key)| Phrase::new(key)));
            piece.facts.push(Fact::new("keywords", now().map(|(word, _)| word.word()).collect::<Value>()));
            piece.marks.push(
                Phrase::new("drakerion-mark-prestige")
                    .with("n", i64::from(self.stat(s, slot, Stat::Prestige))),
            );
        }
        if lying.kind.owner() != lying.controller() {
            piece.owner = Some(lying.kind.owner());
            piece.marks.push(Phrase::new("drakerion-mark-owner").with("seat", lying.kind.owner()));
        }
        piece
    }

    /// The values of a Character as they are now.
    fn say_values(&self, piece: &mut Piece, s: &State, slot: Slot) {
        let shoots = self.def(s.slot(slot).kind).shoots;
        let mut values = Phrase::new(if shoots { "drakerion-values-ranged" } else { "drakerion-values" });
        let mut facts = Vec::with_capacity(5);
        let mut say = |name: &'static str, stat: Stat| {
            let value = i64::from(self.stat(s, slot, stat));
            values.args.push((name, value.into()));
            facts.push(Fact::new(name, value));
        };
        say("attack", Stat::Attack);
        say("riposte", Stat::Riposte);
        say("hp", Stat::Hp);
        say("prestige", Stat::Prestige);
        if shoots {
            say("ranged", Stat::Ranged);
        }
        piece.marks.push(values);
        piece.facts.push(Fact::new("values", facts));
    }

    /// The deck from the bottom to the top: known cards show to whoever knows them.
    fn deck_faces(&self, s: &State, seat: Seat) -> Vec<Face> {
        let side = s.side(seat);
        let face = |(local, _): (Local, bool)| match local {
            Local::HIDDEN => Face::Down("card"),
            local => Face::Up(self.face(Kind::new(seat, local))),
        };
        let mut faces: Vec<Face> = side.bottom.iter().map(face).collect();
        faces.reverse();
        faces.extend((0..side.pool_size).map(|_| Face::Down("card")));
        let mut top: Vec<Face> = side.top.iter().map(face).collect();
        top.reverse();
        faces.extend(top);
        faces
    }
}
