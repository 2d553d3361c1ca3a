import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '#tests/support/demo-server.ts';
import { GOLDEN_KA } from './golden-ka.ts';
import { GOLDEN_KCL } from './golden-kcl.ts';
import { GOLDEN_KIPL } from './golden-kipl.ts';
import type { GoldenQuery } from './golden-query.ts';

const GOLDEN = { ka: GOLDEN_KA, kipl: GOLDEN_KIPL, kcl: GOLDEN_KCL } as const;
const server = new TestServer();

beforeAll(async () => {
  await server.loadDemo(['KA', 'KIPL', 'KCL']);
  await server.open();
}, 120_000);

afterAll(() => server.close());

async function ask(host: string, { q, endpoint, within }: GoldenQuery) {
  const filters = within ? [{ id: 'searchwithin', filterItems: [...within] }] : [];
  const { hits, direct } = await server.search({ q, filters }, { host, ...(endpoint ? { endpoint } : {}) });
  return { ids: hits.map(({ id }) => id), direct: direct[0]?.id };
}

it('There are at least sixty golden queries', () => {
  expect(Object.values(GOLDEN).flat().length).toBeGreaterThanOrEqual(60);
});

describe.each(Object.entries(GOLDEN))('The golden queries of %s', (edition, queries) => {
  it.each(queries.map((query) => [query.q, query.why, query] as const))('%s: %s', async (_q, _why, query) => {
    const { ids, direct } = await ask(`${edition}.localhost`, query);
    expect([query.first].flat()).toContain(ids[0]);
    for (const id of query.among ?? []) expect(ids.slice(0, 5)).toContain(id);
    for (const id of query.never ?? []) expect(ids).not.toContain(id);
    if (query.direct) expect(direct).toBe(query.direct);
  });
});
