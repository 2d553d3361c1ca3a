import type { ContentsNode } from '../records/publication.ts';
import { flattenContents, listNested, nestNodes, type PublicationNode } from '../records/publication-node.ts';
import { carryContentsIds } from './carry-contents-ids.ts';
import { listNodeEntries } from './contents-entry.ts';

/**
 * The entries of a publication's new contents with the ids that they had in the former ones (`carryContentsIds`).
 * `gone` are the ids of entries that contents before had.
 */
export function carryNodes(
  contents: readonly ContentsNode[],
  former: readonly PublicationNode[],
  gone: Iterable<string>,
): PublicationNode[] {
  const nested = nestNodes(former);
  const ids = listNested(nested).map(({ id }) => id);
  const known = listNodeEntries(nested).map((entry, at) => ({ ...entry, id: ids[at] ?? '' }));
  return flattenContents(contents, carryContentsIds(listNodeEntries(contents), known, gone));
}
