// What a kingdom is worth and through what, from its facts: which cells, through which portals, how many points.
import { holds, numberOf, thingsOf, wordOf, wordsOf } from '../../art/facts';
import type { Zone } from '../../scene';

/** One reason for points between two cells. */
export interface Bond {
  key: string;
  from: string;
  to: string;
  /** The portals between them, in order; none if they lie side by side. */
  way: string[];
  /** None where another bond of the same cell has the points already. */
  points: number | undefined;
  conflict: boolean;
}

/** Every bond of a kingdom. */
export function bondsOf(zone: Zone): Bond[] {
  return thingsOf(zone, 'bonds').map((bond, at) => ({
    key: String(at),
    from: wordOf(bond, 'from'),
    to: wordOf(bond, 'to'),
    way: wordsOf(bond, 'way'),
    points: numberOf(bond, 'points'),
    conflict: holds(bond, 'conflict'),
  }));
}

/** The bonds through portals that leave a cell by the same portal, with their points together. */
export function waysOut(bonds: readonly Bond[]): { key: string; from: string; portal: string; points: number }[] {
  const ways = new Map<string, { key: string; from: string; portal: string; points: number }>();
  for (const bond of bonds) {
    const [portal] = bond.way;
    if (!portal || bond.points === undefined) continue;
    const key = `${bond.from} ${portal}`;
    const way = ways.get(key) ?? { key, from: bond.from, portal, points: 0 };
    ways.set(key, { ...way, points: way.points + bond.points });
  }
  return [...ways.values()];
}

/** A number with its sign. */
export function withSign(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** What people call a cell: the letter of its column and the number of its row. */
export function nameOfCell({ col, row }: { col: number; row: number }): string {
  return String.fromCharCode(97 + col) + (row + 1);
}

/** The column and row of a cell such as `b3`. */
export function cellOf(name: string): { col: number; row: number } {
  return { col: name.charCodeAt(0) - 97, row: Number(name.slice(1)) - 1 };
}
