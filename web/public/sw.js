// The service worker: keeps the files of the build, and a page that says that there is no connection. Games are
// never kept: what /api answers passes it by.

const VERSION = 1; // one more when this file, the offline page or its parts change
const PAGE = `page-${VERSION}`;
const ASSETS = `assets-${VERSION}`;
const OFFLINE = '/offline.html';
const PARTS = [OFFLINE, '/offline.css', '/offline.js', '/icon.svg'];
const MOST_ASSETS = 200; // those of older builds go first

self.addEventListener('install', (event) => {
  event.waitUntil(prepare());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || /^\/api(\/|$)/.test(pathname)) return;
  if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(event));
  else if (request.mode === 'navigate') event.respondWith(fetchedOrKept(request, OFFLINE));
  else if (PARTS.includes(pathname)) event.respondWith(fetchedOrKept(request, pathname));
});

async function prepare() {
  const page = await caches.open(PAGE);
  await page.addAll(PARTS.map((part) => new Request(part, { cache: 'reload' })));
  await self.skipWaiting();
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== PAGE && name !== ASSETS).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Answer from what is kept: the name of such a file changes with its content. */
async function keptOrFetched(event) {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(keep(assets, event.request, response.clone()));
  return response;
}

async function keep(assets, request, response) {
  await assets.put(request, response);
  const oldestFirst = await assets.keys();
  await Promise.all(oldestFirst.slice(0, -MOST_ASSETS).map((old) => assets.delete(old)));
}

async function fetchedOrKept(request, part) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(part, { cacheName: PAGE });
    if (kept) return kept;
    throw error;
  }
}
