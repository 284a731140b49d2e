// What somebody prefers, kept in this browser.
import { MediaQuery } from 'svelte/reactivity';
import type { Lang, Motion } from './boards/board';
import type { Pace } from './wire';

const KEY = 'antre.settings';

export interface Settings {
  lang: Lang;
  /** `auto` follows the system. */
  theme: 'auto' | 'dark' | 'light';
  motion: 'auto' | Motion;
  sound: boolean;
  /** Whether what a single touch does is played without asking; `auto` asks fingers, which tremble, and not mice. */
  swift: 'auto' | 'on' | 'off';
  /** What the player is called. */
  name: string;
  /** The level of bots that was chosen last. */
  level: string;
  /** How fast bots answer at tables that are opened here. */
  pace: Pace;
}

const preferred: Lang =
  typeof navigator !== 'undefined' && !(navigator.languages ?? []).some((each) => each.startsWith('fr')) ? 'en' : 'fr';

const DEFAULTS: Settings = {
  lang: preferred,
  theme: 'auto',
  motion: 'auto',
  sound: false,
  swift: 'auto',
  name: '',
  level: '',
  pace: 'normal',
};

/** Reads what was kept; what is missing or spoilt has its default. */
export function read(text: string | null): Settings {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return { ...DEFAULTS };
    const sound = Object.fromEntries(
      Object.entries(kept).filter(([key, value]) => typeof value === typeof DEFAULTS[key as keyof Settings]),
    );
    const merged = { ...DEFAULTS, ...sound };
    if (merged.lang !== 'fr' && merged.lang !== 'en') merged.lang = DEFAULTS.lang;
    return merged;
  } catch {
    return { ...DEFAULTS };
  }
}

function load(): Settings {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(load());

/** Changes something and keeps it, where the browser lets us. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A private window may refuse; the choice holds until it is closed.
  }
}

const calm = new MediaQuery('(prefers-reduced-motion: reduce)', false);

const fine = new MediaQuery('(pointer: fine)', true);

/** Whether what a single touch does is played without asking. */
export function swift(): boolean {
  return settings.swift === 'auto' ? fine.current : settings.swift === 'on';
}

/** How much may move: what was chosen, or what the system asks for. */
export function motion(): Motion {
  return settings.motion === 'auto' ? (calm.current ? 'reduced' : 'full') : settings.motion;
}
