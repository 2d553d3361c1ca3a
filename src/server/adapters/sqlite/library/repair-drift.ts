import type { IndexWriter } from '#server/ports/index-writer.ts';
import type { SqliteDatabase } from '../database.ts';
import { SegmentStore } from '../index/segment-store.ts';
import type { FoundDrift } from './find-drift.ts';
import { beatImportLock } from './import-lock.ts';
import { createStoredIndexEntry } from './index-entries.ts';
import type { PublicationTitles } from './publication-titles.ts';

const BATCH_BYTES = 8 * 1024 * 1024;

interface Parts {
  readonly database: SqliteDatabase;
  readonly index: IndexWriter;
  readonly titles: PublicationTitles;
  readonly now: () => string;
  /** Awaited between documents; stops the repair by throwing, what was committed stays. */
  readonly pause: () => Promise<void>;
}

/**
 * Brings the index in step with the store, batch by batch: searches go on, and what was done before an interruption need
 * not be done again. Documents whose text is missing are left as they are. Answers how many entries were put right.
 */
export async function repairDrift({ drift, damaged }: FoundDrift, parts: Parts): Promise<number> {
  const { database, index, titles, now, pause } = parts;
  let left: readonly number[] = damaged;
  const commit = () => {
    index.prepare();
    database.transaction(() => {
      if (left.length > 0) takeOut(database, left);
      left = [];
      index.commit();
      beatImportLock(database, now());
    });
  };
  let repaired = 0;
  for (const { number, kind } of drift) {
    if (kind === 'text-missing') continue;
    await pause();
    if (kind === 'not-stored') index.remove(number);
    else index.add(createStoredIndexEntry(database, number, titles));
    repaired += 1;
    if (index.pendingBytes >= BATCH_BYTES) commit();
  }
  commit();
  sweepOrphans(database);
  return repaired;
}

/** A damaged segment cannot be read: its documents come back in segments of their own. */
function takeOut(database: SqliteDatabase, segments: readonly number[]): void {
  const store = new SegmentStore(database);
  for (const segment of segments) store.retire(segment);
  store.raiseGeneration();
}

/** Bytes of segments that nobody knows any more. */
function sweepOrphans(database: SqliteDatabase): void {
  const known = 'SELECT id FROM index_segment';
  for (;;) {
    const { changes } = database.run(
      `DELETE FROM index_chunk WHERE rowid IN (SELECT rowid FROM index_chunk WHERE segment NOT IN (${known}) LIMIT 32)`,
    );
    if (changes === 0) break;
  }
  database.run(`DELETE FROM index_deletion WHERE segment NOT IN (${known})`);
}
