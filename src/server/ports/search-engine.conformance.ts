import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseQuery } from '#domain/query/parse-query.ts';
import { recordOf } from '#tests/support/query-conformance/conformance-case.ts';
import { QUERY_CONFORMANCE } from '#tests/support/query-conformance/query-conformance.ts';
import { withForms } from '#domain/query/related-forms.ts';
import type { FieldText } from '#domain/query/record-places.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';
import type { EngineRequest, SearchEngine } from './search-engine.ts';
import type { IndexEntry } from './search-index.ts';

/** A document for the suite: an index entry whose texts can be read again. */
export interface ConformanceDocument extends Omit<IndexEntry, 'texts'> {
  readonly texts: readonly string[];
}

/** An engine with a way to fill it; every change answers once searches see it. */
export interface EngineUnderTest {
  readonly engine: SearchEngine;
  put(documents: readonly ConformanceDocument[]): Promise<void>;
  remove(documentNumbers: readonly number[]): Promise<void>;
  close(): Promise<void>;
}

/** What every engine behind the port has to do, the same for each. `open` answers an empty one. */
export function describeSearchEngine(name: string, open: () => Promise<EngineUnderTest>): void {
  describe(name, () => {
    let subject: EngineUnderTest;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.close());

    const ids = async (query: string | undefined, rest: Partial<EngineRequest> = {}): Promise<string[]> =>
      (await subject.engine.search(createRequest(query, rest))).hits.map((hit) => hit.id);

    test('finds nothing in an empty index', async () => {
      const answer = await subject.engine.search(createRequest('award', { facets: [{ facet: 'kind', limit: 5 }] }));
      expect(answer).toMatchObject({ total: 0, hits: [], facets: [{ facet: 'kind', values: [], distinct: 0 }] });
    });

    test('matches what the language says, case by case', async () => {
      await subject.put(
        QUERY_CONFORMANCE.map((each, index) => {
          const { title = '', text, language } = each;
          const said = { title, texts: [text], recordTexts: recordOf(each) };
          return createDocument(index + 1, { ...said, ...(language === undefined ? {} : { language }) });
        }),
      );
      for (const [index, { query, matches, name: title, forms = 'number' }] of QUERY_CONFORMANCE.entries()) {
        const tree = withForms(readQuery(query), forms);
        const found = await ids(undefined, { query: tree, size: QUERY_CONFORMANCE.length });
        expect(found.includes(`doc-${index + 1}`), `${title}: ${query}`).toBe(matches);
      }
    });

    test('finds what the record says, each thing by itself, but not in titles', async () => {
      const recordTexts = asKeywords('Mara Ellingsen', '[2031] XYZ 12', 'Tomas Ferro');
      await subject.put([
        createDocument(1, { title: 'Interest', texts: ['Compound interest runs.'], recordTexts }),
        createDocument(2, { title: 'Interest', texts: ['A note for Mara Ellingsen.'] }),
      ]);
      expect((await ids('Mara Ellingsen')).toSorted()).toEqual(['doc-1', 'doc-2']);
      expect(await ids('"2031 XYZ 12" AND compound')).toEqual(['doc-1']);
      expect(await ids('"XYZ 12"')).toEqual(['doc-1']);
      expect(await ids('Mara NOT Ferro')).toEqual(['doc-2']);
      for (const apart of ['"Ellingsen 2031"', '"12 Tomas"', 'Ellingsen NEAR100 Ferro', 'compound NEAR100 Mara']) {
        expect(await ids(apart), apart).toEqual([]);
      }
      expect(await ids('Ellingsen', { titleOnly: true })).toEqual([]);
    });

    test('shows what the record says where only that has a term, and marks it', async () => {
      const recordTexts = asKeywords('Mara Ellingsen', 'Costs and compound interest', 'Tomas Ferro');
      const texts = ['Compound interest runs from the award, says Ferro.'];
      await subject.put([createDocument(1, { title: 'A note', texts, recordTexts })]);
      const query = '(Ferro OR nothing) AND Ellingsen AND costs NEAR2 compound';
      const [hit] = (await subject.engine.search(createRequest(query, { excerpt: true }))).hits;
      const shown = hit?.excerpt.map(({ text, marks }) => [
        text,
        marks.map(({ start, end }) => text.slice(start, end)),
      ]);
      expect(shown).toEqual([
        ['Compound interest runs from the award, says Ferro.', ['Ferro']],
        ['Keyword: Mara Ellingsen', ['Ellingsen']],
        ['Keyword: Costs and compound interest', ['Costs', 'compound']],
      ]);
      expect(hit?.termCounts).toEqual([2, 0, 1, 1, 1]);
      const listed = await subject.engine.listMatches({ id: 'doc-1', query: readQuery(query), limit: 10 });
      expect([listed.total, listed.matches.length]).toEqual([1, 1]);
      expect(
        listed.said.map(({ label, text, marks }) => [label, marks.map(({ start, end }) => text.slice(start, end))]),
      ).toEqual([
        ['Keyword', ['Ellingsen']],
        ['Keyword', ['Costs', 'compound']],
        ['Keyword', ['Ferro']],
      ]);
    });

    test('marks matches in titles, excerpts and by blocks', async () => {
      const texts = ['An award was made.', 'Nothing here.', 'The seat of the award; awards are final.'];
      await subject.put([createDocument(1, { title: 'Award of the year', texts })]);
      const query = readQuery('award');
      const answer = await subject.engine.search(createRequest('award', { excerpt: true }));
      const [hit] = answer.hits;
      expect(hit?.title).toEqual({ text: 'Award of the year', marks: [{ start: 0, end: 5, term: 0 }] });
      expect(hit?.termCounts).toEqual([4]);
      const marked = hit?.excerpt.flatMap(({ text, marks }) => marks.map(({ start, end }) => text.slice(start, end)));
      expect(marked).toContain('award');
      const listed = await subject.engine.listMatches({ id: 'doc-1', query, limit: 2 });
      expect(listed).toMatchObject({ total: 3, termCounts: [4] });
      expect(listed.matches).toEqual([
        { block: 0, start: 3, end: 8, term: 0 },
        { block: 2, start: 16, end: 21, term: 0 },
      ]);
    });

    test('answers ids and nothing of the documents where no more is wanted, the same ones in the same order', async () => {
      const texts = ['The seat and the seat again.'];
      await subject.put([createDocument(1, { title: 'Seat', texts }), createDocument(2, { title: 'Other', texts })]);
      const { hits, total } = await subject.engine.search(createRequest('seat', { idsOnly: true, excerpt: true }));
      expect({ total, ids: hits.map(({ id }) => id) }).toEqual({ total: 2, ids: await ids('seat') });
      for (const hit of hits) {
        expect(hit).toMatchObject({ title: { text: '', marks: [] }, excerpt: [], termCounts: [] });
      }
    });

    test('says with each answer which version of the library it saw', async () => {
      await subject.put([createDocument(1, { texts: ['seat'] })]);
      const before = await subject.engine.search(createRequest('seat'));
      await subject.put([createDocument(2, { texts: ['seat'] })]);
      const after = await subject.engine.search(createRequest('seat'));
      expect([before.total, after.total]).toEqual([1, 2]);
      expect(after.corpusVersion).toBeGreaterThan(before.corpusVersion);
    });

    test('answers the newest state of a document, and none of a removed one', async () => {
      await subject.put([createDocument(1, { texts: ['first'] }), createDocument(2, { texts: ['first'] })]);
      const before = await subject.engine.generation();
      await subject.put([createDocument(1, { texts: ['second'] })]);
      await subject.remove([2]);
      expect(await ids('first')).toEqual([]);
      expect(await ids('second')).toEqual(['doc-1']);
      expect(await ids(undefined)).toEqual(['doc-1']);
      expect(await subject.engine.generation()).toBeGreaterThan(before);
    });

    test('counts each facet with every choice but its own', async () => {
      await subject.put([
        createDocument(1, { facets: { kind: ['award'], seat: ['Paris'] } }),
        createDocument(2, { facets: { kind: ['award'], seat: ['London', 'Paris'] } }),
        createDocument(3, { facets: { kind: ['case'], seat: ['London'] } }),
        createDocument(4, { facets: { kind: ['case'] } }),
      ]);
      const facets = [
        { facet: 'kind', limit: 10 },
        { facet: 'seat', limit: 1 },
      ];
      const answer = await subject.engine.search(
        createRequest(undefined, { facets, filters: [{ facet: 'kind', values: ['award'] }] }),
      );
      expect(answer.total).toBe(2);
      expect(answer.facets).toEqual([
        {
          facet: 'kind',
          values: [
            { value: 'award', count: 2 },
            { value: 'case', count: 2 },
          ],
          distinct: 2,
        },
        { facet: 'seat', values: [{ value: 'Paris', count: 2 }], distinct: 2 },
      ]);
      const every = { facet: 'seat', values: ['Paris', 'London'], every: true };
      expect(await ids(undefined, { filters: [every] })).toEqual(['doc-2']);
      expect(await ids(undefined, { scope: [{ facet: 'seat', values: ['Paris'] }] })).toEqual(['doc-1', 'doc-2']);
      const contains = await subject.engine.search(
        createRequest(undefined, { facets: [{ facet: 'seat', limit: 5, contains: 'LON' }] }),
      );
      expect(contains.facets[0]?.values).toEqual([{ value: 'London', count: 2 }]);
    });

    test('answers values that are asked for by name beside the commonest, and totals of other scopes', async () => {
      await subject.put([
        createDocument(1, { title: 'award', facets: { kind: ['award'], seat: ['Paris'] } }),
        createDocument(2, { title: 'award', facets: { kind: ['case'], seat: ['London', 'Paris'] } }),
        createDocument(3, { title: 'award', facets: { kind: ['case'], seat: ['Paris'] } }),
        createDocument(4, { facets: { kind: ['case'] } }),
      ]);
      const { facets, total, otherTotals } = await subject.engine.search(
        createRequest('award', {
          facets: [{ facet: 'seat', limit: 1, values: ['Oslo', 'London', 'Paris'], contains: 'par' }],
          scope: [{ facet: 'kind', values: ['case'], none: true }],
          otherScopes: [[], [{ facet: 'kind', values: ['case'] }]],
        }),
      );
      expect({ total, otherTotals }).toEqual({ total: 1, otherTotals: [3, 2] });
      const values = [
        { value: 'Paris', count: 1 },
        { value: 'Oslo', count: 0 },
        { value: 'London', count: 0 },
      ];
      expect(facets).toEqual([{ facet: 'seat', values, distinct: 1 }]);
    });

    test('leaves out what carries one of the values of a choice with none', async () => {
      await subject.put([
        createDocument(1, { facets: { kind: ['award'], seat: ['Paris'] } }),
        createDocument(2, { facets: { kind: ['insight'], seat: ['London', 'Paris'] } }),
        createDocument(3, { facets: { kind: ['profile'] } }),
        createDocument(4, {}),
      ]);
      const scope = [{ facet: 'kind', values: ['insight', 'profile', 'unheard of'], none: true }];
      const facets = [
        { facet: 'kind', limit: 10 },
        { facet: 'seat', limit: 10 },
      ];
      const answer = await subject.engine.search(createRequest(undefined, { scope, facets }));
      expect(answer.hits.map(({ id }) => id)).toEqual(['doc-1', 'doc-4']);
      expect(answer.facets.map(({ values }) => values)).toEqual([
        [{ value: 'award', count: 1 }],
        [{ value: 'Paris', count: 1 }],
      ]);
      const seats = { facet: 'seat', values: ['London'], none: true };
      expect(await ids(undefined, { filters: [seats] })).toEqual(['doc-1', 'doc-3', 'doc-4']);
      expect(await ids(undefined, { scope: [{ facet: 'court', values: ['x'], none: true }] })).toHaveLength(4);
    });

    test('orders by date, title and relevance, equals always the same way', async () => {
      await subject.put([
        createDocument(1, { title: 'Article 10', texts: ['seat'], dates: { 'relevant-date': '2020-05-01' } }),
        createDocument(2, { title: 'article 9', texts: ['seat seat seat'], dates: { 'relevant-date': '2021' } }),
        createDocument(3, { title: 'Zürich', texts: ['x seat'] }),
        createDocument(4, { title: 'Article 10', texts: ['seat'], dates: { 'relevant-date': '2020-05-01' } }),
      ]);
      const sorted = (field: EngineRequest['sort']['field'], descending: boolean): Promise<string[]> =>
        ids(undefined, { sort: { field, descending } });
      expect(await sorted('relevant-date', true)).toEqual(['doc-2', 'doc-1', 'doc-4', 'doc-3']);
      expect(await sorted('relevant-date', false)).toEqual(['doc-1', 'doc-4', 'doc-2', 'doc-3']);
      expect(await sorted('title', false)).toEqual(['doc-2', 'doc-1', 'doc-4', 'doc-3']);
      expect(await sorted('title', true)).toEqual(['doc-3', 'doc-1', 'doc-4', 'doc-2']);
      const byScore = await ids('seat');
      expect(byScore[0]).toBe('doc-2');
      expect(byScore.indexOf('doc-4')).toBe(byScore.indexOf('doc-1') + 1);
      expect(await ids('seat', { start: 1, size: 2 })).toEqual(byScore.slice(1, 3));
      const dateRange = { field: 'relevant-date', from: '2020-05-01', to: '2020' };
      expect(await ids(undefined, { dateRange })).toEqual(['doc-1', 'doc-4']);
    });

    test('holds a search to the days of the first import beside whatever dates it asks for', async () => {
      const dated = (number: number, added: string, published: string) =>
        createDocument(number, { texts: ['seat'], dates: { added, published } });
      await subject.put([
        dated(1, '2026-03-01', '2019'),
        dated(2, '2026-03-02', '2020-07-01'),
        dated(3, '2026-03-02', '2019-05'),
        dated(4, '2026-03-03', '2019'),
        createDocument(5, { texts: ['seat'], dates: { published: '2019' } }),
      ]);
      const dateRange = { field: 'published', from: '2019', to: '2019' };
      const added = async (addedRange: EngineRequest['addedRange'], rest: Partial<EngineRequest> = {}) =>
        (await ids('seat', { ...rest, ...(addedRange ? { addedRange } : {}) })).sort();
      expect(await added({ from: '2026-03-02' })).toEqual(['doc-2', 'doc-3', 'doc-4']);
      expect(await added({ from: '2026-03-02', to: '2026-03-02' })).toEqual(['doc-2', 'doc-3']);
      expect(await added({ from: '2026-03-02' }, { dateRange })).toEqual(['doc-3', 'doc-4']);
    });

    test('puts the documents that a search names first among its hits, and turns no page twice', async () => {
      await subject.put(
        [1, 2, 3, 4, 5].map((number) =>
          createDocument(number, { texts: [number === 5 ? 'venue' : 'seat '.repeat(6 - number)] }),
        ),
      );
      await subject.put([createDocument(6, { texts: ['seat seat'] })]);
      const first = ['doc-4', 'doc-5', 'doc-6', 'no-such'];
      const plain = await ids('seat');
      const rest = plain.filter((id) => !first.includes(id));
      const expected = ['doc-4', 'doc-6', ...rest];
      expect(await ids('seat', { first })).toEqual(expected);
      const pages = await Promise.all([0, 1, 2, 3, 4].map((start) => ids('seat', { first, start, size: 1 })));
      expect(pages.flat()).toEqual(expected);
      expect((await subject.engine.search(createRequest('seat', { first }))).total).toBe(plain.length);
      const byTitle: EngineRequest['sort'] = { field: 'title', descending: false };
      expect(await ids('seat', { first, sort: byTitle })).toEqual(await ids('seat', { sort: byTitle }));
    });

    test('refuses a query that multiplies out beyond its bound', async () => {
      await expect(subject.engine.search(createRequest(TOO_WIDE))).rejects.toMatchObject({
        code: 'query-too-expensive',
        at: 0,
      });
      expect(await ids('award')).toEqual([]);
    });
  });
}

const GROUP = Array.from({ length: 40 }, (_, index) => `w${index}`).join(' OR ');
function asKeywords(...texts: readonly string[]): readonly FieldText[] {
  return texts.map((text) => ({ text, field: 'keyword' }));
}

/** A query that multiplies out beyond any bound. */
export const TOO_WIDE = `(${GROUP}) NEAR5 (${GROUP})`;

/** The tree of a query that can be read. */
export function readQuery(text: string): QueryNode {
  const parsed = parseQuery(text);
  if (!parsed.ok || parsed.tree === undefined) throw new Error(`not read: ${text}`);
  return parsed.tree;
}

/** A search for a query, or for everything; what is absent asks for no more. */
export function createRequest(query: string | undefined, rest: Partial<EngineRequest> = {}): EngineRequest {
  return {
    ...(query === undefined ? {} : { query: readQuery(query) }),
    titleOnly: false,
    scope: [],
    filters: [],
    facets: [],
    sort: { field: 'score', descending: true },
    start: 0,
    size: 20,
    excerpt: false,
    ...rest,
  };
}

/** A document with this number; what is absent is empty. */
export function createDocument(number: number, rest: Partial<ConformanceDocument>): ConformanceDocument {
  const empty = { title: '', texts: [], recordTexts: [], facets: {}, dates: {} };
  return { documentNumber: number, id: `doc-${number}`, ...empty, ...rest };
}
