const PREFIX = 'contents-';

/** Where an entry of a publication's contents stands on its page. `id` is that of the `TocNode`. */
export function anchorOfEntry(id: string): string {
  return `${PREFIX}${id}`;
}

/** Whether the entry `id`, or one below it, is what a fragment (`#contents-2.1`) leads to. */
export function isOnWay(id: string, hash: string): boolean {
  const anchor = anchorOfEntry(id);
  const wanted = hash.slice(1);
  return wanted === anchor || wanted.startsWith(`${anchor}.`);
}
