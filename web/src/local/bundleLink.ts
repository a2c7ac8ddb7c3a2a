// A bundle in a link: compressed, after #, which browsers send to nobody.

import { readBundle, type Bundle, type Reading } from './bundle';
import { pack, unpack } from './packing';

const PART = '#import=';
export const MOST_BYTES = 100_000_000; // of a bundle, so that a small link does not fill the memory

/** Write the part of a link that holds a bundle. */
export async function partOf(bundle: Bundle): Promise<string> {
  return PART + toBase64(await pack(JSON.stringify(bundle)));
}

/** Read the bundle in a link; null where the link has none. */
export async function readPart(hash: string): Promise<Reading | null> {
  if (!hash.startsWith(PART)) return null;
  try {
    return readBundle(await unpack(fromBase64(hash.slice(PART.length)), MOST_BYTES));
  } catch {
    return { fault: 'unreadable' };
  }
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const decoded = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(decoded, (letter) => letter.charCodeAt(0));
}
