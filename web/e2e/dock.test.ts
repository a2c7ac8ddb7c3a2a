// The dock of a table with everything in it that there can be: at every size each part can be read and tapped, and none
// moves when another comes or goes.

import {
  atEachSize,
  bot,
  expect,
  here,
  makeTable,
  recordOf,
  SIZES,
  steps,
  tapUntil,
  test,
  TWO_DICE,
  type Page,
} from './helpers';
import { tableWords } from '../src/words/table';
import { whatWords } from '../src/words/what';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

const dock = (page: Page) => page.locator('.dock');
const turn = (page: Page) => dock(page).locator('.now strong');

/** Open a table for one of two people: with hints, emotes and what can be taken back it has the most tools. */
async function openForOne(page: Page, made: { id: string; tokens: Record<string, string> }): Promise<void> {
  await page.goto(`/table/${made.id}#keys=0.${made.tokens[0]}`);
  await expect(page.locator('.board svg[role=grid]')).toBeVisible();
}

/** List which parts of the dock lie over each other, or are cut off. Runs in the page. */
function faultsOf(dock: Element): string[] {
  const boxes = new Map<string, DOMRect>();
  const note = (name: string, one: Element | Range | null | undefined) => {
    const box = one?.getBoundingClientRect();
    if (box && box.width > 0) boxes.set(name, box);
  };
  note('the button that throws', dock.querySelector('.throw'));
  dock.querySelectorAll('.dice :not(.throw) > svg').forEach((die, at) => note(`die ${at}`, die));
  dock.querySelectorAll('.tools button').forEach((tool) => note(tool.ariaLabel ?? '', tool));
  dock.querySelectorAll('.strip button').forEach((tool) => note(tool.ariaLabel ?? '', tool));
  const said = dock.querySelector('.now strong')!.firstChild!;
  const words = document.createRange();
  const faults: string[] = [];
  const label = dock.querySelector('.throw span');
  if (label) {
    words.selectNodeContents(label); // the ends of the button are round
    const [text, button] = [words.getBoundingClientRect(), boxes.get('the button that throws')!];
    if (text.right > button.right - 8) faults.push(`${label.textContent} leaves its button`);
  }
  words.selectNodeContents(said);
  note('turn', words);

  for (const { 0: word, index } of said.textContent!.matchAll(/\S+/g)) {
    words.setStart(said, index);
    words.setEnd(said, index + word.length);
    if (words.getClientRects().length > 1) faults.push(`${word} is broken`);
  }
  const frame = dock.getBoundingClientRect();
  const visible = dock.querySelector('.now')!.getBoundingClientRect();
  const [text] = [boxes.get('turn')!];
  if (text.top < visible.top - 1 || text.bottom > visible.bottom + 1) faults.push('the turn is cut off');
  const all = [...boxes];
  all.forEach(([name, one], at) => {
    if (one.left < frame.left - 1 || one.right > frame.right + 1) faults.push(`${name} leaves the dock`);
    for (const [other, two] of all.slice(at + 1)) {
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (across > 0.5 && down > 0.5) faults.push(`${name} lies over ${other}`);
    }
  });
  return faults;
}

test('three dice, three tools, `?` and whose turn it is have their room', async ({ page, request }) => {
  const made = await makeTable(request, 'felix-sex', { seats: [here('Ana'), here('Berta')], hints: true });
  await page.goto(made.path); // of both
  const undo = page.getByRole('button', { name: tableWords.es.undo });
  await tapUntil(page, async ({ does }) => does === 'tap' && (await undo.count()) > 0);
  await expect(dock(page).locator('.tools button')).toHaveCount(3);
  await expect(dock(page).locator('.dice svg')).toHaveCount(3);
  await atEachSize(page, 'the dock of felix-sex', async () => {
    await expect.poll(() => dock(page).evaluate(faultsOf)).toEqual([]);
    return { dock: dock(page), turn: turn(page) };
  });
});

test('tools stay where they are when others come', async ({ page, request }) => {
  const seats = [here('Ana'), here('Berta')];
  await openForOne(page, await makeTable(request, 'parques', { seats, hints: true }));
  const lasting = page.locator('.emotes button, .dock .ask, .dock .pace');
  const places = () => lasting.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  await expect(lasting).toHaveCount(3);
  const before: string[][] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => dock(page).evaluate(faultsOf), `to throw at ${size.width}`).toEqual([]);
    before.push(await places());
  }
  await openForOne(page, await makeTable(request, 'parques', { seats, hints: true, record: TWO_DICE }));
  await expect(lasting).toHaveCount(3);
  await expect(page.getByRole('button', { name: tableWords.es.hint })).toBeVisible();
  for (const [index, size] of SIZES.entries()) {
    await page.setViewportSize(size);
    await expect.poll(() => dock(page).evaluate(faultsOf), `to move at ${size.width}`).toEqual([]);
    expect(await places()).toEqual(before[index]);
  }
});

test('the titles of panels fit their buttons', async ({ page, request }) => {
  const seats = [here('Ana'), here('Berta')];
  const made = await makeTable(request, 'parques', { seats, record: TWO_DICE });
  await openForOne(page, made);
  await expect(page.locator('aside summary')).toHaveCount(6);
  for (const size of SIZES.filter(({ width }) => width <= 900)) {
    // elsewhere they have a line each
    await page.setViewportSize(size);
    await expect
      .poll(() =>
        page.locator('aside details:not([open]) > summary').evaluateAll((all) =>
          all.flatMap((one) => {
            const words = document.createRange();
            words.selectNodeContents(one);
            const [text, box] = [words.getBoundingClientRect(), one.getBoundingClientRect()];
            return text.left < box.left + 1 || text.right > box.right - 1
              ? [`${one.textContent} at ${innerWidth}`]
              : [];
          }),
        ),
      )
      .toEqual([]);
  }
});

test('six players are seen at once', async ({ page, request }) => {
  const seats = [here('Ana'), ...Array.from({ length: 5 }, () => bot())];
  const made = await makeTable(request, 'parques', { players: 6, options: { seats: 6 }, seats });
  await page.goto(made.path);
  const players = page.locator('.players');
  await expect(players.locator('[data-seat]')).toHaveCount(6);
  await atEachSize(page, 'six players', async () => {
    await expect.poll(() => players.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
    return { 'the last player': players.locator('[data-seat="5"]'), board: page.locator('.board svg[role=grid]') };
  });
});

/** Say how far the words of a button are from its right edge. Runs in the page. */
function roomBehindWords(button: Element): number {
  const words = document.createRange();
  words.selectNodeContents(button.lastElementChild!);
  return button.getBoundingClientRect().right - words.getBoundingClientRect().right;
}

test('who starts, names and what players do fit their buttons and cards', async ({ page, request }) => {
  const seats = [here('Ana'), bot(), here('Bartolomé García'), bot('medium')];
  const made = await makeTable(request, 'parques', { players: 4, seats, hints: true });
  await openForOne(page, made);
  const throwing = page.locator('.throw');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => throwing.evaluate(roomBehindWords), `at ${size.width}`).toBeGreaterThanOrEqual(6);
    const states = page.locator('.players .name small');
    await expect
      .poll(() => states.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length))
      .toBe(0);
    const cards = page.locator('.players [data-seat]'); // a long name is shortened, and leaves none
    await expect
      .poll(() => cards.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length))
      .toBe(0);
  }
});

for (const { game, players, options } of [
  { game: 'parchis', players: 2, options: {} }, // of two colours each
  { game: 'parques', players: 6, options: { seats: 6 } },
  { game: 'parques', players: 8, options: { seats: 8 } },
]) {
  test(`how strong bots are fits the cards of ${players} players of ${game}, and is read out`, async ({
    page,
    request,
  }) => {
    const seats = [here('Ana'), ...Array.from({ length: players - 1 }, () => bot('beginner'))];
    const made = await makeTable(request, game, { players, options, seats });
    await openForOne(page, made);
    const cards = page.locator('.players [data-seat]');
    for (const size of SIZES.filter(({ width, height }) => width < 600 || height < 560)) {
      await page.setViewportSize(size);
      const states = cards.locator('small');
      await expect
        .poll(() => states.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length))
        .toBe(0);
      await expect(cards.last()).toMatchAriaSnapshot(`- listitem: /bot · ${tableWords.es.levels.beginner}/`);
    }
  });
}

test('what a bot did and why is read whole on a low phone', async ({ page, request }) => {
  const made = await makeTable(request, 'parques', { seats: [here('Ana'), bot()] });
  await page.goto(made.path);
  const reason = page.locator('.message .reason');
  await tapUntil(page, async () => (await reason.count()) > 0);
  await expect
    .poll(() => page.locator('.message').evaluate((one) => one.scrollHeight - one.clientHeight))
    .toBeLessThanOrEqual(1);
});

test('what was lost names whose pieces were captured, and by whom, among four players too', async ({
  page,
  request,
  anotherBrowser,
}) => {
  // Red captures yellow with any die.
  const position = 'Y=25,26,27,45 B=h,h,h,h R=24,39,40,41 G=h,h,h,66';
  const record = recordOf('parques', 'individual', position, '', { players: 4, seat: 2 });
  const seats = [here('Ana'), here('Berta'), here('Carla'), here('Gema')];
  const made = await makeTable(request, 'parques', { players: 4, seats, record });
  await openForOne(page, made);
  const [carla, watcher] = [await anotherBrowser(), await anotherBrowser()];
  await carla.goto(`/table/${made.id}#keys=2.${made.tokens[2]}`);
  await watcher.goto(`/table/${made.id}`);
  await carla.locator('.throw').click();
  await expect(watcher.locator('.dock .dice svg')).toHaveCount(2);
  await carla.locator('aside summary').first().click();
  await carla
    .locator('aside .moves')
    .getByRole('button', { name: /captura/i })
    .first()
    .click();
  const loss = (where: Page) => where.locator('.message .line', { hasText: '✕' });
  await expect(loss(page)).toHaveText(/^✕ Pierdes (una ficha|2 fichas) contra Carla\.$/);
  await expect(loss(page)).toHaveClass(/\blost\b/);
  await expect(loss(watcher)).toHaveText(/^✕ Ana pierde (una ficha|2 fichas) contra Carla\.$/);
  await expect(loss(carla)).toHaveText(/^✕ Ana pierde (una ficha|2 fichas) contra ti\.$/);
  await expect(loss(carla)).not.toHaveClass(/\blost\b/);
});

test('what something is covers whole rows of buttons, and nothing of the board', async ({ page, request }) => {
  const seats = [here('Ana'), here('Berta')];
  const made = await makeTable(request, 'parques', { seats, hints: true, record: TWO_DICE });
  await openForOne(page, made);
  await page.getByRole('button', { name: whatWords.es.ask }).click();
  const answer = page.locator('.what');
  for (const size of SIZES.filter(({ width, height }) => width < 600 || height > width)) {
    await page.setViewportSize(size);
    for (const place of ['12', '5', '20', 'Y:h', 'R:c3']) {
      await page.locator(`[data-spot="${place}"]`).click();
      await expect(answer.locator('.title')).toContainText(place.replace(/.*c/, '').replace('Y:h', 'cárcel'));
      await expect
        .poll(() =>
          answer.evaluate((one) => {
            const { top } = one.getBoundingClientRect();
            const cut = [...document.querySelectorAll('.dock button, .board svg[role=grid], aside summary')].filter(
              (other) => {
                const box = other.getBoundingClientRect();
                return other.closest('aside')
                  ? box.top < one.getBoundingClientRect().bottom
                  : box.top < top - 4 && box.bottom > top + 4;
              },
            );
            return cut.map((other) => other.ariaLabel ?? other.textContent);
          }),
        )
        .toEqual([]);
    }
  }
});

test('a hint is read whole, with how sure it is, and is put away by what began it', async ({ page, request }) => {
  const seats = [here('Ana'), here('Berta')];
  const made = await makeTable(request, 'parques', { seats, hints: true, record: TWO_DICE });
  await openForOne(page, made);
  const hint = page.locator('.hint');
  const begin = page.getByRole('button', { name: tableWords.es.hint });
  await begin.click();
  await expect(hint.getByRole('group')).toBeVisible({ timeout: 60_000 });
  await expect(begin).toHaveAttribute('aria-pressed', 'true');
  await atEachSize(page, 'a whole hint', async () => {
    const options = hint.getByRole('button');
    await options.first().click();
    await expect
      .poll(() => page.locator('.message').evaluate((one) => one.scrollHeight - one.clientHeight))
      .toBeLessThanOrEqual(1);
    await expect(options.first()).toContainText(/^1\. \d+,\d ± \d+,\d\s%$/);
    return {
      board: page.locator('.board svg[role=grid]'),
      'the move': hint.locator('p').first(),
      'the reason': hint.locator('p').last(),
      'the best move': options.first(),
      'the last of the best moves': options.last(),
    };
  });
  await begin.click();
  await expect(hint).toBeEmpty();
  await expect(begin).toHaveAttribute('aria-pressed', 'false');
  await expect(steps(page)).toHaveCount(0);
});
