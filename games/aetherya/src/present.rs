//! How Ætherya shows itself: the scene, the choices, the log, the box.

use crate::deal::kinds_of;
use crate::notation::{discard_in_order, write_kinds};
use crate::pack::{OPTIONS, PLAYERS};
use crate::reason::{Reason, bond_facts};
use crate::score::Points;
use crate::{Act, Aetherya, Category, Cell, Event, Kind, Kingdom, Legend, Move, Phase, State, View};
use antre_kernel::{Arg, Lang, Misread, Names, Notation as _, Phrase, Seat, SeatSet, in_every_language};
use antre_stage::{
    At, Boxed, Card, Catalogue, Choice, Face, Fact, Line, OptionSpec, PackText, Piece, Present, Scene,
    ScorePad, SeatSheet, Sheet, Spot, Touched, Value, Zone, ZoneKind,
};
use std::sync::Arc;

impl Boxed for Aetherya {
    const TITLE: &'static str = "aetherya-title";
    const PLAYERS: (u8, u8) = PLAYERS;
    const RULEBOOK: [&'static str; Lang::ALL.len()] = in_every_language!("../rules.", ".md");
    const WORDS: [&'static str; Lang::ALL.len()] = in_every_language!("../words.", ".ftl");
    const PACKS: &'static [(&'static str, &'static str)] =
        &[("default", include_str!("../pack/default.toml"))];
    const FORMER: &'static [(&'static str, &'static str)] =
        &[("default", include_str!("../pack/former/0.1.0.toml"))];

    fn options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn build(
        pack: &PackText<'_>,
        seats: Option<u8>,
        options: &[(String, String)],
    ) -> Result<Aetherya, Misread> {
        Aetherya::from_pack(pack, seats, options)
    }

    fn pack_schema() -> String {
        crate::pack::schema()
    }

    fn origin(&self) -> &Names {
        &self.origin
    }

    fn unattended(self) -> Aetherya {
        self.for_machines()
    }

    fn pad(self: Arc<Aetherya>) -> Option<Arc<dyn ScorePad>> {
        Some(self)
    }
}

impl Present for Aetherya {
    fn scene(&self, view: &View) -> Scene {
        let open = &view.open;
        let mut zones = Vec::new();
        for seat in Seat::all(self.seats) {
            zones.push(self.kingdom_zone(view, seat));
            if open.phase == Phase::Arrange {
                zones.push(self.base_zone(open.kingdom(seat), seat));
            }
            zones.push(self.legends_zone(open.kingdom(seat), seat));
        }
        zones.push(self.pile_zone(view));
        zones.push(self.discard_zone(view));
        zones.push(self.river_zone(view));
        zones.push(self.legend_deck_zone(view));
        zones.extend(self.held_zone(view));
        zones.push(self.tribes_zone());
        Scene { headline: Some(headline(view)), step: step(open.phase), zones, ..Scene::default() }
    }

    fn catalogue(&self) -> Catalogue {
        self.printed()
    }

    fn choice(&self, view: &View, seat: Seat, m: Move) -> Choice {
        let kingdom = view.open.kingdom(seat);
        let held = || self.name_or_unknown(view.held.or(view.open.held));
        let at = |cell: Cell| format!("kingdom {seat}/{cell}");
        let place = |phrase: Phrase, cell: Cell| phrase.with("cell", cell.to_string());
        let (label, touches) = match m.act() {
            Act::Place(cell) => {
                let label = match kingdom.at(cell) {
                    Some(kind) => {
                        Phrase::new("aetherya-do-replace").with("other", self.name_of(kind).clone())
                    }
                    None => Phrase::new("aetherya-do-place"),
                };
                (place(label.with("card", held()), cell), vec!["held/0".into(), at(cell)])
            }
            Act::Reveal(cell) => {
                let label = Phrase::new("aetherya-do-reveal").with("card", held());
                (place(label, cell), vec!["discard".into(), at(cell)])
            }
            Act::Claim(legend) => {
                let label = Phrase::new("aetherya-do-claim").with("legend", self.legend_name(legend).clone());
                (
                    label.with("points", self.legend_points(legend) as i64),
                    vec![format!("river/{}", legend.code())],
                )
            }
            Act::Pile => (Phrase::new("aetherya-do-pile"), vec!["pile".into()]),
            Act::Discard => {
                let top = self.name_or_unknown(view.open.top);
                (Phrase::new("aetherya-do-discard").with("card", top), vec!["discard".into()])
            }
            Act::End => (Phrase::new("aetherya-do-end"), Vec::new()),
            Act::Arrange(kind) => {
                let cell = Cell::CENTRE[kingdom.up.count_ones() as usize & 3];
                let label = Phrase::new("aetherya-do-arrange").with("card", self.name_of(kind).clone());
                (place(label, cell), vec![format!("base {seat}/{}", kind.code()), at(cell)])
            }
        };
        Choice { notation: self.write_move(m), label, touches }
    }

    fn attempts(&self, view: &View, seat: Seat, touched: &Touched<'_>, out: &mut impl FnMut(Move)) {
        self.meant_by(view, seat, touched, out);
    }

    fn about(&self, view: &View, touched: Option<&Touched<'_>>) -> &'static str {
        self.clause_about(view, touched)
    }

    fn mentions(&self, event: &Event) -> Vec<String> {
        match event {
            Event::Arranged(seat, _, cell)
            | Event::Placed(seat, _, cell)
            | Event::Replaced(seat, _, cell)
            | Event::Revealed(seat, _, cell) => vec![format!("kingdom {seat}/{cell}")],
            Event::Claimed(seat, legend) => vec![format!("legends {seat}/{}", legend.code())],
            Event::Refilled(legend) => vec![format!("river/{}", legend.code())],
            Event::LaidOut(_) | Event::Declined(..) | Event::Took(..) => vec!["discard".into()],
            Event::Drew(..) | Event::Reshuffled(_) => vec!["pile".into()],
            Event::Base(seat, _) | Event::Completed(seat) | Event::TurnedUp(seat, _) => {
                vec![format!("kingdom {seat}")]
            }
            Event::Dealt(_) | Event::River(_) | Event::OutOfTurns => Vec::new(),
        }
    }

    fn tell(&self, event: &Event) -> Phrase {
        let by = |key: &'static str, seat: Seat| Phrase::new(key).with("seat", seat);
        let card = |phrase: Phrase, kind: Kind| phrase.with("card", self.name_of(kind).clone());
        let legend = |phrase: Phrase, legend: Legend| {
            phrase
                .with("legend", self.legend_name(legend).clone())
                .with("points", self.legend_points(legend) as i64)
        };
        match event {
            Event::Dealt(first) => by("aetherya-dealt", *first),
            Event::River(legends) => {
                let names: Vec<Arg> =
                    legends.iter().map(|legend| self.legend_name(legend).clone().into()).collect();
                Phrase::new("aetherya-river").with("legends", names)
            }
            Event::Base(seat, base) => by("aetherya-base", *seat).with("cards", self.list(kinds_of(*base))),
            Event::Arranged(seat, kind, cell) => {
                card(by("aetherya-arranged", *seat), *kind).with("cell", cell.to_string())
            }
            Event::LaidOut(top) => card(Phrase::new("aetherya-laid-out"), *top),
            Event::Drew(seat, None) => by("aetherya-drew", *seat),
            Event::Drew(seat, Some(kind)) => card(by("aetherya-drew-seen", *seat), *kind),
            Event::Took(seat, kind) => card(by("aetherya-took", *seat), *kind),
            Event::Placed(seat, kind, cell) => {
                card(by("aetherya-placed", *seat), *kind).with("cell", cell.to_string())
            }
            Event::Replaced(seat, kind, cell) => {
                card(by("aetherya-replaced", *seat), *kind).with("cell", cell.to_string())
            }
            Event::Declined(seat, kind) => card(by("aetherya-declined", *seat), *kind),
            Event::Revealed(seat, kind, cell) => {
                card(by("aetherya-revealed", *seat), *kind).with("cell", cell.to_string())
            }
            Event::Claimed(seat, taken) => legend(by("aetherya-claimed", *seat), *taken),
            Event::Refilled(new) => legend(Phrase::new("aetherya-refilled"), *new),
            Event::Reshuffled(cards) => Phrase::new("aetherya-reshuffled").with("n", *cards),
            Event::Completed(seat) => by("aetherya-completed", *seat),
            Event::OutOfTurns => Phrase::new("aetherya-out-of-turns"),
            Event::TurnedUp(seat, cards) => {
                let shown = Cell::all()
                    .zip(cards)
                    .filter_map(|(cell, kind)| Some(Arg::from(card_at(self.name_of((*kind)?).into(), cell))));
                by("aetherya-turned-up", *seat).with("cards", shown.collect::<Vec<Arg>>())
            }
        }
    }

    fn sheet(&self, s: &State) -> Sheet {
        let kingdoms: Vec<&Kingdom> = Seat::all(self.seats).map(|seat| s.open.kingdom(seat)).collect();
        self.score_sheet(&kingdoms, s.open.by_limit)
    }

    fn categories(&self) -> Vec<String> {
        Category::ALL.iter().map(|category| category.code().to_owned()).collect()
    }

    fn knows(&self, view: &View, key: &str) -> Option<String> {
        match key {
            // AE-128: whoever remembers knows the whole discard.
            "discard" => Some(write_kinds(discard_in_order(&view.open))),
            "held" => Some(match view.held.or(view.open.held) {
                Some(kind) => kind.code().into(),
                None if view.open.holds_secret() => "?".into(),
                None => "-".into(),
            }),
            _ => {
                let zone = self.scene(view).zone(key)?.pieces.clone();
                Some(crate::notation::line(zone.iter().map(|piece| piece.face.code().to_owned())))
            }
        }
    }
}

/// A card and where it lies, as sheets and logs list them.
pub(crate) fn card_at(card: Phrase, cell: Cell) -> Phrase {
    Phrase::new("aetherya-card-at").with("card", card).with("cell", cell.to_string())
}

impl Aetherya {
    /// The name of a card, if the eye knows it.
    pub(crate) fn name_or_unknown(&self, kind: Option<Kind>) -> Phrase {
        kind.map_or_else(|| Phrase::bare("?"), |kind| self.name_of(kind).into())
    }

    fn card(&self, kind: Kind) -> Arc<Card> {
        Arc::clone(&self.fronts[kind as usize])
    }

    fn legend_card(&self, legend: Legend) -> Arc<Card> {
        Arc::clone(&self.legend_fronts[legend as usize])
    }

    /// The front of a kingdom card.
    pub(crate) fn front(&self, kind: Kind) -> Card {
        let name = self.name_of(kind).into();
        Card { code: kind.code().into(), name, emblem: kind.emblem().into(), value: None, text: None }
    }

    /// The front of a legend.
    pub(crate) fn legend_front(&self, legend: Legend) -> Card {
        let name = self.legend_name(legend).into();
        let value = Some(self.legend_points(legend));
        Card {
            code: legend.code().into(),
            name,
            emblem: legend.code()[..2].to_lowercase().into(),
            value,
            text: None,
        }
    }

    fn list(&self, kinds: impl IntoIterator<Item = Kind>) -> Arg {
        Arg::List(kinds.into_iter().map(|kind| self.name_of(kind).clone().into()).collect())
    }

    /// The 4 × 4 cells of a kingdom. What shows says what it scores now, and through what; every place says what the
    /// card in hand would bring there.
    fn kingdom_zone(&self, view: &View, seat: Seat) -> Zone {
        let kingdom = view.open.kingdom(seat);
        let kind = ZoneKind::Grid { cols: 4, rows: 4 };
        let name = Phrase::new("aetherya-zone-kingdom");
        let mut zone = Zone::new(format!("kingdom {seat}"), "kingdom", kind, name).owned_by(seat);
        let reasons = self.reasons(kingdom);
        for cell in Cell::all() {
            let face = match kingdom.at(cell) {
                Some(kind) => Face::Up(self.card(kind)),
                None if kingdom.is_down(cell) => Face::Down("back"),
                None => continue,
            };
            let mut piece = Piece::new(format!("{}/{cell}", zone.id), face);
            piece.at = Some(At::Cell(Spot { col: cell.col(), row: cell.row() }));
            if let Some(kind) = kingdom.at(cell) {
                self.mark(&mut piece, kingdom, &reasons, cell, kind);
            }
            if let Some(kind) = self.to_lay(view, seat)
                && let Some(gain) = self.brings(kingdom, cell, kind, view.open.river)
            {
                self.mark_gain(&mut piece, kind, gain);
            }
            zone.pieces.push(piece);
        }
        let worth: i32 = reasons.iter().map(|reason| reason.points).sum();
        let bonds: Value = reasons.iter().flat_map(bond_facts).collect();
        zone.facts = vec![Fact::new("bonds", bonds), Fact::new("worth", worth)];
        zone
    }

    /// Says on a tile what it is worth, and every reason it has a part in.
    fn mark(&self, piece: &mut Piece, kingdom: &Kingdom, reasons: &[Reason], cell: Cell, kind: Kind) {
        if kind.is_locked() {
            piece.marks.push(Phrase::new("aetherya-mark-locked")); // AE-37
            piece.facts.push(Fact::yes("locked"));
        }
        let parts = || reasons.iter().filter(|reason| reason.touches(cell));
        // A conflict is nobody's alone: it is told, but not counted here.
        let own = parts().filter(|reason| reason.category != Category::Conflicts);
        let total: i32 = own.filter(|reason| reason.cell() == Some(cell)).map(|reason| reason.points).sum();
        if total != 0 {
            piece.marks.push(Phrase::new("aetherya-mark-points").with("points", signed(total)));
            piece.facts.push(Fact::new("points", total));
        }
        piece.marks.extend(parts().map(|reason| {
            let why = self.seen_from(kingdom, reason, cell);
            Phrase::new("aetherya-mark").with("points", signed(reason.points)).with("why", why)
        }));
    }

    fn base_zone(&self, kingdom: &Kingdom, seat: Seat) -> Zone {
        let id = format!("base {seat}");
        let piece = |kind: Kind| Piece::new(format!("{id}/{}", kind.code()), Face::Up(self.card(kind)));
        let pieces = kinds_of(kingdom.base).map(piece).collect();
        let kind = ZoneKind::Row { places: 4 };
        zone(id.clone(), "base", kind, Phrase::new("aetherya-zone-base"), pieces).owned_by(seat)
    }

    fn legends_zone(&self, kingdom: &Kingdom, seat: Seat) -> Zone {
        let id = format!("legends {seat}");
        let piece = |legend: Legend| {
            Piece::new(format!("{id}/{}", legend.code()), Face::Up(self.legend_card(legend)))
        };
        let pieces = kingdom.taken.iter().map(piece).collect();
        let name = Phrase::new("aetherya-zone-legends");
        zone(id.clone(), "legends", ZoneKind::Row { places: 0 }, name, pieces).owned_by(seat)
    }

    fn pile_zone(&self, view: &View) -> Zone {
        let size = usize::from(view.open.pile_size) + view.open.deck.total();
        let pieces = (0..size).map(|slot| Piece::slot("pile", slot, Face::Down("back"))).collect();
        zone("pile".into(), "pile", ZoneKind::Pile, Phrase::new("aetherya-zone-pile"), pieces).on(0, 0)
    }

    /// The discard, of which only the top is shown (AE-128).
    fn discard_zone(&self, view: &View) -> Zone {
        let cards = discard_in_order(&view.open);
        let last = cards.len().wrapping_sub(1);
        let piece = |(slot, kind): (usize, Kind)| {
            let face = if slot == last { Face::Up(self.card(kind)) } else { Face::Down("covered") };
            let mut piece = Piece::slot("discard", slot, face);
            if slot == last {
                self.mark_offer(view, &mut piece, kind);
            }
            piece
        };
        let pieces = cards.into_iter().enumerate().map(piece).collect();
        zone("discard".into(), "discard", ZoneKind::Pile, Phrase::new("aetherya-zone-discard"), pieces)
            .on(1, 0)
    }

    /// The River in two lines of four (AE-10); who may take a legend now is said on it.
    fn river_zone(&self, view: &View) -> Zone {
        let met = |seat: Seat, legend: Legend| view.open.kingdom(seat).met.has(legend);
        let piece = |(slot, legend): (usize, Legend)| {
            let mut piece =
                Piece::new(format!("river/{}", legend.code()), Face::Up(self.legend_card(legend)));
            piece.at = Some(At::Cell(Spot { col: slot as u8 % 4, row: slot as u8 / 4 }));
            let able = || Seat::all(self.seats).filter(|&seat| met(seat, legend));
            if able().next().is_some() && view.open.phase != Phase::Over {
                let seats = able().map(Arg::from).collect::<Vec<_>>();
                piece.marks.push(Phrase::new("aetherya-mark-met").with("seats", seats));
                piece.facts.push(Fact::new("met", able().collect::<Value>()));
            }
            piece
        };
        let pieces = view.open.river.iter().enumerate().map(piece).collect();
        let kind = ZoneKind::Grid { cols: 4, rows: 2 };
        zone("river".into(), "river", kind, Phrase::new("aetherya-zone-river"), pieces).on(2, 0)
    }

    fn legend_deck_zone(&self, view: &View) -> Zone {
        let size = view.open.legend_deck.len();
        let piece = |slot: usize| Piece::slot("legend deck", slot, Face::Down("legend"));
        let pieces = (0..size).map(piece).collect();
        let name = Phrase::new("aetherya-zone-legend-deck");
        zone("legend deck".into(), "legend-deck", ZoneKind::Pile, name, pieces).on(3, 0)
    }

    /// The card in hand: its drawer sees it, the others that there is one (AE-127).
    fn held_zone(&self, view: &View) -> Option<Zone> {
        let face = match view.held.or(view.open.held) {
            Some(kind) => Face::Up(self.card(kind)),
            None if view.open.holds_secret() => Face::Down("back"),
            None => return None,
        };
        let pieces = vec![Piece::new("held/0".into(), face)];
        let name = Phrase::new("aetherya-zone-held");
        let kind = ZoneKind::Row { places: 1 };
        Some(zone("held".into(), "held", kind, name, pieces).owned_by(view.open.turn))
    }

    /// What each tribe and the Dragons want, laid beside the table for all to look up.
    fn tribes_zone(&self) -> Zone {
        let kinds = [Kind::Human, Kind::Elf, Kind::Dwarf, Kind::Goblin, Kind::Dragon];
        let piece = |kind: Kind| Piece::new(format!("tribes/{}", kind.code()), Face::Up(self.card(kind)));
        let pieces = kinds.map(piece).into();
        let kind = ZoneKind::Row { places: 0 };
        zone("tribes".into(), "tribes", kind, Phrase::new("aetherya-zone-tribes"), pieces)
    }

    /// Seven lines a player (AE-118), each point with its cards, and who wins.
    pub(crate) fn score_sheet(&self, kingdoms: &[&Kingdom], by_limit: bool) -> Sheet {
        let points: Vec<Points> = kingdoms.iter().map(|kingdom| self.points(kingdom)).collect();
        let column = |(index, kingdom): (usize, &&Kingdom)| {
            let reasons = self.reasons(kingdom);
            let line = |category: Category| Line {
                category: category.code().into(),
                name: category.name(),
                points: points[index].get(category),
                cards: reasons
                    .iter()
                    .filter(|reason| reason.category == category)
                    .map(|reason| self.counted(kingdom, reason))
                    .collect(),
                clause: category.clause(),
            };
            let lines = Category::ALL.into_iter().map(line).collect();
            SeatSheet { seat: Seat::new(index), total: points[index].total(), lines }
        };
        let seats = kingdoms.iter().enumerate().map(column).collect();
        let (verdict, clause) = verdict(&points, by_limit);
        Sheet { seats, verdict, clause }
    }
}

/// Who wins and why (AE-120 to AE-124), or that the limit ended the game (AE-125).
pub(crate) fn verdict(points: &[Points], by_limit: bool) -> (Phrase, &'static str) {
    let ranks: Vec<_> = points.iter().map(|points| points.rank()).collect();
    let winners: SeatSet = crate::score::best(&ranks);
    let high = ranks.iter().map(|(total, _)| *total).max().unwrap_or(0);
    let tied = ranks.iter().filter(|(total, _)| *total == high).count();
    let seats: Vec<Arg> = winners.iter().map(Arg::from).collect();
    let (key, clause) = match (winners.len(), tied) {
        _ if points.len() < 2 => ("aetherya-verdict-alone", "AE-120"),
        (1, 1) => ("aetherya-verdict", "AE-120"),
        (1, _) => ("aetherya-verdict-tie-break", "AE-121"),
        _ => ("aetherya-verdict-shared", "AE-124"),
    };
    let mut verdict = Phrase::new(key).with("seats", seats).with("high", i64::from(high));
    if key == "aetherya-verdict-tie-break" {
        // The first category, best first, in which the winner is ahead of all he is tied with.
        let best = ranks.iter().max().copied().unwrap_or_default();
        let others = || ranks.iter().filter(|rank| rank.0 == high && **rank != best);
        let place =
            (0..7).find(|&place| others().all(|other| other.1[..=place] < best.1[..=place])).unwrap_or(6);
        let next = others().map(|other| other.1[place]).max().unwrap_or(0);
        verdict = verdict.with("place", place + 1).with("best", i64::from(best.1[place]));
        verdict = verdict.with("next", i64::from(next));
    }
    if by_limit {
        verdict = Phrase::new("aetherya-verdict-limit").with("verdict", verdict);
    }
    (verdict, clause)
}

/// A number with its sign.
pub(crate) fn signed(points: i32) -> String {
    match points {
        0 => "0".into(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

fn zone(id: String, purpose: &'static str, kind: ZoneKind, name: Phrase, pieces: Vec<Piece>) -> Zone {
    Zone::new(id, purpose, kind, name).holding(pieces)
}

/// Which step of a turn this is; the set-up and the end are none.
fn step(phase: Phase) -> Option<&'static str> {
    match phase {
        Phase::Deal | Phase::Lay | Phase::Arrange | Phase::Over => None,
        Phase::Draw | Phase::Drawing | Phase::Shuffle => Some("step-draw"),
        Phase::HoldPile | Phase::HoldDiscard | Phase::Turning => Some("step-lay"),
        Phase::After | Phase::Refill => Some("step-legend"),
    }
}

fn headline(view: &View) -> Phrase {
    let open = &view.open;
    let own = view.eye.is(open.turn);
    let by = |own_key: &'static str, key: &'static str| {
        if own { Phrase::new(own_key) } else { Phrase::new(key).with("seat", open.turn) }
    };
    match open.phase {
        Phase::Over => Phrase::new("aetherya-over"),
        Phase::Deal => Phrase::new("aetherya-to-deal"),
        Phase::Lay => Phrase::new("aetherya-to-lay"),
        Phase::Arrange => by("aetherya-your-base", "aetherya-their-base"),
        Phase::Draw | Phase::Drawing | Phase::Shuffle => by("aetherya-your-draw", "aetherya-their-draw"),
        Phase::HoldPile => by("aetherya-your-choice", "aetherya-their-choice"),
        Phase::HoldDiscard => by("aetherya-your-place", "aetherya-their-place"),
        Phase::After => by("aetherya-your-legend", "aetherya-their-legend"),
        Phase::Turning | Phase::Refill => by("aetherya-your-turn", "aetherya-their-turn"),
    }
}
