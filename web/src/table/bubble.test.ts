import { expect, it } from 'vitest';
import { beside } from './bubble';

const within = { width: 400, height: 300 };
const size = { width: 100, height: 50 };

it('stands above what it is about where there is room, else beside or below, and always within the window', () => {
  expect(beside({ left: 150, top: 200, width: 40, height: 40 }, size, within)).toEqual({ left: 120, top: 140 });
  expect(beside({ left: 10, top: 10, width: 40, height: 40 }, size, within)).toEqual({ left: 60, top: 8 });
  expect(beside({ left: 380, top: 20, width: 20, height: 40 }, size, within)).toEqual({ left: 270, top: 15 });
  for (const left of [0, 200, 399]) {
    for (const top of [0, 150, 299]) {
      const at = beside({ left, top, width: 1, height: 1 }, size, within);
      expect(at.left).toBeGreaterThanOrEqual(0);
      expect(at.left + size.width).toBeLessThanOrEqual(within.width);
      expect(at.top).toBeGreaterThanOrEqual(0);
      expect(at.top + size.height).toBeLessThanOrEqual(within.height);
    }
  }
});
