//! What is printed, once: Combat cards, dragons with their slots, objectives, and the words of the game.

use crate::Drarkane;
use crate::card::{Card, Flame};
use crate::game::{Dragon, Slot};
use crate::objective::{Objective, When};
use antre_kernel::Phrase;
use antre_stage::{Card as Front, Catalogue, Entry, Fact, Help, Term, Value, one_of};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

/// The fronts of a card in a hand and as it was played, made once: no pack changes them.
static COMBAT: LazyLock<Vec<[Arc<Front>; 2]>> = LazyLock::new(|| {
    Card::every().map(|card| [hand_front(card), played_front(card)].map(Arc::new)).collect()
});

pub(crate) fn hand_card(card: Card) -> Arc<Front> {
    Arc::clone(&COMBAT[card.index()][0])
}

pub(crate) fn played_card(card: Card) -> Arc<Front> {
    Arc::clone(&COMBAT[card.index()][1])
}

/// The front of a card in a hand; a Mercenary has no force there.
fn hand_front(card: Card) -> Front {
    let mut face = played_front(card);
    if card == Card::MERCENARY {
        (face.code, face.value) = (card.hand_code(), None);
    }
    face
}

/// The front of a card as it was played. Its force is in its corner, so the name goes without.
fn played_front(card: Card) -> Front {
    let name = match card.flame() {
        _ if card.in_hand() == Card::MERCENARY => Card::MERCENARY_UNSAID.name(),
        colour if card.is_arcane() => Phrase::new(colour.card_key()),
        _ => card.name(),
    };
    let emblem = card.flame().word().into();
    Front { code: card.code(), name, emblem, value: card.force().map(i32::from), text: None }
}

/// The numbers that can be announced: nobody has more than fourteen cards (DR-17).
static BIDS: LazyLock<Vec<Arc<Front>>> =
    LazyLock::new(|| (0..=MOST_TRICKS).map(|bid| bid_front(bid).into()).collect());

const MOST_TRICKS: u8 = 14;

pub(crate) fn bid_card(bid: u8) -> Arc<Front> {
    Arc::clone(&BIDS[usize::from(bid.min(MOST_TRICKS))])
}

fn bid_front(bid: u8) -> Front {
    let name = Phrase::new("drarkane-bid-card").with("n", bid);
    Front { code: bid.to_string(), name, emblem: "".into(), value: Some(bid.into()), text: None }
}

/// The fronts of what a pack describes, in its order.
#[derive(Clone, Debug)]
pub(crate) struct Fronts {
    pub(crate) dragons: Vec<Arc<Front>>,
    /// What a dragon in the battle zone is worth.
    pub(crate) terrors: Vec<Arc<Front>>,
    /// The slots of each dragon. Slots that ask for the same are one card.
    pub(crate) slots: Vec<Vec<Arc<Front>>>,
    pub(crate) objectives: Vec<Arc<Front>>,
}

impl Fronts {
    pub(crate) fn new(dragons: &[Dragon], objectives: &[Objective]) -> Fronts {
        let mut known: BTreeMap<String, Arc<Front>> = BTreeMap::new();
        let mut once =
            |card: Front| Arc::clone(known.entry(card.code.clone()).or_insert_with(|| card.into()));
        Fronts {
            dragons: dragons.iter().map(|dragon| Arc::new(dragon.front())).collect(),
            terrors: dragons.iter().map(|dragon| once(terror_front(dragon.terror))).collect(),
            slots: dragons
                .iter()
                .map(|dragon| dragon.slots.iter().map(|slot| once(slot.front())).collect())
                .collect(),
            objectives: objectives.iter().map(|objective| Arc::new(objective.front())).collect(),
        }
    }
}

fn terror_front(terror: u8) -> Front {
    let name = Phrase::new("drarkane-zone-terror");
    let (code, emblem) = (format!("T{terror}"), "dragon".into());
    Front { code, name, emblem, value: Some(terror.into()), text: None }
}

impl Dragon {
    fn front(&self) -> Front {
        Front {
            code: self.id.clone(),
            name: (&self.names).into(),
            emblem: "dragon".into(),
            value: Some(self.terror.into()),
            text: None,
        }
    }
}

impl Objective {
    fn front(&self) -> Front {
        Front {
            code: self.id.clone(),
            name: (&self.names).into(),
            emblem: self.moment().into(),
            value: Some(self.points.into()),
            text: None,
        }
    }

    /// Whether it is met at once or at the end of the round, as a word.
    const fn moment(&self) -> &'static str {
        if matches!(self.when, When::End(_)) { "end" } else { "instant" }
    }
}

impl Flame {
    /// Its letter in the signs of a slot, as in the codes of cards.
    const fn letter(self) -> &'static str {
        match self {
            Flame::Blue => "b",
            Flame::Red => "r",
            Flame::Green => "g",
            Flame::Yellow => "y",
            Flame::Obscure => "O",
            Flame::White => "W",
            Flame::Sorcerer => "S",
        }
    }
}

impl Slot {
    fn front(&self) -> Front {
        let emblem = self.flames.first().map_or("", |flame| flame.word()).into();
        let name = Phrase::new("drarkane-slot").with("asks", self.asked());
        Front { code: self.code(), name, emblem, value: None, text: None }
    }

    /// Whether a Sorcerer may stand in for the flames that are asked for.
    fn has_joker(&self) -> bool {
        self.flames.len() > 1 && self.flames.contains(&Flame::Sorcerer)
    }

    /// The flames that are asked for, without a Sorcerer who only stands in.
    fn asked_flames(&self) -> impl Iterator<Item = Flame> {
        let joker = self.has_joker();
        self.flames.iter().copied().filter(move |&flame| !joker || flame != Flame::Sorcerer)
    }

    /// What the slot asks for, in a few signs: `[r≥5]`, `[Σ12:r/g]`, `[∗]`. In `[r+]` the cross is a Sorcerer, who may
    /// stand in.
    fn code(&self) -> String {
        let mut text = self.sum.map_or(String::new(), |sum| format!("Σ{sum}:"));
        text += &self.asked_flames().map(Flame::letter).collect::<Vec<_>>().join("/");
        if self.has_joker() {
            text.push('+');
        }
        match (self.min, self.max) {
            (Some(min), Some(max)) if min == max => text += &format!("={min}"),
            (min, max) => {
                text += &min.map_or(String::new(), |min| format!("≥{min}"));
                text += &max.map_or(String::new(), |max| format!("≤{max}"));
            }
        }
        text += match self.influence {
            Some(true) => "influence",
            Some(false) => "arcane",
            None => "",
        };
        if text.is_empty() || text.ends_with(':') {
            text.push('∗');
        }
        format!("[{text}]")
    }

    /// The same in words.
    fn asked(&self) -> Phrase {
        let count = |key, n: u8| Phrase::new(key).with("n", n);
        let flames = (!self.flames.is_empty()).then(|| one_of(self.flames.iter().map(|flame| flame.name())));
        let limits = match (self.min, self.max) {
            (Some(min), Some(max)) if min == max => [Some(Phrase::bare(min)), None],
            (min, max) => [
                min.map(|min| count("drarkane-slot-least", min)),
                max.map(|max| count("drarkane-slot-most", max)),
            ],
        };
        let beside =
            |before, after| Phrase::new("drarkane-slot-and").with("before", before).with("after", after);
        let asked = [flames, self.rank()].into_iter().chain(limits).flatten().reduce(beside);
        let asked = asked.unwrap_or_else(|| Phrase::new("drarkane-slot-any"));
        match self.sum {
            Some(sum) => beside(asked, Phrase::new("drarkane-slot-total").with("sum", sum)),
            None => asked,
        }
    }

    /// Influence or arcane, where one is asked for.
    fn rank(&self) -> Option<Phrase> {
        self.influence.map(|influence| {
            Phrase::new(if influence { "drarkane-slot-influence" } else { "drarkane-slot-arcane" })
        })
    }

    /// The same in parts.
    fn facts(&self) -> Vec<Fact> {
        let mut asks = vec![Fact::new("flames", self.asked_flames().map(Flame::word).collect::<Value>())];
        if self.has_joker() {
            asks.push(Fact::yes("joker"));
        }
        let numbers = [("min", self.min), ("max", self.max), ("sum", self.sum)];
        asks.extend(numbers.into_iter().filter_map(|(what, n)| Some(Fact::new(what, n?))));
        asks.extend(self.rank().map(|rank| Fact::new("rank", rank)));
        vec![Fact::new("asks", asks)]
    }
}

impl Drarkane {
    /// Everything that can lie face up, and the words somebody may ask about.
    pub(crate) fn printed(&self) -> Catalogue {
        let mut cards: BTreeMap<String, Entry> = BTreeMap::new();
        let mut add = |card: &Arc<Front>, facts: Vec<Fact>, text: Phrase, clause: &'static str| {
            let entry = Entry { card: Arc::clone(card), facts, help: Help { text, clause } };
            cards.entry(card.code.clone()).or_insert(entry);
        };
        for card in Card::all() {
            let (text, clause) = about(card);
            add(&played_card(card), combat_facts(card), text, clause);
        }
        let text = Phrase::new("drarkane-help.mercenary");
        add(&hand_card(Card::MERCENARY), Vec::new(), text, "DR-44");
        for bid in (0..=self.hand_size).filter(|_| !self.is_solo()) {
            let text = Phrase::new("drarkane-help.bid").with("n", bid);
            add(&bid_card(bid), Vec::new(), text, "DR-101");
        }
        for (number, dragon) in self.dragons.iter().enumerate() {
            let terror = || vec![Fact::new("terror", dragon.terror)];
            let text = || Phrase::new("drarkane-help.dragon").with("n", dragon.terror);
            add(&self.fronts.dragons[number], terror(), text(), "DR-83");
            add(&self.fronts.terrors[number], terror(), text(), "DR-87");
            for (slot, front) in dragon.slots.iter().zip(&self.fronts.slots[number]) {
                let (key, clause) = match slot.sum {
                    Some(_) => ("drarkane-help.sum", "DR-76"),
                    None => ("drarkane-help.slot", "DR-75"),
                };
                add(front, slot.facts(), Phrase::new(key).with("asks", slot.asked()), clause);
            }
        }
        let objectives = self.objectives.iter().zip(&self.fronts.objectives);
        for (objective, front) in objectives.filter(|_| self.treasures) {
            let facts = vec![Fact::new("text", &objective.text), Fact::new("when", objective.moment())];
            let (key, clause) = match objective.when {
                When::End(_) => ("drarkane-help.objective-end", "DR-133"),
                _ => ("drarkane-help.objective-instant", "DR-129"),
            };
            let text = Phrase::new(key).with("text", &objective.text).with("n", objective.points);
            add(front, facts, text, clause);
        }
        Catalogue {
            cards: cards.into_values().collect(),
            terms: self.terms(),
            aims: vec![Phrase::new(match (self.is_solo(), self.teams) {
                (true, _) => "drarkane-aim.solo",
                (false, true) => "drarkane-aim.teams",
                (false, false) => "drarkane-aim",
            })],
            steps: self.steps(),
            ..Catalogue::default()
        }
    }

    /// The steps of a round in which somebody acts.
    fn steps(&self) -> Vec<&'static str> {
        let steps = [
            (self.teams, "step-give"),
            (self.treasures, "step-keep"),
            (!self.is_solo(), "step-bid"),
            (true, "step-play"),
            (true, "step-place"),
            (self.teams, "step-offer"),
        ];
        steps.into_iter().filter_map(|(is_in, step)| is_in.then_some(step)).collect()
    }

    fn terms(&self) -> Vec<Term> {
        let mut terms = vec![
            // Places and counters.
            Term::new("hand", "drarkane-zone-hand", "drarkane-zone-hand.help", "DR-34"),
            Term::new("bid", "drarkane-zone-contract", "drarkane-zone-contract.help", "DR-101"),
            Term::new("tricks", "drarkane-zone-tricks", "drarkane-zone-tricks.help", "DR-99"),
            Term::new("won", "drarkane-zone-dragons", "drarkane-zone-dragons.help", "DR-100"),
            Term::new("trick", "drarkane-zone-trick", "drarkane-zone-trick.help", "DR-69"),
            Term::new("last", "drarkane-zone-last", "drarkane-zone-last.help", "DR-67"),
            Term::new("bids", "drarkane-term-bids", "drarkane-term-bids.help", "DR-28"),
            Term::new("ranks", "drarkane-term-ranks", "drarkane-term-ranks.help", "DR-51"),
            Term::new("order", "drarkane-term-order", "drarkane-term-order.help", "DR-23"),
            // The steps of a round.
            Term::new("step-play", "drarkane-step-play", "drarkane-step-play.help", "DR-34"),
            Term::new("step-place", "drarkane-step-place", "drarkane-step-place.help", "DR-71"),
            Term::new("dragon", "drarkane-dragon", "drarkane-dragon.help", "DR-74"),
            Term::new("rounds", "drarkane-zone-round", "drarkane-zone-round.help", "DR-116"),
            Term::new("discard", "drarkane-zone-discard", "drarkane-zone-discard.help", "DR-73"),
            Term::new("deck", "drarkane-zone-to-come", "drarkane-zone-to-come.help", "DR-89"),
            // Flames.
            Term::new("blue", "drarkane-blue.card", "drarkane-blue.help", "DR-02"),
            Term::new("red", "drarkane-red.card", "drarkane-red.help", "DR-02"),
            Term::new("green", "drarkane-green.card", "drarkane-green.help", "DR-02"),
            Term::new("yellow", "drarkane-yellow.card", "drarkane-yellow.help", "DR-03"),
            Term::new("obscure", "drarkane-obscure", "drarkane-obscure.help", "DR-51"),
            Term::new("white", "drarkane-white", "drarkane-white.help", "DR-56"),
            Term::new("sorcerer", "drarkane-sorcerer", "drarkane-sorcerer.help", "DR-49"),
            // What slots ask for.
            Term::new("influence", "drarkane-slot-influence", "drarkane-slot-influence.help", "DR-04"),
            Term::new("arcane", "drarkane-slot-arcane", "drarkane-slot-arcane.help", "DR-02"),
            Term::new("any", "drarkane-slot-any.title", "drarkane-slot-any.help", "DR-75"),
            Term::new("joker", "drarkane-joker", "drarkane-joker.help", "DR-80"),
            Term::new("left", "drarkane-left", "drarkane-left.help", "DR-76"),
            // What is said of cards.
            Term::new("trump", "drarkane-trump", "drarkane-trump.help", "DR-03"),
            Term::new("force", "drarkane-force", "drarkane-force.help", "DR-81"),
            Term::new("best", "drarkane-mark-best", "drarkane-mark-best.help", "DR-51"),
        ];
        terms.push(if self.is_solo() {
            Term::new("terror", "drarkane-zone-terror", "drarkane-zone-terror.help-solo", "DR-183")
        } else {
            Term::new("terror", "drarkane-zone-terror", "drarkane-zone-terror.help", "DR-87")
        });
        terms.push(if self.is_solo() {
            Term::new("siege", "drarkane-siege", "drarkane-siege.help-solo", "DR-177")
        } else {
            Term::new("siege", "drarkane-siege", "drarkane-siege.help", "DR-91")
        });
        terms.push(match self.players {
            1 => Term::new("aside", "drarkane-zone-pile", "drarkane-zone-pile.help", "DR-163"),
            2 => Term::new("aside", "drarkane-zone-king-pile", "drarkane-zone-king-pile.help", "DR-147"),
            _ => Term::new("aside", "drarkane-zone-aside", "drarkane-zone-aside.help", "DR-18"),
        });
        if !self.is_solo() {
            terms.push(Term::new("step-bid", "drarkane-step-bid", "drarkane-step-bid.help", "DR-26"));
        }
        if self.teams {
            terms.push(Term::new("step-give", "drarkane-step-give", "drarkane-step-give.help", "DR-190"));
            terms.push(Term::new("step-offer", "drarkane-step-offer", "drarkane-step-offer.help", "DR-194"));
            terms.push(Term::new("score", "drarkane-zone-team", "drarkane-zone-team.help", "DR-201"));
            terms.push(Term::new("team", "drarkane-zone-team", "drarkane-zone-team.help-team", "DR-188"));
            terms.push(Term::new("known", "drarkane-mark-known", "drarkane-mark-known.help", "DR-190"));
        } else {
            terms.push(Term::new("score", "drarkane-zone-points", "drarkane-zone-points.help", "DR-111"));
        }
        if self.treasures {
            terms.extend([
                Term::new("step-keep", "drarkane-step-keep", "drarkane-step-keep.help", "DR-122"),
                Term::new("claimed", "drarkane-zone-claimed", "drarkane-zone-claimed.help", "DR-129"),
                Term::new(
                    "objectives",
                    "drarkane-zone-objectives",
                    "drarkane-zone-objectives.help",
                    "DR-122",
                ),
                Term::new("kept", "drarkane-zone-objective", "drarkane-zone-objective.help", "DR-127"),
                Term::new("treasures", "drarkane-zone-treasures", "drarkane-zone-treasures.help", "DR-128"),
                Term::new("instant", "drarkane-instant", "drarkane-instant.help", "DR-129"),
                Term::new("end", "drarkane-end", "drarkane-end.help", "DR-133"),
            ]);
        }
        terms
    }
}

fn combat_facts(card: Card) -> Vec<Fact> {
    let mut facts = vec![Fact::new("flame", card.flame().word())];
    facts.extend(card.force().map(|force| Fact::new("force", force)));
    if card.flame() == Flame::Yellow {
        facts.push(Fact::yes("trump")); // DR-03
    }
    facts
}

/// What a Combat card does, and the clause that says so.
fn about(card: Card) -> (Phrase, &'static str) {
    let help = Phrase::new;
    match card {
        Card::KNIGHT => (help("drarkane-help.knight"), "DR-51"),
        Card::QUEEN => (help("drarkane-help.queen"), "DR-52"),
        Card::KING => (help("drarkane-help.king"), "DR-52"),
        Card::MERCENARY => (help("drarkane-help.zero"), "DR-46"),
        Card::MERCENARY_14 => (help("drarkane-help.fourteen"), "DR-46"),
        Card::EGG => (help("drarkane-help.egg"), "DR-56"),
        Card::LOW => (help("drarkane-help.weakness"), "DR-59"),
        Card::HIGH => (help("drarkane-help.might"), "DR-62"),
        arcane => {
            let n = arcane.force().unwrap_or(0);
            match arcane.flame() {
                Flame::Yellow => (help("drarkane-help.trump").with("n", n), "DR-53"),
                flame => (help("drarkane-help.arcane").with("colour", flame.name()).with("n", n), "DR-54"),
            }
        }
    }
}
