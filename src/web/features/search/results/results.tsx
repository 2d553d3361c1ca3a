import { useEffect } from 'react';
import type { SearchAnswer } from '#contract/search.ts';
import { describePaging } from '#domain/search/page-buttons.ts';
import { hasQuery, textOf } from '#domain/search/search-state.ts';
import { defaultMode, useEditionView } from '#web/app/edition-view.ts';
import { hrefOfSearch } from '#web/app/search-address.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedMessage } from '#web/ui/failed-message.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { Message } from '#web/ui/message.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { hasChoices } from '../change-state.ts';
import { DirectMatches } from '../ways-on/direct-matches.tsx';
import { FilterPills } from '../filters/filter-pills.tsx';
import { RESULTS_ID } from './focus-results.ts';
import { HitList, HitListSkeleton } from './hit-list.tsx';
import { isByWeek } from './is-by-week.ts';
import { changeText } from '../ways-on/list-ways-on.ts';
import { Offers } from '../ways-on/offers.tsx';
import { WordReadings } from '../ways-on/word-readings.tsx';
import { ResultPager } from './result-pager.tsx';
import { ResultsBar } from './results-bar.tsx';
import { UnderstoodLine, UnderstoodMore, useReading, type Reading } from './understood-line.tsx';
import { useDownloadBody } from './use-download-body.ts';
import type { SearchModel } from '../use-search.ts';
import { useResultTrail } from './use-result-trail.ts';
import { useTurnedPage } from './use-turned-page.ts';
import { useSelection, type Selection } from './use-selection.ts';
import styles from './results.module.css';

/** Words for the exception come when it does, so that the first hit waits for none of them but what stands above it. */
const NoResults = createLazyPart(async () => (await import('../ways-on/no-results.tsx')).NoResults);
const FewResults = createLazyPart(async () => (await import('../ways-on/few-results.tsx')).FewResults);
const AlsoFound = createLazyPart(async () => (await import('../ways-on/also-found.tsx')).AlsoFound);
const loadReadAs = async () => (await import('../ways-on/read-as.tsx')).ReadAs;
const ReadAs = createLazyPart(loadReadAs, {
  waiting: () => <HitListSkeleton />,
  failed: ({ children }) => children,
});
const ClosedResults = createLazyPart(async () => (await import('./closed-results.tsx')).ClosedResults);
const QueryTrouble = createLazyPart(async () => (await import('../ways-on/query-trouble.tsx')).QueryTrouble);

const PHONE = '(max-width: 45rem)';
/** So few results come with what would find more. */
const FEW = 3;

interface ResultsProps {
  readonly model: SearchModel;
  readonly onFilters: (() => void) | undefined;
}

/** The results with everything around them, or the words for their absence. */
export function Results({ model, onFilters }: ResultsProps) {
  const { hits, state } = model;
  const answer = hits.data;
  const selection = useSelection(model.mode.id, state);
  const body = useDownloadBody(model);
  const turnPage = useTurnedPage(model);
  const reading = useReading();
  // While the answer is on its way; where it cannot be had now, it is tried again when it is needed.
  useEffect(() => void loadReadAs().catch(() => undefined), []);
  if (hits.error) {
    return (
      <section id={RESULTS_ID} className={styles.results} aria-label="Results">
        <FilterPills model={model.filtering} />
        <HitsError model={model} />
      </section>
    );
  }
  if (state.scope === 'closed') return <Closed model={model} turnPage={turnPage} reading={reading} />;
  return (
    <section id={RESULTS_ID} className={styles.results} aria-label="Results" aria-busy={!answer || hits.isStale}>
      <ResultsBar
        model={model}
        answer={answer}
        onFilters={onFilters}
        download={body}
        selection={selection}
        understood={<UnderstoodInBar model={model} reading={reading} />}
      />
      <UnderstoodBelow model={model} reading={reading} />
      <Beside model={model} answer={answer} />
      <FilterPills model={model.filtering} />
      {answer ? <Answered {...{ model, answer, selection, turnPage }} /> : <HitListSkeleton />}
    </section>
  );
}

/** What was found, or the words for having found nothing. */
function Answered(props: HitsProps) {
  const { model, answer } = props;
  const { direct, total, hits, also } = answer;
  const isPhone = useMedia(PHONE);
  return (
    <>
      <DirectMatches matches={direct} query={model.state.q} />
      <ReadAs model={model} answer={answer}>
        {answer.parts.length > 0 ? <WordReadings model={model} answer={answer} /> : null}
        {total === 0 ? <NoResults model={model} /> : null}
        {total > 0 && hits.length === 0 ? <PastTheEnd model={model} total={total} /> : null}
        {hits.length > 0 ? <Hits {...props} /> : null}
      </ReadAs>
      {isPhone ? (
        <div className={styles.below}>
          <AlsoFound model={model} also={also} />
        </div>
      ) : null}
    </>
  );
}

/** What may be found besides, before the results; on a phone, what was found elsewhere comes behind them. */
function Beside({ model, answer }: Pick<HitsProps, 'model'> & { readonly answer: SearchAnswer | undefined }) {
  const isPhone = useMedia(PHONE);
  return (
    <div className={classNames(styles.beside, hasQuery(model.state) && styles.kept)} data-screen>
      <Offers model={model} answer={answer} withAlso={!isPhone} />
    </div>
  );
}

/** What lies outside the subscription has neither order, selection nor download. */
function Closed({ model, turnPage, reading }: Pick<HitsProps, 'model' | 'turnPage'> & UnderstoodProps) {
  const { data, isStale } = model.hits;
  return (
    <section id={RESULTS_ID} className={styles.results} aria-label="Results" aria-busy={!data || isStale}>
      <UnderstoodInBar model={model} reading={reading} />
      <UnderstoodBelow model={model} reading={reading} />
      <FilterPills model={model.filtering} />
      <ClosedResults model={model} answer={data} onTurn={turnPage} />
    </section>
  );
}

interface UnderstoodProps {
  readonly model: SearchModel;
  readonly reading: Reading;
}

/** The query as it was understood; nothing where there is none. */
function UnderstoodInBar({ model: { state, hits }, reading }: UnderstoodProps) {
  if (!hasQuery(state)) return null;
  return <UnderstoodLine understood={hits.data?.understood ?? undefined} reading={reading} />;
}

/** What else is to be said of the search and its query. */
function UnderstoodBelow({ model, reading }: UnderstoodProps) {
  const { notes, state, hits } = model;
  return (
    <>
      {notes.map((note) => (
        <p key={note.message} className={styles.note}>
          {note.message}
        </p>
      ))}
      {hasQuery(state) ? (
        <UnderstoodMore
          understood={hits.data?.understood ?? undefined}
          reading={reading}
          model={model}
          hrefOfQuery={(text) => model.hrefWith(changeText(state, text))}
        />
      ) : null}
    </>
  );
}

interface HitsProps {
  readonly model: SearchModel;
  readonly answer: SearchAnswer;
  readonly selection: Selection;
  /** Told just before the page is turned. */
  readonly turnPage: (href: string) => void;
}

function Hits({ model, answer, selection, turnPage }: HitsProps) {
  const { hits, state, defaults } = model;
  useResultTrail(model, answer);
  return (
    <>
      <HitList
        answer={answer}
        typed={state.q}
        forms={state.forms}
        isStale={hits.isStale}
        selection={selection}
        hasWeeks={isByWeek(model, answer)}
      />
      <ResultPager
        start={state.start}
        size={state.resultsPerPage}
        total={answer.total}
        hrefOfStart={(start) => model.hrefWith({ start })}
        onFollow={turnPage}
      />
      {(answer.total <= FEW || answer.read === 'best') && (hasQuery(state) || hasChoices(state, defaults)) ? (
        <FewResults model={model} />
      ) : null}
    </>
  );
}

/** An address that was kept while the result was longer. */
function PastTheEnd({ model, total }: { readonly model: SearchModel; readonly total: number }) {
  const { state, hrefWith } = model;
  const { start } = describePaging(state.start, state.resultsPerPage, total);
  return (
    <Message
      title="This page is past the last result"
      actions={<AppLink href={hrefWith({ start })}>Go to the last page</AppLink>}
    />
  );
}

function HitsError({ model }: { readonly model: SearchModel }) {
  const everything = defaultMode(useEditionView());
  const { error, retry } = model.hits;
  if (!error) return null;
  if (error.kind === 'unreadable-query') {
    const { state, hrefWith } = model;
    return (
      <QueryTrouble
        query={textOf(state)}
        error={error}
        hrefOfQuery={(query) => hrefWith(changeText(state, query))}
        hrefOfEverything={hrefOfSearch(everything, { q: state.q })}
      />
    );
  }
  if (error.kind === 'broken' || error.kind === 'refused') {
    return (
      <FailedMessage level={2} onReload={retry} requestId={error.requestId}>
        <p>{error.message} Your query and filters are kept in the address.</p>
      </FailedMessage>
    );
  }
  return (
    <Message
      title={error.kind === 'offline' ? 'The library cannot be reached' : 'The search failed'}
      actions={
        <Button kind="default" onClick={retry}>
          Try again
        </Button>
      }
      note={error.requestId ? `Request ${error.requestId}` : undefined}
    >
      <p>
        {error.kind === 'offline' ? 'Check your connection.' : error.message} Your query and filters are kept in the
        address.
      </p>
    </Message>
  );
}
