import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countNewOfSearches, lookAtFavoriteSearch } from '#contract/favorite-searches.ts';
import { addFavorites, getFavorites } from '#contract/favorites.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();

type Headers = Readonly<Record<string, string>>;

const SECRET = 'xylograph';
const OLD = { id: 'old', title: 'An old award', type: 'Award', text: 'The seat decides.' };
const OTHER = { id: 'other', title: 'Another', type: 'Award', text: 'Costs follow.' };
const CHANGED = { ...OLD, text: 'The seat decides, they say.' };
const NEW = { id: 'new', title: 'A new award', type: 'Award', text: 'The seat decides again.' };
const CLOSED = {
  id: 'closed',
  title: 'A closed award',
  type: 'Award',
  subscriptions: ['YB'],
  summary: SECRET,
  text: `The seat and the ${SECRET}.`,
};

let reader: Headers;
let colleague: Headers;
let seat: string;
let costs: string;
let broken: string;

async function createReader(username: string): Promise<Headers> {
  await server.people.accounts.createAccount({ username, name: username, email: null, institution: 'court' });
  return (await signIn(server.people, username)).headers;
}

async function keep(title: string, url: string): Promise<string> {
  const body = { favorites: [{ informationType: 'Search' as const, title, url }] };
  return (await server.call(addFavorites, { body, headers: reader })).favorites[0]?.id ?? '';
}

const put = async (...documents: readonly object[]) => {
  server.temporary.write('documents.jsonl', jsonLines(...documents));
  expect((await server.temporary.import()).refused).toEqual([]);
};
const count = async (ids: readonly string[], headers = reader) =>
  (await server.call(countNewOfSearches, { body: { ids: [...ids] }, headers })).searches;
const look = (id: string) => server.call(lookAtFavoriteSearch, { body: { id }, headers: reader });

beforeAll(async () => {
  await server.open();
  const { accounts } = server.people;
  await accounts.saveInstitution({ id: 'court', name: 'A court', customerNo: 'C-1', contact: null, demo: false });
  const contract = { institution: 'court', code: 'KA', from: '2020-01-01', to: null, suspended: false } as const;
  await accounts.saveContract({ ...contract, edition: 'KA' });
  await put(OLD, OTHER);
  [reader, colleague] = [await createReader('reader'), await createReader('colleague')];
  seat = await keep('Seat', '/search?q=seat');
  costs = await keep('Costs', '/awards?q=costs');
  broken = await keep('No search', '/alerts?x=1');
});

afterAll(() => server.close());

describe('a search among the favorites', () => {
  it('has nothing new when it is kept, and its whole state is what is asked', async () => {
    expect(await count([seat, costs, broken])).toMatchObject([
      { id: seat, newCount: 0, isExact: true, trouble: null, since: expect.stringMatching(/Z$/u) },
      { id: costs, newCount: 0 },
      { id: broken, newCount: null, trouble: 'Its address is none of a search of this edition.' },
    ]);
    const rows = (await server.call(getFavorites, { body: {}, headers: reader })).favorites;
    expect(rows.map(({ title, url, type }) => [title, url, type])).toEqual([
      ['No search', '/alerts?x=1', 'Search'],
      ['Costs', '/awards?q=costs', 'Awards'],
      ['Seat', '/search?q=seat', 'Search'],
    ]);
  });

  it('says what was added since its reader last looked, and never what merely changed', async () => {
    await put(CHANGED, OTHER, NEW);
    expect((await count([seat, costs])).map(({ newCount }) => newCount)).toEqual([1, 0]);
    expect(await look(seat)).toMatchObject({
      search: { id: seat, newCount: 0 },
      matches: { total: 1, isExact: true, hits: [{ id: 'new', title: NEW.title, url: '/document/new', isOpen: true }] },
      isSeen: false,
    });
    expect((await count([seat])).map(({ newCount }) => newCount)).toEqual([0]);
    expect(await look(seat)).toMatchObject({ matches: { total: 1, hits: [{ id: 'new' }] }, isSeen: true });
  });

  it('tells of a closed document its title alone, and counts what alerts count (OP-169)', async () => {
    await put(CHANGED, OTHER, NEW, CLOSED);
    const answer = await look(seat);
    expect(JSON.stringify(answer)).not.toContain(SECRET);
    expect(answer.matches.hits.map(({ id }) => id)).not.toContain('closed');
  });

  it('is nobody else’s: other accounts neither count nor look, nor does a visitor by address (SH-029)', async () => {
    expect(await count([seat], colleague)).toEqual([]);
    expect(await server.refuse(lookAtFavoriteSearch, { body: { id: seat }, headers: colleague })).toMatchObject({
      code: 'favorite-not-found',
    });
    expect(await server.refuse(lookAtFavoriteSearch, { body: { id: broken }, headers: reader })).toMatchObject({
      code: 'favorite-not-found',
    });
  });
});
