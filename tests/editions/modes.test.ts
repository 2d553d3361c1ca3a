import { describe, expect, it } from 'vitest';
import type { EditionId, SearchMode } from '#domain/edition/edition.ts';
import { isFeatureLocked } from '#domain/edition/is-feature-locked.ts';
import { EDITIONS } from '#editions/editions.ts';
import { presentEdition } from '#server/http/present-edition.ts';
import type { EditionView } from '#contract/edition-view.ts';

const ALL = Object.keys(EDITIONS) as EditionId[];

/** `edition mode | path | endpoint | presets | sort with a query, without one | page | requirements` */
const MODES = `
KA   default              | /search                 | documentSearch                | -                                              | score desc, relevant-date desc          | 10 | SR-001 SR-002 SR-088 SR-090
KA   books                | /books                  | books                         | contenttype: Book, Loose-leaf                  | score desc, title asc                   | 10 | SR-003 SR-092
KA   journals             | /journals               | journals                      | contenttype: Journal                           | score desc, title asc                   | 10 | SR-004 SR-092
KA   awards               | /awards                 | awards                        | contenttype: Award, Procedural order, Decision | score desc, relevant-date desc          | 10 | SR-006
KA   bits                 | /bits                   | documentSearch                | contenttype: Bilateral Investment Treaty       | score desc, relevant-date desc          | 10 | SR-010
KA   nyctool              | /nycsearch              | NYCTool                       | legislation: New York Convention, 1958         | score desc, relevant-date desc          | 10 | SR-007
KA   profiles             | /profile-navigator      | arbitratorSearch              | contenttype: Arbitrator profile                | score desc, title asc                   | 15 | SR-008 CON-019
KA   profile-page         | /profile-navigator/$id  | ArbitratorProfile/CasesTable  | contenttype: Case                              | score desc, relevant-date desc          | 5  | SR-002 CON-020
KA   newcontent           | /new-content            | newcontent                    | -                                              | relevant-date desc, relevant-date desc  | 10 | SR-005
KIPL default              | /search                 | documentSearch                | -                                              | score desc, relevant-date desc          | 10 | SR-001 SR-088 SR-090
KIPL books                | /books                  | books                         | contenttype: Book, Loose-leaf                  | score desc, title asc                   | 10 | SR-003 SR-092
KIPL journals             | /journals               | journals                      | contenttype: Journal                           | score desc, title asc                   | 10 | SR-004 SR-092
KIPL case-law             | /case-law               | documentSearch                | contenttype: Case law                          | score desc, relevant-date desc          | 10 | SR-001 SR-009 SR-088 SR-090
KIPL newcontent           | /new-content            | newcontent                    | -                                              | relevant-date desc, relevant-date desc  | 10 | SR-005
KIPL unified-patent-court | /search                 | documentSearch                | legislation: Unified Patent Court Agreement, 2013 | score desc, relevant-date desc          | 10 | SR-002
KIPL unitary-patent       | /search                 | documentSearch                | legislation: Unitary Patent Regulation (1257/2012) | score desc, relevant-date desc          | 10 | SR-002
KCL  default              | /search                 | documentSearch                | -                                              | score desc, relevant-date desc          | 10 | SR-001 SR-088 SR-090
KCL  books                | /books                  | books                         | contenttype: Book, Loose-leaf                  | score desc, title asc                   | 10 | SR-003 SR-092
KCL  journals             | /journals               | journals                      | contenttype: Journal                           | score desc, title asc                   | 10 | SR-004 SR-092
KCL  newcontent           | /new-content            | newcontent                    | -                                              | relevant-date desc, relevant-date desc  | 10 | SR-005
`;

/** `edition mode | placeholder` */
const PLACEHOLDERS = `
KA   default              | Search all content
KA   books                | Search books
KA   journals             | Search journals
KA   awards               | Search awards
KA   bits                 | Search investment treaties
KA   nyctool              | Search the New York Convention Tool
KA   profiles             | Search arbitrator profiles
KA   profile-page         | Search the cases of this profile
KA   newcontent           | Search new content
KIPL default              | Search all content
KIPL books                | Search books
KIPL journals             | Search journals
KIPL case-law             | Search case law
KIPL newcontent           | Search new content
KIPL unified-patent-court | Search on the Unified Patent Court
KIPL unitary-patent       | Search on the unitary patent
KCL  default              | Search all content
KCL  books                | Search books
KCL  journals             | Search journals
KCL  newcontent           | Search new content
`;

/** `edition mode | kinds of date | general preferences` */
const DATES = `
KA   default               | relevant-date published added updated                         | titles
KA   books                 | relevant-date published added updated                         | titles
KA   journals              | relevant-date published added updated                         | titles
KA   awards                | relevant-date published added updated decision commencement   | titles has-content
KA   bits                  | relevant-date published added updated legislation in-force     | titles
KA   nyctool               | relevant-date published added updated                         | titles
KA   profiles              | updated added                                                 | titles
KA   profile-page          | relevant-date published added updated                         | titles
KA   newcontent            | relevant-date published added updated                         | titles
KIPL default               | relevant-date published added updated legislation             | titles manual-ip
KIPL books                 | relevant-date published added updated legislation             | titles
KIPL journals              | relevant-date published added updated legislation             | titles
KIPL case-law              | relevant-date published added updated legislation             | titles
KIPL newcontent            | relevant-date published added updated legislation             | titles
KIPL unified-patent-court  | relevant-date published added updated legislation             | titles
KIPL unitary-patent        | relevant-date published added updated legislation             | titles
KCL  default               | relevant-date published added updated decision                | titles
KCL  books                 | relevant-date published added updated decision                | titles
KCL  journals              | relevant-date published added updated decision                | titles
KCL  newcontent            | relevant-date published added updated decision                | titles
`;

/** `edition mode | filter: name` */
const FILTERS = `
KA   default               | contenttype: Content type, jurisdiction: Jurisdiction, topic: Topic, publicationtitle: Publication title, author: Author, source: Source, organization: Organization, legislation: Legislation, court: Court, sector-subsector: Sector, outcome: Outcome, language: Language
KA   books                 | contenttype: Content type, topic: Topic, jurisdiction: Jurisdiction, author: Author, source: Source, language: Language
KA   journals              | contenttype: Content type, topic: Topic, jurisdiction: Jurisdiction, author: Author, source: Source, language: Language
KA   awards                | contenttype: Content type, topic: Topic, organization: Institution, casetype: Case type, sector-subsector: Sector, role-subrole: Role, applicablerules: Applicable rules, seat: Seat, jurisdiction: Jurisdiction, outcome: Outcome, status: Status, commencement: Year of commencement, legislation: Legislation, publicationtitle: Publication title, author: Author, source: Source, court: Court, language: Language
KA   bits                  | contenttype: Content type, party: Party, jurisdiction: Jurisdiction, status: Status, forum: Dispute settlement, sunset: Sunset clause, signedyear: Year of signature, topic: Topic, language: Language, source: Source
KA   nyctool               | contenttype: Content type, jurisdiction: Jurisdiction, legislation: Legislation, nycprovision: Provision of the Convention, nyctopic: Topic of the Convention, court: Court, nycoutcome: Outcome by provision, ruling: Outcome on any provision, decisionyear: Year of decision, topic: Topic, outcome: Outcome, provision: Provision
KA   profiles              | role-subrole: Role, nationality: Nationality, languageofproceedings: Language of proceedings, sector-subsector: Sector, casetype: Case type, institution: Institution, applicablerules: Applicable rules, applicablelaw: Applicable law, nominatingfirm: Nominating firm
KA   profile-page          | role-subrole: Role, casetype: Case type, sector-subsector: Sector, applicablerules: Applicable rules, status: Status
KA   newcontent            | contenttype: Content type, source: Source, topic: Topic
KIPL default               | contenttype: Content type, jurisdiction: Jurisdiction, iprights: IP right, topic: Topic, convention: Convention, nicecode: Nice class, court: Court, legislation: Legislation, publicationtitle: Publication title, author: Author, source: Source, organization: Office or institution, outcome: Outcome, language: Language
KIPL books                 | contenttype: Content type, topic: Topic, jurisdiction: Jurisdiction, iprights: IP right, author: Author, source: Source, language: Language
KIPL journals              | contenttype: Content type, topic: Topic, jurisdiction: Jurisdiction, iprights: IP right, author: Author, source: Source, language: Language
KIPL case-law              | contenttype: Content type, court: Court, jurisdiction: Jurisdiction, iprights: IP right, topic: Topic, convention: Convention, nicecode: Nice class, legislation: Legislation, provision: Provision, outcome: Outcome
KIPL newcontent            | contenttype: Content type, source: Source, topic: Topic
KIPL unified-patent-court  | contenttype: Content type, jurisdiction: Jurisdiction, iprights: IP right, topic: Topic, convention: Convention, nicecode: Nice class, court: Court, legislation: Legislation, publicationtitle: Publication title, author: Author, source: Source, organization: Office or institution, outcome: Outcome, language: Language
KIPL unitary-patent        | contenttype: Content type, jurisdiction: Jurisdiction, iprights: IP right, topic: Topic, convention: Convention, nicecode: Nice class, court: Court, legislation: Legislation, publicationtitle: Publication title, author: Author, source: Source, organization: Office or institution, outcome: Outcome, language: Language
KCL  default               | contenttype: Content type, jurisdiction: Jurisdiction, topic: Practice area, organization: Organization, authority: Authority, undertaking: Undertaking, nacecode: NACE code, legislation: Legislation, court: Court, outcome: Outcome, publicationtitle: Publication title, author: Author, source: Source, language: Language
KCL  books                 | contenttype: Content type, topic: Practice area, jurisdiction: Jurisdiction, author: Author, source: Source, language: Language
KCL  journals              | contenttype: Content type, topic: Practice area, jurisdiction: Jurisdiction, author: Author, source: Source, language: Language
KCL  newcontent            | contenttype: Content type, source: Source, topic: Practice area
`;

describe('the modes of search', () => {
  it.each(readTable(MODES))('%s: %s, %s, %s, %s, %s (%s)', (at, path, endpoint, presets, sort, page, _requirements) => {
    const mode = findMode(at);
    expect([mode.path, mode.endpoint]).toEqual([path, endpoint]);
    expect(sayPresets(mode)).toBe(presets);
    const { withQuery, withoutQuery } = mode.defaultSort;
    expect([withQuery, withoutQuery].map((one) => `${one.sortBy} ${one.sortOrder}`).join(', ')).toBe(sort);
    expect(findView(at).pageSize).toBe(Number(page));
  });

  it.each([
    ['modes', MODES],
    ['placeholders', PLACEHOLDERS],
    ['dates', DATES],
    ['filters', FILTERS],
  ])('are all in the table of %s (SR-002)', (_name, table) => {
    const listed = readTable(table).map(([at = '']) => at);
    expect(ALL.flatMap((edition) => EDITIONS[edition].modes.map(({ id }) => `${edition} ${id}`))).toEqual(listed);
  });

  it.each(readTable(PLACEHOLDERS))('%s asks to “%s” (SR-031)', (at, placeholder) => {
    expect(findView(at).placeholder).toBe(placeholder);
  });

  it('show new content of the last three months, newest import first, by weeks (SR-005)', () => {
    for (const edition of ALL) {
      expect(findMode(`${edition} newcontent`)).toMatchObject({
        defaultDates: { dateType: 'added', datePeriod: 0 },
        defaultSort: { withoutQuery: { sortBy: 'relevant-date', sortOrder: 'desc' } },
        facets: ['contenttype', 'source', 'topic'],
        groupsByWeek: true,
      });
    }
  });

  it.each(readTable(DATES))(
    '%s filters by the dates %s and offers %s (SR-144, SR-113, SR-114, SR-115)',
    (at, dates, offers) => {
      const { dateTypes, preferences } = findView(at);
      expect(dateTypes.join(' ')).toBe(dates);
      expect(preferences.join(' ')).toBe(offers);
    },
  );
});

describe('the filters', () => {
  it.each(readTable(FILTERS))('of %s are %s (SR-105, SR-127, SR-128, SR-129, SR-130)', (at, filters) => {
    const mode = findMode(at);
    const named = mode.facets.map((id) => {
      const definition = editionOf(at).facets.find((facet) => facet.id === id);
      return `${id}: ${mode.facetNames?.[id] ?? definition?.name}`;
    });
    expect(named.join(', ')).toBe(filters);
  });

  it.each([
    ['KA', 'jurisdiction topic author legislation provision nationality languageofproceedings'],
    ['KIPL', 'jurisdiction iprights topic convention nicecode legislation provision author'],
    ['KCL', 'jurisdiction topic undertaking nacecode legislation author'],
  ] as const)('of %s take all of several values instead of any: %s (SR-094)', (edition, ids) => {
    const joined = presentAs(edition).facets.filter(({ andOr }) => andOr);
    expect(joined.map(({ id }) => id).join(' ')).toBe(ids);
  });

  it.each(ALL)('of %s begin with four that are open, not three (SR-125, SR-126)', (edition) => {
    expect(presentAs(edition).facets.map(({ open }) => open)).toEqual(
      EDITIONS[edition].facets.map((_facet, index) => index < 4),
    );
  });

  it('are of the types of the specification: trees, joined by and or or, switches and dates (SR-098, SR-099)', () => {
    const kindOf = (edition: EditionId, id: string) =>
      EDITIONS[edition].facets.find((facet) => facet.id === id)?.kind ?? '';
    for (const edition of ALL) {
      expect(kindOf(edition, 'topic')).toBe('tree');
      expect(kindOf(edition, 'jurisdiction')).toBe('andOr');
      expect(kindOf(edition, 'contenttype')).toBe('default');
      expect(kindOf(edition, 'language')).toBe('defaultNoSearch');
      expect(kindOf(edition, 'timeperiod')).toBe('date');
    }
    expect(kindOf('KA', 'searchwithin')).toBe('searchWithin');
  });

  it('take one value by a radio, several by boxes, and switches by a slider (SR-139, SR-140, SR-141, SR-142)', () => {
    for (const edition of ALL) {
      for (const { id, control = 'checkbox' } of EDITIONS[edition].facets) {
        const special = { timeperiod: 'radio', commencement: 'radio', searchwithin: 'slider' }[id];
        expect(control, `${edition} ${id}`).toBe(special ?? 'checkbox');
      }
    }
  });

  it('list 10 values, roles, sectors and the trees of the Convention 1000 (CON-022, CON-023, OP-97)', () => {
    const whole = ['role-subrole', 'sector-subsector', 'nycprovision', 'nyctopic', 'nycoutcome'];
    for (const { id, limit } of ALL.flatMap(
      (edition) => [...EDITIONS[edition].facets] as { id: string; limit?: number }[],
    )) {
      expect(limit, id).toBe(whole.includes(id) ? 1000 : undefined);
    }
  });

  it('every mode offers filters of its edition only', () => {
    for (const edition of ALL) {
      const known = EDITIONS[edition].facets.map(({ id }) => id);
      for (const mode of EDITIONS[edition].modes) {
        for (const id of [...mode.facets, ...mode.presets.map(({ facet }) => facet)]) {
          expect(known, `${edition} ${mode.id}`).toContain(id);
        }
      }
    }
  });

  it('profiles keep their own filters, hide what finds nobody and are sorted by name (SR-103, SR-104, OP-56)', () => {
    expect(findMode('KA profiles')).toMatchObject({ hidesEmptyItems: true, keepsOwnFiltersOnly: true });
    const byName = ALL.flatMap((edition) =>
      EDITIONS[edition].modes.filter((mode: SearchMode) => mode.sortsByName).map(({ id }) => `${edition} ${id}`),
    );
    expect(byName).toEqual(['KA profiles']);
    expect(findView('KA profiles').sortsByName).toBe(true);
  });
});

describe('the switches of Search within', () => {
  it('hold on the default search and its presets, and are locked for the arbitration subscription (SR-115, SR-116)', () => {
    const holding = ALL.flatMap((edition) =>
      EDITIONS[edition].modes.filter((mode: SearchMode) => mode.hasSwitches).map(({ id }) => `${edition} ${id}`),
    );
    const presets = ['KIPL unified-patent-court', 'KIPL unitary-patent'];
    expect(holding.toSorted()).toEqual(['KA default', 'KCL default', 'KIPL default', ...presets]);
    const isLocked = (code: string) => isFeatureLocked(EDITIONS.KA.lockedFeatures, [code], 'searchwithin');
    expect(['KA', 'KAPP', 'DEFAULT'].map(isLocked)).toEqual([true, false, false]);
  });
});

function readTable(text: string): string[][] {
  const lines = text.trim().split('\n');
  return lines.map((line) => line.split('|').map((cell) => cell.trim().replaceAll(/\s+/gu, ' ')));
}

function editionOf(at = '') {
  return EDITIONS[at.split(' ')[0] as EditionId];
}

function findMode(at = ''): SearchMode {
  const mode = editionOf(at).modes.find(({ id }) => id === at.split(' ')[1]);
  if (!mode) throw new Error(`no mode ${at}`);
  return mode;
}

function presentAs(edition: EditionId): EditionView {
  const host = { name: 'localhost', isTrial: false, isStandalone: true };
  return presentEdition(EDITIONS[edition], { switch: [], today: '2026-01-01', host, tag: null });
}

function findView(at = ''): EditionView['modes'][number] {
  const mode = presentAs(editionOf(at).id).modes.find(({ id }) => id === at.split(' ')[1]);
  if (!mode) throw new Error(`no mode ${at}`);
  return mode;
}

function sayPresets({ presets }: SearchMode): string {
  if (presets.length === 0) return '-';
  return presets.map(({ facet, values }) => `${facet}: ${values.join(', ')}`).join('; ');
}
