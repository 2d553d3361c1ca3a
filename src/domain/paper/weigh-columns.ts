import type { PaperCell } from './paper.ts';
import { textOfRuns } from './text-of-runs.ts';

/** A column is never narrower, nor weighs more, than text of so many characters. */
const LEAST = 6;
const MOST = 60;
const LONGEST_WORD = 18;
/** So much wider than other letters a capital is. */
const CAPITAL = 0.35;
/** The space between two columns, in characters. */
const GAP = 1;
/** What a line may end at: not the space of “Article 21”. */
const BREAK = /[^\S\u00a0\u202f]+/u;
/** About how many characters of a table stand beside one another on a page, and on one that is set across. */
const PAGE = 86;
const WIDE_PAGE = 142;

/**
 * The share of the width that each column gets, in parts of 1: more where its cells say more, and enough for its longest
 * word where that is no monster. Cells that span several columns do not count.
 */
export function weighColumns(columns: number, cells: readonly PaperCell[], isWide = false): number[] {
  const weights = Array.from({ length: columns }, () => LEAST);
  const words = Array.from({ length: columns }, () => LEAST);
  for (const { paragraphs, x, colspan } of cells) {
    if (colspan > 1) continue;
    const text = paragraphs.map(textOfRuns).join(' ');
    const word = GAP + Math.max(0, ...text.split(BREAK).map((one) => Math.min(measure(one), LONGEST_WORD)));
    // A long text may run over several lines.
    const whole = Math.sqrt(text.length) * 4;
    words[x] = Math.max(words[x] ?? LEAST, word);
    weights[x] = Math.min(MOST, Math.max(weights[x] ?? LEAST, word, Math.min(text.length, whole)));
  }
  const wanted = fitPage(weights, words, isWide ? WIDE_PAGE : PAGE);
  const sum = total(wanted);
  return wanted.map((weight) => weight / sum);
}

/** How wide a word is, in letters as most are: capitals are wider. */
function measure(word: string): number {
  return word.length + (word.match(/[\p{Lu}@%]/gu)?.length ?? 0) * CAPITAL;
}

/** Where all is wider than the page, columns give what they have beyond their longest word, so that none is broken. */
function fitPage(weights: readonly number[], words: readonly number[], page: number): readonly number[] {
  const [sum, least] = [total(weights), total(words)];
  if (sum <= page || least >= page) return weights;
  const share = (page - least) / (sum - least);
  return weights.map((weight, x) => (words[x] ?? 0) + (weight - (words[x] ?? 0)) * share);
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
