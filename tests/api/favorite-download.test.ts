import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFavorites, addFolder, getFavorites } from '#contract/favorites.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { parseRefusal } from '#tests/support/parse-answer.ts';
import { readParagraphs, readWorkbook } from '#tests/support/read-workbook.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();

type Headers = Readonly<Record<string, string>>;

const SECRET = 'xylograph';
const FOLDER = 'رسوم ⚖ <b>Fees</b>';
/** More than a page of the list has. */
const AWARDS = Array.from({ length: 12 }, (_, index) => ({
  id: `award-${index}`,
  title: `Award ${String(index).padStart(2, '0')}`,
  type: 'Award',
  jurisdiction: [index < 3 ? 'Norway' : 'Peru'],
  publicationDate: '2020-03-04',
  text: 'Costs follow.',
}));
const CLOSED = {
  id: 'closed',
  title: 'A closed award',
  type: 'Award',
  jurisdiction: ['Chile'],
  subscriptions: ['YB'],
  summary: `Abstract of the ${SECRET}.`,
  text: `Only holders read the ${SECRET}.`,
};
const GONE = { id: 'gone', title: 'An award withdrawn', type: 'Award', text: 'It goes.' };

let reader: Headers;
let colleague: Headers;
let folder: string;
let ids: readonly string[];

async function createReader(username: string): Promise<Headers> {
  const draft = { username, name: username, email: null, institution: 'court' };
  await server.people.accounts.createAccount(draft);
  return (await signIn(server.people, username)).headers;
}

async function download(body: object, headers: Headers = reader, format = 'excel') {
  const response = await server.app.inject({
    method: 'POST',
    url: `/apiv2/api/Download/${format}`,
    payload: { kind: 'favorites', favorites: {}, ...body },
    headers: { ...headers, host: 'ka.localhost:8080', 'content-type': 'application/json' },
  });
  return { status: response.statusCode, body: response.body, bytes: new Uint8Array(response.rawPayload) };
}

/** The rows of the list itself, by the names of its columns; what stands above them is a sheet of its own or before. */
async function listRows(body: object): Promise<Record<string, unknown>[]> {
  const { status, bytes } = await download(body);
  expect(status).toBe(200);
  const rows = readWorkbook(bytes).sheets.flat();
  const at = rows.findIndex((row) => row[0] === 'Title' && row.includes('Folders'));
  const names = rows[at] ?? [];
  return rows
    .slice(at + 1)
    .filter((row) => row.length > 2)
    .map((row) => Object.fromEntries(names.map((name, index) => [String(name), row[index] ?? ''])));
}

const titles = async (body: object) => (await listRows(body)).map(({ Title }) => String(Title));

beforeAll(async () => {
  await server.open();
  const { accounts } = server.people;
  await accounts.saveInstitution({ id: 'court', name: 'A court', customerNo: 'C-1', contact: null, demo: false });
  const contract = { institution: 'court', code: 'KA', from: '2020-01-01', to: null, suspended: false } as const;
  await accounts.saveContract({ ...contract, edition: 'KA' });
  await accounts.saveRange({ institution: 'court', range: '203.0.113.0/24' });
  server.temporary.write('documents.jsonl', jsonLines(...AWARDS, CLOSED, GONE));
  expect((await server.temporary.import()).refused).toEqual([]);
  reader = await createReader('reader');
  colleague = await createReader('colleague');
  folder = (await server.call(addFolder, { query: { folderName: FOLDER }, headers: reader })).id;
  const star = async (contents: readonly string[], into: string) => {
    const favorites = contents.map((contentId) => ({ informationType: 'Document' as const, contentId }));
    return (await server.call(addFavorites, { body: { favorites, folder: into }, headers: reader })).favorites;
  };
  ids = (
    await star(
      AWARDS.map(({ id }) => id),
      folder,
    )
  ).map(({ id }) => id);
  await star(['closed'], '0');
  const search = { informationType: 'Search' as const, title: 'Seats', url: '/search?q=seat' };
  await server.call(addFavorites, { body: { favorites: [search] }, headers: reader });
  await star(['gone'], '0');
  expect((await runPandect(server.temporary.config.dataFolder, ['remove', 'gone'])).code).toBe(0);
});

afterAll(() => server.close());

describe('A list of favorites as a file (OP-76, OP-126)', () => {
  it('has all its pages, in the order of the list', async () => {
    const asked = { informationType: 'Document', selectedFolderId: folder, pageSize: 10, pageNumber: 2 };
    const rows = await listRows({ favorites: { ...asked, sortBy: 'Jurisdiction' } });
    expect(rows).toHaveLength(12);
    expect(rows.map(({ Jurisdictions }) => Jurisdictions)).toEqual([
      ...Array<string>(3).fill('Norway'),
      ...Array<string>(9).fill('Peru'),
    ]);
    expect(rows[0]).toMatchObject({ Type: 'Award', Folders: FOLDER, State: '' });
  });

  it('has exactly what the list is narrowed to', async () => {
    expect((await titles({ favorites: { jurisdictions: ['Norway'] } })).toSorted()).toEqual([
      'Award 00',
      'Award 01',
      'Award 02',
    ]);
    expect(await titles({ favorites: { query: 'award 07' } })).toEqual(['Award 07']);
    expect(await titles({ favorites: { informationType: 'Search' } })).toEqual(['Seats']);
  });

  it('has what is ticked and nothing else', async () => {
    const chosen = [ids[4], ids[2]].map((id) => ({ id }));
    expect((await titles({ ids: chosen })).toSorted()).toEqual(['Award 02', 'Award 04']);
  });

  it('names a folder as its reader wrote it and lists links in Word', async () => {
    const { status, bytes } = await download({ favorites: { selectedFolderId: folder } }, reader, 'word');
    expect(status).toBe(200);
    const text = readParagraphs(bytes).join('\n');
    expect(text).toContain(FOLDER);
    for (const { title } of AWARDS) expect(text).toContain(title);
  });

  it('OP-184: as Word is a bibliography, works by kind and in the order of their titles, searches last', async () => {
    const { bytes } = await download({ favorites: { sortBy: 'AddedDate', sortOrder: 'desc' } }, reader, 'word');
    const paragraphs = readParagraphs(bytes);
    const from = paragraphs.indexOf('Cases and awards');
    const titles = paragraphs.slice(from + 1).map((line) => line.split(/, | · /u)[0] ?? '');
    const awards = AWARDS.map(({ title }) => title).toSorted();
    const others = ['Reports and other documents', 'An award withdrawn', 'Searches', 'Seats'];
    // The article counts for nothing.
    const expected = [...awards, 'A closed award', ...others];
    expect(titles.slice(0, expected.length)).toEqual(expected);
    expect(paragraphs).toContain('Award 07, Award (4 March 2020)');
  });

  const works = async (format: string, favorites: object) => (await download({ favorites }, reader, format)).body;

  it('is a bibliography for reference managers, with what is withdrawn and when (OP-120)', async () => {
    const ris = await works('ris', { selectedFolderId: folder, sortBy: 'AddedDate' });
    expect(ris.match(/^TY {2}- CASE\r$/gmu)).toHaveLength(AWARDS.length);
    for (const { id, title } of AWARDS) {
      expect(ris).toContain(`TI  - ${title}\r\n`);
      expect(ris).toContain(`UR  - http://ka.localhost:8080/document/${id}\r\n`);
    }
    expect(await works('ris', { query: 'withdrawn' })).toMatch(
      /^TY {2}- GEN\r\nTI {2}- An award withdrawn\r\nN1 {2}- Withdrawn from the library on /u,
    );
    const bibtex = await works('bibtex', { query: 'award 07' });
    expect(bibtex).toMatch(/^@jurisdiction\{award2020,\n {2}title = \{\{Award 07\}\},/u);
    expect((await download({ favorites: { informationType: 'Search' } }, reader, 'ris')).status).toBe(422);
  });

  it('is a file in every format also where a document was withdrawn, to which no link leads any more (OP-120)', async () => {
    for (const format of ['excel', 'word', 'pdf', 'text', 'json', 'ris', 'bibtex', 'csl']) {
      const { status, bytes } = await download({}, reader, format);
      expect([format, status, bytes.length > 0]).toEqual([format, 200, true]);
    }
  });

  it('is JSON and plain text with all that the list says, folders by name', async () => {
    const { rows } = JSON.parse(await works('json', { selectedFolderId: folder })) as {
      rows: Record<string, unknown>[];
    };
    expect(rows).toHaveLength(AWARDS.length);
    expect(rows[0]).toMatchObject({ folders: [FOLDER], state: 'open', informationType: 'Document' });
    const searches = await works('json', { informationType: 'Search' });
    expect(searches).toContain('"url": "http://ka.localhost:8080/search?q=seat"');
    const text = await works('text', { selectedFolderId: folder });
    for (const { title } of AWARDS) expect(text).toMatch(new RegExp(`^\\d+\\. ${title}\r$`, 'mu'));
  });

  it('OP-198: says how each document is cited in the style of its reader, a closed one by its record too', async () => {
    const options = { style: 'bluebook' } as const;
    const rows = await listRows({ favorites: {}, options });
    const cited = new Map(rows.map(({ Title, 'Cite as': words }) => [Title, words]));
    expect(cited.get('Award 07')).toBe('Award 07, Award (Mar. 4, 2020)');
    expect(cited.get('A closed award')).toBe('A closed award, Award');
    expect([cited.get('Seats'), cited.get('An award withdrawn')]).toEqual(['', '']);
    const { body } = await download({ favorites: { query: 'award 07' }, options }, reader, 'json');
    expect(JSON.parse(body)).toMatchObject({ rows: [{ citation: 'Award 07, Award (Mar. 4, 2020)' }] });
    const asked = { query: 'award 07', style: 'mcgill' } as const;
    const { favorites } = await server.call(getFavorites, { body: asked, headers: reader });
    expect(favorites[0]?.citation).toEqual([
      { italic: 'Award 07' },
      ' ',
      '(',
      '4 March 2020',
      ')',
      ' ',
      '(',
      'Award',
      ')',
    ]);
  });

  it('tells of a closed document its title and that it is not included, and no text', async () => {
    const rows = await listRows({ favorites: {} });
    expect(rows.find(({ Title }) => Title === 'A closed award')).toMatchObject({ Jurisdictions: '' });
    expect(rows.find(({ Title }) => Title === 'A closed award')?.['State']).toMatch(/^Not included/u);
    for (const format of ['excel', 'word', 'pdf', 'text', 'ris', 'bibtex', 'csl', 'json']) {
      const { bytes, body } = await download({ favorites: {} }, reader, format);
      expect(body).not.toContain(SECRET);
      expect(JSON.stringify(format === 'excel' ? readWorkbook(bytes).sheets : []) + bytes.length).not.toContain(SECRET);
      if (format === 'word') expect(readParagraphs(bytes).join('\n')).not.toContain(SECRET);
    }
  });

  it.each([
    [
      'another account, of a folder that is not its own',
      () => ({ favorites: { selectedFolderId: folder } }),
      404,
      /folder/iu,
    ],
    ['another account, which has starred nothing', () => ({ ids: ids.map((id) => ({ id })) }), 404, /^Not Found$/u],
  ])('is refused in words to %s', async (_who, body, status, words) => {
    const response = await download(body(), colleague);
    const { message } = parseRefusal({ statusCode: response.status, body: response.body });
    expect([response.status, message]).toEqual([status, expect.stringMatching(words)]);
    expect(response.body).not.toContain('Award 0');
  });

  it('is refused to visitors by address, who have no favorites, and without a list that it is of', async () => {
    const visitor = await download({}, { 'x-forwarded-for': '203.0.113.7' });
    expect(visitor.status).toBe(401);
    const unnamed = await download({ favorites: null });
    expect(unnamed.status).toBe(422);
    expect(unnamed.body).toContain('favorites');
  });
});
