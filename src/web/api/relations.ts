import { assessRelationships, suggestActors } from '#contract/relations.ts';
import { ACTOR_KIND_NAMES, type ActorKind } from '#domain/tools/relations/actor-kind.ts';
import type { RelationPageState } from '#domain/tools/relations/relation-page.ts';
import { callQuery, LASTING, MINUTE } from './call-query.ts';

/** Names of one answer (CON-025). */
const MOST_SUGGESTED = '40';

/** Names of a kind that begin so. */
export function actorsQuery(kind: ActorKind, text: string) {
  const path = { kind: ACTOR_KIND_NAMES[kind], text: text.trim(), limit: MOST_SUGGESTED };
  return callQuery(suggestActors, { path }, { ...LASTING, retry: false, isInPlace: true });
}

/** What a page asks of relations, as calls and downloads take it. */
export function relationQuestionOf(state: RelationPageState) {
  const { one, two, types, window, q, filters, sortBy, page } = state;
  return {
    relationshipOne: one ?? { name: '', relType: 0 },
    relationshipTwo: [...two],
    relationshipTypeSelection: [...types],
    searchQuery: {
      q: q || null,
      page,
      sortBy,
      filters: filters.map(({ id, values }) => ({ id, filterItems: [...values] })),
      dates: { window },
    },
  };
}

/** The relations that a page shows; nothing is asked before somebody was chosen. */
export const relationsQuery = (state: RelationPageState) =>
  callQuery(
    assessRelationships,
    { body: relationQuestionOf(state) },
    { ...MINUTE, enabled: state.one !== undefined, isInPlace: true },
  );
