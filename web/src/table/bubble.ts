// Where a bubble about a thing stands: beside it, above or below it, whole within the window and never over it.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

/** The corner of a bubble of this size about a thing there, in this window: on the side with the most room for it. */
export function beside(thing: Box, size: { width: number; height: number }, within: { width: number; height: number }) {
  const fit = (at: number, long: number, most: number) => Math.max(EDGE, Math.min(at, most - long - EDGE));
  const [midX, midY] = [thing.left + thing.width / 2 - size.width / 2, thing.top + thing.height / 2 - size.height / 2];
  const sides = [
    { room: thing.top, need: size.height, left: midX, top: thing.top - size.height - GAP },
    {
      room: within.width - thing.left - thing.width,
      need: size.width,
      left: thing.left + thing.width + GAP,
      top: midY,
    },
    { room: thing.left, need: size.width, left: thing.left - size.width - GAP, top: midY },
    {
      room: within.height - thing.top - thing.height,
      need: size.height,
      left: midX,
      top: thing.top + thing.height + GAP,
    },
  ];
  const best =
    sides.find(({ room, need }) => room >= need + GAP + EDGE) ?? sides.sort((a, b) => b.room - a.room)[0] ?? sides[0];
  return { left: fit(best?.left ?? 0, size.width, within.width), top: fit(best?.top ?? 0, size.height, within.height) };
}

/** Places an element about a thing once it is laid out; spread it as an attachment. */
export function about(thing: Box) {
  return (bubble: HTMLElement) => {
    const { width, height } = bubble.getBoundingClientRect();
    const { left, top } = beside(thing, { width, height }, { width: innerWidth, height: innerHeight });
    bubble.style.left = `${left}px`;
    bubble.style.top = `${top}px`;
  };
}
