import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explain } from '#contract/explain.ts';
import { filter, search, type SearchQuery } from '#contract/search.ts';
import { listWordForms } from '#contract/word-forms.ts';
import { countRelated } from '#contract/related-forms.ts';
import { openPeopleDatabase } from '#server/adapters/sqlite/people-database.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

const server = new TestServer();

beforeAll(async () => {
  await server.loadDemo(['KA']);
  await server.open();
});

afterAll(() => server.close());

const DEFAULT = { path: { endpoint: 'documentSearch' } };
const explained = (body: SearchQuery, endpoint = 'documentSearch') =>
  server.call(explain, { path: { endpoint }, body });
const totalOf = async (query: SearchQuery, endpoint?: string) =>
  (await server.search(query, endpoint === undefined ? {} : { endpoint })).total;

describe('why a search finds little', () => {
  it('says what each outermost term hides (SR-087), and each count is what that search finds', async () => {
    const query = { q: 'award AND turbine AND xylophone' };
    const { total, terms, isPartial } = await explained(query);
    expect({ total, isPartial }).toEqual({ total: 0, isPartial: false });
    expect(terms.map(({ term }) => term)).toEqual(['award', 'turbine', 'xylophone']);
    for (const term of terms) expect(term.total, term.term).toBe(await totalOf({ q: term.query }));
    expect(terms[2]).toMatchObject({ query: 'award AND turbine' });
    expect(terms[2]?.total).toBeGreaterThan(0);
  });

  it('says what each filter hides and what all of them do, but leaves presets of a mode alone', async () => {
    const query = {
      q: 'turbine',
      filters: [
        { id: 'jurisdiction', filterItems: ['Austria', 'Belgium'] },
        { id: 'organization', filterItems: ['International Chamber of Commerce'] },
      ],
      searchWithinTitleOnly: true,
      dateFrom: '01-01-1900',
      dateTo: '31-12-1901',
    };
    const { filters, withoutFilters } = await explained(query, 'awards');
    expect(filters.map(({ id, value, label }) => [id, value, label])).toEqual([
      ['jurisdiction', null, expect.stringMatching(/: Austria or Belgium$/)],
      ['organization', 'International Chamber of Commerce', expect.stringMatching(/: International Chamber/)],
      ['dates', null, 'Date'],
      ['titleOnly', null, 'Only in titles'],
    ]);
    expect(filters.map(({ total }) => total)).toEqual([0, 0, 0, 0]);
    expect(withoutFilters).toBe(await totalOf({ q: 'turbine' }, 'awards'));
    expect(withoutFilters).toBeGreaterThan(0);
  });

  it('names the period of the filter of periods, the one that counts', async () => {
    const { filters } = await explained({ q: 'turbine', filters: [{ id: 'timeperiod', filterItems: ['3', '0'] }] });
    expect(filters).toMatchObject([{ id: 'timeperiod', value: '0', label: 'Date: last 3 months' }]);
  });

  it('counts each value of a filter that asks for all of them', async () => {
    const filters = [
      { id: 'jurisdiction', filterItems: ['Switzerland', 'Norway', 'Spain'], andOrValue: 'and' as const },
    ];
    const answer = await explained({ q: 'turbine', filters });
    expect(answer.filters.map(({ value }) => value)).toEqual(['Switzerland', 'Norway', 'Spain']);
    expect(answer.filters[2]?.total).toBe(
      await totalOf({ q: 'turbine', filters: [{ ...filters[0]!, filterItems: ['Switzerland', 'Norway'] }] }),
    );
    expect(answer.withoutFilters).toBe(await totalOf({ q: 'turbine' }));
  });

  it('proposes words that the library has for those it does not have, only where they find something', async () => {
    const { spellings } = await explained({ q: '"turbnie" AND award' });
    expect(spellings[0]).toEqual({
      from: 'turbnie',
      to: expect.stringMatching(/^turbine/),
      query: expect.stringMatching(/^turbines? AND award$/),
      total: expect.any(Number),
    });
    expect(spellings.length).toBeLessThanOrEqual(3);
    for (const { query, total } of spellings) {
      expect(total).toBe(await totalOf({ q: query }));
      expect(total).toBeGreaterThan(0);
    }
    expect((await explained({ q: 'turbine AND award' })).spellings).toEqual([]);
  });

  it('proposes them as words wherever they stand where they are no phrase', async () => {
    const { spellings } = await explained({ q: 'award turbnie' });
    expect(spellings[0]).toMatchObject({ from: 'turbnie', query: expect.stringMatching(/^award AND turbines?$/) });
    expect(spellings[0]?.total).toBe(await totalOf({ q: spellings[0]!.query }));
  });

  it('names what is in no document, of alternatives and filtered searches too (SR-087)', async () => {
    const missingOf = async (query: SearchQuery) => (await explained(query)).missing;
    const filters = [{ id: 'jurisdiction', filterItems: ['Nowhere'] }];
    expect(await missingOf({ q: 'turbine AND xylofone NOT zzyzx', filters })).toEqual(['xylofone']);
    expect(await missingOf({ q: 'turbine award AND zzyzx OR "the qqqq" OR =turbinedness' })).toEqual([
      '"turbine award"',
      'zzyzx',
      'qqqq',
      '=turbinedness',
    ]);
    expect(await missingOf({ q: 'turbine AND award', filters })).toEqual([]);
  });

  it('leaves out as many terms together as it takes, and the filters where that takes fewer', async () => {
    const filters = [
      { id: 'jurisdiction', filterItems: ['Nowhere'] },
      { id: 'court', filterItems: ['Nowhere'] },
    ];
    const { together, terms, withoutFilters } = await explained({ q: 'turbine AND xylofone AND zzyzx', filters });
    expect([...terms.map(({ total }) => total), withoutFilters]).toEqual([0, 0, 0, 0]);
    const total = await totalOf({ q: 'turbine' });
    expect(together).toEqual([{ terms: ['xylofone', 'zzyzx'], query: 'turbine', withoutFilters: true, total }]);
    expect((await explained({ q: 'award turbine AND zzyzx OR qqqq' })).together).toEqual([]);
    expect((await explained({ q: 'award AND zzyzx AND qqqqq OR xyzzy' })).together).toEqual([
      {
        terms: ['zzyzx', 'qqqqq'],
        query: 'award OR xyzzy',
        withoutFilters: false,
        total: await totalOf({ q: 'award' }),
      },
    ]);
    expect((await explained({ q: 'turbine AND xylofone' })).together).toEqual([]);
    const within = await explained({ q: '"turbine award" AND award AND turbine', filters });
    expect(within.together).toMatchObject([{ terms: ['"turbine award"'], withoutFilters: true }]);
  });

  it('proposes a commoner word for one of a phrase that is in no document, and goes on leaving out until the filters hold', async () => {
    const law = new TestServer(new TemporaryLibrary());
    const texts = [
      'A favored most nation station.',
      ...Array(3).fill('The most-favoured-nation clause; favoured most.'),
    ];
    for (const [index, text] of texts.entries()) {
      law.temporary.write(`d${index}.md`, `---\nid: d${index}\ntitle: Clause ${index}\n---\n\n${text}\n`);
    }
    await law.temporary.import({ editions: ['KA'] });
    await law.open();
    const spell = async (q: string) => (await law.call(explain, { ...DEFAULT, body: { q } })).spellings;
    const spellings = await spell('most favored nation');
    const others = await spell('clause AND "most favored nation" OR station');
    const known = await spell('favored nation OR favored');
    const titles = { q: 'station AND zzyzx AND clause', searchWithinTitleOnly: true };
    const { together } = await law.call(explain, { ...DEFAULT, body: titles });
    await law.close();
    const to = { from: 'favored', to: 'favoured' };
    expect(spellings).toEqual([{ ...to, query: '"most favoured nation"', total: 3 }]);
    expect(others).toEqual([{ ...to, query: 'clause AND "most favoured nation" OR station', total: 4 }]);
    expect(known).toEqual([{ ...to, query: '"favoured nation" OR favoured', total: 3 }]);
    expect(together).toEqual([
      { terms: ['zzyzx'], query: 'station AND clause', withoutFilters: true, total: 1 },
      { terms: ['zzyzx', 'station'], query: 'clause', withoutFilters: false, total: 4 },
    ]);
  });

  it('says what a search for nearness finds without it', async () => {
    const { total, anywhere } = await explained({ q: 'award NEAR2 turbine' });
    expect(anywhere).toEqual({ query: 'award AND turbine', total: await totalOf({ q: 'award AND turbine' }) });
    expect(anywhere?.total).toBeGreaterThan(total);
    expect((await explained({ q: 'award AND turbine' })).anywhere).toBeNull();
  });

  it('offers all words instead of a phrase (OP-54) and all content types instead of one (OP-67)', async () => {
    const { total, allWords, everywhere } = await explained({ q: 'award turbine' }, 'awards');
    expect(total).toBe(0);
    expect(allWords).toEqual({
      query: 'award AND turbine',
      total: await totalOf({ q: 'award AND turbine' }, 'awards'),
    });
    expect(everywhere).toBe(await totalOf({ q: 'award turbine' }));
    expect((await explained({ q: 'award' })).everywhere).toBeNull();
    expect((await explained({ q: 'award' })).allWords).toBeNull();
  });

  it('never ends where it began: operators in small letters, and any of the words where all are too many (OP-67)', async () => {
    const { operators } = await explained({ q: 'award and turbine' });
    expect(operators).toEqual({ query: 'award AND turbine', total: await totalOf({ q: 'award AND turbine' }) });
    const { allWords, anyWords } = await explained({ q: 'award of the xylophone for a turbine' });
    expect(allWords?.total).toBe(0);
    const query = 'award OR xylophone OR turbine';
    expect(anyWords).toEqual({ query, total: await totalOf({ q: query }) });
    expect(anyWords?.total).toBeGreaterThan(0);
    expect(await explained({ q: 'award AND turbine' })).toMatchObject({ operators: null, anyWords: null });
  });

  it('offers no number by itself, neither as an alternative nor as what is left', async () => {
    for (const q of [
      '[2031] PNSC 1',
      'xylophone 1',
      'xylophone AND 2016',
      'xylophone NEAR5 1',
      'article 1 xylophone',
    ]) {
      const { anyWords, terms, together } = await explained({ q });
      const offered = [anyWords?.query ?? '', ...[...terms, ...together].map(({ query }) => query)];
      for (const query of offered) expect(query, q).not.toMatch(/^\d+$|^\d+ OR| OR \d+( |$)/u);
    }
  });

  it('echoes Chinese as it was typed', async () => {
    const { missing } = await explained({ q: '著作权' });
    expect(missing).toEqual(['"著作权"']);
    const { understood } = await server.search({ q: '著作权 AND "法 律"' });
    expect(understood).toMatchObject({ description: '“著作权” and “法律”', terms: ['"著作权"', '"法律"'] });
  });

  it('works for a search in titles, and for filters without words', async () => {
    const titles = await explained({ qTitle: 'award xylophone' });
    expect(titles.terms.find(({ term }) => term === 'xylophone')).toMatchObject({ query: 'award' });
    expect(titles.terms[1]?.total).toBe(await totalOf({ qTitle: 'award' }));
    const filters = [{ id: 'jurisdiction', filterItems: ['Nowhere'] }];
    const bare = await explained({ filters });
    expect(bare).toMatchObject({ total: 0, terms: [], spellings: [], allWords: null });
    expect(bare.filters[0]?.total).toBe(await totalOf({}));
  });

  it('stays within its bounds for a search of many parts', async () => {
    const words = Array.from({ length: 40 }, (_, index) => `xylo${index}phone`);
    const { terms, spellings } = await explained({ q: words.join(' AND ') });
    expect(terms).toHaveLength(8);
    expect(spellings).toEqual([]);
  });

  it('refuses what a search refuses, and is counted as none', async () => {
    const codeOf = async (body: SearchQuery) => (await server.refuse(explain, { ...DEFAULT, body })).code;
    expect(await codeOf({ q: 'award AND' })).toBe('query-unreadable');
    expect(await codeOf({ mode: 'nope' })).toBe('mode-unknown');
    const people = await openPeopleDatabase(server.temporary.config.dataFolder);
    const countEvents = async () => {
      await server.usage.flush();
      return (await people.queries.selectFrom('usage_event').select('id').execute()).length;
    };
    const before = await countEvents();
    await explained({ q: 'award' });
    expect(await countEvents()).toBe(before);
    await server.search({ q: 'award AND seat AND law' });
    expect(await countEvents()).toBe(before + 1);
    people.close();
  });
});

describe('the words that a query finds', () => {
  const listForms = async (body: SearchQuery, endpoint = 'documentSearch') =>
    (await server.call(listWordForms, { path: { endpoint }, body })).terms;

  it('are its plural and no more, until related forms are wanted (OP-163)', async () => {
    const [award] = await listForms({ q: 'award' });
    expect(award?.forms.map(({ word }) => word)).toEqual(['awards']);
    const [related] = await listForms({ q: 'award', forms: 'related' });
    expect(related?.forms.map(({ word }) => word)).toEqual(expect.arrayContaining(['awards', 'awarded']));
  });

  it('are those of a stem with related forms, also where NOT excludes it, each with the documents that it finds in the same search', async () => {
    const query = { q: 'arbitrator NOT "the nationality"', forms: 'related' as const };
    const terms = await listForms(query);
    expect(terms.map(({ term }) => term)).toEqual(['arbitrator', 'nationality']);
    const { forms, total, exactQuery, isWildcard } = terms[1]!;
    expect({ exactQuery, isWildcard }).toEqual({
      exactQuery: 'arbitrator NOT "the =nationality"',
      isWildcard: false,
    });
    expect(forms.map(({ word }) => word)).toEqual(expect.arrayContaining(['nation', 'national', 'nationals']));
    expect(total).toBeGreaterThanOrEqual(forms.length);
    for (const { word, documents } of forms) expect(documents, word).toBe(await totalOf({ ...query, q: `=${word}` }));
    expect(await totalOf({ ...query, q: exactQuery })).toBeGreaterThan(await totalOf(query));
  });

  it('are counted within the filters, and a word that they hide is none', async () => {
    const forms = 'related' as const;
    const q = 'nationality';
    const filters = [{ id: 'jurisdiction', filterItems: ['Austria'] }];
    const [everywhere] = await listForms({ q, forms });
    const [within] = await listForms({ q, filters, forms }, 'awards');
    expect(within!.total).toBeGreaterThan(0);
    expect(within!.total).toBeLessThan(everywhere!.total);
    for (const { word, documents } of within!.forms) {
      expect(documents, word).toBe(await totalOf({ q: `=${word}`, filters }, 'awards'));
    }
  });

  it('are at most twelve for a term and twenty terms for a query', async () => {
    const [wildcard] = await listForms({ q: 'arbitr*' });
    expect(wildcard).toMatchObject({ term: 'arbitr*', isWildcard: true, exactQuery: null });
    expect(wildcard!.forms).toHaveLength(12);
    expect(wildcard!.total).toBeGreaterThan(12);
    const many = Array.from({ length: 30 }, (_, index) => `xylo${index}*`);
    expect(await listForms({ q: many.join(' OR ') })).toHaveLength(20);
  });

  it('are none for a word that finds only itself and for a search without words, and are refused where a search is', async () => {
    expect(await listForms({ q: '=nationality OR US OR 2019' })).toEqual([]);
    expect(await listForms({})).toEqual([]);
    expect(await listForms({ q: 'zzyzx*' })).toMatchObject([{ term: 'zzyzx*', total: 0, forms: [] }]);
    const refused = await server.refuse(listWordForms, { ...DEFAULT, body: { q: 'award AND' } });
    expect(refused.code).toBe('query-unreadable');
  });
});

describe('the query as understood', () => {
  it('comes as a tree, with what takes back each repair and translation', async () => {
    const { understood } = await server.search({ q: 'arbitrat! /5 seat AND (venue OR place' });
    expect(understood?.tree).toMatchObject({
      kind: 'and',
      children: [
        { kind: 'near', label: 'NEAR5', children: [{ label: 'arbitrat*' }, { label: 'seat' }] },
        { kind: 'or', children: [{ label: 'venue' }, { label: 'place' }] },
      ],
    });
    expect(understood?.notes.map(({ undo }) => undo)).toEqual([
      'arbitrat /5 seat AND (venue OR place',
      'arbitrat! 5 seat AND (venue OR place',
      'arbitrat! /5 seat AND venue OR place',
    ]);
    for (const { undo, message } of understood!.notes) {
      const again = await server.search({ q: undo });
      expect(again.understood?.notes.map((note) => note.message)).not.toContain(message);
    }
  });
});

describe('a search that asks too much', () => {
  it.each([
    [
      'values of a filter',
      [{ id: 'jurisdiction', filterItems: Array(201).fill('France') }],
      'A filter takes at most 200',
    ],
    ['filters', Array.from({ length: 51 }, () => ({ id: 'court' })), 'A search takes at most 50 filters.'],
  ])('is refused in words for too many %s, by every call that takes a search', async (_what, filters, reason) => {
    for (const call of [search, filter, explain]) {
      const { status, details } = await server.refuse(call, { ...DEFAULT, body: { filters } });
      expect(status).toBe(422);
      expect(details?.reason).toContain(reason);
    }
  });

  it('is refused with the part that made it dear, why, and what to do', async () => {
    const slow = new TestServer(new TemporaryLibrary({ PANDECT_QUERY_MS: '10' }));
    slow.temporary.write('long.md', `---\nid: long\ntitle: Long\n---\n\n${'alpha beta '.repeat(60_000)}\n`);
    await slow.temporary.import({ editions: ['KA'] });
    await slow.open();
    const refused = await slow.refuse(search, { ...DEFAULT, body: { q: 'alpha NEAR100 beta NEAR100 alpha' } });
    await slow.close();
    expect(refused).toMatchObject({ status: 422, code: 'query-too-expensive', details: { at: 0, length: 32 } });
    expect(refused.details?.reason).toMatch(
      /^“alpha NEAR100 beta NEAR100 alpha” .+\. Use rarer words or a smaller distance/,
    );
  });
});

describe('related forms of words (OP-163)', () => {
  const added = async (body: SearchQuery) => (await server.call(countRelated, { ...DEFAULT, body })).added;

  it('are counted by what they would add to the search as it stands', async () => {
    const queries: SearchQuery[] = [
      { q: 'arbitrator' },
      { q: 'disclosing', filters: [{ id: 'jurisdiction', filterItems: ['France'] }] },
      { q: 'disclosing AND NOT xylophone', searchWithinTitleOnly: true },
    ];
    for (const query of queries) {
      const more = (await totalOf({ ...query, forms: 'related' })) - (await totalOf(query));
      expect(await added(query), JSON.stringify(query)).toBe(more);
    }
    expect(await added({ q: 'arbitrator' })).toBeGreaterThan(0);
  });

  it('are not counted where there are none to count', async () => {
    for (const query of [{ q: 'arbitrator', forms: 'related' as const }, { q: '=arbitrator' }, { q: 'arbitrat*' }, {}])
      expect(await added(query)).toBeNull();
  });

  it('of an unreadable query are refused as the search is', async () => {
    const refusal = await server.refuse(countRelated, { ...DEFAULT, body: { q: 'seat AND' } });
    expect(refusal).toMatchObject({ status: 422 });
  });
});
