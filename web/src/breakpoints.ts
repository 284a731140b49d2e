// The windows and tables that are told apart, by name. Styles say `@media (--narrow)` and `@container table (--upright)`,
// which the build replaces by what stands here (vite.config.ts); scripts watch them with `MediaQuery` of Svelte. A width that a single
// page cares about stands in that page.

/** Of the window. */
export const WINDOW = {
  /** The log has a column of its own. */
  wide: '(min-width: 80rem)',
  /** A tablet or a phone. */
  narrow: '(max-width: 56rem)',
  /** A phone that stands. */
  phone: '(max-width: 34rem)',
  /** Little height: a phone that lies, or a window cut short. */
  low: '(max-height: 30rem)',
  /** A phone on its side: wide enough for things to stand beside each other. */
  lying: '((max-height: 30rem) and (min-width: 40rem))',
};

/** Of the board around which the table is laid. */
export const TABLE = {
  /** Higher than wide, or hardly any width. */
  upright: '((aspect-ratio < 1.05) or (width < 480px))',
  /** Wide, and hardly any height. */
  shallow: '((aspect-ratio >= 1.05) and (width >= 480px) and (height < 420px))',
};

const NAMES: Record<string, string> = { ...WINDOW, ...TABLE };

/** A style with the conditions that its names stand for. */
export function spelledOut(style: string): string {
  return style.replace(/(@(?:media|container)[^{]*)\{/g, (rule) =>
    rule.replace(/\(--([a-z-]+)\)/g, (name, key: string) => NAMES[key] ?? name),
  );
}
