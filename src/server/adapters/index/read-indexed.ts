import type { IndexInspection } from '#server/ports/search-index.ts';
import { fingerprintSegment } from './document-fingerprint.ts';
import { loadSegment } from './load-segment.ts';
import type { SegmentFiles } from './segment-files.ts';
import { Segment } from './segment.ts';
import { verifySegment } from './verify-segment.ts';

/** Number of a document and what the index knows of it. */
type Entry = readonly [number, string];

/** Reads the whole index, segment by segment; `pause` is awaited between pieces of work and may stop it by throwing. */
export async function readIndexed(files: SegmentFiles, pause: () => Promise<void>): Promise<IndexInspection> {
  const documents = new Map<number, string>();
  const twice = new Set<number>();
  const damaged: number[] = [];
  for (const { id } of files.listSegments()) {
    await pause();
    const isWhole = await finish(verifySegment(files, id), pause);
    const entries = isWhole ? await finish(readEntries(files, id), pause) : undefined;
    if (!entries) damaged.push(id);
    for (const [number, fingerprint] of entries ?? []) {
      if (documents.has(number)) twice.add(number);
      documents.set(number, fingerprint);
    }
  }
  return { documents, twice, damaged };
}

/** The valid entries of a segment, by document number; undefined where its bytes make no sense. */
function* readEntries(files: SegmentFiles, id: number): Generator<void, readonly Entry[] | undefined> {
  const file = loadSegment(files, id);
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
