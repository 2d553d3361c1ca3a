/** A search as the figures remember it. */
export interface SearchTrace {
  /** Equal for the same question in the same place, whatever the order of its results. */
  readonly key: string;
  readonly order: string;
  /** Instant, UTC, ISO 8601. */
  readonly at: string;
}

/** As long as COUNTER's own session: later, the question is asked anew in whatever order. */
export const SORT_MILLISECONDS = 3_600_000;

/** Whether a search only puts the results of the reader's last one into another order, which counts for nothing (OP-158). */
export function isOnlySorted(last: SearchTrace | undefined, next: SearchTrace): boolean {
  if (last?.key !== next.key || last.order === next.order) return false;
  return Date.parse(next.at) - Date.parse(last.at) <= SORT_MILLISECONDS;
}
