import { beforeAll, expect, it, vi } from 'vitest';
import type { Ending } from '../wire';
import { speak } from '../words.svelte';
import { early, winner } from './ending';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});
const names = { A: 'Ada', B: 'Ben' };
const ending = (...winners: string[]): Ending => ({ outcome: { seats: [], winners } });

it('tells time that ran out as such, and not as giving up', () => {
  expect(early({ late: 'B' }, names)).toBe('Ben ran out of time.');
  expect(early({ resigned: 'B' }, names)).toBe('Ben resigns.');
  expect(early({}, names)).toBeUndefined();
});
it('tells who won to whoever looks', () => {
  expect(winner(ending('A'), names, 'A')).toBe('You win!');
  expect(winner(ending('A'), names, 'B')).toContain('Ada');
  expect(winner(ending('A', 'B'), names, null)).toContain('Ada, Ben');
  expect(winner(ending(), names, 'A')).not.toContain('Ada');
});
