// The seats taken from this browser: what it needs to come back.

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
}

const KEY = 'antre.seats';
const MOST = 60;

/** As much of localStorage as is needed. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem'>;

function drawer(): Drawer | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** All seats, the newest first. What is spoilt is left out. */
export function seats(from = drawer()): Seat[] {
  try {
    const kept: unknown = JSON.parse(from?.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    const whole = (one: Partial<Seat>): one is Seat =>
      [one.table, one.game, one.seat, one.secret].every((each) => typeof each === 'string') && typeof one.when === 'number';
    return kept.filter((one) => one && whole(one)).sort((a: Seat, b: Seat) => b.when - a.when);
  } catch {
    return [];
  }
}

/** The seat at a table, if one was taken here. */
export function seatAt(table: string, from = drawer()): Seat | undefined {
  return seats(from).find((seat) => seat.table === table);
}

/** Keeps a seat, in place of what was known of that table. */
export function keep(seat: Seat, to = drawer()): void {
  const others = seats(to).filter((one) => one.table !== seat.table);
  write([seat, ...others].slice(0, MOST), to);
}

/** Forgets a table. */
export function forget(table: string, to = drawer()): void {
  write(seats(to).filter((one) => one.table !== table), to);
}

function write(list: Seat[], to: Drawer | undefined): void {
  try {
    to?.setItem(KEY, JSON.stringify(list));
  } catch {
    // Full or forbidden: the seat is held as long as the page is open.
  }
}
