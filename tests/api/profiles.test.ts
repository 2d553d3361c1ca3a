import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProfile, listProfileCases, suggestProfiles, type Profile } from '#contract/profiles.ts';
import { filter, search, type SearchQuery } from '#contract/search.ts';
import { getHistory } from '#contract/history.ts';
import type { CaseRecord } from '#domain/records/case-record.ts';
import { nameOfPerson } from '#domain/records/person.ts';
import { assessRelationships } from '#contract/relations.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readDemoCasts, type DemoCasts } from '#tests/support/demo-casts.ts';
import { runPandect } from '#tests/support/command-line.ts';

const server = new TestServer();
let casts: DemoCasts;

beforeAll(async () => {
  casts = await readDemoCasts();
  await server.loadDemo(['KA', 'KIPL']);
  await server.open();
});

afterAll(() => server.close());

/** Somebody with many cases, arbitrator in all of them. */
const LANDIVAR = 'mauricio-landivar-ponce';
/** Closed to everybody but holders of Practice Plus. */
const isClosed = ({ subscriptions = [] }: CaseRecord) => subscriptions.length > 0;

const as = async (username: string) => ({
  headers: { host: 'ka.localhost', ...(await server.signIn(username)).headers },
});
const get = async (id: string, username = 'kapp') => server.call(getProfile, { path: { id }, ...(await as(username)) });
const cases = async (id: string, body: object, username = 'kapp') =>
  server.call(listProfileCases, { path: { id }, body, ...(await as(username)) });
const find = (query: SearchQuery, username = 'kapp') =>
  as(username).then((who) =>
    server.call(search, { path: { endpoint: 'ArbitratorSearch' }, body: { mode: 'PROFILES', ...query }, ...who }),
  );

/** Cases in which somebody took part, by the files alone. */
const casesOf = (person: string, isOpen: (record: CaseRecord) => boolean = () => true) =>
  casts.cases.filter(
    (one) => isOpen(one) && casts.parts.some((part) => part.person === person && part.case === one.id),
  );

describe('the search of profiles', () => {
  it('answers previews whose numbers are those of the files of cases, for whoever may open them (API-019, ENT-040)', async () => {
    for (const [username, isOpen] of [
      ['kapp', () => true],
      ['ka', (record: CaseRecord) => !isClosed(record)],
    ] as const) {
      const { hits, total } = await find({ resultsPerPage: 100 }, username);
      expect(total).toBe(casts.people.length);
      for (const { profile, url } of hits) {
        const person = casts.people.find(({ id }) => id === profile?.profileId)!;
        const own = casesOf(person.id!, isOpen);
        const sat = own.filter(({ id }) =>
          casts.parts.some((part) => part.case === id && part.person === person.id && part.role === 'arbitrator'),
        );
        const papers = sat.flatMap(({ proceedings }) => proceedings.flatMap(({ documents }) => documents));
        expect(profile, person.id).toMatchObject({
          fullName: nameOfPerson(person),
          hasProfile: person.biography !== undefined,
          numberOfCases: own.length,
          numberOfAwards: new Set(papers.map(({ id }) => id)).size,
          url,
        });
      }
    }
  });

  it('answers every field of a preview: the entry as its file has it, lists with what the cases add, works counted (ENT-040, OP-135)', async () => {
    const { hits } = await find({ q: 'Katzbrunner AND Elbe' });
    const person = casts.people.find(({ id }) => id === 'ka-person-042')!;
    const own = casesOf('ka-person-042');
    const { publications } = await get('ka-person-042');
    expect(hits).toHaveLength(1);
    const { id, profile } = hits[0]!;
    expect(id).toBe(person.id);
    expect(profile).toMatchObject({
      profileId: person.id,
      slug: 'ilse-katzbrunner',
      firstName: person.firstName,
      lastName: person.lastName,
      profileImageUrl: null,
      nationalities: ['Germany'],
      languagesOfProceedings: expect.arrayContaining(['German', 'English', 'Danish']),
      roles: expect.arrayContaining(['Arbitrator']),
      sectors: expect.arrayContaining(['Energy', 'Pharmaceuticals', 'Construction']),
      caseTypes: expect.arrayContaining(['Commercial', ...own.flatMap(({ type }) => type ?? [])]),
      institutions: expect.arrayContaining(own.flatMap(({ institutionLong }) => institutionLong ?? [])),
      applicableRules: expect.arrayContaining(['DIS Rules 2018', 'ICC Rules 2017']),
      applicableLaws: expect.arrayContaining(['Danish law']),
      nominatingFirms: expect.any(Array),
      numberOfPublications: publications.length,
    });
    expect(profile!.nominatingFirms).toEqual(
      expect.arrayContaining([
        ...countNaively(person.id!, (mine, other) =>
          mine.side !== undefined && other.role === 'counsel' && other.side === mine.side ? other.firm : undefined,
        ).keys(),
      ]),
    );
  });

  it('takes words, words of the title, dates, pages by number and by start, and whether passages are wanted (API-019)', async () => {
    const all = await find({ resultsPerPage: 100 });
    const byTitle = await find({ qTitle: 'Solheim' });
    expect(byTitle.hits.map(({ title }) => title)).toEqual(['Ingrid Solheim']);
    expect((await find({ q: 'Solheim', resultsPerPage: 100 })).total).toBeGreaterThanOrEqual(byTitle.total);
    const [second, third] = [await find({ start: 15 }), await find({ start: 30, resultsPerPage: 7 })];
    expect(second.hits.map(({ id }) => id)).toEqual(all.hits.slice(15, 30).map(({ id }) => id));
    expect(third.hits.map(({ id }) => id)).toEqual(all.hits.slice(30, 37).map(({ id }) => id));
    expect((await find({ q: 'energy', excerpt: false })).hits[0]?.excerpt).toEqual([]);
    expect((await find({ dateType: 'added', dateTo: '01-01-1990', datePeriod: -1 })).total).toBe(0);
    expect((await find({ dateType: 'added', dateFrom: '01-01-1990', datePeriod: -1 })).total).toBe(all.total);
  });

  it('sorts by full name from A, and by anything else from the most down, whatever is asked (TL-019, TL-020)', async () => {
    const byName = await find({ sortBy: 'Fullname', resultsPerPage: 100 });
    expect(byName.sortOrder).toBe('asc');
    expect(byName.hits.map(({ title }) => title)).toEqual(
      (await find({ resultsPerPage: 100 })).hits.map(({ title }) => title),
    );
    for (const [sortBy, number] of [
      ['cases', 'numberOfCases'],
      ['awards', 'numberOfAwards'],
      ['publications', 'numberOfPublications'],
    ] as const) {
      const { hits, sortOrder } = await find({ sortBy, sortOrder: 'asc', resultsPerPage: 100 });
      const numbers = hits.map(({ profile }) => profile![number]);
      expect(sortOrder).toBe('desc');
      expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
      expect(numbers.length).toBe(casts.people.length);
    }
  });

  it('filters by what people did in cases, beside what their entries say, and every count is what it leads to (TL-017, TL-018)', async () => {
    const filters = await server.call(filter, {
      path: { endpoint: 'arbitratorSearch' },
      body: { mode: 'profiles', filters: [{ id: 'institution', limit: 100 }] },
    });
    // Nobody's entry says it; the casts of the cases do.
    expect(filters.find(({ id }) => id === 'institution')?.filterItems.map(({ name }) => name)).toContain(
      'German Arbitration Institute',
    );
    for (const { id, filterItems } of filters) {
      for (const { id: value, count } of filterItems.slice(0, 4)) {
        const { total } = await find({ filters: [{ id, filterItems: [value] }] });
        expect(total, `${id}: ${value}`).toBe(count);
      }
    }
    const dis = await find({
      filters: [{ id: 'institution', filterItems: ['German Arbitration Institute'] }],
      resultsPerPage: 100,
    });
    const named = casts.cases.filter(({ institution }) => institution === 'DIS').map(({ id }) => id);
    const took = new Set(casts.parts.filter((part) => named.includes(part.case)).map(({ person }) => person));
    const stated = casts.people.filter(({ meta }) =>
      (meta['institutions'] as string[] | undefined)?.includes('German Arbitration Institute'),
    );
    expect(dis.total).toBe(new Set([...took, ...stated.map(({ id }) => id)]).size);
  });

  it('finds words, filters and sorts them together, and pages without a gap', async () => {
    const all = await find({ q: 'energy', sortBy: 'cases', resultsPerPage: 100 });
    const first = await find({ q: 'energy', sortBy: 'cases', resultsPerPage: 2 });
    const second = await find({ q: 'energy', sortBy: 'cases', resultsPerPage: 2, start: 2 });
    expect(all.total).toBeGreaterThan(3);
    expect([...first.hits, ...second.hits].map(({ id }) => id)).toEqual(all.hits.slice(0, 4).map(({ id }) => id));
    expect(first.hits[0]?.excerpt.length).toBeGreaterThan(0);
  });

  it('suggests people by the beginnings of their names and tells namesakes apart (API-081, OP-135)', async () => {
    const suggest = (query: string) => server.call(suggestProfiles, { query: { query } });
    const { suggestions, total } = await suggest('penh');
    expect(total).toBe(2);
    expect(suggestions.map(({ text }) => text)).toEqual([
      expect.stringContaining('Lantern Yard'),
      'Gareth Penhallow (Ashgrove Tellier LLP, since 2016)',
    ]);
    expect((await suggest('landivar mau')).suggestions).toMatchObject([{ url: `/profile-navigator/${LANDIVAR}` }]);
    expect(await suggest('pe')).toEqual({ suggestions: [], total: 0 });
    const foreign = await server.refuse(suggestProfiles, { query: { query: 'penh' }, host: 'kipl.localhost' });
    expect(foreign.status).toBe(404);
  });
});

describe('a profile', () => {
  it('is the same page by slug, by id and in capitals, and its address is first and last name (TL-021, TL-024, TL-025, API-082, ENT-041)', async () => {
    const profile = await get(LANDIVAR);
    expect(profile).toMatchObject({
      slug: LANDIVAR,
      url: `/profile-navigator/${LANDIVAR}`,
      fullName: 'Mauricio Landívar Ponce',
    });
    const table = await cases(LANDIVAR, {});
    expect(profile).toMatchObject({ totalCasesHits: table.totalCasesHits, filters: table.filters, cases: table.cases });
    expect(profile.filters.length).toBeGreaterThan(3);
    expect(await get('KA-PERSON-019')).toEqual(profile);
    expect(await get(LANDIVAR.toUpperCase())).toEqual(profile);
    expect(profile.lastModified).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    expect((await server.refuse(getProfile, { path: { id: 'nobody' } })).status).toBe(404);
    const elsewhere = { path: { id: LANDIVAR }, host: 'kipl.localhost' };
    expect((await server.refuse(getProfile, elsewhere)).status).toBe(404);
  });

  it('has a biography with its source, its date and what is self-reported; namesakes lead to each other (TL-026, OP-136)', async () => {
    const profile = await get('daniel-oyelaran-finch');
    expect(profile.biography).toMatchObject({
      source: expect.stringContaining('Directory'),
      asOf: '2026-02',
      selfReported: expect.arrayContaining(['biography', 'memberships']),
    });
    expect(profile.namesakes).toEqual([
      {
        fullName: 'Daniel Oyelaran-Finch',
        url: '/profile-navigator/daniel-oyelaran-finch-2',
        about: 'Meridian Programme Analysis, since 2011',
      },
    ]);
    const unknown = await get('oskar-lindeblad');
    expect(unknown).toMatchObject({ hasProfile: false, biography: null });
    expect(unknown.cases.length).toBeGreaterThan(0);
    // Of the two rules, one stands in a case and one in the entry alone.
    const { applicableRules } = (await get('ka-person-042')).facts;
    expect(applicableRules).toContainEqual({ value: 'ICC Rules 2017', isSelfReported: false });
    expect(applicableRules).toContainEqual({ value: 'DIS Rules 2018', isSelfReported: true });
  });

  it('counts nothing that its table of cases does not show: every number leads to exactly the cases behind it (TL-022, OP-135)', async () => {
    let followed = 0;
    // Every third: the rule is one for all of them.
    for (const { id } of casts.people.filter((_, at) => at % 3 === 0)) {
      const profile = await get(id!);
      expect(profile.totalCasesHits).toBe(profile.numberOfCases);
      for (const { id: facet, items } of profile.statistics) {
        for (const { id: value, count, percent, cases: few } of items) {
          if (count === 0) continue;
          const shown = await listAll(id!, [{ id: facet, filterItems: [value] }]);
          expect(shown.length, `${id} ${facet} ${value}`).toBe(count);
          expect(percent === null, `${id} ${facet} ${value}`).toBe(count < 5);
          if (count < 5) expect(few.map(({ url }) => url).toSorted()).toEqual(shown.map(({ url }) => url).toSorted());
          followed += 1;
        }
      }
    }
    expect(followed).toBeGreaterThan(200);
  });

  it('counts who sat with whom, and whom a firm named, as the files say', async () => {
    for (const { id } of casts.people.slice(0, 24)) {
      const { statistics } = await get(id!);
      const counts = (facet: string) =>
        new Map(statistics.find((one) => one.id === facet)?.items.map((item) => [item.id, item.count]));
      expect(counts('satwith')).toEqual(
        countNaively(id!, (_mine, other) =>
          other.role === 'arbitrator' && other.person !== id ? other.person : undefined,
        ),
      );
      expect(counts('namedbyfirm')).toEqual(
        countNaively(id!, (mine, other) =>
          mine.side !== undefined && other.role === 'counsel' && other.side === mine.side ? other.firm : undefined,
        ),
      );
    }
  });

  it('of at least ten people say what they wrote in the library (OP-135)', async () => {
    const written: string[] = [];
    for (const { id } of casts.people) {
      const { publications, fullName } = await get(id!);
      if (publications.length > 0) written.push(fullName);
    }
    expect(written.length).toBeGreaterThanOrEqual(10);
    expect(written).toContain('Radu Petrovan');
  });

  it('counts who sat with whom as the relationship of that kind does (TL-022, OP-137)', async () => {
    for (const { id } of casts.people.slice(0, 12)) {
      const { statistics, fullName } = await get(id!);
      const sat = statistics.find((one) => one.id === 'satwith')?.items ?? [];
      const { hits, totalHits } = await server.call(assessRelationships, {
        body: {
          relationshipOne: { name: fullName, relType: 0, slug: id! },
          relationshipTypeSelection: ['same-tribunal'],
          searchQuery: { resultsPerPage: 100 },
        },
      });
      expect(totalHits).toBeLessThanOrEqual(100);
      const cases = hits.filter(({ caseId }) => caseId !== null);
      const partners = Map.groupBy(cases, ({ partner }) => partner.slug);
      const related = [...partners].map(([slug, own]) => [slug, new Set(own.map(({ caseId }) => caseId)).size]);
      expect(new Map(sat.map((item) => [item.id, item.count])), fullName).toEqual(
        new Map(related as [string, number][]),
      );
    }
  });

  it('says that its figures touch demo cases, of which library and day (acceptance of statistics)', async () => {
    const { counted } = await get(LANDIVAR);
    expect(counted.demoCases).toBe(0);
    expect(counted.cases).toBe(casesOf('ka-person-019').length);
    expect(counted.corpusVersion).toBeGreaterThan(0);
    expect(counted.date).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  });

  it('that is opened enters the history of its reader (OP-133)', async () => {
    const asked = await as('default');
    await server.call(getProfile, { path: { id: 'amara-okonkwo-reyes' }, ...asked });
    const { histories } = await server.call(getHistory, asked);
    expect(histories[0]).toMatchObject({ title: 'Amara Okonkwo-Reyes', type: 'Arbitrator profile' });
  });
});

describe('the table of cases', () => {
  it('has five rows on a page, each with part, source and date (TL-022, CON-020, API-083)', async () => {
    const first = await cases(LANDIVAR, {});
    expect(first).toMatchObject({ start: 0, resultsPerPage: 5, totalCasesHits: casesOf('ka-person-019').length });
    expect(first.cases).toHaveLength(5);
    const second = await cases(LANDIVAR, { page: 2 });
    expect(second.start).toBe(5);
    const ids = [...first.cases, ...second.cases].map(({ caseId }) => caseId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { source, parts } of first.cases) {
      expect(source.date).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
      expect(parts.length).toBeGreaterThan(0);
    }
  });

  it('is locked beyond its first page for the arbitration subscription, with a reason, in every way of asking (SH-120, OP-10)', async () => {
    expect((await get(LANDIVAR, 'ka')).isLocked).toBe(true);
    expect((await cases(LANDIVAR, {}, 'ka')).cases).toHaveLength(5);
    for (const body of [
      { page: 2 },
      { start: 1 },
      { start: 5 },
      { resultsPerPage: 6 },
      { page: 2, resultsPerPage: 3 },
      { filters: [{ id: 'status', filterItems: ['Concluded'] }] },
    ]) {
      const refused = await server.refuse(listProfileCases, { path: { id: LANDIVAR }, body, ...(await as('ka')) });
      expect(refused.status, JSON.stringify(body)).toBe(403);
      expect(refused.details?.reason).toContain('Practice Plus');
    }
    expect((await get(LANDIVAR, 'kapp')).isLocked).toBe(false);
  });

  it('offers no filters and names no further cases where it is locked (OP-191)', async () => {
    const [locked, open] = [await get(LANDIVAR, 'ka'), await get(LANDIVAR, 'kapp')];
    const named = (profile: Profile) => profile.statistics.flatMap(({ items }) => items.flatMap((item) => item.cases));
    expect([locked.filters, named(locked)]).toEqual([[], []]);
    expect((await cases(LANDIVAR, {}, 'ka')).filters).toEqual([]);
    expect(open.filters.length).toBeGreaterThan(0);
    expect(named(open).length).toBeGreaterThan(0);
    const counts = (profile: Profile) => profile.statistics.flatMap(({ items }) => items.map(({ count }) => count));
    expect(counts(locked)).toEqual(counts(open));
  });

  it('tells of a closed case that it is there, its title, institution and number, and no role, date or filter of it (OP-138, OP-169)', async () => {
    const closed = casts.cases.filter(isClosed);
    expect(closed.length).toBeGreaterThan(0);
    for (const record of closed) {
      const people = new Set(casts.parts.filter((part) => part.case === record.id).map(({ person }) => person));
      for (const person of people) {
        const [profile, table] = [await get(person, 'ka'), await cases(person, {}, 'ka')];
        const count = casesOf(person, isClosed).length;
        expect(profile.closedCases, person).toEqual({ count, isExact: true });
        expect(table.closed).toContainEqual({ title: record.name, institution: record.institutionLong });
        const rest = JSON.stringify([
          { ...profile, closed: [] },
          { ...table, closed: [] },
        ]);
        for (const secret of [record.id!, record.name, record.caseNo, record.outcome!])
          expect(rest, person).not.toContain(secret);
        const open = new Set(casesOf(person, (one) => !isClosed(one)).map(({ id }) => id));
        expect(profile.numberOfCases).toBe(open.size);
      }
    }
  });

  it('refuses a filter that it does not have with those that it has', async () => {
    const refused = await server.refuse(listProfileCases, {
      path: { id: LANDIVAR },
      body: { filters: [{ id: 'colour', filterItems: ['red'] }] },
    });
    expect(refused.status).toBe(422);
    expect(refused.details?.allowed).toContain('satwith');
  });
});

it('A hidden person leaves search, suggestions, filters, pages and who sat with whom at once, and comes back (OP-136)', async () => {
  const pandect = (...args: readonly string[]) => runPandect(server.temporary.config.dataFolder, args);
  const id = 'ka-person-057';
  const [before, beside] = [await get(id), await get('ka-person-022')];
  const sat = (profile: Profile) =>
    profile.statistics.find((one) => one.id === 'satwith')?.items.map((item) => item.id) ?? [];
  expect(sat(beside)).toContain(id);
  await pandect('people', 'hide', id);
  expect((await server.refuse(getProfile, { path: { id } })).status).toBe(404);
  expect((await server.refuse(listProfileCases, { path: { id: before.slug }, body: {} })).status).toBe(404);
  expect((await server.call(suggestProfiles, { query: { query: 'sobotk' } })).total).toBe(0);
  expect((await find({ sortBy: 'cases', resultsPerPage: 100 })).hits.map((hit) => hit.id)).not.toContain(id);
  expect(sat(await get('ka-person-022'))).not.toContain(id);
  await pandect('people', 'show', id);
  expect(await get(id)).toMatchObject({ fullName: before.fullName, numberOfCases: before.numberOfCases });
});

async function listAll(id: string, filters: { id: string; filterItems: string[] }[]) {
  const { cases: rows, totalCasesHits } = await cases(id, { filters, resultsPerPage: 100 });
  expect(rows).toHaveLength(totalCasesHits);
  return rows;
}

type Part = DemoCasts['parts'][number];

/** Cases of somebody as an arbitrator by what another's part in the same proceeding says, by nested loops. */
function countNaively(person: string, read: (mine: Part, other: Part) => string | undefined): Map<string, number> {
  const found = new Map<string, Set<string>>();
  for (const mine of casts.parts) {
    if (mine.person !== person || mine.role !== 'arbitrator') continue;
    for (const other of casts.parts) {
      const value = other.proceeding === mine.proceeding ? read(mine, other) : undefined;
      if (value !== undefined) found.set(value, (found.get(value) ?? new Set()).add(mine.case));
    }
  }
  return new Map([...found].map(([value, own]) => [value, own.size]));
}
