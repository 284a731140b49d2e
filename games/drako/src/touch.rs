//! What a move touches, piece by piece, and how it is said.

use crate::card::{HAND, Kind, Symbol};
use crate::present::{figure_id, names_of, printed_name, with_article};
use crate::state::{at, dwarves_of};
use crate::{Act, Cell, Drako, Figure, Phase, View};
use antre_kernel::{Phrase, Seat};

impl Drako {
    /// The ids of the pieces and zones a move touches, in the order of a hand that plays it: the card, the figure that
    /// acts, and where it acts. What no piece stands for touches nothing.
    pub(crate) fn touches(&self, view: &View, seat: Seat, m: Act) -> Vec<String> {
        let hand = view.hand.unwrap_or_default();
        let held = |card: Kind| {
            let slot = hand.iter().position(|other| other == card);
            slot.map(|slot| format!("hand {seat}/{slot}"))
        };
        let with = |card: Kind, rest: Vec<String>| held(card).into_iter().chain(rest).collect();
        let dragon = || figure_id(Figure::Dragon);
        match m {
            // Nobody would look for the way out of the net on the marker: it is a button, as what ends a turn is.
            Act::Keep | Act::Exchange | Act::Stop | Act::Take | Act::Pass | Act::Free => Vec::new(),
            Act::Draw => vec![format!("deck {seat}")],
            Act::Place(cell) => vec![self.touch(view, cell)],
            Act::Burn(card) | Act::Drop(card) => with(card, vec![format!("discard {seat}")]),
            Act::Go { card, who, to, .. } => with(card, vec![figure_id(who), self.touch(view, to)]),
            Act::Then(who, to) => vec![figure_id(who), self.touch(view, to)],
            Act::Hit { card, symbol: Symbol::Bite, dwarf } => with(card, vec![dragon(), figure_id(dwarf)]),
            Act::Hit { card, dwarf, .. } => with(card, vec![figure_id(dwarf), dragon()]),
            Act::With(dwarf) => vec![figure_id(dwarf), dragon()],
            Act::Fire(card, toward) => {
                let burnt = dwarves_of(self.burnt_by(&view.open, toward));
                with(card, std::iter::once(dragon()).chain(burnt.map(figure_id)).collect())
            }
            Act::Shoot(card) => with(card, vec![figure_id(Figure::Morin), dragon()]),
            Act::Throw(card) => with(card, vec![figure_id(Figure::Urpen), dragon()]),
            Act::Block(card, figure) => with(card, vec![figure_id(figure)]),
            Act::Wound(ability) => vec![ability.code().into()],
            Act::Fury => vec!["fury/0".into()],
        }
    }

    /// The id of what is seen on a hex: the figure there, or the hex itself.
    fn touch(&self, view: &View, cell: Cell) -> String {
        let figure = Figure::ALL.into_iter().find(|&figure| view.open.cell(figure) == cell);
        figure.map_or_else(|| format!("board/{}", self.hex_name(cell)), figure_id)
    }

    /// A card used for one of its options, which comes first: « Attaque 1 / Déplacement 2 ».
    pub(crate) fn used(&self, card: Kind, symbol: Symbol) -> Phrase {
        let mut options = self.options_of(card).to_vec();
        options.sort_by_key(|option| option.symbol != symbol);
        printed_name(&options)
    }

    /// How many cards in a hand could block a hit.
    pub(crate) fn defences(&self, view: &View) -> usize {
        view.hand.unwrap_or_default().iter().filter(|&card| self.defends(card)).count()
    }

    /// A move in words.
    pub(crate) fn label(&self, view: &View, m: Act) -> Phrase {
        let hex = |cell: Cell| self.hex_name(cell);
        match m {
            Act::Keep => Phrase::new("drako-do-keep"),
            Act::Exchange => Phrase::new("drako-do-exchange"),
            Act::Place(cell) => {
                let dwarf = view.open.to_place().unwrap_or(Figure::Brald);
                Phrase::new("drako-do-place").with("who", dwarf.name()).with("hex", hex(cell))
            }
            Act::Draw => {
                let seat = view.open.turn;
                let drawn = view.deck_sizes[at(seat)].min(2);
                let beyond = (view.hand_sizes[at(seat)] + drawn).saturating_sub(HAND as u8);
                Phrase::new("drako-do-draw").with("n", drawn).with("beyond", beyond)
            }
            Act::Burn(card) => Phrase::new("drako-do-burn").with("card", self.name_of(card)),
            Act::Drop(card) => Phrase::new("drako-do-drop").with("card", self.name_of(card)),
            Act::Go { card, symbol, who, to } => {
                let go = Phrase::new("drako-do-go").with("card", self.used(card, symbol));
                go.with("who", with_article(who)).with("hex", hex(to))
            }
            Act::Hit { card, symbol, dwarf } => {
                let key = if symbol == Symbol::Bite { "drako-do-bite" } else { "drako-do-hit" };
                Phrase::new(key).with("card", self.used(card, symbol)).with("who", dwarf.name())
            }
            Act::Fire(card, toward) => {
                let burnt = self.burnt_by(&view.open, toward);
                let fire = Phrase::new("drako-do-fire").with("card", self.used(card, Symbol::Fire));
                fire.with("toward", toward.to()).with("who", names_of(burnt))
            }
            Act::Shoot(card) => Phrase::new("drako-do-shoot").with("card", self.used(card, Symbol::Crossbow)),
            Act::Throw(card) => Phrase::new("drako-do-throw").with("card", self.used(card, Symbol::Net)),
            Act::Then(dwarf, to) => {
                Phrase::new("drako-do-then").with("who", dwarf.name()).with("hex", hex(to))
            }
            Act::With(dwarf) => Phrase::new("drako-do-with").with("who", dwarf.name()),
            Act::Stop => Phrase::new(match view.open.phase {
                Phase::SecondMove => "drako-do-stop-moving",
                Phase::SecondAttack => "drako-do-stop-hitting",
                _ => "drako-do-stop",
            }),
            Act::Block(card, figure) => {
                let block = Phrase::new("drako-do-block").with("card", self.used(card, Symbol::Defence));
                block.with("who", with_article(figure))
            }
            Act::Take => Phrase::new("drako-do-take").with("defences", self.defences(view)),
            Act::Wound(ability) => Phrase::new("drako-do-wound").with("ability", ability.name()),
            Act::Fury => Phrase::new("drako-do-fury"),
            Act::Free => Phrase::new("drako-do-free"),
            Act::Pass => Phrase::new("drako-do-pass"),
        }
    }
}
