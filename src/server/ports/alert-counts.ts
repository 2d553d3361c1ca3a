import type { SearchAlertAnswer } from '#contract/search-alerts.ts';
import type { Reader } from '#domain/access/reader.ts';

/** The alerts of an account, each with how much is new of it. */
export interface AlertCounts {
  list(reader: Reader, signal: AbortSignal): Promise<SearchAlertAnswer[]>;
}
