// How far the server's games are compiled, asked again and again while somebody waits for them.

import { api } from '../net/api';
import { hasServer } from '../net/base';
import type { CompilationState } from '../net/messages';

const EVERY_MS = 1500;

class Compilation {
  state = $state.raw<CompilationState | null>(null);
  private readonly watched: string[] = []; // games that are looked at, or '' for all
  private timer = 0;

  /** Ask until all is ready; returns what ends it. */
  watch(game: string): () => void {
    this.watched.push(game);
    if (hasServer && this.watched.length === 1 && !this.state?.is_ready) void this.ask();
    return () => {
      this.watched.splice(this.watched.indexOf(game), 1);
      if (this.watched.length === 0) clearTimeout(this.timer);
    };
  }

  private async ask(): Promise<void> {
    try {
      this.state = await api.compilation(this.watched.find(Boolean));
    } catch {
      // The server is away: whoever waits for it says so.
    }
    if (this.watched.length > 0 && !this.state?.is_ready)
      this.timer = window.setTimeout(() => void this.ask(), EVERY_MS);
  }
}

export const compilation = new Compilation();
