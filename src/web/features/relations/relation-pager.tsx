import { describePaging } from '#domain/search/page-buttons.ts';
import { Pager } from '#web/ui/pager.tsx';
import type { RelationPage } from './use-relation-page.ts';

/** Relations of one page (CON-021). */
export const RELATIONS_PER_PAGE = 10;

/** The pages of what was found. */
export function RelationPager({ total, page }: { readonly total: number; readonly page: RelationPage }) {
  const paging = describePaging((page.state.page - 1) * RELATIONS_PER_PAGE, RELATIONS_PER_PAGE, total);
  return <Pager label="Pages of relationships" paging={paging} hrefOf={(number) => page.hrefOf({ page: number })} />;
}
