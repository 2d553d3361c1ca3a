import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getCustomization,
  getHomeTools,
  getOurToolsTile,
  updateNewsPublicationTitle,
  updateTools,
} from '#contract/customization.ts';
import { getDocument } from '#contract/document.ts';
import { deleteMyData, getMyData } from '#contract/my-data.ts';
import { EDITIONS } from '#editions/editions.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';
import { visitByAddress } from '#tests/support/visit-by-address.ts';

const server = new TestServer();

type Headers = Readonly<Record<string, string>>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

let reader: Headers;
let others = 0;

async function createReader(institution = 'court'): Promise<Headers> {
  others += 1;
  const username = `reader-${others}`;
  await server.people.accounts.createAccount({ username, name: username, email: null, institution });
  return (await signIn(server.people, username)).headers;
}

const tile = async (headers = reader) => (await server.call(getOurToolsTile, { headers })).tools;
const ids = async (headers = reader) => (await tile(headers)).map(({ id }) => id);
const choose = (tools: { id: string; enabled: boolean; order: number }[], headers = reader) =>
  server.call(updateTools, { body: { tools }, headers });

beforeAll(async () => {
  await server.open();
  const { accounts } = server.people;
  for (const [id, code] of [
    ['court', 'KA'],
    ['reduced', 'YB'],
  ] as const) {
    await accounts.saveInstitution({ id, name: id, customerNo: `C-${id}`, contact: null, demo: false });
    const contract = { institution: id, code, from: '2020-01-01', to: null, suspended: false } as const;
    await accounts.saveContract({ ...contract, edition: 'KA' });
  }
  await accounts.saveRange({ institution: 'court', range: '203.0.113.0/24' });
  server.temporary.write(
    'documents.jsonl',
    jsonLines(
      { id: 'a', title: 'An award', type: 'Award', text: 'Text.' },
      { id: 'o', title: 'An order', type: 'Procedural order', text: 'Text.' },
      { id: 'closed', title: 'Closed', type: 'Award', subscriptions: ['YB'], text: 'Text.' },
    ),
  );
  server.temporary.write('source.yaml', 'kind: publication\nid: s\ntype: Newsletter\ntitle: The Quay\n');
  expect((await server.temporary.import()).refused).toEqual([]);
});

beforeEach(async () => {
  reader = await createReader();
});

afterAll(() => server.close());

describe('tools', () => {
  it('of the home call are all of the edition with all their fields (TL-009, API-071, ENT-035, OP-87, OP-129)', async () => {
    const { tools } = await server.call(getHomeTools, { headers: reader });
    expect(tools.map(({ id }) => id)).toEqual(EDITIONS.KA.tools.map(({ id }) => id));
    expect(tools.map(({ order, enabled }) => [order, enabled])).toEqual(tools.map((_, index) => [index, true]));
    for (const { uuid } of tools) expect(uuid).toMatch(UUID);
    const awards = tools.find(({ id }) => id === 'awards');
    // The closed award is not counted: the counter is of what the reader may open.
    expect(awards).toMatchObject({
      title: 'Awards',
      link: '/awards',
      logo: 'gavel',
      label: '',
      counter: 2,
      isOpen: true,
    });
    expect(tools.find(({ id }) => id === 'compare-commercial-arbitration')?.counter).toBeNull();
    expect(tools.find(({ id }) => id === 'relationship-indicator')?.label).toBe('Practice Plus');
  });

  it('of the tile are those enabled, in the reader’s order, at once and on any device; other accounts have theirs (TL-012, TL-015, API-076, API-077)', async () => {
    const before = await ids();
    expect(before).toContain('awards');
    const answer = await choose([
      { id: 'bits', enabled: true, order: 7 },
      { id: 'awards', enabled: true, order: 3 },
      { id: 'profile-navigator', enabled: false, order: 0 },
      { id: 'nobody', enabled: true, order: 1 },
    ]);
    expect(answer.tools.slice(0, 3).map(({ id, enabled, order }) => [id, enabled, order])).toEqual([
      ['profile-navigator', false, 0],
      ['awards', true, 1],
      ['bits', true, 2],
    ]);
    const rest = before.filter((id) => !['bits', 'awards', 'profile-navigator'].includes(id));
    expect(await ids()).toEqual(['awards', 'bits', ...rest]);
    expect((await server.call(getCustomization, { headers: reader })).tools).toEqual(answer.tools);
    expect(await ids(await createReader())).toEqual(before);
  });

  it('never show where the reader’s codes do not have their page (API-076)', async () => {
    const asked = { host: 'kipl.localhost', headers: (await server.signIn('mip')).headers };
    const body = { tools: [{ id: 'case-law', enabled: true, order: 0 }] };
    await server.call(updateTools, { body, ...asked });
    const shown = await server.call(getOurToolsTile, asked);
    expect(shown.tools.map(({ id }) => id)).not.toContain('case-law');
    const { tools } = await server.call(getHomeTools, asked);
    expect(tools.find(({ id }) => id === 'case-law')).toMatchObject({ isOpen: false, counter: null });
  });

  it('are not for whoever has neither home page nor the page that arranges it (OP-199)', async () => {
    const asked = { headers: await createReader('reduced') };
    for (const call of [getOurToolsTile, getHomeTools]) {
      expect(await server.refuse(call, asked)).toMatchObject({ status: 403, code: 'not-subscribed' });
    }
  });
});

describe('the customization of an account', () => {
  it('has tools, followed news and the history; followed titles are those that the edition has (API-072, API-075, API-078, ENT-035)', async () => {
    await server.call(getDocument, { query: { id: 'a' }, headers: reader });
    const body = { newsPublications: ['Nobody’s', 'The Quay', 'The Quay'] };
    await server.call(updateNewsPublicationTitle, { body, headers: reader });
    const all = await server.call(getCustomization, { headers: reader });
    expect(all.newsPublications).toEqual(['The Quay']);
    expect(all.tools).toHaveLength(EDITIONS.KA.tools.length);
    expect(all.histories).toMatchObject([{ contentId: 'a', title: 'An award' }]);
    expect(await server.call(getCustomization, { headers: await createReader() })).toMatchObject({
      newsPublications: [],
      histories: [],
    });
  });

  it('is of personal accounts: a visitor by address has the tools of the edition and chooses nothing (SH-031, OP-13)', async () => {
    const visitor = await visitByAddress(server, '203.0.113.7');
    const stranger = await visitByAddress(server, '198.51.100.1');
    expect((await server.call(getOurToolsTile, visitor)).tools.map(({ id }) => id)).toEqual(await ids());
    const body = { tools: [{ id: 'awards', enabled: false, order: 0 }] };
    const followed = { newsPublications: [] };
    for (const [asker, status, code] of [
      [visitor, 403, 'account-needed'],
      [stranger, 401, 'sign-in-needed'],
    ] as const) {
      for (const refusal of [
        await server.refuse(getCustomization, asker),
        await server.refuse(updateTools, { body, ...asker }),
        await server.refuse(updateNewsPublicationTitle, { body: followed, ...asker }),
      ]) {
        expect(refusal).toMatchObject({ status, code });
      }
    }
    expect((await server.refuse(getOurToolsTile, stranger)).status).toBe(401);
    expect((await server.refuse(getHomeTools, stranger)).status).toBe(401);
  });

  it('is in the file of what is kept about a reader, and goes with it', async () => {
    await choose([{ id: 'awards', enabled: false, order: 0 }]);
    const file = JSON.parse((await server.send(getMyData, { headers: reader })).body) as Record<string, unknown[]>;
    expect(file['customization']).toEqual([{ edition: 'KA', tools: [{ id: 'awards', enabled: false }], news: [] }]);
    await server.call(deleteMyData, { body: { confirmed: true }, headers: reader });
    expect(await ids()).toContain('awards');
    expect((await server.call(getCustomization, { headers: reader })).tools.every(({ enabled }) => enabled)).toBe(true);
  });

  it('refuses more than an edition can have, in words', async () => {
    const tools = Array.from({ length: 101 }, (_, order) => ({ id: `t${order}`, enabled: true, order }));
    expect((await server.refuse(updateTools, { body: { tools }, headers: reader })).status).toBe(422);
  });
});
