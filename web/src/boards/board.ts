// What every board is given and what it gives back. A board draws a scene and knows no rules:
// it says what was touched, and the table decides what that means.
import type { Component } from 'svelte';
import type { SeatSummary } from '../wire';
import type { Piece, Scene, Zone } from '../scene';

/** The two languages of the house. */
export type Lang = 'fr' | 'en';

/** How much may move. `reduced` means fades only, `off` means nothing at all. */
export type Motion = 'full' | 'reduced' | 'off';

/** What happened between the last scene and this one, for a trail on the board. */
export interface Trail {
  /** Pieces of this scene that came from elsewhere, are new, or were turned over. */
  readonly moved: ReadonlySet<string>;
  /** Zones of this scene that gained or lost something. */
  readonly zones: ReadonlySet<string>;
  /** The same in words, newest last. */
  readonly lines: readonly string[];
}

/** What a board is given. */
export interface BoardProps {
  /** What lies where, as this eye sees it. */
  scene: Scene;
  /** The letter of the seat that looks, or null for a spectator. */
  me: string | null;
  /** Who sits where. */
  seats: readonly SeatSummary[];
  /** The seats that may act now. */
  turn: readonly string[];
  /** Ids of pieces and zones that some remaining choice touches. */
  lit: ReadonlySet<string>;
  /** Ids already picked, in order. */
  picked: readonly string[];
  /** Ids that a hint or a hovered line of the list points at. */
  pointed: ReadonlySet<string>;
  /** What just happened. */
  last: Trail;
  lang: Lang;
  motion: Motion;
  /** A piece or zone was clicked, lit or not. The table narrows the choices, or says why not. */
  pick(id: string): void;
  /** Somebody wants to read a card at a large size. */
  look(piece: Piece): void;
}

/** What a card face is given; the same component serves hand, board, log, zoom and score sheet. */
export interface CardProps {
  piece: Piece;
  /** `hand` and `board` are for play; `zoom` is for reading; `chip` is a line high. */
  size: 'hand' | 'board' | 'zoom' | 'chip';
  lang: Lang;
}

/** A game's own look. */
export interface BoardModule {
  /** Draws every zone but those that lie in the tray (see `inTray`). Fills its parent, scrolls nothing on a desktop. */
  Board: Component<BoardProps>;
  /** Draws a card, a tile or a figure of the game, front or back. Fills the width it is given. */
  Card: Component<CardProps>;
  /** Whether a card at `zoom` bears all of its words; elsewhere they stand beside it. */
  wordy?: boolean;
  /** Whether `Card` has a picture of this piece; without this every piece has one. Figures, markers and places have none. */
  pictured?: (piece: Piece) => boolean;
}

/** Whether the frame draws this zone itself, in the tray at the player's thumb: one's own hand. */
export function inTray(zone: Zone, me: string | null): boolean {
  return zone.kind === 'hand' && zone.owner !== undefined && zone.owner === me;
}

/** The zone with this id. */
export function zone(scene: Scene, id: string): Zone | undefined {
  return scene.zones.find((each) => each.id === id);
}

/** The zones of a seat, or the shared ones for null. */
export function zonesOf(scene: Scene, seat: string | null): Zone[] {
  return scene.zones.filter((each) => (each.owner ?? null) === seat);
}

/** What a piece is called; its back says nothing, so the zone's name must. */
export function nameOf(piece: Piece, hidden = ''): string {
  if (piece.face === 'down') return hidden;
  const { name, value } = piece.card;
  // Some names say the number already.
  const base = value === undefined || name.includes(String(value)) ? name : `${name} ${value}`;
  return piece.marks?.length ? `${base} (${piece.marks.join(', ')})` : base;
}

/** What `touch` needs of a board. */
export type Touchable = Pick<BoardProps, 'lit' | 'picked' | 'pointed' | 'pick'>;

/**
 * Attributes that make an element, HTML or SVG, stand for a piece or a zone: spread them on it.
 * `data-id` lets pieces travel (see motion/travel.ts); `data-lit`, `data-picked` and `data-pointed` are for CSS.
 * Only what is lit is a button and can be reached with the keyboard; a click on anything else still asks why not.
 */
export function touch(board: Touchable, id: string, label: string) {
  const lit = board.lit.has(id);
  const picked = board.picked.includes(id);
  const common = {
    'data-id': id,
    'data-lit': lit || undefined,
    'data-picked': picked || undefined,
    'data-pointed': board.pointed.has(id) || undefined,
    'aria-label': label,
    onclick: (event: Event) => {
      event.stopPropagation();
      board.pick(id);
    },
  };
  if (!lit && !picked) return { ...common, role: 'img' as const };
  return {
    ...common,
    role: 'button' as const,
    tabindex: 0,
    'aria-pressed': picked,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      board.pick(id);
    },
  };
}
