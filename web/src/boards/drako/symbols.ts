// The symbols of Drako.
import { numberOf, thingsOf, wordOf } from '../../art/facts';
import { drawings } from '../../art/symbols';
import type { Card } from '../../scene';

export const symbols = drawings(
  import.meta.glob<string>('../../art/symbols/drako/*.svg', { eager: true, query: '?raw', import: 'default' }),
);

/** What a card may be played for: a symbol, and the number beside it where there is one. */
export interface Use {
  symbol: string;
  value: number | undefined;
  name: string;
}

/** What a card may be played for. */
export function usesOf(card: Card | undefined): Use[] {
  return thingsOf(card, 'uses').map((use) => ({
    symbol: wordOf(use, 'symbol'),
    value: numberOf(use, 'value'),
    name: wordOf(use, 'name'),
  }));
}
