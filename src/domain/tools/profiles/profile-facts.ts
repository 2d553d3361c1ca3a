import type { ProfileFacts } from '#domain/document/document.ts';
import type { CaseFacet } from './case-facts.ts';

interface ProfileFact {
  readonly fact: keyof ProfileFacts;
  /** The filter of the profile search that is about it (OP-60). */
  readonly facet: string;
  /** By what cases are counted that say it; none says some of them: the entry does. */
  readonly ofCases?: CaseFacet;
  /** What an entry calls it where its person reported it. */
  readonly reported?: string;
  /** What it is called at a glance, on the page and in its file; it is not said there without a name. */
  readonly name?: string;
}

/** What is known of people, in the order in which it is said. */
export const PROFILE_FACTS: readonly ProfileFact[] = [
  { fact: 'nationalities', facet: 'nationality', reported: 'nationality', name: 'Nationality' },
  {
    fact: 'languagesOfProceedings',
    facet: 'languageofproceedings',
    reported: 'languages',
    name: 'Languages of proceedings',
  },
  { fact: 'roles', facet: 'role-subrole', ofCases: 'role-subrole', name: 'Roles' },
  { fact: 'sectors', facet: 'sector-subsector', ofCases: 'sector-subsector', name: 'Sectors' },
  { fact: 'caseTypes', facet: 'casetype', ofCases: 'casetype' },
  { fact: 'institutions', facet: 'institution', ofCases: 'institution', name: 'Institutions' },
  { fact: 'applicableRules', facet: 'applicablerules', ofCases: 'applicablerules', name: 'Rules' },
  { fact: 'applicableLaws', facet: 'applicablelaw', ofCases: 'applicablelaw', name: 'Applicable law' },
  { fact: 'nominatingFirms', facet: 'nominatingfirm', ofCases: 'namedbyfirm' },
];
