import { levelHeadings } from '#domain/document/level-headings.ts';

interface AnyBlock {
  readonly kind: string;
  /** Of a heading, counted from 1. */
  readonly level?: number;
}

/** The same blocks with headings as tagged pages want them: below the title, which is the first level, and none left out. */
export function setHeadingLevels<Block extends AnyBlock>(blocks: readonly Block[]): Block[] {
  const isHeading = ({ kind, level }: Block) => kind === 'heading' && level !== undefined;
  const levels = levelHeadings(blocks.filter(isHeading).map(({ level = 1 }) => level));
  return blocks.map((block) => (isHeading(block) ? { ...block, level: levels.shift() ?? 2 } : block));
}
