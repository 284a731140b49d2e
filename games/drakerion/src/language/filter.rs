//! Which cards, which players, how many and under what condition.

use super::{BattleLine, CardType, KeywordId, Mode, Stat, Subtype};

/// Cards named by their part in what happens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Selector {
    /// `"self"`
    This,
    /// `"bearer"`
    Bearer,
    /// `"attacker"`
    Attacker,
    /// `"defender"`
    Defender,
    /// `"trigger.card"`
    TriggerCard,
    /// `"trigger.by"`
    TriggerBy,
    /// `"$x"`: the targets chosen under that name, without the `$`.
    Chosen(String),
    /// `{ each = filter }`
    Each(Box<Filter>),
}

/// What a trigger may ask of a card: to be a certain one, or to fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Which {
    /// A selector.
    Is(Selector),
    /// A filter.
    Fits(Filter),
}

/// Players, seen from the user of the ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// `"you"`
    You,
    /// `"opponent"`
    Opponent,
    /// `"both"`
    Both,
}

/// Whose a card is (DN-202 to DN-204).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Whose {
    /// `"you"`
    You,
    /// `"opponent"`
    Opponent,
    /// `"any"`
    #[default]
    Any,
}

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Zone {
    /// `play` (DN-04)
    #[default]
    Play,
    /// `hand`
    Hand,
    /// `deck`
    Deck,
    /// `discard`
    Discard,
    /// `city`
    City,
    /// `banner`
    Banner,
    /// `manoeuvre`: the visible one
    Manoeuvre,
}

/// Which cards. Every key that is given must hold.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// `zone`
    pub zone: Zone,
    /// `type`
    pub card_type: Option<CardType>,
    /// `subtype`
    pub subtype: Option<Subtype>,
    /// `faction`: a faction's id, or `none`
    pub faction: Option<String>,
    /// `whose`
    pub whose: Whose,
    /// `line`
    pub line: Option<BattleLine>,
    /// `line_of`: on the same line as this card
    pub line_of: Option<Selector>,
    /// `trait`: any of these; empty if not asked
    pub traits: Vec<String>,
    /// `named`
    pub named: Option<bool>,
    /// `name`
    pub name: Option<NameIs>,
    /// `keyword`
    pub keyword: Option<KeywordId>,
    /// `wounded`
    pub wounded: Option<bool>,
    /// `inclined`
    pub inclined: Option<bool>,
    /// `combatant`
    pub combatant: Option<Combatant>,
    /// `attached_to`
    pub attached_to: Option<Selector>,
    /// `cost`, `attack`, … : each value between its bounds
    pub bands: Vec<Band>,
    /// `other`: not this card itself
    pub other: bool,
    /// `side`: controlled by the player on that side of the combat
    pub side: Option<Side>,
    /// `among`: one of the cards stored under this name, without the `$`
    pub among: Option<String>,
    /// `not`
    pub not: Option<Box<Filter>>,
}

/// What a name is compared with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NameIs {
    /// `"same"`: the name of this card
    Same,
    /// A `name_id`.
    Id(String),
}

/// A part in the combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Combatant {
    /// `"attacker"`
    Attacker,
    /// `"defender"`
    Defender,
    /// `true`
    Yes,
    /// `false`
    No,
}

/// A side of the combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// `"attacking"`
    Attacking,
    /// `"defending"`
    Defending,
}

/// Bounds for a value: `{ min, max, printed }`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Band {
    /// Which value.
    pub stat: Stat,
    /// At least.
    pub min: Option<i8>,
    /// At most.
    pub max: Option<i8>,
    /// The printed value instead of the current one (DN-184).
    pub printed: bool,
}

/// How many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Number {
    /// An integer.
    Fixed(i8),
    /// `{ count = filter, times, plus, max }`
    Count {
        /// What is counted.
        filter: Box<Filter>,
        /// How often each counts.
        times: i8,
        /// What is added.
        plus: i8,
        /// At most.
        max: Option<i8>,
    },
    /// `{ stat, of, printed }`
    Stat {
        /// Which value.
        stat: Stat,
        /// Of which card.
        of: Selector,
        /// The printed value instead of the current one.
        printed: bool,
    },
    /// `{ amount = true }`: the amount of the trigger
    Amount,
}

/// How two numbers compare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `=`
    Equal,
    /// `>=`
    AtLeast,
    /// `>`
    More,
}

/// What a player can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holding {
    /// `gold`
    Gold,
    /// `prestige`
    Prestige,
    /// `hand`: cards in it
    Hand,
    /// `deck`: cards in it
    Deck,
    /// `discard`: cards in it
    Discard,
}

/// Where a discarded card came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum From {
    /// `hand`
    Hand,
    /// `deck`
    Deck,
}

/// What must hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// `{ count = filter, op, n }`
    Count {
        /// What is counted.
        filter: Filter,
        /// How it compares.
        op: Op,
        /// With what.
        n: i8,
    },
    /// `{ is = selector, filter }`
    Is {
        /// Which card.
        card: Selector,
        /// What it must fit.
        filter: Filter,
    },
    /// `{ has, whose, op, n }`
    Has {
        /// What is counted.
        what: Holding,
        /// Whose; `you` or `opponent`.
        whose: Player,
        /// How it compares.
        op: Op,
        /// With what.
        n: i8,
    },
    /// `{ attack = "melee" / "ranged" }`
    Attack(Mode),
    /// `{ in_combat = true, side }`
    InCombat {
        /// On which side you are, if that matters.
        side: Option<Side>,
    },
    /// `{ passed_definitively = "you" / "opponent" }`
    PassedDefinitively(Player),
    /// `{ manoeuvre = "supply" / "tactic", whose }`
    Manoeuvre {
        /// The subtype of the visible Manoeuvre.
        subtype: Subtype,
        /// Whose; `you` or `opponent`.
        whose: Player,
    },
    /// `{ happened = "discarded", whose, from, op, n }`: this turn
    Discarded {
        /// Whose cards.
        whose: Player,
        /// Where from, if that matters.
        from: Option<From>,
        /// How the number compares.
        op: Op,
        /// With what.
        n: i8,
    },
    /// `{ all = [..] }`
    All(Vec<Condition>),
    /// `{ any = [..] }`
    Any(Vec<Condition>),
    /// `{ not = .. }`
    Not(Box<Condition>),
}
