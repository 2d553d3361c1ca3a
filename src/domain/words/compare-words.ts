import { findShared, type SharedPlaces } from './edit-script.ts';
import { splitWords, type Piece } from './split-words.ts';

/** Characters of the older text that became characters of the newer one; ends exclusive. An empty side: inserted, or left out. */
export interface WordChange {
  readonly oldFrom: number;
  readonly oldTo: number;
  readonly newFrom: number;
  readonly newTo: number;
}

/** What changed between two texts. */
export interface WordComparison {
  /** In order; what lies between two changes is the same but for spacing. */
  readonly changes: readonly WordChange[];
  /** False where so much differs that what lies between the first and the last change was not compared. */
  readonly isWhole: boolean;
}

/** More changed words than this are one change. */
const MOST_CHANGES = 2_000;

/**
 * The words that were inserted, left out or replaced between two texts. A number with its separators is one word, so
 * that `10,000` -> `20,000` is exactly that. Differences of spacing alone are none.
 */
export function compareWords(old: string, next: string): WordComparison {
  const frame = findFrame(old, next);
  const olds = splitWords(old.slice(frame.start, old.length - frame.end));
  const news = splitWords(next.slice(frame.start, next.length - frame.end));
  const numbers = new Map<string, number>();
  const shared = findShared(numberPieces(olds, numbers), numberPieces(news, numbers), MOST_CHANGES);
  const changes = listChanges(olds, news, shared ?? []).map(({ oldFrom, oldTo, newFrom, newTo }): WordChange => ({
    oldFrom: oldFrom + frame.start,
    oldTo: oldTo + frame.start,
    newFrom: newFrom + frame.start,
    newTo: newTo + frame.start,
  }));
  return { changes, isWhole: shared !== undefined };
}

/** How many characters both texts begin and end with, up to a space: most of a text is left alone by an edit. */
function findFrame(old: string, next: string): { readonly start: number; readonly end: number } {
  const most = Math.min(old.length, next.length);
  let start = 0;
  while (start < most && old.charCodeAt(start) === next.charCodeAt(start)) start += 1;
  if (start === most && old.length === next.length) return { start, end: 0 };
  while (start > 0 && old[start - 1] !== ' ') start -= 1;
  while (start > 0 && old[start - 1] === ' ') start -= 1;
  let end = 0;
  while (end < most - start && old.charCodeAt(old.length - 1 - end) === next.charCodeAt(next.length - 1 - end))
    end += 1;
  while (end > 0 && old[old.length - end] !== ' ') end -= 1;
  return { start, end };
}

function numberPieces(pieces: readonly Piece[], numbers: Map<string, number>): Int32Array {
  return Int32Array.from(pieces, ({ text }) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size);
    return numbers.size - 1;
  });
}

function listChanges(olds: readonly Piece[], news: readonly Piece[], shared: SharedPlaces): WordChange[] {
  const changes: WordChange[] = [];
  let [oldAt, newAt] = [0, 0];
  for (const [oldTo, newTo] of [...shared, [olds.length, news.length] as const]) {
    if (oldTo > oldAt || newTo > newAt) {
      const [oldFrom, oldEnd] = cut(olds, oldAt, oldTo);
      const [newFrom, newEnd] = cut(news, newAt, newTo);
      changes.push({ oldFrom, oldTo: oldEnd, newFrom, newTo: newEnd });
    }
    [oldAt, newAt] = [oldTo + 1, newTo + 1];
  }
  return changes;
}

/** The characters of the pieces `from` to `to`; where there are none, the place behind the piece before. */
function cut(pieces: readonly Piece[], from: number, to: number): [from: number, to: number] {
  const place = pieces[from - 1]?.to ?? 0;
  return to > from ? [pieces[from]?.from ?? place, pieces[to - 1]?.to ?? place] : [place, place];
}
