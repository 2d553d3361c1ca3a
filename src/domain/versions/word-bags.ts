/** The words of one text as ascending numbers, a word as often as it stands there. */
export type WordBag = Int32Array;

/** Scripts that are written without spaces: each character counts as a word. */
const LONE_FROM = 0x2e80;
const THAI = { from: 0x0e00, to: 0x0e7f };

/**
 * The words of a text, each as a number that is made of its letters; two words may have the same one, which is no harm
 * where only likeness is measured. No string is made of any word: a book has millions of them.
 */
export function readBag(text: string): WordBag {
  const words = new Int32Array(text.length);
  let count = 0;
  let word = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (isLetter(unit)) word = Math.imul(word ^ (unit >= 65 && unit <= 90 ? unit + 32 : unit), 0x01000193) || 1;
    if (word === 0 || (isLetter(unit) && !standsAlone(unit))) continue;
    words[count++] = word;
    word = 0;
  }
  if (word !== 0) words[count++] = word;
  return words.slice(0, count).sort();
}

/** Letters and digits; roughly, since signs of rare scripts count as letters. */
function isLetter(unit: number): boolean {
  if (unit < 0x80) return (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122);
  return unit >= 0xc0 && (unit < 0x2000 || unit > 0x206f) && unit !== 0x3000;
}

function standsAlone(unit: number): boolean {
  return unit >= LONE_FROM || (unit >= THAI.from && unit <= THAI.to);
}

/** How many words two bags share, each as often as it stands in both. */
export function countShared(one: WordBag, other: WordBag): number {
  let shared = 0;
  let at = 0;
  for (let place = 0; place < one.length && at < other.length; place += 1) {
    const word = one[place] as number;
    while (at < other.length && (other[at] as number) < word) at += 1;
    if (other[at] !== word) continue;
    shared += 1;
    at += 1;
  }
  return shared;
}

/** The words of several texts together. */
export function joinBags(bags: readonly WordBag[]): WordBag {
  const joined = new Int32Array(bags.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const bag of bags) {
    joined.set(bag, at);
    at += bag.length;
  }
  return joined.sort();
}

/** How alike two bags are, from 0 to 1: twice the shared words over all words of both (Dice). */
export function measureLikeness(one: WordBag, other: WordBag, shared = countShared(one, other)): number {
  return one.length + other.length === 0 ? 0 : (2 * shared) / (one.length + other.length);
}
