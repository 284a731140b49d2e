import { expect, it } from 'vitest';
import { alarming, commitment, compare, kept, key, promise, read } from './proof';
import type { Witness } from './witness';

/** Proofs that the first release left behind, and the keys of their rolls; crates/room/src/fair/proof.rs knows one of them too. */
const KEYS: Record<string, string> = {
  aetherya: '860d6f7616b9944df730955b1aa63aa28dfb5aafdd368b8cf48f5230134bfd0e',
  coeur: 'edb1e9ec40bc180dbbf663eb796d0aea053decb7cbeb9743af5ead688983c8a3',
  drakerion: '49ae9816015ec0a22d4cb3ed5ff6af1039d2d62206dd69e590d1f08f13e2a7f9',
  drako: '4a7a70154601119ebc159286eb3d5f52f2e254c3d2bfd62c67adc7f7c21514f8',
  drarkane: '44fca9c59eca66e64f41e1768f4ddc1b1933b34876aa785229e38fb510accd7a',
};
const files = import.meta.glob<string>('../../../releases/0.1.0/proofs/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const text = (game: string) => files[`../../../releases/0.1.0/proofs/${game}.txt`] ?? '';
const proofOf = (game: string) => {
  const proof = read(text(game));
  if (!proof) throw new Error(game);
  return proof;
};
/** What the browser of seat B kept before the deal. */
const keptOf = (game: string): Witness => {
  const { table, commitment } = proofOf(game);
  return { table, commitment, added: { seat: 'B', text: 'luck of B' } };
};

it('derives the key of every real proof, and finds nothing wrong with them', () => {
  for (const [game, expected] of Object.entries(KEYS)) {
    const found = compare(proofOf(game), keptOf(game));
    expect(found).toEqual({
      seed: true,
      table: true,
      promises: true,
      rounds: 0,
      commitment: 'same',
      added: 'same',
      key: expected,
    });
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
  const both = read(
    text('coeur')
      .replace(/^seed .*$/m, `seed ${other}`)
      .replace(/^commitment .*$/m, `commitment ${proofOf('drako').commitment}`),
  );
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
  for (const wrong of [
    '',
    'antre proof 3\n',
    right.replace('table', 'rounds 1\ntable'),
    right.replace('antre proof 1', 'antre record 1'),
    right.replace(/^seed .*$/m, 'seed 12'),
    right.replace('added A', 'added C'),
    right.replace(/^commitment .*\n/m, ''),
    right.slice(0, 120),
  ]) {
    expect(read(wrong)).toBeUndefined();
  }
  expect(read(right.replaceAll('\n', '\r\n'))).toEqual(proofOf('coeur'));
});
it('tells lists apart that join alike', () => {
  for (const version of [1, 2] as const) {
    const of = (...added: string[]) => key({ version, table: 't', setup: '', seed: new Uint8Array(32).fill(7), added });
    expect(of('ab', 'c')).not.toBe(of('a', 'bc'));
    expect(of('', 'a')).not.toBe(of('a', ''));
  }
});

/** The record of a small game, as far as a browser reads it. */
const RECORD =
  'antre record 1\ngame coeur 1\npack default aff5b235d3797d91\nseats 2\noption first_player random\noption open_memory off\nseat A human Ada\nstart\n1 * deal\n';
const seed = new Uint8Array(32).fill(7);
const second = (more: { promised?: string; added?: string; rounds?: number } = {}) =>
  `antre proof 2\ntable a table\ncommitment ${commitment(2, 'a table', seed)}\nseed ${'07'.repeat(32)}\nrounds ${more.rounds ?? 1}\n` +
  `promised A -\npromised B ${more.promised ?? promise('a table', 'B', 1, 'zwei')}\nadded A ${''}\nadded B ${more.added ?? 'zwei'}\nrecord\n${RECORD}`;

it('knows the second version as the server does: the table is bound, and promises are kept', () => {
  expect(commitment(2, 'a table', seed)).toBe('e61d993d846dfb337cc5421239014423fedeac7bb2dd6e01300779b3bc1bc5f2');
  expect(promise('a table', 'B', 1, 'zwei')).toBe('7775e2982488c088b4b67a72405f905c4967095064801b88be5d7a9ca569f511');
  const proof = read(second());
  expect(proof && key({ ...proof, added: ['one', 'zwei'] })).toBe(
    '12fd2c61abfa6942943b363662f666202d4621a41e8eacefb1ba8ddd228907fb',
  );
  const found = proof && compare(proof, undefined);
  expect(found).toMatchObject({ seed: true, promises: true, rounds: 1 });
  expect(found && alarming(found)).toBe(false);
});
it('finds a promise that was not kept, made later, or never made', () => {
  for (const broken of [second({ added: 'drei' }), second({ rounds: 0 }), second({ promised: '-' })]) {
    const proof = read(broken);
    expect(proof && kept(proof)).toBe(false);
    expect(proof && alarming(compare(proof, undefined))).toBe(true);
  }
});
it('finds that the proof names another table than the one it was promised at', () => {
  const proof = read(second().replace('table a table', 'table another'));
  expect(proof && compare(proof, undefined)).toMatchObject({ seed: false, promises: false });
});
