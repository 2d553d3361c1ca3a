import type { FilterAnswer } from '#contract/search.ts';
import type { SearchMode } from '#web/app/edition-view.ts';
import { hrefOfSearch } from '#web/app/search-address.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { HomePart } from './home-part.tsx';
import type { PartModel } from './use-home.ts';
import styles from './ways-in.module.css';

interface WaysInProps {
  readonly part: PartModel<readonly FilterAnswer[]>;
  /** The mode that shows all content. */
  readonly mode: SearchMode;
}

const ROWS = 8;

/** The facets that are ways in, with how many values of each. */
const WAYS = [
  { facet: 'contenttype', title: 'By content type' },
  { facet: 'jurisdiction', title: 'By jurisdiction' },
] as const;

/** Doors into the library by kind and by place, with what stands behind each. */
export function WaysIn({ part, mode }: WaysInProps) {
  return (
    <div className={styles.ways}>
      {WAYS.map(({ facet, title }) => (
        <HomePart
          key={facet}
          title={title}
          part={part}
          room={styles.room}
          waiting={
            <ul>
              {Array.from({ length: ROWS }, (_, index) => index).map((row) => (
                <li key={row} className={styles.row}>
                  <SkeletonLine width={`${6 + ((row * 3) % 5)}rem`} />
                </li>
              ))}
            </ul>
          }
        >
          {(facets) => <Values facets={facets} facet={facet} mode={mode} />}
        </HomePart>
      ))}
    </div>
  );
}

interface ValuesProps {
  readonly facets: readonly FilterAnswer[];
  readonly facet: string;
  readonly mode: SearchMode;
}

function Values({ facets, facet, mode }: ValuesProps) {
  const items = facets.find(({ id }) => id === facet)?.filterItems.slice(0, ROWS) ?? [];
  if (items.length === 0) return <p className={styles.empty}>Nothing here yet.</p>;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.name} className={styles.row}>
          <AppLink href={hrefOfSearch(mode, { filters: [{ facet, values: [item.name], every: false }] })}>
            {item.label}
          </AppLink>
          <span className={styles.count}>{formatNumber(item.count)}</span>
        </li>
      ))}
    </ul>
  );
}
