// Where the page is, and how to get elsewhere without loading it again.

export type Route =
  | { page: 'home' }
  | { page: 'set-up'; game: string }
  | { page: 'table'; table: string }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'replay'; table: string; eye: string }
  | { page: 'pad'; game: string }
  | { page: 'proof'; table: string }
  | { page: 'about' }
  | { page: 'account' }
  | { page: 'nowhere' };

/** What an address means. */
export function route(path: string, query = '', hash = ''): Route {
  const [first = '', second = '', more] = path
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(decode);
  if (more !== undefined) return { page: 'nowhere' };
  switch (first) {
    case '':
      return { page: 'home' };
    case 'about':
      return second ? { page: 'nowhere' } : { page: 'about' };
    case 'account':
      return second ? { page: 'nowhere' } : { page: 'account' };
    case 'play':
      return second ? { page: 'set-up', game: second } : { page: 'home' };
    case 't':
      return second ? { page: 'table', table: second } : { page: 'nowhere' };
    case 'rules':
      return second ? { page: 'rules', game: second, clause: decode(hash.slice(1)) } : { page: 'nowhere' };
    case 'replay':
      return second
        ? { page: 'replay', table: second, eye: new URLSearchParams(query).get('eye') ?? 'S' }
        : { page: 'nowhere' };
    case 'pad':
      return second ? { page: 'pad', game: second } : { page: 'nowhere' };
    case 'proof':
      return { page: 'proof', table: second };
    default:
      return { page: 'nowhere' };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The table that a link somebody pasted leads to: a whole address, its end, or the bare name. */
export function tableOf(pasted: string): string | undefined {
  const name = pasted.trim().split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '';
  return /^[0-9a-f]{32}$/.test(name) ? name : undefined;
}
