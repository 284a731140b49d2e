//! What is true: values, keywords, filters, conditions, numbers and prices, each looked up afresh from the written cards.

use super::world::{Ctx, On, Piece, Place, Ref, Seat, What, Which, World};
use antre_drakerion::language::{
    Ability, AbilityKind, Band, CardType, Combatant, Condition, Filter, Forbidden, From, Granted, Holding,
    Keyword, KeywordId, Lost, NameIs, Number, Op, Player, Selector, Side, Standing, StandingEffect, Stat,
    Whose, Zone,
};

/// A change of a price, with the once-a-turn effect it comes from, or its place among what lasts.
type Discount = (i32, Option<(u32, Which, usize)>, Option<usize>);

pub fn seat_of(who: Player, you: Seat) -> Seat {
    if who == Player::Opponent { 1 - you } else { you }
}

/// You first.
pub fn seats_of(who: Player, you: Seat) -> Vec<Seat> {
    match who {
        Player::You => vec![you],
        Player::Opponent => vec![1 - you],
        Player::Both => vec![you, 1 - you],
    }
}

fn compare(op: Op, a: i32, b: i8) -> bool {
    let b = i32::from(b);
    match op {
        Op::Less => a < b,
        Op::AtMost => a <= b,
        Op::Equal => a == b,
        Op::AtLeast => a >= b,
        Op::More => a > b,
    }
}

fn is_whose(whose: Whose, seat: Seat, you: Seat) -> bool {
    match whose {
        Whose::Any => true,
        Whose::You => seat == you,
        Whose::Opponent => seat != you,
    }
}

fn in_band(band: &Band, value: i32) -> bool {
    band.min.is_none_or(|min| value >= i32::from(min)) && band.max.is_none_or(|max| value <= i32::from(max))
}

fn is_grant(effect: &StandingEffect) -> bool {
    matches!(effect, StandingEffect::Grant { .. })
}

fn is_loss(effect: &StandingEffect) -> bool {
    matches!(effect, StandingEffect::Lose { .. })
}

impl<'a> World<'a> {
    /// Every standing effect of a sort that applies, with its ability, its number there and what its words mean.
    pub fn standing(&self, sort: fn(&StandingEffect) -> bool) -> Vec<(&'a Standing, Which, usize, Ctx)> {
        let mut all = Vec::new();
        for piece in self.all() {
            if self.has_lost(&piece, AbilityKind::Passive, true) {
                continue;
            }
            let ctx = self.ctx_of(&piece);
            for (number, ability) in self.card(piece.def).abilities.iter().enumerate() {
                if ability.kind != AbilityKind::Passive
                    || !ability.standing.iter().any(|one| sort(&one.effect))
                {
                    continue;
                }
                if !ability.condition.as_ref().is_none_or(|condition| self.holds(condition, ctx)) {
                    continue;
                }
                for (at, standing) in ability.standing.iter().enumerate() {
                    if sort(&standing.effect)
                        && standing.condition.as_ref().is_none_or(|condition| self.holds(condition, ctx))
                    {
                        all.push((standing, Which::Printed(piece.def, number), at, ctx));
                    }
                }
            }
        }
        all
    }

    fn changes_on(&self, uid: u32) -> impl Iterator<Item = &What<'a>> {
        self.changes.iter().filter(move |change| change.on == On::Piece(uid)).map(|change| &change.what)
    }

    /// Whether a piece has lost its abilities of a kind.
    pub fn has_lost(&self, piece: &Piece, kind: AbilityKind, printed: bool) -> bool {
        let by_change = self.changes_on(piece.uid).any(|what| match what {
            What::Lost(Lost::All) => true,
            What::Lost(Lost::Printed) => printed,
            What::Lost(Lost::Kind(lost)) => *lost == kind,
            _ => false,
        });
        by_change
            || kind != AbilityKind::Passive
                && self.standing(is_loss).into_iter().any(|(standing, .., ctx)| match &standing.effect {
                    StandingEffect::Lose { to, what } => {
                        *what == Lost::Kind(kind) && self.selects(to, piece, ctx)
                    }
                    _ => false,
                })
    }

    pub fn has_keyword(&self, piece: &Piece, keyword: KeywordId) -> bool {
        let mut printed = self.card(piece.def).keywords.iter().any(|known| known.id() == keyword);
        let mut given = false;
        for what in self.changes_on(piece.uid) {
            match what {
                What::Lost(Lost::All) => return false,
                What::Lost(Lost::Keyword(lost)) if *lost == keyword => return false,
                What::Lost(Lost::Printed) => printed = false,
                What::Keyword(known) => given |= *known == keyword,
                _ => {}
            }
        }
        let mut lost = false;
        for (standing, .., ctx) in self.standing(|effect| is_grant(effect) || is_loss(effect)) {
            match &standing.effect {
                StandingEffect::Grant { to, what: Granted::Keyword(known) } if known.id() == keyword => {
                    given |= self.selects(to, piece, ctx);
                }
                StandingEffect::Lose { to, what: Lost::Keyword(known) } if *known == keyword => {
                    lost |= self.selects(to, piece, ctx);
                }
                _ => {}
            }
        }
        (printed || given) && !lost
    }

    pub fn is_forbidden(&self, piece: &Piece, what: Forbidden) -> bool {
        let forbids = |effect: &StandingEffect| matches!(effect, StandingEffect::Forbid { .. });
        self.standing(forbids).into_iter().any(|(standing, .., ctx)| match &standing.effect {
            StandingEffect::Forbid { to, what: known } => *known == what && self.selects(to, piece, ctx),
            _ => false,
        })
    }

    /// The abilities a piece was given, by their number in the pack.
    pub fn given(&self, piece: &Piece) -> Vec<usize> {
        let mut given: Vec<usize> = Vec::new();
        let number = |id: &str| self.pack.abilities.iter().position(|known| known.id.as_deref() == Some(id));
        for what in self.changes_on(piece.uid) {
            if let What::Ability(number) = what {
                given.push(*number);
            }
        }
        for (standing, .., ctx) in self.standing(is_grant) {
            if let StandingEffect::Grant { to, what: Granted::Ability(id) } = &standing.effect
                && self.selects(to, piece, ctx)
            {
                given.extend(number(id));
            }
        }
        given.sort_unstable();
        given.dedup();
        given
    }

    /// The abilities of a piece: printed, then given.
    pub fn abilities_of(&self, piece: &Piece) -> Vec<(Which, &'a Ability)> {
        let printed = self.card(piece.def).abilities.iter().enumerate();
        let printed = printed.map(|(number, ability)| (Which::Printed(piece.def, number), ability));
        let given =
            self.given(piece).into_iter().map(|number| (Which::Given(number), &self.pack.abilities[number]));
        printed.chain(given).collect()
    }

    /// A current value (DN-185).
    pub fn stat(&self, piece: &Piece, stat: Stat) -> i32 {
        match stat {
            Stat::Damage => return piece.damage,
            Stat::Cost => return self.printed_cost(piece.def),
            Stat::Ranged if !self.has_icon(piece.def) => return 0,
            _ => {}
        }
        let mut value = self.printed(piece.def, stat);
        for attachment in self.attached_to(piece.uid) {
            value += self.printed(attachment.def, stat);
        }
        for what in self.changes_on(piece.uid) {
            if let What::Stat(known, n) = what
                && *known == stat
            {
                value += n;
            }
        }
        for (standing, .., ctx) in self.standing(|effect| matches!(effect, StandingEffect::Modify { .. })) {
            if let StandingEffect::Modify { to, stat: known, n } = &standing.effect
                && *known == stat
                && self.selects(to, piece, ctx)
            {
                value += self.number(n, ctx);
            }
        }
        value.max(0)
    }

    /// Every change of the price of a card in a hand; with the once-a-turn effect it comes from, or its place.
    pub fn discounts(&self, seat: Seat, def: usize) -> Vec<Discount> {
        let mut all = Vec::new();
        for (standing, which, at, ctx) in
            self.standing(|effect| matches!(effect, StandingEffect::Cost { .. }))
        {
            if let StandingEffect::Cost { filter, n, first_each_turn } = &standing.effect
                && let Ref::Piece(source) = ctx.this
                && self.fits_out(Place::Limbo, seat, def, filter, ctx)
            {
                let had = |change: &super::world::Change<'_>| {
                    change.on == On::Piece(source) && change.what == What::Had(which, at)
                };
                let room = self.changes.len() < 64;
                if !first_each_turn || room && !self.changes.iter().any(had) {
                    all.push((i32::from(*n), first_each_turn.then_some((source, which, at)), None));
                }
            }
        }
        for (at, change) in self.changes.iter().enumerate() {
            if let What::Discount(filter, n, _, you) = change.what
                && self.fits_out(Place::Limbo, seat, def, filter, self.ctx_out(you, Place::Hand, def))
            {
                all.push((n, None, Some(at)));
            }
        }
        all
    }

    /// What a card in a hand costs (DN-65).
    pub fn price(&self, seat: Seat, def: usize) -> i32 {
        let changes: i32 = self.discounts(seat, def).iter().map(|(n, ..)| n).sum();
        (self.printed_cost(def) + changes).clamp(0, 255)
    }

    /// A card was played: what held for the first or the next one is had.
    pub fn use_discounts(&mut self, seat: Seat, def: usize) {
        let discounts = self.discounts(seat, def);
        let used: Vec<usize> = discounts.iter().filter_map(|(.., place)| *place).collect();
        let mut over = Vec::new();
        for at in used {
            if let What::Discount(.., Some(left), _) = &mut self.changes[at].what {
                *left -= 1;
                if *left == 0 {
                    over.push(at);
                }
            }
        }
        let had: Vec<_> = discounts.iter().filter_map(|(_, first, _)| *first).collect();
        for (source, which, at) in had {
            let what = What::Had(which, at);
            let until = antre_drakerion::language::Duration::Turn;
            self.change(super::world::Change { on: On::Piece(source), what, until });
        }
        for at in over.into_iter().rev() {
            self.changes.remove(at);
        }
    }

    /// The one card a selector means, wherever it is.
    pub fn the_card(&self, selector: &Selector, ctx: Ctx) -> Ref {
        match selector {
            Selector::This => ctx.this,
            Selector::Bearer => ctx.bearer,
            Selector::TriggerCard => ctx.card,
            Selector::TriggerBy => ctx.by,
            Selector::Attacker => self.engaged().map_or(Ref::Gone, |combat| combat.attacker),
            Selector::Defender => self.engaged().map_or(Ref::Gone, |combat| combat.defender),
            Selector::Chosen(_) | Selector::Each(_) => {
                self.cards_of(selector, ctx).first().copied().unwrap_or(Ref::Gone)
            }
        }
    }

    /// All cards a selector means, wherever they are.
    pub fn cards_of(&self, selector: &Selector, ctx: Ctx) -> Vec<Ref> {
        match selector {
            Selector::Chosen(name) => {
                let using = self.using.as_ref();
                let found = using.and_then(|using| using.vars.iter().rev().find(|(known, _)| known == name));
                found.map_or(Vec::new(), |(_, cards)| cards.clone())
            }
            Selector::Each(filter) => {
                let fitting = self.all().into_iter().filter(|piece| self.fits(piece, filter, ctx));
                fitting.map(|piece| Ref::Piece(piece.uid)).collect()
            }
            _ => vec![self.the_card(selector, ctx)],
        }
    }

    /// The pieces a selector means, by slot.
    pub fn select(&self, selector: &Selector, ctx: Ctx) -> Vec<Piece> {
        let cards = self.cards_of(selector, ctx);
        self.all().into_iter().filter(|piece| cards.contains(&Ref::Piece(piece.uid))).collect()
    }

    pub fn selects(&self, selector: &Selector, piece: &Piece, ctx: Ctx) -> bool {
        match selector {
            Selector::Each(filter) => self.fits(piece, filter, ctx),
            _ => self.cards_of(selector, ctx).contains(&Ref::Piece(piece.uid)),
        }
    }

    fn is_in_zone(&self, piece: &Piece, zone: Zone) -> bool {
        match zone {
            Zone::Play => self.is_in_play(piece),
            Zone::City => !self.is_in_play(piece) && self.kind(piece.def) == CardType::City,
            Zone::Banner => !self.is_in_play(piece) && self.kind(piece.def) == CardType::Banner,
            Zone::Manoeuvre => !self.is_in_play(piece) && self.kind(piece.def) == CardType::Manoeuvre,
            Zone::Hand | Zone::Deck | Zone::Discard => false,
        }
    }

    /// Whether a piece lies where a filter looks, and fits.
    pub fn fits(&self, piece: &Piece, filter: &Filter, ctx: Ctx) -> bool {
        self.is_in_zone(piece, filter.zone) && self.fits_piece(piece, filter, ctx)
    }

    /// What the printed card answers, in play or not.
    fn fits_printed(&self, def: usize, filter: &Filter, ctx: Ctx) -> bool {
        let card = self.card(def);
        let this = match ctx.this {
            Ref::Piece(uid) => self.piece(uid).map(|piece| piece.def),
            Ref::Out(_, _, def) => Some(def),
            Ref::Gone => None,
        };
        filter.card_type.is_none_or(|kind| kind == card.body.card_type())
            && filter.subtype.is_none_or(|subtype| self.subtype(def) == Some(subtype))
            && filter.faction.as_ref().is_none_or(|faction| match &card.faction {
                Some(own) => own == faction,
                None => faction == "none",
            })
            && (filter.traits.is_empty() || filter.traits.iter().any(|wanted| card.traits.contains(wanted)))
            && filter.named.is_none_or(|named| card.subtitle().is_some() == named)
            && match &filter.name {
                None => true,
                Some(NameIs::Same) => this.is_some_and(|this| self.card(this).name_id == card.name_id),
                Some(NameIs::Id(name)) => card.name_id == *name,
            }
    }

    /// Whether a piece fits, whatever zone is asked for.
    pub fn fits_piece(&self, piece: &Piece, filter: &Filter, ctx: Ctx) -> bool {
        let is = |card: Ref| card == Ref::Piece(piece.uid);
        let engaged = self.engaged();
        let attacks = engaged.is_some_and(|combat| is(combat.attacker));
        let defends = engaged.is_some_and(|combat| is(combat.defender));
        is_whose(filter.whose, piece.controller, ctx.you)
            && self.fits_printed(piece.def, filter, ctx)
            && filter.line.is_none_or(|line| piece.line == line)
            && filter.line_of.as_ref().is_none_or(|other| {
                self.piece_of(self.the_card(other, ctx))
                    .is_some_and(|other| other.line == piece.line && other.controller == piece.controller)
            })
            && filter.keyword.is_none_or(|keyword| self.has_keyword(piece, keyword))
            && filter.wounded.is_none_or(|wounded| (piece.damage > 0) == wounded)
            && filter.inclined.is_none_or(|inclined| piece.inclined == inclined)
            && filter.combatant.is_none_or(|combatant| match combatant {
                Combatant::Attacker => attacks,
                Combatant::Defender => defends,
                Combatant::Yes => attacks || defends,
                Combatant::No => !attacks && !defends,
            })
            && filter.attached_to.as_ref().is_none_or(|bearer| {
                piece.bearer.is_some_and(|known| self.the_card(bearer, ctx) == Ref::Piece(known))
            })
            && filter.bands.iter().all(|band| {
                let missing = band.stat == Stat::Ranged
                    && self.kind(piece.def) == CardType::Character
                    && !self.has_icon(piece.def);
                let value = if band.printed {
                    self.printed(piece.def, band.stat)
                } else {
                    self.stat(piece, band.stat)
                };
                !missing && in_band(band, value)
            })
            && (!filter.other || !is(ctx.this))
            && filter.side.is_none_or(|side| {
                self.combat.as_ref().is_some_and(|combat| {
                    let seat = if side == Side::Attacking { combat.side } else { 1 - combat.side };
                    piece.controller == seat
                })
            })
            && filter.among.is_none()
            && filter.not.as_ref().is_none_or(|not| !self.fits_piece(piece, not, ctx))
    }

    /// Whether a card outside play fits, whatever zone is asked for. In a hand the price is the current one.
    pub fn fits_out(&self, place: Place, owner: Seat, def: usize, filter: &Filter, ctx: Ctx) -> bool {
        is_whose(filter.whose, owner, ctx.you)
            && self.fits_printed(def, filter, ctx)
            && filter.line.is_none()
            && filter.line_of.is_none()
            && filter.attached_to.is_none()
            && filter.keyword.is_none_or(|keyword| {
                self.card(def).keywords.iter().map(Keyword::id).any(|known| known == keyword)
            })
            && filter.wounded != Some(true)
            && filter.inclined != Some(true)
            && filter.combatant.is_none_or(|combatant| combatant == Combatant::No)
            && filter.bands.iter().all(|band| {
                let missing =
                    band.stat == Stat::Ranged && self.kind(def) == CardType::Character && !self.has_icon(def);
                let value = if band.stat == Stat::Cost && place == Place::Hand && !band.printed {
                    self.price(owner, def)
                } else {
                    self.printed(def, band.stat)
                };
                !missing && in_band(band, value)
            })
            && (!filter.other || self.is_another(place, owner, def, ctx))
            && filter.side.is_none()
            && filter.among.as_ref().is_none_or(|_| {
                self.using.as_ref().is_some_and(|using| using.ctx.you == owner && using.stored.contains(&def))
            })
            && filter.not.as_ref().is_none_or(|not| !self.fits_out(place, owner, def, not, ctx))
    }

    /// Whether a copy lies there that is not the card itself.
    fn is_another(&self, place: Place, owner: Seat, def: usize, ctx: Ctx) -> bool {
        ctx.this != Ref::Out(place, owner, def) || self.count_in(place, owner, def) > 1
    }

    /// How many copies lying there can be meant: not the card itself where others are asked for, and of those that
    /// were stored no more than were.
    pub fn copies_meant(&self, place: Place, owner: Seat, def: usize, filter: &Filter, ctx: Ctx) -> usize {
        if !self.fits_out(place, owner, def, filter, ctx) {
            return 0;
        }
        let itself = filter.other && ctx.this == Ref::Out(place, owner, def);
        let there = self.count_in(place, owner, def) - usize::from(itself);
        if filter.among.is_none() {
            return there;
        }
        let stored =
            self.using.as_ref().map_or(0, |using| using.stored.iter().filter(|known| **known == def).count());
        there.min(stored)
    }

    pub fn holds(&self, condition: &Condition, ctx: Ctx) -> bool {
        match condition {
            Condition::Count { filter, op, n } => compare(*op, self.count(filter, ctx), *n),
            Condition::Is { card, filter } => match self.the_card(card, ctx) {
                Ref::Gone => false,
                Ref::Piece(uid) => self.piece(uid).is_some_and(|piece| {
                    (filter.zone == Zone::Play || self.is_in_zone(piece, filter.zone))
                        && self.fits_piece(piece, filter, ctx)
                }),
                Ref::Out(place, owner, def) => {
                    (filter.zone == Zone::Play || filter.zone == Zone::Discard && place == Place::Discard)
                        && self.fits_out(place, owner, def, filter, ctx)
                }
            },
            Condition::Has { what, whose, op, n } => {
                let player = &self.players[seat_of(*whose, ctx.you)];
                let has = match what {
                    Holding::Gold => player.gold,
                    Holding::Prestige => player.prestige,
                    Holding::Hand => player.hand.len() as i32,
                    Holding::Deck => player.deck_size() as i32,
                    Holding::Discard => player.discard.len() as i32,
                };
                compare(*op, has, *n)
            }
            Condition::Attack(mode) => self.combat.as_ref().is_some_and(|combat| combat.mode == *mode),
            Condition::InCombat { side } => self.combat.as_ref().is_some_and(|combat| {
                side.is_none_or(|side| (side == Side::Attacking) == (combat.side == ctx.you))
            }),
            Condition::PassedDefinitively(who) => self.players[seat_of(*who, ctx.you)].passed,
            Condition::Manoeuvre { subtype, whose } => {
                let visible = self.beside(CardType::Manoeuvre, seat_of(*whose, ctx.you));
                visible.is_some_and(|piece| self.subtype(piece.def) == Some(*subtype))
            }
            Condition::Discarded { whose, from, op, n } => {
                let [hand, deck] = self.players[seat_of(*whose, ctx.you)].discarded;
                let count = match from {
                    Some(From::Hand) => hand,
                    Some(From::Deck) => deck,
                    None => hand + deck,
                };
                compare(*op, count, *n)
            }
            Condition::All(list) => list.iter().all(|inner| self.holds(inner, ctx)),
            Condition::Any(list) => list.iter().any(|inner| self.holds(inner, ctx)),
            Condition::Not(inner) => !self.holds(inner, ctx),
        }
    }

    fn count(&self, filter: &Filter, ctx: Ctx) -> i32 {
        if filter.zone != Zone::Discard {
            return self.all().iter().filter(|piece| self.fits(piece, filter, ctx)).count() as i32;
        }
        let mut count = 0;
        for seat in 0..2 {
            for def in self.kinds_in(Place::Discard, seat) {
                count += self.copies_meant(Place::Discard, seat, def, filter, ctx);
            }
        }
        count as i32
    }

    pub fn number(&self, number: &Number, ctx: Ctx) -> i32 {
        match number {
            Number::Fixed(n) => i32::from(*n),
            Number::Count { filter, times, plus, max } => {
                let count = self.count(filter, ctx) * i32::from(*times) + i32::from(*plus);
                max.map_or(count, |max| count.min(i32::from(max)))
            }
            Number::Stat { stat, of, printed } => match self.the_card(of, ctx) {
                Ref::Gone => 0,
                Ref::Piece(uid) => self.piece(uid).map_or(0, |piece| {
                    if *printed { self.printed(piece.def, *stat) } else { self.stat(piece, *stat) }
                }),
                Ref::Out(Place::Hand, owner, def) if *stat == Stat::Cost && !printed => {
                    self.price(owner, def)
                }
                Ref::Out(_, _, def) => self.printed(def, *stat),
            },
            Number::Amount => ctx.amount,
        }
    }
}
