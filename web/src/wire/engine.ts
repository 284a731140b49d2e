// Made from crates/wire by `cargo xtask wire`; do not edit.
import type { Id, LangCode, Next, LogEntry, Subject } from './common';
import type { GameInfo } from './game';
import type { Scene, Choice, Card, Term } from './scene';
import type { Outcome, Sheet } from './score';

/** One line of input: what is asked, under which id, and in which language the answer should speak. */
export type Request = {
  /** Given back with the answer. */
  id?: Id;
  /** The language of this answer; the engine's own if it is left out. */
  lang?: LangCode;
} & Ask;

/** What can be asked. */
export type Ask =
  | { do: 'hello' }
  | { do: 'games' }
  | {
      do: 'open';
      /** The game's short name. */
      game: string;
      /** A pack of the box by name, or another one as text; the default pack if left out. */
      pack?: Pack;
      /** How many play; the fewest the game allows if left out. */
      seats?: number;
      /** The options that differ from their default. */
      options?: { [key in string]: string };
      /** Who sits where, one text a seat. The name of a bot, such as `greedy`, marks the seat as a bot's. */
      players?: string[];
      /** Where chance starts; the table is then marked as practice. Secret chance if left out. */
      seed?: number;
      /** The lines of a written position to start from; the table is then marked as practice. */
      position?: string[];
    }
  | {
      do: 'status';
      /** The table's number. */
      table: number;
    }
  | {
      do: 'choices';
      /** The table's number. */
      table: number;
      /** The seat's letter. */
      seat: string;
    }
  | {
      do: 'play';
      /** The table's number. */
      table: number;
      /** The seat's letter. */
      seat: string;
      /** The move in notation. */
      move: string;
    }
  | {
      do: 'view';
      /** The table's number. */
      table: number;
      /** A seat's letter, or `S` for a spectator. */
      eye: string;
    }
  | {
      do: 'catalogue';
      /** The table's number. */
      table: number;
    }
  | {
      do: 'log';
      /** The table's number. */
      table: number;
      /** A seat's letter, or `S` for a spectator. */
      eye: string;
    }
  | {
      do: 'why';
      /** The table's number. */
      table: number;
      /** A seat's letter, or `S` for a spectator. */
      eye: string;
      /** What is asked about. */
      about: Subject;
    }
  | {
      do: 'score';
      /** The table's number. */
      table: number;
    }
  | {
      do: 'bot';
      /** The table's number. */
      table: number;
      /** The seat's letter. */
      seat: string;
      /** `random`, `greedy`, `search`, `search:5000` or `search:800ms`. */
      bot: string;
      /** Where the bot's own chance starts; drawn and told if left out. */
      seed?: number;
      /** Whether to play the move as well. */
      play?: boolean;
    }
  | {
      do: 'undo';
      /** The table's number. */
      table: number;
      /** The seat's letter. */
      seat: string;
      /** The other seats that agreed. */
      agreed?: string[];
    }
  | {
      do: 'resign';
      /** The table's number. */
      table: number;
      /** The seat's letter. */
      seat: string;
    }
  | {
      do: 'save';
      /** The table's number. */
      table: number;
    }
  | {
      do: 'load';
      /** What `save` gave. */
      text: string;
      /** Packs that are not in the box and may be the one it was played with. */
      packs?: PackGiven[];
    }
  | {
      do: 'record';
      /** The table's number. */
      table: number;
    }
  | {
      do: 'close';
      /** The table's number. */
      table: number;
    }
  | { do: 'quit' };

/** Which pack to play with. */
export type Pack = string | PackGiven;

/** A pack as text. */
export type PackGiven = {
  /** What to call it. */
  name: string;
  /** What it says, in TOML. */
  text: string;
};

/** One line of output: an answer and the id of its question. */
export type Reply = {
  /** The id that came with the question. */
  id?: Id;
} & Answer;

/** What can be answered. */
export type Answer =
  | {
      type: 'hello';
      /** The version of this protocol. */
      protocol: number;
      /** The version of the program. */
      antre: string;
      /** The short names of the games. */
      games: string[];
      /** The languages it speaks. */
      langs: string[];
    }
  | {
      type: 'games';
      /** All of them. */
      games: GameInfo[];
    }
  | ({ type: 'table' } & TableSummary)
  | {
      type: 'choices';
      /** The table's number. */
      table: number;
      /** Its version. */
      version: number;
      /** The seat that asked. */
      seat: string;
      /** What it may do; empty if it is not to act. */
      choices: Choice[];
    }
  | {
      type: 'view';
      /** The table's number. */
      table: number;
      /** Its version. */
      version: number;
      /** The eye that looks. */
      eye: string;
      /** What it sees. */
      scene: Scene;
    }
  | {
      type: 'catalogue';
      /** The table's number. */
      table: number;
      /** Every card that can lie face up, by its code. */
      cards: { [key in string]: Card };
      /** Every place, keyword, symbol and counter, by its id. */
      terms: { [key in string]: Term };
      /** What one plays for, in one line: one for each seat where sides differ, else one for all. */
      aims: string[];
      /** The steps of a turn or of a round, in order, by the ids of their words. */
      steps: string[];
      /** Whether one side simply wins: nothing is counted, and a table of points would say nothing. */
      duel: boolean;
    }
  | {
      type: 'log';
      /** The table's number. */
      table: number;
      /** Its version. */
      version: number;
      /** The eye that looked. */
      eye: string;
      /** What it perceived. */
      entries: LogEntry[];
    }
  | {
      type: 'why';
      /** The table's number. */
      table: number;
      /** Its version. */
      version: number;
      /** The eye that asked. */
      eye: string;
      /** How many choices there are; if none, the rest says why. */
      choices: number;
      /** Why there is none, for a person. */
      message?: string;
      /** The clause of the rulebook that fits best. */
      clause?: string;
    }
  | {
      type: 'score';
      /** The table's number. */
      table: number;
      /** Who won what. */
      outcome: Outcome;
      /** Where the points come from; absent after somebody gave up. */
      sheet?: Sheet;
      /** Who gave up, if somebody did. */
      resigned?: string;
    }
  | {
      type: 'bot';
      /** The table's number. */
      table: number;
      /** Its version, after the move if it was played. */
      version: number;
      /** The seat it thought for. */
      seat: string;
      /** The bot. */
      bot: string;
      /** Where its chance started. */
      seed: number;
      /** Its move in notation. */
      move: string;
      /** Its move in words. */
      label: string;
      /** Whether the move was played. */
      played: boolean;
      /** Who comes next. */
      next: Next;
    }
  | {
      type: 'saved';
      /** The table's number. */
      table: number;
      /** The sealed table. */
      text: string;
    }
  | {
      type: 'record';
      /** The table's number. */
      table: number;
      /** The open record. */
      text: string;
    }
  | {
      type: 'closed';
      /** The table's number. */
      table: number;
    }
  | { type: 'bye' }
  | ({ type: 'error' } & Fault);

/** A table, as anybody may know it. */
export type TableSummary = {
  /** Its number. */
  table: number;
  /** The game's short name. */
  game: string;
  /** The name of the pack. */
  pack: string;
  /** A hash of the pack's content. */
  pack_hash: string;
  /** How many play. */
  seats: number;
  /** Every option with its value. */
  options: { [key in string]: string };
  /** Who sits where: one text a seat; empty if nobody said. */
  players: string[];
  /** Its chance came from a small seed or a written position. */
  practice: boolean;
  /** Something was taken back that needed consent. */
  undone: boolean;
  /** Rises with everything that happens. */
  version: number;
  /** How many plies stand. */
  ply: number;
  /** Who comes next. */
  next: Next;
  /** Who gave up, if somebody did. */
  resigned?: string;
};

/** Why something could not be done. */
export type Fault = {
  /** What kind of mistake it is. */
  code: Code;
  /** What is wrong and what to do, for a person. */
  message: string;
  /** The clause of the rulebook it rests on. */
  clause?: string;
  /** The line of the pack, position or save that is wrong, from 1. */
  line?: number;
  /** The column, from 1. */
  column?: number;
};

/** Kinds of mistakes. The list is closed for one version of the protocol. */
export type Code =
  | 'not-json'
  | 'too-long'
  | 'bad-ask'
  | 'unknown-game'
  | 'unknown-table'
  | 'unknown-seat'
  | 'unknown-thing'
  | 'unknown-bot'
  | 'bad-open'
  | 'bad-save'
  | 'bad-move'
  | 'illegal'
  | 'not-to-act'
  | 'over'
  | 'not-over'
  | 'nothing-to-undo'
  | 'needs-consent'
  | 'too-many-tables'
  | 'no-chance';
