// What is printed on a card, taken apart again. The game prints every card in one way (games/drakerion/src/printed.rs),
// in both languages; a card that is printed otherwise still shows its whole text.
import type { Piece } from '../../wire';
import { signOf } from '../../art/touching';

/** The kinds of cards, each with a symbol of its own. */
export type Kind = 'character' | 'attachment' | 'event' | 'supply' | 'tactic' | 'banner' | 'city' | 'other';

/** The values of a Character, or what an Attachment changes. */
export interface Values {
  attack: string;
  riposte: string;
  hp: string;
  ranged?: string;
  prestige?: string;
}

/** A card taken apart. */
export interface Printed {
  kind: Kind;
  named: boolean;
  subtitle: string;
  /** The line under the name: kind and traits, in words. */
  line: string;
  traits: string;
  rules: string;
  values?: Values;
  /** How many cards a Manoeuvre draws. */
  draw?: string;
}

const KINDS: readonly (readonly [string, Kind])[] = [
  ['Personnage Nommé', 'character'],
  ['Named Character', 'character'],
  ['Personnage', 'character'],
  ['Character', 'character'],
  ['Attachement', 'attachment'],
  ['Attachment', 'attachment'],
  ['Événement', 'event'],
  ['Event', 'event'],
  ['Ravitaillement', 'supply'],
  ['Supply', 'supply'],
  ['Tactique', 'tactic'],
  ['Tactic', 'tactic'],
  ['Bannière', 'banner'],
  ['Banner', 'banner'],
  ['Cité', 'city'],
  ['City', 'city'],
];
const FACE = new RegExp(
  `^(?:(.+?)\\. )??(${KINDS.map(([word]) => word).join('|')})((?:, [^.(]*)?)(?: \\(([^)]*)\\))?\\. (.*)$`,
  's',
);
const VALUES = /([+−]?\d+) \/ ([+−]?\d+) \/ ([+−]?\d+)(?:, (?:tir|shot) ([+−]?\d+))?(?:, prestige ([+−]?\d+))?/;

/** Takes the text of a card apart. */
export function printed(text: string): Printed {
  const found = FACE.exec(text);
  if (!found) return { kind: 'other', named: false, subtitle: '', line: '', traits: '', rules: text };
  const [, subtitle = '', word = '', head = '', traits = '', rules = ''] = found;
  const values = VALUES.exec(head);
  const draw = /(?:pioche|draw) (\d+)/.exec(head)?.[1];
  return {
    kind: KINDS.find(([each]) => each === word)?.[1] ?? 'other',
    named: /Nommé|Named/.test(word),
    subtitle,
    line: traits ? `${word} · ${traits}` : word,
    traits,
    rules: rules === '—' ? '' : rules,
    ...(values ? { values: valuesOf(values) } : {}),
    ...(draw ? { draw } : {}),
  };
}

function valuesOf([, attack = '', riposte = '', hp = '', ranged, prestige]: readonly (string | undefined)[]): Values {
  return { attack, riposte, hp, ...(ranged ? { ranged } : {}), ...(prestige ? { prestige } : {}) };
}

/** The values of a card as they are now: those said of it where it lies, or else the printed ones. */
export function valuesNow(piece: Piece, face: Printed): Values | undefined {
  const sign = signOf(piece, 'drakerion-values') ?? signOf(piece, 'drakerion-values-ranged');
  const said = sign?.values;
  if (!said) return face.values;
  const text = (name: string) => String(said[name] ?? '');
  return {
    attack: text('attack'),
    riposte: text('riposte'),
    hp: text('hp'),
    ...(said['ranged'] === undefined ? {} : { ranged: text('ranged') }),
    prestige: text('prestige'),
  };
}
