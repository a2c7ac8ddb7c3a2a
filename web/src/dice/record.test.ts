import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MOST_CHARACTERS, readRecord, type Fault, type Reading } from './record';
import { sayFault } from './say';

interface Unreadable {
  text: string;
  faults: { where: string; key: string; en: string; es: string }[];
}

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');
const unreadable = JSON.parse(fixture('faults.json')) as Unreadable[];
const HEAD = 'Ludoteca record 1\nGame: parchis\nRules: 1\nPlayers: 2\nMode: individual\n';

function recordIn(reading: Reading) {
  if ('faults' in reading) throw new Error(JSON.stringify(reading.faults));
  return reading.record;
}

function faultsIn(text: string): Fault[] {
  const reading = readRecord(text);
  return 'faults' in reading ? reading.faults : [];
}

/** Python names a line or a tag; here a tag has its line too. */
function isThere(fault: Fault, where: string): boolean {
  return where === `line ${fault.where.line}` || where === fault.where.name;
}

describe('a record', () => {
  it('is read alike as text and as JSON', () => {
    const text = recordIn(readRecord(fixture('abandoned.txt')));
    const json = recordIn(readRecord(fixture('abandoned.json')));
    const bare = ({ actions, ...rest }: typeof text) => ({
      ...rest,
      actions: actions.map((one) => ({ ...one, place: 0 })),
    });
    expect(bare(json)).toEqual(bare(text));
    expect(text.tags.get('Seat 1')).toBe('Bea');
    expect(text.actions).toHaveLength(40);
  });

  it('keeps the order of throws and moves, and the line of each', () => {
    const { actions } = recordIn(readRecord(`${HEAD}\n0: (3)\n1: (6) B22-34 (5) Bh-22; B34-54\n`));
    expect(actions).toEqual([
      { seat: 0, place: { line: 7 }, dice: [3] },
      { seat: 1, place: { line: 8 }, dice: [6] },
      { seat: 1, place: { line: 8 }, move: 'B22-34' },
      { seat: 1, place: { line: 8 }, dice: [5] },
      { seat: 1, place: { line: 8 }, move: 'Bh-22' },
      { seat: 1, place: { line: 8 }, move: 'B34-54' },
    ]);
  });

  it('keeps how the game was played, and how it ended', () => {
    const tags = 'Option six_counts: 12\nOption first: roll\nStart: parchis players=2\nResult: 1, 0+2\n';
    const text = recordIn(readRecord(`${HEAD}${tags}\n`));
    expect(text).toMatchObject({ rules: 1, mode: 'individual', start: 'parchis players=2', result: [[1], [0, 2]] });
    expect([...text.options]).toEqual([
      ['six_counts', '12'],
      ['first', 'roll'],
    ]);
    const data = { ludoteca_record: 1, game: 'parchis', rules: 2, players: 2, mode: 'pairs', result: [[1], [0, 2]] };
    const json = recordIn(readRecord(JSON.stringify({ ...data, options: { six_counts: 12, play_on: false } })));
    expect(json).toMatchObject({ rules: 2, mode: 'pairs', start: '', result: [[1], [0, 2]] });
    expect([...json.options]).toEqual([
      ['six_counts', 12],
      ['play_on', false],
    ]);
  });

  it('says which faces its dice have, or they have six', () => {
    expect(recordIn(readRecord(`${HEAD}\n0: (3)\n`)).faces).toEqual({ lowest: 1, highest: 6 });
    const { faces, actions } = recordIn(readRecord(fixture('two-sided.txt')));
    expect(faces).toEqual({ lowest: 0, highest: 1 });
    expect(actions[0]).toMatchObject({ dice: [0, 0, 1, 1] });
  });

  it('reads on Windows lines, behind a byte order mark and with blanks at the ends of lines', () => {
    const plain = recordIn(readRecord(`${HEAD}\n0: (3)\n`));
    expect(recordIn(readRecord(`\ufeff${HEAD.replaceAll('\n', ' \r\n')}\r\n0: (3)\r\n`))).toEqual(plain);
  });

  it('has no tags but its own, whatever they are called', () => {
    const { tags } = recordIn(readRecord(`${HEAD}constructor: x\n\n`));
    expect([...tags]).toEqual([['constructor', 'x']]);
    expect(tags.get('toString')).toBeUndefined();
  });
});

describe('what cannot be read', () => {
  it.each(unreadable)('has the faults that Python finds: $text', ({ text, faults }) => {
    const found = faultsIn(text);
    expect(found.map(({ key }) => key)).toEqual(faults.map(({ key }) => key));
    found.forEach((fault, at) => {
      const { where, key, en, es } = faults[at]!;
      expect(isThere(fault, where), `${key} at ${where}`).toBe(true);
      if (key === 'json') return; // each parser has words of its own
      expect(sayFault('en', fault).endsWith(`: ${en}`)).toBe(true);
      expect(sayFault('es', fault).endsWith(`: ${es}`)).toBe(true);
    });
  });

  it('is too long', () => {
    expect(faultsIn('a'.repeat(MOST_CHARACTERS + 1)).map((fault) => fault.key)).toEqual(['too_long']);
  });

  it('is told with its line and what was expected there', () => {
    const [fault] = faultsIn(`${HEAD}\n0: (7)\n`);
    expect(sayFault('en', fault!)).toBe('line 7: (7) is no throw; expected faces from 1 to 6, with - between dice');
    expect(sayFault('es', fault!)).toMatch(/^línea 7: /);
  });

  it('names the line of a tag that is wrong', () => {
    const [fault] = faultsIn(HEAD.replace('2', 'two') + '\n');
    expect(sayFault('en', fault!)).toBe('line 4, Players: expected a whole number');
  });

  it('never breaks the reader, whatever is cut off or changed', () => {
    for (const name of ['abandoned.txt', 'abandoned.json']) {
      const text = fixture(name);
      for (let at = 0; at < text.length; at += 3) {
        for (const changed of [text.slice(0, at), text.slice(0, at) + '\u0000' + text.slice(at + 1)]) {
          const reading = readRecord(changed);
          expect('record' in reading || reading.faults.length > 0).toBe(true);
        }
      }
    }
  });
});
