import { expect, it } from 'vitest';
import { holds, numberOf, thingOf, thingsOf, wordOf, wordsOf } from './facts';

const told = {
  facts: { inclined: true, damage: 2, kind: 'city', met: ['A', 'B'], values: { hp: 3 }, bonds: [{ points: -1 }] },
};

it('finds what is so, and nothing else', () => {
  expect(holds(told, 'inclined')).toBe(true);
  expect(holds(told, 'shield')).toBe(false);
  expect(holds(undefined, 'inclined')).toBe(false);
  expect([numberOf(told, 'damage'), numberOf(told, 'kind')]).toEqual([2, undefined]);
  expect([wordOf(told, 'kind'), wordOf(told, 'damage')]).toEqual(['city', '']);
  expect([wordsOf(told, 'met'), wordsOf(told, 'kind')]).toEqual([['A', 'B'], []]);
  expect(numberOf(thingOf(told, 'values'), 'hp')).toBe(3);
  expect(thingsOf(told, 'bonds').map((bond) => numberOf(bond, 'points'))).toEqual([-1]);
  expect(thingOf(told, 'met')).toBeUndefined();
});
