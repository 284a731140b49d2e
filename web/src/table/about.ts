// What is said of a thing that somebody asks about: a card, a back, a pile, a place, a word of the game.
import { nameOf } from '../boards/board';
import { zoneLabel } from '../art/touching';
import type { Catalogue, Piece, Scene } from '../scene';

/** What something is and does. */
export interface About {
  /** What was asked about: the id of a piece or zone, or of a word. */
  of: string;
  name: string;
  /** What it is and does, in plain sentences. */
  help: string;
  /** How it is now, as far as that differs from what is printed. */
  now: readonly string[];
  /** What the words on it mean. */
  words: readonly { name: string; help: string }[];
  /** The rule to read on; empty if there is none. */
  clause: string;
  /** The card itself, where there is one to look at. */
  piece?: Piece;
}

/** What is said of a word of the catalogue. */
export function aboutTerm(catalogue: Catalogue, id: string): About | undefined {
  const term = catalogue.terms[id];
  return term && { of: id, name: term.name, help: term.help, now: [], words: [], clause: term.clause };
}

/** What is said of a piece or a zone; nothing if it is not there. */
export function aboutThing(scene: Scene, catalogue: Catalogue, id: string): About | undefined {
  const zone = scene.zones.find((each) => each.id === id || each.pieces.some((piece) => piece.id === id));
  // A cell of a grid on which nothing lies is explained by the grid.
  const around = zone ?? scene.zones.find((each) => id.startsWith(`${each.id}/`));
  if (!around) return undefined;
  const piece = around.pieces.find((each) => each.id === id);
  const term = catalogue.terms[around.purpose];
  if (piece?.face === 'up') {
    const { help, clause, text } = piece.card;
    const name = nameOf({ ...piece, marks: [] });
    const words = keywords(piece).flatMap((word) => catalogue.terms[word] ?? []);
    // A keyword that it bears now is among the words; the mark would only repeat it.
    const now = (piece.marks ?? []).filter((mark) => !words.some((word) => word.name === mark));
    return { of: id, name, help: help || (text ?? ''), now, words, clause, piece };
  }
  const marks = piece?.marks ?? [];
  return { of: id, name: zoneLabel(around), help: term?.help ?? '', now: marks, words: [], clause: term?.clause ?? '' };
}

/** The keywords printed on a card or given to it, as the catalogue explains them. */
function keywords(piece: Extract<Piece, { face: 'up' }>): string[] {
  const lists = [piece.card.facts?.['keywords'], piece.facts?.['keywords']];
  return [
    ...new Set(lists.flatMap((list) => (Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []))),
  ];
}

/** The element under a pointer that something can be said of, and what it stands for. */
export function asked(target: EventTarget | null): { element: Element; id?: string; term?: string } | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-term], [data-id]') : null;
  if (!element) return undefined;
  const { term, id } = element.dataset;
  if (term !== undefined) return { element, term };
  return id === undefined ? undefined : { element, id };
}
