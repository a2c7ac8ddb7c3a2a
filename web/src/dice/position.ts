// The position at which the game of a record began, as core/positions.py reads it: how the game is played is read here,
// and all other fields by the game's module.

import { settingsOf, type Setup } from '../local/game';
import type { GameModule, State } from '../local/module';
import { wordsIn } from '../local/spelling';
import { isFault, setupOf, type SetupFault } from './setup';

/** What is wrong with the fields of a position: a row that the game's narrator says, and the characters of the fields. */
export interface FieldFault {
  row: number[];
  text: string[];
}

const START = 'Start';
const MOST_SHOWN = 40; // characters of a word that is no field

/** Read the position of a game that is played so; or give the first thing that is wrong with it. */
export function readStart(rules: GameModule, start: string, expected: Setup): State | SetupFault | FieldFault {
  const { description } = rules;
  const limit = rules.constant('MAX_LETTERS');
  if ([...start].length > limit) return { name: START, key: 'too_long', parameters: { limit } };
  const [game, ...words] = wordsIn(start);
  if (game === undefined) return { name: START, key: 'empty_position', parameters: {} };
  const differs: SetupFault = { name: START, key: 'start_differs', parameters: {} };
  if (game !== description.game) return differs;
  const fields = readFields(words);
  if (!(fields instanceof Map)) return fields;
  const setup = takeSetup(fields, rules);
  if (isFault(setup)) return { ...setup, name: `${START}: ${setup.name}` };
  const text = [...[...fields].map(([name, value]) => `${name}=${value}`).join(' ')];
  const state = rules.readPosition(settingsOf(rules, setup), text);
  if (typeof state !== 'number') return { row: state[0]!, text };
  return JSON.stringify(setup) === JSON.stringify(expected) ? state : differs;
}

function readFields(words: string[]): Map<string, string> | SetupFault {
  const fields = new Map<string, string>();
  for (const word of words) {
    const [, name, value] = /^([^=]+)=(.+)$/s.exec(word) ?? [];
    if (name === undefined || value === undefined) {
      const shown = [...word].slice(0, MOST_SHOWN).join('');
      return { name: `${START}: ${shown}`, key: 'word', parameters: {} };
    }
    if (fields.has(name)) return { name: `${START}: ${name}`, key: 'twice', parameters: {} };
    fields.set(name, value);
  }
  return fields;
}

/** Take players, mode and options out of the fields. */
function takeSetup(fields: Map<string, string>, { description }: GameModule): Setup | SetupFault {
  const take = (name: string): string | undefined => {
    const value = fields.get(name);
    fields.delete(name);
    return value;
  };
  const { choices, faces, default_players, default_modes } = description;
  const spelled = take('players') ?? String(default_players);
  const players = description.players.find((count) => String(count) === spelled) ?? spelled;
  const mode = take('mode') ?? default_modes[String(players)] ?? '';
  const options = new Map<string, string>();
  for (const name of Object.keys(choices)) {
    const value = take(name);
    if (value !== undefined) options.set(name, value);
  }
  return setupOf({ players, mode, options, faces }, description);
}
