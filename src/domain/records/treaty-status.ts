import { choice, date, editions, readShape, recordId, requiredText, text, webAddress } from './fields.ts';
import type { LegalDate } from '../document/document.ts';
import { isEarlier } from './is-earlier.ts';
import { optional } from './record-document.ts';
import { defineKind, recordKey, type LibraryRecord } from './record-kind.ts';

/** What one place did about one treaty, and when. A date that nobody could read is absent, never guessed (OP-176). */
export interface TreatyStatusRecord extends LibraryRecord {
  /** Id or name of the instrument. */
  readonly instrument: string;
  /** Id or name of the place. */
  readonly place: string;
  readonly signed?: LegalDate;
  readonly ratified?: LegalDate;
  /** What happened that day, where the source tells. */
  readonly means?: (typeof JOINING)[number];
  readonly inForce?: LegalDate;
  readonly denounced?: LegalDate;
  /** Reservations and declarations, in our words. */
  readonly reservations?: string;
  readonly source?: string;
  /** On what the dates rest: the depositary's list of some day, a rule by which one was reckoned. */
  readonly basis?: string;
  /** The day the source was read. */
  readonly readOn?: LegalDate;
  readonly meta: Readonly<Record<string, unknown>>;
}

/** How a state joins a treaty. */
const JOINING = ['Ratification', 'Accession', 'Acceptance', 'Approval', 'Succession'] as const;

const FIELDS = {
  id: recordId(),
  editions: editions(),
  instrument: requiredText('Id or name of the instrument.'),
  place: requiredText('Id or name of the place.'),
  signed: date(),
  ratified: date('Ratified, accepted, approved or acceded to.'),
  means: choice(JOINING, 'What happened on the day of `ratified`.'),
  inForce: date(),
  denounced: date(),
  reservations: text(),
  source: webAddress('Where the dates were read.'),
  basis: text('On what they rest, for example the list of the depositary as it stood on some day.'),
  readOn: date('The day the source was read.'),
};

/** Rows of the status of treaties. */
export const TREATY_STATUS = defineKind({
  name: 'treaty-status',
  plural: 'rows of treaty status',
  fields: FIELDS,
  example: { id: 'quay-convention-norway', instrument: 'quay-convention', place: 'norway', signed: '1999-05-03' },
  read: (source): TreatyStatusRecord => {
    const { id, ...fields } = readShape(source, FIELDS);
    const { signed, denounced, inForce } = fields;
    if (signed !== undefined && inForce !== undefined && isEarlier(inForce, signed)) {
      throw source.refuse('inForce', `\`${inForce}\` is before \`${signed}\`, when it was signed`);
    }
    if (denounced !== undefined && inForce !== undefined && isEarlier(denounced, inForce)) {
      throw source.refuse('denounced', `\`${denounced}\` is before \`${inForce}\`, when it came into force`);
    }
    return { key: recordKey(id), id, ...fields, meta: source.rest() };
  },
  listLinks: ({ instrument, place, inForce, denounced }) => {
    const time = { ...optional('from', inForce), ...optional('to', denounced) };
    return [
      { role: 'instrument', kind: 'instrument', id: instrument, name: instrument, ...time },
      { role: 'place', kind: 'place', id: place, name: place, ...time },
    ];
  },
});
