// The end of a game beside its history: both can be read, and the card that tells of the end can be put away and brought back.

import { stageWords } from '../src/words/stage';
import { expect, expectAccessible, expectRead, finishedTable, steps, test, type GameId } from './helpers';

const w = stageWords.es;

for (const [game, width, height] of [
  ['parchis', 1366, 768],
  ['stax', 1366, 768],
  ['parchis', 1024, 600],
] as [GameId, number, number][]) {
  test(`the end of ${game} covers nothing of the history at ${width} x ${height}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    await finishedTable(page, request, game, 6);
    const card = page.locator('.over');
    await expectRead(card.getByRole('heading').first());
    for (const step of [steps(page).first(), steps(page).last()]) {
      await step.scrollIntoViewIfNeeded();
      await expect(step).toBeInViewport({ ratio: 0.9 });
      const isOnTop = (one: Element) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      };
      await expect.poll(() => step.evaluate(isOnTop)).toBe(true);
    }
    await expectAccessible(page, 'the end beside the history');
    const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
    const [end, panels] = [await boxOf('.over-dock'), await boxOf('aside')]; // a low window scrolls the card
    expect(panels.y).toBeGreaterThanOrEqual(end.y + end.height);
    expect(panels.height).toBeGreaterThanOrEqual(140);

    await card.getByRole('button', { name: w.close }).click();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: w.result, exact: true }).click();
    await expectRead(card.getByRole('heading').first());
  });
}
