import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suggestBooks, suggestJournals, suggestSearches } from '#contract/suggestions.ts';
import { askBeginnings } from '#domain/search/ask-beginnings.ts';
import { tokenizeText } from '#domain/words/tokenize.ts';
import { EDITIONS } from '#editions/editions.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();

/** What somebody may have typed who looks for a title: its beginning, all of it, and words of it in another order. */
function listTyped(title: string): string[] {
  const words = title.split(' ');
  return [
    title.slice(0, 4),
    title.slice(0, 9),
    title,
    words
      .map((word) => word.slice(0, 3))
      .toReversed()
      .join(' '),
  ];
}

/** Beside the demo library: names that are only alike, a work that nobody with a session of these tests may open. */
const EXTRA = [
  { id: 'extra-1', title: 'First notes', text: 'A.', topic: ['Courts > Costs', 'Fees > Costs'], type: 'Document' },
  { id: 'extra-2', title: 'Zythum law', text: 'A.', type: 'Book', subscriptions: ['YB'] },
  { id: 'extra-3', title: 'Zythum and lager', text: 'A.', type: 'Loose-leaf' },
  { id: 'open-word', title: 'Notes on brewing', text: 'A zymurgical note.', type: 'Document' },
  {
    id: 'closed-word',
    title: 'More notes',
    text: 'A closedwordish note.',
    type: 'Document',
    subscriptions: ['YB'],
    citations: ['[2020] PNYC 998'],
  },
  { id: 'extra-4', title: 'Zythum quarterly', text: 'A.', type: 'Journal' },
  ...Array.from({ length: 6 }, (_, at) => ({ id: `vat-${at}`, title: `Zythum vat ${at}`, text: 'A.', type: 'Book' })),
];

const CITED = `---
id: extra-5
title: On zythum
type: Article
citations: ["ECLI:EU:C:2031:77"]
---

A.
`;

beforeAll(async () => {
  await server.loadDemo(['KA', 'KIPL', 'KCL']);
  server.temporary.write('extra.jsonl', jsonLines(...EXTRA));
  server.temporary.write('cited.md', CITED);
  await server.temporary.import();
  await server.open();
});

afterAll(() => server.close());

type SuggestCall = typeof suggestSearches | typeof suggestBooks | typeof suggestJournals;

const ask = (call: SuggestCall, term: string, host = 'ka.localhost') => server.call(call, { query: { term }, host });
const suggest = (term: string, host?: string) => ask(suggestSearches, term, host);

describe('documentsearch/autocomplete', () => {
  it('suggests values with their kind, their number of documents and a search (API-032, API-035, SR-032)', async () => {
    const { suggestions, total } = await suggest('New York Conv');
    expect(suggestions[0]).toMatchObject({ text: 'New York Convention, 1958', type: 'Legislation' });
    expect(suggestions[0]?.count).toBeGreaterThan(5);
    expect(total).toBeGreaterThanOrEqual(suggestions.length);
    expect((await suggest('YORK new')).suggestions.map(({ text }) => text)).toContain('New York Convention, 1958');
    const { suggestions: topics } = await suggest('public pol');
    expect(topics.some(({ type, url }) => type === 'Topic' && url.startsWith('/search?topic='))).toBe(true);
  });

  it.each(['ka', 'kipl', 'kcl'])(
    'leads on %s to searches that find as many documents as it says, and lists at most 8 (API-035)',
    async (name) => {
      const host = `${name}.localhost`;
      const seen = new Set<string>();
      for (const term of ['con', 'mar', 'pro', 'international', 'law']) {
        const { suggestions } = await suggest(term, host);
        expect(suggestions.length).toBeLessThanOrEqual(8);
        for (const { url, count, text } of suggestions.filter((each) => each.url.startsWith('/search?'))) {
          if (seen.has(url)) continue;
          seen.add(url);
          const asked = [...new URL(url, 'http://x').searchParams];
          const q = asked.find(([id]) => id === 'q')?.[1];
          const filters = asked.flatMap(([id, value]) => (id === 'q' ? [] : [{ id, filterItems: [value] }]));
          expect(
            (await server.search(q === undefined ? { filters } : { q }, { host })).total,
            `${text} at ${url}`,
          ).toBe(count);
        }
      }
      expect(seen.size).toBeGreaterThan(5);
    },
  );

  it('offers words of the library where nothing else begins so, and no number to who types letters', async () => {
    const { suggestions } = await suggest('zymurgi');
    expect(suggestions[0]).toMatchObject({ text: 'zymurgical', type: 'Word', url: '/search?q=zymurgical' });
    const mixed = (await suggest('arb')).suggestions.map(({ type }) => type);
    const numbers = mixed
      .map((type, at) => (/^(?:Case number|Citation)$/.test(type) ? at : -1))
      .filter((at) => at >= 0);
    for (const at of numbers)
      expect(mixed.slice(at).every((type) => /^(?:Case number|Citation)$/.test(type))).toBe(true);
  });

  it('offers nothing of documents that the reader may not open: no title, no number, no word', async () => {
    const { headers } = await server.signIn('yb');
    const { suggestions: held } = await server.call(suggestSearches, { query: { term: 'closedword' }, headers });
    expect(held).toMatchObject([{ text: 'closedwordish', count: 1 }]);
    expect((await suggest('closedword')).suggestions).toEqual([]);
    expect((await suggest('[2020] PNYC 99')).suggestions).toEqual([]);
    expect((await ask(suggestBooks, 'zythum la')).suggestions.map(({ text }) => text)).toEqual(['Zythum and lager']);
  });

  it('offers a path by its last step, and all of it where two would read the same', async () => {
    const { suggestions } = await suggest('costs');
    const topics = suggestions.filter(({ type }) => type === 'Topic').map(({ text }) => text);
    expect(topics).toEqual(expect.arrayContaining(['Courts > Costs', 'Fees > Costs']));
    const { suggestions: single } = await suggest('composition of the trib');
    expect(single).toContainEqual({
      text: 'Composition of the tribunal',
      type: 'Topic',
      count: expect.any(Number),
      url: '/search?topic=Enforcement+%3E+Composition+of+the+tribunal',
    });
  });

  it('puts the document first whose case number or citation the text begins, on its own edition only', async () => {
    const expected = { text: '5A_D311/2017', type: 'Case number', count: 1, url: '/document/ka-nyc-007' };
    for (const text of ['5A_D311/2017', '5a_d311', '5A D31']) {
      expect((await suggest(text)).suggestions[0], text).toEqual(expected);
    }
    expect((await suggest('ecli:eu:c:2031')).suggestions[0]).toEqual({
      text: 'ECLI:EU:C:2031:77',
      type: 'Citation',
      count: 1,
      url: '/document/extra-5',
    });
    expect((await suggest('[2019] PC', 'kcl.localhost')).suggestions.map(({ type }) => type)).toContain('Citation');
    expect(await suggest('5A_D311/2017', 'kcl.localhost')).toEqual({ suggestions: [], total: 0 });
  });

  it('suggests practical insights by title with section=practicalInsights, on the edition that has them (SR-037, SR-045)', async () => {
    const query = { section: 'practicalInsights', term: 'arbitration clau' } as const;
    const { suggestions, total } = await server.call(suggestSearches, { query });
    expect(suggestions[0]).toEqual({
      text: 'What should an arbitration clause contain at the very least?',
      type: 'Practical insight',
      count: 1,
      url: '/practical-content/ka-insight-001',
    });
    expect(total).toBe(suggestions.length);
    for (const host of ['kipl.localhost', 'kcl.localhost']) {
      expect(await server.call(suggestSearches, { query, host })).toEqual({ suggestions: [], total: 0 });
    }
    expect((await server.refuse(suggestSearches, { query: { ...query, section: 'other' } })).status).toBe(422);
  });
});

describe('books/autocomplete and journals/autocomplete', () => {
  it('list 5 books and loose-leaf works by title, and count all that are open (API-033, SR-033, SR-035, OP-169)', async () => {
    const { suggestions, total } = await ask(suggestBooks, 'zythum');
    expect(total).toBe(7);
    expect(suggestions).toHaveLength(5);
    expect(suggestions.map(({ text }) => text)).not.toContain('Zythum law');
    // Who holds it is offered it.
    const { headers } = await server.signIn('yb');
    const held = await server.call(suggestBooks, { query: { term: 'zythum' }, headers });
    expect(held.suggestions[0]).toEqual({ text: 'Zythum law', type: 'Book', count: 1, url: '/document/extra-2' });
    expect((await ask(suggestBooks, 'lager zyth')).suggestions).toEqual([
      { text: 'Zythum and lager', type: 'Loose-leaf', count: 1, url: '/document/extra-3' },
    ]);
    expect(await ask(suggestBooks, 'zythum', 'kcl.localhost')).toEqual({ suggestions: [], total: 0 });
  });

  it('count as many works as the search has that the line See all books leads to, whatever was typed (SR-035)', async () => {
    for (const host of ['ka.localhost', 'kipl.localhost', 'kcl.localhost']) {
      const works = await server.search({ resultsPerPage: 50 }, { endpoint: 'books', host });
      const typed = works.hits.flatMap(({ title }) => listTyped(title));
      expect(typed.length).toBeGreaterThan(10);
      for (const text of new Set<string>([...typed, 'and not', 'or near5', 'zythum v'])) {
        const { total } = await ask(suggestBooks, text, host);
        const query = { qPublicationTitle: askBeginnings(text) };
        const all = await server.search(query, { endpoint: 'books', host });
        expect(all.total, text).toBeGreaterThanOrEqual(total);
        const hasSingleLetter = tokenizeText(text).words.some((word) => word.length === 1);
        if (!hasSingleLetter) expect(all.total, text).toBe(total);
      }
    }
  });

  it('tell two editions of one work apart by their years, and begin behind an article', async () => {
    const { suggestions } = await ask(suggestBooks, 'seat of arbitration');
    const texts = suggestions.slice(0, 2).map(({ text }) => text);
    const title = 'The Seat of Arbitration: Law, Court and Place';
    expect(texts.toSorted()).toEqual([`${title} (2016)`, `${title} (2023)`]);
  });

  it('list journals by title (API-034)', async () => {
    expect(await ask(suggestJournals, 'quart')).toMatchObject({
      total: 1,
      suggestions: [{ text: 'Zythum quarterly', type: 'Journal' }],
    });
  });

  it('name on every edition works of its own', async () => {
    for (const [edition, host] of [
      ['KA', 'ka.localhost'],
      ['KIPL', 'kipl.localhost'],
      ['KCL', 'kcl.localhost'],
    ] as const) {
      const { hits } = await server.search({}, { endpoint: 'books', host });
      const { title } = hits[0]!;
      const { suggestions } = await ask(suggestBooks, title, host);
      expect(suggestions[0], EDITIONS[edition].name).toMatchObject({ text: title });
    }
  });
});

describe('every call', () => {
  const CALLS = [suggestSearches, suggestBooks, suggestJournals].map((call) => [call.path, call] as const);

  it.each(CALLS)('%s answers nothing to a text of 2 or fewer characters (CON-016)', async (_path, call) => {
    for (const term of ['', 'z', 'zy', ' zy ', '\u{1f600}\u{1f600}']) {
      expect(await ask(call, term)).toEqual({ suggestions: [], total: 0 });
    }
  });

  it.each(CALLS)('%s answers 200 to text of any kind', async (_path, call) => {
    const texts = [
      'seat AND (award OR',
      '"public policy',
      'NEAR5 NOT *',
      '((()))',
      '%_%\\',
      '\u{1f600}\u{1f600}\u{1f600}',
      'ab\u0000cd',
      '\ud800\ud800\ud800',
      '仲裁判断书',
      'x'.repeat(500),
      'the '.repeat(125),
      '....,;:!',
      "'; DROP TABLE document; --",
    ];
    for (const text of texts) await expect(ask(call, text), JSON.stringify(text)).resolves.toHaveProperty('total');
  });

  it.each(CALLS)('%s refuses in words what it cannot take', async (_path, call) => {
    expect((await server.refuse(call, { query: { term: 'x'.repeat(501) } })).status).toBe(422);
    expect((await server.refuse(call)).status).toBe(422);
    expect((await server.refuse(call, { query: { term: 'law' }, headers: {} })).status).toBe(401);
  });

  it('may be broken off by the browser without harm', async () => {
    const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const headers = await server.headersFor('ka.localhost');
    const path = '/apiv2/documentsearch/autocomplete?term=arbitration';
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const asked = request({ host: address.hostname, port: address.port, path, headers });
        const ended = new Promise((resolve) => asked.once('close', resolve).once('error', resolve));
        asked.end();
        asked.destroy();
        await ended;
      }),
    );
    expect((await suggest('arbitration')).suggestions.length).toBeGreaterThan(0);
  });
});
