import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { formatNumber } from './format-number.ts';
import styles from './pager.module.css';

interface PagerProps {
  /** Names the navigation, `Pages of news`. */
  readonly label: string;
  /** What `describePaging` says of the list. */
  readonly paging: {
    readonly currentPage: number;
    readonly maxPage: number;
    readonly pageButtons: readonly (number | '...')[];
  };
  readonly hrefOf: (page: number) => string;
  /** Stay where the page is scrolled to, where somebody else says what is looked at next. */
  readonly keepScroll?: boolean;
  /** Told just before the page goes to one of them. */
  readonly onFollow?: (href: string) => void;
  /** What else is to be said of the pages. */
  readonly hint?: ReactNode;
}

/** The pages of a list as links, so that each can be opened, shared and gone back to; nothing where there is one alone. */
export function Pager({ label, paging, hrefOf, keepScroll = false, onFollow, hint }: PagerProps) {
  const { currentPage: current, maxPage: last, pageButtons } = paging;
  if (last <= 1) return null;
  const link = { keepScroll, onFollow };
  return (
    <nav className={styles.pager} aria-label={label}>
      {current > 1 ? (
        <AppLink {...link} className={styles.step} href={hrefOf(current - 1)} rel="prev">
          <ChevronLeft size="1.125rem" aria-hidden /> Previous
        </AppLink>
      ) : null}
      <ul className={styles.pages}>
        {pageButtons.map((page, index) => (
          // A gap has no name of its own; its place is what it is.
          <li key={page === '...' ? `gap-${index}` : page}>
            {page === '...' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <AppLink
                {...link}
                className={styles.page}
                href={hrefOf(page)}
                aria-label={`Page ${formatNumber(page)}`}
                aria-current={page === current ? 'page' : undefined}
              >
                {formatNumber(page)}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
      {current < last ? (
        <AppLink {...link} className={styles.step} href={hrefOf(current + 1)} rel="next">
          Next <ChevronRight size="1.125rem" aria-hidden />
        </AppLink>
      ) : null}
      {hint ? <p className={styles.hint}>{hint}</p> : null}
    </nav>
  );
}
