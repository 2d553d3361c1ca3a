import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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
    'id: book-1\ntype: Book\ntitle: On Quays\nisbn: 978-90-90345-15-4\npublicationDate: 2019-05\ncontents:\n  - { label: Stone, document: chapter-1 }\n',
  );
  temporary.write(
    'book/chapter.md',
    '---\nid: chapter-1\ntitle: Stone\ntype: Chapter\npublication: book-1\ncitations: ["doi:10.1234/stone"]\n---\n\nText.\n',
  );
  temporary.write(
    'book/pp-chapter.md',
    '---\nid: pp-chapter\ntitle: For some\ntype: Chapter\npublication: book-1\nsubscriptions: [KAPP]\n---\n\nText.\n',
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
  await server.people.accounts.saveRange({ institution: 'demo-northquay', range: '192.0.2.0/24' });
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
    expect(rows[3]).toMatchObject({ publication: 'On Quays', parent_id: 'book-1', parent_data_type: 'Book' });
    expect(rows[2]).toMatchObject({ data_type: 'Database_Full_Item', identifiers: '{"uri":"/document/case/case-1"}' });
    expect(rows.map((row) => row.is_double_click)).toEqual([1, 0, 0, 0]);
  });

  it('with type, year, access and numbers of the item and of what it is part of, read or refused (OP-201)', async () => {
    await ask('ka', document('chapter-1'));
    await ask('ka', document('pp-chapter'));
    const book = JSON.stringify({ isbn: '978-90-90345-15-4', uri: '/document/book-1' });
    const chapter = { data_type: 'Book', year: '2019', access_type: 'Controlled', parent_identifiers: book };
    const rows = (await events()).filter(({ kind }) => kind !== 'investigation');
    expect(rows).toMatchObject([
      { ...chapter, item_id: 'chapter-1', identifiers: '{"doi":"10.1234/stone","uri":"/document/chapter-1"}' },
      { ...chapter, kind: 'turnaway', item_id: 'pp-chapter', identifiers: '{"uri":"/document/pp-chapter"}' },
    ]);
  });

  it('asks the store no more than the page itself does (OP-201)', async () => {
    const { content } = server.library;
    const [documents, publications] = [vi.spyOn(content, 'findDocument'), vi.spyOn(content, 'findPublication')];
    await ask('ka', document('chapter-1'));
    await events();
    expect([documents.mock.calls, publications.mock.calls]).toEqual([[['chapter-1']], [['book-1']]]);
    vi.restoreAllMocks();
  });

  it('as a request for each link of one item, its page and its files (OP-201)', async () => {
    await ask('ka', document('award-1'));
    for (const format of ['pdf', 'pdf', 'word']) {
      await ask('ka', `/mip/api/Download/${format}`, { kind: 'document', ids: [{ id: 'award-1' }] });
    }
    const rows = await events();
    expect(rows.filter(({ identifiers }) => identifiers !== '{"uri":"/document/award-1"}')).toEqual([]);
    expect(rows.map(({ kind, link, is_double_click: folded }) => [kind, link, folded])).toEqual([
      ['request', 'html', 0],
      ['request', 'pdf', 1],
      ['request', 'pdf', 0],
      ['request', 'word', 0],
    ]);
  });

  it('as one double click of a stranger across the hour, who is named anew from then on (OP-201)', async () => {
    const clock = vi.spyOn(server.library.clock, 'now');
    for (const at of ['09:59:50', '10:00:15', '10:00:50']) {
      clock.mockReturnValue(`2026-05-04T${at}.000Z`);
      await server.app.inject({
        url: document('award-1'),
        headers: { host: 'ka.localhost', 'user-agent': BROWSER },
        remoteAddress: '192.0.2.7',
      });
    }
    vi.restoreAllMocks();
    const rows = await events();
    expect(rows.map((row) => row.is_double_click)).toEqual([1, 0, 0]);
    expect(new Set(rows.map(({ session }) => session)).size).toBe(2);
  });

  it('as asked from a page, by a call of its own, by a link of another site or by a robot (OP-201)', async () => {
    const { headers } = await server.signIn('kapp');
    const open = (path: string, more: object) =>
      server.app.inject({ url: `/apiv2/document/${path}`, headers: { host: 'ka.localhost', ...headers, ...more } });
    await open('GetDocument?id=award-1', { 'user-agent': BROWSER, 'sec-fetch-site': 'same-origin' });
    await open('GetDocument?id=chapter-1', { 'user-agent': BROWSER });
    const followed = { 'user-agent': BROWSER, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    await open('getpdf/machine-generated-evidence.pdf', followed);
    await open('GetDocument?id=pp-award', { 'user-agent': 'AllenTrack/1.0', 'sec-fetch-site': 'same-origin' });
    expect((await events()).map(({ way, is_robot: isRobot }) => [way, isRobot])).toEqual([
      ['page', 0],
      ['open call', 0],
      ['link resolver', 0],
      ['automated', 1],
    ]);
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

  it('with their words, place and databases, however they are paged and sorted (SH-322, OP-201)', async () => {
    await search({ q: 'seat' });
    await search({ q: 'seat', start: 10 });
    await search({ q: 'seat', sortBy: 'title' });
    await search({ q: 'seat', sortBy: 'score' });
    await search({ q: 'text', mode: 'default' });
    expect(await kinds()).toEqual(['search seat', 'search text']);
    const place = { place: 'default', edition: 'KA', module: 'KA', databases: '["KA"]', item_id: null };
    expect((await events())[1]).toMatchObject(place);
  });

  it('each time they are asked again, but for double clicks, whose first is folded (OP-201)', async () => {
    const clock = vi.spyOn(server.library.clock, 'now');
    for (const second of ['00', '20', '51']) {
      clock.mockReturnValue(`2026-05-04T09:00:${second}.000Z`);
      await search({ q: 'seat' });
    }
    vi.restoreAllMocks();
    expect((await events()).map(({ is_double_click: folded }) => folded)).toEqual([1, 0, 0]);
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

  it('is kept of a page that was refused, which is no turnaway of the figures (TL-126, OP-201)', async () => {
    const { routes, subscriptions } = EDITIONS.KA;
    const refused = routes.find(
      ({ path }) => resolveRoute(routes, subscriptions, ['YB'], path, '').kind === 'refused',
    )!;
    await report('yb', { ...page, type: 'turnaway', user_id: 'x', user_agent: BROWSER, url: `${refused.path}?q=1` });
    expect(await events()).toEqual([]);
    const rows = await people.queries.selectFrom('tracking_event').selectAll().execute();
    expect(rows).toMatchObject([{ kind: 'turnaway', page: `${refused.path}?q=1`, module: 'YB' }]);
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
