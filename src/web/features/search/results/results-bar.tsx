import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DownloadBody } from '#contract/download.ts';
import type { SearchAnswer } from '#contract/search.ts';
import { countFilters } from '#domain/search/count-filters.ts';
import { PAGE_SIZES } from '#domain/search/search-limits.ts';
import { offeredSorts, sortKey } from '#domain/search/sorts.ts';
import { SearchTools } from '#web/app/search-tools.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Fact } from '#web/ui/facts-line.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import { Select } from '#web/ui/select.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { LazyDownloadMenu } from './lazy-download-menu.tsx';
import styles from './results-bar.module.css';
import { SelectionTools } from './selection-tools.tsx';
import type { SearchModel } from '../use-search.ts';
import type { Selection } from './use-selection.ts';

interface ResultsBarProps {
  readonly model: SearchModel;
  readonly answer: SearchAnswer | undefined;
  /** Opens the filters where they do not stand beside the results. */
  readonly onFilters: (() => void) | undefined;
  /** The whole result as a download. */
  readonly download: DownloadBody;
  readonly selection: Selection;
  /** How the query was understood. */
  readonly understood: ReactNode;
}

/**
 * The one bar above the hits: all of the page as a selection, how many there are and how the query was understood; what
 * can be done with them, in which order, how many on a page. Only one download is offered: of what is selected, else of all.
 */
export function ResultsBar({ model, answer, onFilters, download, selection, understood }: ResultsBarProps) {
  const choices = countFilters(model.state, model.defaults);
  const hasSelection = selection.items.length > 0;
  return (
    <div className={classNames(styles.bar, hasSelection && styles.active)}>
      {answer && answer.hits.length > 0 ? (
        <SelectionTools selection={selection} page={answer.hits} body={download} />
      ) : (
        <span className={styles.noBox} />
      )}
      <div className={styles.about}>
        <Count model={model} answer={answer} />
        {understood}
      </div>
      <div className={styles.tools} data-page-actions>
        {onFilters ? (
          <Button onClick={onFilters} className={styles.filters}>
            <SlidersHorizontal size="1rem" aria-hidden />
            Filters{choices > 0 ? ` (${choices})` : ''}
          </Button>
        ) : null}
        {answer && answer.total > 0 && !hasSelection ? <DownloadAll total={answer.total} body={download} /> : null}
        <SearchTools mode={model.mode} state={model.state} />
        <SortAndSize model={model} />
      </div>
    </div>
  );
}

function DownloadAll({ total, body }: { readonly total: number; readonly body: DownloadBody }) {
  return (
    <LazyDownloadMenu
      kind="ghost"
      what={`all ${formatCount(total, 'result')}`}
      short={`all ${formatNumber(total)}`}
      total={total}
      body={body}
    />
  );
}

function Count({ model, answer }: Pick<ResultsBarProps, 'model' | 'answer'>) {
  return (
    <>
      <h2 className={styles.count}>
        {answer ? (
          <>
            {formatCount(answer.total, 'result')}
            {model.state.q === '' ? null : <Fact className={styles.time}>{seconds(answer.milliseconds)}</Fact>}
          </>
        ) : (
          <>
            <span className="visually-hidden">Searching</span>
            <SkeletonLine width="4rem" />
          </>
        )}
      </h2>
      {answer?.hits.some(({ demo }) => demo) ? <p className={styles.demo}>Demo</p> : null}
    </>
  );
}

function SortAndSize({ model }: Pick<ResultsBarProps, 'model'>) {
  const { state, change } = model;
  const sizes = [...new Set([...PAGE_SIZES, model.mode.pageSize])].toSorted((one, other) => one - other);
  const sorts = offeredSorts(state, model.mode);
  return (
    <>
      <Select
        label="Sort"
        value={sortKey(state.sortBy, state.sortOrder)}
        options={sorts.map((sort) => ({ value: sortKey(sort.sortBy, sort.sortOrder), label: sort.name }))}
        onChange={(value) => {
          const sort = sorts.find((one) => sortKey(one.sortBy, one.sortOrder) === value);
          if (sort) change({ sortBy: sort.sortBy, sortOrder: sort.sortOrder });
        }}
      />
      <Select
        label="Per page"
        value={String(state.resultsPerPage)}
        options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(value) => change({ resultsPerPage: Number(value) })}
      />
    </>
  );
}

function seconds(milliseconds: number): string {
  return `${Math.max(0.01, milliseconds / 1000).toFixed(2)} s`;
}
