import { afterAll, beforeAll, expect, it } from 'vitest';
import { filter } from '#contract/search.ts';
import { TestServer } from '#tests/support/demo-server.ts';

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

it('a forum or a sunset clause that nobody knows is refused with what is allowed', async () => {
  write('wrong', 'forums: [Stockholm]');
  write('odd', 'sunset: for ever');
  const { refused } = await server.temporary.import();
  const reasons = refused.map(({ reason }) => reason).join(' | ');
  expect(reasons).toContain('`Stockholm` is not allowed; allowed are ICSID, UNCITRAL rules, Other');
  expect(reasons).toContain('`for ever` is not allowed');
});
