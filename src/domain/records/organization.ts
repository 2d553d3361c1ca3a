import type { FeeSchedule } from '#domain/fees/fee-schedule.ts';
import type { LegalDate } from '../document/document.ts';
import { feeSchedules } from './fee-schedule-fields.ts';
import { date, editions, readShape, recordId, requiredText, text, texts, webAddress } from './fields.ts';
import { ownWords, type OwnWords } from './own-words.ts';
import { optional } from './record-document.ts';
import { defineKind, recordKey, type LibraryRecord } from './record-kind.ts';

/** Institution, office, authority or law firm. */
export interface OrganizationRecord extends LibraryRecord {
  readonly name: string;
  readonly shortName?: string;
  readonly aliases?: readonly string[];
  /** For example `Arbitral institution` or `Law firm`. */
  readonly kind?: string;
  readonly city?: string;
  readonly country?: string;
  readonly website?: string;
  readonly description?: string;
  readonly ownWords?: OwnWords;
  /** Where its facts were read. */
  readonly source?: string;
  /** The day the source was read. */
  readonly readOn?: LegalDate;
  /** What it charges, as far as that could be read (OP-176). */
  readonly feeSchedules?: readonly FeeSchedule[];
  readonly meta: Readonly<Record<string, unknown>>;
}

const FIELDS = {
  id: recordId(),
  editions: editions(),
  name: requiredText(),
  shortName: text(),
  aliases: texts('Other names it goes by.'),
  type: text('For example `Arbitral institution` or `Law firm`.'),
  city: text(),
  country: text(),
  website: webAddress(),
  description: text(),
  ownWords: ownWords(),
  source: webAddress('Where its facts were read.'),
  readOn: date('The day the source was read.'),
  feeSchedules: feeSchedules(),
};

/** Institutions, authorities and firms. */
export const ORGANIZATION = defineKind({
  name: 'organization',
  plural: 'organizations',
  fields: FIELDS,
  example: { id: 'org-hartwell', name: 'Hartwell & Osei LLP', type: 'Law firm', city: 'London' },
  read: (source): OrganizationRecord => {
    const { id, type, aliases, feeSchedules: schedules, ...fields } = readShape(source, FIELDS);
    // Lists that name their kind by the file say with `kind` what an organisation is.
    const said = source.text('kind');
    return {
      key: recordKey(id),
      id,
      ...fields,
      ...(aliases.length > 0 ? { aliases } : {}),
      ...(schedules.length > 0 ? { feeSchedules: schedules } : {}),
      ...optional('kind', type ?? (said === 'organization' ? undefined : said)),
      meta: source.rest(),
    };
  },
  listNames: ({ name, shortName, aliases = [] }) => [
    { name, form: 'name' },
    ...[...(shortName === undefined ? [] : [shortName]), ...aliases].map((alias) => ({
      name: alias,
      form: 'alias' as const,
    })),
  ],
});
