//! What lies on the table, zone by zone.

use crate::catalogue::{KEYWORDS, STEPS};
use crate::game::{Drakerion, GOAL};
use crate::ids::{Kind, Local, Slot};
use crate::language::{BattleLine, CardType, Duration, Stat};
use crate::log::stat_word;
use crate::state::{Ask, Phase, State};
use crate::value::Part;
use crate::view::View;
use antre_kernel::{Arg, Eye, Phrase, Seat, Text};
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
    Playing,
    Sought,
    Gold,
    Prestige,
}

impl TableZone {
    /// All of them, in reading order.
    pub(crate) const ALL: [TableZone; 15] = [
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
        TableZone::Playing,
        TableZone::Sought,
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
            TableZone::Playing => "playing",
            TableZone::Sought => "sought",
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
            TableZone::Playing => "drakerion-zone-playing",
            TableZone::Sought => "drakerion-zone-sought",
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
        let passing = |zone: &Zone| matches!(zone.purpose, "playing" | "sought") && zone.pieces.is_empty();
        let zones = Seat::all(2).flat_map(of).filter(|zone| !passing(zone)).collect();
        Scene { headline: Some(self.headline(view)), step: step(view.seen.phase), zones, links: Vec::new() }
    }

    /// One zone of a seat.
    pub(crate) fn zone(&self, view: &View, zone: TableZone, seat: Seat) -> Zone {
        let side = view.seen.side(seat);
        let kind = match zone {
            TableZone::Banner
            | TableZone::City
            | TableZone::Manoeuvre
            | TableZone::Chosen
            | TableZone::Playing => ZoneKind::Row { places: 1 },
            TableZone::Front | TableZone::Support | TableZone::Sought => ZoneKind::Row { places: 0 },
            TableZone::Hand => ZoneKind::Hand,
            TableZone::Deck | TableZone::Discard | TableZone::Pile | TableZone::Revealed => ZoneKind::Pile,
            TableZone::Gold => ZoneKind::Counter(side.gold.into()),
            TableZone::Prestige => ZoneKind::Counter(side.prestige.into()),
        };
        let mut pieces = self.pieces(view, zone, seat);
        pieces.iter_mut().for_each(|piece| self.say_asked(piece, view));
        let shown = Zone::new(zone.of(seat), zone.id(), kind, zone.name()).owned_by(seat).marked(zone.id());
        let mut shown = shown.holding(pieces);
        shown.spot = zone.spot(view.eye, seat);
        if zone == TableZone::Prestige {
            shown.facts.push(Fact::new("goal", GOAL)); // DN-211
        }
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
            TableZone::Hand => return self.hand_pieces(s, seat),
            TableZone::Playing => return self.stage_piece(view, seat).into_iter().collect(),
            TableZone::Sought => self.sought(s, view.eye, seat).into_iter().map(up).collect(),
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

    /// The cards of a hand; those that show say what they cost where that is not what is printed (DN-65).
    fn hand_pieces(&self, s: &State, seat: Seat) -> Vec<Piece> {
        let side = s.side(seat);
        let hidden = usize::from(side.hand_size).saturating_sub(usize::from(side.hand.len()));
        let id = TableZone::Hand.of(seat);
        let cards = self.hand_in_sight(s, seat).map(Some).chain(std::iter::repeat_n(None, hidden));
        let piece = |(at, local): (usize, Option<Local>)| {
            let Some(local) = local else { return Piece::slot(&id, at, Face::Down("card")) };
            let kind = Kind::new(seat, local);
            let mut piece = Piece::slot(&id, at, Face::Up(self.face(kind)));
            let now = self.cost(s, kind);
            if now != self.def(kind).cost {
                piece.marks.push(Phrase::new("drakerion-mark-cost").with("n", now));
                piece.facts.push(Fact::new("cost", now));
            }
            piece
        };
        cards.enumerate().map(piece).collect()
    }

    /// The card that is being placed or played, or that takes effect, with what it does.
    fn stage_piece(&self, view: &View, seat: Seat) -> Option<Piece> {
        let s = &view.seen;
        let kind = self.on_stage(view, seat)?;
        let mut piece = Piece::slot(&TableZone::Playing.of(seat), 0, Face::Up(self.face(kind)));
        if s.using.this.elsewhere().is_some_and(|(_, source)| source == kind) {
            piece.facts.extend(self.doing(s));
        }
        Some(piece)
    }

    /// Says of a card that its ability is being used, and what that does.
    fn say_doing(&self, piece: &mut Piece, s: &State, slot: Slot) {
        if s.using.on && s.using.this.in_slot() == Some(slot) {
            piece.facts.push(Fact::yes("acting"));
            piece.facts.extend(self.doing(s));
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
        self.say_doing(&mut piece, s, place.of(seat));
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
        let prepares = s.ask == Ask::Defender && s.attacking == slot;
        if s.combat.engaged && s.combat.attacker == slot || prepares {
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
            let bound = Phrase::new("drakerion-mark-bearer").with("card", self.slot_name(s, lying.bearer));
            say(bound, Fact::new("bearer", lying.bearer.to_string()));
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
        if let Some(number) = self.number_of(s, slot) {
            piece.facts.push(Fact::new("number", i64::from(number)));
        }
        for blow in self.blows(s).iter().flatten().filter(|blow| blow.damage > 0) {
            if blow.by == slot {
                piece.facts.push(Fact::new("strikes", i64::from(blow.damage)));
            }
            if blow.to == slot && blow.fatal {
                piece.facts.push(Fact::yes("falls"));
                piece.marks.push(Phrase::new("drakerion-mark.falls"));
            }
        }
        self.say_doing(&mut piece, s, slot);
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
        self.say_parts(piece, s, slot, shoots);
    }

    /// Why a value is not what is printed: by how much it is changed, and by what. What comes from the same place is one.
    fn say_parts(&self, piece: &mut Piece, s: &State, slot: Slot, shoots: bool) {
        let mut parts: Vec<(Stat, i32, Phrase)> = Vec::new();
        let stats = [Stat::Attack, Stat::Riposte, Stat::Hp, Stat::Prestige, Stat::Ranged];
        for stat in stats.into_iter().filter(|&stat| shoots || stat != Stat::Ranged) {
            self.each_part(s, slot, stat, |by, part| {
                let from = match part {
                    Part::Card(source) => {
                        Phrase::new("drakerion-part").with("card", self.slot_name(s, source))
                    }
                    Part::Lasting(Duration::Combat) => Phrase::new("drakerion-part.combat"),
                    Part::Lasting(Duration::Turn) => Phrase::new("drakerion-part.turn"),
                    Part::Lasting(Duration::Stay) => Phrase::new("drakerion-part.stay"),
                };
                match parts.iter_mut().find(|(known, _, place)| *known == stat && *place == from) {
                    Some((_, sum, _)) => *sum += by,
                    None => parts.push((stat, by, from)),
                }
            });
        }
        parts.retain(|(_, by, _)| *by != 0);
        for (stat, by, from) in &parts {
            let said = Phrase::new("drakerion-mark-part").with("stat", stat_word(*stat));
            piece.marks.push(said.with("by", format!("{by:+}")).with("from", from.clone()));
        }
        let fact = |(stat, by, from): (Stat, i32, Phrase)| {
            vec![Fact::new("stat", stat_code(stat)), Fact::new("by", i64::from(by)), Fact::new("from", from)]
        };
        if !parts.is_empty() {
            piece.facts.push(Fact::new("parts", parts.into_iter().map(fact).collect::<Value>()));
        }
    }

    /// The number that tells a card in play from others of its name; none where there is no other.
    pub(crate) fn number_of(&self, s: &State, slot: Slot) -> Option<u16> {
        let card =
            |slot: Slot| Some(s.slot(slot).kind).filter(|kind| kind.is_some()).map(|kind| self.def_id(kind));
        let own = card(slot).filter(|_| slot.in_play())?;
        let twin = s.in_play().iter().any(|other| other != slot && card(other) == Some(own));
        twin.then(|| slot.shown())
    }

    /// What people call a card in play: with its number only where another looks the same, and bears one too.
    pub(crate) fn slot_name(&self, s: &State, slot: Slot) -> Arg {
        let name = self.card_name(self.named(s, slot).card);
        match self.number_of(s, slot) {
            Some(n) => Phrase::new("drakerion-numbered").with("card", name).with("n", i64::from(n)).into(),
            None => name,
        }
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

/// A value as facts call it, which is the name of its symbol too.
fn stat_code(stat: Stat) -> &'static str {
    match stat {
        Stat::Attack => "attack",
        Stat::Ranged => "ranged",
        Stat::Riposte => "riposte",
        Stat::Hp => "hp",
        Stat::Prestige => "prestige",
        Stat::Cost => "cost",
        Stat::Damage => "damage",
    }
}

/// The phase of the turn, once there are turns.
fn step(phase: Phase) -> Option<&'static str> {
    let [manoeuvre, action, end] = STEPS;
    match phase {
        Phase::Manoeuvre | Phase::Income => Some(manoeuvre),
        Phase::Action => Some(action),
        Phase::End | Phase::Ready => Some(end),
        Phase::Start | Phase::Lines | Phase::Opening | Phase::Mulligan | Phase::Over => None,
    }
}
