import type { FilterAnswer } from '#contract/search.ts';
import type { SearchMode } from '#web/app/edition-view.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';

export interface ContentTypeCount {
  readonly name: string;
  readonly label: string;
  readonly count: number;
}

/** Whether the pages of a mode hold more than one content type, so that pills of them say something (SR-020). */
export function offersContentTypes(mode: Pick<SearchMode, 'facets' | 'presets'>): boolean {
  const preset = mode.presets.find(({ facet }) => facet === CONTENT_TYPE);
  return mode.facets.includes(CONTENT_TYPE) && preset?.values.length !== 1;
}

/**
 * The content types with the results that choosing each would give, the commonest first whatever is chosen, and all of
 * them together (SR-025, OP-65); undefined while they are not known.
 */
export function listContentTypes(
  filters: readonly FilterAnswer[] | undefined,
  chosen: readonly string[],
): { readonly types: readonly ContentTypeCount[]; readonly total: number } | undefined {
  const answer = filters?.find(({ id }) => id === CONTENT_TYPE);
  if (!answer) return undefined;
  const types = answer.filterItems
    .filter(({ name, count }) => count > 0 || chosen.includes(name))
    .toSorted((one, other) => other.count - one.count || one.label.localeCompare(other.label));
  return { types, total: types.reduce((sum, { count }) => sum + count, 0) };
}
