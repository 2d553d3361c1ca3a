import type { SqliteDatabase } from '../database.ts';
import { fingerprintSegment } from '../../index/document-fingerprint.ts';
import { Segment } from '../../index/segment.ts';
import { verifySegment } from '../../index/verify-segment.ts';
import { SegmentStore } from '../index/segment-store.ts';

/** What the index holds, by document number. */
export interface Indexed {
  /** What it knows of each document. */
  readonly documents: ReadonlyMap<number, string>;
  /** Documents that have more than one valid entry. */
  readonly twice: ReadonlySet<number>;
  /** Segments whose bytes are not those that were written; nothing of them counts. */
  readonly damaged: readonly number[];
}

/** Number of a document and what the index knows of it. */
type Entry = readonly [number, string];

/** Reads the whole index, segment by segment; `pause` is awaited between pieces of work and may stop it by throwing. */
export async function readIndexed(database: SqliteDatabase, pause: () => Promise<void>): Promise<Indexed> {
  const store = new SegmentStore(database);
  const documents = new Map<number, string>();
  const twice = new Set<number>();
  const damaged: number[] = [];
  for (const { id } of store.listSegments()) {
    await pause();
    const isWhole = await finish(verifySegment(store, id), pause);
    const entries = isWhole ? await finish(readEntries(store, id), pause) : undefined;
    if (!entries) damaged.push(id);
    for (const [number, fingerprint] of entries ?? []) {
      if (documents.has(number)) twice.add(number);
      documents.set(number, fingerprint);
    }
  }
  return { documents, twice, damaged };
}

/** The valid entries of a segment, by document number; undefined where its bytes make no sense. */
function* readEntries(store: SegmentStore, id: number): Generator<void, readonly Entry[] | undefined> {
  const file = store.load(id);
  const entries: Entry[] = [];
  try {
    const segment = new Segment(file);
    const fingerprint = yield* fingerprintSegment(segment);
    for (let place = 0; place < segment.documents; place += 1) {
      if (!segment.isDeleted(place)) entries.push([segment.numbers[place] ?? 0, fingerprint(place)]);
    }
  } catch {
    // Without a checksum, damage shows only where it leads out of the bytes.
    return undefined;
  }
  return entries;
}

async function finish<Result>(work: Generator<void, Result>, pause: () => Promise<void>): Promise<Result> {
  let step = work.next();
  for (; !step.done; step = work.next()) await pause();
  return step.value;
}
