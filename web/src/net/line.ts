// The line to a table: opens, comes back by itself when it is cut, and matches answers to what was wanted.
import type { Do, Said, Why, Word } from '../wire';

/** How the line stands. */
export type LineState = 'calling' | 'open' | 'lost' | 'ended';

/** What came of something that was wanted. */
export type Outcome = { ok: true; version: number } | { ok: false; why: Why } | { ok: false; why: 'cut' };

/** As much of a socket as the line needs. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
}

/** The outside world of a line, so that tests can be it. */
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

/** A call that is not welcomed within so long is given up, and another one made. */
export const PATIENCE = 8_000;

/** How often silence is broken by a ping, which keeps the line open, and how long the answer to it may take. */
interface Beat {
  readonly ping: number;
  readonly silence: number;
}
const IDLE: Beat = { ping: 25_000, silence: 10_000 };
/** While somebody waits for an answer, a line that went dead is found out sooner. */
export const EAGER: Beat = { ping: 4_000, silence: 4_000 };

interface Wanted {
  resolve(outcome: Outcome): void;
}

export interface Heard {
  word(word: Word): void;
  state(state: LineState): void;
}

/** A line to one table. */
export class Line {
  private socket: Socket | undefined;
  private wanted = new Map<number, Wanted>();
  private next = 1;
  private tries = 0;
  private cancel: () => void = () => {};
  private beat: () => void = () => {};
  private over = false;
  state: LineState = 'calling';

  constructor(
    private readonly enter: () => Extract<Do, { do: 'enter' }>,
    private readonly heard: Heard,
    private readonly out: World = world,
  ) {
    this.dial();
  }

  /** Wants something; the answer comes, or the line is cut first. */
  want(what: Do): Promise<Outcome> {
    if (this.state !== 'open') return Promise.resolve({ ok: false, why: 'cut' });
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
    this.beat();
    this.drop();
    this.set('ended');
  }

  private say(said: Said): void {
    this.socket?.send(JSON.stringify(said));
  }

  private set(state: LineState): void {
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
    for (const { resolve } of this.wanted.values()) resolve({ ok: false, why: 'cut' });
    this.wanted.clear();
  }

  private dial(): void {
    this.cancel();
    this.beat();
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
    this.beat();
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
    this.beat();
    this.set('lost');
  }

  private hear(text: string): void {
    let word: Word;
    try {
      word = JSON.parse(text) as Word;
    } catch {
      return;
    }
    if (word.type === 'welcome') {
      this.cancel();
      this.tries = 0;
      this.set('open');
    }
    if (word.type === 'done' || word.type === 'refused') {
      const id = typeof word.id === 'number' ? word.id : undefined;
      const wanted = id === undefined ? undefined : this.wanted.get(id);
      if (id !== undefined) this.wanted.delete(id);
      if (word.type === 'done') wanted?.resolve({ ok: true, version: word.version });
      else if (wanted) wanted.resolve({ ok: false, why: word });
      // Refused at the door: unless we only were too fast, coming back would be refused again.
      else if (this.state !== 'open' && word.code !== 'too-fast' && word.code !== 'trouble') {
        this.end();
      }
    }
    this.listen();
    this.heard.word(word);
    if (word.type === 'closing' && !word.again) this.rest();
  }

  /** From now on silence is noticed: sooner while somebody waits for an answer. */
  private listen(): void {
    this.beat();
    if (this.state !== 'open') return;
    const { ping, silence } = this.wanted.size > 0 ? EAGER : IDLE;
    this.beat = this.out.later(ping, () => {
      this.say({ do: 'ping' });
      this.beat = this.out.later(silence, () => this.lose());
    });
  }
}
