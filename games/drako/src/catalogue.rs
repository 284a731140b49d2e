//! What is printed, once: the cards and what they may be played for, the figures, the markers and the hexes, and the
//! words of the game.

use crate::card::{DRAGON, DWARVES, Kind, Symbol, Use};
use crate::present::{name_symbol, name_use};
use crate::{Drako, Figure};
use antre_kernel::{Phrase, Seat};
use antre_stage::{Card, Catalogue, Entry, Face, Fact, Help, Term, Value, one_of};
use std::sync::{Arc, LazyLock};

/// The figures, in their order.
pub(crate) static FIGURES: LazyLock<[Arc<Card>; 4]> =
    LazyLock::new(|| Figure::ALL.map(|figure| token(figure.letter(), figure.letter(), figure.name())));
/// The net marker. Its code is not that of the card.
pub(crate) static NET: LazyLock<Arc<Card>> = LazyLock::new(|| token("net", "NET", Phrase::new("drako-net")));
/// The fury marker.
pub(crate) static FURY: LazyLock<Arc<Card>> =
    LazyLock::new(|| token("fury", "fury", Phrase::new("drako-fury")));
/// What shows how many spaces of a mat are full.
pub(crate) static WOUNDS: LazyLock<Arc<Card>> =
    LazyLock::new(|| token("wounds", "wound", Phrase::new("drako-wounds")));

fn token(code: &str, emblem: &'static str, name: Phrase) -> Arc<Card> {
    Arc::new(Card { code: code.into(), name, emblem: emblem.into(), value: None, text: None })
}

/// The word for the cards of a side.
pub(crate) const fn side(seat: Seat) -> &'static str {
    if seat.index() == DRAGON.index() { "dragon" } else { "dwarf" }
}

/// What a dwarf can do and no other: a word of the catalogue.
pub(crate) fn role(figure: Figure) -> Option<Fact> {
    let role = match figure {
        Figure::Brald => "fury",
        Figure::Morin => "XB",
        Figure::Urpen => "NET",
        Figure::Dragon => return None,
    };
    Some(Fact::new("role", role))
}

impl Drako {
    /// Everything that can lie face up, and the words somebody may ask about.
    pub(crate) fn printed(&self) -> Catalogue {
        let mut cards: Vec<Entry> = self.kinds().map(|kind| self.entry(kind)).collect();
        let figures = [
            ("drako-brald.help", "DK-104"),
            ("drako-morin.help", "DK-58"),
            ("drako-urpen.help", "DK-97"),
            ("drako-dragon.help", "DK-87"),
        ];
        cards.extend(Figure::ALL.into_iter().zip(figures).map(|(figure, (key, clause))| {
            let entry = bare(&FIGURES[figure as usize], key, clause);
            Entry { facts: role(figure).into_iter().collect(), ..entry }
        }));
        let markers = [
            (&*NET, "drako-net.help", "DK-97"),
            (&*FURY, "drako-fury.help", "DK-104"),
            (&*WOUNDS, "drako-wounds.help", "DK-79"),
        ];
        cards.extend(markers.map(|(card, key, clause)| bare(card, key, clause)));
        cards.extend(self.empty.iter().filter_map(|hex| match &hex.face {
            Face::Up(card) => Some(bare(card, "drako-help-hex", "DK-07")),
            Face::Down(_) => None,
        }));
        Catalogue {
            cards,
            terms: terms(),
            aims: ["drako-aim.dragon", "drako-aim.dwarves"].map(Phrase::new).into(),
            steps: vec!["action", "react", "wounding"],
            duel: true,
        }
    }

    fn entry(&self, kind: Kind) -> Entry {
        let uses = self.options_of(kind);
        let mut facts = vec![Fact::new("uses", uses.iter().map(|&option| about(option)).collect::<Value>())];
        if let Some(seat) = self.only_side(kind) {
            facts.push(Fact::new("side", side(seat)));
        }
        let uses = one_of(uses.iter().map(|option| {
            let does = Phrase::new(purpose(option.symbol));
            if option.symbol.has_value() { does.with("n", option.value) } else { does }
        }));
        let text = Phrase::new("drako-help-card").with("uses", uses);
        Entry { card: Arc::clone(&self.fronts[kind.index()]), facts, help: Help { text, clause: "DK-39" } }
    }

    /// The one side that has a card in its deck; none if both have.
    pub(crate) fn only_side(&self, kind: Kind) -> Option<Seat> {
        match [DRAGON, DWARVES].map(|seat| self.copies(kind, seat) > 0) {
            [true, false] => Some(DRAGON),
            [false, true] => Some(DWARVES),
            _ => None,
        }
    }
}

/// A card that says nothing but its name.
fn bare(card: &Arc<Card>, key: &'static str, clause: &'static str) -> Entry {
    Entry { card: Arc::clone(card), facts: Vec::new(), help: Help { text: Phrase::new(key), clause } }
}

/// An option in parts: its symbol, its number, and both in words.
fn about(option: Use) -> Vec<Fact> {
    let mut facts = vec![Fact::new("symbol", option.symbol.code()), Fact::new("name", name_use(option))];
    if option.value > 0 {
        facts.push(Fact::new("value", option.value));
    }
    facts
}

/// A symbol in parts: its letters, its name, and what it is for in a few words.
pub(crate) fn in_brief(symbol: Symbol) -> Vec<Fact> {
    let brief = Phrase::new(match symbol {
        Symbol::Move1 => "drako-use-move.brief",
        Symbol::Move2 => "drako-use-double-move.brief",
        Symbol::Attack1 => "drako-use-attack.brief",
        Symbol::Attack2 => "drako-use-double-attack.brief",
        Symbol::Crossbow => "drako-use-crossbow.brief",
        Symbol::Net => "drako-use-net.brief",
        Symbol::Walk => "drako-use-walk.brief",
        Symbol::Fly => "drako-use-fly.brief",
        Symbol::Bite => "drako-use-bite.brief",
        Symbol::Fire => "drako-use-fire.brief",
        Symbol::Defence => "drako-use-defence.brief",
    });
    vec![
        Fact::new("symbol", symbol.code()),
        Fact::new("name", name_symbol(symbol)),
        Fact::new("brief", brief),
    ]
}

/// What a symbol lets a player do, inside a sentence.
fn purpose(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Move1 => "drako-use-move.does",
        Symbol::Move2 => "drako-use-double-move.does",
        Symbol::Attack1 => "drako-use-attack.does",
        Symbol::Attack2 => "drako-use-double-attack.does",
        Symbol::Crossbow => "drako-use-crossbow.does",
        Symbol::Net => "drako-use-net.does",
        Symbol::Walk => "drako-use-walk.does",
        Symbol::Fly => "drako-use-fly.does",
        Symbol::Bite => "drako-use-bite.does",
        Symbol::Fire => "drako-use-fire.does",
        Symbol::Defence => "drako-use-defence.does",
    }
}

fn terms() -> Vec<Term> {
    vec![
        // Places.
        Term::new("board", "drako-zone-board", "drako-zone-board.help", "DK-04"),
        Term::new("hand", "drako-zone-hand", "drako-zone-hand.help", "DK-33"),
        Term::new("deck", "drako-zone-deck", "drako-zone-deck.help", "DK-32"),
        Term::new("discard", "drako-zone-discard", "drako-zone-discard.help", "DK-38"),
        Term::new("left", "drako-zone-left", "drako-zone-left.help", "DK-25"),
        Term::new("armor", "drako-armour", "drako-armour.help", "DK-82"),
        Term::new("fly", "drako-ability-fly", "drako-ability-fly.help", "DK-52"),
        Term::new("fire", "drako-ability-fire", "drako-ability-fire.help", "DK-62"),
        Term::new("walk", "drako-ability-walk", "drako-ability-walk.help", "DK-51"),
        Term::new("wounds", "drako-wounds", "drako-wounds.help", "DK-80"),
        Term::new("net", "drako-net", "drako-net.help", "DK-97"),
        Term::new("fury", "drako-fury", "drako-fury.help", "DK-104"),
        // Symbols, by the letters that cards have for them.
        Term::new("M1", "drako-use-move", "drako-use-move.help", "DK-48"),
        Term::new("M2", "drako-use-double-move", "drako-use-double-move.help", "DK-49"),
        Term::new("A1", "drako-use-attack", "drako-use-attack.help", "DK-55"),
        Term::new("A2", "drako-use-double-attack", "drako-use-double-attack.help", "DK-56"),
        Term::new("XB", "drako-use-crossbow", "drako-use-crossbow.help", "DK-58"),
        Term::new("NET", "drako-use-net", "drako-use-net.help", "DK-97"),
        Term::new("W", "drako-use-walk", "drako-use-walk.help", "DK-51"),
        Term::new("FLY", "drako-use-fly", "drako-use-fly.help", "DK-52"),
        Term::new("A", "drako-use-bite", "drako-use-bite.help", "DK-61"),
        Term::new("FIRE", "drako-use-fire", "drako-use-fire.help", "DK-62"),
        Term::new("DEF", "drako-use-defence", "drako-use-defence.help", "DK-68"),
        // The steps of an action (DK-117).
        Term::new("action", "drako-step-action", "drako-step-action.help", "DK-25"),
        Term::new("react", "drako-step-react", "drako-step-react.help", "DK-68"),
        Term::new("wounding", "drako-step-wounds", "drako-step-wounds.help", "DK-83"),
        // What is said of figures and cards.
        Term::new("netted", "drako-mark-netted", "drako-mark-netted.help", "DK-54"),
        Term::new("in-line", "drako-in-line", "drako-in-line.help", "DK-05"),
        Term::new("idle", "drako-mark-idle", "drako-mark-idle.help", "DK-40"),
        Term::new("strikes", "drako-strikes", "drako-strikes.help", "DK-117"),
        Term::new("threat", "drako-threat", "drako-threat.help", "DK-69"),
        Term::new("aims", "drako-aims", "drako-aims.help", "DK-58"),
        Term::new("moved", "drako-has-moved", "drako-has-moved.help", "DK-49"),
        Term::new("lost", "drako-lost-ability", "drako-lost-ability.help", "DK-86"),
    ]
}
