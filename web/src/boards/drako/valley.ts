// Where the hexes of the valley lie, in units of the drawing.
import type { At } from '../../wire';

/** The side of a hex. */
export const SIDE = 60;
const WIDE = SIDE * Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}

/** The middle of a hex with pointed tops. */
export function middle(at: At | undefined): Point | undefined {
  if (!at || !('hex' in at)) return undefined;
  return { x: WIDE * (at.hex.q + at.hex.r / 2), y: SIDE * 1.5 * at.hex.r };
}

/** What people call a hex: the letter of its row from the top, and its number in the row. */
export function hexName(at: At | undefined, radius: number): string {
  if (!at || !('hex' in at)) return '';
  const { q, r } = at.hex;
  return String.fromCharCode(65 + r + radius) + (q - Math.max(-radius, -radius - r) + 1);
}

/** The corners of a hex around its middle, a little within its edge. */
export function corners(side = SIDE - 2): string {
  const points = Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6;
    return `${(side * Math.cos(angle)).toFixed(1)},${(side * Math.sin(angle)).toFixed(1)}`;
  });
  return points.join(' ');
}

/** A view box around the whole valley. */
export function box(radius: number): string {
  const wide = WIDE * (radius + 0.5) + 16;
  const high = SIDE * (1.5 * radius + 1) + 16;
  return [-wide, -high, 2 * wide, 2 * high].map((n) => n.toFixed(0)).join(' ');
}

/** What is drawn on the ground of a hex: always the same for the same hex, different from its neighbours. */
export function relief(at: At | undefined): number {
  return at && 'hex' in at ? (((at.hex.q * 7 + at.hex.r * 13) % 6) + 6) % 6 : 0;
}

/** A way between two middles that leaves the figures at its ends free. */
export function short(from: Point, to: Point, free = 34): { from: Point; to: Point } {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const part = far > 0 ? Math.min(free / far, 0.45) : 0;
  const along = (at: number) => ({ x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at });
  return { from: along(part), to: along(1 - part) };
}
