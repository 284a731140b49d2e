import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bundle } from './words.svelte';

const text = (lang: string) => readFileSync(new URL(`../../words/${lang}/page.ftl`, import.meta.url), 'utf8');

it('reads both files without a complaint', () => {
  for (const lang of ['fr', 'en'] as const) expect(bundle(lang, text(lang)).errors).toEqual([]);
});
it('counts as each language does', () => {
  const say = (lang: 'fr' | 'en', n: number) => {
    const made = bundle(lang, text(lang)).bundle;
    const pattern = made.getMessage('table-choices')?.value;
    return pattern ? made.formatPattern(pattern, { n }) : '';
  };
  expect([say('fr', 1), say('fr', 5), say('en', 1), say('en', 5)]).toEqual(['Un seul choix', '5 choix', 'One choice', '5 choices']);
});
