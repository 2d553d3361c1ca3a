import type { FilterAnswer } from '#contract/search.ts';
import { foldText } from '#domain/words/fold-text.ts';

/** A value of a tree facet with the values below it. `path` is what is sent: `parent > child`. */
export interface FacetNode {
  readonly path: string;
  readonly label: string;
  readonly count: number;
  readonly children: readonly FacetNode[];
}

const SEPARATOR = ' > ';

/** Builds the tree from the flat list of paths; parents that are not listed themselves are added without a count. */
export function buildFacetTree(items: FilterAnswer['filterItems']): readonly FacetNode[] {
  interface Growing extends FacetNode {
    count: number;
    readonly children: Growing[];
  }
  const roots: Growing[] = [];
  const known = new Map<string, Growing>();
  const grow = (path: string): Growing => {
    const present = known.get(path);
    if (present) return present;
    const steps = path.split(SEPARATOR);
    const node: Growing = { path, label: steps.at(-1) ?? path, count: 0, children: [] };
    known.set(path, node);
    if (steps.length > 1) grow(steps.slice(0, -1).join(SEPARATOR)).children.push(node);
    else roots.push(node);
    return node;
  };
  for (const item of items) grow(item.name).count = item.count;
  return roots;
}

/**
 * The state of every node by its path: chosen, by itself or by a parent, or in part by its children (SR-096, SR-097).
 * One walk through the tree, for it may have thousands of nodes.
 */
export function listStates(
  roots: readonly FacetNode[],
  chosen: ReadonlySet<string>,
): ReadonlyMap<string, boolean | 'mixed'> {
  const states = new Map<string, boolean | 'mixed'>();
  const visit = (node: FacetNode, isCovered: boolean): boolean | 'mixed' => {
    const isOn = isCovered || chosen.has(node.path);
    const below = node.children.map((child) => visit(child, isOn));
    const isFull = below.length > 0 && below.every((state) => state === true);
    const state = isOn || isFull || (below.some((one) => one !== false) ? 'mixed' : false);
    states.set(node.path, state);
    return state;
  };
  for (const root of roots) visit(root, false);
  return states;
}

/** The nodes whose label contains a text, with the way to them; what stands below a found node stays with it. */
export function narrowTree(nodes: readonly FacetNode[], contains: string): readonly FacetNode[] {
  const wanted = foldText(contains);
  const narrow = (node: FacetNode): FacetNode[] => {
    if (foldText(node.label).includes(wanted)) return [node];
    const children = node.children.flatMap(narrow);
    return children.length > 0 ? [{ ...node, children }] : [];
  };
  return nodes.flatMap(narrow);
}

/** How many nodes there are, those below included. */
export function countNodes(nodes: readonly FacetNode[]): number {
  return nodes.reduce((sum, node) => sum + 1 + countNodes(node.children), 0);
}

/**
 * The chosen paths after a click on a node. Choosing a parent stands for all below it (SR-095); taking one child out
 * of a chosen parent leaves its other children chosen.
 */
export function toggleNode(roots: readonly FacetNode[], path: string, values: readonly string[]): readonly string[] {
  const chosen = new Set(values);
  const isOn = listStates(roots, chosen).get(path) === true;
  if (isOn) {
    for (const parent of parentsOf(path)) if (chosen.delete(parent)) addChildren(roots, parent, chosen);
  }
  for (const other of chosen) if (isWithin(other, path)) chosen.delete(other);
  if (!isOn) chosen.add(path);
  return [...chosen];
}

function addChildren(nodes: readonly FacetNode[], path: string, chosen: Set<string>): void {
  for (const node of nodes) {
    if (node.path === path) for (const child of node.children) chosen.add(child.path);
    else if (isWithin(path, node.path)) addChildren(node.children, path, chosen);
  }
}

/** Outermost first. */
function parentsOf(path: string): readonly string[] {
  const steps = path.split(SEPARATOR);
  return steps.slice(0, -1).map((_step, index) => steps.slice(0, index + 1).join(SEPARATOR));
}

/** Whether a path is another one or stands below it. */
export function isWithin(path: string, parent: string): boolean {
  return path === parent || path.startsWith(parent + SEPARATOR);
}
