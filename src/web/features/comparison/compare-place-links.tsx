import { useQueries } from '@tanstack/react-query';
import type { ComparisonLanding } from '#contract/comparison.ts';
import { foldText } from '#domain/words/fold-text.ts';
import { comparisonLandingQuery } from '#web/api/comparison.queries.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { readHeldCodes } from '#web/app/held-codes.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './compare-links.module.css';
import { hrefOfPlace, listProductPages } from './product-address.ts';

export interface ComparePlaceProps {
  /** Of the place or the institution. */
  readonly name: string;
  readonly compares: ComparisonLanding['compares'];
  readonly onLeave: () => void;
}

/** The comparisons that have a column on a place or an institution. */
export function ComparePlaceLinks({ name, compares, onLeave }: ComparePlaceProps) {
  const view = useEditionView();
  const pages = listProductPages(view, readHeldCodes(view));
  const answers = useQueries({ queries: pages.map(({ slug }) => comparisonLandingQuery(slug)) });
  const found = answers.flatMap(({ data }, at) => {
    const column = data?.jurisdictions.find((one) => foldText(one.name) === foldText(name));
    const page = pages[at];
    return data?.compares === compares && column && page ? [{ page, column, title: data.publicationTitle }] : [];
  });
  // A product whose page is there before its content has nothing to say of any place.
  const failed = answers.find(({ error }) => error && error.kind !== 'not-found');
  if (answers.some(({ isPending }) => isPending)) {
    return (
      <div aria-busy="true" className={styles.links}>
        <SkeletonLine width="70%" />
        <SkeletonLine width="55%" />
      </div>
    );
  }
  if (found.length === 0 && failed?.error) {
    return <PartTrouble error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  if (found.length === 0)
    return <p className={styles.none}>No comparison of this library has a column on {name} yet.</p>;
  return (
    <nav aria-label={`Comparisons with ${name}`} className={styles.links}>
      <h2>Compare {name} with others</h2>
      <ul>
        {found.map(({ page, column, title }) => (
          <li key={page.slug}>
            <AppLink href={hrefOfPlace(page, column.id)} onFollow={onLeave}>
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
