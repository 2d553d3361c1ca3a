import type { TextSize } from './cut-pieces.ts';

/** Parts that stand in one group. */
const GROUP = 25;

/**
 * Puts the parts of a very long text into groups: whatever the browser does for each frame it does for every part, so
 * that it is to meet a few dozen groups instead of hundreds of parts. A shorter text stays as it is.
 */
export function groupParts(parts: readonly HTMLElement[]): readonly HTMLElement[] {
  if (parts.length <= 2 * GROUP) return parts;
  const groups: HTMLElement[] = [];
  for (let from = 0; from < parts.length; from += GROUP) {
    const group = document.createElement('div');
    group.className = 'group';
    group.append(...parts.slice(from, from + GROUP));
    groups.push(group);
  }
  return groups;
}

/** The size of the group that a part stands in. */
export function sumOfGroup(sizes: readonly TextSize[], index: number): TextSize {
  const from = index - (index % GROUP);
  const sum = { characters: 0, blocks: 0, noteCharacters: 0, notes: 0 };
  for (const size of sizes.slice(from, from + GROUP)) {
    sum.characters += size.characters;
    sum.blocks += size.blocks;
    sum.noteCharacters += size.noteCharacters;
    sum.notes += size.notes;
  }
  return sum;
}

/** The part of a number in the frame of a text. */
export function partAt(frame: Element, index: number): Element | undefined {
  const isGrouped = frame.firstElementChild?.className === 'group';
  return isGrouped ? frame.children[Math.floor(index / GROUP)]?.children[index % GROUP] : frame.children[index];
}

/** Parts that stand in the window or within one of it, and all others. */
export function listNearest(frame: Element): { readonly near: readonly Element[]; readonly far: readonly Element[] } {
  const near: Element[] = [];
  const far: Element[] = [];
  for (const child of frame.children) {
    const isGroup = child.className === 'group';
    // What stands in a group that is far is not looked at: that would have it laid out.
    if (isGroup && !isNear(child)) far.push(...child.children);
    else for (const part of isGroup ? child.children : [child]) (isNear(part) ? near : far).push(part);
  }
  return { near, far };
}

function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -innerHeight && top < 2 * innerHeight;
}
