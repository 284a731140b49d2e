//! Whether a move is lawful, and the clause by which it is not.

use crate::clause::Clause;
use crate::cost::Bill;
use crate::event::Move;
use crate::game::Drakerion;
use crate::ids::{DefId, Kind, Local, Slot};
use crate::language::{AbilityKind, BattleLine, CardType, Forbidden, KeywordId, Mode};
use crate::moment::Waiting;
use crate::place::Place;
use crate::playing::GIVEN;
use crate::sets::Locals;
use crate::state::{Ask, State};
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
    pub(crate) fn check_move(&self, s: &State, seat: Seat, m: Move) -> Checked {
        match s.ask {
            Ask::Nothing | Ask::Coin | Ask::Reveal | Ask::Cards | Ask::Over => return Err(Clause::InTurn),
            _ => ensure(s.asked == seat, Clause::InTurn)?,
        }
        match s.ask {
            Ask::Action => self.check_action(s, seat, m),
            Ask::Combat => self.check_combat(s, seat, m),
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
                Move::Target(slot) => self.check_defender(s, seat, slot),
                _ => Err(Clause::Melee),
            },
            Ask::PlayBearer => match m {
                Move::Target(slot) => self.check_bearer(s, s.playing, slot),
                _ => Err(Clause::Bearer),
            },
            Ask::PlayEvent => match m {
                Move::Option(option) => {
                    let fits = self.event_ability(s, seat, s.playing, option).is_some();
                    ensure(fits, Clause::EventAbility)
                }
                _ => Err(Clause::EventAbility),
            },
            Ask::Trigger => self.check_trigger(s, seat, m),
            Ask::Step => self.check_step(s, seat, m),
            Ask::Nothing | Ask::Coin | Ask::Reveal | Ask::Cards | Ask::Over => Err(Clause::InTurn),
        }
    }

    /// The number of a card that is in a hand.
    pub(crate) fn in_hand(&self, s: &State, seat: Seat, card: DefId) -> Option<Local> {
        self.local(seat, card).filter(|&local| local.in_deck() && s.side(seat).hand.count(local) > 0)
    }

    pub(crate) fn in_pile(&self, s: &State, seat: Seat, card: DefId) -> Option<Local> {
        self.local(seat, card).filter(|&local| s.side(seat).has_in_pile(local))
    }

    pub(crate) fn check_action(&self, s: &State, seat: Seat, m: Move) -> Checked {
        let is_pass = matches!(m, Move::Pass | Move::Withdraw);
        ensure(is_pass || !self.is_spent(s), Clause::Spent)?;
        match m {
            Move::Pass => Ok(()),
            Move::Withdraw => ensure(!s.has_withdrawn(seat.other()), Clause::SecondWithdrawal),
            Move::Play(card) => self.check_play_of(s, seat, card, false),
            Move::Use { slot, ability } => self.check_use(s, seat, slot, ability, AbilityKind::Action),
            Move::Recall { card, ability } => self.check_recall(s, seat, card, ability),
            Move::Attack { slot, mode } => self.check_attack(s, seat, slot, mode),
            _ => Err(Clause::Action),
        }
    }

    pub(crate) fn check_combat(&self, s: &State, seat: Seat, m: Move) -> Checked {
        ensure(m == Move::Pass || !self.is_spent(s), Clause::Spent)?;
        match m {
            Move::Pass => Ok(()),
            Move::Play(card) => self.check_play_of(s, seat, card, true),
            Move::Use { slot, ability } => self.check_use(s, seat, slot, ability, AbilityKind::Combat),
            Move::Intercept(slot) => self.check_intercept(s, seat, slot),
            Move::Recall { .. } => Err(Clause::NoActionInCombat),
            _ => Err(Clause::CombatAction),
        }
    }

    fn check_play_of(&self, s: &State, seat: Seat, card: DefId, in_combat: bool) -> Checked {
        let Some(local) = self.in_hand(s, seat, card) else { return Err(Clause::FromHand) };
        self.check_play(s, seat, local, in_combat)
    }

    /// Whether a card of the hand may be played, by its number in the deck list.
    pub(crate) fn check_play(&self, s: &State, seat: Seat, local: Local, in_combat: bool) -> Checked {
        let kind = Kind::new(seat, local);
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
                let mut all = (s.characters(Seat::A) | s.characters(Seat::B)).iter();
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
    pub(crate) fn event_ability(&self, s: &State, seat: Seat, kind: Kind, n: u8) -> Option<u16> {
        if !kind.is_some() {
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
    pub(crate) fn ability_of(&self, s: &State, slot: Slot, number: u8) -> Option<u16> {
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

    pub(crate) fn check_use(
        &self,
        s: &State,
        seat: Seat,
        slot: Slot,
        number: u8,
        wanted: AbilityKind,
    ) -> Checked {
        let clause =
            if wanted == AbilityKind::Action { Clause::ActionAbility } else { Clause::CombatAbility };
        let slot = slot.of(seat);
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

    pub(crate) fn check_recall(&self, s: &State, seat: Seat, card: DefId, number: u8) -> Checked {
        let local = self.local(seat, card).filter(|&local| local.in_deck());
        let Some(local) = local.filter(|&local| s.side(seat).discard.count(local) > 0) else {
            return Err(Clause::DiscardAction);
        };
        let kind = Kind::new(seat, local);
        let run = self.def(kind).abilities;
        let index = run.start + u16::from(number);
        let ctx = Ctx::of_card(seat, Place::Discard, kind);
        let fits = index < run.end
            && self.ability(index).kind == AbilityKind::DiscardAction
            && self.is_ready(s, index, ctx);
        ensure(fits, Clause::DiscardAction)?;
        ensure(self.payable(s, self.ability(index).costs, ctx, seat, 0, true), Clause::Cost)
    }

    pub(crate) fn check_attack(&self, s: &State, seat: Seat, slot: Slot, mode: Mode) -> Checked {
        ensure(slot.in_play() && s.characters(seat).contains(slot), Clause::Melee)?;
        let lying = s.slot(slot);
        ensure(!lying.inclined(), Clause::Ready)?;
        if mode == Mode::Ranged {
            ensure(self.def(lying.kind).shoots, Clause::RangedIcon)?;
        } else {
            ensure(lying.line() == BattleLine::Front, Clause::Melee)?;
        }
        ensure(self.can_attack(s, slot, mode), Clause::Forbidden)?;
        // Somebody stands in front of every player, so only a passive can leave nobody to attack.
        let opponent = seat.other();
        if !s.lines[opponent.index() & 1][0].is_empty() && self.touched & TOUCHES_FORBID == 0 {
            return Ok(());
        }
        let mut all = s.characters(opponent).iter();
        ensure(all.any(|other| self.may_attack(s, slot, other, mode)), Clause::Forbidden)
    }

    pub(crate) fn check_defender(&self, s: &State, seat: Seat, slot: Slot) -> Checked {
        ensure(slot.in_play() && s.occupied(slot), Clause::Melee)?;
        ensure(!s.characters(seat).contains(slot), Clause::OwnCharacter)?;
        ensure(s.characters(seat.other()).contains(slot), Clause::Melee)?;
        let (attacker, mode) = (s.attacking, s.mode);
        if self.may_attack(s, attacker, slot, mode) {
            return Ok(());
        }
        ensure(!self.is_forbidden(s, slot, Forbidden::BeAttacked), Clause::Forbidden)?;
        Err(match mode {
            Mode::Ranged => Clause::RangedReach,
            Mode::Melee if self.has_keyword(s, attacker, KeywordId::Infiltrator) => Clause::Infiltrator,
            Mode::Melee => Clause::Melee,
        })
    }

    pub(crate) fn check_bearer(&self, s: &State, kind: Kind, slot: Slot) -> Checked {
        let all = s.characters(Seat::A) | s.characters(Seat::B);
        ensure(slot.in_play() && all.contains(slot) && kind.is_some(), Clause::Bearer)?;
        if self.may_attach(s, kind, slot) {
            return Ok(());
        }
        let except = self.def(s.slot(slot).kind).except != 0;
        Err(if except { Clause::NoAttachmentExcept } else { Clause::NoAttachment })
    }

    pub(crate) fn check_intercept(&self, s: &State, seat: Seat, slot: Slot) -> Checked {
        ensure(slot.in_play() && s.characters(seat).contains(slot), Clause::Interceptor)?;
        ensure(
            s.combat.mode == Mode::Melee && self.has_keyword(s, slot, KeywordId::Interceptor),
            Clause::Interceptor,
        )?;
        ensure(s.combat.opening && seat != s.combat.side, Clause::InterceptFirst)?;
        ensure(!s.slot(slot).inclined() && slot != s.combat.defender, Clause::InterceptReady)?;
        ensure(s.slot(slot).line() == s.slot(s.combat.defender).line(), Clause::Interceptor)?;
        ensure(!self.is_forbidden(s, slot, Forbidden::Intercept), Clause::Forbidden)
    }

    pub(crate) fn check_trigger(&self, s: &State, seat: Seat, m: Move) -> Checked {
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
    fn check_arrival(&self, s: &State, m: Move, ctx: Ctx) -> Checked {
        match (self.put_into_play(s, ctx), m) {
            (Some(kind), m) if self.def(kind).card_type == CardType::Attachment => match m {
                Move::Target(slot) => self.check_bearer(s, kind, slot),
                _ => Err(Clause::Bearer),
            },
            (_, Move::Line(_)) => Ok(()),
            _ => Err(Clause::ArrivalLine),
        }
    }

    pub(crate) fn check_step(&self, s: &State, seat: Seat, m: Move) -> Checked {
        let ctx = Ctx::using(s);
        let among = |owner: Seat, card: DefId, cards: Locals| {
            self.local(owner, card).is_some_and(|local| cards.contains(local))
        };
        match self.tables.code[usize::from(s.using.at)].step {
            Step::Target(target) => {
                let t = &self.tables.targets[usize::from(target)];
                let fits = match m {
                    Move::Target(slot) => self.candidates(s, target, ctx).0.contains(slot.of(seat)),
                    Move::Pick { owner, card } => {
                        owner.index() < 2
                            && among(owner, card, self.candidates(s, target, ctx).1[owner.index()])
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
                        owner == seat && among(seat, card, self.cost_cards(s, filter, seat, ctx))
                    }
                    (Cost::UnderDeck { filter, .. }, Move::Slip(card)) => {
                        among(seat, card, self.cost_cards(s, filter, seat, ctx))
                    }
                    (_, Move::Target(slot)) => self.bill_slots(s, bill, ctx).contains(slot.of(seat)),
                    _ => false,
                };
                ensure(fits, Clause::CostChoice)
            }
            Step::Attack { .. } => ensure(matches!(m, Move::Option(0 | 1)), Clause::AttackKind),
            Step::Discard { who, filter, .. } => {
                let from = self.discards_from(s, who, ctx);
                let fits = matches!(m, Move::Pick { owner, card }
                    if owner == from && among(owner, card, self.discardable(s, filter, owner, ctx)));
                ensure(fits, Clause::Discard)
            }
            Step::Search { zone, filter, shown, .. } => {
                if s.using.part == crate::using::FOUND {
                    return self.check_arrival(s, m, ctx);
                }
                let fits = match m {
                    Move::Done => true, // DN-189
                    Move::Pick { owner, card } if shown => {
                        owner.index() < 2
                            && among(owner, card, self.findable(s, zone, filter, ctx)[owner.index()])
                    }
                    Move::Slip(card) if !shown => {
                        among(seat, card, self.findable(s, zone, filter, ctx)[seat.index() & 1])
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
            Step::Deploy { .. } => self.check_arrival(s, m, ctx),
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
