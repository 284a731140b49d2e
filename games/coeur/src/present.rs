//! How Cœur shows itself: the scene, the choices, the log, the box.

use crate::card::{Kind, Type};
use crate::pack::OPTIONS;
use crate::{Coeur, Event, Phase, Play, State, View};
use antre_kernel::{Arg, Eye, Lang, Misread, Names, Notation as _, Phrase, Seat, in_every_language};
use antre_stage::{
    Boxed, Card, Catalogue, Choice, Face, Fact, Link, Memory, OptionSpec, PackText, Piece, Present, Scene,
    Sheet, Spot, Touched, Zone, ZoneKind,
};
use std::sync::{Arc, LazyLock};

/// Where each space lies, so that most arrows point to a neighbour.
const SPOTS: [(Type, u8, u8); 9] = [
    (Type::Huntress, 0, 0),
    (Type::FireDragon, 1, 0),
    (Type::Chest, 2, 0),
    (Type::StoneDragon, 3, 0),
    (Type::Hero, 0, 1),
    (Type::Troll, 1, 1),
    (Type::Princess, 2, 1),
    (Type::Dwarf, 3, 1),
    (Type::Ship, 0, 2),
];

/// The Dragon figurine.
pub(crate) static FIGURINE: LazyLock<Arc<Card>> =
    LazyLock::new(|| token("figurine", "coeur-dragon-figurine", "figurine"));
/// What shows how many voyages were made.
pub(crate) static VOYAGES: LazyLock<Arc<Card>> = LazyLock::new(|| token("trips", "coeur-trips-made", "NV"));

fn token(code: &str, name: &'static str, emblem: &'static str) -> Arc<Card> {
    Arc::new(Card {
        code: code.into(),
        name: Phrase::new(name),
        emblem: emblem.into(),
        value: None,
        text: None,
    })
}

impl Boxed for Coeur {
    const TITLE: &'static str = "coeur-title";
    const PLAYERS: (u8, u8) = (2, 2);
    const RULEBOOK: [&'static str; Lang::ALL.len()] = in_every_language!("../rules.", ".md");
    const WORDS: [&'static str; Lang::ALL.len()] = in_every_language!("../words.", ".ftl");
    const PACKS: &'static [(&'static str, &'static str)] =
        &[("default", include_str!("../pack/default.toml")), ("bga", include_str!("../pack/bga.toml"))];
    const PACK_TITLES: &'static [&'static str] = &["coeur-edition.dwarves", "coeur-edition.huntresses"];

    fn options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn build(pack: &PackText<'_>, seats: Option<u8>, options: &[(String, String)]) -> Result<Coeur, Misread> {
        Coeur::from_pack(pack, seats, options)
    }

    fn pack_schema() -> String {
        crate::pack::schema()
    }

    fn origin(&self) -> &Names {
        &self.origin
    }
}

impl Present for Coeur {
    fn scene(&self, view: &View) -> Scene {
        let over = view.open.phase == Phase::Over;
        let mut zones = Vec::new();
        for seat in Seat::all(2) {
            zones.push(self.hand_zone(view, seat));
            zones.push(self.pile_zone(view, seat));
            // CD-92: nobody looks at captured cards before the end.
            let captured = view.open.captured[seat.index()].iter().collect();
            let shown = if over || self.open_memory { Shown::All } else { Shown::None };
            let name = Phrase::new("coeur-zone-captured");
            zones.push(
                self.zone(format!("captured {seat}"), "captured", ZoneKind::Pile, name, captured, shown)
                    .owned_by(seat),
            );
        }
        for (space, col, row) in SPOTS {
            zones.push(self.space_zone(view, space, Spot { col, row }));
        }
        let hold = self.pile_up(view.open.hold.iter(), view.open.hold_top);
        let name = Phrase::new("coeur-zone-ship");
        let shown = if self.open_memory { Shown::All } else { Shown::Top }; // CD-94
        zones.push(
            does(self.zone("ship".into(), "ship", ZoneKind::Pile, name, hold, shown), "coeur-zone-ship.does")
                .on(1, 2),
        );
        zones.push(figurine_zone(view.open.figurine));
        let trips = ZoneKind::Track { end: 3 };
        let mut track = self.zone(
            "trips".into(),
            "trips",
            trips,
            Phrase::new("coeur-zone-trips"),
            Vec::new(),
            Shown::All,
        );
        track.kind = trips;
        let mut marker = Piece::new("trips/0".into(), Face::Up(Arc::clone(&VOYAGES)));
        marker.at = Some(antre_stage::At::Step(view.open.trips));
        track.pieces.push(marker);
        zones.push(does(track, "coeur-zone-trips.does").on(2, 2));
        if let Some(left) = view.open.countdown.filter(|&left| left > 0) {
            let name = Phrase::new("coeur-zone-countdown.left").with("n", left);
            let kind = ZoneKind::Counter(left.into());
            zones.push(self.zone("countdown".into(), "countdown", kind, name, Vec::new(), Shown::All));
        }
        let links = SPOTS.iter().flat_map(|(space, ..)| arrows(*space)).collect();
        Scene { headline: Some(headline(view)), zones, links, ..Scene::default() }
    }

    fn catalogue(&self) -> Catalogue {
        self.printed()
    }

    fn choice(&self, view: &View, seat: Seat, m: Play) -> Choice {
        let mut touches = Vec::new();
        let mut played: Vec<Kind> = m.cards().iter().collect();
        for (at, card) in view.hand.unwrap_or_default().iter().enumerate() {
            // As many as are played: of equal cards the first, and a screen lets the others stand for them.
            if let Some(place) = played.iter().position(|&other| other == card) {
                played.swap_remove(place);
                touches.push(format!("hand {seat}/{at}"));
            }
        }
        let mut label = Phrase::new("coeur-play");
        if let Some(card) = m.cards().first() {
            let card = card.card();
            touches.push(format!("board {}", card.code()));
            let full = usize::from(view.open.missing(card)) == m.cards().len();
            if card == Type::Ship && full {
                label = Phrase::new("coeur-play-sail").with("n", view.open.hold.len());
            } else if let Some(target) = self.taken_by(view, card, m) {
                // Where there is nothing to choose the card's own space says it all.
                touches.extend(m.take().map(|target| format!("board {}", target.code())));
                let mut n = usize::from(view.open.count(target));
                if card == Type::Dwarf {
                    n += m.cards().len();
                }
                // CD-59: the figurine comes with them, from wherever it is.
                let figurine = target == Type::StoneDragon && view.open.figurine != Some(seat);
                let key = if figurine { "coeur-play-take.figurine" } else { "coeur-play-take" };
                label = Phrase::new(key).with("pile", pile(target)).with("n", n);
            }
        }
        Choice {
            notation: self.write_move(m),
            label: label.with("cards", self.list(m.cards().iter())),
            touches,
        }
    }

    fn attempts(&self, view: &View, _seat: Seat, touched: &Touched<'_>, out: &mut impl FnMut(Play)) {
        self.meant_by(view, touched).into_iter().for_each(out);
    }

    fn about(&self, view: &View, touched: Option<&Touched<'_>>) -> &'static str {
        self.clause_about(view, touched)
    }

    fn mentions(&self, event: &Event) -> Vec<String> {
        let board = |space: Type| format!("board {}", space.code());
        let captured = |seat: Seat| format!("captured {seat}");
        match *event {
            Event::Played(_, play) => {
                play.cards().first().map(|card| board(card.card())).into_iter().collect()
            }
            Event::Captured(seat, space, _) => vec![board(space), captured(seat)],
            Event::Boarded(space) => vec![board(space), "ship".into()],
            Event::Sailed { seat, .. } => vec!["ship".into(), captured(seat), "trips".into()],
            Event::TookFigurine { .. } => vec!["figurine".into()],
            Event::PutBack(seat, _) | Event::Drew(seat, ..) => vec![format!("pile {seat}")],
            Event::Dealt(_) | Event::EndDue(_) | Event::Skipped(_) | Event::Ended => Vec::new(),
        }
    }

    fn tell(&self, event: &Event) -> Phrase {
        match event {
            Event::Dealt(first) => Phrase::new("coeur-dealt").with("seat", *first),
            Event::Played(seat, play) => {
                Phrase::new("coeur-played").with("seat", *seat).with("cards", self.list(play.cards().iter()))
            }
            Event::Captured(seat, space, n) => {
                Phrase::new("coeur-captured").with("seat", *seat).with("pile", pile(*space)).with("n", *n)
            }
            Event::Boarded(space) => Phrase::new("coeur-boarded").with("pile", pile(*space)),
            Event::Sailed { seat, cards, trips } => {
                Phrase::new("coeur-sailed").with("seat", *seat).with("n", *cards).with("trips", *trips)
            }
            Event::TookFigurine { seat, stolen: false } => Phrase::new("coeur-figurine").with("seat", *seat),
            Event::TookFigurine { seat, stolen: true } => {
                Phrase::new("coeur-figurine-stolen").with("seat", *seat).with("other", seat.other())
            }
            Event::PutBack(seat, None) => Phrase::new("coeur-put-back").with("seat", *seat),
            Event::PutBack(seat, Some(card)) => {
                Phrase::new("coeur-put-back-seen").with("seat", *seat).with("cards", self.list([*card]))
            }
            Event::Drew(seat, n, None) => Phrase::new("coeur-drew").with("seat", *seat).with("n", *n),
            Event::Drew(seat, n, Some(cards)) => {
                let drew = Phrase::new("coeur-drew-seen").with("seat", *seat).with("n", *n);
                drew.with("cards", self.list(cards.iter()))
            }
            Event::EndDue(turns) => Phrase::new("coeur-end-due").with("turns", *turns),
            Event::Skipped(seat) => Phrase::new("coeur-skipped").with("seat", *seat),
            Event::Ended => Phrase::new("coeur-ended"),
        }
    }

    fn sheet(&self, s: &State) -> Sheet {
        self.explain(s)
    }

    fn categories(&self) -> Vec<String> {
        Type::ALL.iter().map(|space| space.code()).chain(["figurine"]).map(str::to_owned).collect()
    }

    fn memory(&self) -> Memory {
        if self.open_memory { Memory::Full } else { Memory::LastTurns } // CD-57, CD-87
    }

    fn knows(&self, view: &View, key: &str) -> Option<String> {
        let (word, of) = key.split_once(' ').unwrap_or((key, ""));
        let seat = Seat::read(of, 2);
        let hidden = |known: Vec<Kind>, size: u8| {
            let mut words: Vec<String> = known.iter().map(|&card| self.code(card)).collect();
            words.resize(size.into(), "?".into());
            if words.is_empty() { "-".into() } else { words.join(" ") }
        };
        match (word, seat) {
            ("hand", Some(seat)) => {
                let own = view.hand.filter(|_| view.eye.is(seat)).unwrap_or_default();
                Some(hidden(own.iter().collect(), view.hand_sizes[seat.index()]))
            }
            ("pile", Some(seat)) => {
                let top = view.top.filter(|_| view.eye.is(seat));
                Some(hidden(top.into_iter().collect(), view.pile_sizes[seat.index()]))
            }
            ("captured", Some(seat)) => Some(self.write_cards(view.open.captured[seat.index()].iter())),
            ("board", None) => Type::read(of).map(|space| self.write_cards(self.on_space(&view.open, space))),
            ("ship", None) => Some(self.write_cards(self.pile_up(view.open.hold.iter(), view.open.hold_top))),
            _ => None,
        }
    }
}

/// How much of a zone's cards a screen shows.
#[derive(Clone, Copy, PartialEq)]
enum Shown {
    All,
    Top,
    None,
}

impl Coeur {
    fn card(&self, kind: Kind) -> Arc<Card> {
        Arc::clone(&self.fronts[kind.index()])
    }

    /// The front of a card.
    pub(crate) fn front(&self, kind: Kind) -> Card {
        let space = kind.card();
        Card {
            code: self.code(kind),
            name: self.name_of(space).into(),
            emblem: space.code().into(),
            value: Some(self.value(kind)).filter(|_| space != Type::Ship),
            text: None,
        }
    }

    /// Cards in words, such as « Nain 1, Nain 3 ».
    fn list(&self, cards: impl IntoIterator<Item = Kind>) -> Arg {
        Arg::List(cards.into_iter().map(|card| self.word(card).into()).collect())
    }

    /// A card in words, such as « Nain 1 ».
    pub(crate) fn word(&self, card: Kind) -> Phrase {
        let name = Phrase::from(self.name_of(card.card()));
        match self.value(card) {
            0 => name,
            value => Phrase::new("coeur-card").with("card", name).with("value", i64::from(value)),
        }
    }

    fn zone(
        &self,
        id: String,
        purpose: &'static str,
        kind: ZoneKind,
        name: Phrase,
        cards: Vec<Kind>,
        shown: Shown,
    ) -> Zone {
        let last = cards.len().wrapping_sub(1);
        let piece = |(at, &card): (usize, &Kind)| {
            let seen = shown == Shown::All || (shown == Shown::Top && at == last);
            let face = if seen { Face::Up(self.card(card)) } else { Face::Down("covered") };
            Piece::slot(&id, at, face)
        };
        let pieces = cards.iter().enumerate().map(piece).collect();
        Zone::new(id, purpose, kind, name).holding(pieces)
    }

    fn hand_zone(&self, view: &View, seat: Seat) -> Zone {
        let own = view.hand.filter(|_| view.eye.is(seat));
        let name = Phrase::new("coeur-zone-hand");
        let cards = own.unwrap_or_default().iter().collect();
        let id = format!("hand {seat}");
        let mut zone = self.zone(id.clone(), "hand", ZoneKind::Hand, name, cards, Shown::All).owned_by(seat);
        for at in zone.pieces.len()..view.hand_sizes[seat.index()].into() {
            zone.pieces.push(Piece::slot(&id, at, Face::Down("back")));
        }
        zone
    }

    fn pile_zone(&self, view: &View, seat: Seat) -> Zone {
        let id = format!("pile {seat}");
        let name = Phrase::new("coeur-zone-pile");
        let mut zone =
            self.zone(id.clone(), "pile", ZoneKind::Pile, name, Vec::new(), Shown::None).owned_by(seat);
        let size = usize::from(view.pile_sizes[seat.index()]);
        let known = view.top.filter(|_| view.eye.is(seat));
        for at in 0..size {
            // The top lies last in a pile; its owner may know it (CD-64).
            let face = match known {
                Some(card) if at + 1 == size => Face::Up(self.card(card)),
                _ => Face::Down("back"),
            };
            zone.pieces.push(Piece::slot(&id, at, face));
        }
        zone
    }

    fn space_zone(&self, view: &View, space: Type, spot: Spot) -> Zone {
        let (kind, shown) = match space.places() {
            Some(places) => (ZoneKind::Row { places }, Shown::All), // CD-28
            None if self.open_memory => (ZoneKind::Pile, Shown::All),
            None => (ZoneKind::Pile, Shown::Top), // CD-25, CD-57
        };
        let cards = self.on_space(&view.open, space);
        let id = format!("board {}", space.code());
        let zone = self.zone(id, space.code(), kind, self.name_of(space).into(), cards, shown);
        does(zone, brief(space)).on(spot.col, spot.row).marked(space.code())
    }

    /// The pile a play takes, if it takes one.
    fn taken_by(&self, view: &View, card: Type, m: Play) -> Option<Type> {
        let acts = card.places().is_none() || usize::from(view.open.missing(card)) == m.cards().len();
        let mut targets = card.targets().iter().copied();
        let there = |target: &Type| card == Type::Dwarf || view.open.count(*target) > 0;
        m.take().or_else(|| targets.find(there)).filter(|_| acts)
    }
}

/// A pile in words, such as « les Coffres ».
fn pile(space: Type) -> Phrase {
    Phrase::new(match space {
        Type::Chest => "coeur-pile.co",
        Type::FireDragon => "coeur-pile.df",
        Type::StoneDragon => "coeur-pile.dp",
        Type::Princess => "coeur-pile.pr",
        Type::Troll => "coeur-pile.tr",
        Type::Dwarf => "coeur-pile.na",
        Type::Hero => "coeur-pile.he",
        Type::Huntress => "coeur-pile.ch",
        Type::Ship => "coeur-pile.nv",
    })
}

/// The same zone with what happens there in a few words.
fn does(mut zone: Zone, key: &'static str) -> Zone {
    zone.facts.push(Fact::new("does", Phrase::new(key)));
    zone
}

/// What a space does, in a few words.
fn brief(space: Type) -> &'static str {
    match space {
        Type::Chest => "coeur-space-co.does",
        Type::FireDragon => "coeur-space-df.does",
        Type::StoneDragon => "coeur-space-dp.does",
        Type::Princess => "coeur-space-pr.does",
        Type::Troll => "coeur-space-tr.does",
        Type::Dwarf => "coeur-space-na.does",
        Type::Hero => "coeur-space-he.does",
        Type::Huntress => "coeur-space-ch.does",
        Type::Ship => "coeur-space-nv.does",
    }
}

fn figurine_zone(holder: Option<Seat>) -> Zone {
    let piece = Piece::new("figurine/0".into(), Face::Up(Arc::clone(&FIGURINE)));
    let name = Phrase::new("coeur-zone-figurine");
    let mut zone = Zone::new("figurine", "figurine", ZoneKind::Row { places: 1 }, name)
        .owned_by(holder)
        .marked("figurine")
        .holding(vec![piece]);
    zone.spot = holder.is_none().then_some(Spot { col: 3, row: 2 });
    does(zone, "coeur-zone-figurine.does")
}

fn arrows(space: Type) -> Vec<Link> {
    let to = |to: String| Link { from: format!("board {}", space.code()), to };
    match space {
        Type::Ship => vec![to("ship".into())],
        Type::Hero | Type::Huntress => {
            let targets = space.targets().iter().map(|target| to(format!("board {}", target.code())));
            targets.chain([to("ship".into())]).collect()
        }
        Type::Dwarf => Vec::new(),
        _ => space.targets().iter().map(|target| to(format!("board {}", target.code()))).collect(),
    }
}

fn headline(view: &View) -> Phrase {
    let open = &view.open;
    let own_turn = view.eye == Eye::Seat(open.turn);
    let phrase = match open.phase {
        Phase::Over => Phrase::new("coeur-ended"),
        Phase::Deal => Phrase::new("coeur-to-deal"),
        Phase::Play | Phase::Blind | Phase::Refill if own_turn => Phrase::new("coeur-your-turn"),
        Phase::Play | Phase::Blind | Phase::Refill => Phrase::new("coeur-their-turn").with("seat", open.turn),
    };
    phrase.with("turns", Arg::Number(open.countdown.map_or(-1, i64::from)))
}
