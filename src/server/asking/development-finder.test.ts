import { expect, it } from 'vitest';
import { EMPTY_RECORD, type DocumentRecord } from '#domain/document/document.ts';
import { EDITIONS } from '#editions/editions.ts';
import type { EngineAnswer } from '#server/ports/search-engine.ts';
import { DevelopmentFinder } from './development-finder.ts';

const NOTHING: EngineAnswer = {
  total: 0,
  otherTotals: [],
  closedTotal: null,
  hits: [],
  facets: [],
  milliseconds: 0,
  generation: 1,
  corpusVersion: 1,
};
const reader = { edition: EDITIONS.KA, codes: ['KA'] } as const;

const documentOf = (jurisdictions: readonly string[], topics: readonly string[]) => {
  const record: DocumentRecord = { ...EMPTY_RECORD, key: 'd', title: 'D', type: 'Award', jurisdictions, topics };
  return { id: 'd', record };
};

it('What stands beside a document is asked for once, until the library changes, and not where it can share nothing', async () => {
  let asked = 0;
  let generation = 1;
  const engine = {
    search: async () => {
      asked++;
      return NOTHING;
    },
    generation: async () => generation,
  };
  const content = { listPreviews: async () => [], resolveNames: async () => new Map() };
  const finder = new DevelopmentFinder(engine, content);
  const award = documentOf(['France'], ['Award > Costs']);
  await finder.findBeside(reader, award, 5);
  await finder.findBeside(reader, documentOf(['France'], ['Award > Interest']), 5);
  expect(asked).toBe(1);
  await finder.findBeside({ ...reader, codes: ['YB'] }, award, 5);
  expect(asked).toBe(2);
  generation = 2;
  await finder.findBeside(reader, award, 5);
  expect(asked).toBe(3);
  await finder.findBeside(reader, documentOf([], ['Award > Costs']), 5);
  await finder.findBeside(reader, documentOf(['France'], []), 5);
  expect(asked).toBe(3);
});
