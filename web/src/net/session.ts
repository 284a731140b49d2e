// An account is optional: a name and a password, to find one's games on other devices. Kept here is only that one is
// signed in, never the password.
import { storage, type SafeStorage } from './storage';

/** Signed in. */
export interface SignedIn {
  name: string;
  token: string;
}

const KEY = 'antre.session';

/** Who is signed in here, if anybody. What is spoilt counts as nobody. */
export function signedIn(from: SafeStorage = storage): SignedIn | undefined {
  try {
    const kept = JSON.parse(from.getItem(KEY) ?? 'null') as Partial<SignedIn> | null;
    return kept && typeof kept.name === 'string' && typeof kept.token === 'string'
      ? { name: kept.name, token: kept.token }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Stays signed in. */
export function stay(who: SignedIn, to: SafeStorage = storage): void {
  to.setItem(KEY, JSON.stringify(who));
}

/** Nobody is signed in any more. */
export function leave(from: SafeStorage = storage): void {
  from.removeItem(KEY);
}
