// Ids of tables of this device: they can be told from those of a server.

const BEGINNING = 'local-';

/** Whether a table is one of this device, by its id. */
export function isLocal(id: string): boolean {
  return id.startsWith(BEGINNING);
}

/** Make the id of a new table of this device. */
export function localId(random: string): string {
  return BEGINNING + random;
}
