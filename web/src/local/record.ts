// The record of a table of this device as text (docs/records.md), as core/records.py writes it.

import { hex } from '../dice/bytes';
import type { Description } from './description';
import type { LocalTable } from './table';

/** Write the record of a table; the envelope is opened when the game is over. `defaults` are those of the options. */
export function recordOf(
  table: LocalTable,
  description: Description,
  defaults: Record<string, unknown>,
  madeBy: string,
): string {
  const { game, setup, seats } = table.head;
  const { status, ranking } = table.state();
  const changed = Object.entries(setup.options).filter(([name, value]) => value !== defaults[name]);
  const { lowest, highest } = description.faces;
  const places = ranking.map((place) => place.join('+')).join(', ');
  const tags = {
    Game: game,
    Rules: String(description.rules_version),
    'Made by': madeBy,
    Players: String(setup.players),
    Mode: setup.mode,
    ...Object.fromEntries(changed.map(([name, value]) => [`Option ${name}`, String(value)])),
    Start: table.head.start?.position ?? '',
    Result: table.game.phase === 'over' ? places : '',
    Faces: lowest === 1 && highest === 6 ? '' : `${lowest}-${highest}`,
    ...Object.fromEntries(seats.map(({ name }, seat) => [`Seat ${seat}`, name])),
    'Ended by': table.endedBy,
    Places: table.endedBy ? places : '',
    ...diceTags(table, status === 'over'),
  };
  const lines = Object.entries(tags).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return ['Ludoteca record 1', ...lines, '', ...bodyOf(table)].join('\n') + '\n';
}

function diceTags({ head, envelope }: LocalTable, isOpened: boolean): Record<string, string> {
  return {
    Table: head.id,
    Commit: hex(envelope.commit),
    ...Object.fromEntries(envelope.given.map((bytes, seat) => [`Bytes ${seat}`, hex(bytes)])),
    Mix: hex(envelope.mix),
    'Dice seed': isOpened ? head.seed : '',
  };
}

/** Write a line for each run of actions of one seat. */
function bodyOf(table: LocalTable): string[] {
  const lines: string[] = [];
  let last: number | null = null;
  let isAfterMove = false;
  for (const action of table.game.actions) {
    if (action.seat !== last) {
      lines.push(`${action.seat}:`);
      last = action.seat;
      isAfterMove = false;
    }
    if ('dice' in action) lines[lines.length - 1] += ` (${action.dice.join('-')})`;
    else lines[lines.length - 1] += isAfterMove ? `; ${action.move}` : ` ${action.move}`;
    isAfterMove = !('dice' in action);
  }
  return lines;
}
