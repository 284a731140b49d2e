// The log as it grows, and what of it is new.
import type { LogEntry, Update } from '../wire';

/**
 * The log after an update: what it tells is put in the place of what was known of those plies. An update after a move was
 * taken back goes back to the beginning, but in a game where only the last turns may be looked up it tells those alone:
 * what came before them still happened.
 */
export function merge(log: readonly LogEntry[], update: Pick<Update, 'log' | 'log_after' | 'ply'>): LogEntry[] {
  const first = update.log[0]?.ply ?? update.ply + 1;
  const told = update.log_after === 0 ? first : update.log_after + 1;
  return [...log.filter((line) => line.ply < told && line.ply <= update.ply), ...update.log];
}

/** The lines of later plies than before: what just happened. After a move was taken back there are none. */
export function fresh(before: readonly LogEntry[], after: readonly LogEntry[]): LogEntry[] {
  const last = before.at(-1)?.ply ?? 0;
  return after.filter((line) => line.ply > last);
}

/** The lines of the last ply that told anything: what happened last, also after a ply of which there is nothing to tell. */
export function latest(log: readonly LogEntry[]): LogEntry[] {
  const last = log.at(-1)?.ply;
  return log.filter((line) => line.ply === last);
}

/** The lines of one turn. */
export interface Turn {
  /** Whose it is; nobody's before the first move. */
  turn?: string;
  /** Where in the log it begins. */
  first: number;
  lines: LogEntry[];
}

/** The log by turns: what one seat did until another moved. */
export function turns(log: readonly LogEntry[]): Turn[] {
  const found: Turn[] = [];
  log.forEach((line, at) => {
    const last = found.at(-1);
    if (last && last.turn === line.turn) last.lines.push(line);
    else found.push({ ...(line.turn === undefined ? {} : { turn: line.turn }), first: at, lines: [line] });
  });
  return found;
}
