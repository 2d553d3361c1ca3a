import { memo } from 'react';
import { useEditionView } from '#web/app/edition-view.ts';
import { Button } from '#web/ui/button.tsx';
import type { FilterAnswer } from '#contract/search.ts';
import { isTree } from '#domain/edition/filter-type.ts';
import { choiceOf, withChoice } from '../change-state.ts';
import { DateFilter } from './date-filter.tsx';
import { FacetGroup } from './facet-group.tsx';
import { FilterSkeleton } from './filter-skeleton.tsx';
import { listWholeFilters } from './filter-body.ts';
import styles from './filter-panel.module.css';
import { LockedSwitches } from './locked-switches.tsx';
import { Preferences } from './preferences.tsx';
import { SearchWithin } from './search-within.tsx';
import { isFilterShown, listOpenFilters, presentGroup } from './shown-filters.ts';
import type { FilterModel } from '../use-search.ts';
import { useStillControl } from './use-still-control.ts';
import { ValueGroups } from './value-groups.tsx';

/** The date is the third filter. */
const BEFORE_DATE = 2;

/** All filters: the preferences, what else to look in, the values with counts, and the date as the third. */
export const FilterPanel = memo(function FilterPanel({ model }: { readonly model: FilterModel }) {
  const view = useEditionView();
  const { mode, state, filters } = model;
  const still = useStillControl(state, filters.isStale);
  const shown = (filters.data ?? []).filter((facet) => {
    const contains = model.views[facet.id]?.contains ?? '';
    const isChosen = chosenIn(model, facet.id).size > 0;
    return isFilterShown(facet, { isChosen, contains });
  });
  const opened = view.facets.filter(({ open }) => open).length;
  const openOnes = listOpenFilters(shown, opened);
  const isFirst = !filters.data && !filters.error;
  const group = (facet: FilterAnswer) => (
    <PanelGroup key={facet.id} model={model} facet={facet} isOpen={openOnes.includes(facet.id)} />
  );
  return (
    <div className={styles.panel} aria-busy={filters.isStale || isFirst} {...still}>
      <Preferences {...model} />
      {mode.hasSwitches ? <SearchWithin {...model} /> : null}
      {filters.error && filters.error.kind !== 'unreadable-query' ? (
        <div className={styles.failed}>
          <p>This part could not be loaded.</p>
          <Button kind="text" onClick={filters.retry}>
            Try again
          </Button>
        </div>
      ) : null}
      {shown.slice(0, BEFORE_DATE).map(group)}
      {/* How high the filters before it are is known once they are there: it does not move then. */}
      {isFirst ? <FilterSkeleton /> : <DateFilter {...model} />}
      {shown.slice(BEFORE_DATE).map(group)}
      {mode.hasSwitches ? <LockedSwitches /> : null}
    </div>
  );
});

interface PanelGroupProps {
  readonly model: FilterModel;
  readonly facet: FilterAnswer;
  readonly isOpen: boolean;
}

/** One filter of the answer with the reader's choices in it. */
function PanelGroup({ model, facet, isOpen }: PanelGroupProps) {
  const edition = useEditionView();
  const { mode, state, views, setView, change } = model;
  const { id } = facet;
  const view = views[id] ?? {};
  const chosen = chosenIn(model, id);
  const choice = choiceOf(state, id);
  const isNarrowedHere = listWholeFilters(edition, mode).has(id) && !isTree(facet.filterType);
  const contains = isNarrowedHere ? (view.contains ?? '') : '';
  const groups = edition.valueGroups.filter((group) => group.facet === id);
  return (
    <FacetGroup
      facet={presentGroup(facet, mode, { chosen, contains })}
      definition={edition.facets.find((candidate) => candidate.id === id)}
      isOpen={isOpen}
      choice={choice}
      groups={groups}
      presets={heldPresets(model, id)}
      view={view}
      onChoose={(next) => change({ filters: withChoice(state, next) })}
      onView={(facetView) => setView(id, facetView)}
    >
      {groups.length > 0 ? (
        <ValueGroups
          groups={groups}
          values={choice?.values ?? []}
          listed={facet.filterItems.map(({ name }) => name)}
          onChoose={(values) => change({ filters: withChoice(state, { facet: id, values, every: false }) })}
        />
      ) : null}
    </FacetGroup>
  );
}

/** What the mode ticks, until the reader keeps only some of it. */
function heldPresets({ mode, state }: Pick<FilterModel, 'mode' | 'state'>, facet: string): readonly string[] {
  const presets = mode.presets.find((preset) => preset.facet === facet)?.values ?? [];
  const isNarrowed = choiceOf(state, facet)?.values.some((value) => presets.includes(value)) ?? false;
  return isNarrowed ? [] : presets;
}

/** Ticked values: those of the reader and those of the mode. */
function chosenIn(model: Pick<FilterModel, 'mode' | 'state'>, facet: string): ReadonlySet<string> {
  return new Set([...heldPresets(model, facet), ...(choiceOf(model.state, facet)?.values ?? [])]);
}
