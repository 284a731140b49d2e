// What was taken between two scenes: from which space, through which other, and by whom. Only what lies on the table is
// compared; no rule is needed to see that a pile left and somebody's captures grew.
import type { Piece, Scene, Zone } from '../../scene';

/** A pile that somebody took. */
export interface Capture {
  /** The seat that has it now. */
  seat: string;
  /** The zone of the captures it went to. */
  to: string;
  /** The space it lay on. */
  from: string;
  /** The emblem of that space. */
  emblem: string;
  /** The space that took it, if that was another. */
  by: string | undefined;
  /** What lay there, as far as it was seen. */
  pieces: readonly Piece[];
  /** How many cards were taken. */
  n: number;
  /** How many that seat has with them. */
  all: number;
}

/** What each seat took last, as long as it is news: until that seat plays again, or takes its turn back. */
export function stillNews(
  latest: Readonly<Record<string, Capture>>,
  scene: Scene,
  turn: readonly string[],
): Record<string, Capture> {
  const size = (id: string) => scene.zones.find((zone) => zone.id === id)?.pieces.length;
  return Object.fromEntries(
    Object.entries(latest).filter(([seat, { to, all }]) => !turn.includes(seat) && size(to) === all),
  );
}

/** The captures between two scenes. */
export function captures(before: Scene, after: Scene): Capture[] {
  const now = new Map(after.zones.map((zone) => [zone.id, zone]));
  const count = (zone: Zone | undefined) => zone?.pieces.length ?? 0;
  const targets = new Set(before.links.map((link) => link.to));
  const emptied = before.zones.filter((zone) => zone.spot && count(zone) > 0 && count(now.get(zone.id)) === 0);
  const changed = (id: string) => count(now.get(id)) !== count(before.zones.find((zone) => zone.id === id));
  return before.zones
    .filter((zone) => zone.purpose === 'captured')
    .flatMap((pile) => {
      const n = count(now.get(pile.id)) - count(pile);
      if (n <= 0 || pile.owner === undefined) return [];
      // What an arrow points to is taken as it lies; a space that takes itself holds what was played besides.
      const from =
        emptied.find((zone) => targets.has(zone.id) && count(zone) === n) ??
        emptied.find((zone) => !targets.has(zone.id) && count(zone) <= n);
      if (!from) return [];
      const by = before.links.find((link) => link.to === from.id && changed(link.from))?.from;
      const { owner: seat, id: to } = pile;
      return [
        {
          seat,
          to,
          from: from.id,
          emblem: from.emblem || from.id,
          by,
          pieces: from.pieces,
          n,
          all: count(now.get(to)),
        },
      ];
    });
}
