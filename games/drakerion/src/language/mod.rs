//! The language cards are written in: what a pack says, as types and nothing else.
//!
//! The words are those of the card files; docs/drakerion-cards.md explains each with an example. The rules play from
//! tables that are compiled from these types, and the prose of a card is made from them too.

mod ability;
mod effect;
mod filter;

pub use ability::{Ability, AbilityKind, Cost, Limit, On, Paid, Per, ReactionZone, Target, Trigger};
pub use effect::{
    Among, Dest, Duration, Forbidden, Granted, Group, Lost, PutDest, Standing, StandingEffect, Step, Verb,
    Way,
};
pub use filter::{
    Band, Combatant, Condition, Filter, From, Holding, NameIs, Number, Op, Player, Selector, Side, Which,
    Whose, Zone,
};

use antre_kernel::Names;

/// Where something stands in its file: the byte it begins at.
pub type At = usize;

/// A pack of cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pack {
    /// Its short name.
    pub id: String,
    /// What people call it.
    pub name: Names,
    /// Where its data comes from.
    pub origin: Names,
    /// How many cards a deck has, starting Characters included (DN-17).
    pub deck_size: u8,
    /// How many copies of one card a deck may have (DN-17).
    pub max_copies: u8,
    /// The factions.
    pub factions: Vec<Label>,
    /// The traits, if the pack gives them names.
    pub traits: Vec<Label>,
    /// Abilities that other cards can grant.
    pub abilities: Vec<Ability>,
    /// The cards.
    pub cards: Vec<Card>,
    /// The decks that come with the pack.
    pub decks: Vec<DeckList>,
}

/// A faction or a trait: an id with names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: Names,
    /// What people call several of it; its name if the pack gives no other.
    pub plural: Names,
    /// Where it stands.
    pub at: At,
}

/// A deck as it is written: card ids, each with the place it stands at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckList {
    /// Its short name.
    pub id: String,
    /// What people call it.
    pub name: Names,
    /// The Banner.
    pub banner: (String, At),
    /// The City.
    pub city: (String, At),
    /// The Manoeuvre pile.
    pub manoeuvres: Vec<(String, At)>,
    /// The cards of the deck and how many of each.
    pub cards: Vec<(String, u8, At)>,
    /// Where it stands.
    pub at: At,
}

/// One card as printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// What its name is compared by (DN-124, DN-126).
    pub name_id: String,
    /// Its faction; none if it is unaffiliated.
    pub faction: Option<String>,
    /// Its traits.
    pub traits: Vec<String>,
    /// Its text: the one that was written, or else the one that is made from its data.
    pub text: Names,
    /// A line of colour.
    pub flavour: Option<Names>,
    /// Its keywords.
    pub keywords: Vec<Keyword>,
    /// Its abilities, in printed order.
    pub abilities: Vec<Ability>,
    /// What depends on its type.
    pub body: Body,
    /// Where it stands.
    pub at: At,
}

impl Card {
    /// What makes it Named (DN-123).
    pub fn subtitle(&self) -> Option<&Names> {
        match &self.body {
            Body::Character { subtitle, .. } => subtitle.as_ref(),
            _ => None,
        }
    }
}

/// What depends on the type of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Body {
    /// A Banner.
    Banner {
        /// Its initiative (DN-19).
        initiative: u8,
        /// The Characters it starts with (DN-21), each with the place it stands at.
        setup: Vec<(String, At)>,
    },
    /// A City.
    City {
        /// Whether it must bear the ability all Cities have (DN-62).
        default_ability: bool,
    },
    /// A Manoeuvre.
    Manoeuvre {
        /// Supply or Tactic.
        subtype: Subtype,
        /// Its income (DN-38).
        gold: u8,
        /// Its draw value (DN-39).
        draw: u8,
    },
    /// A Character.
    Character {
        /// Its gold cost.
        cost: u8,
        /// Its values (DN-64).
        values: Values,
        /// What makes it Named (DN-123).
        subtitle: Option<Names>,
    },
    /// An Attachment.
    Attachment {
        /// Its gold cost.
        cost: u8,
        /// What it changes of its bearer's values (DN-133).
        values: Values,
    },
    /// An Event.
    Event {
        /// Its gold cost.
        cost: u8,
    },
}

impl Body {
    /// The type of card it belongs to.
    pub fn card_type(&self) -> CardType {
        match self {
            Body::Banner { .. } => CardType::Banner,
            Body::City { .. } => CardType::City,
            Body::Manoeuvre { .. } => CardType::Manoeuvre,
            Body::Character { .. } => CardType::Character,
            Body::Attachment { .. } => CardType::Attachment,
            Body::Event { .. } => CardType::Event,
        }
    }
}

/// The printed values of a Character, or the changes an Attachment makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Values {
    /// Melee attack.
    pub attack: i8,
    /// Ranged value; none without the icon.
    pub ranged: Option<i8>,
    /// Riposte.
    pub riposte: i8,
    /// Hit points.
    pub hp: i8,
    /// Prestige.
    pub prestige: i8,
}

/// The types of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum CardType {
    /// `banner`
    Banner,
    /// `city`
    City,
    /// `manoeuvre`
    Manoeuvre,
    /// `character`
    Character,
    /// `attachment`
    Attachment,
    /// `event`
    Event,
}

/// The subtypes of Manoeuvres (DN-43).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subtype {
    /// `supply`
    Supply,
    /// `tactic`
    Tactic,
}

/// A keyword as printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Keyword {
    /// `implacable` (DN-143)
    Implacable,
    /// `unpredictable` (DN-145)
    Unpredictable,
    /// `infiltrator` (DN-149)
    Infiltrator,
    /// `interceptor` (DN-151)
    Interceptor,
    /// `no_attachment` (DN-156), with the traits of the Attachments that are allowed nonetheless (DN-157)
    NoAttachment {
        /// The traits.
        except: Vec<String>,
    },
}

impl Keyword {
    /// Which keyword it is.
    pub fn id(&self) -> KeywordId {
        match self {
            Keyword::Implacable => KeywordId::Implacable,
            Keyword::Unpredictable => KeywordId::Unpredictable,
            Keyword::Infiltrator => KeywordId::Infiltrator,
            Keyword::Interceptor => KeywordId::Interceptor,
            Keyword::NoAttachment { .. } => KeywordId::NoAttachment,
        }
    }
}

/// Which keyword.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum KeywordId {
    /// `implacable`
    Implacable,
    /// `unpredictable`
    Unpredictable,
    /// `infiltrator`
    Infiltrator,
    /// `interceptor`
    Interceptor,
    /// `no_attachment`
    NoAttachment,
}

/// A number on a card that can be asked for or changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Stat {
    /// `attack`
    Attack,
    /// `ranged`
    Ranged,
    /// `riposte`
    Riposte,
    /// `hp`
    Hp,
    /// `prestige`
    Prestige,
    /// `cost`
    Cost,
    /// `damage`: what lies on it
    Damage,
}

/// A line of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum BattleLine {
    /// `front`
    Front,
    /// `support`
    Support,
}

/// The two kinds of attack (DN-74).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Mode {
    /// `melee`
    Melee,
    /// `ranged`
    Ranged,
}
