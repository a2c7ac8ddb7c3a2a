// The sentences of the dice check: those that `ludoteca verify` says come from its catalogues, as core/text.py says them.

import { games, sentences } from 'virtual:catalogues';
import type { Language } from '../model/languages';
import { checkWords } from '../words/check';
import type { Finding, Outcome, Verdict } from './check';
import type { Forms, Key } from './keys';
import type { Fault, Place, Where } from './record';
import type { Reason, StartFault, Unchecked } from './replay';

type Parameters = { [name: string]: unknown };

export function sayVerdict(language: Language, status: Outcome): string {
  return say(language, `verdict.${status}`);
}

export function sayNote(language: Language, note: Verdict['notes'][number]): string {
  return note === 'own_seed' ? say(language, 'note.own_seed') : checkWords[language].note[note];
}

export function sayFinding(language: Language, { key, parameters }: Finding): string {
  if (key === 'moves.not_here') return checkWords[language].movesNotHere(parameters as Unchecked);
  const { game, place, reason, fault } = parameters as {
    game?: string;
    place?: Place;
    reason?: Reason;
    fault?: StartFault;
  };
  return say(language, key, {
    ...parameters,
    ...(game !== undefined && { game: nameOf(language, game) }),
    ...(place && { place: sayPlace(language, place) }),
    ...(reason && { reason: sayReason(language, reason) }),
    ...(fault && { reason: sayStartFault(language, fault) }),
  });
}

/** Say a fault, with its place in front. */
export function sayFault(language: Language, { key, where, parameters }: Fault): string {
  const reason = say(language, `fault.${key}`, { ...parameters });
  const place = sayWhere(language, where);
  return place ? `${place}: ${reason}` : reason;
}

function sayStartFault(language: Language, fault: StartFault): string {
  if ('said' in fault) return fault.said[language];
  return `${fault.name}: ${say(language, `fault.${fault.key}`, { ...fault.parameters })}`;
}

function sayReason(language: Language, reason: Reason): string {
  if ('said' in reason) return reason.said[language];
  return say(language, `fault.${reason.key}`, { ...reason.parameters });
}

function sayWhere(language: Language, { line, name }: Where): string {
  return [line === undefined ? '' : sayPlace(language, { line }), name].filter(Boolean).join(', ');
}

function sayPlace(language: Language, place: Place): string {
  return 'line' in place
    ? say(language, 'place.line', { line: place.line })
    : say(language, 'place.action', { number: place.action });
}

/** Name a game, by its id where the catalogues do not know it. */
function nameOf(language: Language, game: string): string {
  return Object.hasOwn(games[language], game) ? games[language][game]! : game;
}

/** Say a sentence of the catalogues, with its parameters filled in. */
export function say(language: Language, key: Key, parameters: Parameters = {}): string {
  const sentence = sentences[language][key];
  const template = typeof sentence === 'string' ? sentence : formFor(language, sentence, parameters[sentence.by]);
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => spell(language, parameters[name]));
  return template.startsWith('{') ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
}

/** Choose a form by the value as it is spelled, else, for a number or the length of a list, by its plural category. */
export function formFor(language: Language, { by: _, ...forms }: Forms, value: unknown): string {
  const counted = Array.isArray(value) ? value.length : value;
  const category = typeof counted === 'number' ? new Intl.PluralRules(language).select(counted) : 'other';
  return forms[String(counted)] ?? forms[category] ?? forms.other!;
}

/** Write a value; a list is joined as people would say it. */
function spell(language: Language, value: unknown): string {
  if (!Array.isArray(value) || value.length < 2) return String(value);
  return `${value.slice(0, -1).join(', ')} ${say(language, 'words.and')} ${value.at(-1)}`;
}
