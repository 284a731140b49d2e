//! What happens at a table, step by step, as it is stored: one reader and one writer.

use crate::Time;
use antre_host::AnyTable;
use antre_kernel::{Seat, SeatSet};

const PLAYER: &str = "player ";

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// A seat played.
    Move {
        /// Who.
        seat: Seat,
        /// What, in notation.
        notation: String,
    },
    /// A seat took back.
    Undo {
        /// Who.
        seat: Seat,
    },
    /// A seat gave up.
    Resign {
        /// Who.
        seat: Seat,
    },
    /// A seat lost because its time was over.
    TimeLost {
        /// Who.
        seat: Seat,
    },
    /// From here on another plays for a seat.
    Player {
        /// Whose seat it is.
        seat: Seat,
        /// Who plays, as the record says it.
        who: String,
    },
}

impl Step {
    /// Whose step it is.
    pub fn seat(&self) -> Seat {
        match self {
            Step::Move { seat, .. }
            | Step::Undo { seat }
            | Step::Resign { seat }
            | Step::TimeLost { seat }
            | Step::Player { seat, .. } => *seat,
        }
    }

    /// As it is stored.
    pub fn write(&self) -> String {
        match self {
            Step::Move { seat, notation } => format!("{seat} {notation}"),
            Step::Undo { seat } => format!("undo {seat}"),
            Step::Resign { seat } => format!("resign {seat}"),
            Step::TimeLost { seat } => format!("time {seat}"),
            Step::Player { seat, who } => format!("{PLAYER}{seat} {who}"),
        }
    }

    /// Reads what is stored of a table with this number of seats.
    pub fn read(text: &str, seats: u8) -> Option<Step> {
        let (word, rest) = text.split_once(' ')?;
        let seat = |letter: &str| Seat::read(letter, seats);
        Some(match word {
            "undo" => Step::Undo { seat: seat(rest)? },
            "resign" => Step::Resign { seat: seat(rest)? },
            "time" => Step::TimeLost { seat: seat(rest)? },
            "player" => {
                let (letter, who) = rest.split_once(' ')?;
                Step::Player { seat: seat(letter)?, who: who.to_owned() }
            }
            letter => Step::Move { seat: seat(letter)?, notation: rest.to_owned() },
        })
    }

    /// Lets it happen again; nothing if it cannot.
    pub(crate) fn again(&self, table: &mut dyn AnyTable) -> Option<()> {
        match self {
            // It was agreed to when it was played.
            Step::Undo { seat } => table.undo(*seat, SeatSet::NONE, SeatSet::NONE).ok().map(|_| ()),
            Step::Resign { seat } | Step::TimeLost { seat } => {
                table.resign(*seat);
                Some(())
            }
            Step::Move { seat, notation } => table.play(*seat, notation).ok(),
            Step::Player { seat, who } => {
                let proposed = table.propose_player(*seat, who.clone())?;
                table.accept(proposed).then_some(())
            }
        }
    }
}

/// A step as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredStep {
    /// Its number, from 0.
    pub n: i64,
    /// What [`Step::write`] made of it.
    pub text: String,
    /// The fingerprint of the truth after it.
    pub fingerprint: i64,
    /// When.
    pub at: Time,
    /// How many milliseconds the seat thought.
    pub spent: i64,
}

/// The last step after which clocks run: that another plays for a seat costs nobody time.
pub fn last_timed(steps: &[StoredStep]) -> Option<&StoredStep> {
    steps.iter().rev().find(|step| !step.text.starts_with(PLAYER))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_read_as_it_was_written() {
        let steps = [
            ("A CO1+CO2", Step::Move { seat: Seat::A, notation: "CO1+CO2".into() }),
            ("undo B", Step::Undo { seat: Seat::B }),
            ("resign A", Step::Resign { seat: Seat::A }),
            ("time B", Step::TimeLost { seat: Seat::B }),
            ("player A lanterne", Step::Player { seat: Seat::A, who: "lanterne".into() }),
            ("player B human Anna B", Step::Player { seat: Seat::B, who: "human Anna B".into() }),
        ];
        for (text, step) in steps {
            assert_eq!(step.write(), text);
            assert_eq!(Step::read(text, 2), Some(step));
        }
        for text in ["", "A", "C CO1", "undo C", "undo", "resign", "time A B", "player A", "player C x"] {
            assert_eq!(Step::read(text, 2), None, "{text}");
        }
    }
}
