// Where this browser keeps things; where it refuses to, they are kept in mind until the page is left.

/** As much of localStorage as is needed. */
export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const mind = new Map<string, string>();

/** A storage over what the browser offers, which may throw at any touch or be missing altogether. */
export function safeStorage(browser: () => SafeStorage, kept = mind): SafeStorage {
  return {
    getItem(key) {
      try {
        return kept.get(key) ?? browser().getItem(key);
      } catch {
        return kept.get(key) ?? null;
      }
    },
    setItem(key, value) {
      try {
        browser().setItem(key, value);
        kept.delete(key);
      } catch {
        kept.set(key, value);
      }
    },
    removeItem(key) {
      kept.delete(key);
      try {
        browser().removeItem(key);
      } catch {
        // Then nothing was kept there either.
      }
    },
  };
}

/** The storage of this browser. */
export const storage: SafeStorage = safeStorage(() => localStorage);

/** Whether something is kept in mind only, and lost with the page. */
export function forgetful(): boolean {
  return mind.size > 0;
}
