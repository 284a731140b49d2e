//! An attack in its order (DK-117): the hits, the reaction, the wounds, where they go, and who dies.

use crate::card::{DRAGON, DWARVES, Hand, Kind, Symbol};
use crate::state::{Ability, Pending, at, dwarves_of};
use crate::{Act, Cell, Clause, Drako, Event, Figure, Open, Phase, State};
use antre_kernel::{Narrate, Seat};

impl Drako {
    /// An attack with a card; these dwarves hit, or are hit.
    #[inline]
    pub(crate) fn attack(
        &self,
        s: &mut State,
        seat: Seat,
        card: Kind,
        (symbol, dwarves): (Symbol, u8),
        out: &mut impl Narrate<Event>,
    ) {
        self.discard(s, seat, card);
        self.spend(&mut s.open);
        s.open.pending = Pending { symbol, value: self.value_of(card, symbol), dwarves };
        out.tell(|| Event::Attacked { card, symbol, dwarves });
        if symbol == Symbol::Attack2 && self.beside(&s.open) & !dwarves != 0 {
            s.open.phase = Phase::SecondAttack; // DK-56
        } else {
            self.await_reaction(s, out);
        }
    }

    pub(crate) fn list_second_attackers(&self, open: &Open, out: &mut impl FnMut(Act)) {
        dwarves_of(self.beside(open) & !open.pending.dwarves).for_each(|dwarf| out(Act::With(dwarf)));
        out(Act::Stop);
    }

    pub(crate) fn check_second_attacker(&self, open: &Open, m: Act) -> Result<(), Clause> {
        match m {
            Act::Stop => Ok(()),
            Act::With(dwarf) if !open.is_there(dwarf) => Err(Clause::DeadDwarf),
            Act::With(dwarf) if self.beside(open) & !open.pending.dwarves & dwarf.bit() != 0 => Ok(()),
            _ => Err(Clause::NoSecondHit),
        }
    }

    /// The defender may react if he holds any card at all, so that asking him tells nothing (DK-77).
    #[inline]
    pub(crate) fn await_reaction(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        if s.hands[at(s.open.defender())].is_empty() {
            self.strike(s, out);
        } else {
            s.open.phase = Phase::React;
        }
    }

    /// Whom a block may protect: the dragon, or each dwarf who is hit (DK-73, DK-74).
    #[inline]
    pub(crate) fn protected(&self, open: &Open) -> u8 {
        if open.turn == DRAGON { open.pending.dwarves } else { Figure::Dragon.bit() }
    }

    pub(crate) fn list_reactions(&self, open: &Open, hand: Hand, out: &mut impl FnMut(Act)) {
        let protected = self.protected(open);
        for card in hand.kinds().filter(|&card| self.defends(card)) {
            let figures = Figure::ALL.into_iter().filter(|figure| protected & figure.bit() != 0);
            figures.for_each(|figure| out(Act::Block(card, figure)));
        }
        out(Act::Take);
    }

    pub(crate) fn check_reaction(&self, open: &Open, hand: Hand, m: Act) -> Result<(), Clause> {
        match m {
            Act::Take => Ok(()),
            Act::Block(card, _) if !hand.holds(card) || !self.defends(card) => Err(Clause::NoDefence),
            Act::Block(_, figure) if self.protected(open) & figure.bit() == 0 => {
                Err(match open.pending.symbol {
                    Symbol::Fire => Clause::NotInFire,
                    _ => Clause::NoHitToBlock,
                })
            }
            Act::Block(..) => Ok(()),
            _ => Err(Clause::WaitForReaction),
        }
    }

    /// One card blocks one hit of any value (DK-69, DK-71); both hits of two dwarves are alike (DK-76).
    #[inline]
    pub(crate) fn block(
        &self,
        s: &mut State,
        seat: Seat,
        card: Kind,
        figure: Figure,
        out: &mut impl Narrate<Event>,
    ) {
        self.discard(s, seat, card);
        out.tell(|| Event::Blocked(seat, card, figure));
        let hits = s.open.pending.dwarves;
        let blocked = if figure == Figure::Dragon { hits & hits.wrapping_neg() } else { figure.bit() };
        s.open.pending.dwarves = hits & !blocked;
        if s.open.pending.dwarves == 0 || s.hands[at(seat)].is_empty() {
            self.strike(s, out);
        }
    }

    /// All hits that were not blocked are applied together (DK-75).
    #[inline]
    pub(crate) fn strike(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        let Pending { value, dwarves, .. } = std::mem::replace(&mut s.open.pending, Pending::NONE);
        if s.open.turn == DRAGON {
            for dwarf in Figure::DWARVES {
                if dwarves & dwarf.bit() != 0 {
                    self.wound_dwarf(&mut s.open, dwarf, value, out);
                }
            }
            self.after_action(s, out);
        } else {
            let wounds = value * dwarves.count_ones() as u8; // DK-57, DK-85
            self.wound_dragon(s, wounds, out);
        }
    }

    /// A dwarf's wounds go to his own spaces; with all of them full he is dead (DK-80), the surplus is lost (DK-81).
    #[inline]
    pub(crate) fn wound_dwarf(
        &self,
        open: &mut Open,
        dwarf: Figure,
        wounds: u8,
        out: &mut impl Narrate<Event>,
    ) {
        let number = dwarf as usize & 3;
        let (Some(now), Some(&spaces)) = (open.wounds.get_mut(number), self.spaces.get(number)) else {
            return;
        };
        let taken = wounds.min(spaces - *now);
        *now += taken;
        out.tell(|| Event::Wounded(dwarf, taken));
        if *now == spaces {
            open.at[number] = Cell::NOWHERE;
            out.tell(|| Event::Died(dwarf));
        }
    }

    /// The armour comes first (DK-82), the rest goes where the dwarf player says (DK-83).
    #[inline]
    fn wound_dragon(&self, s: &mut State, wounds: u8, out: &mut impl Narrate<Event>) {
        let dented = wounds.min(self.armor - s.open.armor);
        s.open.armor += dented;
        if dented > 0 {
            out.tell(|| Event::Dented(dented));
        }
        self.place_rest(s, wounds - dented, out);
    }

    /// Places wounds as long as there is nothing to choose (DK-84), then asks.
    #[inline]
    fn place_rest(&self, s: &mut State, mut wounds: u8, out: &mut impl Narrate<Event>) {
        let room: [u8; 3] = std::array::from_fn(|i| self.abilities[i] - s.open.abilities[i]);
        let free: u8 = room.iter().sum();
        wounds = wounds.min(free); // DK-81
        let choices = room.iter().filter(|&&room| room > 0).count();
        if wounds > 0 && wounds < free && choices > 1 {
            s.open.phase = Phase::Wounds;
            s.open.pending.value = wounds;
            return;
        }
        s.open.pending.value = 0;
        for ability in Ability::ALL {
            for _ in 0..wounds.min(room[ability as usize]) {
                wounds -= 1;
                self.cripple(&mut s.open, ability, out);
            }
        }
        if self.dragon_dead(&s.open) {
            out.tell(|| Event::Died(Figure::Dragon)); // DK-87
        }
        self.after_action(s, out);
    }

    #[inline]
    fn cripple(&self, open: &mut Open, ability: Ability, out: &mut impl Narrate<Event>) {
        open.abilities[ability as usize] += 1;
        out.tell(|| Event::Crippled(ability));
        if !self.has(open, ability) {
            out.tell(|| Event::Lost(ability)); // DK-86
        }
    }

    pub(crate) fn list_wounds(&self, open: &Open, out: &mut impl FnMut(Act)) {
        let free = Ability::ALL.into_iter().filter(|&ability| self.has(open, ability));
        free.for_each(|ability| out(Act::Wound(ability)));
    }

    pub(crate) fn check_wound(&self, open: &Open, m: Act) -> Result<(), Clause> {
        match m {
            Act::Wound(ability) if self.has(open, ability) => Ok(()),
            Act::Wound(_) => Err(Clause::NoSpace),
            _ => Err(Clause::MustPlaceWound),
        }
    }

    #[inline]
    pub(crate) fn place_wound(&self, s: &mut State, ability: Ability, out: &mut impl Narrate<Event>) {
        self.cripple(&mut s.open, ability, out);
        let left = s.open.pending.value - 1;
        self.place_rest(s, left, out);
    }

    /// Whether every space of the dragon is full (DK-87).
    #[inline]
    pub(crate) fn dragon_dead(&self, open: &Open) -> bool {
        (open.armor == self.armor) & (open.abilities == self.abilities)
    }

    /// Who won, and by which clause; asked of a game that is over.
    pub(crate) fn verdict(&self, open: &Open) -> (Seat, Clause) {
        if self.dragon_dead(open) {
            (DWARVES, Clause::DragonDead)
        } else if open.no_dwarf() {
            (DRAGON, Clause::DwarvesDead)
        } else {
            (DRAGON, Clause::OutOfTime)
        }
    }
}
