//! An action: draw, play a card for one of its options, or burn it; and what may be declared instead.

use crate::board::{ASKEW, cells_of};
use crate::card::{DRAGON, DWARVES, Hand, Kind, Symbol, Use};
use crate::state::{Ability, at, dwarves_of};
use crate::{Act, Cell, Clause, Drako, Event, Figure, Fury, Open, Phase, State};
use antre_kernel::{Narrate, Seat};
use antre_stage::hex::Direction;

impl Drako {
    /// Whether an ability still has a free space (DK-86).
    #[inline]
    pub(crate) fn has(&self, open: &Open, ability: Ability) -> bool {
        open.abilities[ability as usize] < self.abilities[ability as usize]
    }

    /// The hexes without a figure.
    #[inline]
    pub(crate) fn free(&self, open: &Open) -> u64 {
        self.board.all & !open.taken()
    }

    /// The dwarves beside the dragon; a dead one is beside nothing.
    #[inline]
    pub(crate) fn beside(&self, open: &Open) -> u8 {
        let near = self.board.around[open.cell(Figure::Dragon).index()];
        let is = |figure: Figure| (near >> open.cell(figure).index() & 1) as u8;
        is(Figure::Brald) | is(Figure::Morin) << 1 | is(Figure::Urpen) << 2
    }

    /// The directions in which the dragon's fire would reach a dwarf (DK-62, DK-65).
    #[inline]
    pub(crate) fn fires(&self, open: &Open) -> u8 {
        let lines = &self.board.lines[open.cell(Figure::Dragon).index()];
        let is = |figure: Figure| 1 << lines[open.cell(figure).index()];
        (is(Figure::Brald) | is(Figure::Morin) | is(Figure::Urpen)) & !(1 << ASKEW)
    }

    /// The dwarves whom fire in a direction reaches: all of them, to the edge (DK-63).
    #[inline]
    pub(crate) fn burnt_by(&self, open: &Open, toward: Direction) -> u8 {
        let ray = self.board.rays[open.cell(Figure::Dragon).index()][toward as usize & 7];
        let is = |figure: Figure| (ray >> open.cell(figure).index() & 1) as u8;
        is(Figure::Brald) | is(Figure::Morin) << 1 | is(Figure::Urpen) << 2
    }

    /// Whether Morin can shoot: alive, in line, no dwarf between (DK-58, DK-59, DK-60).
    #[inline]
    pub(crate) fn can_shoot(&self, open: &Open) -> bool {
        let (morin, dragon) = (open.cell(Figure::Morin), open.cell(Figure::Dragon));
        let in_line = self.board.lines[morin.index()][dragon.index()] != ASKEW;
        in_line & (self.board.between(morin, dragon) & open.dwarf_bits() == 0)
    }

    /// Whether Urpen can throw the net (DK-97, DK-98).
    #[inline]
    pub(crate) fn can_throw(&self, open: &Open) -> bool {
        open.is_there(Figure::Urpen) & !open.net
    }

    /// Whether the dragon may use a way of moving (DK-51, DK-53, DK-54).
    #[inline]
    pub(crate) fn can_move(&self, open: &Open, ability: Ability) -> bool {
        self.has(open, ability) & !open.net
    }

    /// Whether fury may be declared now (DK-104, DK-105, DK-109).
    #[inline]
    pub(crate) fn can_rage(&self, open: &Open) -> bool {
        (open.turn == DWARVES)
            & (open.fury == Fury::Ready)
            & open.is_there(Figure::Brald)
            & (self.fury_anytime | (open.acted == 0))
    }

    /// Whether the rest of the turn may be left out: the third action (DK-107), or fury after the second (DK-105).
    #[inline]
    pub(crate) fn can_stop(&self, open: &Open) -> bool {
        (open.left == 0) | ((open.fury == Fury::Now) & (open.left == 1))
    }

    /// Whether the dragon may pass its turn to get free (DK-99, DK-100).
    #[inline]
    pub(crate) fn can_free(&self, open: &Open) -> bool {
        (open.turn == DRAGON) & open.net & (open.acted == 0)
    }

    /// Lists what one option of a card can be played for.
    fn list_use(&self, open: &Open, card: Kind, option: Use, out: &mut impl FnMut(Act)) {
        let Use { symbol, value } = option;
        let mut go = |who: Figure, hexes: u64| {
            cells_of(hexes).for_each(|to| out(Act::Go { card, symbol, who, to }));
        };
        match symbol {
            Symbol::Move1 | Symbol::Move2 => {
                for dwarf in Figure::DWARVES {
                    go(dwarf, self.board.reach(open.cell(dwarf), value, self.free(open)));
                }
            }
            Symbol::Walk if self.can_move(open, Ability::Walk) => {
                go(Figure::Dragon, self.board.reach(open.cell(Figure::Dragon), value, self.free(open)));
            }
            Symbol::Fly if self.can_move(open, Ability::Fly) => go(Figure::Dragon, self.free(open)),
            Symbol::Attack1 | Symbol::Attack2 | Symbol::Bite => {
                dwarves_of(self.beside(open)).for_each(|dwarf| out(Act::Hit { card, symbol, dwarf }));
            }
            Symbol::Fire if self.has(open, Ability::Fire) => {
                let fires = self.fires(open);
                let there = Direction::ALL.into_iter().filter(|&toward| fires >> toward as u8 & 1 == 1);
                there.for_each(|toward| out(Act::Fire(card, toward)));
            }
            Symbol::Crossbow if self.can_shoot(open) => out(Act::Shoot(card)),
            Symbol::Net if self.can_throw(open) => out(Act::Throw(card)),
            Symbol::Walk | Symbol::Fly | Symbol::Fire | Symbol::Crossbow | Symbol::Net | Symbol::Defence => {}
        }
    }

    fn list_uses(&self, open: &Open, card: Kind, out: &mut impl FnMut(Act)) {
        self.options_of(card).iter().for_each(|&option| self.list_use(open, card, option, out));
    }

    /// Whether none of a card's options could be carried out now (DK-40).
    pub(crate) fn is_idle(&self, open: &Open, card: Kind) -> bool {
        let mut idle = true;
        self.list_uses(open, card, &mut |_| idle = false);
        idle
    }

    /// Whether there is nothing to draw and no option that could be carried out (DK-41, DK-42).
    pub(crate) fn is_stuck(&self, open: &Open, hand: Hand, deck: usize) -> bool {
        deck == 0 && hand.kinds().all(|card| self.is_idle(open, card))
    }

    /// Whether a card may be burnt: always, or if it moves a figure that may move (a move of nought, DK-44), or
    /// when nothing else is possible (DK-41).
    pub(crate) fn can_burn(&self, open: &Open, card: Kind, stuck: bool) -> bool {
        let may_move = open.turn == DWARVES || self.can_move(open, Ability::Walk);
        self.burn_any || stuck || self.walks[card.index()] && may_move
    }

    pub(crate) fn list_actions(&self, s: &State, seat: Seat, out: &mut impl FnMut(Act)) {
        let open = &s.open;
        let hand = s.hands[at(seat)];
        if seat == DRAGON && s.out_of_cards(seat) {
            out(Act::Pass); // DK-29
            return;
        }
        if self.can_free(open) {
            out(Act::Free);
        }
        if self.can_rage(open) {
            out(Act::Fury);
        }
        if self.can_stop(open) {
            out(Act::Stop);
        }
        if open.left == 0 {
            return;
        }
        if !s.decks[at(seat)].is_empty() {
            out(Act::Draw);
        }
        let stuck = !self.burn_any && self.is_stuck(open, hand, s.decks[at(seat)].len());
        for card in hand.kinds() {
            self.list_uses(open, card, out);
            if self.can_burn(open, card, stuck) {
                out(Act::Burn(card));
            }
        }
    }

    pub(crate) fn check_action(&self, s: &State, seat: Seat, m: Act) -> Result<(), Clause> {
        let open = &s.open;
        let refuse_unless = |holds: bool, clause: Clause| if holds { Ok(()) } else { Err(clause) };
        if seat == DRAGON && s.out_of_cards(seat) {
            return refuse_unless(m == Act::Pass, Clause::MustPass);
        }
        match m {
            Act::Pass => return Err(Clause::NoPassing),
            Act::Stop => {
                let clause = if open.fury == Fury::Now { Clause::ThirdOnly } else { Clause::NoPassing };
                return refuse_unless(self.can_stop(open), clause);
            }
            Act::Free => {
                refuse_unless(seat == DRAGON && open.net, Clause::NotNetted)?;
                return refuse_unless(self.can_free(open), Clause::TooLateToFree);
            }
            Act::Fury => {
                refuse_unless(seat == DWARVES && open.fury == Fury::Ready, Clause::NoFury)?;
                refuse_unless(open.is_there(Figure::Brald), Clause::BraldDead)?;
                return refuse_unless(self.can_rage(open), Clause::TooLateForFury);
            }
            Act::Drop(_) => return Err(Clause::NothingToDrop),
            Act::Then(..) => return Err(Clause::NoSecondMove),
            Act::With(_) => return Err(Clause::NoSecondHit),
            Act::Wound(_) => return Err(Clause::MustPlaceWound),
            Act::Place(_) => {
                return Err(if self.free_setup { Clause::Placement } else { Clause::PlacesFixed });
            }
            Act::Keep | Act::Exchange => {
                return Err(if self.exchange { Clause::ExchangeOnce } else { Clause::NoExchange });
            }
            Act::Block(..) => return Err(Clause::NoHitToBlock),
            Act::Take => return Err(Clause::NoDefence),
            Act::Draw | Act::Burn(_) | Act::Go { .. } | Act::Hit { .. } => {}
            Act::Fire(..) | Act::Shoot(_) | Act::Throw(_) => {}
        }
        refuse_unless(open.left > 0, Clause::NoActionLeft)?;
        let hand = s.hands[at(seat)];
        let Some((card, symbol)) = played(m) else {
            return refuse_unless(!s.decks[at(seat)].is_empty(), Clause::DeckEmpty);
        };
        refuse_unless(hand.holds(card), Clause::NotInHand)?;
        let Some(symbol) = symbol else {
            let stuck = !self.burn_any && self.is_stuck(open, hand, s.decks[at(seat)].len());
            return refuse_unless(self.can_burn(open, card, stuck), Clause::NotStuck);
        };
        let value = self.value_of(card, symbol);
        refuse_unless(value != 0, Clause::NotOnCard)?;
        match m {
            Act::Go { who, to, .. } => self.check_go(open, symbol, value, who, to),
            Act::Hit { dwarf, .. } => self.check_hit(open, symbol, dwarf),
            Act::Fire(_, toward) => {
                refuse_unless(self.has(open, Ability::Fire), Clause::CannotBreathe)?;
                refuse_unless(self.burnt_by(open, toward) != 0, Clause::NobodyThere)
            }
            Act::Shoot(_) => refuse_unless(self.can_shoot(open), Clause::NoShot),
            Act::Throw(_) => {
                refuse_unless(open.is_there(Figure::Urpen), Clause::NoThrower)?;
                refuse_unless(!open.net, Clause::AlreadyNetted)
            }
            _ => Err(Clause::NotOnCard),
        }
    }

    fn check_go(&self, open: &Open, symbol: Symbol, steps: u8, who: Figure, to: Cell) -> Result<(), Clause> {
        match symbol {
            Symbol::Walk | Symbol::Fly => {
                let (ability, lost) = if symbol == Symbol::Walk {
                    (Ability::Walk, Clause::CannotWalk)
                } else {
                    (Ability::Fly, Clause::CannotFly)
                };
                if !self.has(open, ability) {
                    return Err(lost);
                }
                if open.net {
                    return Err(Clause::Netted);
                }
                if symbol == Symbol::Fly {
                    let lands = self.free(open) & to.bit() != 0;
                    return if lands { Ok(()) } else { Err(Clause::CannotLand) };
                }
                self.check_steps(open, Figure::Dragon, steps, to)
            }
            _ => self.check_steps(open, who, steps, to),
        }
    }

    /// Whether a figure can get to a hex in so many steps, and if not, why (DK-44 to DK-47, DK-111).
    pub(crate) fn check_steps(&self, open: &Open, who: Figure, steps: u8, to: Cell) -> Result<(), Clause> {
        if !open.is_there(who) {
            return Err(Clause::DeadDwarf);
        }
        let from = open.cell(who);
        if from == to || self.board.reach(from, steps, self.board.all) & to.bit() == 0 {
            return Err(Clause::WrongDistance);
        }
        if self.free(open) & to.bit() == 0 {
            return Err(Clause::HexTaken);
        }
        let reached = self.board.reach(from, steps, self.free(open)) & to.bit() != 0;
        if reached { Ok(()) } else { Err(Clause::WayBlocked) }
    }

    fn check_hit(&self, open: &Open, symbol: Symbol, dwarf: Figure) -> Result<(), Clause> {
        if !open.is_there(dwarf) {
            return Err(Clause::DeadDwarf);
        }
        if self.beside(open) & dwarf.bit() != 0 {
            return Ok(());
        }
        Err(match symbol {
            Symbol::Bite => Clause::NotBitten,
            Symbol::Attack2 => Clause::NoSecondHit,
            _ => Clause::NotBeside,
        })
    }

    /// Spends an action.
    #[inline]
    pub(crate) fn spend(&self, open: &mut Open) {
        open.left -= 1;
        open.acted += 1;
    }

    /// A card leaves a hand and the game (DK-38, DK-121).
    #[inline]
    pub(crate) fn discard(&self, s: &mut State, seat: Seat, card: Kind) {
        s.hands[at(seat)].remove(card);
        s.open.discards[at(seat)].push(card);
    }

    /// A figure goes somewhere with a card.
    #[inline]
    pub(crate) fn go(
        &self,
        s: &mut State,
        seat: Seat,
        (card, symbol): (Kind, Symbol),
        (who, to): (Figure, Cell),
        out: &mut impl Narrate<Event>,
    ) {
        self.discard(s, seat, card);
        self.spend(&mut s.open);
        s.open.at[who as usize & 3] = to;
        out.tell(|| Event::Moved { card: Some(card), symbol, who, to });
        if symbol == Symbol::Move2 {
            let steps = self.value_of(card, symbol);
            let (hexes, _) = self.second_moves(&s.open, steps, who.bit());
            if hexes.iter().any(|&hexes| hexes != 0) {
                s.open.phase = Phase::SecondMove;
                s.open.pending = crate::Pending { symbol, value: steps, dwarves: who.bit() };
                return;
            }
        }
        self.after_action(s, out);
    }

    /// Where each dwarf who has not moved yet could go (DK-49), and how many ways there are in all.
    #[inline]
    pub(crate) fn second_moves(&self, open: &Open, steps: u8, moved: u8) -> ([u64; 3], usize) {
        let free = self.free(open);
        let mut ways = 0;
        let hexes = Figure::DWARVES.map(|dwarf| {
            let idle = 0u64.wrapping_sub(u64::from(moved & dwarf.bit() == 0));
            let hexes = self.board.reach(open.cell(dwarf), steps, free) & idle;
            ways += hexes.count_ones() as usize;
            hexes
        });
        (hexes, ways)
    }

    pub(crate) fn list_second_moves(&self, open: &Open, out: &mut impl FnMut(Act)) {
        let (hexes, _) = self.second_moves(open, open.pending.value, open.pending.dwarves);
        for (dwarf, hexes) in Figure::DWARVES.into_iter().zip(hexes) {
            cells_of(hexes).for_each(|to| out(Act::Then(dwarf, to)));
        }
        out(Act::Stop);
    }

    pub(crate) fn check_second_move(&self, open: &Open, m: Act) -> Result<(), Clause> {
        match m {
            Act::Stop => Ok(()),
            Act::Then(dwarf, _) if open.pending.dwarves & dwarf.bit() != 0 => Err(Clause::NoSecondMove),
            Act::Then(dwarf, to) => self.check_steps(open, dwarf, open.pending.value, to),
            _ => Err(Clause::MoveFirst),
        }
    }

    /// Brald takes a wound, then there is one action more (DK-104); the wound may kill him (DK-110).
    pub(crate) fn rage(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        s.open.fury = Fury::Now;
        s.open.left += 1;
        out.tell(|| Event::Raged);
        self.wound_dwarf(&mut s.open, Figure::Brald, 1, out);
        if s.open.no_dwarf() {
            self.end(s, out);
        }
    }
}

/// The card a move plays, and the option it plays it for; none if it burns it.
pub(crate) fn played(m: Act) -> Option<(Kind, Option<Symbol>)> {
    match m {
        Act::Burn(card) => Some((card, None)),
        Act::Go { card, symbol, .. } | Act::Hit { card, symbol, .. } => Some((card, Some(symbol))),
        Act::Fire(card, _) => Some((card, Some(Symbol::Fire))),
        Act::Shoot(card) => Some((card, Some(Symbol::Crossbow))),
        Act::Throw(card) => Some((card, Some(Symbol::Net))),
        Act::Keep | Act::Exchange | Act::Place(_) | Act::Draw | Act::Drop(_) => None,
        Act::Then(..) | Act::With(_) | Act::Stop | Act::Block(..) | Act::Take => None,
        Act::Wound(_) | Act::Fury | Act::Free | Act::Pass => None,
    }
}
