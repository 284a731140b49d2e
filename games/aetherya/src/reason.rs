//! Why a kingdom is worth what it is: each point with its cards, its way through the Portals and its clauses.

use crate::kingdom::{NEXT_TO, beside, groups};
use crate::present::card_at;
use crate::score::{CONFLICT, DWARF, ELF, EXTRA, GOBLIN, HUMAN};
use crate::{Aetherya, Category, Cell, Kind, Kingdom, Legend};
use antre_kernel::{Arg, Phrase};
use antre_stage::{Counted, Fact, Value};
use std::cmp::Ordering;

/// One reason for points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reason {
    pub(crate) category: Category,
    pub(crate) points: i32,
    pub(crate) clauses: Vec<&'static str>,
    pub(crate) why: Why,
}

/// What a reason rests on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// A tribe and a terrain (AE-77), or two tribes that hate each other (AE-84).
    Pair(Link),
    /// A Dragon and the two that tame it (AE-89).
    Tamed(Cell, [Link; 2]),
    /// A Dragon that nobody tames.
    Wild(Cell),
    /// A Dragon beyond the third (AE-97).
    Extra(Cell),
    /// A legend.
    Legend(Legend),
}

/// Two linked cells and the Portals between them, in order; none if they lie side by side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    pub(crate) from: Cell,
    pub(crate) to: Cell,
    pub(crate) via: Vec<Cell>,
}

impl Reason {
    /// The cell that gets the points, if a cell does.
    pub(crate) fn cell(&self) -> Option<Cell> {
        match &self.why {
            Why::Pair(link) => Some(link.from),
            Why::Tamed(cell, _) | Why::Wild(cell) | Why::Extra(cell) => Some(*cell),
            Why::Legend(_) => None,
        }
    }

    /// Whether a cell has a part in it.
    pub(crate) fn touches(&self, cell: Cell) -> bool {
        let part = |link: &Link| link.from == cell || link.to == cell || link.via.contains(&cell);
        match &self.why {
            Why::Pair(link) => part(link),
            Why::Tamed(dragon, links) => *dragon == cell || links.iter().any(part),
            Why::Wild(dragon) | Why::Extra(dragon) => *dragon == cell,
            Why::Legend(_) => false,
        }
    }
}

impl Kingdom {
    /// How a cell is linked to another: beside it, or by the shortest way through the Portals of a hub.
    fn link(&self, from: Cell, to: Cell) -> Link {
        let via = if NEXT_TO[from.index()] & to.bit() != 0 { Vec::new() } else { self.way(from, to) };
        Link { from, to, via }
    }

    fn way(&self, from: Cell, to: Cell) -> Vec<Cell> {
        let ways = groups(self.cells(Kind::Portal)).filter_map(|group| {
            // Rings of Portals around the start, until one lies beside the goal; then back, ring by ring.
            let mut rings = vec![NEXT_TO[from.index()] & group];
            let mut seen = rings[0];
            while rings.last().is_some_and(|&ring| ring != 0 && ring & NEXT_TO[to.index()] == 0) {
                let ring = rings.last().map_or(0, |&ring| beside(ring) & group & !seen);
                seen |= ring;
                rings.push(ring);
            }
            let mut near = NEXT_TO[to.index()];
            let mut way = Vec::new();
            for ring in rings.into_iter().rev() {
                let portal = Cell::of(ring & near).next()?;
                near = NEXT_TO[portal.index()];
                way.push(portal);
            }
            way.reverse();
            Some(way)
        });
        ways.min_by_key(Vec::len).unwrap_or_default()
    }

    /// The links from the cells of one kind to those of another.
    fn links(&self, from: Kind, to: Kind) -> impl Iterator<Item = Link> {
        Cell::of(self.cells(from)).flat_map(move |cell| {
            let others = self.linked(cell) & self.cells(to);
            Cell::of(others).map(move |other| self.link(cell, other))
        })
    }

    /// The two cards that tame a Dragon (AE-89), those beside it first.
    fn tamers(&self, dragon: Cell) -> Option<[Link; 2]> {
        [Kind::Human, Kind::Elf, Kind::Dwarf].into_iter().find_map(|tribe| {
            let friends = Cell::of(self.linked(dragon) & self.cells(tribe));
            let mut links: Vec<Link> = friends.map(|friend| self.link(dragon, friend)).collect();
            links.sort_by_key(|link| link.via.len());
            links.truncate(2);
            links.try_into().ok()
        })
    }
}

impl Aetherya {
    /// Every reason for the points of a kingdom, category by category; they add up to [`Aetherya::points`].
    pub(crate) fn reasons(&self, kingdom: &Kingdom) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let tribes = [
            (Category::Elves, Kind::Elf, ELF, ["", "AE-69", "", "AE-70"]),
            (Category::Dwarves, Kind::Dwarf, DWARF, ["", "", "AE-71", ""]),
            (Category::Humans, Kind::Human, HUMAN, ["AE-72", "AE-73", "AE-73", "AE-74"]),
        ];
        for (category, tribe, weights, clauses) in tribes {
            let start = reasons.len();
            for (terrain, (points, clause)) in Kind::ALL.into_iter().zip(weights.into_iter().zip(clauses)) {
                if points != 0 {
                    reasons.extend(kingdom.links(tribe, terrain).map(|link| {
                        let clauses = if link.via.is_empty() { vec![clause] } else { vec![clause, "AE-79"] };
                        Reason { category, points, clauses, why: Why::Pair(link) }
                    }));
                }
            }
            reasons[start..].sort_by_key(Reason::cell);
        }
        for goblin in Cell::of(kingdom.cells(Kind::Goblin)) {
            for swamp in Cell::of(NEXT_TO[goblin.index()] & kingdom.cells(Kind::Swamp)) {
                let link = Link { from: goblin, to: swamp, via: Vec::new() };
                let (category, clauses) = (Category::Goblins, vec!["AE-75"]);
                reasons.push(Reason { category, points: GOBLIN, clauses, why: Why::Pair(link) });
            }
        }
        self.dragon_reasons(kingdom, &mut reasons);
        for legend in kingdom.taken.iter() {
            let (category, points) = (Category::Legends, self.legend_points(legend));
            reasons.push(Reason { category, points, clauses: vec!["AE-119"], why: Why::Legend(legend) });
        }
        let hostile = [
            (Kind::Goblin, Kind::Human),
            (Kind::Goblin, Kind::Elf),
            (Kind::Goblin, Kind::Dwarf),
            (Kind::Elf, Kind::Dwarf),
        ];
        for (a, b) in hostile {
            reasons.extend(kingdom.links(a, b).map(|link| {
                let mut clauses = vec!["AE-84"];
                if !link.via.is_empty() {
                    clauses.push(if a == Kind::Goblin { "AE-87" } else { "AE-62" });
                }
                Reason { category: Category::Conflicts, points: CONFLICT, clauses, why: Why::Pair(link) }
            }));
        }
        reasons
    }

    /// Tamed Dragons fill the three places that count first (AE-98).
    fn dragon_reasons(&self, kingdom: &Kingdom, reasons: &mut Vec<Reason>) {
        let (all, _) = kingdom.dragons();
        let [good, bad] = self.wild_dragon.values(all);
        let mut dragons: Vec<(Cell, Option<[Link; 2]>)> =
            Cell::of(kingdom.cells(Kind::Dragon)).map(|dragon| (dragon, kingdom.tamers(dragon))).collect();
        dragons.sort_by_key(|(_, tamers)| tamers.is_none());
        for (place, (dragon, tamers)) in dragons.into_iter().enumerate() {
            let (points, clauses, why) = match tamers {
                _ if place >= 3 => (EXTRA, vec!["AE-97"], Why::Extra(dragon)),
                Some(tamers) => {
                    let mut clauses = vec!["AE-95", "AE-89"];
                    if tamers.iter().any(|link| !link.via.is_empty()) {
                        clauses.push("AE-91");
                    }
                    (good, clauses, Why::Tamed(dragon, tamers))
                }
                None => (bad, vec!["AE-96"], Why::Wild(dragon)),
            };
            reasons.push(Reason { category: Category::Dragons, points, clauses, why });
        }
    }

    /// A reason as somebody sees it who stands in a cell: what lies on which side, or behind which Portal.
    pub(crate) fn seen_from(&self, kingdom: &Kingdom, reason: &Reason, cell: Cell) -> Phrase {
        let name = |cell: Cell| self.name_or_unknown(kingdom.at(cell));
        match &reason.why {
            Why::Pair(link) if link.via.contains(&cell) => {
                Phrase::new("aetherya-seen-way").with("card", name(link.from)).with("other", name(link.to))
            }
            Why::Pair(link) => {
                let other = if link.from == cell { link.to } else { link.from };
                let key = match (reason.category == Category::Conflicts, link.via.is_empty()) {
                    (false, true) => "aetherya-seen-beside",
                    (false, false) => "aetherya-seen-through",
                    (true, true) => "aetherya-seen-conflict",
                    (true, false) => "aetherya-seen-conflict-through",
                };
                Phrase::new(key).with("other", name(other)).with("side", side(cell, other))
            }
            Why::Tamed(dragon, links) if *dragon == cell => {
                let tamers = links.iter().map(|link| Arg::from(name(link.to))).collect::<Vec<Arg>>();
                Phrase::new("aetherya-seen-tamed").with("tamers", tamers)
            }
            Why::Tamed(..) => Phrase::new("aetherya-seen-tamer"),
            Why::Wild(_) => Phrase::new("aetherya-seen-wild"),
            Why::Extra(_) => Phrase::new("aetherya-seen-extra"),
            Why::Legend(legend) => self.legend_name(*legend).into(),
        }
    }

    /// A reason in words.
    pub(crate) fn explain(&self, kingdom: &Kingdom, reason: &Reason) -> Phrase {
        let name = |cell: Cell| self.name_or_unknown(kingdom.at(cell));
        let cell = |phrase: Phrase, who: [&'static str; 2], cell: Cell| {
            phrase.with(who[0], name(cell)).with(who[1], cell.to_string())
        };
        let pair = |link: &Link| {
            let conflict = reason.category == Category::Conflicts;
            let key = match (conflict, link.via.len()) {
                (false, 0) => "aetherya-why-beside",
                (false, _) => "aetherya-why-through",
                (true, 0) => "aetherya-why-conflict",
                (true, _) => "aetherya-why-conflict-through",
            };
            let phrase = cell(Phrase::new(key), ["card", "at"], link.from);
            let phrase = cell(phrase, ["other", "there"], link.to);
            if link.via.is_empty() {
                phrase
            } else {
                phrase.with("portals", link.via.len()).with("way", way(link))
            }
        };
        match &reason.why {
            Why::Pair(link) => pair(link),
            Why::Tamed(dragon, links) => {
                let tamers = links.iter().map(|link| {
                    let key =
                        if link.via.is_empty() { "aetherya-why-tamer" } else { "aetherya-why-tamer-through" };
                    let phrase = cell(Phrase::new(key), ["card", "at"], link.to);
                    let phrase = if link.via.is_empty() { phrase } else { phrase.with("way", way(link)) };
                    Arg::from(phrase)
                });
                let tamers: Vec<Arg> = tamers.collect();
                Phrase::new("aetherya-why-tamed").with("at", dragon.to_string()).with("tamers", tamers)
            }
            Why::Wild(dragon) => Phrase::new("aetherya-why-wild").with("at", dragon.to_string()),
            Why::Extra(dragon) => Phrase::new("aetherya-why-extra").with("at", dragon.to_string()),
            Why::Legend(legend) => {
                let phrase =
                    Phrase::new("aetherya-why-legend").with("legend", self.legend_name(*legend).clone());
                phrase.with("code", legend.code())
            }
        }
    }

    /// What a reason counts: as codes, the same in every language (`EL d2 – FO d1`, `HU a4 –(a3)– PL a2`), and in names.
    pub(crate) fn counted(&self, kingdom: &Kingdom, reason: &Reason) -> Counted {
        let code = |cell: Cell| format!("{} {cell}", kingdom.at(cell).map_or("?", Kind::code));
        let name = |cell: Cell| card_at(self.name_or_unknown(kingdom.at(cell)), cell);
        let tail = |before: String, link: &Link| {
            let dash = if link.via.is_empty() { "–".into() } else { format!("–({})–", way(link)) };
            format!("{before} {dash} {}", code(link.to))
        };
        let linked = |before: Phrase, link: &Link| {
            let linked = if link.via.is_empty() {
                Phrase::new("aetherya-linked")
            } else {
                Phrase::new("aetherya-linked-through").with("way", way(link))
            };
            linked.with("card", before).with("other", name(link.to))
        };
        let (code, name) = match &reason.why {
            Why::Pair(link) => (tail(code(link.from), link), linked(name(link.from), link)),
            Why::Tamed(dragon, [a, b]) => {
                (tail(tail(code(*dragon), a), b), linked(linked(name(*dragon), a), b))
            }
            Why::Wild(dragon) | Why::Extra(dragon) => (code(*dragon), name(*dragon)),
            Why::Legend(legend) => (legend.code().into(), self.legend_name(*legend).into()),
        };
        Counted { code, name, points: reason.points }
    }
}

/// What a reason connects, as data, each connection once. The points of a tamed Dragon are the Dragon's, and on none of
/// the two that tame it.
pub(crate) fn bond_facts(reason: &Reason) -> Vec<Value> {
    let bond = |link: &Link| {
        let mut facts = vec![
            Fact::new("from", link.from.to_string()),
            Fact::new("to", link.to.to_string()),
            Fact::new("way", link.via.iter().map(Cell::to_string).collect::<Value>()),
        ];
        if matches!(reason.why, Why::Pair(_)) {
            facts.push(Fact::new("points", reason.points));
        }
        if reason.category == Category::Conflicts {
            facts.push(Fact::yes("conflict"));
        }
        Value::Facts(facts)
    };
    match &reason.why {
        Why::Pair(link) => vec![bond(link)],
        Why::Tamed(_, links) => links.iter().map(bond).collect(),
        Why::Wild(_) | Why::Extra(_) | Why::Legend(_) => Vec::new(),
    }
}

/// On which side of a cell its neighbour lies.
fn side(cell: Cell, other: Cell) -> &'static str {
    match (other.row().cmp(&cell.row()), other.col().cmp(&cell.col())) {
        (Ordering::Less, _) => "above",
        (Ordering::Greater, _) => "below",
        (Ordering::Equal, Ordering::Less) => "left",
        (Ordering::Equal, _) => "right",
    }
}

/// The Portals of a link, in order.
fn way(link: &Link) -> String {
    link.via.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
}
