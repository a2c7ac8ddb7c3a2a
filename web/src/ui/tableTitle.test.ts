import { beforeEach, expect, it } from 'vitest';
import { settings } from '../model/settings.svelte';
import { titleOf, turnText, type Shown } from './tableTitle';

function tableOf(status: string, seat: number | null, held: number[]): Shown {
  const names = ['Ana', 'Bot 2'];
  return {
    state: { status, seat },
    ownSeat: seat !== null && held.includes(seat) ? seat : null,
    held,
    seatAt: (number: number) => ({ name: names[number] }),
  } as unknown as Shown;
}

beforeEach(() => {
  settings.language = 'es';
});

it('tells in the title whose turn it is', () => {
  expect(titleOf(tableOf('running', 0, [0]), 'Parchís')).toBe('● Te toca · Parchís · Ludoteca');
  expect(titleOf(tableOf('running', 0, [0, 1]), 'Parchís')).toBe('● Te toca, Ana · Parchís · Ludoteca');
  expect(titleOf(tableOf('running', 1, [0]), 'Parchís')).toBe('Le toca a Bot 2 · Parchís · Ludoteca');
});

it('tells of the turn of a seat while its pieces are on their way', () => {
  expect(turnText({ ...tableOf('running', 0, [0]), movingSeat: 1 })).toBe('Le toca a Bot 2');
  expect(turnText({ ...tableOf('running', 1, [0]), movingSeat: 0 })).toBe('Te toca');
  expect(titleOf({ ...tableOf('running', 0, [0]), movingSeat: 1 }, 'Parchís')).not.toContain('●');
});

it('tells that a table waits, or is over', () => {
  expect(titleOf(tableOf('waiting', null, [0]), 'Stax')).toBe('Esperando a los jugadores · Stax · Ludoteca');
  expect(titleOf(tableOf('over', null, [0]), 'Stax')).toBe('La partida ha terminado · Stax · Ludoteca');
});

it("says nothing of a turn that is nobody's", () => {
  expect(turnText(tableOf('over', null, [0]))).toBe('');
});
