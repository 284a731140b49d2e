import { expect, it } from 'vitest';
import { EAGER, Connection, PATIENCE, WAITS, type Heard, type Socket, type World } from './connection';
import type { ServerMessage } from '../wire';

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
  const messages: ServerMessage[] = [];
  const states: string[] = [];
  const heard: Heard = { message: (message) => messages.push(message), state: (state) => states.push(state) };
  const connection = new Connection(() => ({ do: 'enter', table: 't' }), heard, out);
  const say = (message: object) => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
  const open = () => {
    sockets.at(-1)?.onopen?.(undefined as never);
    say({ type: 'welcome', eye: 'A', protocol: 2 });
  };
  const cut = () => sockets.at(-1)?.onclose?.(undefined as never);
  return { sockets, timers, messages, states, connection, say, open, cut };
}

it('enters first, and matches answers to what was wanted', async () => {
  const { sockets, connection, say, open } = pretend();
  open();
  expect(JSON.parse(sockets[0]?.sent[0] ?? '')).toEqual({ do: 'enter', table: 't' });
  const move = connection.want({ do: 'play', version: 3, move: 'x' });
  const undo = connection.want({ do: 'undo' });
  say({ type: 'refused', id: 2, code: 'nothing-to-undo', message: 'no' });
  say({ type: 'done', id: 1, version: 4 });
  expect(await move).toEqual({ ok: true, version: 4 });
  expect(await undo).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
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
it('tells whoever waits for an answer that the connection was cut', async () => {
  const { connection, open, cut } = pretend();
  open();
  const move = connection.want({ do: 'resign' });
  cut();
  expect(await move).toEqual({ ok: false, error: 'cut' });
  expect(await connection.want({ do: 'undo' })).toEqual({ ok: false, error: 'cut' });
});
it('does not knock again at a door that stays shut, but does after being too fast', () => {
  const shut = pretend();
  shut.say({ type: 'refused', code: 'not-found', message: 'no' });
  expect([shut.connection.state, shut.messages.length]).toEqual(['ended', 1]);
  const fast = pretend();
  fast.say({ type: 'refused', code: 'too-fast', message: 'slow' });
  fast.cut();
  expect(fast.connection.state).toBe('lost');
});
it('notices a connection that went silent', () => {
  const { sockets, timers, connection, open } = pretend();
  open();
  timers.pop()?.then();
  expect(sockets[0]?.sent.at(-1)).toContain('ping');
  timers.pop()?.then();
  expect(connection.state).toBe('lost');
});
it('gives up a call that nobody answers, and makes another', () => {
  const { sockets, timers, states, connection, open } = pretend();
  // Opened, but never welcomed: a proxy whose server hangs.
  sockets[0]?.onopen?.(undefined as never);
  const patience = timers.pop();
  expect(patience?.ms).toBe(PATIENCE);
  patience?.then();
  expect([connection.state, sockets[0]?.closed]).toEqual(['lost', true]);
  timers.pop()?.then();
  expect([connection.state, sockets.length]).toEqual(['calling', 2]);
  open();
  expect(states).toEqual(['calling', 'lost', 'calling', 'open']);
  // Whoever is in waits for no welcome any more.
  expect(timers.map(({ ms }) => ms)).not.toContain(PATIENCE);
});
it('tries again at once when told to, even while a call hangs', () => {
  const { sockets, timers, connection, open } = pretend();
  connection.retry();
  expect([sockets.length, sockets[0]?.closed, sockets[0]?.onclose]).toEqual([2, true, null]);
  // Of the two calls only the second is still waited for.
  expect(timers).toHaveLength(1);
  open();
  expect(connection.state).toBe('open');
  connection.retry();
  expect(sockets).toHaveLength(2);
});
it('finds out sooner that a connection is dead while somebody waits for an answer', async () => {
  const { sockets, timers, connection, say, open } = pretend();
  open();
  const move = connection.want({ do: 'play', version: 1, move: 'x' });
  expect(timers).toHaveLength(1);
  const ping = timers.pop();
  expect(ping?.ms).toBe(EAGER.ping);
  ping?.then();
  expect(sockets[0]?.sent.at(-1)).toContain('ping');
  // A message in between is a sign of life.
  say({ type: 'pong' });
  timers.pop()?.then();
  const silence = timers.pop();
  expect(silence?.ms).toBe(EAGER.silence);
  silence?.then();
  expect(await move).toEqual({ ok: false, error: 'cut' });
  expect(connection.state).toBe('lost');
});
it('does not come back by itself where it was sent away, and comes back when told to', () => {
  const { sockets, timers, states, messages, connection, say, open } = pretend();
  open();
  say({ type: 'closing', message: 'elsewhere', again: false });
  expect([connection.state, sockets[0]?.closed, timers]).toEqual(['lost', true, []]);
  expect(messages.at(-1)?.type).toBe('closing');
  connection.retry();
  open();
  expect(states).toEqual(['calling', 'open', 'lost', 'calling', 'open']);
  // A server that only starts anew is called again without a message.
  say({ type: 'closing', message: 'stops', again: true });
  sockets.at(-1)?.onclose?.(undefined as never);
  expect(timers).toHaveLength(1);
});
