import { forEachToken } from '#domain/words/tokenize.ts';
import { blockText, type Block } from './block.ts';
import type { DocumentKey } from './document.ts';
import { formatOfKey } from './work.ts';

/** What two formats of a text are compared by. */
export interface TextFacts {
  /** How often it has each word. */
  readonly counts: ReadonlyMap<string, number>;
  readonly words: number;
  /** How many of its blocks have a structure. */
  readonly structure: number;
}

/** A format as it is weighed against another. */
export interface WeighedFormat {
  readonly key: DocumentKey;
  readonly structure: number;
}

/** Two formats of one work have so much of their words in common (OP-171). */
export const LEAST_AGREEING = 0.9;

/** Formats from marked up to flat: they decide where the texts are about equally structured. */
const RANKS: readonly (readonly string[])[] = [
  ['akn', 'uslm', 'gii', 'jats', 'bits'],
  ['html', 'docx', 'markdown', 'courtlistener', 'oldp', 'jsonl'],
];
const ABOUT_EQUAL = 0.9;

/** Counts the words and the structure of a text that comes in pieces. */
export async function readTextFacts(
  pieces: Iterable<readonly Block[]> | AsyncIterable<readonly Block[]>,
): Promise<TextFacts> {
  const counts = new Map<string, number>();
  let words = 0;
  let structure = 0;
  for await (const blocks of pieces) {
    for (const block of blocks) {
      if (hasStructure(block)) structure += 1;
      forEachToken(blockText(block), (word) => {
        counts.set(word, (counts.get(word) ?? 0) + 1);
        words += 1;
      });
    }
  }
  return { counts, words, structure };
}

/** The share of the longer text's words that the other has as often, 0 to 1. */
export function shareAgreeing(one: TextFacts, other: TextFacts): number {
  const longer = Math.max(one.words, other.words);
  let agreeing = 0;
  for (const [word, count] of one.counts) agreeing += Math.min(count, other.counts.get(word) ?? 0);
  return longer === 0 ? 0 : agreeing / longer;
}

/** Whether a format shows more than another: more blocks with a structure, or a format that marks them up. */
export function isRicher(one: WeighedFormat, other: WeighedFormat): boolean {
  const [less, more] = [one, other].map(({ structure }) => structure).sort((a, b) => a - b) as [number, number];
  if (less < more * ABOUT_EQUAL) return one.structure === more;
  return rankOf(one.key) < rankOf(other.key);
}

/** What is more than a line of text: what a reader can be led to, or sees as part of something. */
function hasStructure(block: Block): boolean {
  if (block.kind !== 'paragraph') return block.kind !== 'page';
  return block.number !== undefined || block.role === 'quote' || block.role === 'list-item' || (block.depth ?? 0) > 0;
}

function rankOf(key: DocumentKey): number {
  const rank = RANKS.findIndex((formats) => formats.includes(formatOfKey(key)));
  return rank < 0 ? RANKS.length : rank;
}
