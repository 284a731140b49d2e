import { expect, it } from 'vitest';
import type { Update } from '../wire';
import { witnessAt } from '../fair/witness';
import { promise } from '../fair/proof';
import { ANOTHER_WINDOW } from '../fair/shuffle';
import type { Socket, World } from '../net/connection';
import { seatAt } from '../net/seats';
import { LONG, Table, UNHURRIED } from './table.svelte';

/** A table whose server and clock are in the test's hands. */
function pretend() {
  const sockets: (Socket & { sent: string[] })[] = [];
  let now = 0;
  let timers: { at: number; then: () => void }[] = [];
  const out: World = {
    dial: () => {
      const socket = {
        sent: [] as string[],
        send: (text: string) => socket.sent.push(text),
        close: () => {},
        onopen: null,
        onmessage: null,
        onclose: null,
      } as Socket & { sent: string[] };
      sockets.push(socket);
      return socket;
    },
    later: (ms, then) => {
      const timer = { at: now + ms, then };
      timers.push(timer);
      return () => void (timers = timers.filter((each) => each !== timer));
    },
  };
  const pass = (ms: number) => {
    const end = now + ms;
    for (;;) {
      const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      timers = timers.filter((each) => each !== due);
      now = due.at;
      due.then();
    }
    now = end;
  };
  const drawers = new Map<string, string>();
  const storage = {
    getItem: (key: string) => drawers.get(key) ?? null,
    setItem: (key: string, text: string) => void drawers.set(key, text),
    removeItem: (key: string) => void drawers.delete(key),
  };
  const table = new Table('t', { lang: () => 'fr', swift: () => false }, storage, out);
  const say = (message: object) => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
  const enter = () => {
    sockets.at(-1)?.onopen?.(undefined as never);
    say({ type: 'welcome', eye: 'A', protocol: 2 });
  };
  const cut = () => sockets.at(-1)?.onclose?.(undefined as never);
  const sent = (what: string) =>
    sockets
      .flatMap((socket) => socket.sent)
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .filter((said) => said['do'] === what);
  return { sockets, table, say, enter, cut, pass, sent, storage };
}

const choice = { move: 'x', label: 'x', touches: [] };
const update = (version: number, more: Partial<Update> = {}): object => ({
  type: 'update',
  version,
  ply: version,
  next: { who: 'seats', seats: ['A'] },
  scene: { zones: [], links: [] },
  choices: [choice],
  log_after: 0,
  log: Array.from({ length: version }, (_, at) => ({ ply: at + 1, text: `${at + 1}` })),
  practice: false,
  undone: false,
  ...more,
});
const room = (ready: boolean, more: object = {}): object => ({
  type: 'room',
  table: 't',
  game: 'coeur',
  status: 'waiting',
  commitment: 'c',
  contributions: ['', ''],
  promises: ['', ''],
  reveal: false,
  rounds: 0,
  spectators: 0,
  hinted: [0, 0],
  seats: [
    { seat: 'A', who: 'human', name: 'Ada', present: true, ready },
    { seat: 'B', who: 'open', name: '', present: false, ready: false },
  ],
  ...more,
});
const settled = () => new Promise((done) => setTimeout(done));

it('takes the place where a card was let go for the answer, when the game asks where it goes', async () => {
  const { table, enter, say, sent } = pretend();
  enter();
  const pieces = [{ id: 'hand/0', face: 'down', back: 'card' }];
  const line = (id: string) => ({ id, kind: 'row', places: 0, purpose: 'line', name: id, emblem: '', pieces: [] });
  const hand = { id: 'hand', kind: 'hand', purpose: 'hand', name: 'Hand', emblem: '', pieces };
  const scene = { zones: [hand, line('front'), line('back')], links: [] } as never;
  say(update(3, { scene, choices: [{ move: 'play', label: 'play', touches: ['hand/0'] }] }));
  const lines = ['front', 'back'].map((id) => ({ move: id, label: id, touches: [id] }));
  table.lift('hand/0');
  table.let(true, 'back');
  // The table may show what came of it before it says that it was heard.
  say(update(4, { scene, choices: lines }));
  say({ type: 'done', id: 1, version: 4 });
  await settled();
  expect(sent('play').map((said) => said['move'])).toEqual(['play', 'back']);
  // Let go over a place where it does not go, nothing is played.
  say(update(5, { scene, choices: [{ move: 'lay', label: 'lay', touches: ['hand/0', 'front'] }] }));
  say({ type: 'done', id: 2, version: 5 });
  await settled();
  table.lift('hand/0');
  table.let(true, 'back');
  expect(sent('play')).toHaveLength(2);
  expect(table.picked).toEqual([]);
  expect(table.refusal).toMatchObject({ key: 'why-not-there', id: 'back' });
});

it('says after a second that a move is on its way, and later that no answer comes', async () => {
  const { table, enter, say, pass } = pretend();
  enter();
  say(update(3));
  void table.play(choice);
  pass(UNHURRIED - 1);
  expect(table.way).toBeUndefined();
  pass(1);
  expect(table.way).toBe('going');
  pass(LONG - UNHURRIED);
  expect(table.way).toBe('long');
  say({ type: 'done', id: 1, version: 4 });
  await settled();
  expect([table.way, table.sending]).toEqual([undefined, false]);
});
it('says nothing of a move that is answered at once', async () => {
  const { table, enter, say, pass } = pretend();
  enter();
  say(update(3));
  void table.play(choice);
  say({ type: 'done', id: 1, version: 4 });
  await settled();
  pass(LONG);
  expect(table.way).toBeUndefined();
});
const touchable = {
  scene: { zones: [{ id: 'hand A', kind: 'hand', purpose: 'hand', name: '', emblem: '', pieces: [] }], links: [] },
};
it('asks why a thing cannot be used, plays nothing, and shows the clause', async () => {
  const { table, enter, say, sent } = pretend();
  enter();
  say(update(3, touchable as Partial<Update>));
  table.pick('hand A');
  expect(sent('why')).toEqual([{ id: 1, do: 'why', version: 3, about: { thing: 'hand A' } }]);
  expect([sent('play'), table.sending]).toEqual([[], false]);
  say({ type: 'why', id: 1, version: 3, choices: 0, message: 'not now', clause: 'CD-20' });
  await settled();
  expect(table.refusal).toEqual({ message: 'not now', clause: 'CD-20', id: 'hand A', count: 1 });
  table.pick('hand A');
  say({ type: 'why', id: 2, version: 3, choices: 2 });
  await settled();
  expect(table.refusal).toEqual({ key: 'why-choose', id: 'hand A', count: 2 });
});
it('shows no answer to a question that nobody asks any more', async () => {
  const { table, enter, say } = pretend();
  enter();
  say(update(3, touchable as Partial<Update>));
  const why = (id: number) => say({ type: 'why', id, version: 3, choices: 0, message: `answer ${id}` });
  table.pick('hand A');
  table.pick('hand A');
  why(1);
  await settled();
  expect(table.refusal).toBeUndefined();
  why(2);
  await settled();
  expect(table.refusal?.message).toBe('answer 2');
  table.pick('hand A');
  say(update(4));
  why(3);
  await settled();
  expect(table.refusal).toBeUndefined();
  table.pick('hand A');
  say({ type: 'refused', id: 4, code: 'stale', message: 'stale' });
  await settled();
  expect(table.refusal).toBeUndefined();
});
it('tells whether a move arrived whose answer was lost', async () => {
  for (const version of [3, 4]) {
    const { table, enter, say, pass, cut, sockets } = pretend();
    enter();
    say(update(3));
    void table.play(choice);
    // The server swallows everything: the connection is found dead within seconds, not half a minute.
    pass(10_000);
    await settled();
    expect([table.refusal?.key, table.cut, table.sending]).toEqual(['why-cut', true, false]);
    expect(sockets).toHaveLength(2);
    enter();
    say(update(version));
    expect(table.cut).toBe(false);
    expect([table.refusal?.key, table.way]).toEqual(
      version === 3 ? ['why-cut.not-arrived', undefined] : [undefined, 'arrived'],
    );
    // It is said once.
    cut();
    pass(500);
    enter();
    say(update(version));
    expect([table.refusal, table.way]).toEqual([undefined, undefined]);
  }
});
it('goes on saying what happened last after a ply of which there is nothing to tell', () => {
  const { table, enter, say } = pretend();
  enter();
  say(update(3));
  say(
    update(4, {
      log_after: 3,
      log: [
        { ply: 4, text: 'drawn' },
        { ply: 4, text: 'placed' },
      ],
    }),
  );
  expect(table.last.lines).toEqual(['drawn', 'placed']);
  say(update(5, { log_after: 4, log: [] }));
  expect(table.last.lines).toEqual(['drawn', 'placed']);
});
it('keeps what happened before the turns that are told again after an undo, and forgets what was taken back', () => {
  const { table, enter, say } = pretend();
  const line = (ply: number) => ({ ply, text: `${ply}` });
  enter();
  say(update(2, { log: [line(1), line(2)] }));
  expect(table.news).toBe(2);
  say(update(3, { ply: 3, log_after: 2, log: [line(3)] }));
  say(update(4, { ply: 4, log_after: 3, log: [line(4)] }));
  expect([table.log.length, table.news]).toEqual([4, 3]);
  say(update(5, { ply: 3, log_after: 0, log: [line(2), line(3)] }));
  expect(table.log.map(({ ply }) => ply)).toEqual([1, 2, 3]);
  expect(table.log.filter(({ ply }) => ply > table.news)).toEqual([]);
});
it('takes the story anew after the line was cut: moves may have been taken back meanwhile', () => {
  const { table, enter, say, cut, pass } = pretend();
  const line = (ply: number, text = `${ply}`) => ({ ply, text });
  enter();
  say(update(3, { log: [line(1), line(2), line(3)] }));
  cut();
  pass(500);
  enter();
  say(update(9, { ply: 5, log_after: 0, log: [line(4, 'other'), line(5, 'other')] }));
  expect(table.log.map(({ ply }) => ply)).toEqual([4, 5]);
});
it('promises its contribution once the commitment is seen, and the same one again if the connection was lost', async () => {
  const { enter, say, cut, pass, sent, storage } = pretend();
  enter();
  say(room(false));
  say(room(false));
  expect(sent('ready')).toHaveLength(1);
  cut();
  await settled();
  pass(500);
  enter();
  say(room(false));
  const [first, second, ...more] = sent('ready').map((said) => said['promise']);
  expect([second, more]).toEqual([first, []]);
  const kept = witnessAt('t', storage);
  expect(kept?.added?.text).toMatch(/^[0-9a-f]{24}$/);
  expect(kept).toEqual({ table: 't', commitment: 'c', added: { seat: 'A', text: kept?.added?.text, round: 0 } });
  expect(first).toBe(promise('t', 'A', 0, kept?.added?.text ?? ''));
});
it('tells its contribution when all have promised and not before, and a new one when all have to promise anew', () => {
  const { enter, say, sent, storage } = pretend();
  enter();
  say(room(false));
  const promised = sent('ready')[0]?.['promise'];
  say(room(true, { promises: [promised, ''] }));
  expect(sent('reveal')).toHaveLength(0);
  say(room(true, { promises: [promised, 'theirs'], reveal: true }));
  say(room(true, { promises: [promised, 'theirs'], reveal: true }));
  expect(sent('reveal').map((said) => said['contribution'])).toEqual([witnessAt('t', storage)?.added?.text]);
  say(room(false, { rounds: 1 }));
  expect(sent('ready')).toHaveLength(2);
  expect(sent('ready')[1]?.['promise']).toBe(promise('t', 'A', 1, witnessAt('t', storage)?.added?.text ?? ''));
});
it('asks all to promise anew only when no other window of its seat tells what it promised', () => {
  const { enter, say, pass, sent } = pretend();
  enter();
  say(room(true, { promises: ['elsewhere', 'theirs'], reveal: true }));
  pass(ANOTHER_WINDOW - 1);
  expect(sent('ready')).toHaveLength(0);
  pass(1);
  expect(sent('ready')).toHaveLength(1);
  const other = pretend();
  other.enter();
  other.say(room(true, { promises: ['elsewhere', 'theirs'], reveal: true }));
  other.say(room(true, { status: 'running' }));
  other.pass(ANOTHER_WINDOW);
  expect(other.sent('ready')).toHaveLength(0);
});
it('notices at once that the server speaks of another contribution, or of another commitment', () => {
  const { table, enter, say, storage } = pretend();
  enter();
  say(room(false));
  const contribution = witnessAt('t', storage)?.added?.text;
  say(room(true, { status: 'running', contributions: [contribution, ''] }));
  expect(table.swapped).toBe(false);
  say(room(true, { status: 'running', contributions: ['searched', ''] }));
  expect(table.swapped).toBe(true);
  say(room(true, { status: 'running', contributions: [contribution, ''], commitment: 'other' }));
  expect(table.swapped).toBe(true);
});

it('keeps on this device how a game ended and against whom', () => {
  const { enter, say, storage } = pretend();
  storage.setItem(
    'antre.seats',
    JSON.stringify([{ table: 't', game: 'coeur', seat: 'A', secret: 's', when: 1, over: false }]),
  );
  enter();
  say(room(true, { status: 'over' }));
  say({ type: 'over', outcome: { seats: [], winners: ['B'] } });
  expect(seatAt('t', storage)?.ended).toEqual({ result: 'lost', against: [''] });
});
