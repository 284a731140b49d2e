// What somebody else just played, to be shown large before it goes where it goes.
import type { Pace } from '../wire';
import type { Piece, Scene } from '../scene';
import type { Matched } from './match';

/** How long a card is shown at each pace, in milliseconds; bots answer a little slower than that. */
const SHOWN: Record<Pace, number> = { calm: 1500, normal: 720, brisk: 360, 'at-once': 0 };
/** More than that at once is a deal, or a board that is turned over. */
const MOST = 3;

export interface Shown {
  pieces: readonly Piece[];
  ms: number;
}

/** The cards that came into sight by another's move; none by one's own, at once, or where a whole hand did. */
export function shown(scene: Scene, matched: Matched, mine: boolean, pace: Pace): Shown | undefined {
  const ms = SHOWN[pace];
  if (mine || ms === 0) return undefined;
  const pieces = scene.zones
    .filter((zone) => zone.kind !== 'counter' && zone.kind !== 'track')
    .flatMap((zone) => zone.pieces)
    .filter((piece) => piece.face === 'up' && matched.fresh.has(piece.id));
  return pieces.length > 0 && pieces.length <= MOST ? { pieces, ms } : undefined;
}
