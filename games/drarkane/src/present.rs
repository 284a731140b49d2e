//! How Drarkane shows itself: the scene, the choices, the log, the box.

use crate::card::{Card, Cards, Flame};
use crate::catalogue::{hand_card, played_card};
use crate::game::OPTIONS;
use crate::state::Set;
use crate::{Drarkane, Event, Move, Phase, State, View};
use antre_kernel::{
    Arg, Eye, Lang, MAX_SEATS, Misread, Names, Notation as _, Phrase, Seat, in_every_language,
};
use antre_stage::{
    Boxed, Catalogue, Choice, OptionSpec, PackText, Piece, Present, Scene, ScorePad, Sheet, Touched, slot_id,
};
use std::sync::Arc;

impl Boxed for Drarkane {
    const TITLE: &'static str = "drarkane-title";
    const PLAYERS: (u8, u8) = (1, 6);
    const USUAL_PLAYERS: u8 = 4;
    const RULEBOOK: [&'static str; Lang::ALL.len()] = in_every_language!("../rules.", ".md");
    const WORDS: [&'static str; Lang::ALL.len()] = in_every_language!("../words.", ".ftl");
    const PACKS: &'static [(&'static str, &'static str)] =
        &[("default", include_str!("../pack/default.toml"))];
    const FORMER: &'static [(&'static str, &'static str)] =
        &[("default", include_str!("../pack/former/0.1.0.toml"))];

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

    fn pack_schema() -> String {
        crate::pack::schema()
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
        zones.extend(self.bids_zone(view));
        zones.push(self.trick_zone(view));
        for (place, dragon) in view.open.zone.dragons().enumerate() {
            zones.push(self.dragon_zone(view, place, dragon));
        }
        self.table_zones(view, &mut zones);
        let step = step(view.open.phase);
        Scene { headline: Some(self.headline(view)), step, zones, ..Scene::default() }
    }

    fn catalogue(&self) -> Catalogue {
        self.printed()
    }

    /// As the scene says, and which dragons lie in the zone; only the part of the table that the field is in is laid
    /// out for it.
    fn knows(&self, view: &View, key: &str) -> Option<String> {
        let mut zones = Vec::new();
        match key.rsplit_once(' ') {
            None if key == "zone" => {
                let dragons: Vec<&str> =
                    view.open.zone.dragons().map(|dragon| self.dragon_id(dragon)).collect();
                return Some(if dragons.is_empty() { "-".into() } else { dragons.join(" ") });
            }
            None if key == "trick" => zones.push(self.trick_zone(view)),
            None => self.table_zones(view, &mut zones),
            Some(("on", id)) => {
                let dragon = self.dragon(id)?;
                let place = view.open.zone.dragons().position(|lying| lying == dragon)?;
                zones.push(self.dragon_zone(view, place, dragon));
            }
            Some((word, seat)) => {
                let seat = Seat::all(self.sides).find(|known| known.to_string() == seat)?;
                match word {
                    "objectives" if self.treasures => {
                        return Some(codes(&self.objective_pieces(view, seat).0));
                    }
                    "kept" if self.treasures => return Some(codes(&self.objective_pieces(view, seat).1)),
                    // Laid out only while something is there.
                    "claimed" if self.treasures && view.open.claims[seat.index()].is_empty() => {
                        return Some("-".into());
                    }
                    _ => self.seat_zones(view, seat, &mut zones),
                }
            }
        }
        zones.iter().find(|zone| zone.id == key).map(|zone| codes(&zone.pieces))
    }

    fn choice(&self, view: &View, seat: Seat, m: Move) -> Choice {
        // Of equal cards the first is named; any other will do.
        let in_hand = |card: Card| {
            let mut hand = view.hand.unwrap_or_default().iter();
            let at = hand.position(|held| held == card.in_hand());
            at.map(|at| format!("hand {seat}/{at}")).into_iter().collect::<Vec<String>>()
        };
        let card_name = |card: Card| card.name_in_hand();
        let (label, touches) = match m {
            Move::Give(card) => (Phrase::new("drarkane-give").with("card", card_name(card)), in_hand(card)),
            Move::Back(card) => (Phrase::new("drarkane-back").with("card", card_name(card)), in_hand(card)),
            Move::Keep(objective) => {
                let objective = objective.unwrap_or(u8::MAX);
                let touched = format!("objectives {seat}/{}", self.objective_id(objective));
                let text = self.objectives.get(usize::from(objective)).map(|known| Phrase::from(&known.text));
                let label = Phrase::new("drarkane-keep").with("objective", self.objective_name(objective));
                let label = label.with("n", self.objective_points(objective));
                (label.with("text", text.unwrap_or_else(|| Phrase::bare(""))), vec![touched])
            }
            Move::Bid(bid) => (Phrase::new("drarkane-bid").with("n", bid), vec![format!("bids/{bid}")]),
            Move::Play(card) => (Phrase::new("drarkane-play").with("card", card.name()), in_hand(card)),
            Move::Place { card, dragon, slot } => {
                let id = self.dragon_id(dragon);
                let falls = self.would_fall(&view.open, card, dragon, slot);
                let key = if falls { "drarkane-place-last" } else { "drarkane-place" };
                let label = Phrase::new(key).with("card", card.name());
                let label = label.with("dragon", self.dragon_name(dragon)).with("slot", slot + 1);
                let lane = view.open.trick.find(card);
                (label, vec![format!("trick/{lane}"), format!("on {id}/{slot}")])
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

    fn attempts(&self, view: &View, seat: Seat, touched: &Touched<'_>, out: &mut impl FnMut(Move)) {
        self.meant_by(view, seat, touched, out);
    }

    fn about(&self, view: &View, touched: Option<&Touched<'_>>) -> &'static str {
        self.clause_about(view, touched)
    }

    fn mentions(&self, event: &Event) -> Vec<String> {
        match *event {
            Event::Played(_, card) => vec![hand_card(card).code.clone(), played_card(card).code.clone()],
            Event::Placed(_, _, dragon, slot) => {
                vec![slot_id(&format!("on {}", self.dragon_id(dragon)), usize::from(slot))]
            }
            Event::Gathered(dragons) => {
                self.at_start(dragons).flat_map(|dragon| self.dragon_codes(dragon)).collect()
            }
            Event::Turned(dragon) | Event::Defeated(_, dragon) => self.dragon_codes(dragon).collect(),
            Event::Won(_, reason) => vec![played_card(reason.card).code.clone()],
            Event::Discarded(_) => vec!["discard".into()],
            _ => Vec::new(),
        }
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
            Event::Gathered(dragons) => {
                let told = |dragon| {
                    let what = Phrase::new("drarkane-dragon-listed").with("dragon", self.dragon_name(dragon));
                    Arg::from(what.with("terror", self.terror(dragon)))
                };
                let dragons: Vec<Arg> = self.at_start(dragons).map(told).collect();
                Phrase::new("drarkane-gathered").with("dragons", dragons)
            }
            Event::Turned(dragon) => {
                let what = Phrase::new("drarkane-turned").with("dragon", self.dragon_name(dragon));
                what.with("terror", self.terror(dragon))
            }
            Event::Gave(from, to, None) => two("drarkane-gave", from, to),
            Event::Gave(from, to, Some(card)) => {
                two("drarkane-gave-seen", from, to).with("card", card.name_in_hand())
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
            Event::Played(seat, card) => by("drarkane-played", seat).with("card", card.name()),
            Event::Won(seat, reason) => by("drarkane-won", seat).with("why", reason.why()),
            Event::Void => Phrase::new("drarkane-void"),
            Event::Placed(seat, card, dragon, slot) => {
                let what = by("drarkane-placed", seat).with("card", card.name());
                what.with("dragon", self.dragon_name(dragon)).with("slot", slot + 1)
            }
            Event::Defeated(seat, dragon) => {
                let what = by("drarkane-defeated", seat).with("dragon", self.dragon_name(dragon));
                what.with("terror", self.terror(dragon))
            }
            Event::Discarded(cards) => Phrase::new("drarkane-discarded").with("cards", list(cards)),
            Event::Claimed(seat, objective) => {
                let what = by("drarkane-claimed", seat).with("objective", self.objective_name(objective));
                what.with("n", self.objective_points(objective))
            }
            Event::Offered(from, to, None) => two("drarkane-offered", from, to),
            Event::Offered(from, to, Some(card)) => {
                two("drarkane-offered-seen", from, to).with("card", card.name_in_hand())
            }
            Event::NoOffer(seat) => by("drarkane-offers-nothing", seat),
            Event::Returned(seat) => by("drarkane-returned", seat),
            Event::Drew(seat, None) => by("drarkane-drew", seat),
            Event::Drew(seat, Some(card)) => by("drarkane-drew-seen", seat).with("card", card.name_in_hand()),
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

    fn pauses(&self, event: &Event) -> bool {
        matches!(event, Event::Won(..) | Event::Void | Event::Defeated(..))
    }

    fn sheet(&self, s: &State) -> Sheet {
        self.explain(s)
    }
}

/// Which step of a round this is; while chance deals it is none.
const fn step(phase: Phase) -> Option<&'static str> {
    match phase {
        Phase::Give | Phase::Back => Some("step-give"),
        Phase::Keep | Phase::Pass => Some("step-keep"),
        Phase::Bid => Some("step-bid"),
        Phase::Play | Phase::Automaton => Some("step-play"),
        Phase::Place => Some("step-place"),
        Phase::Offer | Phase::Answer => Some("step-offer"),
        Phase::Reveal | Phase::Deal | Phase::Draw | Phase::Over => None,
    }
}

/// The codes of pieces in one line, `-` if there are none.
fn codes(pieces: &[Piece]) -> String {
    let codes: Vec<&str> = pieces.iter().map(|piece| piece.face.code()).collect();
    if codes.is_empty() { "-".into() } else { codes.join(" ") }
}

fn list(cards: Cards) -> Arg {
    Arg::List(cards.iter().map(|card| card.name_in_hand().into()).collect())
}

impl Drarkane {
    /// A seat in words: a player, the Fallen King or the Demon.
    pub(crate) fn who(&self, seat: Seat) -> Arg {
        match (seat.index() < usize::from(self.players), self.is_solo()) {
            (true, _) => Arg::Seat(seat),
            (false, true) => Phrase::new("drarkane-demon").into(),
            (false, false) => Phrase::new("drarkane-king").into(),
        }
    }

    /// The same at the beginning of a sentence.
    pub(crate) fn who_first(&self, seat: Seat) -> Arg {
        match (seat.index() < usize::from(self.players), self.is_solo()) {
            (true, _) => Arg::Seat(seat),
            (false, true) => Phrase::new("drarkane-demon.start").into(),
            (false, false) => Phrase::new("drarkane-king.start").into(),
        }
    }

    pub(crate) fn dragon_name(&self, dragon: u8) -> Phrase {
        let known = self.dragons.get(usize::from(dragon));
        known.map_or_else(|| Phrase::bare("?"), |dragon| Phrase::from(&dragon.names))
    }

    /// The dragons of a new round, without what stands beyond them.
    fn at_start(&self, dragons: [u8; MAX_SEATS]) -> impl Iterator<Item = u8> {
        dragons.into_iter().take(self.dragons_at_start())
    }

    /// What a dragon is called on the table: its Terror in the zone, itself once it is won.
    fn dragon_codes(&self, dragon: u8) -> impl Iterator<Item = String> {
        let fronts = [&self.fronts.terrors, &self.fronts.dragons];
        fronts.into_iter().filter_map(move |fronts| Some(fronts.get(usize::from(dragon))?.code.clone()))
    }

    pub(crate) fn objective_name(&self, objective: u8) -> Phrase {
        let known = self.objectives.get(usize::from(objective));
        known.map_or_else(|| Phrase::bare("?"), |objective| Phrase::from(&objective.names))
    }

    fn objective_list(&self, objectives: Set) -> Arg {
        Arg::List(objectives.iter().map(|objective| self.objective_name(objective).into()).collect())
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
        let colour = open.trick.asked.colour().map_or_else(|| Phrase::bare(""), Flame::name);
        let offered = view.offered.map_or_else(|| Card::HIDDEN.name(), Card::name_in_hand);
        let phrase = Phrase::new(key).with("seat", self.who(open.turn)).with("colour", colour);
        phrase.with("card", offered).with("hand", usize::from(self.hand_size))
    }
}
