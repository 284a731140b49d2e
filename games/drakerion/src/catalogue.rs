//! What is printed, once: the cards of both decks in parts that a screen can draw, and the words of the game.

use crate::game::{Drakerion, GOAL};
use crate::ids::Kind;
use crate::language::{Ability, Body, Card, KeywordId, Subtype, Values};
use antre_kernel::{Arg, Lang, Phrase};
use antre_stage::{Catalogue, Entry, Fact, Help, Term, Value};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The keywords that a card in play can have, with what people call them.
pub(crate) const KEYWORDS: [(KeywordId, &str); 5] = [
    (KeywordId::Implacable, "drakerion-keyword.implacable"),
    (KeywordId::Unpredictable, "drakerion-keyword.unpredictable"),
    (KeywordId::Infiltrator, "drakerion-keyword.infiltrator"),
    (KeywordId::Interceptor, "drakerion-keyword.interceptor"),
    (KeywordId::NoAttachment, "drakerion-keyword.no-attachment"),
];

/// The phases of a turn, in order (DN-33).
pub(crate) const STEPS: [&str; 3] = ["step-manoeuvre", "step-action", "step-end"];

impl KeywordId {
    /// Its word in facts, which is the name of its symbol too.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            KeywordId::Implacable => "implacable",
            KeywordId::Unpredictable => "unpredictable",
            KeywordId::Infiltrator => "infiltrator",
            KeywordId::Interceptor => "interceptor",
            KeywordId::NoAttachment => "no-attachment",
        }
    }
}

impl Drakerion {
    /// Every card of the two decks, which both players know (DN-220), and the words somebody may ask about.
    pub(crate) fn catalogue_of_decks(&self) -> Catalogue {
        let used: BTreeSet<usize> = Kind::all().map(|kind| self.def_id(kind).index()).collect();
        let cards = self.pack.cards.iter().zip(&self.fronts).enumerate();
        let entry = |(index, (card, front)): (usize, (&Card, &Arc<antre_stage::Card>))| {
            used.contains(&index).then(|| Entry {
                card: Arc::clone(front),
                facts: self.facts(card),
                help: help(card),
            })
        };
        Catalogue {
            cards: cards.filter_map(entry).collect(),
            terms: terms(),
            aims: vec![Phrase::new("drakerion-aim").with("goal", GOAL)],
            steps: STEPS.to_vec(),
            duel: true,
        }
    }

    /// What is printed on a card, part by part.
    fn facts(&self, card: &Card) -> Vec<Fact> {
        let (kind, name) = kind(card);
        let mut facts = vec![Fact::new("kind", kind), Fact::new("kind-name", Phrase::new(name))];
        if let Some(subtitle) = card.subtitle() {
            facts.extend([Fact::yes("named"), Fact::new("subtitle", subtitle)]);
        }
        if !card.traits.is_empty() {
            facts.push(Fact::new(
                "traits",
                card.traits.iter().map(|id| self.trait_name(id)).collect::<Value>(),
            ));
        }
        match &card.body {
            Body::Banner { initiative, .. } => facts.push(Fact::new("initiative", *initiative)),
            Body::City { .. } => {}
            Body::Manoeuvre { gold, draw, .. } => {
                facts.extend([Fact::new("gold", *gold), Fact::new("draw", *draw)]);
            }
            Body::Character { cost, values, .. } | Body::Attachment { cost, values } => {
                facts.extend([Fact::new("cost", *cost), Fact::new("values", printed_values(values))]);
            }
            Body::Event { cost } => facts.push(Fact::new("cost", *cost)),
        }
        if !card.keywords.is_empty() {
            let words = card.keywords.iter().map(|keyword| keyword.id().word());
            facts.push(Fact::new("keywords", words.collect::<Value>()));
        }
        // A card without rules has its line of colour in their place.
        let has_rules = card.flavour.as_ref() != Some(&card.text) && card.text.get(Lang::Fr) != "—";
        if has_rules {
            facts.push(Fact::new("rules", &card.text));
        }
        facts.extend(card.flavour.iter().map(|flavour| Fact::new("flavour", flavour)));
        if !card.abilities.is_empty() {
            let abilities = card.abilities.iter().map(|ability| self.ability_facts(card, ability));
            facts.push(Fact::new("abilities", abilities.collect::<Value>()));
        }
        facts
    }

    fn ability_facts(&self, card: &Card, ability: &Ability) -> Vec<Fact> {
        let (kind, text) = crate::prose::line(&self.pack, card, ability);
        let mut facts = vec![Fact::new("kind", kind), Fact::new("text", &text)];
        if ability.forced {
            facts.push(Fact::yes("forced"));
        }
        facts
    }

    fn trait_name(&self, id: &str) -> Phrase {
        let known = self.pack.traits.iter().find(|label| label.id == id);
        known.map_or_else(|| Phrase::bare(id), |label| Phrase::from(&label.name))
    }
}

/// The kind of a card as a word, and the key of what people call it.
fn kind(card: &Card) -> (&'static str, &'static str) {
    match &card.body {
        Body::Banner { .. } => ("banner", "drakerion-kind.banner"),
        Body::City { .. } => ("city", "drakerion-kind.city"),
        Body::Manoeuvre { subtype: Subtype::Supply, .. } => ("supply", "drakerion-kind.supply"),
        Body::Manoeuvre { subtype: Subtype::Tactic, .. } => ("tactic", "drakerion-kind.tactic"),
        Body::Character { subtitle: Some(_), .. } => ("character", "drakerion-kind.named"),
        Body::Character { subtitle: None, .. } => ("character", "drakerion-kind.character"),
        Body::Attachment { .. } => ("attachment", "drakerion-kind.attachment"),
        Body::Event { .. } => ("event", "drakerion-kind.event"),
    }
}

/// The values of a Character, or what an Attachment changes of its bearer's.
fn printed_values(values: &Values) -> Vec<Fact> {
    let mut facts = vec![
        Fact::new("attack", values.attack),
        Fact::new("riposte", values.riposte),
        Fact::new("hp", values.hp),
    ];
    facts.extend(values.ranged.map(|ranged| Fact::new("ranged", ranged)));
    facts.push(Fact::new("prestige", values.prestige));
    facts
}

/// What a card is for. What this one does in particular stands in its rules.
fn help(card: &Card) -> Help {
    let number = |n: i8| Arg::from(i64::from(n));
    let (text, clause) = match &card.body {
        Body::Banner { initiative, .. } => {
            (Phrase::new("drakerion-help.banner").with("initiative", *initiative), "DN-14")
        }
        Body::City { .. } => (Phrase::new("drakerion-help.city"), "DN-62"),
        Body::Manoeuvre { subtype, gold, draw } => {
            let key = match subtype {
                Subtype::Supply => "drakerion-help.supply",
                Subtype::Tactic => "drakerion-help.tactic",
            };
            (Phrase::new(key).with("gold", *gold).with("draw", *draw), "DN-38")
        }
        Body::Character { cost, values, subtitle } => {
            let (key, clause) = match subtitle {
                Some(_) => ("drakerion-help.named", "DN-126"),
                None => ("drakerion-help.character", "DN-64"),
            };
            let text = Phrase::new(key).with("cost", *cost).with("attack", number(values.attack));
            let text = text.with("riposte", number(values.riposte)).with("hp", number(values.hp));
            (text.with("prestige", number(values.prestige)), clause)
        }
        Body::Attachment { cost, .. } => {
            (Phrase::new("drakerion-help.attachment").with("cost", *cost), "DN-131")
        }
        Body::Event { cost } => (Phrase::new("drakerion-help.event").with("cost", *cost), "DN-139"),
    };
    Help { text, clause }
}

fn terms() -> Vec<Term> {
    vec![
        // The phases of a turn.
        Term::new("step-manoeuvre", "drakerion-step.manoeuvre", "drakerion-step.manoeuvre-help", "DN-40"),
        Term::new("step-action", "drakerion-step.action", "drakerion-step.action-help", "DN-48"),
        Term::new("step-end", "drakerion-step.end", "drakerion-step.end-help", "DN-207"),
        // Places and counters.
        Term::new("banner", "drakerion-zone-banner", "drakerion-zone-banner.help", "DN-14"),
        Term::new("city", "drakerion-zone-city", "drakerion-zone-city.help", "DN-62"),
        Term::new("manoeuvre", "drakerion-zone-manoeuvre", "drakerion-zone-manoeuvre.help", "DN-36"),
        Term::new("front", "drakerion-zone-front", "drakerion-zone-front.help", "DN-75"),
        Term::new("support", "drakerion-zone-support", "drakerion-zone-support.help", "DN-70"),
        Term::new("hand", "drakerion-zone-hand", "drakerion-zone-hand.help", "DN-46"),
        Term::new("deck", "drakerion-zone-deck", "drakerion-zone-deck.help", "DN-44"),
        Term::new("discard", "drakerion-zone-discard", "drakerion-zone-discard.help", "DN-221"),
        Term::new("pile", "drakerion-zone-pile", "drakerion-zone-pile.help", "DN-34"),
        Term::new("revealed", "drakerion-zone-revealed", "drakerion-zone-revealed.help", "DN-41"),
        Term::new("chosen", "drakerion-zone-chosen", "drakerion-zone-chosen.help", "DN-35"),
        Term::new("playing", "drakerion-zone-playing", "drakerion-zone-playing.help", "DN-182"),
        Term::new("sought", "drakerion-zone-sought", "drakerion-zone-sought.help", "DN-187"),
        Term::new("gold", "drakerion-zone-gold", "drakerion-zone-gold.help", "DN-45"),
        Term::new("prestige", "drakerion-zone-prestige", "drakerion-zone-prestige.help", "DN-211"),
        // Kinds of cards.
        Term::new("character", "drakerion-kind.character", "drakerion-kind.character-help", "DN-64"),
        Term::new("named", "drakerion-kind.named", "drakerion-kind.named-help", "DN-124"),
        Term::new("attachment", "drakerion-kind.attachment", "drakerion-kind.attachment-help", "DN-133"),
        Term::new("event", "drakerion-kind.event", "drakerion-kind.event-help", "DN-139"),
        Term::new("supply", "drakerion-kind.supply", "drakerion-kind.supply-help", "DN-43"),
        Term::new("tactic", "drakerion-kind.tactic", "drakerion-kind.tactic-help", "DN-43"),
        // Values and what lies on cards.
        Term::new("attack", "drakerion-stat.attack", "drakerion-stat.attack-help", "DN-89"),
        Term::new("ranged", "drakerion-stat.ranged", "drakerion-stat.ranged-help", "DN-101"),
        Term::new("riposte", "drakerion-stat.riposte", "drakerion-stat.riposte-help", "DN-89"),
        Term::new("hp", "drakerion-stat.hp", "drakerion-stat.hp-help", "DN-108"),
        Term::new("cost", "drakerion-stat.cost", "drakerion-stat.cost-help", "DN-65"),
        Term::new("damage", "drakerion-stat.damage", "drakerion-stat.damage-help", "DN-106"),
        Term::new("shield", "drakerion-term.shield", "drakerion-term.shield-help", "DN-117"),
        Term::new("inclined", "drakerion-term.inclined", "drakerion-term.inclined-help", "DN-76"),
        Term::new("bearer", "drakerion-term.bearer", "drakerion-term.bearer-help", "DN-133"),
        Term::new("attacker", "drakerion-term.attacker", "drakerion-term.attacker-help", "DN-75"),
        Term::new("defender", "drakerion-term.defender", "drakerion-term.defender-help", "DN-83"),
        Term::new("initiative", "drakerion-term.initiative", "drakerion-term.initiative-help", "DN-19"),
        Term::new("draw", "drakerion-term.draw", "drakerion-term.draw-help", "DN-39"),
        Term::new("traits", "drakerion-term.traits", "drakerion-term.traits-help", "DN-176"),
        // Keywords.
        Term::new(
            "implacable",
            "drakerion-keyword.implacable",
            "drakerion-keyword.implacable-help",
            "DN-143",
        ),
        Term::new(
            "unpredictable",
            "drakerion-keyword.unpredictable",
            "drakerion-keyword.unpredictable-help",
            "DN-145",
        ),
        Term::new(
            "infiltrator",
            "drakerion-keyword.infiltrator",
            "drakerion-keyword.infiltrator-help",
            "DN-149",
        ),
        Term::new(
            "interceptor",
            "drakerion-keyword.interceptor",
            "drakerion-keyword.interceptor-help",
            "DN-151",
        ),
        Term::new(
            "no-attachment",
            "drakerion-keyword.no-attachment",
            "drakerion-keyword.no-attachment-help",
            "DN-156",
        ),
        // Kinds of abilities.
        Term::new("action", "drakerion-ability.action", "drakerion-ability.action-help", "DN-161"),
        Term::new(
            "discard-action",
            "drakerion-ability.discard-action",
            "drakerion-ability.discard-action-help",
            "DN-162",
        ),
        Term::new("combat", "drakerion-ability.combat", "drakerion-ability.combat-help", "DN-164"),
        Term::new("deploy", "drakerion-ability.deploy", "drakerion-ability.deploy-help", "DN-165"),
        Term::new(
            "destruction",
            "drakerion-ability.destruction",
            "drakerion-ability.destruction-help",
            "DN-167",
        ),
        Term::new("reaction", "drakerion-ability.reaction", "drakerion-ability.reaction-help", "DN-170"),
        Term::new("passive", "drakerion-ability.passive", "drakerion-ability.passive-help", "DN-159"),
        Term::new("forced", "drakerion-ability.forced", "drakerion-ability.forced-help", "DN-158"),
    ]
}
