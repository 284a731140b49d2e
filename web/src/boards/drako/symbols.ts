// The symbols of Drako.
import { numberOf, thingsOf, wordOf, type Told } from '../../art/facts';
import { drawings } from '../../art/symbols';

export const symbols = drawings(
  import.meta.glob<string>('../../art/symbols/drako/*.svg', { eager: true, query: '?raw', import: 'default' }),
);

/** What a card may be played for: a symbol, and the number beside it where there is one. */
export interface Use {
  symbol: string;
  value: number | undefined;
  name: string;
  /** What the symbol is for in a few words; on cards nothing. */
  brief: string;
}

/** What a card, or some card of a deck, may be played for. */
export function usesOf(told: Told | undefined): Use[] {
  return thingsOf(told, 'uses').map((use) => ({
    symbol: wordOf(use, 'symbol'),
    value: numberOf(use, 'value'),
    name: wordOf(use, 'name'),
    brief: wordOf(use, 'brief'),
  }));
}
