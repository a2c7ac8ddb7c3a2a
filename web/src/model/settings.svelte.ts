// What a person has chosen for this device. It is kept in the browser, and nowhere else.

import { isRecord, readKept } from './aside';
import { isLanguage, languageOf, type Language } from './languages';
import { PACES, SPEEDS, type Manner, type Pace } from './timeline';

export type Theme = 'auto' | 'light' | 'dark';

const KEY = 'ludoteca.settings';
const SWITCHES = [
  'motion',
  'sounds',
  'vibration',
  'autoThrow',
  'autoMove',
  'marks',
  'ownBelow',
  'confirm',
  'bubbles',
] as const;

class Settings {
  language = $state<Language>(languageOf(globalThis.navigator?.languages?.slice(0, 1) ?? []));
  theme = $state<Theme>('auto');
  pace = $state<Pace>('normal'); // of what moves
  botPace = $state<Pace>('normal');
  motion = $state(true);
  sounds = $state(true);
  vibration = $state(true);
  autoThrow = $state(false);
  autoMove = $state(false); // where there is only one
  marks = $state(false); // a shape on every piece, for eyes that do not tell the colours apart
  ownBelow = $state(true); // the board turns the own colour to the bottom
  bubbles = $state(true); // what others say and show rises where they sit
  confirm = $state(false); // a move that is chosen is played when the person says so
  name = $state(''); // how the person was last called at a table

  constructor() {
    this.read();
  }

  /** Read what is kept, as it is when the app begins. */
  read(): void {
    try {
      const kept: ReturnType<typeof JSON.parse> = readKept(KEY, isRecord) ?? {};
      if (isLanguage(kept.language)) this.language = kept.language;
      if (['auto', 'light', 'dark'].includes(kept.theme)) this.theme = kept.theme;
      for (const key of ['pace', 'botPace'] as const) if (PACES.includes(kept[key])) this[key] = kept[key];
      for (const key of SWITCHES) if (typeof kept[key] === 'boolean') this[key] = kept[key];
      if (typeof kept.name === 'string') this.name = kept.name.slice(0, 40);
    } catch {
      // A browser that lets the page read nothing: the defaults serve.
    }
  }

  keep(): void {
    const { language, theme, pace, botPace, name } = this;
    const switches = Object.fromEntries(SWITCHES.map((key) => [key, this[key]]));
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, pace, botPace, name, ...switches }));
    } catch {
      // A browser that keeps nothing plays with the defaults next time.
    }
  }
}

export const settings = new Settings();

/** Return whether the device asks for little movement. */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Return whether nothing may move on the screen: the person, or the device, asks for stillness. */
export function isStill(): boolean {
  return settings.pace === 'off' || !settings.motion || isCalm();
}

/** Return how what happens is shown: at the person's pace, and by bots of a server at the one that is chosen for bots. */
export function mannerOf(isPacedBot = false): Manner {
  const speed = SPEEDS[settings.pace] * (isPacedBot ? SPEEDS[settings.botPace] : 1);
  return { speed, isStill: isStill() };
}
