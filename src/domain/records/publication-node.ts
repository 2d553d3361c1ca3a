import type { ContentsNode } from './publication.ts';

/** An entry of a publication's contents, by the id that it has for good (OP-117). */
export interface PublicationNode extends Omit<ContentsNode, 'children'> {
  readonly id: string;
  /** Id of the entry it stands under. */
  readonly parent?: string;
  /** How many entries it stands under. */
  readonly level: number;
}

export interface NestedNode extends PublicationNode {
  readonly children: readonly NestedNode[];
}

/** The entries in their order, each after the one above it, as a tree. */
export function nestNodes(nodes: readonly PublicationNode[]): NestedNode[] {
  const nest = (below: Map<string | undefined, PublicationNode[]>, parent?: string): NestedNode[] =>
    (below.get(parent) ?? []).map((node) => ({ ...node, children: nest(below, node.id) }));
  return nest(Map.groupBy(nodes, ({ parent }) => parent));
}

/** The entries of a tree in their order, each after the one above it. */
export function listNested(nodes: readonly NestedNode[]): NestedNode[] {
  return nodes.flatMap((node) => [node, ...listNested(node.children)]);
}

/** The entries of contents in their order; `ids` are theirs in that order. */
export function flattenContents(contents: readonly ContentsNode[], ids: readonly string[]): PublicationNode[] {
  const nodes: PublicationNode[] = [];
  const add = (children: readonly ContentsNode[], level: number, parent?: string): void => {
    for (const { children: below = [], ...fields } of children) {
      const id = ids[nodes.length] ?? '';
      nodes.push({ ...fields, id, level, ...(parent === undefined ? {} : { parent }) });
      add(below, level + 1, id);
    }
  };
  add(contents, 0);
  return nodes;
}

/** The ids that entries had in libraries of before, by their place: `2.1` is the first below the second. */
export function listPlaceIds(contents: readonly ContentsNode[], path = ''): string[] {
  return contents.flatMap(({ children = [] }, index) => {
    const id = path === '' ? String(index + 1) : `${path}.${index + 1}`;
    return [id, ...listPlaceIds(children, id)];
  });
}
