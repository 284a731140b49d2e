// Made from crates/wire by `cargo xtask wire`; do not edit.
import type { GameInfo } from './game';
import type { Scene, Catalogue } from './scene';
import type { Outcome, Sheet } from './score';
import type { Pace, Status, Clock } from './room';

/** A table to be opened. */
export type NewTable = {
  /** The game's short name. */
  game: string;
  /** The name of a pack of the box or of the server; the default pack if left out. */
  pack?: string;
  /** The options that differ from their default. */
  options?: { [key in string]: string };
  /** Who is to sit where, one entry a seat. */
  seats: SeatRequest[];
  /** What whoever opens the table is called. */
  name?: string;
  /** Whether the table stands in the lobby while seats are open. */
  listed?: boolean;
  /** Whether people can talk; they can if it is left out. */
  chat?: boolean;
  /** Whether hints are given although people play; whoever joins agrees to it. */
  hints?: boolean;
  /** How fast bots answer. */
  pace?: Pace;
  /** The clock, if one is wanted. */
  clock?: Clock;
  /** The bot that may play for people who are away; nobody may if it is left out. */
  stand_in?: string;
};

/** Who is to sit in a seat. */
export type SeatRequest =
  | { who: 'me' }
  | { who: 'open' }
  | {
      who: 'bot';
      /** A level (`brasier`, `brasier:800ms`), `random`, `greedy`, `search`, `search:5000` or `search:800ms`. */
      bot: string;
    };

/** A seat to be taken. */
export type Join = {
  /** What the player is called. */
  name: string;
  /** Which seat; the first open one if left out. */
  seat?: string;
};

/** A seat that was taken. The secret is told once; whoever has it plays the seat. */
export type Opened = {
  /** The table's name: the end of its link. */
  table: string;
  /** The seat, if one was taken. */
  seat?: string;
  /** Its secret. */
  secret?: string;
  /** SHA-256 of the seed that decides every roll. */
  commitment: string;
};

/** Coming back to a seat from another device. */
export type Return = {
  /** The seat's letter. */
  seat: string;
};

/** The tables with open seats. */
export type Lobby = {
  /** The newest first. */
  tables: LobbyEntry[];
};

/** A table with open seats. */
export type LobbyEntry = {
  /** Its name. */
  table: string;
  /** The game's short name. */
  game: string;
  /** Who waits. */
  names: string[];
  /** How many seats are open. */
  open: number;
};

/** A name and a password. */
export type Account = {
  /** The name. */
  name: string;
  /** The password. */
  password: string;
};

/** Signed in. */
export type Session = {
  /** Goes into the header `Authorization: Bearer …`. */
  token: string;
};

/** The tables of an account. */
export type Mine = {
  /** The account's name. */
  name: string;
  /** Its tables, the newest first. */
  tables: MyTable[];
};

/** A table of an account. */
export type MyTable = {
  /** Its name. */
  table: string;
  /** The account's seat. */
  seat: string;
  /** The game's short name. */
  game: string;
  /** Where it stands. */
  status: Status;
};

/** The games on the shelf. */
export type Games = {
  /** All of them, with the operator's own packs after those of the box. */
  games: GameInfo[];
  /** The bots that play all of them, the weakest first. */
  bots: BotInfo[];
  /** Whether people can make accounts here. */
  accounts: boolean;
  /** How addresses begin at which players may be told of their turn. */
  webhooks: string[];
};

/** A bot to play against. */
export type BotInfo = {
  /** How it is called in messages. */
  bot: string;
  /** How people call it. */
  name: string;
  /** How it plays. */
  about: string;
  /** Whether it is whom people play against unless they say otherwise. */
  usual: boolean;
};

/** What a bot thinks of the moves of a finished game. */
export type AnalysisReport = {
  /** How many plies it has looked at. */
  done: number;
  /** How many there are. */
  of: number;
  /** The moves it has an opinion of, in order. */
  moves: StudiedMove[];
};

/** What a bot thinks of a move that was played, from what the seat knew. */
export type StudiedMove = {
  /** The ply, from 1. */
  ply: number;
  /** Who played it. */
  seat: string;
  /** The move in notation. */
  move: string;
  /** The move in words. */
  label: string;
  /** The chance to win with it, from 0 to 1. */
  chance?: number;
  /** The move the bot would have played, in notation. */
  best: string;
  /** That move in words. */
  best_label: string;
  /** The chance to win with that. */
  best_chance?: number;
  /** How much of the chance to win was given away. */
  loss: number;
};

/** A pack that somebody brings. */
export type PackUpload = {
  /** The game's short name. */
  game: string;
  /** What the pack is to be called: small letters, digits and hyphens. */
  name: string;
  /** Its text. */
  text: string;
};

/** Clauses of a rulebook. */
export type Clauses = {
  /** In the order of the book. */
  clauses: ClauseInfo[];
};

/** One clause of a rulebook. */
export type ClauseInfo = {
  /** Its id. */
  id: string;
  /** The heading it stands under. */
  section: string;
  /** Whether the box says it, it follows, or we decided. */
  source: string;
  /** What it says. */
  text: string;
};

/** A finished game at one moment. */
export type ReplayFrame = {
  /** How many plies were made. */
  ply: number;
  /** How many there are. */
  plies: number;
  /** What is printed on the cards, if that was asked for. */
  catalogue?: Catalogue;
  /** What the eye saw. */
  scene: Scene;
  /** What happened at this ply, as the eye perceived it; nothing hidden where no eye was named. */
  log: string[];
  /** How it ended. */
  outcome?: Outcome;
};

/** A proof to be checked. */
export type VerifyRequest = {
  /** The text of the proof. */
  text: string;
};

/** What a proof proves. */
export type Verified = {
  /** Whether every roll follows from seed and contributions. */
  fair: boolean;
  /** How many rolls were checked. */
  rolls: number;
  /** What was found, for a person. */
  message: string;
};

/** A score pad to be scored. */
export type PadRequest = {
  /** What is written on it; an empty one gives a template. */
  text: string;
};

/** A score pad of the real box. */
export type Pad = {
  /** The pad as a tidy text, or a template to fill in. */
  text: string;
  /** What the columns are called. */
  names: string[];
  /** The points; absent for a template. */
  sheet?: Sheet;
};

/** How the server is. */
export type Health = {
  /** Whether tables can be stored. */
  ok: boolean;
  /** The version of the program. */
  antre: string;
};
