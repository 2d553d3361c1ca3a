import type { SqliteDatabase } from '../database.ts';
import { fingerprintSegment } from '../index/document-fingerprint.ts';
import { Segment } from '../index/segment.ts';
import { SegmentStore } from '../index/segment-store.ts';

/** What the index holds, by document number. */
export interface Indexed {
  /** What it knows of each document. */
  readonly documents: ReadonlyMap<number, string>;
  /** Documents that have more than one valid entry. */
  readonly twice: ReadonlySet<number>;
  /** Segments whose bytes are not all there; nothing of them counts. */
  readonly damaged: readonly number[];
}

/** Reads the whole index, segment by segment; `pause` is awaited between pieces of work and may stop it by throwing. */
export async function readIndexed(database: SqliteDatabase, pause: () => Promise<void>): Promise<Indexed> {
  const store = new SegmentStore(database);
  const documents = new Map<number, string>();
  const twice = new Set<number>();
  const damaged: number[] = [];
  for (const { id } of store.listSegments()) {
    await pause();
    if (!isComplete(database, id)) {
      damaged.push(id);
      continue;
    }
    const segment = new Segment(store.load(id));
    const work = fingerprintSegment(segment);
    let step = work.next();
    for (; !step.done; step = work.next()) await pause();
    for (let place = 0; place < segment.documents; place += 1) {
      if (segment.isDeleted(place)) continue;
      const number = segment.numbers[place] ?? 0;
      if (documents.has(number)) twice.add(number);
      documents.set(number, step.value(place));
    }
  }
  return { documents, twice, damaged };
}

function isComplete(database: SqliteDatabase, segment: number): boolean {
  const row = database.get<{ bytes: number; stored: number }>(
    `SELECT bytes, (SELECT coalesce(sum(length(c.bytes)), 0) FROM index_chunk c WHERE c.segment = s.id) AS stored
     FROM index_segment s WHERE id = ?`,
    segment,
  );
  return row !== undefined && Number(row.bytes) === Number(row.stored);
}
