import { expect, it } from 'vitest';
import notice from '../../../NOTICE?raw';
import { blocks } from './notice';
import { matching, sections } from './rulebook';
import { rows, counted } from './sheet';
import { since } from './since';
import { figure } from '../art/figure';
import { dearest, percent } from './study';

const clause = (id: string, section: string, text: string) => ({ id, section, source: 'text', text });
const book = [
  clause('CD-01', 'Épées', 'Une épée coupe.'),
  clause('CD-02', 'Cœur', 'Le cœur bat.'),
  clause('CD-03', 'Épées', 'Rien.'),
];

it('finds clauses without accents, by id and by heading', () => {
  expect(matching(book, 'epee coupe').map((each) => each.id)).toEqual(['CD-01']);
  expect(matching(book, 'coeur')).toHaveLength(1);
  expect(matching(book, 'cd-03')).toHaveLength(1);
  expect(matching(book, '')).toHaveLength(3);
  expect(sections(book).map((each) => each.clauses.length)).toEqual([2, 1]);
});
it('puts each reason in a row of its own, even when a seat has it twice', () => {
  const line = (category: string, points: number) => ({ category, name: category, points, cards: [], clause: 'X' });
  const made = rows({
    verdict: '',
    clause: '',
    seats: [
      { seat: 'A', total: 3, rows: [line('pairs', 1), line('pairs', 2)] },
      { seat: 'B', total: 4, rows: [line('pairs', 4)] },
    ],
  });
  expect(made.map((row) => row.cells.map((cell) => cell?.points))).toEqual([
    [1, 4],
    [2, undefined],
  ]);
});
it('reads the NOTICE in either language', () => {
  for (const lang of ['fr', 'en'] as const) {
    const found = blocks(notice, lang);
    expect(found.filter((block) => block.kind === 'list')).toHaveLength(1);
    expect(found.length).toBeGreaterThan(3);
  }
});
it('names the moves that cost the most', () => {
  const move = (ply: number, loss: number, best = 'x') => ({
    ply,
    seat: 'A',
    move: 'm',
    label: '',
    best,
    best_label: '',
    loss,
  });
  expect(dearest([move(1, 0.1), move(2, 0.4), move(3, 0.01), move(4, 0.3, 'm')]).map((each) => each.ply)).toEqual([
    2, 1,
  ]);
  expect(percent(0.617, 'en')).toBe('62%');
  expect(percent(undefined, 'fr')).toBe('');
});

it('tells what a line counts in names, equal ones together, and says nothing twice', () => {
  const card = (name: string) => ({ code: 'x', name, points: 1 });
  const line = (name: string, names: string[]) => ({
    category: 'c',
    name,
    points: 0,
    clause: '',
    cards: names.map(card),
  });
  expect(counted(line('Coffre', ['Coffre 1', 'Coffre 2', 'Coffre 2']))).toEqual(['1 · 2 ×2']);
  expect(counted(line('Coffre', ['Coffre\u00a01', 'Coffre\u00a01']))).toEqual(['1 ×2']);
  expect(counted(line('Elfe', ['Elfes 1']))).toEqual(['Elfes 1']);
  expect(counted(line('Elfes', ['Elfe a1 – Forêt a2', 'Elfe a1 – Marais b1']))).toEqual([
    'Elfe a1 – Forêt a2',
    'Elfe a1 – Marais b1',
  ]);
  expect(counted(line('Plis', []))).toEqual([]);
});
it('says how long ago it was', () => {
  const hour = 3_600_000;
  expect([since(0, 'en', 30_000), since(0, 'en', 5 * hour), since(0, 'en', 50 * hour)]).toEqual([
    '30 sec. ago',
    '5 hr. ago',
    '2 days ago',
  ]);
  expect(since(5, 'fr', 0)).toBe('maintenant');
});
it('writes a minus below zero', () => {
  expect([figure(-6), figure(0), figure('+2'), figure(undefined)]).toEqual(['−6', '0', '+2', '']);
});
