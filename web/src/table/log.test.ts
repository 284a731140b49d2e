import { expect, it } from 'vitest';
import { fresh, merge } from './log';

const line = (ply: number) => ({ ply, text: `at ${ply}` });

it('replaces what came after the named ply, and tells what is new', () => {
  const before = [line(1), line(2), line(3)];
  const after = merge(before, { log_after: 2, log: [line(3), line(4)] });
  expect(after.map((each) => each.ply)).toEqual([1, 2, 3, 4]);
  expect(fresh(before, after)).toEqual([line(4)]);
});
it('tells nothing new after a move was taken back', () => {
  const before = [line(1), line(2)];
  expect(fresh(before, merge(before, { log_after: 1, log: [] }))).toEqual([]);
});
