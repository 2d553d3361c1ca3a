import { tokenizeText, type TokenList } from '#domain/words/tokenize.ts';
import type { TextChunk } from './passage-source.ts';

/** A block of a text with the place of its first word in the whole text. */
export interface PlacedBlock {
  readonly block: number;
  readonly text: string;
  readonly tokens: TokenList;
  readonly firstPosition: number;
}

/** The block in which a word stands, among chunks in reading order; undefined where none has it. */
export function findBlock(chunks: readonly TextChunk[], position: number): PlacedBlock | undefined {
  const chunk = chunks.findLast(({ firstPosition }) => firstPosition <= position);
  if (!chunk) return undefined;
  let { firstPosition } = chunk;
  for (const [index, text] of chunk.texts.entries()) {
    const tokens = tokenizeText(text);
    if (position < firstPosition + tokens.words.length) {
      return { block: chunk.firstBlock + index, text, tokens, firstPosition };
    }
    firstPosition += tokens.words.length;
  }
  return undefined;
}

/** Whether a word stands in a block. */
export function isIn({ firstPosition, tokens }: PlacedBlock, position: number): boolean {
  return position >= firstPosition && position < firstPosition + tokens.words.length;
}
