// Small sounds, made here and not loaded: a rattle for dice, a knock for each square, notes for what matters; and on
// phones, a short buzz for the same.

import { isCalm, settings } from './settings.svelte';
import type { Cue, CueKind } from './timeline';

export type Signal = CueKind | 'throw' | 'turn';

let context: AudioContext | null = null;

// Browsers let a page sound and buzz only after a person has touched it.
function isTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false;
}

function speaker(isHeardHidden: boolean): AudioContext | null {
  if (!settings.sounds || !isTouched() || (document.hidden && !isHeardHidden)) return null;
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

type Note = [hertz: number, after: number, length: number, loud: number];

const NOTES: Record<Signal, Note[]> = {
  throw: [0, 1, 2, 3, 4].map((knock): Note => [900 + 180 * (knock % 3), knock * 0.06, 0.05, 0.05]),
  hop: [[420, 0, 0.07, 0.05]],
  capture: [330, 220].map((hertz, at): Note => [hertz, at * 0.1, 0.25, 0.1]),
  arrival: [659, 880].map((hertz, at): Note => [hertz, at * 0.1, 0.35, 0.07]),
  over: [523, 659, 784, 1047].map((hertz, at): Note => [hertz, at * 0.13, 0.5, 0.08]),
  turn: [587, 784].map((hertz, at): Note => [hertz, at * 0.12, 0.3, 0.06]),
};

/** How a phone buzzes, in milliseconds: on, off, on … */
export const BUZZES: Partial<Record<Signal, number[]>> = {
  throw: [15],
  capture: [40, 60, 90],
  arrival: [25, 40, 25],
  over: [60, 60, 60, 60, 120],
  turn: [70],
};

/** Let something be heard and felt. In a hidden page only that it is the person's turn is. */
export function signal(kind: Signal): void {
  const audio = speaker(kind === 'turn');
  if (audio) for (const [hertz, after, length, loud] of NOTES[kind]) note(audio, hertz, after, length, loud);
  const buzz = BUZZES[kind];
  if (buzz && settings.vibration && isTouched() && !isCalm()) navigator.vibrate?.(buzz);
}

const SHARPEST: Signal[] = ['over', 'capture', 'arrival', 'throw', 'hop'];

/** Find the one signal of something that is shown all at once. */
export function sharpestOf(cues: readonly Cue[], isThrow: boolean): Signal | undefined {
  return SHARPEST.find((kind) => (kind === 'throw' ? isThrow : cues.some((cue) => cue.kind === kind)));
}

/** Signals in the course of something that moves; none are left when it is over at once. */
export class Signals {
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly give: (kind: Signal) => void = signal) {}

  start(cues: readonly Cue[]): void {
    this.timers = cues.map(({ kind, atMs }) => setTimeout(() => this.give(kind), atMs));
  }

  stop(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
  }
}
