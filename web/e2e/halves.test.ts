// Moves of several dice: one part is chosen after the other, seen on the board before it is played, and taken back.

import {
  expect,
  expectAccessible,
  expectRead,
  here,
  makeTable,
  recordOf,
  SIZES,
  steps,
  test,
  TWO_DICE,
  type Page,
} from './helpers';
import { DyingProxy } from './server';
import { boardWords } from '../src/words/board';
import { tableWords } from '../src/words/table';

const { es } = boardWords;

const FELIX = recordOf('felix-sex', 'duel', 'W=2a*11,10*4 B=3b*15 entered=W,B');

async function open(page: Page, request: Parameters<typeof makeTable>[0], record: string): Promise<void> {
  const game = /^Game: (.*)$/m.exec(record)![1]!;
  const made = await makeTable(request, game, { seats: [here('Ana'), here('Berta')], record });
  await page.goto(made.path);
  await expect(page.locator('.spot.lit').first()).toBeVisible();
}

const spot = (page: Page, name: string) => page.locator(`.spot[data-spot="${name}"]`);
const piecesAt = (page: Page, name: string) => page.locator(`.spot[data-spot="${name}"]`).getAttribute('aria-label');

test('half of a play of parqués is seen, says what is left, and is taken back in three ways', async ({
  page,
  request,
}) => {
  await open(page, request, TWO_DICE);
  await spot(page, '5').click();
  await expect(page.locator('.spot.target')).toHaveCount(3);
  await expect(spot(page, '8')).toHaveAttribute('aria-label', new RegExp(es.withDice([3])));
  await expect(spot(page, '9')).toHaveAttribute('aria-label', new RegExp(es.withDice([4])));
  await expect(spot(page, '12')).toHaveAttribute('aria-label', new RegExp(es.withDice([3, 4])));
  await expect(page.locator('.eats')).toHaveCount(0); // what the other half captures is no matter of this one
  const buttons = page.locator('.offered li button');
  for (const label of await buttons.allTextContents()) expect(label).not.toMatch(/20|24|✕/);

  const takeBacks = [
    () => spot(page, '8').click(),
    () => page.getByRole('button', { name: es.takeBack }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const takeBack of takeBacks) {
    if (!(await page.locator('.spot.target').count())) await spot(page, '5').click();
    await spot(page, '8').click();
    await expect(page.locator('.piece.ahead')).toHaveCount(1);
    expect(await piecesAt(page, '8')).not.toContain(es.empty);
    await expect(page.getByText(es.diceLeft([4])).first()).toBeVisible();
    await expect(page.locator('.dice .used')).toHaveCount(1);
    await expect(page.locator('.spot.lit')).toHaveCount(2);
    await expectAccessible(page, 'half of a play');
    await takeBack();
    await expect(page.locator('.piece.ahead')).toHaveCount(0);
    await expect(page.locator('.dice .used')).toHaveCount(0);
    await expect(page.locator('.spot.lit')).toHaveCount(3);
  }
});

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('half of a play of parqués is chosen, taken back and made whole', async ({ page, request }) => {
    const tap = async (name: string) => {
      const { x, y, width, height } = (await spot(page, name).boundingBox())!;
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    };
    await open(page, request, TWO_DICE);
    for (let time = 0; time < 2; time++) {
      await tap('5');
      await expect(page.locator('.spot.target')).toHaveCount(3);
      await tap('8');
      await expect(page.locator('.piece.ahead')).toHaveCount(1);
      await expect(page.locator('.dice .used')).toHaveCount(1);
      if (time > 0) break;
      await tap('8'); // takes it back
      await expect(page.locator('.piece.ahead')).toHaveCount(0);
      await expect(page.locator('.dice .used')).toHaveCount(0);
    }
    await tap('20');
    await expect(steps(page).last()).toHaveAttribute('data-step', 'Y5-8 Y20-24');
  });
});

type Noting = typeof window & { moving?: string[][] };

/** Note how each piece is moved that is moved from now on. Runs in the page. */
function noteFrames(): void {
  const moving: string[][] = [];
  (window as Noting).moving = moving;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...options) {
    if (this.matches('.piece')) moving.push((frames as Keyframe[]).map(({ transform }) => String(transform)));
    return animate.call(this, frames, ...options);
  };
}

test.describe('where things move', () => {
  test.use({ settings: { pace: 'normal', botPace: 'off', sounds: false, language: 'es' } });

  test('half of a play of parqués hops from square to square', async ({ page, request }) => {
    await open(page, request, TWO_DICE);
    await page.evaluate(noteFrames);
    await spot(page, '5').click();
    await spot(page, '8').click();
    const moving = () => page.evaluate(() => (window as Noting).moving!);
    await expect.poll(async () => (await moving()).length).toBe(1); // one piece
    const [stands] = await moving();
    expect(stands!.filter((stand) => /translate/.test(stand))).toHaveLength(7); // the start, three squares, three hops
  });
});

test('the second half of a play of parqués plays the whole of it', async ({ page, request }) => {
  await open(page, request, TWO_DICE);
  await spot(page, '20').click();
  await expect(page.locator('.eats')).toHaveCount(1);
  await spot(page, '20').click(); // it is put down again
  await spot(page, '5').click();
  await spot(page, '8').click();
  await spot(page, '20').click(); // which can only go to 24 now
  await expect(steps(page).last()).toHaveAttribute('data-step', 'Y5-8 Y20-24');
  await expect(page.locator('.piece.ahead')).toHaveCount(0);
  expect(await piecesAt(page, '8')).not.toContain(es.empty);
});

test('what no rule allows as the second half is answered, and the first half stays', async ({ page, request }) => {
  await open(page, request, TWO_DICE);
  await spot(page, '5').click();
  await spot(page, '8').click();
  await spot(page, 'Y:h').click();
  await spot(page, '50').click();
  await expect(page.getByRole('alert')).toContainText('Q-');
  await expect(page.locator('.piece.ahead')).toHaveCount(1);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectRead(page.getByRole('alert'));
    await expectRead(page.getByRole('button', { name: es.takeBack }));
  }
});

test.describe('on a line that is dead', () => {
  test.use({ expectedTrouble: /WebSocket connection to/ });

  test('the second half of a play stays where it was brought until the server answers', async ({
    page,
    request,
    baseURL,
  }) => {
    const made = await makeTable(request, 'parques', { seats: [here('Ana'), here('Berta')], record: TWO_DICE });
    const proxy = new DyingProxy(baseURL!);
    try {
      await proxy.start();
      await page.goto(proxy.url + made.path);
      await expect(page.locator('.spot.lit').first()).toBeVisible();
      await spot(page, '5').click();
      await spot(page, '8').click();
      await expect(page.locator('.piece.ahead')).toHaveCount(1);
      proxy.die();
      await spot(page, '20').click(); // which can only go to 24 now
      await expect(page.locator('.piece.ahead')).toHaveCount(2);
      expect(await piecesAt(page, '24')).not.toContain(es.empty);
      await expect(page.getByText(tableWords.es.lost)).toBeVisible({ timeout: 15_000 });
      await expect(page.locator('.piece.ahead')).toHaveCount(2);
      await spot(page, '8').click(); // it is on its way: it is not taken back
      await expect(page.locator('.piece.ahead')).toHaveCount(2);

      proxy.revive();
      await expect(steps(page).last()).toHaveAttribute('data-step', 'Y5-8 Y20-24', { timeout: 30_000 });
      await expect(page.locator('.piece.ahead')).toHaveCount(0);
      expect(await piecesAt(page, '24')).not.toContain(es.empty);
    } finally {
      proxy.stop();
    }
  });
});

test('used dice of Felix Sex are dim, and a tap on a die shows what it can be used for', async ({ page, request }) => {
  const made = await makeTable(request, 'felix-sex', { seats: [here('Ana'), here('Berta')], record: FELIX });
  await page.goto(made.path);
  await page.locator('.throw').click();
  await expect(page.locator('.spot.lit').first()).toBeVisible();
  const dice = page.locator('.dice button');
  await expect(dice).toHaveCount(3);
  await expect(page.locator('.dice .used')).toHaveCount(0);
  const value = Number(/\d/.exec((await dice.last().getAttribute('aria-label'))!)![0]);
  await spot(page, '10').click();
  const all = await page.locator('.spot.target').count();
  await dice.last().click();
  await expect(dice.last()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.spot.target')).toHaveCount(1);
  expect(all).toBeGreaterThan(1);
  await expect(page.locator('.spot.target')).toHaveAttribute('aria-label', new RegExp(es.withDice([value])));
  await expectAccessible(page, 'a die is chosen');
  await page.locator('.spot.target').click();
  await expect(page.locator('.dice .used')).toHaveCount(1);
  await expect(dice.filter({ has: page.locator('.used') })).toHaveAttribute(
    'aria-label',
    tableWords.es.die(value, true),
  );
  await expect(page.locator('.dice .only')).toHaveCount(0);
});
