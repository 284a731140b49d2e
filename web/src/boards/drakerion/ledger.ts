// Where prestige came from, as far as this page saw it: who left the lines of the one when the other gained some.
import type { Piece, Scene } from '../../scene';
import { zone } from '../board';
import { kindOf } from './printed';

/** A gain of prestige, with the Characters that fell for it; none where an ability gave it. */
export interface Gain {
  seat: string;
  by: number;
  fallen: string[];
}

const prestigeOf = (scene: Scene, seat: string): number | undefined => {
  const counter = zone(scene, `prestige ${seat}`);
  return counter?.kind === 'counter' ? counter.value : undefined;
};

const inPlay = (scene: Scene, seat: string): Piece[] =>
  ['front', 'support'].flatMap((line) => zone(scene, `${line} ${seat}`)?.pieces ?? []);

/** What both players gained or lost between two scenes. */
export function gains(before: Scene, after: Scene, seats: readonly string[]): Gain[] {
  const still = new Set(seats.flatMap((seat) => inPlay(after, seat).map((piece) => piece.id)));
  return seats.flatMap((seat) => {
    const [was, is] = [prestigeOf(before, seat), prestigeOf(after, seat)];
    if (was === undefined || is === undefined || was === is) return [];
    const gone = seats
      .filter((other) => other !== seat)
      .flatMap((other) => inPlay(before, other))
      .filter((piece) => !still.has(piece.id));
    const fallen = gone.flatMap((piece) =>
      piece.face === 'up' && kindOf(piece.card) === 'character' ? [piece.card.name] : [],
    );
    return [{ seat, by: is - was, fallen: is > was ? fallen : [] }];
  });
}
