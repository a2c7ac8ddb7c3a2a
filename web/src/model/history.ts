// Whether this device has something of a person: a first visit is told from others without loading what shows it.

import { ARCHIVE_DATABASE, TABLES_DATABASE } from '../local/databases';
import { listAside } from './aside';
import { heldTables } from './seats';

/** Tell whether there may be tables or finished games on this device. */
export async function mayHaveHistory(): Promise<boolean> {
  if (heldTables().length > 0 || listAside().length > 0) return true;
  try {
    const known = await indexedDB.databases();
    return known.some(({ name }) => name === TABLES_DATABASE || name === ARCHIVE_DATABASE);
  } catch {
    return true; // a browser that does not tell
  }
}
