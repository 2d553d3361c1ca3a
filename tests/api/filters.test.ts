import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDocument } from '#contract/document.ts';
import { filter, search, type FilterAnswer, type SearchAnswer, type SearchQuery } from '#contract/search.ts';
import { EDITIONS } from '#editions/editions.ts';
import { presentEdition } from '#server/http/present-edition.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readEditionView } from '#tests/support/read-edition-view.ts';

const server = new TestServer();

beforeAll(async () => {
  await server.loadDemo(['KA', 'KIPL', 'KCL']);
  server.temporary.write('cases/pending.yaml', 'id: pending\ncaseNo: C 1\ncaseName: A v. B\nstatus: Pending\n');
  await server.temporary.import();
  await server.open();
});

afterAll(() => server.close());

const DEFAULT = { path: { endpoint: 'documentSearch' } };

const find = (query: SearchQuery, endpoint = 'documentSearch', host = 'ka.localhost') =>
  server.search(query, { endpoint, host });

const listFilters = (body: SearchQuery, endpoint = 'documentSearch', host = 'ka.localhost') =>
  server.call(filter, { path: { endpoint }, body, host });

const types = (answer: SearchAnswer): string[] => [...new Set(answer.hits.map(({ type }) => type))];

const switchOn = (...ids: string[]) => ({ id: 'searchwithin', filterItems: ids });

/** As a reader of another account. */
const findAs = async (username: string, query: SearchQuery) =>
  server.search(query, { headers: (await server.signIn(username)).headers });

it('A NACE code in the list is a code alone, since it counts documents of both revisions, and the filter says so (OP-72)', async () => {
  const asked = { filters: [{ id: 'nacecode', filterItems: ['63.12'] }], resultsPerPage: 50 };
  const years = (await find(asked, 'documentSearch', 'kcl.localhost')).hits.map(
    ({ legalDate }) => legalDate?.date ?? '',
  );
  expect([years.some((day) => day < '2025'), years.some((day) => day >= '2025')]).toEqual([true, true]);
  const codes = (await listFilters(asked, 'documentSearch', 'kcl.localhost')).find(({ id }) => id === 'nacecode');
  expect(codes?.filterItems.find(({ checked }) => checked)?.label).toBe('63.12');
  const { facets } = EDITIONS.KCL;
  expect(facets.find(({ id }) => id === 'nacecode')?.tooltip).toContain('Rev. 2.1, in which some codes mean something');
});

it('A workflow chooses topics that the library has, and every topic belongs to one (SR-106, SR-112)', async () => {
  const topics = (await listFilters({}, 'documentSearch', 'kipl.localhost')).find(({ id }) => id === 'topic');
  const listed = topics?.filterItems.map(({ name }) => name) ?? [];
  const workflows = EDITIONS.KIPL.valueGroups.filter(({ kind }) => kind === 'workflow');
  const named = workflows.flatMap(({ values }) => values);
  expect(workflows.map(({ name }) => name).join(', ')).toBe(
    'Filing, Prosecution, Opposition & Appeal, Grant & Registration, Maintenance & Renewal, Transfer & Licensing, Enforcement',
  );
  expect(listed.filter((name) => name.includes(' > ')).toSorted()).toEqual([...new Set(named)].toSorted());
});

describe('the switches of Search within', () => {
  const INSIGHT = { id: 'contenttype', filterItems: ['Practical insight'] };

  it('leave their content types out of hits, totals and counts until they are on (SR-115, SR-116, SR-141)', async () => {
    const off = await find({ resultsPerPage: 100 });
    expect(types(off)).not.toContain('Practical insight');
    const [kinds] = await listFilters({ filters: [{ id: 'contenttype', limit: 100 }] });
    expect(kinds?.filterItems.map(({ id }) => id)).not.toContain('Practical insight');
    expect(kinds?.filterItems.reduce((sum, { count }) => sum + count, 0)).toBe(off.total);
    const on = await find({ filters: [switchOn('practical-insights')] });
    const profiles = await find({ filters: [switchOn('practical-insights', 'profile-navigator')] });
    expect(off.total).toBeLessThan(on.total);
    expect(on.total).toBeLessThan(profiles.total);
  });

  it('on the IP edition add the chapters of Manual IP (SR-115), which are marked as such (SR-166)', async () => {
    const host = 'kipl.localhost';
    const manual = (answer: SearchAnswer) => answer.hits.filter(({ type }) => type === 'Manual IP chapter').length;
    const q = 'filing';
    expect(manual(await find({ q, resultsPerPage: 100 }, 'documentSearch', host))).toBe(0);
    const on = await find({ q, resultsPerPage: 100, filters: [switchOn('manual-ip')] }, 'documentSearch', host);
    expect(manual(on)).toBeGreaterThan(0);
    expect(on.also).toEqual([]);
    const marks = await Promise.all(
      ['kipl-manual-france', 'kipl-decision-024'].map(async (id) => server.call(getDocument, { query: { id }, host })),
    );
    expect(marks.map(({ isBrownBookJurisdiction }) => isBrownBookJurisdiction)).toEqual([true, false]);
  });

  it('say what they would add to a search by words, on its first page only', async () => {
    const { total, also } = await find({ q: 'tribunal' });
    expect(also.map(({ id }) => id)).toEqual(['profile-navigator', 'practical-insights']);
    for (const { id, name, total: more, isLocked } of also) {
      expect(isLocked, name).toBe(false);
      expect((await find({ q: 'tribunal', filters: [switchOn(id)] })).total).toBe(total + more);
    }
    expect((await find({ q: 'tribunal', start: 10 })).also).toEqual([]);
    expect((await find({})).also).toEqual([]);
    const on = await find({ q: 'tribunal', filters: [switchOn('practical-insights', 'profile-navigator')] });
    expect(on.also).toEqual([]);
    expect((await find({ q: 'tribunal', filters: [{ id: 'contenttype', filterItems: ['Award'] }] })).also).toEqual([]);
  });

  it('give way to a content type chosen in its own filter', async () => {
    const chosen = await find({ filters: [INSIGHT] });
    expect(chosen.total).toBeGreaterThan(0);
    expect(types(chosen)).toEqual(['Practical insight']);
  });

  it('stay off where the subscription does not hold them, whatever is asked (SH-026, SR-141)', async () => {
    const plain = await findAs('ka', { q: 'tribunal' });
    const asked = await findAs('ka', { q: 'tribunal', filters: [switchOn('practical-insights')] });
    expect(asked.total).toBe(plain.total);
    expect(plain.also.every(({ isLocked }) => isLocked)).toBe(true);
    expect(plain.also.length).toBeGreaterThan(0);
    expect((await findAs('ka', { filters: [INSIGHT] })).total).toBe(0);
    const filters = [switchOn('practical-insights'), { id: 'contenttype', limit: 99 }];
    const { headers } = await server.signIn('ka');
    const [kinds] = await server.call(filter, { ...DEFAULT, body: { filters }, headers });
    expect(kinds?.filterItems.map(({ id }) => id)).not.toContain('Practical insight');
  });

  it('that are not there are refused with the ones that are', async () => {
    const unknown = await server.refuse(search, { ...DEFAULT, body: { filters: [switchOn('everything')] } });
    expect(unknown.status).toBe(422);
    expect(unknown.details?.allowed).toEqual(['profile-navigator', 'practical-insights', 'relationship-data']);
    const asked = { ...DEFAULT, body: { filters: [switchOn('manual-ip')] }, host: 'kcl.localhost' };
    expect((await server.refuse(search, asked)).status).toBe(422);
  });

  it('do not hold on other pages', async () => {
    const page = await find({ mode: 'nyctool', resultsPerPage: 100 }, 'NYCTool');
    const asked = await find({ mode: 'nyctool', filters: [switchOn('practical-insights')] }, 'NYCTool');
    expect(asked.total).toBe(page.total);
    expect(asked.also).toEqual([]);
  });
});

describe('the arbitrator profiles', () => {
  const profiles = (query: SearchQuery = {}) => find({ mode: 'profiles', ...query }, 'arbitratorSearch');

  it('are found by name, fifteen on a page, and opened as documents (SR-008, CON-019, TL-019)', async () => {
    const all = await profiles();
    expect(all).toMatchObject({ total: 73, resultsPerPage: 15, sortBy: 'title', sortOrder: 'asc' });
    expect(all.hits).toHaveLength(15);
    expect(all.hits.map(({ title }) => title)).toEqual(all.hits.map(({ title }) => title).toSorted());
    const [hit] = (await profiles({ q: 'Solheim AND hydropower' })).hits;
    expect(hit).toMatchObject({
      title: 'Ingrid Solheim',
      type: 'Arbitrator profile',
      url: '/profile-navigator/ingrid-solheim',
      summary: 'Independent arbitrator, Solheim Voldgift, Oslo, Norway.',
    });
    const profile = await server.call(getDocument, { query: { id: hit!.id } });
    expect(JSON.stringify(profile)).toContain('Norwegian Arbitration Association');
  });

  it('are filtered by what people bring, each filter counted (SR-103, SR-105, SR-102, TL-018)', async () => {
    const filters = await listFilters({ mode: 'profiles' }, 'arbitratorSearch');
    expect(filters.map(({ id, filterItems }) => [id, filterItems.length > 0])).toEqual([
      ['role-subrole', true],
      ['nationality', true],
      ['languageofproceedings', true],
      ['sector-subsector', true],
      ['casetype', true],
      ['institution', true],
      ['applicablerules', true],
      ['applicablelaw', true],
      ['nominatingfirm', true],
    ]);
    const spoken = filters.find(({ id }) => id === 'languageofproceedings');
    expect(spoken).toMatchObject({ isSelfReported: true, name: 'Language of proceedings' });
    expect(filters.filter(({ isSelfReported }) => isSelfReported)).toHaveLength(1);
    const norse = await profiles({ filters: [{ id: 'nationality', filterItems: ['Norway'] }] });
    expect(norse.hits.map(({ title }) => title)).toContain('Ingrid Solheim');
  });

  it('leave choices of other filters aside (SR-103)', async () => {
    const { total } = await profiles({ filters: [{ id: 'jurisdiction', filterItems: ['Sweden'] }] });
    expect(total).toBe(73);
  });

  it('list nothing that finds nobody but what is chosen (SR-104)', async () => {
    const query = { mode: 'profiles', q: 'Solheim', filters: [{ id: 'nationality', filterItems: ['Brazil'] }] };
    const nationality = (await listFilters(query, 'arbitratorSearch')).find(({ id }) => id === 'nationality');
    expect(nationality?.filterItems.map(({ id, count, checked }) => [id, count > 0, checked])).toEqual([
      ['Brazil', false, true],
      ['Norway', true, false],
    ]);
  });
});

describe('the filters of a mode', () => {
  it('carry the name that the mode has for them (SR-127, SR-128, SR-129)', async () => {
    const nameOf = (filters: FilterAnswer[], id: string) => filters.find((filter) => filter.id === id)?.name;
    expect(nameOf(await listFilters({}, 'awards'), 'organization')).toBe('Institution');
    expect(nameOf(await listFilters({}), 'organization')).toBe('Organization');
    expect(nameOf(await listFilters({}, 'documentSearch', 'kcl.localhost'), 'topic')).toBe('Practice area');
  });

  it('say their type, and trees write children as parent > child (SR-098, SR-100, ENT-026)', async () => {
    const filters = await listFilters({});
    const kinds = Object.fromEntries(filters.map(({ id, filterType }) => [id, filterType]));
    expect(kinds).toMatchObject({
      topic: 'tree',
      jurisdiction: 'andOr',
      contenttype: 'default',
      language: 'defaultNoSearch',
    });
    const topics = filters.find(({ id }) => id === 'topic')?.filterItems ?? [];
    const child = topics.find(({ id }) => id.includes(' > '));
    expect(child?.label).toBe(child?.id.split(' > ').at(-1));
    expect(topics.map(({ id }) => id)).toContain(child?.id.split(' > ')[0]);
  });

  it('say with the edition all there is to a filter: name, tooltip, type, control, modes, counts and and or or (ENT-025)', async () => {
    const filters = [{ id: 'jurisdiction', filterItems: ['France'], andOrValue: 'and' as const }];
    const jurisdiction = (await listFilters({ filters })).find(({ id }) => id === 'jurisdiction');
    expect(jurisdiction).toMatchObject({
      name: 'Jurisdiction',
      filterType: 'andOr',
      andOrValue: 'and',
      isSelfReported: false,
    });
    expect(jurisdiction?.count).toBeGreaterThan(10);
    const host = { name: 'localhost', isTrial: false, isStandalone: true };
    const view = presentEdition(EDITIONS.KA, { switch: [], today: '2026-01-01', host, tag: null });
    const commencement = view.facets.find(({ id }) => id === 'commencement');
    expect(commencement).toEqual({
      id: 'commencement',
      name: 'Year of commencement',
      kind: 'default',
      andOr: false,
      open: false,
      control: 'radio',
      tooltip: 'The year in which the proceeding began.',
    });
    expect(view.modes.filter(({ facets }) => facets.includes('commencement')).map(({ id }) => id)).toEqual(['awards']);
  });

  it('list 10 values unless told otherwise (CON-022)', async () => {
    const valuesOf = async (limit?: number) => {
      const filters = await listFilters({ filters: [{ id: 'legislation', ...(limit ? { limit } : {}) }] });
      return filters.find(({ id }) => id === 'legislation');
    };
    const ten = await valuesOf();
    expect(ten?.filterItems).toHaveLength(10);
    expect(ten?.hasMoreFilterItems).toBe(true);
    expect((await valuesOf(12))?.filterItems).toHaveLength(12);
  });

  it('count content types without the content type that is chosen, presets kept (CON-004)', async () => {
    const countsOf = async (query: SearchQuery, endpoint?: string) => {
      const filters = await listFilters(query, endpoint);
      const items = filters.find(({ id }) => id === 'contenttype')?.filterItems ?? [];
      return Object.fromEntries(items.map(({ id, count }) => [id, count]));
    };
    const before = await countsOf({ q: 'award', filters: [{ id: 'contenttype', limit: 99 }] });
    const after = await countsOf({ q: 'award', filters: [{ id: 'contenttype', limit: 99, filterItems: ['Award'] }] });
    expect(after).toEqual(before);
    const awards = await countsOf({ filters: [{ id: 'contenttype', filterItems: ['Decision'] }] }, 'awards');
    expect(awards).toEqual({ Award: 35, 'Procedural order': 24, Decision: 10 });
  });

  it('take the last of several years of commencement, which are one choice (SR-140)', async () => {
    const years = (await listFilters({}, 'awards')).find(({ id }) => id === 'commencement')?.filterItems ?? [];
    const [first = '', second = ''] = years.map(({ id }) => id);
    expect(first).toMatch(/^\d{4}$/u);
    const both = { filters: [{ id: 'commencement', filterItems: [first, second] }] };
    const { total } = await find(both, 'awards');
    expect(total).toBe(years[1]?.count);
    const shown = (await listFilters(both, 'awards')).find(({ id }) => id === 'commencement');
    expect(shown?.filterItems.filter(({ checked }) => checked).map(({ id }) => id)).toEqual([second]);
  });

  it('of intellectual property know conventions and Nice classes (SR-130)', async () => {
    const filters = await listFilters({}, 'documentSearch', 'kipl.localhost');
    const valuesOf = (id: string) => filters.find((filter) => filter.id === id)?.filterItems.map((item) => item.id);
    expect(valuesOf('convention')).toContain('European Patent Convention, 1973');
    expect(valuesOf('convention')).not.toContain('German Patent Act');
    expect(valuesOf('nicecode')).toContain('Class 33');
  });
});

describe('dates', () => {
  it('are of the kinds that the edition has, commencement among those of arbitration (SR-144)', async () => {
    const within = { dateType: 'commencement', dateFrom: '01-01-2013', dateTo: '31-12-2013' };
    expect((await find(within, 'awards')).total).toBeGreaterThan(0);
    const asked = { ...DEFAULT, body: { dateType: 'commencement' }, host: 'kcl.localhost' };
    const refused = await server.refuse(search, asked);
    expect(refused.status).toBe(422);
    expect(refused.details?.allowed).toEqual(['relevant-date', 'published', 'added', 'updated', 'decision']);
  });

  it('order the hits by the kind that is chosen (SR-144, SR-005)', async () => {
    const sorted = { sortBy: 'relevant-date', sortOrder: 'asc', resultsPerPage: 100 } as const;
    const { hits } = await find({ ...sorted, dateType: 'decision', dateFrom: '01-01-1900' }, 'awards');
    const decided = hits.map(({ jurisDate }) => jurisDate ?? '');
    expect(decided.length).toBeGreaterThan(10);
    expect(decided).toEqual(decided.toSorted());
    const fresh = await find({ resultsPerPage: 100 }, 'newcontent');
    const added = fresh.hits.map(({ addedDate }) => addedDate);
    expect(added).toEqual(added.toSorted().toReversed());
  });

  it('can be asked for by the filter of periods, one at a time (SR-139)', async () => {
    const byPeriod = await find({ dateType: 'published', datePeriod: 3 });
    const byFilter = await find({
      dateType: 'published',
      filters: [{ id: 'timeperiod', filterItems: ['0', '3'] }],
    });
    expect(byFilter.total).toBe(byPeriod.total);
    for (const value of ['soon', ' ', '1e0']) {
      const body = { filters: [{ id: 'timeperiod', filterItems: [value] }] };
      expect((await server.refuse(search, { ...DEFAULT, body })).status, value).toBe(422);
    }
  });
});

describe('the general preferences', () => {
  it('keep to titles, and to cases with documents (SR-113, SR-114)', async () => {
    const everywhere = await find({ q: 'jurisdiction' }, 'awards');
    const titles = await find({ q: 'jurisdiction', searchWithinTitleOnly: true }, 'awards');
    expect(titles.total).toBeLessThan(everywhere.total);
    const cases = async (query: SearchQuery) => {
      const filters = [{ id: 'contenttype', filterItems: ['Case'] }];
      return (await find({ ...query, filters, resultsPerPage: 100 })).hits.map(({ id }) => id).toSorted();
    };
    const withDocuments = await cases({ hasContent: true });
    expect(withDocuments.length).toBeGreaterThan(0);
    const without = (await cases({})).filter((id) => !withDocuments.includes(id));
    // The fixture adds one that has none to the two of the demo library.
    expect(without).toContain('pending');
    expect(without.filter((id) => id.startsWith('ka-case-'))).toEqual(['ka-case-041', 'ka-case-042']);
  });
});

/** `edition path endpoint mode` */
const SEARCHES = `
ka   /search      documentSearch default
ka   /books       books          books
ka   /journals    journals       journals
ka   /awards      awards         awards
ka   /new-content newcontent     newcontent
kipl /search      documentSearch default
kipl /books       books          books
kipl /journals    journals       journals
kipl /case-law    documentSearch case-law
kipl /new-content newcontent     newcontent
kcl  /search      documentSearch default
kcl  /books       books          books
kcl  /journals    journals       journals
kcl  /new-content newcontent     newcontent
`;

describe('what the pages of their own find', () => {
  it.each([
    ['books', ['Book', 'Loose-leaf'], ['ka', 'kipl', 'kcl'], 'SR-003'],
    ['journals', ['Journal'], ['ka', 'kipl', 'kcl'], 'SR-004'],
    ['awards', ['Award', 'Decision', 'Procedural order'], ['ka'], 'SR-006'],
  ] as const)('%s are %j and nothing else on %j (%s)', async (endpoint, kinds, editions, _row) => {
    for (const edition of editions) {
      const found = await find({ resultsPerPage: 100 }, endpoint, `${edition}.localhost`);
      expect(types(found).toSorted(), edition).toEqual(kinds);
      expect(found.hits, edition).toHaveLength(found.total);
    }
  });
});

describe('what subscribers can search', () => {
  const searches = SEARCHES.trim()
    .split('\n')
    .map((line) => line.split(/\s+/) as [string, string, string, string]);

  it.each(searches)(
    'on %s %s is answered by %s to them and to nobody else (SR-001)',
    async (name, path, endpoint, mode) => {
      const host = `${name}.localhost`;
      const view = await server.app.inject({ url: '/apiv2/edition-view', headers: await server.headersFor(host) });
      expect(readEditionView(view.body).modes).toContainEqual(expect.objectContaining({ id: mode, path, endpoint }));
      expect((await find({ mode }, endpoint, host)).total).toBeGreaterThan(0);
      const { headers } = await server.signIn('none');
      const refused = await server.refuse(search, { path: { endpoint }, body: { mode }, host, headers });
      expect(refused.status).toBe(403);
    },
  );
});
