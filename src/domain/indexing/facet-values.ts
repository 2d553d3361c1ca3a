import { nameLanguage } from '#domain/document/language-name.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import { legalDateOf } from '#domain/document/legal-date-of.ts';
import { listTreePaths } from '#domain/document/tree-path.ts';
import { listRulingValues } from '#domain/convention/ruling.ts';
import { TREATY_TYPES } from '#domain/document/treaty-types.ts';
import { listPublicParties } from '#domain/document/list-public-parties.ts';

/** What a record's facets need to know beside the record itself. */
export interface FacetContext {
  readonly id: string;
  readonly kind: 'document' | 'publication' | 'case';
  readonly editions: readonly string[];
  readonly demo: boolean;
  /** Whether there is more to read than the record itself (OP-66). */
  readonly hasContent: boolean;
  readonly publicationTitle?: string | undefined;
  readonly publicationType?: string | undefined;
}

type FacetReader = (record: DocumentRecord, context: FacetContext) => readonly (string | undefined)[];

/** What instruments between states are called. */
const CONVENTION = /\b(?:Convention|Treaty|Agreement|Protocol)\b/u;

/** Facet id to the values a document carries (OP-60). Trees give every ancestor as a value of its own. */
const FACET_READERS = {
  contenttype: (record) => [record.type],
  jurisdiction: (record) => record.jurisdictions,
  topic: (record) => record.topics.flatMap(listTreePaths),
  publicationtitle: (_record, context) => [context.publicationTitle],
  publicationtype: (_record, context) => [context.publicationType],
  author: (record) => record.authors.map((author) => author.name),
  source: (record) => [record.source],
  organization: (record) => [record.organization],
  legislation: (record) => record.legislations,
  provision: (record) => record.provisions,
  court: (record) => [record.court],
  // Of decisions on the New York Convention: what they rule on, and how (OP-140).
  nycprovision: ({ rulings = [] }) => listRulingValues(rulings).provisions,
  nyctopic: ({ rulings = [] }) => listRulingValues(rulings).topics,
  nycoutcome: ({ rulings = [] }) => listRulingValues(rulings).grounds,
  ruling: ({ rulings = [] }) => listRulingValues(rulings).outcomes,
  decisionyear: (record) => (record.rulings ? [legalDateOf(record)?.slice(0, 4)] : []),
  // Of investment treaties (OP-98).
  forum: ({ treaty }) => treaty?.forums ?? [],
  sunset: ({ treaty }) => [treaty?.sunset],
  signedyear: ({ type, dates }) => (TREATY_TYPES.includes(type) ? [dates.legislation?.slice(0, 4)] : []),
  language: (record) => record.languages.map(nameLanguage),
  casetype: (record) => [record.caseType, ...(record.profile?.caseTypes ?? [])],
  'role-subrole': ({ profile }) => profile?.roles.flatMap(listTreePaths) ?? [],
  nationality: ({ profile }) => profile?.nationalities ?? [],
  languageofproceedings: ({ profile }) => profile?.languagesOfProceedings ?? [],
  institution: ({ profile }) => profile?.institutions ?? [],
  applicablelaw: ({ profile }) => profile?.applicableLaws ?? [],
  nominatingfirm: ({ profile }) => profile?.nominatingFirms ?? [],
  'sector-subsector': (record) => listSectors(record).flatMap(listTreePaths),
  applicablerules: (record) => [record.rules, ...(record.profile?.applicableRules ?? [])],
  seat: (record) => [record.seat],
  outcome: (record) => [record.outcome],
  status: (record) => [record.status],
  commencement: (record) => [record.dates.commencement?.slice(0, 4)],
  party: (record) => listPublicParties(record),
  judge: (record) => record.judges,
  iprights: (record) => record.iprights,
  convention: (record) => record.legislations.filter((name) => CONVENTION.test(name)),
  nicecode: (record) => record.nicecodes?.map((number) => `Class ${number}`) ?? [],
  nacecode: (record) => record.nacecodes,
  authority: (record) => [record.organization],
  undertaking: (record) => record.undertakings,
  productmarket: (record) => record.productMarkets,
  geographicmarket: (record) => record.geographicMarkets,
  keyword: (record) => record.keywords,
  blog: (record) => [record.blog],
  featured: (record) => [record.featured === undefined ? undefined : 'yes'],
  edition: (_record, context) => context.editions,
  kind: (_record, context) => [context.kind],
  hascontent: (_record, context) => [context.hasContent ? 'yes' : undefined],
  // Who may open it (OP-169): the codes it names, and the publication it is or belongs to.
  subscription: (record) => record.subscriptions,
  partof: (record, { id, kind }) => [record.publication, kind === 'publication' ? id : undefined],
  demo: (_record, context) => [context.demo ? 'Demo' : undefined],
} as const satisfies Record<string, FacetReader>;

export type FacetId = keyof typeof FACET_READERS;

/** The facet values of a document, by facet id; facets without a value are left out. */
export function listFacetValues(record: DocumentRecord, context: FacetContext): Record<string, readonly string[]> {
  const values: Record<string, readonly string[]> = {};
  for (const [facet, read] of Object.entries(FACET_READERS) as [FacetId, FacetReader][]) {
    const found = read(record, context).filter((value) => value !== undefined && value !== '');
    if (found.length > 0) values[facet] = [...new Set(found as readonly string[])];
  }
  return values;
}

function listSectors({ sector, subsector, profile }: DocumentRecord): readonly string[] {
  if (sector === undefined) return profile?.sectors ?? [];
  return [subsector === undefined ? sector : `${sector} > ${subsector}`, ...(profile?.sectors ?? [])];
}

/** The name of the last step of a path: `c` of `a > b > c`. */
export function nameTreeStep(path: string): string {
  return path.slice(path.lastIndexOf('>') + 1).trim();
}

/** The dates that searches can filter and sort by, by date type (OP-58). */
export function listDateValues(record: DocumentRecord, firstImportedAt: string): Record<string, string> {
  const { publication, decision, commencement, legislation, entryIntoForce, updated } = record.dates;
  return Object.fromEntries(
    Object.entries({
      'relevant-date': legalDateOf(record),
      published: publication,
      decision,
      commencement,
      legislation,
      'in-force': entryIntoForce,
      updated,
      added: firstImportedAt.slice(0, 10),
    }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
