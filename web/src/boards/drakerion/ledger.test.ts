import { expect, it } from 'vitest';
import type { Piece, Scene, Zone } from '../../scene';
import { gains } from './ledger';

const figure = (id: string, name: string, kind = 'character'): Piece => ({
  id,
  face: 'up',
  card: { code: name, name, emblem: 'none', help: '', clause: '', facts: { kind } },
});
const line = (id: string, pieces: Piece[]) =>
  ({ id, kind: 'row', places: 0, purpose: 'front', name: id, pieces }) as unknown as Zone;
const counter = (seat: string, value: number) =>
  ({ id: `prestige ${seat}`, kind: 'counter', value, purpose: 'prestige', name: '', pieces: [] }) as unknown as Zone;
const scene = (a: number, b: number, front: Piece[]): Scene => ({
  zones: [counter('A', a), counter('B', b), line('front A', [figure('#1', 'Garde')]), line('front B', front)],
  links: [],
});

it('names whoever fell when prestige was gained', () => {
  const before = scene(3, 1, [figure('#2', 'Ithilas'), figure('#3', 'Brise-roc')]);
  expect(gains(before, scene(5, 1, [figure('#3', 'Brise-roc')]), ['A', 'B'])).toEqual([
    { seat: 'A', by: 2, fallen: ['Ithilas'] },
  ]);
});

it('names the Character that fell, not what it bore', () => {
  const before = scene(3, 1, [figure('#2', 'Ithilas'), figure('#4', 'Linge', 'attachment')]);
  expect(gains(before, scene(5, 1, []), ['A', 'B'])).toEqual([{ seat: 'A', by: 2, fallen: ['Ithilas'] }]);
});

it('knows no cause for what an ability gives or takes', () => {
  const front = [figure('#2', 'Ithilas')];
  expect(gains(scene(3, 1, front), scene(3, 2, front), ['A', 'B'])).toEqual([{ seat: 'B', by: 1, fallen: [] }]);
  expect(gains(scene(3, 1, front), scene(2, 1, front), ['A', 'B'])).toEqual([{ seat: 'A', by: -1, fallen: [] }]);
  expect(gains(scene(3, 1, front), scene(3, 1, []), ['A', 'B'])).toEqual([]);
});
