import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EmbeddedLibrary } from '../../check/library';
import { languages } from '../model/languages';
import { check, type Finding, type Verdict } from './check';
import { forgedRecord } from './forged';
import type { Answer, KeptSeal } from './kept';
import { readRecord, type GameRecord } from './record';
import { replay } from './replay';
import { sayFinding } from './say';

interface Expected {
  key: string;
  holds: boolean | null;
  en: string;
  es: string;
}

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');
const found = JSON.parse(fixture('findings.json')) as { [name: string]: Expected[] };

const byRules = JSON.parse(fixture('rules.json')) as { name: string; text: string; findings: Expected[] }[];
const library = new EmbeddedLibrary();

function recordIn(text: string): GameRecord {
  const reading = readRecord(text);
  if ('faults' in reading) throw new Error(JSON.stringify(reading.faults));
  return reading.record;
}

async function verdictOn(text: string, kept?: KeptSeal): Promise<Verdict> {
  const record = recordIn(text);
  return check(record, await replay(record, library), kept);
}

const keysOf = (verdict: Verdict) => verdict.findings.map(({ key }) => key);
const isOfDice = ({ key }: { key: string }) => /^(commit|mix|throws)\./.test(key);
const outcomeOf = ({ holds }: Expected) => (holds === null ? 'unchecked' : holds ? 'holds' : 'fails');
const failuresOf = (verdict: Verdict) =>
  verdict.findings.filter(({ outcome }) => outcome === 'fails').map(({ key }) => key);

/** Compare findings with what Python finds and says. */
function expectSame(findings: Finding[], expected: Expected[]): void {
  const bare = findings.map(({ key, outcome }) => [key, outcome]);
  expect(bare).toEqual(expected.map((one) => [one.key, outcomeOf(one)]));
  for (const language of languages) {
    expect(findings.map((one) => sayFinding(language, one))).toEqual(expected.map((one) => one[language]));
  }
}

describe('what is found is what Python finds, in the words of the command', () => {
  it.each(Object.entries(found))('%s', async (name, expected) => {
    const { findings } = await verdictOn(fixture(name));
    const isOfUnknownGame = expected[0]!.key === 'record.fails';
    if (!isOfUnknownGame) return expectSame(findings, expected);
    expectSame(findings.filter(isOfDice), expected.filter(isOfDice));
    expect(findings.at(-1)).toMatchObject({ key: 'moves.not_here', parameters: { why: 'no_rules' } });
  });

  it.each(byRules.map((one) => [one.name, one] as const))('%s', async (name, { text, findings: expected }) => {
    const { findings } = await verdictOn(text);
    const moves = findings.find(({ key }) => key.startsWith('moves.'))!;
    if (moves.key === 'moves.not_here') {
      expect(Object.keys(NOT_HERE)).toContain(name);
      expect(moves.parameters).toMatchObject(NOT_HERE[name]!);
      expectSame(findings.filter(isOfDice), expected.filter(isOfDice));
    } else if (name === 'board without room') {
      expect(keysOf({ findings } as Verdict)).toEqual(expected.map(({ key }) => key));
    } else expectSame(findings, expected);
  });
});

const NOT_HERE: { [name: string]: object } = {
  'unknown option': { why: 'unknown_options', names: ['sevens'] },
  'other rules': { why: 'other_rules', rules: 99 },
};

describe('moves', () => {
  it.each(['parchis', 'parques 2', 'felix-sex', 'stax'])('of %s are refused with their clauses', async (game) => {
    const illegal = byRules.filter(({ name }) => name.startsWith(game) && name.includes('illegal move'));
    expect(illegal.length).toBeGreaterThan(3);
    const moves = await Promise.all(illegal.map(async ({ text }) => (await verdictOn(text)).findings.at(-2)!));
    expect(moves.map(({ key }) => key)).toEqual(moves.map(() => 'moves.forbidden'));
  });

  it.each(['parchis', 'parques', 'felix-sex', 'stax'])('of %s are checked from a position', async (game) => {
    const begun = byRules.filter(({ name }) => name.startsWith(game) && name.endsWith('from a position'));
    const verdicts = await Promise.all(begun.map(({ text }) => verdictOn(text)));
    expect(verdicts.map(({ status }) => status)).toEqual(begun.map(() => 'holds'));
    expect(byRules.some(({ name }) => name.startsWith(game) && name.includes('position: illegal move'))).toBe(true);
  });

  it('may be spelled in other ways, where they are legal', async () => {
    const { text } = byRules.find(({ name }) => name === 'parques 2 2')!;
    const swapped = text.replace(/ ([A-Z]\w+-\w+) ([A-Z]\w+-\w+)/g, ' $2   $1');
    expect(swapped).not.toBe(text);
    expect((await verdictOn(swapped)).status).toBe('holds');
  });
});

describe('true records', () => {
  it.each([
    ['finished.txt', 'holds'],
    ['abandoned.txt', 'holds'],
    ['abandoned.json', 'holds'],
    ['given-up-before-the-start.txt', 'holds'],
    ['with-a-bot.txt', 'holds'],
    ['no-dice.txt', 'holds'],
    ['one-screen.txt', 'holds'],
    ['from-a-device.txt', 'holds'], // its game began there, and was brought to the server by an invitation
    ['sealed.txt', 'unchecked'],
    ['waiting.txt', 'unchecked'],
    ['nobody-added.txt', 'unchecked'],
    ['no-seed.txt', 'unchecked'],
    ['two-sided.txt', 'unchecked'], // there is no module of that game
  ])('%s: %s', async (name, status) => {
    expect((await verdictOn(fixture(name))).status).toBe(status);
  });

  it('list every throw, each as it was decided', async () => {
    const { throws } = await verdictOn(fixture('finished.txt'));
    expect(throws.length).toBeGreaterThan(20);
    expect(throws.every((one) => one.said === one.decided)).toBe(true);
    expect(throws.map((one) => one.number)).toEqual(throws.map((_, at) => at + 1));
  });

  it('list the throws of a closed envelope without what was decided', async () => {
    const { throws } = await verdictOn(fixture('sealed.txt'));
    expect(throws.length).toBeGreaterThan(0);
    expect(throws.every((one) => one.decided === undefined)).toBe(true);
  });

  it('show what only the player can compare', async () => {
    const { seal, added } = await verdictOn(fixture('with-a-bot.txt'));
    expect(seal).toMatch(/^[0-9a-f]{64}$/);
    expect(added.map(({ isNothing }) => isNothing)).toEqual([false, true]);
    expect(added[0]?.name).toBe('Ana');
  });

  it('have nothing to compare without an envelope, and say what that means', async () => {
    const { seal, added, notes } = await verdictOn(fixture('one-screen.txt'));
    expect({ seal, added, notes }).toEqual({ seal: '', added: [], notes: ['own_seed'] });
  });

  it('hold with the dice of a throw in any order, for dice have none', async () => {
    const text = fixture('finished.txt').replace(/\(([1-6])-([1-6])\)/g, '($2-$1)');
    expect((await verdictOn(text)).status).toBe('holds');
  });
});

describe('one thing changed in a true record', () => {
  it.each([
    ['other-throw', ['throws.fails'], []],
    ['missing-throw', ['throws.fails', 'moves.fails'], ['missing']],
    ['extra-throw', ['throws.fails', 'moves.fails'], ['extra']],
    ['other-slip', ['commit.fails', 'throws.fails'], []],
    ['other-seal', ['commit.fails'], []],
    ['other-bytes', ['mix.fails', 'throws.fails'], []],
    ['other-mix', ['mix.fails'], []],
    ['other-table', ['commit.fails', 'mix.fails', 'throws.fails'], []],
    ['no-seal', ['commit.torn'], []],
    ['no-bytes', ['mix.seats', 'throws.fails'], []],
    ['one-screen', ['throws.own.fails'], ['own_seed']],
    ['two-sided', ['throws.fails'], []],
    ['other-faces', ['throws.fails'], []],
  ])('%s is found: %j', async (name, failures, notes) => {
    const verdict = await verdictOn(fixture(`tampered/${name}.txt`));
    expect(verdict.status).toBe('fails');
    expect(failuresOf(verdict)).toEqual(failures);
    expect(verdict.notes).toEqual(notes);
  });

  it('names the throw and its line', async () => {
    const { findings } = await verdictOn(fixture('tampered/other-throw.txt'));
    const differs = findings.find(({ key }) => key === 'throws.fails')!;
    expect(differs.parameters).toMatchObject({ number: 5, place: { line: 21 } });
  });

  it('is found in whichever throw it is', async () => {
    const text = fixture('finished.txt');
    const throws = [...text.matchAll(/\(([1-6])-([1-6])\)/g)];
    for (const [at, one] of throws.entries()) {
      const other = `(${(Number(one[1]) % 6) + 1}-${one[2]})`;
      const { findings } = await verdictOn(text.slice(0, one.index) + other + text.slice(one.index + one[0].length));
      expect(findings.find(({ outcome }) => outcome === 'fails')).toMatchObject({
        key: 'throws.fails',
        parameters: { number: at + 1 },
      });
    }
  });

  it('is found in whichever digit of the envelope it is', async () => {
    const text = fixture('finished.txt');
    const replayed = await replay(recordIn(text), library); // no digit changes the moves
    for (const tag of ['Commit', 'Bytes 0', 'Bytes 1', 'Mix', 'Dice seed']) {
      const [line] = new RegExp(`^${tag}: .*$`, 'm').exec(text)!;
      for (let at = tag.length + 2; at < line.length; at++) {
        const digit = line[at] === 'f' ? '0' : 'f';
        const changed = text.replace(line, line.slice(0, at) + digit + line.slice(at + 1));
        expect(check(recordIn(changed), replayed).status).toBe('fails');
      }
    }
  });
});

describe('records that mean harm', () => {
  it('with more seats than a byte can number are torn', async () => {
    const seats = Array.from({ length: 257 }, (_, seat) => `Bytes ${seat}: ${'0'.repeat(32)}\n`).join('');
    const text = fixture('abandoned.txt')
      .replace(/Bytes 0: .*\nBytes 1: .*\n/, seats)
      .replace('Players: 2', 'Players: 257');
    expect(failuresOf(await verdictOn(text))).toEqual(['record.fails', 'commit.torn']);
  });

  it('with a throw of very many dice are checked all the same', async () => {
    const text = fixture('abandoned.txt').replace('(4)', `(${Array(5000).fill('1').join('-')})`);
    expect(failuresOf(await verdictOn(text))).toEqual(['throws.fails', 'moves.fails']);
  });
});

describe('strange texts', () => {
  it('in the place of moves and options are not shown whole', async () => {
    const { text } = byRules.find(({ name }) => name === 'unknown option')!;
    const options = Array.from({ length: 500 }, (_, at) => `Option ${'x'.repeat(40)}${at}: 1\n`).join('');
    const moves = text.replace(/Option .*\n/, '').replace(/$/, `0: ${'Y5-'.repeat(100_000)}\n`);
    for (const long of [text.replace(/Option .*\n/, options), moves]) {
      const { findings } = await verdictOn(long);
      for (const one of findings) expect(sayFinding('en', one).length).toBeLessThan(500);
    }
  });
});

describe('what this device has kept', () => {
  const text = fixture('abandoned.txt');
  const { tags } = recordIn(text);
  const kept = (answer: Answer, bytes = tags.get('Bytes 0')!, seal = tags.get('Commit')!): KeptSeal => ({
    ...{ seal, own: { 0: { bytes, answer } }, at: 0, isOver: true },
  });

  it.each([
    [kept('added'), { 'seal.holds': 'holds', 'own.holds': 'holds' }, 'holds'],
    [kept('added', 'ab'.repeat(16)), { 'seal.holds': 'holds', 'own.fails': 'fails' }, 'fails'],
    [kept('given', 'ab'.repeat(16)), { 'seal.holds': 'holds', 'own.other': 'unchecked' }, 'unchecked'],
    [kept('fixed', 'ab'.repeat(16)), { 'seal.holds': 'holds', 'own.late': 'unchecked' }, 'unchecked'],
    [kept('added', undefined, 'ab'.repeat(32)), { 'seal.fails': 'fails', 'own.holds': 'holds' }, 'fails'],
  ] as const)('is compared with the record: %#', async (what, expected, status) => {
    const verdict = await verdictOn(text, what);
    const compared = verdict.findings.filter(({ key }) => /^(seal|own)\./.test(key));
    expect(Object.fromEntries(compared.map(({ key, outcome }) => [key, outcome]))).toEqual(expected);
    expect(verdict.status).toBe(status);
    for (const language of languages)
      for (const one of compared) expect(sayFinding(language, one)).not.toMatch(/[{}]|undefined/);
  });

  it('finds out a server that has exchanged its slip, though its record is without a fault', async () => {
    const forged = forgedRecord(text);
    expect((await verdictOn(forged)).status).toBe('holds');
    const verdict = await verdictOn(forged, kept('added'));
    expect(verdict.status).toBe('fails');
    expect(failuresOf(verdict)).toEqual(['seal.fails']);
  });
});
