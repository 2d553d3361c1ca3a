import type { Relation } from './relation.ts';
import { RELATION_TYPE_IDS, type RelationType } from './relation-type.ts';

/** The most nodes of a graph: more cannot be read. */
export const MOST_NODES = 60;

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
