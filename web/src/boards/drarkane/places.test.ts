// Dragons keep their niches.
import { expect, test } from 'vitest';
import type { Zone } from '../../scene';
import { settle } from './places';

const dragon = (id: string): Zone => ({
  id,
  purpose: 'dragon',
  kind: 'row',
  places: 0,
  name: id,
  emblem: '',
  pieces: [],
});
const named = (niches: ReturnType<typeof settle>) =>
  niches.map((niche) => (niche ? niche.zone.id + (niche.fallen ? ' fell' : '') : '-'));

test('whoever falls stays for a moment, and nobody moves', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(dragon) as [Zone, Zone, Zone, Zone];
  const first = settle([], [a, b, c], () => true);
  expect(named(first)).toEqual(['a', 'b', 'c', '-', '-', '-']);
  const fallen = settle(first, [a, c], () => true);
  expect(named(fallen)).toEqual(['a', 'b fell', 'c', '-', '-', '-']);
  expect(named(settle(fallen, [a, c, d], () => true))).toEqual(['a', 'b fell', 'c', 'd', '-', '-']);
  const gone = fallen.map((niche) => (niche?.fallen ? undefined : niche));
  expect(named(settle(gone, [a, c, d], () => true))).toEqual(['a', 'd', 'c', '-', '-', '-']);
});

test('where all niches are taken, the newcomer takes that of the fallen', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map(dragon);
  const fallen = settle(
    settle([], all, () => true),
    all.slice(1),
    () => true,
  );
  expect(named(settle(fallen, [...all.slice(1), dragon('g')], () => true))).toEqual(['g', 'b', 'c', 'd', 'e', 'f']);
});

test('what was cleared away or taken back did not fall', () => {
  const before = settle([], ['a', 'b'].map(dragon), () => true);
  expect(named(settle(before, ['c'].map(dragon), () => false))).toEqual(['c', '-', '-', '-', '-', '-']);
});
