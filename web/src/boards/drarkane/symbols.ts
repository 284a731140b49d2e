// The symbols of Drarkane, and what its scenes tell: what a slot asks for, who plays together, how a round was scored.
import { holds, numberOf, numbersOf, thingOf, thingsOf, wordOf, wordsOf } from '../../art/facts';
import { drawings } from '../../art/symbols';
import type { Piece, Scene, Zone } from '../../scene';
import { zone as find } from '../board';

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

/** What stands beside the name of a team: a sun, a moon, a star. */
export const TEAM_SIGNS = [
  'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12 1.500v3M12 19.500v3M1.500 12h3M19.500 12h3M4.600 4.600l2.100 2.100M17.300 17.300l2.100 2.100M4.600 19.400l2.100-2.100M17.300 6.700l2.100-2.100',
  'M19 14.500A8 8 0 0 1 9.500 5a8 8 0 1 0 9.500 9.500z',
  'M12 2.500l2.900 6.300 6.900.8-5.100 4.700 1.400 6.800L12 17.700l-6.100 3.400 1.400-6.800L2.200 9.600l6.900-.8z',
];

/** The number of the team that a seat plays for; none where everybody plays alone. */
export function teamOf(scene: Scene, seat: string): number | undefined {
  return numberOf(find(scene, `score ${seat}`), 'team');
}

/** A round as it was written down. */
export interface RoundSheet {
  round: number;
  title: string;
  seats: string[];
  rows: { name: string; points: number[]; notes: string[] }[];
}

/** What everybody scored in the round before this one. */
export function sheetOf(scene: Scene): RoundSheet | undefined {
  const sheet = thingOf(find(scene, 'rounds'), 'sheet');
  if (!sheet) return undefined;
  const rows = thingsOf(sheet, 'rows').map((row) => ({
    name: wordOf(row, 'name'),
    points: numbersOf(row, 'points'),
    notes: wordsOf(row, 'notes'),
  }));
  return {
    round: numberOf(sheet, 'round') ?? 0,
    title: wordOf(sheet, 'title'),
    seats: wordsOf(sheet, 'seats'),
    rows,
  };
}

/** The order in which a trick is laid: letters of seats, and a word for whoever has none. */
export function orderOf(trick: Zone | undefined): string[] {
  return wordsOf(trick, 'order');
}
