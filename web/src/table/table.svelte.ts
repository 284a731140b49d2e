// A table as this page knows it: what was seen last, what is picked, what just happened, and what went wrong.
import type {
  ChatMessage,
  Choice,
  Ending,
  LogEntry,
  Preset,
  RoomSummary,
  SeatSummary,
  Update,
  ErrorBody,
  ServerMessage,
  Command,
} from '../wire';
import type { Piece } from '../scene';
import type { Lang, Trail } from '../boards/board';
import { Connection, world, type ConnectionState, type Outcome, type World } from '../net/connection';
import type { SafeStorage } from '../net/storage';
import { forget, keep, seatAt } from '../net/seats';
import { match, type Matched } from '../motion/match';
import { shown, type Shown } from '../motion/spotlight';
import { fresh, latest, merge } from './log';
import { differs, witnessAt, see } from '../fair/witness';
import { due } from '../fair/shuffle';
import { addUp, NOTHING_PRINTED, type Catalogue, type Seen } from '../scene';
import { click, glowing, meant, ready, remaining, spread, touched } from './narrow';

/** Why something did not happen. `key` is for our own words, `message` for the server's. */
export interface Refusal {
  key?: 'why-nothing' | 'why-not-there' | 'why-choose' | 'why-cut' | 'why-cut.not-arrived' | 'why-rule';
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

/** How long an answer may take before anything is said about it, and before it is said again. */
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

/** A table and the connection to it. */
export class Table {
  connection: Connection;
  state = $state<ConnectionState>('calling');
  me = $state<string | null>(null);
  room = $state.raw<RoomSummary>();
  /** What is printed on the cards, and what the words of the game mean. */
  catalogue = $state.raw<Catalogue>(NOTHING_PRINTED);
  seen = $state.raw<Seen>();
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  ending = $state.raw<Ending>();
  last = $state.raw<Trail>(NO_TRAIL);
  /** What another just played, to be shown large for a moment. */
  shown = $state.raw<Shown>();
  picked = $state.raw<string[]>([]);
  refusal = $state.raw<Refusal>();
  hint = $state.raw<Hint>();
  /** Refused at the door. */
  shut = $state.raw<ErrorBody>();
  /** The server said goodbye and why. */
  goodbye = $state('');
  /** The server speaks another version than this page. */
  old = $state(false);
  /** A move is on its way. */
  sending = $state(false);
  /** What is said of what was sent, once it takes long. */
  way = $state<Way>();
  /** The connection was lost, and is not yet back. */
  cut = $state(false);
  /** The lines of the log after this ply are new. */
  news = $state(0);
  /** When the summary of the room came, for clocks. */
  roomAt = $state(0);
  /** The server speaks of another commitment, or of another addition, than this browser knows of. */
  swapped = $state(false);
  /** The seat that did not let a move be taken back. */
  undoRefusedBy = $state<string>();

  choices = $derived<Choice[]>(this.sending || !this.seen ? [] : spread(this.seen.scene, this.seen.choices));
  left = $derived<Choice[]>(remaining(this.choices, this.picked));
  /** What a button is shown for: nothing more has to be touched for it. */
  ready = $derived<Choice[]>(
    this.left.length === 1 && this.picked.length > 0 ? this.left : ready(this.left, this.picked),
  );
  lit = $derived<Set<string>>(this.seen ? glowing(this.seen.scene, this.choices, this.picked) : new Set());
  turn = $derived<string[]>(this.seen?.next.who === 'seats' ? this.seen.next.seats : []);
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
  /** The last message was a welcome: what comes next is the whole story, and what was known may be another one. */
  private anew = false;
  /** Counts what was touched, so that an answer to an earlier question is not shown. */
  private questions = 0;
  /** What was dragged was let go over this: it answers what the table asks next, if it can. */
  private aimed: { over: string; version: number } | undefined;
  /** The version of the table to which a move was sent whose answer never came. */
  private unsure: number | undefined;

  constructor(
    readonly name: string,
    private readonly hooks: Hooks,
    private readonly storage?: SafeStorage,
    private readonly out: World = world,
  ) {
    this.connection = this.dial();
  }

  private dial(): Connection {
    return new Connection(
      () => {
        const secret = seatAt(this.name, this.storage)?.secret;
        return { do: 'enter', table: this.name, lang: this.hooks.lang(), ...(secret === undefined ? {} : { secret }) };
      },
      { message: (message) => this.hear(message), state: (state) => this.heardState(state) },
      this.out,
    );
  }

  /** Comes in again: with a new seat, or in another language. */
  reenter(): void {
    this.cut = false;
    this.shut = undefined;
    this.connection.end();
    this.connection = this.dial();
  }

  seat(letter: string): SeatSummary | undefined {
    return this.room?.seats.find((seat) => seat.seat === letter);
  }

  /** Nobody waits but this player: bots are to play, and the pause before they do is for looking. */
  looking = $derived.by(() => {
    const people = this.room?.seats.filter((seat) => seat.who !== 'bot').length;
    return people === 1 && this.me !== null && this.seen?.next.who === 'seats' && !this.mine;
  });

  /** Enough was seen: the bots go on without a pause. */
  hurry(): void {
    if (this.looking) void this.connection.want({ do: 'hurry' });
  }

  /** Something was clicked: narrow, play, or say why not. While bots play a click only hurries them. */
  pick(id: string): void {
    const seen = this.seen;
    if (!seen || this.sending || this.looking) return;
    this.questions += 1;
    this.hint = undefined;
    this.way = undefined;
    const came = click(seen.scene, this.choices, this.picked, id, this.hooks.swift());
    if (came.kind === 'play') void this.play(came.choice);
    else if (came.kind === 'picked') {
      this.picked = came.picked;
      this.refusal = undefined;
    } else void this.ask(seen, id);
  }

  /** Something is picked up, and nothing else is. */
  lift(id: string): void {
    const scene = this.seen?.scene;
    // What a question is about does not glow, for every answer touches it; carried to its place it is touched all the same.
    const found = scene && (meant(scene, this.lit, id) ?? meant(scene, touched(this.left), id));
    if (found === undefined || this.sending) return;
    this.questions += 1;
    this.hint = undefined;
    this.refusal = undefined;
    if (!this.picked.includes(found)) this.picked = this.picked.length > 0 ? [...this.picked, found] : [found];
  }

  /**
   * What was picked up is let go on the board: played if that can only mean one thing, else put back. If the game asks
   * where to or at whom, the thing it was let go over is the answer.
   */
  let(onBoard: boolean, over: string | undefined): void {
    const done = ready(this.left, this.picked);
    const [only] = done;
    if (!onBoard || done.length !== 1 || !only || this.picked.length === 0) {
      this.clear();
      if (onBoard && over !== undefined) this.refuse({ key: 'why-not-there', id: over });
      return;
    }
    if (over !== undefined && this.seen) this.aimed = { over, version: this.seen.version };
    void this.play(only);
  }

  /** What one plays for: the aim of one's side, or of all. */
  aim = $derived.by<string | undefined>(() => {
    const { aims } = this.catalogue;
    const at = this.me === null ? -1 : (this.room?.seats.findIndex((seat) => seat.seat === this.me) ?? -1);
    return aims[at] ?? (aims.length === 1 ? aims[0] : undefined);
  });

  /** Points at what a line of the journal speaks of, wherever it lies now. */
  pointAt(mentions: readonly string[]): void {
    const zones = this.seen?.scene.zones ?? [];
    const shows = (piece: Piece) =>
      mentions.includes(piece.id) || (piece.face === 'up' && mentions.includes(piece.card.code));
    this.hovered = [...mentions, ...zones.flatMap((zone) => zone.pieces.filter(shows).map((piece) => piece.id))];
  }

  /** Nothing is picked any more. */
  clear(): void {
    this.picked = [];
    this.refusal = undefined;
    this.hovered = [];
  }

  /** Plays a choice. What is seen changes when the table says so. */
  async play(choice: Choice): Promise<void> {
    const seen = this.seen;
    if (!seen || this.sending) return;
    this.sending = true;
    this.hovered = [];
    const came = await this.send({ do: 'play', version: seen.version, move: choice.move });
    this.sending = false;
    this.picked = [];
    if (came.ok) return this.answer();
    this.aimed = undefined;
    if (came.error === 'cut') this.unsure = seen.version;
    this.refuse(came.error);
  }

  /** Sends something, and says how it is getting on if that takes long. */
  private async send(what: Command): Promise<Outcome> {
    this.way = undefined;
    let quiet = this.out.later(UNHURRIED, () => {
      this.way = 'going';
      quiet = this.out.later(LONG - UNHURRIED, () => (this.way = 'long'));
    });
    const came = await this.connection.want(what);
    quiet();
    this.way = undefined;
    return came;
  }

  /** Something that no choice touches: the server says which clause is against it. Nothing is played by asking. */
  private async ask(seen: Seen, id: string): Promise<void> {
    const question = ++this.questions;
    const came = await this.connection.want({ do: 'why', version: seen.version, about: { thing: id } });
    // Another thing was touched meanwhile, or the table moved on: nobody waits for this answer any more.
    if (question !== this.questions || this.seen?.version !== seen.version) return;
    if (!came.ok) {
      if (came.error === 'cut' || came.error.code === 'stale') return;
      return this.refuse(came.error, id);
    }
    const { choices = 0, message, clause } = came.why ?? {};
    if (choices > 0) return this.refuse({ key: 'why-choose', id });
    if (message === undefined) return this.refuse({ key: 'why-nothing', id });
    this.refuse({ message, ...(clause === undefined ? {} : { clause }), id });
  }

  /** Wants anything else of the table. */
  async want(what: Command): Promise<boolean> {
    const came = await this.send(what);
    if (came.ok) this.refusal = undefined;
    else this.refuse(came.error);
    return came.ok;
  }

  wave(preset: Preset): void {
    void this.want({ do: 'wave', preset });
  }

  private refuse(error: ErrorBody | 'cut' | Omit<Refusal, 'count'>, id?: string): void {
    const count = (this.refusal?.count ?? 0) + 1;
    const shaken = id === undefined ? {} : { id };
    if (error === 'cut') this.refusal = { key: 'why-cut', count };
    else if ('code' in error) {
      const clause = error.clause === undefined ? {} : { clause: error.clause };
      this.refusal = { message: error.message, ...clause, ...shaken, count };
    } else this.refusal = { ...error, count };
    this.hooks.cue?.('refused');
  }

  private heardState(state: ConnectionState): void {
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

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.me = message.eye === 'S' ? null : message.eye;
        this.old = message.protocol !== PROTOCOL;
        // Whoever comes in is told again what was said and what happened.
        this.chat = [];
        this.settled.clear();
        this.anew = true;
        return;
      case 'room':
        return this.see(message);
      case 'catalogue':
        this.catalogue = message;
        return;
      case 'update':
        return this.look(message);
      case 'over':
        if (!this.ending) this.hooks.cue?.('over');
        this.ending = message;
        this.remember(message);
        return;
      case 'chat':
        this.chat = [...this.chat.slice(-199), message];
        this.hooks.cue?.('chat');
        return;
      case 'hint':
        if (message.version === this.seen?.version) {
          this.hint = message;
          this.picked = [];
        }
        return;
      case 'undo-refused':
        this.undoRefusedBy = message.by;
        return;
      case 'closing':
        this.goodbye = message.message;
        return;
      case 'refused':
        if (this.state === 'ended') this.refusedAtTheDoor(message);
        return;
      case 'undo-asked':
      case 'why':
      case 'done':
      case 'pong':
        return;
    }
  }

  private refusedAtTheDoor(error: ErrorBody): void {
    if (error.code === 'not-allowed' && seatAt(this.name, this.storage)) {
      // The secret is no good here: watch instead of standing outside.
      forget(this.name, this.storage);
      this.reenter();
      return;
    }
    this.shut = error;
  }

  private see(room: RoomSummary): void {
    this.room = room;
    this.roomAt = Date.now();
    if (room.status === 'waiting') see(this.name, room.commitment, this.storage);
    this.contribute(room);
    const witness = witnessAt(this.name, this.storage);
    const { commitment, contributions: added } = room;
    this.swapped =
      witness !== undefined && differs(witness, room.status === 'waiting' ? { commitment } : { commitment, added });
    const seat = seatAt(this.name, this.storage);
    if (!seat) return;
    const over = room.status === 'over';
    if (room.rematch !== undefined && seatAt(room.rematch, this.storage) === undefined) {
      keep({ ...seat, table: room.rematch, when: Date.now() + 1, over: false }, this.storage);
    }
    if (over !== seat.over) keep({ ...seat, over }, this.storage);
  }

  /** Keeps on this device how a game ended, for the list of those that were played here. */
  private remember(ending: Ending): void {
    const seat = seatAt(this.name, this.storage);
    if (!seat || seat.ended || !this.room) return;
    const { winners } = ending.outcome;
    const mine = winners.includes(seat.seat);
    const result = winners.length === 0 ? 'nobody' : !mine ? 'lost' : winners.length > 1 ? 'shared' : 'won';
    const against = this.room.seats.filter((each) => each.seat !== seat.seat).map((each) => each.name);
    keep({ ...seat, over: true, ended: { result, against } }, this.storage);
  }

  /** The commitment is seen: what this browser adds goes into the shuffle. */
  private contribute(room: RoomSummary): void {
    const next = this.me === null ? undefined : due(room, this.me, this.storage);
    if (!next || this.settled.has(next.once)) return;
    this.settled.add(next.once);
    const say = () =>
      void this.connection.want(next.say).then((came) => void (came.ok || this.settled.delete(next.once)));
    if (next.after === 0) return say();
    this.out.later(next.after, () => {
      const still = this.room && this.me !== null ? due(this.room, this.me, this.storage) : undefined;
      if (still?.once === next.once) say();
    });
  }

  private look(update: Update): void {
    const before = this.seen;
    const scene = addUp(before?.scene, update.scene, this.catalogue);
    // A change of something this page was never told: coming in again brings everything.
    if (!scene) return this.reenter();
    const seen: Seen = { ...update, scene };
    const log = merge(this.anew ? [] : this.log, seen);
    // A turn that is merely ended tells nothing: what happened last stays said.
    const textOf = (news: readonly LogEntry[]) => (news.length > 0 ? news : latest(log)).map((line) => line.text);
    if (before && before.version !== seen.version) {
      const matched = match(before.scene, seen.scene);
      const lines = textOf(fresh(this.log, log));
      this.last = { moved: new Set([...matched.from.keys(), ...matched.fresh]), zones: matched.zones, lines };
      const actor = before.next.who === 'seats' && before.next.seats.length === 1 ? before.next.seats[0] : undefined;
      this.hooks.before?.(matched);
      this.shown = shown(seen.scene, matched, actor === this.me, this.room?.pace ?? 'normal');
      const mineNow = seen.next.who === 'seats' && this.me !== null && seen.next.seats.includes(this.me);
      this.hooks.cue?.(mineNow && !this.mine ? 'turn' : 'move');
    } else {
      this.shown = undefined;
      this.last = { ...NO_TRAIL, lines: textOf([]) };
    }
    this.news = (this.anew ? log : this.log).at(-1)?.ply ?? 0;
    this.anew = false;
    this.log = log;
    this.seen = seen;
    this.picked = [];
    this.hovered = [];
    this.refusal = undefined;
    this.undoRefusedBy = undefined;
    if (this.hint?.version !== seen.version) this.hint = undefined;
    if (seen.next.who !== 'over') this.ending = undefined;
    if (!this.sending) this.way = undefined;
    this.settle(before, seen);
    this.answer();
  }

  /** Where something was dropped is where it goes, though the game asks for that in a move of its own. */
  private answer(): void {
    const { aimed, seen } = this;
    if (!aimed || !seen || this.sending || seen.version === aimed.version) return;
    this.aimed = undefined;
    if (!this.mine) return;
    const choices = spread(seen.scene, seen.choices);
    const id = meant(seen.scene, touched(choices), aimed.over);
    const left = id === undefined ? [] : remaining(choices, [id]);
    const [only] = left;
    if (left.length === 1 && only) void this.play(only);
    else if (id !== undefined) this.picked = [id];
  }

  /** The connection was lost before a move was answered: now it shows whether the move arrived. */
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
    return this.seen?.scene.zones.flatMap((zone) => zone.pieces).find((piece) => piece.id === id);
  }

  close(): void {
    this.connection.end();
  }
}
