// A table as this page knows it: what was seen last, what is picked, what just happened, and what went wrong.
import type {
  ChatLine,
  Choice,
  Ending,
  LogLine,
  Piece,
  Preset,
  RoomCard,
  SeatCard,
  Sight,
  Why,
  Word,
  Do,
} from '../wire';
import type { Lang, Trail } from '../boards/board';
import { Line, world, type LineState, type Outcome, type World } from '../net/line';
import type { Drawer } from '../net/drawer';
import { forget, keep, seatAt } from '../net/seats';
import { match, type Matched } from '../motion/match';
import { fresh, merge } from './log';
import { differs, keptAt, see } from '../fair/kept';
import { due } from '../fair/shuffle';
import { addUp, type Seen } from './scene';
import { click, inviting, remaining, touched } from './narrow';
import { analogy } from './whynot';

/** Why something did not happen. `key` is for our own words, `message` for the server's. */
export interface Refusal {
  key?: 'why-nothing' | 'why-cut' | 'why-cut.not-arrived' | 'why-not-yours' | 'why-over' | 'why-rule';
  message?: string;
  clause?: string;
  /** What was touched, for one gentle shake. */
  id?: string;
  /** Rises, so that the same refusal twice is seen twice. */
  count: number;
}

/** What a hint said. */
export interface Hint {
  version: number;
  move: string;
  label: string;
}

/** What is said of something that was sent: that it is on its way, that no answer comes, that it arrived after all. */
export type Way = 'going' | 'long' | 'arrived';

/** So long an answer may take before anything is said about it, and before it is said again. */
export const UNHURRIED = 1_000;
export const LONG = 5_000;

/** The version of the conversation that this page understands. */
const PROTOCOL = 2;

const NO_TRAIL: Trail = { moved: new Set(), zones: new Set(), lines: [] };

export interface Hooks {
  lang(): Lang;
  swift(): boolean;
  /** Hears about changes that are worth a sound or a motion. `before` runs before the new scene is drawn. */
  before?(matched: Matched): void;
  cue?(cue: 'move' | 'turn' | 'over' | 'refused' | 'chat'): void;
}

/** A table and the line to it. */
export class Table {
  line: Line;
  state = $state<LineState>('calling');
  me = $state<string | null>(null);
  room = $state.raw<RoomCard>();
  sight = $state.raw<Seen>();
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  ending = $state.raw<Ending>();
  last = $state.raw<Trail>(NO_TRAIL);
  picked = $state.raw<string[]>([]);
  refusal = $state.raw<Refusal>();
  hint = $state.raw<Hint>();
  /** Refused at the door. */
  shut = $state.raw<Why>();
  /** The server said goodbye and why. */
  goodbye = $state('');
  /** The server speaks another version than this page. */
  old = $state(false);
  /** A move is on its way. */
  sending = $state(false);
  /** What is said of what was sent, once it takes long. */
  way = $state<Way>();
  /** The line was cut, and is not yet back. */
  cut = $state(false);
  /** The lines of the log after this ply are new. */
  news = $state(0);
  /** When the room card came, for clocks. */
  roomAt = $state(0);
  /** The server speaks of another commitment, or of another addition, than this browser knows of. */
  swapped = $state(false);
  /** Somebody would rather have the move stay. */
  kept = $state<string>();

  choices = $derived<Choice[]>(this.sending ? [] : (this.sight?.choices ?? []));
  left = $derived<Choice[]>(remaining(this.choices, this.picked));
  lit = $derived<Set<string>>(
    this.picked.length > 0 || !this.sight ? touched(this.left) : inviting(this.sight.scene, this.left),
  );
  turn = $derived<string[]>(this.sight?.next.who === 'seats' ? this.sight.next.seats : []);
  mine = $derived(this.me !== null && this.turn.includes(this.me));
  over = $derived(this.room?.status === 'over' || this.ending !== undefined);
  pointed = $derived.by<ReadonlySet<string>>(() => {
    const hint = this.hint;
    const hinted = hint && this.choices.find((choice) => choice.move === hint.move);
    return new Set([...(hinted?.touches ?? []), ...this.hovered]);
  });
  /** What a line of the list under the pointer touches. */
  hovered = $state.raw<readonly string[]>([]);

  /** What was said before the deal on this connection, so that it is not said twice. */
  private settled = new Set<string>();
  /** The last word was a welcome: what comes next is the whole story, and what was known may be another one. */
  private anew = false;
  /** The version of the table to which a move was sent whose answer never came. */
  private unsure: number | undefined;

  constructor(
    readonly name: string,
    private readonly hooks: Hooks,
    private readonly drawer?: Drawer,
    private readonly out: World = world,
  ) {
    this.line = this.dial();
  }

  private dial(): Line {
    return new Line(
      () => {
        const secret = seatAt(this.name, this.drawer)?.secret;
        return { do: 'enter', table: this.name, lang: this.hooks.lang(), ...(secret === undefined ? {} : { secret }) };
      },
      { word: (word) => this.hear(word), state: (state) => this.heardState(state) },
      this.out,
    );
  }

  /** Comes in again: with a new seat, or in another language. */
  reenter(): void {
    this.cut = false;
    this.shut = undefined;
    this.line.end();
    this.line = this.dial();
  }

  seat(letter: string): SeatCard | undefined {
    return this.room?.seats.find((seat) => seat.seat === letter);
  }

  /** Something was clicked: narrow, play, or say why not. */
  pick(id: string): void {
    const sight = this.sight;
    if (!sight || this.sending) return;
    this.hint = undefined;
    this.way = undefined;
    const came = click(sight.scene, this.choices, this.picked, id, this.hooks.swift());
    if (came.kind === 'play') void this.play(came.choice);
    else if (came.kind === 'picked') {
      this.picked = came.picked;
      this.refusal = undefined;
    } else void this.ask(sight, id);
  }

  /** Nothing is picked any more. */
  clear(): void {
    this.picked = [];
    this.refusal = undefined;
    this.hovered = [];
  }

  /** Plays a choice. What is seen changes when the table says so. */
  async play(choice: Choice): Promise<void> {
    const sight = this.sight;
    if (!sight || this.sending) return;
    this.sending = true;
    this.hovered = [];
    const came = await this.send({ do: 'play', version: sight.version, move: choice.move });
    this.sending = false;
    this.picked = [];
    if (came.ok) return;
    if (came.why === 'cut') this.unsure = sight.version;
    this.refuse(came.why);
  }

  /** Sends something, and says how it is getting on if that takes long. */
  private async send(what: Do): Promise<Outcome> {
    this.way = undefined;
    let quiet = this.out.later(UNHURRIED, () => {
      this.way = 'going';
      quiet = this.out.later(LONG - UNHURRIED, () => (this.way = 'long'));
    });
    const came = await this.line.want(what);
    quiet();
    this.way = undefined;
    return came;
  }

  /** Something the list of choices does not have: the server says which clause is against it. */
  private async ask(sight: Seen, id: string): Promise<void> {
    if (!this.mine) {
      if (this.me !== null) this.refuse({ key: this.over ? 'why-over' : 'why-not-yours', id });
      return;
    }
    const move = analogy(sight.scene, sight.choices, id);
    if (move === undefined) return this.refuse({ key: 'why-nothing', id });
    const came = await this.send({ do: 'play', version: sight.version, move });
    if (came.ok) return;
    const told = came.why !== 'cut' && came.why.clause !== undefined;
    this.refuse(told ? came.why : { key: 'why-nothing', id }, id);
  }

  /** Wants anything else of the table. */
  async want(what: Do): Promise<boolean> {
    const came = await this.send(what);
    if (came.ok) this.refusal = undefined;
    else this.refuse(came.why);
    return came.ok;
  }

  wave(preset: Preset): void {
    void this.want({ do: 'wave', preset });
  }

  private refuse(why: Why | 'cut' | Omit<Refusal, 'count'>, id?: string): void {
    const count = (this.refusal?.count ?? 0) + 1;
    const shaken = id === undefined ? {} : { id };
    if (why === 'cut') this.refusal = { key: 'why-cut', count };
    else if ('code' in why) {
      const clause = why.clause === undefined ? {} : { clause: why.clause };
      this.refusal = { message: why.message, ...clause, ...shaken, count };
    } else this.refusal = { ...why, count };
    this.hooks.cue?.('refused');
  }

  private heardState(state: LineState): void {
    this.state = state;
    if (state === 'open') {
      this.goodbye = '';
      this.cut = false;
    }
    if (state === 'lost') {
      this.sending = false;
      this.cut = true;
    }
  }

  private hear(word: Word): void {
    switch (word.type) {
      case 'welcome':
        this.me = word.eye === 'S' ? null : word.eye;
        this.old = word.protocol !== PROTOCOL;
        // Whoever comes in is told again what was said and what happened.
        this.chat = [];
        this.settled.clear();
        this.anew = true;
        return;
      case 'room':
        return this.see(word);
      case 'sight':
        return this.look(word);
      case 'over':
        if (!this.ending) this.hooks.cue?.('over');
        this.ending = word;
        return;
      case 'chat':
        this.chat = [...this.chat.slice(-199), word];
        this.hooks.cue?.('chat');
        return;
      case 'hint':
        if (word.version === this.sight?.version) {
          this.hint = word;
          this.picked = [];
        }
        return;
      case 'undo-refused':
        this.kept = word.by;
        return;
      case 'closing':
        this.goodbye = word.message;
        return;
      case 'refused':
        if (this.state === 'ended') this.refusedAtTheDoor(word);
        return;
      case 'undo-asked':
      case 'done':
      case 'pong':
        return;
    }
  }

  private refusedAtTheDoor(why: Why): void {
    if (why.code === 'not-allowed' && seatAt(this.name, this.drawer)) {
      // The secret is no good here: watch instead of standing outside.
      forget(this.name, this.drawer);
      this.reenter();
      return;
    }
    this.shut = why;
  }

  private see(room: RoomCard): void {
    this.room = room;
    this.roomAt = Date.now();
    if (room.status === 'waiting') see(this.name, room.commitment, this.drawer);
    this.contribute(room);
    const kept = keptAt(this.name, this.drawer);
    const { commitment, contributions: added } = room;
    this.swapped =
      kept !== undefined && differs(kept, room.status === 'waiting' ? { commitment } : { commitment, added });
    const seat = seatAt(this.name, this.drawer);
    if (!seat) return;
    const over = room.status === 'over';
    if (room.rematch !== undefined && seatAt(room.rematch, this.drawer) === undefined) {
      keep({ ...seat, table: room.rematch, when: Date.now() + 1, over: false }, this.drawer);
    }
    if (over !== seat.over) keep({ ...seat, over }, this.drawer);
  }

  /** The commitment is seen: our grain goes into the shuffle. */
  private contribute(room: RoomCard): void {
    const next = this.me === null ? undefined : due(room, this.me, this.drawer);
    if (!next || this.settled.has(next.once)) return;
    this.settled.add(next.once);
    const say = () => void this.line.want(next.say).then((came) => void (came.ok || this.settled.delete(next.once)));
    if (next.after === 0) return say();
    this.out.later(next.after, () => {
      const still = this.room && this.me !== null ? due(this.room, this.me, this.drawer) : undefined;
      if (still?.once === next.once) say();
    });
  }

  private look(told: Sight): void {
    const before = this.sight;
    const scene = addUp(before?.scene, told.scene);
    // News of something this page was never told: coming in again brings everything.
    if (!scene) return this.reenter();
    const sight: Seen = { ...told, scene };
    const log = merge(this.anew ? [] : this.log, sight);
    if (before && before.version !== sight.version) {
      const matched = match(before.scene, sight.scene);
      const lines = fresh(this.log, log).map((line) => line.text);
      this.last = { moved: new Set([...matched.from.keys(), ...matched.fresh]), zones: matched.zones, lines };
      this.hooks.before?.(matched);
      const mineNow = sight.next.who === 'seats' && this.me !== null && sight.next.seats.includes(this.me);
      this.hooks.cue?.(mineNow && !this.mine ? 'turn' : 'move');
    } else {
      this.last = { ...NO_TRAIL, lines: log.slice(-1).map((line) => line.text) };
    }
    this.news = (this.anew ? log : this.log).at(-1)?.ply ?? 0;
    this.anew = false;
    this.log = log;
    this.sight = sight;
    this.picked = [];
    this.hovered = [];
    this.refusal = undefined;
    this.kept = undefined;
    if (this.hint?.version !== sight.version) this.hint = undefined;
    if (sight.next.who !== 'over') this.ending = undefined;
    if (!this.sending) this.way = undefined;
    this.settle(before, sight);
  }

  /** The line was cut before a move was answered: now it shows whether the move arrived. */
  private settle(before: Seen | undefined, now: Seen): void {
    const sent = this.unsure;
    this.unsure = undefined;
    if (sent === undefined) return;
    if (now.version === sent) return this.refuse({ key: 'why-cut.not-arrived' });
    // Where others could act as well, only the log knows what happened.
    const alone = before?.version === sent && before.next.who === 'seats' && before.next.seats.length === 1;
    if (alone) this.way = 'arrived';
  }

  /** The piece with this id, as it lies now. */
  piece(id: string): Piece | undefined {
    return this.sight?.scene.zones.flatMap((zone) => zone.pieces).find((piece) => piece.id === id);
  }

  close(): void {
    this.line.end();
  }
}
