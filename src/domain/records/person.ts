import { EMPTY_RECORD, type DocumentRecord, type LegalDate, type ProfileFacts } from '../document/document.ts';
import { nameInLibrary } from '../places/library-name.ts';
import { date, editions, entries, readShape, recordId, requiredText, text, texts } from './fields.ts';
import { isEarlier } from './is-earlier.ts';
import { joinName } from '#domain/names/join-name.ts';
import { PROFILE_TYPE } from './profile-type.ts';
import { factOf, optional, sectionOf, type RecordDocument } from './record-document.ts';
import { defineKind, recordKey, type LibraryRecord } from './record-kind.ts';
import type { StatedLink } from './record-link.ts';

/** Arbitrator, counsel, expert or secretary. */
export interface PersonRecord extends LibraryRecord {
  readonly firstName: string;
  readonly lastName: string;
  /** Other spellings of the name under which the person is known. */
  readonly aliases?: readonly string[];
  readonly nationalities: readonly string[];
  readonly languages: readonly string[];
  readonly roles: readonly string[];
  readonly sectors: readonly string[];
  readonly firm?: string;
  /** Where the person practised and when, as a source says. */
  readonly firms?: readonly FirmPeriod[];
  readonly position?: string;
  readonly city?: string;
  readonly country?: string;
  readonly biography?: string;
  /** Who states the entry: a directory, a register, the person. */
  readonly source?: string;
  /** As of when. */
  readonly asOf?: LegalDate;
  /** Names of fields that the person reported of themselves (OP-136). */
  readonly selfReported?: readonly string[];
  readonly meta: Readonly<Record<string, unknown>>;
}

export interface FirmPeriod {
  /** As printed. */
  readonly firm: string;
  /** Id of the organization. */
  readonly organization?: string;
  readonly position?: string;
  readonly from?: LegalDate;
  readonly to?: LegalDate;
}

const FIRM_FIELDS = { firm: requiredText(), organization: text(), position: text(), from: date(), to: date() };

const FIELDS = {
  id: recordId(),
  editions: editions(),
  firstName: requiredText(),
  lastName: requiredText(),
  aliases: texts('Other spellings of the name.'),
  nationality: texts(),
  languages: texts(),
  roles: texts(),
  sectors: texts(),
  firm: text('Where the person is now.'),
  firms: entries(FIRM_FIELDS, (firm, source): FirmPeriod => {
    if (firm.from !== undefined && firm.to !== undefined && isEarlier(firm.to, firm.from)) {
      throw source.refuse('to', `\`${firm.to}\` is before \`${firm.from}\`, when it began`);
    }
    return firm;
  }),
  position: text(),
  city: text(),
  country: text(),
  biography: text(),
  source: text('Who states the entry, for example a directory.'),
  asOf: date('As of when the entry was stated.'),
  selfReported: texts('Names of the fields that the person reported of themselves, for example `biography`.'),
};

/** People of the law; a profile to read where an edition holds them. */
export const PERSON = defineKind({
  name: 'person',
  plural: 'people',
  fields: FIELDS,
  example: {
    id: 'person-solheim',
    firstName: 'Ingrid',
    lastName: 'Solheim',
    aliases: ['I. Solheim'],
    nationality: ['Norway'],
    roles: ['Arbitrator'],
    firms: [{ firm: 'Solheim Voldgift', from: '2005', position: 'Partner' }],
  },
  read: (source): PersonRecord => {
    const { id, nationality, aliases, firms, selfReported, ...fields } = readShape(source, FIELDS);
    return {
      key: recordKey(id),
      id,
      ...fields,
      nationalities: [...new Set(nationality.map(nameInLibrary))],
      ...(aliases.length > 0 ? { aliases } : {}),
      ...(firms.length > 0 ? { firms } : {}),
      ...(selfReported.length > 0 ? { selfReported } : {}),
      meta: source.rest(),
    };
  },
  listNames: (person) => [
    { name: nameOfPerson(person), form: 'name' },
    ...(person.aliases ?? []).map((name) => ({ name, form: 'alias' as const })),
  ],
  listLinks: listFirms,
  document: presentPerson,
  needsEdition: true,
});

/** First and last name as printed. */
export function nameOfPerson({ firstName, lastName }: Pick<PersonRecord, 'firstName' | 'lastName'>): string {
  return joinName(firstName, lastName);
}

function listFirms({ firm, firms = [] }: PersonRecord): StatedLink[] {
  const now = firm === undefined || firms.some((period) => period.firm === firm) ? [] : [{ firm }];
  return [...firms, ...now].map(({ firm: name, ...period }: FirmPeriod) => ({
    role: 'firm',
    kind: 'organization',
    name,
    ...optional('id', period.organization),
    ...optional('as', period.position),
    ...optional('from', period.from),
    ...optional('to', period.to),
  }));
}

/** A person as a profile: who they are and where, and what they say of themselves (OP-60). */
function presentPerson(person: PersonRecord): RecordDocument {
  const place = [person.city, person.country].filter((part) => part !== undefined).join(', ');
  const practice = [person.position, person.firm, place].filter((part) => part !== undefined && part !== '');
  const record: DocumentRecord = {
    ...EMPTY_RECORD,
    key: person.key,
    ...optional('id', person.id),
    editions: person.editions,
    title: nameOfPerson(person),
    type: PROFILE_TYPE,
    ...(practice.length === 0 ? {} : { summary: `${practice.join(', ')}.` }),
    jurisdictions: person.country === undefined ? [] : [nameInLibrary(person.country)],
    profile: listOwnFacts(person),
  };
  const facts = [
    factOf('Position', [person.position, person.firm]),
    factOf('Place', [place]),
    factOf('Nationality', person.nationalities),
    factOf('Languages of proceedings', person.languages),
    factOf('Roles', person.roles),
    factOf('Sectors', person.sectors),
  ];
  const blocks = [
    ...sectionOf('Biography', [person.biography]),
    ...sectionOf('At a glance', facts),
    ...sectionOf('Qualifications', readTexts(person.meta['qualifications']), 'list-item'),
    ...sectionOf('Memberships', readTexts(person.meta['memberships']), 'list-item'),
  ];
  return { record, blocks };
}

/** What the entry says of its person beside their cases. */
export function listOwnFacts({ meta, ...person }: PersonRecord): ProfileFacts {
  return {
    nationalities: person.nationalities,
    languagesOfProceedings: person.languages,
    roles: person.roles,
    sectors: person.sectors,
    caseTypes: readTexts(meta['caseTypes']),
    institutions: readTexts(meta['institutions']),
    applicableRules: readTexts(meta['applicableRules']),
    applicableLaws: readTexts(meta['applicableLaws']),
    nominatingFirms: readTexts(meta['nominatingFirms']),
  };
}

/** The texts of a list that the source gave and nobody checked. */
export function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
