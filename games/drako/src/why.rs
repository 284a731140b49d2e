//! Why a thing cannot be used now: what was meant by touching it, and the clause about what nobody plays with.

use crate::board::cells_of;
use crate::card::{DRAGON, Kind, Symbol};
use crate::present::figure_id;
use crate::{Ability, Act, Cell, Drako, Figure, Phase, View};
use antre_kernel::{Cite as _, Seat};
use antre_stage::Touched;
use antre_stage::hex::Direction;

/// What somebody wants to use a card on.
#[derive(Clone, Copy)]
enum Aim {
    /// Whatever it can be used on.
    Anything,
    /// This figure.
    Figure(Figure),
    /// This empty hex.
    Hex(Cell),
}

impl Drako {
    /// The acts somebody may have meant, the likeliest first.
    pub(crate) fn meant_by(&self, view: &View, seat: Seat, touched: &Touched<'_>, out: &mut impl FnMut(Act)) {
        let mut hand = view.hand.unwrap_or_default().iter();
        let in_hand = |at: usize| hand.nth(at);
        match touched.place() {
            "hand" if touched.is_of(seat) => {
                if let Some(card) = touched.slot().and_then(in_hand) {
                    self.meant_by_card(view, seat, card, out);
                }
            }
            "deck" if touched.is_of(seat) => out(Act::Draw),
            "board" => self.meant_by_place(view, seat, touched, out),
            "net" if seat == DRAGON => out(Act::Free),
            "net" => self.each_option(view, seat, &mut |card, symbol| {
                if symbol == Symbol::Net {
                    out(Act::Throw(card));
                }
            }),
            "fury" => out(Act::Fury),
            "left" => out(Act::Stop),
            code => Ability::read(code).map(Act::Wound).into_iter().for_each(out),
        }
    }

    fn meant_by_card(&self, view: &View, seat: Seat, card: Kind, out: &mut impl FnMut(Act)) {
        let open = &view.open;
        let defend =
            |out: &mut dyn FnMut(Act)| self.own_figures(seat).for_each(|who| out(Act::Block(card, who)));
        if open.actor() != seat {
            return out(Act::Burn(card));
        }
        if open.phase == Phase::React {
            return defend(out);
        }
        for option in self.options_of(card) {
            if option.symbol == Symbol::Defence {
                defend(out);
            }
            self.aim(view, seat, (card, option.symbol), Aim::Anything, out);
        }
        out(Act::Burn(card));
    }

    fn meant_by_place(&self, view: &View, seat: Seat, touched: &Touched<'_>, out: &mut impl FnMut(Act)) {
        let open = &view.open;
        let figure = Figure::ALL.into_iter().find(|&figure| figure_id(figure) == touched.id);
        let Some(cell) =
            figure.map(|figure| open.cell(figure)).or_else(|| self.read_hex(touched.rest()).ok())
        else {
            return;
        };
        match (open.phase, figure) {
            (Phase::Place, _) => out(Act::Place(cell)),
            (Phase::SecondMove, Some(dwarf)) => self.around(cell, |to| out(Act::Then(dwarf, to))),
            (Phase::SecondMove, None) => {
                let idle = |dwarf: &Figure| open.pending.dwarves & dwarf.bit() == 0 && open.is_there(*dwarf);
                Figure::DWARVES.into_iter().filter(idle).for_each(|dwarf| out(Act::Then(dwarf, cell)));
            }
            (Phase::SecondAttack, Some(dwarf)) => out(Act::With(dwarf)),
            (Phase::React, Some(figure)) if open.actor() == seat => {
                view.hand.unwrap_or_default().kinds().for_each(|card| out(Act::Block(card, figure)));
            }
            _ => {
                let aim = figure.map_or(Aim::Hex(cell), Aim::Figure);
                self.each_option(view, seat, &mut |card, symbol| {
                    self.aim(view, seat, (card, symbol), aim, out);
                });
            }
        }
    }

    /// Every option that a seat could want to use, on the cards in hand first; of the others none is there (DK-26).
    fn each_option(&self, view: &View, seat: Seat, each: &mut dyn FnMut(Kind, Symbol)) {
        for card in view.hand.unwrap_or_default().kinds().chain(self.kinds()) {
            let options = self.options_of(card).iter().map(|option| option.symbol);
            options.filter(|symbol| symbol.is_of(seat)).for_each(|symbol| each(card, symbol));
        }
    }

    /// What an option of a card would do there.
    fn aim(
        &self,
        view: &View,
        seat: Seat,
        (card, symbol): (Kind, Symbol),
        aim: Aim,
        out: &mut impl FnMut(Act),
    ) {
        let open = &view.open;
        let is_aim = |figure: Figure| match aim {
            Aim::Anything => true,
            Aim::Figure(aimed) => aimed == figure,
            Aim::Hex(_) => false,
        };
        let alive = || Figure::DWARVES.into_iter().filter(|&dwarf| open.is_there(dwarf));
        // What is beside a figure is what it could do at least.
        let go = |who: Figure, out: &mut dyn FnMut(Act)| match aim {
            Aim::Hex(to) => out(Act::Go { card, symbol, who, to }),
            _ if is_aim(who) => self.around(open.cell(who), |to| out(Act::Go { card, symbol, who, to })),
            _ => {}
        };
        match symbol {
            Symbol::Move1 | Symbol::Move2 => alive().for_each(|dwarf| go(dwarf, out)),
            Symbol::Walk | Symbol::Fly => go(Figure::Dragon, out),
            Symbol::Attack1 | Symbol::Attack2 | Symbol::Bite => {
                let wanted = |dwarf: &Figure| is_aim(*dwarf) || is_aim(Figure::Dragon) && seat != DRAGON;
                alive().filter(wanted).for_each(|dwarf| out(Act::Hit { card, symbol, dwarf }));
            }
            Symbol::Fire if alive().any(is_aim) => {
                Direction::ALL.into_iter().for_each(|toward| out(Act::Fire(card, toward)));
            }
            Symbol::Crossbow if is_aim(Figure::Morin) || is_aim(Figure::Dragon) => out(Act::Shoot(card)),
            Symbol::Net if is_aim(Figure::Urpen) || is_aim(Figure::Dragon) => out(Act::Throw(card)),
            Symbol::Fire | Symbol::Crossbow | Symbol::Net | Symbol::Defence => {}
        }
    }

    fn around(&self, cell: Cell, each: impl FnMut(Cell)) {
        cells_of(self.board.around[cell.index()]).for_each(each);
    }

    fn own_figures(&self, seat: Seat) -> impl Iterator<Item = Figure> {
        Figure::ALL.into_iter().filter(move |&figure| (figure == Figure::Dragon) == (seat == DRAGON))
    }

    pub(crate) fn clause_about(&self, view: &View, touched: Option<&Touched<'_>>) -> &'static str {
        let open = &view.open;
        let Some(touched) = touched else {
            return match open.phase {
                Phase::Over => self.verdict(open).1.id(),
                Phase::Deal => "DK-09",
                Phase::Exchange | Phase::Redeal => "DK-16",
                Phase::Place => "DK-12",
                Phase::React | Phase::Wounds => "DK-117",
                Phase::Action | Phase::Drop | Phase::Draw => "DK-23",
                Phase::SecondMove | Phase::SecondAttack => "DK-23",
            };
        };
        let own = view.eye.seat().is_some_and(|seat| touched.is_of(seat));
        match touched.place() {
            "hand" if own => "DK-26",
            "hand" => "DK-112",
            "deck" if own => "DK-32",
            "deck" => "DK-112",
            "discard" => "DK-38",
            "armor" => "DK-82",
            "wounds" => "DK-80",
            "net" if open.net => "DK-99",
            "net" => "DK-97",
            "fury" => "DK-104",
            "left" => "DK-25",
            "board" => "DK-07",
            _ => "DK-86",
        }
    }
}
