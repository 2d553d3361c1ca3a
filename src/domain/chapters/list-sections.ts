import type { PublicationNode } from '#domain/records/publication-node.ts';

/** What an entry of a table of contents stands for: a document, or its text from one anchor to another. */
export interface ChapterSection {
  readonly node: PublicationNode;
  /** As the contents name the document. */
  readonly document: string;
  /** Absent: from its beginning, and with its title. */
  readonly from?: string;
  /** Exclusive; absent: to its end. */
  readonly until?: string;
  /** Whether the section of an entry above it holds it: its matches count there. */
  readonly isInner: boolean;
}

/**
 * The sections below chosen entries (OP-117): a heading stands for its subtree, an entry with a document for all of it,
 * one with an anchor for the text up to the next anchor of the same or a higher level. `nodes` in their order.
 */
export function listSections(nodes: readonly PublicationNode[], chosen: ReadonlySet<string>): ChapterSection[] {
  const sections: ChapterSection[] = [];
  const holders = new Map<string, ReadonlySet<string>>();
  for (const [index, node] of nodes.entries()) {
    const above = node.parent === undefined ? undefined : holders.get(node.parent);
    if (!above && !chosen.has(node.id)) continue;
    const { document } = node;
    holders.set(node.id, document === undefined ? (above ?? new Set()) : new Set([...(above ?? []), document]));
    if (document === undefined) continue;
    sections.push({ node, document, ...findBounds(nodes, index), isInner: above?.has(document) ?? false });
  }
  return sections;
}

function findBounds(nodes: readonly PublicationNode[], index: number): Pick<ChapterSection, 'from' | 'until'> {
  const { anchor, document, level } = nodes[index]!;
  if (anchor === undefined) return {};
  const next = nodes.slice(index + 1).find((node) => node.level <= level && isAnchorOf(node, document));
  return { from: anchor, ...(next?.anchor === undefined ? {} : { until: next.anchor }) };
}

function isAnchorOf(node: PublicationNode, document: string | undefined): boolean {
  return node.document === document && node.anchor !== undefined;
}
