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

/** The words of a card: its rules, or its line of colour where it has none. */
export function textOf(piece: Piece): string {
  const card = piece.face === 'up' ? piece.card : undefined;
  return wordOf(card, 'rules') || wordOf(card, 'flavour');
}

/** How a value of a card in play differs from what is printed: more, less, or not at all. */
export function turnOf(piece: Piece, stat: keyof Values): 'up' | 'down' | undefined {
  const card = piece.face === 'up' ? piece.card : undefined;
  const [now, printed] = [numberOf(thingOf(piece, 'values'), stat), numberOf(thingOf(card, 'values'), stat)];
  if (now === undefined || printed === undefined || now === printed) return undefined;
  return now > printed ? 'up' : 'down';
}

/** The life that is left to a Character, or nothing where it has all of it. */
export function leftOf(piece: Piece): number | undefined {
  const [hp, damage] = [valuesOf(piece)?.hp, numberOf(piece, 'damage')];
  return hp === undefined || !damage ? undefined : Math.max(0, hp - damage);
}

/** A value as it stands on a card: what an Attachment changes has its sign. */
export function figureOf(card: Card, value: number): string {
  const sign = value < 0 ? '−' : value > 0 && kindOf(card) === 'attachment' ? '+' : '';
  return `${sign}${Math.abs(value)}`;
}

/** How high the room beside the cost of a card is, in hundredths of the card's width. */
const NAME_HIGH = 29.5;

/** How large the name of a card can be written so that none of it is cut, in hundredths of the card's width like its room. */
export function nameSize(name: string, wide: number): number {
  const words = name.split(/(?<=[\s-])/);
  for (let size = 12; size > 7; size -= 0.4) {
    // Letters of the display face are about this wide.
    const most = wide / (size * 0.56);
    let [lines, line] = [1, 0];
    for (const word of words) {
      if (line > 0 && line + word.trimEnd().length > most) [lines, line] = [lines + 1, 0];
      line += word.length;
    }
    const longest = Math.max(...words.map((word) => word.trimEnd().length));
    if (longest <= most && lines <= 3 && lines * size * 1.08 <= NAME_HIGH) return size;
  }
  return 7;
}

/** Whether a card lies inclined. */
export const isInclined = (piece: Piece): boolean => holds(piece, 'inclined');
