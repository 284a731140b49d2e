//! What a pack is compiled into: flat tables of small numbers that the rules play from.
//!
//! An ability is a run of [`Code`]: choosing targets, paying costs and taking effect are steps alike, so that a
//! moment in the middle of an ability is a place in this list and nothing more.

use crate::ids::DefId;
use crate::language::{
    AbilityKind, Among, BattleLine, CardType, Combatant, Dest, Duration, Forbidden, From, Holding, KeywordId,
    Mode, On, Op, Per, Player, PutDest, ReactionZone, Side, Stat, Subtype, Way, Whose, Zone,
};

/// No entry of a table.
pub(crate) const NONE: u16 = u16::MAX;

/// A run of entries of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Run {
    pub(crate) start: u16,
    pub(crate) end: u16,
}

impl Run {
    #[inline]
    pub(crate) fn of<T>(self, table: &[T]) -> &[T] {
        &table[usize::from(self.start)..usize::from(self.end)]
    }

    pub(crate) fn is_empty(self) -> bool {
        self.start == self.end
    }
}

/// A list of costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Costs {
    pub(crate) run: Run,
    /// One payment of the list may take away what another needs, so they are looked at together (DN-178).
    pub(crate) entangled: bool,
}

/// All tables of a pack.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tables {
    pub(crate) defs: Vec<Def>,
    pub(crate) abilities: Vec<Ability>,
    pub(crate) code: Vec<Code>,
    pub(crate) costs: Vec<Cost>,
    pub(crate) targets: Vec<Target>,
    pub(crate) filters: Vec<Filter>,
    pub(crate) bands: Vec<Band>,
    pub(crate) conditions: Vec<Condition>,
    pub(crate) numbers: Vec<Number>,
    pub(crate) standing: Vec<Standing>,
    pub(crate) triggers: Vec<Trigger>,
    /// The abilities that can be granted, by their number in the pack.
    pub(crate) granted: Vec<u16>,
    /// The first version of the rules by which the pack is played as it is now.
    pub(crate) since: u32,
}

/// One card as printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Def {
    pub(crate) card_type: CardType,
    pub(crate) cost: u8,
    /// Attack, ranged, riposte, hit points, prestige; by [`Stat`].
    pub(crate) values: [i8; 5],
    /// It has the icon for ranged attacks (DN-74).
    pub(crate) shoots: bool,
    pub(crate) named: bool,
    /// A bit for each [`KeywordId`].
    pub(crate) keywords: u8,
    /// The traits of Attachments that its No Attachment lets through (DN-157).
    pub(crate) except: u128,
    pub(crate) traits: u128,
    /// What its name is compared by.
    pub(crate) name: u16,
    /// The faction's number; 0 if it has none.
    pub(crate) faction: u8,
    pub(crate) subtype: Subtype,
    pub(crate) gold: u8,
    pub(crate) draw: u8,
    pub(crate) initiative: u8,
    pub(crate) setup: Vec<DefId>,
    pub(crate) abilities: Run,
    /// A bit for each [`AbilityKind`] it has.
    pub(crate) kinds: u8,
    /// What its standing effects touch: a bit for each of the five values, then grants, losses, prohibitions, costs,
    /// income.
    pub(crate) touches: u16,
    /// A bit for each event its reactions answer to.
    pub(crate) answers: u32,
}

pub(crate) const TOUCHES_GRANT: u16 = 1 << 5;
pub(crate) const TOUCHES_LOSE: u16 = 1 << 6;
pub(crate) const TOUCHES_FORBID: u16 = 1 << 7;
pub(crate) const TOUCHES_COST: u16 = 1 << 8;
pub(crate) const TOUCHES_INCOME: u16 = 1 << 9;

impl Def {
    /// Nothing printed.
    pub(crate) const BLANK: Def = Def {
        card_type: CardType::Event,
        cost: 0,
        values: [0; 5],
        shoots: false,
        named: false,
        keywords: 0,
        except: 0,
        traits: 0,
        name: NONE,
        faction: 0,
        subtype: Subtype::Supply,
        gold: 0,
        draw: 0,
        initiative: 0,
        setup: Vec::new(),
        abilities: Run { start: 0, end: 0 },
        kinds: 0,
        touches: 0,
        answers: 0,
    };

    #[inline]
    pub(crate) fn has(&self, kind: AbilityKind) -> bool {
        self.kinds >> kind as u8 & 1 == 1
    }
}

/// One ability.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ability {
    pub(crate) kind: AbilityKind,
    pub(crate) forced: bool,
    pub(crate) zone: ReactionZone,
    pub(crate) trigger: u16,
    pub(crate) condition: u16,
    /// How often, and in what time; 0 for no limit.
    pub(crate) limit: u8,
    pub(crate) per: Per,
    pub(crate) costs: Costs,
    pub(crate) code: Run,
    pub(crate) standing: Run,
    /// The card it is printed on; none for an ability that is granted.
    pub(crate) def: DefId,
    /// Its number on that card, from 0, or among those that can be granted.
    pub(crate) number: u8,
    /// It speaks of the cards of its trigger.
    pub(crate) recalls_trigger: bool,
    /// What its standing effects touch; the bits of [`Def::touches`].
    pub(crate) touches: u16,
}

impl Ability {
    /// Whether it is printed on a card, and not one that cards are given.
    #[inline]
    pub(crate) fn is_printed(&self) -> bool {
        self.def != DefId::NONE
    }
}

/// One step of an ability, with the condition under which it is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Code {
    pub(crate) step: Step,
    pub(crate) condition: u16,
}

/// What a step does. Numbers, filters and the like are entries of the tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Choose cards for a variable.
    Target(u16),
    /// Pay a cost; the list it stands in ends at `end`.
    Pay {
        cost: u16,
        end: u16,
        who: Player,
        entangled: bool,
    },
    /// The state check after the costs (DN-182).
    Settle,
    Damage {
        to: Sel,
        n: u16,
    },
    Heal {
        to: Sel,
        n: u16,
    },
    Shield {
        to: Sel,
        n: u16,
    },
    Modify {
        to: Sel,
        stat: Stat,
        n: u16,
        until: Duration,
    },
    Grant {
        to: Sel,
        what: Grant,
        until: Duration,
    },
    Lose {
        to: Sel,
        what: Loss,
        until: Duration,
    },
    Incline(Sel),
    Straighten(Sel),
    Move(Sel),
    Redirect(Sel),
    CancelAttack,
    Attack {
        who: Sel,
        against: Sel,
        mode: Way,
    },
    Destroy(Sel),
    Discard {
        who: Player,
        n: u16,
        filter: u16,
        pick: Among,
    },
    Mill {
        who: Player,
        n: u16,
        store: bool,
    },
    Draw {
        who: Player,
        n: u16,
    },
    Gold {
        who: Player,
        n: u16,
    },
    Prestige {
        who: Player,
        n: u16,
    },
    Search {
        zone: Zone,
        filter: u16,
        n: u8,
        dest: Dest,
        shown: bool,
    },
    Look {
        who: Player,
        n: u16,
    },
    Put {
        card: Sel,
        dest: PutDest,
    },
    Deploy {
        card: Sel,
        side: Player,
    },
    Attach {
        card: Sel,
        to: Sel,
    },
    /// Choose one of so many options, so often; the options follow one after the other.
    Choose {
        options: u8,
        n: u8,
        end: u16,
    },
    /// The beginning of an option: the step behind its end.
    Option {
        next: u16,
    },
    /// The end of an option: back to the choice if more are to be chosen.
    EndOption {
        choose: u16,
    },
    Discount {
        filter: u16,
        n: i8,
        next: u8,
        until: Duration,
    },
    /// Ask whether the costs are paid; if not, go on at `otherwise`; the whole block is over at `end`.
    Ask {
        who: Player,
        costs: Costs,
        otherwise: u16,
        end: u16,
    },
    Jump(u16),
    End,
}

/// Which cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sel {
    This,
    Bearer,
    Attacker,
    Defender,
    TriggerCard,
    TriggerBy,
    Var(u8),
    Each(u16),
}

/// What is granted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Grant {
    Keyword(KeywordId),
    Ability(u8),
}

/// What is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Loss {
    Keyword(KeywordId),
    Kind(AbilityKind),
    All,
    Printed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cost {
    Gold(u8),
    Incline(Sel),
    InclineChosen { filter: u16, n: u8 },
    Discard { filter: u16, n: u8 },
    UnderDeck { filter: u16, n: u8 },
    Mill { n: u8, store: bool },
    Destroy(Sel),
    DestroyChosen { filter: u16, n: u8 },
    Damage { card: Sel, n: u8 },
    Move(Sel),
    Put { card: Sel, dest: PutDest },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Target {
    pub(crate) var: u8,
    pub(crate) filter: u16,
    pub(crate) min: u8,
    pub(crate) max: u8,
    pub(crate) chooser: Player,
}

/// The tests of a filter that most filters do not make.
pub(crate) mod test {
    pub(crate) const SUBTYPE: u16 = 1;
    pub(crate) const FACTION: u16 = 1 << 1;
    pub(crate) const LINE_OF: u16 = 1 << 2;
    pub(crate) const NAME: u16 = 1 << 3;
    pub(crate) const KEYWORD: u16 = 1 << 4;
    pub(crate) const COMBATANT: u16 = 1 << 5;
    pub(crate) const ATTACHED: u16 = 1 << 6;
    pub(crate) const BANDS: u16 = 1 << 7;
    pub(crate) const OTHER: u16 = 1 << 8;
    pub(crate) const SIDE: u16 = 1 << 9;
    pub(crate) const AMONG: u16 = 1 << 10;
    pub(crate) const NOT: u16 = 1 << 11;
    pub(crate) const NAMED: u16 = 1 << 12;
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Filter {
    pub(crate) zone: Zone,
    pub(crate) whose: Whose,
    /// A bit for each [`CardType`] that fits.
    pub(crate) types: u8,
    pub(crate) line: Option<BattleLine>,
    pub(crate) wounded: Option<bool>,
    pub(crate) inclined: Option<bool>,
    pub(crate) traits: u128,
    /// Which of the tests below are made.
    pub(crate) tests: u16,
    pub(crate) subtype: Subtype,
    pub(crate) faction: u8,
    pub(crate) line_of: Sel,
    /// A name; none for the name of the card itself.
    pub(crate) name: u16,
    pub(crate) named: bool,
    pub(crate) keyword: KeywordId,
    pub(crate) combatant: Combatant,
    pub(crate) attached_to: Sel,
    pub(crate) bands: Run,
    pub(crate) side: Side,
    pub(crate) not: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Band {
    pub(crate) stat: Stat,
    pub(crate) min: i8,
    pub(crate) max: i8,
    pub(crate) printed: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Number {
    Fixed(i8),
    Count { filter: u16, times: i8, plus: i8, max: i16 },
    Stat { stat: Stat, of: Sel, printed: bool },
    Amount,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Condition {
    Count { filter: u16, op: Op, n: i8 },
    Is { card: Sel, filter: u16 },
    Has { what: Holding, whose: Player, op: Op, n: i8 },
    Attack(Mode),
    InCombat(Option<Side>),
    PassedDefinitively(Player),
    Manoeuvre { subtype: Subtype, whose: Player },
    Discarded { whose: Player, from: Option<From>, op: Op, n: i8 },
    All(Vec<u16>),
    Any(Vec<u16>),
    Not(u16),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    pub(crate) effect: StandingEffect,
    pub(crate) condition: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StandingEffect {
    Modify { to: Sel, stat: Stat, n: u16 },
    Grant { to: Sel, what: Grant },
    Lose { to: Sel, what: Loss },
    Forbid { to: Sel, what: Forbidden },
    Cost { filter: u16, n: i8, first_each_turn: bool },
    Income { whose: Player, gold: i8, draw: i8 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Which {
    Any,
    Is(Sel),
    Fits(u16),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Trigger {
    pub(crate) on: On,
    pub(crate) card: Which,
    pub(crate) by: Which,
    pub(crate) attacker: Which,
    pub(crate) defender: Which,
    pub(crate) bearer: Which,
    pub(crate) by_manoeuvre: bool,
    pub(crate) mode: Option<Mode>,
    pub(crate) in_combat: Option<bool>,
    pub(crate) min: u8,
    pub(crate) whose: Whose,
    pub(crate) from: Option<From>,
    pub(crate) subtype: Option<Subtype>,
}
