import type { FilterAnswer } from '#contract/search.ts';
import type { FacetDefinition, SearchMode } from '#domain/edition/edition.ts';
import type { FacetAnswer } from '#server/ports/search-engine.ts';
import type { FilterWish } from './choose-filters.ts';

/** Values listed where neither the request nor the filter names a number (CON-022). */
const DEFAULT_LIMIT = 10;

/**
 * One filter of the answer (ENT-026): chosen values first, then the commonest up to the limit, under the
 * name that the mode has for it. A tree is listed whole, since a branch without its twigs cannot be drawn.
 */
export function presentFilter(
  definition: FacetDefinition,
  mode: Pick<SearchMode, 'presets' | 'facetNames'>,
  counts: FacetAnswer,
  wish: FilterWish | undefined,
): FilterAnswer {
  const presets = mode.presets.filter(({ facet }) => facet === definition.id).flatMap(({ values }) => values);
  const chosen = new Set([...(wish?.filterItems ?? []), ...presets]);
  const isTree = definition.kind === 'tree';
  const limit = isTree ? (definition.limit ?? Infinity) : (wish?.limit ?? definition.limit ?? DEFAULT_LIMIT);
  const known = new Map(counts.values.map(({ value, count }) => [value, count]));
  const first = [...chosen].map((value) => ({ value, count: known.get(value) ?? 0 })).sort((a, b) => b.count - a.count);
  const others = counts.values.filter(({ value, count }) => !chosen.has(value) && count > 0);
  const listed = [...first, ...others.slice(0, Math.max(0, limit - first.length))];
  return {
    id: definition.id,
    name: mode.facetNames?.[definition.id] ?? definition.name,
    count: counts.distinct,
    filterType: definition.kind,
    hasMoreFilterItems: others.length > listed.length - first.length,
    isSelfReported: definition.selfReported ?? false,
    andOrValue: wish?.andOrValue ?? 'or',
    filterItems: listed.map(({ value, count }) => ({
      id: value,
      name: value,
      label: isTree ? (value.split(' > ').at(-1) ?? value) : value,
      count,
      checked: chosen.has(value),
    })),
  };
}
