// A click narrows: picking a piece keeps the choices that touch it.
import type { Choice } from '../wire';
import type { Scene } from '../scene';

/** The choices that touch everything that was picked; those that touch the least besides come first. */
export function remaining(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  const kept = choices.filter((choice) => picked.every((id) => choice.touches.includes(id)));
  return picked.length === 0 ? kept : kept.sort((a, b) => a.touches.length - b.touches.length);
}

/** Everything that some choice touches. */
export function touched(choices: readonly Choice[]): Set<string> {
  return new Set(choices.flatMap((choice) => choice.touches));
}

/**
 * What glows before anything is picked: where each choice begins, and what lies beside that in the same zone. The rest
 * can be clicked too, but if everything glows nothing does.
 */
export function inviting(scene: Scene, choices: readonly Choice[]): Set<string> {
  const homes = new Map(scene.zones.flatMap((zone) => zone.pieces.map((piece) => [piece.id, zone.id] as const)));
  const found = new Set<string>();
  for (const { touches } of choices) {
    const first = touches[0];
    if (first === undefined) continue;
    const home = homes.get(first);
    for (const id of touches) if (id === first || (home !== undefined && homes.get(id) === home)) found.add(id);
  }
  return found;
}

/** What a click came to. */
export type Click =
  { kind: 'picked'; picked: string[] } | { kind: 'play'; choice: Choice } | { kind: 'nothing'; id: string };

/** What a click on something means, given what was picked before. */
export function click(
  scene: Scene,
  choices: readonly Choice[],
  picked: readonly string[],
  clicked: string,
  swift = false,
): Click {
  const left = remaining(choices, picked);
  const only = left.length === 1 ? left[0] : undefined;
  const id = meant(scene, touched(left), clicked) ?? meant(scene, touched(choices), clicked);
  if (id === undefined) return { kind: 'nothing', id: clicked };
  // One way is left and it was touched once more: that is a yes.
  if (only && picked.length > 0 && only.touches.includes(id)) return { kind: 'play', choice: only };
  if (picked.includes(id)) return { kind: 'picked', picked: picked.filter((each) => each !== id) };
  const next = [...picked, id];
  const after = remaining(choices, next);
  const now = after.length > 0 ? next : [id];
  const single = remaining(choices, now);
  if (swift && single.length === 1 && single[0]) return { kind: 'play', choice: single[0] };
  return { kind: 'picked', picked: now };
}

/** What a click was meant for: the thing itself, the zone it lies in, or the one thing in the zone that can be touched. */
export function meant(scene: Scene, lit: ReadonlySet<string>, id: string): string | undefined {
  if (lit.has(id)) return id;
  const around = scene.zones.find((zone) => zone.pieces.some((piece) => piece.id === id));
  if (around && lit.has(around.id)) return around.id;
  const inside = scene.zones.find((zone) => zone.id === id)?.pieces.filter((piece) => lit.has(piece.id)) ?? [];
  return inside.length === 1 ? inside[0]?.id : undefined;
}

/** The choices that touch nothing: they can only be picked by name. */
export function bare(choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => choice.touches.length === 0);
}
