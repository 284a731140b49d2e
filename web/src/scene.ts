// What lies on a table. The server says what changed, and names a card by its code: here it is added up, and the cards
// are looked up in the catalogue, which is sent once.
import type {
  Card,
  Catalogue,
  Piece as SentPiece,
  Scene as SentScene,
  SceneDelta,
  Update,
  Zone as SentZone,
} from './wire';

export type { Card, Catalogue } from './wire';

/** Each kind of thing with its pieces or its card exchanged for what was looked up. */
type Looked<Sent, Key extends PropertyKey, Found> = Sent extends unknown ? Omit<Sent, Key> & Found : never;

/** One thing that lies somewhere. */
export type Piece =
  Looked<Extract<SentPiece, { face: 'up' }>, 'card', { card: Card }> | Extract<SentPiece, { face: 'down' }>;

/** A place where pieces lie. */
export type Zone = Looked<SentZone, 'pieces', { pieces: Piece[] }>;

/** Everything one eye sees of a table. */
export type Scene = Looked<SentScene, 'zones', { zones: Zone[] }>;

/** An update with its whole scene. */
export type Seen = Looked<Update, 'scene', { scene: Scene }>;

export const NOTHING_PRINTED: Catalogue = { cards: {}, terms: {}, aims: [], steps: [], duel: false };

/** A card of which nothing was sent shows its code, and nothing breaks. */
function cardOf(catalogue: Catalogue, code: string): Card {
  return catalogue.cards[code] ?? { code, name: code, emblem: '', help: '', clause: '' };
}

function zoneWith(zone: SentZone, catalogue: Catalogue): Zone {
  const pieces = zone.pieces.map((piece): Piece =>
    piece.face === 'up' ? { ...piece, card: cardOf(catalogue, piece.card) } : piece,
  );
  return { ...zone, pieces };
}

/** A whole scene as it was sent, with its cards looked up. */
export function sceneWith(scene: SentScene, catalogue: Catalogue): Scene {
  return { ...scene, zones: scene.zones.map((zone) => zoneWith(zone, catalogue)) };
}

/** The whole scene for whoever knows the one before; nothing if the change names a zone that was not in it. */
export function addUp(before: Scene | undefined, delta: SceneDelta, catalogue: Catalogue): Scene | undefined {
  const zones = delta.zones.map((zone) =>
    typeof zone === 'string' ? before?.zones.find((known) => known.id === zone) : zoneWith(zone, catalogue),
  );
  const links = delta.links ?? before?.links;
  if (!links || zones.includes(undefined)) return undefined;
  const headline = delta.headline === undefined ? {} : { headline: delta.headline };
  const step = delta.step === undefined ? {} : { step: delta.step };
  return { ...headline, ...step, zones: zones.filter((zone) => zone !== undefined), links };
}
