import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallBody } from '#contract/call.ts';
import { compare } from '#contract/comparison.ts';
import { downloadExcel } from '#contract/download.ts';
import * as calls from '#contract/favorites.ts';
import { getSinceLastVisit } from '#contract/home.ts';
import { getMyData } from '#contract/my-data.ts';
import { listTrash, restoreTrash } from '#contract/trash.ts';
import { LEASES, writeAnswers } from '#tests/support/comparison-library.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readWorkbook } from '#tests/support/read-workbook.ts';
import { signIn } from '#tests/support/sign-in.ts';

type Headers = Readonly<Record<string, string>>;

const PAGE = `/compare-jurisdictions/${LEASES.slug}`;
const CELL = `${PAGE}?topics=form&places=NO`;
const COLUMN = `${PAGE}?places=NO`;
const NORWAY = { id: 'no', place: 'Norway' };
const FORM = 'Form of the lease';

const server = new TestServer();
let count = 0;

async function take(...documents: readonly Parameters<typeof writeAnswers>[0][]): Promise<void> {
  for (const document of documents) server.temporary.write(`${document.id}.md`, writeAnswers(document));
  expect((await server.temporary.import()).refused).toEqual([]);
}

/** Norway as it is, with other words under its headings. */
const norway = (sections: Readonly<Record<string, string>>) =>
  take({ ...NORWAY, sections: { [FORM]: 'In writing.', Rent: 'Due in May.', ...sections } });

async function createReader(code: 'KAPP' | 'KA' = 'KAPP'): Promise<Headers> {
  count += 1;
  const username = `reader-${count}`;
  const { accounts } = server.people;
  await accounts.saveInstitution({ id: username, name: username, customerNo: username, contact: null, demo: false });
  await accounts.saveContract({
    institution: username,
    code,
    edition: 'KA',
    from: '2020-01-01',
    to: null,
    suspended: false,
  });
  await accounts.createAccount({ username, name: username, email: null, institution: username });
  return (await signIn(server.people, username)).headers;
}

beforeAll(async () => {
  server.temporary.write('comparisons.yaml', JSON.stringify([LEASES]));
  await norway({});
  await take(
    { id: 'se', place: 'Sweden', sections: { [FORM]: 'In rhyme.' } },
    { id: 'sg', place: 'Singapore', fields: { subscriptions: '[KAPP]' }, sections: { [FORM]: 'In cinnabar.' } },
  );
  await server.open();
}, 120_000);
afterAll(() => server.close());

const star = (headers: Headers, ...urls: string[]) =>
  server.call(calls.addFavorites, {
    headers,
    body: { favorites: urls.map((url) => ({ informationType: 'Comparison' as const, url })) },
  });
const list = async (headers: Headers) =>
  (await server.call(calls.getFavorites, { headers, body: { informationType: 'Comparison' } })).favorites;
const find = async (headers: Headers, title: string) =>
  (await list(headers)).find((row) => row.title === `Leases of quays${title}`);
const show = (headers: Headers, body: Partial<CallBody<typeof compare>> = {}) =>
  server.call(compare, {
    headers,
    path: { slug: LEASES.slug },
    body: { Slug: LEASES.slug, TopicIds: ['form'], JurisDictions: ['NO'], ...body },
  });

describe('a star on a cell, a column and a product (OP-128)', () => {
  it('keeps each with its place, once, in its own tab, and says where it leads', async () => {
    const ada = await createReader();
    await star(ada, CELL, COLUMN, PAGE);
    await star(ada, `/quickanswers/commercial_arbitration?places=NO&topics=form`);
    const rows = await list(ada);
    expect(rows.map(({ title, type, url, state }) => [title, type, url, state])).toEqual([
      ['Leases of quays', 'Comparison', PAGE, 'open'],
      ['Leases of quays: Norway', 'Column of a comparison', `${PAGE}?topics=form,rent&places=NO`, 'open'],
      ['Leases of quays: Norway, Form of the lease', 'Answer in a comparison', CELL, 'open'],
    ]);
    const page = await server.call(calls.getFavorites, { headers: ada, body: { idsOnly: true } });
    expect(page).toMatchObject({ documents: 0, searches: 0, comparisons: 3 });
    expect(page.folders[0]?.favorites.map(({ contentId, url }) => [contentId, url])).toEqual([
      [null, PAGE],
      [null, COLUMN],
      [null, CELL],
    ]);
  });

  it('refuses in words what is no place of a comparison', async () => {
    const ada = await createReader();
    const refuse = (url: string) =>
      server.refuse(calls.addFavorites, {
        headers: ada,
        body: { favorites: [{ informationType: 'Comparison', url }] },
      });
    for (const url of [
      `${PAGE}?places=NO,SE`,
      `${PAGE}?topics=form`,
      `${PAGE}?places=XX`,
      '/compare-jurisdictions/no',
    ]) {
      expect(await refuse(url)).toMatchObject({ status: 422, code: 'field-invalid', details: { field: 'url' } });
    }
  });

  it('is told to change, removed and brought back as other favorites are, and is among what is kept of the reader', async () => {
    const ada = await createReader();
    const { favorites } = await star(ada, CELL);
    const ids = favorites.map(({ id }) => ({ id }));
    await server.call(calls.updateFavorites, { headers: ada, body: { favorites: ids, notifications: true } });
    expect((await list(ada))[0]?.notifications).toBe(true);
    expect((await server.send(getMyData, { headers: ada })).body).toContain(CELL);
    await server.call(calls.deleteFavorites, { headers: ada, body: { favorites: ids } });
    const { items } = await server.call(listTrash, { headers: ada });
    expect(items).toMatchObject([{ kind: 'favorite', title: 'Leases of quays: Norway, Form of the lease' }]);
    await server.call(restoreTrash, { headers: ada, body: { ids: items.map(({ id }) => id) } });
    expect(await list(ada)).toMatchObject([{ url: CELL, notifications: true }]);
  });
});

describe('“Tell me when this changes”', () => {
  it('marks a cell where its own stretch changed, and no other; says what, and forgets it once it is seen', async () => {
    const ada = await createReader();
    const bo = await createReader();
    for (const headers of [ada, bo]) await star(headers, CELL, `${PAGE}?topics=rent&places=NO`, COLUMN, PAGE);
    expect((await list(ada)).map(({ hasChanged }) => hasChanged)).toEqual([false, false, false, false]);
    await norway({ Rent: 'Due in June.' });
    const changed = async (headers: Headers) =>
      (await list(headers)).flatMap(({ title, changes }) =>
        changes ? [[title.replace('Leases of quays', ''), ...changes.names]] : [],
      );
    const all = [
      ['', 'Norway'],
      [': Norway', 'Rent'],
      [': Norway, Rent', 'Rent'],
    ];
    expect(await changed(ada)).toEqual(all);
    const home = await server.call(getSinceLastVisit, { headers: ada });
    expect(home.favorites.total).toBe(3);

    // What it leads to shows the old and the new words.
    const row = await find(ada, ': Norway, Rent');
    const since = /since=(\S+)$/u.exec(row?.changes?.url ?? '')?.[1] ?? '';
    expect(row?.changes?.url).toBe(`${PAGE}?topics=rent&places=NO&since=${since}`);
    const sheet = await server.send(downloadExcel, {
      headers: ada,
      body: { kind: 'favorites', favorites: { informationType: 'Comparison' } },
    });
    expect(JSON.stringify(readWorkbook(sheet.rawPayload).sheets)).toContain('Changed since seen: Rent');

    // Another topic, and a matrix of another day, show nothing of it.
    await show(ada);
    await show(ada, { TopicIds: ['rent'], AsOf: '2090-01-01' });
    expect(await changed(ada)).toEqual([
      [': Norway', 'Rent'],
      [': Norway, Rent', 'Rent'],
    ]);
    await show(ada, { TopicIds: ['rent'] });
    expect(await changed(ada)).toEqual([]);
    expect((await server.call(getSinceLastVisit, { headers: ada })).favorites.total).toBe(0);
    expect(await changed(bo)).toEqual(all);
  });

  it('says that an answer came and that one went, and that a column came', async () => {
    const ada = await createReader();
    await star(ada, COLUMN, `${PAGE}?topics=rent&places=NO`, PAGE);
    await norway({ 'How it ends': 'By notice.' });
    expect((await find(ada, ': Norway'))?.changes?.names).toEqual(['Rent', 'How it ends']);
    await show(ada, { TopicIds: ['rent', 'end'] });
    await take(
      { ...NORWAY, sections: { [FORM]: 'In writing.' } },
      { id: 'fi', place: 'Finland', sections: { Rent: 'In herring.' } },
    );
    expect((await find(ada, ': Norway'))?.changes?.names).toEqual(['Rent', 'How it ends']);
    expect((await find(ada, ': Norway, Rent'))?.changes?.names).toEqual(['Rent']);
    expect((await find(ada, ''))?.changes?.names).toEqual(['Finland', 'Norway']);
    await show(ada, { TopicIds: ['rent', 'end'], JurisDictions: ['NO', 'FI'] });
    expect((await list(ada)).map(({ hasChanged }) => hasChanged)).toEqual([false, false, false]);
    await norway({});
  });

  it('tells nothing of what is closed to the reader, not even that it changed', async () => {
    const ka = await createReader('KA');
    await star(ka, `${PAGE}?topics=form&places=SG`, `${PAGE}?places=SG`, PAGE);
    await take({
      id: 'sg',
      place: 'Singapore',
      fields: { subscriptions: '[KAPP]' },
      sections: { [FORM]: 'In typhoons.' },
    });
    const rows = await list(ka);
    expect(rows.map(({ state, hasChanged }) => [state, hasChanged])).toEqual([
      ['open', false],
      ['closed', false],
      ['closed', false],
    ]);
    const said = JSON.stringify([rows, (await server.send(getMyData, { headers: ka })).body]);
    for (const word of ['cinnabar', 'typhoon']) expect(said).not.toContain(word);
  });
});
