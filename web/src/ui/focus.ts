// The focus never gets lost to the page: when what had it goes away, something near takes it over.

// Where it goes on: to what is found first
const GOES_TO = ['.over .button', '.throw', '[role=grid] [tabindex="0"]', '[role=grid]'];

/** Keep the focus in an element. */
export function keepFocus(root: HTMLElement): { destroy: () => void } {
  let last: EventTarget | null = null;
  const note = (event: FocusEvent) => (last = event.target);
  const forget = () => (last = null); // whoever points elsewhere has left it
  const observer = new MutationObserver(() => {
    if (!(last instanceof Element) || last.isConnected || document.activeElement !== document.body) return;
    const found = GOES_TO.map((one) => root.querySelector<HTMLElement | SVGElement>(one)).find((one) => one !== null);
    found?.focus({ preventScroll: true });
  });
  root.addEventListener('focusin', note);
  document.addEventListener('pointerdown', forget, true);
  observer.observe(root, { childList: true, subtree: true });
  return {
    destroy: () => {
      root.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget, true);
      observer.disconnect();
    },
  };
}
