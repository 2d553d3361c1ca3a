import { afterAll, beforeAll, expect, it } from 'vitest';
import { filter } from '#contract/search.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readParagraphs, readWorkbook } from '#tests/support/read-workbook.ts';

const server = new TestServer();

const write = (id: string, fields: string) =>
  server.temporary.write(
    `${id}.md`,
    `---\nid: ${id}\ntitle: Treaty ${id}\ntype: Bilateral Investment Treaty\n${fields}\n---\n\nText.\n`,
  );

beforeAll(async () => {
  await server.open();
  write(
    'both',
    'parties: [Norway, Chad]\nlegislationDate: 1991-05-03\nentryIntoForce: 1994-01-01\nstatus: In force\nforums: [ICSID, UNCITRAL rules]\nsunset: 10 years',
  );
  write(
    'ended',
    'parties: [Norway, Peru]\nlegislationDate: 1991-11-11\nentryIntoForce: 1999-01-01\nstatus: Terminated\nforums: [Other]\nsunset: Term not stated',
  );
  write('silent', 'parties: [Chad, Peru]\nlegislationDate: 2003-02-02\nstatus: Signed');
  server.temporary.write(
    'law.md',
    '---\nid: law\ntitle: A law\ntype: Legislation\nlegislationDate: 1991-01-01\n---\n\nText.\n',
  );
  expect((await server.temporary.import()).refused).toEqual([]);
});

afterAll(() => server.close());

const find = async (facet: string, ...filterItems: string[]) =>
  (await server.search({ mode: 'bits', sortBy: 'title', filters: [{ id: facet, filterItems }] })).hits.map(
    ({ id }) => id,
  );

it('TL-064 OP-98: investment treaties are filtered by party, status, year, forum and sunset clause', async () => {
  expect(await find('party', 'Norway')).toEqual(['both', 'ended']);
  expect(await find('status', 'In force')).toEqual(['both']);
  expect(await find('signedyear', '1991')).toEqual(['both', 'ended']);
  expect(await find('forum', 'ICSID')).toEqual(['both']);
  expect(await find('forum', 'ICSID', 'Other')).toEqual(['both', 'ended']);
  expect(await find('sunset', 'Term not stated')).toEqual(['ended']);
  const filters = await server.call(filter, { path: { endpoint: 'documentSearch' }, body: { mode: 'bits' } });
  const named = new Map(
    filters.map(({ id, filterItems }) => [id, filterItems.map(({ name, count }) => `${name} ${count}`)]),
  );
  expect(named.get('forum')?.toSorted()).toEqual(['ICSID 1', 'Other 1', 'UNCITRAL rules 1']);
  expect(named.get('sunset')?.toSorted()).toEqual(['10 years 1', 'Term not stated 1']);
  expect(named.get('signedyear')?.toSorted()).toEqual(['1991 2', '2003 1']);
});

it('TL-064 OP-98: they are filtered by the days of signature and of entry into force', async () => {
  const between = async (dateType: string, dateFrom: string, dateTo: string) =>
    (await server.search({ mode: 'bits', sortBy: 'title', dateType, dateFrom, dateTo })).hits.map(({ id }) => id);
  expect(await between('in-force', '01-01-1994', '31-12-1998')).toEqual(['both']);
  expect(await between('legislation', '04-05-1991', '01-01-2010')).toEqual(['ended', 'silent']);
});

it('TL-064 OP-98: a result says since when a treaty is in force, its status, its forums and its sunset clause', async () => {
  const { hits } = await server.search({ mode: 'bits', sortBy: 'title' });
  expect(hits.map(({ id, treaty }) => [id, treaty])).toEqual([
    [
      'both',
      {
        parties: ['Norway', 'Chad'],
        inForce: '1994-01-01',
        status: 'In force',
        forums: ['ICSID', 'UNCITRAL rules'],
        sunset: '10 years',
      },
    ],
    [
      'ended',
      {
        parties: ['Norway', 'Peru'],
        inForce: '1999-01-01',
        status: 'Terminated',
        forums: ['Other'],
        sunset: 'Term not stated',
      },
    ],
    ['silent', { parties: ['Chad', 'Peru'], inForce: null, status: 'Signed', forums: [], sunset: null }],
  ]);
  expect((await server.search({ q: 'law', mode: 'default' })).hits[0]?.treaty).toBeUndefined();
});

it('TL-064 OP-77: the treaties as Excel have these in columns, dates as dates, and as Word in a line; other lists do not', async () => {
  const download = async (format: string, mode: string) => {
    const { headers } = await server.signIn('ka');
    const { rawPayload } = await server.app.inject({
      method: 'POST',
      url: `/mip/api/Download/${format}`,
      payload: { kind: 'results', query: { mode, sortBy: 'title' } },
      headers: { ...headers, host: 'ka.localhost:8080', 'content-type': 'application/json' },
    });
    return new Uint8Array(rawPayload);
  };
  const [head = [], first, , third] = readWorkbook(await download('excel', 'bits')).sheets[0] ?? [];
  const [from, to] = [head.indexOf('Parties'), head.indexOf('Language of the document') + 1];
  expect(head.slice(from, to)).toEqual([
    'Parties',
    'In force since',
    'Status',
    'Forums',
    'Sunset clause',
    'Language of the document',
  ]);
  // The first of January 1994 as sheets count days.
  const day = 34_335;
  expect(first?.slice(from, to)).toEqual([
    'Norway; Chad',
    day,
    'In force',
    'ICSID; UNCITRAL rules',
    '10 years',
    'English',
  ]);
  expect(third?.slice(from, to)).toEqual(['Chad; Peru', null, 'Signed', null, null, 'English']);
  const words = readParagraphs(await download('word', 'bits')).join('\n');
  expect(words).toContain('In force since: 01 Jan 1994');
  expect(words).toContain('Sunset clause: 10 years');
  const [plain = []] = readWorkbook(await download('excel', 'default')).sheets[0] ?? [];
  expect(plain).not.toContain('Sunset clause');
});

it('a forum or a sunset clause that nobody knows is refused with what is allowed', async () => {
  write('wrong', 'forums: [Stockholm]');
  write('odd', 'sunset: for ever');
  const { refused } = await server.temporary.import();
  const reasons = refused.map(({ reason }) => reason).join(' | ');
  expect(reasons).toContain('`Stockholm` is not allowed; allowed are ICSID, UNCITRAL rules, Other');
  expect(reasons).toContain('`for ever` is not allowed');
});
