// What Python says of a game's WebAssembly module: `wasm/rules.json` of the game's package.

import type { Faces } from '../dice/stream';
import type { WordsOfGame } from './narrator';

export interface Field {
  type: string; // as NumPy names it
  offset: number;
}

export interface RecordLayout {
  bytes: number;
  fields: Record<string, Field>;
}

/** Where a field of a workspace is; of an array also its shape. */
export type WorkspaceField = [offset: number, type: string, shape: number[]];
/** A workspace of bots: its size and alignment in bytes, and its fields of numbers. */
export type Workspace = [bytes: number, alignment: number, fields: Record<string, WorkspaceField>];

export type Parameter = string | { array: string; shape: (string | null)[] };

/** An option as records are checked by it: its values as a list, as a lowest and a highest, or those of a seat. */
export interface Choice {
  default: string | number | boolean;
  kind: 'list' | 'range' | 'seat';
  values: (string | number | boolean)[];
  holds_players: boolean; // a number of places, of which every player needs one
}

export interface Description {
  game: string;
  rules_version: number;
  stamp: string; // of the sources
  sha256: string; // of the module
  constants: Record<string, number>;
  phases: string[];
  modes: string[]; // in the order of their numbers
  sides: Record<string, number>; // that play against each other in a mode; 0 where every player does
  options: Record<string, string[]>; // words among the values, in the place of their numbers
  players: number[];
  default_players: number;
  default_modes: Record<string, string>; // by the number of players
  players_by_mode: Record<string, number[]>;
  choices: Record<string, Choice>;
  faces: Faces;
  levels: string[]; // of bots, the weakest first
  personalities: string[]; // of bots, by their numbers; '' is none
  seconds: Record<string, number>; // that bots search at most, by level
  networks: Record<string, [name: string, hidden: number]>; // by way to play: `4 pairs`
  words: WordsOfGame;
  workspaces: Record<string, Workspace>;
  records: { state: RecordLayout; settings: RecordLayout; reading: RecordLayout };
  usual_settings: Record<string, number>;
  exports: Record<string, { parameters: Parameter[]; result: string | null }>;
}

/** Return the number of a level of bots. */
export function levelNumber({ levels }: Description, level: string): number {
  const number = levels.indexOf(level);
  if (number < 0) throw new Error(`there is no level ${level}`);
  return number;
}

/** Return the number of a personality of bots; that of none where the game has no such one. */
export function personalityNumber({ personalities }: Description, personality: string): number {
  return Math.max(personalities.indexOf(personality), 0);
}
