import { expect, it } from 'vitest';
import type { SafeStorage } from './storage';
import { forget, keep, seatAt, seats } from './seats';

function storage(text?: string): SafeStorage {
  let kept = text ?? null;
  return { getItem: () => kept, setItem: (_key, value) => void (kept = value), removeItem: () => void (kept = null) };
}
const seat = (table: string, when: number) => ({ table, game: 'coeur', seat: 'A', secret: 's', when, over: false });

it('keeps seats, the newest first, one a table', () => {
  const kept = storage();
  keep(seat('one', 1), kept);
  keep(seat('two', 2), kept);
  keep({ ...seat('one', 3), over: true }, kept);
  expect(seats(kept).map((each) => each.table)).toEqual(['one', 'two']);
  expect(seatAt('one', kept)?.over).toBe(true);
  forget('one', kept);
  expect(seatAt('one', kept)).toBeUndefined();
});
it('leaves out what is spoilt', () => {
  expect(seats(storage('nonsense'))).toEqual([]);
  expect(seats(storage(JSON.stringify([null, { table: 1 }, seat('one', 1)])))).toHaveLength(1);
});
it('never holds more than it should', () => {
  const kept = storage();
  for (let at = 0; at < 80; at += 1) keep(seat(`t${at}`, at), kept);
  expect(seats(kept)).toHaveLength(60);
});
