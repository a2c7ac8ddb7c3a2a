// The names of the databases of this device.

export const TABLES_DATABASE = 'ludoteca';
export const ARCHIVE_DATABASE = 'ludoteca-games';
