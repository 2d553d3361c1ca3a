import { expect, it } from 'vitest';
import type { CaseRecord } from '#domain/records/case-record.ts';
import type { PersonRecord } from '#domain/records/person.ts';
import type { ProfileCase, ProfileDirectory, ProfilePart, ProfilePerson } from './profile-directory.ts';
import { ProfileTally } from './profile-tally.ts';

const NOTHING: ProfileDirectory = {
  people: new Map(),
  named: new Map(),
  cases: new Map(),
  partsIn: new Map(),
  worksOf: new Map(),
};

function personOf(id: string, sectors: readonly string[]): [string, ProfilePerson] {
  const lists = { editions: ['KA'] as const, languages: [], nationalities: [], roles: [], meta: {} };
  const record: PersonRecord = { ...lists, key: id, id, firstName: id, lastName: id, sectors };
  return [id, { id, slug: id, fullName: id, record, demo: false, importedAt: '' }];
}

/** A case with one award of its own, and one that every case has. */
function caseOf(id: string, fields: Partial<CaseRecord>): [string, ProfileCase] {
  const documents = [`${id}-award`, 'joint'].map((award) => ({ id: award, title: award }));
  const proceedings = [{ id, title: id, arbitrators: [], representatives: [], documents }];
  const lists = { editions: ['KA'] as const, languages: [], claimants: [], respondents: [], meta: {} };
  const record: CaseRecord = { ...lists, key: id, id, caseNo: id, name: id, proceedings, ...fields };
  return [id, { id, record, demo: false, importedAt: '', naturalParties: [] }];
}

const sat = (person: string, of: string) => ({ person, case: of, role: 'arbitrator' }) as ProfilePart;

function createTally(): ProfileTally {
  const tally = new ProfileTally();
  const open = caseOf('open', { institution: 'ICC', sector: 'Energy' });
  const second = caseOf('second', { institution: 'ICC', sector: 'Mining', subsector: 'Gold' });
  const closed = caseOf('closed', { institution: 'LCIA', subscriptions: ['PLUS'] });
  const note = { person: 'ada', id: 'note', kind: 'document', title: '', type: '', date: undefined } as const;
  const works = [{ ...note, subscriptions: ['PLUS'], publication: undefined }];
  const people = new Map([personOf('ada', ['Banking']), personOf('bo', []), personOf('cy', ['Mining'])]);
  tally.add({ ...NOTHING, people, worksOf: new Map([['ada', works]]) });
  const partsIn = new Map([
    ['open', [sat('ada', 'open'), sat('bo', 'open'), { ...sat('stranger', 'open') }]],
    ['second', [sat('ada', 'second')]],
    ['closed', [sat('bo', 'closed'), { ...sat('cy', 'closed'), role: 'counsel' as const }]],
  ]);
  tally.add({ ...NOTHING, cases: new Map([open, second, closed]), partsIn });
  return tally.finish();
}

const ALL = ['cy', 'bo', 'stranger', 'ada'];
const tally = createTally();
const everything = tally.see(() => true);
const open = tally.see(({ subscriptions }) => subscriptions.length === 0);

it('counts over what a reader may open, and each document once of however many cases', () => {
  const count = (seen: typeof open, id: string) =>
    (['cases', 'awards', 'publications'] as const).map((name) => seen.countThings(id, name));
  expect([count(everything, 'ada'), count(open, 'ada')]).toEqual([
    [2, 3, 1],
    [2, 3, 0],
  ]);
  expect([count(everything, 'bo'), count(open, 'bo')]).toEqual([
    [2, 3, 0],
    [1, 2, 0],
  ]);
  expect(count(everything, 'cy')).toEqual([1, 0, 0]);
  expect(count(everything, 'stranger')).toEqual([0, 0, 0]);
});

it('lists who has what is chosen by their cases or their entries, in the order given; who has no page is nobody', () => {
  const choose = (facet: string, ...values: string[]) => ({ facet, values });
  expect(everything.list(ALL, [])).toEqual(['cy', 'bo', 'ada']);
  expect(everything.list(ALL, [choose('institution', 'LCIA')])).toEqual(['cy', 'bo']);
  expect(open.list(ALL, [choose('institution', 'LCIA')])).toEqual([]);
  expect(everything.list(ALL, [choose('sector-subsector', 'Mining')])).toEqual(['cy', 'ada']);
  expect(everything.list(ALL, [choose('sector-subsector', 'Mining > Gold', 'Banking')])).toEqual(['ada']);
  expect(everything.list(ALL, [{ ...choose('institution', 'ICC', 'LCIA'), every: true }])).toEqual(['bo']);
  expect(everything.list(ALL, [choose('institution', 'nowhere')])).toEqual([]);
});

it('counts the values of each filter, which leaves its own choice aside unless that wants every value', () => {
  const said = (choices: Parameters<typeof open.count>[1], facet: string) =>
    everything
      .count(
        ALL,
        choices,
      )(facet)
      .map(({ value, count }) => `${value} ${count}`);
  expect(said([], 'institution')).toEqual(['ICC 2', 'LCIA 2']);
  const lcia = { facet: 'institution', values: ['LCIA'] };
  expect(said([lcia], 'institution')).toEqual(['ICC 2', 'LCIA 2']);
  expect(said([lcia], 'sector-subsector')).toEqual(['Energy 1', 'Mining 1']);
  expect(said([{ ...lcia, every: true }], 'institution')).toEqual(['LCIA 2', 'ICC 1']);
  expect(said([lcia, { facet: 'sector-subsector', values: ['Gold'] }], 'casetype')).toEqual([]);
  expect(open.count(ALL, [])('institution')).toEqual([{ value: 'ICC', count: 2 }]);
});
