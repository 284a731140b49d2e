import { expect, it } from 'vitest';
import { add, differs, witnessAt, see } from './witness';

const storage = () => {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  };
};

it('keeps the first commitment it was shown, whatever is said later', () => {
  const d = storage();
  see('t', 'first', d);
  see('t', 'second', d);
  expect(add({ table: 't', commitment: 'second', seat: 'B', round: 0 }, () => 'contribution', d)).toBe('contribution');
  expect(witnessAt('t', d)).toEqual({
    table: 't',
    commitment: 'first',
    added: { seat: 'B', text: 'contribution', round: 0 },
  });
});
it('adds the same however often it has to be sent, and something new for another seat or in another round', () => {
  const d = storage();
  let made = 0;
  const contribution = () => `contribution ${(made += 1)}`;
  const adds = (seat: string, round: number) => add({ table: 't', commitment: 'c', seat, round }, contribution, d);
  expect([adds('A', 0), adds('A', 0), adds('B', 0), adds('B', 1)]).toEqual([
    'contribution 1',
    'contribution 1',
    'contribution 2',
    'contribution 3',
  ]);
});
it('sees when a table speaks of another commitment or another addition', () => {
  const d = storage();
  add({ table: 't', commitment: 'c', seat: 'B', round: 0 }, () => 'mine', d);
  const kept = witnessAt('t', d)!;
  expect(differs(kept, { commitment: 'c', added: ['theirs', 'mine'] })).toBe(false);
  expect(differs(kept, { commitment: 'c', added: ['theirs', 'searched'] })).toBe(true);
  expect(differs(kept, { commitment: 'c', added: [] })).toBe(true);
  // Before the deal nothing has to be there yet.
  expect(differs(kept, { commitment: 'c' })).toBe(false);
  expect(differs(kept, { commitment: 'other', added: ['theirs', 'mine'] })).toBe(true);
});
it('keeps many tables, and takes what is spoilt for nothing', () => {
  const d = storage();
  for (let n = 0; n < 300; n += 1) see(`t${n}`, 'c', d);
  expect([witnessAt('t299', d)?.commitment, witnessAt('t0', d)]).toEqual(['c', undefined]);
  for (const spoilt of [
    '{',
    '7',
    '[null, 3, {"table": "t"}]',
    '[{"table": "t", "commitment": "c", "added": {"seat": 1}}]',
  ]) {
    d.setItem('antre.fair', spoilt);
    expect(witnessAt('t', d)).toBeUndefined();
  }
});
