import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createDocument,
  createRequest,
  type ConformanceDocument,
  type EngineUnderTest,
} from './search-engine.conformance.ts';
import type { EngineRequest } from './search-engine.ts';

/** In which order every engine behind the port answers, by relevance and by dates. `open` answers an empty one. */
export function describeSearchOrder(name: string, open: () => Promise<EngineUnderTest>): void {
  describe(`${name}: order`, () => {
    let subject: EngineUnderTest;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.close());

    const ids = async (query: string | undefined, rest: Partial<EngineRequest> = {}): Promise<string[]> =>
      (await subject.engine.search(createRequest(query, rest))).hits.map((hit) => hit.id);

    test('leads with what has the words as they are written, close together, in the title, and not with what is short', async () => {
      const other = (number: number, rest: Partial<ConformanceDocument>): ConformanceDocument =>
        createDocument(number, { texts: [`seat ${'further '.repeat(500)}`], ...rest });
      const lead = async (query: string, first: Partial<ConformanceDocument>, second: Partial<ConformanceDocument>) => {
        await subject.put([other(1, second), other(2, first), other(3, {}), other(4, {})]);
        expect((await ids(query)).slice(0, 2), query).toEqual(['doc-2', 'doc-1']);
      };
      const rest = 'further '.repeat(500);
      await lead('claim', { texts: [`claim ${rest}`] }, { texts: [`claims ${rest}`] });
      await lead('claims', { texts: [`claims ${rest}`] }, { texts: [`claim ${rest}`] });
      await lead('late OR claim', { texts: [`late claim ${rest}`] }, { texts: [`late ${rest} claim`] });
      await lead('claim', { title: 'A claim', texts: [rest] }, { texts: [`claim claim ${rest}`] });
      await lead('claim', { texts: [`claim claim ${'further '.repeat(300)}`] }, { texts: ['A claim was made.'] });
      await lead('claim', { texts: [`claim ${rest}`] }, { texts: [rest], recordTexts: [{ text: 'claim' }] });
    });

    test('counts a word that most documents have, and a word in two forms once', async () => {
      await subject.put([
        createDocument(1, { texts: ['seat seat seat'] }),
        createDocument(2, { texts: ['seat of claims'] }),
        createDocument(3, { texts: ['seat'] }),
      ]);
      expect((await ids('seat'))[0]).toBe('doc-1');
      const scoreOf = async (query: string): Promise<number> =>
        (await subject.engine.search(createRequest(query))).hits.find(({ id }) => id === 'doc-2')?.score ?? 0;
      expect(await scoreOf('claims OR claim')).toBeCloseTo(await scoreOf('claims'), 6);
    });

    test('orders by another date where the request names one, what has none last', async () => {
      const dated = (number: number, dates: Readonly<Record<string, string>>) => createDocument(number, { dates });
      await subject.put([
        dated(1, { 'relevant-date': '2020', added: '2026-01-01' }),
        dated(2, { 'relevant-date': '2024' }),
        dated(3, { 'relevant-date': '2019', added: '2026-02-01' }),
        dated(4, { 'relevant-date': '2022', added: '2026-01-01' }),
      ]);
      const sorted = (descending: boolean): Promise<string[]> =>
        ids(undefined, { sort: { field: 'relevant-date', descending, dateField: 'added' } });
      expect(await sorted(true)).toEqual(['doc-3', 'doc-4', 'doc-1', 'doc-2']);
      expect(await sorted(false)).toEqual(['doc-4', 'doc-1', 'doc-3', 'doc-2']);
    });
  });
}
