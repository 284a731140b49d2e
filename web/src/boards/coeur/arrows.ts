// Where the arrows of the manuscript run: between the spaces, never across one.

/** The spaces lie on a loose grid of equal cells; all in pixels. */
export interface Layout {
  cellW: number;
  cellH: number;
  gapX: number;
  gapY: number;
  left: number;
  top: number;
}

export interface Spot {
  col: number;
  row: number;
}

/** The upper left corner of a cell. */
export function corner(at: Spot, lay: Layout): { x: number; y: number } {
  return { x: lay.left + at.col * (lay.cellW + lay.gapX), y: lay.top + at.row * (lay.cellH + lay.gapY) };
}

/** The path of an arrow from one cell to another. */
export function arrow(from: Spot, to: Spot, lay: Layout): string {
  const a = corner(from, lay);
  const b = corner(to, lay);
  const { cellW: w, cellH: h, gapX, gapY } = lay;
  const dx = to.col - from.col;
  const dy = to.row - from.row;
  const right = Math.sign(dx);
  const p = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const inset = 3;
  if (dy === 0 && Math.abs(dx) === 1) {
    const y = a.y + h * 0.5;
    const start = right > 0 ? a.x + w + inset : a.x - inset;
    return `M${p(start, y)}L${p(start + right * (gapX - 2 * inset), y)}`;
  }
  if (dx === 0 && Math.abs(dy) === 1) {
    const down = Math.sign(dy);
    const x = a.x + w * 0.5;
    const start = down > 0 ? a.y + h + inset : a.y - inset;
    return `M${p(x, start)}L${p(x, start + down * (gapY - 2 * inset))}`;
  }
  if (dy === 0) {
    // Over the cell between them, in the gap above the row.
    const y = a.y - gapY * 0.5;
    const start = a.x + (right > 0 ? w * 0.82 : w * 0.18);
    const end = b.x + (right > 0 ? w * 0.18 : w * 0.82);
    const bend = gapY * 0.5;
    return `M${p(start, a.y - 2)}Q${p(start, y)} ${p(start + right * bend, y)}L${p(end - right * bend, y)}Q${p(end, y)} ${p(end, b.y - inset)}`;
  }
  const down = Math.sign(dy);
  if (Math.abs(dy) === 1) {
    // From corner to corner.
    const start = [a.x + (right > 0 ? w * 0.8 : w * 0.2), down > 0 ? a.y + h + 2 : a.y - 2] as const;
    const end = [b.x + (right > 0 ? w * 0.2 : w * 0.8), down > 0 ? b.y - inset : b.y + h + inset] as const;
    const y = (start[1] + end[1]) / 2;
    return `M${p(...start)}C${p(start[0], y + down * gapY * 0.2)} ${p(end[0], y - down * gapY * 0.2)} ${p(...end)}`;
  }
  // Down the gap between two columns, then in from above.
  const x = right > 0 ? a.x + w + gapX * 0.5 : a.x - gapX * 0.5;
  const y = a.y + h * 0.82;
  const entry = b.x + (right > 0 ? w * 0.42 : w * 0.58);
  const turn = b.y - gapY * 0.5;
  return `M${p(right > 0 ? a.x + w + 2 : a.x - 2, y)}Q${p(x, y)} ${p(x, y + gapX * 0.5)}L${p(x, turn - gapY * 0.5)}Q${p(x, turn)} ${p(x + (right * gapX) / 2, turn)}L${p(entry - (right * gapY) / 2, turn)}Q${p(entry, turn)} ${p(entry, b.y - inset)}`;
}
