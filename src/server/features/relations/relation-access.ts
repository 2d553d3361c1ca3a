import type { Reader } from '#domain/access/reader.ts';
import { isFeatureLocked } from '#domain/edition/is-feature-locked.ts';
import { resolveRoute } from '#domain/edition/resolve-route.ts';
import { LibraryError } from '#domain/errors/library-error.ts';

const TOOL = '/relationship-indicator';
const RESULTS = 'relationship-results';

/** Throws `not-subscribed` where the tool does not belong to the reader's codes, or to the edition. */
export function checkTool({ edition, codes }: Reader): void {
  const found = resolveRoute(edition.routes, edition.subscriptions, codes, TOOL, '');
  if (found.kind !== 'page') throw new LibraryError('not-subscribed');
}

/** Whether the reader's codes have the tool without its results (OP-10). */
export function areResultsLocked({ edition, codes }: Reader): boolean {
  return isFeatureLocked(edition.lockedFeatures, codes, RESULTS);
}

/** Throws `not-subscribed` where results are not told either. */
export function checkResults(reader: Reader): void {
  checkTool(reader);
  if (areResultsLocked(reader)) throw new LibraryError('not-subscribed');
}
