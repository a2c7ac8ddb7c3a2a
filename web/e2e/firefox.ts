// The four games in Firefox: `npm run firefox`, with Debian's (LUDOTECA_FIREFOX names another). A picture of each is left in
// test-results.

import { expect, test } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Firefox } from './bidi';
import { GAMES, look, STAX_WORDS } from './helpers';

const STEPS = 16; // that are played of each game, throws and the bot's among them
const PATIENCE = { timeout: 60_000, intervals: [50] };
const SOON = { timeout: 5_000, intervals: [50] };
const FOLDER = 'test-results/firefox/';

test('several turns of each game are played by tapping, and no script fails', async ({ baseURL }) => {
  mkdirSync(FOLDER, { recursive: true });
  const firefox = await Firefox.start(process.env.LUDOTECA_FIREFOX ?? '/usr/bin/firefox-esr', 390, 844);
  try {
    for (const [index, game] of GAMES.entries()) {
      await test.step(game, async () => {
        await firefox.goto(`${baseURL}/`);
        await expect(async () => {
          const button = await firefox.call(middleOfPlay, index);
          if (button) await firefox.tap(...button); // which games that run may move when they are there
          await expect.poll(() => firefox.call(hasBoard, ''), SOON).toBe(true);
        }).toPass(PATIENCE);
        await play(firefox);
        writeFileSync(`${FOLDER}${game}.png`, await firefox.screenshot());
      });
    }
    expect(firefox.errors).toEqual([]);
  } finally {
    await firefox.stop();
  }
});

/** Tap what can be tapped until enough has been played; whatever is tapped has to change what is seen, at the latest by a
 *  second tap: where a piece has just been brought, one that comes at once does nothing. */
async function play(firefox: Firefox): Promise<void> {
  let luck = 0.3;
  const seen = () => firefox.call(look, { luck, words: STAX_WORDS });
  for (;;) {
    let now = await seen();
    await expect
      .poll(async () => ['throw', 'tap', 'over'].includes((now = await seen()).does), {
        ...PATIENCE,
        message: now.what,
      })
      .toBe(true);
    if (now.does === 'over' || (await firefox.call(countSteps, '')) >= STEPS) return;
    await expect(async () => {
      await firefox.tap(now.x, now.y);
      await expect.poll(async () => (await seen()).sight, { ...SOON, message: now.what }).not.toBe(now.sight);
    }).toPass(PATIENCE);
    luck = (luck * 7 + 0.13) % 1;
  }
}

// These run in the page.

function middleOfPlay(index: number): [number, number] | null {
  const button = document.querySelectorAll('.game')[index]?.querySelector('button');
  if (!button) return null;
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = button.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

function hasBoard(): boolean {
  return document.querySelector('.board svg[role=grid]') !== null;
}

function countSteps(): number {
  return document.querySelectorAll('aside ol li:not(.start)').length;
}
