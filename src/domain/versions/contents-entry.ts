import type { OutlineEntry } from '#domain/document/outline.ts';
import type { ContentsNode } from '#domain/records/publication.ts';

/** An entry of a table of contents, as it is known again in the next version. */
export interface ContentsEntry {
  /** The source's own identifier for it. */
  readonly sourceId?: string;
  /** Labels from the outermost entry down to this one. */
  readonly path: readonly string[];
  /** What it holds: ids of blocks that were carried over, or documents. */
  readonly content: readonly string[];
}

/** The entries of a text's headings, each with the blocks up to the next heading; `ids` are those of all its blocks. */
export function listSectionEntries(outline: readonly OutlineEntry[], ids: readonly string[]): ContentsEntry[] {
  const above: OutlineEntry[] = [];
  return outline.map((entry, at) => {
    while ((above.at(-1)?.level ?? 0) >= entry.level) above.pop();
    above.push(entry);
    const content = ids.slice(entry.block, outline[at + 1]?.block);
    return { path: above.map(({ label }) => label), content };
  });
}

/** Stands before a document that an entry does not open itself: one above is never taken for the one that opens it. */
const BELOW = '> ';

/**
 * The entries of a publication's contents, each after the one above it. An entry holds the document it opens; where it
 * opens none, those that entries below it open.
 */
export function listNodeEntries(nodes: readonly ContentsNode[], above: readonly string[] = []): ContentsEntry[] {
  return nodes.flatMap((node) => {
    const path = [...above, node.label];
    const below = listNodeEntries(node.children ?? [], path);
    const opened = below.flatMap(({ content }) => content).filter((held) => !held.startsWith(BELOW));
    const content =
      node.document === undefined
        ? [...new Set(opened)].map((held) => `${BELOW}${held}`)
        : [`${node.document}#${node.anchor ?? ''}`];
    const { sourceId } = node;
    return [{ ...(sourceId === undefined ? {} : { sourceId }), path, content }, ...below];
  });
}
