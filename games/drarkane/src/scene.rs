//! What lies on the table, zone by zone: each seat's side, the dragons with their slots, the trick and the piles.

use crate::card::{Card, Cards, Flame};
use crate::game::Slot;
use crate::state::{Set, at};
use crate::{Drarkane, Phase, View};
use antre_kernel::{Names, Phrase, Seat};
use antre_stage::{Face, Piece, Spot, Zone, ZoneKind};
use std::sync::{Arc, LazyLock};

/// How many dragons lie side by side; the trick lies below their rows.
const ABREAST: u8 = 3;

/// Small touches on a zone while it is built.
trait Placed {
    fn owned_by(self, seat: Option<Seat>) -> Zone;
    fn on(self, col: u8, row: u8) -> Zone;
}

impl Placed for Zone {
    fn owned_by(mut self, seat: Option<Seat>) -> Zone {
        self.owner = seat;
        self
    }
    fn on(mut self, col: u8, row: u8) -> Zone {
        self.spot = Some(Spot { col, row });
        self
    }
}

fn zone(id: &str, kind: ZoneKind, name: Names, pieces: Vec<Piece>) -> Zone {
    Zone { id: id.into(), kind, owner: None, name, emblem: "".into(), spot: None, pieces }
}

fn up(id: String, card: impl Into<Arc<antre_stage::Card>>) -> Piece {
    Piece::new(id, Face::Up(card.into()))
}

/// So many pieces face down.
fn down(zone: &str, back: &'static str, count: usize) -> Vec<Piece> {
    (0..count).map(|at| Piece::slot(zone, at, Face::Down(back))).collect()
}

/// The fronts of a card in a hand and as it was played, made once: no pack changes them.
static FRONTS: LazyLock<Vec<[Arc<antre_stage::Card>; 2]>> = LazyLock::new(|| {
    Card::every().map(|card| [hand_front(card), played_front(card)].map(Arc::new)).collect()
});

fn hand_card(card: Card) -> Arc<antre_stage::Card> {
    Arc::clone(&FRONTS[card.index()][0])
}

fn played_card(card: Card) -> Arc<antre_stage::Card> {
    Arc::clone(&FRONTS[card.index()][1])
}

/// The front of a card in a hand; a Mercenary has no force there.
fn hand_front(card: Card) -> antre_stage::Card {
    let mut face = played_front(card);
    if card == Card::MERCENARY {
        (face.code, face.value) = (card.hand_code(), None);
    }
    face
}

/// The front of a card as it was played. Its force is in its corner, so the name goes without.
fn played_front(card: Card) -> antre_stage::Card {
    let name = match card.flame() {
        _ if card.in_hand() == Card::MERCENARY => Card::MERCENARY_UNSAID.names(),
        colour if card.is_arcane() => colour.title(),
        _ => card.names(),
    };
    let emblem = card.flame().word().into();
    antre_stage::Card { code: card.code(), name, emblem, value: card.force().map(i32::from), text: None }
}

impl Flame {
    /// Its letter in the signs of a slot, as in the codes of cards.
    const fn letter(self) -> &'static str {
        match self {
            Flame::Blue => "b",
            Flame::Red => "r",
            Flame::Green => "g",
            Flame::Yellow => "y",
            Flame::Obscure => "O",
            Flame::White => "W",
            Flame::Sorcerer => "S",
        }
    }
}

impl Slot {
    /// What the slot asks for, in a few signs: `[r≥5]`, `[Σ12:r/g]`, `[∗]`; of a sum, what is left of it. In `[r+]`
    /// the cross is a Sorcerer, who may stand in.
    fn code(&self, left: Option<u32>) -> String {
        let joker = self.flames.len() > 1 && self.flames.contains(&Flame::Sorcerer);
        let flames = self.flames.iter().filter(|&&flame| !joker || flame != Flame::Sorcerer);
        let flames: Vec<&str> = flames.map(|flame| flame.letter()).collect();
        let mut text = left.map_or(String::new(), |left| format!("Σ{left}:"));
        text += &flames.join("/");
        if joker {
            text.push('+');
        }
        match (self.min, self.max) {
            (Some(min), Some(max)) if min == max => text += &format!("={min}"),
            (min, max) => {
                text += &min.map_or(String::new(), |min| format!("≥{min}"));
                text += &max.map_or(String::new(), |max| format!("≤{max}"));
            }
        }
        match self.influence {
            Some(true) => text += "influence",
            Some(false) => text += "arcane",
            None => {}
        }
        if text.is_empty() || text.ends_with(':') {
            text.push('∗');
        }
        format!("[{text}]")
    }

    /// The same in words, with the number of the slot.
    fn names(&self, number: usize, left: Option<u32>) -> Names {
        let words = |french: bool| {
            let either = |fr: &'static str, en: &'static str| if french { fr } else { en };
            let pick = |names: Names| if french { names.fr } else { names.en };
            let flames: Vec<String> =
                self.flames.iter().map(|flame| pick(flame.names()).to_string()).collect();
            let mut parts: Vec<String> = Vec::new();
            if !flames.is_empty() {
                parts.push(flames.join(either(" ou ", " or ")));
            }
            match self.influence {
                Some(true) => parts.push("influence".into()),
                Some(false) => parts.push("arcane".into()),
                None => {}
            }
            match (self.min, self.max) {
                (Some(min), Some(max)) if min == max => parts.push(min.to_string()),
                (min, max) => {
                    parts.extend(min.map(|min| format!("{min} {}", either("ou plus", "or more"))));
                    parts.extend(max.map(|max| format!("{max} {}", either("ou moins", "or less"))));
                }
            }
            if parts.is_empty() {
                parts.push(either("n’importe quelle carte", "any card").into());
            }
            if let (Some(sum), Some(left)) = (self.sum, left) {
                parts.push(if french {
                    format!("pour un total de {sum}, encore {left}")
                } else {
                    format!("for a total of {sum}, {left} to go")
                });
            }
            format!("{} {number}{}: {}", either("case", "slot"), either("\u{202f}", ""), parts.join(" "))
        };
        Names::new(words(true), words(false))
    }
}

impl Drarkane {
    fn dragon_piece(&self, zone: &str, dragon: u8) -> Piece {
        let card = antre_stage::Card {
            code: self.dragon_id(dragon).into(),
            name: self.dragon_name(dragon),
            emblem: "dragon".into(),
            value: Some(self.terror(dragon).into()),
            text: None,
        };
        up(format!("{zone}/{}", self.dragon_id(dragon)), card)
    }

    fn objective_piece(&self, zone: &str, objective: u8) -> Piece {
        let card = antre_stage::Card {
            code: self.objective_id(objective).into(),
            name: self.objective_name(objective),
            emblem: if self.is_instant(objective) { "instant" } else { "end" }.into(),
            value: Some(self.objective_points(objective).into()),
            text: None,
        };
        let mut piece = up(format!("{zone}/{}", self.objective_id(objective)), card);
        if let Some(known) = self.objectives.get(usize::from(objective)) {
            piece.marks.push(Phrase::new("drarkane-text").with("text", known.text.clone()));
        }
        piece
    }

    /// What belongs to a seat. The Fallen King and the Demon have no side of the table: their zones say whose they are.
    pub(crate) fn seat_zones(&self, view: &View, seat: Seat, zones: &mut Vec<Zone>) {
        let (open, who) = (&view.open, at(seat));
        let plays = seat.index() < usize::from(self.players);
        let owner = plays.then_some(seat);
        let of = |fr: &'static str, en: &'static str| match (plays, self.is_solo()) {
            (true, _) => Names::new(fr, en),
            (false, true) => Names::new(format!("{fr} du Démon"), format!("The Demon’s {en}")),
            (false, false) => Names::new(format!("{fr} du Roi"), format!("The King’s {en}")),
        };
        let mut push = |word: &str, kind: ZoneKind, name: Names, pieces: Vec<Piece>| {
            zones.push(zone(&format!("{word} {seat}"), kind, name, pieces).owned_by(owner));
        };
        if plays {
            push("hand", ZoneKind::Hand, of("Main", "Hand"), self.hand_pieces(view, seat));
        }
        if let Some(bid) = open.bids[who].filter(|_| plays && !self.is_solo()) {
            push("bid", ZoneKind::Counter(bid.into()), of("Contrat", "Contract"), Vec::new());
        }
        let won: Vec<Piece> =
            open.won[who].iter().map(|dragon| self.dragon_piece(&format!("won {seat}"), dragon)).collect();
        if self.is_solo() {
            // Alone only the Terror of the dragons counts (DR-166, DR-183).
            push("won", ZoneKind::Counter(self.terror_of(open, who).into()), of("Terreur", "Terror"), won);
        } else {
            push("tricks", ZoneKind::Counter(open.tricks[who].into()), of("Plis", "Tricks"), Vec::new());
            push("won", ZoneKind::Counter(won.len() as i64), of("Dragons", "Dragons"), won);
        }
        if plays && !self.is_solo() {
            let name = if self.teams { of("Équipe", "Team") } else { of("Points", "Points") };
            push("score", ZoneKind::Counter(self.standing(open, seat).into()), name, Vec::new());
        }
        if self.treasures {
            let id = format!("claimed {seat}");
            let claimed = open.claims[who].iter().map(|objective| self.objective_piece(&id, objective));
            let claimed: Vec<Piece> = claimed.collect();
            if !claimed.is_empty() {
                push("claimed", ZoneKind::Row { places: 0 }, of("Réalisés", "Met"), claimed);
            }
        }
        if self.treasures && plays {
            // Everybody has as many: those of others take up room only where they show.
            let shows = |pieces: &[Piece]| pieces.iter().any(|piece| matches!(piece.face, Face::Up(_)));
            let (held, kept) = self.objective_pieces(view, seat);
            if shows(&held) {
                push("objectives", ZoneKind::Hand, of("Objectifs", "Objectives"), held);
            }
            if shows(&kept) {
                push("kept", ZoneKind::Row { places: 1 }, of("Objectif", "Objective"), kept);
            }
        }
    }

    /// The cards of a hand: seen by its player, and by the partner as far as they were shown.
    fn hand_pieces(&self, view: &View, seat: Seat) -> Vec<Piece> {
        let partner = view.eye.seat().and_then(|own| self.partner(own)) == Some(seat);
        let seen = match view.hand {
            Some(hand) if view.eye.is(seat) => hand,
            _ if partner => view.partner,
            _ => Cards::NONE,
        };
        let id = format!("hand {seat}");
        let mut pieces: Vec<Piece> = Vec::new();
        for (at, card) in seen.iter().enumerate() {
            pieces.push(Piece::slot(&id, at, Face::Up(hand_card(card))));
        }
        for at in pieces.len()..view.sizes[seat.index()].into() {
            pieces.push(Piece::slot(&id, at, Face::Down("back")));
        }
        if view.eye.is(seat) && !view.shown.is_empty() {
            let mut shown = view.shown;
            for (piece, card) in pieces.iter_mut().zip(seen.iter()) {
                if shown.has(card) {
                    shown.take(card);
                    piece.marks.push(Phrase::new("drarkane-mark-known"));
                }
            }
        }
        pieces
    }

    /// The objectives in a hand, and the one that was kept.
    pub(crate) fn objective_pieces(&self, view: &View, seat: Seat) -> (Vec<Piece>, Vec<Piece>) {
        let open = &view.open;
        let (id, kept_id) = (format!("objectives {seat}"), format!("kept {seat}"));
        let place = self.draft_place(open.first, seat);
        let now = self.draft_place(open.first, open.turn);
        let (held, has_kept) = match open.phase {
            Phase::Deal | Phase::Over => (0, false),
            Phase::Give | Phase::Back => (2, false),
            Phase::Keep if place == now => (now + 2, false),
            Phase::Pass if place == now => (now + 1, true),
            Phase::Keep | Phase::Pass if place > now => (2, false),
            _ => (0, true),
        };
        let own = if view.eye.is(seat) { view.objectives } else { Set::NONE };
        let mut pieces: Vec<Piece> =
            own.iter().map(|objective| self.objective_piece(&id, objective)).collect();
        if !view.eye.is(seat) {
            pieces = down(&id, "objective", held);
        }
        let kept = match view.kept[at(seat)] {
            Some(objective) => vec![self.objective_piece(&kept_id, objective)],
            None => down(&kept_id, "objective", usize::from(has_kept)),
        };
        (pieces, kept)
    }

    /// What lies on the table for all, save the trick and what lies on the dragons.
    pub(crate) fn table_zones(&self, view: &View, zones: &mut Vec<Zone>) {
        let open = &view.open;
        if self.treasures {
            let pieces = open.treasures.iter().map(|objective| self.objective_piece("treasures", objective));
            let names = Names::new("Zone des trésors", "Treasure zone");
            zones.push(zone("treasures", ZoneKind::Row { places: 0 }, names, pieces.collect()).on(1, 2));
        }
        if !self.is_solo() {
            let round = ZoneKind::Counter(i64::from(open.round.min(2)) + 1);
            zones.push(zone("rounds", round, Names::new("Manche", "Round"), Vec::new()));
            let terror = ZoneKind::Counter(open.terror[open.now()].into());
            zones.push(zone("terror", terror, Names::new("Terreur", "Terror"), Vec::new()));
        }
        let discard = open.discard.iter().enumerate();
        let discard: Vec<Piece> =
            discard.map(|(at, card)| up(format!("discard/{at}"), hand_card(card))).collect();
        let names = Names::new("Défausse", "Discard pile");
        zones.push(zone("discard", ZoneKind::Pile, names, discard).on(2, 2));
        let deck = down("deck", "dragon", open.deck.len());
        zones.push(zone("deck", ZoneKind::Pile, Names::new("Dragons à venir", "Dragons to come"), deck));
        zones.push(self.aside_zone(view));
    }

    /// The trick, in the order in which its cards are laid; the card that would win it is marked.
    pub(crate) fn trick_zone(&self, view: &View) -> Zone {
        let trick = &view.open.trick;
        let whole = view.open.phase != Phase::Place && !trick.is_empty();
        let best = self.winning_place(trick).filter(|_| whole);
        let mut pieces: Vec<Piece> = Vec::new();
        for (place, card) in trick.places().enumerate() {
            if let Some(card) = card {
                let mut piece = up(format!("trick/{place}"), played_card(card));
                if best == Some(place) {
                    piece.marks.push(Phrase::new("drarkane-mark-best"));
                }
                pieces.push(piece);
            }
        }
        // While the cards are placed they are one heap, whoever laid them.
        let name = if view.open.phase == Phase::Place || trick.is_empty() {
            Names::new("Pli", "Trick")
        } else {
            let order = |automaton: &str| {
                let mut seat = view.open.leader;
                let mut words = Vec::new();
                for _ in 0..self.sides {
                    let plays = seat.index() < usize::from(self.players);
                    words.push(if plays { seat.to_string() } else { automaton.to_owned() });
                    seat = seat.after(self.sides);
                }
                words.join(" ")
            };
            let (fr, en) = if self.is_solo() { ("Démon", "Demon") } else { ("Roi", "King") };
            Names::new(format!("Pli de {}", order(fr)), format!("Trick of {}", order(en)))
        };
        let places = ZoneKind::Row { places: self.sides };
        let mut zone = zone("trick", places, name, pieces).on(0, 2);
        zone.emblem = trick.asked.colour().map_or("", Flame::word).into();
        zone
    }

    /// A dragon: its Terror, then its slots, with the card in each or what it asks for.
    pub(crate) fn dragon_zone(&self, view: &View, place: usize, dragon: u8) -> Zone {
        let id = format!("on {}", self.dragon_id(dragon));
        let lying = &view.open.zone;
        let slots = self.dragons.get(usize::from(dragon)).map_or(&[][..], |dragon| &dragon.slots);
        let terror = antre_stage::Card {
            code: format!("T{}", self.terror(dragon)),
            name: Names::new("Terreur", "Terror"),
            emblem: "dragon".into(),
            value: Some(self.terror(dragon).into()),
            text: None,
        };
        let mut pieces = vec![up(format!("zone/{}", self.dragon_id(dragon)), terror)];
        for (at, slot) in slots.iter().enumerate() {
            let piece_id = format!("{id}/{at}");
            if slot.sum.is_some() {
                for (n, card) in lying.heap(place).iter().enumerate() {
                    pieces.push(up(format!("{piece_id}/{n}"), hand_card(card)));
                }
            }
            let left = slot.sum.map(|sum| u32::from(sum).saturating_sub(lying.force_on(place)));
            match lying.held(place, at as u8) {
                Some(card) => pieces.push(up(piece_id, played_card(card))),
                None if left == Some(0) => {}
                None => pieces.push(up(
                    piece_id,
                    antre_stage::Card {
                        code: slot.code(left),
                        name: slot.names(at + 1, left),
                        emblem: slot.flames.first().map_or("", |flame| flame.word()).into(),
                        value: None,
                        text: None,
                    },
                )),
            }
        }
        let mut zone = zone(&id, ZoneKind::Row { places: 0 }, self.dragon_name(dragon), pieces)
            .on(place as u8 % ABREAST, place as u8 / ABREAST);
        zone.emblem = "dragon".into();
        zone
    }

    fn aside_zone(&self, view: &View) -> Zone {
        let hidden: usize = Seat::all(self.players)
            .filter(|&seat| !view.eye.is(seat))
            .map(|seat| usize::from(view.sizes[at(seat)]))
            .sum();
        let in_exchange = matches!(view.open.phase, Phase::Back | Phase::Answer);
        let unseen_offer = usize::from(in_exchange && view.offered.is_none());
        let known = view.partner.len();
        let count = (view.unseen.len() + known).saturating_sub(hidden + unseen_offer);
        let names = match self.players {
            1 => Names::new("Pioche", "Draw pile"),
            2 => Names::new("Pile du Roi et reste", "The King’s pile and the rest"),
            _ => Names::new("À part", "Set aside"),
        };
        zone("aside", ZoneKind::Pile, names, down("aside", "back", count))
    }
}
