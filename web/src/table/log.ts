// The log as it grows, and what of it is new.
import type { LogLine, Sight } from '../wire';

/**
 * The log after a sight: what it tells is put in the place of what was known of those plies. A sight after a move was
 * taken back goes back to the beginning, but in a game where only the last turns may be looked up it tells those alone:
 * what came before them still happened.
 */
export function merge(log: readonly LogLine[], sight: Pick<Sight, 'log' | 'log_after' | 'ply'>): LogLine[] {
  const first = sight.log[0]?.ply ?? sight.ply + 1;
  const told = sight.log_after === 0 ? first : sight.log_after + 1;
  return [...log.filter((line) => line.ply < told && line.ply <= sight.ply), ...sight.log];
}

/** The lines of later plies than before: what just happened. After a move was taken back there are none. */
export function fresh(before: readonly LogLine[], after: readonly LogLine[]): LogLine[] {
  const last = before.at(-1)?.ply ?? 0;
  return after.filter((line) => line.ply > last);
}
