import type { FilterAnswer } from '#contract/search.ts';
import type { Edition, FacetDefinition, SearchMode } from '#domain/edition/edition.ts';
import type { FacetAnswer, FacetRequest } from '#server/ports/search-engine.ts';
import { splitGroups } from '#domain/search/value-groups.ts';
import type { FilterWish } from '#server/asking/choose-filters.ts';

/** More than any list shows. */
const MOST_VALUES = 5_000;

/** Values listed where neither the request nor the filter names a number (CON-022). */
const DEFAULT_LIMIT = 10;

/** A wish as its filter is listed: values chosen one by one, and those that groups bring. */
export interface ListedWish extends FilterWish {
  readonly grouped: ReadonlySet<string>;
}

/** Groups are no values of the list: theirs stand where their counts put them, ticked. */
export function spreadGroups({ valueGroups }: Pick<Edition, 'valueGroups'>, wish: FilterWish): ListedWish {
  const { singles, groups } = splitGroups(valueGroups, wish.id, wish.filterItems);
  return { ...wish, filterItems: [...singles], grouped: new Set(groups.flatMap(({ values }) => values)) };
}

/** What the engine is asked of a filter: as many values as are listed, and the chosen ones wherever they stand. */
export function planFacet(
  facet: string,
  definition: FacetDefinition | undefined,
  mode: Pick<SearchMode, 'presets'>,
  wish: FilterWish | undefined,
): FacetRequest {
  const values = listChosen(facet, mode, wish);
  const contains = wish?.contains?.trim();
  const limit = limitOf(definition, wish) + values.length;
  return { facet, limit: Math.min(limit, MOST_VALUES), values, ...(contains ? { contains } : {}) };
}

/**
 * One filter of the answer (ENT-026): chosen values first, then the commonest up to the limit, under the
 * name that the mode has for it. A tree is listed whole, since a branch without its twigs cannot be drawn. Values that
 * nothing has are not listed; one that was chosen stays, and can be given up but not chosen again (SR-119).
 */
export function presentFilter(
  definition: FacetDefinition,
  mode: Pick<SearchMode, 'presets' | 'facetNames'>,
  counts: FacetAnswer,
  wish: ListedWish | undefined,
): FilterAnswer {
  const chosen = new Set(listChosen(definition.id, mode, wish));
  const isTree = definition.kind === 'tree';
  const limit = limitOf(definition, wish);
  const known = new Map(counts.values.map(({ value, count }) => [value, count]));
  const first = [...chosen].map((value) => ({ value, count: known.get(value) ?? 0 })).sort((a, b) => b.count - a.count);
  const others = counts.values.filter(({ value, count }) => !chosen.has(value) && count > 0);
  // The engine was asked for no more than these.
  const isCut = counts.distinct > limit + chosen.size;
  const listed = [...first, ...others.slice(0, Math.max(0, limit - first.length))];
  return {
    id: definition.id,
    name: mode.facetNames?.[definition.id] ?? definition.name,
    count: counts.distinct,
    filterType: definition.kind,
    hasMoreFilterItems: isCut || others.length > listed.length - first.length,
    isSelfReported: definition.selfReported ?? false,
    andOrValue: wish?.andOrValue ?? 'or',
    filterItems: listed.map(({ value, count }) => ({
      id: value,
      name: value,
      label: isTree ? (value.split(' > ').at(-1) ?? value) : value,
      count,
      checked: chosen.has(value) || (wish?.grouped.has(value) ?? false),
    })),
  };
}

/** What the reader and the mode chose. */
function listChosen(facet: string, { presets }: Pick<SearchMode, 'presets'>, wish: FilterWish | undefined): string[] {
  const ofMode = presets.filter((preset) => preset.facet === facet).flatMap(({ values }) => values);
  return [...new Set([...(wish?.filterItems ?? []), ...ofMode])];
}

/** A tree is listed whole. */
function limitOf(definition: FacetDefinition | undefined, wish: FilterWish | undefined): number {
  if (definition?.kind === 'tree') return definition.limit ?? MOST_VALUES;
  return wish?.limit ?? definition?.limit ?? DEFAULT_LIMIT;
}
