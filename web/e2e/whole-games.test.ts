// Whole games against the computer, by tapping on the board: they come to their end, and nothing moves about the board.

import {
  bot,
  expect,
  GAMES,
  here,
  LATE,
  makeTable,
  playTurns,
  playUntilChoice,
  SHORT,
  tapUntil,
  test,
  TWO_DICE,
} from './helpers';
import { expectStill, noteShifts } from './shifts';
import { tableWords } from '../src/words/table';

const w = tableWords.es;

for (const [where, viewport, begun] of [
  ['from its beginning on a desktop', { width: 1366, height: 768 }, SHORT],
  ['from near its end on a phone', { width: 390, height: 844 }, LATE],
] as const) {
  for (const game of GAMES) {
    test(`a game of ${game} against a bot is played by tapping ${where}`, async ({ page, request }) => {
      test.setTimeout(600_000); // hundreds of taps, on a machine that may be busy
      await page.setViewportSize(viewport);
      const made = await makeTable(request, game, { seats: [here('Ana'), bot('beginner')], ...begun[game] });
      await page.goto(made.path);
      await expect(page.locator('.board svg[role=grid]')).toBeVisible();
      const shifts = await noteShifts(page);

      const tapped = await tapUntil(page, (seen) => seen.does === 'over');

      expect(tapped.length).toBeGreaterThan(5);
      await expect(page.locator('.over').getByRole('heading')).toBeVisible();
      const places = page.locator('.over tbody tr');
      await expect(places.first()).toContainText(w.place(1));
      const told = (await places.allTextContents()).join(' ');
      expect(told).toContain('Ana');
      expect(told.length).toBeGreaterThan(`${w.place(1)} Ana`.length); // and the bot
      expectStill(await shifts());
    });
  }
}

test.describe('with movement and sounds', () => {
  test.use({ settings: { pace: 'quick', sounds: true, language: 'es' } });

  for (const game of GAMES) {
    test(`${game} is played too`, async ({ page, request }) => {
      const made = await makeTable(request, game, { seats: [here('Ana'), bot('beginner')], ...SHORT[game] });
      await page.goto(made.path);
      await playTurns(page, 10);
    });
  }
});

test('a piece is dragged to its target', async ({ page, request }) => {
  // Two dice: a piece with one target alone would go there when it is tapped.
  const made = await makeTable(request, 'parques', { seats: [here('Ana'), here('Berta')], record: TWO_DICE });
  await page.goto(made.path);
  await playUntilChoice(page);
  const from = page.locator('.spot.lit').first();
  await from.click();
  const target = (await page.locator('.spot.target').first().getAttribute('data-spot'))!;
  await page.keyboard.press('Escape');
  await expect(page.locator('.spot.target')).toHaveCount(0);

  await from.hover();
  await page.mouse.down();
  await page.locator(`[data-spot="${target}"]`).hover();
  await page.mouse.up();

  await expect(page.locator('.piece.ahead')).toHaveCount(1); // half of the move is chosen
});
