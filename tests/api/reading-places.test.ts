import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getDocument } from '#contract/document.ts';
import { clearHistory, keepHistory } from '#contract/history.ts';
import { deleteMyData, getMyData } from '#contract/my-data.ts';
import { getReadingPlace, keepReadingPlace, listReadingPlaces } from '#contract/reading-places.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();

type Headers = Readonly<Record<string, string>>;

const SECRET = 'xylograph';
const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p>${index + 1}. Paragraph of the reasons.</p>`).join('');
const DOCUMENTS = [
  { id: 'award', title: 'A long award', type: 'Award', html: paragraphs(40) },
  { id: 'article', title: 'On costs', type: 'Article', html: paragraphs(10) },
  { id: 'gone', title: 'A former note', type: 'Article', html: paragraphs(10) },
  { id: 'closed', title: 'A closed award', type: 'Award', subscriptions: ['YB'], text: SECRET },
];

let reader: Headers;
let others = 0;

async function createReader(): Promise<Headers> {
  others += 1;
  const username = `reader-${others}`;
  await server.people.accounts.createAccount({ username, name: username, email: null, institution: 'court' });
  return (await signIn(server.people, username)).headers;
}

const keep = (id: string, anchor: string | null, headers = reader) =>
  server.call(keepReadingPlace, { body: { id, version: 1, anchor }, headers });
const find = async (id: string, headers = reader) =>
  (await server.call(getReadingPlace, { query: { id }, headers })).place;
const list = async (headers = reader) => (await server.call(listReadingPlaces, { headers })).places;

beforeAll(async () => {
  await server.open();
  const { accounts } = server.people;
  await accounts.saveInstitution({ id: 'court', name: 'A court', customerNo: 'C-1', contact: null, demo: false });
  const contract = { institution: 'court', code: 'KA', from: '2020-01-01', to: null, suspended: false } as const;
  await accounts.saveContract({ ...contract, edition: 'KA' });
  await accounts.saveRange({ institution: 'court', range: '203.0.113.0/24' });
  server.temporary.write('documents.jsonl', jsonLines(...DOCUMENTS));
  expect((await server.temporary.import()).refused).toEqual([]);
});

beforeEach(async () => {
  reader = await createReader();
});

afterAll(() => server.close());

describe('the place where an account stopped reading', () => {
  it('stays in the version that was read, where the text has a newer one', async () => {
    for (const count of [3, 9]) {
      const document = { id: 'twice', title: 'Decided twice', type: 'Award', html: paragraphs(count) };
      server.temporary.write('twice.jsonl', jsonLines(document));
      expect((await server.temporary.import()).refused).toEqual([]);
    }
    await keep('twice', 'b2');
    expect(await find('twice')).toMatchObject({ version: 1, share: 0.333 });
  });

  it('is kept in the account, so that another device goes on there, and lists what is to be read on', async () => {
    await keep('article', 'b2');
    expect(await keep('award', 'b21')).toEqual({ isKept: true });
    const again = (await signIn(server.people, `reader-${others}`)).headers;
    const place = await find('award', again);
    expect(place).toMatchObject({
      url: '/document/award?v=1#b21',
      version: 1,
      anchor: 'b21',
      share: 0.5,
      isOpen: true,
    });
    expect(await list(again)).toMatchObject([
      { contentId: 'award', title: 'A long award', type: 'Award', share: 0.5 },
      { contentId: 'article', title: 'On costs', share: 0.1 },
    ]);
    expect((await server.call(listReadingPlaces, { query: { amount: 1 }, headers: reader })).places).toHaveLength(1);
  });

  it('is forgotten at the end of the text, and none is kept where the text has no such block', async () => {
    await keep('award', 'b21');
    expect(await keep('award', 'b900')).toEqual({ isKept: false });
    expect(await find('award')).toMatchObject({ anchor: 'b21' });
    expect(await keep('award', null)).toEqual({ isKept: false });
    expect([await find('award'), await list()]).toEqual([null, []]);
  });

  it('is neither kept nor said while the history is paused, and is cleared with it (OP-85, OP-133)', async () => {
    await keep('award', 'b21');
    const pause = (isKept: boolean) => server.call(keepHistory, { body: { isKept }, headers: reader });
    await pause(false);
    expect(await keep('award', 'b30')).toEqual({ isKept: false });
    expect(await server.call(listReadingPlaces, { headers: reader })).toEqual({ isKept: false, places: [] });
    expect(await find('award')).toBeNull();
    await pause(true);
    expect(await find('award')).toMatchObject({ anchor: 'b21' });
    await server.call(clearHistory, { headers: reader });
    expect(await list()).toEqual([]);
  });

  it('is in the file of what is kept about its reader, and goes with it', async () => {
    await keep('award', 'b21');
    const file = JSON.parse((await server.send(getMyData, { headers: reader })).body) as Record<string, unknown>;
    expect(file['readingPlaces']).toMatchObject([{ document: 'award', version: 1, anchor: 'b21' }]);
    await server.call(deleteMyData, { body: { confirmed: true }, headers: reader });
    expect(await list()).toEqual([]);
  });

  it('is one of personal accounts, and nobody asks about a document that is closed to them or not there', async () => {
    const visitor = { 'x-forwarded-for': '203.0.113.7' };
    await server.app.inject({ url: '/apiv2/Account/loginip', headers: { host: 'ka.localhost', ...visitor } });
    for (const headers of [visitor, {}]) {
      expect((await server.refuse(listReadingPlaces, { headers })).status).toBe(401);
      expect((await server.refuse(getReadingPlace, { query: { id: 'award' }, headers })).status).toBe(401);
    }
    for (const [id, status] of [
      ['closed', 403],
      ['nobody', 404],
    ] as const) {
      const body = { id, version: 1, anchor: 'b1' };
      expect((await server.refuse(keepReadingPlace, { body, headers: reader })).status).toBe(status);
      expect((await server.refuse(getReadingPlace, { query: { id }, headers: reader })).status).toBe(status);
    }
    await keep('award', 'b21');
    expect(await list(await createReader())).toEqual([]);
  });

  it('says nothing of what the library holds no more, and of what was closed since its title alone (OP-17)', async () => {
    await keep('gone', 'b3');
    await keep('award', 'b21');
    expect((await runPandect(server.temporary.config.dataFolder, ['remove', 'gone'])).code).toBe(0);
    expect((await list()).map(({ contentId }) => contentId)).toEqual(['award']);
    const closed = { id: 'award', title: 'A long award', type: 'Award', subscriptions: ['YB'], text: SECRET };
    server.temporary.write('documents.jsonl', jsonLines(closed));
    await server.temporary.import();
    expect(await list()).toMatchObject([{ contentId: 'award', title: 'A long award', isOpen: false }]);
    expect(JSON.stringify(await list())).not.toContain(SECRET);
    expect((await server.refuse(getDocument, { query: { id: 'award' }, headers: reader })).status).toBe(403);
  });
});
