import type { Reader } from '#domain/access/reader.ts';
import { isFeatureLocked } from '#domain/edition/is-feature-locked.ts';
import { LibraryError } from '#domain/errors/library-error.ts';

const RESULTS = 'relationship-results';

/** Whether the reader's codes have the tool without its results (OP-10). */
export function areResultsLocked({ edition, codes }: Reader): boolean {
  return isFeatureLocked(edition.lockedFeatures, codes, RESULTS);
}

/** Throws `feature-locked` where results are not told. */
export function checkResults(reader: Reader): void {
  if (!areResultsLocked(reader)) return;
  throw new LibraryError('feature-locked', {
    reason: 'Your subscription has the Relationship Indicator without its results. They come with Practice Plus.',
  });
}
