// Numbers as people read them.

/** A number with a minus, not a hyphen, where it is below zero. */
export function figure(n: number | string | undefined): string {
  return String(n ?? '').replace(/^-/, '−');
}
