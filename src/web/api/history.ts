import * as calls from '#contract/history.ts';
import { callChange, callQuery, changeKept, FRESH } from './call-query.ts';

/** What the account opened, the newest first; what was opened a moment ago is in it. */
export const historyQuery = () => callQuery(calls.getHistory, {}, FRESH);

/** Forgets all of it on this edition; answers how many entries there were. */
export const clearHistory = callChange(
  calls.clearHistory,
  () => ({}),
  (queries) => changeKept(queries, historyQuery(), (former) => ({ ...former, histories: [] })),
);

/** Whether what is opened is kept from now on. */
export const setHistoryKept = callChange(
  calls.keepHistory,
  (isKept: boolean) => ({ body: { isKept } }),
  (queries, _answer, isKept) => changeKept(queries, historyQuery(), (former) => ({ ...former, isKept })),
);
