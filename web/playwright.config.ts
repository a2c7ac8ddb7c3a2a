// Tests in a real browser, against a real server with the app as it was built (`npm run build`).
//
// LUDOTECA_PYTHON    the Python that serves; without it, the one of the project's own environment
// LUDOTECA_URL       a server that runs already, to save its start
// LUDOTECA_CHROMIUM  the browser; without it, Debian's
// PICTURES=1         takes the pictures of the docs instead of testing
// SHOTS=folder       the screens that are tested at five sizes as pictures, to look at; DARK=1: as they are by night
// SPEED=1            measures instead of testing
// FIREFOX=1          plays in Firefox instead of testing

import { defineConfig } from '@playwright/test';
import { chromium, commandOfRun, folderOfRun, URL_IN_LINE } from './e2e/server';

folderOfRun();

const isTakingPictures = Boolean(process.env.PICTURES);
const isMeasuring = Boolean(process.env.SPEED);
const isFirefox = Boolean(process.env.FIREFOX);

export default defineConfig({
  testDir: 'e2e',
  testMatch: isTakingPictures ? 'pictures.ts' : isMeasuring ? 'speed.ts' : isFirefox ? 'firefox.ts' : '*.test.ts',
  outputDir: 'test-results',
  workers: isMeasuring ? 1 : 2,
  fullyParallel: true, // tests of one file too: the one on all screens has half of the work
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  forbidOnly: Boolean(process.env.LUDOTECA_REQUIRE_ALL),
  use: {
    baseURL: process.env.LUDOTECA_URL ?? process.env.SERVED_URL ?? 'http://127.0.0.1:1', // the server's line sets it
    viewport: { width: 1280, height: 800 },
    locale: 'es-ES',
    colorScheme: process.env.DARK ? 'dark' : 'light',
    serviceWorkers: 'block', // it would load all games beside every test; offline.test.ts has it
    screenshot: isTakingPictures ? 'off' : 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: chromium,
  },
  webServer: process.env.LUDOTECA_URL
    ? undefined
    : {
        command: commandOfRun(),
        wait: { stdout: URL_IN_LINE },
        timeout: 600_000, // a machine without compiled rules compiles them first
        env: { ...process.env, LUDOTECA_LANG: 'en' } as Record<string, string>,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      },
});
