// The seats taken from this browser: what it needs to come back.
import { storage, type SafeStorage } from './storage';

/** A seat that was taken here. */
export interface Seat {
  table: string;
  game: string;
  seat: string;
  secret: string;
  /** When it was last sat in, in milliseconds. */
  when: number;
  /** Whether the game there is over. */
  over: boolean;
  /** How it ended, once it did. */
  ended?: Ended;
}

/** How a game ended for whoever played it here. */
export interface Ended {
  result: 'won' | 'shared' | 'lost' | 'nobody';
  /** What the others are called. */
  against: string[];
}

const KEY = 'antre.seats';
const MOST = 60;

/** All seats, the newest first. What is spoilt is left out. */
export function seats(from: SafeStorage = storage): Seat[] {
  try {
    const kept: unknown = JSON.parse(from.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    const whole = (one: Partial<Seat>): one is Seat =>
      [one.table, one.game, one.seat, one.secret].every((each) => typeof each === 'string') &&
      typeof one.when === 'number';
    return kept.filter((one) => one && whole(one)).sort((a: Seat, b: Seat) => b.when - a.when);
  } catch {
    return [];
  }
}

/** The seat at a table, if one was taken here. */
export function seatAt(table: string, from: SafeStorage = storage): Seat | undefined {
  return seats(from).find((seat) => seat.table === table);
}

/** Keeps a seat, in place of what was known of that table. */
export function keep(seat: Seat, to: SafeStorage = storage): void {
  const others = seats(to).filter((one) => one.table !== seat.table);
  write([seat, ...others].slice(0, MOST), to);
}

/** Forgets a table. */
export function forget(table: string, to: SafeStorage = storage): void {
  write(
    seats(to).filter((one) => one.table !== table),
    to,
  );
}

function write(list: Seat[], to: SafeStorage): void {
  to.setItem(KEY, JSON.stringify(list));
}
