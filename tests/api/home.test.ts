import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getDocument } from '#contract/document.ts';
import { addFavorites } from '#contract/favorites.ts';
import { getBookTocs, getHomeFeaturedContent, getHomePageBlogs, getSinceLastVisit } from '#contract/home.ts';
import { search } from '#contract/search.ts';
import { createSearchAlert } from '#contract/search-alerts.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';
import { visitByAddress, type Asker } from '#tests/support/visit-by-address.ts';

const server = new TestServer();

type Headers = Readonly<Record<string, string>>;

const SECRET = 'xylograph';

const post = (id: string, blog: string, day: string, fields = '') =>
  `---\nid: ${id}\ntitle: Post ${id}\ntype: Blog post\nblog: ${blog}\npublicationDate: ${day}\nsummary: What ${id} says.\n${fields}---\n\nText of ${id}.\n`;
const book = (id: string, type: string, fields = '') =>
  `- kind: publication\n  id: ${id}\n  type: ${type}\n  title: The ${id}\n  authors: [Ingrid Solheim]\n  publicationDate: 2019-03\n${fields}`;

let reader: Headers;
let visitor: Asker;
let stranger: Asker;
let others = 0;

/** An account of an institution that has the code. */
async function createReader(institution = 'court'): Promise<Headers> {
  others += 1;
  const username = `reader-${others}`;
  await server.people.accounts.createAccount({ username, name: username, email: null, institution });
  return (await signIn(server.people, username)).headers;
}

beforeAll(async () => {
  await server.open();
  const { accounts } = server.people;
  for (const [id, code] of [
    ['court', 'KA'],
    ['plus', 'KAPP'],
    ['reduced', 'YB'],
  ] as const) {
    await accounts.saveInstitution({ id, name: id, customerNo: `C-${id}`, contact: null, demo: false });
    const contract = { institution: id, code, from: '2020-01-01', to: null, suspended: false } as const;
    await accounts.saveContract({ ...contract, edition: 'KA' });
  }
  await accounts.saveRange({ institution: 'court', range: '203.0.113.0/24' });
  [visitor, stranger] = await Promise.all([
    visitByAddress(server, '203.0.113.7'),
    visitByAddress(server, '198.51.100.1'),
  ]);
  const { temporary } = server;
  for (const [index, day] of ['2026-01-05', '2026-03-05', '2025-12-24', '2026-02-01'].entries()) {
    temporary.write(`p${index}.md`, post(`p${index}`, 'arbitration', day));
  }
  temporary.write('outside.md', post('outside', 'patent', '2026-01-05', 'outsideUrl: https://example.org/a?b=c\n'));
  temporary.write('later.md', post('later', 'arbitration', '2999-01-01'));
  temporary.write(
    'secret.md',
    post('secret', 'arbitration', '2026-04-01', `subscriptions: [KAPP]\nkeywords: [${SECRET}]\n`),
  );
  temporary.write(
    'books.yaml',
    [
      book('quays', 'Book', '  featured: 2\n  contents: [{ label: One, document: quay-1 }]\n'),
      book('moorings', 'Loose-leaf', '  featured: 1\n'),
      book('plain', 'Book'),
      book('journal', 'Journal'),
      book('letters', 'Newsletter', '  featured: 1\n'),
    ].join('\n'),
  );
  temporary.write(
    'chapter.md',
    '---\nid: quay-1\ntitle: One\ntype: Book chapter\npublication: quays\n---\n\nA quay.\n',
  );
  expect((await temporary.import()).refused).toEqual([]);
});

beforeEach(async () => {
  reader = await createReader();
});

afterAll(() => server.close());

it('Updates of the home page say title, day, address and summary of what came last, and only of what is open (ENT-037, TL-006)', async () => {
  const ask = (headers: Headers) =>
    server.call(search, {
      path: { endpoint: 'newcontent' },
      query: { start: 0, resultsPerPage: 50 },
      body: { excerpt: false },
      headers,
    });
  const { hits } = await ask(reader);
  expect(hits.find(({ id }) => id === 'p1')).toMatchObject({
    title: 'Post p1',
    publicationDate: '2026-03-05',
    url: '/document/p1',
    summary: 'What p1 says.',
  });
  expect(hits.map(({ id }) => id)).not.toContain('secret');
  expect((await ask(await createReader('plus'))).hits.map(({ id }) => id)).toContain('secret');
});

describe('blogs on the home page', () => {
  it('are the three newest posts of each blog and how many there are, nothing of a day to come (TL-004, API-067, API-068, ENT-036, OP-86)', async () => {
    const { arbitrationBlogs, total, ...others } = await server.call(getHomePageBlogs, { headers: reader });
    expect(arbitrationBlogs).toEqual([
      { id: 'p1', title: 'Post p1', body: 'What p1 says.', date: '2026-03-05', url: '/document/p1', isOutside: false },
      expect.objectContaining({ id: 'p3' }),
      expect.objectContaining({ id: 'p0' }),
    ]);
    expect([total, others]).toEqual([4, {}]);
  });

  it('lead a visitor by address to the same posts, and nobody without a subscription to any (API-067)', async () => {
    expect((await server.call(getHomePageBlogs, visitor)).total).toBe(4);
    expect((await server.refuse(getHomePageBlogs, stranger)).status).toBe(401);
    expect((await server.call(getHomePageBlogs, { headers: await createReader('plus') })).total).toBe(5);
    // The reduced subscription has no home page.
    expect((await server.refuse(getHomePageBlogs, { headers: await createReader('reduced') })).status).toBe(403);
  });
});

describe('blogs of the other editions', () => {
  it('are those on competition law, and those on patents, copyright and trade marks with a total (TL-002, TL-003, API-067, API-068, OP-130)', async () => {
    await server.temporary.import({ editions: ['KIPL', 'KCL'] });
    const ip = await server.call(getHomePageBlogs, { host: 'kipl.localhost' });
    expect(Object.keys(ip).toSorted()).toEqual(['copyRightBlog', 'patentBlog', 'total', 'tradeMarkBlog']);
    expect(ip.patentBlog).toMatchObject([{ id: 'outside', url: 'https://example.org/a?b=c', isOutside: true }]);
    expect([ip.total, ip.copyRightBlog, ip.tradeMarkBlog]).toEqual([1, [], []]);
    const competition = await server.call(getHomePageBlogs, { host: 'kcl.localhost' });
    expect(competition).toEqual({ competitionLawBlogs: [], total: 0 });
  });
});

describe('featured titles', () => {
  it('are those that say so, in their order, with a cover of our own; counts are those of the pages (TL-007, API-073, ENT-038, OP-131)', async () => {
    const { books, journals, bookCount, journalCount } = await server.call(getHomeFeaturedContent, { headers: reader });
    expect(books.map(({ id }) => id)).toEqual(['moorings', 'quays']);
    expect(books[1]).toEqual({
      id: 'quays',
      title: 'The quays',
      author: 'Ingrid Solheim',
      imageUrl: expect.stringMatching(/^\/apiv2\/document\/cover\/quays\.svg\?v=\d+$/u),
      url: '/document/quays',
      type: 'Book',
      year: '2019',
    });
    // Nothing says so among the journals: the newest stand in.
    expect(journals.map(({ id }) => id)).toEqual(['journal']);
    const count = async (endpoint: string) => (await server.search({}, { endpoint, headers: reader })).total;
    expect([bookCount, journalCount]).toEqual([await count('books'), await count('journals')]);
    expect([bookCount, journalCount]).toEqual([3, 1]);
    const cover = await server.app.inject({
      url: books[1]?.imageUrl ?? '',
      headers: { host: 'ka.localhost', ...reader },
    });
    expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  it('are chosen by an editorial of the day before all, and only open ones (OP-131)', async () => {
    const editorial = (id: string, days: string, publications: string) =>
      `- kind: editorial\n  id: ${id}\n  slot: featured\n  title: Chosen\n  publications: [${publications}]\n${days}`;
    server.temporary.write(
      'editorials.yaml',
      [
        editorial('now', '  from: 2026-01-01\n', 'plain, journal, nobody'),
        editorial('over', '  from: 2020-01-01\n  to: 2020-12-31\n', 'quays'),
        editorial('to-come', '  from: 2999-01-01\n', 'quays'),
      ].join('\n'),
    );
    await server.temporary.import();
    const featured = await server.call(getHomeFeaturedContent, { headers: reader });
    expect(featured.books.map(({ id }) => id)).toEqual(['plain']);
    expect(featured.journals.map(({ id }) => id)).toEqual(['journal']);
    expect((await server.refuse(getHomeFeaturedContent, { headers: await createReader('reduced') })).status).toBe(403);
  });

  it('have tables of contents that say what they belong to (TL-008, API-074, ENT-039, OP-03)', async () => {
    const ask = (tocIds: string[]) => server.call(getBookTocs, { query: { tocIds }, headers: reader });
    expect(await ask(['quay-1', 'nobody', 'quays'])).toEqual(
      ['quay-1', 'quays'].map((id) => ({
        Id: id,
        BookId: 'quays',
        Title: 'The quays',
        CoverImage: expect.stringMatching(/^\/apiv2\/document\/cover\/quays\.svg/u),
        Authors: ['Ingrid Solheim'],
        Year: '2019',
      })),
    );
    expect(await server.call(getBookTocs, { headers: reader })).toEqual([]);
  });
});

describe('since the last visit', () => {
  const look = (headers = reader, from = '127.0.0.1') => server.call(getSinceLastVisit, { headers, from });
  /** The account was here years ago, when the library was as it is now. */
  async function wasHere(name: string, headers: Headers): Promise<void> {
    const account = await server.people.accounts.findAccountByUsername(name);
    const { corpusVersion } = await server.search({}, { headers });
    const owner = { account: account?.id ?? '', edition: 'KA' as const };
    await server.people.customizations.noteVisit(owner, '2020-01-01', { at: new Date().toISOString(), corpusVersion });
  }

  it('nothing is new at the first visit; then what came into the library since, by its version', async () => {
    expect(await look()).toMatchObject({ isPersonal: true, since: null, documents: { total: 0 } });
    const other = await createReader();
    await wasHere(`reader-${others}`, other);
    server.temporary.write(
      'new.jsonl',
      jsonLines(
        { id: 'new-1', title: 'A new award', type: 'Award', text: 'New.' },
        { id: 'new-closed', title: 'Closed', type: 'Award', subscriptions: ['YB'], summary: SECRET, text: SECRET },
      ),
    );
    await server.temporary.import();
    for (let time = 0; time < 2; time += 1) {
      const { since, documents } = await look(other);
      expect(since).not.toBeNull();
      expect(documents).toMatchObject({ total: 1, isExact: true, hits: [{ id: 'new-1', title: 'A new award' }] });
      expect(JSON.stringify(documents)).not.toContain(SECRET);
    }
    expect(await look()).toMatchObject({ since: null });
  });

  it('alerts come with what is new of each, and favorites that say something else than when they were read', async () => {
    const alert = { title: 'Quays', endpoint: 'documentSearch', query: { q: 'quay' }, url: '/search?q=quay' } as const;
    await server.call(createSearchAlert, { body: alert, headers: reader });
    const favorites = ['p0', 'p1'].map((contentId) => ({ informationType: 'Document' as const, contentId }));
    await server.call(addFavorites, { body: { favorites }, headers: reader });
    expect(await look()).toMatchObject({
      alerts: { total: 1, listed: [{ title: 'Quays', newCount: 0 }] },
      favorites: { total: 0, changed: [] },
    });
    server.temporary.write('p0.md', `${post('p0', 'arbitration', '2026-01-05')}\nAnother sentence.\n`);
    server.temporary.write('quay-2.md', '---\nid: quay-2\ntitle: Two quays\n---\n\nA quay.\n');
    await server.temporary.import();
    expect(await look()).toMatchObject({
      alerts: { listed: [{ newCount: 1 }] },
      favorites: { total: 1, changed: [{ id: 'p0', url: '/document/p0', type: 'Blog post' }] },
    });
    await server.call(getDocument, { query: { id: 'p0' }, headers: reader });
    expect(await look()).toMatchObject({ favorites: { total: 0 } });
    expect(await look(await createReader())).toMatchObject({ alerts: { total: 0 }, favorites: { total: 0 } });
  });

  it('a visitor by address has nothing of anybody there, nobody without a subscription is answered', async () => {
    expect(await look(visitor.headers, visitor.from)).toMatchObject({
      isPersonal: false,
      since: null,
      documents: { total: 0 },
    });
    expect((await server.refuse(getSinceLastVisit, stranger)).status).toBe(401);
  });
});
