import type { LegalDate } from '../document/document.ts';
import { date, editions, readShape, recordId, requiredChoice, requiredText, text, webAddress } from './fields.ts';
import { defineKind, recordKey, type LibraryRecord } from './record-kind.ts';

/** The pages that links stand on (OP-47). */
export const LINK_LISTS = ['useful-links', 'eqe-materials'] as const;

/** A link to somewhere else that a page of the library offers. */
export interface LinkRecord extends LibraryRecord {
  readonly list: (typeof LINK_LISTS)[number];
  /** The head under which it stands, for example `Patent offices`. */
  readonly group: string;
  readonly name: string;
  readonly url: string;
  /** One line. */
  readonly description?: string;
  readonly country?: string;
  /** Where letters go. */
  readonly address?: string;
  /** The day somebody opened it and found what it says. */
  readonly readOn?: LegalDate;
  readonly meta: Readonly<Record<string, unknown>>;
}

const FIELDS = {
  id: recordId(),
  editions: editions(),
  list: requiredChoice(LINK_LISTS, 'The page on which it stands.'),
  group: requiredText('The head under which it stands, for example `Patent offices`.'),
  name: requiredText(),
  url: webAddress('Where it leads; required.'),
  description: text('One line on what is found there.'),
  country: text('Name of the country, where it belongs to one.'),
  address: text('Postal address.'),
  readOn: date('The day somebody opened it and found what it says.'),
};

/** Links to offices, courts, registers and organisations. */
export const LINK = defineKind({
  name: 'link',
  plural: 'links',
  fields: FIELDS,
  example: {
    id: 'quay-office',
    list: 'useful-links',
    group: 'Patent offices',
    name: 'Quay Patent Office',
    url: 'https://quay.example/',
    description: 'Registers, forms and fees.',
    country: 'Norway',
  },
  read: (source): LinkRecord => {
    const { id, url, ...fields } = readShape(source, FIELDS);
    if (url === undefined) throw source.refuse('url', 'is required');
    return { key: recordKey(id), id, url, ...fields, meta: source.rest() };
  },
});
