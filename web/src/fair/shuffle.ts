// What this browser adds to a shuffle: a contribution that it promises by its hash before the deal, and tells when all have
// promised. So nobody can choose theirs knowing the others', and it is kept here, to be found again in the proof.
import type { Command, RoomSummary } from '../wire';
import type { SafeStorage } from '../net/storage';
import { randomContribution } from '../table/opening';
import { add, of } from './witness';
import { promise } from './proof';

/** How long another window of the same seat has to tell what it promised, before all are asked to promise anew. */
export const ANOTHER_WINDOW = 8_000;

/** What a seat has to say now for the cards to be dealt, and whether it can wait. */
export interface Due {
  say: Command;
  /** Not twice on one connection: a name for what is said. */
  once: string;
  /** Another window may know better: only after this many milliseconds. */
  after: number;
}

/** What a seat has to say; nothing if it is all said. */
export function due(room: RoomSummary, seat: string, storage?: SafeStorage): Due | undefined {
  const mine = room.seats.find((each) => each.seat === seat);
  if (room.status !== 'waiting' || !mine) return undefined;
  const { table, commitment, rounds: round } = room;
  const own = add({ table, commitment, seat, round }, randomContribution, storage);
  const promised = promise(table, seat, round, own);
  const known = of(room.promises, seat);
  const ready: Command = { do: 'ready', promise: promised };
  if (!mine.ready) return { say: ready, once: `promise ${round}`, after: 0 };
  if (known === promised) {
    return room.reveal ? { say: { do: 'reveal', contribution: own }, once: `reveal ${round}`, after: 0 } : undefined;
  }
  // Promised elsewhere: that window may be gone, and this one does not know what it promised.
  return known
    ? { say: ready, once: `again ${round} ${room.reveal}`, after: room.reveal ? ANOTHER_WINDOW : 0 }
    : undefined;
}
