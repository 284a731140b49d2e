// The law of touch: whatever is legal can be done by touching what lies on the table, in few touches, and what can be
// touched now is drawn and glows. Checked on moments of seeded games of all five, which scripts/scenes.mjs writes.
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { Choice, Scene as SentScene } from '../wire';
import { boardOf } from '../boards';
import { inTray, type BoardModule } from '../boards/board';
import { sceneWith, type Catalogue, type Scene } from '../scene';
import { click, glowing, ready, remaining, spread } from './narrow';

interface Moment {
  ply: number;
  me: string;
  turn: string[];
  scene: SentScene;
  choices: Choice[];
}
interface Played {
  game: string;
  setUp: object;
  seed: number;
  catalogue: Catalogue;
  moments: Moment[];
}

const GAMES = ['coeur', 'drako', 'aetherya', 'drarkane', 'drakerion'];
/** More touches than that are work, and more buttons at once are a list. */
const TOUCHES = 3;
const BUTTONS = 12;
/** Of every so many moments the board itself is drawn. */
const DRAWN = 8;

/** What scripts/scenes.mjs wrote, by game; nothing where it was not asked to. The suite asks, and then it must be there. */
const files = import.meta.glob<string>('../../scenes/*.jsonl', { query: '?raw', import: 'default' });
const wanted = Object.keys(files).length > 0 || import.meta.env['VITE_LAWS'] !== undefined;

/** Follows touches from nothing and says with how many each move is done. */
function reach(scene: Scene, choices: readonly Choice[]): Map<string, number> {
  const found = new Map<string, number>();
  const seen = new Set<string>();
  let now: string[][] = [[]];
  for (let touches = 0; now.length > 0 && touches <= TOUCHES + 3; touches += 1) {
    const next: string[][] = [];
    for (const picked of now) {
      const left = remaining(choices, picked);
      const buttons = left.length === 1 && picked.length > 0 ? left : ready(left, picked);
      if (buttons.length <= BUTTONS) {
        for (const { move } of buttons) if (!found.has(move)) found.set(move, touches);
      }
      for (const id of glowing(scene, choices, picked)) {
        if (picked.includes(id)) continue;
        const came = click(scene, choices, picked, id);
        if (came.kind === 'play' && !found.has(came.choice.move)) found.set(came.choice.move, touches + 1);
        if (came.kind !== 'picked') continue;
        const key = [...came.picked].sort().join('\n');
        if (!seen.has(key) && came.picked.length > picked.length) {
          seen.add(key);
          next.push(came.picked);
        }
      }
    }
    now = next;
  }
  return found;
}

/** The ids that a board draws, and those of them that glow. */
function draw(module: BoardModule, moment: Moment, scene: Scene, lit: ReadonlySet<string>, picked: readonly string[]) {
  const seats = moment.scene.zones.flatMap((zone) => zone.owner ?? []);
  const names = [...new Set(seats)].sort();
  const { body } = render(module.Board, {
    props: {
      scene,
      me: moment.me,
      seats: names.map((seat) => ({ seat, who: 'bot', name: seat, present: true, ready: true }) as never),
      turn: moment.turn,
      lit,
      picked,
      pointed: new Set<string>(),
      last: { moved: new Set<string>(), zones: new Set<string>(), lines: [] },
      lang: 'fr',
      motion: 'off',
      pick: () => {},
      look: () => {},
    },
  });
  const glows = new Set<string>();
  for (const [tag, id] of body.matchAll(/<[a-z]+[^>]*?\sdata-id="([^"]*)"[^>]*>/g)) {
    if (/\sdata-lit/.test(tag)) glows.add((id ?? '').replaceAll('&amp;', '&').replaceAll('&gt;', '>'));
  }
  return glows;
}

describe.skipIf(!wanted)('the law of touch', () => {
  for (const game of GAMES) {
    it(`holds at every moment of ${game}`, { timeout: 120_000 }, async () => {
      const module = await boardOf(game);
      const text = await files[`../../scenes/${game}.jsonl`]?.();
      const lines = text?.trim().split('\n') ?? [];
      const broken: string[] = [];
      let [moments, choiceCount] = [0, 0];
      for (const line of lines) {
        const played = JSON.parse(line) as Played;
        for (const moment of played.moments) {
          const where = `${game} ${JSON.stringify(played.setUp)} seed ${played.seed} ply ${moment.ply} (${moment.me})`;
          const scene = sceneWith(moment.scene, played.catalogue);
          const choices = spread(scene, moment.choices);
          const reached = reach(scene, choices);
          moments += 1;
          choiceCount += moment.choices.length;
          for (const { move, label, touches } of moment.choices) {
            const steps = reached.get(move);
            // A set of cards takes a touch a card, and one to say where it goes.
            const most = Math.max(TOUCHES, touches.length);
            if (steps === undefined) broken.push(`${where}: no way to « ${label} » (${move}: ${touches.join(', ')})`);
            else if (steps > most) broken.push(`${where}: ${steps} touches for « ${label} » (${touches.join(', ')})`);
          }
          if (moments % DRAWN !== 0) continue;
          const tray = new Set(
            scene.zones.filter((zone) => inTray(zone, moment.me)).flatMap((zone) => zone.pieces.map(({ id }) => id)),
          );
          const first = [...glowing(scene, choices, [])];
          for (const picked of [[], first.slice(0, 1), first.slice(-1)]) {
            const lit = glowing(scene, choices, picked);
            const glows = draw(module, moment, scene, lit, picked);
            for (const id of lit) {
              if (!tray.has(id) && !glows.has(id))
                broken.push(`${where}: ${id} can be touched and is dark (picked ${picked.join(', ')})`);
            }
            for (const id of glows) if (!lit.has(id)) broken.push(`${where}: ${id} glows and cannot be touched`);
          }
        }
      }
      expect(moments).toBeGreaterThan(50);
      expect(choiceCount).toBeGreaterThan(200);
      expect(broken.slice(0, 12), `${broken.length} faults in ${moments} moments`).toEqual([]);
    });
  }
});
