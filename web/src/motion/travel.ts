// Pieces travel from where they were to where they are: measured before the new scene is drawn, played after.
import type { Motion } from '../boards/board';
import type { Matched } from './match';

const TRAVEL = 280;
const STAGGER = 40;
const MOST = 24;

type Boxes = Map<string, DOMRect>;

/** Where everything with a `data-id` is now. */
export function measure(root: ParentNode): Boxes {
  const boxes: Boxes = new Map();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-id]')) {
    const id = element.dataset['id'];
    if (id !== undefined) boxes.set(id, element.getBoundingClientRect());
  }
  return boxes;
}

/** The zone a slot belongs to: `hand A/3` lies in `hand A`. */
function zoneOf(id: string): string {
  const at = id.lastIndexOf('/');
  return at < 0 ? id : id.slice(0, at);
}

/** One journey: the element's way, in pixels. */
export interface Journey {
  id: string;
  dx: number;
  dy: number;
  scale: number;
  delay: number;
}

/** Who has to travel, given where things were and are. Pure, so that it can be tested. */
export function journeys(matched: Matched, before: Boxes, after: Boxes): Journey[] {
  const found: Journey[] = [];
  const far = new Set([...matched.from.keys(), ...matched.fresh]);
  for (const [id, now] of after) {
    if (!matched.pieces.has(id)) continue;
    const source = matched.from.get(id) ?? id;
    const was = before.get(source) ?? (far.has(id) ? before.get(zoneOf(source)) : undefined);
    if (!was || now.width === 0 || was.width === 0) continue;
    const dx = was.left + was.width / 2 - (now.left + now.width / 2);
    const dy = was.top + was.height / 2 - (now.top + now.height / 2);
    if (Math.hypot(dx, dy) < 2) continue;
    const scale = Math.min(3, Math.max(0.3, was.width / now.width));
    found.push({ id, dx, dy, scale, delay: 0 });
  }
  found.sort((a, b) => Math.hypot(b.dx, b.dy) - Math.hypot(a.dx, a.dy));
  return found
    .slice(0, MOST)
    .map((one, index) => ({ ...one, delay: far.has(one.id) ? Math.min(index, 6) * STAGGER : 0 }));
}

/** Plays the journeys. Nobody waits for them: everything can be clicked at once. */
export function travel(root: ParentNode, matched: Matched, before: Boxes, motion: Motion): void {
  if (motion === 'off') return;
  const elements = new Map<string, HTMLElement | SVGElement>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-id]')) {
    const id = element.dataset['id'];
    if (id !== undefined) elements.set(id, element);
  }
  if (motion === 'reduced') {
    for (const id of [...matched.from.keys(), ...matched.fresh]) {
      elements.get(id)?.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 200, easing: 'ease-out' });
    }
    return;
  }
  const after: Boxes = new Map([...elements].map(([id, element]) => [id, element.getBoundingClientRect()]));
  for (const { id, dx, dy, scale, delay } of journeys(matched, before, after)) {
    const element = elements.get(id);
    if (!element) continue;
    // `translate` and `scale` leave an SVG transform attribute alone; in an SVG a pixel is a unit of the drawing.
    const unit = element instanceof SVGElement ? unitOf(element) : 1;
    const flip = matched.fresh.has(id) ? [{ opacity: 0.6 }, { opacity: 1 }] : [{}, {}];
    element.animate(
      [
        { translate: `${dx / unit}px ${dy / unit}px`, scale: String(scale), zIndex: 5, ...flip[0] },
        { translate: '0 0', scale: '1', zIndex: 5, ...flip[1] },
      ],
      { duration: TRAVEL, delay, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', fill: 'backwards' },
    );
  }
}

function unitOf(element: SVGElement): number {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  const size = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  return size > 0 ? size : 1;
}
