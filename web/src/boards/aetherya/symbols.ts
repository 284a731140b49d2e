// The symbols of Ætherya Pocket.
import { drawings } from '../../art/symbols';

export const symbols = drawings(
  import.meta.glob<string>('../../art/symbols/aetherya/*.svg', { eager: true, query: '?raw', import: 'default' }),
);
