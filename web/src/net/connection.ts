// The connection to a table: opens, comes back by itself when it is cut, and matches answers to what was wanted.
import type { Command, ClientMessage, ErrorBody, Explanation, ServerMessage } from '../wire';

/** How the connection stands. */
export type ConnectionState = 'calling' | 'open' | 'lost' | 'ended';

/** What came of something that was wanted; `why` is the answer to a question. */
export type Outcome =
  { ok: true; version: number; why?: Explanation } | { ok: false; error: ErrorBody } | { ok: false; error: 'cut' };

/** As much of a socket as the connection needs. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
}

/** The outside world of a connection, so that tests can be it. */
export interface World {
  dial(): Socket;
  later(ms: number, then: () => void): () => void;
}

/** The real one. */
export const world: World = {
  dial: () =>
    new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`) as unknown as Socket,
  later: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

/** How long to wait before each try; the last one counts for all later ones. */
export const WAITS = [200, 500, 1000, 2000, 4000, 8000];

/** A call that is not welcomed within this time is given up, and another one made. */
export const PATIENCE = 8_000;

/** How often silence is broken by a ping, which keeps the connection open, and how long the answer to it may take. */
interface Heartbeat {
  readonly ping: number;
  readonly silence: number;
}
const IDLE: Heartbeat = { ping: 25_000, silence: 10_000 };
/** While somebody waits for an answer, a connection that went dead is found out sooner. */
export const EAGER: Heartbeat = { ping: 4_000, silence: 4_000 };

interface Wanted {
  resolve(outcome: Outcome): void;
}

export interface Heard {
  message(message: ServerMessage): void;
  state(state: ConnectionState): void;
}

/** A connection to one table. */
export class Connection {
  private socket: Socket | undefined;
  private wanted = new Map<number, Wanted>();
  private next = 1;
  private tries = 0;
  private cancel: () => void = () => {};
  private quietTimer: () => void = () => {};
  private over = false;
  state: ConnectionState = 'calling';

  constructor(
    private readonly enter: () => Extract<Command, { do: 'enter' }>,
    private readonly heard: Heard,
    private readonly out: World = world,
  ) {
    this.dial();
  }

  /** Wants something; the answer comes, or the connection is cut first. */
  want(what: Command): Promise<Outcome> {
    if (this.state !== 'open') return Promise.resolve({ ok: false, error: 'cut' });
    const id = this.next++;
    return new Promise((resolve) => {
      this.wanted.set(id, { resolve });
      this.say({ id, ...what });
      this.listen();
    });
  }

  /** Tries again now: instead of later, or instead of a call that nobody answers. */
  retry(): void {
    if (this.state === 'lost' || this.state === 'calling') this.dial();
  }

  /** Hangs up for good. */
  end(): void {
    this.over = true;
    this.cancel();
    this.quietTimer();
    this.drop();
    this.set('ended');
  }

  private say(said: ClientMessage): void {
    this.socket?.send(JSON.stringify(said));
  }

  private set(state: ConnectionState): void {
    this.state = state;
    this.heard.state(state);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = undefined;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    for (const { resolve } of this.wanted.values()) resolve({ ok: false, error: 'cut' });
    this.wanted.clear();
  }

  private dial(): void {
    this.cancel();
    this.quietTimer();
    this.drop();
    this.set('calling');
    this.cancel = this.out.later(PATIENCE, () => this.lose());
    let socket: Socket;
    try {
      socket = this.out.dial();
    } catch {
      this.lose();
      return;
    }
    this.socket = socket;
    socket.onopen = () => this.say(this.enter());
    socket.onmessage = ({ data }) => this.hear(String(data));
    socket.onclose = () => this.lose();
  }

  private lose(): void {
    this.drop();
    this.cancel();
    this.quietTimer();
    if (this.over) return;
    this.set('lost');
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 8000;
    this.tries += 1;
    this.cancel = this.out.later(wait, () => this.dial());
  }

  /**
   * Another window has taken this place, or the table is gone: coming back by itself would push that one out in turn,
   * so only {@link retry} does.
   */
  private rest(): void {
    this.drop();
    this.cancel();
    this.quietTimer();
    this.set('lost');
  }

  private hear(text: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return;
    }
    if (message.type === 'welcome') {
      this.cancel();
      this.tries = 0;
      this.set('open');
    }
    if (message.type === 'done' || message.type === 'why' || message.type === 'refused') {
      const id = typeof message.id === 'number' ? message.id : undefined;
      const wanted = id === undefined ? undefined : this.wanted.get(id);
      if (id !== undefined) this.wanted.delete(id);
      if (message.type === 'done') wanted?.resolve({ ok: true, version: message.version });
      else if (message.type === 'why') wanted?.resolve({ ok: true, version: message.version, why: message });
      else if (wanted) wanted.resolve({ ok: false, error: message });
      // Refused at the door: unless we only were too fast, coming back would be refused again.
      else if (this.state !== 'open' && message.code !== 'too-fast' && message.code !== 'internal') {
        this.end();
      }
    }
    this.listen();
    this.heard.message(message);
    if (message.type === 'closing' && !message.again) this.rest();
  }

  /** From now on silence is noticed: sooner while somebody waits for an answer. */
  private listen(): void {
    this.quietTimer();
    if (this.state !== 'open') return;
    const { ping, silence } = this.wanted.size > 0 ? EAGER : IDLE;
    this.quietTimer = this.out.later(ping, () => {
      this.say({ do: 'ping' });
      this.quietTimer = this.out.later(silence, () => this.lose());
    });
  }
}
