import { useState } from 'react';
import type { EditionView } from '#contract/edition-view.ts';
import type { FilterAnswer } from '#contract/search.ts';
import type { Filter } from '#domain/search/search-state.ts';
import { FacetGroup } from '#web/features/search/filters/facet-group.tsx';
import type { FacetView } from '#web/features/search/filters/filter-body.ts';

type Definition = EditionView['facets'][number];

/** A town of which nothing is known, in each realm. */
const GHOST_TOWN = 9;

const TREE: readonly (readonly [string, number])[] = Array.from({ length: 40 }, (_branch, branch) => [
  [`Realm ${branch + 1}`, 25] as const,
  ...Array.from(
    { length: 24 },
    (_twig, twig) => [`Realm ${branch + 1} > Town ${branch + 1}.${twig + 1}`, twig === GHOST_TOWN ? 0 : 1] as const,
  ),
]).flat();

const FILTERS: readonly { readonly answer: FilterAnswer; readonly definition: Definition }[] = [
  describe('jurisdiction', 'Jurisdiction', { Atlantis: 1284, Lilliput: 37, Ruritania: 5, Utopia: 0 }, { andOr: true }),
  describe('commencement', 'Commencement', { 'By request': 12, 'By notice': 7 }, { control: 'radio' }),
  describe(
    'nationality',
    'Nationality',
    { Atlantean: 31, Utopian: 4 },
    { tooltip: 'As arbitrators state it in their profiles.', isSelfReported: true },
  ),
  describe('realm', 'Realm', Object.fromEntries(TREE), { kind: 'tree' }),
];

/** What is chosen in the filters of the gallery. */
export function useGalleryChoices(): Omit<Parameters<typeof GalleryFilters>[0], 'key'> {
  const [filters, setFilters] = useState<readonly Filter[]>([
    { facet: 'jurisdiction', values: ['Atlantis'], every: false },
  ]);
  const choose = (choice: Filter) =>
    setFilters(
      [...filters.filter(({ facet }) => facet !== choice.facet), choice].filter((one) => one.values.length > 0),
    );
  return { filters, choose };
}

interface GalleryFiltersProps {
  readonly filters: readonly Filter[];
  readonly choose: (choice: Filter) => void;
}

/** Filters of every kind: values, one of several, with an explanation, a tree of a thousand. */
export function GalleryFilters({ filters, choose }: GalleryFiltersProps) {
  const [views, setViews] = useState<Readonly<Record<string, FacetView>>>({});
  return FILTERS.map(({ answer, definition }) => (
    <FacetGroup
      key={answer.id}
      facet={answer}
      definition={definition}
      isOpen={answer.filterType !== 'tree'}
      choice={filters.find(({ facet }) => facet === answer.id)}
      groups={[]}
      presets={[]}
      view={views[answer.id] ?? {}}
      onChoose={choose}
      onView={(view) => setViews((former) => ({ ...former, [answer.id]: { ...former[answer.id], ...view } }))}
    />
  ));
}

interface Kind extends Partial<Pick<Definition, 'kind' | 'andOr' | 'control' | 'tooltip'>> {
  readonly isSelfReported?: boolean;
}

function describe(id: string, name: string, counts: Readonly<Record<string, number>>, options: Kind) {
  const { isSelfReported = false, ...rest } = options;
  const definition: Definition = {
    id,
    name,
    kind: 'default',
    andOr: false,
    open: true,
    control: 'checkbox',
    tooltip: null,
    ...rest,
  };
  const answer: FilterAnswer = {
    id,
    name,
    filterType: definition.kind,
    count: Object.keys(counts).length,
    hasMoreFilterItems: false,
    isSelfReported,
    andOrValue: 'or',
    filterItems: Object.entries(counts).map(([value, count]) => ({
      id: value,
      name: value,
      label: value.split(' > ').at(-1) ?? value,
      count,
      checked: false,
    })),
  };
  return { answer, definition };
}
