//! Why a thing cannot be used now: what was meant by touching it, and the clause about what nobody plays with.

use crate::event::Move;
use crate::game::Drakerion;
use crate::ids::{DefId, Slot};
use crate::language::{AbilityKind, BattleLine, CardType, KeywordId, Mode};
use crate::state::{Ask, Ending, State};
use crate::view::View;
use antre_kernel::Seat;
use antre_stage::Touched;

impl Drakerion {
    /// The moves somebody may have meant, the likeliest first.
    pub(crate) fn meant_by(
        &self,
        view: &View,
        seat: Seat,
        touched: &Touched<'_>,
        out: &mut impl FnMut(Move),
    ) {
        let s = &view.seen;
        let own = touched.is_of(seat);
        let acts = s.asked == seat && matches!(s.ask, Ask::Action | Ask::Combat);
        let card = || self.def_named(touched.code());
        match touched.place() {
            // What is over is over for everything (DN-212).
            _ if s.ask == Ask::Over => {}
            "hand" if own => card().into_iter().for_each(|card| match s.ask {
                Ask::Step => {
                    [Move::Pick { owner: seat, card }, Move::Slip(card)].into_iter().for_each(&mut *out)
                }
                _ => out(Move::Play(card)),
            }),
            "hand" | "discard" if s.ask == Ask::Step => {
                let owner = if own { seat } else { seat.other() };
                card().map(|card| Move::Pick { owner, card }).into_iter().for_each(out);
            }
            "discard" if own => card().into_iter().for_each(|card| {
                let recall = |ability| Move::Recall { card, ability };
                self.numbers(card, &[AbilityKind::DiscardAction]).map(recall).for_each(&mut *out);
                out(recall(0));
            }),
            "banner" if own => self.meant_by_slot(s, seat, Slot::BANNER, out),
            "city" if own => self.meant_by_slot(s, seat, Slot::CITY, out),
            "manoeuvre" if own => self.meant_by_slot(s, seat, Slot::MANOEUVRE, out),
            "banner" | "city" | "manoeuvre" => {}
            "pile" if own && !acts => card().map(Move::Manoeuvre).into_iter().for_each(out),
            "front" | "support" => match Drakerion::read_slot(touched.id) {
                Some(slot) if own => self.meant_by_slot(s, seat, slot, out),
                // With an attacker the defender is not yet chosen: DN-75 says in which order.
                Some(slot) if !acts || s.ask != Ask::Action => out(Move::Target(slot)),
                None if own && !acts => {
                    out(Move::Line(if touched.place() == "front" {
                        BattleLine::Front
                    } else {
                        BattleLine::Support
                    }));
                }
                _ => {}
            },
            _ => {}
        }
    }

    /// What is meant by touching a card of one's own: to attack with it, to use it, or to choose it.
    fn meant_by_slot(&self, s: &State, seat: Seat, slot: Slot, out: &mut impl FnMut(Move)) {
        let kind = s.slot(slot.of(seat)).kind;
        if !kind.is_some() {
            return;
        }
        let def = self.def(kind);
        let card = self.def_id(kind);
        let abilities = self.numbers(card, &[AbilityKind::Action, AbilityKind::Combat]);
        let mut uses = abilities.map(|ability| Move::Use { slot, ability });
        let attack = |mode| Move::Attack { slot, mode };
        match s.ask {
            Ask::Action => {
                if def.card_type == CardType::Character {
                    if def.shoots {
                        out(attack(Mode::Ranged));
                    }
                    out(attack(Mode::Melee));
                }
                uses.by_ref().for_each(&mut *out);
                out(Move::Use { slot, ability: 0 });
            }
            Ask::Combat => {
                if slot.in_play() && self.has_keyword(s, slot, KeywordId::Interceptor) {
                    out(Move::Intercept(slot));
                }
                uses.by_ref().for_each(&mut *out);
                out(attack(Mode::Melee));
            }
            _ => out(Move::Target(slot)),
        }
    }

    /// The numbers of the abilities of a printed card that are of these kinds.
    fn numbers(&self, card: DefId, kinds: &'static [AbilityKind]) -> impl Iterator<Item = u8> + '_ {
        let printed = self.tables.defs[card.index()].abilities.of(&self.tables.abilities);
        printed.iter().filter(|ability| kinds.contains(&ability.kind)).map(|ability| ability.number)
    }

    pub(crate) fn clause_about(&self, view: &View, touched: Option<&Touched<'_>>) -> &'static str {
        let s = &view.seen;
        let Some(touched) = touched else {
            return match (s.ask, s.ending) {
                (Ask::Manoeuvre, _) => "DN-222",
                (_, Ending::None) => "DN-47",
                (_, Ending::NoCharacter) => "DN-210",
                (_, Ending::NobodyLeft) => "DN-214",
                (_, Ending::Prestige) => "DN-211",
                (_, Ending::LastTurn) => "DN-217",
            };
        };
        let own = view.eye.seat().is_some_and(|seat| touched.is_of(seat));
        let attached = touched.piece.is_some_and(|_| {
            let slot = Drakerion::read_slot(touched.id);
            slot.is_some_and(|slot| s.slot(slot).bearer.is_some())
        });
        match touched.place() {
            "banner" => "DN-06",
            "city" if own => "DN-62",
            "city" => "DN-06",
            "manoeuvre" => "DN-37",
            "hand" if own => "DN-48",
            "hand" => "DN-220",
            "deck" => "DN-39",
            "discard" => "DN-221",
            "pile" if own => "DN-34",
            "pile" => "DN-220",
            "revealed" => "DN-36",
            "chosen" => "DN-35",
            "playing" => "DN-182",
            "sought" => "DN-187",
            "gold" => "DN-65",
            "prestige" => "DN-113",
            _ if attached => "DN-131",
            _ if own && touched.piece.is_none() => "DN-66",
            _ => "DN-75",
        }
    }
}
