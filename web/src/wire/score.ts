// Made from crates/wire by `cargo xtask wire`; do not edit.

/** How a game ended. */
export type Outcome = {
  /** One entry a seat. */
  seats: SeatOutcome[];
  /** The seats that won, alone or together. */
  winners: string[];
};

/** How a game ended for one seat. */
export type SeatOutcome = {
  /** Whose it is. */
  seat: string;
  /** Its part of the win: shares add up to 1. */
  share: number;
  /** Its points by the rulebook. */
  points: number;
};

/** The explained result of a game. */
export type Sheet = {
  /** One column a seat. */
  seats: SeatSheet[];
  /** Who won and why, in one sentence. */
  verdict: string;
  /** The clause the verdict rests on. */
  clause: string;
};

/** The points of one seat. */
export type SeatSheet = {
  /** Whose they are. */
  seat: string;
  /** Their sum. */
  total: number;
  /** Where they come from. */
  rows: ScoreRow[];
};

/** One reason for points. */
export type ScoreRow = {
  /** The short name of the category, the same in every language. */
  category: string;
  /** What people call it. */
  name: string;
  /** The points it gives. */
  points: number;
  /** The cards it counts. */
  cards: CardPoints[];
  /** The clause that says so. */
  clause: string;
};

/** A card, or whatever else points come from, and what it is worth. */
export type CardPoints = {
  /** Its code in notation. */
  code: string;
  /** What people call it. */
  name: string;
  /** Its points. */
  points: number;
};
