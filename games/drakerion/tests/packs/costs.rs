//! Costs: whether all can be paid, tried out in every way on copies of the world (DN-178, DN-179).

use super::world::{Ctx, On, Piece, Place, Ref, Seat, Using, What, Which, World};
use antre_drakerion::language::{CardType, Cost, Duration, Filter, Forbidden, Paid, Per, Whose};

/// One part of a cost that is paid with something chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    Piece(u32),
    Card(usize),
}

/// How many things of a cost are chosen; none for other costs.
pub fn chosen(cost: &Cost) -> Option<u8> {
    match cost {
        Cost::Incline(Paid::Chosen { n, .. }) | Cost::Destroy(Paid::Chosen { n, .. }) => Some(*n),
        Cost::Discard { n, .. } | Cost::UnderDeck { n, .. } => Some(*n),
        _ => None,
    }
}

/// The cost with so many left to choose.
pub fn with_left(cost: &Cost, left: u8) -> Cost {
    let mut cost = cost.clone();
    match &mut cost {
        Cost::Incline(Paid::Chosen { n, .. }) | Cost::Destroy(Paid::Chosen { n, .. }) => *n = left,
        Cost::Discard { n, .. } | Cost::UnderDeck { n, .. } => *n = left,
        _ => {}
    }
    cost
}

impl<'a> World<'a> {
    /// Whether costs can be paid in full; by what everybody knows, or truly.
    pub fn payable(&self, costs: &[Cost], ctx: Ctx, payer: Seat, spent: i32, truly: bool) -> bool {
        let mut trial = self.clone();
        trial.players[payer].gold -= spent;
        let fresh = Using { ctx, vars: Vec::new(), stored: Vec::new(), limbo: None };
        let mut using = trial.using.take().unwrap_or(fresh);
        using.ctx = ctx;
        trial.using = Some(using);
        trial.can_pay(costs, payer, truly)
    }

    /// Whether the ability of an Event in hand can be paid for once the Event itself is.
    pub fn payable_event(&self, costs: &[Cost], seat: Seat, def: usize) -> bool {
        let mut trial = self.clone();
        let price = trial.price(seat, def);
        trial.take_out(Place::Hand, seat, def);
        trial.players[seat].gold -= price;
        let ctx = trial.ctx_out(seat, Place::Limbo, def);
        trial.using = Some(Using { ctx, vars: Vec::new(), stored: Vec::new(), limbo: Some((seat, def)) });
        trial.can_pay(costs, seat, true)
    }

    /// Whether costs can be paid by the user of the present ability, or whoever pays for it.
    pub fn can_pay(&self, costs: &[Cost], payer: Seat, truly: bool) -> bool {
        let Some((cost, rest)) = costs.split_first() else { return true };
        match chosen(cost) {
            Some(0) => self.can_pay(rest, payer, truly),
            Some(_) if !truly && matches!(cost, Cost::Discard { .. } | Cost::UnderDeck { .. }) => {
                self.can_pay_unseen(cost, rest, payer)
            }
            Some(n) => self.picks(cost, payer).into_iter().any(|pick| {
                let mut trial = self.clone();
                trial.pay_pick(cost, pick, payer);
                let left = [vec![with_left(cost, n - 1)], rest.to_vec()].concat();
                trial.can_pay(&left, payer, truly)
            }),
            None => {
                let mut trial = self.clone();
                trial.pay_plain(cost, payer, truly) && trial.can_pay(rest, payer, truly)
            }
        }
    }

    /// What others do not see of a hand may be anything.
    fn can_pay_unseen(&self, cost: &Cost, rest: &[Cost], payer: Seat) -> bool {
        let n = usize::from(chosen(cost).unwrap_or(0));
        let mut trial = self.clone();
        let using = self.using.as_ref().expect("an ability is used");
        let itself = matches!(using.ctx.this, Ref::Out(Place::Hand, owner, _) if owner == payer);
        if trial.players[payer].hand.len() < n + usize::from(itself) {
            return false;
        }
        for _ in 0..n {
            let card = trial.players[payer].hand.remove(0);
            match cost {
                Cost::UnderDeck { .. } => trial.players[payer].bottom.push(card),
                _ => trial.players[payer].discard.push(card),
            }
        }
        trial.can_pay(rest, payer, false)
    }

    /// What the next part of a chosen cost could be paid with.
    pub fn picks(&self, cost: &Cost, payer: Seat) -> Vec<Pick> {
        let using = self.using.as_ref().expect("an ability is used");
        let mine = Ctx { you: payer, ..using.ctx };
        let own = |filter: &Filter| -> Vec<Piece> {
            let filter = Filter { whose: Whose::You, ..filter.clone() };
            self.all().into_iter().filter(|piece| self.fits(piece, &filter, mine)).collect()
        };
        match cost {
            Cost::Incline(Paid::Chosen { filter, .. }) => own(filter)
                .iter()
                .filter(|piece| !piece.inclined)
                .map(|piece| Pick::Piece(piece.uid))
                .collect(),
            Cost::Destroy(Paid::Chosen { filter, .. }) => own(filter)
                .iter()
                .filter(|piece| self.is_in_play(piece))
                .map(|piece| Pick::Piece(piece.uid))
                .collect(),
            Cost::Discard { filter, .. } | Cost::UnderDeck { filter, .. } => {
                let kinds = self.kinds_in(Place::Hand, payer).into_iter();
                let fits = |&def: &usize| {
                    // A card does not pay for its own ability.
                    let itself = using.ctx.this == Ref::Out(Place::Hand, payer, def);
                    let count = self.count_in(Place::Hand, payer, def) - usize::from(itself);
                    count > 0 && self.fits_out(Place::Hand, payer, def, filter, mine)
                };
                kinds.filter(fits).map(Pick::Card).collect()
            }
            _ => Vec::new(),
        }
    }

    pub fn pay_pick(&mut self, cost: &Cost, pick: Pick, payer: Seat) {
        let this = self.using.as_ref().expect("an ability is used").ctx.this;
        match (cost, pick) {
            (Cost::Incline(_), Pick::Piece(uid)) => self.incline(uid),
            (Cost::Destroy(_), Pick::Piece(uid)) => {
                let piece = self.piece(uid).expect("the piece is there").clone();
                self.destroy_by(&[piece], this);
            }
            (Cost::Discard { .. }, Pick::Card(def)) => self.discard_from_hand(payer, def),
            (Cost::UnderDeck { .. }, Pick::Card(def)) if self.take_out(Place::Hand, payer, def) => {
                self.players[payer].bottom.push(def);
                self.slipped = true;
            }
            _ => {}
        }
    }

    /// Pays a cost that leaves no choice; whether it could be paid in full. Milled cards are only counted.
    pub fn pay_plain(&mut self, cost: &Cost, payer: Seat, truly: bool) -> bool {
        let ctx = self.using.as_ref().expect("an ability is used").ctx;
        match cost {
            Cost::Gold(n) => {
                let can = self.players[payer].gold >= i32::from(*n);
                if can {
                    self.change_gold(payer, -i32::from(*n));
                }
                can
            }
            Cost::Incline(Paid::Card(card)) => {
                let pieces = self.select(card, ctx);
                let can = !pieces.is_empty() && pieces.iter().all(|piece| !piece.inclined);
                if can {
                    pieces.iter().for_each(|piece| self.incline(piece.uid));
                }
                can
            }
            Cost::Destroy(Paid::Card(card)) => {
                let pieces = self.select(card, ctx);
                let can = pieces.iter().any(|piece| self.is_in_play(piece));
                if can {
                    self.destroy_by(&pieces, ctx.this);
                }
                can
            }
            Cost::Damage { card, n } => {
                let mut pieces = self.select(card, ctx);
                pieces.retain(|piece| self.is_character(piece));
                pieces.iter().for_each(|piece| self.damage(piece.uid, i32::from(*n), ctx.this, false));
                !pieces.is_empty()
            }
            Cost::Move(card) => {
                let pieces = self.select(card, ctx);
                let movable = |piece: &Piece| {
                    self.kind(piece.def) == CardType::Character
                        && !self.is_forbidden(piece, Forbidden::BeMoved)
                };
                let can = !pieces.is_empty() && pieces.iter().all(movable);
                if can {
                    pieces.iter().for_each(|piece| self.move_over(piece.uid));
                }
                can
            }
            Cost::Put { card, dest } => {
                let card = self.the_card(card, ctx);
                let can = match card {
                    Ref::Gone => false,
                    Ref::Piece(uid) => self.piece(uid).is_some_and(|piece| self.is_in_play(piece)),
                    // Nobody else knows whether the card of a reaction is in the hand.
                    Ref::Out(Place::Hand, owner, _) if !truly && owner == payer => true,
                    Ref::Out(place, owner, def) => self.count_in(place, owner, def) > 0,
                };
                if can {
                    self.put(card, *dest);
                }
                can
            }
            Cost::Mill { n, .. } => {
                let player = &mut self.players[payer];
                let can = player.deck_size() >= usize::from(*n);
                for _ in 0..*n {
                    let known = [&mut player.top, &mut player.pool, &mut player.bottom];
                    if let Some(list) = known.into_iter().find(|list| !list.is_empty()) {
                        list.remove(0);
                    }
                }
                can
            }
            Cost::Incline(_) | Cost::Destroy(_) | Cost::Discard { .. } | Cost::UnderDeck { .. } => true,
        }
    }

    fn limit_key(&self, ctx: Ctx) -> On {
        match ctx.this {
            Ref::Piece(uid) => On::Piece(uid),
            Ref::Out(_, owner, def) => On::Out(owner, def),
            Ref::Gone => On::Nothing,
        }
    }

    /// How often a limited ability was used; where a use could not be noted there is none.
    pub fn uses_of(&self, which: Which, ctx: Ctx) -> u8 {
        let on = self.limit_key(ctx);
        let used =
            self.changes.iter().filter(|change| change.on == on).find_map(|change| match change.what {
                What::Used(known, times) if known == which => Some(times),
                _ => None,
            });
        used.unwrap_or(if self.changes.len() >= 64 { u8::MAX } else { 0 })
    }

    pub fn count_use(&mut self, which: Which, ctx: Ctx) {
        let Some(limit) = self.ability(which).limit else { return };
        let on = self.limit_key(ctx);
        for change in self.changes.iter_mut().filter(|change| change.on == on) {
            if let What::Used(known, times) = &mut change.what
                && *known == which
            {
                *times += 1;
                return;
            }
        }
        let until = match limit.per {
            Per::Combat => Duration::Combat,
            Per::Turn => Duration::Turn,
            Per::Game => Duration::Stay,
        };
        self.change(super::world::Change { on, what: What::Used(which, 1), until });
    }
}
