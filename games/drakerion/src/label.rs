//! What a move is called, and the pieces of the scene it touches.

use crate::event::Move;
use crate::game::Drakerion;
use crate::ids::{DefId, HIDDEN_CARD, Kind, Slot};
use crate::language::BattleLine;
use crate::log::{line_key, mode_key};
use crate::playing::GIVEN;
use crate::scene::TableZone;
use crate::state::{Ask, State};
use crate::table::Step;
use antre_kernel::{Arg, Phrase, Seat};
use antre_stage::slot_id;

impl Drakerion {
    /// The id of the piece a slot is in the scene.
    fn piece(&self, slot: Slot, seat: Seat) -> String {
        if slot.in_play() { slot.to_string() } else { format!("{} {seat}/0", Drakerion::write_slot(slot)) }
    }

    fn slot_name(&self, s: &State, slot: Slot, seat: Seat) -> Arg {
        let slot = slot.of(seat);
        self.name_of(self.named(s, slot))
    }

    /// Every piece of a card in the hand or discard pile of a seat: of several copies any can be meant.
    fn in_zone(&self, s: &State, zone: TableZone, seat: Seat, card: DefId) -> Vec<String> {
        let side = s.side(seat);
        let bag = if zone == TableZone::Hand { &side.hand } else { &side.discard };
        let local = self.local(seat, card);
        let copies = bag.cards().enumerate().filter(|&(_, known)| Some(known) == local);
        copies.map(|(at, _)| slot_id(&zone.of(seat), at)).collect()
    }

    /// The id of a Manoeuvre as it lies in the pile of its owner.
    fn pile_piece(&self, s: &State, seat: Seat, card: DefId) -> Option<String> {
        let local = self.in_pile(s, seat, card)?;
        let at = s.side(seat).pile().position(|known| known == local)?;
        Some(slot_id(&TableZone::Pile.of(seat), at))
    }

    /// What a move is called, and the pieces it touches.
    pub(crate) fn label(&self, s: &State, seat: Seat, m: Move, touches: &mut Vec<String>) -> Phrase {
        let hand = |card: DefId, touches: &mut Vec<String>| {
            touches.extend(self.in_zone(s, TableZone::Hand, seat, card))
        };
        match m {
            Move::First(first) => Phrase::new("drakerion-first").with("seat", first),
            Move::Line(line) => {
                let card = self.lined_up(s, seat);
                touches.push(match line {
                    BattleLine::Front => format!("front {seat}"),
                    BattleLine::Support => format!("support {seat}"),
                });
                Phrase::new(line_key(line, "drakerion-place.front", "drakerion-place.support"))
                    .with("card", self.card_name(card))
            }
            Move::Slip(card) => {
                let key = match s.ask {
                    Ask::Mulligan => "drakerion-slip.exchange",
                    _ => match self.step(s) {
                        Some(Step::Look { .. }) => "drakerion-slip.top",
                        Some(Step::Search { .. }) => "drakerion-slip.take",
                        _ => "drakerion-slip.under",
                    },
                };
                hand(card, touches);
                Phrase::new(key).with("card", self.card_name(card))
            }
            Move::Done => Phrase::new(match self.step(s).filter(|_| s.ask == Ask::Step) {
                Some(Step::Search { .. }) => "drakerion-done.nothing",
                Some(_) => "drakerion-done.enough",
                None => "drakerion-done.keep",
            }),
            Move::Manoeuvre(card) => {
                touches.extend(self.pile_piece(s, seat, card));
                Phrase::new("drakerion-choose-manoeuvre").with("card", self.card_name(card))
            }
            Move::Pass => Phrase::new("drakerion-pass"),
            Move::Withdraw => Phrase::new("drakerion-withdraw"),
            Move::Play(card) => {
                hand(card, touches);
                let cost = self.local(seat, card).map_or(0, |local| self.cost(s, Kind::new(seat, local)));
                Phrase::new("drakerion-play").with("card", self.card_name(card)).with("cost", cost)
            }
            Move::Use { slot, ability } => {
                touches.push(self.piece(slot, seat));
                let lying = slot.of(seat);
                let deed = self.deed(self.named(s, lying).card, ability);
                Phrase::new("drakerion-use").with("card", self.slot_name(s, slot, seat)).with("text", deed)
            }
            Move::Recall { card, ability } => {
                touches.extend(self.in_zone(s, TableZone::Discard, seat, card));
                Phrase::new("drakerion-recall")
                    .with("card", self.card_name(card))
                    .with("text", self.deed(card, ability))
            }
            Move::Attack { slot, mode } => {
                touches.push(self.piece(slot, seat));
                Phrase::new(mode_key(mode, "drakerion-attack.melee", "drakerion-attack.ranged"))
                    .with("card", self.slot_name(s, slot, seat))
            }
            Move::Intercept(slot) => {
                touches.push(self.piece(slot, seat));
                Phrase::new("drakerion-intercept").with("card", self.slot_name(s, slot, seat))
            }
            Move::Target(slot) => {
                touches.push(self.piece(slot, seat));
                let key = match s.ask {
                    Ask::Defender => "drakerion-target.defender",
                    Ask::PlayBearer => "drakerion-target.bearer",
                    _ if matches!(self.step(s), Some(Step::Pay { .. })) => "drakerion-target.pay",
                    _ => "drakerion-target.choose",
                };
                Phrase::new(key).with("card", self.slot_name(s, slot, seat))
            }
            Move::Pick { owner, card } => self.pick_label(s, owner, card, touches),
            Move::Option(option) => self.option_label(s, seat, option),
            Move::React(number) => self.react_label(s, seat, number, touches),
            Move::Decline => Phrase::new("drakerion-decline"),
            Move::Pay => Phrase::new("drakerion-pay"),
        }
    }

    /// Choosing a card outside play.
    fn pick_label(&self, s: &State, owner: Seat, card: DefId, touches: &mut Vec<String>) -> Phrase {
        let key = match self.step(s) {
            Some(Step::Pay { .. } | Step::Discard { .. }) => {
                touches.extend(self.in_zone(s, TableZone::Hand, owner, card));
                "drakerion-pick.discard"
            }
            Some(Step::Search { .. }) => "drakerion-pick.take",
            _ => {
                let zones =
                    [TableZone::Hand, TableZone::Discard].map(|zone| self.in_zone(s, zone, owner, card));
                touches.extend(zones.into_iter().find(|copies| !copies.is_empty()).unwrap_or_default());
                "drakerion-pick.choose"
            }
        };
        Phrase::new(key).with("card", self.card_name(card)).with("seat", owner)
    }

    /// Using a waiting ability.
    fn react_label(&self, s: &State, seat: Seat, number: u8, touches: &mut Vec<String>) -> Phrase {
        let at = self.waiting_of(s, seat, number).unwrap_or(0);
        let waiting = &s.waiting[usize::from(at)];
        let (source, card) = match (waiting.this.in_slot(), self.kind_at(s, waiting.this)) {
            (Some(slot), _) => {
                touches.push(self.piece(slot, waiting.seat));
                (self.slot_name(s, slot, waiting.seat), self.named(s, slot).card)
            }
            (_, Some(kind)) => {
                let card = self.def_id(kind);
                (self.card_name(card), card)
            }
            _ => (self.card_name(HIDDEN_CARD), HIDDEN_CARD),
        };
        let deed = self.deed(card, self.spoken_number(waiting.ability));
        // The same ability may wait twice; then they are told apart by their number.
        let same = |other: &u8| {
            let other = self.waiting_of(s, seat, *other).map(|at| &s.waiting[usize::from(at)]);
            other.is_some_and(|other| (other.this, other.ability) == (waiting.this, waiting.ability))
        };
        let phrase = match (0..s.group).filter(same).count() {
            0 | 1 => Phrase::new("drakerion-react"),
            _ => Phrase::new("drakerion-react.again").with("at", number + 1),
        };
        phrase.with("card", source).with("text", deed)
    }

    /// Choosing an option.
    fn option_label(&self, s: &State, seat: Seat, option: u8) -> Phrase {
        if s.ask == Ask::PlayEvent && s.playing.is_some() {
            let card = self.def_id(s.playing);
            let index = self.event_ability(s, seat, s.playing, option);
            let deed = self.deed(card, index.map_or(option, |index| self.ability(index).number));
            return Phrase::new("drakerion-option.event")
                .with("card", self.card_name(card))
                .with("text", deed);
        }
        match self.step(s) {
            Some(Step::Attack { .. }) if option == 0 => Phrase::new("drakerion-option.melee"),
            Some(Step::Attack { .. }) => Phrase::new("drakerion-option.ranged"),
            _ => self.option_phrase(s.using.at, option, "drakerion-option.choose", "drakerion-option.again"),
        }
    }

    /// An option of a choice by what it does; those that do the same are told apart by their number.
    pub(crate) fn option_phrase(
        &self,
        at: u16,
        option: u8,
        alone: &'static str,
        again: &'static str,
    ) -> Phrase {
        let known = self.options.binary_search_by_key(&at, |(at, _)| *at).ok();
        let deeds = known.map_or(&[][..], |known| &self.options[known].1);
        let Some(deed) = deeds.get(usize::from(option)) else {
            return Phrase::new(again)
                .with("n", i64::from(option) + 1)
                .with("text", Phrase::new("drakerion-option"));
        };
        match deeds.iter().filter(|other| *other == deed).count() {
            0 | 1 => Phrase::new(alone).with("text", deed.clone()),
            _ => Phrase::new(again).with("n", i64::from(option) + 1).with("text", deed.clone()),
        }
    }

    /// What an ability of a card does, in its own words; those it was given are numbered from [`GIVEN`].
    pub(crate) fn deed(&self, card: DefId, ability: u8) -> Arg {
        let given = ability.checked_sub(GIVEN).map(|number| self.given_deeds.get(usize::from(number)));
        let own = || self.deeds.get(card.index()).and_then(|deeds| deeds.get(usize::from(ability)));
        match given.unwrap_or_else(own) {
            Some(deed) => deed.clone().into(),
            None => Phrase::new("drakerion-a-card").into(),
        }
    }
}
