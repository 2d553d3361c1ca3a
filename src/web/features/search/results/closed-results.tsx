import type { Hit, SearchAnswer } from '#contract/search.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { joinNames } from '#web/ui/join-names.ts';
import { Message } from '#web/ui/message.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import type { SearchModel } from '../use-search.ts';
import styles from './closed-results.module.css';
import { ResultPager } from './result-pager.tsx';

interface ClosedResultsProps {
  readonly model: SearchModel;
  readonly answer: SearchAnswer | undefined;
  /** Told just before the page is turned. */
  readonly onTurn: (href: string) => void;
}

/** What a search finds outside the subscription, a list of its own: what each is, and who holds it (OP-169). */
export function ClosedResults({ model, answer, onTurn }: ClosedResultsProps) {
  const { state, hrefWith } = model;
  const back = <AppLink href={hrefWith({ scope: '', start: 0 })}>Back to the results of your subscription</AppLink>;
  if (!answer) return <SkeletonLine width="60%" />;
  if (answer.hits.length === 0) {
    return <Message title="Nothing outside your subscription has these words" actions={back} />;
  }
  return (
    <>
      <h2 className={styles.heading}>Outside your subscription</h2>
      <p className={styles.note}>
        Newest first. These documents have the words that you searched for; where the words stand is looked at only in
        what you may open. {back}
      </p>
      <ol className={styles.list} start={answer.start + 1}>
        {answer.hits.map((hit) => (
          <ClosedHit key={hit.id} hit={hit} />
        ))}
      </ol>
      <ResultPager
        start={state.start}
        size={state.resultsPerPage}
        total={answer.total}
        hrefOfStart={(start) => hrefWith({ start })}
        onFollow={onTurn}
      />
    </>
  );
}

function ClosedHit({ hit }: { readonly hit: Hit }) {
  const date = hit.jurisDate ?? hit.legisDate ?? hit.publicationDate;
  return (
    <li className={styles.hit}>
      <h3 dir="auto" className={styles.title}>
        <AppLink href={hit.url} data-hit>
          {hit.title}
        </AppLink>
      </h3>
      <p className={styles.meta}>
        <span>{hit.type}</span>
        {date ? <span>{formatDate(date)}</span> : null}
        <ClosedMark />
        {hit.heldBy.length > 0 ? <span>It comes with {joinNames(hit.heldBy)}.</span> : null}
      </p>
    </li>
  );
}
