import { beforeAll, describe, expect, it } from 'vitest';
import type { StepTaken } from '../net/messages';
import type { Analysis, AnalysisRequest } from './analysis';
import { AT_ONCE } from '../model/timeline';
import { DataLibrary } from './dataLibrary';
import { games, readPackages } from './fakes';
import { LocalGame, type Setup } from './game';
import { Host } from './host';
import { MemoryStore } from './store';

const LONG_MS = 60_000;
const SLICE_MS = 40;

const clocked = new DataLibrary(readPackages);
const patient = new DataLibrary(readPackages, () => 0); // no clock ends its searches
const host = new Host(new MemoryStore(), clocked);
const patientHost = new Host(new MemoryStore(), patient);

async function setupOf(game: string): Promise<Setup> {
  const { options, default_modes } = await clocked.describe(game, 'en');
  const usual = Object.fromEntries(options.map((option) => [option.name, option.default]));
  return { players: 2, mode: default_modes[2]!, options: usual };
}

/** Play by the usual rules until there are several moves to choose from, some moves in; gives the steps. */
async function stepsToChoice(game: string, least: number): Promise<Pick<StepTaken, 'dice' | 'move'>[]> {
  const [rules, sentences] = await Promise.all([clocked.rules(game), clocked.sentences('en', game)]);
  const played = new LocalGame(rules, await setupOf(game), sentences);
  const { lowest, highest } = rules.description.faces;
  const steps: Pick<StepTaken, 'dice' | 'move'>[] = [{ dice: [], move: '' }];
  for (let step = 0; ; step++) {
    const codes = played.legalCodes;
    if (codes.length > 1 && step >= least) return steps;
    if (played.phase === 'roll') {
      const face = (at: number) => lowest + ((step * (at + 1)) % (highest - lowest + 1));
      steps.push({ dice: Array.from({ length: played.diceDue }, (_, at) => face(at)), move: '' });
      played.throwDice(steps.at(-1)!.dice);
    } else {
      steps.push({ dice: [], move: played.legalMoves()[step % codes.length]!.move });
      played.play(codes[step % codes.length]!);
    }
  }
}

describe.each(games)('an analysis of %s', (game) => {
  let request: AnalysisRequest;

  beforeAll(async () => {
    const setup = await setupOf(game);
    const steps = await stepsToChoice(game, 12);
    request = { game, setup, steps, level: 'hard', budget_ms: LONG_MS, language: 'en' };
  });

  it.each(['hard', 'expert'] as const)(
    'finds the move that a bot of the level %s plays without a clock',
    async (level) => {
      const { best, isDone } = await patientHost.analyse({ ...request, level });
      const [rules, sentences] = await Promise.all([patient.rules(game), patient.sentences('en', game)]);
      const played = new LocalGame(rules, request.setup, sentences);
      for (const { dice, move } of request.steps) {
        if (dice.length > 0) played.throwDice(dice);
        if (move) played.play(played.find(move)!);
      }
      const bytes = rules.bytesOf(played.position);
      const move = await patient.think({ game, setup: request.setup, bytes }, level);
      const legal = played.legalMoves()[played.legalCodes.indexOf(move)]!;
      expect({ move: best.move, label: best.label }).toEqual({ move: legal.move, label: legal.label });
      expect(isDone).toBe(true);
    },
  );

  it('reports what it knows on the way, ever deeper, and the end last', async () => {
    const heard: Analysis[] = [];
    const found = await patientHost.analyse({ ...request, level: 'expert' }, (progress) => heard.push(progress));
    expect(heard.at(-1)).toEqual(found);
    expect(heard.map(({ isDone }) => isDone)).toEqual([...heard.slice(1).map(() => false), true]);
    const depths = heard.map(({ depth }) => depth);
    expect(depths).toEqual(depths.toSorted((one, other) => one - other));
    expect(depths.at(-1)).toBeGreaterThan(depths[0]!);
  });

  it('values all moves where there are dice, the best first, and else says how good the best one is', async () => {
    const heard: Analysis[] = [];
    const { best, moves } = await patientHost.analyse(request, (progress) => heard.push(progress));
    const hasDice = request.steps.some(({ dice }) => dice.length > 0);
    expect(moves.length > 0).toBe(hasDice);
    expect(heard.some(({ points }) => points !== null)).toBe(!hasDice);
    if (!hasDice) return;
    expect(moves[0]).toEqual(best);
    expect(new Set(moves.map(({ move }) => move)).size).toBe(moves.length);
    for (const { chance, error } of moves) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(error).toBeNull(); // nothing is rolled out at this level
    }
    const searched = moves.filter(({ isGivenUp }) => !isGivenUp).map(({ chance }) => chance!);
    expect(searched).toEqual(searched.toSorted((one, other) => other - one));
  });

  it('knows the standard errors of the moves that an expert rolls out, which are not given up', async () => {
    const { moves } = await patientHost.analyse({ ...request, level: 'expert' });
    const rolledOut = moves.filter(({ error }) => error !== null);
    expect(rolledOut.length).not.toBe(1);
    for (const { chance, error, isGivenUp } of rolledOut) {
      expect([isGivenUp, error! >= 0, error! < 0.2, chance! <= moves[0]!.chance!]).toEqual([false, true, true, true]);
    }
  });

  it('finds the same in two analyses at once as in one', async () => {
    const alone = await patientHost.analyse(request);
    const both = await Promise.all([host.analyse(request), host.analyse(request)]);
    expect(both).toEqual([alone, alone]);
  });
});

describe('a long analysis', () => {
  const game = 'stax';
  let request: AnalysisRequest;

  beforeAll(async () => {
    const steps = await stepsToChoice(game, 12);
    request = { game, setup: await setupOf(game), steps, level: 'expert', budget_ms: LONG_MS, language: 'en' };
  });

  it('is cancelled within a slice', async () => {
    const cancelling = new AbortController();
    let cancelled = 0;
    const analysing = host.analyse(
      request,
      () => {
        cancelled ||= performance.now();
        cancelling.abort();
      },
      cancelling.signal,
    );
    await expect(analysing).rejects.toThrow('aborted');
    expect(performance.now() - cancelled).toBeLessThan(10 * SLICE_MS); // a busy machine is slow
  });

  it('that is cancelled before it begins does nothing', async () => {
    const onProgress = () => expect.unreachable();
    await expect(host.analyse(request, onProgress, AbortSignal.abort())).rejects.toThrow('aborted');
  });

  it('ends when its time is up, with a move', async () => {
    const began = performance.now();
    const { best, isDone } = await host.analyse({ ...request, budget_ms: 100 });
    expect(performance.now() - began).toBeLessThan(2000);
    expect([best.move === '', isDone]).toEqual([false, true]);
  });

  it('lets a bot choose meanwhile, who plays what it would play alone', async () => {
    const cancelling = new AbortController();
    const analysing = host.analyse(request, undefined, cancelling.signal);
    const ended = expect(analysing).rejects.toThrow('aborted');
    const store = new MemoryStore();
    const seats = [{ kind: 'bot', level: 'hard' } as const, { kind: 'bot', level: 'hard' } as const];
    const moves = [];
    for (const library of [clocked, patient]) {
      const tables = new Host(store, library, {
        pace: { pauseMs: 0, manner: AT_ONCE },
        draw: (count) => new Uint8Array(count),
      });
      const id = await tables.make({ game, players: 2, seats }, 'en');
      await new Promise<void>((resolve, reject) => {
        const hear = ({ type, ...rest }: { type: string; state?: { seq: number } }) => {
          if (type === 'error') reject(new Error(JSON.stringify(rest)));
          if ((rest.state?.seq ?? 0) > 3) resolve();
        };
        tables.join(id, 'en', hear).catch(reject);
      });
      await tables.leave(id);
      moves.push((await tables.steps(id, 'en'))!.steps.slice(0, 3).map(({ move }) => move));
      await store.remove(id);
      cancelling.abort(); // the second one plays alone
    }
    await ended;
    expect(moves[0]).toEqual(moves[1]);
  });
});

it('refuses positions without a choice, moves against the rules, and levels that do not search', async () => {
  const setup = await setupOf('parchis');
  const request: AnalysisRequest = { game: 'parchis', setup, steps: [], level: 'hard', budget_ms: 1, language: 'en' };
  await expect(host.analyse(request)).rejects.toThrow('no move to choose');
  await expect(host.analyse({ ...request, steps: [{ dice: [], move: 'nonsense' }] })).rejects.toThrow('do not allow');
  const steps = await stepsToChoice('parchis', 0);
  await expect(host.analyse({ ...request, steps, level: 'easy' as 'hard' })).rejects.toThrow('do not search');
});
