import { compareWords } from '../words/compare-words.ts';
import { splitWords } from '../words/split-words.ts';
import type { TextSpan } from './html-text.ts';

interface Sentence extends TextSpan {
  readonly text: string;
  /** Its words in small letters, each as often as it stands there. */
  readonly words: ReadonlyMap<string, number>;
  readonly size: number;
}

/** Two sentences that share fewer of their words say something else, and are not held against each other. */
const LIKE = 0.5;
/** Of long answers a sentence is looked for among so many about its place. */
const WINDOW = 30;
const END = /[.!?;]["”’)\]]*(?=\s+["“(]?\p{Lu})|\n/gu;
/** After these a full stop ends no sentence. */
const SHORT =
  /(?:^|[\s(])(?:\p{L}|art|arts|no|nos|nr|para|paras|sec|ss|abs|cl|reg|ch|sch|pt|cap|vs|cf|mr|ms|dr|st|ord)\.$/iu;

/**
 * The words in which two texts differ where they say the same thing in other words: of sentences that belong together,
 * the words that the other one has not, wherever it has them.
 */
export function listChangedWords(one: string, other: string): readonly [TextSpan[], TextSpan[]] {
  const [ones, others] = [listSentences(one), listSentences(other)];
  const changed: readonly [TextSpan[], TextSpan[]] = [[], []];
  for (const [first, second] of pairSentences(ones, others)) {
    const [lost, found] = compareSentences(first, second);
    changed[0].push(...lost);
    changed[1].push(...found);
  }
  return changed;
}

function listSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const cut = (to: number) => {
    const words = new Map<string, number>();
    let size = 0;
    for (const { text: word } of listWords(text.slice(from, to))) {
      words.set(word, (words.get(word) ?? 0) + 1);
      size += 1;
    }
    if (size > 0) sentences.push({ from, to, text: text.slice(from, to), words, size });
    from = to;
  };
  for (const { 0: end, index } of text.matchAll(END)) {
    const to = index + end.length;
    if (end === '\n' || !SHORT.test(text.slice(Math.max(from, to - 8), to))) cut(to);
  }
  cut(text.length);
  return sentences;
}

/** Pairs of the most like sentences, the most alike first; of equals those that stand nearest. */
function pairSentences(ones: readonly Sentence[], others: readonly Sentence[]): (readonly [Sentence, Sentence])[] {
  const isLong = ones.length * others.length > 4 * WINDOW * WINDOW;
  const stretch = others.length / Math.max(1, ones.length);
  const candidates = ones.flatMap((one, at) => {
    const middle = Math.round(at * stretch);
    const first = isLong ? Math.max(0, middle - WINDOW) : 0;
    const near = isLong ? others.slice(first, middle + WINDOW) : others;
    return near.flatMap((other, place) => {
      const likeness = measureLikeness(one, other);
      const distance = Math.abs(middle - first - place);
      return likeness < LIKE ? [] : [{ pair: [one, other] as const, likeness, distance }];
    });
  });
  candidates.sort((a, b) => b.likeness - a.likeness || a.distance - b.distance);
  const taken = new Set<Sentence>();
  return candidates.flatMap(({ pair }) => {
    if (pair.some((sentence) => taken.has(sentence))) return [];
    for (const sentence of pair) taken.add(sentence);
    return [pair];
  });
}

/** Twice the shared words over all words of both (Dice). */
function measureLikeness(one: Sentence, other: Sentence): number {
  let shared = 0;
  for (const [word, count] of one.words) shared += Math.min(count, other.words.get(word) ?? 0);
  return (2 * shared) / (one.size + other.size);
}

function compareSentences(one: Sentence, other: Sentence): readonly [TextSpan[], TextSpan[]] {
  const { changes } = compareWords(one.text, other.text);
  const lost = changes.flatMap(({ oldFrom, oldTo }) => listWords(one.text.slice(oldFrom, oldTo), one.from + oldFrom));
  const found = changes.flatMap(({ newFrom, newTo }) =>
    listWords(other.text.slice(newFrom, newTo), other.from + newFrom),
  );
  return [leaveShared(lost, found), leaveShared(found, lost)];
}

/** Words that only stand elsewhere are the same words. */
function leaveShared(words: readonly Word[], others: readonly Word[]): TextSpan[] {
  const left = new Map<string, number>();
  for (const { text } of others) left.set(text, (left.get(text) ?? 0) + 1);
  return words.filter(({ text }) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

interface Word extends TextSpan {
  readonly text: string;
}

/** Words and numbers; signs are none. */
function listWords(text: string, at = 0): Word[] {
  return splitWords(text).flatMap(({ text: word, from, to }) =>
    /[\p{L}\p{N}]/u.test(word) ? [{ text: word.toLowerCase(), from: at + from, to: at + to }] : [],
  );
}
