import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  createDocument,
  createRequest,
  readQuery,
  TOO_WIDE,
  type ConformanceDocument,
  type EngineUnderTest,
} from './search-engine.conformance.ts';
import { isQueryTooExpensive, type EngineAnswer, type EngineRequest } from './search-engine.ts';

/** What every engine says with an answer: totals, pages, counts, dates, places, versions. `open` answers an empty one. */
export function describeSearchAnswers(name: string, open: () => Promise<EngineUnderTest>): void {
  describe(name, () => {
    let subject: EngineUnderTest;
    const stored = new Set<number>();
    // Threads take a while to start: every test begins with an empty library, not with another engine.
    beforeAll(async () => {
      subject = await open();
    });
    afterEach(async () => {
      if (stored.size > 0) await subject.remove([...stored]);
      stored.clear();
    });
    afterAll(() => subject.close());

    const put = (...documents: readonly ConformanceDocument[]): Promise<void> => {
      for (const { documentNumber } of documents) stored.add(documentNumber);
      return subject.put(documents);
    };
    const remove = (...numbers: readonly number[]): Promise<void> => {
      for (const number of numbers) stored.delete(number);
      return subject.remove(numbers);
    };

    const ask = (query: string | undefined, rest: Partial<EngineRequest> = {}): Promise<EngineAnswer> =>
      subject.engine.search(createRequest(query, rest));
    const ids = async (query: string | undefined, rest: Partial<EngineRequest> = {}): Promise<string[]> =>
      (await ask(query, rest)).hits.map(({ id }) => id);

    test('counts all of a search on every page of it, also past the last and on one of no size', async () => {
      await put(...Array.from({ length: 7 }, (_, index) => createDocument(index + 1, { texts: ['seat'] })));
      const pages = await Promise.all([0, 3, 6, 7, 100].map((start) => ask('seat', { start, size: 3 })));
      expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7, 7]);
      expect(pages.map(({ hits }) => hits.length)).toEqual([3, 3, 1, 0, 0]);
      expect(await ask('seat', { size: 0 })).toMatchObject({ total: 7, hits: [] });
      expect(await ask('venue', { start: 3 })).toMatchObject({ total: 0, hits: [] });
      const all = pages.slice(0, 3).flatMap(({ hits }) => hits.map(({ id }) => id));
      expect(new Set(all).size).toBe(7);
    });

    test('takes any value of a choice, every one where it is told so, and all choices together', async () => {
      await put(
        createDocument(1, { facets: { kind: ['award'], seat: ['Paris'] } }),
        createDocument(2, { facets: { kind: ['case'], seat: ['London', 'Paris'] } }),
        createDocument(3, { facets: { kind: ['case'], seat: ['Oslo'] } }),
        createDocument(4, {}),
      );
      const seats = (every: boolean) => ({ facet: 'seat', values: ['Paris', 'London'], every });
      const cases = { facet: 'kind', values: ['case'] };
      for (const place of ['filters', 'scope'] as const) {
        const found = async (...choices: EngineRequest['filters']) =>
          (await ids(undefined, { [place]: choices })).sort();
        expect(await found(seats(false))).toEqual(['doc-1', 'doc-2']);
        expect(await found(seats(true))).toEqual(['doc-2']);
        expect(await found(seats(false), cases)).toEqual(['doc-2']);
        expect(await found({ facet: 'seat', values: ['paris'] })).toEqual([]);
        expect(await found({ facet: 'nothing', values: ['Paris'] })).toEqual([]);
      }
    });

    test('lists the commonest values of a facet first, ties by value, and says how many there are', async () => {
      const seats = [['Oslo'], ['Oslo', 'Bern'], ['Zug', 'Bern'], ['Ascot'], ['Oslo']];
      await put(...seats.map((seat, at) => createDocument(at + 1, { texts: ['x'], facets: { seat } })));
      await put(createDocument(6, { texts: ['y'], facets: { seat: ['Zug', 'Genf'] } }));
      const count = async (limit: number, query?: string) =>
        (await ask(query, { facets: [{ facet: 'seat', limit }] })).facets[0];
      const named = async (limit: number, query?: string) =>
        (await count(limit, query))?.values.map(({ value, count: documents }) => `${value} ${documents}`);
      expect(await named(9)).toEqual(['Oslo 3', 'Bern 2', 'Zug 2', 'Ascot 1', 'Genf 1']);
      expect(await named(2)).toEqual(['Oslo 3', 'Bern 2']);
      expect(await named(9, 'x')).toEqual(['Oslo 3', 'Bern 2', 'Ascot 1', 'Zug 1']);
      expect([(await count(2))?.distinct, (await count(0))?.distinct, (await count(2, 'x'))?.distinct]).toEqual([
        5, 5, 4,
      ]);
      await remove(2);
      expect(await named(9)).toEqual(['Oslo 2', 'Zug 2', 'Ascot 1', 'Bern 1', 'Genf 1']);
    });

    test('holds a search to dates, both days included and as precise as they are given', async () => {
      const dates = ['2019-12-31', '2020', '2020-06', '2020-06-15', '2021-01-01'];
      await put(
        ...dates.map((decided, at) => createDocument(at + 1, { dates: { decided } })),
        createDocument(6, { dates: { signed: '2020-06-15' } }),
      );
      const found = async (range: { readonly from?: string; readonly to?: string }) =>
        (await ids(undefined, { dateRange: { field: 'decided', ...range } }))
          .map((id) => Number(id.slice(4)))
          .sort((a, b) => a - b);
      expect(await found({ from: '2020-06-15' })).toEqual([4, 5]);
      expect(await found({ to: '2019-12-31' })).toEqual([1]);
      expect(await found({ from: '2021', to: '2021' })).toEqual([5]);
      expect(await found({ from: '2020', to: '2020' })).toEqual([2, 3, 4]);
      expect(await found({ from: '2020-06', to: '2020-06' })).toEqual([3, 4]);
      expect(await found({})).toHaveLength(6);
    });

    test('looks in titles alone where it is told so', async () => {
      await put(
        createDocument(1, { title: 'The seat', texts: ['venue'] }),
        createDocument(2, { title: 'The venue', texts: ['seat'] }),
      );
      expect((await ids('seat')).toSorted()).toEqual(['doc-1', 'doc-2']);
      expect(await ids('seat', { titleOnly: true })).toEqual(['doc-1']);
      expect(await ids('seat AND venue', { titleOnly: true })).toEqual([]);
    });

    test('draws excerpts only of a query, and only where they are asked for', async () => {
      await put(createDocument(1, { title: 'A note', texts: ['The seat is Oslo.'] }));
      const draw = async (query: string | undefined, excerpt: boolean) =>
        (await ask(query, { excerpt })).hits[0]?.excerpt.map(({ text }) => text);
      expect(await draw('seat', true)).toEqual(['The seat is Oslo.']);
      expect(await draw('seat', false)).toEqual([]);
      expect(await draw(undefined, true)).toEqual([]);
    });

    test('counts the terms of a query in its order, and tells by which of them a place was found', async () => {
      const texts = ['Seat and venue.', 'The venue.', 'No more of the seat: venue, venue.'];
      await put(createDocument(1, { title: 'Venue', texts }), createDocument(2, { texts: ['seat'] }));
      const query = 'seat OR venue OR nothing';
      const { hits } = await ask(query);
      const counts = new Map(hits.map(({ id, termCounts }) => [id, termCounts]));
      expect(counts.get('doc-1')).toEqual([2, 5, 0]);
      expect(counts.get('doc-2')).toEqual([1, 0, 0]);
      const listed = await subject.engine.listMatches({ id: 'doc-1', query: readQuery(query), limit: 100 });
      expect(listed.termCounts).toEqual([2, 5, 0]);
      expect(listed.total).toBe(6);
      const places = listed.matches.map(({ block, start, end, term }) => [
        texts[block]?.slice(start, end),
        block,
        term,
      ]);
      expect(places).toEqual([
        ['Seat', 0, 0],
        ['venue', 0, 1],
        ['venue', 1, 1],
        ['seat', 2, 0],
        ['venue', 2, 1],
        ['venue', 2, 1],
      ]);
    });

    test('lists no places in a document that does not match, is gone or never was', async () => {
      await put(createDocument(1, { texts: ['seat'] }), createDocument(2, { texts: ['seat'] }));
      await remove(2);
      const list = async (id: string, query: string) => {
        const { total, matches } = await subject.engine.listMatches({ id, query: readQuery(query), limit: 9 });
        return [total, matches.length];
      };
      expect(await list('doc-1', 'seat')).toEqual([1, 1]);
      expect(await list('doc-1', 'seat AND venue')).toEqual([0, 0]);
      expect(await list('doc-2', 'seat')).toEqual([0, 0]);
      expect(await list('nothing', 'seat')).toEqual([0, 0]);
    });

    test('names the generation and the version of the library that each answer saw; both grow with every change', async () => {
      const seen: (readonly [number, number])[] = [];
      for (const change of [
        () => put(createDocument(1, { texts: ['seat'] })),
        () => put(createDocument(1, { texts: ['venue'] })),
        () => put(createDocument(2, { texts: ['seat'] })),
      ]) {
        await change();
        const { generation, corpusVersion, milliseconds } = await ask('seat');
        expect(await subject.engine.generation()).toBe(generation);
        expect(milliseconds).toBeGreaterThanOrEqual(0);
        seen.push([generation, corpusVersion]);
      }
      await remove(1);
      seen.push([(await ask('seat')).generation, Infinity]);
      for (const [index, [generation, version]] of seen.slice(1).entries()) {
        expect(generation).toBeGreaterThan(seen[index]?.[0] ?? Infinity);
        expect(version).toBeGreaterThan(seen[index]?.[1] ?? Infinity);
      }
    });

    test('answers each of many searches at once what was asked', async () => {
      const words = Array.from({ length: 20 }, (_, index) => `word${index}`);
      await put(...words.map((word, at) => createDocument(at + 1, { texts: [`${word} seat`] })));
      const answers = await Promise.all(words.map((word) => ids(`${word} AND seat`)));
      expect(answers).toEqual(words.map((_, at) => [`doc-${at + 1}`]));
    });

    test('says of a query that goes beyond its bound where and why, and answers the next', async () => {
      await put(createDocument(1, { texts: ['w1 seat w2'] }));
      const query = readQuery(TOO_WIDE);
      for (const asked of [() => ask(TOO_WIDE), () => subject.engine.listMatches({ id: 'doc-1', query, limit: 1 })]) {
        const error: unknown = await asked().catch((thrown: unknown) => thrown);
        expect(isQueryTooExpensive(error) && [error.at, error.at + error.length <= TOO_WIDE.length]).toEqual([0, true]);
        expect(isQueryTooExpensive(error) && error.reason).toMatch(/\w+ \w+/u);
      }
      expect(await ids('seat')).toEqual(['doc-1']);
    });
  });
}
