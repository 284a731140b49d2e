import { expect, it } from 'vitest';
import en from '$words/en/page.ftl?raw';
import fr from '$words/fr/page.ftl?raw';
import { bundle } from './words.svelte';

const texts = { fr, en };

it('reads both files without a complaint', () => {
  for (const lang of ['fr', 'en'] as const) expect(bundle(lang, texts[lang]).errors).toEqual([]);
});
it('counts as each language does', () => {
  const say = (lang: 'fr' | 'en', n: number) => {
    const made = bundle(lang, texts[lang]).bundle;
    const pattern = made.getMessage('table-choices')?.value;
    return pattern ? made.formatPattern(pattern, { n }) : '';
  };
  expect([say('fr', 1), say('fr', 5), say('en', 1), say('en', 5)]).toEqual([
    'Un seul choix',
    '5 choix',
    'One choice',
    '5 choices',
  ]);
});
