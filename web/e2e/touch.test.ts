// A board under fingers, and from the own side: small squares are hit, seen under a loupe, and the own colour is below.

import type { APIRequestContext } from '@playwright/test';
import {
  bot,
  confirmMoves,
  expect,
  here,
  makeTable,
  playTurns,
  recordOf,
  steps,
  tapUntil,
  test,
  TWO_DICE,
  type Page,
} from './helpers';

const TARGET_PX = 24; // the least size of a target
const ASIDE = [
  [-TARGET_PX / 2, 0],
  [TARGET_PX / 2, 0],
  [0, -TARGET_PX / 2],
  [0, TARGET_PX / 2],
] as const;
const spot = (page: Page, name: string) => page.locator(`.spot[data-spot="${name}"]`);

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(page: Page, name: string): Promise<Box> {
  return (await spot(page, name).boundingBox())!;
}

const middleOf = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('what can be tapped is 24 px large by snapping or by a list, and what is beside it is a try', async ({
    page,
    request,
  }) => {
    const seats = [here('Ana'), here('Berta')];
    const made = await makeTable(request, 'parques', { seats, record: TWO_DICE });
    await page.goto(made.path);
    await expect(page.locator('.spot.lit')).toHaveCount(3);

    const small = await boxOf(page, '5');
    expect(Math.min(small.width, small.height)).toBeLessThan(TARGET_PX); // so it needs help
    const [x, y] = middleOf(small);
    for (const [dx, dy] of [...ASIDE, [small.width / 2 + 15, 0] as const]) {
      await page.touchscreen.tap(x + dx, y + dy);
      await expect(page.locator('.spot.taken')).toHaveAttribute('data-spot', '5');
      await page.touchscreen.tap(x, y); // it is put down again
      await expect(page.locator('.spot.taken')).toHaveCount(0);
    }

    // Two targets beside each other are nearer than a finger: the list has them too.
    await page.touchscreen.tap(x, y);
    const listed = page.locator('.offered li button');
    await expect(listed).toHaveCount(3);
    for (const button of await listed.all()) {
      const { width, height } = (await button.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET_PX);
    }
    for (const name of ['4', '60']) {
      await page.touchscreen.tap(...middleOf(await boxOf(page, name)));
      await expect(page.getByRole('alert')).toContainText('Q-');
      await page.touchscreen.tap(x, y);
      await expect(page.locator('.spot.taken')).toHaveAttribute('data-spot', '5');
    }
  });

  for (const game of ['parchis', 'felix-sex'] as const) {
    test(`every piece of ${game} that can move is hit from 12 px beside it`, async ({ page, request }) => {
      const made = await makeTable(request, game, { seats: [here('Ana'), here('Berta')] });
      await page.goto(made.path);
      await playTurns(page, 20);
      await tapUntil(page, async ({ does }) => does === 'tap' && (await page.locator('.spot.lit').count()) > 1);
      await confirmMoves(page); // whatever is hit can be put back
      await page.reload();
      await expect(page.locator('.spot.lit').first()).toBeVisible();
      const lit = await page.locator('.spot.lit').evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return {
            name: (one as SVGElement).dataset.spot!,
            x: x + width / 2,
            y: y + height / 2,
            d: one.getAttribute('d')!,
          };
        }),
      );
      let hits = 0;
      for (const { name, x, y, d } of lit) {
        for (const [dx, dy] of ASIDE) {
          const isNearer = lit.some(
            (one) => one.name !== name && Math.hypot(one.x - x - dx, one.y - y - dy) < 2 * TARGET_PX,
          );
          if (isNearer) continue;
          await page.touchscreen.tap(x + dx, y + dy);
          const taken = page.locator(`.spot.taken[data-spot="${name}"], .board .left[d="${d}"]`);
          await expect(taken, `${name} from ${dx}, ${dy}`).toBeAttached();
          await page.locator('.spot.taken, [data-back]').first().click(); // it is put back
          await expect(page.locator('.spot.lit')).toHaveCount(lit.length);
          hits += 1;
        }
      }
      expect(hits).toBeGreaterThan(3);
    });
  }

  test('a finger that rests sees the squares under a loupe, and plays where it is lifted', async ({
    page,
    request,
  }) => {
    const record = recordOf('parchis', 'individual', 'Y=h,5,20,30 R=h,39,52,24', '4');
    const made = await makeTable(request, 'parchis', {
      seats: [here('Ana'), here('Berta')],
      mode: 'individual',
      record,
    });
    await page.goto(made.path);
    await expect(page.locator('.spot.lit')).toHaveCount(3);
    const device = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
      device.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });

    const [x, y] = middleOf(await boxOf(page, '50'));
    await touch('touchStart', [[x, y]]);
    await expect(page.locator('.loupe')).toBeVisible();
    const [toX, toY] = middleOf(await boxOf(page, '20'));
    await touch('touchMove', [[toX, toY]]);
    await expect(page.locator('.loupe path').last()).toHaveAttribute('d', (await spot(page, '20').getAttribute('d'))!);
    await touch('touchEnd', []);
    await expect(page.locator('.loupe')).toHaveCount(0);
    await expect(steps(page).last()).toHaveAttribute('data-step', 'Y20-24');
  });
});

/** Tap what lies at a point when it lights up, and count what is taken up by that. Runs in the page. */
function tapOnceLit([clientX, clientY]: [number, number]): Promise<number> {
  return new Promise((resolve) => {
    const tap = () => {
      const place = document.elementFromPoint(clientX, clientY)!;
      if (!place.matches('.lit')) return;
      watch.disconnect();
      place.dispatchEvent(new MouseEvent('click', { clientX, clientY, detail: 1, bubbles: true }));
      const count = () => resolve(document.querySelectorAll('.spot.taken').length);
      requestAnimationFrame(() => requestAnimationFrame(count));
    };
    const watch = new MutationObserver(tap);
    watch.observe(document.querySelector('.board')!, { subtree: true, attributes: true, attributeFilter: ['class'] });
  });
}

test.describe('on a board of piles, on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    settings: { pace: 'slow', botPace: 'off', sounds: false, language: 'es' },
  });

  const open = async (page: Page, request: APIRequestContext, start: string) => {
    const record = recordOf('felix-sex', 'duel', start, '2-3-6');
    const made = await makeTable(request, 'felix-sex', { seats: [here('Ana'), here('Berta')], record });
    await page.goto(made.path);
    await expect(page.locator('.spot.lit').first()).toBeVisible();
  };

  test('a tap in a square means it, one at its edge takes the piece beside it up, and no more', async ({
    page,
    request,
  }) => {
    await open(page, request, 'W=9,20*14 B=11*2,8*13 entered=W,B'); // 9 can go to 12 and 15
    const [x, y] = middleOf(await boxOf(page, '10'));
    await page.touchscreen.tap(x, y);
    await expect(page.locator('.spot.taken')).toHaveCount(0);
    const nine = await boxOf(page, '9');
    await page.touchscreen.tap(nine.x - 4, y);
    await expect(page.locator('.spot.taken')).toHaveAttribute('data-spot', '9');
    await page.touchscreen.tap(...middleOf(await boxOf(page, '11')));
    await expect(page.getByRole('alert')).toContainText('F-M4');
  });

  test('a second tap where the first has brought a piece plays no other move', async ({ page, request }) => {
    await open(page, request, 'W=6a,18*14 B=8*2,9*2,20*2,21*2,24*2,7*5 entered=W,B'); // 6a-12, and then 14 or 15
    const from = middleOf(await boxOf(page, '6a'));
    const to = middleOf(await boxOf(page, '12'));
    const second = page.evaluate(tapOnceLit, to);
    await page.touchscreen.tap(...from);
    expect(await second).toBe(0);
    await expect(steps(page).last()).toHaveAttribute('data-step', '6a-12');
    await expect(async () => {
      await page.touchscreen.tap(...to);
      await expect(spot(page, '12')).toHaveClass(/taken/, { timeout: 100 });
    }).toPass();
  });

  test('a piece that cannot move says why when it is tapped', async ({ page, request }) => {
    await open(page, request, 'W=9,15,18*13 B=20*2,21*2,24*2,17,8*8 entered=W,B');
    await page.touchscreen.tap(...middleOf(await boxOf(page, '18')));
    await expect(page.getByRole('alert')).toContainText('F-M4');
    await expect(page.locator('.spot.taken')).toHaveAttribute('data-spot', '18');
  });
});

test('the own colour is at the bottom, its player sits there, and what is written stays upright', async ({
  page,
  request,
}) => {
  const made = await makeTable(request, 'parques', { seats: [bot(), here('Ana')] });
  await page.goto(made.path);
  const board = (await page.locator('.board svg[role=grid]').boundingBox())!;
  const home = middleOf(await boxOf(page, 'R:h'));
  expect(home[1]).toBeGreaterThan(middleOf(board)[1]);
  expect(middleOf(await boxOf(page, 'Y:h'))[1]).toBeLessThan(middleOf(board)[1]);

  const leaning = await page.locator('.picture text').evaluateAll(
    (texts) =>
      texts
        .filter((one) => !one.closest('defs'))
        .map((one) => (one as SVGTextElement).getScreenCTM()!)
        .filter(({ a, b }) => Math.abs(b) > 0.01 || a <= 0).length,
  );
  expect(leaning).toBe(0);

  const card = (await page.locator('[data-seat="1"]').boundingBox())!; // sits at the own home, not over the board
  expect(middleOf(card)[1]).toBeGreaterThan(middleOf(board)[1]);
  expect(middleOf(card)[0]).toBeGreaterThan(middleOf(board)[0]);
  expect(card.y).toBeGreaterThanOrEqual(board.y + board.height - 1);

  await page.locator('.spot[tabindex="0"]').focus();
  for (let step = 0; step < 40; step++) await page.keyboard.press('ArrowDown');
  const lowest = await page.locator('.spot:focus').boundingBox();
  expect(lowest!.y).toBeGreaterThan(middleOf(board)[1]);
});

test('where a board cannot turn, the own tray is at the bottom', async ({ page, request }) => {
  const felix = await makeTable(request, 'felix-sex', { seats: [bot(), here('Ana')] });
  await page.goto(felix.path);
  const board = (await page.locator('.board svg[role=grid]').boundingBox())!;
  expect(middleOf(await boxOf(page, 'B:hand'))[1]).toBeGreaterThan(middleOf(board)[1]);
  expect(middleOf(await boxOf(page, 'W:hand'))[1]).toBeLessThan(middleOf(board)[1]);
  const card = (await page.locator('[data-seat="1"]').boundingBox())!;
  expect(middleOf(card)[1]).toBeGreaterThan(middleOf(board)[1]);

  const stax = await makeTable(request, 'stax', { seats: [here('Ana'), bot()] });
  await page.goto(stax.path);
  await expect(page.locator('.tray').last()).toContainText('Ana');
  const [above, below] = await page
    .locator('.tray')
    .evaluateAll((trays) => trays.map((one) => one.getBoundingClientRect().y));
  expect(below!).toBeGreaterThan(above!);
});
