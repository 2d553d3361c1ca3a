interface AnyBlock {
  readonly kind: string;
  /** Of a heading, counted from 1. */
  readonly level?: number;
}

/**
 * Headings below the title, which is the first level; the standard wants no level left out on the way down, whichever
 * comes first.
 */
export function setHeadingLevels<Block extends AnyBlock>(blocks: readonly Block[]): Block[] {
  const used = new Set(blocks.flatMap(({ kind, level }) => (kind === 'heading' && level !== undefined ? [level] : [])));
  const levels = [...used].sort((a, b) => a - b);
  let former = 1;
  return blocks.map((block) => {
    if (block.kind !== 'heading' || block.level === undefined) return block;
    former = Math.min(levels.indexOf(block.level) + 2, former + 1);
    return { ...block, level: former };
  });
}
