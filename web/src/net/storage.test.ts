import { expect, it } from 'vitest';
import { safeStorage } from './storage';
import { keep, seatAt } from './seats';

it('holds a seat in mind where the browser keeps nothing', () => {
  for (const browser of [
    () => {
      throw new Error('switched off');
    },
    () => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => {},
    }),
  ]) {
    const mind = new Map<string, string>();
    const storage = safeStorage(browser, mind);
    keep({ table: 't', game: 'coeur', seat: 'A', secret: 's', when: 1, over: false }, storage);
    expect(seatAt('t', storage)?.secret).toBe('s');
    expect(mind.size).toBe(1);
    storage.removeItem([...mind.keys()][0] ?? '');
    expect(seatAt('t', storage)).toBeUndefined();
  }
});
it('prefers what the browser keeps', () => {
  const kept = new Map<string, string>();
  const browser = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const mind = new Map<string, string>();
  const storage = safeStorage(() => browser, mind);
  storage.setItem('k', 'v');
  expect([storage.getItem('k'), kept.get('k'), mind.size]).toEqual(['v', 'v', 0]);
});
