// The look of Drakerion.
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Card from './Card.svelte';

export default { Board, Card, wordy: true } satisfies BoardModule;
