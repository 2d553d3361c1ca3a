import type { PublicationNode } from './publication-node.ts';

/** An entry of contents with what it opens, as far as the library has it. */
export interface PlacedNode extends Pick<PublicationNode, 'id' | 'parent' | 'level'> {
  /** The document that it opens; none for a heading, and where the library does not hold it. */
  readonly document?: string;
  /** The block of that document, from 0, where its anchor stands; none where it opens the whole document. */
  readonly block?: number;
}

/** Blocks of a document, from 0; `to` is not one of them, and infinite where the stretch goes to the end. */
export interface Stretch {
  readonly document: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The stretches of text that chosen entries of contents stand for (OP-117): an entry with all below it; one that opens a
 * document for all of it, one with an anchor for the text up to the next anchor of the same or a higher level in that
 * document. `nodes` are all entries of the contents in their order. Documents come in the order of the contents, the
 * stretches of each in that of its text; none overlaps or touches another.
 */
export function listStretches(nodes: readonly PlacedNode[], chosen: ReadonlySet<string>): Stretch[] {
  const meant = new Set<string>();
  for (const { id, parent } of nodes) if (chosen.has(id) || (parent !== undefined && meant.has(parent))) meant.add(id);
  const ends = listEnds(nodes);
  const stretches = nodes.flatMap((node) => (meant.has(node.id) ? (findStretch(node, ends) ?? []) : []));
  return [...Map.groupBy(stretches, ({ document }) => document).values()].flatMap(join);
}

/** The anchors of a document, in the order of its text. */
type Ends = ReadonlyMap<string, readonly { readonly block: number; readonly level: number }[]>;

function listEnds(nodes: readonly PlacedNode[]): Ends {
  const placed = nodes.flatMap(({ document, block, level }) =>
    document === undefined || block === undefined ? [] : [{ document, block, level }],
  );
  placed.sort((one, other) => one.block - other.block);
  return Map.groupBy(placed, ({ document }) => document);
}

function findStretch({ document, block, level }: PlacedNode, ends: Ends): Stretch | undefined {
  if (document === undefined) return undefined;
  if (block === undefined) return { document, from: 0, to: Infinity };
  const next = ends.get(document)?.find((other) => other.block > block && other.level <= level);
  return { document, from: block, to: next?.block ?? Infinity };
}

function join(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (!last || stretch.from > last.to) joined.push(stretch);
    else joined[joined.length - 1] = { ...last, to: Math.max(last.to, stretch.to) };
  }
  return joined;
}
