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
  expect(facts.length).toBeGreaterThan(3_900);
  expect(facts.filter(({ source, readOn }) => source.title === '' || !/^\d{4}-\d{2}-\d{2}$/u.test(readOn))).toEqual([]);
});

it('OP-186: what was read of the prosecution of industrial property is in it: fees and time limits of 21 offices', async () => {
  const facts = await server.library.facts.listFacts({});
  const dated = facts.filter(({ kind }) => kind === 'fee' || kind === 'time-limit');
  const places = new Set(
    dated.flatMap(({ subject: { office, place } }) => (office === undefined ? [] : (place ?? []))),
  );
  expect([...places].toSorted().join(' ')).toBe('AT AU BR BX CA CH CN DE EPO ES EU FR GB IN IT JP KR NL SE US WO');
  expect(facts.find(({ id }) => id === 'ep-patent-tl-opposition')).toMatchObject({ value: 9, unit: 'months' });
});
