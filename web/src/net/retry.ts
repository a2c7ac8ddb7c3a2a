// A server that is asked too often refuses, and says when to ask again (429 and Retry-After): what a page needs is asked for
// until it is there.

const TOO_MANY = 429;
const USUAL_MS = 15_000; // where the answer does not say how long
const LEAST_MS = 1000;
const MOST_MS = 120_000;

/** Read when to ask again: after some seconds, or at a date. */
export function retryDelay(response: Response, now_ms = Date.now()): number {
  const said = response.headers.get('retry-after') ?? '';
  const ms = /^\s*\d+\s*$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now_ms;
  return Number.isNaN(ms) ? USUAL_MS : Math.min(Math.max(ms, LEAST_MS), MOST_MS);
}

/** Ask until the answer is another than "too often"; `onwait` is told of each wait. */
export async function retryWhileLimited(ask: () => Promise<Response>, onwait: (ms: number) => void): Promise<Response> {
  for (;;) {
    const response = await ask();
    if (response.status !== TOO_MANY) return response;
    const ms = retryDelay(response);
    onwait(ms);
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
}
