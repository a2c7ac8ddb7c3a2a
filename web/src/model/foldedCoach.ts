// At which tables of this device the coach is folded into a button. The choice holds for one game: the next has its coach again.

const KEY = 'ludoteca.coach-folded';
const MOST = 20; // tables that are remembered

export function isCoachFolded(table: string): boolean {
  return read().includes(table);
}

export function foldCoach(table: string, isFolded: boolean): void {
  const others = read().filter((one) => one !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, ...(isFolded ? [table] : [])].slice(-MOST)));
  } catch {
    // It holds until the page is left.
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((table) => typeof table === 'string') : [];
  } catch {
    return []; // what cannot be read is forgotten: nothing is folded
  }
}
