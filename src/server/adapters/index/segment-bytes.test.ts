import { expect, test } from 'vitest';
import { SegmentStore } from '../sqlite/index/segment-store.ts';
import { TestLibrary } from '../sqlite/index/test-library.test-support.ts';
import { digestIndex, writeHistory } from './index-history.test-support.ts';
import { IndexWriter } from './index-writer.ts';
import { MemorySegments } from './memory-segments.test-support.ts';
import type { SegmentFiles } from './segment-files.ts';
import { verifySegment } from './verify-segment.ts';

/**
 * As they are written since words are filed by number-neutral forms (OP-163), records by fields (OP-165) and names are
 * counted apart (OP-164): whoever changes these changes the format, and has to say how old segments are read. Those of version 0.1.0 are replaced by a reindex while readers search.
 */
const DIGESTS = [
  { seed: 1, batches: 2, built: '645f4420b2a4f4b013ef', merged: '84aa52590a01bb49adc0' },
  { seed: 2, batches: 9, built: 'a21be2e3afe586393c21', merged: '1ff0d5291bbda617f830' },
  { seed: 3, batches: 12, built: 'aed8be6f28b4497faa8f', merged: 'ac49e5b20b91cb4e5e8e' },
];

function expectBytes(files: SegmentFiles, { seed, batches, built, merged }: (typeof DIGESTS)[number]): void {
  const writer = new IndexWriter(files);
  writeHistory(writer, seed, batches);
  expect(digestIndex(files)).toBe(built);
  writer.compact();
  expect(files.listSegments()).toHaveLength(1);
  expect(digestIndex(files)).toBe(merged);
}

test.each(DIGESTS)('Segments in a database are built and merged byte for byte as before, history $seed', (history) => {
  const library = new TestLibrary();
  const store = new SegmentStore(library.db);
  expectBytes(store, history);
  for (const { id } of store.listSegments()) {
    const work = verifySegment(store, id);
    let step = work.next();
    while (!step.done) step = work.next();
    expect(step.value).toBe(true);
  }
  library.db.close();
});

test.each([3, 64])('However small the pieces are that merging reads, the bytes are the same: %i', (pieceBytes) => {
  expectBytes(new MemorySegments(pieceBytes), DIGESTS[pieceBytes < 10 ? 0 : 1]!);
});

test('A merge that ends in the middle leaves the index as it was, and the next one does what it would have done', () => {
  const files = new MemorySegments(50);
  const { seed, batches, built, merged } = DIGESTS[1]!;
  writeHistory(new IndexWriter(files), seed, batches);
  for (let writes = 0; ; writes += 5) {
    files.writesLeft = writes;
    try {
      new IndexWriter(files).compact();
      break;
    } catch (error) {
      expect(error).toMatchObject({ message: 'the disk is full' });
    }
    expect(digestIndex(files)).toBe(built);
    const writer = new IndexWriter(files);
    // Stopped by whoever waits, at the first opportunity.
    files.writesLeft = Infinity;
    writer.compact(() => false);
    expect(digestIndex(files)).toBe(built);
    expect(files.listBuilding()).toEqual([]);
  }
  expect(digestIndex(files)).toBe(merged);
});

test('While documents are added, segments of one size are merged before there are many, and none is lost', () => {
  const files = new MemorySegments(1e6);
  const writer = new IndexWriter(files);
  for (let number = 1; number <= 100; number += 1) {
    const entry = { documentNumber: number, id: `doc-${number}`, title: '', recordTexts: [], facets: {}, dates: {} };
    writer.add({ ...entry, texts: [`The seat of case ${number}.`] });
    writer.flush();
    expect(files.listSegments().length).toBeLessThanOrEqual(13);
  }
  expect(files.listSegments().reduce((sum, { documents }) => sum + documents, 0)).toBe(100);
});
