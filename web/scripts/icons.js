// Renders public/icon.svg into the pictures that home screens want: `npm run icons`.

import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const PAPER = '#f6efe1';
const PICTURES = [
  { file: 'icon-192.png', side: 192, share: 0.86 },
  { file: 'icon-512.png', side: 512, share: 0.86 },
  { file: 'icon-maskable-512.png', side: 512, share: 0.7 }, // systems may cut all but the middle 80 %
];

const folder = new URL('../public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8');
const browser = await chromium.launch({ executablePath: process.env.LUDOTECA_CHROMIUM ?? '/usr/bin/chromium' });
for (const { file, side, share } of PICTURES) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(`
    <style>
      body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${PAPER} }
      svg { width: ${100 * share}%; height: ${100 * share}% }
    </style>
    ${drawing}`);
  await page.screenshot({ path: new URL(file, folder).pathname });
  await page.close();
}
await browser.close();
