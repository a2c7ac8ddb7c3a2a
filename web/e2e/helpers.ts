// What the tests share: a browser that fails on every complaint, tables made without clicking, and hands that tap.

import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';

export { expect };
export type { Page };

import type { Language } from '../src/model/languages';
import type { Pace } from '../src/model/timeline';
import { checkWords } from '../src/words/check';
import { studyRecordWords } from '../src/words/studyRecord';

export type { Language };
export const GAMES = ['parchis', 'parques', 'felix-sex', 'stax'] as const;
export type GameId = (typeof GAMES)[number];

export interface Settings {
  language?: Language;
  theme?: 'light' | 'dark';
  pace?: Pace;
  botPace?: Pace;
  sounds?: boolean;
  autoThrow?: boolean;
  autoMove?: boolean;
  ownBelow?: boolean;
  name?: string;
}

interface Options {
  settings: Settings;
  expectedTrouble: RegExp | null; // what the browser may complain about, where a test provokes it
}

interface Fixtures {
  troubles: string[];
  /** Open another browser, with nothing in common with the first but the server. */
  anotherBrowser: (settings?: Settings) => Promise<Page>;
}

const BLOCKED = /^Service Worker registration blocked by Playwright/; // as the configuration wants

/** Note whatever a browser complains about: errors and warnings of its console, and exceptions nobody caught. */
function watch(context: BrowserContext, troubles: string[]): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !BLOCKED.test(message.text())) {
      troubles.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => troubles.push(`exception: ${error.error().stack ?? error.error()}`));
}

/** Let a new browser begin with these settings; what is changed later stays changed. It adds the same to dice in every run. */
async function begin(context: BrowserContext, settings: Settings, dice: string): Promise<void> {
  await context.setExtraHTTPHeaders({ [DICE_HEADER]: dice });
  await context.addInitScript(drawAlike, 20);
  await context.addInitScript((text) => {
    if (location.protocol.startsWith('http') && localStorage.getItem('ludoteca.settings') === null) {
      localStorage.setItem('ludoteca.settings', text);
    }
  }, JSON.stringify(settings));
}

export const WORKER = /\/assets\/worker-[^/]+\.js$/; // that tables of this device are played in

/** Let the workers of a browser draw the same in every run, so that tables of this device have the same dice. */
export async function seedWorkers(context: BrowserContext): Promise<void> {
  let started = 0; // each draws something else: ids of tables are drawn too
  await context.route(WORKER, async (route) => {
    const seed = 20 + started++;
    const response = await route.fetch();
    const seeded = `(${drawAlike.toString()})(${seed});\n${await response.text()}`;
    await route.fulfill({ response, body: seeded });
  });
}

/** Replace the random numbers of a page or a worker. Runs in it. */
function drawAlike(seed: number): void {
  let word = seed;
  crypto.getRandomValues = ((bytes: Uint8Array) => {
    for (let index = 0; index < bytes.length; index++) bytes[index] = (word = (word * 48271) % 2147483647) & 255;
    return bytes;
  }) as typeof crypto.getRandomValues;
}

const DICE_HEADER = 'X-Test-Dice'; // see serve.py

/** Let the device of a person who wants nothing to move ask for little movement, as it would. */
function motionFor({ pace }: Settings): { reducedMotion: 'reduce' | 'no-preference' } {
  return { reducedMotion: pace === 'off' ? 'reduce' : 'no-preference' };
}

const STILL: Settings = { pace: 'off', botPace: 'off', sounds: false };

export const test = base.extend<Options & Fixtures>({
  settings: [{ ...STILL, language: 'es' }, { option: true }],
  expectedTrouble: [null, { option: true }],

  troubles: async ({ expectedTrouble }, use) => {
    const troubles: string[] = [];
    await use(troubles);
    expect(troubles.filter((one) => !expectedTrouble?.test(one))).toEqual([]);
  },

  // Lights that pulse without end take a fifth of the time of a table.
  contextOptions: async ({ contextOptions, settings }, use) => use({ ...motionFor(settings), ...contextOptions }),

  context: async ({ context, settings, troubles }, use, { title }) => {
    watch(context, troubles);
    await begin(context, settings, encodeURIComponent(title));
    await use(context);
    await context.unrouteAll({ behavior: 'wait' }); // what is being answered, before it closes
  },

  request: async ({ playwright, baseURL }, use, { title }) => {
    const request = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { [DICE_HEADER]: encodeURIComponent(title) },
    });
    await use(request);
    await request.dispose();
  },

  anotherBrowser: async ({ browser, settings, troubles, baseURL }, use, { title }) => {
    const opened: BrowserContext[] = [];
    await use(async (own = settings) => {
      const context = await browser.newContext({ baseURL, locale: 'es-ES', ...motionFor(own) });
      opened.push(context);
      watch(context, troubles);
      await begin(context, own, encodeURIComponent(title));
      return context.newPage();
    });
    for (const context of opened) {
      await context.unrouteAll({ behavior: 'wait' });
      await context.close();
    }
  },
});

// Tables

export interface Made {
  id: string;
  tokens: Record<string, string>;
  host: string; // the key of who made the table
  path: string; // opens the table with the keys of its seats
}

export const here = (name: string) => ({ kind: 'here', name });
export const bot = (level = 'beginner') => ({ kind: 'bot', level });
export const invited = { kind: 'invited' };

export async function makeTable(request: APIRequestContext, game: string, wish: object = {}): Promise<Made> {
  const answer = await request.post('/api/tables', {
    data: { game, players: 2, seats: [here('Ana'), bot()], ...wish },
    timeout: 170_000,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, tokens, host } = (await answer.json()) as Omit<Made, 'path'>;
  const keys = Object.entries(tokens).map(([seat, token]) => `${seat}.${token}`);
  return { id, tokens, host, path: keys.length ? `/table/${id}#keys=${keys.join(',')}` : `/table/${id}` };
}

/** How a game is set that is over soon. */
export const SHORT: Record<GameId, object> = {
  parchis: { mode: 'individual', options: { start_out: 2 } }, // with one colour each
  parques: { options: { pieces: 2 } },
  'felix-sex': { options: { pieces: 5 } },
  stax: { options: { move_limit: 30 } },
};

/** Write a record that begins with a position. */
export function recordOf(
  game: string,
  mode: string,
  position: string,
  dice = '',
  { players = 2, seat = 0 } = {},
): string {
  return [
    'Ludoteca record 1',
    `Game: ${game}`,
    'Rules: 1',
    `Players: ${players}`,
    `Mode: ${mode}`,
    'Seed: 00',
    `Start: ${game} players=${players} mode=${mode} ${position} seat=${seat} phase=roll`,
    '',
    dice ? `${seat}: (${dice})` : '',
    '',
  ].join('\n');
}

/** A game between two that is over soon, since it begins near its end. */
export const LATE: Record<GameId, object> = {
  parchis: { record: recordOf('parchis', 'individual', 'Y=57,c4,m,m R=23,c5,m,m') },
  parques: { record: recordOf('parques', 'individual', 'Y=62,c3,m,m R=28,c3,m,m') },
  'felix-sex': { record: recordOf('felix-sex', 'duel', 'W=25,28*3,off*11 B=24,26*3,off*11 entered=W,B') },
  stax: SHORT.stax,
};

const GOLDEN: Record<GameId, string> = {
  parchis: 'parchis/golden/two-players-short',
  parques: 'parques/golden/third-pair-to-jail',
  'felix-sex': 'felix_sex/golden/five-pieces',
  stax: 'stax/golden/no-action',
};

/** Return the record of the first turns of a game of two, which nobody has to play again. */
function beginningOf(game: GameId, turns: number): string {
  const file = new URL(`../../tests/${GOLDEN[game]}.record`, import.meta.url);
  const [head, played] = readFileSync(file, 'utf8').split('\n\n') as [string, string];
  const lines = [...head.split('\n').filter((line) => !line.startsWith('Result')), ''];
  return [...lines, ...played.split('\n').slice(0, turns), ''].join('\n');
}

/** A throw of parqués to be played: Y20-24 captures, Y5-8 and Y5-9 do not. */
export const TWO_DICE = recordOf('parques', 'individual', 'Y=h,5,20,30 R=h,39,52,24', '3-4');

/** Make a table whose game is over, by giving it up; then some steps have been played, and there is a result. */
export async function finishedTable(page: Page, request: APIRequestContext, game: GameId, turns = 4): Promise<Made> {
  const made = await makeTable(request, game, { seats: [here('Ana'), here('Berta')] });
  await page.goto(made.path);
  await playTurns(page, turns);
  await giveUp(page);
  return made;
}

/** Open the beginning of a game as a record that was brought along. */
export async function openRecord(page: Page, game: GameId, turns: number): Promise<void> {
  await page.goto('/study');
  await page.getByLabel(checkWords.es.paste).fill(beginningOf(game, turns));
  await page.getByRole('button', { name: studyRecordWords.es.open }).click();
  await expect(page.locator('.board svg[role=grid]')).toBeVisible();
}

async function giveUp(page: Page): Promise<void> {
  await openMore(page);
  await page.getByRole('button', { name: /^(Give up|Abandonar)$/ }).click();
  await page.getByRole('dialog').getByRole('button').first().click();
  await expect(page.locator('.over')).toBeVisible();
}

/** Let moves be confirmed before they are played, in a page that is opened after this. */
export async function confirmMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('ludoteca.settings') ?? '{}');
    localStorage.setItem('ludoteca.settings', JSON.stringify({ ...kept, confirm: true }));
  });
}

export async function openMore(page: Page): Promise<void> {
  const more = page.locator('aside details').last();
  if (!(await more.evaluate((one: HTMLDetailsElement) => one.open))) await more.locator('summary').first().click();
}

export function steps(page: Page) {
  return page.locator('aside ol li:not(.start)');
}

// Hands that tap

interface Seen {
  does: 'over' | 'wait' | 'throw' | 'tap' | 'covered';
  what: string;
  x: number;
  y: number;
  turn: string; // whose turn it is, in words
  sight: string; // changes with all that a tap could change; the page keeps the HTML itself, which is long
}

/** See what can be tapped now, and where. Runs in the page. */
export function look({ luck, words: ofLanguages }: { luck: number; words: typeof STAX_WORDS }): Seen {
  const words = ofLanguages[document.documentElement.lang as Language];
  const turn = document.querySelector('.now strong')?.textContent ?? '';
  const html = document.querySelector('main')?.innerHTML ?? '';
  const seen = window as typeof window & { seenHtml?: string; changes?: number };
  if (seen.seenHtml !== html) seen.changes = (seen.changes ?? 0) + 1;
  seen.seenHtml = html;
  const sight = `${performance.timeOrigin} ${seen.changes}`;
  const nothing = { what: '', x: 0, y: 0, turn, sight };
  if (document.querySelector('.over')) return { ...nothing, does: 'over' };
  const isLaid = document.querySelector('.ghost.sure') && !document.querySelector('.bar'); // what plays it is being loaded
  if (isLaid) return { ...nothing, does: 'wait' };
  const any = <One>(list: One[]): One | undefined => list[Math.floor(luck * list.length)];
  const all = (selector: string) => [...document.querySelectorAll<SVGElement | HTMLElement>(selector)];
  const cells = (word: string) => all('[data-cell]').filter((cell) => cell.getAttribute('aria-label')!.includes(word));

  const throwing = document.querySelector<HTMLElement>('.throw');
  const stax = document.querySelector('.stax .cloth');
  const found = stax
    ? (document.querySelector<HTMLElement>('.bar .confirm') ??
      any(cells(words.target)) ??
      any([...all('.tray button.placeable'), ...cells(words.movable)]))
    : (throwing ?? any(all('.asked button')) ?? any(all('.spot.target')) ?? any(all('.spot.lit')));
  if (!found) return { ...nothing, does: 'wait' };

  // What is tapped of a tower is the face of its top tile.
  const faces = found.matches('[data-cell]') ? [...found.children].filter((one) => one.matches('g')) : [];
  const shape = faces.at(-1)?.querySelector('use') ?? found;
  shape.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = shape.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  const what = found.dataset.spot ?? found.dataset.cell ?? found.textContent ?? '';
  const isSeen =
    top !== null && (found.contains(top) || (stax !== null && top.closest('.cloth svg[role=grid]') !== null));
  if (!isSeen) return { ...nothing, does: 'covered', what: `${what} lies under ${top?.outerHTML.slice(0, 120)}` };
  return { does: found === throwing ? 'throw' : 'tap', what, x, y, turn, sight };
}

export const STAX_WORDS = {
  en: { movable: 'it can move', target: 'can go here' },
  es: { movable: 'se puede mover', target: 'puede ir aquí' },
};

const PATIENCE_MS = 120_000; // for the computer's turns
const LOOKS_MS = [10, 20, 40, 80, 160, 320]; // how long after a tap, and then after each look, the page is looked at

/** Tap what can be tapped until something is reached, each time waiting for what the tap does. Gives what was tapped. */
export async function tapUntil(page: Page, isDone: (seen: Seen) => boolean | Promise<boolean>): Promise<string[]> {
  const tapped: string[] = [];
  let covered = 0;
  let waitingSince = Date.now();
  for (;;) {
    const seen = await lookAt(page);
    if (await isDone(seen)) return tapped;
    if (seen.does === 'over') throw new Error('the game is over already');
    if (seen.does === 'covered') {
      expect(++covered, seen.what).toBeLessThan(20);
    } else if (seen.does === 'wait') {
      expect(Date.now() - waitingSince, `nothing to tap after ${tapped.slice(-6).join(', ')}`).toBeLessThan(
        PATIENCE_MS,
      );
      await page.waitForTimeout(30);
    } else {
      await page.mouse.click(seen.x, seen.y);
      await expect
        .poll(async () => (await lookAt(page)).sight === seen.sight, {
          message: `a tap on ${seen.what} does nothing`,
          intervals: LOOKS_MS,
        })
        .toBe(false);
      luck.set(page, next(luck.get(page)!));
      tapped.push(seen.what);
      covered = 0;
      waitingSince = Date.now();
    }
  }
}

async function lookAt(page: Page): Promise<Seen> {
  if (!luck.has(page)) luck.set(page, 20);
  return page.evaluate(look, { luck: luck.get(page)! / MODULUS, words: STAX_WORDS });
}

const luck = new WeakMap<Page, number>(); // moves on with every tap, so that it is the same in every run
const MODULUS = 2147483647;
const next = (word: number) => (word * 48271) % MODULUS;

/** Play until so many steps more are in the history. */
export async function playTurns(page: Page, count: number): Promise<void> {
  await expect(page.locator('.board svg[role=grid]')).toBeVisible();
  const before = await steps(page).count();
  await tapUntil(page, async (seen) => seen.does === 'over' || (await steps(page).count()) >= before + count);
}

/** Play until this person can choose a move. */
export async function playUntilChoice(page: Page): Promise<void> {
  await expect(page.locator('.board svg[role=grid]')).toBeVisible();
  await tapUntil(page, async (seen) => seen.does === 'tap');
}

/** Wait until the service worker has kept the data of all games. */
export async function keepAll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match(new URL('data/index.json', document.baseURI)))), {
      timeout: 60_000,
    })
    .toBe(true);
}

// What a page loads

export interface Loaded {
  address: string;
  bytes: number; // as they came over the wire, with their headers
}

/** Load a page in an empty browser and list what came. */
export async function load(page: Page, address: string, shown: string): Promise<Loaded[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const addresses = new Map<string, string>();
  const loaded: Loaded[] = [];
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    loaded.push({ address: addresses.get(requestId) ?? '', bytes: encodedDataLength }),
  );
  await page.goto(address);
  await expect(page.locator(shown).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return loaded;
}

export function sum(loaded: Loaded[]): number {
  return loaded.reduce((total, { bytes }) => total + bytes, 0);
}

// What holds on every screen

/** Phones, a phone on its side, a tablet and a desktop. */
export const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
] as const;

const LAID_OUT_ALIKE = 390; // the width of the window that has, with more room, what the first one has

const SHOTS = process.env.SHOTS; // a folder for pictures of what is shown at each size, to look at

type Names = Record<string, Locator>;

/** Show a screen at each size and do something there. What is named has to be in view as a whole, without scrolling. */
export async function atEachSize(page: Page, where: string, act: () => Promise<Names>): Promise<void> {
  for (const { width, height } of SIZES) {
    await test.step(`${where} at ${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      for (const [name, locator] of Object.entries(await act())) await expectInView(locator, `${name} at ${width}`);
      await expectNoSidewaysScrolling(page);
      expect.soft(await tooSmall(page), `targets at ${width}`).toEqual([]);
      if (width !== LAID_OUT_ALIKE) await expectAccessible(page, `${where} at ${width} x ${height}`);
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/${where} ${width}.png`, animations: 'disabled' });
    });
  }
}

/** Wait until something lies within the window: parts settle after the window has changed its size. */
export async function expectInView(locator: Locator, name: string): Promise<void> {
  await expect(locator, name).toBeVisible();
  await expect
    .poll(
      () =>
        locator.evaluate((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const [over, below] = [right - document.documentElement.clientWidth, bottom - innerHeight];
          return Math.max(-left, -top, over, below) <= 1
            ? 'in view'
            : [left, top, right, bottom].map(Math.round).join();
        }),
      { message: `${name} lies outside of the window` },
    )
    .toBe('in view');
}

/** Wait until a text is in view as a whole, and nothing lies over it. */
export async function expectRead(said: Locator): Promise<void> {
  await expect(said).toBeInViewport({ ratio: 1 });
  const isCovered = (one: Element) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const points = [0.25, 0.75].map((share) =>
      document.elementFromPoint(x + Math.min(width, 20) / 2, y + share * height),
    );
    return points.some((top) => !top || !(one.contains(top) || top.contains(one)));
  };
  await expect.poll(() => said.evaluate(isCovered)).toBe(false);
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width, 'width of the page').toBeLessThanOrEqual(room!);
}

const LEAST_PX = 24; // of what can be tapped

/** List what can be tapped and is too small for it, but links within sentences, and places of a board: moves are
 *  listed as buttons too. */
export async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isUnseen = (one: Element) => {
      const style = getComputedStyle(one);
      const isClipped = one.closest('.unseen, .skip') !== null;
      return isClipped || style.visibility === 'hidden' || !one.checkVisibility();
    };
    const found: string[] = [];
    for (const one of document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=button]')) {
      if (isUnseen(one)) continue;
      if (one.matches('a') && getComputedStyle(one).display === 'inline' && one.closest('p, li, h3')) continue;
      const boxes = [one, ...(one.closest('label') ? [one.closest('label')!] : [])].map((box) =>
        box.getBoundingClientRect(),
      );
      if (boxes.some(({ width, height }) => width >= least && height >= least)) continue;
      const { width, height } = boxes[0]!;
      found.push(`${one.outerHTML.slice(0, 120)}: ${width.toFixed(0)} x ${height.toFixed(0)}`);
    }
    return found;
  }, LEAST_PX);
}

/** Nothing that a finger or a screen reader meets may fail the rules for accessible pages. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // Without frames of other sites, which no page of ours has, and without listing what is right: a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${where}: ${id}: ${help}\n${nodes
        .slice(0, 3)
        .map((node) => `  ${node.target.join(' ')}: ${node.html.slice(0, 160)} | ${node.failureSummary}`)
        .join('\n')}`,
  );
  expect.soft(told).toEqual([]);
}
