//! What lies in the middle of the table: the numbers to announce, and the trick as it is laid.

use crate::card::Flame;
use crate::catalogue::{bid_card, played_card};
use crate::score::{TRICK, TROPHY};
use crate::{Drarkane, Phase, View};
use antre_kernel::{Phrase, Seat};
use antre_stage::{Face, Fact, Piece, Value, Zone, ZoneKind};

impl Drarkane {
    /// The numbers of tricks that can be announced, while announcements are made (DR-28), and how many are promised.
    pub(crate) fn bids_zone(&self, view: &View) -> Option<Zone> {
        if view.open.phase != Phase::Bid {
            return None;
        }
        let promised: i64 = view.open.bids.iter().flatten().map(|&bid| i64::from(bid)).sum();
        let name = Phrase::new("drarkane-zone-bids").with("n", promised).with("hand", self.hand_size);
        let piece = |bid: u8| Piece::slot("bids", bid.into(), Face::Up(bid_card(bid)));
        let pieces = (0..=self.hand_size).map(piece).collect();
        let mut zone = Zone::new("bids", "bids", ZoneKind::Row { places: 0 }, name).holding(pieces);
        // What a promise is worth, before it is made.
        let bargain = Phrase::new("drarkane-bargain");
        let bargain = bargain.with("trick", i64::from(TRICK)).with("dragon", i64::from(TROPHY));
        zone.facts.push(Fact::new("bargain", bargain));
        Some(zone)
    }

    /// The trick, in the order in which its cards are laid; the card that would win it is marked.
    pub(crate) fn trick_zone(&self, view: &View) -> Zone {
        let open = &view.open;
        // While the cards are placed they are one heap, whoever laid them.
        let placing = open.phase == Phase::Place;
        let best = self.winning_place(&open.trick).filter(|_| !placing && !open.trick.is_empty());
        let mut pieces: Vec<Piece> = Vec::new();
        for (place, card) in open.trick.places().enumerate() {
            let Some(card) = card else { continue };
            let mut piece = Piece::slot("trick", place, Face::Up(played_card(card)));
            if best == Some(place) {
                piece.marks.push(Phrase::new("drarkane-mark-best"));
                piece.facts.push(Fact::yes("best"));
            }
            pieces.push(piece);
        }
        let places = ZoneKind::Row { places: self.sides };
        let mut zone =
            Zone::new("trick", "trick", places, Phrase::new("drarkane-zone-trick")).holding(pieces);
        zone.emblem = open.trick.asked.colour().map_or("", Flame::word).into();
        let ahead = best.map(|place| (0..place).fold(open.leader, |seat, _| seat.after(self.sides)));
        if placing || ahead.is_none() && open.streak > 0 {
            zone.facts.push(Fact::new("winner", self.named(open.leader)));
        }
        if !placing {
            zone.facts.push(Fact::new("order", self.order(open.leader)));
        }
        let told =
            |key, seat| Phrase::new(key).with("leader", self.who_first(open.leader)).with("seat", seat);
        let told = match ahead {
            _ if placing => Some(told("drarkane-told-places", self.who(open.leader))),
            Some(seat) => Some(told("drarkane-told-ahead", self.who(seat))),
            None if open.streak > 0 => Some(told("drarkane-told-leads", self.who(open.leader))),
            None => None,
        };
        zone.facts.extend(told.map(|told| Fact::new("told", told)));
        // Nothing is known of a trick any more of which a card was placed: whoever saw it remembers.
        let reason = self.reason_in_sight(view).filter(|_| !open.trick.is_empty());
        zone.facts.extend(reason.map(|reason| Fact::new("why", reason.why())));
        zone.facts.push(Fact::new("ranks", self.ranks(&open.trick)));
        zone.on(0, 2)
    }

    /// Who lays a card after whom.
    fn order(&self, leader: Seat) -> Value {
        let seats = std::iter::successors(Some(leader), |seat| Some(seat.after(self.sides)));
        Value::List(seats.take(self.sides.into()).map(|seat| self.named(seat)).collect())
    }

    /// A seat; the Fallen King and the Demon have none, but a name.
    fn named(&self, seat: Seat) -> Value {
        match (seat.index() < usize::from(self.players), self.is_solo()) {
            (true, _) => Value::Seat(seat),
            (false, true) => Value::Words(Phrase::new("drarkane-automaton.demon")),
            (false, false) => Value::Words(Phrase::new("drarkane-automaton.king")),
        }
    }
}
