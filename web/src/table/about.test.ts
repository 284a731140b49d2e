import { expect, it } from 'vitest';
import type { Catalogue, Scene } from '../scene';
import { aboutTerm, aboutThing } from './about';

const card = {
  code: 'x',
  name: 'Heron',
  emblem: '',
  help: 'It fishes.',
  clause: 'CD-01',
  facts: { keywords: ['diver'] },
};
const scene: Scene = {
  zones: [
    {
      id: 'hand A',
      kind: 'hand',
      purpose: 'hand',
      name: 'Hand',
      emblem: '',
      pieces: [
        { id: 'hand A/0', face: 'up', card, marks: ['wet', 'Diver'] },
        { id: 'hand A/1', face: 'down', back: 'back' },
      ],
    },
    { id: 'map', kind: 'grid', cols: 2, rows: 2, purpose: 'map', name: 'Map', emblem: '', pieces: [] },
  ],
  links: [],
};
const catalogue: Catalogue = {
  cards: { x: card },
  terms: {
    diver: { name: 'Diver', help: 'It goes under.', clause: 'CD-04' },
    hand: { name: 'Hand', help: 'Cards one holds.', clause: 'CD-02' },
    map: { name: 'Map', help: 'Where one walks.', clause: 'CD-03' },
  },
  aims: [],
  steps: [],
  duel: false,
};

it('says of a card what it is and how it is now, of a back and an empty place what they are for', () => {
  expect(aboutThing(scene, catalogue, 'hand A/0')).toMatchObject({ name: 'Heron', help: 'It fishes.', now: ['wet'] });
  expect(aboutThing(scene, catalogue, 'hand A/0')?.words).toEqual([catalogue.terms['diver']]);
  expect(aboutThing(scene, catalogue, 'hand A/1')).toMatchObject({ name: 'Hand (2)', help: 'Cards one holds.' });
  expect(aboutThing(scene, catalogue, 'map/b2')).toMatchObject({ help: 'Where one walks.', clause: 'CD-03' });
  expect(aboutThing(scene, catalogue, 'nowhere')).toBeUndefined();
  expect(aboutTerm(catalogue, 'map')).toMatchObject({ name: 'Map' });
  expect(aboutTerm(catalogue, 'nothing')).toBeUndefined();
});
