import type { ProfileFacts } from '#domain/document/document.ts';
import type { CaseFacts } from './case-facts.ts';
import type { PersonRecord } from '#domain/records/person.ts';

/** A value of a profile, and whether only the person's own entry says it (OP-135). */
export interface ProfileValue {
  readonly value: string;
  readonly isSelfReported: boolean;
}

export type MergedFacts = { readonly [Name in keyof ProfileFacts]: readonly ProfileValue[] };

/** What is known of somebody: from the cases first, then what the entry says beside, which is marked (OP-135). */
export function mergeFacts(record: PersonRecord, cases: readonly CaseFacts[]): MergedFacts {
  const ofCases = (facet: keyof CaseFacts) => [...new Set(cases.flatMap((facts) => facts[facet]))];
  const { meta, selfReported = [] } = record;
  // No case says these: the entry does, and whether its person reported them.
  const list = (field: string, values: readonly string[]) =>
    values.map((value) => ({ value, isSelfReported: selfReported.includes(field) }));
  return {
    nationalities: list('nationality', record.nationalities),
    languagesOfProceedings: list('languages', record.languages),
    roles: merge(ofCases('role-subrole'), record.roles),
    sectors: merge(ofCases('sector-subsector'), record.sectors),
    caseTypes: merge(ofCases('casetype'), readTexts(meta['caseTypes'])),
    institutions: merge(ofCases('institution'), readTexts(meta['institutions'])),
    applicableRules: merge(ofCases('applicablerules'), readTexts(meta['applicableRules'])),
    applicableLaws: merge(ofCases('applicablelaw'), readTexts(meta['applicableLaws'])),
    nominatingFirms: merge(ofCases('namedbyfirm'), readTexts(meta['nominatingFirms'])),
  };
}

/** The filters of the profile search, by the fact that each is about (OP-60). */
export const FACT_OF_FACET: Readonly<Record<string, keyof ProfileFacts>> = {
  'role-subrole': 'roles',
  nationality: 'nationalities',
  languageofproceedings: 'languagesOfProceedings',
  'sector-subsector': 'sectors',
  casetype: 'caseTypes',
  institution: 'institutions',
  applicablerules: 'applicableRules',
  applicablelaw: 'applicableLaws',
  nominatingfirm: 'nominatingFirms',
};

function merge(counted: readonly string[], own: readonly string[]): ProfileValue[] {
  const beside = own.filter((value) => !counted.includes(value));
  return [
    ...counted.map((value) => ({ value, isSelfReported: false })),
    ...beside.map((value) => ({ value, isSelfReported: true })),
  ];
}

/** Texts that a source says of somebody, of whatever it says there. */
export function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
