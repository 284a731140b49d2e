//! What a move is called, and the pieces of the scene it touches.

use crate::event::Move;
use crate::game::Drakerion;
use crate::ids::{DefId, HIDDEN_CARD, Kind, Slot};
use crate::language::{BattleLine, CardType, Mode, Zone};
use crate::log::{line_key, mode_key};
use crate::place::Place;
use crate::playing::GIVEN;
use crate::scene::TableZone;
use crate::state::{Ask, State};
use crate::table::Step;
use antre_kernel::{Arg, Names, Phrase, Seat};
use antre_stage::slot_id;

impl Drakerion {
    /// The id of the piece that a seat means by a slot.
    fn piece(&self, slot: Slot, seat: Seat) -> String {
        if slot.in_play() { slot.to_string() } else { format!("{} {seat}/0", Drakerion::write_slot(slot)) }
    }

    /// The piece of a card outside play that a seat means.
    fn copy_of(&self, s: &State, place: Place, seat: Seat, card: DefId) -> Option<String> {
        self.outside(s, place, Kind::new(seat, self.local(seat, card)?))
    }

    /// The id of a Manoeuvre as it lies in the pile of its owner.
    fn pile_piece(&self, s: &State, seat: Seat, card: DefId) -> Option<String> {
        let local = self.in_pile(s, seat, card)?;
        let at = s.side(seat).pile().position(|known| known == local)?;
        Some(slot_id(&TableZone::Pile.of(seat), at))
    }

    /// What a move is called, and the pieces it touches: first what is taken in hand, then where it may go. What the next
    /// question will ask is touched too, so that a card goes to its line and an attack to its defender in one gesture.
    pub(crate) fn label(&self, s: &State, seat: Seat, m: Move, touches: &mut Vec<String>) -> Phrase {
        match m {
            Move::First(first) => {
                touches.push(slot_id(&TableZone::Banner.of(first), 0));
                Phrase::new("drakerion-first").with("seat", first)
            }
            Move::Line(line) => {
                touches.push(line_zone(line).of(seat));
                touches.extend(self.at_work(s, seat));
                Phrase::new(line_key(line, "drakerion-place.front", "drakerion-place.support"))
                    .with("card", self.card_name(self.lined_up(s, seat)))
            }
            Move::Slip(card) => self.slip_label(s, seat, card, touches),
            Move::Done => Phrase::new(match self.step(s).filter(|_| s.ask == Ask::Step) {
                Some(Step::Search { .. }) => "drakerion-done.nothing",
                Some(_) => "drakerion-done.enough",
                None => "drakerion-done.keep",
            }),
            Move::Manoeuvre(card) => {
                touches.extend(self.pile_piece(s, seat, card));
                Phrase::new("drakerion-choose-manoeuvre").with("card", self.card_name(card))
            }
            Move::Pass => self.pass_label(s, seat),
            Move::Withdraw => Phrase::new("drakerion-withdraw"),
            Move::Play(card) => {
                touches.extend(self.copy_of(s, Place::Hand, seat, card));
                let kind = self.local(seat, card).map(|local| Kind::new(seat, local));
                touches.extend(kind.map_or_else(Vec::new, |kind| self.goes_to(s, seat, kind)));
                let cost = kind.map_or(0, |kind| self.cost(s, kind));
                Phrase::new("drakerion-play").with("card", self.card_name(card)).with("cost", cost)
            }
            Move::Use { slot, ability } => {
                touches.push(self.piece(slot, seat));
                let lying = slot.of(seat);
                let deed = self.deed(self.named(s, lying).card, ability);
                Phrase::new("drakerion-use").with("card", self.slot_name(s, lying)).with("text", deed)
            }
            Move::Recall { card, ability } => {
                touches.extend(self.copy_of(s, Place::Discard, seat, card));
                Phrase::new("drakerion-recall")
                    .with("card", self.card_name(card))
                    .with("text", self.deed(card, ability))
            }
            Move::Attack { slot, mode } => {
                touches.push(self.piece(slot, seat));
                touches.extend(self.struck_by(s, seat, slot, mode));
                Phrase::new(mode_key(mode, "drakerion-attack.melee", "drakerion-attack.ranged"))
                    .with("card", self.slot_name(s, slot))
            }
            Move::Intercept(slot) => {
                touches.extend([slot, s.combat.attacker].map(|slot| self.piece(slot, seat)));
                Phrase::new("drakerion-intercept").with("card", self.slot_name(s, slot))
            }
            Move::Target(slot) => self.target_label(s, seat, slot, touches),
            Move::Pick { owner, card } => self.pick_label(s, owner, card, touches),
            Move::Option(option) => self.option_label(s, seat, option),
            Move::React(number) => self.react_label(s, seat, number, touches),
            Move::Decline => match s.ask {
                Ask::Trigger => Phrase::new("drakerion-decline"),
                _ => Phrase::new("drakerion-decline.pay"),
            },
            Move::Pay => Phrase::new("drakerion-pay"),
        }
    }

    /// Where a card of the hand can go once it is played: the lines for a Character, one's own Characters for an Attachment.
    /// Others can bear it too and are asked for next; touched here, they would stand between an attacker and its defender.
    fn goes_to(&self, s: &State, seat: Seat, kind: Kind) -> Vec<String> {
        match self.def(kind).card_type {
            CardType::Character => [TableZone::Front, TableZone::Support].map(|zone| zone.of(seat)).into(),
            CardType::Attachment => {
                let own = self.bearers(s, kind) & s.characters(seat);
                own.iter().map(|slot| slot.to_string()).collect()
            }
            CardType::Event | CardType::Banner | CardType::City | CardType::Manoeuvre => Vec::new(),
        }
    }

    /// The Characters an attack can be meant for. Where both kinds of attack are open, touching a Character means the
    /// melee: the shot is asked for by name.
    fn struck_by(&self, s: &State, seat: Seat, slot: Slot, mode: Mode) -> Vec<String> {
        let melee = Move::Attack { slot, mode: Mode::Melee };
        if mode == Mode::Ranged && self.check_move(s, seat, melee).is_ok() {
            return Vec::new();
        }
        let others = s.characters(seat.other()).iter();
        others.filter(|&other| self.may_attack(s, slot, other, mode)).map(|other| other.to_string()).collect()
    }

    /// Moving a card where the others do not see it.
    fn slip_label(&self, s: &State, seat: Seat, card: DefId, touches: &mut Vec<String>) -> Phrase {
        let deck = TableZone::Deck.of(seat);
        let key = match self.step(s).filter(|_| s.ask == Ask::Step) {
            Some(Step::Look { .. }) => {
                // The deck lies from the bottom to the top, what is known of its top from the top on.
                let local = self.local(seat, card);
                let looked_at = self.looked_at(s, seat).find(|(_, known)| Some(*known) == local);
                let last = usize::from(s.side(seat).deck_size()).saturating_sub(1);
                touches.extend(looked_at.map(|(at, _)| slot_id(&deck, last.saturating_sub(usize::from(at)))));
                "drakerion-slip.top"
            }
            Some(Step::Search { zone, .. }) => {
                touches.extend(self.copy_of(s, place_of(zone), seat, card));
                "drakerion-slip.take"
            }
            step => {
                touches.extend(self.copy_of(s, Place::Hand, seat, card));
                touches.push(deck);
                if step.is_some() { "drakerion-slip.under" } else { "drakerion-slip.exchange" }
            }
        };
        Phrase::new(key).with("card", self.card_name(card))
    }

    /// Choosing a card in play.
    fn target_label(&self, s: &State, seat: Seat, slot: Slot, touches: &mut Vec<String>) -> Phrase {
        let piece = self.piece(slot, seat);
        touches.extend(self.at_work(s, seat).filter(|work| *work != piece));
        touches.insert(0, piece);
        let key = match s.ask {
            Ask::Defender => "drakerion-target.defender",
            Ask::PlayBearer => "drakerion-target.bearer",
            _ if matches!(self.step(s), Some(Step::Pay { .. })) => "drakerion-target.pay",
            _ => "drakerion-target.choose",
        };
        Phrase::new(key).with("card", self.slot_name(s, slot.of(seat)))
    }

    /// Choosing a card outside play.
    fn pick_label(&self, s: &State, owner: Seat, card: DefId, touches: &mut Vec<String>) -> Phrase {
        let (key, place) = match self.step(s) {
            Some(Step::Pay { .. } | Step::Discard { .. }) => ("drakerion-pick.discard", Place::Hand),
            Some(Step::Search { zone, .. }) => ("drakerion-pick.take", place_of(zone)),
            Some(Step::Target(target)) => {
                let filter = self.tables.targets[usize::from(target)].filter;
                ("drakerion-pick.choose", place_of(self.tables.filters[usize::from(filter)].zone))
            }
            _ => ("drakerion-pick.choose", Place::Hand),
        };
        touches.extend(self.copy_of(s, place, owner, card));
        Phrase::new(key).with("card", self.card_name(card)).with("seat", owner)
    }

    /// Using a waiting ability.
    fn react_label(&self, s: &State, seat: Seat, number: u8, touches: &mut Vec<String>) -> Phrase {
        let at = self.waiting_of(s, seat, number).unwrap_or(0);
        let waiting = &s.waiting[usize::from(at)];
        let (source, card) = match (waiting.this.in_slot(), waiting.this.elsewhere()) {
            (Some(slot), _) => {
                touches.push(self.piece(slot, waiting.seat));
                (self.slot_name(s, slot), self.named(s, slot).card)
            }
            (_, Some((place, kind))) => {
                touches.extend(self.outside(s, place, kind));
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
        match self.deed_of(card, ability) {
            Some(deed) => deed.into(),
            None => Phrase::new("drakerion-a-card").into(),
        }
    }

    pub(crate) fn deed_of(&self, card: DefId, ability: u8) -> Option<&Names> {
        let given = ability.checked_sub(GIVEN).map(|number| self.given_deeds.get(usize::from(number)));
        let own = || self.deeds.get(card.index()).and_then(|deeds| deeds.get(usize::from(ability)));
        given.unwrap_or_else(own)
    }
}

/// The zone of a line.
fn line_zone(line: BattleLine) -> TableZone {
    if line == BattleLine::Front { TableZone::Front } else { TableZone::Support }
}

/// Where a card outside play is that lies in a zone.
fn place_of(zone: Zone) -> Place {
    match zone {
        Zone::Deck => Place::Deck,
        Zone::Discard => Place::Discard,
        Zone::Hand | Zone::Play | Zone::City | Zone::Banner | Zone::Manoeuvre => Place::Hand,
    }
}
