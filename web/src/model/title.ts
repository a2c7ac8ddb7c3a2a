// The title of a table's page: it tells whoever looks at another tab that it is their turn.

const FLASH_MS = 1000;
export const OWN_TURN = '●'; // before the title where it is the person's turn
const DARK = '○';

/** Set the title, and let the mark of the own turn flash where nobody looks; gives what ends that. */
export function showTitle(title: string, isFlashing: boolean): () => void {
  document.title = title;
  if (!isFlashing || !title.startsWith(OWN_TURN)) return () => {};
  const titles = [title, title.replace(OWN_TURN, DARK)];
  let shown = 0;
  const timer = setInterval(() => (document.title = titles[++shown % titles.length]!), FLASH_MS);
  return () => clearInterval(timer);
}
