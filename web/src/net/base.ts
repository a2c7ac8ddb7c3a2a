// Where the app lies: at the root of a site or in any folder of it, with a server behind it or as files alone.

/** The path of the app's folder, with a slash at its end. Built scripts lie in its folder `assets`. */
export const BASE = import.meta.env.PROD ? parentOf(import.meta.url) : '/';

/** Whether a server answers: `ludoteca site` writes pages that say there is none. */
export const hasServer = !globalThis.document?.querySelector('meta[name="ludoteca-server"][content="none"]');

/** Turn a path of the app, `/rules/stax`, into one of this site, `/games/rules/stax`. */
export function addressOf(path: string): string {
  return BASE + path.slice(1);
}

/** Return the path of a file of the static data. By the app's id the service worker knows whether what it keeps fits. */
export function dataPath(path: string): string {
  return `/data/${path}?app=${BUILD_ID}`;
}

/** Turn a path of this site into one of the app; `fallback` where it is none. */
export function pathWithin(path: string, base = BASE, fallback = '/'): string {
  return path.startsWith(base) ? path.slice(base.length - 1) : fallback;
}

function parentOf(script: string): string {
  try {
    return new URL('..', script).pathname;
  } catch {
    return '/'; // the offline check, opened from where addresses have no folders
  }
}
