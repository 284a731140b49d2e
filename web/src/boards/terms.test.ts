// Whatever a board lets people ask about has an answer: its words are in the catalogue, its pieces and zones in the scene.
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { Scene as SentScene, SeatSummary } from '../wire';
import { sceneWith, type Catalogue } from '../scene';
import { aboutTerm, aboutThing } from '../table/about';
import { boardOf } from '.';

interface Saved {
  game: string;
  seats: number;
  eye: string;
  scene: SentScene;
  catalogue: Catalogue;
}

const saved = import.meta.glob<Saved>('./fixtures/*.json', { eager: true, import: 'default' });

test('whatever a board lets people ask about is explained', { timeout: 60_000 }, async () => {
  const mute = new Set<string>();
  let terms = 0;
  for (const [path, { game, seats, eye, scene: sent, catalogue }] of Object.entries(saved)) {
    const { Board } = await boardOf(game);
    const scene = sceneWith(sent, catalogue);
    const people = Array.from({ length: seats }, (_, at): SeatSummary => {
      const seat = 'ABCDEF'[at] ?? 'A';
      return { seat, who: 'bot', name: seat, present: true, ready: true, asks_undo: false, wants_rematch: false };
    });
    const { body } = render(Board, {
      props: {
        scene,
        me: eye === 'S' ? null : eye,
        seats: people,
        turn: [],
        lit: new Set<string>(),
        picked: [],
        pointed: new Set<string>(),
        last: { moved: new Set<string>(), zones: new Set<string>(), lines: [] },
        lang: 'fr',
        motion: 'off',
        pick: () => {},
        look: () => {},
      },
    });
    for (const [, what, id = ''] of body.matchAll(/\sdata-(term|id)="([^"]*)"/g)) {
      if (what === 'term') terms += 1;
      const about = what === 'term' ? aboutTerm(catalogue, id) : aboutThing(scene, catalogue, id);
      if (!about?.name || !about.help) mute.add(`${path}: ${what} ${id}`);
    }
  }
  expect(terms).toBeGreaterThan(20);
  expect([...mute]).toEqual([]);
});
