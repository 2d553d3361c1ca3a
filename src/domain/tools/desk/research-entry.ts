/**
 * How many searches are recorded of an account on each edition; the longest note and the longest search, as JSON, in
 * UTF-16 units: one of 20,000 characters with more filters than anybody chooses by hand.
 */
export const RECORD_LIMITS = { entries: 1000, note: 2000, query: 24_000 } as const;

/** The same search asked again within this time, in milliseconds, is one entry, whatever it answers. */
const FOLD_WITHIN = 30_000;
/** So is one that answers the same from the same library within a working day: its results were only gone back to. */
const FOLD_SAME_WITHIN = 8 * 60 * 60_000;

/** What decides whether a search is the one before, asked again. */
export interface RecordedTrace {
  /** Equal for the same question, whichever part of the results was looked at. */
  readonly key: string;
  /** Instant, UTC. */
  readonly madeAt: string;
  readonly total: number;
  readonly corpusVersion: number;
}

/** Whether `next` is only the last search of the record once more. */
export function isAskedAgain(last: RecordedTrace | undefined, next: RecordedTrace): boolean {
  if (last?.key !== next.key) return false;
  const isSame = last.total === next.total && last.corpusVersion === next.corpusVersion;
  return Date.parse(next.madeAt) - Date.parse(last.madeAt) <= (isSame ? FOLD_SAME_WITHIN : FOLD_WITHIN);
}
