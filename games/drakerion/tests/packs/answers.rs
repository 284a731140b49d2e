//! What answers what happens (DN-170 to DN-175, DN-225).

use super::world::{Ctx, Piece, Place, Ref, Seat, Waiting, Which, World};
use antre_drakerion::language::{
    AbilityKind, From, On, ReactionZone, Selector, Subtype, Trigger, Which as Asked, Whose,
};

/// Something that happens, as it is just before.
#[derive(Clone, Debug)]
pub struct Happening {
    pub on: On,
    pub card: Ref,
    pub by: Ref,
    pub whose: Seat,
    pub amount: i32,
    pub from: Option<From>,
    pub in_combat: bool,
    pub by_manoeuvre: bool,
    pub bearer: Ref,
    pub subtype: Option<Subtype>,
}

impl Happening {
    pub fn new(on: On) -> Happening {
        Happening {
            on,
            card: Ref::Gone,
            by: Ref::Gone,
            whose: 0,
            amount: 0,
            from: None,
            in_combat: false,
            by_manoeuvre: false,
            bearer: Ref::Gone,
            subtype: None,
        }
    }
}

impl World<'_> {
    /// Notes every reaction that answers: pieces by slot, then cards outside play.
    pub fn note(&mut self, happening: &Happening) {
        self.events += 1;
        for piece in self.all() {
            for (which, ability) in self.abilities_of(&piece) {
                let Some(trigger) = &ability.when else { continue };
                let ctx = self.ctx_of(&piece);
                let printed = matches!(which, Which::Printed(..));
                if ability.zone == ReactionZone::Play
                    && self.answers(trigger, happening, ctx)
                    && !self.has_lost(&piece, AbilityKind::Reaction, printed)
                {
                    self.wait(which, piece.controller, ctx, happening);
                }
            }
        }
        for seat in 0..2 {
            let list: Vec<usize> = self.players[seat].list.iter().map(|(def, _)| *def).collect();
            for def in list {
                self.note_outside(seat, def, happening);
            }
        }
    }

    /// As many copies as a hand may hold as far as everybody knows.
    fn may_hold(&self, seat: Seat, def: usize) -> usize {
        let in_play = self.pieces.iter().filter(|piece| piece.owner == seat && piece.def == def).count();
        let seen =
            in_play + self.count_in(Place::Discard, seat, def) + self.count_in(Place::Limbo, seat, def);
        self.players[seat].copies_of(def).saturating_sub(seen).min(self.players[seat].hand.len())
    }

    fn note_outside(&mut self, seat: Seat, def: usize, happening: &Happening) {
        for (number, ability) in self.card(def).abilities.iter().enumerate() {
            let Some(trigger) = &ability.when else { continue };
            let about_itself = trigger.card == Some(Asked::Is(Selector::This));
            let held = self.count_in(Place::Hand, seat, def);
            let (place, times, real) = match ability.zone {
                ReactionZone::Play => continue,
                ReactionZone::Hand => (Place::Hand, self.may_hold(seat, def), held),
                ReactionZone::Discard if about_itself => {
                    let falls = happening.on == On::Discarded
                        && happening.card == Ref::Out(Place::Discard, seat, def);
                    (Place::Discard, usize::from(falls), 1)
                }
                ReactionZone::Discard => {
                    let count = self.count_in(Place::Discard, seat, def);
                    (Place::Discard, count, count)
                }
            };
            let ctx = self.ctx_out(seat, place, def);
            if !self.answers(trigger, happening, ctx) {
                continue;
            }
            for copy in 0..times {
                let ctx = Ctx { card: happening.card, by: happening.by, amount: happening.amount, ..ctx };
                let which = Which::Printed(def, number);
                let event = self.events;
                self.push(Waiting { ability: which, seat, ctx, event, spent: 0, real: copy < real });
            }
        }
    }

    fn wait(&mut self, ability: Which, seat: Seat, ctx: Ctx, happening: &Happening) {
        let ctx = Ctx { card: happening.card, by: happening.by, amount: happening.amount, ..ctx };
        let event = self.events;
        self.push(Waiting { ability, seat, ctx, event, spent: 0, real: true });
    }

    /// There is room for 48.
    fn push(&mut self, waiting: Waiting) {
        if self.waiting.len() < 48 {
            self.waiting.push(waiting);
        }
    }

    /// The Deployments of a card that has arrived.
    pub fn note_own(&mut self, uid: u32, kind: AbilityKind) {
        let piece = self.piece(uid).expect("the piece is there").clone();
        let ctx = self.ctx_of(&piece);
        let happening = Happening { card: ctx.this, ..Happening::new(On::Deployed) };
        for (which, ability) in self.abilities_of(&piece) {
            let printed = matches!(which, Which::Printed(..));
            if ability.kind == kind && !self.has_lost(&piece, kind, printed) {
                self.wait(which, ctx.you, ctx, &happening);
            }
        }
    }

    /// The Destructions of a card that is being destroyed: its owner's, from the discard pile (DN-168, DN-169).
    pub fn note_destruction(&mut self, piece: &Piece) {
        let this = Ref::Out(Place::Discard, piece.owner, piece.def);
        let ctx = Ctx { you: piece.owner, this, ..self.ctx_of(piece) };
        let happening = Happening { card: this, ..Happening::new(On::Destroyed) };
        for (which, ability) in self.abilities_of(piece) {
            let printed = matches!(which, Which::Printed(..));
            if ability.kind == AbilityKind::Destruction
                && !self.has_lost(piece, AbilityKind::Destruction, printed)
            {
                self.wait(which, ctx.you, ctx, &happening);
            }
        }
    }

    fn answers(&self, trigger: &Trigger, happening: &Happening, ctx: Ctx) -> bool {
        let whose = match trigger.whose {
            Whose::Any => true,
            Whose::You => happening.whose == ctx.you,
            Whose::Opponent => happening.whose != ctx.you,
        };
        let (attacker, defender, mode) = match &self.combat {
            Some(combat) => (combat.attacker, combat.defender, Some(combat.mode)),
            None => (Ref::Gone, Ref::Gone, None),
        };
        trigger.on == happening.on
            && whose
            && trigger.min.is_none_or(|min| happening.amount >= i32::from(min))
            && (!trigger.by_manoeuvre || happening.by_manoeuvre)
            && trigger.in_combat.is_none_or(|in_combat| in_combat == happening.in_combat)
            && (trigger.from.is_none() || trigger.from == happening.from)
            && (trigger.subtype.is_none() || trigger.subtype == happening.subtype)
            && (trigger.mode.is_none() || trigger.mode == mode)
            && self.is_asked(&trigger.card, happening.card, ctx)
            && self.is_asked(&trigger.by, happening.by, ctx)
            && self.is_asked(&trigger.bearer, happening.bearer, ctx)
            && self.fought(&trigger.attacker, attacker, 0, ctx)
            && self.fought(&trigger.defender, defender, 1, ctx)
    }

    fn is_asked(&self, asked: &Option<Asked>, card: Ref, ctx: Ctx) -> bool {
        match asked {
            None => true,
            Some(Asked::Is(selector)) => {
                let meant = self.the_card(selector, ctx);
                meant != Ref::Gone && meant == card
            }
            Some(Asked::Fits(filter)) => match card {
                Ref::Gone => false,
                Ref::Piece(uid) => self.piece(uid).is_some_and(|piece| self.fits_piece(piece, filter, ctx)),
                Ref::Out(place, owner, def) => {
                    // The price of a card that is played or gone is the printed one.
                    let place = if place == Place::Hand { Place::Discard } else { place };
                    self.fits_out(place, owner, def, filter, ctx)
                }
            },
        }
    }

    /// A combatant, who may have left play: then the printed card counts, and the side and line it was last on (DN-228).
    fn fought(&self, asked: &Option<Asked>, card: Ref, role: usize, ctx: Ctx) -> bool {
        let (Some(Asked::Fits(filter)), Ref::Out(place, _, def), Some(combat)) = (asked, card, &self.combat)
        else {
            return self.is_asked(asked, card, ctx);
        };
        let controller = if role == 0 { combat.side } else { 1 - combat.side };
        self.fits_fallen(filter, place, controller, combat.lines[role], def, ctx)
    }

    fn fits_fallen(
        &self,
        filter: &antre_drakerion::language::Filter,
        place: Place,
        controller: Seat,
        line: antre_drakerion::language::BattleLine,
        def: usize,
        ctx: Ctx,
    ) -> bool {
        let mut rest = filter.clone();
        let whose = match std::mem::take(&mut rest.whose) {
            Whose::Any => true,
            Whose::You => controller == ctx.you,
            Whose::Opponent => controller != ctx.you,
        };
        let on_line = rest.line.take().is_none_or(|wanted| wanted == line);
        let not =
            rest.not.take().is_none_or(|not| !self.fits_fallen(&not, place, controller, line, def, ctx));
        let place = if place == Place::Hand { Place::Discard } else { place };
        whose && on_line && not && self.fits_out(place, controller, def, &rest, ctx)
    }

    /// Whether the card of a waiting ability is where it must be.
    fn is_there(&self, waiting: &Waiting) -> bool {
        let ability = self.ability(waiting.ability);
        match waiting.ctx.this {
            Ref::Gone => false,
            Ref::Piece(uid) => self.piece(uid).is_some(),
            Ref::Out(Place::Discard, owner, def) => {
                (ability.kind == AbilityKind::Destruction || ability.zone == ReactionZone::Discard)
                    && self.count_in(Place::Discard, owner, def) > usize::from(waiting.spent)
            }
            Ref::Out(Place::Hand, ..) => ability.zone == ReactionZone::Hand,
            Ref::Out(..) => false,
        }
    }

    /// Whether its condition holds, its limit is not reached and it is not lost.
    pub fn is_ready(&self, which: Which, ctx: Ctx) -> bool {
        let ability = self.ability(which);
        if let Some(piece) = self.piece_of(ctx.this)
            && self.has_lost(piece, ability.kind, matches!(which, Which::Printed(..)))
        {
            return false;
        }
        ability.condition.as_ref().is_none_or(|condition| self.holds(condition, ctx))
            && ability.limit.is_none_or(|limit| self.uses_of(which, ctx) < limit.n)
    }

    /// Whether a waiting ability might be used, as far as everybody knows.
    pub fn may_answer(&self, waiting: &Waiting) -> bool {
        self.is_there(waiting)
            && self.is_ready(waiting.ability, waiting.ctx)
            && self.payable(&self.ability(waiting.ability).cost, waiting.ctx, waiting.seat, 0, false)
    }

    /// Whether it can be used.
    pub fn can_answer(&self, waiting: &Waiting) -> bool {
        let held = match waiting.ctx.this {
            Ref::Out(Place::Hand, owner, def) => {
                waiting.real && self.count_in(Place::Hand, owner, def) > usize::from(waiting.spent)
            }
            _ => true,
        };
        held && self.may_answer(waiting)
            && self.payable(&self.ability(waiting.ability).cost, waiting.ctx, waiting.seat, 0, true)
    }

    /// A waiting ability was used and its card is still where it was: other copies that wait for the same event are
    /// as many fewer.
    pub fn spend(&mut self, used: &Waiting) {
        let same = |waiting: &&mut Waiting| waiting.ability == used.ability && waiting.event == used.event;
        for waiting in self.waiting.iter_mut().filter(same) {
            waiting.spent += u8::from(waiting.seat == used.seat);
        }
    }
}
