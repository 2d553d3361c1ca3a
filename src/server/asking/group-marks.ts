import type { BlockMark } from '#domain/document/marked-text.ts';
import type { BlockMatch } from '#domain/passages/list-block-matches.ts';

/** Matches by the number of their block, each with its own number through the document. */
export function groupMarks(matches: readonly BlockMatch[]): Map<number, BlockMark[]> {
  const groups = new Map<number, BlockMark[]>();
  matches.forEach(({ block, start, end, term }, number) => {
    const mark = { start, end, term, number };
    const group = groups.get(block);
    if (group) group.push(mark);
    else groups.set(block, [mark]);
  });
  return groups;
}
