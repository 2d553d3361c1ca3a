import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateNewsPublicationTitle } from '#contract/customization.ts';
import { findNews, listNewsPublications, NEWS_FILTER_LIMIT, type NewsQuery } from '#contract/news.ts';
import { subtractMonths } from '#domain/search/period.ts';
import { EDITIONS } from '#editions/editions.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { visitByAddress, type Asker } from '#tests/support/visit-by-address.ts';

const server = new TestServer();

type Headers = Readonly<Record<string, string>>;

const SECRET = 'xylograph';
const TODAY = new Date().toISOString().slice(0, 10);
/** More publications than the filter lists where nothing is said. */
const OTHERS = Array.from({ length: NEWS_FILTER_LIMIT + 1 }, (_, index) => `Gazette ${String(index).padStart(2, '0')}`);

const item = (id: string, publication: string, day: string, fields = '') =>
  `---\nid: ${id}\ntitle: Item ${id}\ntype: News\npublication: ${publication}\npublicationDate: ${day}\nsummary: About ${id}.\n${fields}---\n\nText.\n`;

let reader: Headers;
let others = 0;

async function createReader(): Promise<Headers> {
  others += 1;
  const username = `reader-${others}`;
  await server.people.accounts.createAccount({ username, name: username, email: null, institution: 'court' });
  return (await signIn(server.people, username)).headers;
}

const find = (body: NewsQuery = {}, asker: Partial<Asker> = { headers: reader }) =>
  server.call(findNews, { body, ...asker });
const ids = async (body?: NewsQuery) => (await find(body)).hits.map(({ id }) => id);
const of = (...filterItems: string[]) => [{ id: 'publicationtitle', filterItems }];

beforeAll(async () => {
  await server.open();
  const { accounts } = server.people;
  await accounts.saveInstitution({ id: 'court', name: 'A court', customerNo: 'C-1', contact: null, demo: false });
  const contract = { institution: 'court', code: 'KA', from: '2020-01-01', to: null, suspended: false } as const;
  await accounts.saveContract({ ...contract, edition: 'KA' });
  await accounts.saveRange({ institution: 'court', range: '203.0.113.0/24' });
  const { temporary } = server;
  const sources = ['Harbour Letter', 'The Quay', ...OTHERS];
  const yaml = (title: string, index: number) =>
    `- kind: publication\n  id: s${index}\n  type: Newsletter\n  title: ${title}\n`;
  temporary.write('sources.yaml', sources.map(yaml).join('\n'));
  temporary.write('a.md', item('a', 's0', subtractMonths(TODAY, 1)));
  temporary.write('b.md', item('b', 's1', subtractMonths(TODAY, 2)));
  temporary.write('c.md', item('c', 's0', subtractMonths(TODAY, 7)));
  temporary.write('old.md', item('old', 's0', subtractMonths(TODAY, 160)));
  temporary.write('ancient.md', item('ancient', 's0', '2001-01-01'));
  temporary.write('later.md', item('later', 's0', '2999-01-01'));
  temporary.write('secret.md', item('secret', 's1', TODAY, `subscriptions: [YB]\nkeywords: [${SECRET}]\n`));
  for (const [index] of OTHERS.entries())
    temporary.write(`g${index}.md`, item(`g${index}`, `s${index + 2}`, '2010-05-05'));
  temporary.write(
    'award.md',
    '---\nid: award\ntitle: No news\ntype: Award\npublicationDate: 2020-01-01\n---\n\nText.\n',
  );
  expect((await temporary.import()).refused).toEqual([]);
});

beforeEach(async () => {
  reader = await createReader();
});

afterAll(() => server.close());

describe('news', () => {
  it('comes the newest first with its publication, day and summary, up to today, by ten (TL-011, API-069, OP-88)', async () => {
    const { hits, total, totalHits, resultsPerPage } = await find();
    expect(hits[0]).toEqual({
      id: 'a',
      title: 'Item a',
      publicationTitle: 'Harbour Letter',
      publicationDate: subtractMonths(TODAY, 1),
      summary: 'About a.',
      url: '/document/a',
      jurisdictions: [],
      topics: [],
    });
    expect([hits.length, total, totalHits, resultsPerPage]).toEqual([10, 5 + OTHERS.length, 5 + OTHERS.length, 10]);
    expect(await ids({ start: 4, resultsPerPage: 1 })).toHaveLength(1);
    expect(await ids({ resultsPerPage: 3 })).toEqual(['a', 'b', 'c']);
    const all = JSON.stringify(await find({ resultsPerPage: 100 }));
    for (const hidden of ['later', 'secret', SECRET, 'award']) expect(all).not.toContain(hidden);
  });

  it('takes dates dd-mm-yyyy, inclusive, and the periods of lists to read: -1 is all time, 0 the days given (SR-133, SR-136, SR-138, API-069)', async () => {
    const wire = (months: number) => subtractMonths(TODAY, months).split('-').reverse().join('-');
    const home = { datePeriod: 0, dateType: 'published' as const, dateTo: wire(0) };
    // The home pages: two months, and a hundred and sixty, by the calendar (CON-027, CON-028, TL-005, OP-132).
    expect(await ids({ ...home, dateFrom: wire(2) })).toEqual(['a', 'b']);
    expect(await ids({ ...home, dateFrom: wire(160) })).toEqual(['a', 'b', 'c', 'old']);
    expect(await ids({ dateFrom: wire(7), dateTo: wire(2) })).toEqual(['b', 'c']);
    expect(await ids({ dateFrom: wire(2), dateTo: '01-01-3000' })).toEqual(['a', 'b']);
    expect((await find({ datePeriod: -1 })).total).toBe(5 + OTHERS.length);
    for (const [datePeriod, found] of [
      [3, 2],
      [6, 2],
      [12, 3],
      [24, 3],
      [36, 3],
      [60, 3],
    ] as const) {
      expect([datePeriod, (await find({ datePeriod })).total]).toEqual([datePeriod, found]);
    }
    const refusal = await server.refuse(findNews, { body: { datePeriod: 2 }, headers: reader });
    expect(refusal.status).toBe(422);
    expect(JSON.stringify(refusal)).toContain('"-1","3","6","12","24","36","60","0"');
    expect((await server.refuse(findNews, { body: { dateFrom: '2026-02-30' }, headers: reader })).status).toBe(422);
  });

  it('is of the publications chosen; an empty list means all, unknown titles are left aside (API-070, OP-132)', async () => {
    expect(await ids({ filters: of('The Quay') })).toEqual(['b']);
    expect(await ids({ filters: of('The Quay', 'Nobody’s') })).toEqual(['b']);
    expect(await ids({ filters: of('Harbour Letter', 'The Quay'), datePeriod: 12 })).toEqual(['a', 'b', 'c']);
    expect((await find({ filters: of() })).total).toBe((await find({ filters: of('Nobody’s') })).total);
    expect(
      (
        await find({
          filters: [{ id: 'publicationtitle', filterItems: ['Harbour Letter', 'The Quay'], andOrValue: 'and' }],
        })
      ).total,
    ).toBe(0);
  });

  it('lists ten publications of its filter, more where that is asked, those that contain or begin with a text (CON-029, API-070)', async () => {
    const filterOf = async (filter: Omit<NonNullable<NewsQuery['filters']>[number], 'id'>) =>
      (await find({ filters: [{ id: 'publicationtitle', ...filter }] })).filters[0];
    const usual = await filterOf({});
    expect([NEWS_FILTER_LIMIT, usual?.filterItems.length, usual?.hasMoreFilterItems]).toEqual([10, 10, true]);
    expect(usual?.filterItems[0]).toEqual({ name: 'Harbour Letter', count: 4, checked: false });
    expect((await filterOf({ limit: 100 }))?.filterItems).toHaveLength(2 + OTHERS.length);
    expect((await filterOf({ limit: 2 + OTHERS.length }))?.hasMoreFilterItems).toBe(false);
    expect((await filterOf({ contains: 'ETTER' }))?.filterItems.map(({ name }) => name)).toEqual(['Harbour Letter']);
    expect((await filterOf({ prefix: 'the' }))?.filterItems.map(({ name }) => name)).toEqual(['The Quay']);
    expect((await filterOf({ filterItems: ['The Quay'] }))?.filterItems.find(({ checked }) => checked)).toEqual({
      name: 'The Quay',
      count: 1,
      checked: true,
    });
  });

  it('has sources that are publications of type Newsletter, each with what the reader may open (TL-013, OP-132)', async () => {
    const { publications } = await server.call(listNewsPublications, { headers: reader });
    expect(publications.map(({ title }) => title)).toEqual([...OTHERS, 'Harbour Letter', 'The Quay']);
    expect(publications.at(-1)).toEqual({ id: 's1', title: 'The Quay', description: null, count: 1 });
  });

  it('on the home page is of what the account follows, on every device; other accounts and visitors have all (TL-013, API-078)', async () => {
    const follow = (newsPublications: string[]) =>
      server.call(updateNewsPublicationTitle, { body: { newsPublications }, headers: reader });
    const followed = async (asker?: Partial<Asker>) => (await find({ followed: true }, asker)).total;
    expect(await followed()).toBe(5 + OTHERS.length);
    expect((await follow(['The Quay', 'Nobody’s'])).newsPublications).toEqual(['The Quay']);
    expect(await followed()).toBe(1);
    expect(await followed({ headers: await createReader() })).toBe(5 + OTHERS.length);
    expect(await followed(await visitByAddress(server, '203.0.113.7'))).toBe(5 + OTHERS.length);
    await follow([]);
    expect(await followed()).toBe(5 + OTHERS.length);
  });

  it('is for subscribers: nobody else is answered', async () => {
    const stranger = await visitByAddress(server, '198.51.100.1');
    expect((await server.refuse(findNews, { body: {}, ...stranger })).status).toBe(401);
    expect((await server.refuse(listNewsPublications, stranger)).status).toBe(401);
  });
});

describe('the months of news on the home pages', () => {
  it('are 160 for competition, 2 for intellectual property and 2 for arbitration (CON-027, CON-028, TL-005, OP-86)', () => {
    const months = Object.values(EDITIONS).map(({ id, home }) => [id, home.newsMonths]);
    expect(Object.fromEntries(months)).toEqual({ KA: 2, KIPL: 2, KCL: 160 });
  });
});
