import type { TocNode } from '#contract/publication.ts';

const PREFIX = 'contents-';

/** Where an entry of a publication's contents stands on its page. `id` is that of the `TocNode`. */
export function anchorOfEntry(id: string): string {
  return `${PREFIX}${id}`;
}

/** Whether an entry, or one below it, is what a fragment (`#contents-…`) leads to. */
export function isOnWay({ id, children }: TocNode, hash: string): boolean {
  return hash.slice(1) === anchorOfEntry(id) || children.some((child) => isOnWay(child, hash));
}
