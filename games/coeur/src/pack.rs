//! The box: card tables read from a pack, options, and what follows from them.

use crate::card::{Kind, MAX_KINDS, MAX_RANKS, Pile, SET, Type};
use antre_kernel::{Misread, Names, Phrase, Seat, Setup};
use antre_pack::{Complaints, Grammar, Head, Key, Naming, Node, Read, Reader, Shape, Source};
use antre_stage::{Card, OFF_OR_ON, OptionSpec, PackText, choose_options, option_of};
use std::sync::Arc;

/// The game, built from a pack and options.
#[derive(Clone, Debug)]
pub struct Coeur {
    pub(crate) setup: Setup,
    pub(crate) origin: Names,
    pub(crate) first: First,
    pub(crate) open_memory: bool,
    names: [Names; 9],
    pub(crate) values: [u8; MAX_KINDS],
    kinds: Vec<Kind>,
    set: Pile,
    /// What scenes show of each card, made once.
    pub(crate) fronts: Vec<Arc<Card>>,
}

/// Who begins (CD-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum First {
    Random,
    Seat(Seat),
}

impl First {
    pub(crate) fn allows(self, seat: Seat) -> bool {
        self == First::Random || self == First::Seat(seat)
    }
}

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        id: "first_player",
        key: "coeur-option-first-player",
        values: &["random", "A", "B"],
        clause: "CD-12",
    },
    OptionSpec { id: "open_memory", key: "coeur-option-open-memory", values: OFF_OR_ON, clause: "CD-87" },
];

/// What a pack may say.
fn grammar() -> Grammar {
    let kind = [Key::needed("type", Shape::text())].into_iter();
    let values = Key::needed("values", Shape::list(Shape::Number(0, 255)));
    let card = kind.chain(Key::spelt(&Shape::text())).chain([values]).collect();
    Grammar::headed([Key::needed("card", Shape::list(Shape::Table(card)))])
}

/// The same for editors.
pub(crate) fn schema() -> String {
    antre_pack::schema(&grammar(), "Cœur de Dragon")
}

impl Coeur {
    pub(crate) fn from_pack(
        pack: &PackText<'_>,
        seats: Option<u8>,
        chosen: &[(String, String)],
    ) -> Result<Coeur, Misread> {
        if let Some(seats) = seats.filter(|&seats| seats != 2) {
            return Err(Phrase::new("coeur-two-players").with("got", seats).into()); // CD-01
        }
        let options = choose_options(OPTIONS, chosen)?;
        let option = |id| option_of(&options, id);
        let first = Seat::read(option("first_player"), 2).map_or(First::Random, First::Seat);
        let open_memory = option("open_memory") == "on";

        let source = Source::new(pack.name, pack.text);
        let (Head { name, origin }, cards) = source.read("coeur", grammar, |reader, file| {
            let mut wrong = Complaints::default();
            let head = reader.head(file, Naming::Plain, &mut wrong)?;
            let cards = Cards::read(reader, file.need("card")?, &mut wrong)?;
            wrong.finish()?;
            Ok((head, cards))
        })?;
        let setup = Setup { pack: name, pack_hash: source.hash(), seats: 2, options };
        let Cards { names, values, kinds, set } = cards;
        let mut game =
            Coeur { setup, origin, first, open_memory, names, values, kinds, set, fronts: Vec::new() };
        game.fronts = Kind::every().map(|kind| Arc::new(game.front(kind))).collect();
        Ok(game)
    }

    /// A player's whole set in order (CD-02).
    #[inline]
    pub(crate) fn set(&self) -> Pile {
        self.set.clone()
    }

    /// What a card is worth (CD-06).
    #[inline]
    pub fn value(&self, kind: Kind) -> i32 {
        i32::from(self.values[kind.index()])
    }

    pub(crate) fn name_of(&self, space: Type) -> &Names {
        &self.names[space as usize]
    }

    /// Every distinct card of the pack.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        self.kinds.iter().copied()
    }

    /// How many copies of a card each player's set has.
    pub fn copies(&self, kind: Kind) -> usize {
        self.set.cards().iter().filter(|&&card| card == kind).count()
    }
}

/// The card tables of a pack that passed CD-04.
struct Cards {
    names: [Names; 9],
    values: [u8; MAX_KINDS],
    kinds: Vec<Kind>,
    set: Pile,
}

/// One entry of a pack: the name of a type, and the values of its cards.
struct Entry<'a> {
    name: Names,
    values: &'a Node<'a>,
}

impl Cards {
    fn read<'a>(reader: &Reader<'a>, list: &'a Node<'a>, wrong: &mut Complaints) -> Read<Cards> {
        let mut entries: [Option<Entry<'a>>; 9] = Default::default();
        let mut strange = false;
        for node in reader.list(list)? {
            let (code, entry) = reader.within(node, |table| {
                let (code, name) = (table.need("type")?, reader.names_in(table, wrong)?);
                Ok((code, Entry { name, values: table.need("values")? }))
            })?;
            let text = reader.text(code)?;
            let what = match Type::read(text) {
                None => {
                    let allowed = Type::ALL.map(Type::code).join(", ");
                    Phrase::new("coeur-pack-type").with("allowed", allowed)
                }
                Some(card) if entries[card as usize].is_some() => Phrase::new("coeur-pack-type-twice"),
                Some(card) => {
                    entries[card as usize] = Some(entry);
                    continue;
                }
            };
            strange = true;
            wrong.add(reader.wrong(code.span(), what.with("got", text)));
        }

        let mut cards = Cards {
            names: std::array::from_fn(|_| Names::new("", "")),
            values: [0; MAX_KINDS],
            kinds: Vec::new(),
            set: Pile::default(),
        };
        let (mut total, mut whole) = (0, true);
        for (card, entry) in Type::ALL.into_iter().zip(entries) {
            let Some(Entry { name, values }) = entry else {
                // A type in whose place another stands is missing too, and was complained about already.
                if !strange {
                    wrong.add(missing(reader, card, list));
                }
                whole = false;
                continue;
            };
            cards.names[card as usize] = name;
            let numbers = reader.all(Some(values), |node| reader.number(node, 0..=255))?;
            let Some(values) = wrong.keep(checked_values(reader, card, values, numbers)) else {
                whole = false;
                continue;
            };
            total += values.len();
            let mut ranks = values.clone();
            ranks.dedup();
            for (rank, &worth) in ranks.iter().enumerate() {
                let kind = Kind::new(card, rank);
                cards.kinds.push(kind);
                cards.values[kind.index()] = worth;
                values.iter().filter(|&&value| value == worth).for_each(|_| cards.set.push(kind));
            }
        }
        if whole && total != SET {
            let what = Phrase::new("coeur-pack-size").with("got", total).with("expected", SET);
            wrong.add(reader.wrong(list.span(), what));
        }
        Ok(cards)
    }
}

fn missing(reader: &Reader<'_>, card: Type, place: &Node<'_>) -> Misread {
    reader.wrong(place.span(), Phrase::new("coeur-pack-type-missing").with("type", card.code()))
}

/// The values of one type in order: one digit each, none for Ships, of which there are at least five.
fn checked_values<'a>(
    reader: &Reader<'a>,
    card: Type,
    list: &'a Node<'a>,
    mut values: Vec<u8>,
) -> Read<Vec<u8>> {
    if values.is_empty() {
        return Err(missing(reader, card, list));
    }
    let (most, key) = match card {
        Type::Ship => (0, "coeur-pack-ship-value"),
        _ => (9, "coeur-pack-value"),
    };
    for (node, &value) in reader.list(list)?.iter().zip(&values) {
        if value > most {
            return Err(reader.wrong(node.span(), Phrase::new(key).with("got", value)));
        }
    }
    if card == Type::Ship && values.len() < 5 {
        let what = Phrase::new("coeur-pack-few-ships").with("got", values.len());
        return Err(reader.wrong(list.span(), what));
    }
    values.sort_unstable();
    let mut ranks = values.clone();
    ranks.dedup();
    if ranks.len() > MAX_RANKS {
        let what = Phrase::new("coeur-pack-too-many-values").with("most", MAX_RANKS);
        return Err(reader.wrong(list.span(), what));
    }
    Ok(values)
}
