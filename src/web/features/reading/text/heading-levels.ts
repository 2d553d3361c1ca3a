import type { TocItem } from '#contract/document.ts';
import { levelHeadings } from '#domain/document/level-headings.ts';

/**
 * Levels of headings by number of block, where the page needs another one than the element says: the title of the page
 * is the first level, and a text may begin with a heading of its second.
 */
export function listOtherLevels(contents: readonly TocItem[]): ReadonlyMap<number, number> {
  const levels = levelHeadings(contents.map(({ level }) => level));
  return new Map(
    contents.flatMap(({ block, level }, index): [number, number][] => {
      const wanted = levels[index];
      // A level is one more in the page, below its title, and no element has more than six.
      return wanted === undefined || wanted === Math.min(level + 1, 6) ? [] : [[block, wanted]];
    }),
  );
}

/** Says the level of headings to those who hear the page; how they look stays as the source has it. */
export function tellLevels(part: Element, levels: ReadonlyMap<number, number>): void {
  if (levels.size === 0) return;
  for (const heading of part.querySelectorAll<HTMLElement>('.heading')) {
    const level = levels.get(Number(heading.dataset['block']));
    if (level !== undefined) heading.ariaLevel = String(level);
  }
}
