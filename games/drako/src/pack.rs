//! The box: board, mats and decks read from a pack, options, and what follows from them.

mod file;

use crate::board::{Board, Cell};
use crate::card::{DRAGON, DWARVES, Kind, MAX_KINDS, Pile, Symbol, Use};
use crate::choose::class_of;
use antre_kernel::{Misread, Names, Phrase, Seat, Setup, nearest};
use antre_pack::{Head, Source};
use antre_stage::hex::Hex;
use antre_stage::{Card, OFF_OR_ON, OptionSpec, PackText, Piece, Provenance, choose_options, option_of};
use file::File;
use std::sync::Arc;

/// The game, built from a pack and options.
#[derive(Clone, Debug)]
pub struct Drako {
    pub(crate) setup: Setup,
    pub(crate) origin: Names,
    /// The dwarves are placed freely (DK-14).
    pub(crate) free_setup: bool,
    /// Starting hands may be exchanged (DK-15).
    pub(crate) exchange: bool,
    /// Fury may be declared after an action too (DK-105).
    pub(crate) fury_anytime: bool,
    /// A card may be burnt even if something else can be done (DK-41).
    pub(crate) burn_any: bool,
    pub(crate) board: Board,
    pub(crate) middle: Cell,
    pub(crate) starts: [Cell; 3],
    pub(crate) armor: u8,
    pub(crate) abilities: [u8; 3],
    pub(crate) spaces: [u8; 3],
    cards: Vec<CardInfo>,
    /// For each card the number beside each symbol, 1 where there is none, 0 if it lacks the symbol.
    pub(crate) values: [[u8; 16]; MAX_KINDS],
    /// For each card its options, in order; beyond them defence without number, which is no action.
    pub(crate) uses: [[Use; MAX_USES]; MAX_KINDS],
    /// For each card the classes of its options, which share a count of ways.
    pub(crate) classes: [[u8; MAX_USES]; MAX_KINDS],
    /// Which cards move figures step by step.
    pub(crate) walks: [bool; MAX_KINDS],
    /// The most options of any card.
    pub(crate) most_uses: usize,
    /// The longest move of any card.
    pub(crate) longest: u8,
    decks: [Pile; 2],
    provenance: Vec<Provenance>,
    /// What scenes show of the cards and of the empty hexes, made once.
    pub(crate) fronts: Vec<Arc<Card>>,
    pub(crate) empty: Vec<Piece>,
}

/// The most options a card may bear.
pub(crate) const MAX_USES: usize = 4;
/// The longest move: from one side of the usual board to the other.
pub(crate) const MAX_STEPS: u8 = 4;
/// The strongest attack.
pub(crate) const MAX_ATTACK: u8 = 9;
/// The most spaces of a mat that a screen shows well.
pub(crate) const MAX_SPACES: u8 = 12;

/// A distinct card: its code, its options, and how many copies each side has.
#[derive(Clone, Debug)]
struct CardInfo {
    code: String,
    name: Phrase,
    uses: Vec<Use>,
    copies: [u8; 2],
}

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { id: "setup", key: "drako-option-setup", values: &["free", "first_game"], clause: "DK-14" },
    OptionSpec { id: "exchange", key: "drako-option-exchange", values: OFF_OR_ON, clause: "DK-15" },
    OptionSpec { id: "fury", key: "drako-option-fury", values: &["start", "anytime"], clause: "DK-105" },
    OptionSpec { id: "burn", key: "drako-option-burn", values: &["any", "stuck_only"], clause: "DK-41" },
];

/// What a pack may say, for editors.
pub(crate) fn schema() -> String {
    antre_pack::schema(&file::grammar(), "Drako")
}

impl Drako {
    pub(crate) fn from_pack(
        pack: &PackText<'_>,
        seats: Option<u8>,
        chosen: &[(String, String)],
    ) -> Result<Drako, Misread> {
        if let Some(seats) = seats.filter(|&seats| seats != 2) {
            return Err(Phrase::new("drako-two-players").with("got", seats).into()); // DK-01
        }
        let options = choose_options(OPTIONS, chosen)?;
        let is = |id, value| option_of(&options, id) == value;
        let (free_setup, exchange) = (is("setup", "free"), is("exchange", "on"));
        let (fury_anytime, burn_any) = (is("fury", "anytime"), is("burn", "any"));

        let source = Source::new(pack.name, pack.text);
        let File { head, board, starts, armor, abilities, spaces, mut cards, provenance } =
            source.read("drako", file::grammar, File::read)?;
        let Head { name, origin } = head;
        cards.sort_by(|a, b| a.uses.cmp(&b.uses));
        let mut values = [[0; 16]; MAX_KINDS];
        let mut uses = [[Use { symbol: Symbol::Defence, value: 0 }; MAX_USES]; MAX_KINDS];
        let mut classes = [[0; MAX_USES]; MAX_KINDS];
        let mut walks = [false; MAX_KINDS];
        let moves = cards.iter().flat_map(|card| &card.uses).filter(|option| option.symbol.is_walk());
        let most_uses = cards.iter().map(|card| card.uses.len()).max().unwrap_or(1);
        let longest = moves.map(|option| option.value).max().unwrap_or(1);
        for (kind, card) in cards.iter().enumerate() {
            for (slot, &option) in card.uses.iter().enumerate() {
                uses[kind][slot] = option;
                classes[kind][slot] = class_of(option);
                walks[kind] |= option.symbol.is_walk();
                values[kind][option.symbol as usize] = option.value.max(1);
            }
        }
        let deck = |seat: Seat| {
            let copies = |(kind, card): (usize, &CardInfo)| {
                std::iter::repeat_n(Kind(kind as u8), card.copies[seat.index()].into())
            };
            cards.iter().enumerate().flat_map(copies).collect::<Pile>()
        };
        let decks = [deck(DRAGON), deck(DWARVES)];
        let setup = Setup { pack: name, pack_hash: source.hash(), seats: 2, options };
        let middle = board.cell(Hex::MIDDLE);
        let mut game = Drako {
            setup,
            origin,
            free_setup,
            exchange,
            fury_anytime,
            burn_any,
            board,
            middle,
            starts,
            armor,
            abilities,
            spaces,
            cards,
            values,
            uses,
            classes,
            walks,
            most_uses,
            longest,
            decks,
            provenance,
            fronts: Vec::new(),
            empty: Vec::new(),
        };
        game.fronts = game.kinds().map(|kind| Arc::new(game.front(kind))).collect();
        game.empty = game.empty_hexes();
        Ok(game)
    }

    /// A side's whole deck in order.
    #[inline]
    pub(crate) fn deck(&self, seat: Seat) -> &Pile {
        &self.decks[seat.index() & 1]
    }

    /// Every distinct card of the pack.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        (0..self.cards.len() as u8).map(Kind)
    }

    /// How many copies of a card a side's deck has.
    pub fn copies(&self, kind: Kind, seat: Seat) -> usize {
        self.cards.get(kind.index()).map_or(0, |card| card.copies[seat.index()].into())
    }

    /// A card in notation: its options, such as `M1:2|A1:1`.
    pub fn code(&self, kind: Kind) -> &str {
        self.cards.get(kind.index()).map_or("?", |card| &card.code)
    }

    /// A card in words: its options, such as « Déplacement 2 / Attaque 1 ».
    pub(crate) fn name_of(&self, kind: Kind) -> Phrase {
        self.cards.get(kind.index()).map_or_else(|| Phrase::bare("?"), |card| card.name.clone())
    }

    /// The options printed on a card.
    pub fn options_of(&self, kind: Kind) -> &[Use] {
        self.cards.get(kind.index()).map_or(&[], |card| &card.uses)
    }

    /// The number beside a symbol of a card, if it bears the symbol; 1 where there is no number.
    #[inline]
    pub(crate) fn value_of(&self, kind: Kind, symbol: Symbol) -> u8 {
        self.values[kind.index()][symbol as usize & 15]
    }

    /// Whether a card can block (DK-68).
    #[inline]
    pub(crate) fn defends(&self, kind: Kind) -> bool {
        self.value_of(kind, Symbol::Defence) != 0
    }

    pub(crate) fn known(&self) -> &[Provenance] {
        &self.provenance
    }
}

/// An option as packs and notation spell it: `M1:2`, `NET`.
pub(crate) fn write_use(option: Use) -> String {
    match option.value {
        0 => option.symbol.code().into(),
        value => format!("{}:{value}", option.symbol.code()),
    }
}

/// Reads a card: its options between bars, each of a side where one is given.
pub(crate) fn read_uses(text: &str, seat: Option<Seat>) -> Result<Vec<Use>, Phrase> {
    let mut uses: Vec<Use> = Vec::new();
    for part in text.split('|').map(str::trim) {
        let (code, number) = match part.split_once(':') {
            Some((code, number)) => (code.trim(), Some(number.trim())),
            None => (part, None),
        };
        let fits = |symbol: &Symbol| seat.is_none_or(|seat| symbol.is_of(seat));
        let Some(symbol) = Symbol::read(code).filter(fits) else {
            let allowed: Vec<&str> = Symbol::ALL.iter().filter(|s| fits(s)).map(|s| s.code()).collect();
            let near = nearest(code, allowed.iter().copied());
            let near = if near.is_empty() { allowed.join(", ") } else { near.join(", ") };
            return Err(Phrase::new("drako-symbol-unknown").with("got", code).with("near", near));
        };
        let most = if symbol.is_walk() { MAX_STEPS } else { MAX_ATTACK };
        let value = match (symbol.has_value(), number) {
            (false, None) => 0,
            (true, Some(number)) => match number.parse() {
                Ok(value) if (1..=most).contains(&value) => value,
                _ => return Err(Phrase::new("drako-symbol-value").with("got", part).with("most", most)),
            },
            (true, None) => {
                return Err(Phrase::new("drako-symbol-needs-value").with("got", part).with("most", most));
            }
            (false, Some(_)) => return Err(Phrase::new("drako-symbol-no-value").with("got", part)),
        };
        if uses.iter().any(|other| other.symbol == symbol) {
            return Err(Phrase::new("drako-symbol-twice").with("got", symbol.code()));
        }
        uses.push(Use { symbol, value });
    }
    if uses.len() > MAX_USES {
        return Err(Phrase::new("drako-card-too-full").with("got", text).with("most", MAX_USES));
    }
    Ok(uses)
}

/// A card as packs and notation spell it.
pub(crate) fn write_uses(uses: &[Use]) -> String {
    uses.iter().map(|&option| write_use(option)).collect::<Vec<_>>().join("|")
}
