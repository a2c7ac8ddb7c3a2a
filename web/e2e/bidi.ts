// Firefox as Debian ships it, driven over WebDriver BiDi. Playwright has its own Firefox, which is a download, and with
// Debian's it fails on commands that this does not know yet: this speaks the few that the test needs.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_MS = 60_000;

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: Record<string, unknown>;
  message?: string;
  method?: string;
  params?: { level: string; text: string };
}

export class Firefox {
  readonly errors: string[] = []; // that scripts and the console have logged
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private context = '';
  private count = 0;

  private constructor(
    private readonly process: ChildProcess,
    private readonly socket: WebSocket,
    private readonly profile: string,
  ) {
    socket.onmessage = ({ data }) => this.take(JSON.parse(String(data)) as Answer);
  }

  /** Start a browser without a window, with a tab of this size. */
  static async start(executable: string, width: number, height: number): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'ludoteca-firefox-'));
    const started = spawn(executable, [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port',
      '0',
    ]);
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      const late = setTimeout(() => reject(new Error(`Firefox does not listen: ${said}`)), START_MS);
      started.stderr.on('data', (chunk) => {
        said += String(chunk);
        const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
        if (!found) return;
        clearTimeout(late);
        resolve(found);
      });
      started.on('error', reject);
    });
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = reject;
    });
    const firefox = new Firefox(started, socket, profile);
    await firefox.send('session.new', { capabilities: {} });
    await firefox.send('session.subscribe', { events: ['log.entryAdded'] });
    const { context } = await firefox.send('browsingContext.create', { type: 'tab' });
    firefox.context = context as string;
    await firefox.send('browsingContext.setViewport', { context, viewport: { width, height } });
    return firefox;
  }

  async goto(url: string): Promise<void> {
    await this.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  /** Call a function in the page; what it is given and gives has to be JSON. */
  async call<Given, Result>(run: (given: Given) => Result, given: Given): Promise<Result> {
    const functionDeclaration = `(given) => JSON.stringify((${run.toString()})(JSON.parse(given)) ?? null)`;
    const answer = await this.send('script.callFunction', {
      functionDeclaration,
      arguments: [{ type: 'string', value: JSON.stringify(given) }],
      target: { context: this.context },
      awaitPromise: true,
    });
    if (answer.type === 'exception') throw new Error(JSON.stringify(answer.exceptionDetails));
    return JSON.parse((answer.result as { value: string }).value) as Result;
  }

  /** Tap with a finger. */
  async tap(x: number, y: number): Promise<void> {
    const at = { x: Math.round(x), y: Math.round(y) };
    const actions = [
      { type: 'pointerMove', ...at },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions };
    await this.send('input.performActions', { context: this.context, actions: [finger] });
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.send('browsingContext.captureScreenshot', { context: this.context });
    return Buffer.from(data as string, 'base64');
  }

  async stop(): Promise<void> {
    await this.send('browser.close', {});
    await new Promise((resolve) => this.process.once('exit', resolve));
    rmSync(this.profile, { recursive: true, force: true });
  }

  private async send(method: string, params: object): Promise<Record<string, unknown>> {
    const id = ++this.count;
    const answer = await new Promise<Answer>((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result!;
  }

  private take(answer: Answer): void {
    if (answer.id !== undefined) {
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    } else if (answer.method === 'log.entryAdded' && answer.params?.level === 'error') {
      this.errors.push(answer.params.text);
    }
  }
}
