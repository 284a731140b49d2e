//! The noun for the cards of a filter: what it is called, and all that is said of it.

use super::walk::Teller;
use crate::language::{
    Band, BattleLine, CardType, Combatant, Filter, KeywordId, NameIs, Side, Stat, Subtype, Whose, Zone,
};

/// A noun with all that is said of it, without its article.
pub(super) struct Noun {
    pub(super) feminine: bool,
    /// One of them, and several.
    pub(super) one: String,
    pub(super) many: String,
    pub(super) yours: bool,
    pub(super) opposing: bool,
    pub(super) other: bool,
    pub(super) fighting: bool,
    pub(super) proper: bool,
    /// Traits, which never agree.
    pub(super) traits: String,
    /// Adjectives by their words in the table, in the order of French.
    pub(super) adjectives: Vec<&'static str>,
    /// What follows, as one and as several.
    pub(super) complements: Vec<(String, String)>,
}

impl Noun {
    /// Whether there is but one such card: the combatant of a player.
    pub(super) fn is_the_combatant(&self) -> bool {
        self.fighting && (self.yours || self.opposing)
    }
}

/// Whether a noun says in what zone its card is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Said,
    Known,
}

/// The word for a type of card, and whether it is feminine in French.
pub(super) fn type_word(card_type: CardType) -> (&'static str, bool) {
    match card_type {
        CardType::Banner => ("Banner", true),
        CardType::City => ("City", true),
        CardType::Manoeuvre => ("Manoeuvre", true),
        CardType::Character => ("Character", false),
        CardType::Attachment => ("Attachment", false),
        CardType::Event => ("Event", false),
    }
}

pub(super) fn subtype_word(subtype: Subtype) -> (&'static str, bool) {
    match subtype {
        Subtype::Supply => ("Supply", false),
        Subtype::Tactic => ("Tactic", true),
    }
}

pub(super) fn line_word(line: BattleLine) -> &'static str {
    if line == BattleLine::Front { "front" } else { "support" }
}

pub(super) fn keyword_word(keyword: KeywordId) -> &'static str {
    match keyword {
        KeywordId::Implacable => "Implacable",
        KeywordId::Unpredictable => "Unpredictable",
        KeywordId::Infiltrator => "Infiltrator",
        KeywordId::Interceptor => "Interceptor",
        KeywordId::NoAttachment => "NoAttachment",
    }
}

impl Teller<'_> {
    pub(super) fn noun(&self, filter: &Filter, place: Place) -> Noun {
        let fighting = filter.combatant == Some(Combatant::Yes)
            && filter.card_type.is_none_or(|card_type| card_type == CardType::Character);
        let (head, feminine) = match (filter.subtype, filter.card_type, filter.zone) {
            _ if fighting => ("combatant", false),
            (Some(subtype), _, _) => subtype_word(subtype),
            (None, Some(card_type), _) => type_word(card_type),
            (None, None, Zone::City) => type_word(CardType::City),
            (None, None, Zone::Banner) => type_word(CardType::Banner),
            (None, None, Zone::Manoeuvre) => type_word(CardType::Manoeuvre),
            (None, None, Zone::Play | Zone::Hand | Zone::Deck | Zone::Discard) => ("card", true),
        };
        let elsewhere = matches!(filter.zone, Zone::Hand | Zone::Deck | Zone::Discard);
        let owner_in_place = place == Place::Said && elsewhere;
        let mut noun = Noun {
            feminine,
            one: self.term(head).into(),
            many: String::new(),
            yours: filter.whose == Whose::You && !owner_in_place,
            opposing: filter.whose == Whose::Opponent && !owner_in_place,
            other: filter.other,
            fighting,
            proper: false,
            traits: self.traits(&filter.traits),
            adjectives: Vec::new(),
            complements: Vec::new(),
        };
        if let Some(NameIs::Id(id)) = &filter.name {
            let card = self.pack.cards.iter().find(|card| card.name_id == *id);
            let name = card.map_or(id.as_str(), |card| card.name.get(self.lang));
            noun.one = match filter.card_type {
                None | Some(CardType::Character) => name.to_owned(),
                Some(_) => format!("{} {name}", noun.one),
            };
            noun.proper = true;
        }
        adjectives(filter, &mut noun);
        self.complements(filter, &mut noun);
        if owner_in_place && filter.among.is_none() {
            noun.follow(self.place_of(filter.zone, filter.whose));
        }
        self.grammar.assemble(&mut noun);
        self.pass_over(noun.feminine);
        noun
    }

    fn complements(&self, filter: &Filter, noun: &mut Noun) {
        if let Some(line) = filter.line {
            noun.follow(self.term(line_word(line)).into());
        }
        if let Some(card) = &filter.line_of {
            noun.follow(self.say("same-line", &[self.card(card).into()]));
        }
        if let Some(keyword) = filter.keyword {
            noun.follow(self.say("with", &[self.term(keyword_word(keyword)).into()]));
        }
        for band in &filter.bands {
            noun.follow(self.band(band));
        }
        if let Some(card) = &filter.attached_to {
            let bearer = self.card(card);
            let form = |plural| {
                let attached = self.grammar.agree(self.term("attached"), noun.feminine, plural);
                self.say("attached-to", &[attached.into(), bearer.clone().into()])
            };
            noun.complements.push((form(false), form(true)));
        }
        match &filter.faction {
            Some(id) if id == "none" => noun.follow(self.term("no-faction").into()),
            Some(id) => {
                let label = self.pack.factions.iter().find(|label| label.id == *id);
                let name = label.map_or(id.as_str(), |label| label.name.get(self.lang));
                noun.follow(self.say("of-faction", &[name.into()]));
            }
            None => {}
        }
        if filter.name == Some(NameIs::Same) {
            noun.follow(self.term("same-name").into());
        }
        match filter.side {
            Some(Side::Attacking) => noun.follow(self.term("attacking-player").into()),
            Some(Side::Defending) => noun.follow(self.term("defending-player").into()),
            None => {}
        }
        if filter.among.is_some() {
            noun.follow(self.term("among-these").into());
        }
        if let Some(not) = &filter.not {
            let form = |plural| {
                let being = self.being(not, noun.feminine, plural);
                self.be(if plural { "that-are" } else { "that-is" }, &being, false, &[])
            };
            noun.complements.push((form(false), form(true)));
        }
    }

    /// Traits by their names, any of them.
    pub(super) fn traits(&self, ids: &[String]) -> String {
        let name = |id: &String| {
            let label = self.pack.traits.iter().find(|label| label.id == *id);
            label.map_or(id.as_str(), |label| label.name.get(self.lang)).to_owned()
        };
        self.list(&ids.iter().map(name).collect::<Vec<_>>(), "or")
    }

    /// Where the cards of a zone lie.
    fn place_of(&self, zone: Zone, whose: Whose) -> String {
        let whose = match (zone, whose) {
            (_, Whose::Opponent) => "their",
            (Zone::Discard, Whose::Any) => "any",
            (_, Whose::You | Whose::Any) => "your",
        };
        let zone = match zone {
            Zone::Hand => "hand",
            Zone::Deck => "deck",
            _ => "discard",
        };
        self.term(&format!("from-{whose}-{zone}")).into()
    }

    /// Bounds of a value: `of printed cost 2 or less`, `with 3 HP or more`.
    fn band(&self, band: &Band) -> String {
        let unit = match band.stat {
            Stat::Hp if band.printed => self.term("unit-hp-printed"),
            Stat::Hp => self.term("unit-hp"),
            Stat::Damage => self.term("unit-damage"),
            _ => "",
        };
        let amount = |n: i8| if unit.is_empty() { n.to_string() } else { format!("{n} {unit}") };
        let between = match (band.min, band.max) {
            (Some(min), Some(max)) if min == max => amount(min),
            (Some(min), Some(max)) => self.say("from-to", &[min.to_string().into(), amount(max).into()]),
            (Some(min), None) => self.say("or-more", &[amount(min).into()]),
            (None, Some(max)) => self.say("or-less", &[amount(max).into()]),
            (None, None) => self.term("whatever").into(),
        };
        match band.stat {
            Stat::Hp | Stat::Damage => self.say("with-value", &[between.into()]),
            stat => self.say("of-value", &[self.stat_word(stat, band.printed).into(), between.into()]),
        }
    }
}

fn adjectives(filter: &Filter, noun: &mut Noun) {
    let mut say = |holds: Option<bool>, yes, no| {
        noun.adjectives.extend(holds.map(|holds| if holds { yes } else { no }));
    };
    say(filter.named, "named", "unnamed");
    say(Some(true).filter(|_| noun.opposing), "opposing", "");
    say(filter.wounded, "wounded", "unwounded");
    say(filter.inclined, "inclined", "ready");
    match filter.combatant {
        Some(Combatant::Attacker) => say(Some(true), "attacking", ""),
        Some(Combatant::Defender) => say(Some(true), "defending", ""),
        Some(Combatant::No) => say(Some(true), "non-combatant", ""),
        Some(Combatant::Yes) if !noun.fighting => say(Some(true), "fighting", ""),
        Some(Combatant::Yes) | None => {}
    }
}

impl Noun {
    fn follow(&mut self, words: String) {
        self.complements.push((words.clone(), words));
    }
}
