import { SlidersHorizontal, Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { hasDefaultDates } from '#domain/search/search-state.ts';
import { Button } from '#web/ui/button.tsx';
import { BottomBar } from '#web/ui/bottom-bar.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { Page } from '#web/ui/page.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { HAS_SIDE_PANEL, useMedia } from '#web/ui/use-media.ts';
import { countChoices } from './change-state.ts';
import { FilterPanel } from './filter-panel.tsx';
import { PageHead } from './page-head.tsx';
import { Results } from './results.tsx';
import styles from './search-page.module.css';
import type { SearchModel } from './use-search.ts';

interface SearchPageProps {
  readonly model: SearchModel;
  /** The search field for the sheet within reach of the thumb; it calls back once a search was started. */
  readonly renderSearchField: (onSearch: () => void) => ReactNode;
}

/** A search page: filters at the left, results at the right; on smaller screens the filters are a sheet. */
export function SearchPage({ model, renderSearchField }: SearchPageProps) {
  const hasPanel = useMedia(HAS_SIDE_PANEL);
  const [open, setOpen] = useState<'filters' | 'search'>();
  const choices = countChoices(model.state, model.defaults);
  const close = () => setOpen(undefined);
  return (
    <Page>
      <PageHead mode={model.mode} isWithinDefaultDates={hasDefaultDates(model.state, model.defaults)} />
      <div className={styles.columns}>
        {hasPanel ? (
          <aside className={styles.panel} aria-label="Filters">
            <h2 className="visually-hidden">Filters</h2>
            <FilterPanel model={model} />
          </aside>
        ) : null}
        <Results model={model} onFilters={hasPanel ? undefined : () => setOpen('filters')} />
      </div>
      <BottomBar label="Search tools">
        <Button onClick={() => setOpen('filters')}>
          <SlidersHorizontal size={18} aria-hidden /> Filters{choices > 0 ? ` (${choices})` : ''}
        </Button>
        <Button onClick={() => setOpen('search')}>
          <Search size={18} aria-hidden /> Search
        </Button>
      </BottomBar>
      <Sheet
        title="Search filters"
        isOpen={open === 'filters'}
        onClose={close}
        footer={
          <Button kind="default" onClick={close}>
            {model.hits.data ? `Show ${formatCount(model.hits.data.total, 'result')}` : 'Show results'}
          </Button>
        }
      >
        <FilterPanel model={model} />
      </Sheet>
      <Sheet title="Search" isOpen={open === 'search'} onClose={close}>
        {renderSearchField(close)}
      </Sheet>
    </Page>
  );
}
