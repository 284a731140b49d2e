// Which piece of the new scene is which piece of the old one. Face-down pieces are named by their slot and hands close up
// when a card leaves, so ids alone do not say it; what is seen of a piece does.
import type { Piece, Scene } from '../scene';

/** A piece and where it lies. */
export interface Placed {
  zone: string;
  piece: Piece;
}

/** For each piece of the new scene that was somewhere before: the id it had there. */
export interface Matched {
  /** New id to old id, for pieces that are now under another id. */
  readonly from: ReadonlyMap<string, string>;
  /** Pieces that were seen nowhere before, or whose other side shows now. */
  readonly fresh: ReadonlySet<string>;
  /** Zones that gained or lost something. */
  readonly zones: ReadonlySet<string>;
  /** Everything that can travel: zones stay where they are. */
  readonly pieces: ReadonlySet<string>;
}

/** What is seen of a piece: two pieces that look the same may be taken for each other. */
function look(piece: Piece): string {
  return piece.face === 'up' ? `up ${piece.card.code}` : `down ${piece.back}`;
}

function all(scene: Scene): Placed[] {
  return scene.zones.flatMap((zone) => zone.pieces.map((piece) => ({ zone: zone.id, piece })));
}

/** Takes the first of a list that fits. */
function take(list: Placed[], fits: (one: Placed) => boolean): Placed | undefined {
  const at = list.findIndex(fits);
  return at < 0 ? undefined : list.splice(at, 1)[0];
}

/** Matches the pieces of two scenes. */
export function match(before: Scene, after: Scene): Matched {
  const old = all(before);
  const from = new Map<string, string>();
  const fresh = new Set<string>();
  const zones = new Set<string>();

  // What looks the same under the same id has stayed.
  let missing = all(after).filter(({ piece }) => {
    const same = old.findIndex((one) => one.piece.id === piece.id && look(one.piece) === look(piece));
    if (same >= 0) old.splice(same, 1);
    return same < 0;
  });
  const settle = (find: (now: Placed) => Placed | undefined, change: boolean) => {
    missing = missing.filter((now) => {
      const was = find(now);
      if (!was) return true;
      if (was.piece.id !== now.piece.id) from.set(now.piece.id, was.piece.id);
      if (look(was.piece) !== look(now.piece)) fresh.add(now.piece.id);
      if (change || was.zone !== now.zone) {
        zones.add(was.zone);
        zones.add(now.zone);
      }
      return false;
    });
  };
  // Cards that closed up in their zone; then what left one zone for another; then what was turned over in its place.
  settle((now) => take(old, (one) => one.zone === now.zone && look(one.piece) === look(now.piece)), false);
  settle((now) => take(old, (one) => one.piece.face === 'up' && look(one.piece) === look(now.piece)), true);
  settle((now) => take(old, (one) => one.piece.id === now.piece.id), true);
  // What shows a front now may have been any back that left, and the other way round: the top of a pile first.
  const backs = old.filter((one) => one.piece.face === 'down').reverse();
  settle((now) => (now.piece.face === 'up' ? take(backs, () => true) : undefined), true);
  const rest = [...old.filter((one) => one.piece.face === 'up'), ...backs];
  settle((now) => (now.piece.face === 'down' ? take(rest, (one) => one.zone !== now.zone) : undefined), true);
  for (const { zone, piece } of missing) {
    fresh.add(piece.id);
    zones.add(zone);
  }
  return { from, fresh, zones, pieces: new Set(all(after).map(({ piece }) => piece.id)) };
}
