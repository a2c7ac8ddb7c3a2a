// What lockstep.test.ts runs in a page.

import type { Description } from '../src/local/description';
import { digestsOf, type Task } from '../src/local/lockstep';
import { GameModule } from '../src/local/module';

let module: GameModule;

/** Load a game's module, whose bytes are given in base64. */
export async function load(base64: string, description: Description): Promise<void> {
  module = await GameModule.load(
    Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
    description,
  );
}

/** Play games by it; gives the digests of each. */
export function play(tasks: Task[]): number[][] {
  return tasks.map((task) => digestsOf(module, task));
}
