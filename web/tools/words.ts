// Which words the page takes along: its own file, and from the terminal's only what both say.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SHARED = ['level-', 'bot-'];

/** The messages of a Fluent text whose keys begin so, with their attributes. */
export function pick(text: string, beginnings: readonly string[]): string {
  const kept: string[] = [];
  let keeping = false;
  for (const line of text.split('\n')) {
    if (/^[a-z]/.test(line)) keeping = beginnings.some((beginning) => line.startsWith(beginning));
    else if (line === '' || line.startsWith('#')) keeping = false;
    if (keeping) kept.push(line);
  }
  return kept.join('\n');
}

/** Answers `…/page.ftl?words` with those texts. Comments and blank lines stay behind. */
export function words(): Plugin {
  return {
    name: 'antre-words',
    enforce: 'pre',
    load(id) {
      const path = id.replace(/\?words$/, '');
      if (path === id) return null;
      const other = path.replace('page.ftl', 'table.ftl');
      this.addWatchFile(path);
      this.addWatchFile(other);
      const own = readFileSync(path, 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      const text = `${own.join('\n')}\n${pick(readFileSync(other, 'utf8'), SHARED)}\n`;
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
