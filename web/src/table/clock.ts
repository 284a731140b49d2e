// Clocks between two words of the server.
import type { ClockState } from '../wire';

/** What is left now of a clock that was told at a moment. */
export function left(clock: ClockState, toldAt: number, now: number): number {
  return Math.max(0, clock.left_ms - (clock.running ? now - toldAt : 0));
}

/** A time as clocks show it: `2:05`, `1:02:05`, or days when there is no hurry. */
export function told(ms: number, day: (days: number) => string): string {
  const seconds = Math.ceil(ms / 1000);
  const days = Math.floor(seconds / 86_400);
  if (days >= 1) return day(days);
  const pad = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}
