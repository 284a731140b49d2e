import { expect, it } from 'vitest';
import type { Piece, Scene } from '../scene';
import { match } from './match';
import { shown } from './spotlight';

const card = (code: string) => ({ code, name: code, emblem: '', help: '', clause: '' });
const up = (id: string, code: string): Piece => ({ id, face: 'up', card: card(code) });
const down = (id: string): Piece => ({ id, face: 'down', back: 'back' });
const scene = (hand: Piece[], row: Piece[]): Scene => ({
  zones: [
    { id: 'hand B', kind: 'hand', owner: 'B', purpose: 'hand', name: '', emblem: '', pieces: hand },
    { id: 'row', kind: 'row', places: 0, purpose: 'row', name: '', emblem: '', pieces: row },
  ],
  links: [],
});
const before = scene([down('hand B/0'), down('hand B/1')], [up('row/0', 'old')]);
const after = scene([down('hand B/0')], [up('row/0', 'old'), up('row/1', 'new')]);

it('shows the card that another played, for as long as the pace allows', () => {
  const matched = match(before, after);
  expect(shown(after, matched, false, 'normal')).toMatchObject({ pieces: [{ id: 'row/1' }], ms: 720 });
  expect(shown(after, matched, false, 'at-once')).toBeUndefined();
  expect(shown(after, matched, true, 'calm')).toBeUndefined();
});
it('shows nothing where nothing came into sight, or a whole deal did', () => {
  expect(shown(before, match(before, before), false, 'calm')).toBeUndefined();
  const dealt = scene(
    [],
    ['a', 'b', 'c', 'd'].map((code, at) => up(`row/${at}`, code)),
  );
  expect(shown(dealt, match(scene([], []), dealt), false, 'calm')).toBeUndefined();
});
