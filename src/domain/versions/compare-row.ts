import { compareWords } from '../words/compare-words.ts';
import type { BesideRow } from './set-beside.ts';

/** Characters of the text of a block, by its place; `to` is exclusive. */
export interface BlockSpan {
  readonly block: number;
  readonly from: number;
  readonly to: number;
}

/** The words that differ between the two sides of a row. */
export interface RowDifferences {
  readonly deleted: readonly BlockSpan[];
  readonly inserted: readonly BlockSpan[];
  /** False where so much differs that what lies between the first and the last difference was not compared. */
  readonly isWhole: boolean;
}

type TextOf = (block: number) => string;

const BETWEEN = '\n';

/** Compares the words of a row whose blocks were changed, split or merged. */
export function compareRow({ olds, news }: BesideRow, textOfOld: TextOf, textOfNew: TextOf): RowDifferences {
  const old = join(olds, textOfOld);
  const next = join(news, textOfNew);
  const { changes, isWhole } = compareWords(old.text, next.text);
  return {
    deleted: changes.flatMap(({ oldFrom, oldTo }) => old.cut(oldFrom, oldTo)),
    inserted: changes.flatMap(({ newFrom, newTo }) => next.cut(newFrom, newTo)),
    isWhole,
  };
}

/** The texts of blocks as one, and the way from its characters back to theirs. */
function join(blocks: readonly number[], textOf: TextOf) {
  let text = '';
  const starts = blocks.map((block, index) => {
    if (index > 0) text += BETWEEN;
    const from = text.length;
    text += textOf(block);
    return { block, from, to: text.length };
  });
  const cut = (from: number, to: number): BlockSpan[] =>
    starts.flatMap((one) => {
      const [first, last] = [Math.max(from, one.from), Math.min(to, one.to)];
      return first < last ? [{ block: one.block, from: first - one.from, to: last - one.from }] : [];
    });
  return { text, cut };
}
