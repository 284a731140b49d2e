// The symbols of Drarkane, and what the signs of a slot say.
import { drawings } from '../../art/symbols';

export const symbols = drawings(
  import.meta.glob<string>('../../art/symbols/drarkane/*.svg', { eager: true, query: '?raw', import: 'default' }),
);

const FLAMES: Readonly<Record<string, string>> = {
  b: 'blue',
  r: 'red',
  g: 'green',
  y: 'yellow',
  O: 'obscure',
  W: 'white',
  S: 'sorcerer',
};

/** What an open slot asks for. */
export interface Asked {
  /** The flames that fit; none if any does. */
  flames: string[];
  /** Whether a Sorcerer may stand in. */
  joker: boolean;
  /** A limit such as `≥6`, or a word of the code. */
  limit: string;
  /** What is left of a sum. */
  sum: string;
}

/** Reads the code of an open slot, such as `[r≥5]`, `[Σ12:r/g]` or `[∗]`; nothing for the code of a card. */
export function askedBy(code: string): Asked | undefined {
  const inside = /^\[(.*)\]$/.exec(code)?.[1];
  if (inside === undefined) return undefined;
  const [, sum = '', rest = inside] = /^Σ(\d+):(.*)$/.exec(inside) ?? [];
  const letters = /^[brgyOWS](?:\/[brgyOWS])*/.exec(rest)?.[0] ?? '';
  const after = rest.slice(letters.length);
  return {
    flames: letters.split('/').flatMap((letter) => FLAMES[letter] ?? []),
    joker: after.startsWith('+'),
    limit: after.replace(/^\+/, '').replace('∗', ''),
    sum,
  };
}

/** The order in which a trick is laid, from the name of its zone: letters of seats, and the word for who has none. */
export function orderOf(name: string): string[] {
  return name.split(' ').slice(2);
}
