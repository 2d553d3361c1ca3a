import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConflicts } from '#contract/conflict-check.ts';
import { DOWNLOADS } from '#contract/download.ts';
import { findRelationPaths } from '#contract/relation-graph.ts';
import { listRelationSearches } from '#contract/relation-searches.ts';
import { assessRelationships } from '#contract/relations.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readParagraphs, readWorkbook } from '#tests/support/read-workbook.ts';

const server = new TestServer();

const PEOPLE = ['Anna Quill', 'Bert Rook', 'Carl Snow', 'Dora Twist', 'Eve Alone', 'Finn Alder'];
const idOf = (name: string) => name.split(' ')[0]?.toLowerCase() ?? '';
const personOf = (name: string) => ({ name, relType: 0, slug: idOf(name) });

/** Anna met Bert, Bert met Carl, Carl met Dora; Finn met Anna and Carl, too; Eve met nobody. */
const TRIBUNALS = {
  first: { members: ['Anna Quill', 'Bert Rook'], year: 2011 },
  second: { members: ['Bert Rook', 'Carl Snow'], year: 2014 },
  third: { members: ['Carl Snow', 'Dora Twist'], year: 2017 },
  fourth: { members: ['Finn Alder', 'Anna Quill'], year: 2012 },
  fifth: { members: ['Finn Alder', 'Carl Snow'], year: 2013 },
};

const caseFile = (id: string, members: readonly string[], year: number) => `
id: ${id}
caseNo: No. ${id}
caseName: The ${id} matter
institution: HALL
institutionLong: Hall of Arbitration
date: ${year}-03-01
status: Concluded
claimants: [Claimant of ${id}]
respondents: [Respondent of ${id}]
proceedings:
  - id: ${id}-p1
    title: Main proceeding
    commencementDate: ${year}-03-01
    dateOfOutcome: ${year + 1}-02-01
    arbitrators:
${members.map((name, at) => `      - { person: ${idOf(name)}, role: ${at === 0 ? 'President' : 'Co-arbitrator'} }`).join('\n')}
`;

beforeAll(async () => {
  const entries = PEOPLE.map((name) => `- { id: ${idOf(name)}, firstName: ${name.replace(' ', ', lastName: ')} }`);
  server.temporary.write('people.yaml', entries.join('\n'));
  for (const [id, { members, year }] of Object.entries(TRIBUNALS)) {
    server.temporary.write(`cases/${id}.yaml`, caseFile(id, members, year));
  }
  expect((await server.temporary.import()).refused).toEqual([]);
  await server.open();
});

afterAll(() => server.close());

const ways = async (one: string, other: string) => {
  const { paths } = await server.call(findRelationPaths, {
    body: { relationshipOne: personOf(one), relationshipTwo: [personOf(other)] },
  });
  return paths.map(({ steps }) => [steps[0]?.from.name, ...steps.map(({ to }) => to.name)].join(' > '));
};

describe('the shortest ways from one to another (TL-041)', () => {
  it('are of one step, else of two, else of three, all there are of that length', async () => {
    expect(await ways('Anna Quill', 'Bert Rook')).toEqual(['Anna Quill > Bert Rook']);
    expect((await ways('Anna Quill', 'Carl Snow')).toSorted()).toEqual([
      'Anna Quill > Bert Rook > Carl Snow',
      'Anna Quill > Finn Alder > Carl Snow',
    ]);
    expect((await ways('Anna Quill', 'Dora Twist')).toSorted()).toEqual([
      'Anna Quill > Bert Rook > Carl Snow > Dora Twist',
      'Anna Quill > Finn Alder > Carl Snow > Dora Twist',
    ]);
  });

  it('say the reason of each step: kind, part of both, case and when', async () => {
    const { paths } = await server.call(findRelationPaths, {
      body: { relationshipOne: personOf('Bert Rook'), relationshipTwo: [personOf('Dora Twist')] },
    });
    expect(paths.map(({ steps }) => steps)).toMatchObject([
      [
        {
          relationshipType: 'same-tribunal',
          roleFrom: 'President',
          roleTo: 'Co-arbitrator',
          casename: 'The second matter',
          date: '2015-02-01',
          url: expect.stringContaining('second'),
        },
        { relationshipType: 'same-tribunal', roleFrom: 'President', casename: 'The third matter', date: '2018-02-01' },
      ],
    ]);
  });

  it('where there is none say what was searched (OP-138)', async () => {
    const answer = await server.call(findRelationPaths, {
      body: { relationshipOne: personOf('Anna Quill'), relationshipTwo: [personOf('Eve Alone')] },
    });
    expect(answer).toMatchObject({ paths: [], isCut: false, searched: { cases: 5, institutions: 1 } });
  });
});

describe('the timeline (TL-041)', () => {
  it('counts each relationship for the last year in which it is known of', async () => {
    const { years, totalHits } = await server.call(assessRelationships, {
      body: {
        relationshipOne: personOf('Carl Snow'),
        relationshipTwo: ['Bert Rook', 'Dora Twist', 'Finn Alder'].map(personOf),
      },
    });
    expect(years).toEqual([
      { year: '2014', count: 1 },
      { year: '2015', count: 1 },
      { year: '2018', count: 1 },
    ]);
    expect(totalHits).toBe(3);
  });
});

const NOTHING =
  /No relationship found in the 5 cases from 2011 to 2017 held here on \d{2} \w{3} \d{4}\. This is no proof that there is none\. Searched: 5 cases of 1 institution, library version \d+\./u;

async function download(format: 'word' | 'excel' | 'pdf', body: object): Promise<string> {
  const response = await server.app.inject({
    method: 'POST',
    url: `/apiv2/api/Download/${format}`,
    payload: body,
    headers: {
      ...(await server.signIn('kapp')).headers,
      host: 'ka.localhost:8080',
      'content-type': 'application/json',
    },
  });
  expect(response.statusCode).toBe(200);
  const bytes = new Uint8Array(response.rawPayload);
  if (format === 'pdf') return readPdf(bytes);
  if (format === 'word') return readParagraphs(bytes).join('\n').replaceAll('\u00a0', ' ');
  return readWorkbook(bytes).sheets.flat(2).join('\n').replaceAll('\u00a0', ' ');
}

/** Lines are broken where a page has room. */
async function readPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text.replaceAll(/[\s\u00a0]+/gu, ' ');
}

describe('where nothing is found (OP-138)', () => {
  const relations = { relationshipOne: personOf('Anna Quill'), relationshipTwo: [personOf('Eve Alone')] };
  const names = [{ name: 'Anna Quill' }, { name: 'Eve Alone' }, { name: 'Zeno Nobody' }];

  it('the page says what was searched, and that it is no proof', async () => {
    expect((await server.call(assessRelationships, { body: relations })).searched.text).toMatch(NOTHING);
    expect((await server.call(checkConflicts, { body: { names } })).searched.text).toMatch(NOTHING);
  });

  it.each(['word', 'excel', 'pdf'] as const)(
    'so does the file of relationships and that of a check as %s',
    async (format) => {
      expect(DOWNLOADS[format]).toBeDefined();
      const listed = await download(format, { kind: 'relations', relations });
      expect(listed).toMatch(NOTHING);
      const checked = await download(format, { kind: 'conflicts', conflicts: { names } });
      expect(checked).toMatch(NOTHING);
      for (const fact of ['Library version', 'Zeno Nobody', 'Not known here']) expect(checked).toContain(fact);
    },
  );
});

describe('a relationship search (ENT-042)', () => {
  const search = {
    relationshipOne: { name: 'Anna Quill', relType: 0 },
    relationshipTwo: [{ name: 'Bert Rook', relType: 0 }],
    searchQuery: {
      q: 'first',
      resultsPerPage: 5,
      sortBy: 'casename' as const,
      page: 1,
      sortOrder: 'asc' as const,
      filters: [{ id: 'institution', filterItems: ['Hall of Arbitration'] }],
      dates: { window: 'all' as const },
    },
    relationshipTypeSelection: ['same-tribunal' as const],
    customerNo: null,
  };

  it('takes all that it has, and is kept with who was asked about and of which kinds (ENT-042, API-087)', async () => {
    const { headers } = await server.signIn('kapp');
    const answer = await server.call(assessRelationships, { body: search, headers });
    expect(answer).toMatchObject({ totalHits: 1, hits: [{ casename: 'The first matter' }] });
    const [kept] = await server.call(listRelationSearches, { headers });
    expect(kept).toMatchObject({
      relationshipOne: { name: 'Anna Quill', relType: 0 },
      relationshipTwo: [{ name: 'Bert Rook', relType: 0 }],
      relationshipTypeSelection: ['same-tribunal'],
    });
  });

  it('each part of it counts: words, filters and kinds that do not fit leave nothing (ENT-042)', async () => {
    const ask = async (change: object) =>
      (await server.call(assessRelationships, { body: { ...search, ...change } })).totalHits;
    expect(await ask({ searchQuery: { ...search.searchQuery, q: 'second' } })).toBe(0);
    expect(await ask({ searchQuery: { ...search.searchQuery, dates: { window: '3' } } })).toBe(0);
    expect(await ask({ relationshipTypeSelection: ['co-counsel'] })).toBe(0);
    const filters = [{ id: 'institution', filterItems: ['Another'] }];
    expect(await ask({ searchQuery: { ...search.searchQuery, filters } })).toBe(0);
  });
});
