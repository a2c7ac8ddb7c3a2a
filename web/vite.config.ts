import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './catalogues.ts';
import { modules } from './modules.ts';
import { buildId } from './scripts/buildId.js';

const server = process.env.LUDOTECA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: './', // the app may lie in any folder of a site
  define: { BUILD_ID: JSON.stringify(buildId()) },
  plugins: [svelte(), catalogues(), modules()], // the last for unit tests alone
  build: {
    outDir: '../src/ludoteca/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows nothing inline
    modulePreload: { polyfill: false },
    // Small modules that several screens share come in two files: each file more costs a request and its headers.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /preload-helper|src\/(model\/(settings|words|languages|plurals|timeline)|words\/(app|games)|net\/(base|limits|retry)|board\/kinds)/,
            },
            { name: 'stax', test: /src\/games\/stax\/(tiles|view|words)\.ts/ },
            {
              name: 'play',
              test: /src\/(board\/(track|aiming|turning|playedDice|choosing|round|corners)|words\/(pace|board|stage|table)|net\/boards|dice\/kept|model\/(coach|company)|ui\/(Changes|Moves|keys|replay\/steps|table)|reactivity)\b/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/data': { target: server } } },
  test: { include: ['src/**/*.test.ts'], isolate: false }, // they change no module: a process for all files of a worker
});
