import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteMyData, getMyData } from '#contract/my-data.ts';
import { listComparisonNotes, noteComparison } from '#contract/comparison-notes.ts';
import { downloadText, downloadWord } from '#contract/download.ts';
import { emptyTrash, listTrash, restoreTrash } from '#contract/trash.ts';
import { LEASES, RULES, writeComparisons } from '#tests/support/comparison-library.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readParagraphs } from '#tests/support/read-workbook.ts';
import { signIn } from '#tests/support/sign-in.ts';

const server = new TestServer();

type Headers = Readonly<Record<string, string>>;

let count = 0;
let reader: Headers;

async function createReader(): Promise<Headers> {
  count += 1;
  const username = `reader-${count}`;
  await server.people.accounts.createAccount({ username, name: username, email: null, institution: 'court' });
  return (await signIn(server.people, username)).headers;
}

beforeAll(async () => {
  await writeComparisons(server.temporary);
  expect((await server.temporary.import()).refused).toEqual([]);
  await server.open();
  const { accounts } = server.people;
  await accounts.saveInstitution({ id: 'court', name: 'A court', customerNo: 'C-1', contact: null, demo: false });
  const contract = { institution: 'court', code: 'KA', from: '2020-01-01', to: null, suspended: false } as const;
  await accounts.saveContract({ ...contract, edition: 'KA' });
}, 120_000);
afterAll(() => server.close());
beforeEach(async () => {
  reader = await createReader();
});

const write = (Note: string, Former = '', { TopicId = 'rent', headers = reader, slug = LEASES.slug } = {}) =>
  server.call(noteComparison, { path: { slug }, body: { TopicId, Note, Former }, headers });
const read = async (headers = reader, slug = LEASES.slug) =>
  Object.fromEntries(
    (await server.call(listComparisonNotes, { path: { slug }, headers })).notes.map(({ topicId, note }) => [
      topicId,
      note,
    ]),
  );
const CHOICE = { TopicIds: ['rent', 'form'], JurisDictions: ['NO'] };
const asFile = (Notes: boolean, headers = reader) => ({
  body: { kind: 'compare' as const, ids: [{ id: LEASES.slug }], comparison: { ...CHOICE, Notes } },
  headers,
});

describe('a reader’s own notes beside topics', () => {
  it('are kept by product and topic, for their reader alone', async () => {
    expect(await write('Ask the harbour master')).toEqual({
      note: 'Ask the harbour master',
      isKept: true,
      trash: null,
    });
    await write('Of seats', '', { TopicId: 'seat', slug: RULES.slug });
    expect([await read(), await read(reader, RULES.slug)]).toEqual([
      { rent: 'Ask the harbour master' },
      { seat: 'Of seats' },
    ]);
    expect(await read(await createReader())).toEqual({});
  });

  it.each(['ملاحظة: انظر الفقرة ١٤', '<script>alert(1)</script> & "quoted"', ' first line\n\n\tsecond line '])(
    'come back as they were written: text %#',
    async (text) => {
      await write(text);
      expect(await read()).toEqual({ rent: text });
    },
  );

  it('are not lost to another tab: who wrote last without knowing the other is told what stands there', async () => {
    await write('First');
    expect(await write('From the other tab', 'First')).toMatchObject({ isKept: true });
    expect(await write('From this tab', 'First')).toEqual({ note: 'From the other tab', isKept: false, trash: null });
    expect(await write('', 'First')).toMatchObject({ note: 'From the other tab', isKept: false });
    expect(await read()).toEqual({ rent: 'From the other tab' });
  });

  it('that are taken away lie in the trash, come back, or go for good (OP-184)', async () => {
    await write('First');
    const { trash } = await write('', 'First');
    const id = trash ?? '';
    const listed = async () => (await server.call(listTrash, { headers: reader })).items;
    expect(await listed()).toMatchObject([
      { id, kind: 'comparison-note', title: 'Leases of quays: Rent', note: 'First', folders: [] },
    ]);
    await write('Second');
    const restore = () => server.call(restoreTrash, { body: { ids: [id] }, headers: reader });
    expect(await restore()).toMatchObject({
      count: 0,
      left: [{ reason: expect.stringContaining('another note now') }],
    });
    await write('', 'Second');
    expect(await restore()).toMatchObject({ count: 1, left: [] });
    expect(await read()).toEqual({ rent: 'First' });
    await server.call(emptyTrash, { body: {}, headers: reader });
    expect(await listed()).toEqual([]);
  });

  it('are in the file of the account’s data and go with it', async () => {
    await write('Ask the harbour master');
    const file = (await server.send(getMyData, { headers: reader })).json() as Record<string, unknown>;
    expect(file['comparisonNotes']).toMatchObject([
      { edition: 'KA', title: 'Leases of quays: Rent', note: 'Ask the harbour master' },
    ]);
    await server.call(deleteMyData, { body: { confirmed: true }, headers: reader });
    expect(await read()).toEqual({});
  });

  it('are a column of the reader’s files where it is wanted, and of nobody else’s', async () => {
    await write('Ask the harbour master\n\nBefore Friday');
    const word = readParagraphs((await server.send(downloadWord, asFile(true))).rawPayload);
    expect(word).toEqual(expect.arrayContaining(['Your notes', 'Ask the harbour master', 'Before Friday']));
    const said = async (asked: ReturnType<typeof asFile>) => (await server.send(downloadText, asked)).body;
    expect(await said(asFile(true))).toMatch(/Your notes: Ask the harbour master\s+Before Friday/u);
    expect(await said(asFile(false))).not.toMatch(/Your notes|harbour master/u);
    expect(await said(asFile(true, await createReader()))).not.toContain('harbour master');
  });

  it('are refused in words: of no topic, too long, without an account, without the token, of no product', async () => {
    const refuse = async (body: object, more: object = {}) => {
      const asked = { path: { slug: LEASES.slug }, body: { TopicId: 'rent', Note: 'A', Former: '', ...body } };
      const { status, code, details } = await server.refuse(noteComparison, { ...asked, headers: reader, ...more });
      return [status, code, details?.reason ?? ''].join(' ');
    };
    expect(await refuse({ TopicId: 'tides' })).toBe('422 field-invalid “tides” is no topic of this comparison.');
    expect(await refuse({ Note: 'é'.repeat(2001) })).toContain('422 field-invalid A note has at most 2,000 characters');
    expect(await refuse({}, { path: { slug: 'investment_arbitration' } })).toContain('404 comparison-not-found');
    const { 'x-xsrf-token': _token, ...without } = reader;
    expect(await refuse({}, { headers: without })).toContain('403');
    const visitor = await server.refuse(listComparisonNotes, { path: { slug: LEASES.slug }, headers: {} });
    expect(visitor.status).toBe(401);
    expect(await read()).toEqual({});
  });
});
