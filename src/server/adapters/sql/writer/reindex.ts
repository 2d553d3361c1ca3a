import type { Kysely } from 'kysely';
import type { SearchIndex } from '#server/ports/search-index.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { createStoredIndexEntry } from './index-entries.ts';
import { listMovedChunks, moveChunks, type MovedChunk } from './moved-chunks.ts';
import type { PublicationTitles } from './publication-titles.ts';
import { countStored, listStored } from './stored-documents.ts';

const BATCH_BYTES = 8 * 1024 * 1024;

export interface StoredLibrary {
  readonly db: Kysely<LibrarySchema>;
  readonly index: SearchIndex;
  readonly titles: PublicationTitles;
}

/**
 * Indexes every stored document anew. Each batch replaces the former entries of its documents in one commit, with where
 * the pieces of their texts begin, so that searches go on meanwhile and a reindex that was interrupted is simply begun again. Only then is the index of this
 * version.
 */
export async function reindexLibrary(
  library: StoredLibrary,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  try {
    await indexAll(library, onProgress);
  } catch (error) {
    await discardQuietly(library.index);
    throw error;
  }
}

async function indexAll(
  { db, index, titles }: StoredLibrary,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const total = await countStored(db);
  let done = 0;
  let moved: MovedChunk[] = [];
  for await (const { number } of listStored(db)) {
    const entry = await createStoredIndexEntry(db, number, titles);
    if (entry) {
      await index.put([entry]);
      moved.push(...(await listMovedChunks(db, number)));
    }
    done += 1;
    if (index.pendingBytes < BATCH_BYTES) continue;
    await refreshIndex({ db, index }, moved);
    moved = [];
    onProgress(done, total);
  }
  await refreshIndex({ db, index }, moved);
  await index.markCurrent();
  await index.compact();
  onProgress(done, total);
}

/** Forgets what the index was told: the failure before is what is told, not what tidying after it met. */
export async function discardQuietly(index: SearchIndex): Promise<void> {
  await index.discard().catch(() => undefined);
}

/** Makes visible what the index was told, and with it where pieces of texts begin. */
export async function refreshIndex(
  { db, index }: Pick<StoredLibrary, 'db' | 'index'>,
  moved: readonly MovedChunk[] = [],
): Promise<void> {
  await index.prepare();
  await db.transaction().execute(async (transaction) => {
    await moveChunks(transaction, moved);
    await index.refresh();
  });
}
