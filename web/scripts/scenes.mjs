// Plays seeded games of all five with `antre engine` and writes every few moments with their choices, for the law of touch.
// Usage: node scripts/scenes.mjs path/to/antre folder [games a set-up]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Engine } from './engine.mjs';

/** The tables to look at. Bots that look ahead a little reach what chance alone does not. */
const SET_UPS = {
  coeur: [{ seats: 2 }, { seats: 2, pack: 'bga' }],
  drako: [{ seats: 2 }, { seats: 2, options: { exchange: 'on', fury: 'anytime', burn: 'stuck_only' } }],
  aetherya: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
  drarkane: [
    { seats: 1 },
    { seats: 2 },
    { seats: 3 },
    { seats: 4 },
    { seats: 4, options: { teams: 'on' } },
    { seats: 5, options: { treasures: 'on' } },
    { seats: 6 },
  ],
  drakerion: [{ seats: 2 }, { seats: 2, options: { deck_a: 'tombes', deck_b: 'deux-peuples' } }],
};

/** How often a moment is kept: a game of Drakerion has hundreds. */
const EVERY = { coeur: 1, drako: 1, aetherya: 2, drarkane: 3, drakerion: 3 };

/** Plays one game and gives its moments, as whoever is to act sees them. */
async function moments(engine, game, setUp, seed) {
  const kept = [];
  const { table, ...opened } = await engine.ask({ do: 'open', game, seed, ...setUp });
  const { cards, terms, aims, steps } = await engine.ask({ do: 'catalogue', table, lang: 'fr' });
  let { next } = opened;
  for (let ply = 0; next.who === 'seats'; ply += 1) {
    const seat = next.seats[0];
    if ((ply + seed) % EVERY[game] === 0) {
      const { scene } = await engine.ask({ do: 'view', table, eye: seat, lang: 'fr' });
      const { choices } = await engine.ask({ do: 'choices', table, seat, lang: 'fr' });
      kept.push({ ply, me: seat, turn: next.seats, scene, choices });
    }
    const bot = seed % 2 === 0 ? 'greedy' : 'random';
    ({ next } = await engine.ask({ do: 'bot', table, seat, bot, seed: seed * 1000 + ply, play: true }));
  }
  await engine.ask({ do: 'close', table });
  return { game, setUp, seed, catalogue: { cards, terms, aims, steps }, moments: kept };
}

const [binary = 'antre', folder = 'scenes', games = '2'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const engine = new Engine(binary);
for (const [game, setUps] of Object.entries(SET_UPS)) {
  const lines = [];
  let count = 0;
  for (const [at, setUp] of setUps.entries()) {
    for (let seed = 1; seed <= Number(games); seed += 1) {
      const played = await moments(engine, game, setUp, at * 100 + seed);
      count += played.moments.length;
      lines.push(JSON.stringify(played));
    }
  }
  writeFileSync(join(folder, `${game}.jsonl`), lines.join('\n') + '\n');
  console.log(`${game}: ${lines.length} games, ${count} moments`);
}
engine.quit();
