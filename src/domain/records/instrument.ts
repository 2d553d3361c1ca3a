import { date, editions, entries, readShape, recordId, requiredText, text, texts } from './fields.ts';
import type { LegalDate } from '../document/document.ts';
import { defineKind, recordKey, type LibraryRecord } from './record-kind.ts';

/** A treaty, statute or set of rules whose provisions are cited. */
export interface InstrumentRecord extends LibraryRecord {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly date?: LegalDate;
  /** Id of the document that holds its text. */
  readonly document?: string;
  readonly provisions: readonly ProvisionEntry[];
  readonly meta: Readonly<Record<string, unknown>>;
}

export interface ProvisionEntry {
  /** Steps from the outermost, for example `5/1/b`. */
  readonly path: string;
  readonly label: string;
  /** Where it stands in the document of the instrument. */
  readonly anchor?: string;
}

const PROVISION_FIELDS = {
  path: requiredText('Steps from the outermost, for example `5/1/b`.'),
  label: requiredText(),
  anchor: text('Where it stands in the document of the instrument.'),
};

const FIELDS = {
  id: recordId(),
  editions: editions(),
  name: requiredText(),
  aliases: texts('Abbreviations and other names it is cited by.'),
  date: date('Of signature or enactment.'),
  document: text('Id of the document that holds its text.'),
  provisions: entries(PROVISION_FIELDS, (provision): ProvisionEntry => provision),
};

/** Treaties, statutes and rules, with the provisions that are cited. */
export const INSTRUMENT = defineKind({
  name: 'instrument',
  plural: 'instruments',
  fields: FIELDS,
  example: {
    id: 'quay-convention',
    name: 'Convention on the Limits of Quays',
    aliases: ['Quay Convention'],
    date: '1999-05-03',
    provisions: [{ path: '5/1/b', label: 'Article 5(1)(b)' }],
  },
  read: (source): InstrumentRecord => {
    const { id, ...fields } = readShape(source, FIELDS);
    return { key: recordKey(id), id, ...fields, meta: source.rest() };
  },
  listNames: ({ name, aliases }) => [
    { name, form: 'name' },
    ...aliases.map((alias) => ({ name: alias, form: 'alias' as const })),
  ],
});
