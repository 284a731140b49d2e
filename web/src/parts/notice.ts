// The NOTICE of the project in one language, as paragraphs and lists.
import type { Lang } from '../boards/board';

export type Block = { kind: 'text'; text: string } | { kind: 'list'; items: string[] };

const HEADS: Record<Lang, string> = { fr: '## Français', en: '## English' };

/** The part of a language: from its heading to the next. */
export function blocks(notice: string, lang: Lang): Block[] {
  const part = notice.split(HEADS[lang])[1]?.split(/^## /m)[0] ?? notice;
  return part
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) =>
      text.startsWith('- ')
        ? { kind: 'list', items: text.split('\n').map((line) => line.replace(/^- /, '')) }
        : { kind: 'text', text },
    );
}
