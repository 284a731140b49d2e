//! Cards and players in English: nouns, articles, pronouns.

use super::English;
use crate::language::{
    Band, CardType, Combatant, Filter, Keyword, KeywordId, Line, NameIs, Pack, Player, Selector, Side, Stat,
    Subtype, Target, Whose, Zone,
};
use crate::prose::{Mention, join};
use antre_kernel::Lang;

/// A noun with all that is said of it, without its article.
pub(super) struct Noun {
    /// One of them.
    pub(super) one: String,
    /// Several of them.
    pub(super) many: String,
    yours: bool,
    opposing: bool,
    other: bool,
    fighting: bool,
    proper: bool,
}

/// A card or several, ready to stand in a sentence.
pub(super) struct Group {
    /// The words, a pronoun as an object.
    pub(super) text: String,
    /// Whether it is several.
    pub(super) plural: bool,
    /// Whether it is a pronoun.
    pub(super) pronoun: bool,
}

impl Group {
    /// One card, by these words.
    pub(super) fn one(text: impl Into<String>) -> Group {
        Group { text: text.into(), plural: false, pronoun: false }
    }

    /// The form of a verb that agrees.
    pub(super) fn verb<'a>(&self, one: &'a str, many: &'a str) -> &'a str {
        if self.plural { many } else { one }
    }
}

/// Whether a noun says in what zone its card is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// It does.
    Said,
    /// It need not: the sentence does.
    Known,
}

/// With its article.
pub(super) fn a(text: &str) -> String {
    let vowel = text.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
    format!("{} {text}", if vowel { "an" } else { "a" })
}

/// A number in words where it is small.
pub(super) fn count(n: i8) -> String {
    match n {
        1 => "one".into(),
        2 => "two".into(),
        3 => "three".into(),
        4 => "four".into(),
        5 => "five".into(),
        6 => "six".into(),
        _ => n.to_string(),
    }
}

/// What a value is called.
pub(super) fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Attack => "attack",
        Stat::Ranged => "ranged",
        Stat::Riposte => "riposte",
        Stat::Hp => "HP",
        Stat::Prestige => "prestige",
        Stat::Cost => "cost",
        Stat::Damage => "damage",
    }
}

/// What a keyword is called.
pub(super) fn keyword(keyword: KeywordId) -> &'static str {
    match keyword {
        KeywordId::Implacable => "Relentless",
        KeywordId::Unpredictable => "Unpredictable",
        KeywordId::Infiltrator => "Infiltrator",
        KeywordId::Interceptor => "Interceptor",
        KeywordId::NoAttachment => "No Attachment",
    }
}

/// A subtype of Manoeuvres.
pub(super) fn subtype(subtype: Subtype) -> &'static str {
    match subtype {
        Subtype::Supply => "Supply",
        Subtype::Tactic => "Tactic",
    }
}

/// Where a line is.
pub(super) fn line(line: Line) -> &'static str {
    match line {
        Line::Front => "in front",
        Line::Support => "in support",
    }
}

fn type_name(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Banner => "Banner",
        CardType::City => "City",
        CardType::Manoeuvre => "Manoeuvre",
        CardType::Character => "Character",
        CardType::Attachment => "Attachment",
        CardType::Event => "Event",
    }
}

/// Traits by their names.
pub(super) fn traits(pack: &Pack, ids: &[String], last: &str) -> String {
    let name = |id: &String| {
        let label = pack.traits.iter().find(|label| label.id == *id);
        label.map_or_else(|| id.clone(), |label| label.name.get(Lang::En).to_owned())
    };
    join(&ids.iter().map(name).collect::<Vec<_>>(), ", ", last)
}

/// A keyword as it is printed.
pub(super) fn printed(pack: &Pack, word: &Keyword) -> String {
    match word {
        Keyword::NoAttachment { except } if !except.is_empty() => {
            format!("{}, except {}", keyword(word.id()), traits(pack, except, " or "))
        }
        _ => keyword(word.id()).into(),
    }
}

impl English<'_> {
    /// The noun for the cards of a filter.
    pub(super) fn noun(&self, filter: &Filter, place: Place) -> Noun {
        let fighting = filter.combatant == Some(Combatant::Yes)
            && filter.card_type.is_none_or(|card_type| card_type == CardType::Character);
        let head = match (filter.subtype, filter.card_type, filter.zone) {
            _ if fighting => "combatant",
            (Some(kind), _, _) => subtype(kind),
            (None, Some(card_type), _) => type_name(card_type),
            (None, None, Zone::City) => type_name(CardType::City),
            (None, None, Zone::Banner) => type_name(CardType::Banner),
            (None, None, Zone::Manoeuvre) => type_name(CardType::Manoeuvre),
            (None, None, Zone::Play | Zone::Hand | Zone::Deck | Zone::Discard) => "card",
        };
        let has_owner_in_place =
            place == Place::Said && matches!(filter.zone, Zone::Hand | Zone::Deck | Zone::Discard);
        let mut noun = Noun {
            one: head.into(),
            many: match head.strip_suffix('y') {
                Some(stem) => format!("{stem}ies"),
                None => format!("{head}s"),
            },
            yours: filter.whose == Whose::You && !has_owner_in_place,
            opposing: filter.whose == Whose::Opponent && !has_owner_in_place,
            other: filter.other,
            fighting,
            proper: false,
        };
        if let Some(NameIs::Id(id)) = &filter.name {
            let card = self.0.pack.cards.iter().find(|card| card.name_id == *id);
            let name = card.map_or(id.as_str(), |card| card.name.get(Lang::En));
            let name = match filter.card_type {
                None | Some(CardType::Character) => name.to_owned(),
                Some(card_type) => format!("{} {name}", type_name(card_type)),
            };
            (noun.one, noun.many, noun.proper) = (name.clone(), name, true);
        }
        self.adjectives(filter, &mut noun);
        self.complements(filter, &mut noun);
        if place == Place::Said && filter.among.is_none() {
            noun.follow(place_of(filter.zone, filter.whose));
        }
        self.0.mention_another();
        noun
    }

    /// What stands before the noun; the word nearest to it comes first.
    fn adjectives(&self, filter: &Filter, noun: &mut Noun) {
        if !filter.traits.is_empty() {
            noun.precede(&traits(self.0.pack, &filter.traits, " or "));
        }
        match filter.named {
            Some(true) => noun.precede("Named"),
            Some(false) => noun.precede("unnamed"),
            None => {}
        }
        match filter.combatant {
            Some(Combatant::Attacker) => noun.precede("attacking"),
            Some(Combatant::Defender) => noun.precede("defending"),
            Some(Combatant::No) => noun.precede("non-combatant"),
            Some(Combatant::Yes) | None => {}
        }
        if noun.opposing {
            noun.precede("opposing");
        }
        match filter.wounded {
            Some(true) => noun.precede("Wounded"),
            Some(false) => noun.precede("unwounded"),
            None => {}
        }
        match filter.inclined {
            Some(true) => noun.precede("exhausted"),
            Some(false) => noun.precede("ready"),
            None => {}
        }
    }

    fn complements(&self, filter: &Filter, noun: &mut Noun) {
        if let Some(at) = filter.line {
            noun.follow(line(at));
        }
        if let Some(card) = &filter.line_of {
            noun.follow(&format!("on the same line as {}", self.card(card).text));
        }
        if let Some(word) = filter.keyword {
            noun.follow(&format!("with {}", keyword(word)));
        }
        for band in &filter.bands {
            noun.follow(&bounds(band));
        }
        if let Some(card) = &filter.attached_to {
            noun.follow(&format!("attached to {}", self.card(card).text));
        }
        match &filter.faction {
            Some(id) if id == "none" => noun.follow("without a faction"),
            Some(id) => {
                let label = self.0.pack.factions.iter().find(|label| label.id == *id);
                let name = label.map_or(id.as_str(), |label| label.name.get(Lang::En));
                noun.follow(&format!("of the faction {name}"));
            }
            None => {}
        }
        if filter.name == Some(NameIs::Same) {
            noun.follow("with the same name");
        }
        match filter.side {
            Some(Side::Attacking) => noun.follow("of the attacking player"),
            Some(Side::Defending) => noun.follow("of the defending player"),
            None => {}
        }
        if filter.among.is_some() {
            noun.follow("from among these cards");
        }
        if let Some(not) = &filter.not {
            let being = self.being(not);
            noun.follow_forms(
                &format!("that {}", being.negative("is", "does")),
                &format!("that {}", being.negative("are", "do")),
            );
        }
    }

    /// One card or several by their part in the ability.
    pub(super) fn card(&self, selector: &Selector) -> Group {
        let mention = self.0.mention(selector);
        let target = match selector {
            Selector::Chosen(id) => self.0.target(id),
            _ => None,
        };
        if mention == Mention::Pronoun {
            let plural = match selector {
                Selector::Each(filter) => !self.noun(filter, Place::Said).is_the_combatant(),
                _ => target.is_some_and(|target| target.max > 1),
            };
            self.0.said.borrow_mut().last = Some(selector.clone());
            let text = if plural { "them" } else { "it" };
            return Group { text: text.into(), plural, pronoun: true };
        }
        let group = match selector {
            Selector::This if self.0.is_out_of_play() => Group::one("this card"),
            Selector::This => Group::one(format!("this {}", type_name(self.0.own_type))),
            Selector::Bearer => Group::one("the bearer"),
            Selector::Attacker => Group::one("the attacker"),
            Selector::Defender => Group::one("the defender"),
            Selector::TriggerCard => Group::one("the card in question"),
            Selector::TriggerBy => Group::one("the card that caused it"),
            Selector::Each(filter) => Group::one(self.noun(filter, Place::Said).each()),
            Selector::Chosen(_) => match target {
                Some(target) if mention == Mention::Full => self.target(target),
                Some(target) => chosen(target),
                None => Group::one("these cards"),
            },
        };
        // The words for the card may have mentioned others.
        self.0.said.borrow_mut().last = Some(selector.clone());
        group
    }

    fn target(&self, target: &Target) -> Group {
        let mut text = self.noun(&target.filter, Place::Said).some(target.min, target.max);
        if target.chooser == Player::Opponent {
            text.push_str(" of your opponent’s choice");
        }
        Group { text, plural: target.max > 1, pronoun: false }
    }

    /// All the cards of a filter, as the subject of a sentence.
    pub(super) fn all(&self, filter: &Filter) -> Group {
        let noun = self.noun(filter, Place::Said);
        if noun.is_the_combatant() || noun.proper {
            return Group::one(noun.each());
        }
        Group { text: noun.all(), plural: true, pronoun: false }
    }
}

fn chosen(target: &Target) -> Group {
    let name = target.filter.card_type.map_or("card", type_name);
    let plural = target.max > 1;
    Group { text: format!("the chosen {name}{}", if plural { "s" } else { "" }), plural, pronoun: false }
}

/// Where the cards of a zone lie.
fn place_of(zone: Zone, whose: Whose) -> &'static str {
    match (zone, whose) {
        (Zone::Hand, Whose::Opponent) => "from your opponent’s hand",
        (Zone::Hand, Whose::You | Whose::Any) => "from your hand",
        (Zone::Deck, Whose::Opponent) => "from your opponent’s deck",
        (Zone::Deck, Whose::You | Whose::Any) => "from your deck",
        (Zone::Discard, Whose::Opponent) => "from your opponent’s discard pile",
        (Zone::Discard, Whose::You) => "from your discard pile",
        (Zone::Discard, Whose::Any) => "from a discard pile",
        (Zone::Play | Zone::City | Zone::Banner | Zone::Manoeuvre, _) => "",
    }
}

/// Bounds of a value: `of printed cost 2 or less`, `with 3 HP or more`.
fn bounds(band: &Band) -> String {
    let between = |unit: &str| match (band.min, band.max) {
        (Some(min), Some(max)) if min == max => format!("{min}{unit}"),
        (Some(min), Some(max)) => format!("{min} to {max}{unit}"),
        (Some(min), None) => format!("{min}{unit} or more"),
        (None, Some(max)) => format!("{max}{unit} or less"),
        (None, None) => "any".into(),
    };
    let printed = if band.printed { "printed " } else { "" };
    match band.stat {
        Stat::Hp | Stat::Damage => format!("with {}", between(&format!(" {printed}{}", stat(band.stat)))),
        Stat::Ranged => format!("of {printed}ranged value {}", between("")),
        Stat::Attack | Stat::Riposte | Stat::Prestige | Stat::Cost => {
            format!("of {printed}{} {}", stat(band.stat), between(""))
        }
    }
}

impl Noun {
    /// Puts a word before the noun.
    fn precede(&mut self, word: &str) {
        self.one = format!("{word} {}", self.one);
        self.many = format!("{word} {}", self.many);
    }

    /// Puts words after the noun.
    fn follow(&mut self, words: &str) {
        self.follow_forms(words, words);
    }

    fn follow_forms(&mut self, one: &str, many: &str) {
        if !one.is_empty() {
            self.one = format!("{} {one}", self.one);
            self.many = format!("{} {many}", self.many);
        }
    }

    /// Whether there is but one such card: the combatant of a player.
    fn is_the_combatant(&self) -> bool {
        self.fighting && (self.yours || self.opposing)
    }

    /// Any one of them: `one of your Characters`, `another Character`.
    pub(super) fn any(&self) -> String {
        match (self.yours, self.other) {
            (true, true) if !self.proper => format!("another of your {}", self.many),
            (true, false) if !self.proper => format!("one of your {}", self.many),
            _ => self.a(),
        }
    }

    /// One of them, whoever’s: `another Character`.
    pub(super) fn a(&self) -> String {
        match self.other {
            _ if self.proper => self.one.clone(),
            true => format!("another {}", self.one),
            false => a(&self.one),
        }
    }

    /// So many of them, whoever’s: `two other Characters`.
    pub(super) fn number(&self, n: i8) -> String {
        let other = if self.other { "other " } else { "" };
        let noun = if n == 1 { &self.one } else { &self.many };
        format!("{} {other}{noun}", count(n))
    }

    /// Between so many and so many of them.
    pub(super) fn some(&self, min: u8, max: u8) -> String {
        let (low, high) = (min.min(99) as i8, max.min(99) as i8);
        let others = match (self.yours, self.other) {
            (true, true) => format!("of your other {}", self.many),
            (true, false) => format!("of your {}", self.many),
            (false, true) => format!("other {}", self.many),
            (false, false) => self.many.clone(),
        };
        match (low, high) {
            (1, 1) => self.any(),
            (0, 1) => format!("up to one {}", if self.yours { others } else { self.one.clone() }),
            (0, high) => format!("up to {} {others}", count(high)),
            (low, high) if low == high => format!("{} {others}", count(low)),
            (low, high) => format!("{} to {} {others}", count(low), count(high)),
        }
    }

    /// Each of them: `each of your Characters`, `each Character`, `the opposing combatant`.
    fn each(&self) -> String {
        let other = if self.other { "other " } else { "" };
        match (self.yours, self.opposing) {
            _ if self.proper => self.one.clone(),
            (true, _) if self.fighting => format!("your {}", self.one),
            (_, true) if self.fighting => format!("the {}", self.one),
            (true, _) => format!("each of your {other}{}", self.many),
            (false, _) => format!("each {other}{}", self.one),
        }
    }

    /// All of them: `your other Characters`, `all Characters`.
    fn all(&self) -> String {
        let other = if self.other { "other " } else { "" };
        match (self.yours, self.opposing) {
            (true, _) => format!("your {other}{}", self.many),
            (false, true) => format!("{other}{}", self.many),
            (false, false) if self.one.contains(' ') => format!("{other}{}", self.many),
            (false, false) => format!("all {other}{}", self.many),
        }
    }
}
