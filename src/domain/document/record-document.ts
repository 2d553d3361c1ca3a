import type { Block, ParagraphBlock } from './block.ts';
import type { CaseRecord } from './case.ts';
import { EMPTY_RECORD, type DocumentRecord, type ProfileFacts } from './document.ts';
import type { PersonRecord } from './people.ts';
import type { ContentsNode, PublicationRecord } from './publication.ts';

/** A record with blocks, so that it is found and opened like any document. */
export interface RecordDocument {
  readonly record: DocumentRecord;
  readonly blocks: readonly Block[];
}

/** A publication as a document: its description and its whole table of contents are its text. */
export function presentPublicationAsDocument(publication: PublicationRecord): RecordDocument {
  const people = publication.authors.length > 0 ? publication.authors : publication.editors;
  const record: DocumentRecord = {
    ...EMPTY_RECORD,
    key: publication.key,
    ...(publication.id === undefined ? {} : { id: publication.id }),
    editions: publication.editions,
    title: publication.title,
    type: publication.type,
    languages: publication.languages,
    ...optional('summary', publication.descriptiveText),
    dates: {
      ...optional('publication', publication.publicationDate),
      ...optional('updated', publication.updated),
    },
    ...optional('source', publication.series),
    authors: people.map((name) => ({ name })),
    jurisdictions: publication.jurisdictions,
    topics: publication.topics,
    citations: [publication.isbn, publication.issn].filter((number) => number !== undefined),
    publication: publication.id ?? publication.key,
    meta: publication.meta,
  };
  const text = [publication.subtitle, publication.editionStatement, publication.publisher, publication.descriptiveText];
  return { record, blocks: [...text.flatMap(paragraph), ...listContents(publication.contents, 0)] };
}

/** A case as a document: who, where, when and how it ended, and its proceedings. */
export function presentCaseAsDocument(record: CaseRecord): RecordDocument {
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
    parties: [
      ...record.claimants.map((name) => ({ name, role: 'Claimant' })),
      ...record.respondents.map((name) => ({ name, role: 'Respondent' })),
    ],
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
    meta: { ...record.meta, documents: record.proceedings.flatMap((proceeding) => proceeding.documents).length },
  };
  return { record: document, blocks: listCaseFacts(record).flatMap(paragraph) };
}

/** What a case's document says, fact by fact. */
function listCaseFacts(record: CaseRecord): (string | undefined)[] {
  return [
    record.caseNo,
    record.institutionLong ?? record.institution,
    list('Claimant', record.claimants),
    list('Respondent', record.respondents),
    list('Seat', [record.seat, record.city, record.country]),
    list('Rules', [record.rules]),
    list('Applicable law', [record.law]),
    list('Sector', [record.sector, record.subsector]),
    list('Outcome', [record.status, record.outcome]),
    ...record.proceedings.map((proceeding) =>
      list(proceeding.title, [
        proceeding.status,
        proceeding.outcome,
        ...proceeding.arbitrators.map((person) => person.name),
        ...proceeding.documents.map((item) => item.title),
      ]),
    ),
  ];
}

/** The content type of people's profiles. */
const PROFILE_TYPE = 'Arbitrator profile';

/** A person as a profile: who they are and where, and what they say of themselves (OP-60). */
export function presentPersonAsDocument(person: PersonRecord): RecordDocument {
  const place = [person.city, person.country].filter((part) => part !== undefined).join(', ');
  const practice = [person.position, person.firm, place].filter((part) => part !== undefined && part !== '');
  const record: DocumentRecord = {
    ...EMPTY_RECORD,
    key: person.key,
    ...optional('id', person.id),
    editions: person.editions,
    title: `${person.firstName} ${person.lastName}`,
    type: PROFILE_TYPE,
    ...(practice.length === 0 ? {} : { summary: `${practice.join(', ')}.` }),
    jurisdictions: person.country === undefined ? [] : [person.country],
    profile: presentProfile(person),
  };
  const facts = [
    list('Position', [person.position, person.firm]),
    list('Place', [place]),
    list('Nationality', person.nationalities),
    list('Languages of proceedings', person.languages),
    list('Roles', person.roles),
    list('Sectors', person.sectors),
  ];
  const blocks = [
    ...section('Biography', [person.biography]),
    ...section('At a glance', facts),
    ...section('Qualifications', readTexts(person.meta['qualifications']), 'list-item'),
    ...section('Memberships', readTexts(person.meta['memberships']), 'list-item'),
  ];
  return { record, blocks };
}

function presentProfile({ meta, ...person }: PersonRecord): ProfileFacts {
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

/** A heading over paragraphs; nothing where there are none. */
function section(title: string, texts: readonly (string | undefined)[], role?: 'list-item'): Block[] {
  const paragraphs = texts.flatMap((text) =>
    paragraph(text).map((block) => (role === undefined ? block : { ...block, role, depth: 0 })),
  );
  return paragraphs.length === 0 ? [] : [{ kind: 'heading', level: 1, inlines: [title] }, ...paragraphs];
}

/** The texts of a list that the source gave and nobody checked. */
function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** When the first proceeding began. */
function findCommencement({ proceedings }: CaseRecord): string | undefined {
  return proceedings.flatMap(({ commencementDate }) => commencementDate ?? []).toSorted()[0];
}

function optional<Name extends string, Value>(name: Name, value: Value | undefined): Partial<Record<Name, Value>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>);
}

function paragraph(text: string | undefined): ParagraphBlock[] {
  return text === undefined || text === '' ? [] : [{ kind: 'paragraph', inlines: [text] }];
}

function list(label: string, values: readonly (string | undefined)[]): string | undefined {
  const known = values.filter((value) => value !== undefined && value !== '');
  return known.length === 0 ? undefined : `${label}: ${known.join('; ')}`;
}

function listContents(nodes: readonly ContentsNode[], depth: number): ParagraphBlock[] {
  return nodes.flatMap((node) => {
    const label = [node.label, node.sublabel].filter((part) => part !== undefined && part !== '').join(' · ');
    const inlines =
      node.document === undefined
        ? [label]
        : [{ kind: 'link', target: { to: 'document', key: node.document }, children: [label] } as const];
    const own: ParagraphBlock = { kind: 'paragraph', role: 'list-item', depth: Math.min(depth, 6), inlines };
    return [own, ...listContents(node.children ?? [], depth + 1)];
  });
}
