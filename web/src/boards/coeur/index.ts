// The look of Cœur de Dragon.
import { holds } from '../../art/facts';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Card from './Card.svelte';

export default {
  Board,
  Card,
  // The figurine and the marker of the voyages have no type: they are no cards.
  pictured: (piece) => piece.face === 'down' || holds(piece.card, 'type'),
} satisfies BoardModule;
