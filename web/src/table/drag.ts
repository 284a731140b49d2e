// Dragging: what glows is lifted, carried to something else that glows, and let go there. The same as touching one after
// the other, so it needs nothing of a board but the names on its elements. A card for which a place is being chosen, and
// nothing else, can be carried there too: its board marks it with `data-carried`.

/** What dragging wants of a table. */
export interface Draggable {
  /** Whether this can be picked up or dropped on now. */
  glows(id: string): boolean;
  /** Picks a thing up, and nothing else is picked. */
  lift(id: string): void;
  /** It was let go over this thing. */
  drop(id: string): void;
  /**
   * It was let go on the board, but over nothing that glows: played if that can only mean one thing, else put back. Where
   * it was let go may answer what is asked next.
   */
  let(onBoard: boolean, over: string | undefined): void;
}

/** How far a pointer goes before it drags. A finger trembles. */
const FAR = { mouse: 6, touch: 12 };

const idOf = (element: Element | null | undefined) =>
  element?.closest<HTMLElement | SVGElement>('[data-id]')?.dataset['id'];

/** An attachment for the element around everything that can be dragged. */
export function dragging(table: Draggable) {
  return (root: HTMLElement) => {
    let start: { x: number; y: number; id: string; element: Element; pointer: number; far: number } | undefined;
    let ghost: HTMLElement | undefined;
    let over: Element | undefined;

    function down(event: PointerEvent) {
      const element = (event.target as Element | null)?.closest('[data-lit], [data-carried]');
      const id = idOf(element);
      if (!event.isPrimary || event.button !== 0 || !element || id === undefined) return;
      if (!table.glows(id) && !element.hasAttribute('data-carried')) return;
      const far = event.pointerType === 'mouse' ? FAR.mouse : FAR.touch;
      start = { x: event.clientX, y: event.clientY, id, element, pointer: event.pointerId, far };
    }
    function move(event: PointerEvent) {
      if (!start || event.pointerId !== start.pointer) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!ghost) {
        if (Math.hypot(dx, dy) < start.far) return;
        // A finger that goes sideways over the hand looks through it.
        const sideways = event.pointerType !== 'mouse' && Math.abs(dx) > Math.abs(dy);
        if (sideways && start.element.closest('.tray')) return stop();
        table.lift(start.id);
        ghost = shadow(start.element);
        root.append(ghost);
        root.setPointerCapture(event.pointerId);
      }
      ghost.style.translate = `${dx}px ${dy}px`;
      point(target(event));
    }
    function up(event: PointerEvent) {
      if (!start || event.pointerId !== start.pointer) return;
      if (!ghost) return stop();
      const on = target(event);
      const id = idOf(on);
      const under = document.elementsFromPoint(event.clientX, event.clientY).filter((each) => each.closest('.board'));
      const over = under.map(idOf).find((each) => each !== undefined && each !== start?.id);
      stop();
      // The click that follows is part of the drag, not another touch.
      const swallow = (click: Event) => click.stopPropagation();
      root.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => root.removeEventListener('click', swallow, { capture: true }));
      if (id !== undefined) table.drop(id);
      else table.let(under.length > 0, over);
    }
    /** What lies under the pointer and glows, but for what is being dragged. */
    function target(event: PointerEvent): Element | undefined {
      return document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((each) => each.closest('[data-lit]'))
        .find((each) => each !== null && each !== start?.element && root.contains(each)) as Element | undefined;
    }
    function point(element: Element | undefined) {
      if (element === over) return;
      over?.removeAttribute('data-over');
      element?.setAttribute('data-over', '');
      over = element;
    }
    function stop() {
      point(undefined);
      ghost?.remove();
      ghost = undefined;
      start = undefined;
    }

    /** While something may be carried, neither words are marked nor does the browser drag by itself. */
    function keepStill(event: Event) {
      if (start) event.preventDefault();
    }

    const handlers = {
      pointerdown: down,
      pointermove: move,
      pointerup: up,
      pointercancel: stop,
      dragstart: keepStill,
      selectstart: keepStill,
    } as const;
    for (const [name, handler] of Object.entries(handlers)) root.addEventListener(name, handler as EventListener);
    return () => {
      stop();
      for (const [name, handler] of Object.entries(handlers)) root.removeEventListener(name, handler as EventListener);
    };
  };
}

/** A picture of an element that floats over everything and follows the pointer. */
function shadow(element: Element): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const box = document.createElement('div');
  box.className = 'dragged';
  box.setAttribute('aria-hidden', 'true');
  Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  const copy = element.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll('[data-id]')]) each.removeAttribute('data-id');
  copy.removeAttribute('data-lit');
  if (element instanceof SVGGraphicsElement && element.ownerSVGElement) {
    // A part of a drawing needs a drawing around it, of the part's own extent.
    const { x, y, width: wide, height: high } = element.getBBox();
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', `${x} ${y} ${wide} ${high}`);
    copy.removeAttribute('transform');
    svg.append(copy);
    box.append(svg);
  } else {
    box.append(copy);
  }
  return box;
}
