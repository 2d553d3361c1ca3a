import { SlidersHorizontal, Search, X } from 'lucide-react';
import { useState, type RefObject, type ReactNode } from 'react';
import { countFilters } from '#domain/search/count-filters.ts';
import { hasDefaultDates } from '#domain/search/search-state.ts';
import { SearchField } from '#web/app/search-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { BottomBar } from '#web/ui/bottom-bar.tsx';
import { useFilterPanelRequests } from './filters/panel-opener.ts';
import { formatCount } from '#web/ui/format-number.ts';
import { classNames } from '#web/ui/class-names.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { Page } from '#web/ui/page.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { HAS_SIDE_PANEL, useMedia } from '#web/ui/use-media.ts';
import { hasChoices, resetFilters } from './change-state.ts';
import { ContentTypePills } from './filters/content-type-pills.tsx';
import { useDockedPanel } from './filters/docked-panel.ts';
import { FilterSkeleton } from './filters/filter-skeleton.tsx';
import { focusResults, RESULTS_ID } from './results/focus-results.ts';
import { ModeHead } from './mode-head.tsx';
import { Results } from './results/results.tsx';
import styles from './search-page.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import type { FilterModel, SearchModel } from './use-search.ts';

/** Comes beside the first hits, never before them. */
const FilterPanel = createLazyPart(async () => (await import('./filters/filter-panel.tsx')).FilterPanel, {
  waiting: () => <FilterSkeleton />,
});

const PANEL_TITLE = 'search-filters';

interface SearchPageProps {
  readonly model: SearchModel;
  /** What a mode offers beside its search, above the results. */
  readonly lead?: ReactNode;
}

/** A search page: filters at the left until they are closed, results at the right; on smaller screens a sheet (OP-168). */
export function SearchPage({ model, lead }: SearchPageProps) {
  const hasPanel = useMedia(HAS_SIDE_PANEL);
  const { panel, isDocked, open: dock, close: undock } = useDockedPanel(hasPanel);
  const [open, setOpen] = useState<'filters' | 'search'>();
  const close = () => setOpen(undefined);
  useFilterPanelRequests(() => {
    if (hasPanel) dock();
    else setOpen('filters');
  });
  return (
    <Page {...useKeptFocus()} isTight>
      <ModeHead
        mode={model.mode}
        isWithinDefaultDates={hasDefaultDates(model.state, model.defaults)}
        hasQuery={[model.state.q, model.state.qTitle, model.state.qPublicationTitle].some(Boolean)}
      />
      {lead}
      <SkipLink href={`#${RESULTS_ID}`} onFollow={focusResults}>
        Skip to results
      </SkipLink>
      <div className={classNames(styles.columns, isDocked && styles.docked)}>
        {isDocked ? <DockedFilters model={model.filtering} panel={panel} onClose={undock} /> : null}
        <div className={styles.main}>
          <ContentTypePills model={model.filtering} />
          <Results model={model} onFilters={hasPanel ? undefined : () => setOpen('filters')} />
        </div>
      </div>
      <Tools model={model} onOpen={setOpen} />
      <FilterSheet model={model} isOpen={open === 'filters'} onClose={close} />
      <Sheet title="Search" isOpen={open === 'search'} onClose={close} isTall>
        <SearchField mode={model.mode} state={model.state} isInSheet onSearch={close} />
      </Sheet>
    </Page>
  );
}

interface DockedFiltersProps {
  readonly model: FilterModel;
  readonly panel: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The filters beside the results: every choice applies at once (OP-168). */
function DockedFilters({ model, panel, onClose }: DockedFiltersProps) {
  return (
    <aside ref={panel} className={styles.panel} aria-labelledby={PANEL_TITLE} tabIndex={-1}>
      <div className={styles.panelHead}>
        <h2 id={PANEL_TITLE}>Search filters</h2>
        <ResetButton model={model} kind="text" />
        <Button kind="icon" aria-label="Close" onClick={onClose}>
          <X size="1.25rem" aria-hidden />
        </Button>
      </div>
      <FilterPanel model={model} />
    </aside>
  );
}

interface ToolsProps extends SearchPageProps {
  readonly onOpen: (sheet: 'filters' | 'search') => void;
}

function Tools({ model, onOpen }: ToolsProps) {
  const choices = countFilters(model.state, model.defaults);
  return (
    <BottomBar label="Search tools">
      <Button onClick={() => onOpen('filters')}>
        <SlidersHorizontal size="1.125rem" aria-hidden /> Filters{choices > 0 ? ` (${choices})` : ''}
      </Button>
      <Button onClick={() => onOpen('search')}>
        <Search size="1.125rem" aria-hidden /> Search
      </Button>
    </BottomBar>
  );
}

interface FilterSheetProps extends SearchPageProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function FilterSheet({ model, isOpen, onClose }: FilterSheetProps) {
  return (
    <Sheet
      title="Search filters"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <ResetButton model={model.filtering} kind="outlined" />
          <Button kind="default" onClick={onClose}>
            {model.hits.data ? `Show ${formatCount(model.hits.data.total, 'result')}` : 'Show results'}
          </Button>
        </>
      }
    >
      <FilterPanel model={model.filtering} />
    </Sheet>
  );
}

interface ResetButtonProps {
  readonly model: FilterModel;
  readonly kind: 'text' | 'outlined';
}

/**
 * Puts back what the page began with (SR-022, SR-078). It stays where it is when there is nothing to put back, and keeps
 * the focus that pressed it.
 */
function ResetButton({ model, kind }: ResetButtonProps) {
  const { state, defaults, change } = model;
  const isNeeded = hasChoices(state, defaults);
  return (
    <Button
      kind={kind}
      aria-disabled={!isNeeded}
      onClick={() => {
        if (isNeeded) change(resetFilters(defaults));
      }}
    >
      Reset filters
    </Button>
  );
}
