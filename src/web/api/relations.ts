import type { QueryClient } from '@tanstack/react-query';
import { deleteRelationSearch, listRelationSearches, type RelationSearchAnswer } from '#contract/relation-searches.ts';
import { checkConflicts, type ConflictAnswer } from '#contract/conflict-check.ts';
import { findRelationPaths, getRelationGraph } from '#contract/relation-graph.ts';
import { assessRelationships, suggestActors } from '#contract/relations.ts';
import { ACTOR_KIND_NAMES, type ActorKind } from '#domain/tools/relations/actor-kind.ts';
import type { RelationPageState } from '#domain/tools/relations/relation-page.ts';
import type { RelationWindow } from '#domain/tools/relations/relation-window.ts';
import { callQuery, FRESH, LASTING, MINUTE } from './call-query.ts';
import { callServer } from './call-server.ts';

export type LatestRelationSearch = RelationSearchAnswer;

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

/** The relations of a page as a graph. */
export const relationGraphQuery = (state: RelationPageState) =>
  callQuery(getRelationGraph, { body: relationQuestionOf(state) }, MINUTE);

/** The shortest ways from the one to the first of the others. */
export const relationPathsQuery = (state: RelationPageState) =>
  callQuery(findRelationPaths, { body: relationQuestionOf(state) }, MINUTE);

/** A name to check, with whom the reader said it means. */
export interface CheckedName {
  readonly name: string;
  readonly role: string;
  readonly relType?: number;
  readonly slug?: string;
}

/** Checks a cast; what was asked is kept nowhere, in the browser either. @throws ApiError */
export function checkCast(names: readonly CheckedName[], window: RelationWindow): Promise<ConflictAnswer> {
  return callServer(checkConflicts, { body: { names: names.map((name) => ({ ...name })), dates: { window } } });
}

/** What the account asked for last, the newest first. */
export const latestRelationsQuery = () => callQuery(listRelationSearches, {}, FRESH);

/** Forgets one of them. @throws ApiError */
export async function forgetRelationSearch(queries: QueryClient, id: string): Promise<void> {
  await callServer(deleteRelationSearch, { path: { id } });
  queries.setQueryData(latestRelationsQuery().queryKey, (former) => former?.filter((search) => search.id !== id));
}
