// The symbols of Drako.
import { drawings } from '../../art/symbols';

export const symbols = drawings(
  import.meta.glob<string>('../../art/symbols/drako/*.svg', { eager: true, query: '?raw', import: 'default' }),
);

/** What a card may be played for: a symbol, and the number beside it where there is one. */
export interface Use {
  symbol: string;
  value: string;
}

/** Takes the code of a card apart, such as `M1:2|DEF`. */
export function usesOf(code: string): Use[] {
  return code.split('|').map((use) => {
    const [symbol = '', value = ''] = use.split(':');
    return { symbol, value };
  });
}

/** The symbols that only the dragon's cards bear. */
const DRAGON = new Set(['W', 'FLY', 'A', 'FIRE']);

/** Whose card it is, as far as its symbols say. */
export function sideOf(uses: readonly Use[]): 'dragon' | 'dwarf' {
  return uses.some((use) => DRAGON.has(use.symbol)) ? 'dragon' : 'dwarf';
}
