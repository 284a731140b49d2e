//! Which cards: selectors and filters.

use crate::game::Drakerion;
use crate::ids::{Kind, Slot};
use crate::language::{BattleLine, CardType, Combatant, Side, Stat, Whose, Zone};
use crate::place::{Place, Ref};
use crate::sets::Slots;
use crate::state::State;
use crate::table::{Def, Filter, NONE, Sel, test};
use antre_kernel::Seat;

use crate::value::Ctx;

impl Drakerion {
    /// Whether a selector means this card in play.
    #[inline]
    pub(crate) fn selects(&self, s: &State, sel: Sel, slot: Slot, ctx: Ctx) -> bool {
        match sel {
            Sel::This => ctx.this.in_slot() == Some(slot),
            Sel::Bearer => ctx.bearer.in_slot() == Some(slot),
            Sel::Attacker => s.combat.engaged && s.combat.attacker == slot,
            Sel::Defender => s.combat.engaged && s.combat.defender == slot,
            Sel::TriggerCard => ctx.card.in_slot() == Some(slot),
            Sel::TriggerBy => ctx.by.in_slot() == Some(slot),
            Sel::Var(var) => {
                let var = usize::from(var) % s.using.vars.len();
                let count = usize::from(s.using.counts[var]).min(s.using.vars[var].len());
                s.using.vars[var][..count].iter().any(|card| card.in_slot() == Some(slot))
            }
            Sel::Each(filter) => self.fits(s, filter, slot, ctx),
        }
    }

    /// The cards in play that a selector means; a bit each.
    pub(crate) fn select(&self, s: &State, sel: Sel, ctx: Ctx) -> Slots {
        let one = |card: Ref| card.in_slot().filter(|&slot| s.occupied(slot)).map_or(Slots::NONE, Slots::one);
        match sel {
            Sel::This => one(ctx.this),
            Sel::Bearer => one(ctx.bearer),
            Sel::Attacker if s.combat.engaged => one(Ref::slot(s.combat.attacker)),
            Sel::Defender if s.combat.engaged => one(Ref::slot(s.combat.defender)),
            Sel::Attacker | Sel::Defender => Slots::NONE,
            Sel::TriggerCard => one(ctx.card),
            Sel::TriggerBy => one(ctx.by),
            Sel::Var(var) => {
                let var = usize::from(var) % s.using.vars.len();
                let count = usize::from(s.using.counts[var]).min(s.using.vars[var].len());
                s.using.vars[var][..count].iter().fold(Slots::NONE, |mask, &card| mask | one(card))
            }
            Sel::Each(filter) => self.all_fitting(s, filter, ctx),
        }
    }

    /// The one card a selector means, wherever it is.
    pub(crate) fn the_card(&self, s: &State, sel: Sel, ctx: Ctx) -> Ref {
        match sel {
            Sel::This => ctx.this,
            Sel::Bearer => ctx.bearer,
            Sel::TriggerCard => ctx.card,
            Sel::TriggerBy => ctx.by,
            Sel::Var(var) => s.using.vars[usize::from(var) % s.using.vars.len()][0],
            Sel::Attacker | Sel::Defender | Sel::Each(_) => match self.select(s, sel, ctx).first() {
                Some(slot) => Ref::slot(slot),
                None => Ref::GONE,
            },
        }
    }

    /// The slots where cards of a filter's zone lie.
    #[inline]
    pub(crate) fn where_to_look(&self, s: &State, zone: Zone) -> Slots {
        match zone {
            Zone::Play => s.in_play(),
            Zone::City => Slots::both(Slot::CITY),
            Zone::Banner => Slots::both(Slot::BANNER),
            Zone::Manoeuvre => Slots::both(Slot::MANOEUVRE),
            Zone::Hand | Zone::Deck | Zone::Discard => Slots::NONE,
        }
    }

    /// The cards in slots that fit a filter; a bit each.
    pub(crate) fn all_fitting(&self, s: &State, filter: u16, ctx: Ctx) -> Slots {
        let f = &self.tables.filters[usize::from(filter)];
        let mut look = self.where_to_look(s, f.zone);
        if f.zone == Zone::Play {
            // Most filters are about the Characters of one line or side.
            let of = |seat: Seat| match f.line {
                Some(line) => s.lines[seat.index() & 1][line as usize & 1] | s.attached,
                None => s.characters(seat) | s.attached,
            };
            look = match f.whose {
                Whose::You => of(ctx.you),
                Whose::Opponent => of(ctx.you.other()),
                Whose::Any => of(Seat::A) | of(Seat::B),
            };
            look = match f.wounded {
                Some(true) => look & s.wounded,
                Some(false) => look & !s.wounded,
                None => look,
            };
            if f.types == 1 << CardType::Character as u8 {
                look &= !s.attached;
                if f.tests == 0 && f.inclined.is_none() {
                    return match f.traits {
                        0 => look,
                        traits => look
                            .iter()
                            .filter(|&slot| self.def(s.slot(slot).kind).traits & traits != 0)
                            .collect(),
                    };
                }
            }
        }
        look.iter().filter(|&slot| self.fits_lying(s, f, slot, ctx)).collect()
    }

    /// Whether a card in a slot fits a filter.
    pub(crate) fn fits(&self, s: &State, filter: u16, slot: Slot, ctx: Ctx) -> bool {
        let f = &self.tables.filters[usize::from(filter)];
        if !self.where_to_look(s, f.zone).contains(slot) {
            return false;
        }
        self.fits_lying(s, f, slot, ctx)
    }

    /// Whether a card in a slot fits a filter, whatever zone it asks for.
    pub(crate) fn fits_lying(&self, s: &State, f: &Filter, slot: Slot, ctx: Ctx) -> bool {
        let lying = s.slot(slot);
        if !lying.kind.is_some() {
            return false;
        }
        let def = self.def(lying.kind);
        let whose = match f.whose {
            Whose::Any => true,
            Whose::You => lying.controller() == ctx.you,
            Whose::Opponent => lying.controller() != ctx.you,
        };
        let plain = whose
            && f.types >> def.card_type as u8 & 1 == 1
            && (f.traits == 0 || f.traits & def.traits != 0)
            && f.line.is_none_or(|line| line == lying.line())
            && f.wounded.is_none_or(|wounded| wounded == (lying.damage > 0))
            && f.inclined.is_none_or(|inclined| inclined == lying.inclined());
        if !plain || f.tests == 0 {
            return plain;
        }
        self.fits_printed(s, f, def, ctx) && self.fits_rare(s, f, slot, ctx)
    }

    /// The tests that need a card in a slot.
    pub(crate) fn fits_rare(&self, s: &State, f: &Filter, slot: Slot, ctx: Ctx) -> bool {
        let lying = s.slot(slot);
        let asks = |test: u16| f.tests & test != 0;
        if asks(test::OTHER) && ctx.this.in_slot() == Some(slot) {
            return false;
        }
        if asks(test::COMBATANT) {
            let (attacker, defender) = (
                s.combat.engaged && s.combat.attacker == slot,
                s.combat.engaged && s.combat.defender == slot,
            );
            let fits = match f.combatant {
                Combatant::Attacker => attacker,
                Combatant::Defender => defender,
                Combatant::Yes => attacker || defender,
                Combatant::No => !attacker && !defender,
            };
            if !fits {
                return false;
            }
        }
        if asks(test::SIDE) {
            let attacking = s.combat.side;
            let side = if f.side == Side::Attacking { attacking } else { attacking.other() };
            if !self.in_combat(s) || lying.controller() != side {
                return false;
            }
        }
        if asks(test::LINE_OF) {
            let other = self.the_card(s, f.line_of, ctx).in_slot().filter(|&slot| s.occupied(slot));
            let same = |other: Slot| {
                let other = s.slot(other);
                other.line() == lying.line() && other.controller() == lying.controller()
            };
            if !other.is_some_and(same) {
                return false;
            }
        }
        if asks(test::ATTACHED) && self.the_card(s, f.attached_to, ctx) != Ref::slot(lying.bearer) {
            return false;
        }
        if asks(test::KEYWORD) && !self.has_keyword(s, slot, f.keyword) {
            return false;
        }
        if asks(test::BANDS) {
            for band in f.bands.of(&self.tables.bands) {
                if self.lacks(self.def(lying.kind), band.stat) {
                    return false;
                }
                let value = if band.printed {
                    self.printed(self.def(lying.kind), band.stat)
                } else {
                    self.stat(s, slot, band.stat)
                };
                if !(i32::from(band.min)..=i32::from(band.max)).contains(&value) {
                    return false;
                }
            }
        }
        if asks(test::AMONG) {
            return false;
        }
        !asks(test::NOT) || !self.fits_lying(s, &self.tables.filters[usize::from(f.not)], slot, ctx)
    }

    pub(crate) fn printed(&self, def: &Def, stat: Stat) -> i32 {
        match stat {
            Stat::Cost => i32::from(def.cost),
            Stat::Damage => 0,
            _ => i32::from(def.values[stat as usize % 5]),
        }
    }

    /// The tests that a printed card answers.
    pub(crate) fn fits_printed(&self, s: &State, f: &Filter, def: &Def, ctx: Ctx) -> bool {
        let asks = |test: u16| f.tests & test != 0;
        if asks(test::SUBTYPE) && (def.card_type != CardType::Manoeuvre || def.subtype != f.subtype) {
            return false;
        }
        if asks(test::FACTION) && def.faction != f.faction {
            return false;
        }
        if asks(test::NAMED) && def.named != f.named {
            return false;
        }
        if asks(test::NAME) {
            let name = if f.name == NONE {
                self.kind_at(s, ctx.this).map_or(NONE, |kind| self.def(kind).name)
            } else {
                f.name
            };
            if def.name != name {
                return false;
            }
        }
        true
    }

    /// A Character without the icon has no ranged value to speak of, not even 0 (DN-104, DN-233).
    #[inline]
    fn lacks(&self, def: &Def, stat: Stat) -> bool {
        stat == Stat::Ranged && def.card_type == CardType::Character && !def.shoots
    }

    /// Whether a filter asks nothing of a card in this seat's hand.
    pub(crate) fn asks_nothing(&self, filter: u16, owner: Seat, ctx: Ctx) -> bool {
        let f = &self.tables.filters[usize::from(filter)];
        let whose = match f.whose {
            Whose::Any => true,
            Whose::You => owner == ctx.you,
            Whose::Opponent => owner != ctx.you,
        };
        whose && f.types == 0xff && f.traits == 0 && f.tests == 0 && f.inclined.is_none()
    }

    /// How many copies of a card lying outside play a filter means: where it asks for others not the card itself, and of
    /// those that were milled no more than were.
    pub(crate) fn copies_meant(&self, s: &State, filter: u16, place: Place, kind: Kind, ctx: Ctx) -> u8 {
        if !self.fits_card(s, filter, place, kind, ctx) {
            return 0;
        }
        let f = &self.tables.filters[usize::from(filter)];
        let local = kind.local();
        let there = self.count_in(s, place, kind.owner(), local);
        let itself = f.tests & test::OTHER != 0 && ctx.this == Ref::card(place, kind);
        let there = there.saturating_sub(u8::from(itself));
        if f.tests & test::AMONG != 0 { there.min(s.using.stored.count(local)) } else { there }
    }

    /// Whether a card that fought and fell fits: by what is printed, and the side and line it was last on (DN-228).
    pub(crate) fn fits_fallen(
        &self,
        s: &State,
        filter: u16,
        kind: Kind,
        last: (Seat, BattleLine),
        ctx: Ctx,
    ) -> bool {
        let f = &self.tables.filters[usize::from(filter)];
        let whose = match f.whose {
            Whose::Any => true,
            Whose::You => last.0 == ctx.you,
            Whose::Opponent => last.0 != ctx.you,
        };
        whose
            && f.line.is_none_or(|line| line == last.1)
            && self.fits_outside(s, f, Place::Discard, kind, ctx)
            && (f.tests & test::NOT == 0 || !self.fits_fallen(s, f.not, kind, last, ctx))
    }

    /// Whether a card outside play fits a filter, whatever zone it asks for. Only in a hand a card has a price of its
    /// own; elsewhere its cost is the printed one.
    pub(crate) fn fits_card(&self, s: &State, filter: u16, place: Place, kind: Kind, ctx: Ctx) -> bool {
        let f = &self.tables.filters[usize::from(filter)];
        let whose = match f.whose {
            Whose::Any => true,
            Whose::You => kind.owner() == ctx.you,
            Whose::Opponent => kind.owner() != ctx.you,
        };
        whose
            && f.line.is_none()
            && self.fits_outside(s, f, place, kind, ctx)
            && (f.tests & test::NOT == 0 || !self.fits_card(s, f.not, place, kind, ctx))
    }

    /// The tests that a card outside play answers but for its player, its line and what it must not be.
    fn fits_outside(&self, s: &State, f: &Filter, place: Place, kind: Kind, ctx: Ctx) -> bool {
        let def = self.def(kind);
        let plain = f.types >> def.card_type as u8 & 1 == 1
            && (f.traits == 0 || f.traits & def.traits != 0)
            && f.wounded.is_none_or(|wounded| !wounded)
            && f.inclined.is_none_or(|inclined| !inclined);
        if !plain || f.tests == 0 {
            return plain;
        }
        let asks = |test: u16| f.tests & test != 0;
        if !self.fits_printed(s, f, def, ctx) {
            return false;
        }
        if asks(test::LINE_OF) || asks(test::ATTACHED) {
            return false; // only cards in play are on a line or linked
        }
        if asks(test::OTHER)
            && ctx.this == Ref::card(place, kind)
            && self.count_in(s, place, kind.owner(), kind.local()) < 2
        {
            return false;
        }
        if asks(test::KEYWORD) && def.keywords >> f.keyword as u8 & 1 == 0 {
            return false;
        }
        let in_band = |band: &crate::table::Band| {
            let value = if band.stat == Stat::Cost && place == Place::Hand && !band.printed {
                i32::from(self.cost(s, kind))
            } else {
                self.printed(def, band.stat)
            };
            !self.lacks(def, band.stat) && (i32::from(band.min)..=i32::from(band.max)).contains(&value)
        };
        if asks(test::BANDS) && !f.bands.of(&self.tables.bands).iter().all(in_band) {
            return false;
        }
        if asks(test::AMONG) {
            let u = &s.using;
            if kind.owner() != u.you || u.stored.count(kind.local()) == 0 {
                return false;
            }
        }
        !asks(test::SIDE) && (!asks(test::COMBATANT) || f.combatant == Combatant::No)
    }
}
