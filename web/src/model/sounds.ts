// Small sounds, made here and not loaded: a knock for a piece, a rattle for dice, two notes for what matters.

import type { NarratedEvent } from '../net/messages';
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function speaker(): AudioContext | null {
  if (!settings.sounds || document.hidden) return null;
  // Browsers let a page sound only after a person has touched it.
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  return context;
}

function note(audio: AudioContext, hertz: number, after: number, length: number, loud: number): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  const start = audio.currentTime + after;
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** Let what happened be heard. */
export function playSounds(narration: NarratedEvent[]): void {
  const audio = speaker();
  if (!audio) return;
  const kinds = new Set(narration.map((one) => one.kind));
  if (kinds.has('threw') || kinds.has('opening_throw')) {
    for (let knock = 0; knock < 5; knock++) note(audio, 900 + 180 * (knock % 3), knock * 0.06, 0.05, 0.05);
  }
  if (kinds.has('game_over')) [523, 659, 784, 1047].forEach((hertz, at) => note(audio, hertz, at * 0.13, 0.5, 0.08));
  else if (narration.some(({ effect }) => effect === 'capture'))
    [330, 220].forEach((hertz, at) => note(audio, hertz, at * 0.1, 0.25, 0.1));
  else if (narration.some(({ effect }) => effect === 'arrival'))
    [659, 880].forEach((hertz, at) => note(audio, hertz, at * 0.1, 0.35, 0.07));
  else if (narration.some(({ ways }) => ways.length > 0)) note(audio, 420, 0, 0.09, 0.08);
}
