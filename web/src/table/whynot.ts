// Why a thing cannot be used now. The page knows no rules, so it asks: it forms the move that would use this thing as
// another like it can be used, and lets the server refuse it with a clause.
import type { Choice, Piece, Scene } from '../wire';

function code(piece: Piece | undefined): string | undefined {
  return piece?.face === 'up' ? piece.card.code : undefined;
}

/** The notation of a move that is not among the choices, and would use the thing with this id; none if no analogy holds. */
export function analogy(scene: Scene, choices: readonly Choice[], id: string): string | undefined {
  const home = scene.zones.find((zone) => zone.pieces.some((piece) => piece.id === id));
  const wanted = code(home?.pieces.find((piece) => piece.id === id));
  if (!home || wanted === undefined) return undefined;
  const taken = new Set(choices.map((choice) => choice.move));
  for (const choice of choices) {
    for (const other of home.pieces) {
      const known = code(other);
      if (known === undefined || !choice.touches.includes(other.id)) continue;
      const move = swap(choice.move, known, wanted);
      if (move !== undefined && !taken.has(move)) return move;
    }
  }
  // Nothing like it can be used: naming it is the best question there is.
  return taken.has(wanted) ? undefined : wanted;
}

/** Puts one word in the place of another; none if it does not occur as a whole word. */
function swap(move: string, known: string, wanted: string): string | undefined {
  const at = move.indexOf(known);
  if (at < 0) return undefined;
  const before = move[at - 1];
  const after = move[at + known.length];
  const inWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
  if (inWord(before) || inWord(after)) return undefined;
  return move.slice(0, at) + wanted + move.slice(at + known.length);
}
