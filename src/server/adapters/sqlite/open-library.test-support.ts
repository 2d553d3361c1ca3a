import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KNOWN_INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { presentLibrary, type LibraryUnderTest } from '#tests/support/databases/library-under-test.ts';
import { compareFrom } from '#tests/support/databases/open-postgres-library.ts';
import { layEmptyLibrary } from '#tests/support/lay-library.ts';
import { SegmentIndex } from '../index/segment-index.ts';
import { FileLock } from './file-lock.ts';
import { findDocuments } from './find-documents.test-support.ts';
import { SegmentStore } from './index/segment-store.ts';
import { lockPath, openLibraryDatabase } from './library-database.ts';

/** An empty library in SQLite, its index beside the documents. */
export async function openLibrary(): Promise<LibraryUnderTest> {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-content-'));
  await layEmptyLibrary(folder);
  const { sqlite, queries, path, close } = await openLibraryDatabase(folder, KNOWN_INSTRUMENTS);
  return presentLibrary({
    queries,
    createIndex: () => new SegmentIndex(new SegmentStore(sqlite)),
    createLock: (now) => new FileLock(lockPath(folder), now),
    comparer: compareFrom(queries),
    find: (word) => findDocuments(path, word),
    close: async () => {
      close();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}
