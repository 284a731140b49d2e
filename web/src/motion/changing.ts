// Numbers that change are seen to change: the number swells, and what was won or lost rises from it.
import { figure } from '../art/figure';
import { motion } from '../settings.svelte';

const RISE = 1100;

/** What a change is written as; nothing if there was none. */
export function change(before: number, after: number): string {
  const by = after - before;
  return by > 0 ? `+${by}` : by < 0 ? figure(by) : '';
}

/** Makes an element show how the number it bears changes. */
export function changing(node: HTMLElement, value: number) {
  let shown = value;
  return {
    update(now: number) {
      const by = change(shown, now);
      shown = now;
      if (!by || motion() === 'off' || document.hidden) return;
      if (motion() === 'reduced') {
        node.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 250 });
        return;
      }
      node.animate([{ scale: '1' }, { scale: '1.35', offset: 0.3 }, { scale: '1' }], {
        duration: 420,
        easing: 'ease-out',
      });
      rise(node, by);
    },
  };
}

function rise(from: HTMLElement, text: string): void {
  const box = from.getBoundingClientRect();
  if (box.width === 0) return;
  const float = document.createElement('span');
  float.className = 'rising';
  float.ariaHidden = 'true';
  float.textContent = text;
  float.style.left = `${box.left + box.width / 2}px`;
  float.style.top = `${Math.max(36, box.top)}px`;
  document.body.append(float);
  const gone = float.animate(
    [
      { opacity: 0, translate: '-50% 0' },
      { opacity: 1, translate: '-50% -10px', offset: 0.2 },
      { opacity: 0, translate: '-50% -34px' },
    ],
    { duration: RISE, easing: 'ease-out' },
  );
  gone.onfinish = gone.oncancel = () => float.remove();
}
