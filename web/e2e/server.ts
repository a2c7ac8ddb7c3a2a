// The server and the browser that the tests use.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MANY = 1_000_000;
const LIMITS = {
  'requests-per-minute': MANY,
  'files-per-minute': MANY,
  'new-tables-per-minute': MANY,
  'messages-per-second': MANY,
  'says-per-minute': MANY,
  'connections-per-address': MANY,
};

export const URL_IN_LINE = /(?<served_url>http:\/\/\S+?)\/ /;

export const chromium = {
  executablePath: process.env.LUDOTECA_CHROMIUM || process.env.CHROMIUM || '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Name a fresh file for tables, which goes with this process. */
function freshDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return `sqlite:///${folder}/tables.db`;
}

export const python = process.env.LUDOTECA_PYTHON ?? '../.venv/bin/python';
const command = `"${python}" e2e/serve.py`; // `ludoteca`, with dice that tests name

/** Say how the server of a run is started: with the rules compiled, so that no test waits for that. */
export function commandOfRun(): string {
  if (process.env.TEST_WORKER_INDEX !== undefined) return ''; // read again in a worker, which starts none
  return `${command} warm >/dev/null && exec ${serveCommand(freshDatabase())}`;
}

/** Say how a server is started whose bots do not wait and which refuses nobody. */
function serveCommand(database: string, port = 0, limits: Record<string, number> = {}): string {
  const flags = {
    port,
    'database-url': database,
    'pace-seconds': 0,
    'bot-seconds': 0.05,
    ...LIMITS,
    ...limits,
  };
  return [command, 'serve', ...Object.entries(flags).map(([flag, value]) => `--${flag} ${value}`)].join(' ');
}

/** The environment of a server that plays too little to load compiled rules of all games for it. */
export const UNCOMPILED = { LUDOTECA_JIT: '0' };

/** A server of one's own, which can be killed and started again on the same tables. */
export class OwnServer {
  url = '';
  private process: ChildProcess | undefined;
  private readonly database = freshDatabase();

  constructor(private readonly environment: Record<string, string> = {}) {}

  async start(limits: Record<string, number> = {}): Promise<void> {
    const port = this.url ? Number(new URL(this.url).port) : 0;
    const started = spawn(`exec ${serveCommand(this.database, port, limits)}`, {
      shell: true,
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, LUDOTECA_LANG: 'en', ...this.environment },
    });
    this.process = started;
    this.url = await new Promise<string>((resolve, reject) => {
      let said = '';
      started.stdout!.on('data', (chunk) => {
        said += chunk;
        const found = said.match(URL_IN_LINE)?.groups?.served_url;
        if (found) resolve(found);
      });
      started.on('exit', (status) => reject(new Error(`the server ended (${status}): ${said}`)));
    });
  }

  /** End it as a power cut would. */
  async kill(): Promise<void> {
    const running = this.process;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  }
}

/** Name the folder of what all processes of a run share. The first one, which reads the configuration, makes and removes it. */
export function folderOfRun(): string {
  if (!process.env.E2E_RUN_FOLDER) {
    const folder = mkdtempSync(join(tmpdir(), 'ludoteca-e2e-run-'));
    process.env.E2E_RUN_FOLDER = folder;
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
  return process.env.E2E_RUN_FOLDER;
}

/** Return the folder of the app and its data as files, to be served without a server of ours. It is written once in a run. */
export async function writtenSite(): Promise<string> {
  const [site, done] = ['site', 'site-done'].map((name) => join(folderOfRun(), name)) as [string, string];
  try {
    mkdirSync(site);
  } catch {
    while (!existsSync(done)) await setTimeout(100); // another process writes it
    return site;
  }
  execFileSync(python, ['-m', 'ludoteca', 'site', site, '--no-docs'], { stdio: 'ignore' });
  writeFileSync(done, '');
  return site;
}

/** A web server that knows nothing of us. */
export class PlainServer {
  private process: ChildProcess | undefined;

  async start(served: string): Promise<string> {
    const options = ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1', '--directory', served];
    const started = spawn(python, options, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.process = started;
    return new Promise((resolve, reject) => {
      started.stdout!.on('data', (chunk) => {
        const address = String(chunk).match(/http:\/\/\S+\//)?.[0];
        if (address) resolve(address);
      });
      started.on('exit', () => reject(new Error('the web server ended')));
    });
  }

  stop(): void {
    this.process?.kill();
  }
}

const MEDIA_TYPES: Record<string, string> = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
};

/** A web server that notes what it is asked for, and does not answer what it is told to hold. */
export class NotingServer {
  asked: string[] = []; // paths below the root
  held: RegExp | null = null;
  private server: Server | undefined;

  async start(served: string): Promise<string> {
    this.server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url!, 'http://localhost').pathname).slice(1);
      this.asked.push(path);
      if (this.held?.test(path)) return;
      const file = join(served, path.endsWith('/') || path === '' ? `${path}index.html` : path);
      if (!existsSync(file)) return void response.writeHead(404).end();
      const media = MEDIA_TYPES[file.split('.').at(-1)!] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': media, 'Cache-Control': 'no-cache' }).end(readFileSync(file));
    });
    await new Promise<void>((resolve) => this.server!.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }
}

/** A way to a server that can die without a word: nothing comes through any more, and no end is told. */
export class DyingProxy {
  url = '';
  private isDead = false;
  private readonly sockets = new Set<Socket>();
  private readonly server = createTcpServer((client) => {
    this.sockets.add(client);
    client.on('error', () => undefined);
    if (this.isDead) return;
    const upstream = connect(Number(new URL(this.target).port), new URL(this.target).hostname);
    this.sockets.add(upstream);
    upstream.on('error', () => undefined);
    client.pipe(upstream).pipe(client);
  });

  constructor(private readonly target: string) {}

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  die(): void {
    this.isDead = true;
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  /** Let new connections through; those that died stay dead. */
  revive(): void {
    this.isDead = false;
  }

  stop(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }
}
