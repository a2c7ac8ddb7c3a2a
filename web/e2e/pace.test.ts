// What moves at a table, and a person's own pace: dice before their sentence, what is done for them, and the way to
// their turn.

import type { Locator } from '@playwright/test';
import { bot, expect, expectAccessible, here, makeTable, recordOf, steps, test, type Page } from './helpers';
import { boardWords } from '../src/words/board';
import { paceWords } from '../src/words/pace';
import { tableWords } from '../src/words/table';

const w = paceWords.es;
const START = Date.UTC(2026, 0, 6);
const HOUR_MS = 3_600_000;
const STEP_MS = 100;
const LONG_MS = 5_000; // more than anything waits for
const MOVING = { language: 'es', sounds: false } as const;

const ONE_MOVE = recordOf('parchis', 'individual', 'Y=h,h,h,5 R=h,h,h,39', '3');
const CAPTURE = recordOf('parchis', 'individual', 'Y=h,5,20,30 R=h,39,52,24', '4'); // Y20-24, and then 20 to play

const spot = (page: Page, name: string) => page.locator(`.spot[data-spot="${name}"]`);

/** Stop the clock of a page that is opened after this. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START + HOUR_MS);
}

/** Let the clock of a page go on until something is seen. */
async function runUntil(page: Page, seen: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    await expect(seen).toBeVisible({ timeout: STEP_MS });
  }).toPass();
}

/** Note what is seen of the dice and what is said of them, whenever the page changes. */
async function noteThrows(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    const note = () => {
      const dice = document.querySelector('.thrown');
      const said = document.querySelector('.narration')?.textContent;
      const sight = `${dice ? (dice.matches('.lying') ? 'lie' : 'tumble') : 'none'}, ${said ? 'said' : 'silent'}`;
      if (noted.at(-1) !== sight) noted.push(sight);
    };
    note();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { noted: string[] }).noted);
}

test.describe('with movement', () => {
  test.use({ settings: { ...MOVING, pace: 'quick' } });

  test('dice tumble on the board, lie, and only then it is said what they show', async ({ page, request }) => {
    const made = await makeTable(request, 'parques', { seats: [here('Ana'), here('Berta')] });
    await page.goto(made.path);
    const noted = await noteThrows(page);
    await page.getByRole('button', { name: tableWords.es.throwDice }).click();
    await expect.poll(noted).toEqual(['none, silent', 'tumble, silent', 'lie, said', 'none, said']);
    await expect(steps(page)).toHaveCount(1);
  });
});

test.describe('where the device asks for little movement', () => {
  test.use({ settings: { ...MOVING, pace: 'slow' }, contextOptions: { reducedMotion: 'reduce' } });

  test('dice, pieces and what is earned stand still, and all is said', async ({ page, request }) => {
    const made = await makeTable(request, 'parchis', { seats: [here('Ana'), here('Berta')], record: CAPTURE });
    await page.goto(made.path);
    await expect(page.locator('.spot.lit').first()).toBeVisible();
    await page.evaluate(() => {
      const moving: string[] = [];
      Object.assign(window, { moving });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...values) {
        moving.push(this.outerHTML.slice(0, 80));
        return animate.apply(this, values);
      };
      const note = () =>
        moving.push(...document.getAnimations().map((one) => String((one as CSSAnimation).animationName)));
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    const moving = () => page.evaluate(() => (window as unknown as { moving: string[] }).moving);
    await spot(page, '20').click(); // and the captured piece is at home
    await expect(spot(page, 'R:h')).toHaveAttribute('aria-label', /2 fichas rojas/);
    await expect(page.locator('.bonus')).toContainText('+20');
    await spot(page, '5').click();
    await page.getByRole('button', { name: tableWords.es.throwDice }).click();
    await expect(steps(page)).toHaveCount(3);
    expect(await moving()).toEqual([]);
  });
});

test.describe('in a tab that nobody sees', () => {
  test.use({ settings: { ...MOVING, pace: 'slow', sounds: true } });

  test('it is told in the title, heard and felt whose turn it is, and nothing is shown late', async ({
    page,
    request,
    anotherBrowser,
  }) => {
    const seats = [here('Ana'), here('Berta')];
    const made = await makeTable(request, 'parchis', { seats, record: ONE_MOVE });
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (...values) {
        told.push(`heard ${this.frequency.value}`);
        return start.apply(this, values);
      };
      navigator.vibrate = (pattern) => told.push(`felt ${String(pattern)}`) > 0;
    });
    await page.goto(`/table/${made.id}#keys=1.${made.tokens[1]}`);
    await expect(page.locator('.board svg[role=grid]')).toBeVisible();
    await page.locator('.pace').click(); // a page is heard only after it was touched
    const dialog = page.getByRole('dialog', { name: w.title });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const other = await anotherBrowser({ ...MOVING, pace: 'off' });
    await other.goto(`/table/${made.id}#keys=0.${made.tokens[0]}`);
    await spot(other, '5').click();
    await expect(page).toHaveTitle(/^● Te toca/);
    await expect(page).toHaveTitle(/^○ Te toca/); // the mark flashes
    expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([
      'heard 587',
      'heard 784',
      'felt 70',
    ]);
    await expect(page.locator('.thrown')).toHaveCount(0);
    await expect(page.getByRole('button', { name: tableWords.es.throwDice })).toBeVisible();
  });
});

test.describe('slowly', () => {
  test.use({ settings: { ...MOVING, pace: 'slow' } });

  test('whoever taps while pieces are on their way is not kept waiting', async ({ page, request }) => {
    const made = await makeTable(request, 'parchis', { seats: [here('Ana'), here('Berta')], record: CAPTURE });
    await holdClock(page); // pieces arrive when the test lets them
    await page.goto(made.path);
    await runUntil(page, page.locator('.spot.lit').first());
    await spot(page, '20').click(); // it has one target
    await expect(page.locator('.bonus')).toContainText('+20');
    await expect(page.locator('.earned')).toContainText('+20');
    await expect(page.locator('.spot.lit')).toHaveCount(0); // the pieces are on their way
    await spot(page, '5').click();
    await expect(spot(page, '25')).toHaveAttribute('aria-label', /amarilla/);
    await expect(steps(page)).toHaveCount(2);
  });

  test('one can skip to the own turn, and see again what the others did', async ({ page, request }) => {
    const made = await makeTable(request, 'parchis', { players: 4, seats: [here('Ana'), bot(), bot(), bot()] });
    await page.goto(made.path);
    const throwing = page.getByRole('button', { name: tableWords.es.throwDice });
    await throwing.click();
    await page.getByRole('button', { name: w.skip }).click();
    const chips = page.getByRole('list', { name: w.meanwhile }).getByRole('button');
    await expect(throwing.or(page.locator('.spot.lit')).first()).toBeVisible();
    await expect(page.getByRole('button', { name: w.skip })).toHaveCount(0);
    await expect(chips.nth(2)).toBeVisible();
    await expectAccessible(page, 'a table with a strip of what others did');
    const said = await page.locator('.narration').textContent();
    await chips.nth(1).click();
    await expect(page.locator('.narration')).not.toHaveText(said!);
    await expect(page.locator('.thrown')).toBeVisible();
    await expect(page.locator('.narration')).toHaveText(said!); // it is over, and the present is back
    await expect(page.locator('.thrown')).toHaveCount(0);
  });
});

test.describe('what is done for a person', () => {
  test.use({ settings: { ...MOVING, pace: 'off', botPace: 'off', autoMove: true } });

  test('is announced, can be stopped, and is then theirs', async ({ page, request }) => {
    const seats = [here('Ana'), here('Berta')];
    const made = await makeTable(request, 'parchis', { seats, record: ONE_MOVE });
    await holdClock(page);
    await page.goto(made.path);
    await runUntil(page, page.getByRole('button', { name: w.wait }));
    await page.getByRole('button', { name: w.wait }).click();
    await page.clock.runFor(LONG_MS);
    await expect(page.locator('.announced')).toHaveCount(0);
    await expect(steps(page)).toHaveCount(0);
    await spot(page, '5').click();
    await expect(steps(page)).toHaveCount(1);

    const other = await makeTable(request, 'parchis', { seats, record: ONE_MOVE });
    await page.goto(other.path);
    await runUntil(page, page.locator('.announced'));
    await expect(page.locator('.announced')).toContainText(w.forced);
    await page.clock.runFor(LONG_MS);
    await expect(spot(page, '8')).toHaveAttribute('aria-label', /amarilla/);
    await expect(steps(page)).toHaveCount(1);
  });

  test('is changed at the table, and kept', async ({ page, request }) => {
    const made = await makeTable(request, 'parchis', { seats: [here('Ana'), bot()] });
    await page.goto(made.path);
    await expect(page.getByRole('button', { name: tableWords.es.throwDice })).toBeVisible();
    await page.getByRole('button', { name: w.title }).click();
    const dialog = page.getByRole('dialog', { name: w.title });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'the pace of a person');
    await dialog.getByRole('checkbox', { name: w.autoThrow }).check();
    await page.keyboard.press('Escape');
    await expect.poll(() => steps(page).count()).toBeGreaterThan(6); // without a tap
    await page.goto('/settings');
    await expect(page.getByRole('checkbox', { name: w.autoThrow })).toBeChecked();
  });
});

test('what the others did since the own last turn is marked on the board, and said', async ({ page, request }) => {
  const made = await makeTable(request, 'parchis', { seats: [here('Ana'), bot()], record: ONE_MOVE });
  await page.goto(made.path);
  await spot(page, '5').click();
  await expect(page.getByRole('button', { name: tableWords.es.throwDice })).toBeVisible(); // the bot has played
  const came = page.getByRole('gridcell', { name: boardWords.es.roundTo });
  await expect(came).toHaveCount(1);
  await expect(came).toHaveAttribute('aria-label', /roja/);
  const mark = page.locator('.board .came');
  await expect(mark).toHaveAttribute('d', (await came.getAttribute('d'))!);
  await expect(page.locator('#board-round')).not.toBeEmpty();
});
