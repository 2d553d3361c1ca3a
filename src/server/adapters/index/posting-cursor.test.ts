import { expect, test } from 'vitest';
import { END_OF_NAMES } from '#domain/query/record-places.ts';
import { amountOf } from '#domain/query/relevance.ts';
import { createRandom } from '#tests/support/generate-queries.ts';
import { END, PostingCursor, RECORD_BASE, TEXT_BASE } from './posting-cursor.ts';
import { readList } from './posting-list.ts';
import { NO_LIST, PostingWriter } from './posting-writer.ts';
import type { Postings } from './segment.ts';

const FIELDS = { title: 10, text: 2, record: 1 };
const SEED = Number(process.env['PANDECT_SEED'] ?? 20_261_123);

interface Posting {
  readonly document: number;
  readonly title: readonly number[];
  readonly text: readonly number[];
  /** Both in ascending order, with names before the rest. */
  readonly names: readonly number[];
  readonly record: readonly number[];
}

type Random = () => number;

function ascending(random: Random, count: number, step: number): number[] {
  let last = -1;
  return Array.from({ length: count }, () => (last += 1 + Math.floor(random() ** 4 * step)));
}

function generateList(random: Random): Posting[] {
  const documents = ascending(random, 1 + Math.floor(random() ** 3 * 3_000), random() < 0.2 ? 100_000 : 5);
  return documents.map((document) => {
    const title = random() < 0.2 ? ascending(random, 1 + Math.floor(random() * 3), 5) : [];
    const record = random() < 0.2 ? ascending(random, 1 + Math.floor(random() * 3), 500) : [];
    const names = random() < 0.2 ? ascending(random, 1 + Math.floor(random() * 200), 500) : [];
    const count = Math.floor(random() ** 6 * 200) + (title.length + record.length + names.length === 0 ? 1 : 0);
    const text = ascending(random, count, random() < 0.1 ? 150_000 : 300);
    return { document, title, text, names, record: record.map((place) => place + END_OF_NAMES) };
  });
}

function write(lists: readonly (readonly Posting[])[]): Postings {
  const sections = new Map<string, Uint8Array[]>();
  const writer = new PostingWriter({
    write: (section, bytes) => sections.set(section, [...(sections.get(section) ?? []), bytes.slice()]),
  });
  for (const list of lists) {
    writer.beginList();
    for (const { document, title, text, names, record } of list) {
      writer.beginDocument();
      for (const positions of [title, text, [...names, ...record]]) {
        for (const [index, position] of positions.entries()) writer.position(position - (positions[index - 1] ?? 0));
      }
      const counts = { title: title.length, text: text.length, record: record.length, names: names.length };
      writer.endDocument(document, counts);
    }
    writer.endList();
  }
  writer.end();
  const bytes = (name: string): Uint8Array => new Uint8Array(Buffer.concat(sections.get(name) ?? []));
  const numbers = (name: string): Uint32Array => new Uint32Array(bytes(name).buffer);
  return {
    hasRecords: true,
    hasNames: true,
    documents: bytes('documents'),
    positions: bytes('positions'),
    skips: numbers('skips'),
    listDocuments: numbers('listDocuments'),
    listStarts: numbers('listStarts'),
    listPositions: numbers('listPositions'),
    listSkips: numbers('listSkips'),
  };
}

function positionsOf({ title, text, names, record }: Posting): number[] {
  const inText = text.map((position) => position + TEXT_BASE);
  return [...title, ...inText, ...[...names, ...record].map((position) => position + RECORD_BASE)];
}

test(`What is written is read again, whole or in leaps, seed ${SEED}`, () => {
  const random = createRandom(SEED);
  const lists = Array.from({ length: 60 }, () => generateList(random));
  const postings = write(lists);
  expect(postings.listSkips.at(-1)).toBeGreaterThan(100);
  for (const [number, list] of lists.entries()) {
    const { documents, weights } = readList(postings, number, FIELDS);
    expect([...documents]).toEqual(list.map((posting) => posting.document));
    expect([...weights]).toEqual(
      list.map(({ title, text, record }) =>
        amountOf({ title: title.length, text: text.length, record: record.length }, FIELDS),
      ),
    );
    const cursor = new PostingCursor(postings, number);
    const into = new Uint32Array(1_000);
    for (let target = 0; target <= list.at(-1)!.document; target += 1 + Math.floor(random() ** 3 * 2_000)) {
      const expected = list.find((posting) => posting.document >= target);
      expect(cursor.advance(target)).toBe(expected?.document ?? END);
      if (!expected || random() < 0.5) continue;
      const all = positionsOf(expected);
      const limit = random() < 0.5 ? 0x7fffffff : (all[Math.floor(random() * all.length)] ?? 0);
      const read = [...into.subarray(0, cursor.readPositions(into, 0, limit))];
      expect(read).toEqual(all.slice(0, read.length));
      expect(all.slice(read.length).every((position) => position > limit)).toBe(true);
      target = expected.document;
    }
    expect(cursor.advance(END - 1)).toBe(END);
  }
});

test('A list without a document leaves nothing behind', () => {
  const written: string[] = [];
  const writer = new PostingWriter({ write: (section) => written.push(section) });
  writer.beginList();
  expect(writer.endList()).toBe(NO_LIST);
  writer.end();
  expect(written).toEqual(['listStarts', 'listPositions', 'listSkips']);
});
