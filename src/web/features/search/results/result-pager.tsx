import { describePaging } from '#domain/search/page-buttons.ts';
import { DEEPEST_RESULT } from '#domain/search/search-limits.ts';
import { formatNumber } from '#web/ui/format-number.ts';
import { Pager } from '#web/ui/pager.tsx';

interface ResultPagerProps {
  readonly start: number;
  readonly size: number;
  readonly total: number;
  readonly hrefOfStart: (start: number) => string;
  /** Told just before the page goes to one of them. */
  readonly onFollow: (href: string) => void;
}

/** The pages of results; who turns them says what is looked at next, and the last says that there are more. */
export function ResultPager({ start, size, total, hrefOfStart, onFollow }: ResultPagerProps) {
  const paging = describePaging(start, size, total);
  const hasMore = paging.currentPage === paging.maxPage && total > DEEPEST_RESULT;
  return (
    <Pager
      label="Pages of results"
      paging={paging}
      hrefOf={(page) => hrefOfStart((page - 1) * size)}
      keepScroll
      onFollow={onFollow}
      hint={
        hasMore
          ? `Only the first ${formatNumber(DEEPEST_RESULT)} results can be paged through. Narrow the search to see others.`
          : undefined
      }
    />
  );
}
