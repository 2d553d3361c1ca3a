import type { TextSource } from '#server/ports/text-source.ts';
import type { SegmentSource } from '../index/segment-files.ts';
import { SqliteDatabase } from './database.ts';
import { SegmentStore } from './index/segment-store.ts';
import { SqliteTextSource } from './library/sqlite-text-source.ts';

/** The index and the texts of a library, for an engine to search. */
export interface LibraryStorage {
  readonly segments: SegmentSource;
  readonly texts: TextSource;
  close(): void;
}

/** Opens a library's file for searching, on a connection of its own. */
export function openEngineStorage(path: string): LibraryStorage {
  return createEngineStorage(new SqliteDatabase(path, { readOnly: true }));
}

/** The same on a connection that is open; closing closes it. */
export function createEngineStorage(database: SqliteDatabase): LibraryStorage {
  return {
    segments: new SegmentStore(database),
    texts: new SqliteTextSource(database),
    close: () => database.close(),
  };
}
