// For unit tests: the static data of games without a server, read from the packages of the games; and several windows.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { parse } from 'smol-toml';
import { joined } from '../dice/bytes';
import type { Read } from './dataLibrary';
import type { Description } from './description';
import type { Lead, Windows } from './windows';

const root = new URL('../../../src/ludoteca/', import.meta.url);
const packages = readdirSync(new URL('games/', root)).filter((name) =>
  existsSync(new URL(`games/${name}/wasm/rules.wasm`, root)),
);

/** The games that have a module. */
export const games = packages.map((name) => name.replace('_', '-'));

/** Read a file of `data/…` as server/static/files.py makes it, of the list of games only what tables need. */
export const readPackages: Read = async (path) => {
  const [first, second, third] = path.split('/') as [string, string, string?];
  if (second === 'games.json') return Response.json({ version: '0', games: games.map((game) => gameOf(game, first)) });
  if (third === 'words.json') return Response.json(wordsOf(first, second));
  if (second === 'weights') return new Response(networkOf(read(`${packageOf(first)}/weights/${third}`)));
  return new Response(read(`${packageOf(first)}/wasm/${second}`));
};

function read(path: string): Buffer<ArrayBuffer> {
  return readFileSync(new URL(path.replace(/\.bin$/, '.npz'), root));
}

function packageOf(game: string): string {
  return `games/${game.replace('-', '_')}`;
}

function wordsOf(language: string, game: string): object {
  const general = ['core', 'bots', 'server'].map((name) => [name, toml(`locale/${language}/${name}.toml`)]);
  return { game: toml(`${packageOf(game)}/locale/${language}.toml`), ...Object.fromEntries(general) };
}

function toml(path: string): object {
  return parse(read(path).toString());
}

/** Describe how a game is usually played, and the personalities of its bots. */
function gameOf(id: string, language: string): object {
  const { personality = {} } = toml(`${packageOf(id)}/locale/${language}.toml`) as { personality?: object };
  const description = JSON.parse(read(`${packageOf(id)}/wasm/rules.json`).toString()) as Description;
  const { choices, modes } = description;
  return {
    id,
    default_players: 2,
    default_modes: Object.fromEntries([2, 3, 4].map((players) => [players, modes[0]])),
    personalities: Object.entries(personality).map(([name, words]) => ({ id: name, ...words })),
    options: Object.entries(choices).map(([name, choice]) => ({ name, default: choice.default })),
  };
}

const CENTRAL = 0x02014b50; // begins an entry of the directory at the end of a zip file
const HEADER = 128; // bytes before the numbers of a .npy file

/** Turn the arrays of an .npz file into the bytes of a network (networks.ts). */
function networkOf(zip: Buffer<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const arrays: Record<string, Uint8Array> = {};
  for (let at = zip.readUInt32LE(zip.length - 6); zip.readUInt32LE(at) === CENTRAL;) {
    const [size, nameLength, more, comment] = [20, 28, 30, 32].map((field) =>
      field === 20 ? zip.readUInt32LE(at + field) : zip.readUInt16LE(at + field),
    ) as [number, number, number, number];
    const name = zip.toString('ascii', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    arrays[name] = inflateRawSync(zip.subarray(begin, begin + size)).subarray(HEADER);
    at += 46 + nameLength + more + comment;
  }
  const first = arrays['first.npy']!;
  return new Uint8Array(joined(first, new Uint8Array(-first.length & 3), arrays['second.npy']!));
}

/** The windows of one browser: each hears the others a little later, and who wants the lead last has it. */
export class FakeBrowser {
  private readonly listeners = new Map<Windows, (table: string) => void>();
  private leads: { table: string; lead: Lead; onWon: () => void }[] = []; // of a table the last one is held

  window(): Windows {
    const window: Windows = {
      announce: (table) => setTimeout(() => this.tell(window, table)),
      listen: (hear) => void this.listeners.set(window, hear),
      lead: (table, onWon) => this.lead(table, onWon),
    };
    return window;
  }

  private tell(from: Windows, table: string): void {
    for (const [window, hear] of this.listeners) if (window !== from) hear(table);
  }

  private lead(table: string, onWon: () => void): Lead {
    const holder = () => this.leads.findLast((one) => one.table === table)?.lead;
    const lead: Lead = {
      get isHeld() {
        return holder() === lead;
      },
      take: () => {
        if (lead.isHeld) return;
        this.drop(lead);
        this.leads.push({ table, lead, onWon });
        setTimeout(() => lead.isHeld && onWon());
      },
      release: () => {
        this.drop(lead);
        const next = this.leads.findLast((one) => one.table === table);
        setTimeout(() => next?.lead.isHeld && next.onWon());
      },
    };
    lead.take();
    return lead;
  }

  private drop(lead: Lead): void {
    this.leads = this.leads.filter((one) => one.lead !== lead);
  }
}
