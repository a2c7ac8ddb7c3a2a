// What people write as a move, as the letters that kernels read: the same as core/spelling.py makes of it.

const MOST_LETTERS = 100;
const NO_BLANK = /[^\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/; // as Python has them
const WORD = new RegExp(`${NO_BLANK.source}+`, 'g');
const NOT_ASCII = /[^\0-\x7f]/;

/** Encode a text that may spell a move; null where it can be none. */
export function lettersIn(text: string): Uint8Array | null {
  const spelling = withoutBlanks(text);
  if (spelling.length > MOST_LETTERS) return null;
  const plain = spelling.replaceAll('’', "'"); // the apostrophe that phones write
  return NOT_ASCII.test(plain) ? null : new TextEncoder().encode(plain);
}

/** List the words of a text, which blanks separate. */
export function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Leave out the blanks at both ends. A regular expression that looks for those at the end takes long in long texts. */
function withoutBlanks(text: string): string {
  const start = text.search(NO_BLANK);
  if (start < 0) return '';
  let end = text.length;
  while (!NO_BLANK.test(text[end - 1]!)) end -= 1;
  return text.slice(start, end);
}
