// The symbols of Drakerion.
import { drawings } from '../../art/symbols';

export const symbols = drawings(
  import.meta.glob<string>('../../art/symbols/drakerion/*.svg', { eager: true, query: '?raw', import: 'default' }),
);
