// Facts of cards, pieces and zones: what is so, as data. Each board knows the facts of its game by name.
import type { FactValue } from '../wire';

export type Facts = Readonly<Record<string, FactValue>>;

/** Whatever may have facts. */
export interface Told {
  facts?: Facts;
}

/** Whether something is so. */
export function holds(told: Told | undefined, what: string): boolean {
  return told?.facts?.[what] !== undefined;
}

/** A number. */
export function numberOf(told: Told | undefined, what: string): number | undefined {
  const value = told?.facts?.[what];
  return typeof value === 'number' ? value : undefined;
}

/** A word or a text; empty if there is none. */
export function wordOf(told: Told | undefined, what: string): string {
  const value = told?.facts?.[what];
  return typeof value === 'string' ? value : '';
}

/** Several words. */
export function wordsOf(told: Told | undefined, what: string): string[] {
  return listOf(told, what).filter((value) => typeof value === 'string');
}

/** Several numbers. */
export function numbersOf(told: Told | undefined, what: string): number[] {
  return listOf(told, what).filter((value) => typeof value === 'number');
}

/** Several things that have facts of their own. */
export function thingsOf(told: Told | undefined, what: string): Told[] {
  return listOf(told, what).flatMap((value) => (isFacts(value) ? [{ facts: value }] : []));
}

/** One thing that has facts of its own. */
export function thingOf(told: Told | undefined, what: string): Told | undefined {
  const value = told?.facts?.[what];
  return value !== undefined && isFacts(value) ? { facts: value } : undefined;
}

function listOf(told: Told | undefined, what: string): readonly FactValue[] {
  const value = told?.facts?.[what];
  return Array.isArray(value) ? value : [];
}

function isFacts(value: FactValue): value is Record<string, FactValue> {
  return typeof value === 'object' && !Array.isArray(value);
}
