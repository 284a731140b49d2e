//! The box: kinds and legends read from a pack, options, and what follows from them.

use crate::kind::BOX;
use crate::legend::Battle;
use crate::score::WildDragon;
use crate::{Counts, Deck, Kind, Legend};
use antre_kernel::{Misread, Names, Phrase, Seat, Setup};
use antre_pack::{Complaints, Grammar, Head, Key, Naming, Node, Read, Reader, Shape, Source};
use antre_stage::{Card, OptionSpec, PackText, choose_options, option_of};
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
        key: "aetherya-option-first-player",
        values: &["random", "A", "B", "C", "D"],
        clause: "AE-24",
    },
    OptionSpec { id: "battle", key: "aetherya-option-battle", values: &["each", "same"], clause: "AE-107" },
    OptionSpec {
        id: "wild_dragon",
        key: "aetherya-option-wild-dragon",
        values: &["flat3", "value"],
        clause: "AE-96",
    },
];

/// What a pack may say.
fn grammar() -> Grammar {
    let coded = |key, shape| {
        let code = [Key::needed("code", Shape::text())].into_iter();
        let keys = code.chain(Key::spelt(&Shape::text())).chain([Key::needed(key, shape)]);
        Shape::list(Shape::Table(keys.collect()))
    };
    let number = || Shape::Number(0, 255);
    let diamonds = Shape::List(Box::new(number()), 3, 3);
    Grammar::headed([
        Key::needed("card", coded("diamonds", diamonds)),
        Key::needed("legend", coded("points", number())),
    ])
}

/// The same for editors.
pub(crate) fn schema() -> String {
    antre_pack::schema(&grammar(), "Drako – Ætherya Pocket")
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
        let option = |id| option_of(&options, id);
        let first = match option("first_player") {
            "random" => First::Random,
            letter => First::Seat(Seat::read(letter, seats).ok_or_else(|| {
                Phrase::new("aetherya-first-player").with("got", letter).with("seats", seats)
            })?),
        };
        let battle = if option("battle") == "same" { Battle::Same } else { Battle::Each };
        let wild_dragon = if option("wild_dragon") == "value" { WildDragon::Value } else { WildDragon::Flat };

        let source = Source::new(pack.name, pack.text);
        let (Head { name, origin }, (names, all), legends) =
            source.read("aetherya", grammar, |reader, file| {
                let mut wrong = Complaints::default();
                let head = reader.head(file, Naming::Plain, &mut wrong)?;
                let cards = read_cards(reader, file.need("card")?, seats, &mut wrong)?;
                let legends = read_legends(reader, file.need("legend")?, &mut wrong)?;
                wrong.finish()?;
                Ok((head, cards, legends))
            })?;
        let (legend_names, legend_points) = legends;
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
fn read_cards<'a>(
    reader: &Reader<'a>,
    list: &'a Node<'a>,
    seats: u8,
    wrong: &mut Complaints,
) -> Read<([Names; 10], Counts)> {
    let mut named = Named::new(Kind::ALL.map(Kind::code), "aetherya-pack-kind");
    let mut all = Counts::default();
    let mut whole = true;
    for node in reader.list(list)? {
        let (code, name, diamonds) = entry(reader, node, "diamonds", wrong)?;
        let columns: Vec<u8> = reader.all(Some(diamonds), |node| reader.number(node, 0..=255))?;
        let Some(kind) = named.add(reader, code, name, wrong)?.map(|at| Kind::ALL[at]) else { continue };
        let copies: usize = columns.iter().map(|&n| usize::from(n)).sum();
        if columns.len() != 3 || copies != COPIES {
            whole = false;
            let what = Phrase::new("aetherya-pack-copies").with("card", kind.code());
            let what = what.with("got", copies).with("expected", COPIES);
            wrong.add(reader.wrong(diamonds.span(), what));
            continue;
        }
        // AE-04: with two players one diamond column is in play, with three two, with four all.
        for &copies in &columns[..usize::from(seats) - 1] {
            (0..copies).for_each(|_| all.add(kind));
        }
    }
    whole &= named.is_whole();
    let names = named.finish(reader, list, wrong);
    let enough = 16 * usize::from(seats) + 2;
    if whole && all.total() < enough {
        let what = Phrase::new("aetherya-pack-few").with("got", all.total()).with("seats", seats);
        wrong.add(reader.wrong(list.span(), what.with("expected", enough)));
    }
    Ok((names, all))
}

/// The fifteen legends (AE-111), each worth 2 to 4 points (AE-112).
fn read_legends<'a>(
    reader: &Reader<'a>,
    list: &'a Node<'a>,
    wrong: &mut Complaints,
) -> Read<([Names; 15], [u8; 16])> {
    let mut named = Named::new(Legend::ALL.map(Legend::code), "aetherya-pack-legend");
    let mut points = [0; 16];
    for node in reader.list(list)? {
        let (code, name, worth) = entry(reader, node, "points", wrong)?;
        let number = reader.number(worth, 0..=255)?;
        if !(2..=4).contains(&number) {
            let what = Phrase::new("aetherya-pack-points").with("got", number);
            wrong.add(reader.wrong(worth.span(), what));
        }
        if let Some(legend) = named.add(reader, code, name, wrong)? {
            points[legend] = number;
        }
    }
    Ok((named.finish(reader, list, wrong), points))
}

/// One entry of a list: its code, its name, and what else it has.
fn entry<'a>(
    reader: &Reader<'a>,
    node: &'a Node<'a>,
    key: &'static str,
    wrong: &mut Complaints,
) -> Read<(&'a Node<'a>, Names, &'a Node<'a>)> {
    reader.within(node, |table| Ok((table.need("code")?, reader.names_in(table, wrong)?, table.need(key)?)))
}

/// Things that each have one entry in a pack, by their codes.
struct Named<const N: usize> {
    codes: [&'static str; N],
    /// What is said of a code that is none of them.
    unknown: &'static str,
    names: [Option<Names>; N],
    /// A code was strange or there twice.
    strange: bool,
}

impl<const N: usize> Named<N> {
    fn new(codes: [&'static str; N], unknown: &'static str) -> Named<N> {
        Named { codes, unknown, names: std::array::from_fn(|_| None), strange: false }
    }

    /// Which of them an entry is about, unless its code is strange.
    fn add<'a>(
        &mut self,
        reader: &Reader<'a>,
        code: &'a Node<'a>,
        name: Names,
        wrong: &mut Complaints,
    ) -> Read<Option<usize>> {
        let got = reader.text(code)?;
        let Some(at) = self.codes.iter().position(|known| known.eq_ignore_ascii_case(got)) else {
            self.strange = true;
            let what = Phrase::new(self.unknown).with("got", got);
            wrong.add(reader.wrong(code.span(), what.with("allowed", self.codes.join(", "))));
            return Ok(None);
        };
        if self.names[at].replace(name).is_some() {
            self.strange = true;
            wrong.add(reader.wrong(code.span(), Phrase::new("aetherya-pack-twice").with("got", got)));
        }
        Ok(Some(at))
    }

    /// Whether each has its entry.
    fn is_whole(&self) -> bool {
        self.names.iter().all(Option::is_some)
    }

    fn finish(self, reader: &Reader<'_>, list: &Node<'_>, wrong: &mut Complaints) -> [Names; N] {
        if !self.strange {
            // A code in whose place another stands is missing too, and was complained about already.
            for (code, _) in self.codes.iter().zip(&self.names).filter(|(_, name)| name.is_none()) {
                wrong
                    .add(reader.wrong(list.span(), Phrase::new("aetherya-pack-missing").with("code", *code)));
            }
        }
        self.names.map(|name| name.unwrap_or(Names::new("", "")))
    }
}
