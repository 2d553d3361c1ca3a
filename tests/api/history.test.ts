import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getDocument } from '#contract/document.ts';
import { addHistory, clearHistory, getHistory, keepHistory } from '#contract/history.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();

type Headers = Readonly<Record<string, string>>;

const SECRET = 'xylograph';
const DOCUMENTS = [
  { id: 'a', title: 'Seat of the arbitration', type: 'Award', text: 'The seat decides.' },
  { id: 'b', title: 'Costs', type: 'Article', text: 'Costs follow.' },
  { id: 'gone', title: 'A former note', type: 'Article', text: 'Words.' },
  { id: 'closed', title: 'A closed award', type: 'Award', subscriptions: ['YB'], summary: SECRET, text: SECRET },
];

let reader: Headers;
let others = 0;

async function createReader(): Promise<Headers> {
  others += 1;
  const username = `reader-${others}`;
  await server.people.accounts.createAccount({ username, name: username, email: null, institution: 'court' });
  return (await signIn(server.people, username)).headers;
}

const open = (id: string, headers = reader) => server.call(getDocument, { query: { id }, headers });
const list = async (headers = reader) => (await server.call(getHistory, { headers })).histories;
const ids = async (headers = reader) => (await list(headers)).map(({ contentId }) => contentId);

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

describe('the history of an account', () => {
  it('has what was opened, the newest first, once an hour, on any device (TL-014, TL-016, API-072, API-079, ENT-035)', async () => {
    await open('a');
    await open('b');
    await open('a');
    expect(await list()).toMatchObject([
      { contentId: 'b', title: 'Costs', url: '/document/b', type: 'Article', isOpen: true },
      { contentId: 'a', title: 'Seat of the arbitration', visitedAt: expect.stringMatching(/Z$/u) },
    ]);
    expect(await ids(await createReader())).toEqual([]);
  });

  it('takes what a program enters, and nothing that its reader may not open (API-072, API-080)', async () => {
    const add = (contentId: string) => server.call(addHistory, { body: { contentId }, headers: reader });
    expect(await add('a')).toMatchObject({ history: { contentId: 'a', title: 'Seat of the arbitration' } });
    expect(await add('a')).toEqual({ history: null });
    for (const [contentId, status] of [
      ['closed', 403],
      ['nobody', 404],
    ] as const) {
      expect((await server.refuse(addHistory, { body: { contentId }, headers: reader })).status).toBe(status);
    }
    expect((await server.refuse(getDocument, { query: { id: 'closed' }, headers: reader })).status).toBe(403);
    expect(await ids()).toEqual(['a']);
  });

  it('is paused, and nothing is written then; is cleared (OP-85, OP-133)', async () => {
    await open('a');
    const keep = (isKept: boolean) => server.call(keepHistory, { body: { isKept }, headers: reader });
    expect(await keep(false)).toEqual({ isKept: false });
    await open('b');
    expect(await server.call(addHistory, { body: { contentId: 'b' }, headers: reader })).toEqual({ history: null });
    expect(await server.call(getHistory, { headers: reader })).toMatchObject({
      isKept: false,
      histories: [{ contentId: 'a' }],
    });
    await keep(true);
    await open('b');
    expect(await ids()).toEqual(['b', 'a']);
    expect(await server.call(clearHistory, { headers: reader })).toEqual({ count: 2 });
    expect(await ids()).toEqual([]);
  });

  it('is one of personal accounts: a visitor by address has none and opens all the same (SH-030, OP-13)', async () => {
    const visitor = { 'x-forwarded-for': '203.0.113.7' };
    await server.app.inject({ url: '/apiv2/Account/loginip', headers: { host: 'ka.localhost', ...visitor } });
    expect((await server.refuse(getHistory, { headers: visitor })).status).toBe(401);
    expect((await server.refuse(getHistory, { headers: {} })).status).toBe(401);
  });

  it('says nothing of what the library holds no more, and of what was closed since its title alone (OP-17)', async () => {
    await open('gone');
    await open('a');
    expect((await runPandect(server.temporary.config.dataFolder, ['remove', 'gone'])).code).toBe(0);
    expect(await ids()).toEqual(['a']);
    const closed = [
      { ...DOCUMENTS[0], subscriptions: ['YB'], summary: SECRET },
      ...DOCUMENTS.slice(1).filter(({ id }) => id !== 'gone'),
    ];
    server.temporary.write('documents.jsonl', jsonLines(...closed));
    await server.temporary.import();
    expect(await list()).toMatchObject([{ contentId: 'a', title: 'Seat of the arbitration', isOpen: false }]);
    expect(JSON.stringify(await list())).not.toContain(SECRET);
  });
});
