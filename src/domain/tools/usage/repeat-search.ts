/** A search as the figures remember it. */
export interface SearchTrace {
  /** Equal for the same question in the same place, whatever the order of its results. */
  readonly key: string;
  readonly order: string;
  /** Instant, UTC, ISO 8601. */
  readonly at: string;
}

const REPEAT_SECONDS = 30;

/**
 * Whether a search counts after the reader's last one: the same question in another order is only sorted, and within
 * 30 seconds it is only asked again.
 */
export function isNewSearch(last: SearchTrace | undefined, next: SearchTrace): boolean {
  if (last?.key !== next.key) return true;
  if (last.order !== next.order) return false;
  return Date.parse(next.at) - Date.parse(last.at) > REPEAT_SECONDS * 1000;
}
