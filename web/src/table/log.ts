// The log as it grows, and what of it is new.
import type { LogLine, Sight } from '../wire';

/** The log after a sight: lines after its `log_after` are replaced by its own. */
export function merge(log: readonly LogLine[], sight: Pick<Sight, 'log' | 'log_after'>): LogLine[] {
  return [...log.filter((line) => line.ply <= sight.log_after), ...sight.log];
}

/** The lines of later plies than before: what just happened. After a move was taken back there are none. */
export function fresh(before: readonly LogLine[], after: readonly LogLine[]): LogLine[] {
  const last = before.at(-1)?.ply ?? 0;
  return after.filter((line) => line.ply > last);
}
