import { expect, it } from 'vitest';
import { spoken } from './spoken';

it('leaves a name that holds what is written', () => {
  expect(spoken('Forêt en b2', 'Forêt')).toBe('Forêt en b2');
  expect(spoken('Nain 1', '')).toBe('Nain 1');
});
it('says what is written first, and the rest after it', () => {
  expect(spoken('Nain 1', '1 Nain')).toBe('1 Nain');
  expect(spoken('Terreur 3', '3 Dragonnet')).toBe('3 Dragonnet, Terreur 3');
});
