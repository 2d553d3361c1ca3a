import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getDevelopments } from '#contract/developments.ts';
import { ALL_READING_TIME, PRECISE_PERIOD, READING_PERIODS } from '#domain/search/reading-period.ts';
import { callPages, LASTING } from '#web/api/call-query.ts';
import { DayInput } from '#web/ui/day-input.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { Select } from '#web/ui/select.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { describeFailure } from './describe-failure.ts';
import { DevelopmentList } from './development-list.tsx';
import styles from './developments-panel.module.css';

/** What developments are narrowed down to; empty for no choice. */
interface DevelopmentsFilter {
  readonly jurisdiction: string;
  readonly topic: string;
  /** As `READING_PERIODS` number them. */
  readonly period: number;
  /** Days of a precise period, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

type Change = (change: Partial<DevelopmentsFilter>) => void;

const NO_FILTER: DevelopmentsFilter = { jurisdiction: '', topic: '', period: ALL_READING_TIME, from: '', to: '' };

function developmentsQuery({ period: datePeriod, from: dateFrom, to: dateTo, ...about }: DevelopmentsFilter) {
  return callPages(
    getDevelopments,
    (start) => ({ query: { ...about, datePeriod, dateFrom, dateTo, start } }),
    ({ recentDevelopments, total }) => [recentDevelopments.length, total],
    LASTING,
  );
}

/** All developments, narrowed down by jurisdiction, topic and period (TL-061). */
export function FilteredDevelopments({ jurisdiction, topic }: Pick<DevelopmentsFilter, 'jurisdiction' | 'topic'>) {
  const [filter, setFilter] = useState<DevelopmentsFilter>({ ...NO_FILTER, jurisdiction, topic });
  const query = useInfiniteQuery({ ...developmentsQuery(filter), placeholderData: keepPreviousData });
  const pages = query.data?.pages ?? [];
  const first = pages[0];
  const developments = pages.flatMap(({ recentDevelopments }) => recentDevelopments);
  const change: Change = (wish) => setFilter({ ...filter, ...wish });
  return (
    <div aria-busy={query.isFetching}>
      <Filters filter={filter} values={first?.facetFilters} onChange={change} />
      {query.error ? <Failed words={describeFailure(query.error)} onRetry={() => void query.refetch()} /> : null}
      {!first && !query.error ? [80, 64, 72].map((width) => <SkeletonLine key={width} width={`${width}%`} />) : null}
      {first && developments.length === 0 ? <NoneFound onReset={() => setFilter(NO_FILTER)} /> : null}
      <DevelopmentList developments={developments} />
      {query.hasNextPage ? (
        <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more of {formatNumber(first?.total ?? 0)}
        </Button>
      ) : null}
    </div>
  );
}

/** ERR-017. */
function NoneFound({ onReset }: { readonly onReset: () => void }) {
  return (
    <div className={styles.none}>
      <output>
        <strong className={styles.noneTitle}>No results found</strong>
        Try removing the applied filters
      </output>
      <Button kind="text" onClick={onReset}>
        Remove filters
      </Button>
    </div>
  );
}

function Failed({ words, onRetry }: { readonly words: string; readonly onRetry: () => void }) {
  return (
    <div role="alert" className={styles.none}>
      <p>{words}</p>
      <Button kind="text" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

interface FiltersProps {
  readonly filter: DevelopmentsFilter;
  readonly values: Readonly<Record<'jurisdictionsFilter' | 'topicsFilter', readonly Value[]>> | undefined;
  readonly onChange: Change;
}

interface Value {
  readonly name: string;
  readonly count: number;
}

function Filters({ filter, values, onChange }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <Select
        label="Jurisdiction"
        value={filter.jurisdiction}
        options={listOptions(values?.jurisdictionsFilter ?? [], filter.jurisdiction)}
        onChange={(jurisdiction) => onChange({ jurisdiction })}
      />
      <Select
        label="Topic"
        value={filter.topic}
        options={listOptions(values?.topicsFilter ?? [], filter.topic)}
        onChange={(topic) => onChange({ topic })}
      />
      <Select
        label="Period"
        value={String(filter.period)}
        options={READING_PERIODS.map(({ period, name }) => ({ value: String(period), label: name }))}
        onChange={(period) => onChange({ period: Number(period), from: '', to: '' })}
      />
      {filter.period === PRECISE_PERIOD ? (
        <div className={styles.days}>
          <Day label="From" value={filter.from} onChange={(from) => onChange({ from })} />
          <Day label="To" value={filter.to} onChange={(to) => onChange({ to })} />
        </div>
      ) : null}
    </div>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Day({ label, value, onChange }: DayProps) {
  return (
    <label className={styles.day}>
      {label}
      <DayInput {...{ value, onChange }} />
    </label>
  );
}

/** The values with their counts, the chosen one among them although nothing else may have it. */
function listOptions(values: readonly Value[], chosen: string) {
  const listed =
    values.some(({ name }) => name === chosen) || chosen === '' ? values : [{ name: chosen, count: 0 }, ...values];
  const options = listed
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ name, count }) => ({ value: name, label: `${name.replaceAll(' > ', ' › ')} (${formatNumber(count)})` }));
  return [{ value: '', label: 'Any' }, ...options];
}
