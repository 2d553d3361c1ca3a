import { afterAll, beforeAll, expect, it } from 'vitest';
import { EDITION_IDS } from '#domain/edition/edition.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const server = new TestServer();

beforeAll(async () => {
  await server.loadDemo(EDITION_IDS);
  await server.open();
});

afterAll(() => server.close());

it('OP-186: no document of the demo library states figures or dates of law without saying where it was read, or that it was not checked', async () => {
  expect(await server.library.facts.listUnsourced()).toEqual([]);
});

it('OP-186: every fact of the demo library names its source and the day on which it was read', async () => {
  const facts = await server.library.facts.listFacts({});
  expect(facts.length).toBeGreaterThan(2_000);
  expect(facts.filter(({ source, readOn }) => source.title === '' || !/^\d{4}-\d{2}-\d{2}$/u.test(readOn))).toEqual([]);
});
