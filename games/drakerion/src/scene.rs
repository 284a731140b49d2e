//! What lies on the table, zone by zone.

use crate::game::Drakerion;
use crate::language::{CardType, KeywordId, Line, Stat};
use crate::state::{
    BANNER, CITY, FIRST_MANOEUVRE, HIDDEN, MANOEUVRE, NOWHERE, PILE, State, bits, kind_of, owner_of,
};
use crate::view::View;
use antre_kernel::{Eye, Names, Phrase, Seat, Text};
use antre_stage::{Card, Face, Piece, Scene, Spot, Zone, ZoneKind};
use std::sync::Arc;

/// The zones of a seat, in reading order.
pub(crate) const ZONES: [&str; 13] = [
    "banner",
    "city",
    "manoeuvre",
    "front",
    "support",
    "hand",
    "deck",
    "discard",
    "pile",
    "revealed",
    "chosen",
    "gold",
    "prestige",
];

/// The four lines lie between the players, one's own at the near edge.
fn spot(view: &View, id: &str, seat: Seat) -> Option<Spot> {
    let near = match view.eye {
        Eye::Seat(eye) => seat == eye,
        Eye::Public => seat == Seat::A,
    };
    let row = match (id, near) {
        ("support", false) => 0,
        ("front", false) => 1,
        ("front", true) => 2,
        ("support", true) => 3,
        _ => return None,
    };
    Some(Spot { col: 0, row })
}

const KEYWORDS: [(KeywordId, &str); 5] = [
    (KeywordId::Implacable, "drakerion-keyword.implacable"),
    (KeywordId::Unpredictable, "drakerion-keyword.unpredictable"),
    (KeywordId::Infiltrator, "drakerion-keyword.infiltrator"),
    (KeywordId::Interceptor, "drakerion-keyword.interceptor"),
    (KeywordId::NoAttachment, "drakerion-keyword.no-attachment"),
];

impl Drakerion {
    pub(crate) fn show(&self, view: &View) -> Scene {
        let zones = Seat::all(2).flat_map(|seat| ZONES.map(|id| self.zone(view, id, seat))).collect();
        Scene { headline: Some(self.headline(view)), zones, links: Vec::new() }
    }

    /// One zone of a seat.
    pub(crate) fn zone(&self, view: &View, id: &'static str, seat: Seat) -> Zone {
        let s = &view.seen;
        let side = s.side(seat);
        let at = seat.index() as u8;
        let (row, one) = (ZoneKind::Row { places: 0 }, ZoneKind::Row { places: 1 });
        let manoeuvre = |index: u8| Face::Up(self.face(kind_of(seat, FIRST_MANOEUVRE + index)));
        let numbered = |faces: Vec<Face>| -> Vec<Piece> {
            let zone = format!("{id} {seat}");
            let faces = faces.into_iter().enumerate();
            faces.map(|(at, face)| Piece::slot(&zone, at, face)).collect()
        };
        let (kind, fr, en, pieces) = match id {
            "banner" => (one, "Bannière", "Banner", self.beside(s, BANNER + at, id, seat)),
            "city" => (one, "Cité", "City", self.beside(s, CITY + at, id, seat)),
            "manoeuvre" => {
                (one, "Manœuvre visible", "Visible Manoeuvre", self.beside(s, MANOEUVRE + at, id, seat))
            }
            "front" => (row, "Ligne de front", "Front line", self.line_pieces(s, seat, Line::Front)),
            "support" => (row, "Ligne de soutien", "Support line", self.line_pieces(s, seat, Line::Support)),
            "hand" => (ZoneKind::Hand, "Main", "Hand", self.hand_pieces(s, seat)),
            "deck" => (ZoneKind::Pile, "Deck", "Deck", numbered(self.deck_faces(s, seat))),
            "discard" => {
                let faces = side.discard.cards().map(|local| Face::Up(self.face(kind_of(seat, local))));
                (ZoneKind::Pile, "Défausse", "Discard pile", numbered(faces.collect()))
            }
            "pile" => {
                // DN-220: the pile is face down; its owner may look through it.
                let own = view.eye.is(seat);
                let face = |index| if own { manoeuvre(index) } else { Face::Down("manoeuvre") };
                let faces = bits(u128::from(side.pile)).map(face).collect();
                (ZoneKind::Pile, "Pile de Manœuvres", "Manoeuvre pile", numbered(faces))
            }
            "revealed" => {
                let covered = &side.revealed[..usize::from(side.revealed_count).min(PILE)];
                let faces = covered.iter().map(|&index| manoeuvre(index)).collect();
                (ZoneKind::Pile, "Manœuvres dévoilées", "Revealed Manoeuvres", numbered(faces))
            }
            "chosen" => {
                let faces = match side.chosen {
                    NOWHERE => Vec::new(),
                    HIDDEN => vec![Face::Down("manoeuvre")],
                    index => vec![manoeuvre(index)],
                };
                (one, "Manœuvre choisie", "Chosen Manoeuvre", numbered(faces))
            }
            "gold" => (ZoneKind::Counter(side.gold.into()), "Or", "Gold", Vec::new()),
            _ => (ZoneKind::Counter(side.prestige.into()), "Prestige", "Prestige", Vec::new()),
        };
        Zone {
            id: format!("{id} {seat}"),
            kind,
            owner: Some(seat),
            name: Names::new(fr, en),
            emblem: id.into(),
            spot: spot(view, id, seat),
            pieces,
        }
    }

    fn face(&self, kind: u8) -> Arc<Card> {
        Arc::clone(&self.fronts[usize::from(self.kinds[usize::from(kind)])])
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

    fn beside(&self, s: &State, slot: u8, id: &str, seat: Seat) -> Vec<Piece> {
        let lying = s.slot(slot);
        if lying.kind == NOWHERE {
            return Vec::new();
        }
        let mut piece = Piece::new(format!("{id} {seat}/0"), Face::Up(self.face(lying.kind)));
        if lying.inclined() {
            piece.marks.push(Phrase::new("drakerion-mark.exhausted").with("gender", "f"));
        }
        vec![piece]
    }

    fn line_pieces(&self, s: &State, seat: Seat, line: Line) -> Vec<Piece> {
        let there = |slot: &u8| {
            let lying = s.slot(*slot);
            lying.controller() == seat && lying.line() == line
        };
        bits(s.in_play()).filter(there).map(|slot| self.lying_piece(s, slot)).collect()
    }

    /// A card in play with all that is to be seen of it; what changes most comes first, for places are narrow.
    fn lying_piece(&self, s: &State, slot: u8) -> Piece {
        let lying = s.slot(slot);
        let mut piece = Piece::new(format!("#{}", u16::from(slot) + 1), Face::Up(self.face(lying.kind)));
        let mut mark = |phrase: Phrase| piece.marks.push(phrase);
        let def = self.def(lying.kind);
        let is_character = def.card_type == CardType::Character;
        if is_character {
            let value = |stat: Stat| i64::from(self.stat(s, slot, stat));
            let key = if def.shoots { "drakerion-values-ranged" } else { "drakerion-values" };
            let mut values = Phrase::new(key)
                .with("attack", value(Stat::Attack))
                .with("riposte", value(Stat::Riposte))
                .with("hp", value(Stat::Hp))
                .with("prestige", value(Stat::Prestige));
            if def.shoots {
                values = values.with("ranged", value(Stat::Ranged));
            }
            mark(values);
        }
        if s.combat.engaged && s.combat.attacker == slot {
            mark(Phrase::new("drakerion-mark.attacker"));
        }
        if s.combat.engaged && s.combat.defender == slot {
            mark(Phrase::new("drakerion-mark.defender"));
        }
        if lying.damage > 0 {
            mark(Phrase::new("drakerion-mark-damage").with("n", lying.damage));
        }
        if lying.shield > 0 {
            mark(Phrase::new("drakerion-mark-shield").with("n", lying.shield));
        }
        if lying.inclined() {
            mark(Phrase::new("drakerion-mark.exhausted").with("gender", "m"));
        }
        if lying.bearer != NOWHERE {
            mark(Phrase::new("drakerion-mark-bearer").with("slot", format!("#{}", lying.bearer + 1)));
        }
        if is_character {
            for (keyword, key) in KEYWORDS {
                if self.has_keyword(s, slot, keyword) {
                    mark(Phrase::new(key));
                }
            }
            mark(
                Phrase::new("drakerion-mark-prestige")
                    .with("n", i64::from(self.stat(s, slot, Stat::Prestige))),
            );
        }
        if owner_of(lying.kind) != lying.controller() {
            mark(Phrase::new("drakerion-mark-owner").with("seat", owner_of(lying.kind)));
        }
        piece
    }

    fn hand_pieces(&self, s: &State, seat: Seat) -> Vec<Piece> {
        let id = format!("hand {seat}");
        let side = s.side(seat);
        let up = side.hand.cards().map(|local| Face::Up(self.face(kind_of(seat, local)))).enumerate();
        let mut pieces: Vec<Piece> = up.map(|(at, face)| Piece::slot(&id, at, face)).collect();
        for at in pieces.len()..usize::from(side.hand_size) {
            pieces.push(Piece::slot(&id, at, Face::Down("card")));
        }
        pieces
    }

    /// The deck from the bottom to the top: known cards show to whoever knows them.
    fn deck_faces(&self, s: &State, seat: Seat) -> Vec<Face> {
        let side = s.side(seat);
        let face = |(local, _): (u8, bool)| match local {
            HIDDEN => Face::Down("card"),
            local => Face::Up(self.face(kind_of(seat, local))),
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
