// The service worker: keeps the app and the static data of all games, so that both are there without a network. What
// /api answers is never kept.

const BUILD = { version: '', app: '', files: [] }; // filled in by scripts/worker.js

const SCOPE = new URL(self.registration.scope).pathname; // the app's folder, which is also its page
const OURS = `ludoteca ${SCOPE} `; // other folders of this site have caches too
const APP = `${OURS}app ${BUILD.version}`;
const ANY_DATA = `${OURS}data`; // what the names of all sets of data begin with
const DATA = `${ANY_DATA} ${BUILD.version} `; // and of those that were loaded for this version of the app
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
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(SCOPE)) return;
  const path = pathname.slice(SCOPE.length);
  if (path.startsWith('assets/')) event.respondWith(keptOrFetched(request, path));
  else if (path.startsWith('data/')) event.respondWith(dataFor(request, path, searchParams.get('app')));
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

/**
 * Keep the static data as the index lists it, in a set of its own that is used when it is whole: files of two sets never
 * meet. What has not changed since the last set is taken from there. Data of a newer app are left to its own worker.
 */
async function refreshData() {
  if (!(await (await fetched('sw.js')).text()).includes(BUILD.version)) return;
  const text = await (await fetched(INDEX)).text();
  const name = DATA + (await hashOf(text));
  const cache = await caches.open(name);
  if (!(await cache.match(SCOPE + INDEX))) {
    await load(cache, JSON.parse(text));
    await cache.put(SCOPE + INDEX, textResponse(INDEX, text));
  }
  const old = (await caches.keys()).filter((one) => one.startsWith(ANY_DATA) && one !== name);
  await Promise.all(old.map((one) => caches.delete(one)));
}

/** Load the files that an index lists. */
async function load(cache, index) {
  const last = await wholeSet(ANY_DATA);
  const known = last ? await (await last.match(SCOPE + INDEX)).json() : { files: {}, packs: {} };
  const copyOf = async (kind, path, key = SCOPE + path) =>
    known[kind][path] === index[kind][path] ? last.match(key) : undefined;
  for (const path of Object.keys(index.packs)) {
    const names = await (await copyOf('packs', path, namesIn(path)))?.json();
    if (names) await Promise.all(names.map(async (name) => cache.put(SCOPE + name, await last.match(SCOPE + name))));
    await cache.put(namesIn(path), textResponse(path, JSON.stringify(names ?? (await unpack(cache, path)))));
  }
  for (const path of Object.keys(index.files)) {
    await cache.put(SCOPE + path, (await copyOf('files', path)) ?? (await fetched(path)));
  }
}

/** Load the texts of a pack; gives their names. What is the same in two languages is there once. */
async function unpack(cache, path) {
  const texts = await (await fetched(path)).json();
  const names = Object.keys(texts);
  const textOf = (name) => texts[texts[name].same ?? name];
  await Promise.all(names.map((name) => cache.put(SCOPE + name, textResponse(name, textOf(name)))));
  return names;
}

/** Return where the names of a pack's texts are kept. */
function namesIn(pack) {
  return `${SCOPE}${pack}?names`;
}

/** Find the newest set of data that is whole: its index is kept last. */
async function wholeSet(beginning) {
  const names = (await caches.keys()).filter((name) => name.startsWith(beginning));
  for (const name of names.reverse()) {
    const cache = await caches.open(name);
    if (await cache.match(SCOPE + INDEX)) return cache;
  }
  return undefined;
}

async function hashOf(text) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
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

/** Answer a page of this version from what is kept, and others from the network: data and app must be of one version. */
async function dataFor(request, path, app) {
  const find = async () => (await wholeSet(DATA))?.match(SCOPE + path);
  if (app === null) return fetchedOrKept(request, find); // no page of the app asks so
  return (app === BUILD.app && (await find())) || fetch(request);
}

/** Answer from the network; from what is kept where it fails or takes too long. */
async function fetchedOrKept(request, find) {
  const fetching = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const response = await Promise.race([fetching, late]).catch(() => undefined);
  if (response && response.status < 500) return response;
  return (await find()) ?? fetching;
}
