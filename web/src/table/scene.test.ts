import { expect, test } from 'vitest';
import type { Zone } from '../wire';
import { addUp } from './scene';

const zone = (id: string, value: number): Zone => ({ id, kind: 'counter', value, name: id, emblem: '', pieces: [] });

test('news add up to the whole scene, in the order of the last', () => {
  const links = [{ from: 'a', to: 'b' }];
  const first = addUp(undefined, { headline: 'A plays', zones: [zone('a', 1), zone('b', 1)], links });
  expect(first).toEqual({ headline: 'A plays', zones: [zone('a', 1), zone('b', 1)], links });
  const second = addUp(first, { zones: [zone('c', 3), 'b', zone('a', 2)] });
  expect(second).toEqual({ zones: [zone('c', 3), zone('b', 1), zone('a', 2)], links });
  expect(second?.zones[1]).toBe(first?.zones[1]);
});

test('news of something never told are no scene', () => {
  expect(addUp(undefined, { zones: ['a'], links: [] })).toBeUndefined();
  expect(addUp(undefined, { zones: [] })).toBeUndefined();
  expect(addUp({ zones: [zone('a', 1)], links: [] }, { zones: ['b'] })).toBeUndefined();
});
