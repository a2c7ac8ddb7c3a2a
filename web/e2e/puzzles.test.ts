// Puzzles: that of the day and practice, by mouse and by keys, the days in a row, and all of it without a network.

import { atEachSize, expect, expectAccessible, keepAll, test, type GameId, type Page } from './helpers';
import { PlainServer, writtenSite } from './server';
import { dayOf, puzzleOfDay } from '../src/model/puzzleDays';
import type { PuzzleDescription, Puzzles } from '../src/net/messages';
import { puzzleDoorWords } from '../src/words/puzzleDoor';
import { puzzleWords } from '../src/words/puzzles';

const w = puzzleWords.es;
const door = puzzleDoorWords.es;
const TODAY = new Date(2026, 10, 19, 10);
const day = (after: number) => new Date(2026, 10, 19 + after, 10);

const HAND = 'hand'; // as moves name it: it is no spot of the board

const answer = (page: Page) => page.locator('.answer');
const spot = (page: Page, name: string) => page.locator(`[data-spot="${name}"]`);
const count = (page: Page) => page.locator('.streak .count');
const card = (page: Page, game: string) => page.locator('.games li').filter({ hasText: game });

async function puzzlesOf(page: Page, game: GameId): Promise<PuzzleDescription[]> {
  const puzzles: Puzzles = await (await page.request.get(`data/${game}/puzzles.json`)).json();
  return puzzles.puzzles;
}

async function ofToday(page: Page, game: GameId): Promise<PuzzleDescription> {
  return puzzleOfDay(await puzzlesOf(page, game), dayOf(TODAY))!;
}

/** Go on to the first day on which the puzzle of a game is played on the board alone: nothing enters it from a hand. */
async function goToDayOnBoard(page: Page, game: GameId): Promise<PuzzleDescription> {
  const puzzles = await puzzlesOf(page, game);
  for (let after = 0; after < puzzles.length; after++) {
    const found = puzzleOfDay(puzzles, dayOf(day(after)))!;
    const moves = [found.move, ...found.others.map(([move]) => move)];
    if (!moves.every((move) => /^\w+-\w+$/.test(move) && !move.startsWith(HAND))) continue;
    await page.clock.setFixedTime(day(after));
    return found;
  }
  throw new Error(`every puzzle of ${game} has a move from the hand`);
}

async function openPuzzle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.puzzle .board svg[role=grid]')).toBeVisible();
}

/** Name the spots from which and to which a piece goes: `Y5-12`. */
function spotsOf(move: string): [origin: string, target: string] {
  const [, origin, target] = /^[A-Z]?(\w+)-(\w+)$/.exec(move)!;
  return [origin!, target!];
}

test.beforeEach(async ({ page }) => page.clock.setFixedTime(TODAY));

test('the puzzle of the day is solved by taps, after a wrong try, and the streak stays', async ({ page }) => {
  const { move, others, turn } = await ofToday(page, 'parchis');
  await page.goto('/');
  await page.getByRole('link', { name: door.today }).click();
  await expect(count(page)).toHaveText(`0 ${w.daysInARow(0)}`);
  await page.getByRole('link', { name: w.solveOf('Parchís') }).click();
  await expect(page.locator('.task')).toContainText(turn.es!);

  await spot(page, spotsOf(others[0]![0])[0]).click();
  await expect(answer(page)).toContainText('No es la mejor: cuesta un');
  await expect(answer(page).locator('code')).toHaveText(others[0]![0]);
  await page.getByRole('button', { name: w.again }).click();
  await expect(answer(page)).toBeEmpty();
  await spot(page, spotsOf(move)[0]).click();
  await expect(answer(page)).toContainText(w.found);
  await expect(answer(page)).toContainText('±');

  await page.getByRole('link', { name: w.all }).click();
  await expect(count(page)).toHaveText(`1 ${w.daysInARow(1)}`);
  await expect(card(page, 'Parchís')).toContainText(w.results.solved(1));
  await page.reload();
  await expect(count(page)).toHaveText(`1 ${w.daysInARow(1)}`);
  await expect(page.getByText(w.isToday)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: door.today })).toContainText(door.inARow(1));

  await page.getByRole('link', { name: door.today }).click();
  await page.getByRole('link', { name: w.lookOf('Parchís') }).click();
  await expect(answer(page)).toContainText(w.found);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('ludoteca.puzzles')!).days)).toEqual({
    '2026-11-19': { parchis: { id: expect.any(String), wrong: 1, is: 'solved' } },
  });
});

test('the streak goes on the next day, and says what was missed', async ({ page }) => {
  const { move } = await ofToday(page, 'parchis');
  await openPuzzle(page, '/puzzles/parchis');
  await spot(page, spotsOf(move)[0]).click();
  await expect(answer(page)).toContainText(w.found);

  await page.clock.setFixedTime(day(1));
  await page.goto('/puzzles');
  await expect(count(page)).toHaveText(`1 ${w.daysInARow(1)}`);
  await expect(page.getByText(w.keepGoing)).toBeVisible();
  await expect(card(page, 'Parchís')).toContainText(w.toDo);
  await page.clock.setFixedTime(day(4));
  await page.reload();
  await expect(count(page)).toHaveText(`0 ${w.daysInARow(0)}`);
  await expect(page.getByText(w.missed(3))).toBeVisible();
  await expect(page.getByText(w.best(1))).toBeVisible();
});

test('a puzzle is solved with the keyboard alone, on the board and in the list', async ({ page }) => {
  const { move, others } = await goToDayOnBoard(page, 'felix-sex');
  await openPuzzle(page, '/puzzles/felix-sex');
  const [origin, target] = spotsOf(others[0]![0]);
  await spot(page, origin).focus();
  await page.keyboard.press('Enter');
  // A piece with one target goes there at once.
  await expect(page.locator('.spot.target, .answer p').first()).toBeVisible();
  if (await page.locator('.spot.target').count()) {
    await spot(page, target).focus();
    await page.keyboard.press('Enter');
  }
  await expect(answer(page)).toContainText('No es la mejor');
  await expect(page.getByRole('button', { name: w.again })).toBeFocused();
  await page.keyboard.press('u');
  await expect(answer(page)).toBeEmpty();

  await page.locator('.dock summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.dock [data-choice]').first()).toBeVisible();
  const choices = await page.locator('.dock [data-choice]').count();
  for (let number = 1; number <= choices; number++) {
    await page.keyboard.press(String(number));
    await expect(answer(page)).toContainText(/¡Exacto|No es la mejor/);
    if ((await answer(page).locator('code').textContent()) === move) break;
    await page.keyboard.press('u');
    await expect(answer(page)).toBeEmpty();
  }
  await expect(answer(page)).toContainText(w.found);
  await expect(page.locator('.actions .main')).toBeFocused();
});

test('whoever sees the answer has not solved it, also not later', async ({ page }) => {
  const { move } = await ofToday(page, 'parques');
  await openPuzzle(page, '/puzzles/parques');
  await page.getByRole('button', { name: w.show }).click();
  await expect(answer(page)).toContainText(move);
  await expect(page.locator('.board .course').first()).toBeVisible();
  await page.reload();
  await expect(answer(page)).toContainText(move);
  await page.goto('/puzzles');
  await expect(card(page, 'Parqués')).toContainText(w.results.shown());
  await expect(count(page)).toHaveText(`0 ${w.daysInARow(0)}`);
});

test('practice goes through the puzzles of a level, and remembers it', async ({ page }) => {
  const easy = (await puzzlesOf(page, 'stax')).filter(({ level }) => level === 'beginner');
  await openPuzzle(page, '/practice/stax');
  const level = page.getByLabel(w.difficulty);
  await expect(level).toHaveValue('beginner');
  await expect(page.getByText(w.number(1, easy.length))).toBeVisible();
  await page.getByRole('button', { name: w.next }).click();
  await expect(page.getByText(w.number(2, easy.length))).toBeVisible();
  await level.selectOption('hard');
  await expect(page.getByText(/^Reto 1 de /)).toBeVisible();
  await page.reload();
  await expect(level).toHaveValue('hard');
  await expectAccessible(page, 'practice of Stax');
});

test('a piece that cannot move says why, with the clause, and that is no try', async ({ page }) => {
  await openPuzzle(page, '/practice/parchis');
  await spot(page, 'Y:c7').click(); // one step before the goal, with a throw of 3
  await expect(answer(page).locator('.problem a')).toHaveText(/^P-/);
  await expect(page.getByRole('button', { name: w.again })).toHaveCount(0);
});

test('puzzles are in view at every size, with all that is said', async ({ page }) => {
  await page.goto('/puzzles');
  await atEachSize(page, 'puzzles', async () => ({ streak: page.locator('.streak') }));
  for (const game of ['parchis', 'stax'] as const) {
    await openPuzzle(page, `/puzzles/${game}`);
    const buttons = page.locator('.actions');
    await atEachSize(page, `puzzle of ${game}`, async () => ({ board: page.locator('.puzzle > .board'), buttons }));
    await page.getByRole('button', { name: w.show }).click();
    await expect(answer(page)).toContainText(w.bestIs);
    await atEachSize(page, `answer of ${game}`, async () => ({ buttons }));
  }
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedTrouble: /net::ERR_|Failed to load resource|Failed to fetch/ });

  test('puzzles are solved after the first visit of the home page alone', async ({ page, context }) => {
    const server = new PlainServer();
    const base = await server.start(await writtenSite());
    const { puzzles }: Puzzles = await (await page.request.get(`${base}data/parchis/puzzles.json`)).json();
    const { move } = puzzleOfDay(puzzles, dayOf(TODAY))!;
    await page.goto(base);
    await keepAll(page);
    server.stop();
    await context.setOffline(true);

    await page.goto(`${base}puzzles/parchis`);
    await expect(page.locator('.puzzle .board svg[role=grid]')).toBeVisible();
    await spot(page, spotsOf(move)[0]).click();
    await expect(answer(page)).toContainText(w.found);
    await page.goto(`${base}puzzles`);
    await expect(count(page)).toHaveText(`1 ${w.daysInARow(1)}`);
  });
});
