// The main screens, and what is done on them, at five sizes: nothing scrolls sideways, what comes next is in view, fingers
// find it, and nothing keeps anyone out.

import {
  atEachSize,
  expect,
  expectInView,
  expectRead,
  finishedTable,
  GAMES,
  here,
  invited,
  makeTable,
  openRecord,
  playTurns,
  seedWorkers,
  test,
  TWO_DICE,
  type Page,
} from './helpers';
import { appWords } from '../src/words/app';
import { boardWords } from '../src/words/board';
import { friendsWords } from '../src/words/friends';
import { lessonWords } from '../src/words/lesson';
import { bundleOf } from '../src/local/bundle';
import { partOf } from '../src/local/bundleLink';
import { FINISHED_VERSION, type FinishedGame } from '../src/local/finished';
import { meWords } from '../src/words/me';
import { paceWords } from '../src/words/pace';
import { replayWords } from '../src/words/replay';
import { tableWords } from '../src/words/table';
import { whatWords } from '../src/words/what';
import type { Locator } from '@playwright/test';
import { studyWords } from '../src/words/study';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

const board = (page: Page) => page.locator('.board svg[role=grid]');
const dock = (page: Page) => page.locator('.dock');
const spot = (page: Page, name: string) => page.locator(`.spot[data-spot="${name}"]`);

test('home', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.game')).toHaveCount(4);
  await atEachSize(page, 'home', async () => ({
    'the way to Me': page.getByRole('banner').getByRole('link', { name: appWords.es.settings, exact: true }),
    'the first game': page.locator('.game').first().getByRole('button').first(),
    'the way to the rules': page.getByRole('banner').getByRole('link', { name: appWords.es.rules, exact: true }),
    'the way to what is kept': page.getByRole('banner').getByRole('link', { name: appWords.es.settings, exact: true }),
  }));
});

for (const game of GAMES) {
  test(`a game of ${game}, begun with one tap, and a turn at each size`, async ({ page }) => {
    await seedWorkers(page.context());
    await page.goto('/');
    await page.locator('.game').nth(GAMES.indexOf(game)).getByRole('button').first().click();
    await expect(board(page)).toBeVisible();
    await atEachSize(page, game, async () => {
      await playTurns(page, 1);
      return { board: board(page), dock: dock(page) };
    });
  });
}

test('half of a move in parqués', async ({ page, request }) => {
  const made = await makeTable(request, 'parques', { seats: [here('Ana'), here('Berta')], record: TWO_DICE });
  await page.goto(made.path);
  const takeBack = page.getByRole('button', { name: boardWords.es.takeBack });
  await atEachSize(page, 'half of a move', async () => {
    await page.keyboard.press('Escape'); // the half of the last size
    await expect(page.locator('.piece.ahead')).toHaveCount(0);
    await spot(page, '5').click();
    await expectRead(page.locator('.offered li button').last());
    await spot(page, '8').click();
    await expect(page.locator('.piece.ahead')).toHaveCount(1);
    const left = page
      .locator('.offered, .dock')
      .getByText(boardWords.es.diceLeft([4]))
      .first();
    return { board: board(page), 'what is left': left, 'take back': takeBack };
  });
});

test('the waiting room of a host', async ({ page, request }) => {
  const made = await makeTable(request, 'parchis', { players: 4, seats: [here('Ana'), invited, invited, invited] });
  await page.goto(`${made.path},host.${made.host}`);
  const own = friendsWords.es;
  const seats = page.getByRole('list', { name: tableWords.es.players_ }).getByRole('listitem');
  await atEachSize(page, 'the waiting room', async () => {
    await expect(seats).toHaveCount(4);
    const tops = await seats.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
    expect(new Set(rows).size, `seats in rows: ${rows.join()}`).toBe(1); // none lies alone
    const code = page.getByRole('img', { name: tableWords.es.qr });
    return {
      heading: page.getByRole('heading', { name: own.yourTable('el parchís') }),
      invitation: page.getByRole('button', { name: own.copyInvitation }),
      'seat for a bot': page.getByRole('button', { name: own.seatBot }).first(),
      ...(page.viewportSize()!.width > 1000 ? { code } : {}),
    };
  });
});

test('the end of a game, and its rematch', async ({ page, request }) => {
  await finishedTable(page, request, 'parchis', 3);
  await atEachSize(page, 'the end', async () => ({
    winner: page.locator('.over').getByRole('heading').first(),
    rematch: page.locator('.over .button.main').first(),
    'figures of the winner': page.getByRole('table', { name: friendsWords.es.figures }).getByRole('row').nth(1),
  }));
});

const wonAgainst = (level: string): FinishedGame => ({
  version: FINISHED_VERSION,
  id: 'a-table-of-a-server',
  game: 'stax',
  created_ms: 1,
  ended_ms: 2,
  setup: { players: 2, mode: 'individual', options: {} },
  seats: [
    { kind: 'person', name: 'Eva', level: '' },
    { kind: 'bot', name: 'Bot 2', level },
  ],
  held: [0],
  resigned: [],
  kept: [],
  why: 'rules',
  ranking: [[0], [1]],
});

test('what is kept of the person', async ({ page }) => {
  const me = meWords.es;
  const bundle = bundleOf({ tables: [], games: [wonAgainst('expert')], records: {} }, {}, 5);
  await page.goto(`/settings${await partOf(bundle)}`);
  await atEachSize(page, 'what comes from another device', async () => {
    const coming = page.getByRole('group', { name: me.comes });
    await coming.scrollIntoViewIfNeeded();
    return { coming };
  });
  await page.getByRole('button', { name: me.takeIn }).click();
  await expect(page.getByText(me.takenIn)).toBeVisible();
  await page.reload();
  await page.getByText(me.colours).click();
  await page.getByRole('button', { name: me.makeLink }).click();
  const colours = page.getByRole('group', { name: 'Parqués' });
  await expect(colours.getByRole('radio')).toHaveCount(9); // eight, and any
  const row = page.getByRole('row', { name: /Stax/ });
  await expect(row).toContainText(tableWords.es.levels.expert!);
  await atEachSize(page, 'Me', async () => {
    await expectInView(page.getByRole('heading', { level: 1 }), 'the heading');
    await expectInView(page.getByLabel(appWords.es.settingsWords.name), 'the name');
    const parts = {
      'the colours I like': colours,
      'my games': row,
      'the level beaten': row.getByRole('cell').last(),
      'my pace': page.getByRole('group', { name: paceWords.es.pace }),
      'my data': page.getByRole('button', { name: me.copy }),
    };
    for (const [name, part] of Object.entries(parts)) {
      await part.scrollIntoViewIfNeeded();
      await expectInView(part, name);
    }
    return {};
  });
  await page.getByRole('button', { name: me.delete }).click();
  await atEachSize(page, 'the question before all is deleted', async () => ({
    question: page.getByRole('dialog'),
    keep: page.getByRole('button', { name: me.keep }),
  }));
});

test('a step of the lesson of felix-sex', async ({ page }) => {
  await page.goto('/learn/felix-sex');
  await page.getByRole('button', { name: lessonWords.es.throwDice }).click();
  await spot(page, 'W:hand').click();
  await atEachSize(page, 'the lesson of felix-sex', async () => ({
    task: page.locator('.task'),
    board: board(page),
    dice: page.locator('.dice'),
    'where it can enter': page.locator('.offered'),
  }));
});

test('a step of the lesson of stax', async ({ page }) => {
  await page.goto('/learn/stax');
  await page.locator('.tray button.placeable').first().click();
  await atEachSize(page, 'the lesson of stax', async () => {
    const height = () => page.locator('.cloth').evaluate((one) => one.clientHeight);
    await expect.poll(height, 'height of the table').toBeGreaterThan(110);
    const plates = page.locator('.plate');
    const isCut = (all: Element[]) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.outerHTML);
    await expect.poll(() => plates.evaluateAll(isCut), 'plates that are too small').toEqual([]);
    return { task: page.locator('.task'), board: board(page), hand: page.locator('.tray').first() };
  });
});

/** List which pictures, with their words, are not seen whole when they are scrolled to, or not there. Runs in the page. */
function outOfView(pictures: Element[]): string[] {
  return pictures.flatMap((picture, at) => {
    const drawing = picture.querySelector('img')!;
    picture.scrollIntoView({ block: 'end', behavior: 'instant' });
    const isOut = [drawing, picture.querySelector('figcaption')!].some((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return Math.max(-left, -top, right - document.documentElement.clientWidth, bottom - innerHeight) > 1;
    });
    return isOut || drawing.naturalWidth === 0 ? [`picture ${at + 1}`] : [];
  });
}

for (const game of GAMES) {
  test(`rules of ${game} as a story in pictures`, async ({ page }) => {
    await page.goto(`/rules/${game}`);
    const pictures = page.locator('ol figure');
    await expect(pictures.first()).toBeVisible();
    expect(await pictures.count()).toBeGreaterThanOrEqual(5);
    await atEachSize(page, `the story of ${game}`, async () => {
      await expectInView(page.getByRole('heading', { level: 1 }), 'heading');
      await expectInView(page.getByRole('main').locator(`a[href$="/learn/${game}"]`).first(), 'lesson');
      await expect.poll(() => pictures.evaluateAll(outOfView)).toEqual([]);
      return {};
    });
  });
}

test('a hint in stax', async ({ page, request }) => {
  const made = await makeTable(request, 'stax', { seats: [here('Ana'), here('Berta')], hints: true });
  await page.goto(made.path);
  await page.getByRole('button', { name: tableWords.es.hint }).click();
  const options = page.getByRole('group', { name: tableWords.es.hintOptions }).getByRole('button');
  await expect(options.first()).toBeVisible({ timeout: 60_000 });
  const message = page.locator('.message');
  await atEachSize(page, 'a hint in stax', async () => {
    const hidden = () => message.evaluate((one) => one.scrollHeight - one.clientHeight);
    await expect.poll(hidden, 'pixels of a hint that are cut off').toBeLessThanOrEqual(1);
    return {
      board: board(page),
      'the best move': options.first(),
      'the last of the best moves': options.last(),
    };
  });
});

test('the chat', async ({ page, request }) => {
  const made = await makeTable(request, 'parchis', { seats: [here('Ana'), here('Berta')] });
  await page.goto(`/table/${made.id}#keys=0.${made.tokens[0]}`);
  const chat = page.locator('aside details').filter({ has: page.locator('#say') });
  const open = async () => {
    const title = page.locator('aside summary', { hasText: tableWords.es.talk });
    if (!(await page.locator('#say').isVisible())) await title.click();
    await expect(page.locator('#say')).toBeVisible();
  };
  await open();
  await page.locator('#say').fill('¡Hola! '.repeat(12));
  await page.keyboard.press('Enter');
  await expect(page.locator('#say')).toHaveValue('');
  await expect(page.locator('.bubble')).not.toHaveCount(0);
  await expect(page.locator('.bubble')).toHaveCount(0); // it fades, and is paler then
  await atEachSize(page, 'the chat', async () => {
    await open();
    const phrase = page.getByRole('group', { name: tableWords.es.phrases }).getByRole('button').first();
    await phrase.scrollIntoViewIfNeeded(); // a column of panels is scrolled
    return { 'what was said': chat.getByRole('listitem').last(), 'where one writes': page.locator('#say'), phrase };
  });
});

test('`?` and an emote', async ({ page, request }) => {
  const made = await makeTable(request, 'parques', { seats: [here('Ana'), here('Berta')], record: TWO_DICE });
  await page.goto(`/table/${made.id}#keys=0.${made.tokens[0]}`);
  await atEachSize(page, 'what is this', async () => {
    await page.getByRole('button', { name: friendsWords.es.emote }).click();
    await page.getByRole('button', { name: 'no se lo cree' }).click();
    await expect(page.locator('.bubble svg')).toBeInViewport({ ratio: 1 });
    if (!(await page.getByRole('button', { name: whatWords.es.stop }).count())) {
      await page.getByRole('button', { name: whatWords.es.ask }).click();
    }
    await spot(page, '12').click();
    const clause = page.locator('.what').getByRole('link', { name: 'Q-C2' });
    await expect.poll(() => clause.evaluate((one) => one.getClientRects().length), 'lines of the clause').toBe(1);
    return {
      board: board(page),
      answer: page.locator('.what'),
      end: page.getByRole('button', { name: whatWords.es.stop }),
    };
  });
});

for (const game of ['parques', 'stax'] as const) {
  test(`the study of ${game}, and what is learned from a mistake`, async ({ page }) => {
    const w = studyWords.es;
    await openRecord(page, game, 20);
    await page.getByRole('button', { name: replayWords.es.study }).click();
    const learn = page.getByRole('button', { name: w.learn });
    await expect(learn).toBeVisible({ timeout: 60_000 });
    await atEachSize(page, `the study of ${game}`, async () => {
      await expectInView(page.getByRole('heading', { level: 1 }), 'the heading');
      await board(page).scrollIntoViewIfNeeded();
      return { board: board(page) };
    });
    await learn.click();
    const card = page.getByRole('region', { name: w.learn });
    await atEachSize(page, `a mistake in ${game}`, async (): Promise<Record<string, Locator>> => {
      const { width, height } = page.viewportSize()!;
      // On a phone and a tablet both fill the window; on a desktop the page has its title above the board.
      const isFilled = width < 860 || height < 560;
      return isFilled ? { board: board(page), 'what is said of it': card } : { 'what is said of it': card };
    });
  });
}
