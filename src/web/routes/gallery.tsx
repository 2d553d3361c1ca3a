import { useState } from 'react';
import type { FilterAnswer } from '#contract/search.ts';
import { FacetGroup } from '#web/features/search/facet-group.tsx';
import { FilterPills } from '#web/features/search/filter-pills.tsx';
import { Gallery } from '#web/features/house/gallery.tsx';
import { createSearchState, type Filter } from '#domain/search/search-state.ts';
import { defaultsOf } from '#web/api/search-address.ts';
import { defaultMode, useEditionView } from '#web/api/edition-view.ts';
import { useRouteTitle } from './use-page-title.ts';

const COUNTS = { Atlantis: 1284, Lilliput: 37, Ruritania: 5, Utopia: 0 };

const FACET: FilterAnswer = {
  id: 'jurisdiction',
  name: 'Jurisdiction',
  filterType: 'default',
  count: 4,
  hasMoreFilterItems: false,
  isSelfReported: false,
  andOrValue: 'or',
  filterItems: Object.entries(COUNTS).map(([name, count]) => ({ id: name, name, label: name, count, checked: false })),
};

/** `/test`: every component in its states, with invented data, for looking at (OP-42). */
export default function GalleryRoute() {
  const view = useEditionView();
  const defaults = defaultsOf(defaultMode(view));
  const [choice, setChoice] = useState<Filter>({ facet: 'jurisdiction', values: ['Atlantis'], every: false });
  useRouteTitle();
  const state = { ...createSearchState(defaults), filters: [choice] };
  const pills = choice.values.map((value) => ({ key: value, title: `Jurisdiction: ${value}`, without: {} }));
  return (
    <Gallery
      filters={
        <FacetGroup
          facet={FACET}
          isOpen
          hasAndOr
          choice={choice}
          presets={[]}
          view={{}}
          onChoose={setChoice}
          onView={() => undefined}
        />
      }
      pills={<FilterPills model={{ state, defaults, hrefWith: () => '/test' }} pills={pills} />}
    />
  );
}
