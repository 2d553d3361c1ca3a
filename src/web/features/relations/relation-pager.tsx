import { AppLink } from '#web/ui/app-link.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import type { RelationPage } from './use-relation-page.ts';
import styles from './relation-results.module.css';

/** Relations of one page (CON-021). */
export const RELATIONS_PER_PAGE = 10;

/** The page before and the page after, as links. */
export function RelationPager({ total, page }: { readonly total: number; readonly page: RelationPage }) {
  const last = Math.ceil(total / RELATIONS_PER_PAGE);
  const { page: current } = page.state;
  if (last <= 1) return null;
  return (
    <nav className={styles.pager} aria-label="Pages of relationships">
      {current > 1 ? (
        <AppLink href={page.hrefOf({ page: current - 1 })} rel="prev">
          Previous
        </AppLink>
      ) : null}
      <span>
        Page {formatNumber(current)} of {formatNumber(last)}
      </span>
      {current < last ? (
        <AppLink href={page.hrefOf({ page: current + 1 })} rel="next">
          Next
        </AppLink>
      ) : null}
    </nav>
  );
}
