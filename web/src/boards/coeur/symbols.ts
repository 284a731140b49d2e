// The symbols of Cœur de Dragon.
import { drawings } from '../../art/symbols';

export const symbols = drawings(
  import.meta.glob<string>('../../art/symbols/coeur/*.svg', { eager: true, query: '?raw', import: 'default' }),
);
