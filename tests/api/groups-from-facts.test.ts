import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EditionView } from '#contract/edition-view.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const HOST = 'kipl.localhost';
const server = new TestServer();
let headers: Record<string, string>;

function stated(place: string, fields: object, status = 'party') {
  const said = { kind: 'status', topic: 'participation', source: { title: 'List' }, readOn: '2026-11-27' };
  const subject = { place, instrument: 'European Patent Convention' };
  return { ...said, id: `epc-${place}`, subject, value: { status }, ...fields };
}

async function importFacts(...facts: object[]): Promise<void> {
  server.temporary.write('facts.jsonl', jsonLines(...facts));
  expect((await server.temporary.import({ editions: ['KIPL'] })).refused).toEqual([]);
}

/** The titles of what is found under the parties to the European Patent Convention. */
async function find(): Promise<string[]> {
  const filters = [{ id: 'jurisdiction', filterItems: ['*epc'] }];
  return (await server.search({ filters }, { headers })).hits.map(({ title }) => title).toSorted();
}

/** The group as the browser is told of it. */
async function readPage(): Promise<readonly string[]> {
  const view = (await server.app.inject({ url: '/apiv2/edition-view', headers })).json<EditionView>();
  expect(view.valueGroups.every((group) => !('parties' in group))).toBe(true);
  return view.valueGroups.find(({ id }) => id === 'epc')?.values ?? [];
}

beforeAll(async () => {
  for (const land of ['Albania', 'Montenegro', 'Peru']) {
    const head = `id: ${land.toLowerCase()}\ntitle: Law of ${land}\ntype: Legislation\njurisdiction: [${land}]`;
    server.temporary.write(`${land}.md`, `---\n${head}\n---\n\nText.\n`);
  }
  await importFacts(stated('NO', { validFrom: '2008-01-01' }));
  await server.open();
  const signedIn = await server.signIn('ipl');
  headers = { ...signedIn.headers, host: HOST };
});

afterAll(() => server.close());

it('OP-192, SR-108: one fact on a membership is changed, and the group of the filter has changed at once', async () => {
  // Of whom no fact says anything, that the table does.
  expect(await find()).toEqual(['Law of Albania', 'Law of Montenegro']);
  expect(await readPage()).toEqual(expect.arrayContaining(['Albania', 'Montenegro', 'Norway']));
  await importFacts(
    stated('AL', { validFrom: '2010-05-01', validUntil: '2020-12-31' }, 'withdrawn'),
    stated('PE', { validFrom: '2021-01-01' }),
    stated('ME', {}, 'unclear'),
  );
  expect(await find()).toEqual(['Law of Montenegro', 'Law of Peru']);
  expect(await readPage()).not.toContain('Albania');
  await importFacts(stated('AL', { validFrom: '2010-05-01' }), stated('PE', { validFrom: '2999-01-01' }));
  expect(await find()).toEqual(['Law of Albania', 'Law of Montenegro']);
  expect(await readPage()).not.toContain('Peru');
});
