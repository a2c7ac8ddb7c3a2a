// The rules and words of the games that the page brings along.

import { modules } from 'virtual:modules';
import { MissingRules, type RulesLibrary } from '../src/dice/replay';
import type { Description } from '../src/local/description';
import { GameModule } from '../src/local/module';
import { Sentences, type Catalogue } from '../src/local/sentences';
import type { ByLanguage, Language } from '../src/model/languages';

interface About {
  description: Description; // without what only bots and tables need
  words: ByLanguage<{ game: Catalogue; core: Catalogue }>;
}

export class EmbeddedLibrary implements RulesLibrary {
  private readonly loaded = new Map<string, Promise<GameModule>>();

  rules(game: string): Promise<GameModule> {
    const loaded = this.loaded.get(game) ?? load(game);
    this.loaded.set(game, loaded);
    return loaded;
  }

  async sentences(language: Language, game: string): Promise<Sentences> {
    const { words } = await aboutGame(game);
    const { game: own, core } = words[language];
    return new Sentences(language, { core, [game]: own });
  }
}

async function load(game: string): Promise<GameModule> {
  const { description } = await aboutGame(game);
  return GameModule.load(await unpacked(modules[game]!.rules), description);
}

async function aboutGame(game: string): Promise<About> {
  if (!Object.hasOwn(modules, game)) throw new MissingRules(game);
  return JSON.parse(new TextDecoder().decode(await unpacked(modules[game]!.about))) as About;
}

function unpacked(base64: string): Promise<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).arrayBuffer();
}
