//! Abilities: when they work, what they cost and what they choose.

use super::{
    At, Condition, Filter, From, Mode, Player, PutDest, Selector, Standing, Step, Subtype, Which, Whose,
};

/// One ability of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ability {
    /// `id`: only of abilities that are granted.
    pub id: Option<String>,
    /// `kind`
    pub kind: AbilityKind,
    /// `forced` (DN-158)
    pub forced: bool,
    /// `when`: only of reactions
    pub when: Option<Trigger>,
    /// `zone`: only of reactions
    pub zone: ReactionZone,
    /// `if`
    pub condition: Option<Condition>,
    /// `limit`
    pub limit: Option<Limit>,
    /// `cost`, paid in order (DN-178)
    pub cost: Vec<Cost>,
    /// `target` (DN-182)
    pub targets: Vec<Target>,
    /// `effect`
    pub effect: Vec<Step>,
    /// `static`: only of passives
    pub standing: Vec<Standing>,
    /// Where it stands.
    pub at: At,
}

/// The kinds of abilities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum AbilityKind {
    /// `action` (DN-161)
    Action,
    /// `discard_action` (DN-162)
    DiscardAction,
    /// `combat` (DN-164)
    Combat,
    /// `deploy` (DN-165)
    Deploy,
    /// `destruction` (DN-167)
    Destruction,
    /// `reaction` (DN-170)
    Reaction,
    /// `passive` (DN-159)
    Passive,
}

/// Where the card of a reaction must be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ReactionZone {
    /// `play`: Banner, City and visible Manoeuvre included
    #[default]
    Play,
    /// `hand`
    Hand,
    /// `discard`
    Discard,
}

/// `{ n, per }`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// How often.
    pub n: u8,
    /// In what time.
    pub per: Per,
}

/// The time a limit counts for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Per {
    /// `combat`
    Combat,
    /// `turn`
    Turn,
    /// `game`
    Game,
}

/// What a reaction answers to. Only the keys that its event has can be given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trigger {
    /// `on`
    pub on: On,
    /// `card`
    pub card: Option<Which>,
    /// `by`
    pub by: Option<Which>,
    /// `by = "manoeuvre"`, of `drawn`
    pub by_manoeuvre: bool,
    /// `attacker`
    pub attacker: Option<Which>,
    /// `defender`
    pub defender: Option<Which>,
    /// `bearer`
    pub bearer: Option<Which>,
    /// `mode`
    pub mode: Option<Mode>,
    /// `in_combat`
    pub in_combat: Option<bool>,
    /// `min`
    pub min: Option<u8>,
    /// `whose`
    pub whose: Whose,
    /// `from`
    pub from: Option<From>,
    /// `subtype`
    pub subtype: Option<Subtype>,
}

/// The events that can be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum On {
    /// `deployed`
    Deployed,
    /// `destroyed`
    Destroyed,
    /// `left_play`
    LeftPlay,
    /// `attack_declared`
    AttackDeclared,
    /// `attack_redirected`
    AttackRedirected,
    /// `attack_cancelled`
    AttackCancelled,
    /// `damaged`
    Damaged,
    /// `healed`
    Healed,
    /// `moved`
    Moved,
    /// `inclined`
    Inclined,
    /// `straightened`
    Straightened,
    /// `played`
    Played,
    /// `attached`
    Attached,
    /// `drawn`
    Drawn,
    /// `discarded`
    Discarded,
    /// `revealed`
    Revealed,
    /// `gold_gained`
    GoldGained,
    /// `prestige_gained`
    PrestigeGained,
    /// `combat_ended`
    CombatEnded,
    /// `turn_ended`
    TurnEnded,
    /// `passed_definitively`
    PassedDefinitively,
}

/// One payment: `{ pay, … }`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cost {
    /// `gold`: `n`
    Gold(u8),
    /// `incline`
    Incline(Paid),
    /// `discard`: `n`, `filter`
    Discard {
        /// How many.
        n: u8,
        /// Which.
        filter: Filter,
    },
    /// `under_deck`: `n`, `filter`
    UnderDeck {
        /// How many.
        n: u8,
        /// Which.
        filter: Filter,
    },
    /// `mill`: `n`, and `store`
    Mill {
        /// How many.
        n: u8,
        /// The name under which the cards can be found again, without the `$`.
        store: Option<String>,
    },
    /// `destroy`
    Destroy(Paid),
    /// `damage`: `card`, `n`
    Damage {
        /// Which card.
        card: Selector,
        /// How much.
        n: u8,
    },
    /// `move`: `card`
    Move(Selector),
    /// `put`: `card`, `dest`
    Put {
        /// Which card.
        card: Selector,
        /// Where to.
        dest: PutDest,
    },
}

/// What a cost is paid with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Paid {
    /// `card`
    Card(Selector),
    /// `filter` and `n`: own cards
    Chosen {
        /// Which.
        filter: Filter,
        /// How many.
        n: u8,
    },
}

/// A choice of cards: `{ id, filter, n }`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// `id`, without the `$`
    pub id: String,
    /// `filter`
    pub filter: Filter,
    /// `min`; or `n`
    pub min: u8,
    /// `max`; or `n`
    pub max: u8,
    /// `chooser`: `you` or `opponent`
    pub chooser: Player,
    /// Where it stands.
    pub at: At,
}
