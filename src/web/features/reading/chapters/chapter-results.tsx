import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { Fragment, useRef } from 'react';
import type { FoundChapters } from '#web/api/chapter-search.queries.ts';
import { useTypeset } from '#web/app/use-typeset.ts';
import { printSearchTerm } from '#web/app/search-term.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { MarkedText } from '#web/ui/marked-text.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { count, describeResults } from './describe-results.ts';
import styles from './chapter-results.module.css';
import type { ChapterSearch } from './use-chapter-search.ts';

/** What was found in the chosen chapters, above the contents (SR-184); nothing before a search. */
export function ChapterResults({ search }: { readonly search: ChapterSearch }) {
  const { term, results, error, isPending } = search;
  if (term === '') return null;
  return (
    <section className={styles.results} aria-label="Results in chapters" aria-busy={isPending}>
      {error ? <Trouble search={search} message={error.details?.reason ?? error.message} /> : null}
      {!error && !results ? <Awaited /> : null}
      {!error && results ? <Found results={results} search={search} /> : null}
    </section>
  );
}

function Trouble({ search, message }: { readonly search: ChapterSearch; readonly message: string }) {
  return <PartTrouble onRetry={search.retry}>{message}</PartTrouble>;
}

function Awaited() {
  return [60, 84, 72].map((width) => <SkeletonLine key={width} width={`${width}%`} />);
}

function Found({ results, search }: { readonly results: FoundChapters; readonly search: ChapterSearch }) {
  const list = useRef<HTMLOListElement>(null);
  useTypeset(list, undefined);
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.title}>{describeResults(results)}</h3>
        <Button kind="text" onClick={search.clear}>
          Clear
        </Button>
      </div>
      <ol ref={list} className={styles.list}>
        {results.searchResults.map((result) => (
          <li key={result.id} className={styles.result}>
            <h4 className={styles.chapter}>
              <AppLink href={hrefOf(result, results.term)}>{result.title}</AppLink>
            </h4>
            <p className={styles.path}>
              <FactsLine facts={[...result.path, count(result.hits, 'result')]} />
            </p>
            <p className={styles.excerpt}>
              {result.excerpt.map((passage) => (
                <Fragment key={passage.text}>
                  <span dir="auto">
                    <MarkedText {...passage} />
                  </span>{' '}
                </Fragment>
              ))}
            </p>
          </li>
        ))}
      </ol>
      <Closed chapters={results.closed} />
    </>
  );
}

/** Chapters that were not looked into, by name. */
function Closed({ chapters }: { readonly chapters: FoundChapters['closed'] }) {
  if (chapters.length === 0) return null;
  return (
    <p className={styles.closed}>
      Not searched: {chapters.map(({ title }) => title).join('; ')}. <ClosedMark />
    </p>
  );
}

/** Where a chapter is read, with the term marked. */
function hrefOf({ docId, anchor }: FoundChapters['searchResults'][number], searchTerm: string): string {
  return `${presentTextAddress({ id: docId })}?${printSearchTerm({ searchTerm })}${anchor ? `#${anchor}` : ''}`;
}
