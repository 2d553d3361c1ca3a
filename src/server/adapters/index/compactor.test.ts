import { expect, test } from 'vitest';
import { type TestDocument, TestLibrary } from '../sqlite/index/test-library.test-support.ts';
import { SegmentStore } from '../sqlite/index/segment-store.ts';

function createDocuments(from: number): TestDocument[] {
  return Array.from({ length: 20 }, (_, index) => ({ number: from + index, texts: [`The seat of case ${index}.`] }));
}

test('A damaged segment is left out of merges, which would make its damage look as if it were meant', () => {
  const library = new TestLibrary();
  for (const from of [1, 101, 201]) library.put(createDocuments(from));
  const store = new SegmentStore(library.db);
  const [first, second, third] = store.listSegments().map(({ id }) => id);
  library.db.run(
    "UPDATE index_chunk SET bytes = zeroblob(length(bytes)) WHERE segment = ? AND section = 'positions'",
    second!,
  );
  library.writer.compact();
  const left = store.listSegments();
  expect(left.map(({ documents }) => documents)).toEqual([20, 40]);
  expect(left[0]!.id).toBe(second);
  expect([first, third]).not.toContain(left[1]!.id);
  library.db.close();
});
