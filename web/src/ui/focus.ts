// The focus never gets lost to the page: when what had it goes away, something near takes it over.

// Where it goes on at a table and in a lesson: to what is found first
const GOES_TO = ['.over .button:not(:disabled)', '.throw', '[role=grid] [tabindex="0"]', '[role=grid]'];

/** Keep the focus in an element, which can have it itself. */
export function keepFocus(root: HTMLElement): { destroy: () => void } {
  let last: Element | null = null;
  let around: HTMLElement[] = []; // what it stands in, the nearest first
  const note = ({ target }: FocusEvent) => {
    last = target as Element;
    around = [];
    for (let one = last.parentElement; one && root.contains(one); one = one.parentElement) around.push(one);
  };
  const forget = () => (last = null); // whoever points elsewhere has left it
  const observer = new MutationObserver(() => {
    if (!last || !(last.isConnected ? isSwitchedOff(last) : document.activeElement === document.body)) return;
    successorOf(
      last,
      around.filter((one) => one.isConnected),
    )?.focus({ preventScroll: true });
  });
  root.addEventListener('focusin', note);
  document.addEventListener('pointerdown', forget, true);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return {
    destroy: () => {
      root.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget, true);
      observer.disconnect();
    },
  };
}

/** Whether something has the focus and takes no keys any more: a browser takes the focus from it soon. */
function isSwitchedOff(one: Element): boolean {
  return one === document.activeElement && one.matches(':disabled');
}

/** Find what takes the focus over: the same field of a screen made anew, what goes on at a table, or what is around. */
function successorOf(lost: Element, around: HTMLElement[]): HTMLElement | SVGElement | undefined {
  const again = !lost.isConnected && around.at(-1)?.querySelector<HTMLElement>(sameAs(lost));
  if (again) return again;
  const stage = around.find((one) => one.matches('.stage, .lesson, .puzzle'));
  const next = GOES_TO.map((one) => stage?.querySelector<HTMLElement | SVGElement>(one)).find((one) => one);
  if (next) return next;
  const [nearest] = around;
  if (nearest && nearest.tabIndex < 0) nearest.tabIndex = -1;
  return nearest;
}

/** Select what has the id of an element, or the name and the value of a choice. */
function sameAs(lost: Element): string {
  if (lost.id) return `#${CSS.escape(lost.id)}`;
  if (!(lost instanceof HTMLInputElement) || lost.type !== 'radio') return ':not(*)';
  return `input[name=${CSS.escape(lost.name)}][value=${CSS.escape(lost.value)}]`;
}
