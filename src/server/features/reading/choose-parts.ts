import type { ChunkSize } from '#server/ports/content-store.ts';

/** A stretch of blocks as the reader's browser knows it. */
export interface DocumentPart {
  readonly index: number;
  readonly fromBlock: number;
  /** Exclusive. */
  readonly toBlock: number;
  readonly characters: number;
}

/** A text of this many parts (about 100,000 characters) comes with the first answer. */
const WHOLE_PARTS = 6;
/** Of a longer one: the part asked for, one before it and two after. */
const PARTS_BEFORE = 1;
const PARTS_AFTER = 2;

/** The parts of a document, from its stored chunks. */
export function listParts(chunks: readonly ChunkSize[], blocks: number): DocumentPart[] {
  return chunks.map((chunk, index) => ({
    index,
    fromBlock: chunk.firstBlock,
    toBlock: chunks[index + 1]?.firstBlock ?? blocks,
    characters: chunk.characters,
  }));
}

/** Which parts come with the first answer: all of an ordinary text, the neighbourhood of the target in a long one. */
export function chooseFirstParts(parts: readonly DocumentPart[], target: number): { from: number; to: number } {
  if (parts.length <= WHOLE_PARTS) return { from: 0, to: parts.length };
  const from = Math.max(0, target - PARTS_BEFORE);
  return { from, to: Math.min(parts.length, target + PARTS_AFTER + 1) };
}

/** Index of the part that holds a block. */
export function findPart(parts: readonly DocumentPart[], block: number): number {
  let low = 0;
  let high = parts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((parts[middle]?.fromBlock ?? 0) <= block) low = middle;
    else high = middle - 1;
  }
  return low;
}
