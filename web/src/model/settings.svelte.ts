// What a person has chosen for this device. It is kept in the browser, and nowhere else.

import { isLanguage, languageOf, type Language } from './languages';

export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'off' | 'quick' | 'slow';

const KEY = 'ludoteca.settings';

class Settings {
  language = $state<Language>(languageOf(globalThis.navigator?.languages?.slice(0, 1) ?? []));
  theme = $state<Theme>('auto');
  pace = $state<Pace>('quick');
  sounds = $state(true);
  marks = $state(false); // a shape on every piece, for eyes that do not tell the colours apart
  name = $state(''); // how the person was last called at a table

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
      if (isLanguage(kept.language)) this.language = kept.language;
      if (['auto', 'light', 'dark'].includes(kept.theme)) this.theme = kept.theme;
      if (['off', 'quick', 'slow'].includes(kept.pace)) this.pace = kept.pace;
      if (typeof kept.sounds === 'boolean') this.sounds = kept.sounds;
      if (typeof kept.marks === 'boolean') this.marks = kept.marks;
      if (typeof kept.name === 'string') this.name = kept.name.slice(0, 40);
    } catch {
      // What cannot be read is forgotten: the defaults serve.
    }
  }

  keep(): void {
    const { language, theme, pace, sounds, marks, name } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, pace, sounds, marks, name }));
    } catch {
      // A browser that keeps nothing plays with the defaults next time.
    }
  }
}

export const settings = new Settings();

/** Tell whether pieces may move on the screen: not where the person, or the device, asks for stillness. */
export function isStill(): boolean {
  return settings.pace === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
