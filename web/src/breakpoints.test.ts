import { expect, it } from 'vitest';
import { spelledOut, TABLE, WINDOW } from './breakpoints';

it('spells out names in conditions, and nowhere else', () => {
  const style = '@media (--narrow) and (not (--low)) { a { margin: var(--narrow); } }';
  expect(spelledOut(style)).toBe(`@media ${WINDOW.narrow} and (not ${WINDOW.low}) { a { margin: var(--narrow); } }`);
  expect(spelledOut('@container table (--upright) {}')).toBe(`@container table ${TABLE.upright} {}`);
});
it('knows every name that is used, and finds none written out instead', () => {
  const files = import.meta.glob<string>('./**/*.svelte', { query: '?raw', import: 'default', eager: true });
  expect(Object.keys(files).length).toBeGreaterThan(30);
  for (const [file, text] of Object.entries(files)) {
    expect(spelledOut(text), file).not.toMatch(/@(media|container)[^{]*\(--/);
    for (const known of [...Object.values(WINDOW), ...Object.values(TABLE)]) {
      expect(text.includes(`@media ${known}`) || text.includes(`@container table ${known}`), `${file}: ${known}`).toBe(
        false,
      );
    }
  }
});
