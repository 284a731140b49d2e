// How pieces and zones of the drawn boards are named and touched.
import { figure } from './figure';
import { nameOf, touch, type BoardProps } from '../boards/board';
import type { Piece, Zone } from '../scene';

/** A zone and how much it holds, in words. */
export function zoneLabel(zone: Zone): string {
  if (zone.kind === 'counter') return `${zone.name} ${figure(zone.value)}`;
  if (zone.kind === 'track') return `${zone.name} ${stepOf(zone)} / ${zone.end}`;
  return `${zone.name} (${zone.pieces.length})`;
}

/** Where the marker of a track stands. */
export function stepOf(zone: Zone): number {
  const at = zone.pieces[0]?.at;
  return at && 'step' in at ? at.step : 0;
}

/** What makes the ground of a zone touchable; its pieces lie over it, not in it, so that each keeps its own name. */
export function ground(board: BoardProps, zone: Zone) {
  return touch(board, zone.id, zoneLabel(zone));
}

/** What makes a piece touchable: itself if it is lit, or else the zone it lies in if that is. */
export function lying(board: BoardProps, zone: Zone, piece: Piece) {
  const own = { ...touch(board, piece.id, nameOf(piece, zone.name)), ...described(piece) };
  if (board.lit.has(piece.id) || board.picked.includes(piece.id) || !board.lit.has(zone.id)) return own;
  const onclick = (event: Event) => {
    event.stopPropagation();
    board.pick(zone.id);
  };
  return { ...own, onclick };
}

/** The words on a card, for whoever hears it instead of reading it. */
export function described(piece: Piece) {
  return piece.face === 'up' && piece.card.text ? { 'aria-description': piece.card.text } : {};
}

/** The seat that looks from below: one's own, or the first for whoever watches. */
export function nearSeat(board: BoardProps): string {
  return board.me ?? board.seats[0]?.seat ?? 'A';
}

/** The seats across the table, in the order in which they play after the near one. */
export function farSeats(board: BoardProps): string[] {
  const all = board.seats.map((seat) => seat.seat);
  const near = all.indexOf(nearSeat(board));
  return [...all.slice(near + 1), ...all.slice(0, Math.max(near, 0))];
}

/** What the player of a seat is called. */
export function playerName(board: BoardProps, seat: string): string {
  return board.seats.find((each) => each.seat === seat)?.name || seat;
}

/** What makes a card with words on it touchable: what cannot be played is read large, what can be with the other button. */
export function reading(board: BoardProps, zone: Zone, piece: Piece) {
  const own = lying(board, zone, piece);
  const read = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    board.look(piece);
  };
  const idle = !board.lit.has(piece.id) && !board.lit.has(zone.id) && !board.picked.includes(piece.id);
  if (!idle || piece.face === 'down') return { ...own, oncontextmenu: read };
  const onkeydown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') read(event);
  };
  return { ...own, role: 'button' as const, tabindex: 0, oncontextmenu: read, onclick: read, onkeydown };
}
