// Where things lie on the plain board.
import type { At } from '../../wire';
import type { Piece, Zone } from '../../scene';

/** The cells of a grid in reading order, with what lies there. */
export function cellsOf(zone: Zone): (Piece | undefined)[] {
  if (zone.kind !== 'grid') return [];
  const cells: (Piece | undefined)[] = Array.from({ length: zone.cols * zone.rows });
  for (const piece of zone.pieces) {
    if (piece.at && 'cell' in piece.at) cells[piece.at.cell.row * zone.cols + piece.at.cell.col] = piece;
  }
  return cells;
}

/** What is shown of a zone: of a pile its top, of the rest everything. */
export function shownOf(zone: Zone): Piece[] {
  return zone.kind === 'pile' ? zone.pieces.slice(-1) : zone.pieces;
}

/** The number that says how much a zone holds. */
export function countOf(zone: Zone): string {
  if (zone.kind === 'counter') return String(zone.value);
  if (zone.kind === 'track') {
    const at = zone.pieces[0]?.at;
    return `${at && 'step' in at ? at.step : 0}/${zone.end}`;
  }
  return zone.kind === 'pile' || zone.kind === 'hand' ? String(zone.pieces.length) : '';
}

const SIDE = 10;
const TALL = SIDE * Math.sqrt(3);

/** The middle of a hex with pointed tops, in units of the drawing. */
export function hexCentre(at: At | undefined): { x: number; y: number } | undefined {
  if (!at || !('hex' in at)) return undefined;
  const { q, r } = at.hex;
  return { x: TALL * (q + r / 2), y: SIDE * 1.5 * r };
}

/** The corners of a hex around its middle. */
export const hexPoints = Array.from({ length: 6 }, (_, corner) => {
  const angle = (Math.PI / 3) * corner + Math.PI / 6;
  return `${(SIDE * Math.cos(angle)).toFixed(2)},${(SIDE * Math.sin(angle)).toFixed(2)}`;
}).join(' ');

/** A view box around a hexagon of hexes. */
export function hexBox(radius: number): string {
  const wide = TALL * (radius + 0.5) + 1;
  const high = SIDE * (1.5 * radius + 1) + 1;
  return `${-wide} ${-high} ${2 * wide} ${2 * high}`;
}
