// Plays seeded games with `antre engine` and keeps scenes of busy moments for the gallery of boards and its tests.
// Usage: node scripts/fixtures.mjs path/to/antre
import { mkdirSync, writeFileSync } from 'node:fs';
import { Engine } from './engine.mjs';

const PLANS = [
  { name: 'coeur-early', game: 'coeur', seats: 2, seed: 3, eye: 'A', plies: 9 },
  { name: 'coeur-busy', game: 'coeur', seats: 2, seed: 5, eye: 'A', plies: 55 },
  { name: 'coeur-late', game: 'coeur', seats: 2, seed: 8, eye: 'B', plies: 64, lang: 'en' },
  { name: 'coeur-over', game: 'coeur', seats: 2, seed: 8, eye: 'A', plies: 999 },
  { name: 'coeur-watch', game: 'coeur', seats: 2, seed: 5, eye: 'S', plies: 40 },
  { name: 'drako-early', game: 'drako', seats: 2, seed: 2, eye: 'B', plies: 8 },
  { name: 'drako-dragon', game: 'drako', seats: 2, seed: 4, eye: 'A', plies: 52 },
  { name: 'drako-dwarves', game: 'drako', seats: 2, seed: 6, eye: 'B', plies: 75, lang: 'en' },
  { name: 'drako-over', game: 'drako', seats: 2, seed: 6, eye: 'A', plies: 999 },
  { name: 'aetherya-base', game: 'aetherya', seats: 3, seed: 1, eye: 'A', plies: 2 },
  { name: 'aetherya-two', game: 'aetherya', seats: 2, seed: 2, eye: 'A', plies: 60 },
  { name: 'aetherya-held', game: 'aetherya', seats: 4, seed: 5, eye: 'A', plies: 60, until: 'held' },
  { name: 'aetherya-three', game: 'aetherya', seats: 3, seed: 3, eye: 'B', plies: 75, lang: 'en' },
  { name: 'aetherya-four', game: 'aetherya', seats: 4, seed: 4, eye: 'C', plies: 80 },
  { name: 'aetherya-over', game: 'aetherya', seats: 2, seed: 2, eye: 'A', plies: 999 },
  { name: 'drarkane-two', game: 'drarkane', seats: 2, seed: 1, eye: 'A', plies: 40 },
  { name: 'drarkane-bid', game: 'drarkane', seats: 3, seed: 2, eye: 'A', plies: 0 },
  { name: 'drarkane-four', game: 'drarkane', seats: 4, seed: 3, eye: 'A', plies: 52, lang: 'en' },
  { name: 'drarkane-place', game: 'drarkane', seats: 5, seed: 9, eye: 'B', plies: 40, until: 'place' },
  { name: 'drarkane-six', game: 'drarkane', seats: 6, seed: 4, eye: 'B', plies: 70, options: { treasures: 'on' } },
  { name: 'drarkane-last', game: 'drarkane', seats: 6, seed: 4, eye: 'B', plies: 30, until: 'lead' },
  { name: 'drarkane-teams', game: 'drarkane', seats: 4, seed: 5, eye: 'A', plies: 30, options: { teams: 'on' } },
  { name: 'drarkane-sheet', game: 'drarkane', seats: 4, seed: 6, eye: 'A', plies: 60, until: 'bid' },
  { name: 'drarkane-solo', game: 'drarkane', seats: 1, seed: 7, eye: 'A', plies: 30 },
  { name: 'drakerion-start', game: 'drakerion', seats: 2, seed: 1, eye: 'A', plies: 14 },
  { name: 'drakerion-twins', game: 'drakerion', seats: 2, seed: 1, eye: 'A', plies: 0, until: 'exchange' },
  { name: 'drakerion-stage', game: 'drakerion', seats: 2, seed: 4, eye: 'A', plies: 60, until: 'stage' },
  { name: 'drakerion-acting', game: 'drakerion', seats: 2, seed: 7, eye: 'A', plies: 100, until: 'acting' },
  { name: 'drakerion-search', game: 'drakerion', seats: 2, seed: 1, eye: 'A', plies: 20, until: 'search' },
  { name: 'drakerion-mid', game: 'drakerion', seats: 2, seed: 2, eye: 'A', plies: 90 },
  { name: 'drakerion-busy', game: 'drakerion', seats: 2, seed: 5, eye: 'B', plies: 140, lang: 'en' },
  {
    name: 'drakerion-combat',
    game: 'drakerion',
    seats: 2,
    seed: 3,
    eye: 'A',
    plies: 120,
    until: 'combat',
    options: { deck_a: 'tombes', deck_b: 'deux-peuples' },
  },
];

const [binary = 'antre'] = process.argv.slice(2);
const engine = new Engine(binary);

const busy = {
  held: (scene) => scene.zones.some((z) => z.id === 'held' && z.owner === 'A'),
  bid: (scene) => /combien/.test(scene.headline),
  exchange: (scene) => /changez/.test(scene.headline),
  place: (scene) =>
    /pos[eé]|place/i.test(scene.headline) && scene.zones.find((z) => z.id === 'trick').pieces.length > 2,
  lead: (scene) => /^À vous.*jouez/.test(scene.headline) && !scene.zones.find((z) => z.id === 'trick').pieces.length,
  combat: (scene) => scene.zones.some((z) => z.pieces.some((p) => p.facts?.role === 'defender')),
  stage: (scene) => scene.zones.some((z) => z.purpose === 'playing'),
  search: (scene) => scene.zones.some((z) => z.purpose === 'sought'),
  acting: (scene) => scene.zones.some((z) => z.pieces.some((p) => p.facts?.acting)),
};

const folder = new URL('../src/boards/fixtures/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const plan of PLANS) {
  const { name, game, seats, seed, eye, plies, options = {}, lang = 'fr', until } = plan;
  let table = await engine.ask({ do: 'open', game, seats, seed, options });
  const at = table.table;
  let next = table.next;
  const look = async () => (await engine.ask({ do: 'view', table: at, eye, lang })).scene;
  const own = () => next.who === 'seats' && next.seats.includes(eye);
  for (let ply = 0; next.who === 'seats'; ply += 1) {
    // Stop at a busy moment where the one who looks has something to do.
    const ready = eye === 'S' || own();
    if (ply >= plies && (until ? busy[until](await look()) : ready)) break;
    next = (await engine.ask({ do: 'bot', table: at, seat: next.seats[0], bot: 'greedy', seed: ply, play: true })).next;
  }
  const scene = await look();
  const choices = own() ? (await engine.ask({ do: 'choices', table: at, seat: eye, lang })).choices : [];
  const sheet = next.who === 'over' ? (await engine.ask({ do: 'score', table: at, lang })).sheet : undefined;
  const { cards, terms, aims, steps } = await engine.ask({ do: 'catalogue', table: at, lang });
  // Only what is seen: a pack may have a hundred cards more.
  const seen = new Set(scene.zones.flatMap((zone) => zone.pieces.map((piece) => piece.card)));
  const shown = Object.fromEntries(Object.entries(cards).filter(([code]) => seen.has(code)));
  const kept = { game, seats, eye, lang, next, choices, scene, catalogue: { cards: shown, terms, aims, steps }, sheet };
  writeFileSync(new URL(`${name}.json`, folder), JSON.stringify(kept) + '\n');
  console.log(name, next.who, scene.headline, choices.length);
  await engine.ask({ do: 'close', table: at });
}
engine.quit();
