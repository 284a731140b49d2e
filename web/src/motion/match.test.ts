import { expect, it } from 'vitest';
import type { Piece, Scene, Zone } from '../scene';
import { change } from './changing';
import { match } from './match';
import { journeys } from './travel';

const up = (id: string, code: string): Piece => ({
  id,
  face: 'up',
  card: { code, name: code, emblem: '', help: '', clause: '' },
});
const down = (id: string): Piece => ({ id, face: 'down', back: 'back' });
const zone = (id: string, ...pieces: Piece[]): Zone => ({
  id,
  kind: 'pile',
  purpose: id,
  name: id,
  emblem: '',
  pieces,
});
const scene = (...zones: Zone[]): Scene => ({ zones, links: [] });

it('follows a card from hand to board while the hand closes up', () => {
  const before = scene(zone('hand', up('hand/0', 'a'), up('hand/1', 'b'), up('hand/2', 'c')), zone('board'));
  const after = scene(zone('hand', up('hand/0', 'a'), up('hand/1', 'c')), zone('board', up('board/0', 'b')));
  const { from, fresh, zones } = match(before, after);
  expect([...from]).toEqual([
    ['hand/1', 'hand/2'],
    ['board/0', 'hand/1'],
  ]);
  expect(fresh.size).toBe(0);
  expect(zones).toEqual(new Set(['hand', 'board']));
});
it('takes a front that appears for a back that left', () => {
  const before = scene(zone('deck', down('deck/0'), down('deck/1')), zone('hand'));
  const after = scene(zone('deck', down('deck/0')), zone('hand', up('hand/0', 'a')));
  const { from, fresh } = match(before, after);
  expect([...from]).toEqual([['hand/0', 'deck/1']]);
  expect([...fresh]).toEqual(['hand/0']);
});
it('sees a piece that was turned over in its place, and one that is new', () => {
  const { from, fresh } = match(scene(zone('k', down('k/a1'))), scene(zone('k', up('k/a1', 'x'), up('k/b1', 'y'))));
  expect(from.size).toBe(0);
  expect(fresh).toEqual(new Set(['k/a1', 'k/b1']));
});
it('finds nothing to move where nothing changed', () => {
  const same = scene(zone('hand', up('hand/0', 'a'), down('hand/1')));
  const { from, fresh, zones } = match(same, same);
  expect([from.size, fresh.size, zones.size]).toEqual([0, 0, 0]);
});
it('lets pieces travel from where they were, or from their zone', () => {
  const box = (left: number) => ({ left, top: 0, width: 10, height: 10 }) as DOMRect;
  const matched = {
    from: new Map([['board/0', 'deck/9']]),
    fresh: new Set<string>(),
    zones: new Set<string>(),
    pieces: new Set(['board/0', 'x']),
  };
  const [only, ...others] = journeys(
    matched,
    new Map([
      ['deck', box(0)],
      ['x', box(5)],
      ['zone', box(0)],
    ]),
    new Map([
      ['board/0', box(100)],
      ['x', box(5)],
      ['zone', box(50)],
    ]),
  );
  expect(only).toMatchObject({ id: 'board/0', dx: -100, dy: 0, scale: 1 });
  expect(others).toEqual([]);
});

it('writes what a number changed by', () => {
  expect([change(3, 5), change(5, 3), change(4, 4)]).toEqual(['+2', '−2', '']);
});
