//! The box: kinds and legends read from a pack, options, and what follows from them.

use crate::kind::BOX;
use crate::legend::Battle;
use crate::score::WildDragon;
use crate::{Counts, Deck, Kind, Legend};
use antre_kernel::{Misread, Names, Phrase, Seat, Setup};
use antre_pack::serde::Deserialize;
use antre_pack::{Complaints, Source, Spanned};
use antre_stage::{Card, OptionSpec, OptionValue, PackText, choose_options};
use std::sync::Arc;

/// The game, built from a pack, a number of players and options.
#[derive(Clone, Debug)]
pub struct Aetherya {
    pub(crate) setup: Setup,
    pub(crate) origin: Names,
    pub(crate) seats: u8,
    pub(crate) first: First,
    pub(crate) battle: Battle,
    pub(crate) wild_dragon: WildDragon,
    /// How many turns there are at most, all players together; none where people play (AE-125).
    pub(crate) limit: Option<u16>,
    /// The kingdom cards in play (AE-04), in order, and counted.
    pub(crate) in_play: Deck<BOX>,
    pub(crate) all: Counts,
    /// What scenes show of the cards, made once.
    pub(crate) fronts: Vec<Arc<Card>>,
    pub(crate) legend_fronts: Vec<Arc<Card>>,
    names: [Names; 10],
    legend_names: [Names; 15],
    /// What each legend is worth, with one more than there are, so that four bits always find one.
    pub(crate) legend_points: [u8; 16],
}

/// Who begins (AE-24).
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

/// The fewest and the most players (AE-01).
pub(crate) const PLAYERS: (u8, u8) = (2, 4);
/// How many cards of each kind the box holds (AE-03).
pub(crate) const COPIES: usize = 8;
/// How many turns each player of an automatic game has at most (AE-125).
const TURNS: u16 = 100;

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        id: "first_player",
        name: ["Qui commence", "Who starts"],
        values: &[
            OptionValue { id: "random", name: ["Au hasard", "Random"] },
            OptionValue { id: "A", name: ["Place A", "Seat A"] },
            OptionValue { id: "B", name: ["Place B", "Seat B"] },
            OptionValue { id: "C", name: ["Place C", "Seat C"] },
            OptionValue { id: "D", name: ["Place D", "Seat D"] },
        ],
        help: [
            "Au lieu du joueur le plus âgé : au hasard, ou une place choisie.",
            "Instead of the oldest player: random, or a chosen seat.",
        ],
        clause: "AE-24",
    },
    OptionSpec {
        id: "battle",
        name: ["Bataille légendaire", "Legendary Battle"],
        values: &[
            OptionValue { id: "each", name: ["Un ennemi chacune", "An enemy each"] },
            OptionValue { id: "same", name: ["Le même ennemi", "The same enemy"] },
        ],
        help: [
            "Deux cartes d’une tribu ont chacune un ennemi, ou toutes deux le même.",
            "Two cards of a tribe each have an enemy, or both have the same one.",
        ],
        clause: "AE-107",
    },
    OptionSpec {
        id: "wild_dragon",
        name: ["Dragon sauvage", "Wild Dragon"],
        values: &[
            OptionValue { id: "flat3", name: ["Coûte 3 points", "Costs 3 points"] },
            OptionValue { id: "value", name: ["Coûte sa valeur domestiquée", "Costs its tamed value"] },
        ],
        help: [
            "Il coûte 3 points, ou ce qu’il vaudrait domestiqué.",
            "It costs 3 points, or what it would be worth tamed.",
        ],
        clause: "AE-96",
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
    legend: Spanned<Vec<LegendFile>>,
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
    code: Spanned<String>,
    fr: Spanned<String>,
    en: Spanned<String>,
    diamonds: Spanned<[u8; 3]>,
}

#[derive(Deserialize)]
#[serde(crate = "antre_pack::serde", deny_unknown_fields)]
struct LegendFile {
    code: Spanned<String>,
    fr: Spanned<String>,
    en: Spanned<String>,
    points: Spanned<u8>,
}

/// What a pack may say, for editors.
pub(crate) fn schema() -> String {
    antre_pack::schema(&antre_pack::grammar_of::<PackFile>(), "Drako – Ætherya Pocket")
}

impl Aetherya {
    pub(crate) fn from_pack(
        pack: &PackText<'_>,
        seats: Option<u8>,
        chosen: &[(String, String)],
    ) -> Result<Aetherya, Misread> {
        let seats = seats.unwrap_or(PLAYERS.0);
        if !(PLAYERS.0..=PLAYERS.1).contains(&seats) {
            return Err(Phrase::new("aetherya-players").with("got", seats).into()); // AE-01
        }
        let options = choose_options(OPTIONS, chosen)?;
        let option = |id: &str| options.iter().find(|(known, _)| known == id).map_or("", |(_, value)| value);
        let first = match option("first_player") {
            "random" => First::Random,
            letter => First::Seat(Seat::read(letter, seats).ok_or_else(|| {
                Phrase::new("aetherya-first-player").with("got", letter).with("seats", seats)
            })?),
        };
        let battle = if option("battle") == "same" { Battle::Same } else { Battle::Each };
        let wild_dragon = if option("wild_dragon") == "value" { WildDragon::Value } else { WildDragon::Flat };

        let source = Source::new(pack.name, pack.text);
        let file: PackFile = source.read_for("aetherya")?;
        let mut wrong = Complaints::default();
        let (names, all) = read_cards(&source, &file, seats, &mut wrong);
        let (legend_names, legend_points) = read_legends(&source, &file, &mut wrong);
        let name = wrong.keep(source.plain_name(&file.name)).unwrap_or_default();
        let origin = words(&source, &file.origin.fr, &file.origin.en, &mut wrong);
        wrong.finish()?;
        let mut game = Aetherya {
            setup: Setup { pack: name, pack_hash: source.hash(), seats, options },
            origin,
            seats,
            first,
            battle,
            wild_dragon,
            limit: None,
            in_play: all.iter().collect(),
            all,
            fronts: Vec::new(),
            legend_fronts: Vec::new(),
            names,
            legend_names,
            legend_points,
        };
        game.fronts = Kind::ALL.map(|kind| Arc::new(game.front(kind))).into();
        game.legend_fronts = Legend::ALL.map(|legend| Arc::new(game.legend_front(legend))).into();
        Ok(game)
    }

    /// The same game for machines alone: it stops after a hundred turns each (AE-125).
    #[must_use]
    pub fn for_machines(mut self) -> Aetherya {
        self.limit = Some(TURNS * u16::from(self.seats));
        self
    }

    /// The kingdom cards in play (AE-04).
    pub fn cards(&self) -> Counts {
        self.all
    }

    /// What a legend is worth (AE-112).
    #[inline]
    pub fn legend_points(&self, legend: Legend) -> i32 {
        self.legend_points[legend as usize].into()
    }

    pub(crate) fn name_of(&self, kind: Kind) -> &Names {
        &self.names[kind as usize]
    }

    pub(crate) fn legend_name(&self, legend: Legend) -> &Names {
        &self.legend_names[legend as usize]
    }
}

/// The names of the kinds and the cards in play: eight of each kind (AE-03), enough for the players (AE-06).
fn read_cards(
    source: &Source<'_>,
    file: &PackFile,
    seats: u8,
    wrong: &mut Complaints,
) -> ([Names; 10], Counts) {
    let mut names: [Option<Names>; 10] = std::array::from_fn(|_| None);
    let mut all = Counts::default();
    let (mut whole, mut strange) = (true, false);
    for entry in file.card.get_ref() {
        let name = words(source, &entry.fr, &entry.en, wrong);
        let Some(kind) = Kind::read(entry.code.get_ref()) else {
            strange = true;
            wrong.keep::<()>(Err(unknown(
                source,
                "aetherya-pack-kind",
                &entry.code,
                &Kind::ALL.map(Kind::code),
            )));
            continue;
        };
        if names[kind as usize].replace(name).is_some() {
            strange = true;
            wrong.keep::<()>(Err(twice(source, &entry.code)));
        }
        let diamonds = entry.diamonds.get_ref();
        let copies: usize = diamonds.iter().map(|&n| usize::from(n)).sum();
        if copies != COPIES {
            whole = false;
            let what = Phrase::new("aetherya-pack-copies").with("card", kind.code());
            let what = what.with("got", copies).with("expected", COPIES);
            wrong.keep::<()>(Err(source.wrong(entry.diamonds.span(), what)));
            continue;
        }
        // AE-04: with two players one diamond column is in play, with three two, with four all.
        for &copies in &diamonds[..usize::from(seats) - 1] {
            (0..copies).for_each(|_| all.add(kind));
        }
    }
    let names = Kind::ALL.map(|kind| {
        let name = names[kind as usize].take().ok_or_else(|| missing(source, file.card.span(), kind.code()));
        whole &= name.is_ok();
        // A code in whose place another stands is missing too, and was complained about already.
        if strange { name.ok() } else { wrong.keep(name) }.unwrap_or(Names::new("", ""))
    });
    let enough = 16 * usize::from(seats) + 2;
    if whole && all.total() < enough {
        let what = Phrase::new("aetherya-pack-few").with("got", all.total()).with("seats", seats);
        wrong.keep::<()>(Err(source.wrong(file.card.span(), what.with("expected", enough))));
    }
    (names, all)
}

/// The fifteen legends (AE-111), each worth 2 to 4 points (AE-112).
fn read_legends(source: &Source<'_>, file: &PackFile, wrong: &mut Complaints) -> ([Names; 15], [u8; 16]) {
    let mut names: [Option<Names>; 15] = std::array::from_fn(|_| None);
    let mut points = [0; 16];
    let mut strange = false;
    for entry in file.legend.get_ref() {
        let name = words(source, &entry.fr, &entry.en, wrong);
        let worth = *entry.points.get_ref();
        if !(2..=4).contains(&worth) {
            let what = Phrase::new("aetherya-pack-points").with("got", worth);
            wrong.keep::<()>(Err(source.wrong(entry.points.span(), what)));
        }
        let Some(legend) = Legend::read(entry.code.get_ref()) else {
            strange = true;
            let codes = Legend::ALL.map(Legend::code);
            wrong.keep::<()>(Err(unknown(source, "aetherya-pack-legend", &entry.code, &codes)));
            continue;
        };
        if names[legend as usize].replace(name).is_some() {
            strange = true;
            wrong.keep::<()>(Err(twice(source, &entry.code)));
        }
        points[legend as usize] = worth;
    }
    let names = Legend::ALL.map(|legend| {
        let name = names[legend as usize].take();
        let name = name.ok_or_else(|| missing(source, file.legend.span(), legend.code()));
        if strange { name.ok() } else { wrong.keep(name) }.unwrap_or(Names::new("", ""))
    });
    (names, points)
}

/// Words in both languages.
fn words(source: &Source<'_>, fr: &Spanned<String>, en: &Spanned<String>, wrong: &mut Complaints) -> Names {
    let mut read = |text| wrong.keep(source.words(text)).unwrap_or_default();
    Names::new(read(fr), read(en))
}

fn unknown(source: &Source<'_>, key: &'static str, code: &Spanned<String>, allowed: &[&str]) -> Misread {
    let what = Phrase::new(key).with("got", code.get_ref().as_str()).with("allowed", allowed.join(", "));
    source.wrong(code.span(), what)
}

fn twice(source: &Source<'_>, code: &Spanned<String>) -> Misread {
    source.wrong(code.span(), Phrase::new("aetherya-pack-twice").with("got", code.get_ref().as_str()))
}

fn missing(source: &Source<'_>, span: std::ops::Range<usize>, code: &'static str) -> Misread {
    source.wrong(span, Phrase::new("aetherya-pack-missing").with("code", code))
}
