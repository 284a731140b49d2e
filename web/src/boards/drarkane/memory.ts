// The trick before the present one. A scene tells what lies on the table now, and a trick is cleared away as soon as its
// cards are placed; whoever watched knows what lay there, so the board remembers what it was shown.
import { holds, wordOf } from '../../art/facts';
import type { Card, Piece, Scene, Zone } from '../../scene';
import { zone as find } from '../board';
import { orderOf } from './symbols';

/** A trick as it was laid. */
export interface Laid {
  /** The card in each place, where it is known. */
  cards: (Card | undefined)[];
  /** Who laid them, in the same order. */
  order: string[];
  /** The colour that was asked; empty if none was. */
  emblem: string;
  /** Why the card that won it did, in words; empty if that was not seen. */
  why: string;
}

/** What a board remembers from one scene to the next. */
export interface Memory {
  trick: Laid;
  /** Whether every card was laid: until the next lead it is the trick before. */
  over: boolean;
  /** How often each card lay open for all. */
  open: ReadonlyMap<string, number>;
  round: number;
}

/** What is remembered after a scene, given what was before it. */
export function remember(before: Memory | undefined, scene: Scene): Memory | undefined {
  const trick = find(scene, 'trick');
  if (trick?.kind !== 'row') return undefined;
  const round = roundOf(scene);
  const known = before?.round === round ? before : undefined;
  const open = openCards(scene);
  const order = orderOf(trick);
  const placing = order.length === 0;
  if (trick.pieces.length > 0 && !placing) {
    return { trick: { cards: cardsOf(trick), order, emblem: trick.emblem, why: '' }, over: false, open, round };
  }
  if (!known) return undefined;
  const why = wordOf(trick, 'why') || known.trick.why;
  if (known.over) return { ...known, trick: { ...known.trick, why }, open };
  // The last card was laid since: it lies in the trick, or it is the one that came to lie open.
  const laid = cardsOf(trick);
  const fresh = laid.some(Boolean) ? [] : newCards(known.open, open, scene);
  const cards = known.trick.cards.map((card, place) => card ?? laid[place] ?? fresh.shift());
  return { trick: { ...known.trick, cards, why }, over: true, open, round };
}

/** Whose card won a trick that is over: the scene says who, the order says where. */
export function wonAt(laid: Laid, scene: Scene): number {
  return laid.order.indexOf(wordOf(find(scene, 'trick'), 'winner'));
}

function roundOf(scene: Scene): number {
  const rounds = find(scene, 'rounds');
  return rounds?.kind === 'counter' ? rounds.value : 0;
}

const faceOf = (piece: Piece | undefined) => (piece?.face === 'up' ? piece.card : undefined);

function cardsOf(trick: Zone & { kind: 'row' }): (Card | undefined)[] {
  return Array.from({ length: trick.places }, (_, place) =>
    faceOf(trick.pieces.find((piece) => piece.id === `trick/${place}`)),
  );
}

/** Everything that was played and lies open: in the trick, on the dragons, in the discard pile. */
function played(scene: Scene): Card[] {
  const zones = scene.zones.filter((zone) => ['trick', 'discard', 'dragon'].includes(zone.purpose));
  const cards = zones.flatMap((zone) => zone.pieces.flatMap((piece) => faceOf(piece) ?? []));
  return cards.filter((card) => holds(card, 'flame'));
}

function openCards(scene: Scene): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code } of played(scene)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** The cards that lie open now and did not before. */
function newCards(before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>, scene: Scene): Card[] {
  return [...now].flatMap(([code, count]) => {
    const card = played(scene).find((each) => each.code === code);
    return card ? Array.from({ length: Math.max(0, count - (before.get(code) ?? 0)) }, () => card) : [];
  });
}
