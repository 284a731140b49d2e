// An account is optional: a name and a password, to find one's games on other devices. Kept here is only that one is
// signed in, never the password.

/** Signed in. */
export interface SignedIn {
  name: string;
  token: string;
}

const KEY = 'antre.session';

/** As much of localStorage as is needed. */
export type Locker = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function locker(): Locker | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Who is signed in here, if anybody. What is spoilt counts as nobody. */
export function signedIn(from = locker()): SignedIn | undefined {
  try {
    const kept = JSON.parse(from?.getItem(KEY) ?? 'null') as Partial<SignedIn> | null;
    return kept && typeof kept.name === 'string' && typeof kept.token === 'string' ? { name: kept.name, token: kept.token } : undefined;
  } catch {
    return undefined;
  }
}

/** Stays signed in, where the browser lets us. */
export function stay(who: SignedIn, to = locker()): void {
  try {
    to?.setItem(KEY, JSON.stringify(who));
  } catch {
    // Full or forbidden: signed in until the page is left.
  }
}

/** Nobody is signed in any more. */
export function leave(from = locker()): void {
  try {
    from?.removeItem(KEY);
  } catch {
    // Then nothing was kept either.
  }
}
