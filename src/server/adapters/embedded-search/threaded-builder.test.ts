import { afterEach, expect, it } from 'vitest';
import type { IndexEntry } from '#server/ports/search-index.ts';
import { digestIndex } from '../index/index-history.test-support.ts';
import { MemorySegments } from '../index/memory-segments.test-support.ts';
import type { OtherBuilder } from '../index/other-builder.ts';
import { SegmentIndex } from '../index/segment-index.ts';
import { ThreadedBuilder } from './threaded-builder.ts';

const thread = new ThreadedBuilder(() => true);

afterEach(() => thread.discard());

function entryOf(documentNumber: number, texts: IndexEntry['texts']): IndexEntry {
  const title = `Award ${documentNumber}`;
  return { documentNumber, id: `doc-${documentNumber}`, title, texts, recordTexts: [], facets: {}, dates: {} };
}

/** Longer than what is handed over at once. */
const LONG = Array.from({ length: 5_000 }, (_, index) => `The tribunal of paragraph ${index} finds for the claimant. `);

async function* later(texts: readonly string[]): AsyncGenerator<string> {
  for (const text of texts) {
    await Promise.resolve();
    yield text;
  }
}

/** Writes changes that add, replace and remove, with short and long texts, at hand and not. */
async function write(other?: OtherBuilder): Promise<MemorySegments> {
  const files = new MemorySegments(1 << 18);
  const index = new SegmentIndex(files, other);
  for (let change = 0; change < 4; change++) {
    await index.put([
      entryOf(change, [`seat of arbitration number ${change}`, { text: 'die Schiedsrichter', language: 'de' }]),
      entryOf(10, later(LONG.slice(0, 1_000 + change))),
      entryOf(20 + change, LONG),
    ]);
    await index.remove([change - 1]);
    await index.put([entryOf(change, ['once more'])]);
    await index.prepare();
    await index.refresh();
  }
  return files;
}

it('What a thread builds is byte for byte what is built here', async () => {
  expect(digestIndex(await write(thread))).toBe(digestIndex(await write()));
});

it('What is forgotten in the middle leaves nothing behind, and the next change is whole', async () => {
  const [files, plain] = [new MemorySegments(1 << 18), new MemorySegments(1 << 18)];
  const [index, expected] = [new SegmentIndex(files, thread), new SegmentIndex(plain)];
  await index.refresh();
  await index.put([entryOf(1, LONG), entryOf(2, ['forgotten'])]);
  await index.prepare();
  await index.discard();
  expect(index.pendingBytes).toBe(0);
  for (const each of [index, expected]) {
    await each.put([entryOf(3, LONG)]);
    await each.refresh();
  }
  expect(digestIndex(files)).toBe(digestIndex(plain));
});

it('A thread that fails fails the change, not the next one', async () => {
  const files = new MemorySegments(1 << 18);
  const index = new SegmentIndex(files, thread);
  await index.refresh();
  await index.put([entryOf(1, ['lost'])]);
  const building = index.prepare();
  await thread.discard();
  await building;
  await expect(index.refresh()).rejects.toThrow('The thread that indexes ended');
  await index.discard();
  await index.put([entryOf(2, ['kept'])]);
  await index.refresh();
  expect(files.listSegments().map(({ documents }) => documents)).toEqual([1]);
});

it('What takes long to build is written before the transaction begins', async () => {
  const files = new MemorySegments(1 << 18);
  const index = new SegmentIndex(files, thread);
  await index.refresh();
  await index.put([entryOf(1, Array<string>(13).fill('seat '.repeat(200_000)))]);
  await index.prepare();
  expect(files.listBuilding()).toHaveLength(1);
  await index.refresh();
  expect(files.listBuilding()).toHaveLength(0);
});
