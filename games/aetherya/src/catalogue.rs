//! What is printed, once: the kingdom cards, the legends with what they ask for, and the words of the game.

use crate::legend::Battle;
use crate::score::{CONFLICT, DWARF, ELF, GOBLIN, HUMAN};
use crate::{Aetherya, Kind, Legend};
use antre_kernel::Phrase;
use antre_stage::{Catalogue, Entry, Fact, Help, Term, Value};
use std::sync::Arc;

impl Aetherya {
    /// Everything that can lie face up, and the words somebody may ask about.
    pub(crate) fn printed(&self) -> Catalogue {
        let kinds = Kind::ALL.into_iter().zip(&self.fronts).map(|(kind, card)| {
            let (key, clause) = about(kind);
            let mut facts = self.wishes(kind);
            if kind.is_locked() {
                facts.push(Fact::yes("locked"));
            }
            Entry { card: Arc::clone(card), facts, help: Help { text: Phrase::new(key), clause } }
        });
        let legends = Legend::ALL.into_iter().zip(&self.legend_fronts).map(|(legend, card)| Entry {
            card: Arc::clone(card),
            facts: vec![
                Fact::new("rule", legend.rule().word()),
                Fact::new("kinds", legend.asked().iter().map(|kind| kind.emblem()).collect::<Value>()),
            ],
            help: self.about_legend(legend),
        });
        Catalogue {
            cards: kinds.chain(legends).collect(),
            terms: terms(),
            aims: vec![Phrase::new("aetherya-aim")],
            steps: vec!["step-draw", "step-lay", "step-legend"],
            ..Catalogue::default()
        }
    }

    /// What a tribe wants and hates, and what tamed Dragons are worth, as data.
    fn wishes(&self, kind: Kind) -> Vec<Fact> {
        let weights = match kind {
            Kind::Human => HUMAN,
            Kind::Elf => ELF,
            Kind::Dwarf => DWARF,
            Kind::Goblin => [0, 0, 0, GOBLIN],
            Kind::Dragon => {
                let worth = (1..=3).map(|dragons| Value::from(self.wild_dragon.values(dragons)[0]));
                return vec![Fact::new("tamed", worth.collect::<Value>())];
            }
            Kind::Plain | Kind::Forest | Kind::Mountain | Kind::Swamp | Kind::Portal => return Vec::new(),
        };
        let wish = |(terrain, points): (Kind, i32)| {
            Value::Facts(vec![Fact::new("terrain", terrain.emblem()), Fact::new("points", points)])
        };
        let wants = Kind::ALL.into_iter().zip(weights).filter(|(_, points)| *points != 0);
        vec![
            Fact::new("wants", wants.map(wish).collect::<Value>()),
            Fact::new("hates", kind.hated().iter().map(|kind| kind.emblem()).collect::<Value>()),
            Fact::new("conflict", CONFLICT),
        ]
    }

    fn about_legend(&self, legend: Legend) -> Help {
        let (key, clause) = match legend.rule() {
            // Goblins do not use Portals.
            Rule::Pair if legend == Legend::Goblins => ("aetherya-legend-pair.goblins", "AE-103"),
            Rule::Pair => ("aetherya-legend-pair.does", "AE-102"),
            Rule::Group => ("aetherya-legend-group.does", "AE-104"),
            Rule::Battle if self.battle == Battle::Same => ("aetherya-legend-battle.same", "AE-107"),
            Rule::Battle => ("aetherya-legend-battle.does", "AE-107"),
            Rule::Alliance => ("aetherya-legend-alliance.does", "AE-106"),
            Rule::Gathering => ("aetherya-legend-gathering.does", "AE-110"),
        };
        let mut text = Phrase::new(key).with("points", i64::from(self.legend_points(legend)));
        let named = |kind: Option<&Kind>| self.name_or_unknown(kind.copied());
        match legend.rule() {
            Rule::Pair if legend == Legend::Goblins => {}
            Rule::Pair | Rule::Group => text = text.with("card", named(legend.asked().first())),
            Rule::Battle | Rule::Alliance => {
                text = text.with("card", named(legend.asked().first()));
                text = text.with("other", named(legend.asked().last()));
            }
            Rule::Gathering => {}
        }
        Help { text, clause }
    }
}

/// What kind of condition a legend has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rule {
    /// Two cards of a tribe that are linked (AE-102).
    Pair,
    /// Three cards of a terrain in one group (AE-104).
    Group,
    /// Two tribes that fight (AE-107).
    Battle,
    /// Two tribes that meet (AE-106).
    Alliance,
    /// All four tribes (AE-110).
    Gathering,
}

impl Rule {
    const fn word(self) -> &'static str {
        ["pair", "group", "battle", "alliance", "gathering"][self as usize]
    }
}

impl Legend {
    /// What kind of condition it has.
    pub(crate) const fn rule(self) -> Rule {
        use Legend as L;
        match self {
            L::Humans | L::Elves | L::Dwarves | L::Goblins => Rule::Pair,
            L::Plains | L::Forests | L::Mountains | L::Swamps => Rule::Group,
            L::HumansGoblins | L::ElvesGoblins | L::DwarvesGoblins | L::ElvesDwarves => Rule::Battle,
            L::HumanElf | L::HumanDwarf => Rule::Alliance,
            L::FourTribes => Rule::Gathering,
        }
    }

    /// The cards it asks for, as many symbols as it bears.
    pub(crate) const fn asked(self) -> &'static [Kind] {
        use Kind as K;
        match self {
            Legend::Humans => &[K::Human; 2],
            Legend::Elves => &[K::Elf; 2],
            Legend::Dwarves => &[K::Dwarf; 2],
            Legend::Goblins => &[K::Goblin; 2],
            Legend::Plains => &[K::Plain; 3],
            Legend::Forests => &[K::Forest; 3],
            Legend::Mountains => &[K::Mountain; 3],
            Legend::Swamps => &[K::Swamp; 3],
            Legend::HumansGoblins => &[K::Human, K::Goblin],
            Legend::ElvesGoblins => &[K::Elf, K::Goblin],
            Legend::DwarvesGoblins => &[K::Dwarf, K::Goblin],
            Legend::ElvesDwarves => &[K::Elf, K::Dwarf],
            Legend::HumanElf => &[K::Human, K::Elf],
            Legend::HumanDwarf => &[K::Human, K::Dwarf],
            Legend::FourTribes => &[K::Human, K::Elf, K::Dwarf, K::Goblin],
        }
    }
}

impl Kind {
    /// The tribes that cost points when they are linked to it (AE-84).
    const fn hated(self) -> &'static [Kind] {
        match self {
            Kind::Human => &[Kind::Goblin],
            Kind::Elf => &[Kind::Dwarf, Kind::Goblin],
            Kind::Dwarf => &[Kind::Elf, Kind::Goblin],
            Kind::Goblin => &[Kind::Human, Kind::Elf, Kind::Dwarf],
            _ => &[],
        }
    }

    /// The name of its symbol.
    pub(crate) const fn emblem(self) -> &'static str {
        ["pl", "fo", "mo", "ma", "hu", "el", "na", "go", "po", "dr"][self as usize]
    }
}

/// What a kingdom card is good for, and the clause that says so.
const fn about(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Plain => ("aetherya-help.pl", "AE-72"),
        Kind::Forest => ("aetherya-help.fo", "AE-69"),
        Kind::Mountain => ("aetherya-help.mo", "AE-71"),
        Kind::Swamp => ("aetherya-help.ma", "AE-75"),
        Kind::Human => ("aetherya-help.hu", "AE-72"),
        Kind::Elf => ("aetherya-help.el", "AE-69"),
        Kind::Dwarf => ("aetherya-help.na", "AE-71"),
        Kind::Goblin => ("aetherya-help.go", "AE-75"),
        Kind::Portal => ("aetherya-help.po", "AE-59"),
        Kind::Dragon => ("aetherya-help.dr", "AE-89"),
    }
}

fn terms() -> Vec<Term> {
    vec![
        // Places.
        Term::new("kingdom", "aetherya-zone-kingdom", "aetherya-zone-kingdom.help", "AE-58"),
        Term::new("base", "aetherya-zone-base", "aetherya-zone-base.help", "AE-18"),
        Term::new("legends", "aetherya-zone-legends", "aetherya-zone-legends.help", "AE-50"),
        Term::new("pile", "aetherya-zone-pile", "aetherya-zone-pile.help", "AE-30"),
        Term::new("discard", "aetherya-zone-discard", "aetherya-zone-discard.help", "AE-27"),
        Term::new("river", "aetherya-zone-river", "aetherya-zone-river.help", "AE-47"),
        Term::new("legend-deck", "aetherya-zone-legend-deck", "aetherya-zone-legend-deck.help", "AE-51"),
        Term::new("held", "aetherya-zone-held", "aetherya-zone-held.help", "AE-30"),
        Term::new("tribes", "aetherya-zone-tribes", "aetherya-zone-tribes.help", "AE-77"),
        // The steps of a turn.
        Term::new("step-draw", "aetherya-step-draw", "aetherya-step-draw.help", "AE-26"),
        Term::new("step-lay", "aetherya-step-lay", "aetherya-step-lay.help", "AE-28"),
        Term::new("step-legend", "aetherya-step-legend", "aetherya-step-legend.help", "AE-47"),
        // What is said of cards.
        Term::new("locked", "aetherya-mark-locked", "aetherya-mark-locked.help", "AE-37"),
        Term::new("met", "aetherya-term-met", "aetherya-term-met.help", "AE-48"),
        Term::new("points", "aetherya-term-points", "aetherya-term-points.help", "AE-77"),
        Term::new("worth", "aetherya-term-worth", "aetherya-term-worth.help", "AE-120"),
        Term::new("hidden", "aetherya-term-hidden", "aetherya-term-hidden.help", "AE-113"),
        Term::new("would", "aetherya-term-would", "aetherya-term-would.help", "AE-66"),
        Term::new("reach", "aetherya-term-reach", "aetherya-term-reach.help", "AE-48"),
        Term::new("bonds", "aetherya-term-bond", "aetherya-term-bond.help", "AE-62"),
        Term::new("conflict", "aetherya-conflicts", "aetherya-conflicts.help", "AE-84"),
        // What legends ask for.
        Term::new("pair", "aetherya-legend-pair", "aetherya-legend-pair.help", "AE-102"),
        Term::new("group", "aetherya-legend-group", "aetherya-legend-group.help", "AE-104"),
        Term::new("battle", "aetherya-legend-battle", "aetherya-legend-battle.help", "AE-107"),
        Term::new("alliance", "aetherya-legend-alliance", "aetherya-legend-alliance.help", "AE-106"),
        Term::new("gathering", "aetherya-legend-gathering", "aetherya-legend-gathering.help", "AE-110"),
    ]
}
