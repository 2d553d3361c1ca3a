import type { ReactNode } from 'react';
import { useEditionView } from '#web/app/edition-view.ts';
import { hrefOfSearch } from '#web/app/search-address.ts';
import { SearchField } from '#web/app/search-field.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import styles from './home-page.module.css';
import { NewestList } from './newest-list.tsx';
import { Shelf } from './shelf.tsx';
import type { HomeModel } from './use-home.ts';
import { WaysIn } from './ways-in.tsx';

interface HomePageProps {
  readonly model: HomeModel;
  /** What of the reader's own stands below all the rest, so that nothing moves when it comes. */
  readonly children?: ReactNode;
}

/** The first page: one search field, what is new, the shelves, and the ways in. */
export function HomePage({ model, children }: HomePageProps) {
  return (
    <>
      <section className={styles.hero} aria-label="Search">
        <div className={styles.inner}>
          <h1 className={styles.greeting}>
            {model.greeting}.{' '}
            <span>
              {model.total ? `${formatNumber(model.total)} documents are at hand.` : 'What are you looking for?'}
            </span>
          </h1>
          <SearchField size="large" takesFocus />
          <Examples mode={model.everything} />
        </div>
      </section>
      <div className={styles.content}>
        {model.hasFailed ? (
          <PartTrouble onRetry={model.retry}>
            <p>What is new in the library does not show. Searching may still work.</p>
          </PartTrouble>
        ) : (
          <div className={styles.columns}>
            <NewestList hits={model.newest} allHref={hrefOfSearch(model.everything)} />
            <WaysIn facets={model.facets} mode={model.everything} />
          </div>
        )}
        <Shelf shelves={model.publications} />
        {children}
      </div>
    </>
  );
}

function Examples({ mode }: { readonly mode: HomeModel['everything'] }) {
  const { examples } = useEditionView();
  if (examples.length === 0) return null;
  return (
    <div className={styles.examples}>
      <span className={styles.try}>Try</span>
      <ul>
        {examples.map(({ query, explains }) => (
          <li key={query}>
            <AppLink href={hrefOfSearch(mode, { q: query })}>{query}</AppLink> <span>{explains}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
