//! The box: board, mats and decks read from a pack, options, and what follows from them.

use crate::board::{Board, Cell, MAX_RADIUS, MIN_RADIUS};
use crate::card::{DECK, DRAGON, DWARVES, Kind, MAX_KINDS, Pile, Symbol, Use};
use crate::choose::class_of;
use crate::present::printed_name;
use crate::state::{Ability, Figure};
use antre_kernel::{Misread, Names, Phrase, Seat, Setup, nearest};
use antre_pack::serde::Deserialize;
use antre_pack::{Complaints, Source, Spanned, unknown_word};
use antre_stage::hex::Hex;
use antre_stage::{Card, OptionSpec, OptionValue, PackText, Piece, Provenance, Standing, choose_options};
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
    name: Names,
    uses: Vec<Use>,
    copies: [u8; 2],
}

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        id: "setup",
        name: ["Placement des nains", "Where the dwarves start"],
        values: &[
            OptionValue { id: "free", name: ["Libre", "Anywhere"] },
            OptionValue { id: "first_game", name: ["Places conseillées", "Suggested places"] },
        ],
        help: [
            "Libre, ou aux places conseillées pour une première partie.",
            "Anywhere, or on the places suggested for a first game.",
        ],
        clause: "DK-14",
    },
    OptionSpec {
        id: "exchange",
        name: ["Échange de la main", "Hand exchange"],
        values: &[OptionValue::OFF, OptionValue::ON],
        help: [
            "Règle avancée : chacun peut échanger une fois toute sa main de départ.",
            "Advanced rule: each player may exchange their whole starting hand once.",
        ],
        clause: "DK-15",
    },
    OptionSpec {
        id: "fury",
        name: ["Furie", "Fury"],
        values: &[
            OptionValue { id: "start", name: ["Au début du tour", "At the start of the turn"] },
            OptionValue { id: "anytime", name: ["À tout moment du tour", "At any time in the turn"] },
        ],
        help: [
            "Elle se déclare au début du tour des nains, ou à tout moment de ce tour.",
            "It is declared at the start of the dwarves’ turn, or at any time in it.",
        ],
        clause: "DK-105",
    },
    OptionSpec {
        id: "burn",
        name: ["Cartes brûlées", "Burnt cards"],
        values: &[
            OptionValue { id: "any", name: ["À toute action", "As any action"] },
            OptionValue { id: "stuck_only", name: ["Faute de mieux", "Only when stuck"] },
        ],
        help: [
            "Une carte peut être brûlée sans effet à toute action, ou seulement faute de mieux.",
            "A card may be burnt without effect as any action, or only when nothing else can be done.",
        ],
        clause: "DK-41",
    },
];

#[derive(Deserialize)]
#[serde(crate = "antre_pack::serde", deny_unknown_fields)]
struct PackFile {
    /// Which game the file is for; whoever reads it has looked.
    #[serde(rename = "game")]
    _game: String,
    name: Spanned<String>,
    origin: NamesFile,
    board: BoardFile,
    dragon: DragonFile,
    dwarves: DwarvesFile,
    dwarf_card: Spanned<Vec<CardFile>>,
    dragon_card: Spanned<Vec<CardFile>>,
}

#[derive(Deserialize)]
#[serde(crate = "antre_pack::serde", deny_unknown_fields)]
struct NamesFile {
    fr: String,
    en: String,
}

/// A value and what is known of it.
#[derive(Deserialize)]
#[serde(crate = "antre_pack::serde", deny_unknown_fields)]
struct Marked<T> {
    value: Spanned<T>,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(crate = "antre_pack::serde", deny_unknown_fields)]
struct BoardFile {
    radius: Marked<u8>,
    brald: Marked<String>,
    morin: Marked<String>,
    urpen: Marked<String>,
}

#[derive(Deserialize)]
#[serde(crate = "antre_pack::serde", deny_unknown_fields)]
struct DragonFile {
    armor: Marked<u8>,
    fly: Marked<u8>,
    fire: Marked<u8>,
    walk: Marked<u8>,
}

#[derive(Deserialize)]
#[serde(crate = "antre_pack::serde", deny_unknown_fields)]
struct DwarvesFile {
    brald: Marked<u8>,
    morin: Marked<u8>,
    urpen: Marked<u8>,
}

#[derive(Deserialize)]
#[serde(crate = "antre_pack::serde", deny_unknown_fields)]
struct CardFile {
    card: Spanned<String>,
    copies: Spanned<u8>,
    mark: Spanned<String>,
}

/// What a pack may say, for editors.
pub(crate) fn schema() -> String {
    antre_pack::schema(&antre_pack::grammar_of::<PackFile>(), "Drako")
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
        let is = |id: &str, value: &str| options.iter().any(|(known, chosen)| known == id && chosen == value);
        let (free_setup, exchange) = (is("setup", "free"), is("exchange", "on"));
        let (fury_anytime, burn_any) = (is("fury", "anytime"), is("burn", "any"));

        let source = Source::new(pack.name, pack.text);
        let file: PackFile = source.read_for("drako")?;
        let mut reader = Reader { source, provenance: Vec::new(), cards: Vec::new() };
        let mut wrong = Complaints::default();
        let board = wrong.keep(reader.board(&file.board.radius));
        let starts = board.as_ref().and_then(|board| wrong.keep(reader.starts(board, &file.board)));
        let dragon = wrong.keep(reader.dragon_mat(&file.dragon));
        let spaces = wrong.keep(reader.dwarf_mat(&file.dwarves));
        reader.deck(DWARVES, &file.dwarf_card, &mut wrong);
        reader.deck(DRAGON, &file.dragon_card, &mut wrong);
        let name = wrong.keep(source.line_name(&file.name)).unwrap_or_default();
        wrong.finish()?;
        let (Some(board), Some(starts), Some((armor, abilities)), Some(spaces)) =
            (board, starts, dragon, spaces)
        else {
            return Err(Phrase::new("pack-not-understood").into()); // said already
        };

        let Reader { provenance, mut cards, .. } = reader;
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
        let origin = Names::new(file.origin.fr, file.origin.en);
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
    pub(crate) fn name_of(&self, kind: Kind) -> Names {
        self.cards.get(kind.index()).map_or(Names::new("?", "?"), |card| card.name.clone())
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

/// Checks a pack part by part and notes what is known of each.
struct Reader<'a> {
    source: Source<'a>,
    provenance: Vec<Provenance>,
    cards: Vec<CardInfo>,
}

impl Reader<'_> {
    fn note(
        &mut self,
        group: Names,
        what: Names,
        value: String,
        mark: &Spanned<String>,
    ) -> Result<(), Misread> {
        let Some(standing) = Standing::read(mark.get_ref()) else {
            let what = unknown_word(mark.get_ref(), &Standing::ALL.map(Standing::code));
            return Err(self.source.wrong(mark.span(), what));
        };
        self.provenance.push(Provenance { group, what, value, standing });
        Ok(())
    }

    fn board(&mut self, radius: &Marked<u8>) -> Result<Board, Misread> {
        let size = *radius.value.get_ref();
        let key = match size {
            ..MIN_RADIUS => "drako-pack-board-small",
            MIN_RADIUS..=MAX_RADIUS => "",
            _ => "drako-pack-board-large",
        };
        if !key.is_empty() {
            let what = Phrase::new(key).with("got", size).with("least", MIN_RADIUS).with("most", MAX_RADIUS);
            return Err(self.source.wrong(radius.value.span(), what)); // DK-04
        }
        let board = Board::new(size);
        let what = Names::new("anneaux autour du milieu", "rings around the centre");
        self.note(board_group(), what, size.to_string(), &radius.mark)?;
        Ok(board)
    }

    /// The first-game places (DK-11) obey DK-12 and DK-13 like any others.
    fn starts(&mut self, board: &Board, file: &BoardFile) -> Result<[Cell; 3], Misread> {
        let middle = board.cell(Hex::MIDDLE);
        let mut closed = middle.bit() | board.around[middle.index()];
        let mut starts = [Cell::NOWHERE; 3];
        for (dwarf, place) in Figure::DWARVES.into_iter().zip([&file.brald, &file.morin, &file.urpen]) {
            let name = place.value.get_ref();
            let hex = Hex::read(name, board.radius);
            let cell = hex.map_or(Cell::NOWHERE, |hex| board.cell(hex));
            let key = if hex.is_none() {
                "drako-pack-start-unknown"
            } else if closed & cell.bit() != 0 {
                "drako-pack-start-closed"
            } else {
                ""
            };
            if !key.is_empty() {
                let what = Phrase::new(key).with("got", name.as_str()).with("dwarf", dwarf.name());
                return Err(self.source.wrong(place.value.span(), what));
            }
            closed |= cell.bit();
            starts[dwarf as usize] = cell;
            let Names { fr, en } = dwarf.name();
            let what = Names::new(format!("{fr}, première partie"), format!("{en}, first game"));
            self.note(
                board_group(),
                what,
                hex.map_or_else(String::new, |hex| hex.name(board.radius)),
                &place.mark,
            )?;
        }
        Ok(starts)
    }

    /// A number of spaces, from `least` up.
    fn spaces(&mut self, group: Names, what: Names, spaces: &Marked<u8>, least: u8) -> Result<u8, Misread> {
        let count = *spaces.value.get_ref();
        if !(least..=MAX_SPACES).contains(&count) {
            let complaint = Phrase::new("drako-pack-spaces").with("what", what).with("got", count);
            let complaint = complaint.with("least", least).with("most", MAX_SPACES);
            return Err(self.source.wrong(spaces.value.span(), complaint)); // DK-20
        }
        self.note(group, what, count.to_string(), &spaces.mark)?;
        Ok(count)
    }

    fn dragon_mat(&mut self, file: &DragonFile) -> Result<(u8, [u8; 3]), Misread> {
        let group = || Names::new("Tapis du dragon", "Dragon’s mat");
        let armor = self.spaces(group(), Names::new("Armure", "Armour"), &file.armor, 1)?;
        let mut abilities = [0; 3];
        for (ability, spaces) in Ability::ALL.into_iter().zip([&file.fly, &file.fire, &file.walk]) {
            abilities[ability as usize] = self.spaces(group(), ability.name(), spaces, 1)?;
        }
        Ok((armor, abilities))
    }

    fn dwarf_mat(&mut self, file: &DwarvesFile) -> Result<[u8; 3], Misread> {
        let mut all = [0; 3];
        for (dwarf, spaces) in Figure::DWARVES.into_iter().zip([&file.brald, &file.morin, &file.urpen]) {
            let group = Names::new("Tapis des nains", "Dwarves’ mat");
            let count = self.spaces(group, dwarf.name(), spaces, 2)?;
            if all.contains(&count) {
                let what =
                    Phrase::new("drako-pack-spaces-same").with("got", count).with("dwarf", dwarf.name());
                return Err(self.source.wrong(spaces.value.span(), what)); // DK-20
            }
            all[dwarf as usize] = count;
        }
        Ok(all)
    }

    fn deck(&mut self, seat: Seat, deck: &Spanned<Vec<CardFile>>, wrong: &mut Complaints) {
        let (mut total, mut whole) = (0, true);
        for entry in deck.get_ref() {
            let copies = wrong.keep(self.card(seat, entry));
            whole &= copies.is_some();
            total += usize::from(copies.unwrap_or(0));
        }
        if whole && total != DECK {
            let key = if seat == DRAGON { "drako-pack-dragon-deck" } else { "drako-pack-dwarf-deck" };
            let what = Phrase::new(key).with("got", total).with("expected", DECK);
            wrong.keep::<()>(Err(self.source.wrong(deck.span(), what))); // DK-22
        }
    }

    /// One card of a deck, and how many copies there are.
    fn card(&mut self, seat: Seat, entry: &CardFile) -> Result<u8, Misread> {
        let text = entry.card.get_ref();
        let uses = read_uses(text, Some(seat)).map_err(|what| self.source.wrong(entry.card.span(), what))?;
        let mut sorted = uses.clone();
        sorted.sort_unstable();
        let same = |card: &CardInfo| {
            let mut other = card.uses.clone();
            other.sort_unstable();
            other == sorted
        };
        let known = self.cards.iter().position(same);
        if known.is_some_and(|at| self.cards[at].copies[seat.index()] > 0) {
            let what = Phrase::new("drako-pack-card-twice").with("got", text.as_str());
            return Err(self.source.wrong(entry.card.span(), what));
        }
        let copies = *entry.copies.get_ref();
        if copies == 0 || usize::from(copies) > DECK {
            let what = Phrase::new("drako-pack-copies").with("got", copies).with("most", DECK);
            return Err(self.source.wrong(entry.copies.span(), what));
        }
        let at = known.unwrap_or_else(|| {
            self.cards.push(CardInfo {
                code: write_uses(&uses),
                name: printed_name(&uses),
                uses: uses.clone(),
                copies: [0; 2],
            });
            self.cards.len() - 1
        });
        self.cards[at].copies[seat.index()] = copies;
        let group = if seat == DRAGON {
            Names::new("Cartes du dragon", "Dragon’s cards")
        } else {
            Names::new("Cartes des nains", "Dwarves’ cards")
        };
        let code = write_uses(&uses);
        self.note(group, Names::new(code.clone(), code), format!("× {copies}"), &entry.mark)?;
        Ok(copies)
    }
}

fn board_group() -> Names {
    Names::new("Plateau", "Board")
}
