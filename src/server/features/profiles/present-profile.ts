import type { Reader } from '#domain/access/reader.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { PROFILE_TYPE } from '#domain/records/profile-type.ts';
import { presentDocumentAddress, presentOwnAddress } from '#domain/addresses/document-address.ts';
import { describePractice } from '#domain/tools/relations/describe-practice.ts';
import type { CasesTable, Profile } from '#contract/profiles.ts';
import type { PersonRecord } from '#domain/records/person.ts';
import type { ProfileDirectory } from '#domain/tools/profiles/profile-directory.ts';
import { presentPreview } from '#server/asking/present-profile-preview.ts';
import type { ProfileView } from '#server/asking/profile-directories.ts';
import { presentStatistics } from './present-statistics.ts';

interface Beside {
  readonly table: CasesTable;
  readonly counted: { readonly corpusVersion: number; readonly date: string };
  /** Documents of cases that the reader may open. */
  readonly openAwards: ReadonlySet<string>;
}

/** A person's page. */
// Long because: it has a line for each field of a profile.
export function presentProfile(
  reader: Reader,
  view: ProfileView,
  directory: ProfileDirectory,
  beside: Beside,
): Profile {
  const { person, cases, works } = view;
  const { table, counted, openAwards } = beside;
  const held = [...cases.keys()].flatMap((id) => directory.cases.get(id) ?? []);
  const changed = [person.importedAt, ...held.map(({ importedAt }) => importedAt)].toSorted().at(-1) ?? '';
  const { facts } = view;
  return {
    ...presentPreview(view),
    lastModified: changed.slice(0, 10),
    demo: person.demo,
    biography: presentBiography(person.record),
    firms: (person.record.firms ?? []).map(({ firm, position, from, to }) => ({
      firm,
      position: position ?? null,
      from: from ?? null,
      to: to ?? null,
    })),
    facts: Object.fromEntries(Object.entries(facts).map(([name, values]) => [name, [...values]])) as Profile['facts'],
    cases: table.cases,
    filters: table.filters,
    totalCasesHits: table.totalCasesHits,
    isLocked: table.isLocked,
    closed: table.closed,
    closedCases: table.closedCases,
    statistics: presentStatistics(view, directory, table.isLocked),
    counted: { ...counted, cases: cases.size, demoCases: held.filter(({ demo }) => demo).length },
    awards: [...view.awards].map(([id, { title, case: of }]) => ({
      title,
      url: openAwards.has(id) ? presentTextAddress({ id }) : null,
      about: directory.cases.get(of)?.record.name ?? '',
    })),
    publications: works.map(({ id, title, type, date }) => ({
      title,
      url: presentDocumentAddress({ id, type }, reader),
      type,
      date: date ?? null,
    })),
    namesakes: listNamesakes(view, directory),
  };
}

function presentBiography(record: PersonRecord): Profile['biography'] {
  const { biography: text, position, firm, city, country, source, asOf, selfReported = [], meta } = record;
  if (text === undefined) return null;
  return {
    text,
    position: position ?? null,
    firm: firm ?? null,
    place: [city, country].filter((part) => part !== undefined).join(', ') || null,
    qualifications: readTexts(meta['qualifications']),
    memberships: readTexts(meta['memberships']),
    source: source ?? null,
    asOf: asOf ?? null,
    selfReported: [...selfReported],
  };
}

function listNamesakes({ person }: ProfileView, { people }: ProfileDirectory): Profile['namesakes'] {
  return [...people.values()]
    .filter(({ id, fullName }) => id !== person.id && fullName === person.fullName)
    .map(({ fullName, slug, record }) => {
      return { fullName, url: presentOwnAddress(PROFILE_TYPE, slug), about: describePractice(record) ?? null };
    });
}

function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
