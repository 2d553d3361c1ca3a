import type { DocumentDetails, TocItem } from '#contract/document.ts';

/** How many matches stand under each entry of the contents, what is below its sub-entries left to those. */
export function countBySection(contents: readonly TocItem[], blocks: readonly number[]): readonly number[] {
  const counts = contents.map(() => 0);
  for (const block of blocks) {
    const index = findSection(contents, block);
    if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** Index of the entry that a block stands under; -1 above the first one. Entries are in reading order. */
export function findSection(contents: readonly TocItem[], block: number): number {
  let low = 0;
  let high = contents.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((contents[middle]?.block ?? 0) <= block) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Index of the part that a block stands in. */
export function findPart(parts: DocumentDetails['parts'], block: number): number {
  return Math.max(
    0,
    parts.findLastIndex((part) => part.fromBlock <= block),
  );
}
