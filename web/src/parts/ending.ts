// How a game ended, in words: who won, and why it ended before the rules said so.
import type { Ending } from '../wire';
import { t } from '../words.svelte';

/** What the players are called, by the letters of their seats. */
export type Names = Readonly<Record<string, string>>;

/** Who won, as told to the seat that looks. */
export function winner(ending: Pick<Ending, 'outcome'>, names: Names, me: string | null): string {
  const { winners } = ending.outcome;
  const named = winners.map((seat) => names[seat] ?? seat).join(', ');
  if (winners.length === 0) return t('end-nobody');
  if (winners.length > 1) return t('end-shared', { names: named });
  return winners[0] === me ? t('end-won') : t('end-lost', { names: named });
}

/** Why it ended early, if it did: time that ran out is no giving up. */
export function early(ending: Pick<Ending, 'late' | 'resigned'>, names: Names): string | undefined {
  if (ending.late !== undefined) return t('end-late', { name: names[ending.late] ?? ending.late });
  if (ending.resigned !== undefined) return t('end-resigned', { name: names[ending.resigned] ?? ending.resigned });
  return undefined;
}
