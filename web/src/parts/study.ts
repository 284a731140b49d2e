// What a bot thinks of the moves of a finished game.
import type { StudiedMove } from '../wire';

/** A chance as people say it: `62 %`. */
export function percent(chance: number | undefined, lang: string): string {
  if (chance === undefined) return '';
  return new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }).format(chance);
}

/** The moves that cost the most, the dearest first; what cost next to nothing is no mistake. */
export function dearest(moves: readonly StudiedMove[], most = 5): StudiedMove[] {
  return moves
    .filter((move) => move.loss >= 0.05 && move.best !== move.move)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most);
}
