// What is printed on a card of Drakerion, from its facts.
import type { Card, Piece } from '../../scene';
import { holds, numberOf, thingOf, wordOf, wordsOf, type Told } from '../../art/facts';

/** The kinds of cards, each with a symbol of its own. */
export type Kind = 'character' | 'attachment' | 'event' | 'supply' | 'tactic' | 'banner' | 'city' | 'other';

const KINDS: readonly Kind[] = ['character', 'attachment', 'event', 'supply', 'tactic', 'banner', 'city'];

/** The values of a Character, or what an Attachment changes. */
export interface Values {
  attack: number;
  riposte: number;
  hp: number;
  ranged?: number;
  prestige?: number;
}

/** The kind of a card. */
export function kindOf(card: Card | undefined): Kind {
  const word = wordOf(card, 'kind');
  return KINDS.find((kind) => kind === word) ?? 'other';
}

/** The line under the name: kind and traits, in words. */
export function lineOf(card: Card): string {
  return [wordOf(card, 'kind-name'), wordsOf(card, 'traits').join(', ')].filter(Boolean).join(' · ');
}

/** The values of a card as they are now: those of the piece where it has any, or else the printed ones. */
export function valuesOf(piece: Piece): Values | undefined {
  const card: Told | undefined = piece.face === 'up' ? piece.card : undefined;
  const values = thingOf(piece, 'values') ?? thingOf(card, 'values');
  if (!values) return undefined;
  const [ranged, prestige] = [numberOf(values, 'ranged'), numberOf(values, 'prestige')];
  return {
    attack: numberOf(values, 'attack') ?? 0,
    riposte: numberOf(values, 'riposte') ?? 0,
    hp: numberOf(values, 'hp') ?? 0,
    ...(ranged === undefined ? {} : { ranged }),
    ...(prestige === undefined ? {} : { prestige }),
  };
}

/** A value as it stands on a card: what an Attachment changes has its sign. */
export function figureOf(card: Card, value: number): string {
  const sign = value < 0 ? '−' : value > 0 && kindOf(card) === 'attachment' ? '+' : '';
  return `${sign}${Math.abs(value)}`;
}

/** Whether a card lies inclined. */
export const isInclined = (piece: Piece): boolean => holds(piece, 'inclined');
