import { describe, expect, it } from 'vitest';
import type { Choice, Scene as SentScene } from '../wire';
import { sceneWith, type Catalogue, type Scene } from '../scene';
import base from '../boards/fixtures/aetherya-base.json';
import twins from '../boards/fixtures/drakerion-twins.json';
import { click, glowing, meant, ready, remaining, spread, touched } from './narrow';

const choice = (move: string, ...touches: string[]): Choice => ({ move, label: move, touches });
const pieces = (zone: string, n: number) =>
  Array.from({ length: n }, (_, at) => ({ id: `${zone}/${at}`, face: 'down' as const, back: 'back' }));
const scene: Scene = {
  zones: [
    { id: 'hand', kind: 'hand', purpose: 'hand', name: 'Hand', emblem: '', pieces: pieces('hand', 3) },
    { id: 'deck', kind: 'pile', purpose: 'deck', name: 'Deck', emblem: '', pieces: pieces('deck', 2) },
    { id: 'board', kind: 'row', places: 0, purpose: 'board', name: 'Board', emblem: '', pieces: pieces('board', 2) },
  ],
  links: [],
};
const choices = [
  choice('draw', 'deck'),
  choice('a to x', 'hand/0', 'board/0'),
  choice('a to y', 'hand/0', 'board/1'),
  choice('b to x', 'hand/1', 'board/0'),
  choice('pass'),
];

describe('a click narrows', () => {
  it('keeps the choices that touch everything picked', () => {
    expect(remaining(choices, ['hand/0']).map((each) => each.move)).toEqual(['a to x', 'a to y']);
    expect(remaining(choices, ['hand/0', 'board/1']).map((each) => each.move)).toEqual(['a to y']);
    expect(remaining(choices, [])).toHaveLength(5);
    expect(ready(choices, []).map((each) => each.move)).toEqual(['pass']);
    expect(touched(remaining(choices, ['hand/1']))).toEqual(new Set(['hand/1', 'board/0']));
  });

  it('lets glow where choices begin, and its neighbours', () => {
    const pair = choice('a and b to x', 'hand/0', 'hand/1', 'board/0');
    expect(glowing(scene, [...choices, pair], [])).toEqual(new Set(['deck', 'hand/0', 'hand/1']));
  });

  it('plays when the only choice left is touched once more', () => {
    const first = click(scene, choices, [], 'hand/1');
    expect(first).toEqual({ kind: 'picked', picked: ['hand/1'] });
    expect(click(scene, choices, ['hand/1'], 'board/0')).toMatchObject({ kind: 'play', choice: { move: 'b to x' } });
    expect(click(scene, choices, ['hand/1'], 'hand/1')).toMatchObject({ kind: 'play', choice: { move: 'b to x' } });
  });

  it('plays at once only for those who want it swift', () => {
    expect(click(scene, choices, [], 'deck', true)).toMatchObject({ kind: 'play', choice: { move: 'draw' } });
    expect(click(scene, choices, [], 'deck')).toEqual({ kind: 'picked', picked: ['deck'] });
  });

  it('plays nothing, however swift, when a place is touched for which nothing was picked', () => {
    expect(click(scene, choices, [], 'board/1', true)).toEqual({ kind: 'picked', picked: ['board/1'] });
    expect(click(scene, choices, ['hand/1'], 'board/1', true)).toEqual({ kind: 'picked', picked: ['board/1'] });
  });

  it('plays what goes from one place to another when the other is touched', () => {
    expect(click(scene, choices, ['hand/0'], 'board/1')).toMatchObject({ kind: 'play', choice: { move: 'a to y' } });
  });

  it('goes from place to place within a board whose pieces have places of their own', () => {
    const at = (q: number) => ({ hex: { q, r: 0 } });
    const hexes = pieces('map', 3).map((piece, q) => ({ ...piece, at: at(q) }));
    const map: Scene = {
      zones: [{ id: 'map', kind: 'hex', radius: 2, purpose: 'map', name: 'Map', emblem: '', pieces: hexes }],
      links: [],
    };
    const steps = [choice('0 to 1', 'map/0', 'map/1'), choice('0 to 2', 'map/0', 'map/2')];
    expect(click(map, steps, ['map/0'], 'map/2')).toMatchObject({ kind: 'play', choice: { move: '0 to 2' } });
  });

  it('takes along what is picked beside the first, and plays what has arrived', () => {
    const sets = [
      choice('a', 'hand/0', 'board'),
      choice('b', 'hand/1', 'board'),
      choice('a and b', 'hand/0', 'hand/1', 'board'),
    ];
    expect(click(scene, sets, ['hand/0'], 'board')).toMatchObject({ kind: 'play', choice: { move: 'a' } });
    expect(click(scene, sets, ['hand/0'], 'hand/1')).toEqual({ kind: 'picked', picked: ['hand/0', 'hand/1'] });
    expect(click(scene, sets, ['hand/0', 'hand/1'], 'board')).toMatchObject({ choice: { move: 'a and b' } });
    // Where the next thing lies elsewhere, nothing is played before it is known whether it is meant.
    const shots = [choice('one', 'hand/0', 'board/0'), choice('both', 'hand/0', 'board/0', 'board/1')];
    expect(click(scene, shots, ['hand/0'], 'board/0')).toEqual({ kind: 'picked', picked: ['hand/0', 'board/0'] });
    expect(ready(remaining(shots, ['hand/0', 'board/0']), ['hand/0', 'board/0'])).toEqual([shots[0]]);
  });

  it('takes each of several equal cards for the one that was named, unless each has its own', () => {
    const card = { code: 'x', name: 'x', emblem: '', help: '', clause: '' };
    const up = (id: string) => ({ id, face: 'up' as const, card });
    const hand = { ...scene.zones[0], pieces: ['h/0', 'h/1', 'h/2'].map(up) } as Scene['zones'][number];
    const table: Scene = { zones: [hand], links: [] };
    const one = spread(table, [choice('x', 'h/0'), choice('x+x', 'h/0', 'h/1')]);
    expect(glowing(table, one, [])).toEqual(new Set(['h/0', 'h/1', 'h/2']));
    expect(remaining(one, ['h/2']).map(({ move }) => move)).toEqual(['x', 'x+x']);
    expect(remaining(one, ['h/2', 'h/1']).map(({ move }) => move)).toEqual(['x+x']);
    const each = [choice('first', 'h/0'), choice('second', 'h/1'), choice('third', 'h/2')];
    expect(spread(table, each)).toEqual(each);
  });

  it('lets go of a piece, and starts anew with another', () => {
    expect(click(scene, choices, ['hand/0'], 'hand/0')).toEqual({ kind: 'picked', picked: [] });
    expect(click(scene, choices, ['hand/0'], 'hand/1')).toEqual({ kind: 'picked', picked: ['hand/1'] });
  });

  it('understands a piece of a zone, and a zone with one piece that counts', () => {
    expect(click(scene, choices, [], 'deck/1')).toEqual({ kind: 'picked', picked: ['deck'] });
    expect(meant(scene, new Set(['board/1']), 'board')).toBe('board/1');
    expect(meant(scene, new Set(['board/0', 'board/1']), 'board')).toBeUndefined();
    expect(click(scene, choices, [], 'hand/2')).toEqual({ kind: 'nothing', id: 'hand/2' });
  });
});

describe('at real tables', () => {
  it('the second copy of a card does what the first does', () => {
    const table = sceneWith(twins.scene as unknown as SentScene, twins.catalogue as unknown as Catalogue);
    const choices = spread(table, twins.choices as Choice[]);
    for (const id of ['hand A/0', 'hand A/1']) {
      expect(click(table, choices, [], id, true)).toEqual({ kind: 'picked', picked: [id] });
      expect(click(table, choices, [id], id)).toMatchObject({ kind: 'play', choice: { move: 'slip aldric' } });
      expect(glowing(table, choices, [])).toContain(id);
    }
  });
  it('a card is laid by touching the one place where it can go', () => {
    const [table, choices] = [base.scene as unknown as Scene, base.choices as Choice[]];
    expect(click(table, choices, ['base A/MO'], 'kingdom A/b2')).toMatchObject({
      kind: 'play',
      choice: { move: 'lay MO' },
    });
    expect(click(table, choices, ['base A/MO'], 'kingdom A/c2')).toMatchObject({ kind: 'nothing' });
    expect(touched(remaining(choices, ['base A/MO']))).toContain('kingdom A/b2');
    expect(glowing(table, choices, [])).toContain('kingdom A/b2');
    expect(glowing(table, choices, [])).not.toContain('kingdom A/c2');
  });
});
