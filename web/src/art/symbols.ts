// Symbols live one to a file in art/symbols; a board takes the folder of its game, so that each loads its own only.

/** The drawings of a set of symbols by name, without the file around them. */
export type Symbols = Readonly<Record<string, string>>;

/** Takes the drawings out of the files that `import.meta.glob` read as text. */
export function drawings(files: Record<string, string>): Symbols {
  const named = Object.entries(files).map(([path, text]) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);
    return [name, text.replace(/^[^>]*>/, '').replace(/<\/svg>\s*$/, '')] as const;
  });
  return Object.fromEntries(named);
}
