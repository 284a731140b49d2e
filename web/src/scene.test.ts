import { expect, test } from 'vitest';
import type { Card, Zone } from './wire';
import { addUp, NOTHING_PRINTED as none, sceneWith } from './scene';

const zone = (id: string, value: number): Zone => ({
  id,
  kind: 'counter',
  value,
  purpose: id,
  name: id,
  emblem: '',
  pieces: [],
});

test('news add up to the whole scene, in the order of the last', () => {
  const links = [{ from: 'a', to: 'b' }];
  const first = addUp(undefined, { headline: 'A plays', zones: [zone('a', 1), zone('b', 1)], links }, none);
  expect(first).toEqual({ headline: 'A plays', zones: [zone('a', 1), zone('b', 1)], links });
  const second = addUp(first, { zones: [zone('c', 3), 'b', zone('a', 2)] }, none);
  expect(second).toEqual({ zones: [zone('c', 3), zone('b', 1), zone('a', 2)], links });
  expect(second?.zones[1]).toBe(first?.zones[1]);
});

test('news of something never told are no scene', () => {
  expect(addUp(undefined, { zones: ['a'], links: [] }, none)).toBeUndefined();
  expect(addUp(undefined, { zones: [] }, none)).toBeUndefined();
  expect(addUp(sceneWith({ zones: [zone('a', 1)], links: [] }, none), { zones: ['b'] }, none)).toBeUndefined();
});

test('cards are looked up in what was printed, and one nobody printed shows its code', () => {
  const card: Card = { code: 'CO3', name: 'Coffre', emblem: 'CO', help: '', clause: 'CD-35' };
  const hand: Zone = {
    ...zone('hand', 0),
    pieces: [
      { id: 'hand/0', face: 'up', card: 'CO3' },
      { id: 'hand/1', face: 'up', card: '??' },
      { id: 'hand/2', face: 'down', back: 'back' },
    ],
  };
  const { zones } = sceneWith({ zones: [hand], links: [] }, { ...none, cards: { CO3: card } });
  expect(zones[0]?.pieces.map((piece) => (piece.face === 'up' ? piece.card.name : piece.back))).toEqual([
    'Coffre',
    '??',
    'back',
  ]);
});
