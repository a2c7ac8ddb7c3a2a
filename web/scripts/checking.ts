// Checks a record as the app does, with the static data of a folder: check_records.js runs it in Node.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../src/dice/check';
import { readRecord } from '../src/dice/record';
import { replay } from '../src/dice/replay';
import { sayFault, sayFinding } from '../src/dice/say';
import { DataLibrary, MissingFile } from '../src/local/dataLibrary';

function read(folder: string, path: string): Response {
  try {
    return new Response(readFileSync(join(folder, 'data', path)));
  } catch {
    throw new MissingFile(path);
  }
}

export function checkerOf(folder: string): (text: string) => Promise<object> {
  const library = new DataLibrary(async (path) => read(folder, path));
  return async (text) => {
    const reading = readRecord(text);
    if ('faults' in reading)
      return { status: 'unreadable', findings: reading.faults.map((one) => sayFault('en', one)) };
    const { status, findings } = check(reading.record, await replay(reading.record, library));
    const said = findings.map((one) => ({
      ...one,
      en: sayFinding('en', one),
      es: sayFinding('es', one),
    }));
    return { status, findings: said };
  };
}
