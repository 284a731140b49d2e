// From what somebody wishes to what the server is asked.
import type { Clock, NewTable, Pace, SeatRequest } from '../wire';

interface ClockWish {
  id: string;
  kind: Clock['kind'];
  minutes: number;
  seconds: number;
}

export const CLOCKS: readonly ClockWish[] = [
  { id: 'none', kind: 'move', minutes: 0, seconds: 0 },
  { id: 'move-1', kind: 'move', minutes: 1, seconds: 60 },
  { id: 'move-3', kind: 'move', minutes: 3, seconds: 180 },
  { id: 'total-15', kind: 'total', minutes: 15, seconds: 900 },
  { id: 'total-40', kind: 'total', minutes: 40, seconds: 2400 },
  { id: 'day', kind: 'move', minutes: 0, seconds: 86_400 },
];

/** How fast bots answer, the calmest first. */
export const PACES: readonly Pace[] = ['calm', 'normal', 'brisk', 'at-once'];

export interface Wish {
  players: number;
  /** The seat's letter; empty to watch. */
  seat: string;
  others: 'bots' | 'open';
  level: string;
  name: string;
  options: Record<string, string>;
  /** Empty for the default. */
  pack: string;
  clock: string;
  /** How fast bots answer. */
  pace: Pace;
  /** The bot that may play for whoever is away; empty for nobody. */
  standIn: string;
  chat: boolean;
  hints: boolean;
  listed: boolean;
}

/** What the server is asked for. A seat that this many players do not have becomes the first. */
export function request(game: string, wish: Wish, nobody: string): NewTable {
  const letters = Array.from({ length: wish.players }, (_, at) => String.fromCharCode(65 + at));
  const watches = wish.seat === '' && wish.others === 'bots';
  const mine = watches ? '' : letters.includes(wish.seat) ? wish.seat : 'A';
  const other: SeatRequest = wish.others === 'bots' ? { who: 'bot', bot: wish.level } : { who: 'open' };
  const clock = CLOCKS.find((each) => each.id === wish.clock && each.seconds > 0);
  return {
    game,
    seats: letters.map((letter) => (letter === mine ? { who: 'me' } : other)),
    options: wish.options,
    name: wish.name.trim() || nobody,
    chat: wish.chat,
    hints: wish.hints,
    pace: wish.pace,
    listed: wish.others === 'open' && wish.listed,
    ...(wish.others === 'open' && wish.standIn ? { stand_in: wish.standIn } : {}),
    ...(wish.pack ? { pack: wish.pack } : {}),
    ...(clock ? { clock: { kind: clock.kind, seconds: clock.seconds, then: 'claim' as const } } : {}),
  };
}

/** What this browser adds to a shuffle: letters nobody could have foreseen. */
export function randomContribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A name that nobody at the table has yet: this one, or with a number behind it. */
export function unlike(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((each) => each.toLowerCase()));
  for (let n = 1; ; n += 1) {
    const tried = n === 1 ? name : `${name} ${n}`;
    if (!known.has(tried.toLowerCase())) return tried;
  }
}
