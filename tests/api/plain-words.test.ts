import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filter } from '#contract/search.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readExpectedSearches } from '#tests/support/read-expected-searches.ts';
import { readWorkbook } from '#tests/support/read-workbook.ts';

const SHOWN = 5;
const OURS = new URL('../fixtures/searches/plain-words.tsv', import.meta.url);
const LEAST_RIGHT = 93;
const server = new TestServer();

beforeAll(async () => {
  await server.loadDemo(['KA', 'KIPL', 'KCL']);
  await server.open();
});
afterAll(() => server.close());

const ask = (q: string, rest = {}, host = 'ka.localhost') => server.search({ q, parts: true, ...rest }, { host });

/** What stands first on the page of a search: what it names, what the phrase finds, what its words find. */
async function listShown(text: string, host: string) {
  const { direct, earlier, hits } = await ask(text, {}, host);
  return [...direct, ...earlier, ...hits].slice(0, SHOWN);
}

describe('OP-181: searches as practitioners type them', () => {
  test('93 of 95 show what is looked for among the first five things', async () => {
    const searches = readExpectedSearches(OURS);
    const missed: string[] = [];
    for (const { text, host, isWanted } of searches) {
      const shown = await listShown(text, host);
      if (!shown.some(isWanted)) missed.push(`${text}: ${shown.map(({ id }) => id).join(', ')}`);
    }
    expect(searches.length).toBeGreaterThanOrEqual(95);
    expect(searches.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });
});

describe('OP-181: words side by side', () => {
  const text = (title: string, words: string) =>
    `---\ntitle: ${title}\ntype: Case law\njurisdiction: France\n---\n\n${words}.\n`;
  beforeAll(async () => {
    const write = (name: string, words: string) => server.temporary.write(`${name}.md`, text(name, words));
    for (const number of [1, 2]) write(`phrase ${number}`, 'The zeugma colophon of a quarrelsk');
    for (const number of [1, 2, 3]) write(`words ${number}`, 'A colophon stands before any zeugma');
    for (const number of [1, 2, 3, 4, 5]) write(`enough ${number}`, 'It is the merrow quillet again');
    write('apart', 'A quillet without the other');
    await server.temporary.import({ editions: ['KA'] });
  });

  const totals = ({ parts }: Awaited<ReturnType<typeof ask>>) => parts.map(({ read, total }) => `${read} ${total}`);
  const titles = (hits: readonly { readonly title: string }[]) => hits.map(({ title }) => title).toSorted();

  test('that few documents have as a phrase go on to all of the words, without those', async () => {
    const answer = await ask('the zeugma colophon');
    expect(totals(answer)).toEqual(['phrase 2', 'all 3']);
    expect(answer).toMatchObject({ read: 'all', total: 3 });
    expect(titles(answer.earlier)).toEqual(['phrase 1', 'phrase 2']);
    expect(titles(answer.hits)).toEqual(['words 1', 'words 2', 'words 3']);
    expect(answer.parts.at(-1)?.query).toBe('zeugma AND colophon');
    const next = await ask('the zeugma colophon', { read: 'all', start: 2, resultsPerPage: 2 });
    expect(next.earlier).toEqual([]);
    expect(next.hits).toHaveLength(1);
  });

  test('lead to what is called by all of them in other forms, also where Search within leaves it out', async () => {
    const named = ({ direct }: Awaited<ReturnType<typeof ask>>) => direct.map(({ kind, id }) => `${kind} ${id}`);
    const answer = await ask('tribunal secretary drafting award');
    expect(named(answer)).toEqual(['title ka-insight-008']);
    expect(answer.hits.length).toBeGreaterThan(0);
    const chosen = [{ id: 'jurisdiction', filterItems: ['Japan'] }];
    expect(named(await ask('tribunal secretary drafting award', { filters: chosen }))).toEqual([]);
    // Found and shown among the hits, it is named there alone.
    const within = [{ id: 'searchwithin', filterItems: ['practical-insights'] }];
    const found = await ask('secretary award parts tribunal', { filters: within });
    expect(found.hits.map(({ id }) => id)).toContain('ka-insight-008');
    expect(named(found)).toEqual([]);
  });

  test('OP-185: are one where they are an abbreviation with full stops and without', async () => {
    const answer = await ask('L.C.I.A. challenge decision');
    expect(answer.parts.at(-1)?.query).toBe('("l c i a" OR lcia) AND challenge AND decision');
    expect(answer.hits[0]?.id).toBe('ka-award-047');
  });

  test('lead to what is about them by its keywords, of four words also where it lacks one', async () => {
    const named = async (q: string) => (await ask(q)).direct.map(({ kind, id }) => `${kind} ${id}`);
    expect(await named('third party funding disclosure')).toContain('title ka-insight-034');
    expect(await named('sunset clause termination BIT')).toContain('title ka-journal-02-a02');
    expect(await named('state immunity execution against state assets')).toContain('title ka-insight-040');
    // Of three words all are asked for.
    expect(await named('sunset BIT insolvency')).toEqual([]);
  });

  test('show another reading where it is chosen, beside what the others find', async () => {
    const answer = await ask('zeugma colophon', { read: 'phrase' });
    expect(answer).toMatchObject({ read: 'phrase', total: 2, earlier: [] });
    expect(totals(answer)).toEqual(['phrase 2', 'all 3']);
  });

  test('that no document has all of show the best matches of any, and say so', async () => {
    const answer = await ask('what does zeugma quillet mean');
    expect(totals(answer)).toEqual(['phrase 0', 'best 11']);
    expect(answer).toMatchObject({ read: 'best', total: 11 });
  });

  test('that five documents have as a phrase are a phrase and nothing else', async () => {
    expect(await ask('merrow quillet')).toMatchObject({ read: 'phrase', total: 5, parts: [], earlier: [] });
  });

  test.each([
    '"zeugma colophon"',
    'zeugma AND colophon',
    'zeugma NEAR2 colophon',
    'zeugm* colophon',
    'title(zeugma colophon)',
  ])('are never widened where something is quoted or an operator typed: %s', async (q) => {
    expect(await ask(q)).toMatchObject({ read: 'phrase', parts: [] });
  });

  test('are a phrase for every call that says nothing else, and what it names where it names a reading', async () => {
    const search = (rest: object) => server.search({ q: 'zeugma colophon', ...rest }, { host: 'ka.localhost' });
    expect(await search({})).toMatchObject({ read: 'phrase', total: 2, parts: [] });
    expect(await search({ read: 'all' })).toMatchObject({ read: 'all', total: 3, parts: [] });
    expect(await search({ read: 'best' })).toMatchObject({ read: 'best', total: 5, parts: [] });
  });

  test('go into a file as the part that is shown, with as many rows as it says', async () => {
    const { headers } = await server.signIn('kapp');
    const file = await server.app.inject({
      method: 'POST',
      url: '/mip/api/Download/Excel',
      payload: { kind: 'results', endpoint: 'documentSearch', query: { q: 'zeugma colophon', read: 'all' } },
      headers: { ...headers, host: 'ka.localhost:8080', 'content-type': 'application/json' },
    });
    const [[, ...rows] = []] = readWorkbook(new Uint8Array(file.rawPayload)).sheets;
    expect(rows.map(([title]) => String(title)).toSorted()).toEqual(['words 1', 'words 2', 'words 3']);
  });

  test('are names where people are looked for, and have no parts there', async () => {
    const place = { host: 'ka.localhost', endpoint: 'arbitratorSearch' };
    const answer = await server.search({ q: 'Rosmalen Elisabeth', parts: true }, place);
    expect(answer).toMatchObject({ read: 'phrase', parts: [], earlier: [] });
  });

  test('have filters with the counts of the part that is shown, and in it what a choice finds', async () => {
    const query = { q: 'zeugma colophon', parts: true };
    const filters = await server.call(filter, {
      host: 'ka.localhost',
      path: { endpoint: 'documentSearch' },
      body: query,
    });
    const france = filters.find(({ id }) => id === 'jurisdiction')?.filterItems.find(({ name }) => name === 'France');
    expect(france?.count).toBe(3);
    const chosen = [{ id: 'jurisdiction', filterItems: ['France'] }];
    expect((await ask('zeugma colophon', { filters: chosen, read: 'all' })).total).toBe(3);
  });
});
