// The symbols of Drakerion.
import { drawings } from '../../art/symbols';

export const symbols = drawings(
  import.meta.glob<string>('../../art/symbols/drakerion/*.svg', { eager: true, query: '?raw', import: 'default' }),
);

/** The keywords that have a symbol, by the key of their sign. */
export const KEYWORDS: Readonly<Record<string, string>> = {
  'drakerion-keyword.implacable': 'implacable',
  'drakerion-keyword.unpredictable': 'unpredictable',
  'drakerion-keyword.infiltrator': 'infiltrator',
  'drakerion-keyword.interceptor': 'interceptor',
  'drakerion-keyword.no-attachment': 'no-attachment',
};
