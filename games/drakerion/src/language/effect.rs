//! What abilities do: the steps of an effect, and what stands while a passive applies.

use super::{
    AbilityKind, At, Condition, Cost, Filter, Keyword, KeywordId, Number, Player, Selector, Stat, Target,
    Zone,
};

/// One step of an effect: `{ do, …, if }`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What is done.
    pub verb: Verb,
    /// `if`
    pub condition: Option<Condition>,
    /// Where it stands.
    pub at: At,
}

/// What can be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verb {
    /// `damage`
    Damage {
        /// To which.
        to: Selector,
        /// How much.
        n: Number,
    },
    /// `heal`
    Heal {
        /// Which.
        to: Selector,
        /// How much.
        n: Number,
    },
    /// `shield`
    Shield {
        /// To which.
        to: Selector,
        /// How many.
        n: Number,
    },
    /// `modify`
    Modify {
        /// Which.
        to: Selector,
        /// Which value.
        stat: Stat,
        /// By how much.
        n: Number,
        /// `for`
        until: Duration,
    },
    /// `grant`
    Grant {
        /// To which.
        to: Selector,
        /// What.
        what: Granted,
        /// `for`
        until: Duration,
    },
    /// `lose`
    Lose {
        /// Which.
        to: Selector,
        /// What.
        what: Lost,
        /// `for`
        until: Duration,
    },
    /// `incline`
    Incline(Selector),
    /// `straighten`
    Straighten(Selector),
    /// `move`
    Move(Selector),
    /// `redirect`
    Redirect(Selector),
    /// `cancel_attack`
    CancelAttack,
    /// `attack`
    Attack {
        /// Who attacks.
        who: Selector,
        /// Whom.
        against: Selector,
        /// How.
        mode: Way,
    },
    /// `destroy`
    Destroy(Selector),
    /// `discard`
    Discard {
        /// From whose hand.
        who: Player,
        /// How many.
        n: Number,
        /// Which.
        filter: Filter,
        /// Who picks.
        pick: Among,
    },
    /// `mill`
    Mill {
        /// Whose deck.
        who: Player,
        /// How many.
        n: Number,
        /// `store`: the name under which the cards can be found again, without the `$`
        store: Option<String>,
    },
    /// `draw`
    Draw {
        /// Who draws.
        who: Player,
        /// How many.
        n: Number,
    },
    /// `gold`
    Gold {
        /// Whose.
        who: Player,
        /// How much, signed.
        n: Number,
    },
    /// `prestige`
    Prestige {
        /// Whose.
        who: Player,
        /// How much, signed.
        n: Number,
    },
    /// `search`
    Search {
        /// Where: own deck or discard pile.
        zone: Zone,
        /// For what.
        filter: Filter,
        /// How many.
        n: u8,
        /// Where to.
        dest: Dest,
    },
    /// `look`
    Look {
        /// Who looks at the own deck.
        who: Player,
        /// How many cards.
        n: Number,
    },
    /// `put`
    Put {
        /// Which card.
        card: Selector,
        /// Where to.
        dest: PutDest,
    },
    /// `deploy`
    Deploy {
        /// Which card.
        card: Selector,
        /// On whose side: `you` or `opponent`.
        side: Player,
    },
    /// `attach`
    Attach {
        /// Which Attachment.
        card: Selector,
        /// To which Character.
        to: Selector,
    },
    /// `choose`
    Choose {
        /// What can be chosen.
        options: Vec<Group>,
        /// How many of them.
        n: u8,
    },
    /// `cost`: the gold cost of such cards changes
    Cost {
        /// Which cards.
        filter: Filter,
        /// By how much.
        n: i8,
        /// `next`: only of the next so many such cards
        next: Option<u8>,
        /// `for`
        until: Duration,
    },
    /// `unless`: the effect happens if `who` does not pay
    Unless {
        /// Who may pay: `you` or `opponent`.
        who: Player,
        /// What.
        cost: Vec<Cost>,
        /// What happens otherwise.
        effect: Vec<Step>,
    },
    /// `may`: the user may pay for the effect
    May {
        /// What is paid.
        cost: Vec<Cost>,
        /// What happens then.
        effect: Vec<Step>,
    },
}

/// A part of an effect with targets of its own: an option of `choose`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// `target`
    pub targets: Vec<Target>,
    /// `effect`
    pub effect: Vec<Step>,
}

/// How long something lasts (`for`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Duration {
    /// `combat`
    Combat,
    /// `turn`
    Turn,
    /// `stay`
    Stay,
}

/// What can be granted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Granted {
    /// `keyword`
    Keyword(Keyword),
    /// `ability`: the id of an `[[ability]]`
    Ability(String),
}

/// What can be lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lost {
    /// `keyword`
    Keyword(KeywordId),
    /// `kind`
    Kind(AbilityKind),
    /// `all = true`: every ability and keyword
    All,
    /// `printed = true`: every printed ability and keyword
    Printed,
}

/// How an ability makes a Character attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// `any`
    Any,
    /// `melee`
    Melee,
    /// `ranged`
    Ranged,
}

/// Who picks a card to be discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Among {
    /// `owner`
    Owner,
    /// `you`
    You,
    /// `random`
    Random,
}

/// Where a search puts what it found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dest {
    /// `hand`
    Hand,
    /// `play`
    Play,
    /// `deck_top`
    DeckTop,
    /// `discard`
    Discard,
}

/// Where a card is put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PutDest {
    /// `hand`
    Hand,
    /// `deck_top`
    DeckTop,
    /// `deck_bottom`
    DeckBottom,
    /// `discard`
    Discard,
}

/// A standing effect of a passive: `{ op, …, if }`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// What stands.
    pub effect: StandingEffect,
    /// `if`
    pub condition: Option<Condition>,
    /// Where it stands.
    pub at: At,
}

/// What can stand while a passive applies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StandingEffect {
    /// `modify`
    Modify {
        /// Which.
        to: Selector,
        /// Which value.
        stat: Stat,
        /// By how much.
        n: Number,
    },
    /// `grant`
    Grant {
        /// To which.
        to: Selector,
        /// What.
        what: Granted,
    },
    /// `lose`
    Lose {
        /// Which.
        to: Selector,
        /// What.
        what: Lost,
    },
    /// `forbid`
    Forbid {
        /// Which.
        to: Selector,
        /// What.
        what: Forbidden,
    },
    /// `cost`
    Cost {
        /// Which cards.
        filter: Filter,
        /// By how much.
        n: i8,
        /// `first_each_turn`: only of the first such card a player plays each turn
        first_each_turn: bool,
    },
    /// `income`
    Income {
        /// Whose.
        whose: Player,
        /// Change of the gold.
        gold: i8,
        /// Change of the draw.
        draw: i8,
    },
}

/// What can be forbidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Forbidden {
    /// `attack`: any attack
    Attack,
    /// `melee`
    Melee,
    /// `ranged`
    Ranged,
    /// `intercept`
    Intercept,
    /// `be_attacked`
    BeAttacked,
    /// `be_moved`
    BeMoved,
    /// `straighten`
    Straighten,
}
