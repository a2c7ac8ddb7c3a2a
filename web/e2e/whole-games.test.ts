// Whole games against the computer, by tapping on the board.

import { bot, expect, GAMES, here, makeTable, SHORT, tapUntil, test } from './helpers';
import { tableWords } from '../src/words/table';

const w = tableWords.es;

for (const game of GAMES) {
  test(`a whole game of ${game} against a bot is played by tapping`, async ({ page, request }) => {
    const made = await makeTable(request, game, { seats: [here('Ana'), bot('beginner')], ...SHORT[game] });
    await page.goto(made.path);
    await expect(page.locator('.board svg[role=grid]')).toBeVisible();

    const tapped = await tapUntil(page, (seen) => seen.does === 'over');

    expect(tapped.length).toBeGreaterThan(5);
    await expect(page.getByRole('heading', { name: w.over })).toBeVisible();
    const places = page.locator('.over ol li');
    await expect(places.first()).toContainText(w.place(1));
    const told = (await places.allTextContents()).join(' ');
    expect(told).toContain('Ana');
    expect(told.length).toBeGreaterThan(`${w.place(1)} Ana`.length); // and the bot
  });
}
