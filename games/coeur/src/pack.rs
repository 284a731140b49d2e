//! The box: card tables read from a pack, options, and what follows from them.

use crate::card::{Kind, MAX_KINDS, MAX_RANKS, Pile, SET, Type};
use antre_kernel::{Misread, Names, Phrase, Seat, Setup};
use antre_pack::serde::Deserialize;
use antre_pack::{Complaints, Source, Spanned};
use antre_stage::{Card, OptionSpec, OptionValue, PackText, choose_options};
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
        name: ["Qui commence", "Who starts"],
        values: &[
            OptionValue { id: "random", name: ["Au hasard", "Random"] },
            OptionValue { id: "A", name: ["Place A", "Seat A"] },
            OptionValue { id: "B", name: ["Place B", "Seat B"] },
        ],
        help: ["Au hasard, ou une place choisie.", "Random, or a chosen seat."],
        clause: "CD-12",
    },
    OptionSpec {
        id: "open_memory",
        name: ["Mémoire ouverte", "Open memory"],
        values: &[OptionValue::OFF, OptionValue::ON],
        help: [
            "L’écran montre les cartes couvertes, les prises et tout le journal.",
            "The screen shows covered cards, captured cards and the whole log.",
        ],
        clause: "CD-87",
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
    card: Spanned<Vec<CardFile>>,
}

#[derive(Deserialize)]
#[serde(crate = "antre_pack::serde", deny_unknown_fields)]
struct NamesFile {
    fr: Spanned<String>,
    en: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(crate = "antre_pack::serde", deny_unknown_fields)]
struct CardFile {
    #[serde(rename = "type")]
    code: Spanned<String>,
    fr: Spanned<String>,
    en: Spanned<String>,
    values: Spanned<Vec<Spanned<u8>>>,
}

/// What a pack may say, for editors.
pub(crate) fn schema() -> String {
    antre_pack::schema(&antre_pack::grammar_of::<PackFile>(), "Cœur de Dragon")
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
        let option = |id: &str| options.iter().find(|(known, _)| known == id).map_or("", |(_, value)| value);
        let first = Seat::read(option("first_player"), 2).map_or(First::Random, First::Seat);
        let open_memory = option("open_memory") == "on";

        let source = Source::new(pack.name, pack.text);
        let file: PackFile = source.read_for("coeur")?;
        let mut wrong = Complaints::default();
        let cards = Cards::check(&source, &file, &mut wrong);
        let name = wrong.keep(source.plain_name(&file.name)).unwrap_or_default();
        let origin = words(&source, &file.origin.fr, &file.origin.en, &mut wrong);
        wrong.finish()?;
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

impl Cards {
    fn check(source: &Source<'_>, file: &PackFile, wrong: &mut Complaints) -> Cards {
        let mut entries: [Option<&CardFile>; 9] = [None; 9];
        let mut strange = false;
        for entry in file.card.get_ref() {
            let code = entry.code.get_ref();
            let mut complain = |what: Phrase| {
                wrong.keep::<()>(Err(source.wrong(entry.code.span(), what.with("got", code.as_str()))));
            };
            match Type::read(code) {
                None => {
                    strange = true;
                    let allowed = Type::ALL.map(Type::code).join(", ");
                    complain(Phrase::new("coeur-pack-type").with("allowed", allowed));
                }
                Some(card) if entries[card as usize].is_some() => {
                    strange = true;
                    complain(Phrase::new("coeur-pack-type-twice"));
                }
                Some(card) => entries[card as usize] = Some(entry),
            }
        }

        let mut cards = Cards {
            names: std::array::from_fn(|_| Names::new("", "")),
            values: [0; MAX_KINDS],
            kinds: Vec::new(),
            set: Pile::default(),
        };
        let (mut total, mut whole) = (0, true);
        for (card, entry) in Type::ALL.into_iter().zip(entries) {
            let values = match entry.filter(|entry| !entry.values.get_ref().is_empty()) {
                Some(entry) => checked_values(source, card, entry).map(|values| (entry, values)),
                None => {
                    let span = entry.map_or_else(|| file.card.span(), |entry| entry.values.span());
                    let what = Phrase::new("coeur-pack-type-missing").with("type", card.code());
                    Err(source.wrong(span, what))
                }
            };
            // A type in whose place another stands is missing too, and was complained about already.
            let values = if strange && entry.is_none() { values.ok() } else { wrong.keep(values) };
            let Some((entry, values)) = values else {
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
            cards.names[card as usize] = words(source, &entry.fr, &entry.en, wrong);
        }
        if whole && total != SET {
            let what = Phrase::new("coeur-pack-size").with("got", total).with("expected", SET);
            wrong.keep::<()>(Err(source.wrong(file.card.span(), what)));
        }
        cards
    }
}

/// Words in both languages.
fn words(source: &Source<'_>, fr: &Spanned<String>, en: &Spanned<String>, wrong: &mut Complaints) -> Names {
    let mut read = |text| wrong.keep(source.words(text)).unwrap_or_default();
    Names::new(read(fr), read(en))
}

/// The values of one type in order: one digit each, none for Ships, of which there are at least five.
fn checked_values(source: &Source<'_>, card: Type, entry: &CardFile) -> Result<Vec<u8>, Misread> {
    for value in entry.values.get_ref() {
        let most = if card == Type::Ship { 0 } else { 9 };
        if *value.get_ref() > most {
            let key = if card == Type::Ship { "coeur-pack-ship-value" } else { "coeur-pack-value" };
            return Err(source.wrong(value.span(), Phrase::new(key).with("got", *value.get_ref())));
        }
    }
    let mut values: Vec<u8> = entry.values.get_ref().iter().map(|value| *value.get_ref()).collect();
    if card == Type::Ship && values.len() < 5 {
        let what = Phrase::new("coeur-pack-few-ships").with("got", values.len());
        return Err(source.wrong(entry.values.span(), what));
    }
    values.sort_unstable();
    let mut ranks = values.clone();
    ranks.dedup();
    if ranks.len() > MAX_RANKS {
        let what = Phrase::new("coeur-pack-too-many-values").with("most", MAX_RANKS);
        return Err(source.wrong(entry.values.span(), what));
    }
    Ok(values)
}
