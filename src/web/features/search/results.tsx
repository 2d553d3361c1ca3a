import { hasQuery } from '#domain/search/search-state.ts';
import { useEditionView } from '#web/api/edition-view.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedMessage } from '#web/ui/failed-message.tsx';
import { Message } from '#web/ui/message.tsx';
import { countChoices, listPills } from './change-state.ts';
import { FilterPills } from './filter-pills.tsx';
import { HitList, HitListSkeleton } from './hit-list.tsx';
import { NoResults } from './no-results.tsx';
import { Pager } from './pager.tsx';
import { QueryTrouble } from './query-trouble.tsx';
import { ResultsBar } from './results-bar.tsx';
import { UnderstoodLine } from './understood-line.tsx';
import type { SearchModel } from './use-search.ts';
import styles from './results.module.css';

interface ResultsProps {
  readonly model: SearchModel;
  readonly onFilters: (() => void) | undefined;
}

/** The results with everything around them, or the words for their absence. */
export function Results({ model, onFilters }: ResultsProps) {
  const { facets } = useEditionView();
  const { hits, state, defaults } = model;
  const answer = hits.data;
  const nameOf = (id: string) =>
    model.filters.data?.find((facet) => facet.id === id)?.name ?? facets.find((facet) => facet.id === id)?.name ?? id;
  if (hits.error) return <HitsError model={model} />;
  return (
    <section className={styles.results} aria-label="Results" aria-busy={!answer || hits.isStale}>
      {model.notes.map((note) => (
        <p key={note.message} className={styles.note}>
          {note.message}
        </p>
      ))}
      {hasQuery(state) ? <UnderstoodLine understood={answer?.understood ?? undefined} /> : null}
      <ResultsBar model={model} answer={answer} onFilters={onFilters} choices={countChoices(state, defaults)} />
      <FilterPills model={model} pills={listPills(state, defaults, nameOf)} />
      {answer ? null : <HitListSkeleton />}
      {answer && answer.total === 0 ? <NoResults model={model} /> : null}
      {answer && answer.total > 0 ? (
        <>
          <HitList answer={answer} query={state.q} isStale={hits.isStale} />
          <Pager
            start={state.start}
            size={state.resultsPerPage}
            total={answer.total}
            hrefOfStart={(start) => model.hrefWith({ start })}
          />
        </>
      ) : null}
    </section>
  );
}

function HitsError({ model }: { readonly model: SearchModel }) {
  const { error, retry } = model.hits;
  if (!error) return null;
  if (error.kind === 'unreadable-query') {
    return <QueryTrouble query={model.state.q} error={error} hrefOfQuery={(q) => model.hrefWith({ q })} />;
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
      <p>{error.message} Your query and filters are kept in the address.</p>
    </Message>
  );
}
