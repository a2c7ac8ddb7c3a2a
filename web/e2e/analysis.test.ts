// An analysis in a real worker, as it was built: it reports how far it is, and can be cancelled.

import { expect, test, type Page } from './helpers';
import type { Analysis, AnalysisRequest } from '../src/local/analysis';
import type { Call, Cancel, Said } from '../src/local/connection';

const LONG_MS = 120_000; // far more than the test waits

/** What a worker says, in the order in which it comes; the last is the end of what was asked for. */
type Heard = Exclude<Said, { table: string }>[];

type Wanted = Pick<AnalysisRequest, 'level' | 'budget_ms'>;

/** Search the first position of Stax in a worker; with `cancel`, end it after the first report. Runs in the page. */
async function searchIn({
  script,
  cancel,
  wanted,
}: {
  script: string;
  cancel: boolean;
  wanted: Wanted;
}): Promise<Heard> {
  const { games } = await (await fetch('/data/en/games.json')).json();
  const { options, default_modes } = games.find(({ id }: { id: string }) => id === 'stax');
  const usual = options.map((one: { name: string; default: unknown }) => [one.name, one.default]);
  const setup = { players: 2, mode: default_modes[2], options: Object.fromEntries(usual) };
  const worker = new Worker(script, { type: 'module' });
  const heard: Heard = [];
  return new Promise((resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }: MessageEvent<Heard[number]>) => {
      heard.push(data);
      if (!('progress' in data)) resolve(heard);
      else if (cancel && heard.length === 1) worker.postMessage({ cancel: 7 } satisfies Cancel);
    };
    const request: AnalysisRequest = { game: 'stax', setup, steps: [], language: 'en', ...wanted };
    worker.postMessage({ call: 7, method: 'analyse', given: [request] } satisfies Call);
  });
}

/** Find the address of the worker's script: a table of this device starts it. */
async function workerOf(page: Page): Promise<string> {
  const started = page.waitForEvent('worker');
  await page.goto('/');
  await page.locator('.game button.main').first().hover();
  return (await started).url();
}

test('an analysis reports ever deeper searches, and then gives what it found', async ({ page }) => {
  const script = await workerOf(page);
  const wanted: Wanted = { level: 'hard', budget_ms: LONG_MS };
  const heard = await page.evaluate(searchIn, { script, cancel: false, wanted });
  const reports = heard.slice(0, -1).map((one) => (one as { progress: Analysis }).progress);
  const { answer } = heard.at(-1) as { answer: Analysis };
  expect(reports.length).toBeGreaterThan(1);
  expect(reports.at(-1)).toEqual(answer);
  expect(answer.isDone).toBe(true);
  expect(answer.best.label).not.toBe('');
  const depths = reports.map(({ depth }) => depth);
  expect(depths).toEqual(depths.toSorted((one, other) => one - other));
});

test('an analysis that is cancelled ends at once, long before its time', async ({ page }) => {
  const script = await workerOf(page);
  const began = Date.now();
  const wanted: Wanted = { level: 'expert', budget_ms: LONG_MS };
  const heard = await page.evaluate(searchIn, { script, cancel: true, wanted });
  expect(heard.at(-1)).toMatchObject({ call: 7, problem: expect.stringContaining('aborted') });
  expect(heard.some((one) => 'progress' in one && (one.progress as Analysis).isDone)).toBe(false);
  expect(Date.now() - began).toBeLessThan(LONG_MS / 4);
});
