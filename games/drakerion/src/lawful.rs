//! Whether a move is lawful, and the clause by which it is not.

use crate::clause::Clause;
use crate::cost::Bill;
use crate::event::Move;
use crate::game::Drakerion;
use crate::language::{AbilityKind, CardType, Forbidden, KeywordId, Line, Mode};
use crate::playing::GIVEN;
use crate::state::{Ask, BANNER, FIRST_MANOEUVRE, NOWHERE, PILE, Place, State, Waiting, bits, kind_of};
use crate::table::{Cost, Step, TOUCHES_FORBID};
use crate::value::Ctx;
use antre_kernel::Seat;

type Checked = Result<(), Clause>;

/// Refuses unless it holds.
#[inline]
fn ensure(holds: bool, clause: Clause) -> Checked {
    if holds { Ok(()) } else { Err(clause) }
}

impl Drakerion {
    /// Whether a move is lawful, and by which clause not.
    pub(crate) fn judge(&self, s: &State, seat: Seat, m: Move) -> Checked {
        match s.ask {
            Ask::Nothing | Ask::Coin | Ask::Reveal | Ask::Cards | Ask::Over => return Err(Clause::InTurn),
            _ => ensure(s.asked == seat, Clause::InTurn)?,
        }
        match s.ask {
            Ask::Action => self.judge_action(s, seat, m),
            Ask::Combat => self.judge_combat(s, seat, m),
            Ask::First => ensure(matches!(m, Move::First(seat) if seat.index() < 2), Clause::ChooseFirst),
            Ask::SetupLine => ensure(matches!(m, Move::Line(_)), Clause::SetupLine),
            Ask::PlayLine => ensure(matches!(m, Move::Line(_)), Clause::ArrivalLine),
            Ask::Mulligan => match m {
                Move::Done => Ok(()),
                Move::Slip(card) => ensure(self.in_hand(s, seat, card).is_some(), Clause::Mulligan),
                _ => Err(Clause::Mulligan),
            },
            Ask::Manoeuvre => match m {
                Move::Manoeuvre(card) => ensure(self.in_pile(s, seat, card).is_some(), Clause::Manoeuvre),
                _ => Err(Clause::Manoeuvre),
            },
            Ask::Defender => match m {
                Move::Target(slot) => self.judge_defender(s, seat, slot),
                _ => Err(Clause::Melee),
            },
            Ask::PlayBearer => match m {
                Move::Target(slot) => self.judge_bearer(s, s.subject, slot),
                _ => Err(Clause::Bearer),
            },
            Ask::PlayEvent => match m {
                Move::Option(option) => {
                    let fits = self.event_ability(s, seat, s.subject, option).is_some();
                    ensure(fits, Clause::EventAbility)
                }
                _ => Err(Clause::EventAbility),
            },
            Ask::Trigger => self.judge_trigger(s, seat, m),
            Ask::Step => self.judge_step(s, seat, m),
            Ask::Nothing | Ask::Coin | Ask::Reveal | Ask::Cards | Ask::Over => Err(Clause::InTurn),
        }
    }

    /// The number of a card that is in a hand.
    pub(crate) fn in_hand(&self, s: &State, seat: Seat, card: u16) -> Option<u8> {
        self.local(seat, card).filter(|&local| local < FIRST_MANOEUVRE && s.side(seat).hand.count(local) > 0)
    }

    pub(crate) fn in_pile(&self, s: &State, seat: Seat, card: u16) -> Option<u8> {
        let local = self.local(seat, card)?;
        let index = local.checked_sub(FIRST_MANOEUVRE).filter(|&index| index < PILE as u8)?;
        (s.side(seat).pile >> index & 1 == 1).then_some(index)
    }

    pub(crate) fn judge_action(&self, s: &State, seat: Seat, m: Move) -> Checked {
        match m {
            Move::Pass => Ok(()),
            Move::Withdraw => ensure(!s.has_withdrawn(seat.other()), Clause::SecondWithdrawal),
            Move::Play(card) => self.judge_play_of(s, seat, card, false),
            Move::Use { slot, ability } => self.judge_use(s, seat, slot, ability, AbilityKind::Action),
            Move::Recall { card, ability } => self.judge_recall(s, seat, card, ability),
            Move::Attack { slot, mode } => self.judge_attack(s, seat, slot, mode),
            _ => Err(Clause::Action),
        }
    }

    pub(crate) fn judge_combat(&self, s: &State, seat: Seat, m: Move) -> Checked {
        match m {
            Move::Pass => Ok(()),
            Move::Play(card) => self.judge_play_of(s, seat, card, true),
            Move::Use { slot, ability } => self.judge_use(s, seat, slot, ability, AbilityKind::Combat),
            Move::Intercept(slot) => self.judge_intercept(s, seat, slot),
            Move::Recall { .. } => Err(Clause::NoActionInCombat),
            _ => Err(Clause::CombatAction),
        }
    }

    fn judge_play_of(&self, s: &State, seat: Seat, card: u16, in_combat: bool) -> Checked {
        let Some(local) = self.in_hand(s, seat, card) else { return Err(Clause::FromHand) };
        self.judge_play(s, seat, local, in_combat)
    }

    /// Whether a card of the hand may be played, by its number in the deck list.
    pub(crate) fn judge_play(&self, s: &State, seat: Seat, local: u8, in_combat: bool) -> Checked {
        let kind = kind_of(seat, local);
        let def = self.def(kind);
        let unpredictable = def.keywords >> KeywordId::Unpredictable as u8 & 1 == 1;
        if in_combat && def.card_type != CardType::Event {
            ensure(unpredictable, Clause::OutsideOwnAction)?;
        }
        if def.card_type == CardType::Event {
            let wanted = if in_combat { AbilityKind::Combat } else { AbilityKind::Action };
            ensure(def.has(wanted), Clause::EventFits)?;
        }
        let cost = self.cost(s, kind);
        ensure(cost <= s.side(seat).gold, Clause::Gold)?;
        match def.card_type {
            CardType::Character => ensure(!self.name_taken(s, kind, seat), Clause::NameTaken),
            CardType::Attachment => {
                let mut all = bits(s.characters(Seat::A) | s.characters(Seat::B));
                ensure(all.any(|slot| self.may_attach(s, kind, slot)), Clause::NoAttachment)
            }
            CardType::Event => {
                let wanted = if in_combat { AbilityKind::Combat } else { AbilityKind::Action };
                let ctx = Ctx::of_card(seat, Place::Hand, kind);
                let mut refusal = Clause::EventFits;
                for ability in def.abilities.of(&self.tables.abilities) {
                    if ability.kind == wanted && self.holds(s, ability.condition, ctx) {
                        if self.payable(s, ability.costs, ctx, seat, cost, true) {
                            return Ok(());
                        }
                        refusal = Clause::Cost;
                    }
                }
                Err(refusal)
            }
            CardType::Banner | CardType::City | CardType::Manoeuvre => Err(Clause::FromHand),
        }
    }

    /// The n-th ability of an Event that can be used now.
    pub(crate) fn event_ability(&self, s: &State, seat: Seat, kind: u8, n: u8) -> Option<u16> {
        if kind == NOWHERE {
            return None;
        }
        let wanted = if self.in_combat(s) { AbilityKind::Combat } else { AbilityKind::Action };
        let run = self.def(kind).abilities;
        // While the card is still in hand it cannot pay for itself.
        let ctx = Ctx::of_card(seat, Place::Hand, kind);
        let spent = self.cost(s, kind);
        let fits = |&index: &u16| {
            let ability = self.ability(index);
            ability.kind == wanted
                && self.holds(s, ability.condition, ctx)
                && self.payable(s, ability.costs, ctx, seat, spent, true)
        };
        (run.start..run.end).filter(fits).nth(usize::from(n))
    }

    /// The number of an ability as moves and events spell it.
    pub(crate) fn spoken_number(&self, ability: u16) -> u8 {
        match self.tables.granted.iter().position(|&granted| granted == ability) {
            Some(number) => GIVEN.saturating_add(number.min(255) as u8),
            None => self.ability(ability).number,
        }
    }

    /// The ability with this number of a card in play; those it was given are numbered from [`GIVEN`].
    pub(crate) fn ability_of(&self, s: &State, slot: u8, number: u8) -> Option<u16> {
        let run = self.def(s.slot(slot).kind).abilities;
        if number < GIVEN {
            return Some(run.start + u16::from(number)).filter(|&index| index < run.end);
        }
        let number = number - GIVEN;
        if !self.grants || number >= 64 || self.given(s, slot) >> number & 1 == 0 {
            return None;
        }
        self.tables.granted.get(usize::from(number)).copied()
    }

    pub(crate) fn judge_use(
        &self,
        s: &State,
        seat: Seat,
        slot: u8,
        number: u8,
        wanted: AbilityKind,
    ) -> Checked {
        let clause =
            if wanted == AbilityKind::Action { Clause::ActionAbility } else { Clause::CombatAbility };
        let slot = self.own_slot(slot, seat);
        ensure(s.occupied(slot) && s.slot(slot).controller() == seat, clause)?;
        let Some(index) = self.ability_of(s, slot, number) else { return Err(clause) };
        let ability = self.ability(index);
        match (wanted, ability.kind) {
            (AbilityKind::Combat, AbilityKind::Action) => return Err(Clause::NoActionInCombat),
            (AbilityKind::Action, AbilityKind::Combat) => return Err(Clause::CombatAbility),
            _ => {}
        }
        let ctx = Ctx::of_slot(s, slot);
        ensure(ability.kind == wanted && self.is_ready(s, index, ctx), clause)?;
        ensure(self.payable(s, ability.costs, ctx, seat, 0, true), Clause::Cost)
    }

    pub(crate) fn judge_recall(&self, s: &State, seat: Seat, card: u16, number: u8) -> Checked {
        let local = self.local(seat, card).filter(|&local| local < FIRST_MANOEUVRE);
        let Some(local) = local.filter(|&local| s.side(seat).discard.count(local) > 0) else {
            return Err(Clause::DiscardAction);
        };
        let kind = kind_of(seat, local);
        let run = self.def(kind).abilities;
        let index = run.start + u16::from(number);
        let ctx = Ctx::of_card(seat, Place::Discard, kind);
        let fits = index < run.end
            && self.ability(index).kind == AbilityKind::DiscardAction
            && self.is_ready(s, index, ctx);
        ensure(fits, Clause::DiscardAction)?;
        ensure(self.payable(s, self.ability(index).costs, ctx, seat, 0, true), Clause::Cost)
    }

    pub(crate) fn judge_attack(&self, s: &State, seat: Seat, slot: u8, mode: Mode) -> Checked {
        ensure(slot < BANNER && s.characters(seat) >> slot & 1 == 1, Clause::Melee)?;
        let lying = s.slot(slot);
        ensure(!lying.inclined(), Clause::Ready)?;
        if mode == Mode::Ranged {
            ensure(self.def(lying.kind).shoots, Clause::RangedIcon)?;
        } else {
            ensure(lying.line() == Line::Front, Clause::Melee)?;
        }
        ensure(self.can_attack(s, slot, mode), Clause::Forbidden)?;
        // Somebody stands in front of every player, so only a passive can leave nobody to attack.
        let opponent = seat.other();
        if s.lines[opponent.index() & 1][0] != 0 && self.touched & TOUCHES_FORBID == 0 {
            return Ok(());
        }
        let mut all = bits(s.characters(opponent));
        ensure(all.any(|other| self.may_attack(s, slot, other, mode)), Clause::Forbidden)
    }

    pub(crate) fn judge_defender(&self, s: &State, seat: Seat, slot: u8) -> Checked {
        ensure(slot < BANNER && s.occupied(slot), Clause::Melee)?;
        ensure(s.characters(seat) >> slot & 1 == 0, Clause::OwnCharacter)?;
        ensure(s.characters(seat.other()) >> slot & 1 == 1, Clause::Melee)?;
        let (attacker, mode) = (s.subject, s.mode);
        ensure(!self.is_forbidden(s, slot, Forbidden::BeAttacked), Clause::Forbidden)?;
        if self.may_attack(s, attacker, slot, mode) {
            return Ok(());
        }
        Err(match mode {
            Mode::Ranged => Clause::RangedReach,
            Mode::Melee if self.has_keyword(s, attacker, KeywordId::Infiltrator) => Clause::Infiltrator,
            Mode::Melee => Clause::Melee,
        })
    }

    pub(crate) fn judge_bearer(&self, s: &State, kind: u8, slot: u8) -> Checked {
        let all = s.characters(Seat::A) | s.characters(Seat::B);
        ensure(slot < BANNER && all >> slot & 1 == 1 && kind != NOWHERE, Clause::Bearer)?;
        if self.may_attach(s, kind, slot) {
            return Ok(());
        }
        let except = self.def(s.slot(slot).kind).except != 0;
        Err(if except { Clause::NoAttachmentExcept } else { Clause::NoAttachment })
    }

    pub(crate) fn judge_intercept(&self, s: &State, seat: Seat, slot: u8) -> Checked {
        ensure(slot < BANNER && s.characters(seat) >> slot & 1 == 1, Clause::Interceptor)?;
        ensure(
            s.combat.mode == Mode::Melee && self.has_keyword(s, slot, KeywordId::Interceptor),
            Clause::Interceptor,
        )?;
        ensure(s.combat.opening && seat != s.combat.side, Clause::InterceptFirst)?;
        ensure(!s.slot(slot).inclined() && slot != s.combat.defender, Clause::InterceptReady)?;
        ensure(s.slot(slot).line() == s.slot(s.combat.defender).line(), Clause::Interceptor)?;
        ensure(!self.is_forbidden(s, slot, Forbidden::Intercept), Clause::Forbidden)
    }

    pub(crate) fn judge_trigger(&self, s: &State, seat: Seat, m: Move) -> Checked {
        let group = &s.waiting[..usize::from(s.group)];
        match m {
            Move::React(number) => {
                let fits = self.waiting_of(s, seat, number).is_some_and(|at| {
                    // Copies that nothing tells apart are one.
                    let (before, waiting) = (&group[..usize::from(at)], &group[usize::from(at)]);
                    let again = |other: &Waiting| other.is_like(waiting) && self.can_answer(s, other);
                    self.can_answer(s, waiting) && !before.iter().any(again)
                });
                ensure(fits, Clause::Group)
            }
            Move::Decline => {
                let forced = group.iter().any(|waiting| {
                    waiting.seat == seat
                        && self.ability(waiting.ability).forced
                        && self.can_answer(s, waiting)
                });
                ensure(!forced, Clause::Forced)
            }
            _ => Err(Clause::Group),
        }
    }

    /// Where a card is put into play: a Character on a line, an Attachment on a Character (DN-66, DN-231).
    fn judge_arrival(&self, s: &State, m: Move, ctx: Ctx) -> Checked {
        match (self.put_into_play(s, ctx), m) {
            (Some(kind), m) if self.def(kind).card_type == CardType::Attachment => match m {
                Move::Target(slot) => self.judge_bearer(s, kind, slot),
                _ => Err(Clause::Bearer),
            },
            (_, Move::Line(_)) => Ok(()),
            _ => Err(Clause::ArrivalLine),
        }
    }

    pub(crate) fn judge_step(&self, s: &State, seat: Seat, m: Move) -> Checked {
        let ctx = Ctx::using(s);
        let bit = |owner: Seat, card: u16, mask: u64| {
            self.local(owner, card).is_some_and(|local| local < FIRST_MANOEUVRE && mask >> local & 1 == 1)
        };
        match self.tables.code[usize::from(s.using.at)].step {
            Step::Target(target) => {
                let t = &self.tables.targets[usize::from(target)];
                let fits = match m {
                    Move::Target(slot) => {
                        slot < 128 && self.candidates(s, target, ctx).0 >> self.own_slot(slot, seat) & 1 == 1
                    }
                    Move::Pick { owner, card } => {
                        owner.index() < 2
                            && bit(owner, card, self.candidates(s, target, ctx).1[owner.index()])
                    }
                    Move::Done => s.using.counts[usize::from(t.var) % s.using.counts.len()] >= t.min,
                    _ => false,
                };
                ensure(fits, Clause::Target)
            }
            Step::Pay { cost: index, end, entangled, .. } => {
                let bill = Bill { cost: index, end, payer: seat, entangled };
                let fits = match (self.tables.costs[usize::from(index)], m) {
                    (Cost::Discard { filter, .. }, Move::Pick { owner, card }) => {
                        owner == seat && bit(seat, card, self.cost_cards(s, filter, seat, ctx))
                    }
                    (Cost::UnderDeck { filter, .. }, Move::Slip(card)) => {
                        bit(seat, card, self.cost_cards(s, filter, seat, ctx))
                    }
                    (_, Move::Target(slot)) => {
                        slot < 128 && self.bill_slots(s, bill, ctx) >> self.own_slot(slot, seat) & 1 == 1
                    }
                    _ => false,
                };
                ensure(fits, Clause::CostChoice)
            }
            Step::Attack { .. } => ensure(matches!(m, Move::Option(0 | 1)), Clause::AttackKind),
            Step::Discard { who, filter, .. } => {
                let from = self.discards_from(s, who, ctx);
                let fits = matches!(m, Move::Pick { owner, card }
                    if owner == from && bit(owner, card, self.discardable(s, filter, owner, ctx)));
                ensure(fits, Clause::Discard)
            }
            Step::Search { zone, filter, shown, .. } => {
                if s.using.part == crate::using::FOUND {
                    return self.judge_arrival(s, m, ctx);
                }
                let fits = match m {
                    Move::Done => true, // DN-189
                    Move::Pick { owner, card } if shown => {
                        owner.index() < 2
                            && bit(owner, card, self.findable(s, zone, filter, ctx)[owner.index()])
                    }
                    Move::Slip(card) if !shown => {
                        bit(seat, card, self.findable(s, zone, filter, ctx)[seat.index() & 1])
                    }
                    _ => false,
                };
                ensure(fits, Clause::Search)
            }
            Step::Look { .. } => {
                let fits = match m {
                    Move::Slip(card) => {
                        let local = self.local(seat, card);
                        self.looked_at(s, seat).any(|(_, known)| Some(known) == local)
                    }
                    _ => false,
                };
                ensure(fits, Clause::Look)
            }
            Step::Deploy { .. } => self.judge_arrival(s, m, ctx),
            Step::Choose { options, .. } => {
                let fits = matches!(m, Move::Option(option)
                    if option < options && s.using.chosen >> option & 1 == 0);
                ensure(fits, Clause::Target)
            }
            Step::Ask { costs, .. } => match m {
                Move::Decline => Ok(()),
                Move::Pay => ensure(self.payable(s, costs, ctx, seat, 0, true), Clause::Cost),
                _ => Err(Clause::CostChoice),
            },
            _ => Err(Clause::Target),
        }
    }
}
