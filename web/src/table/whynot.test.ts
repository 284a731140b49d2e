import { expect, it } from 'vitest';
import type { Choice, Scene } from '../wire';
import { analogy } from './whynot';

const up = (id: string, code: string) => ({ id, face: 'up' as const, card: { code, name: code, emblem: '' } });
const scene: Scene = {
  zones: [
    {
      id: 'hand',
      kind: 'hand',
      name: '',
      emblem: '',
      pieces: [up('hand/0', 'b8'), up('hand/1', 'r5'), up('hand/2', 'r5')],
    },
    { id: 'back', kind: 'pile', name: '', emblem: '', pieces: [{ id: 'back/0', face: 'down', back: 'x' }] },
  ],
  links: [],
};
const one = (move: string, ...touches: string[]): Choice => ({ move, label: '', touches });

it('asks for what another card of the zone may do', () => {
  expect(analogy(scene, [one('play b8>gate', 'hand/0')], 'hand/1')).toBe('play r5>gate');
});
it('names the card where nothing is like it', () => {
  expect(analogy(scene, [one('pass')], 'hand/1')).toBe('r5');
});
it('never forms a move that is allowed, nor breaks a word apart', () => {
  expect(analogy(scene, [one('b8', 'hand/0'), one('r5', 'hand/2')], 'hand/1')).toBeUndefined();
  expect(analogy(scene, [one('b88', 'hand/0')], 'hand/1')).toBe('r5');
});
it('asks nothing about what is hidden or unknown', () => {
  expect(analogy(scene, [], 'back/0')).toBeUndefined();
  expect(analogy(scene, [], 'nowhere')).toBeUndefined();
});
