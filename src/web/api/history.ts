import type { QueryClient } from '@tanstack/react-query';
import { clearHistory as clearCall, getHistory, keepHistory, type HistoryEntryAnswer } from '#contract/history.ts';
import { callQuery, FRESH } from './call-query.ts';
import { callServer } from './call-server.ts';

export type HistoryEntry = HistoryEntryAnswer;

/** What the account opened, the newest first; what was opened a moment ago is in it. */
export const historyQuery = () => callQuery(getHistory, {}, FRESH);

/** Forgets all of it on this edition; answers how many entries there were. @throws ApiError */
export async function clearHistory(queries: QueryClient): Promise<number> {
  const { count } = await callServer(clearCall, {});
  queries.setQueryData(historyQuery().queryKey, (former) => former && { ...former, histories: [] });
  return count;
}

/** Whether what is opened is kept from now on. @throws ApiError */
export async function setHistoryKept(queries: QueryClient, isKept: boolean): Promise<void> {
  await callServer(keepHistory, { body: { isKept } });
  queries.setQueryData(historyQuery().queryKey, (former) => former && { ...former, isKept });
}
