import { EMPTY_RECORD, type DocumentRecord } from '../document/document.ts';
import { listCaseParties, type CaseParticipant, type CaseRecord, type ProceedingRecord } from './case-record.ts';
import type { FieldSource } from './field-source.ts';
import { choice, date, editions, entries, flag, readShape, recordId, requiredText, text, texts } from './fields.ts';
import { isEarlier } from './is-earlier.ts';
import { readRole, readSide } from './read-role.ts';
import { factOf, optional, paragraphOf, type RecordDocument } from './record-document.ts';
import { defineKind, recordKey, type Wanted } from './record-kind.ts';
import type { StatedLink } from './record-link.ts';
import { splitParties } from '../places/split-parties.ts';

const CASE_STATUSES = ['Pending', 'Concluded', 'Discontinued', 'Settled'] as const;
const CASE_TYPES = ['Investor-State', 'Commercial'] as const;

const PARTICIPANT_FIELDS = {
  role: requiredText(),
  person: text('Id of a person, who must be in the same import or in the library where no name is given.'),
  name: text('As printed; beside the id or instead of it.'),
  firm: text(),
  method: text('How the appointment came about.'),
  nationality: text(),
  status: text(),
};

const participants = () =>
  entries(PARTICIPANT_FIELDS, (participant, source): CaseParticipant => {
    if (participant.person === undefined && participant.name === undefined) {
      throw source.refuse('role', 'the entry names nobody; give `person` (an id) or `name`');
    }
    return participant;
  });

const DOCUMENT_FIELDS = { id: requiredText('Id or key of the document.'), title: requiredText(), primary: flag() };

const PROCEEDING_FIELDS = {
  id: recordId(),
  title: requiredText(),
  status: text(),
  whoInitiated: text(),
  outcome: text(),
  commencementDate: date(),
  dateOfOutcome: date(),
  arbitrators: participants(),
  representatives: participants(),
  documents: entries(DOCUMENT_FIELDS, (document) => document),
};

const FIELDS = {
  id: recordId(),
  editions: editions(),
  caseNo: requiredText(),
  caseName: requiredText(),
  institution: text(),
  institutionLong: text(),
  city: text(),
  country: text(),
  date: date(),
  status: choice(CASE_STATUSES),
  type: choice(CASE_TYPES),
  outcome: text(),
  sector: text(),
  subsector: text(),
  rules: text(),
  law: text(),
  seat: text(),
  languages: texts(),
  claimants: texts(),
  respondents: texts(),
  subscriptions: texts('Codes that may read it; none means every subscriber of its editions.'),
  proceedings: entries(PROCEEDING_FIELDS, (proceeding, source): ProceedingRecord => {
    const { commencementDate: began, dateOfOutcome: ended } = proceeding;
    if (began !== undefined && ended !== undefined && isEarlier(ended, began)) {
      throw source.refuse('dateOfOutcome', `\`${ended}\` is before \`${began}\`, when the proceeding began`);
    }
    return proceeding;
  }),
};

/** Arbitration cases, found and opened like documents. */
export const CASE = defineKind({
  name: 'case',
  plural: 'cases',
  fields: FIELDS,
  documentKind: 'case',
  example: {
    id: 'case-quay',
    caseNo: 'Case No. D-17/901',
    caseName: 'Halvorsen Energi AS v. Republic of Costaverde',
    status: 'Concluded',
    claimants: ['Halvorsen Energi AS'],
    respondents: ['Republic of Costaverde'],
    proceedings: [
      {
        id: 'case-quay-p1',
        title: 'Original proceeding',
        commencementDate: '2017-04-03',
        arbitrators: [{ person: 'person-solheim', role: 'President' }],
        representatives: [{ name: 'T. Quay', firm: 'Hartwell & Osei LLP', role: 'Counsel for the claimant' }],
        documents: [{ id: 'award-quay', title: 'Final award', primary: true }],
      },
    ],
  },
  read: (source): CaseRecord => {
    const { id, caseName, subscriptions, ...fields } = readShape(source, FIELDS);
    const access = subscriptions.length > 0 ? { subscriptions } : {};
    return { key: recordKey(id), id, name: caseName, ...fields, ...access, meta: source.rest() };
  },
  listNames: ({ name, caseNo }) => [
    { name, form: 'name' },
    { name: caseNo, form: 'alias' },
  ],
  listLinks: listCaseLinks,
  listWanted,
  document: presentCase,
  nameLinked: (record, nameOf) => {
    const named = (participant: CaseParticipant): CaseParticipant => {
      if (participant.name !== undefined || participant.person === undefined) return participant;
      const name = nameOf(participant.person);
      return name === undefined ? participant : { ...participant, name, isNamed: true };
    };
    const proceedings = record.proceedings.map((proceeding) => ({
      ...proceeding,
      arbitrators: proceeding.arbitrators.map(named),
      representatives: proceeding.representatives.map(named),
    }));
    return { ...record, proceedings };
  },
});

function listWanted(source: FieldSource): Wanted[] {
  const participants = source
    .records('proceedings')
    .flatMap((proceeding) => [...proceeding.records('arbitrators'), ...proceeding.records('representatives')]);
  return participants.flatMap((participant) => {
    const id = participant.text('person');
    if (id === undefined || participant.text('name') !== undefined) return [];
    return [
      { id, refusal: participant.refuse('person', `there is no person \`${id}\` in this import or the library`) },
    ];
  });
}

function listCaseLinks(record: CaseRecord): StatedLink[] {
  const party = (side: 'claimant' | 'respondent') => (name: string) =>
    ({ role: 'party', kind: 'party', name, side }) satisfies StatedLink;
  const institution = record.institutionLong ?? record.institution;
  return [
    ...record.claimants.flatMap(splitParties).map(party('claimant')),
    ...record.respondents.flatMap(splitParties).map(party('respondent')),
    ...(institution === undefined
      ? []
      : [{ role: 'institution', kind: 'organization', name: institution } satisfies StatedLink]),
    ...record.proceedings.flatMap(listProceedingLinks),
  ];
}

function listProceedingLinks(proceeding: ProceedingRecord): StatedLink[] {
  const time = { ...optional('from', proceeding.commencementDate), ...optional('to', proceeding.dateOfOutcome) };
  const evidence = proceeding.documents.find(({ primary }) => primary)?.id;
  const link = (participant: CaseParticipant, role: StatedLink['role'], side: StatedLink['side']): StatedLink => ({
    role,
    kind: 'person',
    as: participant.role,
    proceeding: proceeding.id,
    ...optional('id', participant.person),
    ...optional('name', participant.name),
    ...optional('side', side),
    ...optional('method', participant.method),
    ...optional('firm', participant.firm),
    ...optional('status', participant.status),
    ...time,
    ...optional('evidence', evidence === undefined ? undefined : { document: evidence }),
  });
  return [
    ...proceeding.arbitrators.map((one) => link(one, 'arbitrator', readSide(one.method))),
    ...proceeding.representatives.map((one) => link(one, readRole(one.role), readSide(one.role))),
    ...listFirms(proceeding).map((name): StatedLink => ({
      role: 'firm',
      kind: 'organization',
      name,
      proceeding: proceeding.id,
      ...time,
    })),
  ];
}

/** The firms that are printed beside names, each once. */
function listFirms({ arbitrators, representatives }: ProceedingRecord): string[] {
  return [...new Set([...arbitrators, ...representatives].flatMap(({ firm }) => firm ?? []))];
}

/** A case as a document: who, where, when and how it ended, and its proceedings. */
function presentCase(record: CaseRecord): RecordDocument {
  const tribunal = record.proceedings.flatMap((proceeding) => proceeding.arbitrators);
  const document: DocumentRecord = {
    ...EMPTY_RECORD,
    key: record.key,
    ...(record.id === undefined ? {} : { id: record.id }),
    editions: record.editions,
    title: record.name,
    type: 'Case',
    languages: ['en'],
    dates: { ...optional('publication', record.date), ...optional('commencement', findCommencement(record)) },
    ...optional('organization', record.institutionLong ?? record.institution),
    parties: listCaseParties(record),
    judges: [...new Set(tribunal.flatMap((person) => (person.name === undefined ? [] : [person.name])))],
    caseNumbers: [record.caseNo],
    ...optional('outcome', record.outcome),
    ...optional('status', record.status),
    ...optional('seat', record.seat),
    ...optional('rules', record.rules),
    ...optional('caseType', record.type),
    ...optional('sector', record.sector),
    ...optional('subsector', record.subsector),
    ...optional('case', record.id),
    subscriptions: record.subscriptions ?? [],
    meta: { ...record.meta, documents: record.proceedings.flatMap((proceeding) => proceeding.documents).length },
  };
  return { record: document, blocks: listCaseFacts(record).flatMap(paragraphOf) };
}

/** What a case's document says, fact by fact. */
function listCaseFacts(record: CaseRecord): (string | undefined)[] {
  return [
    record.caseNo,
    record.institutionLong ?? record.institution,
    factOf('Claimant', record.claimants),
    factOf('Respondent', record.respondents),
    factOf('Seat', [record.seat, record.city, record.country]),
    factOf('Rules', [record.rules]),
    factOf('Applicable law', [record.law]),
    factOf('Sector', [record.sector, record.subsector]),
    factOf('Outcome', [record.status, record.outcome]),
    ...record.proceedings.map((proceeding) =>
      factOf(proceeding.title, [
        proceeding.status,
        proceeding.outcome,
        ...proceeding.arbitrators.map((person) => person.name),
        ...proceeding.documents.map((item) => item.title),
      ]),
    ),
  ];
}

/** When the first proceeding began. */
function findCommencement({ proceedings }: CaseRecord): string | undefined {
  return proceedings.flatMap(({ commencementDate }) => commencementDate ?? []).toSorted()[0];
}
