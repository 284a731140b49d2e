import { expect, test } from 'vitest';
import type { Scene as SentScene, Sheet } from '../wire';
import type { Card, Piece } from '../scene';
import { numberOf } from '../art/facts';
import { sceneWith, type Catalogue } from '../scene';
import { withSign } from './aetherya/bonds';
import { symbols as aetherya } from './aetherya/symbols';
import { zone as find } from './board';
import { arrow, corner } from './coeur/arrows';
import { symbols as coeur } from './coeur/symbols';
import { symbols as drakerion } from './drakerion/symbols';
import { symbols as drako, usesOf } from './drako/symbols';
import { askedBy, orderOf, symbols as drarkane } from './drarkane/symbols';

interface Saved {
  game: string;
  seats: number;
  scene: SentScene;
  catalogue: Catalogue;
  sheet?: Sheet;
}

const saved = Object.values(import.meta.glob<Saved>('./fixtures/*.json', { eager: true, import: 'default' })).map(
  (each) => ({ ...each, scene: sceneWith(each.scene, each.catalogue) }),
);
const cards = (game: string): Card[] =>
  saved
    .filter((each) => each.game === game)
    .flatMap(({ scene }) =>
      scene.zones.flatMap((zone) => zone.pieces.flatMap((piece) => (piece.face === 'up' ? [piece.card] : []))),
    );

test('every card of the saved scenes has its symbol', () => {
  const sets = { coeur, aetherya, drarkane, drakerion };
  for (const [game, symbols] of Object.entries(sets)) {
    const emblems = new Set(
      cards(game)
        .map((card) => card.emblem)
        .filter((emblem) => emblem !== ''),
    );
    expect(emblems.size).toBeGreaterThan(4);
    for (const emblem of emblems) expect(symbols, `${game}: ${emblem}`).toHaveProperty([emblem]);
  }
  const uses = new Set(
    cards('drako')
      .flatMap((card) => usesOf(card))
      .map((use) => use.symbol),
  );
  expect(uses.size).toBeGreaterThan(6);
  for (const use of uses) expect(drako, use).toHaveProperty([use]);
});

test('what a kingdom shows adds up to what the game counts', () => {
  const over = saved.filter((each) => each.game === 'aetherya' && each.sheet);
  expect(over.length).toBeGreaterThan(0);
  for (const { scene, sheet } of over) {
    for (const { seat, total } of sheet?.seats ?? []) {
      const kingdom = find(scene, `kingdom ${seat}`);
      expect(numberOf(kingdom, 'worth')).toBe(total);
    }
  }
});

test('numbers keep their signs', () => {
  expect([withSign(3), withSign(-2)]).toEqual(['+3', '−2']);
});

test('an open slot says what it asks for, a card does not', () => {
  const slot = (asks: Card['facts'], facts?: Piece['facts']): Piece => ({
    id: 'on x/0',
    face: 'up',
    card: { code: '[]', name: '', emblem: '', help: '', clause: '', facts: { asks: asks ?? {} } },
    ...(facts ? { facts } : {}),
  });
  expect(askedBy(slot({ flames: ['red'], min: 5 }))).toMatchObject({ flames: ['red'], joker: false, limit: '≥5' });
  expect(askedBy(slot({ flames: ['red', 'green'], sum: 14 }, { left: 12 }))).toMatchObject({ limit: '', sum: 12 });
  expect(askedBy(slot({ flames: ['yellow'], joker: true }))).toMatchObject({ joker: true });
  expect(askedBy(slot({ min: 4, max: 4 }))).toMatchObject({ flames: [], limit: '=4' });
  expect(askedBy({ id: 'x', face: 'down', back: 'back' })).toBeUndefined();
  const open = cards('drarkane').filter((card) => card.facts?.['asks']);
  expect(open.length).toBeGreaterThan(4);
  const tricks = saved.flatMap(({ game, scene }) => (game === 'drarkane' ? orderOf(find(scene, 'trick')) : []));
  expect(tricks).toContain('A');
});

test('arrows run between the spaces and never across one', () => {
  const lay = { cellW: 100, cellH: 80, gapX: 30, gapY: 24, left: 10, top: 10 };
  const busy = saved.find((each) => each.game === 'coeur');
  const spots = (busy?.scene.zones ?? []).flatMap((zone) => (zone.spot ? [zone.spot] : []));
  for (const { from, to } of busy?.scene.links ?? []) {
    const [a, b] = [find(busy!.scene, from)?.spot, find(busy!.scene, to)?.spot];
    expect(a && b, `${from} ${to}`).toBeTruthy();
    if (!a || !b) continue;
    const points = [...arrow(a, b, lay).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((point) => ({
      x: Number(point[1]),
      y: Number(point[2]),
    }));
    expect(points.length).toBeGreaterThan(1);
    for (const spot of spots) {
      const { x, y } = corner(spot, lay);
      const inside = points.filter(
        (point) => point.x > x && point.x < x + lay.cellW && point.y > y && point.y < y + lay.cellH,
      );
      expect(inside, `${from} → ${to} over ${spot.col} ${spot.row}`).toEqual([]);
    }
  }
});
