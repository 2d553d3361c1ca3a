import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/call.ts';
import type { NewHitsAnswer } from '#contract/new-hits.ts';
import {
  clearResearchRecord,
  deleteResearchEntry,
  exportResearchRecord,
  findNewSinceEntry,
  listResearchRecord,
  noteResearchEntry,
  setResearchRecord,
  type ExportFormat,
  type ResearchEntryAnswer,
} from '#contract/research-record.ts';
import { callServer, callToRemove, requestAnswer } from './call-server.ts';
import { save } from './download.ts';
import { readFileName } from './file-name.ts';

export type ResearchEntry = ResearchEntryAnswer;
export type { ExportFormat } from '#contract/research-record.ts';

type RecordPage = CallAnswer<typeof listResearchRecord>;

const KEY = ['research-record'] as const;

/** The reader's record on this edition, newest first, page after page; `text` narrows it to what says so. */
export function researchRecordQuery(text: string) {
  return infiniteQueryOptions({
    queryKey: [...KEY, text],
    queryFn: ({ signal, pageParam }) => callServer(listResearchRecord, { query: { text, start: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (_last: RecordPage, pages: RecordPage[]) => {
      const shown = pages.reduce((sum, { entries }) => sum + entries.length, 0);
      return shown < (pages[0]?.total ?? 0) ? shown : undefined;
    },
    // A search made a moment ago should be in it.
    staleTime: 0,
    retry: false,
  });
}

/** What a search of the record finds that was first imported after it was made. @throws ApiError */
export async function findNewSince(id: string): Promise<NewHitsAnswer> {
  return callServer(findNewSinceEntry, { path: { id } });
}

/** @throws ApiError */
export async function saveNote(queries: QueryClient, id: string, note: string): Promise<void> {
  const entry = await callServer(noteResearchEntry, { path: { id }, body: { note } });
  changePages(queries, (page) => ({ ...page, entries: page.entries.map((one) => (one.id === id ? entry : one)) }));
}

/** @throws ApiError */
export async function removeEntry(queries: QueryClient, id: string): Promise<void> {
  await callToRemove(deleteResearchEntry, { path: { id } });
  changePages(queries, (page) => ({
    ...page,
    total: page.total - 1,
    entries: page.entries.filter((entry) => entry.id !== id),
  }));
}

/** Takes every search on this edition out of the record; answers how many there were. @throws ApiError */
export async function clearRecord(queries: QueryClient): Promise<number> {
  const { count } = await callServer(clearResearchRecord, {});
  // What was loaded is gone too, also where the record cannot be asked for again.
  changePages(queries, (page) => ({ ...page, total: 0, entries: [] }));
  await queries.invalidateQueries({ queryKey: KEY });
  return count;
}

/** Whether searches are recorded from now on. @throws ApiError */
export async function setKept(queries: QueryClient, isKept: boolean): Promise<void> {
  await callServer(setResearchRecord, { body: { isKept } });
  changePages(queries, (page) => ({ ...page, isKept }));
}

/** Has the browser save the record, or the searches with these ids, as a file. @throws ApiError */
export async function exportRecord(format: ExportFormat, ids: readonly string[]): Promise<void> {
  const body = { format, ...(ids.length > 0 ? { ids: [...ids] } : {}) };
  const response = await requestAnswer(exportResearchRecord, { body });
  save(await response.blob(), readFileName(response.headers.get('content-disposition')) ?? 'research-record');
}

function changePages(queries: QueryClient, change: (page: RecordPage) => RecordPage): void {
  queries.setQueriesData<InfiniteData<RecordPage, number>>(
    { queryKey: KEY },
    (data) => data && { ...data, pages: data.pages.map(change) },
  );
}
