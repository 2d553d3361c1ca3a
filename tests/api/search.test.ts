import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filter, search, type FilterAnswer, type SearchQuery } from '#contract/search.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { parseAnswer } from '#tests/support/parse-answer.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();

/** Has what lines of JSON have no fields for. */
const SEAT = `---
id: a
title: Seat of the arbitration
type: Award
jurisdiction: [France]
topic: [Procedure > Seat]
publicationDate: 2019-03-12
authors: [Ada Lindqvist]
source: Reporter
sourceLocation: "12 (2019), p. 4"
summary: On what the seat decides.
---

The seat decides which court reviews the award.
`;

const LIBRARY = [
  {
    id: 'b',
    title: 'Consent to jurisdiction',
    text: 'The award was annulled. The seat was London.',
    type: 'Award',
    jurisdiction: ['United Kingdom', 'France'],
    topic: ['Jurisdiction > Consent'],
    publicationDate: '2021-06-01',
    authors: ['Bo Achebe'],
    source: 'Reporter',
  },
  {
    id: 'c',
    title: 'Public policy',
    text: 'Enforcement was refused on grounds of public policy at the seat.',
    type: 'Case law',
    jurisdiction: ['Spain'],
    topic: ['Procedure > Enforcement'],
    publicationDate: '2020',
    source: 'Bulletin',
  },
  { id: 'd', title: 'An undated note', text: 'Nothing but a note on costs.', type: 'Document', source: 'Bulletin' },
  {
    id: 'e',
    title: 'A book on costs',
    text: 'Costs follow the event; the award on costs was final.',
    type: 'Book',
    publicationDate: '2018-01',
  },
  { id: 'f', title: 'A placeholder', text: '', type: 'Award', publicationDate: '1990' },
];

beforeAll(async () => {
  server.temporary.write('a.md', SEAT);
  server.temporary.write('library.jsonl', jsonLines(...LIBRARY));
  await server.temporary.import();
  await server.open();
});

afterAll(() => server.close());

const ids = async (query: SearchQuery, endpoint = 'documentSearch') =>
  (await server.search(query, { endpoint })).hits.map(({ id }) => id);

const DEFAULT = { path: { endpoint: 'documentSearch' } };
const refuse = (body: object | string) => server.refuse(search, { ...DEFAULT, body });

describe('operators through the search call', () => {
  it('AND returns only documents with both terms (SR-055, SR-066)', async () => {
    expect((await ids({ q: 'award AND seat' })).sort()).toEqual(['a', 'b']);
  });

  it('OR returns documents with either term (SR-056)', async () => {
    expect((await ids({ q: 'annulled OR enforcement' })).sort()).toEqual(['b', 'c']);
  });

  it('NOT returns no document with the term after it (SR-057)', async () => {
    expect((await ids({ q: 'seat NOT award' })).sort()).toEqual(['c']);
  });

  it('several words are a phrase (SR-064)', async () => {
    expect(await ids({ q: 'public policy' })).toEqual(['c']);
    expect(await ids({ q: 'policy public' })).toEqual([]);
  });

  it('NEARn takes any n, * completes a word and parentheses group (SR-060, SR-062, SR-063)', async () => {
    expect((await ids({ q: '(refus* OR annul*) NEAR7 (seat OR polic*)' })).sort()).toEqual(['b', 'c']);
    expect(await ids({ q: 'award NEAR1 seat' })).toEqual([]);
  });
});

describe('the answer of a search', () => {
  it('carries hits, total and totalHits (ENT-023)', async () => {
    expect(await server.search({ q: 'seat' })).toMatchObject({
      total: 3,
      totalHits: 3,
      start: 0,
      resultsPerPage: 10,
    });
  });

  it('gives each hit its preview: id, title, url, authors, dates, type, source and summary (ENT-006, ENT-007, SR-084, SR-086)', async () => {
    const [hit] = (await server.search({ q: '"seat decides"' })).hits;
    expect(hit).toMatchObject({
      id: 'a',
      title: 'Seat of the arbitration',
      url: '/document/a',
      authors: ['Ada Lindqvist'],
      publicationDate: '2019-03-12',
      updatedDate: null,
      type: 'Award',
      legisDate: null,
      jurisDate: null,
      source: 'Reporter',
      sourceLocation: '12 (2019), p. 4',
      summary: 'On what the seat decides.',
    });
    expect(hit?.excerpt[0]?.marks.length).toBeGreaterThan(0);
  });

  it('says how the query was understood, with its terms and repairs', async () => {
    const { understood } = await server.search({ q: '"public policy' });
    expect(understood).toMatchObject({ text: '"public policy"', terms: ['"public policy"'] });
    expect(understood?.notes[0]?.kind).toBe('repair');
  });

  it('draws excerpts only when asked (SR-086)', async () => {
    expect((await server.search({ q: 'seat', excerpt: false })).hits[0]?.excerpt).toEqual([]);
  });

  it('reads bodies whatever the letter case of their fields and of the path', async () => {
    const answer = await server.send(
      { ...search, path: '/APIV2/DocumentSearch/Search' },
      { body: { Q: 'seat', ResultsPerPage: 1 } },
    );
    expect(parseAnswer(search, answer)).toMatchObject({ total: 3, resultsPerPage: 1 });
  });

  it('answers under the permanent alias of the base path', async () => {
    const alias = { ...search, path: '/apiv1/documentSearch/search' };
    expect((await server.call(alias, { body: { q: 'seat' } })).total).toBe(3);
  });
});

describe('the search query of the specification (ENT-022)', () => {
  it('takes every field it names', async () => {
    const { hits } = await server.search({
      q: 'seat',
      qTitle: null,
      qPublicationTitle: null,
      filters: [{ id: 'jurisdiction', filterItems: ['France'], andOrValue: 'or', prefix: '', contains: '', limit: 10 }],
      start: 0,
      resultsPerPage: 10,
      dateType: 'relevant-date',
      dateFrom: '01-01-2019',
      dateTo: '31-12-2020',
      datePeriod: -1,
      sortBy: 'relevant-date',
      sortOrder: 'desc',
      mode: 'default',
      excerpt: true,
      searchWithinTitleOnly: false,
      hasContent: null,
    });
    expect(hits.map(({ id }) => id)).toEqual(['a']);
  });

  it('starts at 0 with 10 results a page by default (CON-018)', async () => {
    expect(await server.search({})).toMatchObject({ start: 0, resultsPerPage: 10, total: 6 });
  });

  it('leaves out what has no text of its own when asked (SR-086, SR-114)', async () => {
    expect((await server.search({ hasContent: true })).total).toBe(5);
    expect(await ids({ q: 'placeholder' })).toEqual(['f']);
    expect(await ids({ q: 'placeholder', hasContent: true })).toEqual([]);
    expect(await ids({}, 'awards')).toEqual(['b', 'a', 'f']);
    expect(await ids({ hasContent: true }, 'awards')).toEqual(['b', 'a']);
  });

  it('looks in titles alone when asked', async () => {
    expect(await ids({ q: 'seat', searchWithinTitleOnly: true })).toEqual(['a']);
    expect(await ids({ qTitle: 'seat' })).toEqual(['a']);
    for (const nothing of ['', ' ', null]) {
      expect(await ids({ qTitle: nothing, qPublicationTitle: 'seat' })).toEqual(['a']);
      expect(await ids({ qTitle: nothing, qPublicationTitle: nothing, q: 'note' })).toEqual(['d']);
    }
    const refused = await refuse({ q: 'note', qTitle: '', qPublicationTitle: 'seat' });
    expect(refused).toMatchObject({ status: 422, details: { field: 'qPublicationTitle' } });
  });

  it('filters by every chosen value, or by any of them (SR-094)', async () => {
    const filters = (andOrValue: 'and' | 'or') => [
      { id: 'jurisdiction', filterItems: ['France', 'United Kingdom'], andOrValue },
    ];
    expect((await ids({ filters: filters('or') })).sort()).toEqual(['a', 'b']);
    expect(await ids({ filters: filters('and') })).toEqual(['b']);
  });

  it('swaps a date range that comes the wrong way round and takes a year as the dates inside it', async () => {
    expect(await ids({ dateFrom: '31-12-2020', dateTo: '01-01-2020' })).toEqual(['c']);
  });
});

describe('sorting', () => {
  it('ranks by score, descending, when there is a query (SR-088)', async () => {
    const answer = await server.search({ q: 'seat' });
    expect(answer).toMatchObject({ sortBy: 'score', sortOrder: 'desc' });
    expect(answer.hits[0]?.id).toBe('a');
  });

  it('lists newest first, undated last, when the query is empty (SR-090, SR-014)', async () => {
    const answer = await server.search({});
    expect(answer).toMatchObject({ sortBy: 'relevant-date', sortOrder: 'desc' });
    expect(answer.hits.map(({ id }) => id)).toEqual(['b', 'c', 'a', 'e', 'f', 'd']);
  });

  it('takes date as another name of relevant-date (SR-089, SR-091)', async () => {
    const answer = await server.search({ q: 'seat', sortBy: 'date', sortOrder: 'asc' });
    expect(answer).toMatchObject({ sortBy: 'relevant-date', sortOrder: 'asc' });
    expect(answer.hits.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  });

  it('sorts books by title without a query and by score with one (SR-092, SR-093)', async () => {
    const endpoint = 'books';
    expect(await server.search({}, { endpoint })).toMatchObject({ sortBy: 'title', sortOrder: 'asc', total: 1 });
    expect(await server.search({ q: 'costs' }, { endpoint })).toMatchObject({ sortBy: 'score' });
  });

  it('sorts journals as it sorts books (SR-092)', async () => {
    const answer = await server.search({}, { endpoint: 'journals' });
    expect(answer).toMatchObject({ sortBy: 'title', sortOrder: 'asc' });
  });

  it('gives the same order every time', async () => {
    const orders = await Promise.all(Array.from({ length: 5 }, () => ids({ q: 'seat OR costs' })));
    expect(new Set(orders.map(String)).size).toBe(1);
  });
});

describe('filters', () => {
  const listFilters = (body: SearchQuery) => server.call(filter, { ...DEFAULT, body });
  const countsOf = (filters: readonly FilterAnswer[], id: string) =>
    filters.find((each) => each.id === id)?.filterItems.map((item) => [item.id, item.count]);

  it('count each value with every other filter but their own (ENT-026)', async () => {
    const filters = await listFilters({ q: 'seat', filters: [{ id: 'contenttype', filterItems: ['Award'] }] });
    const contentType = filters.find(({ id }) => id === 'contenttype');
    expect(contentType?.filterItems).toEqual([
      { id: 'Award', name: 'Award', label: 'Award', count: 2, checked: true },
      { id: 'Case law', name: 'Case law', label: 'Case law', count: 1, checked: false },
    ]);
    expect(countsOf(filters, 'jurisdiction')).toEqual([
      ['France', 2],
      ['United Kingdom', 1],
    ]);
    expect(contentType).toMatchObject({
      name: 'Content type',
      count: 2,
      hasMoreFilterItems: false,
      isSelfReported: false,
    });
  });

  it('joined by AND count what the next choice would leave (ENT-026)', async () => {
    const filters = await listFilters({
      filters: [{ id: 'jurisdiction', filterItems: ['France'], andOrValue: 'and' }],
    });
    expect(countsOf(filters, 'jurisdiction')).toEqual([
      ['France', 2],
      ['United Kingdom', 1],
    ]);
  });

  it('write the children of a tree as parent > child', async () => {
    const filters = await listFilters({});
    const topic = filters.find(({ id }) => id === 'topic');
    expect(topic?.filterItems.map(({ id, label, count }) => [id, label, count])).toContainEqual([
      'Procedure > Seat',
      'Seat',
      1,
    ]);
    expect(countsOf(filters, 'topic')).toContainEqual(['Procedure', 2]);
  });
});

describe('a search that cannot be taken', () => {
  it.each([
    [{ q: 'a OR NOT b' }, 422, 'query-unreadable'],
    [{ q: 'NOT seat' }, 422, 'query-unreadable'],
    [{ q: 'seat AND' }, 422, 'query-unreadable'],
    [{ q: 'x*' }, 422, 'query-unreadable'],
    [{ mode: 'sideways' }, 422, 'mode-unknown'],
    [{ sortBy: 'colour' }, 422, 'value-not-allowed'],
    [{ dateFrom: '31-02-2020' }, 422, 'value-not-allowed'],
    [{ dateType: 'birthday' }, 422, 'value-not-allowed'],
    [{ filters: [{ id: 'colour', filterItems: ['red'] }] }, 422, 'value-not-allowed'],
    [{ start: 10_000 }, 422, 'result-too-deep'],
    [{ start: -1 }, 422, 'field-invalid'],
    [{ q: 7 }, 422, 'field-invalid'],
    [{ resultsPerPage: 5000 }, 422, 'field-invalid'],
    [{ sortOrder: 'up' }, 422, 'field-invalid'],
    ['{"q":', 400, 'request-invalid'],
  ])('%j is answered %i %s with words', async (query, status, code) => {
    const refused = await refuse(query);
    expect(refused).toMatchObject({ status, code });
    expect(refused.message).toMatch(/\w+ \w+/);
    expect(refused.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(refused)).not.toContain('node_modules');
  });

  it('points at the place in the query and suggests another (SR-068)', async () => {
    const { details } = await refuse({ q: 'a OR NOT b' });
    expect(details).toMatchObject({ at: 5, length: 5, suggestion: 'a NOT b' });
  });

  it('says of a field that it cannot take which it is, what was sent and what is allowed', async () => {
    const { details } = await refuse({ sortOrder: 'up' });
    const reason = 'sortOrder: “up” is not allowed; allowed are asc and desc.';
    expect(details).toEqual({ field: 'sortOrder', reason, allowed: ['asc', 'desc'] });
  });

  it('names what is allowed for an unknown mode (SR-002)', async () => {
    const { details } = await refuse({ mode: 'sideways' });
    expect(details?.allowed).toContain('default');
  });

  it('says where a mode is searched that has another page (SR-002)', async () => {
    const { details } = await refuse({ mode: 'Books' });
    expect(details?.reason).toBe('“Books” is searched at /books.');
  });

  it('answers an unknown address with words', async () => {
    expect(await server.get('/apiv2/nothing/here')).toMatchObject({ status: 404, body: { code: 'route-not-found' } });
  });
});
