import { afterAll, beforeAll, expect, it } from 'vitest';
import { addFavorites, getFavorites } from '#contract/favorites.ts';
import { createLatestSearch, listLatestSearches } from '#contract/latest-searches.ts';
import { createSearchAlert, listSearchAlerts, lookAtSearchAlert } from '#contract/search-alerts.ts';
import { filter } from '#contract/search.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { signIn } from '#tests/support/sign-in.ts';

const server = new TestServer();
let headers: Readonly<Record<string, string>>;

const FORMER = '/search?q=quay&jurisdiction=T%C3%BCrkiye';
const NOW = '/search?q=quay&jurisdiction=Turkey';
const named = (id: string, value: string) => [{ id, filterItems: [value] }];

beforeAll(async () => {
  await server.open();
  await server.people.accounts.saveInstitution({
    id: 'court',
    name: 'Court',
    customerNo: 'C-1',
    contact: null,
    demo: false,
  });
  const contract = { institution: 'court', edition: 'KA', code: 'KAPP', from: '2020-01-01', to: null } as const;
  await server.people.accounts.saveContract({ ...contract, suspended: false });
  await server.people.accounts.createAccount({ username: 'ada', name: 'Ada', email: null, institution: 'court' });
  ({ headers } = await signIn(server.people, 'ada'));
  const write = (id: string, place: string) =>
    server.temporary.write(
      `${id}.md`,
      `---\nid: ${id}\ntitle: Award ${id}\ntype: Award\njurisdiction: ["${place}"]\n---\n\nThe quay was sold.\n`,
    );
  write('a', 'Türkiye');
  write('b', 'Norway');
  server.temporary.write(
    'bit.md',
    '---\nid: bit\ntitle: Treaty\ntype: Bilateral Investment Treaty\nparties: [Turkey, Norway]\njurisdiction: [Turkey, Norway]\n---\n\nText.\n',
  );
  server.temporary.write(
    'people.yaml',
    '- id: person-a\n  firstName: Ada\n  lastName: Quayside\n  nationality: [Türkiye, Norway]\n  country: Türkiye\n  roles: [Arbitrator]\n',
  );
  expect((await server.temporary.import({ editions: ['KA'] })).refused).toEqual([]);
});

afterAll(() => server.close());

it.each(['Türkiye', 'Turkey', 'Republic of Türkiye', 'turkiye'])(
  'the filter “%s” finds what the library files under Turkey, and the filter says so',
  async (name) => {
    const filters = named('jurisdiction', name);
    expect((await server.search({ q: 'quay', filters }, { headers })).hits.map(({ id }) => id)).toEqual(['a']);
    const answer = await server.call(filter, {
      path: { endpoint: 'documentSearch' },
      body: { q: 'quay', filters },
      headers,
    });
    const items = answer.find(({ id }) => id === 'jurisdiction')?.filterItems ?? [];
    expect(items.filter(({ checked }) => checked).map((item) => [item.name, item.count])).toEqual([['Turkey', 1]]);
    expect(items.map((item) => item.name)).not.toContain('Türkiye');
  },
);

it('people are found by their nationality, and treaties by their parties, in the same way', async () => {
  const find = async (mode: string, endpoint: string, id: string, name: string) =>
    (await server.search({ mode, filters: named(id, name) }, { endpoint, headers })).hits.map(({ title }) => title);
  expect(await find('profiles', 'arbitratorSearch', 'nationality', 'Türkiye')).toEqual(['Ada Quayside']);
  expect(await find('profiles', 'arbitratorSearch', 'nationality', 'Turkey')).toEqual(['Ada Quayside']);
  expect(await find('bits', 'documentSearch', 'party', 'Republic of Türkiye')).toEqual(['Treaty']);
  expect(await find('bits', 'documentSearch', 'jurisdiction', 'Türkiye')).toEqual(['Treaty']);
});

it('a page whose address names a place otherwise gives way to its address, and to no other site', async () => {
  const open = async (url: string) => {
    const { statusCode, headers: sent } = await server.app.inject({ url, headers: { host: 'ka.localhost' } });
    return [statusCode, sent.location];
  };
  expect(await open(FORMER)).toEqual([302, NOW]);
  expect(await open('/bits?party=UK')).toEqual([302, '/bits?party=United+Kingdom']);
  expect((await open(NOW))[1]).toBeUndefined();
  expect((await open('//elsewhere.example/search?jurisdiction=UK'))[1]).toBeUndefined();
});

it('searches that were kept under a former name are made, listed and counted under that of now', async () => {
  const favorites = [{ informationType: 'Search' as const, title: 'Quays', url: FORMER }];
  await server.call(addFavorites, { body: { favorites }, headers });
  const kept = await server.call(getFavorites, { body: { informationType: 'Search' }, headers });
  expect(kept.favorites.map(({ url, jurisdictions }) => [url, jurisdictions])).toEqual([[NOW, ['Turkey']]]);
  const stars = await server.call(getFavorites, { body: { idsOnly: true }, headers });
  expect(stars.folders[0]?.favorites.map(({ url }) => url)).toEqual([NOW]);
  await server.call(createLatestSearch, { body: { title: 'quay', url: FORMER }, headers });
  expect((await server.call(listLatestSearches, { headers })).map(({ url }) => url)).toEqual([NOW]);
  const query = { q: 'quay', filters: named('jurisdiction', 'Türkiye') };
  const alert = { title: 'Quays', endpoint: 'documentSearch' as const, query, url: FORMER };
  const { id } = await server.call(createSearchAlert, { body: alert, headers });
  server.temporary.write(
    'c.md',
    '---\nid: c\ntitle: Award c\ntype: Award\njurisdiction: [Turkey]\n---\n\nThe quay was sold again.\n',
  );
  await server.temporary.import({ editions: ['KA'] });
  expect((await server.call(listSearchAlerts, { headers })).map((one) => [one.url, one.newCount])).toEqual([[NOW, 1]]);
  const { matches } = await server.call(lookAtSearchAlert, { path: { id }, headers });
  expect(matches.hits.map((hit) => hit.id)).toEqual(['c']);
});
