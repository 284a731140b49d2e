// Made from crates/wire by `cargo xtask wire`; do not edit.
import type { Id, LangCode, Next, LogEntry, Subject } from './common';
import type { Zone, Link, Choice, Catalogue } from './scene';
import type { Outcome, Sheet } from './score';
import type { RoomSummary, Pace } from './room';

/** One message of a player or spectator. */
export type ClientMessage = {
  /** Given back with the answer. */
  id?: Id;
} & Command;

/** What can be wanted at a table. */
export type Command =
  | {
      do: 'enter';
      /** The table's name. */
      table: string;
      /** The seat's secret; a spectator has none. */
      secret?: string;
      /** The language to speak. */
      lang?: LangCode;
    }
  | {
      do: 'ready';
      /** SHA-256 of what the player will add to the chance; nothing is added if it is left out. */
      promise?: string;
    }
  | {
      do: 'reveal';
      /** What the player adds to the chance: 1 to 64 letters. */
      contribution: string;
    }
  | {
      do: 'play';
      /** The version of the table that was seen. */
      version: number;
      /** The move in notation. */
      move: string;
    }
  | { do: 'resign' }
  | { do: 'undo' }
  | {
      do: 'consent';
      /** Whether it may. */
      agree: boolean;
    }
  | {
      do: 'say';
      /** What. */
      text: string;
    }
  | {
      do: 'wave';
      /** Which. */
      preset: Preset;
    }
  | {
      do: 'mute';
      /** The seat's letter. */
      seat: string;
      /** Whether it is silenced. */
      on: boolean;
    }
  | {
      do: 'pace';
      /** How fast. */
      pace: Pace;
    }
  | { do: 'hurry' }
  | {
      do: 'hand-over';
      /** The seat's letter; one's own if left out. */
      seat?: string;
      /** Which bot, for whoever plays against bots alone; the agreed one if left out. */
      bot?: string;
    }
  | { do: 'take-back' }
  | { do: 'claim-time' }
  | { do: 'hint' }
  | {
      do: 'why';
      /** The version of the table that was seen. */
      version: number;
      /** What is asked about. */
      about: Subject;
    }
  | {
      do: 'notify';
      /** An address that the operator allows. */
      url?: string;
    }
  | { do: 'rematch' }
  | { do: 'ping' };

/** The prepared things to say. */
export type Preset = 'hello' | 'luck' | 'well-played' | 'oops' | 'wait' | 'thanks' | 'good-game' | 'bye';

/** One message of the table. */
export type ServerMessage =
  | {
      type: 'welcome';
      /** A seat's letter, or `S` for a spectator. */
      eye: string;
      /** The version of this protocol. */
      protocol: number;
    }
  | ({ type: 'room' } & RoomSummary)
  | ({ type: 'catalogue' } & Catalogue)
  | ({ type: 'update' } & Update)
  | {
      type: 'done';
      /** The id that came with it. */
      id?: Id;
      /** The table's version now. */
      version: number;
    }
  | {
      type: 'refused';
      /** The id that came with it. */
      id?: Id;
      /** What kind of error it is. */
      code: ErrorCode;
      /** What is wrong and what to do, for a person. */
      message: string;
      /** The clause of the rulebook it rests on. */
      clause?: string;
    }
  | {
      type: 'undo-asked';
      /** The seat that asks. */
      by: string;
    }
  | {
      type: 'undo-refused';
      /** The seat that said no. */
      by: string;
    }
  | ({ type: 'chat' } & ChatMessage)
  | {
      type: 'hint';
      /** The version it looked at. */
      version: number;
      /** The move in notation. */
      move: string;
      /** The move in words. */
      label: string;
    }
  | {
      type: 'why';
      /** The id that came with the question. */
      id?: Id;
      /** The version it is about. */
      version: number;
      /** How many choices there are; if none, the rest says why. */
      choices: number;
      /** Why there is none, for a person. */
      message?: string;
      /** The clause of the rulebook that fits best. */
      clause?: string;
    }
  | ({ type: 'over' } & Ending)
  | { type: 'pong' }
  | {
      type: 'closing';
      /** Why, for a person. */
      message: string;
      /** Whether to come back in a moment. */
      again: boolean;
    };

/** What one eye sees of the play. */
export type Update = {
  /** The table's version: rises with everything that happens. */
  version: number;
  /** How many plies stand. */
  ply: number;
  /** Who comes next. */
  next: Next;
  /** What lies where, as far as it is news. */
  scene: SceneDelta;
  /** What this seat may do now. */
  choices: Choice[];
  /** Lines after this ply are replaced by those below. */
  log_after: number;
  /** What happened since, as this eye perceived it. */
  log: LogEntry[];
  /** What taking back would mean for this seat. */
  undo?: UndoOffer;
  /** Its chance came from a small seed or a written position. */
  practice: boolean;
  /** Something was taken back that needed consent. */
  undone: boolean;
};

/** What lies where, told to somebody who was told before: what is as it was goes by its name. */
export type SceneDelta = {
  /** What is going on, in one sentence. */
  headline?: string;
  /** Which of the catalogue's steps of a turn this is. */
  step?: string;
  /** The places where pieces lie, in reading order. */
  zones: ZoneDelta[];
  /** Printed connections between zones; absent if they are as they were. */
  links?: Link[];
};

/** A zone, or the id of one that is as it was in the last update on this socket. */
export type ZoneDelta = string | Zone;

/** What taking back would mean. */
export type UndoOffer = {
  /** Nobody has to agree. */
  free: boolean;
};

/** Something that was said. */
export type ChatMessage = {
  /** The seat that said it. */
  seat: string;
  /** In free words. */
  text?: string;
  /** Or as one of the prepared things. */
  preset?: Preset;
};

/** How a game ended. */
export type Ending = {
  /** Who won what. */
  outcome: Outcome;
  /** Where the points come from; absent after somebody gave up. */
  sheet?: Sheet;
  /** Who gave up, if somebody did. */
  resigned?: string;
  /** Who lost because their time was over, if somebody did. */
  late?: string;
};

/** Why something was not done. */
export type ErrorBody = {
  /** What kind of error it is. */
  code: ErrorCode;
  /** What is wrong and what to do, for a person. */
  message: string;
  /** The clause of the rulebook it rests on. */
  clause?: string;
};

/** Kinds of errors. The list is closed for one version of the protocol. */
export type ErrorCode =
  | 'not-json'
  | 'bad-ask'
  | 'too-large'
  | 'too-fast'
  | 'not-found'
  | 'not-allowed'
  | 'not-seated'
  | 'full'
  | 'too-many-tables'
  | 'bad-open'
  | 'not-yet'
  | 'stale'
  | 'bad-move'
  | 'illegal'
  | 'not-to-act'
  | 'over'
  | 'not-over'
  | 'nothing-to-undo'
  | 'needs-consent'
  | 'nobody-asks'
  | 'bot-seat'
  | 'time-left'
  | 'chat-off'
  | 'no-hints'
  | 'name-taken'
  | 'frozen'
  | 'internal';
