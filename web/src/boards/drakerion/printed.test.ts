import { expect, test } from 'vitest';
import type { Scene } from '../../wire';
import { printed } from './printed';

const scenes = Object.values(
  import.meta.glob<{ game: string; scene: Scene }>('../fixtures/drakerion-*.json', { eager: true, import: 'default' }),
);
const texts = scenes.flatMap(({ scene }) =>
  scene.zones.flatMap((zone) => zone.pieces.flatMap((piece) => (piece.face === 'up' ? [piece.card.text ?? ''] : []))),
);

test('every card of the saved scenes is taken apart, in both languages', () => {
  expect(texts.length).toBeGreaterThan(80);
  const kinds = new Set(texts.map((text) => printed(text).kind));
  expect(kinds).not.toContain('other');
  for (const kind of ['character', 'event', 'supply', 'tactic', 'banner', 'city']) expect(kinds).toContain(kind);
});

test('values, traits and rules are found', () => {
  const face = printed(
    'Dernier du bosquet. Personnage Nommé, 4 or, 3 / 2 / 5, tir 3, prestige 2 (Archer, Elfe). Combat : piochez.',
  );
  expect(face).toEqual({
    kind: 'character',
    named: true,
    subtitle: 'Dernier du bosquet',
    line: 'Personnage Nommé · Archer, Elfe',
    traits: 'Archer, Elfe',
    rules: 'Combat : piochez.',
    values: { attack: '3', riposte: '2', hp: '5', ranged: '3', prestige: '2' },
  });
  expect(printed('Attachment, 2 gold, +1 / 0 / −1 (Weapon). —').values).toEqual({
    attack: '+1',
    riposte: '0',
    hp: '−1',
  });
  expect(printed('Supply, 8 gold, draw 1 (Harvest). —')).toMatchObject({ kind: 'supply', draw: '1', rules: '' });
});

test('a card printed otherwise keeps its whole text', () => {
  expect(printed('Something else')).toMatchObject({ kind: 'other', rules: 'Something else' });
});
