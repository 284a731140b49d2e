import { expect, it } from 'vitest';
import type { Card, Piece } from '../../scene';
import { figureOf, kindOf, leftOf, lineOf, nameSize, turnOf, valuesOf } from './printed';

const card = (facts: Card['facts']): Card => ({
  code: 'x',
  name: 'X',
  emblem: 'none',
  help: '',
  clause: '',
  ...(facts ? { facts } : {}),
});
const piece = (of: Card, facts?: Piece['facts']): Piece => ({
  id: '#1',
  face: 'up',
  card: of,
  ...(facts ? { facts } : {}),
});

const captain = card({
  kind: 'character',
  'kind-name': 'Personnage',
  traits: ['Mage', 'Chef'],
  values: { attack: 2, riposte: 1, hp: 4, prestige: 1 },
});

it('reads what is printed, and what differs now', () => {
  expect(kindOf(captain)).toBe('character');
  expect(kindOf(card({ kind: 'comet' }))).toBe('other');
  expect(lineOf(captain)).toBe('Personnage · Mage, Chef');
  expect(valuesOf(piece(captain))).toEqual({ attack: 2, riposte: 1, hp: 4, prestige: 1 });
  expect(valuesOf(piece(captain, { values: { attack: 5, riposte: 0, hp: 3, ranged: 2 } }))).toEqual({
    attack: 5,
    riposte: 0,
    hp: 3,
    ranged: 2,
  });
  expect(valuesOf(piece(card({ kind: 'event' })))).toBeUndefined();
});

it('shows what an Attachment changes with its sign', () => {
  const shield = card({ kind: 'attachment' });
  expect([figureOf(shield, 2), figureOf(shield, -1), figureOf(shield, 0)]).toEqual(['+2', '−1', '0']);
  expect(figureOf(captain, 2)).toBe('2');
});

it('shows which values are changed, and the life that is left', () => {
  const hurt = piece(captain, { values: { attack: 3, riposte: 0, hp: 4 }, damage: 3 });
  expect([turnOf(hurt, 'attack'), turnOf(hurt, 'riposte'), turnOf(hurt, 'hp')]).toEqual(['up', 'down', undefined]);
  expect([leftOf(hurt), leftOf(piece(captain))]).toEqual([1, undefined]);
});

it('writes a name smaller the longer it is, but never too small to be a name', () => {
  const sizes = ['Aldric', 'Porteuse de tambour', 'Étendard de la Dernière Porte', 'x'.repeat(90)].map((name) =>
    nameSize(name, 65),
  );
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(sizes[0]).toBe(12);
  expect(sizes[2]).toBeGreaterThan(8);
  expect(sizes[3]).toBe(7);
});
