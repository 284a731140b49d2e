// The words of the page, from the same Fluent files that the terminal reads.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang } from './boards/board';

const files: Record<Lang, () => Promise<string>> = {
  fr: async () => (await import('$words/fr/page.ftl?raw')).default,
  en: async () => (await import('$words/en/page.ftl?raw')).default,
};

/** A bundle of one language; complaints are for tests. */
export function bundle(lang: Lang, text: string): { bundle: FluentBundle; errors: Error[] } {
  const made = new FluentBundle(lang, { useIsolating: false });
  return { bundle: made, errors: made.addResource(new FluentResource(text)) };
}

let current = $state.raw<FluentBundle>();
let spoken = $state<Lang>('fr');

/** Loads a language and speaks it from then on. */
export async function speak(lang: Lang): Promise<void> {
  current = bundle(lang, await files[lang]()).bundle;
  spoken = lang;
  document.documentElement.lang = lang;
}

/** The language spoken now. */
export function lang(): Lang {
  return spoken;
}

/** Says something. A key that is not written is said as it stands, so that a mistake is seen and nothing breaks. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  const [id, attribute] = key.split('.');
  const message = current?.getMessage(id ?? key);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern === undefined || pattern === null || !current ? key : current.formatPattern(pattern, values ?? null);
}
