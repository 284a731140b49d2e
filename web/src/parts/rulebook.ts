// Finding one's way in a rulebook.
import type { ClauseInfo } from '../wire';

/** Text without accents and case, so that `epee` finds `Épée`. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .replace(/’/g, "'")
    .toLowerCase();
}

/** The clauses that hold every word that is sought, in their id or text. */
export function matching(clauses: readonly ClauseInfo[], sought: string): ClauseInfo[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return clauses.filter((clause) => {
    const text = plain(`${clause.id} ${clause.section} ${clause.text}`);
    return words.every((word) => text.includes(word));
  });
}

/** Clauses under their headings, in the order of the book. */
export function sections(clauses: readonly ClauseInfo[]): { title: string; clauses: ClauseInfo[] }[] {
  const found: { title: string; clauses: ClauseInfo[] }[] = [];
  for (const clause of clauses) {
    const last = found.find((section) => section.title === clause.section);
    if (last) last.clauses.push(clause);
    else found.push({ title: clause.section, clauses: [clause] });
  }
  return found;
}
