import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import {
  getReadingPlace,
  keepReadingPlace,
  listReadingPlaces,
  type ReadingPlaceAnswer,
} from '#contract/reading-places.ts';
import { callQuery, FRESH } from '#web/api/call-query.ts';
import { callServer } from '#web/api/call-server.ts';
import { useAccount } from '#web/app/account.ts';
import { resolveAddress } from '#web/app/edition-routes.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { findPlace } from './find-place.ts';

/** Texts of fewer words are read at one go. */
const FEWEST_WORDS = 1_000;
/** The reader is somewhere once the text has rested for so long, in milliseconds. */
const REST = 2_000;

/**
 * Keeps in the account where this reader is, and answers where they stopped the last time. Visitors, short texts and
 * subscriptions without a history have no place, and the server keeps none while the history is paused.
 */
export function useReadingPlace(document: DocumentDetails): ReadingPlaceAnswer | undefined {
  const { isSignedIn, codes } = useAccount();
  const hasHistory = resolveAddress(useEditionView(), codes, '/history', '').kind === 'page';
  const isKept = isSignedIn && hasHistory && document.words >= FEWEST_WORDS;
  const { data } = useQuery({ ...callQuery(getReadingPlace, { query: { id: document.id } }, FRESH), enabled: isKept });
  useKeptPlace(document, isKept);
  return isKept ? (data?.place ?? undefined) : undefined;
}

/** What cannot be kept is tried again with the next rest; reading goes on all the same. */
function useKeptPlace({ id, version }: DocumentDetails, isKept: boolean): void {
  const queries = useQueryClient();
  const kept = useRef<string | null>(undefined);
  useEffect(() => {
    if (!isKept) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const anchor = findPlace();
      if (anchor === undefined || anchor === kept.current) return;
      kept.current = anchor;
      // Also while the page is being left; without an anchor the place is forgotten.
      callServer(keepReadingPlace, { body: { id, version, anchor }, isLast: true }).then(
        () => void queries.invalidateQueries({ queryKey: [listReadingPlaces.path] }),
        () => (kept.current = undefined),
      );
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, REST);
    };
    const leave = () => timer !== undefined && document.visibilityState === 'hidden' && keep();
    window.addEventListener('scroll', wait, { passive: true });
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('scroll', wait);
      document.removeEventListener('visibilitychange', leave);
      clearTimeout(timer);
    };
  }, [id, version, isKept, queries]);
}
