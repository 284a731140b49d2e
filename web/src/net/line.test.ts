import { expect, it } from 'vitest';
import { Line, WAITS, type Heard, type Socket, type World } from './line';
import type { Word } from '../wire';

/** A world whose sockets and clock are in the test's hands. */
function pretend() {
  const sockets: (Socket & { sent: string[] })[] = [];
  const timers: { ms: number; then: () => void }[] = [];
  const out: World = {
    dial: () => {
      const socket = { sent: [] as string[], send: (text: string) => socket.sent.push(text), close: () => {}, onopen: null, onmessage: null, onclose: null } as Socket & { sent: string[] };
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
    say({ type: 'welcome', eye: 'A', protocol: 1 });
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
