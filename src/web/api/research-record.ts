import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/call.ts';
import * as calls from '#contract/research-record.ts';
import { callChange, callPages, FRESH } from './call-query.ts';
import { callToRemove } from './call-server.ts';

export type ResearchEntry = calls.ResearchEntryAnswer;

type RecordPage = CallAnswer<typeof calls.listResearchRecord>;

export const RECORD_KEY = [calls.listResearchRecord.path] as const;

/** The reader's record on this edition, newest first, page after page; `text` narrows it to what says so. */
export const researchRecordQuery = (text: string) =>
  callPages(
    calls.listResearchRecord,
    (start) => ({ query: { text, start } }),
    ({ entries, total }) => [entries.length, total],
    FRESH,
  );

export const saveNote = callChange(
  calls.noteResearchEntry,
  (id: string, note: string) => ({ path: { id }, body: { note } }),
  (queries, { entry }) =>
    changePages(queries, ({ entries }) => ({ entries: entries.map((one) => (one.id === entry.id ? entry : one)) })),
);

/** @throws ApiError */
export async function removeEntry(queries: QueryClient, id: string): Promise<void> {
  await callToRemove(calls.deleteResearchEntry, { path: { id } });
  changePages(queries, ({ total, entries }) => ({
    total: total - 1,
    entries: entries.filter((entry) => entry.id !== id),
  }));
}

/** Takes every search on this edition out of the record; answers how many there were. */
export const clearRecord = callChange(
  calls.clearResearchRecord,
  () => ({}),
  (queries) => {
    // What was loaded is gone too, also where the record cannot be asked for again.
    changePages(queries, () => ({ total: 0, entries: [] }));
    return queries.invalidateQueries({ queryKey: RECORD_KEY });
  },
);

/** Whether searches are recorded from now on. */
export const setKept = callChange(
  calls.setResearchRecord,
  (isKept: boolean) => ({ body: { isKept } }),
  (queries, _answer, isKept) => changePages(queries, () => ({ isKept })),
);

function changePages(queries: QueryClient, change: (page: RecordPage) => Partial<RecordPage>): void {
  queries.setQueriesData<InfiniteData<RecordPage, number>>(
    { queryKey: RECORD_KEY },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, ...change(page) })) },
  );
}
