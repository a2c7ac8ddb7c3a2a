// Builds the offline check: one file with script and style inside, and a policy that forbids it the network.
// It lies beside the app, whose own build empties the folder: this one runs after it.

import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { catalogues } from '../catalogues.ts';
import { modules } from '../modules.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SCRIPT = /<script\b[^>]*\bsrc="[^"]*"[^>]*><\/script>/g;
const STYLE = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;
const PLACE_OF_POLICY = '<!-- policy -->';

export default defineConfig({
  root: here('.'),
  base: './',
  define: { BUILD_ID: "''" }, // it asks for no data
  publicDir: false,
  plugins: [
    svelte({ configFile: false, preprocess: vitePreprocess() }),
    catalogues(),
    modules(),
    inOneFile('check.html'),
  ],
  build: {
    outDir: here('../../src/ludoteca/web'),
    emptyOutDir: false,
    cssCodeSplit: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});

/** Put the page's one script and one style into it, and write nothing else but its checksum. */
function inOneFile(fileName: string): Plugin {
  return {
    name: 'in-one-file',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
      const assets = files.flatMap((file) => (file.type === 'asset' ? [file] : []));
      const styles = assets.filter((file) => file.fileName.endsWith('.css')).map((file) => String(file.source));
      const pages = assets.filter((file) => file.fileName.endsWith('.html')).map((file) => String(file.source));
      for (const name of Object.keys(bundle)) delete bundle[name];
      const source = pageOf(only(pages), only(scripts), only(styles));
      this.emitFile({ type: 'asset', fileName, source });
      this.emitFile({ type: 'asset', fileName: 'check.sha256', source: `${sumOf(source)}  ludoteca-${fileName}\n` });
    },
  };
}

function pageOf(page: string, script: string, style: string): string {
  // Inside the page these would end the script, or begin a comment that swallows it.
  const code = `\n${script.trim().replace(/<(?=\/script|!--|script)/gi, '\\x3c')}\n`;
  const rules = `\n${style.trim()}\n`;
  if (/<\/style/i.test(rules)) throw new Error('the style would end itself');
  // The rules are WebAssembly, compiled from bytes in the script.
  const policy = `default-src 'none'; script-src ${hashOf(code)} 'wasm-unsafe-eval'; style-src ${hashOf(rules)}; base-uri 'none'; form-action 'none'`;
  page = replaced(page, PLACE_OF_POLICY, `<meta http-equiv="Content-Security-Policy" content="${policy}" />`);
  page = replaced(page, only(page.match(STYLE) ?? []), `<style>${rules}</style>`);
  return replaced(page, only(page.match(SCRIPT) ?? []), `<script type="module">${code}</script>`);
}

/** What `sha256sum --check` compares a file with. */
function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** What a policy calls the text of a script or a style. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function replaced(text: string, old: string, next: string): string {
  const [before, after] = text.split(old);
  if (before === undefined || after === undefined) throw new Error(`the page lacks ${old}`);
  return before + next + after;
}

function only<Item>(items: Item[]): Item {
  if (items.length !== 1) throw new Error(`expected one file of a kind, there are ${items.length}`);
  return items[0]!;
}
