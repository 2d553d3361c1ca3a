import { defaultMode, useEditionView } from '#web/api/edition-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { choiceOf, hasChoices, resetFilters, withChoice } from './change-state.ts';
import { DateFilter } from './date-filter.tsx';
import { FacetGroup } from './facet-group.tsx';
import styles from './filter-panel.module.css';
import { LockedSwitches } from './locked-switches.tsx';
import type { SearchModel } from './use-search.ts';

/** All filters: the preference, the date and the facets with counts. */
export function FilterPanel({ model }: { readonly model: SearchModel }) {
  const view = useEditionView();
  const { mode, state, defaults, filters, views, setViews, change } = model;
  const facets = (filters.data ?? []).filter((facet) => facet.count > 0 || choiceOf(state, facet.id));
  return (
    <div className={styles.panel} aria-busy={filters.isStale}>
      <div className={styles.preference}>
        <Checkbox state={state.titleOnly} onChange={() => change({ titleOnly: !state.titleOnly })}>
          Search only in titles
        </Checkbox>
      </div>
      {filters.error && filters.error.kind !== 'unreadable-query' ? (
        <div className={styles.failed}>
          <p>This part could not be loaded.</p>
          <Button kind="text" onClick={filters.retry}>
            Try again
          </Button>
        </div>
      ) : null}
      {!filters.data && !filters.error ? <FilterSkeleton /> : null}
      {facets.map((facet) => {
        const known = view.facets.find((candidate) => candidate.id === facet.id);
        return (
          <FacetGroup
            key={facet.id}
            facet={facet}
            isOpen={known?.open ?? false}
            hasAndOr={known?.andOr ?? false}
            choice={choiceOf(state, facet.id)}
            presets={mode.presets.find((preset) => preset.facet === facet.id)?.values ?? []}
            view={views[facet.id] ?? {}}
            onChoose={(choice) => change({ filters: withChoice(state, choice) })}
            onView={(facetView) => setViews({ ...views, [facet.id]: facetView })}
          />
        );
      })}
      <DateFilter state={state} defaults={defaults} onChange={change} />
      {mode.path === defaultMode(view).path ? <LockedSwitches /> : null}
      {hasChoices(state, defaults) ? (
        <div className={styles.reset}>
          <Button onClick={() => change(resetFilters(defaults))}>Reset filters</Button>
        </div>
      ) : null}
    </div>
  );
}

function FilterSkeleton() {
  return (
    <>
      {[0, 1, 2].map((group) => (
        <div key={group} className={styles.skeleton}>
          <SkeletonLine width="7rem" />
          {[0, 1, 2, 3, 4].map((line) => (
            <SkeletonLine key={line} width={`${90 - line * 7}%`} />
          ))}
        </div>
      ))}
    </>
  );
}
