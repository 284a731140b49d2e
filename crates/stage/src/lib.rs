//! How a game shows itself: scenes, choices, words and explained scores.
