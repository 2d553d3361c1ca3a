import type { ChapterResults } from '#contract/chapter-search.ts';
import type { ChapterSection } from '#domain/chapters/list-sections.ts';
import type { PublicationNode } from '#domain/records/publication-node.ts';
import type { SectionAnswer } from '#server/ports/search-engine.ts';

/** A section with what was found in it. */
export interface SearchedSection {
  readonly section: ChapterSection;
  readonly docId: string;
  readonly answer: SectionAnswer;
}

/** The answer of OP-74: results in the order of the contents, and what each node holds. */
export function presentChapters(
  nodes: readonly PublicationNode[],
  searched: readonly SearchedSection[],
  closed: readonly ChapterSection[],
  unknown: readonly string[],
): ChapterResults {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const found = searched.filter(({ answer }) => answer.matches);
  return {
    searchResults: listOnce(found.filter(({ section }) => !section.isInner)).map(
      ({ section: { node }, docId, answer }) => ({
        id: node.id,
        docId,
        anchor: node.anchor ?? null,
        title: node.label,
        path: listAbove(node, byId).map(({ label }) => label),
        hits: answer.total,
        excerpt: answer.excerpt.map(({ text, marks }) => ({ text, marks: [...marks] })),
      }),
    ),
    nodeHits: countNodes(found, byId),
    closed: closed.filter(({ isInner }) => !isInner).map(({ node: { id, label } }) => ({ id, title: label })),
    details: unknown.length === 0 ? null : { unknownChapters: [...unknown] },
  };
}

/** The entries above one, from the top. */
function listAbove(node: PublicationNode, byId: ReadonlyMap<string, PublicationNode>): PublicationNode[] {
  const above = node.parent === undefined ? undefined : byId.get(node.parent);
  return above ? [...listAbove(above, byId), above] : [];
}

/** Contents may name the same section in several places. */
function listOnce(sections: readonly SearchedSection[]): SearchedSection[] {
  const byPlace = sections.map((each) => [`${each.docId} ${each.section.from ?? ''}`, each] as const);
  return [...new Map(byPlace.toReversed()).values()].toReversed();
}

/** What the section of each entry holds and what those below it add. */
function countNodes(
  found: readonly SearchedSection[],
  byId: ReadonlyMap<string, PublicationNode>,
): ChapterResults['nodeHits'] {
  const hits = new Map(found.map(({ section, answer }) => [section.node.id, answer.total]));
  for (const { section, answer } of found) {
    if (section.isInner) continue;
    for (const { id } of listAbove(section.node, byId)) hits.set(id, (hits.get(id) ?? 0) + answer.total);
  }
  return [...hits].map(([id, count]) => ({ id, hits: count }));
}
