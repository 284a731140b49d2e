//! Cœur de Dragon, a capture game for two.
