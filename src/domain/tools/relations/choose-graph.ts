import type { Relation } from './relation.ts';
import { RELATION_TYPE_IDS, type RelationType } from './relation-type.ts';

/** The most names that are looked at together; the table has all of their lines. */
const MOST_NODES = 60;
/** The most names and lines that are drawn: more cannot be read. */
export const MOST_DRAWN = { nodes: 24, edges: 48 } as const;

export interface GraphEdge {
  readonly one: number;
  readonly other: number;
  readonly kinds: readonly { readonly type: RelationType; readonly count: number }[];
  /** The last day that is known of any of them; undefined where none is, and where one goes on. */
  readonly latest: string | undefined;
}

/** All relations of two as one edge, by the numbers of both, the lower first. */
export function listEdges(relations: readonly Relation[]): GraphEdge[] {
  const pairs = Map.groupBy(relations, ({ one, other }) =>
    one.actor < other.actor ? `${one.actor} ${other.actor}` : `${other.actor} ${one.actor}`,
  );
  return [...pairs.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const [one, other] = [first.one.actor, first.other.actor].toSorted((a, b) => a - b);
    const kinds = RELATION_TYPE_IDS.map((type) => ({
      type,
      count: own.filter((relation) => relation.type === type).length,
    })).filter(({ count }) => count > 0);
    const days = own.flatMap(({ to, from }) => to ?? from ?? []);
    return [{ one: one ?? 0, other: other ?? 0, kinds, latest: days.toSorted().at(-1) }];
  });
}

/** Those who have a place in the graph: who was asked about first, then whoever is related to them most often. */
export function chooseNodes(asked: readonly number[], relations: readonly Relation[]): number[] {
  const counts = new Map<number, number>();
  for (const { one, other } of relations) {
    for (const { actor } of [one, other]) counts.set(actor, (counts.get(actor) ?? 0) + 1);
  }
  const others = [...counts].filter(([actor]) => !asked.includes(actor));
  const ordered = others.toSorted(([one, count], [other, otherCount]) => otherCount - count || one - other);
  return [...asked, ...ordered.map(([actor]) => actor)].slice(0, MOST_NODES);
}

/**
 * Which lines are drawn: of the first names alone, first those of who was asked about, then those that say most. The
 * lines keep their order.
 */
export function chooseDrawn(
  nodes: readonly number[],
  asked: readonly number[],
  edges: readonly GraphEdge[],
): ReadonlySet<GraphEdge> {
  const drawn = new Set(nodes.slice(0, MOST_DRAWN.nodes));
  const isAsked = ({ one, other }: GraphEdge) => asked.includes(one) || asked.includes(other);
  const weigh = ({ kinds }: GraphEdge) => kinds.reduce((sum, { count }) => sum + count, 0);
  const among = edges.filter(({ one, other }) => drawn.has(one) && drawn.has(other));
  return new Set(
    among
      .toSorted((one, other) => Number(isAsked(other)) - Number(isAsked(one)) || weigh(other) - weigh(one))
      .slice(0, MOST_DRAWN.edges),
  );
}
