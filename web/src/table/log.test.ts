import { expect, it } from 'vitest';
import { fresh, merge, turns } from './log';

const line = (ply: number) => ({ ply, text: `at ${ply}` });

it('replaces what came after the named ply, and tells what is new', () => {
  const before = [line(1), line(2), line(3)];
  const after = merge(before, { ply: 4, log_after: 2, log: [line(3), line(4)] });
  expect(after.map((each) => each.ply)).toEqual([1, 2, 3, 4]);
  expect(fresh(before, after)).toEqual([line(4)]);
});
it('tells nothing new after a move was taken back', () => {
  const before = [line(1), line(2)];
  expect(fresh(before, merge(before, { ply: 1, log_after: 1, log: [] }))).toEqual([]);
});
it('is whole after a move was taken back, also where only the last turns are told again', () => {
  const before = [1, 2, 3, 4, 5, 6].map(line);
  const back = merge(before, { ply: 5, log_after: 0, log: [line(4), line(5)] });
  expect(back.map((each) => each.ply)).toEqual([1, 2, 3, 4, 5]);
  expect(merge(before, { ply: 5, log_after: 0, log: before.slice(0, 5) })).toEqual(back);
  // What was taken back did not happen, even if nothing else is told.
  expect(merge(before, { ply: 4, log_after: 0, log: [] }).map((each) => each.ply)).toEqual([1, 2, 3, 4]);
});
it('is told by turns: what one did until another moved', () => {
  const by = (turn: string | undefined, ply: number) => ({ ...line(ply), ...(turn === undefined ? {} : { turn }) });
  const log = [by(undefined, 1), by('A', 2), by('A', 3), by('B', 4), by('A', 5)];
  expect(turns(log).map(({ turn, first, lines }) => [turn, first, lines.length])).toEqual([
    [undefined, 0, 1],
    ['A', 1, 2],
    ['B', 3, 1],
    ['A', 4, 1],
  ]);
});
