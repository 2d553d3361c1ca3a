import type { Reader } from '#domain/access/reader.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { PROFILE_TYPE } from '#domain/records/profile-type.ts';
import { presentDocumentAddress, presentOwnAddress } from '#domain/addresses/document-address.ts';
import { describePractice } from '#domain/tools/relations/describe-practice.ts';
import type { CasesTable, Profile } from '#contract/profiles.ts';
import { readTexts, type PersonRecord } from '#domain/records/person.ts';
import type { ProfilePerson } from '#domain/tools/profiles/profile-directory.ts';
import { pickOrNull } from '#server/asking/pick-or-null.ts';
import { presentPreview } from '#server/asking/present-profile-preview.ts';
import type { ProfileView } from '#server/asking/profile-directories.ts';
import { presentStatistics } from './present-statistics.ts';

interface Beside {
  readonly table: CasesTable;
  readonly counted: { readonly corpusVersion: number; readonly date: string };
  /** Documents of cases that the reader may open. */
  readonly openAwards: ReadonlySet<string>;
  /** Others of the same name. */
  readonly namesakes: readonly ProfilePerson[];
}

/** A person's page. */
export function presentProfile(reader: Reader, view: ProfileView, beside: Beside): Profile {
  const { person, cases, works } = view;
  const { table, counted, openAwards, namesakes } = beside;
  const held = [...view.records.values()];
  const changed = [person.importedAt, ...held.map(({ importedAt }) => importedAt)].toSorted().at(-1) ?? '';
  return {
    ...presentPreview(view),
    lastModified: changed.slice(0, 10),
    demo: person.demo,
    biography: presentBiography(person.record),
    firms: (person.record.firms ?? []).map((period) => {
      return { firm: period.firm, ...pickOrNull(period, ['position', 'from', 'to']) };
    }),
    facts: Object.fromEntries(
      Object.entries(view.facts).map(([name, values]) => [name, [...values]]),
    ) as Profile['facts'],
    ...table,
    statistics: presentStatistics(view, table.isLocked),
    counted: { ...counted, cases: cases.size, demoCases: held.filter(({ demo }) => demo).length },
    awards: [...view.awards].map(([id, { title, case: of }]) => ({
      title,
      url: openAwards.has(id) ? presentTextAddress({ id }) : null,
      about: view.records.get(of)?.record.name ?? '',
    })),
    publications: works.map(({ id, title, type, date = null }) => {
      return { title, url: presentDocumentAddress({ id, type }, reader), type, date };
    }),
    namesakes: namesakes.map(({ fullName, slug, record }) => {
      return { fullName, url: presentOwnAddress(PROFILE_TYPE, slug), about: describePractice(record) ?? null };
    }),
  };
}

function presentBiography(record: PersonRecord): Profile['biography'] {
  const { biography: text, city, country, selfReported = [], meta } = record;
  if (text === undefined) return null;
  return {
    text,
    ...pickOrNull(record, ['position', 'firm', 'source', 'asOf']),
    place: [city, country].filter((part) => part !== undefined).join(', ') || null,
    qualifications: readTexts(meta['qualifications']),
    memberships: readTexts(meta['memberships']),
    selfReported: [...selfReported],
  };
}
