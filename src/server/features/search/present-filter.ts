import type { FilterAnswer, SearchQuery } from '#contract/search.ts';
import type { FacetDefinition } from '#domain/edition/edition.ts';
import type { FacetAnswer } from '#server/ports/search-engine.ts';

type FilterWish = NonNullable<SearchQuery['filters']>[number];

/** Values listed where the request names no number (CON: default filter limit). */
const DEFAULT_LIMIT = 10;

/**
 * One filter of the answer (ENT-026): chosen values first, then the commonest up to the limit. A tree is listed whole,
 * since a branch without its twigs cannot be drawn.
 */
export function presentFilter(
  definition: FacetDefinition,
  counts: FacetAnswer,
  wish: FilterWish | undefined,
  presets: readonly string[],
): FilterAnswer {
  const chosen = new Set([...(wish?.filterItems ?? []), ...presets]);
  const limit = definition.kind === 'tree' ? Infinity : (wish?.limit ?? DEFAULT_LIMIT);
  const known = new Map(counts.values.map(({ value, count }) => [value, count]));
  const first = [...chosen].map((value) => ({ value, count: known.get(value) ?? 0 })).sort((a, b) => b.count - a.count);
  const others = counts.values.filter(({ value, count }) => !chosen.has(value) && count > 0);
  const listed = [...first, ...others.slice(0, Math.max(0, limit - first.length))];
  return {
    id: definition.id,
    name: definition.name,
    count: counts.distinct,
    filterType: definition.kind,
    hasMoreFilterItems: others.length > listed.length - first.length,
    isSelfReported: false,
    andOrValue: wish?.andOrValue ?? 'or',
    filterItems: listed.map(({ value, count }) => ({
      id: value,
      name: value,
      label: definition.kind === 'tree' ? (value.split(' > ').at(-1) ?? value) : value,
      count,
      checked: chosen.has(value),
    })),
  };
}
