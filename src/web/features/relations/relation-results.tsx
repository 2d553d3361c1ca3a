import { useEffect, useRef } from 'react';
import type { RelationActor, RelationAssessment, RelationHit } from '#contract/relations.ts';
import { sayLookedThrough } from '#domain/tools/relations/describe-searched.ts';
import { RELATION_SORTS, type RelationSort } from '#domain/tools/relations/relation-sorts.ts';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import { Message } from '#web/ui/message.tsx';
import { Select } from '#web/ui/select.tsx';
import { ClosedCases } from './closed-cases.tsx';
import { DownloadRelations } from './download-relations.tsx';
import { RelationFilters } from './relation-filters.tsx';
import { RelationPager } from './relation-pager.tsx';
import { RelationRow } from './relation-row.tsx';
import { RelationViews } from './relation-views.tsx';
import { UnresolvedNames } from './unresolved-names.tsx';
import type { RelationPage } from './use-relation-page.ts';
import styles from './relation-results.module.css';

const SORTS: Readonly<Record<RelationSort, string>> = {
  date: 'Most recent',
  type: 'Kind',
  partner: 'Name',
  casename: 'Case',
};

/** What was found, with everything that narrows it and shows it otherwise. */
// Long because: it is the order of the page.
export function RelationResults({
  answer,
  page,
  isBusy,
  takesFocus,
}: {
  readonly answer: RelationAssessment;
  readonly page: RelationPage;
  readonly isBusy: boolean;
  /** Whether the question was asked on this page: the form that had the focus has begun anew by then. */
  readonly takesFocus: boolean;
}) {
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus && !isBusy && document.activeElement === document.body)
      results.current?.focus({ preventScroll: true });
  }, [takesFocus, isBusy]);
  const { totalHits, unresolved, relationshipOne: one } = answer;
  const isNarrowed = page.state.filters.length > 0 || page.state.q !== '';
  return (
    <div ref={results} tabIndex={-1} className={styles.results} aria-busy={isBusy}>
      <UnresolvedNames unresolved={unresolved} page={page} />
      {one === null ? null : totalHits === 0 && !isNarrowed ? (
        <NothingFound answer={answer} page={page} />
      ) : (
        <>
          <div className={styles.bar}>
            <h2 className={styles.heading} aria-live="polite">
              {formatCount(totalHits, 'relationship')} of {one.name}
            </h2>
            <div className={styles.tools}>
              <Select
                label="Sort"
                value={page.state.sortBy}
                options={RELATION_SORTS.map((value) => ({ value, label: SORTS[value] }))}
                onChange={(value) => page.go({ sortBy: RELATION_SORTS.find((sort) => sort === value) ?? 'date' })}
              />
              <DownloadRelations answer={answer} page={page} />
            </div>
          </div>
          <p className={styles.searched}>
            {describeSearched(answer)}
            {answer.isCut ? ' More cases name this one than can be looked through at once: the newest 2,000 are.' : ''}
          </p>
          <RelationViews answer={answer} page={page} />
          <div className={styles.columns}>
            <RelationFilters answer={answer} page={page} />
            <div className={styles.main}>
              {answer.hits.length === 0 ? (
                <Message title="None is left">
                  <p>No relationship fits all that was chosen. Take out a filter to see the others.</p>
                </Message>
              ) : (
                <Hits answer={answer} one={one} page={page} />
              )}
              <RelationPager total={totalHits} page={page} />
            </div>
          </div>
        </>
      )}
      {one === null ? null : <ClosedCases closed={answer.closed} />}
    </div>
  );
}

interface HitsProps {
  readonly answer: RelationAssessment;
  readonly one: RelationActor;
  readonly page: RelationPage;
}

/** The relations, by name under the name with how many there are on all pages (OP-190). */
function Hits({ answer: { hits, summary }, one, page }: HitsProps) {
  const list = (some: readonly RelationHit[], isGrouped: boolean) => (
    <ol className={styles.hits}>
      {some.map((hit) => (
        <RelationRow key={hit.id} hit={hit} one={one} page={page} isGrouped={isGrouped} />
      ))}
    </ol>
  );
  if (page.state.sortBy !== 'partner') return list(hits, false);
  const keyOf = ({ relType, slug }: RelationActor) => `${relType}-${slug}`;
  return [...Map.groupBy(hits, ({ partner }) => keyOf(partner))].map(([key, some]) => {
    const total = summary.reduce((sum, { partner, count }) => sum + (keyOf(partner) === key ? count : 0), 0);
    return (
      <section key={key} aria-labelledby={`with-${key}`} className={styles.group}>
        <h3 id={`with-${key}`}>
          <span dir="auto">{some[0]?.partner.name}</span>{' '}
          <span className={styles.total}>{formatCount(total, 'relationship')}</span>
        </h3>
        {list(some, true)}
      </section>
    );
  });
}

/** Nothing found says what was searched, also in a file (OP-138); there may be a way over somebody else. */
function NothingFound({ answer, page }: { readonly answer: RelationAssessment; readonly page: RelationPage }) {
  const { searched, closed, relationshipTwo } = answer;
  return (
    <>
      <Message title="No relationship found">
        <p>{searched.text}</p>
        {closed.count > 0 ? <p>Cases outside your subscription are named below.</p> : null}
        <DownloadRelations answer={answer} page={page} />
      </Message>
      {relationshipTwo.length > 0 ? <RelationViews answer={answer} page={page} /> : null}
    </>
  );
}

function describeSearched({ searched }: RelationAssessment): string {
  const { version, from, to } = searched;
  const years = from !== null && to !== null ? ` from ${from.slice(0, 4)} to ${to.slice(0, 4)}` : '';
  return `Searched: ${sayLookedThrough(searched)}${years}, library version ${formatNumber(version)}.`;
}
