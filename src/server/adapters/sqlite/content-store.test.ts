import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeContentStore } from '#server/ports/content-store.conformance.ts';
import type { ContentWriter } from '#server/ports/content-writer.ts';
import { putRecords } from '#tests/support/put-records.ts';
import { SegmentIndex } from '../index/segment-index.ts';
import { SqlContentStore } from '../sql/content-store.ts';
import { SqlContentWriter } from '../sql/content-writer/sql-content-writer.ts';
import { FileLock } from './file-lock.ts';
import { SegmentStore } from './index/segment-store.ts';
import { lockPath, openLibraryDatabase } from './library-database.ts';

describeContentStore('the content store on SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-content-'));
  const { sqlite, queries, close } = await openLibraryDatabase(folder);
  const write = async (at: string, work: (writer: ContentWriter) => Promise<unknown>): Promise<void> => {
    const now = () => at;
    const lock = new FileLock(lockPath(folder), now);
    const index = new SegmentIndex(new SegmentStore(sqlite));
    const writer = new SqlContentWriter({ db: queries, index, lock, isRead: () => false, now });
    await writer.open();
    await work(writer);
    await writer.close();
  };
  return {
    store: new SqlContentStore(queries),
    put: (records, at, demo) => write(at, (writer) => putRecords(writer, records, demo)),
    remove: (ids, at) => write(at, (writer) => writer.remove(ids)),
    close: async () => {
      close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});
