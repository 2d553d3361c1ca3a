import type { FilterAnswer } from '#contract/search.ts';
import type { SearchMode } from '#web/app/edition-view.ts';
import { hrefOfSearch } from '#web/app/search-address.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { SectionHead } from './section-head.tsx';
import styles from './ways-in.module.css';

interface WaysInProps {
  readonly facets: readonly FilterAnswer[] | undefined;
  /** The mode that shows all content. */
  readonly mode: SearchMode;
}

/** The facets that are ways in, with how many values of each. */
const WAYS = [
  { facet: 'contenttype', title: 'By content type', limit: 8 },
  { facet: 'jurisdiction', title: 'By jurisdiction', limit: 8 },
] as const;

/** Doors into the library by kind and by place, with what stands behind each. */
export function WaysIn({ facets, mode }: WaysInProps) {
  return (
    <div className={styles.ways}>
      {WAYS.map(({ facet, title, limit }) => {
        const items = facets?.find((candidate) => candidate.id === facet)?.filterItems.slice(0, limit);
        if (facets && !items?.length) return null;
        return (
          <section key={facet}>
            <SectionHead title={title} />
            <ul>
              {items
                ? items.map((item) => (
                    <li key={item.name} className={styles.row}>
                      <AppLink href={hrefOfSearch(mode, { filters: [{ facet, values: [item.name], every: false }] })}>
                        {item.label}
                      </AppLink>
                      <span className={styles.count}>{formatNumber(item.count)}</span>
                    </li>
                  ))
                : [60, 45, 52, 38, 48].map((width) => (
                    <li key={width} className={styles.row}>
                      <SkeletonLine width={`${width * 2}px`} />
                    </li>
                  ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
