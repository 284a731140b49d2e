// How long ago something was, as people say it.

const STEPS: readonly (readonly [number, Intl.RelativeTimeFormatUnit])[] = [
  [60, 'second'],
  [60, 'minute'],
  [24, 'hour'],
  [Infinity, 'day'],
];

/** « il y a 5 minutes », in one language. */
export function since(when: number, lang: string, now = Date.now()): string {
  let left = Math.max(0, (now - when) / 1000);
  for (const [size, unit] of STEPS) {
    if (left < size)
      return new Intl.RelativeTimeFormat(lang, { numeric: 'auto', style: 'short' }).format(-Math.floor(left), unit);
    left /= size;
  }
  return '';
}
