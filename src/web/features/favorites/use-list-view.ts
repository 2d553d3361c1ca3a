import { useStoredValue } from '#web/app/use-stored-value.ts';
import type { FavoritesPageState } from '#domain/tools/desk/favorites-page.ts';

/** Rows that a page of the table has at least: as many as stand on a screen of 900 pixels. */
const TABLE_ROWS = 25;

/** Whether documents are listed as cards or as the rows of a table, which this browser remembers; searches are cards. */
export function useListView({ informationType, pageSize }: FavoritesPageState) {
  const [view, choose] = useStoredValue('pandect.favorites-view', 'cards');
  const isTable = view === 'table' && informationType === 'Document';
  return { isTable, choose, pageSize: isTable ? Math.max(TABLE_ROWS, pageSize) : pageSize };
}
