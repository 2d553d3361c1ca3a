import {
  EMPTY_RECORD,
  REVIEW_STATUSES,
  type DocumentDates,
  type DocumentParty,
  type DocumentRecord,
  type DocumentReference,
  type OfficialText,
  type ReferenceList,
  type ReviewStatus,
} from '#domain/document/document.ts';
import { EDITION_IDS, isEditionId, type EditionId } from '#domain/edition/edition.ts';
import { nameInLibrary } from '#domain/places/library-name.ts';
import type { FieldSource } from '#domain/records/field-source.ts';
import { findWrongDay } from './days-in-force.ts';
import { parseWebAddress } from './safe-link.ts';
import { readRulings } from './read-rulings.ts';
import { readTreatyTerms } from './read-treaty-terms.ts';

/** Front matter key -> field of the record, for single values. */
const TEXT_FIELDS = {
  summary: 'summary',
  source: 'source',
  sourceLocation: 'sourceLocation',
  court: 'court',
  organization: 'organization',
  citation: 'bibliographicReference',
  legislationNumber: 'legislationNumber',
  outcome: 'outcome',
  status: 'status',
  seat: 'seat',
  rules: 'rules',
  caseType: 'caseType',
  sector: 'sector',
  subsector: 'subsector',
  case: 'case',
  proceeding: 'proceeding',
  publication: 'publication',
  pages: 'pages',
  blog: 'blog',
} as const satisfies Record<string, keyof DocumentRecord>;

/** Front matter key -> field of the record, for lists. */
const LIST_FIELDS = {
  topic: 'topics',
  keywords: 'keywords',
  judges: 'judges',
  caseNumbers: 'caseNumbers',
  legislations: 'legislations',
  provisions: 'provisions',
  nacecodes: 'nacecodes',
  productMarkets: 'productMarkets',
  geographicMarkets: 'geographicMarkets',
  undertakings: 'undertakings',
  iprights: 'iprights',
  subscriptions: 'subscriptions',
} as const satisfies Record<string, keyof DocumentRecord>;

/** Front matter key -> kind of date. */
const DATE_FIELDS = {
  publicationDate: 'publication',
  caseDate: 'decision',
  commencementDate: 'commencement',
  legislationDate: 'legislation',
  entryIntoForce: 'entryIntoForce',
  validUntil: 'validUntil',
  lastReviewedDate: 'lastReviewed',
  updated: 'updated',
  inForceFrom: 'inForceFrom',
  inForceUntil: 'inForceUntil',
} as const satisfies Record<string, keyof DocumentDates>;

/** Front matter key -> reference list. */
const REFERENCE_FIELDS = {
  related: 'related',
  relatedCases: 'relatedCases',
  caseNotes: 'caseNotes',
  commentary: 'commentary',
  legislation: 'legislation',
  references: 'references',
  nycArticles: 'nycArticles',
  nycTopics: 'nycTopics',
} as const satisfies Record<string, ReferenceList>;

/** The record that a document's front matter describes; keys it does not know are kept in `meta`. */
// Long because: it has a line for each field that is read in a way of its own.
export function readDocumentRecord(fields: FieldSource, keyForPath: string): DocumentRecord {
  const id = readId(fields);
  const citation = fields.text('citation');
  const languages = fields.list('language');
  const nicecodes = fields.list('nicecodes');
  const patents = fields.list('patent');
  const outsideUrl = readOutsideUrl(fields);
  const editors = fields.list('editors');
  const officialText = readOfficialText(fields);
  const comparisons = fields.list('comparison');
  const reviewStatus = readReviewStatus(fields);
  const record = {
    ...EMPTY_RECORD,
    key: id === undefined ? keyForPath : `markdown:${id}`,
    ...(id === undefined ? {} : { id }),
    editions: readEditions(fields),
    title: fields.requiredText('title'),
    type: fields.text('type') ?? 'Document',
    languages: languages.length > 0 ? languages.map((tag) => readLanguage(fields, tag)) : EMPTY_RECORD.languages,
    dates: readDates(fields),
    authors: fields.records('authors', 'name').map((author) => {
      const personId = author.text('person');
      const surname = author.text('surname');
      return {
        name: author.requiredText('name'),
        ...(surname === undefined ? {} : { surname }),
        ...(personId === undefined ? {} : { personId }),
      };
    }),
    parties: fields.records('parties', 'name').map(readParty),
    citations: [...new Set([...(citation === undefined ? [] : [citation]), ...fields.list('citations')])],
    references: readReferences(fields),
    ...readRulings(fields),
    ...readTreatyTerms(fields),
    ...(nicecodes.length > 0 ? { nicecodes } : {}),
    ...(patents.length > 0 ? { patents } : {}),
    ...(outsideUrl === undefined ? {} : { outsideUrl }),
    ...(editors.length > 0 ? { editors } : {}),
    ...(officialText === undefined ? {} : { officialText }),
    ...(comparisons.length > 0 ? { comparisons } : {}),
    ...(reviewStatus === undefined ? {} : { reviewStatus }),
    ...readKnown(TEXT_FIELDS, (key) => fields.text(key)),
    ...readKnown(LIST_FIELDS, (key) => fields.list(key)),
    jurisdictions: namePlaces(fields.list('jurisdiction')),
  };
  const [meta] = fields.records('meta');
  return { ...record, meta: { ...fields.rest(), ...meta?.rest() } };
}

function readDates(fields: FieldSource): DocumentDates {
  const dates = readKnown(DATE_FIELDS, (key) => fields.date(key));
  const wrong = findWrongDay(dates);
  if (wrong) throw fields.refuse(wrong.field, wrong.reason);
  return dates;
}

/** As the library calls them, each once. */
export function namePlaces(places: readonly string[]): string[] {
  return [...new Set(places.map(nameInLibrary))];
}

function readOutsideUrl(fields: FieldSource): string | undefined {
  const url = fields.text('outsideUrl');
  if (url === undefined) return undefined;
  const address = /^https?:/iu.test(url) ? parseWebAddress(url) : undefined;
  if (address === undefined) throw fields.refuse('outsideUrl', `\`${url}\` must begin with https:// or http://`);
  return address;
}

function readOfficialText(fields: FieldSource): OfficialText | undefined {
  const [given] = fields.records('officialText', 'title');
  if (!given) return undefined;
  const [title, said, readOn] = [given.requiredText('title'), given.text('url'), given.date('readOn')];
  const url = said !== undefined && /^https?:/iu.test(said) ? parseWebAddress(said) : undefined;
  if (said !== undefined && url === undefined) {
    throw given.refuse('url', `\`${said}\` must begin with https:// or http://`);
  }
  return { title, ...(url === undefined ? {} : { url }), ...(readOn === undefined ? {} : { readOn }) };
}

function readReviewStatus(fields: FieldSource): ReviewStatus | undefined {
  const said = fields.text('reviewStatus');
  const status = REVIEW_STATUSES.find((known) => known === said);
  if (said === undefined || status !== undefined) return status;
  throw fields.refuse('reviewStatus', `\`${said}\` is not allowed; allowed are ${REVIEW_STATUSES.join(', ')}`);
}

function readParty(party: FieldSource): DocumentParty {
  const role = party.text('role');
  return {
    name: party.requiredText('name'),
    ...(role === undefined ? {} : { role }),
    ...(party.flag('person') === true ? { isPerson: true as const } : {}),
  };
}

/** The editions a source names for itself. */
export function readEditions(fields: FieldSource): readonly EditionId[] {
  return fields.list('edition').map((edition) => {
    if (isEditionId(edition)) return edition;
    throw fields.refuse('edition', `\`${edition}\` is not an edition; allowed are ${EDITION_IDS.join(', ')}`);
  });
}

/** The id, if the source gives one; it must be usable in an address. */
export function readId(fields: FieldSource): string | undefined {
  const id = fields.text('id');
  if (id === undefined || isUrlSafeId(id)) return id;
  throw fields.refuse('id', `\`${id}\` may hold only letters, digits, \`.\`, \`_\`, \`~\` and \`-\`, at most 200`);
}

/** Whether an id can stand in an address as it is. */
export function isUrlSafeId(id: string): boolean {
  return /^[A-Za-z0-9._~-]{1,200}$/.test(id) && !/^\.+$/.test(id);
}

/** Whether a value is a BCP 47 language tag in its canonical sense (`en`, `pt-BR`, `zh-Hant`). */
export function isLanguageTag(tag: string): boolean {
  if (!/^[A-Za-z]{2,3}(-|$)/.test(tag)) return false;
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function readLanguage(fields: FieldSource, tag: string): string {
  if (isLanguageTag(tag)) return tag;
  throw fields.refuse('language', `\`${tag}\` is not a language tag such as en, fr or pt-BR`);
}

function readReferences(fields: FieldSource): DocumentReference[] {
  return Object.entries(REFERENCE_FIELDS).flatMap(([key, list]) =>
    fields.records(key, 'target').map((reference) => {
      const label = reference.text('label');
      return { target: reference.requiredText('target'), list, ...(label === undefined ? {} : { label }) };
    }),
  );
}

function readKnown<K extends string, F extends string, T>(
  table: Readonly<Record<K, F>>,
  read: (key: K) => T | undefined,
): { [field in F]?: T } {
  const found: { [field in F]?: T } = {};
  for (const key of Object.keys(table) as K[]) {
    const value = read(key);
    if (value !== undefined) found[table[key]] = value;
  }
  return found;
}
