import type { HistoryEntryAnswer as HistoryEntry } from '#contract/history.ts';

/** Each item once, when it was opened last; the newest first. */
export function listItems(histories: readonly HistoryEntry[]): HistoryEntry[] {
  const items = new Map<string, HistoryEntry>();
  for (const entry of histories) if (!items.has(entry.contentId)) items.set(entry.contentId, entry);
  return [...items.values()];
}

/** The visits of each day, by the reader's own clock. */
export function groupByDay(
  histories: readonly HistoryEntry[],
): readonly (readonly [string, readonly HistoryEntry[]])[] {
  return [...Map.groupBy(histories, ({ visitedAt }) => DAY.format(new Date(visitedAt)))];
}

export function describeTime({ visitedAt }: HistoryEntry): string {
  return TIME.format(new Date(visitedAt));
}

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: '2-digit', month: 'long', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
