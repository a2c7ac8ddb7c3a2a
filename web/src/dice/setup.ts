// How the game of a record is set up: players, mode and options, checked as core/options.py checks them.

import type { Choice, Description } from '../local/description';
import type { Setup } from '../local/game';
import type { FaultParameters, GameRecord, OptionValue } from './record';

/** What keeps a game from beginning as its record says: the name of what is wrong, and a sentence of the catalogues. */
export interface SetupFault<Key extends keyof FaultParameters = keyof FaultParameters> {
  name: string;
  key: Key;
  parameters: FaultParameters[Key];
}

const BY_ROLL = 'roll'; // the value of an option for a seat that leaves it to the dice
const MOST_SHOWN = 60; // characters of a value

/** How a game is played, as it is given: of a position the players may be any text. */
export type GivenSetup = Pick<GameRecord, 'mode' | 'faces'> & {
  players: number | string;
  options: ReadonlyMap<string, OptionValue>;
};

/** List the options of a record that the rules do not have. */
export function unknownOptions({ options }: GameRecord, { choices }: Description): string[] {
  return [...options.keys()].filter((name) => !Object.hasOwn(choices, name));
}

/** Complete how a game is played, or give the first thing that is wrong with it. */
export function setupOf(given: GivenSetup, description: Description): Setup | SetupFault {
  const { players, mode } = given;
  const { faces, choices } = description;
  if (given.faces.lowest !== faces.lowest || given.faces.highest !== faces.highest) {
    return fault('Faces', 'faces_differ', faces);
  }
  if (typeof players === 'string' || !description.players.includes(players)) {
    return fault('players', 'players', { value: shown(players), allowed: description.players });
  }
  const modes = description.modes.filter((one) => description.players_by_mode[one]!.includes(players));
  if (!modes.includes(mode)) return fault('mode', 'mode', { value: shown(mode), players, allowed: modes });
  const options: Setup['options'] = {};
  for (const [name, choice] of Object.entries(choices)) {
    const chosen = given.options.get(name) ?? choice.default;
    const value = valueOf(chosen, choice, players);
    if (value === undefined) return valueFault(name, chosen, choice, players);
    options[name] = value;
  }
  const full = Object.entries(choices).find(([name, one]) => one.holds_players && Number(options[name]) < players);
  if (!full) return { players, mode, options };
  const [name, { values }] = full;
  const allowed = values.filter((one) => Number(one) >= players).map(String);
  return fault(name, 'option_value', { value: shown(options[name]!), allowed });
}

export function isFault(found: Setup | SetupFault): found is SetupFault {
  return 'key' in found;
}

/** Find a value among those of an option, spelled or not; nothing where it is none of them. */
function valueOf(given: OptionValue, { kind, values }: Choice, players: number): OptionValue | undefined {
  const fits = (value: OptionValue) => (typeof given === 'string' ? String(value) === given : value === given);
  if (kind !== 'range') return allowedOf(kind, values, players).find(fits);
  const number = Number(given);
  const isWithin = Number(values[0]) <= number && number <= Number(values[1]);
  return typeof given !== 'boolean' && Number.isInteger(number) && isWithin && fits(number) ? number : undefined;
}

function allowedOf(kind: Choice['kind'], values: OptionValue[], players: number): OptionValue[] {
  return kind === 'seat' ? [BY_ROLL, ...Array(players).keys()] : values;
}

function valueFault(name: string, given: OptionValue, { kind, values }: Choice, players: number): SetupFault {
  const value = shown(given);
  if (kind !== 'range') {
    return fault(name, 'option_value', { value, allowed: allowedOf(kind, values, players).map(String) });
  }
  return fault(name, 'option_range', { value, lowest: Number(values[0]), highest: Number(values[1]) });
}

/** Show what was given as Python does, but not a page of it. */
function shown(value: OptionValue): string {
  const text = typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value);
  const letters = [...text];
  return letters.length <= MOST_SHOWN ? text : `${letters.slice(0, MOST_SHOWN - 3).join('')}…`;
}

function fault<Key extends keyof FaultParameters>(
  name: string,
  key: Key,
  parameters: FaultParameters[Key],
): SetupFault<Key> {
  return { name, key, parameters };
}
