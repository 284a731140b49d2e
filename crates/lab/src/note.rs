//! What one watched game showed, as plain data that knows no game.

use antre_kernel::{Arg, Phrase, Seat};

/// What one game showed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Note {
    /// Each seat's share of the win.
    pub shares: Vec<f64>,
    /// Each seat's points.
    pub points: Vec<i32>,
    /// What each seat played where seats differ: a side, a faction, a deck.
    pub sides: Vec<Option<Phrase>>,
    /// Who decided first.
    pub first: Option<Seat>,
    /// How often the turn passed from one seat to another, and the first turn.
    pub turns: u32,
    /// How many legal moves there were at each decision.
    pub choices: Vec<u32>,
    /// What was used, scored, or happened.
    pub uses: Vec<Use>,
    /// What people call the parts of the groups.
    pub parts: Vec<(Group, String, Arg)>,
}

/// Something that was used, scored points or happened, how often, and whose it was.
#[derive(Clone, PartialEq, Debug)]
pub struct Use {
    /// What it was.
    pub thing: Thing,
    /// What people call it.
    pub label: Arg,
    /// Whose it was; nobody's if it concerned all.
    pub seat: Option<Seat>,
    /// How often.
    pub times: u32,
    /// What points it brought, where it is about points.
    pub points: i32,
}

/// A thing that can be counted: its group, and its code in there, which are the same in every language.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Thing {
    /// What it is one of.
    pub group: Group,
    /// The place or category it belongs to; empty where the group has none.
    pub part: String,
    /// Its code.
    pub code: String,
}

impl Thing {
    /// The thing of this code in a part of a group.
    pub fn of(group: Group, part: &str, code: &str) -> Thing {
        Thing { group, part: part.to_owned(), code: code.to_owned() }
    }
}

/// What kinds of things are counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Group {
    /// How a game ended.
    Ending,
    /// The points of a category on the score sheet.
    Category,
    /// A card that a seat chose to use, by the place where it lay.
    Card,
    /// A kind of move.
    Move,
    /// A card, legend or objective that scored, by its category.
    Scored,
    /// Something that happened.
    Event,
}

impl Group {
    /// Every group, in the order people ask.
    pub const ALL: [Group; 6] =
        [Group::Ending, Group::Category, Group::Card, Group::Move, Group::Scored, Group::Event];

    /// Its name in tables for machines.
    pub const fn code(self) -> &'static str {
        ["ending", "category", "card", "move", "scored", "event"][self as usize]
    }
}

impl Note {
    /// Remembers what a part of a group is called.
    pub fn name_part(&mut self, group: Group, part: &str, label: impl FnOnce() -> Arg) {
        if !self.parts.iter().any(|known| known.0 == group && known.1 == part) {
            self.parts.push((group, part.to_owned(), label()));
        }
    }

    /// Counts one more use of a thing by a seat.
    pub fn count(&mut self, thing: Thing, seat: Option<Seat>, points: i32, label: impl FnOnce() -> Arg) {
        match self.uses.iter_mut().find(|one| one.seat == seat && one.thing == thing) {
            Some(one) => {
                one.times += 1;
                one.points += points;
            }
            None => self.uses.push(Use { thing, label: label(), seat, times: 1, points }),
        }
    }
}
