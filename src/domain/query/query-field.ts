/** Fields of a record that a query can name, in the order in which an index keeps them. */
export const RECORD_FIELDS = ['summary', 'author', 'party', 'judge', 'court', 'number', 'citation', 'keyword'] as const;
export type RecordField = (typeof RECORD_FIELDS)[number];

/** What a field search can name (OP-165), in the order in which forms offer it. */
export const QUERY_FIELDS = [
  'title',
  'party',
  'judge',
  'court',
  'author',
  'citation',
  'number',
  'keyword',
  'summary',
  'text',
] as const satisfies readonly (RecordField | 'title' | 'text')[];
export type QueryField = (typeof QUERY_FIELDS)[number];

/** The parts of a document in which words are counted; a record holds several fields. */
export type SearchedField = 'title' | 'text' | 'record';

/** What each field holds, for readers. */
export const FIELD_NAMES: Readonly<Record<QueryField, string>> = {
  title: 'title',
  party: 'parties',
  judge: 'judges and arbitrators',
  court: 'court or institution',
  author: 'authors',
  citation: 'citations',
  number: 'case numbers',
  keyword: 'keywords',
  summary: 'summary',
  text: 'text',
};

/** What the field of this name holds, for readers. */
export function describeField(name: string): string {
  const named = findField(name);
  return named ? FIELD_NAMES[named.field] : name;
}

const FIELDS: ReadonlySet<string> = new Set(QUERY_FIELDS);
/** As other systems write them; two letters only in capitals, save `ti`: in small letters they are words. */
const OF_OTHERS: ReadonlyMap<string, QueryField> = new Map([
  ['ti', 'title'],
  ['cite', 'citation'],
]);
const CAPITALS: ReadonlyMap<string, QueryField> = new Map([
  ['AU', 'author'],
  ['CI', 'citation'],
  ['JU', 'judge'],
]);

/** A field as somebody named it. */
export interface NamedField {
  readonly field: QueryField;
  /** Whether it is the name of another system. */
  readonly isForeign: boolean;
}

/** The field that a word names, whatever its case. */
export function findField(name: string): NamedField | undefined {
  const small = name.toLowerCase();
  if (FIELDS.has(small)) return { field: small as QueryField, isForeign: false };
  const field = OF_OTHERS.get(small) ?? CAPITALS.get(name);
  return field && { field, isForeign: true };
}
