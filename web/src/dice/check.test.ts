import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../model/languages';
import { check, type Verdict } from './check';
import { forgedRecord } from './forged';
import type { Answer, KeptSeal } from './kept';
import { readRecord, type GameRecord } from './record';
import { sayFinding } from './say';

interface Expected {
  key: string;
  holds: boolean | null;
  en: string;
  es: string;
}

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');
const found = JSON.parse(fixture('findings.json')) as { [name: string]: Expected[] };

function verdictOn(text: string): Verdict {
  const reading = readRecord(text);
  if ('faults' in reading) throw new Error(JSON.stringify(reading.faults));
  return check(reading.record);
}

const keysOf = (verdict: Verdict) => verdict.findings.map(({ key }) => key);
const failuresOf = (verdict: Verdict) =>
  verdict.findings.filter(({ outcome }) => outcome === 'fails').map(({ key }) => key);

describe.each(Object.entries(found))('%s', (name, expected) => {
  const verdict = verdictOn(fixture(name));
  const dice = verdict.findings.slice(1, -1);

  it('is found to be what Python finds it to be', () => {
    const outcomes = expected.map(({ holds }) => (holds === null ? 'unchecked' : holds ? 'holds' : 'fails'));
    expect(dice.map(({ key }) => key)).toEqual(expected.map(({ key }) => key));
    expect(dice.map(({ outcome }) => outcome)).toEqual(outcomes);
  });

  it('is told in the words of the command', () => {
    for (const language of languages) {
      const said = dice.map((finding) => sayFinding(language, finding));
      expect(said).toEqual(expected.map((finding) => finding[language]));
    }
  });

  it('begins with the record and ends with what is not checked here', () => {
    expect(keysOf(verdict).at(0)).toBe('record.holds');
    expect(verdict.findings.at(-1)).toMatchObject({ key: 'moves.not_here', outcome: 'unchecked' });
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
    ['two-sided.txt', 'holds'],
    ['sealed.txt', 'unchecked'],
    ['waiting.txt', 'unchecked'],
    ['nobody-added.txt', 'unchecked'],
    ['no-seed.txt', 'unchecked'],
  ])('%s: %s', (name, status) => {
    expect(verdictOn(fixture(name)).status).toBe(status);
  });

  it('list every throw, each as it was decided', () => {
    const { throws } = verdictOn(fixture('finished.txt'));
    expect(throws.length).toBeGreaterThan(20);
    expect(throws.every((one) => one.said === one.decided)).toBe(true);
    expect(throws.map((one) => one.number)).toEqual(throws.map((_, at) => at + 1));
  });

  it('list the throws of a closed envelope without what was decided', () => {
    const { throws } = verdictOn(fixture('sealed.txt'));
    expect(throws.length).toBeGreaterThan(0);
    expect(throws.every((one) => one.decided === undefined)).toBe(true);
  });

  it('show what only the player can compare', () => {
    const { seal, added } = verdictOn(fixture('with-a-bot.txt'));
    expect(seal).toMatch(/^[0-9a-f]{64}$/);
    expect(added.map(({ isNothing }) => isNothing)).toEqual([false, true]);
    expect(added[0]?.name).toBe('Ana');
  });

  it('have nothing to compare without an envelope, and say what that means', () => {
    const { seal, added, notes } = verdictOn(fixture('one-screen.txt'));
    expect({ seal, added, notes }).toEqual({ seal: '', added: [], notes: ['own_seed'] });
  });

  it('hold with the dice of a throw in any order, for dice have none', () => {
    const text = fixture('finished.txt').replace(/\(([1-6])-([1-6])\)/g, '($2-$1)');
    expect(verdictOn(text).status).toBe('holds');
  });
});

describe('one thing changed in a true record', () => {
  it.each([
    ['other-throw', ['throws.fails'], []],
    ['missing-throw', ['throws.fails'], ['missing']],
    ['extra-throw', ['throws.fails'], ['extra']],
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
  ])('%s is found: %j', (name, failures, notes) => {
    const verdict = verdictOn(fixture(`tampered/${name}.txt`));
    expect(verdict.status).toBe('fails');
    expect(failuresOf(verdict)).toEqual(failures);
    expect(verdict.notes).toEqual(notes);
  });

  it('names the throw and its line', () => {
    const { findings } = verdictOn(fixture('tampered/other-throw.txt'));
    const differs = findings.find(({ key }) => key === 'throws.fails')!;
    expect(differs.parameters).toMatchObject({ number: 5, place: { line: 21 } });
  });

  it('is found in whichever throw it is', () => {
    const text = fixture('finished.txt');
    const throws = [...text.matchAll(/\(([1-6])-([1-6])\)/g)];
    throws.forEach((one, at) => {
      const other = `(${(Number(one[1]) % 6) + 1}-${one[2]})`;
      const { findings } = verdictOn(text.slice(0, one.index) + other + text.slice(one.index + one[0].length));
      expect(findings.find(({ outcome }) => outcome === 'fails')).toMatchObject({
        key: 'throws.fails',
        parameters: { number: at + 1 },
      });
    });
  });

  it('is found in whichever digit of the envelope it is', () => {
    const text = fixture('finished.txt');
    for (const tag of ['Commit', 'Bytes 0', 'Bytes 1', 'Mix', 'Dice seed']) {
      const [line] = new RegExp(`^${tag}: .*$`, 'm').exec(text)!;
      for (let at = tag.length + 2; at < line.length; at++) {
        const digit = line[at] === 'f' ? '0' : 'f';
        expect(verdictOn(text.replace(line, line.slice(0, at) + digit + line.slice(at + 1))).status).toBe('fails');
      }
    }
  });
});

describe('records that mean harm', () => {
  it('with more seats than a byte can number are torn', () => {
    const seats = Array.from({ length: 257 }, (_, seat) => `Bytes ${seat}: ${'0'.repeat(32)}\n`).join('');
    const text = fixture('abandoned.txt')
      .replace(/Bytes 0: .*\nBytes 1: .*\n/, seats)
      .replace('Players: 2', 'Players: 257');
    expect(failuresOf(verdictOn(text))).toEqual(['commit.torn']);
  });

  it('with a throw of very many dice are checked all the same', () => {
    const text = fixture('abandoned.txt').replace('(4)', `(${Array(5000).fill('1').join('-')})`);
    expect(failuresOf(verdictOn(text))).toEqual(['throws.fails']);
  });
});

describe('what this device has kept', () => {
  const text = fixture('abandoned.txt');
  const reading = readRecord(text) as { record: GameRecord };
  const { tags } = reading.record;
  const kept = (answer: Answer, bytes = tags.get('Bytes 0')!, seal = tags.get('Commit')!): KeptSeal => ({
    ...{ seal, own: { 0: { bytes, answer } }, at: 0, isOver: true },
  });

  it.each([
    [kept('added'), { 'seal.holds': 'holds', 'own.holds': 'holds' }, 'holds'],
    [kept('added', 'ab'.repeat(16)), { 'seal.holds': 'holds', 'own.fails': 'fails' }, 'fails'],
    [kept('given', 'ab'.repeat(16)), { 'seal.holds': 'holds', 'own.other': 'unchecked' }, 'unchecked'],
    [kept('fixed', 'ab'.repeat(16)), { 'seal.holds': 'holds', 'own.late': 'unchecked' }, 'unchecked'],
    [kept('added', undefined, 'ab'.repeat(32)), { 'seal.fails': 'fails', 'own.holds': 'holds' }, 'fails'],
  ] as const)('is compared with the record: %#', (what, expected, status) => {
    const verdict = check(reading.record, what);
    const compared = verdict.findings.filter(({ key }) => /^(seal|own)\./.test(key));
    expect(Object.fromEntries(compared.map(({ key, outcome }) => [key, outcome]))).toEqual(expected);
    expect(verdict.status).toBe(status);
    for (const language of languages)
      for (const one of compared) expect(sayFinding(language, one)).not.toMatch(/[{}]|undefined/);
  });

  it('finds out a server that has exchanged its slip, though its record is without a fault', () => {
    const forged = forgedRecord(text);
    expect(verdictOn(forged).status).toBe('holds');
    const { record } = readRecord(forged) as { record: GameRecord };
    const verdict = check(record, kept('added'));
    expect(verdict.status).toBe('fails');
    expect(failuresOf(verdict)).toEqual(['seal.fails']);
  });
});
