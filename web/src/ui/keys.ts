// What keys do at a table, wherever the focus is; boards have keys of their own.

export type KeyAct = { does: 'throw' } | { does: 'undo' } | { does: 'explain' } | { does: 'choose'; number: number };

const FIELDS = 'input, textarea, select, [contenteditable]'; // what one types in
const CLICKED = 'button, a, summary'; // what Space itself clicks

/** Tell what a key shall do; nothing where it is meant for something else. */
export function keyActOf(event: KeyboardEvent): KeyAct | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(FIELDS) || document.querySelector('dialog[open]')) return null;
  if (event.key === ' ') return target?.closest(CLICKED) ? null : { does: 'throw' };
  if (event.key.toLowerCase() === 'u') return { does: 'undo' };
  if (event.key === '?') return { does: 'explain' };
  return /^[1-9]$/.test(event.key) ? { does: 'choose', number: Number(event.key) } : null;
}

/** Click the choice of a number, of those that are listed now. */
export function clickChoice(number: number): void {
  const listed = [...document.querySelectorAll<HTMLElement>('[data-choice]')].filter((one) => one.checkVisibility());
  listed[number - 1]?.click();
}

/** Take back what is chosen of a move; tell whether something was. */
export function clickBack(): boolean {
  const back = document.querySelector<HTMLElement>('[data-back]');
  back?.click();
  return back !== null;
}
