//! The laws every game obeys, golden playthroughs, signatures, and tiny games to prove them on.
