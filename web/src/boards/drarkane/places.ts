// Where each dragon lies on the page. In a scene dragons close up when one falls; here each keeps the niche it came to,
// so that nobody loses sight of one, and the one that fell stays in its niche for a moment.
import type { Scene, Zone } from '../../scene';

/** A niche: the dragon in it, if any, and whether it has just fallen. */
export interface Niche {
  zone: Zone;
  fallen: boolean;
}

/** How many niches there are. */
export const NICHES = 6;

/** Who lies in which niche now, given who lay there before and who was defeated since. */
export function settle(
  before: readonly (Niche | undefined)[],
  dragons: readonly Zone[],
  isDefeated: (dragon: Zone) => boolean,
): (Niche | undefined)[] {
  const now = Array.from({ length: NICHES }, (_, at): Niche | undefined => {
    const was = before[at];
    if (!was) return undefined;
    const zone = dragons.find((dragon) => dragon.id === was.zone.id);
    if (zone) return { zone, fallen: false };
    return isDefeated(was.zone) ? { zone: was.zone, fallen: true } : undefined;
  });
  for (const zone of dragons) {
    if (now.some((niche) => niche?.zone.id === zone.id)) continue;
    const free = now.indexOf(undefined);
    // Whoever comes needs the room more than whoever fell.
    const at = free >= 0 ? free : now.findIndex((niche) => niche?.fallen);
    if (at >= 0) now[at] = { zone, fallen: false };
  }
  return now;
}

/** Whether a dragon lies among those that somebody won: `on elder` is `won A/elder` then. */
export function isWon(scene: Scene, dragon: Zone): boolean {
  const name = dragon.id.slice(dragon.id.indexOf(' ') + 1);
  return scene.zones.some((zone) => zone.pieces.some((piece) => piece.id === `${zone.id}/${name}`));
}
