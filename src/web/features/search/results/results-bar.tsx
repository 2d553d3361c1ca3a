import { SlidersHorizontal } from 'lucide-react';
import type { DownloadBody } from '#contract/download.ts';
import type { SearchAnswer } from '#contract/search.ts';
import { MOST_ROWS, PAGE_SIZES } from '#domain/search/search-limits.ts';
import { offeredSorts, sortKey } from '#domain/search/sorts.ts';
import { SearchTools } from '#web/app/search-tools.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import { Select } from '#web/ui/select.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { LazyDownloadMenu } from './lazy-download-menu.tsx';
import styles from './results-bar.module.css';
import type { SearchModel } from '../use-search.ts';

interface ResultsBarProps {
  readonly model: SearchModel;
  readonly answer: SearchAnswer | undefined;
  /** Opens the filters where they do not stand beside the results. */
  readonly onFilters: (() => void) | undefined;
  readonly choices: number;
  /** The whole result as a download. */
  readonly download: DownloadBody;
}

/** Above the hits: how many, in which order, how many on a page. */
export function ResultsBar({ model, answer, onFilters, choices, download }: ResultsBarProps) {
  return (
    <div className={styles.bar}>
      <Count model={model} answer={answer} />
      {onFilters ? (
        <Button onClick={onFilters} className={styles.filters}>
          <SlidersHorizontal size={16} aria-hidden />
          Filters{choices > 0 ? ` (${choices})` : ''}
        </Button>
      ) : null}
      {answer && answer.total > 0 ? (
        <LazyDownloadMenu
          kind="ghost"
          what={`all ${formatCount(answer.total, 'result')}`}
          note={answer.total > MOST_ROWS ? `A file holds the first ${formatNumber(MOST_ROWS)} of them.` : undefined}
          body={download}
        />
      ) : null}
      <SearchTools mode={model.mode} state={model.state} />
      <div className={styles.tools}>
        <SortAndSize model={model} />
      </div>
    </div>
  );
}

function Count({ model, answer }: Pick<ResultsBarProps, 'model' | 'answer'>) {
  return (
    <h2 className={styles.count}>
      {answer ? (
        <>
          {formatCount(answer.total, 'result')}
          {model.state.q === '' ? null : <span className={styles.time}> · {seconds(answer.milliseconds)}</span>}
        </>
      ) : (
        <>
          <span className="visually-hidden">Searching</span>
          <SkeletonLine width="7rem" />
        </>
      )}
    </h2>
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
