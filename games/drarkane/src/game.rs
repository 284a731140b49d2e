//! The box opened: the game as it was built, its options, and what its tables say.

use crate::card::{Card, Cards, Flame};
use crate::catalogue::Fronts;
use crate::objective::{Objective, When};
use crate::state::Set;
use crate::zone::Needs;
use antre_kernel::{Names, Setup};
use antre_stage::{OFF_OR_ON, OptionSpec};

/// The game, built from a pack, a number of players and options.
#[derive(Clone, Debug)]
pub struct Drarkane {
    pub(crate) setup: Setup,
    pub(crate) origin: Names,
    /// How many people play.
    pub(crate) players: u8,
    /// How many seats play cards: the Fallen King and the Demon too.
    pub(crate) sides: u8,
    /// Cards a hand (DR-17, DR-163).
    pub(crate) hand_size: u8,
    /// The cards of this number of players (DR-12 to DR-16).
    pub(crate) cards: Cards,
    /// The same one by one, for shuffling.
    pub(crate) card_list: Vec<u8>,
    pub(crate) treasures: bool,
    pub(crate) teams: bool,
    /// Whether nothing is asked after an Obscure lead (DR-41).
    pub(crate) silent_obscure: bool,
    pub(crate) half: Half,
    /// How strong each card is, for each rule of winning and each asked colour.
    pub(crate) strength: Box<[[u8; 64]; 16]>,
    pub(crate) dragons: Vec<Dragon>,
    /// What each dragon needs; those beyond the pack need nothing and accept nothing.
    pub(crate) needs: Box<[Needs; 32]>,
    pub(crate) objectives: Vec<Objective>,
    /// What scenes show of dragons and objectives.
    pub(crate) fronts: Fronts,
}

/// A dragon of the pack.
#[derive(Clone, Debug)]
pub(crate) struct Dragon {
    pub(crate) id: String,
    pub(crate) names: Names,
    pub(crate) terror: u8,
    pub(crate) slots: Vec<Slot>,
}

/// One slot of a dragon, for people to read.
#[derive(Clone, Debug)]
pub(crate) struct Slot {
    pub(crate) flames: Vec<Flame>,
    pub(crate) min: Option<u8>,
    pub(crate) max: Option<u8>,
    pub(crate) influence: Option<bool>,
    pub(crate) sum: Option<u8>,
}

/// Half of an odd Terror (DR-103).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Half {
    Down,
    Up,
    /// Everything is counted in half points.
    Exact,
}

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { id: "treasures", key: "drarkane-option-treasures", values: OFF_OR_ON, clause: "DR-24" },
    OptionSpec { id: "teams", key: "drarkane-option-teams", values: OFF_OR_ON, clause: "DR-187" },
    OptionSpec {
        id: "lead_colour",
        key: "drarkane-option-lead-colour",
        values: &["first_arcane", "none_after_obscure"],
        clause: "DR-41",
    },
    OptionSpec {
        id: "low_sorcerer_white",
        key: "drarkane-option-low-sorcerer-white",
        values: &["wins", "loses"],
        clause: "DR-60",
    },
    OptionSpec {
        id: "high_sorcerer_obscure",
        key: "drarkane-option-high-sorcerer-obscure",
        values: &["excluded", "included"],
        clause: "DR-63",
    },
    OptionSpec {
        id: "half_terror",
        key: "drarkane-option-half-terror",
        values: &["down", "up", "exact"],
        clause: "DR-103",
    },
];

impl Drarkane {
    /// How many people play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// How many seats play cards: one more than players if the Fallen King or the Demon plays.
    pub fn sides(&self) -> u8 {
        self.sides
    }

    /// The Combat cards of this number of players.
    pub fn deck(&self) -> Cards {
        self.cards
    }

    /// How many cards a hand has at the start of a round.
    pub fn hand_size(&self) -> usize {
        self.hand_size.into()
    }

    /// All dragons of the pack.
    pub fn all_dragons(&self) -> Set {
        Set::first(self.dragons.len())
    }

    /// All objectives of the pack.
    pub fn all_objectives(&self) -> Set {
        Set::first(self.objectives.len())
    }

    /// The Terror of a dragon (DR-10).
    #[inline]
    pub fn terror(&self, dragon: u8) -> u8 {
        self.dragons.get(usize::from(dragon)).map_or(0, |dragon| dragon.terror)
    }

    /// The number of a dragon in the pack, by its id.
    pub fn dragon(&self, id: &str) -> Option<u8> {
        self.dragons.iter().position(|dragon| dragon.id == id).map(|index| index as u8)
    }

    /// The id of a dragon.
    pub fn dragon_id(&self, dragon: u8) -> &str {
        self.dragons.get(usize::from(dragon)).map_or("?", |dragon| &dragon.id)
    }

    /// The number of an objective in the pack, by its id.
    pub fn objective(&self, id: &str) -> Option<u8> {
        self.objectives.iter().position(|objective| objective.id == id).map(|index| index as u8)
    }

    /// The id of an objective.
    pub fn objective_id(&self, objective: u8) -> &str {
        self.objectives.get(usize::from(objective)).map_or("?", |objective| &objective.id)
    }

    /// The points of an objective.
    pub fn objective_points(&self, objective: u8) -> u8 {
        self.objectives.get(usize::from(objective)).map_or(0, |objective| objective.points)
    }

    /// Whether an objective is met at once, not at the end of the round.
    pub fn is_instant(&self, objective: u8) -> bool {
        self.objectives
            .get(usize::from(objective))
            .is_some_and(|objective| !matches!(objective.when, When::End(_)))
    }

    /// Whether one person plays against the Demon.
    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// How many dragons lie open at the start of a round (DR-20, DR-143, DR-164).
    pub(crate) fn dragons_at_start(&self) -> usize {
        self.players.into()
    }
}

/// The cards a hand has at the start of a round (DR-17, DR-163).
pub(crate) fn hand_size(players: u8) -> u8 {
    match players {
        1 => 10,
        2 | 3 => 14,
        4 => 11,
        5 => 9,
        _ => 8,
    }
}

/// The cards of a number of players (DR-12 to DR-16, DR-162).
pub(crate) fn deck(players: u8) -> Cards {
    let mut cards = Cards::FULL;
    let (knights, trumps): (usize, &[u8]) = match players {
        2 | 3 => (3, &[1, 5, 10]),
        4 => (2, &[1, 10]),
        5 => (1, &[10]),
        _ => (0, &[]),
    };
    (0..knights).for_each(|_| cards.take(Card::KNIGHT));
    trumps.iter().for_each(|&force| cards.take(Card::arcane(3, force)));
    cards
}
