import type { DocumentRecord } from '#domain/document/document.ts';
import { compactIsbn } from '#domain/document/compact-isbn.ts';
import type { PublicationRecord } from '#domain/records/publication.ts';
import { nameDataType, type DataType } from './data-type.ts';

/** Numbers and addresses of an item as they are on the day; absent where it has none. */
export interface ItemIdentifiers {
  readonly doi?: string;
  readonly isbn?: string;
  readonly issn?: string;
  /** Address on the host of the edition. */
  readonly uri?: string;
}

/** What reports say of an item besides its title (COUNTER 5.1), as the library has it on the day. */
export interface ItemFacts {
  readonly dataType: DataType;
  /** Year of publication, four digits; absent where nobody says. */
  readonly year?: string;
  /** Nothing here is read without a subscription. */
  readonly accessType: 'Controlled';
  readonly identifiers: ItemIdentifiers;
  readonly parent?: ItemParent;
}

/** The publication that an item is part of; its record is there where the library holds it. */
export interface ItemParent {
  readonly id: string;
  readonly title?: string;
  readonly dataType?: DataType;
  readonly identifiers: ItemIdentifiers;
}

interface Described {
  readonly record: Pick<DocumentRecord, 'type' | 'dates' | 'citations'>;
  /** Where it is read. */
  readonly uri: string;
  readonly parent?: { readonly id: string; readonly record?: PublicationRecord | undefined; readonly uri?: string };
}

const DOI_PREFIX = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|info:doi\/|doi:\s*)/iu;
const DOI = /^10\.\d{3,9}(?:\.\d+)*\/\S+$/u;
const ISBN_PREFIX = /^isbn(?:-1[03])?:?\s*/iu;
const ISSN = /^(?:issn:?\s*)?(?<issn>\d{4}-\d{3}[\dX])$/iu;

/** The facts of a document, from its own record and that of its publication. */
export function describeItem({ record, uri, parent }: Described): ItemFacts {
  const book = parent?.record?.type === 'Book' ? parent.record : undefined;
  // A chapter appears with its book; the other publications go on for years.
  const year = (record.dates.publication ?? book?.publicationDate)?.slice(0, 4);
  return {
    dataType: nameDataType(record.type, parent?.record?.type),
    ...(year === undefined ? {} : { year }),
    accessType: 'Controlled',
    identifiers: { ...readNumbers(record.citations), uri },
    ...(parent ? { parent: describeParent(parent) } : {}),
  };
}

function describeParent({ id, record, uri }: NonNullable<Described['parent']>): ItemParent {
  if (!record) return { id, identifiers: {} };
  const numbers = [record.isbn, record.issn].filter((number) => number !== undefined);
  const identifiers = { ...readNumbers(numbers), ...(uri === undefined ? {} : { uri }) };
  return { id, title: record.title, dataType: nameDataType(record.type), identifiers };
}

/** The first of each kind of number. */
function readNumbers(citations: readonly string[]): ItemIdentifiers {
  const texts = citations.map((citation) => citation.trim());
  const doi = texts.map((text) => text.replace(DOI_PREFIX, '')).find((text) => DOI.test(text));
  const isbn = texts.find((text) => compactIsbn(text) !== undefined)?.replace(ISBN_PREFIX, '');
  const issn = texts.flatMap((text) => ISSN.exec(text)?.groups?.['issn'] ?? []).at(0);
  return { ...(doi && { doi }), ...(isbn && { isbn }), ...(issn && { issn }) };
}
