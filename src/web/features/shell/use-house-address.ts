import type { PageId } from '#domain/edition/route.ts';
import { useEditionView } from '#web/app/edition-view.ts';

/** The address of a page of the house, such as the privacy policy; undefined where the edition has none. */
export function useHouseAddress(page: PageId): string | undefined {
  const { routes } = useEditionView();
  return routes.find(({ outcome }) => 'page' in outcome && outcome.page === page)?.path;
}
