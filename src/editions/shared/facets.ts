import type { FacetDefinition } from '#domain/edition/edition.ts';

/** The trees of people and business are listed whole (CON-023). */
const WHOLE_TREE = 1_000;

/** Filters as most editions name them (OP-60); an edition overrides a name by spreading over an entry. */
export const FACETS = {
  contenttype: { id: 'contenttype', name: 'Content type', kind: 'default', andOr: false },
  jurisdiction: { id: 'jurisdiction', name: 'Jurisdiction', kind: 'andOr', andOr: true },
  topic: { id: 'topic', name: 'Topic', kind: 'tree', andOr: true },
  publicationtitle: { id: 'publicationtitle', name: 'Publication title', kind: 'default', andOr: false },
  author: { id: 'author', name: 'Author', kind: 'andOr', andOr: true },
  source: { id: 'source', name: 'Source', kind: 'default', andOr: false },
  organization: { id: 'organization', name: 'Organization', kind: 'default', andOr: false },
  legislation: { id: 'legislation', name: 'Legislation', kind: 'andOr', andOr: true },
  court: { id: 'court', name: 'Court', kind: 'default', andOr: false },
  language: { id: 'language', name: 'Language', kind: 'defaultNoSearch', andOr: false },
  casetype: { id: 'casetype', name: 'Case type', kind: 'defaultNoSearch', andOr: false },
  sector: { id: 'sector-subsector', name: 'Sector', kind: 'tree', andOr: false, limit: WHOLE_TREE },
  role: { id: 'role-subrole', name: 'Role', kind: 'tree', andOr: false, limit: WHOLE_TREE },
  nationality: { id: 'nationality', name: 'Nationality', kind: 'andOr', andOr: true },
  languageofproceedings: {
    id: 'languageofproceedings',
    name: 'Language of proceedings',
    kind: 'andOr',
    andOr: true,
    tooltip: 'Languages in which these people say they can conduct proceedings.',
    selfReported: true,
  },
  institution: { id: 'institution', name: 'Institution', kind: 'default', andOr: false },
  applicablelaw: { id: 'applicablelaw', name: 'Applicable law', kind: 'default', andOr: false },
  nominatingfirm: { id: 'nominatingfirm', name: 'Nominating firm', kind: 'default', andOr: false },
  applicablerules: { id: 'applicablerules', name: 'Applicable rules', kind: 'default', andOr: false },
  seat: { id: 'seat', name: 'Seat', kind: 'default', andOr: false },
  outcome: { id: 'outcome', name: 'Outcome', kind: 'default', andOr: false },
  status: { id: 'status', name: 'Status', kind: 'defaultNoSearch', andOr: false },
  commencement: {
    id: 'commencement',
    name: 'Year of commencement',
    kind: 'default',
    andOr: false,
    control: 'radio',
    tooltip: 'The year in which the proceeding began.',
  },
  party: { id: 'party', name: 'Party', kind: 'default', andOr: false },
  forum: {
    id: 'forum',
    name: 'Dispute settlement',
    kind: 'defaultNoSearch',
    andOr: false,
    tooltip: 'Where an investor may bring a dispute, as the summary of the treaty says; a treaty may offer several.',
  },
  sunset: {
    id: 'sunset',
    name: 'Sunset clause',
    kind: 'defaultNoSearch',
    andOr: false,
    tooltip:
      'How long investments made before the treaty ended stay protected. Treaties whose summary says nothing have no value.',
  },
  signedyear: { id: 'signedyear', name: 'Year of signature', kind: 'default', andOr: false },
  iprights: { id: 'iprights', name: 'IP right', kind: 'andOr', andOr: true },
  convention: { id: 'convention', name: 'Convention', kind: 'andOr', andOr: true },
  nicecode: {
    id: 'nicecode',
    name: 'Nice class',
    kind: 'andOr',
    andOr: true,
    tooltip: 'Classes of goods and services of the Nice Agreement.',
  },
  provision: { id: 'provision', name: 'Provision', kind: 'andOr', andOr: true },
  nycprovision: {
    id: 'nycprovision',
    name: 'Provision of the Convention',
    kind: 'tree',
    andOr: false,
    limit: WHOLE_TREE,
    tooltip: 'Provisions of the New York Convention on which a court ruled.',
  },
  nyctopic: { id: 'nyctopic', name: 'Topic of the Convention', kind: 'tree', andOr: false, limit: WHOLE_TREE },
  nycoutcome: {
    id: 'nycoutcome',
    name: 'Outcome by provision',
    kind: 'tree',
    andOr: false,
    limit: WHOLE_TREE,
    tooltip: 'What the court decided on that provision; its decision on the whole may be another.',
  },
  ruling: {
    id: 'ruling',
    name: 'Outcome on any provision',
    kind: 'defaultNoSearch',
    andOr: false,
    tooltip: 'A decision that rules on several provisions counts under the outcome on each.',
  },
  decisionyear: { id: 'decisionyear', name: 'Year of decision', kind: 'default', andOr: false },
  nacecode: {
    id: 'nacecode',
    name: 'NACE code',
    kind: 'andOr',
    andOr: true,
    // Without names: a code counts documents of any date, and from 2025 on (Rev. 2.1) some mean something else.
    tooltip:
      'Codes of the statistical classification of economic activities in the European Union. One list holds documents of Rev. 2 and, from 2025 on, of Rev. 2.1, in which some codes mean something else: a document up to 2024 says what its codes mean.',
  },
  authority: { id: 'authority', name: 'Authority', kind: 'default', andOr: false },
  undertaking: { id: 'undertaking', name: 'Undertaking', kind: 'andOr', andOr: true },
  /** Stands for the period of the search, by its number (`domain/search/period.ts`); it has no values to count. */
  timeperiod: { id: 'timeperiod', name: 'Date', kind: 'date', andOr: false, control: 'radio' },
  /** The switches of the edition, by their ids (OP-11). */
  searchwithin: { id: 'searchwithin', name: 'Search within', kind: 'searchWithin', andOr: false, control: 'slider' },
} as const satisfies Record<string, FacetDefinition>;

/** What profiles of arbitrators are filtered by, and nothing else (SR-103, SR-105, OP-60). */
export const PROFILE_FACETS = [
  'role-subrole',
  'nationality',
  'languageofproceedings',
  'sector-subsector',
  'casetype',
  'institution',
  'applicablerules',
  'applicablelaw',
  'nominatingfirm',
] as const;
