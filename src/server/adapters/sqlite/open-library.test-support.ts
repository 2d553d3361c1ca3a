import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KNOWN_INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { openComparer } from '#server/compose/text-comparer.ts';
import type { LibraryRecord } from '#server/ports/content-store.test-support.ts';
import type { ContentWriter } from '#server/ports/content-writer.ts';
import type { ProfileStoreUnderTest } from '#server/ports/profile-store.conformance.ts';
import type { ReferenceStoreUnderTest } from '#server/ports/reference-store.conformance.ts';
import type { RelationStoreUnderTest } from '#server/ports/relation-store.conformance.ts';
import { putRecords } from '#tests/support/put-records.ts';
import { SegmentIndex } from '../index/segment-index.ts';
import { SqlContentStore } from '#server/adapters/sql/library/content-store.ts';
import { SqlContentWriter } from '#server/adapters/sql/writer/sql-content-writer.ts';
import { SqlPersonDecisions } from '#server/adapters/sql/writer/sql-person-decisions.ts';
import { SqlCitationStore } from '#server/adapters/sql/library/sql-citation-store.ts';
import { SqlProfileStore } from '#server/adapters/sql/library/sql-profile-store.ts';
import { SqlRecordStore } from '#server/adapters/sql/library/sql-record-store.ts';
import { SqlReferenceStore } from '#server/adapters/sql/library/sql-reference-store.ts';
import { SqlRelationStore } from '#server/adapters/sql/relations/sql-relation-store.ts';
import { FileLock } from './file-lock.ts';
import { findDocuments } from './find-documents.test-support.ts';
import { SegmentStore } from './index/segment-store.ts';
import { lockPath, openLibraryDatabase } from './library-database.ts';

/** An empty library, its stores, and a writer for each change. */
export async function openLibrary(): Promise<ProfileStoreUnderTest & ReferenceStoreUnderTest & RelationStoreUnderTest> {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-content-'));
  const { sqlite, queries, path, close } = await openLibraryDatabase(folder, KNOWN_INSTRUMENTS);
  const index = () => new SegmentIndex(new SegmentStore(sqlite));
  const write = async <T>(at: string, work: (writer: ContentWriter) => Promise<T>): Promise<T> => {
    const now = () => at;
    const lock = new FileLock(lockPath(folder), now);
    const writer = new SqlContentWriter({
      db: queries,
      index: index(),
      comparer: openComparer(path),
      lock,
      isRead: () => false,
      known: KNOWN_INSTRUMENTS,
      now,
    });
    await writer.open();
    const done = await work(writer);
    await writer.close();
    return done;
  };
  const decisionsAt = (at: string) =>
    new SqlPersonDecisions({ db: queries, index: index(), known: KNOWN_INSTRUMENTS, now: () => at });
  return {
    store: new SqlContentStore(queries),
    records: new SqlRecordStore(queries),
    reference: new SqlReferenceStore(queries),
    profiles: new SqlProfileStore(queries),
    relations: new SqlRelationStore(queries),
    citations: new SqlCitationStore(queries, KNOWN_INSTRUMENTS),
    put: (records: readonly LibraryRecord[], at: string, demo: boolean) =>
      write(at, (writer) => putRecords(writer, records, demo)),
    remove: (ids: readonly string[], at: string) => write(at, async (writer) => void (await writer.remove(ids))),
    decisionsAt,
    reindex: (at) => write(at, (writer) => writer.reindex(() => {})),
    isInStep: async (at) => {
      const signal = new AbortController().signal;
      const wish = { repair: false, signal, onProgress: () => {} };
      return (await write(at, (writer) => writer.reconcile(wish))).isInStep;
    },
    find: async (word) => (await findDocuments(path, word)).toSorted(),
    close: async () => {
      close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
