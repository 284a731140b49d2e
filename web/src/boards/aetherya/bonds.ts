// What the marks of a kingdom say about points, once each: which cells, through which portals, how many points.
import type { Sign, SignValue, Zone } from '../../wire';

/** One reason for points between two cells. */
export interface Bond {
  key: string;
  from: string;
  to: string;
  /** The portals between them, in order; none if they lie side by side. */
  way: string[];
  points: string;
  conflict: boolean;
}

const isSign = (value: SignValue | undefined): value is Sign =>
  typeof value === 'object' && !Array.isArray(value) && value !== null;
const text = (value: SignValue | undefined) => (typeof value === 'string' ? value : '');

function reasonsOf(zone: Zone): Map<string, { points: string; why: Sign }> {
  const reasons = new Map<string, { points: string; why: Sign }>();
  for (const piece of zone.pieces) {
    for (const sign of piece.signs ?? []) {
      const why = sign.values?.['why'];
      if (sign.key !== 'aetherya-mark' || !isSign(why)) continue;
      reasons.set(JSON.stringify(why), { points: text(sign.values?.['points']), why });
    }
  }
  return reasons;
}

/** A number written with a sign. */
export function signed(points: string): number {
  return Number(points.replace('−', '-')) || 0;
}

/** Every bond of a kingdom. */
export function bondsOf(zone: Zone): Bond[] {
  return [...reasonsOf(zone)].flatMap(([key, { points, why }]) => {
    const values = why.values ?? {};
    const conflict = why.key.startsWith('aetherya-why-conflict');
    const at = text(values['at']);
    const there = text(values['there']);
    if (there)
      return [{ key, from: at, to: there, way: text(values['way']).split(' ').filter(Boolean), points, conflict }];
    const tamers = Array.isArray(values['tamers']) ? values['tamers'].filter(isSign) : [];
    return tamers.map((tamer, number) => ({
      key: `${key} ${number}`,
      from: at,
      to: text(tamer.values?.['at']),
      way: text(tamer.values?.['way']).split(' ').filter(Boolean),
      points: '',
      conflict: false,
    }));
  });
}

/** The bonds through portals that leave a cell by the same portal, with their points together. */
export function waysOut(bonds: readonly Bond[]): { key: string; from: string; portal: string; points: number }[] {
  const ways = new Map<string, { key: string; from: string; portal: string; points: number }>();
  for (const bond of bonds) {
    const [portal] = bond.way;
    if (!portal || !bond.points) continue;
    const key = `${bond.from} ${portal}`;
    const way = ways.get(key) ?? { key, from: bond.from, portal, points: 0 };
    ways.set(key, { ...way, points: way.points + signed(bond.points) });
  }
  return [...ways.values()];
}

/** A number with its sign. */
export function withSign(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** What a kingdom is worth as it lies, with the legends its player took: the marks added up. */
export function worth(kingdom: Zone, legends: Zone | undefined): number {
  const land = [...reasonsOf(kingdom).values()].reduce((sum, { points }) => sum + signed(points), 0);
  const taken = (legends?.pieces ?? []).reduce(
    (sum, piece) => sum + (piece.face === 'up' ? (piece.card.value ?? 0) : 0),
    0,
  );
  return land + taken;
}

/** What people call a cell: the letter of its column and the number of its row. */
export function nameOfCell({ col, row }: { col: number; row: number }): string {
  return String.fromCharCode(97 + col) + (row + 1);
}

/** The column and row of a cell such as `b3`. */
export function cellOf(name: string): { col: number; row: number } {
  return { col: name.charCodeAt(0) - 97, row: Number(name.slice(1)) - 1 };
}
