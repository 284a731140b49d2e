// What this browser saw and added before the deal. The server is told it, but cannot tell it otherwise afterwards.
import { storage, type SafeStorage } from '../net/storage';

/** What is kept of a table. */
export interface Witness {
  table: string;
  /** The commitment that was shown here before anything was dealt. */
  commitment: string;
  /** The seat that was taken from here, what it added to the chance, and in which round of promises; absent for whoever only watched. */
  added?: { seat: string; text: string; round?: number };
}

const KEY = 'antre.fair';
const MOST = 120;

/** Everything that is kept, the newest first. What is spoilt is left out. */
function all(from: SafeStorage): Witness[] {
  try {
    const kept: unknown = JSON.parse(from.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(whole) : [];
  } catch {
    return [];
  }
}

function whole(one: unknown): one is Witness {
  const { table, commitment, added } = (one ?? {}) as Partial<Witness>;
  const text = (each: unknown) => typeof each === 'string';
  return text(table) && text(commitment) && (added === undefined || (text(added?.seat) && text(added?.text)));
}

/** What is kept of a table, if anything is. */
export function witnessAt(table: string, from: SafeStorage = storage): Witness | undefined {
  return all(from).find((kept) => kept.table === table);
}

function keep(kept: Witness, to: SafeStorage): Witness {
  const others = all(to).filter((one) => one.table !== kept.table);
  to.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST)));
  return kept;
}

/** Keeps the commitment of a table before the deal; the first one that was shown counts, whatever is said later. */
export function see(table: string, commitment: string, to: SafeStorage = storage): Witness {
  return witnessAt(table, to) ?? keep({ table, commitment }, to);
}

/** What a seat adds: kept before it is promised, the same however often it has to be sent, and another one in each round. */
export function add(
  at: { table: string; commitment: string; seat: string; round: number },
  make: () => string,
  to: SafeStorage = storage,
): string {
  const { table, commitment, seat, round } = at;
  const kept = see(table, commitment, to);
  if (kept.added?.seat === seat && (kept.added.round ?? 0) === round) return kept.added.text;
  const text = make();
  keep({ ...kept, added: { seat, text, round } }, to);
  return text;
}

/** Whether a table speaks of another commitment than this browser knows of, or after the deal of another addition. */
export function differs(kept: Witness, told: { commitment: string; added?: readonly string[] }): boolean {
  if (told.commitment !== kept.commitment) return true;
  return told.added !== undefined && kept.added !== undefined && of(told.added, kept.added.seat) !== kept.added.text;
}

/** What a seat added, of what all did. */
export function of(added: readonly string[], seat: string): string | undefined {
  return added[seat.charCodeAt(0) - 65];
}
