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

/** What a component shows that does not come from a word file: text between its tags, and names for people in attributes. */
function unsaid(source: string): string[] {
  const markup = source
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/`[^`]*`|'[^']*'/g, '');
  const found: string[] = [];
  let text = '';
  let depth = 0;
  let tag: string | undefined;
  for (const letter of markup) {
    if (letter === '{') depth++;
    else if (letter === '}') depth--;
    else if (depth > 0) continue;
    else if (letter === '<' && tag === undefined) tag = '';
    else if (letter === '>' && tag !== undefined) {
      for (const named of tag.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*)"/g)) text += ` ${named[1]} `;
      tag = undefined;
      text += ' ';
    } else if (tag !== undefined) tag += letter;
    else text += letter;
  }
  for (const word of text.split(/[^\p{L}]+/u)) if (word.length > 1 && /\p{Ll}/u.test(word)) found.push(word);
  return found;
}

it('says nothing that is in no word file', () => {
  expect(unsaid('<p title="Hi there">{t("a")} and <b>more</b></p><script>let x</script>')).toEqual([
    'Hi',
    'there',
    'and',
    'more',
  ]);
  const components = import.meta.glob<string>('./**/*.svelte', { eager: true, query: '?raw', import: 'default' });
  expect(Object.keys(components).length).toBeGreaterThan(20);
  const found = Object.entries(components).flatMap(([path, source]) =>
    unsaid(source).map((word) => `${path}: ${word}`),
  );
  // The program's own name, shown before any words are there; and the gallery is for developers.
  const known = ['./App.svelte: Antre', './boards/gallery/Gallery.svelte: Gallery'];
  expect(found.filter((word) => !known.includes(word))).toEqual([]);
});
