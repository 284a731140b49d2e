// The one list of boards. A game without its own look is played on the plain board.
import type { BoardModule } from './board';

type Load = () => Promise<BoardModule>;

const plain: Load = async () => ({
  Board: (await import('./plain/Board.svelte')).default,
  Card: (await import('./plain/Card.svelte')).default,
});

/** Each game's look is loaded when somebody sits down, so that the first page stays small. */
const boards: Readonly<Record<string, Load>> = {
  coeur: async () => (await import('./coeur')).default,
  aetherya: async () => (await import('./aetherya')).default,
  drako: async () => (await import('./drako')).default,
  drarkane: async () => (await import('./drarkane')).default,
  drakerion: async () => (await import('./drakerion')).default,
};

/** The look of a game. */
export function boardOf(game: string): Promise<BoardModule> {
  return (boards[game] ?? plain)();
}
