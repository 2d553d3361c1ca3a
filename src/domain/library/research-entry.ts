/** How many searches are recorded of an account on each edition, and the longest note, in UTF-16 units. */
export const RECORD_LIMITS = { entries: 1000, note: 2000 } as const;

/** The same search asked again within this time, in milliseconds, is one entry. */
const FOLD_WITHIN = 30_000;

/** What decides whether a search is the one before, asked again. */
export interface RecordedTrace {
  /** Equal for the same question, whichever part of the results was looked at. */
  readonly key: string;
  /** Instant, UTC. */
  readonly madeAt: string;
}

/** Whether `next` is only the last search of the record once more. */
export function isAskedAgain(last: RecordedTrace | undefined, next: RecordedTrace): boolean {
  return last?.key === next.key && Date.parse(next.madeAt) - Date.parse(last.madeAt) <= FOLD_WITHIN;
}
