// Made from crates/wire by `cargo xtask wire`; do not edit.

/** A game on the shelf. */
export type GameInfo = {
  /** Its short name. */
  id: string;
  /** Its title. */
  title: string;
  /** One line that makes people want to play. */
  tagline: string;
  /** Author and publisher of the box. */
  credit: string;
  /** How many can play. */
  players: Players;
  /** What the seats play where they differ from the start, in order; empty where they are alike. */
  sides: string[];
  /** What can be chosen when a table is opened. */
  options: OptionInfo[];
  /** The packs in the box, the default first. */
  packs: PackInfo[];
  /** Whether there is a score pad for the real box. */
  pad: boolean;
};

/** How many can play. */
export type Players = {
  /** The fewest. */
  min: number;
  /** The most. */
  max: number;
  /** How many, where nobody says otherwise. */
  usual: number;
};

/** One option of a game. */
export type OptionInfo = {
  /** Its short name. */
  id: string;
  /** What people call it. */
  name: string;
  /** What may be chosen; the first is the default. */
  values: string[];
  /** What people call each of them, in the same order. */
  labels: string[];
  /** What it does. */
  help: string;
  /** The clause it comes from. */
  clause: string;
};

/** A pack in the box. */
export type PackInfo = {
  /** Its name. */
  name: string;
  /** What people call it. */
  title: string;
  /** A hash of its content. */
  hash: string;
  /** Where its data comes from. */
  origin: string;
};
