import type { PaperBlock } from '#domain/paper/paper.ts';

/**
 * Headings below the title, which is the first level; the standard wants no level left out on the way down, whichever
 * comes first.
 */
export function setHeadingLevels(blocks: readonly PaperBlock[]): PaperBlock[] {
  const used = new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])));
  const levels = [...used].sort((a, b) => a - b);
  let former = 1;
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    former = Math.min(levels.indexOf(block.level) + 2, former + 1);
    return { ...block, level: former };
  });
}
