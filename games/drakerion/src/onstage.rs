//! What is going on right now, to be shown large: the card that is placed, played or takes effect, what its ability does,
//! and the cards a search may take.

use crate::game::Drakerion;
use crate::ids::{Kind, Local, Slot};
use crate::language::Zone;
use crate::place::Place;
use crate::scene::TableZone;
use crate::state::{Ask, State};
use crate::table::Step;
use crate::using::FOUND;
use crate::value::Ctx;
use crate::view::View;
use antre_kernel::{Eye, Seat};
use antre_stage::{Fact, Piece, slot_id};

impl Drakerion {
    /// The card of a seat that is being placed or played, or that takes effect from outside play.
    pub(crate) fn on_stage(&self, view: &View, seat: Seat) -> Option<Kind> {
        let s = &view.seen;
        let asked = s.asked == seat;
        let arriving = match s.ask {
            // DN-22: everybody sees which starting Character comes next.
            Ask::SetupLine if asked => self.setup_card(s, seat).map(|local| Kind::new(seat, local)),
            Ask::PlayLine | Ask::PlayBearer | Ask::PlayEvent if asked => Some(s.playing),
            // What was found or chosen in secret shows to others when it arrives.
            Ask::Step if asked && view.eye.is(seat) => self.put_into_play(s, Ctx::using(s)),
            _ => None,
        };
        let effect = || {
            let outside = s.using.this.elsewhere().map(|(_, kind)| kind);
            let source = Some(s.using.limbo).filter(|kind| kind.is_some()).or(outside);
            source.filter(|kind| s.using.on && kind.owner() == seat)
        };
        arriving.filter(|kind| kind.is_some()).or_else(effect)
    }

    /// The id of the piece on the stage that is at work now, or of the card in play whose ability is: what a target is
    /// chosen for.
    pub(crate) fn at_work(&self, s: &State, seat: Seat) -> Option<String> {
        let of = |seat: Seat| slot_id(&TableZone::Playing.of(seat), 0);
        match s.ask {
            Ask::SetupLine | Ask::PlayLine | Ask::PlayBearer => Some(of(seat)),
            Ask::Defender => Some(s.attacking.to_string()),
            // What arrives stands before what brings it.
            Ask::Step if self.put_into_play(s, Ctx::using(s)).is_some() => Some(of(seat)),
            Ask::Step => match (s.using.this.in_slot(), s.using.this.elsewhere()) {
                (Some(slot), _) if s.occupied(slot) => Some(self.piece_in(s, slot)),
                (_, Some((_, kind))) => Some(of(kind.owner())),
                _ => None,
            },
            _ => None,
        }
    }

    /// Says to whoever is asked that the question is about this piece: every answer touches it.
    pub(crate) fn say_asked(&self, piece: &mut Piece, view: &View) {
        let s = &view.seen;
        let about = match (s.ask, self.step(s)) {
            (Ask::SetupLine | Ask::PlayLine | Ask::PlayBearer | Ask::Defender, _) => true,
            (Ask::Step, _) if self.put_into_play(s, Ctx::using(s)).is_some() => true,
            (Ask::Step, Some(Step::Target(target))) => {
                let filter = self.tables.targets[usize::from(target)].filter;
                let zone = self.tables.filters[usize::from(filter)].zone;
                matches!(zone, Zone::Play | Zone::City | Zone::Banner | Zone::Manoeuvre)
            }
            (Ask::Step, Some(Step::Pay { cost, .. })) => !self.is_hand_cost(cost),
            _ => false,
        };
        if about && view.eye.is(s.asked) && self.at_work(s, s.asked).as_ref() == Some(&piece.id) {
            piece.facts.push(Fact::yes("asks"));
        }
    }

    /// The id of the piece in a slot: Banner, City and Manoeuvre are called by their place.
    pub(crate) fn piece_in(&self, s: &State, slot: Slot) -> String {
        let owner = s.slot(slot).controller();
        if slot.in_play() { slot.to_string() } else { format!("{} {owner}/0", Drakerion::write_slot(slot)) }
    }

    /// What the ability does that is being used, in its own words.
    pub(crate) fn doing(&self, s: &State) -> Option<Fact> {
        let kind = self.kind_at(s, s.using.this).filter(|_| s.using.on)?;
        let deed = self.deed_of(self.def_id(kind), self.spoken_number(s.using.ability))?;
        Some(Fact::new("doing", deed))
    }

    /// The cards of a hand as they are shown: one that is being played lies on the stage instead.
    pub(crate) fn hand_in_sight(&self, s: &State, seat: Seat) -> impl Iterator<Item = Local> + use<'_> {
        let side = s.side(seat);
        let playing = matches!(s.ask, Ask::PlayLine | Ask::PlayBearer | Ask::PlayEvent) && s.asked == seat;
        let mut away = playing.then(|| s.playing.local());
        side.hand.cards().collect::<Vec<_>>().into_iter().filter(move |local| {
            let stays = away != Some(*local);
            if !stays {
                away = None;
            }
            stays
        })
    }

    /// What a search of the deck may take, for whoever looks through it (DN-187).
    pub(crate) fn sought(&self, s: &State, eye: Eye, seat: Seat) -> Vec<Local> {
        match self.step(s) {
            Some(Step::Search { zone: Zone::Deck, filter, .. })
                if s.ask == Ask::Step && s.asked == seat && eye.is(seat) && s.using.part != FOUND =>
            {
                self.findable(s, Zone::Deck, filter, Ctx::using(s))[seat.index()].iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// The id of a card outside play, where it can be touched; of several copies the first, for they are all alike.
    pub(crate) fn outside(&self, s: &State, place: Place, kind: Kind) -> Option<String> {
        let (seat, local) = (kind.owner(), kind.local());
        let at = |zone: TableZone, cards: &mut dyn Iterator<Item = Local>| {
            let mut copies = cards.enumerate().filter(|&(_, known)| known == local);
            copies.next().map(|(at, _)| slot_id(&zone.of(seat), at))
        };
        match place {
            Place::Hand => at(TableZone::Hand, &mut self.hand_in_sight(s, seat)),
            Place::Discard => at(TableZone::Discard, &mut s.side(seat).discard.cards()),
            Place::Deck => {
                let sought = self.sought(s, Eye::Seat(seat), seat);
                at(TableZone::Sought, &mut sought.into_iter())
            }
            Place::Limbo => None,
        }
    }
}
