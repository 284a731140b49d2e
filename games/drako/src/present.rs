//! How Drako shows itself: the scene, the choices, the log, the box.

use crate::action::played;
use crate::card::{DRAGON, DWARVES, Kind, Symbol, Use};
use crate::pack::OPTIONS;
use crate::state::{at, dwarves_of};
use crate::{Ability, Act, Cell, Drako, Event, Figure, Fury, Phase, State, View};
use antre_kernel::{Arg, Lang, Misread, Names, Notation as _, Phrase, Seat};
use antre_stage::hex::{Direction, Hex, Toward};
use antre_stage::{
    At, Boxed, Card, Choice, Face, Form, OptionSpec, PackText, Piece, Present, Provenance, Scene, Sheet,
    Spot, Zone, ZoneKind,
};
use std::sync::Arc;

impl Boxed for Drako {
    const TITLE: [&'static str; 2] = ["Drako", "Drako"];
    const TAGLINE: [&'static str; 2] = [
        "Trois nains, un dragon pris au piège, dix-neuf cases : qui tiendra le plus longtemps ?",
        "Three dwarves, a trapped dragon, nineteen hexes: who will hold out longer?",
    ];
    const CREDIT: [&'static str; 2] = ["Adam Kałuża, REBEL.pl"; 2];
    const PLAYERS: (u8, u8) = (2, 2);
    const RULEBOOK: [&'static str; 2] = [include_str!("../rules.fr.md"), include_str!("../rules.en.md")];
    const WORDS: [&'static str; 2] = [include_str!("../words.fr.ftl"), include_str!("../words.en.ftl")];
    const PACKS: &'static [(&'static str, &'static str)] =
        &[("default", include_str!("../pack/default.toml"))];

    fn options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn build(pack: &PackText<'_>, seats: Option<u8>, options: &[(String, String)]) -> Result<Drako, Misread> {
        Drako::from_pack(pack, seats, options)
    }

    fn pack_schema() -> String {
        crate::pack::schema()
    }

    fn origin(&self) -> &Names {
        &self.origin
    }

    fn provenance(&self) -> Vec<Provenance> {
        self.known().to_vec()
    }

    fn pack_form(answers: &[String]) -> Option<Form> {
        Some(crate::form::next(answers))
    }
}

impl Present for Drako {
    fn scene(&self, view: &View) -> Scene {
        let mut zones = vec![self.board_zone(view)];
        for seat in Seat::all(2) {
            zones.push(self.hand_zone(view, seat));
            zones.push(deck_zone(view, seat));
            zones.push(self.discard_zone(view, seat));
            zones.extend(self.mat(view, seat));
        }
        zones.extend(markers(view));
        Scene { headline: Some(self.headline(view)), zones, links: Vec::new() }
    }

    fn choice(&self, view: &View, seat: Seat, m: Act) -> Choice {
        Choice {
            notation: self.write_move(m),
            label: self.label(view, m),
            touches: self.touches(view, seat, m),
        }
    }

    fn tell(&self, event: &Event) -> Phrase {
        let hex = |cell: Cell| self.hex_name(cell);
        match *event {
            Event::Dealt => Phrase::new("drako-dealt"),
            Event::Kept(seat) => Phrase::new("drako-kept").with("seat", seat),
            Event::Exchanged(seat) => Phrase::new("drako-exchanged").with("seat", seat),
            Event::Placed(dwarf, cell) => {
                Phrase::new("drako-placed").with("who", dwarf.name()).with("hex", hex(cell))
            }
            Event::Drew(seat, n, None) => Phrase::new("drako-drew").with("seat", seat).with("n", n),
            Event::Drew(seat, n, Some(cards)) => {
                let cards = Arg::List(cards.iter().map(|card| self.name_of(card).into()).collect());
                Phrase::new("drako-drew-seen").with("seat", seat).with("n", n).with("cards", cards)
            }
            Event::Burnt(seat, card) => {
                Phrase::new("drako-burnt").with("seat", seat).with("card", self.name_of(card))
            }
            Event::Dropped(seat, card) => {
                Phrase::new("drako-dropped").with("seat", seat).with("card", self.name_of(card))
            }
            Event::Moved { card: Some(card), symbol, who, to } => {
                let moved = Phrase::new("drako-moved").with("card", self.used(card, symbol));
                moved.with("who", with_article(who)).with("hex", hex(to))
            }
            Event::Moved { card: None, who, to, .. } => {
                Phrase::new("drako-moved-too").with("who", with_article(who)).with("hex", hex(to))
            }
            Event::Attacked { card, symbol, dwarves } => {
                let attacked = Phrase::new(match symbol {
                    Symbol::Bite => "drako-bit",
                    Symbol::Fire => "drako-breathed",
                    Symbol::Crossbow => "drako-shot",
                    _ => "drako-hit",
                });
                attacked.with("card", self.used(card, symbol)).with("who", names_of(dwarves))
            }
            Event::Joined(dwarf) => Phrase::new("drako-joined").with("who", dwarf.name()),
            Event::Netted(card) => Phrase::new("drako-netted").with("card", self.used(card, Symbol::Net)),
            Event::Stopped(seat) => Phrase::new("drako-stopped").with("seat", seat),
            Event::Blocked(seat, card, figure) => {
                let blocked =
                    Phrase::new("drako-blocked").with("seat", seat).with("card", self.name_of(card));
                blocked.with("who", with_article(figure))
            }
            Event::Took(seat) => Phrase::new("drako-took").with("seat", seat),
            Event::Wounded(dwarf, n) => Phrase::new("drako-wounded").with("who", dwarf.name()).with("n", n),
            Event::Dented(n) => Phrase::new("drako-dented").with("n", n),
            Event::Crippled(ability) => Phrase::new("drako-crippled").with("ability", ability.name()),
            Event::Lost(ability) => Phrase::new("drako-lost").with("ability", ability.name()),
            Event::Died(Figure::Dragon) => Phrase::new("drako-dragon-died"),
            Event::Died(dwarf) => Phrase::new("drako-died").with("who", dwarf.name()),
            Event::Raged => Phrase::new("drako-raged"),
            Event::Freed => Phrase::new("drako-freed"),
            Event::Passed => Phrase::new("drako-passed"),
            Event::Ended => Phrase::new("drako-ended"),
        }
    }

    fn sheet(&self, s: &State) -> Sheet {
        self.explain(s)
    }

    fn side(&self, seat: Seat) -> Option<Names> {
        Some(if seat == DRAGON { Names::new("Dragon", "Dragon") } else { Names::new("Nains", "Dwarves") })
    }

    fn knows(&self, view: &View, key: &str) -> Option<String> {
        // All that the eye has not seen of a side: its deck, or deck and hand together (DK-114).
        if let Some(seat) = key.strip_prefix("unseen ").and_then(|seat| Seat::read(seat, 2)) {
            return Some(self.write_cards(view.pools[at(seat)].cards().iter().copied()));
        }
        let scene = self.scene(view);
        let codes = scene.zone(key)?.pieces.iter().map(|piece| piece.face.code());
        let line = codes.collect::<Vec<_>>().join(" ");
        Some(if line.is_empty() { "-".into() } else { line })
    }
}

/// An option in words: its symbol and its number.
pub(crate) fn name_use(option: Use) -> Names {
    let (fr, en) = match option.symbol {
        Symbol::Move1 => ("Déplacement", "Move"),
        Symbol::Move2 => ("Déplacement à deux", "Double move"),
        Symbol::Attack1 => ("Attaque", "Attack"),
        Symbol::Attack2 => ("Attaque à deux", "Double attack"),
        Symbol::Crossbow => ("Arbalète", "Crossbow"),
        Symbol::Net => ("Filet", "Net"),
        Symbol::Walk => ("Marche", "Walk"),
        Symbol::Fly => ("Vol", "Flight"),
        Symbol::Bite => ("Morsure", "Bite"),
        Symbol::Fire => ("Souffle", "Fire"),
        Symbol::Defence => ("Défense", "Defence"),
    };
    match option.value {
        0 => Names::new(fr, en),
        value => Names::new(format!("{fr} {value}"), format!("{en} {value}")),
    }
}

fn join(names: impl Iterator<Item = Names>, fr: &str, en: &str) -> Names {
    let all: Vec<Names> = names.collect();
    if let [only] = &all[..] {
        return only.clone();
    }
    let joined = |lang, by| all.iter().map(|name| name.get(lang)).collect::<Vec<&str>>().join(by);
    Names::new(joined(Lang::Fr, fr), joined(Lang::En, en))
}

/// A card in words: its options, such as « Déplacement 2 / Attaque 1 ».
pub(crate) fn printed_name(uses: &[Use]) -> Names {
    join(uses.iter().map(|&option| name_use(option)), " / ", " / ")
}

/// A figure inside a sentence: « le dragon », « Brald ».
fn with_article(figure: Figure) -> Names {
    if figure == Figure::Dragon { Names::new("le dragon", "the dragon") } else { figure.name() }
}

/// Dwarves inside a sentence: « Brald et Urpen ».
fn names_of(dwarves: u8) -> Names {
    join(dwarves_of(dwarves).map(Figure::name), " et ", " and ")
}

/// A direction inside a sentence: « vers le nord-est ».
fn heading(toward: Direction) -> Names {
    let name = toward.name();
    let article = if name.fr.starts_with(['e', 'o']) { "l’" } else { "le " };
    Names::new(format!("vers {article}{}", name.fr), format!("to the {}", name.en))
}

fn zone(id: impl Into<String>, kind: ZoneKind, name: Names) -> Zone {
    Zone { id: id.into(), kind, owner: None, name, emblem: "".into(), spot: None, pieces: Vec::new() }
}

/// A marker or a figure with a name of its own.
fn token(code: &'static str, name: Names) -> Face {
    Face::up(Card { code: code.into(), name, emblem: code.into(), value: None, text: None })
}

fn deck_zone(view: &View, seat: Seat) -> Zone {
    let mut deck = zone(format!("deck {seat}"), ZoneKind::Pile, Names::new("Pioche", "Deck"));
    deck.owner = Some(seat);
    let back = if seat == DRAGON { "dragon" } else { "dwarf" };
    let piece = |slot| Piece::slot(&deck.id, slot, Face::Down(back));
    deck.pieces = (0..view.deck_sizes[at(seat)].into()).map(piece).collect();
    deck
}

/// Spaces of a mat and how many are full.
fn track(id: &str, owner: Seat, name: Names, wounds: u8, spaces: u8) -> Zone {
    let mut track = zone(id, ZoneKind::Track { end: spaces }, name);
    track.owner = Some(owner);
    track.emblem = id.rsplit(' ').next().unwrap_or(id).to_owned().into();
    let face = Face::up(Card {
        code: wounds.to_string(),
        name: Names::new("blessures", "wounds"),
        emblem: "wound".into(),
        value: Some(wounds.into()),
        text: None,
    });
    let mut marker = Piece::new(format!("{id}/0"), face);
    marker.at = Some(At::Step(wounds));
    track.pieces.push(marker);
    track
}

/// The markers: net, fury, and the actions left.
fn markers(view: &View) -> Vec<Zone> {
    let open = &view.open;
    let row = ZoneKind::Row { places: 1 };
    let mut net = zone("net", row, Names::new("Filet", "Net"));
    net.owner = Some(if open.net { DRAGON } else { DWARVES });
    net.emblem = "NET".into();
    let mut piece = Piece::new("net/0".into(), token("NET", Names::new("Filet", "Net")));
    if open.net {
        piece.marks.push(Phrase::new("drako-mark-on-dragon"));
    }
    net.pieces.push(piece);
    let mut fury = zone("fury", row, Names::new("Furie", "Fury"));
    fury.owner = Some(DWARVES);
    fury.emblem = "fury".into();
    if open.fury != Fury::Spent {
        let mut piece = Piece::new("fury/0".into(), token("fury", Names::new("Furie", "Fury")));
        if open.fury == Fury::Now {
            piece.marks.push(Phrase::new("drako-mark-fury-turn"));
        }
        fury.pieces.push(piece);
    }
    let left =
        zone("left", ZoneKind::Counter(open.left.into()), Names::new("Actions restantes", "Actions left"));
    vec![net, fury, left]
}

impl Drako {
    /// A card used for one of its options: « Déplacement 2 (ou Attaque 1) ».
    fn used(&self, card: Kind, symbol: Symbol) -> Names {
        let options = self.options_of(card).iter().copied();
        let (used, others): (Vec<Use>, Vec<Use>) = options.partition(|option| option.symbol == symbol);
        let Names { fr, en } = join(used.into_iter().map(name_use), "", "");
        if others.is_empty() {
            return Names::new(fr, en);
        }
        let rest = join(others.into_iter().map(name_use), " ou ", " or ");
        Names::new(format!("{fr} (ou {})", rest.fr), format!("{en} (or {})", rest.en))
    }

    /// The front of a card.
    pub(crate) fn front(&self, kind: Kind) -> Card {
        let first = self.options_of(kind).first().copied();
        Card {
            code: self.code(kind).to_owned(),
            name: self.name_of(kind),
            emblem: first.map_or("", |option| option.symbol.code()).into(),
            value: first.filter(|option| option.value > 0).map(|option| option.value.into()),
            text: None,
        }
    }

    /// The empty map.
    pub(crate) fn empty_hexes(&self) -> Vec<Piece> {
        let hexes = self.board.cells().map(|cell| self.board.hex(cell).unwrap_or_default());
        hexes.map(|hex| hex.piece("board", self.board.radius)).collect()
    }

    /// The map: a piece for every empty hex, named after it, and the figures that stand on the others.
    fn board_zone(&self, view: &View) -> Zone {
        let open = &view.open;
        let kind = ZoneKind::Hex { radius: self.board.radius };
        let mut board = zone("board", kind, Names::new("Vallon", "Valley"));
        board.spot = Some(Spot { col: 0, row: 0 });
        for (cell, empty) in self.board.cells().zip(&self.empty) {
            let Some(hex) = self.board.hex(cell) else { continue };
            let figure = Figure::ALL.into_iter().find(|&figure| open.cell(figure) == cell);
            board.pieces.push(match figure {
                None => empty.clone(),
                Some(figure) => {
                    let mut piece = Piece::new(figure_id(figure), token(figure.letter(), figure.name()));
                    piece.at = Some(hex.into());
                    piece.marks = self.figure_marks(view, figure, hex);
                    piece
                }
            });
        }
        board
    }

    /// What is said about a figure besides its hex: wounds, net, lost abilities, where the dragon is.
    fn figure_marks(&self, view: &View, figure: Figure, hex: Hex) -> Vec<Phrase> {
        let open = &view.open;
        let mut marks = Vec::new();
        let wounds = |n: u8, spaces: u8| Phrase::new("drako-mark-wounds").with("n", n).with("spaces", spaces);
        if figure == Figure::Dragon {
            let all = open.armor + open.abilities.iter().sum::<u8>();
            marks.push(wounds(all, self.armor + self.abilities.iter().sum::<u8>()));
            if open.net {
                marks.push(Phrase::new("drako-mark-netted"));
            }
            for ability in Ability::ALL.into_iter().filter(|&ability| !self.has(open, ability)) {
                marks.push(Phrase::new("drako-mark-lost").with("ability", ability.name()));
            }
            return marks;
        }
        marks.push(wounds(open.wounds[figure as usize], self.spaces[figure as usize]));
        let dragon = self.board.hex(open.cell(Figure::Dragon)).unwrap_or_default();
        if let Some(toward) = dragon.bearing(hex) {
            let key = match toward {
                Toward::Straight(_) => "drako-mark-in-line",
                Toward::Between(_) => "drako-mark-away",
            };
            let away = Phrase::new(key).with("n", dragon.distance(hex));
            marks.push(away.with("toward", toward.phrase()));
        }
        marks
    }

    fn hand_zone(&self, view: &View, seat: Seat) -> Zone {
        let mut hand = zone(format!("hand {seat}"), ZoneKind::Hand, Names::new("Main", "Hand"));
        hand.owner = Some(seat);
        let own = view.hand.filter(|_| view.eye.is(seat)).unwrap_or_default();
        let mut faces: Vec<Face> =
            own.iter().map(|card| Face::Up(Arc::clone(&self.fronts[card.index()]))).collect();
        let back = if seat == DRAGON { "dragon" } else { "dwarf" };
        faces.resize(view.hand_sizes[at(seat)].into(), Face::Down(back));
        let piece = |(slot, face): (usize, Face)| Piece::slot(&hand.id, slot, face);
        hand.pieces = faces.into_iter().enumerate().map(piece).collect();
        hand
    }

    fn discard_zone(&self, view: &View, seat: Seat) -> Zone {
        let mut discard = zone(format!("discard {seat}"), ZoneKind::Pile, Names::new("Écartées", "Discards"));
        discard.owner = Some(seat);
        let cards = view.open.discards[at(seat)].cards().iter().enumerate();
        let piece = |(slot, &card): (usize, &Kind)| {
            Piece::slot(&discard.id, slot, Face::Up(Arc::clone(&self.fronts[card.index()])))
        };
        discard.pieces = cards.map(piece).collect();
        discard
    }

    fn mat(&self, view: &View, seat: Seat) -> Vec<Zone> {
        let open = &view.open;
        if seat == DRAGON {
            let armor = track("armor", seat, Names::new("Armure", "Armour"), open.armor, self.armor);
            let ability = |ability: Ability| {
                let (wounds, spaces) = (open.abilities[ability as usize], self.abilities[ability as usize]);
                track(ability.code(), seat, ability.name(), wounds, spaces)
            };
            std::iter::once(armor).chain(Ability::ALL.map(ability)).collect()
        } else {
            let dwarf = |dwarf: Figure| {
                let id = format!("wounds {}", dwarf.key());
                track(&id, seat, dwarf.name(), open.wounds[dwarf as usize], self.spaces[dwarf as usize])
            };
            Figure::DWARVES.map(dwarf).into()
        }
    }

    /// The ids of the pieces and zones a move touches.
    fn touches(&self, view: &View, seat: Seat, m: Act) -> Vec<String> {
        let hand = view.hand.unwrap_or_default();
        let cards = |card: Kind| {
            let copies = hand.iter().enumerate().filter(move |&(_, other)| other == card);
            copies.map(|(slot, _)| format!("hand {seat}/{slot}")).collect::<Vec<_>>()
        };
        let mut touches = match played(m) {
            Some((card, _)) => cards(card),
            None => Vec::new(),
        };
        let dragon = view.open.cell(Figure::Dragon);
        match m {
            Act::Keep => touches.push(format!("hand {seat}")),
            Act::Exchange | Act::Draw => touches.push(format!("deck {seat}")),
            Act::Place(cell) => touches.push(self.touch(view, cell)),
            Act::Burn(_) => touches.push(format!("discard {seat}")),
            Act::Drop(card) => {
                touches = cards(card);
                touches.push(format!("discard {seat}"));
            }
            Act::Go { who, to, .. } | Act::Then(who, to) => {
                touches.extend([figure_id(who), self.touch(view, to)]);
            }
            Act::Hit { dwarf, .. } => touches.extend([figure_id(dwarf), figure_id(Figure::Dragon)]),
            Act::With(dwarf) => touches.push(figure_id(dwarf)),
            Act::Fire(_, toward) => {
                touches.push(figure_id(Figure::Dragon));
                let ray = self.board.rays[dragon.index()][toward as usize];
                touches.extend(self.touched(view, ray));
            }
            Act::Shoot(_) => {
                let morin = view.open.cell(Figure::Morin);
                touches.push(figure_id(Figure::Morin));
                touches.extend(self.touched(view, self.board.between(morin, dragon)));
                touches.push(figure_id(Figure::Dragon));
            }
            Act::Throw(_) => {
                touches.extend([figure_id(Figure::Urpen), figure_id(Figure::Dragon), "net".into()]);
            }
            Act::Block(card, figure) => {
                touches = cards(card);
                touches.push(figure_id(figure));
            }
            Act::Wound(ability) => touches.push(ability.code().into()),
            Act::Fury => touches.push("fury".into()),
            Act::Free => touches.push("net".into()),
            Act::Stop | Act::Take | Act::Pass => touches.push("left".into()),
        }
        touches
    }

    /// The id of what is seen on a hex: the figure there, or the hex itself.
    fn touch(&self, view: &View, cell: Cell) -> String {
        let figure = Figure::ALL.into_iter().find(|&figure| view.open.cell(figure) == cell);
        figure.map_or_else(|| format!("board/{}", self.hex_name(cell)), figure_id)
    }

    fn touched(&self, view: &View, hexes: u64) -> Vec<String> {
        let on = self.board.cells().filter(|cell| hexes & cell.bit() != 0);
        on.map(|cell| self.touch(view, cell)).collect()
    }

    fn label(&self, view: &View, m: Act) -> Phrase {
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
                Phrase::new("drako-do-draw").with("n", view.deck_sizes[at(seat)].min(2))
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
                fire.with("toward", heading(toward)).with("who", names_of(burnt))
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
            Act::Take => Phrase::new("drako-do-take"),
            Act::Wound(ability) => Phrase::new("drako-do-wound").with("ability", ability.name()),
            Act::Fury => Phrase::new("drako-do-fury"),
            Act::Free => Phrase::new("drako-do-free"),
            Act::Pass => Phrase::new("drako-do-pass"),
        }
    }

    fn headline(&self, view: &View) -> Phrase {
        let open = &view.open;
        let actor = open.actor();
        let phrase = Phrase::new(match open.phase {
            Phase::Deal | Phase::Redeal => "drako-head-deal",
            Phase::Exchange => "drako-head-exchange",
            Phase::Place => "drako-head-place",
            Phase::Action if open.left == 0 => "drako-head-late-fury",
            Phase::Action if view.hand_sizes[at(actor)] == 0 && view.deck_sizes[at(actor)] == 0 => {
                "drako-head-pass"
            }
            Phase::Action | Phase::Draw => "drako-head-action",
            Phase::Drop => "drako-head-drop",
            Phase::SecondMove => "drako-head-second-move",
            Phase::SecondAttack => "drako-head-second-attack",
            Phase::React => "drako-head-react",
            Phase::Wounds => "drako-head-wounds",
            Phase::Over => return Phrase::new("drako-ended"),
        });
        let phrase = phrase.with("mine", Arg::Number(view.eye.is(actor).into())).with("seat", actor);
        match open.phase {
            Phase::Place => phrase.with("who", open.to_place().unwrap_or(Figure::Brald).name()),
            Phase::Drop => {
                phrase.with("n", view.hand_sizes[at(actor)].saturating_sub(crate::card::HAND as u8))
            }
            Phase::React => {
                let use_ = Use { symbol: open.pending.symbol, value: open.pending.value };
                let who = if open.turn == DRAGON {
                    names_of(open.pending.dwarves)
                } else {
                    with_article(Figure::Dragon)
                };
                let hits = open.pending.dwarves.count_ones() as u8;
                phrase.with("attack", name_use(use_)).with("who", who).with("hits", hits)
            }
            Phase::Wounds => phrase.with("n", open.pending.value),
            _ => phrase.with("n", open.left),
        }
    }
}

/// The id of a figure on the board.
fn figure_id(figure: Figure) -> String {
    format!("board/{}", figure.key())
}
