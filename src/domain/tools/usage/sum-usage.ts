import type { CountedEvent } from './counted-event.ts';

/** The metric types of COUNTER 5.1 that the reports are made of; the names are the standard's. */
export interface UsageTotals {
  readonly Searches_Platform: number;
  readonly Total_Item_Investigations: number;
  readonly Unique_Item_Investigations: number;
  readonly Total_Item_Requests: number;
  readonly Unique_Item_Requests: number;
  readonly No_License: number;
}

/**
 * The figures of some events: robots and folded clicks are left out, a request is an investigation too, and an item is
 * unique once in a session's day. What a report covers (edition, institution, month) is chosen before.
 */
export function sumUsage(events: readonly CountedEvent[]): UsageTotals {
  const counted = events.filter((event) => !event.isRobot && !event.isDoubleClick);
  const requests = counted.filter(({ kind }) => kind === 'request');
  const investigations = counted.filter(({ kind }) => kind === 'request' || kind === 'investigation');
  return {
    Searches_Platform: counted.filter(({ kind }) => kind === 'search').length,
    Total_Item_Investigations: investigations.length,
    Unique_Item_Investigations: countUnique(investigations),
    Total_Item_Requests: requests.length,
    Unique_Item_Requests: countUnique(requests),
    No_License: counted.filter(({ kind }) => kind === 'turnaway').length,
  };
}

/** An item is unique by session and day (COUNTER 5.1, 7.3). */
function countUnique(events: readonly CountedEvent[]): number {
  const day = 'YYYY-MM-DD'.length;
  return new Set(events.map(({ session, at, item }) => JSON.stringify([session, at.slice(0, day), item]))).size;
}
