import type { Block } from '#domain/document/block.ts';
import { listLinkTargets } from '#domain/document/list-link-targets.ts';
import { readDocumentTarget } from '#domain/document/source-address.ts';
import type { AnchorPlace, ContentStore, DocumentLink } from '#server/ports/content-store.ts';

export interface ResolvedLinks {
  /** Where the source's own identifiers stand in the same text. */
  readonly places: ReadonlyMap<string, AnchorPlace>;
  /** The documents that are linked, by the name the link has for them. */
  readonly links: ReadonlyMap<string, DocumentLink>;
}

/** What the links and footnote marks of blocks lead to in an edition; what they do not find there is left out. */
export async function resolveLinks(
  store: Pick<ContentStore, 'resolveNames' | 'resolveSourceIds'>,
  content: number,
  blocks: readonly Block[],
  edition: string,
): Promise<ResolvedLinks> {
  const targets = blocks.flatMap(listLinkTargets);
  const keys = new Set(targets.flatMap((target) => readDocumentTarget(target)?.key ?? []));
  const ids = new Set(targets.flatMap((target) => (target.to === 'anchor' ? [target.id] : [])));
  const [links, places] = await Promise.all([
    store.resolveNames([...keys], edition),
    store.resolveSourceIds(content, [...ids]),
  ]);
  return { links, places };
}
