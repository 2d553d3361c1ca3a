import { FilterPills } from '#web/features/search/filters/filter-pills.tsx';
import { Gallery } from '#web/features/house/gallery.tsx';
import { createSearchState, defaultsOf } from '#domain/search/search-state.ts';
import { defaultMode, useEditionView } from '#web/app/edition-view.ts';
import { GalleryFilters, useGalleryChoices } from './gallery-filters.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** `/test`: every component in its states, with invented data, for looking at (OP-42). */
export default function GalleryRoute() {
  const mode = defaultMode(useEditionView());
  const defaults = defaultsOf(mode);
  const choices = useGalleryChoices();
  useRouteTitle();
  const state = { ...createSearchState(defaults), filters: choices.filters };
  return (
    <Gallery
      filters={<GalleryFilters {...choices} />}
      pills={
        <FilterPills
          model={{ mode, state, defaults, filters: { data: undefined }, hrefWith: () => '/test', prepare: () => {} }}
        />
      }
    />
  );
}
