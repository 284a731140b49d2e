//! Players made of code, which see what their seat may see.
//!
//! Every bot is a [`Bot`](antre_kernel::Bot): it chooses from a view, and reaches possible worlds only through
//! [`Rules::sample`](antre_kernel::Rules::sample). Given the same rules, view and generator, a bot chooses the
//! same move; only a search with a time budget may think for longer on a faster machine.

mod beginner;
mod budget;
mod greedy;
mod random;
mod search;
mod tree;
mod value_net;
mod worker;

pub use beginner::Beginner;
pub use budget::Budget;
pub use greedy::Greedy;
pub use random::Random;
pub use search::{MoveStats, Objective, Report, Search};
pub use value_net::{MOST_VALUE, ValueNet, Weights};
