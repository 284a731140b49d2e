// Made from crates/wire by `cargo xtask wire`; do not edit.

/** Everything one eye sees of a table. */
export type Scene = {
  /** What is going on, in one sentence. */
  headline?: string;
  /** Which of the catalogue's steps of a turn this is. */
  step?: string;
  /** The places where pieces lie, in reading order. */
  zones: Zone[];
  /** Printed connections between zones. */
  links: Link[];
};

/** A place where pieces lie. */
export type Zone = {
  /** Its stable name, the same as in positions. */
  id: string;
  /** Whose it is; absent if it is shared. */
  owner?: string;
  /** What it is for: the id of a word in the catalogue. */
  purpose: string;
  /** What people call it. */
  name: string;
  /** The emblem of what it holds; empty if it holds anything. */
  emblem: string;
  /** Where it lies on a board shared by all. */
  spot?: Spot;
  /** Its pieces, bottom to top or left to right. */
  pieces: Piece[];
  /** What is so about it as a whole, as data. */
  facts?: { [key in string]: FactValue };
} & ZoneKind;

/** How the pieces of a zone lie. */
export type ZoneKind =
  | { kind: 'hand' }
  | { kind: 'pile' }
  | {
      kind: 'row';
      /** How many pieces fit; 0 if there is no limit. */
      places: number;
    }
  | {
      kind: 'grid';
      /** Columns. */
      cols: number;
      /** Rows. */
      rows: number;
    }
  | {
      kind: 'hex';
      /** How many rings there are around the middle. */
      radius: number;
    }
  | {
      kind: 'track';
      /** The last step. */
      end: number;
    }
  | {
      kind: 'counter';
      /** The number. */
      value: number;
    };

/** A cell of a grid. */
export type Spot = {
  /** Column, from the left. */
  col: number;
  /** Row, from the top. */
  row: number;
};

/** One thing that lies somewhere. */
export type Piece = {
  /** Its name in this scene. */
  id: string;
  /** Whose it is, where that is not said by the zone it lies in. */
  owner?: string;
  /** Where in its zone it lies, if the zone has cells. */
  at?: At;
  /** What is said about it. */
  marks?: string[];
  /** What differs now from what is printed, as data: what a screen draws instead of words. */
  facts?: { [key in string]: FactValue };
} & Face;

/** What is seen of a piece. */
export type Face =
  | {
      face: 'up';
      /** The code of the card: what is printed on it is in the catalogue. */
      card: string;
    }
  | {
      face: 'down';
      /** Which back. */
      back: string;
    };

/** A cell of a zone. */
export type At =
  | { cell: Spot }
  | {
      hex: {
        /** Along the row. */
        q: number;
        /** Down and to the right. */
        r: number;
      };
    }
  | { step: number };

/** A printed connection from one zone to another. */
export type Link = {
  /** The zone it starts at. */
  from: string;
  /** The zone it points to. */
  to: string;
};

/** One thing a seat may do now. */
export type Choice = {
  /** The move in notation. */
  move: string;
  /** The move in words. */
  label: string;
  /** The ids of the pieces, zones and cells of a grid it touches. */
  touches: string[];
};

/** All that is printed in one pack, in one language. */
export type Catalogue = {
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
};

/** The front of a card. */
export type Card = {
  /** Its code in notation. */
  code: string;
  /** What people call it. */
  name: string;
  /** The emblem of its suit, type or faction. */
  emblem: string;
  /** The number in its corner, if it bears one. */
  value?: number;
  /** What is printed on it beyond that, as one text. */
  text?: string;
  /** The same in parts that a screen can draw. */
  facts?: { [key in string]: FactValue };
  /** What it is and does, in one to three plain sentences. */
  help: string;
  /** The rule to read on. */
  clause: string;
};

/** A word of the game: a place, a keyword, a symbol, a counter. */
export type Term = {
  /** What people call it. */
  name: string;
  /** What it is and does, in one to three plain sentences. */
  help: string;
  /** The rule to read on. */
  clause: string;
};

/** The value of a fact. */
export type FactValue = boolean | number | string | FactValue[] | { [key in string]: FactValue };
