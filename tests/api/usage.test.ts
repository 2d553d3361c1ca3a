import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getDocumentAnchor } from '#contract/document.ts';
import { resolveRoute } from '#domain/edition/resolve-route.ts';
import { EDITIONS } from '#editions/editions.ts';
import { openPeopleDatabase, type PeopleDatabase } from '#server/adapters/sqlite/people-database.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { parseAnswer } from '#tests/support/parse-answer.ts';
import { readEditionView } from '#tests/support/read-edition-view.ts';

const server = new TestServer();
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130 Safari/537.36';
let people: PeopleDatabase;

beforeAll(async () => {
  const { temporary } = server;
  temporary.write(
    'book/publication.yaml',
    'id: book-1\ntype: Book\ntitle: On Quays\ncontents:\n  - { label: Stone, document: chapter-1 }\n',
  );
  temporary.write(
    'book/chapter.md',
    '---\nid: chapter-1\ntitle: Stone\ntype: Chapter\npublication: book-1\n---\n\nText.\n',
  );
  temporary.write(
    'pp.md',
    '---\nid: pp-award\ntitle: For some\ntype: Award\nsubscriptions: [KAPP]\n---\n\nXylograph.\n',
  );
  temporary.write('award.md', '---\nid: award-1\ntitle: For all\ntype: Award\ncase: case-1\n---\n\nThe seat.\n');
  temporary.write(
    'cases/case.yaml',
    'id: case-1\ncaseNo: C-1\ncaseName: One v. Two\nproceedings:\n  - id: p1\n    title: Proceeding\n    documents:\n      - { id: award-1, title: Award }\n',
  );
  await temporary.import();
  await temporary.import({ editions: ['KCL'] });
  await server.open();
  people = await openPeopleDatabase(temporary.config.dataFolder);
});

beforeEach(async () => {
  await server.usage.flush();
  await people.queries.deleteFrom('usage_event').execute();
  await people.queries.deleteFrom('tracking_event').execute();
});

afterAll(async () => {
  people.close();
  await server.close();
});

async function ask(reader: string, url: string, payload?: object, host = 'ka.localhost') {
  const { headers } = await server.signIn(reader);
  return server.app.inject({
    url,
    method: payload ? 'POST' : 'GET',
    headers: { host, 'user-agent': BROWSER, ...headers },
    ...(payload ? { payload } : {}),
  });
}

async function events() {
  await server.usage.flush();
  return people.queries.selectFrom('usage_event').selectAll().orderBy('id').execute();
}

const kinds = async () => (await events()).map((row) => `${row.kind} ${row.item_id ?? row.keywords}`);
const document = (id: string) => `/apiv2/document/GetDocument?id=${id}`;

describe('reading is counted', () => {
  it('as a request where the text was given, with edition, module, institution and session (SH-323, SH-326)', async () => {
    await ask('ka', document('award-1'));
    const { id } = await server.signIn('ka');
    const account = await server.people.accounts.findAccountByUsername('ka');
    expect(await events()).toMatchObject([
      {
        kind: 'request',
        edition: 'KA',
        module: 'KA',
        institution: account!.institution,
        session: id,
        item_id: 'award-1',
        item_title: 'For all',
        item_type: 'Award',
        place: 'document',
        is_robot: 0,
        is_double_click: 0,
      },
    ]);
  });

  it('as an investigation where the page of a publication or a case was shown (SH-323)', async () => {
    await ask('ka', document('book-1'));
    await ask('ka', '/apiv2/document/GetPublicationDetail?documentId=book-1');
    await ask('ka', '/apiv2/CaseAndProceeding/GetCase?caseId=case-1');
    await ask('ka', document('chapter-1'));
    const rows = await events();
    expect(rows.map(({ kind, item_id }) => `${kind} ${item_id}`)).toEqual([
      'investigation book-1',
      'investigation book-1',
      'investigation case-1',
      'request chapter-1',
    ]);
    expect(rows[3]!.publication).toBe('On Quays');
    expect(rows.map((row) => row.is_double_click)).toEqual([1, 0, 0, 0]);
  });

  it('as turned away and looked at where the subscription does not hold it (SH-323, TL-126)', async () => {
    await ask('ka', document('pp-award'));
    await ask('ka', '/apiv2/document/getpdf/machine-generated-evidence.pdf');
    await ask('kapp', '/apiv2/document/getpdf/machine-generated-evidence.pdf');
    expect(await kinds()).toEqual([
      'turnaway pp-award',
      'investigation pp-award',
      'turnaway machine-generated-evidence.pdf',
      'request machine-generated-evidence.pdf',
    ]);
  });

  it('not where there is nothing, and not for further parts of a text', async () => {
    await ask('ka', document('nowhere'));
    await ask('ka', '/apiv2/document/GetDocumentPart?id=award-1&from=0&to=1');
    expect(await events()).toEqual([]);
  });

  it('not where a place in a text is asked for, whose answer has none of it', async () => {
    const answer = await ask('ka', '/apiv2/document/GetDocumentAnchor?id=award-1&anchor=b1');
    expect(parseAnswer(getDocumentAnchor, answer)).toEqual({ id: 'award-1', part: 0 });
    const unknown = await ask('ka', '/apiv2/document/GetDocumentAnchor?id=award-1&anchor=nothing');
    expect(parseAnswer(getDocumentAnchor, unknown)).toEqual({ id: 'award-1', part: null });
    expect((await ask('ka', '/apiv2/document/GetDocumentAnchor?id=pp-award&anchor=b1')).statusCode).toBe(403);
    expect(await events()).toEqual([]);
  });

  it('under the site where no code names the edition (SH-326)', async () => {
    await ask('default', document('award-1'), undefined, 'kcl.localhost');
    expect(await events()).toMatchObject([{ edition: 'KCL', module: 'KCL' }]);
  });
});

describe('searches are counted', () => {
  const search = (query: object, reader = 'ka') => ask(reader, '/apiv2/documentSearch/search', query);

  it('once, however they are paged, sorted and asked again, with their words and place (SH-322)', async () => {
    await search({ q: 'seat' });
    await search({ q: 'seat', start: 10 });
    await search({ q: 'seat', sortBy: 'title' });
    await search({ q: 'seat', sortBy: 'score' });
    await search({ q: 'text', mode: 'default' });
    expect(await kinds()).toEqual(['search seat', 'search text']);
    expect((await events())[1]).toMatchObject({ place: 'default', edition: 'KA', module: 'KA', item_id: null });
  });

  it('only where something was looked for: not the lists of the home page, not the filters (SH-322)', async () => {
    await search({ resultsPerPage: 8, excerpt: false });
    await ask('ka', '/apiv2/documentSearch/Filter', { q: 'seat' });
    await search({ q: '(' });
    await search({ filters: [{ id: 'contenttype', filterItems: ['Award'] }] });
    expect(await kinds()).toEqual(['search ']);
  });
});

describe('what browsers report', () => {
  const report = (reader: string, body: object) => ask(reader, '/apiv2/Tracking/event', body);
  const page = { type: 'page', url: '/partners', module: 'KAPP', platform: 'KIPL' };

  it('is kept with what the server itself knows of the reader (SH-319, SH-321)', async () => {
    expect((await report('ka', { ...page, title: 'Partners', tracking_id: 'mark' })).statusCode).toBe(200);
    await server.usage.flush();
    const rows = await people.queries.selectFrom('tracking_event').selectAll().execute();
    expect(rows).toMatchObject([
      { kind: 'page', page: '/partners', title: 'Partners', tracking_id: 'mark', edition: 'KA', module: 'KA' },
    ]);
    expect(await events()).toEqual([]);
  });

  it('counts as a turnaway only where the address is one that these codes do not have (TL-126)', async () => {
    const { routes, subscriptions } = EDITIONS.KA;
    const refused = routes.find(
      ({ path }) => resolveRoute(routes, subscriptions, ['YB'], path, '').kind === 'refused',
    )!;
    const turnaway = { ...page, type: 'turnaway', user_id: 'x', user_agent: BROWSER };
    await report('yb', { ...turnaway, url: `${refused.path}?q=1` });
    await report('kapp', { ...turnaway, url: refused.path });
    await report('yb', { ...turnaway, url: '/nowhere/at/all' });
    expect(await events()).toMatchObject([
      { kind: 'turnaway', item_id: `route:${refused.path}`, item_title: refused.name, module: 'YB' },
    ]);
  });

  it('is bounded, of known types, and refused without the anti-forgery token', async () => {
    expect((await report('ka', { ...page, url: `/${'x'.repeat(3000)}` })).statusCode).toBe(422);
    expect((await report('ka', { ...page, type: 'purchase' })).statusCode).toBe(422);
    const response = await server.app.inject({
      method: 'POST',
      url: '/apiv2/Tracking/event',
      headers: { host: 'ka.localhost' },
      payload: page,
    });
    expect(response.statusCode).toBe(403);
  });
});

describe('the tag of the pages', () => {
  const view = async (host: string) =>
    readEditionView((await server.app.inject({ url: '/apiv2/edition-view', headers: { host } })).body);

  it('reports to the library itself (SH-323)', async () => {
    expect((await view('ka.localhost')).tag).toEqual({ id: 'KA', address: '/apiv2/Tracking/event', platform: 'KA' });
  });

  it('is not there on hosts that are no production (SH-004, SH-324)', async () => {
    for (const prefix of ['staging', 'alpha', 'beta', 'test']) {
      expect((await view(`${prefix}.ka.localhost`)).tag, prefix).toBeNull();
    }
  });
});
