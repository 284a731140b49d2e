// A touch narrows: picking a piece keeps the choices that touch it. What every choice can be reached by, and what glows.
import type { Choice } from '../wire';
import type { Piece, Scene } from '../scene';

/** The choices that touch everything that was picked, each move once; those that touch the least besides come first. */
export function remaining(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  const kept = new Map<string, Choice>();
  for (const choice of choices) {
    if (!kept.has(choice.move) && picked.every((id) => choice.touches.includes(id))) kept.set(choice.move, choice);
  }
  const left = [...kept.values()];
  return picked.length === 0 ? left : left.sort((a, b) => a.touches.length - b.touches.length);
}

/** Everything that some choice touches. */
export function touched(choices: readonly Choice[]): Set<string> {
  return new Set(choices.flatMap((choice) => choice.touches));
}

/** The choices for which nothing more has to be touched: what they touch is picked. Before anything is, they touch nothing. */
export function ready(left: readonly Choice[], picked: readonly string[]): Choice[] {
  return left.filter((choice) => choice.touches.every((id) => picked.includes(id)));
}

/**
 * What glows: after a pick whatever the choices that are left touch. Before it, where each choice begins, what lies
 * beside that in the same zone, and the one place where all of them go: the rest can be touched too, but if everything
 * glows nothing does.
 */
export function glowing(scene: Scene, choices: readonly Choice[], picked: readonly string[]): Set<string> {
  if (picked.length > 0) return touched(choices.filter(({ touches }) => picked.every((id) => touches.includes(id))));
  const homes = new Map(scene.zones.flatMap((zone) => zone.pieces.map((piece) => [piece.id, zone.id] as const)));
  const [any] = choices;
  const found = new Set(any?.touches.filter((id) => choices.every(({ touches }) => touches.includes(id))));
  for (const { touches } of choices) {
    const first = touches[0];
    if (first === undefined) continue;
    const home = homes.get(first);
    for (const id of touches) if (id === first || (home !== undefined && homes.get(id) === home)) found.add(id);
  }
  return found;
}

/** How many ways of touching one choice are kept: beyond that equal cards are so many that the named ones will do. */
const WAYS = 64;

/**
 * The choices with every way to touch them: of several equal cards that lie together each will do, though the choice names
 * one. Where a game lists a choice for each of them, each keeps its own.
 */
export function spread(scene: Scene, choices: readonly Choice[]): Choice[] {
  const twins = twinsOf(scene);
  if (twins.size === 0) return [...choices];
  const key = (touches: readonly string[]) => [...touches].sort().join('\n');
  const own = new Set(choices.map((choice) => key(choice.touches)));
  return choices.flatMap((choice) => {
    let ways: string[][] = [[]];
    for (const id of choice.touches) {
      const equal = twins.get(id) ?? [id];
      ways = ways.flatMap((way) => equal.filter((each) => !way.includes(each)).map((each) => [...way, each]));
      if (ways.length > WAYS) return [choice];
    }
    const seen = new Set<string>();
    const fresh = ways.filter((way) => {
      const name = key(way);
      return !own.has(name) && !seen.has(name) && seen.add(name);
    });
    return [choice, ...fresh.map((touches) => ({ ...choice, touches }))];
  });
}

/** For each piece that has equals beside it, all of them. */
function twinsOf(scene: Scene): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { pieces } of scene.zones) {
    const groups = new Map<string, string[]>();
    for (const piece of pieces) {
      const look = looksOf(piece);
      if (look === undefined) continue;
      const group = groups.get(look) ?? [];
      groups.set(look, group);
      group.push(piece.id);
    }
    for (const group of groups.values()) if (group.length > 1) for (const id of group) found.set(id, group);
  }
  return found;
}

/** Pieces without a place of their own that nobody could tell apart; a face-down one may be anything. */
function looksOf(piece: Piece): string | undefined {
  if (piece.face === 'down' || piece.at !== undefined) return undefined;
  return JSON.stringify([piece.card.code, piece.owner, piece.marks, piece.facts]);
}

/** What a touch came to. */
export type Click =
  { kind: 'picked'; picked: string[] } | { kind: 'play'; choice: Choice } | { kind: 'nothing'; id: string };

/**
 * What a touch on something means, given what was picked before. What goes from one place to another is played by touching
 * the other place. What is done by a single touch, or with several things that lie together, waits for a yes: the same
 * thing touched again, or the button; `swift` is for those who do not want to be asked. A touch that leaves more to be
 * touched never plays: whoever looks at a place has not yet said what goes there.
 */
export function click(
  scene: Scene,
  choices: readonly Choice[],
  picked: readonly string[],
  clicked: string,
  swift = false,
): Click {
  const left = remaining(choices, picked);
  const only = left.length === 1 ? left[0] : undefined;
  const id =
    meant(scene, glowing(scene, choices, picked), clicked) ??
    meant(scene, touched(left), clicked) ??
    meant(scene, touched(choices), clicked);
  if (id === undefined) return { kind: 'nothing', id: clicked };
  // One way is left and it was touched once more: that is a yes.
  if (only && picked.length > 0 && only.touches.includes(id)) return { kind: 'play', choice: only };
  if (picked.includes(id)) {
    // Several ways go on from here, and one of them is done: touched again, it is meant.
    const done = ready(left, picked);
    if (done.length === 1 && done[0] && picked.length === 1) return { kind: 'play', choice: done[0] };
    return { kind: 'picked', picked: picked.filter((each) => each !== id) };
  }
  const next = [...picked, id];
  const now = remaining(choices, next).length > 0 ? next : [id];
  const after = remaining(choices, now);
  const choice = after.length === 1 ? after[0] : arrived(scene, after, now);
  if (choice && (goes(scene, now) || (swift && choice.touches.every((each) => now.includes(each))))) {
    return { kind: 'play', choice };
  }
  return { kind: 'picked', picked: now };
}

/** Where something lies: the zone around a piece, or the thing itself. A piece with a place of its own is at home there. */
function home(scene: Scene, id: string): string {
  const zone = scene.zones.find((each) => each.pieces.some((piece) => piece.id === id));
  return zone?.pieces.some((piece) => piece.id === id && piece.at === undefined) ? zone.id : id;
}

/** Whether what was picked lies in different places: something goes from one to the other. */
function goes(scene: Scene, picked: readonly string[]): boolean {
  return new Set(picked.map((id) => home(scene, id))).size > 1;
}

/** The one choice that is done where more could only have been taken along from the place where it began. */
function arrived(scene: Scene, left: readonly Choice[], picked: readonly string[]): Choice | undefined {
  const done = ready(left, picked);
  const [start, only] = [picked[0], done[0]];
  if (done.length !== 1 || start === undefined) return undefined;
  const more = left.flatMap((choice) => choice.touches).filter((id) => !picked.includes(id));
  return more.every((id) => home(scene, id) === home(scene, start)) ? only : undefined;
}

/** What a touch was meant for: the thing itself, the zone it lies in, or the one thing in the zone that can be touched. */
export function meant(scene: Scene, lit: ReadonlySet<string>, id: string): string | undefined {
  if (lit.has(id)) return id;
  const around = scene.zones.find((zone) => zone.pieces.some((piece) => piece.id === id));
  if (around && lit.has(around.id)) return around.id;
  const inside = scene.zones.find((zone) => zone.id === id)?.pieces.filter((piece) => lit.has(piece.id)) ?? [];
  return inside.length === 1 ? inside[0]?.id : undefined;
}
