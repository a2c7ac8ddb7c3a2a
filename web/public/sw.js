// The service worker: keeps the app and the static data of all games, so that both are there without a network. What
// /api answers is never kept.

const BUILD = { version: '', files: [] }; // filled in by scripts/worker.js

const SCOPE = new URL(self.registration.scope).pathname; // the app's folder, which is also its page
const OURS = `ludoteca ${SCOPE} `; // other folders of this site have caches too
const APP = `${OURS}app ${BUILD.version}`;
const DATA = `${OURS}data`;
const INDEX = 'data/index.json';
const PATIENCE_MS = 3000; // after which a network that does not answer is as good as none
const MEDIA_TYPES = { json: 'application/json', svg: 'image/svg+xml' };

self.addEventListener('install', (event) => event.waitUntil(keepApp()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  const { type, script } = event.data;
  if (type === 'refresh') event.waitUntil(refreshData());
  if (type === 'take over') event.waitUntil(self.skipWaiting());
  if (type === 'is yours') event.ports[0].postMessage(BUILD.files.includes(script));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(SCOPE)) return;
  const path = pathname.slice(SCOPE.length);
  if (path.startsWith('assets/')) event.respondWith(keptOrFetched(request, path));
  else if (path.startsWith('data/')) event.respondWith(fetchedOrKept(request, () => kept(DATA, path)));
  else if (BUILD.files.includes(path)) event.respondWith(fetchedOrKept(request, () => kept(APP, path)));
  else if (request.mode === 'navigate' && !/^(api|docs)(\/|$)/.test(path))
    event.respondWith(fetchedOrKept(request, keptPage));
});

/** Keep all files of the app before this worker is used. */
async function keepApp() {
  const cache = await caches.open(APP);
  const addresses = [SCOPE, ...BUILD.files.map((path) => SCOPE + path)];
  await Promise.all(
    addresses.map(async (address) => {
      const isNamedByContent = address.startsWith(`${SCOPE}assets/`);
      const known = isNamedByContent ? await caches.match(address) : undefined;
      const response = known ?? (await fetched(address));
      await cache.put(address, response);
    }),
  );
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(`${OURS}app `) && name !== APP);
  if (SCOPE === '/') old.push(...names.filter((name) => /^(page|assets)-\d+$/.test(name))); // of version 1
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Keep the static data as the index lists it: what has changed since it was last kept is loaded. */
async function refreshData() {
  const cache = await caches.open(DATA);
  const index = await (await fetched(INDEX)).json();
  const last = (await (await cache.match(SCOPE + INDEX))?.json()) ?? { files: {}, packs: {} };
  const isNew = (kind) => (path) => last[kind][path] !== index[kind][path];
  for (const path of Object.keys(index.packs).filter(isNew('packs'))) {
    const texts = Object.entries(await (await fetched(path)).json());
    await Promise.all(texts.map(([name, text]) => cache.put(SCOPE + name, textResponse(name, text))));
  }
  for (const path of Object.keys(index.files).filter(isNew('files')))
    await cache.put(SCOPE + path, await fetched(path));
  await cache.put(SCOPE + INDEX, textResponse(INDEX, JSON.stringify(index)));
}

function textResponse(name, text) {
  return new Response(text, { headers: { 'Content-Type': MEDIA_TYPES[name.split('.').pop()] } });
}

async function fetched(path) {
  const response = await fetch(new URL(path, self.registration.scope), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function kept(name, path) {
  return (await caches.open(name)).match(SCOPE + path);
}

/** Answer with the app's page, which names its files from its folder, at any address below that. */
async function keptPage() {
  const page = await kept(APP, '');
  if (!page) return undefined;
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  const policy = page.headers.get('Content-Security-Policy');
  if (policy) headers['Content-Security-Policy'] = policy;
  return new Response((await page.text()).replace(/(href|src)="\.\//g, `$1="${SCOPE}`), { headers });
}

/** Answer from what is kept: the name of such a file changes with its content. */
async function keptOrFetched(request, path) {
  return (await kept(APP, path)) ?? fetch(request);
}

/** Answer from the network; from what is kept where it fails or takes too long. */
async function fetchedOrKept(request, find) {
  const fetching = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const response = await Promise.race([fetching, late]).catch(() => undefined);
  if (response && response.status < 500) return response;
  return (await find()) ?? fetching;
}
