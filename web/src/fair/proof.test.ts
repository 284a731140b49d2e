import { expect, it } from 'vitest';
import { alarming, compare, key, read } from './proof';
import type { Kept } from './kept';

/** Proofs that the first release left behind, and the keys of their rolls; crates/server/src/fair.rs knows one of them too. */
const KEYS: Record<string, string> = {
  aetherya: '860d6f7616b9944df730955b1aa63aa28dfb5aafdd368b8cf48f5230134bfd0e',
  coeur: 'edb1e9ec40bc180dbbf663eb796d0aea053decb7cbeb9743af5ead688983c8a3',
  drakerion: '49ae9816015ec0a22d4cb3ed5ff6af1039d2d62206dd69e590d1f08f13e2a7f9',
  drako: '4a7a70154601119ebc159286eb3d5f52f2e254c3d2bfd62c67adc7f7c21514f8',
  drarkane: '44fca9c59eca66e64f41e1768f4ddc1b1933b34876aa785229e38fb510accd7a',
};
const files = import.meta.glob<string>('../../../releases/0.1.0/proofs/*.txt', { query: '?raw', import: 'default', eager: true });
const text = (game: string) => files[`../../../releases/0.1.0/proofs/${game}.txt`] ?? '';
const proofOf = (game: string) => {
  const proof = read(text(game));
  if (!proof) throw new Error(game);
  return proof;
};
/** What the browser of seat B kept before the deal. */
const keptOf = (game: string): Kept => {
  const { table, commitment } = proofOf(game);
  return { table, commitment, added: { seat: 'B', text: 'luck of B' } };
};

it('derives the key of every real proof, and finds nothing wrong with them', () => {
  for (const [game, expected] of Object.entries(KEYS)) {
    const found = compare(proofOf(game), keptOf(game));
    expect(found).toEqual({ seed: true, table: true, commitment: 'same', added: 'same', key: expected });
    expect(alarming(found)).toBe(false);
  }
});
it('notices a contribution that was swapped for another', () => {
  const swapped = read(text('coeur').replace('added B luck of B', 'added B luck of C'));
  const found = swapped && compare(swapped, keptOf('coeur'));
  expect(found).toMatchObject({ seed: true, commitment: 'same', added: 'other' });
  expect(found && alarming(found)).toBe(true);
  expect(found?.key).not.toBe(KEYS['coeur']);
});
it('notices a contribution that was left out', () => {
  const cut = read(text('coeur').replace('added B luck of B\n', ''));
  expect(cut && compare(cut, keptOf('coeur')).added).toBe('other');
});
it('notices another seed: by its hash, or by the commitment that was shown before the deal', () => {
  const { seed } = proofOf('drako');
  const other = Array.from(seed, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const changed = read(text('coeur').replace(/^seed .*$/m, `seed ${other}`));
  expect(changed && compare(changed, keptOf('coeur'))).toMatchObject({ seed: false, commitment: 'same' });
  // A server that swaps seed and commitment together is consistent with itself, but not with what was kept.
  const both = read(text('coeur').replace(/^seed .*$/m, `seed ${other}`).replace(/^commitment .*$/m, `commitment ${proofOf('drako').commitment}`));
  const found = both && compare(both, keptOf('coeur'));
  expect(found).toMatchObject({ seed: true, commitment: 'other' });
  expect(found && alarming(found)).toBe(true);
});
it('notices the proof of another table', () => {
  const found = compare(proofOf('drako'), undefined, proofOf('coeur').table);
  expect([found.table, alarming(found)]).toEqual([false, true]);
});
it('says what it cannot know where nothing was kept, and alarms nobody', () => {
  const found = compare(proofOf('coeur'), undefined);
  expect(found).toMatchObject({ commitment: 'unknown', added: 'unknown', seed: true });
  expect(alarming(found)).toBe(false);
  const watched = compare(proofOf('coeur'), { table: '', commitment: proofOf('coeur').commitment });
  expect(watched).toMatchObject({ commitment: 'same', added: 'unknown' });
});
it('reads no proof that is none', () => {
  const right = text('coeur');
  for (const wrong of ['', 'antre proof 2\n', right.replace('antre proof 1', 'antre record 1'), right.replace(/^seed .*$/m, 'seed 12'), right.replace('added A', 'added C'), right.replace(/^commitment .*\n/m, ''), right.slice(0, 120)]) {
    expect(read(wrong)).toBeUndefined();
  }
  expect(read(right.replaceAll('\n', '\r\n'))).toEqual(proofOf('coeur'));
});
it('tells lists apart that join alike', () => {
  const seed = new Uint8Array(32).fill(7);
  expect(key(seed, ['ab', 'c'])).not.toBe(key(seed, ['a', 'bc']));
  expect(key(seed, ['', 'a'])).not.toBe(key(seed, ['a', '']));
});
