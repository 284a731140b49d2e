//! The one list of the games of the house.
