import type { HomeBlock, HomeBlockId } from '#domain/edition/home.ts';

/** Parts that stand together: one across the page, or those of two columns beside each other. */
export type BlockGroup =
  | { readonly across: HomeBlockId }
  | { readonly wide: readonly HomeBlockId[]; readonly narrow: readonly HomeBlockId[] };

/** The parts of a home page from top to bottom: what stands in columns, up to the next part across, is one group. */
export function groupBlocks(blocks: readonly HomeBlock[]): BlockGroup[] {
  const groups: ({ across: HomeBlockId } | { wide: HomeBlockId[]; narrow: HomeBlockId[] })[] = [];
  for (const { id, place } of blocks) {
    if (place === 'across') {
      groups.push({ across: id });
      continue;
    }
    const last = groups.at(-1);
    const columns = last && 'wide' in last ? last : { wide: [], narrow: [] };
    if (columns !== last) groups.push(columns);
    columns[place].push(id);
  }
  return groups;
}
