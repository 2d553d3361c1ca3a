/** So far a word may stand from the one before; farther away its neighbour must stand beside it. */
const NEAR = 6;
/** So many words in a row are no accident. */
const SURE = 4;
/** A word of so many letters may be an address, which is cut wherever a line ends. */
const LONG = 16;
/** So many words may be written as one where a line is set tight. */
const GLUED = 3;

/**
 * How many words of the first list stand in the second in the same order, at least: each is looked for in the next
 * `reach` words after the one before. It never counts more than the longest common subsequence has.
 */
export function followWords(words: readonly string[], output: readonly string[], reach: number): Followed {
  let at = 0;
  let found = 0;
  const missing: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const place = findWord(words, index, output, { from: at, reach });
    if (place) {
      at = place.at + 1;
      found += place.count;
      index += place.count - 1;
    } else missing.push(`${words.slice(Math.max(0, index - 3), index).join(' ')} [${words[index]}]`);
  }
  return { found, missing };
}

interface Place {
  readonly at: number;
  /** How many words stand there as one. */
  readonly count: number;
}

function findWord(
  words: readonly string[],
  index: number,
  output: readonly string[],
  { from, reach }: { readonly from: number; readonly reach: number },
): Place | undefined {
  for (let at = from; at < Math.min(output.length, from + reach); at += 1) {
    const count = countGlued(words, index, output[at] ?? '');
    const parts = count === 0 ? countParts(words[index] ?? '', output, at) : 0;
    if (parts > 0 && at < from + NEAR) return { at: at + parts - 1, count: 1 };
    if (count === 0) continue;
    if (at < from + NEAR) return { at, count };
    const goesOn = index + count >= words.length || countGlued(words, index + count, output[at + 1] ?? '') > 0;
    // A word that a page divides is not there; it may stand in the next sentence as well.
    if (goesOn) return isPassed(words, index, output, { from, to: at }) ? undefined : { at, count };
  }
  return undefined;
}

/** Into how many pieces an address is cut where lines end; 0 where what stands there is no beginning of it. */
function countParts(word: string, output: readonly string[], at: number): number {
  if (word.length < LONG) return 0;
  let all = output[at] ?? '';
  for (let parts = 1; all !== '' && word.startsWith(all); parts += 1) {
    if (all === word) return parts;
    all += output[at + parts] ?? ' ';
  }
  return 0;
}

/** Whether what follows a word stands before a place already, so that this is not where the word is. */
function isPassed(
  words: readonly string[],
  index: number,
  output: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  const next = words.slice(index + 1, index + 1 + SURE);
  if (next.length < SURE) return false;
  for (let at = from; at < to - SURE; at += 1) if (next.every((word, step) => output[at + step] === word)) return true;
  return false;
}

/** How many words from this one on are what was read, which may end with the mark of a note: three digits or a letter. */
function countGlued(words: readonly string[], index: number, read: string): number {
  let all = '';
  for (let count = 1; count <= GLUED; count += 1) {
    all += words[index + count - 1] ?? '';
    if (all === '' || !read.startsWith(all)) return 0;
    if (/^(?:\d{0,3}|[a-z])$/u.test(read.slice(all.length))) return count;
  }
  return 0;
}

export interface Followed {
  readonly found: number;
  /** What was not found, each after the words before it. */
  readonly missing: readonly string[];
}

/**
 * Letters and digits alone and apart: hyphens divide words at the ends of lines, quotation marks are set as print sets
 * them, and the mark of a note stands at its word. Small capitals are capitals to who reads pages, so that none differs
 * from its small letter.
 */
export function splitComparable(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[-‐‑\u00ad]\n/gu, '')
    .replaceAll(/[-‐‑\u00ad]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+|(?<=[\p{L}\p{M}])(?=\p{N})|(?<=\p{N})(?=\p{L})/u)
    .filter((word) => word !== '');
}
