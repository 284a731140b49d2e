import { expect, it } from 'vitest';
import { left, told } from './clock';

const days = (n: number) => `${n} d`;

it('runs between two words of the server, and never below nothing', () => {
  expect(left({ left_ms: 5000, running: true }, 1000, 3000)).toBe(3000);
  expect(left({ left_ms: 5000, running: false }, 1000, 3000)).toBe(5000);
  expect(left({ left_ms: 500, running: true }, 1000, 9000)).toBe(0);
});
it('is told as clocks tell it', () => {
  expect([125_000, 3_725_000, 90_000_000, 100].map((ms) => told(ms, days))).toEqual(['2:05', '1:02:05', '1 d', '0:01']);
});
