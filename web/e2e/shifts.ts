// What moves on a page though nobody moved it.

import { expect, type Page } from './helpers';

const MOST_SHIFT = 0.05; // in a whole game

export interface Shift {
  value: number;
  moved: string[]; // what was elsewhere before
}

/** Note every layout shift of a page, those after a tap too. */
export async function noteShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.evaluate(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const noted: { value: number; moved: string[] }[] = [];
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null) => {
      const one = node instanceof Element ? node : node?.parentElement;
      return `${one?.tagName.toLowerCase()}.${one?.getAttribute('class')} ${one?.textContent?.slice(0, 30)}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)}: ${place(previousRect)} -> ${place(currentRect)}`,
        );
        noted.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { notedShifts: noted });
  });
  return () => page.evaluate(() => (window as unknown as { notedShifts: Shift[] }).notedShifts);
}

export function expectStill(shifts: Shift[]): void {
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const worst = shifts.sort((one, other) => other.value - one.value).slice(0, 5);
  expect(total, JSON.stringify(worst, null, 1)).toBeLessThan(MOST_SHIFT);
}
