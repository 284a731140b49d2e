//! What lies on the table, zone by zone: each seat's side, the dragons with their slots, and the piles.

use crate::card::Cards;
use crate::catalogue::{hand_card, played_card};
use crate::state::{Set, at};
use crate::zone::PLACES;
use crate::{Drarkane, Phase, View};
use antre_kernel::{Phrase, Seat};
use antre_stage::{Face, Fact, Piece, Zone, ZoneKind, slot_id};
use std::sync::Arc;

/// How many dragons lie side by side; the trick lies below their rows.
const ABREAST: u8 = 3;

fn zone(id: &str, purpose: &'static str, kind: ZoneKind, name: Phrase, pieces: Vec<Piece>) -> Zone {
    Zone::new(id, purpose, kind, name).holding(pieces)
}

fn up(id: String, card: Arc<antre_stage::Card>) -> Piece {
    Piece::new(id, Face::Up(card))
}

/// So many pieces face down.
fn down(zone: &str, back: &'static str, count: usize) -> Vec<Piece> {
    (0..count).map(|at| Piece::slot(zone, at, Face::Down(back))).collect()
}

/// A front that the pack describes. What it does not have lies face down.
fn printed(id: String, fronts: &[Arc<antre_stage::Card>], number: u8) -> Piece {
    let front = fronts.get(usize::from(number));
    Piece::new(id, front.map_or(Face::Down("back"), |front| Face::Up(Arc::clone(front))))
}

/// The teams, by the words for their points and for themselves.
const TEAMS: [[&str; 2]; 3] = [
    ["drarkane-team-sun.points", "drarkane-team-sun"],
    ["drarkane-team-moon.points", "drarkane-team-moon"],
    ["drarkane-team-star.points", "drarkane-team-star"],
];

impl Drarkane {
    /// The team of a seat (DR-188): its number, and what its points and the team itself are called.
    fn team(&self, seat: Seat) -> Option<(usize, [&'static str; 2])> {
        let partner = self.partner(seat)?;
        let number = seat.index().min(partner.index());
        Some((number, *TEAMS.get(number)?))
    }

    fn dragon_piece(&self, zone: &str, dragon: u8) -> Piece {
        printed(format!("{zone}/{}", self.dragon_id(dragon)), &self.fronts.dragons, dragon)
    }

    fn objective_piece(&self, zone: &str, objective: u8) -> Piece {
        let id = format!("{zone}/{}", self.objective_id(objective));
        let mut piece = printed(id, &self.fronts.objectives, objective);
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
        // The key of what is a player's, of what is the Fallen King's, and of what is the Demon's.
        let of = |player, king, demon| match (plays, self.is_solo()) {
            (true, _) => Phrase::new(player),
            (false, true) => Phrase::new(demon),
            (false, false) => Phrase::new(king),
        };
        let mut push = |purpose, word: &str, kind: ZoneKind, name: Phrase, pieces: Vec<Piece>| {
            zones.push(zone(&format!("{word} {seat}"), purpose, kind, name, pieces).owned_by(owner));
        };
        if plays {
            push(
                "hand",
                "hand",
                ZoneKind::Hand,
                Phrase::new("drarkane-zone-hand"),
                self.hand_pieces(view, seat),
            );
        }
        if let Some(bid) = open.bids[who].filter(|_| plays && !self.is_solo()) {
            push(
                "bid",
                "bid",
                ZoneKind::Counter(bid.into()),
                Phrase::new("drarkane-zone-contract"),
                Vec::new(),
            );
        }
        let won: Vec<Piece> =
            open.won[who].iter().map(|dragon| self.dragon_piece(&format!("won {seat}"), dragon)).collect();
        if self.is_solo() {
            // Alone only the Terror of the dragons counts (DR-166, DR-183).
            let name = of("drarkane-zone-terror", "drarkane-zone-terror", "drarkane-zone-terror.demon");
            let terror = ZoneKind::Counter(self.terror_of(open, who).into());
            push("terror", "won", terror, name, won);
        } else {
            let king = |player, king| of(player, king, player);
            let name = king("drarkane-zone-tricks", "drarkane-zone-tricks.king");
            push("tricks", "tricks", ZoneKind::Counter(open.tricks[who].into()), name, Vec::new());
            let name = king("drarkane-zone-dragons", "drarkane-zone-dragons.king");
            push("won", "won", ZoneKind::Counter(won.len() as i64), name, won);
        }
        if plays && !self.is_solo() {
            let name = self.team(seat).map_or("drarkane-zone-points", |(_, [points, _])| points);
            let points = ZoneKind::Counter(self.standing(open, seat).into());
            push("score", "score", points, Phrase::new(name), Vec::new());
        }
        if self.treasures {
            let id = format!("claimed {seat}");
            let claimed = open.claims[who].iter().map(|objective| self.objective_piece(&id, objective));
            let claimed: Vec<Piece> = claimed.collect();
            if !claimed.is_empty() {
                let (player, king) = ("drarkane-zone-claimed", "drarkane-zone-claimed.king");
                let name = of(player, king, "drarkane-zone-claimed.demon");
                push("claimed", "claimed", ZoneKind::Row { places: 0 }, name, claimed);
            }
        }
        if self.treasures && plays {
            // Everybody has as many: those of others take up room only where they show.
            let shows = |pieces: &[Piece]| pieces.iter().any(|piece| matches!(piece.face, Face::Up(_)));
            let (held, kept) = self.objective_pieces(view, seat);
            if shows(&held) {
                push(
                    "objectives",
                    "objectives",
                    ZoneKind::Hand,
                    Phrase::new("drarkane-zone-objectives"),
                    held,
                );
            }
            if shows(&kept) {
                push(
                    "kept",
                    "kept",
                    ZoneKind::Row { places: 1 },
                    Phrase::new("drarkane-zone-objective"),
                    kept,
                );
            }
        }
        self.mark_team(view, seat, zones);
    }

    /// Which team the points of a seat go to, as data on its counter.
    fn mark_team(&self, view: &View, seat: Seat, zones: &mut [Zone]) {
        let (Some(partner), Some((team, [_, name]))) = (self.partner(seat), self.team(seat)) else { return };
        let id = format!("score {seat}");
        for score in zones.iter_mut().filter(|zone| zone.id == id) {
            score.facts.push(Fact::new("team", team as i64 + 1));
            score.facts.push(Fact::new("named", Phrase::new(name)));
            score.facts.push(Fact::new("partner", partner));
            if view.eye.is(partner) {
                score.facts.push(Fact::new("mate", Phrase::new("drarkane-mate")));
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
            // Of equal cards nobody can tell which one it was.
            for (piece, card) in pieces.iter_mut().zip(seen.iter()) {
                if view.shown.has(card) {
                    piece.marks.push(Phrase::new("drarkane-mark-known"));
                    piece.facts.push(Fact::yes("known"));
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
            let names = Phrase::new("drarkane-zone-treasures");
            zones.push(
                zone("treasures", "treasures", ZoneKind::Row { places: 0 }, names, pieces.collect()).on(1, 2),
            );
        }
        if !self.is_solo() {
            let round = ZoneKind::Counter(i64::from(open.round.min(2)) + 1);
            let mut rounds = zone("rounds", "rounds", round, Phrase::new("drarkane-zone-round"), Vec::new());
            rounds.facts.extend(self.round_sheet(open));
            zones.push(rounds);
            let terror = ZoneKind::Counter(open.terror[open.now()].into());
            zones.push(zone("terror", "terror", terror, Phrase::new("drarkane-zone-terror"), Vec::new()));
        }
        let discard = open.discard.iter().enumerate();
        let discard: Vec<Piece> =
            discard.map(|(at, card)| up(format!("discard/{at}"), hand_card(card))).collect();
        let names = Phrase::new("drarkane-zone-discard");
        zones.push(zone("discard", "discard", ZoneKind::Pile, names, discard).on(2, 2));
        let deck = down("deck", "dragon", open.deck.len());
        let mut deck = zone("deck", "deck", ZoneKind::Pile, Phrase::new("drarkane-zone-to-come"), deck);
        deck.facts.push(self.siege(view));
        zones.push(deck);
        zones.push(self.aside_zone(view));
    }

    /// How many dragons lie in the zone, how many end the round (DR-91) or the lone player's game (DR-177), and a
    /// warning while the next one does.
    fn siege(&self, view: &View) -> Fact {
        let lying = view.open.zone.len();
        let key = if self.is_solo() { "drarkane-siege.solo" } else { "drarkane-siege.warning" };
        let next_ends = lying == PLACES && !view.open.deck.is_empty() && self.dragon_is_due(view);
        let warning = next_ends.then(|| Fact::new("warning", Phrase::new(key)));
        let mut siege = vec![
            Fact::new("name", Phrase::new("drarkane-siege")),
            Fact::new("lying", lying as i64),
            Fact::new("most", PLACES as i64 + 1),
        ];
        siege.extend(warning);
        Fact::new("siege", siege)
    }

    /// Whether another trick follows this one, so that a dragon comes before it (DR-89, DR-93); alone one draws, and
    /// it goes on.
    fn dragon_is_due(&self, view: &View) -> bool {
        let most = view.sizes.iter().copied().max().unwrap_or(0);
        match view.open.phase {
            Phase::Deal | Phase::Over => false,
            _ if self.is_solo() => true,
            Phase::Play | Phase::Automaton => most > 1,
            _ => most > 0,
        }
    }

    /// A dragon: its Terror, then its slots, with the card in each or what it asks for.
    pub(crate) fn dragon_zone(&self, view: &View, place: usize, dragon: u8) -> Zone {
        let id = format!("on {}", self.dragon_id(dragon));
        let lying = &view.open.zone;
        let slots = self.dragons.get(usize::from(dragon)).map_or(&[][..], |dragon| &dragon.slots);
        let fronts = self.fronts.slots.get(usize::from(dragon)).map_or(&[][..], |fronts| fronts);
        let terror = format!("zone/{}", self.dragon_id(dragon));
        let mut pieces = vec![printed(terror, &self.fronts.terrors, dragon)];
        for (at, (slot, front)) in slots.iter().zip(fronts).enumerate() {
            let piece_id = slot_id(&id, at);
            if slot.sum.is_some() {
                for (n, card) in lying.heap(place).iter().enumerate() {
                    pieces.push(Piece::slot(&piece_id, n, Face::Up(hand_card(card))));
                }
            }
            let left = slot.sum.map(|sum| sum.saturating_sub(lying.force_on(place).min(255) as u8));
            match lying.held(place, at as u8) {
                Some(card) => pieces.push(up(piece_id, played_card(card))),
                None if left == Some(0) => {}
                None => {
                    let mut piece = up(piece_id, Arc::clone(front));
                    piece.marks.push(Phrase::new("drarkane-mark-slot").with("n", at + 1));
                    piece.facts.push(Fact::new("number", at as i64 + 1));
                    if let Some(left) = left {
                        piece.marks.push(Phrase::new("drarkane-mark-left").with("n", left));
                        piece.facts.push(Fact::new("left", left));
                    }
                    pieces.push(piece);
                }
            }
        }
        zone(&id, "dragon", ZoneKind::Row { places: 0 }, self.dragon_name(dragon), pieces)
            .on(place as u8 % ABREAST, place as u8 / ABREAST)
            .marked("dragon")
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
        let key = match self.players {
            1 => "drarkane-zone-pile",
            2 => "drarkane-zone-king-pile",
            _ => "drarkane-zone-aside",
        };
        zone("aside", "aside", ZoneKind::Pile, Phrase::new(key), down("aside", "back", count))
    }
}
