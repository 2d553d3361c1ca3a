import type { ActorKind } from './actor-kind.ts';
import { listTypedWords, listActorWords } from './actor-words.ts';
import type { Relation } from './relation.ts';
import type { RelationSort } from './relation-sorts.ts';
import { RELATION_TYPE_IDS, RELATION_TYPES } from './relation-type.ts';
import { isInWindow, type RelationWindow } from './relation-window.ts';

/** A relation with the words by which it is listed. */
export interface ListedRelation {
  readonly relation: Relation;
  readonly partner: { readonly number: number; readonly id: string; readonly name: string; readonly kind: ActorKind };
  readonly casename: string;
  readonly institution: string | undefined;
  readonly status: string | undefined;
}

/** What relations can be narrowed to, each by its id on the wire. */
export const RELATION_FILTERS = {
  relationshiptype: { name: 'Relationship', valuesOf: ({ relation }) => relation.type },
  partner: { name: 'With', valuesOf: ({ partner }) => `${partner.kind}/${partner.id}` },
  institution: { name: 'Institution', valuesOf: ({ institution }) => institution },
  status: { name: 'Status of the case', valuesOf: ({ status }) => status },
  basis: { name: 'How it is known', valuesOf: ({ relation }) => relation.basis },
  time: { name: 'Time', valuesOf: ({ relation }) => (relation.isTimeKnown ? 'known' : 'unknown') },
} as const satisfies Record<string, RelationFilter>;

interface RelationFilter {
  readonly name: string;
  readonly valuesOf: (listed: ListedRelation) => string | undefined;
}

export type RelationFilterId = keyof typeof RELATION_FILTERS;

/** Values of each filter that a reader chose; none is no bound. */
export type RelationChoices = Partial<Record<string, readonly string[]>>;

export interface RelationListWish {
  readonly q: string | null;
  readonly window: RelationWindow;
  readonly today: string;
  readonly choices: RelationChoices;
  readonly sortBy: RelationSort;
  readonly sortOrder: 'asc' | 'desc' | undefined;
}

const FILTERS = Object.entries(RELATION_FILTERS) as [RelationFilterId, RelationFilter][];

/** The relations that a wish leaves, in its order. */
export function listHits(all: readonly ListedRelation[], wish: RelationListWish): ListedRelation[] {
  return sortHits(
    all.filter(
      (listed) => isWithin(listed, wish) && FILTERS.every(([id, filter]) => isChosen(listed, filter, wish.choices[id])),
    ),
    wish,
  );
}

/** The values of each filter with how many relations each leaves, the other filters kept. */
export function countValues(
  all: readonly ListedRelation[],
  wish: RelationListWish,
): { readonly id: RelationFilterId; readonly name: string; readonly counts: ReadonlyMap<string, number> }[] {
  const within = all.filter((listed) => isWithin(listed, wish));
  return FILTERS.map(([id, filter]) => {
    const others = FILTERS.filter(([other]) => other !== id);
    const counts = new Map<string, number>();
    for (const listed of within) {
      const value = filter.valuesOf(listed);
      if (value === undefined || !others.every(([other, one]) => isChosen(listed, one, wish.choices[other]))) continue;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return { id, name: filter.name, counts };
  });
}

function isWithin(listed: ListedRelation, { q, window, today }: RelationListWish): boolean {
  if (!isInWindow(listed.relation, window, today)) return false;
  const typed = listTypedWords(q ?? '');
  const words = typed.length === 0 ? [] : listActorWords(`${listed.casename} ${listed.partner.name}`);
  return typed.every((one) => words.some((word) => word.startsWith(one)));
}

function isChosen(listed: ListedRelation, { valuesOf }: RelationFilter, chosen: readonly string[] = []): boolean {
  const value = valuesOf(listed);
  return chosen.length === 0 || (value !== undefined && chosen.includes(value));
}

/** The last day it is known of; of one that goes on, after all others. */
export function lastDayOf({ to, from, isOngoing }: Relation): string | undefined {
  return isOngoing ? undefined : (to ?? from);
}

/** Of which nobody knows when they were stand last, whatever the order. */
function sortHits(hits: readonly ListedRelation[], { sortBy, sortOrder }: RelationListWish): ListedRelation[] {
  const sign = (sortOrder ?? (sortBy === 'date' ? 'desc' : 'asc')) === 'desc' ? -1 : 1;
  return hits.toSorted(
    (one, other) =>
      Number(other.relation.isTimeKnown) - Number(one.relation.isTimeKnown) ||
      sign * compare(sortKey(one, sortBy), sortKey(other, sortBy)) ||
      compare(sortKey(other, 'date'), sortKey(one, 'date')) ||
      compare(one.casename, other.casename) ||
      compare(sortKey(one, 'type'), sortKey(other, 'type')) ||
      one.partner.number - other.partner.number,
  );
}

const AFTER_ALL_DAYS = '9999';

function sortKey({ relation, partner, casename }: ListedRelation, sortBy: RelationSort): string {
  switch (sortBy) {
    case 'date':
      return relation.isOngoing ? AFTER_ALL_DAYS : (lastDayOf(relation) ?? '');
    case 'type':
      return String(RELATION_TYPE_IDS.indexOf(relation.type)).padStart(2, '0');
    case 'partner':
      return partner.name;
    case 'casename':
      return casename;
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** A value of a filter in the reader's words; those that are names are their own. */
export function nameValue(id: RelationFilterId, value: string): string {
  if (id === 'relationshiptype') return RELATION_TYPES[value as keyof typeof RELATION_TYPES].name;
  if (id === 'basis') return value === 'stated' ? 'Stated by a source' : 'Derived from two facts';
  if (id === 'time') return value === 'known' ? 'Time known' : 'Time not known';
  return value;
}
