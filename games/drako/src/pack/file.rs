//! The file of a pack: board, mats and decks, each number with what is known of it.

use super::{CardInfo, MAX_SPACES, read_uses, write_uses};
use crate::board::{Board, Cell, MAX_RADIUS, MIN_RADIUS};
use crate::card::{DECK, DRAGON, DWARVES};
use crate::present::printed_name;
use crate::state::{Ability, Figure};
use antre_kernel::{Phrase, Seat};
use antre_pack::{Complaints, Grammar, Head, Key, Naming, Node, Read, Reader, Shape, Table};
use antre_stage::hex::Hex;
use antre_stage::{Provenance, Standing};

/// The dwarves as packs name them.
const DWARF_KEYS: [(Figure, &str); 3] =
    [(Figure::Brald, "brald"), (Figure::Morin, "morin"), (Figure::Urpen, "urpen")];

/// The dragon's abilities as packs name them.
const ABILITY_KEYS: [(Ability, &str); 3] =
    [(Ability::Fly, "fly"), (Ability::Fire, "fire"), (Ability::Walk, "walk")];

/// What a pack may say.
pub(super) fn grammar() -> Grammar {
    let text = |key| Key::needed(key, Shape::text());
    let number = || Shape::Number(0, 255);
    let marked = |key, value| Key::needed(key, Shape::Table(vec![Key::needed("value", value), text("mark")]));
    let board = [marked("radius", number())].into_iter();
    let board = board.chain(DWARF_KEYS.map(|(_, key)| marked(key, Shape::text())));
    let dragon = [marked("armor", number())].into_iter();
    let dragon = dragon.chain(ABILITY_KEYS.map(|(_, key)| marked(key, number())));
    let dwarves = DWARF_KEYS.map(|(_, key)| marked(key, number())).into();
    let deck =
        || Shape::list(Shape::Table(vec![text("card"), Key::needed("copies", number()), text("mark")]));
    Grammar::headed([
        Key::needed("board", Shape::Table(board.collect())),
        Key::needed("dragon", Shape::Table(dragon.collect())),
        Key::needed("dwarves", Shape::Table(dwarves)),
        Key::needed("dwarf_card", deck()),
        Key::needed("dragon_card", deck()),
    ])
}

/// What a pack says.
pub(super) struct File {
    pub(super) head: Head,
    pub(super) board: Board,
    pub(super) starts: [Cell; 3],
    pub(super) armor: u8,
    pub(super) abilities: [u8; 3],
    pub(super) spaces: [u8; 3],
    pub(super) cards: Vec<CardInfo>,
    pub(super) provenance: Vec<Provenance>,
}

impl File {
    pub(super) fn read<'a>(reader: &Reader<'a>, file: &mut Table<'a>) -> Read<File> {
        let mut wrong = Complaints::default();
        let head = reader.head(file, Naming::Line, &mut wrong)?;
        let mut parts = Parts { reader: *reader, provenance: Vec::new(), cards: Vec::new() };
        // What stands in for a part that is wrong is never played with: the complaint is kept.
        let board = wrong.keep(parts.board(file.need("board")?));
        let (board, starts) = board.unwrap_or_else(|| (Board::new(MIN_RADIUS), [Cell::NOWHERE; 3]));
        let dragon = wrong.keep(parts.dragon_mat(file.need("dragon")?));
        let (armor, abilities) = dragon.unwrap_or_default();
        let spaces = wrong.keep(parts.dwarf_mat(file.need("dwarves")?)).unwrap_or_default();
        parts.deck(DWARVES, file.need("dwarf_card")?, &mut wrong)?;
        parts.deck(DRAGON, file.need("dragon_card")?, &mut wrong)?;
        wrong.finish()?;
        let Parts { provenance, cards, .. } = parts;
        Ok(File { head, board, starts, armor, abilities, spaces, cards, provenance })
    }
}

/// A value and what is known of it.
struct Marked<'a> {
    value: &'a Node<'a>,
    mark: &'a Node<'a>,
}

/// Reads a pack part by part and notes what is known of each.
struct Parts<'a> {
    reader: Reader<'a>,
    provenance: Vec<Provenance>,
    cards: Vec<CardInfo>,
}

impl<'a> Parts<'a> {
    fn marked(&self, table: &mut Table<'a>, key: &'static str) -> Read<Marked<'a>> {
        self.reader.within(table.need(key)?, |inner| {
            Ok(Marked { value: inner.need("value")?, mark: inner.need("mark")? })
        })
    }

    fn note(&mut self, group: Phrase, what: Phrase, value: String, mark: &'a Node<'a>) -> Read<()> {
        let standing = self.reader.word(mark, &Standing::ALL.map(|standing| (standing.code(), standing)))?;
        self.provenance.push(Provenance { group, what, value, standing });
        Ok(())
    }

    /// The board, and where the dwarves start in a first game.
    fn board(&mut self, node: &'a Node<'a>) -> Read<(Board, [Cell; 3])> {
        let reader = self.reader;
        reader.within(node, |table| {
            let radius = self.marked(table, "radius")?;
            let size: u8 = reader.number(radius.value, 0..=255)?;
            let key = match size {
                ..MIN_RADIUS => "drako-pack-board-small",
                MIN_RADIUS..=MAX_RADIUS => "",
                _ => "drako-pack-board-large",
            };
            if !key.is_empty() {
                let what = Phrase::new(key).with("got", size);
                let what = what.with("least", MIN_RADIUS).with("most", MAX_RADIUS);
                return Err(reader.wrong(radius.value.span(), what)); // DK-04
            }
            let board = Board::new(size);
            let what = Phrase::new("drako-known-rings");
            self.note(board_group(), what, size.to_string(), radius.mark)?;
            let starts = self.starts(&board, table)?;
            Ok((board, starts))
        })
    }

    /// The first-game places (DK-11) obey DK-12 and DK-13 like any others.
    fn starts(&mut self, board: &Board, table: &mut Table<'a>) -> Read<[Cell; 3]> {
        let middle = board.cell(Hex::MIDDLE);
        let mut closed = middle.bit() | board.around[middle.index()];
        let mut starts = [Cell::NOWHERE; 3];
        for (dwarf, key) in DWARF_KEYS {
            let Marked { value, mark } = self.marked(table, key)?;
            let name = self.reader.text(value)?;
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
                let what = Phrase::new(key).with("got", name).with("dwarf", dwarf.name());
                return Err(self.reader.wrong(value.span(), what));
            }
            closed |= cell.bit();
            starts[dwarf as usize] = cell;
            let what = Phrase::new("drako-known-start").with("who", dwarf.name());
            let place = hex.map_or_else(String::new, |hex| hex.name(board.radius));
            self.note(board_group(), what, place, mark)?;
        }
        Ok(starts)
    }

    /// A number of spaces, from `least` up, and where it stands.
    fn spaces(
        &mut self,
        group: Phrase,
        what: Phrase,
        table: &mut Table<'a>,
        key: &'static str,
        least: u8,
    ) -> Read<(u8, &'a Node<'a>)> {
        let Marked { value, mark } = self.marked(table, key)?;
        let count = self.reader.number(value, 0..=255)?;
        if !(least..=MAX_SPACES).contains(&count) {
            let complaint = Phrase::new("drako-pack-spaces").with("what", what).with("got", count);
            let complaint = complaint.with("least", least).with("most", MAX_SPACES);
            return Err(self.reader.wrong(value.span(), complaint)); // DK-20
        }
        self.note(group, what, count.to_string(), mark)?;
        Ok((count, value))
    }

    fn dragon_mat(&mut self, node: &'a Node<'a>) -> Read<(u8, [u8; 3])> {
        let group = || Phrase::new("drako-known-dragon-mat");
        let reader = self.reader;
        reader.within(node, |table| {
            let (armor, _) = self.spaces(group(), Phrase::new("drako-armour"), table, "armor", 1)?;
            let mut abilities = [0; 3];
            for (ability, key) in ABILITY_KEYS {
                abilities[ability as usize] = self.spaces(group(), ability.name(), table, key, 1)?.0;
            }
            Ok((armor, abilities))
        })
    }

    fn dwarf_mat(&mut self, node: &'a Node<'a>) -> Read<[u8; 3]> {
        let reader = self.reader;
        reader.within(node, |table| {
            let mut all = [0; 3];
            for (dwarf, key) in DWARF_KEYS {
                let group = Phrase::new("drako-known-dwarf-mat");
                let (count, value) = self.spaces(group, dwarf.name(), table, key, 2)?;
                if all.contains(&count) {
                    let what = Phrase::new("drako-pack-spaces-same").with("got", count);
                    return Err(reader.wrong(value.span(), what.with("dwarf", dwarf.name()))); // DK-20
                }
                all[dwarf as usize] = count;
            }
            Ok(all)
        })
    }

    fn deck(&mut self, seat: Seat, deck: &'a Node<'a>, wrong: &mut Complaints) -> Read<()> {
        let (mut total, mut whole) = (0, true);
        for entry in self.reader.list(deck)? {
            let copies = wrong.keep(self.card(seat, entry));
            whole &= copies.is_some();
            total += usize::from(copies.unwrap_or(0));
        }
        if whole && total != DECK {
            let key = if seat == DRAGON { "drako-pack-dragon-deck" } else { "drako-pack-dwarf-deck" };
            let what = Phrase::new(key).with("got", total).with("expected", DECK);
            wrong.add(self.reader.wrong(deck.span(), what)); // DK-22
        }
        Ok(())
    }

    /// One card of a deck, and how many copies there are.
    fn card(&mut self, seat: Seat, entry: &'a Node<'a>) -> Read<u8> {
        let reader = self.reader;
        let (card, number, mark) = reader
            .within(entry, |table| Ok((table.need("card")?, table.need("copies")?, table.need("mark")?)))?;
        let text = reader.text(card)?;
        let uses = read_uses(text, Some(seat)).map_err(|what| reader.wrong(card.span(), what))?;
        let mut sorted = uses.clone();
        sorted.sort_unstable();
        let same = |card: &CardInfo| {
            let mut other = card.uses.clone();
            other.sort_unstable();
            other == sorted
        };
        let known = self.cards.iter().position(same);
        if known.is_some_and(|at| self.cards[at].copies[seat.index()] > 0) {
            let what = Phrase::new("drako-pack-card-twice").with("got", text);
            return Err(reader.wrong(card.span(), what));
        }
        let copies = reader.number(number, 0..=255)?;
        if copies == 0 || usize::from(copies) > DECK {
            let what = Phrase::new("drako-pack-copies").with("got", copies).with("most", DECK);
            return Err(reader.wrong(number.span(), what));
        }
        let code = write_uses(&uses);
        let at = known.unwrap_or_else(|| {
            let name = printed_name(&uses);
            self.cards.push(CardInfo { code: code.clone(), name, uses, copies: [0; 2] });
            self.cards.len() - 1
        });
        self.cards[at].copies[seat.index()] = copies;
        let group =
            Phrase::new(if seat == DRAGON { "drako-known-dragon-cards" } else { "drako-known-dwarf-cards" });
        self.note(group, Phrase::bare(code), format!("× {copies}"), mark)?;
        Ok(copies)
    }
}

fn board_group() -> Phrase {
    Phrase::new("drako-known-board")
}
