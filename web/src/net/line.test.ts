import { expect, it } from 'vitest';
import { EAGER, Line, PATIENCE, WAITS, type Heard, type Socket, type World } from './line';
import type { Word } from '../wire';

/** A world whose sockets and clock are in the test's hands. */
function pretend() {
  const sockets: (Socket & { sent: string[]; closed: boolean })[] = [];
  const timers: { ms: number; then: () => void }[] = [];
  const out: World = {
    dial: () => {
      const socket = {
        sent: [] as string[],
        closed: false,
        send: (text: string) => socket.sent.push(text),
        close: () => (socket.closed = true),
        onopen: null,
        onmessage: null,
        onclose: null,
      } as Socket & { sent: string[]; closed: boolean };
      sockets.push(socket);
      return socket;
    },
    later: (ms, then) => {
      const timer = { ms, then };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
  };
  const words: Word[] = [];
  const states: string[] = [];
  const heard: Heard = { word: (word) => words.push(word), state: (state) => states.push(state) };
  const line = new Line(() => ({ do: 'enter', table: 't' }), heard, out);
  const say = (word: object) => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(word) });
  const open = () => {
    sockets.at(-1)?.onopen?.(undefined as never);
    say({ type: 'welcome', eye: 'A', protocol: 2 });
  };
  const cut = () => sockets.at(-1)?.onclose?.(undefined as never);
  return { sockets, timers, words, states, line, say, open, cut };
}

it('enters first, and matches answers to what was wanted', async () => {
  const { sockets, line, say, open } = pretend();
  open();
  expect(JSON.parse(sockets[0]?.sent[0] ?? '')).toEqual({ do: 'enter', table: 't' });
  const move = line.want({ do: 'play', version: 3, move: 'x' });
  const undo = line.want({ do: 'undo' });
  say({ type: 'refused', id: 2, code: 'nothing-to-undo', message: 'no' });
  say({ type: 'done', id: 1, version: 4 });
  expect(await move).toEqual({ ok: true, version: 4 });
  expect(await undo).toMatchObject({ ok: false, why: { code: 'nothing-to-undo' } });
});
it('comes back by itself, waiting longer each time, and starts afresh once it is in', () => {
  const { sockets, timers, states, open, cut } = pretend();
  open();
  for (const wait of WAITS.slice(0, 3)) {
    cut();
    const timer = timers.pop();
    expect(timer?.ms).toBe(wait);
    timer?.then();
  }
  open();
  cut();
  expect(timers.at(-1)?.ms).toBe(WAITS[0]);
  expect(sockets).toHaveLength(4);
  expect(states).toContain('lost');
});
it('tells whoever waits for an answer that the line was cut', async () => {
  const { line, open, cut } = pretend();
  open();
  const move = line.want({ do: 'resign' });
  cut();
  expect(await move).toEqual({ ok: false, why: 'cut' });
  expect(await line.want({ do: 'undo' })).toEqual({ ok: false, why: 'cut' });
});
it('does not knock again at a door that stays shut, but does after being too fast', () => {
  const shut = pretend();
  shut.say({ type: 'refused', code: 'not-found', message: 'no' });
  expect([shut.line.state, shut.words.length]).toEqual(['ended', 1]);
  const fast = pretend();
  fast.say({ type: 'refused', code: 'too-fast', message: 'slow' });
  fast.cut();
  expect(fast.line.state).toBe('lost');
});
it('notices a line that went silent', () => {
  const { sockets, timers, line, open } = pretend();
  open();
  timers.pop()?.then();
  expect(sockets[0]?.sent.at(-1)).toContain('ping');
  timers.pop()?.then();
  expect(line.state).toBe('lost');
});
it('gives up a call that nobody answers, and makes another', () => {
  const { sockets, timers, states, line, open } = pretend();
  // Opened, but never welcomed: a proxy whose server hangs.
  sockets[0]?.onopen?.(undefined as never);
  const patience = timers.pop();
  expect(patience?.ms).toBe(PATIENCE);
  patience?.then();
  expect([line.state, sockets[0]?.closed]).toEqual(['lost', true]);
  timers.pop()?.then();
  expect([line.state, sockets.length]).toEqual(['calling', 2]);
  open();
  expect(states).toEqual(['calling', 'lost', 'calling', 'open']);
  // Whoever is in waits for no welcome any more.
  expect(timers.map(({ ms }) => ms)).not.toContain(PATIENCE);
});
it('tries again at once when told to, even while a call hangs', () => {
  const { sockets, timers, line, open } = pretend();
  line.retry();
  expect([sockets.length, sockets[0]?.closed, sockets[0]?.onclose]).toEqual([2, true, null]);
  // Of the two calls only the second is still waited for.
  expect(timers).toHaveLength(1);
  open();
  expect(line.state).toBe('open');
  line.retry();
  expect(sockets).toHaveLength(2);
});
it('finds out sooner that a line is dead while somebody waits for an answer', async () => {
  const { sockets, timers, line, say, open } = pretend();
  open();
  const move = line.want({ do: 'play', version: 1, move: 'x' });
  expect(timers).toHaveLength(1);
  const ping = timers.pop();
  expect(ping?.ms).toBe(EAGER.ping);
  ping?.then();
  expect(sockets[0]?.sent.at(-1)).toContain('ping');
  // A word in between is a sign of life.
  say({ type: 'pong' });
  timers.pop()?.then();
  const silence = timers.pop();
  expect(silence?.ms).toBe(EAGER.silence);
  silence?.then();
  expect(await move).toEqual({ ok: false, why: 'cut' });
  expect(line.state).toBe('lost');
});
it('does not come back by itself where it was sent away, and comes back when told to', () => {
  const { sockets, timers, states, words, line, say, open } = pretend();
  open();
  say({ type: 'closing', message: 'elsewhere', again: false });
  expect([line.state, sockets[0]?.closed, timers]).toEqual(['lost', true, []]);
  expect(words.at(-1)?.type).toBe('closing');
  line.retry();
  open();
  expect(states).toEqual(['calling', 'open', 'lost', 'calling', 'open']);
  // A server that only starts anew is called again without a word.
  say({ type: 'closing', message: 'stops', again: true });
  sockets.at(-1)?.onclose?.(undefined as never);
  expect(timers).toHaveLength(1);
});
