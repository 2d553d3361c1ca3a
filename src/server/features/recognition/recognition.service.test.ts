import { expect, test, vi } from 'vitest';
import { LONGEST_CITATION } from '#domain/document/split-citations.ts';
import { EDITIONS } from '#editions/editions.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { fakePort } from '#tests/support/fake-port.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { RecognitionService } from './recognition.service.ts';

const reader = createTestReader(EDITIONS.KA, 'KAPP');
const FOUND = {
  total: 0,
  hits: [],
  otherTotals: [],
  closedTotal: null,
  facets: [],
  milliseconds: 0,
  generation: 1,
  corpusVersion: 1,
};

/** A library that knows nothing by name; `search` looks for names of cases. */
function openRecognition(search: () => void) {
  const listNamedDocuments = vi.fn(async () => []);
  const store = fakePort<ContentStore>({
    listNamedDocuments,
    listPreviews: async () => [],
    listDocumentsBetween: async () => [],
  });
  const engine = fakePort<SearchEngine>({
    search: async () => {
      search();
      return FOUND;
    },
  });
  const records = { listNaturalParties: async () => new Set<string>(), listAllNames: async () => new Map() };
  const service = new RecognitionService({
    content: store,
    engine,
    records,
    provisions: { find: async () => [] },
    nextTurn: async () => {},
  });
  return { service, listNamedDocuments };
}

test('Text that is longer than any citation names nothing, and nobody looks for its names', async () => {
  const search = vi.fn();
  const { service, listNamedDocuments } = openRecognition(search);
  const longest = `Sharp v Viterra${' '.repeat(LONGEST_CITATION)}`.slice(0, LONGEST_CITATION);
  await service.recognize(reader, longest);
  expect([listNamedDocuments, search].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await service.recognize(reader, `${longest} `);
  expect([listNamedDocuments, search].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('Looking citations up stops where the reader has gone', async () => {
  const gone = new AbortController();
  const search = vi.fn(() => {
    if (search.mock.calls.length === 2) gone.abort();
  });
  const { service } = openRecognition(search);
  const citations = Array.from({ length: 5 }, (_, index) => `Sharp v Viterra ${index}`);
  await expect(service.resolve(reader, citations, gone.signal)).rejects.toThrow('aborted');
  expect(search).toHaveBeenCalledTimes(2);
});
