import { useEffect, useState } from 'react';
import { useEditionView } from './edition-view.ts';
import { useStoredValue } from './use-stored-value.ts';

/**
 * Rows of a list to keep room for while it is on its way: as many as the reader had here the last time, else `first`;
 * the same as long as the page is there, so that what comes neither pushes nor pulls what stands below.
 */
export function useKeptRows(
  part: 'tools' | 'news' | 'folders' | 'sources',
  found: number | undefined,
  first: () => number,
): number {
  const { siteId } = useEditionView();
  const [stored, store] = useStoredValue(`pandect.${part}.${siteId}`, '');
  const [rows] = useState(() => found ?? readRows(stored) ?? first());
  useEffect(() => {
    if (found !== undefined && stored !== String(found)) store(String(found));
  }, [found, stored, store]);
  return rows;
}

/** What was stored, where it is a number of rows. */
export function readRows(stored: string): number | undefined {
  return /^\d{1,2}$/u.test(stored) ? Number(stored) : undefined;
}
