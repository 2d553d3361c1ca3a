import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KNOWN_INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { describeCitationStore } from '#server/ports/citation-store.conformance.ts';
import { describeContentStore } from '#server/ports/content-store.conformance.ts';
import type { LibraryRecord } from '#server/ports/content-store.test-support.ts';
import type { ContentWriter } from '#server/ports/content-writer.ts';
import { describeRecordStore } from '#server/ports/record-store.conformance.ts';
import { putRecords } from '#tests/support/put-records.ts';
import { SegmentIndex } from '../index/segment-index.ts';
import { SqlContentStore } from '../sql/content-store.ts';
import { SqlCitationStore } from '../sql/sql-citation-store.ts';
import { SqlRecordStore } from '../sql/sql-record-store.ts';
import { SqlContentWriter } from '../sql/content-writer/sql-content-writer.ts';
import { FileLock } from './file-lock.ts';
import { SegmentStore } from './index/segment-store.ts';
import { lockPath, openLibraryDatabase } from './library-database.ts';

/** An empty library, both of its stores, and a writer for each change. */
async function openLibrary() {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-content-'));
  const { sqlite, queries, close } = await openLibraryDatabase(folder, KNOWN_INSTRUMENTS);
  const write = async (at: string, work: (writer: ContentWriter) => Promise<void>): Promise<void> => {
    const now = () => at;
    const lock = new FileLock(lockPath(folder), now);
    const index = new SegmentIndex(new SegmentStore(sqlite));
    const writer = new SqlContentWriter({
      db: queries,
      index,
      lock,
      isRead: () => false,
      known: KNOWN_INSTRUMENTS,
      now,
    });
    await writer.open();
    await work(writer);
    await writer.close();
  };
  return {
    store: new SqlContentStore(queries),
    records: new SqlRecordStore(queries),
    citations: new SqlCitationStore(queries, KNOWN_INSTRUMENTS),
    put: (records: readonly LibraryRecord[], at: string, demo: boolean) =>
      write(at, (writer) => putRecords(writer, records, demo)),
    remove: (ids: readonly string[], at: string) => write(at, async (writer) => void (await writer.remove(ids))),
    close: async () => {
      close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

describeContentStore('the content store on SQLite', openLibrary);
describeCitationStore('the store of citations on SQLite', openLibrary);
describeRecordStore('the store of records on SQLite', openLibrary);
