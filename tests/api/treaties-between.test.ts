import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTreatyBetween } from '#contract/reference.ts';
import { getJurisdiction, listConventions } from '#tests/support/collection-calls.ts';
import { checkTreatyPairs, readDemoTreaties } from '#tests/support/check-treaty-pairs.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const LIST = `name,party_1,party_2_or_more,type,status,date_of_signature,date_of_entry_into_force,full_text_languages
"Korea, Republic of - United Kingdom BIT (1976)","Korea, Republic of",United Kingdom,Bilateral Investment Treaties,In force,04/03/1976,04/03/1976,en
"Bangladesh - Korea, Dem. People's Rep. of BIT (1999)",Bangladesh,"Korea, Dem. People's Rep. of",Bilateral Investment Treaties,Signed,21/06/1999,,en
"Bangladesh - Korea, Republic of BIT (1986)",Bangladesh,"Korea, Republic of",Bilateral Investment Treaties,In force,18/06/1986,06/10/1988,en
Free trade agreement of two,Bangladesh,Turkey,Treaties with Investment Provisions,In force,01/02/2003,04/05/2004,en
Trade and investment agreement of three,Bangladesh,"Korea, Republic of; Turkey",Treaties with Investment Provisions,In force,13/05/2012,17/05/2014,en
`;

const server = new TestServer();
let headers: Record<string, string>;
const find = (one?: string, other?: string) =>
  server.call(findTreatyBetween, { headers, query: { ...(one && { one }), ...(other && { other }) } });
const titles = async (one: string, other: string) =>
  (await find(one, other)).treaties.map(({ title, others }) => [title, ...others.map((document) => document.title)]);

beforeAll(async () => {
  await server.loadDemo(['KA']);
  await server.open();
  ({ headers } = await server.signIn('kapp'));
});

afterAll(() => server.close());

it('TL-064, OP-98: pick two states answers as the files of the demo library do, for every pair, order and spelling', async () => {
  const treaties = readDemoTreaties();
  const { pairs, failures } = await checkTreatyPairs(treaties, (query) =>
    server.call(findTreatyBetween, { query, headers }),
  );
  expect(failures).toEqual([]);
  expect(pairs).toBeGreaterThan(2000);
  expect((await find()).of).toBe(treaties.length);
});

describe('with a list of treaties imported beside the demo library', () => {
  beforeAll(async () => {
    server.temporary.write('list.csv', LIST);
    expect((await server.temporary.import()).refused).toEqual([]);
  });

  it('OP-98: a treaty is one row with every document on it, that which says most first', async () => {
    const listed = 'Korea, Republic of - United Kingdom BIT (1976)';
    expect(await titles('United Kingdom', 'South Korea')).toEqual([
      ['South Korea – United Kingdom BIT (1976)', listed],
    ]);
    const { treaties } = await find('UK', 'Republic of Korea');
    expect(treaties.map(({ others }) => others.map(({ source, status }) => [source, status]))).toEqual([
      [['List of investment treaties', 'In force']],
    ]);
    const { hits } = await server.search({ mode: 'bits', q: 'title:1976 title:Kingdom' });
    expect(new Set(hits.map(({ bookCluster }) => bookCluster)).size).toBe(1);
    expect(hits).toHaveLength(2);
  });

  it('OP-98: a name that two states bear finds the treaties of both, and an agreement of three counts for each pair', async () => {
    const three = ['Trade and investment agreement of three'];
    const north = ["Bangladesh - Korea, Dem. People's Rep. of BIT (1999)"];
    const south = ['Bangladesh - Korea, Republic of BIT (1986)'];
    expect((await titles('Korea', 'Bangladesh')).flat().toSorted()).toEqual([north, south, three].flat());
    expect(await titles('North Korea', 'Bangladesh')).toEqual([north]);
    expect(await titles('Türkiye', 'Korea, Republic of')).toEqual([three]);
    expect(await titles('North Korea', 'Turkey')).toEqual([]);
    expect(await titles('UK', 'Great Britain')).toEqual([]);
  });

  it('TL-064: the filter of parties calls a state as the rest of the library does', async () => {
    const { places } = await find();
    expect(places.filter((name) => name.includes('Korea'))).toEqual(['North Korea', 'South Korea']);
    expect(places).not.toContain('Czechia');
    const { hits } = await server.search({ mode: 'bits', filters: [{ id: 'party', filterItems: ['South Korea'] }] });
    const found = hits.map(({ title }) => title);
    expect(found).toContain('Korea, Republic of - United Kingdom BIT (1976)');
    expect(found).toContain('South Korea – United Kingdom BIT (1976)');
    const former = [{ id: 'party', filterItems: ['Korea, Republic of'] }];
    expect((await server.search({ mode: 'bits', filters: former })).hits.map(({ title }) => title)).toEqual(found);
  });

  it('OP-98: investment treaties stand before trade agreements, which a list files apart, and both before conventions', async () => {
    const { treaties, conventions, day } = await find('Bangladesh', 'Turkey');
    expect(treaties.map(({ title, type }) => [title, type])).toEqual([
      ['Trade and investment agreement of three', 'Treaty with investment provisions'],
      ['Free trade agreement of two', 'Treaty with investment provisions'],
    ]);
    expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    const nyc = conventions.find(({ title }) => title.startsWith('New York Convention'));
    expect(nyc).toMatchObject({
      status: '/conventions?convention=nyc',
      one: { place: 'Bangladesh', since: '1992-08-04', through: null, union: null },
      other: { place: 'Turkey', since: '1992-09-30', through: null, union: null },
    });
    const { treaties: korean } = await find('UK', 'South Korea');
    expect(korean.map(({ type }) => type)).toEqual(['Bilateral Investment Treaty']);
    const filters = [{ id: 'contenttype', filterItems: ['Treaty with investment provisions'] }];
    expect((await server.search({ filters }, { headers })).totalHits).toBe(2);
  });

  it('TL-065, OP-99: a free trade agreement between two is no convention; the countries it binds name it', async () => {
    const { conventions } = await server.call(listConventions, { headers });
    const names = conventions.map(({ name }) => name);
    expect(conventions.map(({ document }) => document.type).toSorted()).toEqual([
      ...conventions.slice(1).map(() => 'Convention'),
      'Treaty with investment provisions',
    ]);
    // Among several states it has its status table there, behind every instrument of arbitration.
    expect(names.at(-1)).toBe('Trade and investment agreement of three');
    expect(names).not.toContain('Free trade agreement of two');
    const place = await server.call(getJurisdiction, { headers, path: { name: 'bangladesh' } });
    const joined = place.conventions.map(({ treaty }) => [treaty.name, treaty.url]);
    const document = (await find('Bangladesh', 'Turkey')).treaties.find(({ title }) => title.endsWith('of two'));
    expect(joined).toContainEqual(['Free trade agreement of two', document?.url]);
  });
});
