//! How Drarkane shows itself: the scene, the choices, the log, the box.

use crate::card::{Card, Cards, Flame};
use crate::game::{OPTIONS, Slot};
use crate::state::{Set, at};
use crate::zone::PLACES;
use crate::{Drarkane, Event, Move, Phase, State, View};
use antre_kernel::{Arg, Eye, Misread, Names, Notation as _, Phrase, Seat};
use antre_stage::{
    Boxed, Choice, Face, OptionSpec, PackText, Piece, Present, Scene, ScorePad, Sheet, Spot, Zone, ZoneKind,
};
use std::sync::Arc;

impl Boxed for Drarkane {
    const TITLE: [&'static str; 2] = ["Drarkane", "Drarkane"];
    const TAGLINE: [&'static str; 2] = [
        "Annoncez vos plis, tenez parole, et que les dragons tombent avant d’être sept.",
        "Call your tricks, keep your word, and bring the dragons down before they are seven.",
    ];
    const CREDIT: &'static str = "Kévin Haehnel, Kometh";
    const PLAYERS: (u8, u8) = (1, 6);
    const RULEBOOK: [&'static str; 2] = [include_str!("../rules.fr.md"), include_str!("../rules.en.md")];
    const WORDS: [&'static str; 2] = [include_str!("../words.fr.ftl"), include_str!("../words.en.ftl")];
    const PACKS: &'static [(&'static str, &'static str)] =
        &[("default", include_str!("../pack/default.toml"))];

    fn options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn build(
        pack: &PackText<'_>,
        seats: Option<u8>,
        options: &[(String, String)],
    ) -> Result<Drarkane, Misread> {
        Drarkane::from_pack(pack, seats, options)
    }

    fn origin(&self) -> &Names {
        &self.origin
    }

    fn pad(self: Arc<Self>) -> Option<Arc<dyn ScorePad>> {
        Some(self)
    }
}

impl Present for Drarkane {
    fn scene(&self, view: &View) -> Scene {
        let mut zones = Vec::new();
        for seat in Seat::all(self.sides) {
            self.seat_zones(view, seat, &mut zones);
        }
        let open = &view.open;
        zones.push(self.trick_zone(view));
        for (place, dragon) in open.zone.dragons().enumerate() {
            zones.push(self.dragon_zone(view, place, dragon));
        }
        let dragon_row = open.zone.dragons().map(|dragon| self.dragon_piece("zone", dragon)).collect();
        let names = Names::new("Zone de combat", "Battle zone");
        zones.push(zone("zone", ZoneKind::Row { places: PLACES as u8 }, names, dragon_row).on(0, 1));
        let deck = down("deck", "dragon", open.deck.len());
        zones.push(
            zone("deck", ZoneKind::Pile, Names::new("Pioche des dragons", "Dragon deck"), deck).on(6, 1),
        );
        let discard = open.discard.iter().enumerate();
        let discard =
            discard.map(|(at, card)| up(format!("discard/{at}"), hand_card(card))).collect::<Vec<Piece>>();
        zones.push(zone("discard", ZoneKind::Pile, Names::new("Défausse", "Discard pile"), discard).on(6, 2));
        zones.push(self.aside_zone(view));
        if self.treasures {
            let pieces = open.treasures.iter().map(|objective| self.objective_piece("treasures", objective));
            let names = Names::new("Zone des trésors", "Treasure zone");
            zones.push(zone("treasures", ZoneKind::Row { places: 0 }, names, pieces.collect()).on(0, 0));
        }
        let terror = ZoneKind::Counter(open.terror[open.now()].into());
        zones.push(zone("terror", terror, Names::new("Terreur", "Terror"), Vec::new()).on(6, 0));
        if !self.is_solo() {
            let round = ZoneKind::Counter(i64::from(open.round.min(2)) + 1);
            zones.push(zone("rounds", round, Names::new("Manche", "Round"), Vec::new()).on(5, 0));
        }
        Scene { headline: Some(self.headline(view)), zones, links: Vec::new() }
    }

    fn choice(&self, view: &View, seat: Seat, m: Move) -> Choice {
        let in_hand = |card: Card| {
            let hand = view.hand.unwrap_or_default().iter().enumerate();
            let alike = hand.filter(move |(_, held)| *held == card.in_hand());
            alike.map(move |(at, _)| format!("hand {seat}/{at}")).collect::<Vec<String>>()
        };
        let card_name = |card: Card| card.names_in_hand();
        let (label, touches) = match m {
            Move::Give(card) => (Phrase::new("drarkane-give").with("card", card_name(card)), in_hand(card)),
            Move::Back(card) => (Phrase::new("drarkane-back").with("card", card_name(card)), in_hand(card)),
            Move::Keep(objective) => {
                let objective = objective.unwrap_or(u8::MAX);
                let touched = format!("objectives {seat}/{}", self.objective_id(objective));
                (
                    Phrase::new("drarkane-keep").with("objective", self.objective_name(objective)),
                    vec![touched],
                )
            }
            Move::Bid(bid) => (Phrase::new("drarkane-bid").with("n", bid), Vec::new()),
            Move::Play(card) => (Phrase::new("drarkane-play").with("card", card.names()), in_hand(card)),
            Move::Place { card, dragon, slot } => {
                let id = self.dragon_id(dragon);
                let label = Phrase::new("drarkane-place").with("card", card.names());
                let label = label.with("dragon", self.dragon_name(dragon)).with("slot", slot + 1);
                let lane = view.open.trick.find(card);
                (label, vec![format!("trick/{lane}"), format!("zone/{id}"), format!("on {id}/{slot}")])
            }
            Move::Offer(Some(card)) => {
                (Phrase::new("drarkane-offer").with("card", card_name(card)), in_hand(card))
            }
            Move::Offer(None) => (Phrase::new("drarkane-no-offer"), Vec::new()),
            Move::Answer(Some(card)) => {
                (Phrase::new("drarkane-swap").with("card", card_name(card)), in_hand(card))
            }
            Move::Answer(None) => (Phrase::new("drarkane-return"), Vec::new()),
        };
        Choice { notation: self.write_move(m), label, touches }
    }

    fn tell(&self, event: &Event) -> Phrase {
        let by = |key, seat: Seat| Phrase::new(key).with("seat", self.who_first(seat));
        let of = |key, seat: Seat| Phrase::new(key).with("seat", self.who(seat));
        let two = |key, from: Seat, to: Seat| by(key, from).with("other", self.who(to));
        match *event {
            Event::Dealt { round, first } => of("drarkane-dealt", first).with("round", round),
            Event::Hand(seat, None) => by("drarkane-hand", seat),
            Event::Hand(seat, Some(hand)) => by("drarkane-hand-seen", seat).with("cards", list(hand)),
            Event::Objectives(seat, None) => by("drarkane-objectives", seat),
            Event::Objectives(seat, Some(set)) => {
                by("drarkane-objectives-seen", seat).with("objectives", self.objective_list(set))
            }
            Event::Turned(dragon) => {
                let what = Phrase::new("drarkane-turned").with("dragon", self.dragon_name(dragon));
                what.with("terror", self.terror(dragon))
            }
            Event::Gave(from, to, None) => two("drarkane-gave", from, to),
            Event::Gave(from, to, Some(card)) => {
                two("drarkane-gave-seen", from, to).with("card", card.names_in_hand())
            }
            Event::Kept(seat, None) => by("drarkane-kept", seat),
            Event::Kept(seat, Some(objective)) => {
                by("drarkane-kept-seen", seat).with("objective", self.objective_name(objective))
            }
            Event::Passed(from, to, None) => two("drarkane-passed", from, to),
            Event::Passed(from, to, Some(set)) => {
                two("drarkane-passed-seen", from, to).with("objectives", self.objective_list(set))
            }
            Event::Treasures(set) => {
                Phrase::new("drarkane-treasures").with("objectives", self.objective_list(set))
            }
            Event::Confided(from, to, None) => two("drarkane-confided", from, to),
            Event::Confided(from, to, Some(objective)) => {
                two("drarkane-confided-seen", from, to).with("objective", self.objective_name(objective))
            }
            Event::Bid(seat, bid) => by("drarkane-bids", seat).with("n", bid),
            Event::Played(seat, card) => by("drarkane-played", seat).with("card", card.names()),
            Event::Won(seat) => of("drarkane-won", seat),
            Event::Void => Phrase::new("drarkane-void"),
            Event::Placed(seat, card, dragon, slot) => {
                let what = by("drarkane-placed", seat).with("card", card.names());
                what.with("dragon", self.dragon_name(dragon)).with("slot", slot + 1)
            }
            Event::Defeated(seat, dragon) => {
                let what = of("drarkane-defeated", seat).with("dragon", self.dragon_name(dragon));
                what.with("terror", self.terror(dragon))
            }
            Event::Discarded(cards) => Phrase::new("drarkane-discarded").with("cards", list(cards)),
            Event::Claimed(seat, objective) => {
                let what = by("drarkane-claimed", seat).with("objective", self.objective_name(objective));
                what.with("n", self.objective_points(objective))
            }
            Event::Offered(from, to, None) => two("drarkane-offered", from, to),
            Event::Offered(from, to, Some(card)) => {
                two("drarkane-offered-seen", from, to).with("card", card.names_in_hand())
            }
            Event::NoOffer(seat) => by("drarkane-offers-nothing", seat),
            Event::Returned(seat) => by("drarkane-returned", seat),
            Event::Drew(seat, None) => by("drarkane-drew", seat),
            Event::Drew(seat, Some(card)) => {
                by("drarkane-drew-seen", seat).with("card", card.names_in_hand())
            }
            Event::Reshuffled => Phrase::new("drarkane-reshuffled"),
            Event::RoundOver { round, lost, terror } => {
                let key = if lost { "drarkane-round-lost" } else { "drarkane-round-won" };
                Phrase::new(key).with("round", round).with("terror", i64::from(terror))
            }
            Event::Shown(seat, objective) => {
                by("drarkane-shown", seat).with("objective", self.objective_name(objective))
            }
            Event::Scored(seat, points) => by("drarkane-scored", seat).with("n", i64::from(points)),
            Event::Ended => Phrase::new("drarkane-ended"),
        }
    }

    fn sheet(&self, s: &State) -> Sheet {
        self.explain(s)
    }
}

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
    Zone { id: id.into(), kind, owner: None, name, emblem: String::new(), spot: None, pieces }
}

fn up(id: String, card: antre_stage::Card) -> Piece {
    Piece::new(id, Face::Up(card))
}

/// So many pieces face down.
fn down(zone: &str, back: &'static str, count: usize) -> Vec<Piece> {
    (0..count).map(|at| Piece::new(format!("{zone}/{at}"), Face::Down(back))).collect()
}

fn face(card: Card, code: String, name: Names) -> antre_stage::Card {
    let emblem = card.flame().word().into();
    antre_stage::Card { code, name, emblem, value: card.force().map(i32::from) }
}

/// The face of a card in a hand; a Mercenary has no force there.
fn hand_card(card: Card) -> antre_stage::Card {
    let mut face = face(card, card.hand_code(), card.names_in_hand());
    if card == Card::MERCENARY {
        face.value = None;
    }
    face
}

fn played_card(card: Card) -> antre_stage::Card {
    face(card, card.code(), card.names())
}

fn list(cards: Cards) -> Arg {
    Arg::List(cards.iter().map(|card| card.names_in_hand().into()).collect())
}

impl Slot {
    /// What the slot asks for, in a few signs: `red≥5`, `Σ12 red/green`, `∗`.
    fn code(&self) -> String {
        let flames: Vec<&str> = self.flames.iter().map(|flame| flame.word()).collect();
        let mut text = self.sum.map_or(String::new(), |sum| format!("Σ{sum}:"));
        text += &flames.join("/");
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
        if text.is_empty() { "∗".into() } else { text }
    }

    /// The same in words.
    fn names(&self) -> Names {
        let words = |french: bool| {
            let pick = |names: Names| if french { names.fr } else { names.en };
            let joined = |flames: Vec<String>| flames.join(if french { " ou " } else { " or " });
            let flames =
                self.flames.iter().filter(|&&flame| flame != Flame::Sorcerer || self.flames.len() == 1);
            let mut text = joined(flames.map(|flame| pick(flame.names())).collect());
            let mut add = |word: String| {
                if !text.is_empty() {
                    text.push(' ');
                }
                text += &word;
            };
            match self.influence {
                Some(true) => add("influence".into()),
                Some(false) => add("arcane".into()),
                None => {}
            }
            match (self.min, self.max) {
                (Some(min), Some(max)) if min == max => add(format!("{min}")),
                (min, max) => {
                    if let Some(min) = min {
                        add(format!("{min} {}", if french { "ou plus" } else { "or more" }));
                    }
                    if let Some(max) = max {
                        add(format!("{max} {}", if french { "ou moins" } else { "or less" }));
                    }
                }
            }
            if let Some(sum) = self.sum {
                add(if french { format!("pour un total de {sum}") } else { format!("for a total of {sum}") });
            }
            match (text.is_empty(), french) {
                (true, true) => "n’importe quelle carte".into(),
                (true, false) => "any card".into(),
                (false, _) => text,
            }
        };
        Names::new(words(true), words(false))
    }
}

impl Drarkane {
    /// A seat in words: a player, the Fallen King or the Demon.
    fn who(&self, seat: Seat) -> Arg {
        match (seat.index() < usize::from(self.players), self.is_solo()) {
            (true, _) => Arg::Seat(seat),
            (false, true) => Phrase::new("drarkane-demon").into(),
            (false, false) => Phrase::new("drarkane-king").into(),
        }
    }

    /// The same at the beginning of a sentence.
    fn who_first(&self, seat: Seat) -> Arg {
        match (seat.index() < usize::from(self.players), self.is_solo()) {
            (true, _) => Arg::Seat(seat),
            (false, true) => Phrase::new("drarkane-demon.start").into(),
            (false, false) => Phrase::new("drarkane-king.start").into(),
        }
    }

    fn dragon_name(&self, dragon: u8) -> Names {
        self.dragons.get(usize::from(dragon)).map_or(Names::new("?", "?"), |dragon| dragon.names.clone())
    }

    fn objective_name(&self, objective: u8) -> Names {
        let known = self.objectives.get(usize::from(objective));
        known.map_or(Names::new("?", "?"), |objective| objective.names.clone())
    }

    fn objective_list(&self, objectives: Set) -> Arg {
        Arg::List(objectives.iter().map(|objective| self.objective_name(objective).into()).collect())
    }

    fn dragon_piece(&self, zone: &str, dragon: u8) -> Piece {
        let card = antre_stage::Card {
            code: self.dragon_id(dragon).into(),
            name: self.dragon_name(dragon),
            emblem: "dragon".into(),
            value: Some(self.terror(dragon).into()),
        };
        up(format!("{zone}/{}", self.dragon_id(dragon)), card)
    }

    fn objective_piece(&self, zone: &str, objective: u8) -> Piece {
        let card = antre_stage::Card {
            code: self.objective_id(objective).into(),
            name: self.objective_name(objective),
            emblem: if self.is_instant(objective) { "instant" } else { "end" }.into(),
            value: Some(self.objective_points(objective).into()),
        };
        let mut piece = up(format!("{zone}/{}", self.objective_id(objective)), card);
        if let Some(known) = self.objectives.get(usize::from(objective)) {
            piece.marks.push(Phrase::new("drarkane-text").with("text", known.text.clone()));
        }
        piece
    }

    fn seat_zones(&self, view: &View, seat: Seat, zones: &mut Vec<Zone>) {
        let (open, who) = (&view.open, at(seat));
        let plays = seat.index() < usize::from(self.players);
        let owner = plays.then_some(seat);
        let mut push = |word: &str, kind: ZoneKind, name: Names, pieces: Vec<Piece>| {
            zones.push(zone(&format!("{word} {seat}"), kind, name, pieces).owned_by(owner));
        };
        if plays {
            push("hand", ZoneKind::Hand, Names::new("Main", "Hand"), self.hand_pieces(view, seat));
        }
        if plays && !self.is_solo() {
            let bid = open.bids[who].map_or(-1, i64::from);
            if bid >= 0 {
                push("bid", ZoneKind::Counter(bid), Names::new("Contrat", "Contract"), Vec::new());
            }
        }
        push("tricks", ZoneKind::Counter(open.tricks[who].into()), Names::new("Plis", "Tricks"), Vec::new());
        let won =
            open.won[who].iter().map(|dragon| self.dragon_piece(&format!("won {seat}"), dragon)).collect();
        push("won", ZoneKind::Row { places: 0 }, Names::new("Dragons vaincus", "Dragons defeated"), won);
        if plays && !self.is_solo() {
            let points = ZoneKind::Counter(self.standing(open, seat).into());
            push("score", points, Names::new("Points", "Points"), Vec::new());
        }
        if self.treasures {
            let names = Names::new("Objectifs réalisés", "Objectives met");
            let id = format!("claimed {seat}");
            let claimed =
                open.claims[who].iter().map(|objective| self.objective_piece(&id, objective)).collect();
            push("claimed", ZoneKind::Row { places: 0 }, names, claimed);
        }
        if self.treasures && plays {
            let (held, kept) = self.objective_pieces(view, seat);
            let names = Names::new("Objectifs en main", "Objectives in hand");
            push("objectives", ZoneKind::Hand, names, held);
            push(
                "kept",
                ZoneKind::Row { places: 1 },
                Names::new("Objectif personnel", "Personal objective"),
                kept,
            );
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
            pieces.push(up(format!("{id}/{at}"), hand_card(card)));
        }
        for at in pieces.len()..view.sizes[seat.index()].into() {
            pieces.push(Piece::new(format!("{id}/{at}"), Face::Down("back")));
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
    fn objective_pieces(&self, view: &View, seat: Seat) -> (Vec<Piece>, Vec<Piece>) {
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

    fn trick_zone(&self, view: &View) -> Zone {
        let trick = &view.open.trick;
        let mut pieces: Vec<Piece> = Vec::new();
        for (place, card) in trick.places().enumerate() {
            if let Some(card) = card {
                pieces.push(up(format!("trick/{place}"), played_card(card)));
            }
        }
        let places = ZoneKind::Row { places: self.sides };
        let mut zone = zone("trick", places, Names::new("Pli", "Trick"), pieces).on(0, 3);
        zone.emblem = trick.asked.colour().map_or("", Flame::word).into();
        zone
    }

    /// A dragon with its slots: the card in each, or what it asks for.
    fn dragon_zone(&self, view: &View, place: usize, dragon: u8) -> Zone {
        let id = format!("on {}", self.dragon_id(dragon));
        let lying = &view.open.zone;
        let slots = self.dragons.get(usize::from(dragon)).map_or(&[][..], |dragon| &dragon.slots);
        let mut pieces = Vec::new();
        for (at, slot) in slots.iter().enumerate() {
            let piece_id = format!("{id}/{at}");
            if slot.sum.is_some() {
                for (n, card) in lying.heap(place).iter().enumerate() {
                    pieces.push(up(format!("{piece_id}/{n}"), hand_card(card)));
                }
            }
            let empty = antre_stage::Card {
                code: slot.code(),
                name: slot.names(),
                emblem: slot.flames.first().map_or("", |flame| flame.word()).into(),
                value: slot.sum.or(slot.min).or(slot.max).map(i32::from),
            };
            match lying.held(place, at as u8) {
                Some(card) => pieces.push(up(piece_id, played_card(card))),
                None => {
                    let mut piece = up(piece_id, empty);
                    piece.marks.push(Phrase::new("drarkane-mark-slot"));
                    pieces.push(piece);
                }
            }
        }
        let places = ZoneKind::Row { places: slots.len() as u8 };
        let mut zone = zone(&id, places, self.dragon_name(dragon), pieces).on(place as u8, 2);
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
            2 => Names::new("Pile du Roi Déchu et cartes écartées", "The Fallen King’s pile and left-overs"),
            _ => Names::new("Cartes écartées", "Left-over cards"),
        };
        zone("aside", ZoneKind::Pile, names, down("aside", "back", count)).on(5, 3)
    }

    fn headline(&self, view: &View) -> Phrase {
        let open = &view.open;
        let own = view.eye == Eye::Seat(open.turn);
        let key = match (open.phase, own) {
            (Phase::Deal, _) => "drarkane-to-deal",
            (Phase::Pass, _) => "drarkane-to-pass",
            (Phase::Reveal, _) => "drarkane-to-reveal",
            (Phase::Draw, _) => "drarkane-to-draw",
            (Phase::Automaton, _) if self.is_solo() => "drarkane-to-demon",
            (Phase::Automaton, _) => "drarkane-to-king",
            (Phase::Over, _) => "drarkane-ended",
            (Phase::Give, true) => "drarkane-you-give",
            (Phase::Give, false) => "drarkane-they-give",
            (Phase::Back, true) => "drarkane-you-back",
            (Phase::Back, false) => "drarkane-they-back",
            (Phase::Keep, true) => "drarkane-you-keep",
            (Phase::Keep, false) => "drarkane-they-keep",
            (Phase::Bid, true) => "drarkane-you-bid",
            (Phase::Bid, false) => "drarkane-they-bid",
            (Phase::Play, true) if open.trick.asked.colour().is_some() => "drarkane-you-follow",
            (Phase::Play, true) => "drarkane-you-play",
            (Phase::Play, false) => "drarkane-they-play",
            (Phase::Place, true) => "drarkane-you-place",
            (Phase::Place, false) => "drarkane-they-place",
            (Phase::Offer, true) => "drarkane-you-offer",
            (Phase::Offer, false) => "drarkane-they-offer",
            (Phase::Answer, true) => "drarkane-you-answer",
            (Phase::Answer, false) => "drarkane-they-answer",
        };
        let colour = open.trick.asked.colour().map_or(Names::new("", ""), Flame::names);
        let offered = view.offered.map_or(Card::HIDDEN.names(), Card::names_in_hand);
        let phrase = Phrase::new(key).with("seat", self.who(open.turn)).with("colour", colour);
        phrase.with("card", offered).with("hand", usize::from(self.hand_size))
    }
}
