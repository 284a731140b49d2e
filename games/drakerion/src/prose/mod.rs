//! The rules text of a card, made from its data: a card can never do something other than it says.
//!
//! One walker ([`walk`]) goes through the data and decides what is said, and what with a pronoun. The sentences stand
//! in a table, French beside English ([`words`]). How words agree and where they stand is the grammar of a language
//! ([`fr`], [`en`]).

mod condition;
mod en;
mod fr;
mod noun;
mod standing;
mod step;
mod trigger;
mod walk;
mod words;

use crate::compile::named_ability;
use crate::language::{self, Ability, Body, Card, Pack, Stat, Step, Values};
use antre_kernel::{Lang, Names};
use walk::Teller;

/// The rules text of a card of a pack, in one language: one ability a line. Its flavour if it has no rules; a dash if
/// there is nothing to say at all.
pub fn text(pack: &Pack, card: &Card, lang: Lang) -> String {
    let mut lines = Vec::new();
    let teller = |ability| Teller::new(pack, card, ability, lang);
    let nothing = named_ability(card.at);
    let words = teller(&nothing);
    match &card.body {
        Body::Banner { setup, .. } => {
            let name = |id: &str| {
                let card = pack.cards.iter().find(|card| card.id == id);
                card.map_or(id, |card| card.name.get(lang)).to_owned()
            };
            let names: Vec<String> = setup.iter().map(|(id, _)| name(id)).collect();
            lines.push(words.say("setup", &[words.list(&names, "and").into()]));
        }
        Body::Attachment { values, .. } => {
            let said = changed(values).map(|(stat, n)| format!("{} {}", signed(n), words.stat(stat)));
            let said: Vec<String> = said.collect();
            if !said.is_empty() {
                lines.push(format!("{}.", said.join(", ")));
            }
        }
        Body::City { .. } | Body::Manoeuvre { .. } | Body::Character { .. } | Body::Event { .. } => {}
    }
    if !card.keywords.is_empty() {
        let keywords = card.keywords.iter().map(|keyword| format!("{}.", words.keyword(keyword)));
        lines.push(keywords.collect::<Vec<_>>().join(" "));
    }
    lines.extend(card.abilities.iter().map(|ability| teller(ability).line()));
    match &card.flavour {
        _ if !lines.is_empty() => lines.join("\n"),
        Some(flavour) => flavour.get(lang).to_owned(),
        None => "—".into(),
    }
}

/// What somebody does who uses an ability, without when it can be used: costs and effect.
pub fn deed(pack: &Pack, card: &Card, ability: &Ability, lang: Lang) -> String {
    Teller::new(pack, card, ability, lang).deed()
}

/// The whole text of an ability of a card, and the word for its kind.
pub(crate) fn line(pack: &Pack, card: &Card, ability: &Ability) -> (&'static str, Names) {
    let text = Names::from_fn(|lang| Some(Teller::new(pack, card, ability, lang).line()));
    (walk::kind_word(ability.kind), text)
}

/// The deeds of a card by the numbers of its abilities, in both languages; the ability that every Named Character has
/// comes last (DN-126).
pub(crate) fn deeds(pack: &Pack, card: &Card) -> Vec<Names> {
    let named = card.subtitle().map(|_| named_ability(card.at));
    let told = |ability| Names::from_fn(|lang| Some(deed(pack, card, ability, lang)));
    card.abilities.iter().chain(&named).map(told).collect()
}

/// What each option of each choice of an ability does, choice by choice, as they are written.
pub(crate) fn options(pack: &Pack, card: &Card, ability: &Ability) -> Vec<Vec<Names>> {
    let said = |effect: &[Step], lang| {
        let teller = Teller::new(pack, card, ability, lang);
        let teller = if ability.id.is_some() { Teller::granted(pack, card, ability, lang) } else { teller };
        teller.steps(effect, Mood::Imperative)
    };
    let told = |option: &language::Group| Names::from_fn(|lang| Some(said(&option.effect, lang)));
    let choices = walk::choices(&ability.effect).into_iter();
    choices.map(|options| options.iter().map(told).collect()).collect()
}

/// The deed of an ability that cards can be given.
pub(crate) fn given_deed(pack: &Pack, ability: &Ability) -> Names {
    let Some(card) = pack.cards.first() else { return Names::new("", "") };
    Names::from_fn(|lang| Some(Teller::granted(pack, card, ability, lang).deed()))
}

/// Gives every card without a written text the one that is made from its data.
pub(crate) fn fill(pack: &mut Pack) {
    let missing = |card: &Card| card.text.get(Lang::Fr).is_empty();
    let texts: Vec<Option<Names>> = pack
        .cards
        .iter()
        .map(|card| missing(card).then(|| Names::from_fn(|lang| Some(text(pack, card, lang)))))
        .collect();
    for (card, text) in pack.cards.iter_mut().zip(texts) {
        if let Some(text) = text {
            card.text = text;
        }
    }
}

/// How a verb stands in its sentence; the number is that of its form in the table of words.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mood {
    /// `incliner`, `to exhaust`
    Infinitive,
    /// `inclinez`, `exhaust`
    Imperative,
    /// `incline`, `exhausts`
    Third,
    /// `qu’elle incline`
    Subjunctive,
}

/// What fills a gap of a sentence.
#[derive(Clone)]
enum Arg {
    /// Words as they are.
    Words(String),
    /// A card or several.
    Card(Group),
}

impl From<String> for Arg {
    fn from(words: String) -> Arg {
        Arg::Words(words)
    }
}

impl From<&str> for Arg {
    fn from(words: &str) -> Arg {
        Arg::Words(words.to_owned())
    }
}

impl From<Group> for Arg {
    fn from(card: Group) -> Arg {
        Arg::Card(card)
    }
}

/// A card or several, ready to stand in a sentence.
#[derive(Clone)]
struct Group {
    text: String,
    feminine: bool,
    plural: bool,
    /// It was spoken of last: a pronoun will do.
    pronoun: bool,
    /// It goes by a name, and nobody knows whether it is he or she.
    proper: bool,
}

impl Group {
    fn one(text: impl Into<String>, feminine: bool) -> Group {
        Group { text: text.into(), feminine, plural: false, pronoun: false, proper: false }
    }
}

/// The grammar of a language.
trait Grammar {
    /// Fills the gaps of a sentence whose verb has this mood.
    fn fill(&self, sentence: &str, mood: Mood, args: &[Arg]) -> String;
    /// The same, done by another player than the user of the ability.
    fn by(&self, subject: &str, sentence: &str, mood: Mood, args: &[Arg]) -> String;
    /// A word of the table, made to agree.
    fn agree(&self, word: &str, feminine: bool, plural: bool) -> String;
    /// A conjunction before a clause.
    fn before(&self, conjunction: &str, clause: &str) -> String;
    /// A small number in words.
    fn count(&self, n: i8, feminine: bool) -> String;
    /// A noun and what is said of it, as one and as several.
    fn assemble(&self, noun: &mut noun::Noun);
    /// Any of them: `one of your Characters`.
    fn any(&self, noun: &noun::Noun) -> String;
    /// One of them, whoever’s.
    fn a(&self, noun: &noun::Noun) -> String;
    /// None of them.
    fn none(&self, noun: &noun::Noun) -> String;
    /// From so many to so many of them.
    fn some(&self, noun: &noun::Noun, min: i8, max: i8) -> String;
    /// Each of them.
    fn each(&self, noun: &noun::Noun) -> String;
    /// All of them.
    fn all(&self, noun: &noun::Noun) -> String;
    /// This very card.
    fn this(&self, name: &str, feminine: bool) -> String;
    /// Those that were chosen before.
    fn chosen(&self, name: &str, feminine: bool, plural: bool) -> String;
    /// Several of which each is meant.
    fn each_of(&self, group: Group) -> Group;
    /// Whether a pronoun for the one could mean the other.
    fn confuses(&self, one_is_feminine: bool, other_is_feminine: bool) -> bool;
}

/// The grammar of a language; one that has none of its own yet is told in English.
fn grammar(lang: Lang) -> &'static dyn Grammar {
    match lang {
        Lang::Fr => &fr::French,
        Lang::En | Lang::Marked => &en::English,
    }
}

/// What an Attachment changes of its bearer’s values.
fn changed(values: &Values) -> impl Iterator<Item = (Stat, i8)> {
    let all = [
        (Stat::Attack, values.attack),
        (Stat::Ranged, values.ranged.unwrap_or(0)),
        (Stat::Riposte, values.riposte),
        (Stat::Hp, values.hp),
        (Stat::Prestige, values.prestige),
    ];
    all.into_iter().filter(|(_, n)| *n != 0)
}

/// The sentence with a capital at its beginning.
fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// A change with its sign; the minus is the typographic one.
fn signed(n: i8) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}

/// The gaps of a sentence: what is before each, what is in it, and what comes after the last.
fn gaps(sentence: &str) -> (Vec<(&str, &str)>, &str) {
    let (mut found, mut rest) = (Vec::new(), sentence);
    while let Some((before, (gap, after))) =
        rest.split_once('{').and_then(|(before, after)| Some((before, after.split_once('}')?)))
    {
        found.push((before, gap));
        rest = after;
    }
    (found, rest)
}

/// The verb of a sentence in its mood: `[incliner|inclinez|incline]`, where a missing form is the one before it.
fn verb(sentence: &str, form: usize) -> String {
    let (mut said, mut rest) = (String::new(), sentence);
    while let Some((before, (forms, after))) =
        rest.split_once('[').and_then(|(before, after)| Some((before, after.split_once(']')?)))
    {
        let forms: Vec<&str> = forms.split('|').collect();
        said.push_str(before);
        said.push_str(forms.get(form).or(forms.last()).copied().unwrap_or(""));
        rest = after;
    }
    said + rest
}

/// Words without the blanks that empty gaps left.
fn tidy(said: &str) -> String {
    said.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ").replace(" ,", ",")
}
