// The look of Drarkane.
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Card from './Card.svelte';

export default {
  Board,
  Card,
  // The number of a bid has no emblem: it is no card.
  pictured: (piece) => piece.face === 'down' || piece.card.emblem !== '',
} satisfies BoardModule;
