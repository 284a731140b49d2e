//! How Drako shows itself: the scene, the choices, the log, the box.

use crate::card::{DRAGON, DWARVES, Kind, Symbol, Use};
use crate::catalogue::{FIGURES, FURY, NET, WOUNDS, in_brief, role, side};
use crate::pack::OPTIONS;
use crate::state::{at, dwarves_of};
use crate::{Ability, Act, Cell, Drako, Event, Figure, Fury, Open, Phase, State, View};
use antre_kernel::{Arg, Lang, Misread, Names, Notation as _, Phrase, Seat, in_every_language};
use antre_stage::hex::{Hex, Toward};
use antre_stage::{
    At, Boxed, Card, Catalogue, Choice, Face, Fact, Form, OptionSpec, PackText, Piece, Present, Provenance,
    Scene, Sheet, Touched, Value, Zone, ZoneKind, all_of,
};
use std::sync::Arc;

impl Boxed for Drako {
    const TITLE: &'static str = "drako-title";
    const PLAYERS: (u8, u8) = (2, 2);
    const SIDES: &'static [&'static str] = &["drako-side-dragon", "drako-side-dwarves"];
    const RULEBOOK: [&'static str; Lang::ALL.len()] = in_every_language!("../rules.", ".md");
    const WORDS: [&'static str; Lang::ALL.len()] = in_every_language!("../words.", ".ftl");
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
            zones.push(self.deck_zone(view, seat));
            zones.push(self.discard_zone(view, seat));
            zones.extend(self.mat(view, seat));
        }
        zones.extend(markers(view));
        let step = step(view.open.phase);
        Scene { headline: Some(self.headline(view)), step, zones, ..Scene::default() }
    }

    fn catalogue(&self) -> Catalogue {
        self.printed()
    }

    fn choice(&self, view: &View, seat: Seat, m: Act) -> Choice {
        Choice {
            notation: self.write_move(m),
            label: self.label(view, m),
            touches: self.touches(view, seat, m),
        }
    }

    fn attempts(&self, view: &View, seat: Seat, touched: &Touched<'_>, out: &mut impl FnMut(Act)) {
        self.meant_by(view, seat, touched, out);
    }

    fn about(&self, view: &View, touched: Option<&Touched<'_>>) -> &'static str {
        self.clause_about(view, touched)
    }

    fn mentions(&self, event: &Event) -> Vec<String> {
        match *event {
            Event::Placed(who, _)
            | Event::Moved { who, .. }
            | Event::Joined(who)
            | Event::Blocked(_, _, who)
            | Event::Wounded(who, _)
            | Event::Died(who) => vec![figure_id(who)],
            // No dwarf among them: the dragon attacked.
            Event::Attacked { dwarves: 0, .. } => vec![figure_id(Figure::Dragon)],
            Event::Attacked { dwarves, .. } => Figure::DWARVES
                .into_iter()
                .filter(|dwarf| dwarves & dwarf.bit() != 0)
                .map(figure_id)
                .collect(),
            Event::Netted(_) | Event::Freed => vec![figure_id(Figure::Dragon), "net".into()],
            Event::Dented(_) | Event::Crippled(_) | Event::Lost(_) => vec![figure_id(Figure::Dragon)],
            Event::Raged => vec!["fury".into()],
            Event::Burnt(seat, _) | Event::Dropped(seat, _) => vec![format!("discard {seat}")],
            Event::Drew(seat, ..) => vec![format!("deck {seat}")],
            Event::Dealt
            | Event::Kept(_)
            | Event::Exchanged(_)
            | Event::Stopped(_)
            | Event::Took(_)
            | Event::Passed
            | Event::Ended => Vec::new(),
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

    fn side(&self, seat: Seat) -> Option<Phrase> {
        Some(Phrase::new(Self::SIDES[at(seat)]))
    }

    fn knows(&self, view: &View, key: &str) -> Option<String> {
        // All that the eye has not seen of a side: its deck, or deck and hand together (DK-114).
        if let Some(seat) = key.strip_prefix("unseen ").and_then(|seat| Seat::read(seat, 2)) {
            return Some(self.write_cards(view.pools[at(seat)].cards().iter().copied()));
        }
        let scene = self.scene(view);
        let codes = scene.zone(key)?.pieces.iter().map(|piece| match piece.at {
            Some(At::Step(step)) => step.to_string(),
            _ => piece.face.code().to_owned(),
        });
        let line = codes.collect::<Vec<_>>().join(" ");
        Some(if line.is_empty() { "-".into() } else { line })
    }
}

/// Which step of an action a phase is (DK-117); none before the first turn and after the last.
fn step(phase: Phase) -> Option<&'static str> {
    match phase {
        Phase::Action | Phase::Draw | Phase::Drop | Phase::SecondMove | Phase::SecondAttack => Some("action"),
        Phase::React => Some("react"),
        Phase::Wounds => Some("wounding"),
        Phase::Deal | Phase::Exchange | Phase::Redeal | Phase::Place | Phase::Over => None,
    }
}

/// A symbol in words.
pub(crate) fn name_symbol(symbol: Symbol) -> Phrase {
    Phrase::new(match symbol {
        Symbol::Move1 => "drako-use-move",
        Symbol::Move2 => "drako-use-double-move",
        Symbol::Attack1 => "drako-use-attack",
        Symbol::Attack2 => "drako-use-double-attack",
        Symbol::Crossbow => "drako-use-crossbow",
        Symbol::Net => "drako-use-net",
        Symbol::Walk => "drako-use-walk",
        Symbol::Fly => "drako-use-fly",
        Symbol::Bite => "drako-use-bite",
        Symbol::Fire => "drako-use-fire",
        Symbol::Defence => "drako-use-defence",
    })
}

/// An option in words: its symbol and its number.
pub(crate) fn name_use(option: Use) -> Phrase {
    let symbol = name_symbol(option.symbol);
    match option.value {
        0 => symbol,
        value => Phrase::new("drako-use-number").with("use", symbol).with("n", value),
    }
}

/// A card in words: its options, such as « Déplacement 2 / Attaque 1 ».
pub(crate) fn printed_name(uses: &[Use]) -> Phrase {
    let names = uses.iter().map(|&option| name_use(option));
    let either = |one: Phrase, other: Phrase| Phrase::new("drako-card").with("one", one).with("other", other);
    names.reduce(either).unwrap_or_else(|| Phrase::bare("?"))
}

/// A figure inside a sentence: « le dragon », « Brald ».
pub(crate) fn with_article(figure: Figure) -> Phrase {
    if figure == Figure::Dragon { Phrase::new("drako-the-dragon") } else { figure.name() }
}

/// Dwarves inside a sentence: « Brald et Urpen ».
pub(crate) fn names_of(dwarves: u8) -> Phrase {
    all_of(dwarves_of(dwarves).map(Figure::name))
}

/// Spaces of a mat and how many are full.
fn track(id: &str, purpose: &'static str, owner: Seat, name: Phrase, wounds: u8, spaces: u8) -> Zone {
    let mut marker = Piece::new(format!("{id}/0"), Face::Up(Arc::clone(&WOUNDS)));
    marker.at = Some(At::Step(wounds));
    let emblem = id.rsplit(' ').next().unwrap_or(id).to_owned();
    Zone::new(id, purpose, ZoneKind::Track { end: spaces }, name)
        .owned_by(owner)
        .marked(emblem)
        .holding(vec![marker])
}

/// The markers: net, fury, and the actions left.
fn markers(view: &View) -> [Zone; 3] {
    let open = &view.open;
    let row = ZoneKind::Row { places: 1 };
    let mut piece = Piece::new("net/0".into(), Face::Up(Arc::clone(&NET)));
    if open.net {
        piece.marks.push(Phrase::new("drako-mark-on-dragon"));
        piece.facts.push(Fact::yes("active"));
    }
    let net = Zone::new("net", "net", row, Phrase::new("drako-net"))
        .owned_by(if open.net { DRAGON } else { DWARVES })
        .marked("NET")
        .holding(vec![piece]);
    let mut fury = Zone::new("fury", "fury", row, Phrase::new("drako-fury")).owned_by(DWARVES).marked("fury");
    if open.fury != Fury::Spent {
        let mut piece = Piece::new("fury/0".into(), Face::Up(Arc::clone(&FURY)));
        if open.fury == Fury::Now {
            piece.marks.push(Phrase::new("drako-mark-fury-turn"));
            piece.facts.push(Fact::yes("active"));
        }
        fury.pieces.push(piece);
    }
    let whose = if open.turn == DRAGON { "drako-zone-left.dragon" } else { "drako-zone-left.dwarves" };
    let mut left = Zone::new("left", "left", ZoneKind::Counter(open.left.into()), Phrase::new(whose));
    left.facts.push(Fact::new("actions", open.acted + open.left));
    [net, fury, left]
}

impl Drako {
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
        let mut board = Zone::new("board", "board", kind, Phrase::new("drako-zone-board")).on(0, 0);
        board.facts.push(Fact::new("lines", Phrase::new("drako-in-line.lines")));
        for (cell, empty) in self.board.cells().zip(&self.empty) {
            let Some(hex) = self.board.hex(cell) else { continue };
            let figure = Figure::ALL.into_iter().find(|&figure| open.cell(figure) == cell);
            board.pieces.push(match figure {
                None => empty.clone(),
                Some(figure) => self.figure_piece(view, figure, hex),
            });
        }
        board
    }

    /// A figure, and what is said about it besides its hex: wounds, net, lost abilities, where the dragon is.
    fn figure_piece(&self, view: &View, figure: Figure, hex: Hex) -> Piece {
        let open = &view.open;
        let mut piece = Piece::new(figure_id(figure), Face::Up(Arc::clone(&FIGURES[figure as usize])));
        piece.at = Some(hex.into());
        self.tell_fight(open, figure, &mut piece);
        let wounded = |piece: &mut Piece, n: u8, spaces: u8| {
            piece.marks.push(Phrase::new("drako-mark-wounds").with("n", n).with("spaces", spaces));
            piece.facts.extend([Fact::new("wounds", n), Fact::new("spaces", spaces)]);
        };
        if figure == Figure::Dragon {
            piece.owner = Some(DRAGON);
            let all = open.armor + open.abilities.iter().sum::<u8>();
            wounded(&mut piece, all, self.armor + self.abilities.iter().sum::<u8>());
            if open.net {
                piece.marks.push(Phrase::new("drako-mark-netted"));
                piece.facts.push(Fact::yes("netted"));
            }
            let lost = || Ability::ALL.into_iter().filter(|&ability| !self.has(open, ability));
            piece
                .marks
                .extend(lost().map(|ability| Phrase::new("drako-mark-lost").with("ability", ability.name())));
            if lost().next().is_some() {
                piece.facts.push(Fact::new("lost", lost().map(Ability::code).collect::<Value>()));
            }
            return piece;
        }
        piece.owner = Some(DWARVES);
        wounded(&mut piece, open.wounds[figure as usize], self.spaces[figure as usize]);
        let dragon = self.board.hex(open.cell(Figure::Dragon)).unwrap_or_default();
        if let Some(toward) = dragon.bearing(hex) {
            let key = match toward {
                Toward::Straight(_) => "drako-mark-in-line",
                Toward::Between(_) => "drako-mark-away",
            };
            let away = Phrase::new(key).with("n", dragon.distance(hex));
            piece.marks.push(away.with("toward", toward.at()));
            if matches!(toward, Toward::Straight(_)) {
                piece.facts.push(Fact::yes("in-line"));
            }
        }
        if figure == Figure::Morin && self.can_shoot(open) {
            piece.marks.push(Phrase::new("drako-mark-aims"));
            piece.facts.push(Fact::yes("aims"));
        }
        piece
    }

    /// A figure's part in an action that is not finished: whether it strikes, what threatens it, whether it moved.
    fn tell_fight(&self, open: &Open, figure: Figure, piece: &mut Piece) {
        let among = open.pending.dwarves & figure.bit() != 0;
        let strikes = if open.turn == DRAGON { figure == Figure::Dragon } else { among };
        match open.phase {
            Phase::SecondMove if among => piece.facts.push(Fact::yes("moved")),
            Phase::SecondAttack | Phase::React if strikes => piece.facts.push(Fact::yes("strikes")),
            Phase::React if self.protected(open) & figure.bit() != 0 => {
                // DK-57: each of the dwarves hits the dragon.
                let hits = if figure == Figure::Dragon { open.pending.dwarves.count_ones() as u8 } else { 1 };
                let wounds = open.pending.value * hits;
                piece.marks.push(Phrase::new("drako-mark-threat").with("n", wounds));
                piece.facts.push(Fact::new("threat", wounds));
            }
            _ => {}
        }
    }

    /// A card in the zone of a side. One that both decks have says whose it is.
    fn card_piece(&self, zone: &str, slot: usize, card: Kind, seat: Seat) -> Piece {
        let mut piece = Piece::slot(zone, slot, Face::Up(Arc::clone(&self.fronts[card.index()])));
        if self.only_side(card).is_none() {
            piece.facts.push(Fact::new("side", side(seat)));
        }
        piece
    }

    fn hand_zone(&self, view: &View, seat: Seat) -> Zone {
        let name = Phrase::new("drako-zone-hand");
        let mut hand = Zone::new(format!("hand {seat}"), "hand", ZoneKind::Hand, name).owned_by(seat);
        let own = view.hand.filter(|_| view.eye.is(seat)).unwrap_or_default();
        let open = &view.open;
        let acts = open.phase == Phase::Action && open.turn == seat && open.left > 0;
        let known = own.iter().enumerate().map(|(slot, card)| {
            let mut piece = self.card_piece(&hand.id, slot, card, seat);
            if acts && self.is_idle(open, card) {
                piece.marks.push(Phrase::new("drako-mark-idle"));
                piece.facts.push(Fact::yes("idle"));
            }
            piece
        });
        let hidden = own.len()..view.hand_sizes[at(seat)].into();
        let hidden = hidden.map(|slot| Piece::slot(&hand.id, slot, Face::Down(side(seat))));
        hand.pieces = known.chain(hidden).collect();
        hand
    }

    /// A deck, and what each symbol on its cards lets its side do.
    fn deck_zone(&self, view: &View, seat: Seat) -> Zone {
        let name = Phrase::new("drako-zone-deck");
        let mut deck = Zone::new(format!("deck {seat}"), "deck", ZoneKind::Pile, name).owned_by(seat);
        let piece = |slot| Piece::slot(&deck.id, slot, Face::Down(side(seat)));
        deck.pieces = (0..view.deck_sizes[at(seat)].into()).map(piece).collect();
        let legend = if seat == DRAGON { "drako-legend.dragon" } else { "drako-legend.dwarves" };
        let symbols = Symbol::ALL.into_iter().filter(|&symbol| self.bears(seat, symbol));
        deck.facts = vec![
            Fact::new("legend", Phrase::new(legend)),
            Fact::new("uses", symbols.map(in_brief).collect::<Value>()),
        ];
        deck
    }

    /// Whether some card in the deck of a side bears a symbol.
    fn bears(&self, seat: Seat, symbol: Symbol) -> bool {
        let bears = |card: Kind| self.options_of(card).iter().any(|option| option.symbol == symbol);
        self.kinds().any(|card| self.copies(card, seat) > 0 && bears(card))
    }

    fn discard_zone(&self, view: &View, seat: Seat) -> Zone {
        let name = Phrase::new("drako-zone-discard");
        let mut discard =
            Zone::new(format!("discard {seat}"), "discard", ZoneKind::Pile, name).owned_by(seat);
        let cards = view.open.discards[at(seat)].cards().iter().enumerate();
        discard.pieces = cards.map(|(slot, &card)| self.card_piece(&discard.id, slot, card, seat)).collect();
        discard
    }

    fn mat(&self, view: &View, seat: Seat) -> Vec<Zone> {
        let open = &view.open;
        if seat == DRAGON {
            let armor = track("armor", "armor", seat, Phrase::new("drako-armour"), open.armor, self.armor);
            let ability = |ability: Ability| {
                let (wounds, spaces) = (open.abilities[ability as usize], self.abilities[ability as usize]);
                track(ability.code(), ability.code(), seat, ability.name(), wounds, spaces)
            };
            std::iter::once(armor).chain(Ability::ALL.map(ability)).collect()
        } else {
            let dwarf = |dwarf: Figure| {
                let id = format!("wounds {}", dwarf.key());
                let (wounds, spaces) = (open.wounds[dwarf as usize], self.spaces[dwarf as usize]);
                let mut track = track(&id, "wounds", seat, dwarf.name(), wounds, spaces);
                track.facts.extend(role(dwarf));
                track
            };
            Figure::DWARVES.map(dwarf).into()
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
                let phrase = phrase.with("attack", name_use(use_)).with("who", who).with("hits", hits);
                // Only whoever is asked knows that hand.
                let defences = if view.eye.is(actor) { self.defences(view) } else { 0 };
                phrase.with("nth", open.acted).with("defences", defences)
            }
            Phase::Wounds => phrase.with("n", open.pending.value),
            Phase::Action | Phase::Draw => {
                // The very first turn alone begins with a single action (DK-24).
                let when = match (open.acted, open.left) {
                    (0, 1) => "first",
                    (0, _) => "new",
                    _ => "later",
                };
                let phrase = phrase.with("n", open.left).with("deck", view.deck_sizes[at(actor)]);
                phrase.with("when", when)
            }
            _ => phrase.with("n", open.left),
        }
    }
}

/// The id of a figure on the board.
pub(crate) fn figure_id(figure: Figure) -> String {
    format!("board/{}", figure.key())
}
