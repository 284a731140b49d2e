// The look of Drako.
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { usesOf } from './symbols';

export default {
  Board,
  Card,
  // Figures, markers and hexes are drawn on the board alone: only a card may be played for something.
  pictured: (piece) => piece.face === 'down' || usesOf(piece.card).length > 0,
} satisfies BoardModule;
