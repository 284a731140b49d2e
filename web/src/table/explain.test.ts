// Help beside a thing shows a picture only where its game has one to show.
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { boardOf } from '../boards';
import { sceneWith, type Catalogue } from '../scene';
import type { Scene as SentScene } from '../wire';
import { aboutThing } from './about';
import Explain from './Explain.svelte';

interface Saved {
  game: string;
  scene: SentScene;
  catalogue: Catalogue;
}

const saved = import.meta.glob<Saved>('../boards/fixtures/*.json', { eager: true, import: 'default' });

test('no help shows a blank picture', { timeout: 60_000 }, async () => {
  const blank = new Set<string>();
  const shown = { with: 0, without: 0 };
  for (const { game, scene: sent, catalogue } of Object.values(saved)) {
    const { Card, pictured } = await boardOf(game);
    const scene = sceneWith(sent, catalogue);
    for (const piece of scene.zones.flatMap((zone) => zone.pieces)) {
      const about = aboutThing(scene, catalogue, piece.id);
      const at = { left: 0, top: 0, width: 9, height: 9 };
      const nothing = () => {};
      const { body } = render(Explain, {
        props: { about, at, Card, pictured, wordy: false, zoomed: false, lang: 'fr', rule: nothing, close: nothing },
      });
      const picture = /<div class="small[^>]*>(.*)<div class="words/s.exec(body)?.[1];
      if (picture === undefined) shown.without += 1;
      else shown.with += 1;
      // Whatever is drawn is drawn with lines; a frame alone has none.
      if (picture !== undefined && !picture.includes('<svg')) blank.add(`${game}: ${piece.id}`);
    }
  }
  expect([...blank]).toEqual([]);
  expect(Math.min(shown.with, shown.without)).toBeGreaterThan(50);
});
