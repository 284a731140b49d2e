//! Drakerion: banners, cities, manoeuvres and two lines of characters, with cards that are pure data.
