import type { IndexWriter } from '#server/ports/index-writer.ts';
import type { SqliteDatabase } from '../database.ts';
import { markIndexCurrent } from '../index/index-version.ts';
import { createStoredIndexEntry } from './index-entries.ts';
import type { PublicationTitles } from './publication-titles.ts';

const BATCH_BYTES = 8 * 1024 * 1024;

/**
 * Indexes every stored document anew. Each batch replaces the former entries of its documents in one commit, so that
 * searches go on meanwhile and a reindex that was interrupted is simply begun again. Only then is the index of this
 * version.
 */
export function reindexLibrary(
  database: SqliteDatabase,
  index: IndexWriter & { compact(): void },
  titles: PublicationTitles,
  onProgress: (done: number, total: number) => void,
): void {
  const numbers = database.all<{ number: number }>(
    'SELECT number FROM document WHERE removed_at IS NULL ORDER BY number',
  );
  const commit = () => {
    index.prepare();
    database.transaction(() => index.commit());
  };
  numbers.forEach(({ number }, position) => {
    index.add(createStoredIndexEntry(database, Number(number), titles));
    if (index.pendingBytes < BATCH_BYTES) return;
    commit();
    onProgress(position + 1, numbers.length);
  });
  commit();
  markIndexCurrent(database);
  index.compact();
  onProgress(numbers.length, numbers.length);
}
