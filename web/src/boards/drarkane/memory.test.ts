import { expect, test } from 'vitest';
import type { Card, Piece, Scene, Zone } from '../../scene';
import { remember, wonAt, type Memory } from './memory';

const card = (code: string): Card => ({
  code,
  name: code,
  emblem: 'red',
  help: '',
  clause: '',
  facts: { flame: 'red' },
});
const up = (id: string, code: string): Piece => ({ id, face: 'up', card: card(code) });
const zone = (purpose: string, codes: (string | undefined)[], facts: Zone['facts'], more: object): Zone =>
  ({
    id: purpose,
    purpose,
    name: purpose,
    emblem: purpose === 'trick' ? 'red' : '',
    pieces: codes.flatMap((code, at) => (code === undefined ? [] : [up(`${purpose}/${at}`, code)])),
    facts,
    ...more,
  }) as Zone;

/** A table for three: what lies in the trick and in the discard pile, and what the trick tells. */
function scene(trick: (string | undefined)[], discard: string[], facts: Zone['facts'], round = 1): Scene {
  return {
    zones: [
      zone('trick', trick, facts, { kind: 'row', places: 3 }),
      zone('discard', discard, {}, { kind: 'pile' }),
      zone('rounds', [], {}, { kind: 'counter', value: round }),
    ],
    links: [],
  } as unknown as Scene;
}
const ORDER = { order: ['B', 'C', 'A'] };
const after = (...scenes: Scene[]) => scenes.reduce<Memory | undefined>(remember, undefined);
const codes = (memory: Memory | undefined) => memory?.trick.cards.map((each) => each?.code);

test('a trick whose cards are placed is remembered whole until the next lead', () => {
  const placing = scene(['r1', 'r2', 'r3'], [], { winner: 'A' });
  const cleared = scene([], ['r2'], { order: ['A', 'B', 'C'], winner: 'A' });
  const memory = after(scene(['r1', 'r2'], [], ORDER), placing, scene([undefined, 'r2'], [], { winner: 'A' }), cleared);
  expect(memory).toMatchObject({ over: true, trick: { order: ['B', 'C', 'A'], emblem: 'red' } });
  expect(codes(memory)).toEqual(['r1', 'r2', 'r3']);
  expect(wonAt(memory!.trick, cleared)).toBe(2);
  const led = remember(memory, scene(['g1'], ['r2'], { order: ['A', 'B', 'C'] }));
  expect(led).toMatchObject({ over: false });
  expect(codes(led)).toEqual(['g1', undefined, undefined]);
});

test('a card that was laid and cleared away at once is the one that came to lie open', () => {
  const cleared = scene([], ['b9', 'r1', 'r2', 'r3'], { order: ['C', 'A', 'B'], winner: 'C' });
  expect(codes(after(scene(['r1', 'r2'], ['b9'], ORDER), cleared))).toEqual(['r1', 'r2', 'r3']);
});

test('nothing is remembered from another round, nor by whoever just came', () => {
  expect(after(scene(['r1', 'r2'], [], ORDER), scene([], [], ORDER, 2))).toBeUndefined();
  expect(after(scene([], ['r1'], ORDER))).toBeUndefined();
});
