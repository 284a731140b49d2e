// The symbols of Drarkane, and what a slot asks for.
import { holds, numberOf, thingOf, wordOf, wordsOf } from '../../art/facts';
import { drawings } from '../../art/symbols';
import type { Piece, Zone } from '../../scene';

export const symbols = drawings(
  import.meta.glob<string>('../../art/symbols/drarkane/*.svg', { eager: true, query: '?raw', import: 'default' }),
);

/** What an open slot asks for. */
export interface Asked {
  /** The flames that fit; none if any does. */
  flames: string[];
  /** Whether a Sorcerer may stand in. */
  joker: boolean;
  /** A limit such as `≥6`. */
  limit: string;
  /** What is left of a sum. */
  sum: number | undefined;
}

/** What a slot asks for that still is open; nothing for a card that lies there. */
export function askedBy(piece: Piece): Asked | undefined {
  const asks = piece.face === 'up' ? thingOf(piece.card, 'asks') : undefined;
  if (!asks) return undefined;
  const [min, max] = [numberOf(asks, 'min'), numberOf(asks, 'max')];
  const same = min !== undefined && min === max;
  const limit = same ? `=${min}` : (min === undefined ? '' : `≥${min}`) + (max === undefined ? '' : `≤${max}`);
  return {
    flames: wordsOf(asks, 'flames'),
    joker: holds(asks, 'joker'),
    limit: limit + wordOf(asks, 'rank'),
    sum: numberOf(piece, 'left'),
  };
}

/** The order in which a trick is laid: letters of seats, and a word for whoever has none. */
export function orderOf(trick: Zone | undefined): string[] {
  return wordsOf(trick, 'order');
}
