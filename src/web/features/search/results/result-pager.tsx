import { ChevronLeft, ChevronRight } from 'lucide-react';
import { describePaging } from '#domain/search/page-buttons.ts';
import { DEEPEST_RESULT } from '#domain/search/search-limits.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import styles from './pager.module.css';

interface PagerProps {
  readonly start: number;
  readonly size: number;
  readonly total: number;
  readonly hrefOfStart: (start: number) => string;
  /** Told just before the page goes to one of them. */
  readonly onFollow: (href: string) => void;
}

/** The pages as links, so that each can be opened, shared and gone back to. */
export function Pager({ start, size, total, hrefOfStart, onFollow }: PagerProps) {
  const { currentPage: current, maxPage: last, pageButtons } = describePaging(start, size, total);
  if (last <= 1) return null;
  const hrefOf = (page: number) => hrefOfStart((page - 1) * size);
  return (
    <nav className={styles.pager} aria-label="Pages of results">
      {current > 1 ? (
        <AppLink className={styles.step} href={hrefOf(current - 1)} rel="prev" keepScroll onFollow={onFollow}>
          <ChevronLeft size={18} aria-hidden /> Previous
        </AppLink>
      ) : null}
      <ul className={styles.pages}>
        {pageButtons.map((page, index) => (
          // A gap has no name of its own; its place is what it is.
          <li key={page === '...' ? `gap-${index}` : page}>
            {page === '...' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <PageLink page={page} href={hrefOf(page)} isCurrent={page === current} onFollow={onFollow} />
            )}
          </li>
        ))}
      </ul>
      {current < last ? (
        <AppLink className={styles.step} href={hrefOf(current + 1)} rel="next" keepScroll onFollow={onFollow}>
          Next <ChevronRight size={18} aria-hidden />
        </AppLink>
      ) : null}
      {current === last && total > DEEPEST_RESULT ? (
        <p className={styles.hint}>
          Only the first {formatNumber(DEEPEST_RESULT)} results can be paged through. Narrow the search to see others.
        </p>
      ) : null}
    </nav>
  );
}

interface PageLinkProps extends Pick<PagerProps, 'onFollow'> {
  readonly page: number;
  readonly href: string;
  readonly isCurrent: boolean;
}

function PageLink({ page, href, isCurrent, onFollow }: PageLinkProps) {
  return (
    <AppLink
      className={styles.page}
      href={href}
      keepScroll
      onFollow={onFollow}
      aria-label={`Page ${formatNumber(page)}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {formatNumber(page)}
    </AppLink>
  );
}
