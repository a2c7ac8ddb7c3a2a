// A record that somebody gives: a file, or a text that was pasted.

import { MOST_BYTES, MOST_CHARACTERS, type Fault } from './record';

export type GivenFile = { text: string } | { faults: Fault[] } | { problem: 'not opened' };

/** Read a file that may be a record. */
export async function textOf(file: File): Promise<GivenFile> {
  if (file.size > MOST_BYTES) {
    return { faults: [{ key: 'too_long', where: {}, parameters: { limit: MOST_CHARACTERS } }] };
  }
  try {
    return { text: await file.text() };
  } catch {
    return { problem: 'not opened' }; // a folder, or a file that is gone by now
  }
}

/** Return the file that is dropped on a page, and keep the browser from leaving the page for it. */
export function droppedFile(event: DragEvent): File | undefined {
  const file = event.dataTransfer?.files[0];
  if (file) event.preventDefault();
  return file;
}

/** Let files be dropped anywhere: beside their box the browser would leave the page for them. Returns whether one hovers. */
export function letDrop(event: DragEvent): boolean {
  const isFile = event.dataTransfer?.types.includes('Files') ?? false;
  if (isFile) event.preventDefault();
  return isFile;
}
