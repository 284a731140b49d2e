//! Cards and players in French: nouns with gender and number, articles, pronouns.

use super::French;
use crate::language::{
    Band, CardType, Combatant, Filter, Keyword, KeywordId, Line, NameIs, Pack, Player, Selector, Side, Stat,
    Subtype, Target, Whose, Zone,
};
use crate::prose::{Mention, join};
use antre_kernel::Lang;

/// A noun with all that is said of it, without its article.
pub(super) struct Noun {
    pub(super) feminine: bool,
    pub(super) one: String,
    pub(super) many: String,
    yours: bool,
    opposing: bool,
    other: bool,
    fighting: bool,
    proper: bool,
}

/// A card or several, ready to stand in a sentence.
pub(super) struct Group {
    pub(super) text: String,
    pub(super) feminine: bool,
    pub(super) plural: bool,
    pub(super) pronoun: bool,
}

impl Group {
    fn one(text: impl Into<String>, feminine: bool) -> Group {
        Group { text: text.into(), feminine, plural: false, pronoun: false }
    }

    /// The form of an adjective or participle that agrees.
    pub(super) fn agree(&self, adjective: &str) -> String {
        agree(adjective, self.feminine, self.plural)
    }

    /// The form of a verb that agrees.
    pub(super) fn verb<'a>(&self, one: &'a str, many: &'a str) -> &'a str {
        if self.plural { many } else { one }
    }
}

/// Whether a noun says in what zone its card is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Said,
    Known,
}

/// An adjective in the masculine singular, made to agree.
pub(super) fn agree(adjective: &str, feminine: bool, plural: bool) -> String {
    let mut form = adjective.to_owned();
    if feminine && !form.ends_with('e') {
        form.push('e');
    }
    if plural {
        form.push('s');
    }
    form
}

/// With `à`: `au combattant`, `à l’un de vos Personnages`.
pub(super) fn to(text: &str) -> String {
    contract(text, "à ", "au ", "aux ")
}

/// With `de`: `du combattant`, `d’un Personnage`.
pub(super) fn of(text: &str) -> String {
    match text.chars().next() {
        Some('a' | 'e' | 'i' | 'o' | 'u' | 'é' | 'É') => format!("d’{text}"),
        _ => contract(text, "de ", "du ", "des "),
    }
}

fn contract(text: &str, plain: &str, masculine: &str, plural: &str) -> String {
    match (text.strip_prefix("le "), text.strip_prefix("les ")) {
        (Some(rest), _) => format!("{masculine}{rest}"),
        (_, Some(rest)) => format!("{plural}{rest}"),
        _ => format!("{plain}{text}"),
    }
}

/// A number in words where it is small.
pub(super) fn count(n: i8, feminine: bool) -> String {
    match n {
        1 if feminine => "une".into(),
        1 => "un".into(),
        2 => "deux".into(),
        3 => "trois".into(),
        4 => "quatre".into(),
        5 => "cinq".into(),
        6 => "six".into(),
        _ => n.to_string(),
    }
}

/// What a value is called.
pub(super) fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Attack => "attaque",
        Stat::Ranged => "tir",
        Stat::Riposte => "riposte",
        Stat::Hp => "PV",
        Stat::Prestige => "prestige",
        Stat::Cost => "coût",
        Stat::Damage => "dégâts",
    }
}

/// What a keyword is called.
pub(super) fn keyword(keyword: KeywordId) -> &'static str {
    match keyword {
        KeywordId::Implacable => "Implacable",
        KeywordId::Unpredictable => "Imprévisible",
        KeywordId::Infiltrator => "Infiltrateur",
        KeywordId::Interceptor => "Intercepteur",
        KeywordId::NoAttachment => "Pas d’Attachement",
    }
}

/// A subtype of Manoeuvres and whether it is feminine.
pub(super) fn subtype(subtype: Subtype) -> (&'static str, bool) {
    match subtype {
        Subtype::Supply => ("Ravitaillement", false),
        Subtype::Tactic => ("Tactique", true),
    }
}

/// Where a line is.
pub(super) fn line(line: Line) -> &'static str {
    match line {
        Line::Front => "au front",
        Line::Support => "en soutien",
    }
}

/// A type of card and whether it is feminine.
fn type_name(card_type: CardType) -> (&'static str, bool) {
    match card_type {
        CardType::Banner => ("Bannière", true),
        CardType::City => ("Cité", true),
        CardType::Manoeuvre => ("Manœuvre", true),
        CardType::Character => ("Personnage", false),
        CardType::Attachment => ("Attachement", false),
        CardType::Event => ("Événement", false),
    }
}

/// Traits by their names.
pub(super) fn traits(pack: &Pack, ids: &[String], last: &str) -> String {
    let name = |id: &String| {
        let label = pack.traits.iter().find(|label| label.id == *id);
        label.map_or_else(|| id.clone(), |label| label.name.get(Lang::Fr).to_owned())
    };
    join(&ids.iter().map(name).collect::<Vec<_>>(), ", ", last)
}

/// A keyword as it is printed.
pub(super) fn printed(pack: &Pack, word: &Keyword) -> String {
    match word {
        Keyword::NoAttachment { except } if !except.is_empty() => {
            format!("{}, excepté {}", keyword(word.id()), traits(pack, except, " ou "))
        }
        _ => keyword(word.id()).into(),
    }
}

impl French<'_> {
    /// The noun for the cards of a filter.
    pub(super) fn noun(&self, filter: &Filter, place: Place) -> Noun {
        let in_play = filter.zone == Zone::Play;
        let fighting = filter.combatant == Some(Combatant::Yes)
            && filter.card_type.is_none_or(|card_type| card_type == CardType::Character);
        let (head, feminine) = match (filter.subtype, filter.card_type, filter.zone) {
            _ if fighting => ("combattant", false),
            (Some(kind), _, _) => subtype(kind),
            (None, Some(card_type), _) => type_name(card_type),
            (None, None, Zone::City) => type_name(CardType::City),
            (None, None, Zone::Banner) => type_name(CardType::Banner),
            (None, None, Zone::Manoeuvre) => type_name(CardType::Manoeuvre),
            (None, None, Zone::Play | Zone::Hand | Zone::Deck | Zone::Discard) => ("carte", true),
        };
        let has_owner_in_place =
            place == Place::Said && matches!(filter.zone, Zone::Hand | Zone::Deck | Zone::Discard);
        let mut noun = Noun {
            feminine,
            one: head.into(),
            many: format!("{head}s"),
            yours: filter.whose == Whose::You && !has_owner_in_place,
            opposing: filter.whose == Whose::Opponent && !has_owner_in_place,
            other: filter.other,
            fighting,
            proper: false,
        };
        if let Some(NameIs::Id(id)) = &filter.name {
            let card = self.0.pack.cards.iter().find(|card| card.name_id == *id);
            let name = card.map_or(id.as_str(), |card| card.name.get(Lang::Fr));
            let name = match filter.card_type {
                None | Some(CardType::Character) => name.to_owned(),
                Some(card_type) => format!("{} {name}", type_name(card_type).0),
            };
            (noun.one, noun.many, noun.proper) = (name.clone(), name, true);
        }
        if !filter.traits.is_empty() {
            noun.add(&traits(self.0.pack, &filter.traits, " ou "));
        }
        self.adjectives(filter, &mut noun);
        self.complements(filter, &mut noun);
        if place == Place::Said && !in_play && filter.among.is_none() {
            noun.add(place_of(filter.zone, filter.whose));
        }
        self.0.mention_another();
        noun
    }

    fn adjectives(&self, filter: &Filter, noun: &mut Noun) {
        if let Some(named) = filter.named {
            noun.describe("Nommé", named);
        }
        if noun.opposing {
            noun.describe("adverse", true);
        }
        if let Some(wounded) = filter.wounded {
            noun.describe("Blessé", wounded);
        }
        if let Some(inclined) = filter.inclined {
            noun.describe(if inclined { "incliné" } else { "redressé" }, true);
        }
        match filter.combatant {
            Some(Combatant::Attacker) => noun.describe("attaquant", true),
            Some(Combatant::Defender) => noun.add_forms("défenseur", "défenseurs"),
            Some(Combatant::No) => noun.describe("combattant", false),
            Some(Combatant::Yes) if !noun.fighting => noun.describe("combattant", true),
            Some(Combatant::Yes) | None => {}
        }
    }

    fn complements(&self, filter: &Filter, noun: &mut Noun) {
        if let Some(at) = filter.line {
            noun.add(line(at));
        }
        if let Some(card) = &filter.line_of {
            noun.add(&format!("sur la même ligne que {}", self.card(card).text));
        }
        if let Some(word) = filter.keyword {
            noun.add(&format!("avec {}", keyword(word)));
        }
        for band in &filter.bands {
            noun.add(&bounds(band));
        }
        if let Some(card) = &filter.attached_to {
            let bearer = to(&self.card(card).text);
            let (one, many) = (agree("lié", noun.feminine, false), agree("lié", noun.feminine, true));
            noun.add_forms(&format!("{one} {bearer}"), &format!("{many} {bearer}"));
        }
        match &filter.faction {
            Some(id) if id == "none" => noun.add("sans faction"),
            Some(id) => {
                let label = self.0.pack.factions.iter().find(|label| label.id == *id);
                let name = label.map_or(id.as_str(), |label| label.name.get(Lang::Fr));
                noun.add(&format!("de la faction {name}"));
            }
            None => {}
        }
        if filter.name == Some(NameIs::Same) {
            noun.add("du même nom");
        }
        match filter.side {
            Some(Side::Attacking) => noun.add("du joueur attaquant"),
            Some(Side::Defending) => noun.add("du joueur défenseur"),
            None => {}
        }
        if filter.among.is_some() {
            noun.add("parmi ces cartes");
        }
        if let Some(not) = &filter.not {
            let (is, are) = (self.being(not, noun.feminine, false), self.being(not, noun.feminine, true));
            noun.add_forms(
                &format!("qui {}", is.negative("est", "a")),
                &format!("qui {}", are.negative("sont", "ont")),
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
        let pronoun = mention == Mention::Pronoun;
        let mut group = match selector {
            Selector::This if self.0.is_out_of_play() => Group::one("cette carte", true),
            Selector::This => match type_name(self.0.own_type) {
                (name, true) => Group::one(format!("cette {name}"), true),
                (name, false) if name.starts_with(['A', 'É']) => Group::one(format!("cet {name}"), false),
                (name, false) => Group::one(format!("ce {name}"), false),
            },
            Selector::Bearer => Group::one("le porteur", false),
            Selector::Attacker => Group::one("l’attaquant", false),
            Selector::Defender => Group::one("le défenseur", false),
            Selector::TriggerCard => Group::one("la carte en question", true),
            Selector::TriggerBy => Group::one("la carte qui en est la cause", true),
            Selector::Each(filter) => self.each(filter, pronoun),
            Selector::Chosen(_) => match target {
                Some(target) if mention == Mention::Full => self.target(target),
                Some(target) => self.chosen(target),
                None => Group::one("ces cartes", true),
            },
        };
        // The words for the card may have mentioned others.
        self.0.said.borrow_mut().last = Some(selector.clone());
        group.pronoun = pronoun;
        group
    }

    fn target(&self, target: &Target) -> Group {
        let noun = self.noun(&target.filter, Place::Said);
        let mut text = noun.some(target.min, target.max);
        if target.chooser == Player::Opponent {
            text.push_str(" au choix de votre adversaire");
        }
        Group { text, feminine: noun.feminine, plural: target.max > 1, pronoun: false }
    }

    fn chosen(&self, target: &Target) -> Group {
        let (name, feminine) = target.filter.card_type.map_or(("carte", true), type_name);
        let text = match (target.max > 1, feminine) {
            (false, true) => format!("la {name} choisie"),
            (false, false) if name.starts_with(['A', 'É']) => format!("l’{name} choisi"),
            (false, false) => format!("le {name} choisi"),
            (true, feminine) => format!("les {name}s {}", agree("choisi", feminine, true)),
        };
        Group { text, feminine, plural: target.max > 1, pronoun: false }
    }

    /// Each card of a filter, as the object of a verb.
    fn each(&self, filter: &Filter, pronoun: bool) -> Group {
        let noun = self.noun(filter, Place::Said);
        let plural = pronoun && !noun.is_the_combatant();
        Group { text: noun.each(), feminine: noun.feminine, plural, pronoun }
    }

    /// All the cards of a filter, as the subject of a sentence.
    pub(super) fn all(&self, filter: &Filter) -> Group {
        let noun = self.noun(filter, Place::Said);
        if noun.is_the_combatant() || noun.proper {
            return Group::one(noun.each(), noun.feminine);
        }
        Group { text: noun.all(), feminine: noun.feminine, plural: true, pronoun: false }
    }
}

/// Where the cards of a zone lie.
fn place_of(zone: Zone, whose: Whose) -> &'static str {
    match (zone, whose) {
        (Zone::Hand, Whose::Opponent) => "de la main de votre adversaire",
        (Zone::Hand, Whose::You | Whose::Any) => "de votre main",
        (Zone::Deck, Whose::Opponent) => "du deck de votre adversaire",
        (Zone::Deck, Whose::You | Whose::Any) => "de votre deck",
        (Zone::Discard, Whose::Opponent) => "de la défausse de votre adversaire",
        (Zone::Discard, Whose::You) => "de votre défausse",
        (Zone::Discard, Whose::Any) => "d’une défausse",
        (Zone::Play | Zone::City | Zone::Banner | Zone::Manoeuvre, _) => "",
    }
}

/// Bounds of a value: `de coût imprimé 2 ou moins`, `à 3 PV ou plus`.
fn bounds(band: &Band) -> String {
    let between = |unit: &str| match (band.min, band.max) {
        (Some(min), Some(max)) if min == max => format!("{min}{unit}"),
        (Some(min), Some(max)) => format!("{min} à {max}{unit}"),
        (Some(min), None) => format!("{min}{unit} ou plus"),
        (None, Some(max)) => format!("{max}{unit} ou moins"),
        (None, None) => "quelconque".into(),
    };
    let printed = |word: &'static str| if band.printed { word } else { "" };
    match band.stat {
        Stat::Hp if band.printed => format!("à {}", between(" PV imprimés")),
        Stat::Hp => format!("à {}", between(" PV")),
        Stat::Damage => format!("à {}", between(" dégâts")),
        Stat::Attack | Stat::Riposte => {
            format!("{}{} {}", of(stat(band.stat)), printed(" imprimée"), between(""))
        }
        Stat::Ranged | Stat::Prestige | Stat::Cost => {
            format!("{}{} {}", of(stat(band.stat)), printed(" imprimé"), between(""))
        }
    }
}

impl Noun {
    /// Adds words that do not agree.
    fn add(&mut self, words: &str) {
        self.add_forms(words, words);
    }

    fn add_forms(&mut self, one: &str, many: &str) {
        if !one.is_empty() {
            self.one = format!("{} {one}", self.one);
            self.many = format!("{} {many}", self.many);
        }
    }

    /// Adds an adjective, or its contrary.
    fn describe(&mut self, adjective: &str, holds: bool) {
        let not = if holds { "" } else { "non " };
        let form = |plural| format!("{not}{}", agree(adjective, self.feminine, plural));
        let (one, many) = (form(false), form(true));
        self.add_forms(&one, &many);
    }

    fn article(&self) -> &'static str {
        if self.feminine { "une" } else { "un" }
    }

    /// Whether there is but one such card: the combatant of a player.
    fn is_the_combatant(&self) -> bool {
        self.fighting && (self.yours || self.opposing)
    }

    /// Whether more is said of it than what it is.
    fn is_limited(&self) -> bool {
        self.one.contains(' ')
    }

    /// Any one of them: `l’un de vos Personnages`, `un autre Personnage`.
    pub(super) fn any(&self) -> String {
        let (un, Noun { one, many, .. }) = (self.article(), self);
        match (self.yours, self.other) {
            _ if self.proper => one.clone(),
            (true, true) => format!("{un} autre de vos {many}"),
            (true, false) => format!("l’{un} de vos {many}"),
            (false, true) => format!("{un} autre {one}"),
            (false, false) => format!("{un} {one}"),
        }
    }

    /// One of them, whoever’s: `un autre Personnage`.
    pub(super) fn a(&self) -> String {
        let (un, one) = (self.article(), &self.one);
        match self.other {
            _ if self.proper => one.clone(),
            true => format!("{un} autre {one}"),
            false => format!("{un} {one}"),
        }
    }

    /// So many of them, whoever’s: `deux autres Personnages`.
    pub(super) fn number(&self, n: i8) -> String {
        let other = if self.other { "autres " } else { "" };
        if n == 1 { self.a() } else { format!("{} {other}{}", count(n, self.feminine), self.many) }
    }

    /// Between so many and so many of them.
    pub(super) fn some(&self, min: u8, max: u8) -> String {
        let (low, high) = (min.min(99) as i8, max.min(99) as i8);
        let others = match (self.yours, self.other) {
            (true, true) => format!("autres de vos {}", self.many),
            (true, false) => format!("de vos {}", self.many),
            (false, true) => format!("autres {}", self.many),
            (false, false) => self.many.clone(),
        };
        match (low, high) {
            (1, 1) => self.any(),
            (0, 1) => format!("au plus {}", self.any()),
            (0, high) => format!("jusqu’à {} {others}", count(high, self.feminine)),
            (low, high) if low == high => format!("{} {others}", count(low, self.feminine)),
            (low, high) => {
                format!("de {} à {} {others}", count(low, self.feminine), count(high, self.feminine))
            }
        }
    }

    /// Each of them: `chacun de vos Personnages`, `chaque Personnage`, `le combattant adverse`.
    fn each(&self) -> String {
        let other = |word: &'static str| if self.other { word } else { "" };
        match (self.yours, self.opposing) {
            _ if self.proper => self.one.clone(),
            (true, _) if self.fighting => format!("votre {}", self.one),
            (_, true) if self.fighting => format!("le {}", self.one),
            (true, _) => {
                let chacun = if self.feminine { "chacune" } else { "chacun" };
                format!("{chacun} de vos {}{}", other("autres "), self.many)
            }
            (false, _) => format!("chaque {}{}", other("autre "), self.one),
        }
    }

    /// All of them: `vos autres Personnages`, `tous les Personnages`.
    fn all(&self) -> String {
        let other = if self.other { "autres " } else { "" };
        match (self.yours, self.opposing) {
            (true, _) => format!("vos {other}{}", self.many),
            (false, true) => format!("les {other}{}", self.many),
            (false, false) if self.is_limited() => format!("les {other}{}", self.many),
            (false, false) if self.feminine => format!("toutes les {other}{}", self.many),
            (false, false) => format!("tous les {other}{}", self.many),
        }
    }
}
