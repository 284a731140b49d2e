import { expect, test } from 'vitest';
import type { Piece, Scene, Zone } from '../../scene';
import { captures, stillNews } from './captures';

const back = (zone: string, at: number): Piece => ({ id: `${zone}/${at}`, face: 'down', back: 'back' });
const cards = (zone: string, n: number) => Array.from({ length: n }, (_, at) => back(zone, at));
const space = (code: string, n: number): Zone => ({
  id: code === 'ship' ? 'ship' : `board ${code}`,
  kind: 'pile',
  purpose: code,
  name: code,
  emblem: code === 'ship' ? '' : code,
  spot: { col: 0, row: 0 },
  pieces: cards(code, n),
});
const captured = (owner: string, n: number): Zone => ({
  id: `captured ${owner}`,
  kind: 'pile',
  purpose: 'captured',
  name: '',
  emblem: '',
  owner,
  pieces: cards('captured', n),
});
const table = (spaces: Record<string, number>, taken: [number, number]): Scene => ({
  zones: [
    captured('A', taken[0]),
    captured('B', taken[1]),
    ...Object.entries(spaces).map(([code, n]) => space(code, n)),
  ],
  links: [
    { from: 'board DF', to: 'board CO' },
    { from: 'board HE', to: 'board PR' },
    { from: 'board HE', to: 'ship' },
    { from: 'board NV', to: 'ship' },
  ],
});

test('a pile that an arrow points to goes to whoever took it', () => {
  const found = captures(table({ DF: 0, CO: 3 }, [2, 0]), table({ DF: 1, CO: 0 }, [2, 3]));
  expect(found).toMatchObject([{ seat: 'B', from: 'board CO', by: 'board DF', n: 3 }]);
});

test('those who embark are not taken for what they took', () => {
  const found = captures(table({ HE: 1, PR: 1, ship: 0 }, [0, 0]), table({ HE: 0, PR: 0, ship: 2 }, [1, 0]));
  expect(found).toMatchObject([{ seat: 'A', from: 'board PR', by: 'board HE', n: 1 }]);
});

test('a space that takes itself takes what was played besides', () => {
  const found = captures(table({ NA: 3 }, [0, 0]), table({ NA: 0 }, [4, 0]));
  expect(found).toMatchObject([{ seat: 'A', from: 'board NA', by: undefined, n: 4 }]);
});

test('the ship leaves with its hold, and a turn taken back takes nothing', () => {
  const [before, after] = [table({ NV: 2, ship: 4 }, [0, 0]), table({ NV: 0, ship: 0 }, [0, 4])];
  expect(captures(before, after)).toMatchObject([{ seat: 'B', from: 'ship', by: 'board NV', n: 4 }]);
  expect(captures(after, before)).toEqual([]);
});

test('what was taken is news until that seat plays again', () => {
  const after = table({ DF: 1, CO: 0 }, [0, 3]);
  const [taken] = captures(table({ DF: 0, CO: 3 }, [0, 0]), after);
  if (!taken) throw new Error('nothing was taken');
  const latest = { B: taken };
  expect(stillNews(latest, after, ['A'])).toEqual(latest);
  expect(stillNews(latest, after, [])).toEqual(latest);
  expect(stillNews(latest, after, ['B'])).toEqual({});
});

test('what was given back is no news', () => {
  const before = table({ DF: 0, CO: 3 }, [0, 2]);
  const [taken] = captures(before, table({ DF: 1, CO: 0 }, [0, 5]));
  if (!taken) throw new Error('nothing was taken');
  expect(stillNews({ B: taken }, before, ['A'])).toEqual({});
});
