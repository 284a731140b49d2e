// What is written on a card must be part of its name: whoever steers by voice says what they see.

/** The words of a text, as ears tell them apart. */
function words(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** A name that says what the label says and holds what is written, in the order in which it is written. */
export function spoken(label: string, written: string): string {
  const [named, seen] = [words(label), words(written)];
  const held = seen.length === 0 || ` ${named.join(' ')} `.includes(` ${seen.join(' ')} `);
  if (held) return label;
  const text = written.trim().replace(/\s+/g, ' ');
  const nothingMore = named.every((word) => seen.includes(word));
  return nothingMore ? text : `${text}, ${label}`;
}

/** Names everything that can be clicked below an element. */
export function nameAll(root: ParentNode): void {
  for (const element of root.querySelectorAll('[data-id][role=button][aria-label]')) {
    const label = element.getAttribute('aria-label') ?? '';
    const name = spoken(label, element.textContent ?? '');
    if (name !== label) element.setAttribute('aria-label', name);
  }
}
