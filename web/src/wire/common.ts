// Made from crates/wire by `cargo xtask wire`; do not edit.

/** What a program calls one of its questions. */
export type Id = number | string;

/** A language of the house. */
export type LangCode = 'fr' | 'en';

/** Who or what comes next. */
export type Next =
  | {
      who: 'seats';
      /** Their letters. */
      seats: string[];
    }
  | { who: 'chance' }
  | { who: 'over' };

/** One line of the log. */
export type LogEntry = {
  /** The ply that made it, from 1. */
  ply: number;
  /** The seat whose turn it belongs to; absent before the first move. */
  turn?: string;
  /** What happened. */
  text: string;
  /** What it speaks of: ids of pieces and zones, codes of cards; they may lie elsewhere by now. */
  mentions?: string[];
};

/** What somebody asks about. */
export type Subject = { thing: string } | { move: string };

/** What can be done with a thing, or why nothing. */
export type Explanation = {
  /** How many choices there are; if none, the rest says why. */
  choices: number;
  /** Why there is none, for a person. */
  message?: string;
  /** The clause of the rulebook that fits best. */
  clause?: string;
};
