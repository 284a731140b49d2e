// Made from crates/wire by `cargo xtask wire`; do not edit.

/** Everything public about a table but the play itself. */
export type RoomSummary = {
  /** Its name in links. */
  table: string;
  /** The game's short name. */
  game: string;
  /** The name of the pack. */
  pack: string;
  /** A hash of the pack's content. */
  pack_hash: string;
  /** Every option with its value. */
  options: { [key in string]: string };
  /** Where it stands. */
  status: Status;
  /** Who sits where. */
  seats: SeatSummary[];
  /** How many watch. */
  spectators: number;
  /** The clock, if there is one. */
  clock?: Clock;
  /** Whether people can talk here. */
  chat: boolean;
  /** Whether hints are given. */
  hints: boolean;
  /** How fast bots answer. */
  pace: Pace;
  /** How many hints were given to each seat, in order. */
  hinted: number[];
  /** SHA-256 of the secret seed, told before anything is dealt. */
  commitment: string;
  /** SHA-256 of what each seat will add to the chance, in order; empty where nothing was promised. */
  promises: string[];
  /** Everybody has promised: whoever did tells now what they add. */
  reveal: boolean;
  /** How often all had to promise anew, because one could not keep the promise. */
  rounds: number;
  /** What each seat added to the chance, in order; empty where nothing was, and before the deal. */
  contributions: string[];
  /** The secret seed, once the game is over. */
  seed?: string;
  /** The table where the same people play again. */
  rematch?: string;
  /** The bot that may play for people who are away, as agreed at the opening. */
  stand_in?: string;
  /** Why nothing can be played here any more, for a person. */
  frozen?: string;
};

/** How fast bots answer, so that people can follow. In words of people; the server knows how long each is. */
export type Pace = 'calm' | 'normal' | 'brisk' | 'at-once';

/** Where a table stands. */
export type Status = 'waiting' | 'running' | 'over' | 'frozen';

/** One seat. */
export type SeatSummary = {
  /** Its letter. */
  seat: string;
  /** Who sits there. */
  who: Who;
  /** What the player is called; empty while the seat is open. */
  name: string;
  /** What it plays where seats differ by more than their place; absent before the deal and where they do not. */
  side?: string;
  /** The bot that plays for the seat now. */
  bot?: string;
  /** Whether somebody is connected to it. */
  present: boolean;
  /** Whether it is ready for the deal: its player said so, or a bot plays. */
  ready: boolean;
  /** Whether the seat asks to take back. */
  asks_undo: boolean;
  /** Whether the seat would play again. */
  wants_rematch: boolean;
  /** Its clock, where the table has one. */
  clock?: ClockState;
  /**
   * In how many milliseconds the others may let the agreed bot play for it, should its player stay away; absent where
   * they may not.
   */
  stand_in_ms?: number;
};

/** Who sits in a seat. */
export type Who = 'open' | 'human' | 'bot';

/** How long people may think. */
export type Clock = {
  /** What is measured. */
  kind: ClockKind;
  /** How many seconds there are. */
  seconds: number;
  /** What happens when they are over. */
  then: OnTimeOut;
};

/** What a clock measures. */
export type ClockKind = 'move' | 'total';

/** What happens when time is over. */
export type OnTimeOut = 'claim' | 'bot';

/** How a seat's clock stands. */
export type ClockState = {
  /** Milliseconds left when this was said. */
  left_ms: number;
  /** Whether it is running. */
  running: boolean;
};
