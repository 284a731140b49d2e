// A score sheet by rows: one reason a row, one seat a column.
import type { Sheet, ScoreRow } from '../wire';

export interface Row {
  key: string;
  name: string;
  clause: string;
  /** One cell a seat, in the order of the sheet; none where the reason gives that seat nothing. */
  cells: (ScoreRow | undefined)[];
}

/** What a row counts, in words, equal things together; what the row itself is called need not be said again. */
export function counted(row: ScoreRow): string[] {
  const count = new Map<string, number>();
  for (const { name } of row.cards) count.set(name, (count.get(name) ?? 0) + 1);
  // A number is often kept on the line of its name: any space will do.
  const rest = (name: string) =>
    name.startsWith(row.name) ? /^\s+(.+)$/.exec(name.slice(row.name.length))?.[1] : undefined;
  const short = count.size > 0 && [...count.keys()].every((name) => rest(name) !== undefined);
  const words = [...count].map(([name, n]) => ((short && rest(name)) || name) + (n > 1 ? ` ×${n}` : ''));
  return short ? [words.join(' · ')] : words;
}

/** The rows in the order in which reasons first occur. A reason that a seat has twice gets two rows. */
export function rows(sheet: Sheet): Row[] {
  const found = new Map<string, Row>();
  sheet.seats.forEach((seat, column) => {
    const seen = new Map<string, number>();
    for (const cell of seat.rows) {
      const again = seen.get(cell.category) ?? 0;
      seen.set(cell.category, again + 1);
      const key = `${cell.category} ${again}`;
      const row = found.get(key) ?? {
        key,
        name: cell.name,
        clause: cell.clause,
        cells: sheet.seats.map(() => undefined),
      };
      row.cells[column] = cell;
      found.set(key, row);
    }
  });
  return [...found.values()];
}
