import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallQuery } from '#contract/call.ts';
import { getDevelopments } from '#contract/developments.ts';
import { getDocument } from '#contract/document.ts';
import { callAt } from '#tests/support/call-at.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const getAt = callAt(getDevelopments, 'GET', '/mip/api/Developments');
const server = new TestServer();

interface Written {
  readonly id: string;
  readonly day: string;
  readonly places: string;
  readonly topics: string;
  readonly codes?: string;
  readonly related?: string;
  readonly type?: string;
}

const write = ({ id, day, places, topics, codes = '', related = '', type = 'Development' }: Written) =>
  server.temporary.write(
    `${id}.md`,
    `---\nid: ${id}\ntitle: Title of ${id}\ntype: ${type}\npublicationDate: ${day}\njurisdiction: [${places}]\ntopic: [${topics}]
summary: Abstract of ${id}.\nsubscriptions: [${codes}]\nrelated: [${related}]\n---\n\nText.\n`,
  );

const list = async (query: CallQuery<typeof getDevelopments> = {}, reader = 'ka') =>
  server.call(getAt, { query, headers: (await server.signIn(reader)).headers });
const ids = async (query: CallQuery<typeof getDevelopments> = {}, reader = 'ka') =>
  (await list(query, reader)).recentDevelopments.map(({ id }) => id);

beforeAll(async () => {
  await server.open();
  write({ id: 'award-d', day: '2020-01-01', places: 'France', topics: '"Award > Costs"', type: 'Award' });
  write({ id: 'dev-1', day: '2026-01-10', places: 'France', topics: '"Award > Interest"', related: 'award-d' });
  write({ id: 'dev-2', day: '2026-03-10', places: 'Italy', topics: '"Award > Costs"', related: 'nowhere' });
  write({ id: 'dev-3', day: '2021-05-10', places: 'France, Italy', topics: 'Procedure' });
  write({ id: 'dev-4', day: '2026-04-10', places: 'France', topics: '"Award > Costs"', codes: 'YB' });
  write({ id: 'news-d', day: '2026-05-10', places: 'France', topics: '"Award > Costs"', type: 'News' });
  expect((await server.temporary.import()).refused).toEqual([]);
});

afterAll(() => server.close());

describe('recent developments', () => {
  it('API-094, ENT-047, OP-151: are documents of their own kind, the newest first, each leading to what it is about', async () => {
    const { recentDevelopments, total } = await list();
    expect(total).toBe(3);
    expect(recentDevelopments.map(({ id, url }) => [id, url])).toEqual([
      ['dev-2', '/document/dev-2'],
      ['dev-1', '/document/award-d'],
      ['dev-3', '/document/dev-3'],
    ]);
    expect(recentDevelopments[1]).toEqual({
      id: 'dev-1',
      title: 'Title of dev-1',
      abstract: 'Abstract of dev-1.',
      jurisdictions: ['France'],
      topics: ['Award > Interest'],
      published: '2026-01-10',
      url: '/document/award-d',
    });
  });

  it('TL-061: are filtered by pairs of jurisdiction and topic, any of several and each step of a tree', async () => {
    expect(await ids({ jurisdiction: 'France' })).toEqual(['dev-1', 'dev-3']);
    expect(await ids({ jurisdiction: ['France', 'Italy'] })).toEqual(['dev-2', 'dev-1', 'dev-3']);
    expect(await ids({ topic: 'Award' })).toEqual(['dev-2', 'dev-1']);
    expect(await ids({ topic: 'Award > Costs', jurisdiction: 'Italy' })).toEqual(['dev-2']);
    expect(await ids({ topic: 'Nothing' })).toEqual([]);
  });

  it('API-094, ENT-047: filters come with what each value would leave', async () => {
    const { facetFilters } = await list({ jurisdiction: 'Italy' });
    expect(facetFilters.jurisdictionsFilter).toEqual([
      { name: 'France', count: 2 },
      { name: 'Italy', count: 2 },
    ]);
    expect(facetFilters.topicsFilter).toContainEqual({ name: 'Award', count: 1 });
  });

  it('SR-136, SR-138: a period counts back from today or lies between two days; another number is refused', async () => {
    expect(await ids({ datePeriod: -1 })).toHaveLength(3);
    expect(await ids({ datePeriod: 0, dateFrom: '2021-01-01', dateTo: '2026-01-10' })).toEqual(['dev-1', 'dev-3']);
    expect(await ids({ datePeriod: 0, dateFrom: '2026-02-01' })).toEqual(['dev-2']);
    const refused = await server.refuse(getAt, { query: { datePeriod: 4 } });
    expect([refused.status, refused.details?.allowed]).toEqual([422, ['-1', '3', '6', '12', '24', '36', '60', '0']]);
  });

  it('nothing that the reader may not open is listed or counted (OP-169)', async () => {
    expect(await ids({}, 'yb')).toEqual(['dev-4']);
    expect((await list({}, 'yb')).facetFilters.jurisdictionsFilter).toEqual([{ name: 'France', count: 1 }]);
  });

  it('SR-152: stand with a document with which they share a jurisdiction and a step of a topic', async () => {
    const beside = async (id: string) =>
      (
        await server.call(getDocument, { query: { id }, headers: (await server.signIn('ka')).headers })
      ).recentDevelopments.map((one) => one.id);
    expect(await beside('award-d')).toEqual(['dev-1']);
    expect(await beside('dev-1')).toEqual([]);
    expect(await beside('dev-2')).toEqual([]);
  });
});
