import type { Block, TableCell } from '#domain/document/block.ts';
import { CASE_TEXT_FIELDS, listCaseParties, type CaseRecord } from '#domain/records/case-record.ts';
import { EMPTY_RECORD, type DocumentRecord } from '#domain/document/document.ts';
import { INVESTMENT_PROVISIONS } from '#domain/document/treaty-types.ts';
import { ImportRefusal, type RecordEvent } from '#importers/importer.ts';
import { listTreatyEvents } from '../reading/treaty-events.ts';
import { applyRule, RowProblem, type JoinedRow, type Row } from './apply-mapping.ts';
import type { CsvMapping } from './csv-mapping.ts';

const PARTY_ROLES: Readonly<Record<string, readonly [string, string]>> = {
  'Bilateral Investment Treaty': ['Contracting Party', 'Contracting Party'],
  [INVESTMENT_PROVISIONS]: ['Contracting Party', 'Contracting Party'],
  Convention: ['Contracting Party', 'Contracting Party'],
  Case: ['Claimant', 'Respondent'],
};

/** Fields of a document that a mapping may fill with a list. */
export const LIST_TARGETS = [
  'jurisdictions',
  'topics',
  'keywords',
  'judges',
  'caseNumbers',
  'citations',
  'legislations',
  'provisions',
  'nacecodes',
  'productMarkets',
  'geographicMarkets',
  'undertakings',
  'iprights',
  'languages',
  'authors',
  'parties',
] as const;

/** Fields of a document that a mapping may fill with one value. */
export const TEXT_TARGETS = [
  'title',
  'type',
  'summary',
  'source',
  'sourceLocation',
  'court',
  'organization',
  'bibliographicReference',
  'legislationNumber',
  'outcome',
  'status',
  'seat',
  'rules',
  'caseType',
  'sector',
  'subsector',
  'pages',
] as const;

export const DATE_TARGETS = [
  'dates.publication',
  'dates.legislation',
  'dates.decision',
  'dates.commencement',
  'dates.entryIntoForce',
  'dates.validUntil',
  'dates.lastReviewed',
  'dates.updated',
] as const;

/** What a mapping may say of a treaty. */
export const TREATY_TARGETS = ['parties', 'signed', 'inForce', 'denounced'] as const;

/** The key of a row: the list's name and the values that identify it. */
export function rowKey(mapping: CsvMapping, row: Row): string {
  const values = mapping.key.map((column) => row[column]?.trim() ?? '');
  if (values.every((value) => value === ''))
    throw new RowProblem(`${mapping.key.join(', ')} must not be empty: it identifies the row`);
  return `csv:${mapping.name}:${values.join(':')}`;
}

/** The document that a row describes. */
export function rowDocument(mapping: CsvMapping, joined: JoinedRow): DocumentRecord {
  const key = rowKey(mapping, joined.row);
  const values = new Map(Object.entries(mapping.fields).map(([field, rule]) => [field, applyRule(rule, joined)]));
  const [title] = values.get('title') ?? [];
  if (title === undefined)
    throw new RowProblem('the title is empty; every column that it is made of must have a value');
  const type = values.get('type')?.[0] ?? 'Document';
  const roles = PARTY_ROLES[type];
  const parties = values.get('parties') ?? [];
  const sides = mapping.case && rowCase(mapping, joined);
  return {
    ...EMPTY_RECORD,
    ...pick(TEXT_TARGETS, (field) => values.get(field)?.[0]),
    ...pick(LIST_TARGETS, (field) =>
      field === 'languages' && !values.get(field)?.length ? undefined : values.get(field),
    ),
    key,
    title,
    type,
    dates: pick(
      DATE_TARGETS,
      (field) => values.get(field)?.[0],
      (field) => field.slice('dates.'.length),
    ),
    authors: (values.get('authors') ?? []).map((name) => ({ name })),
    parties: sides
      ? listCaseParties(sides)
      : parties.map((name, index) => (roles ? { name, role: roles[index === 0 ? 0 : 1] } : { name })),
    ...(mapping.case ? { case: key } : {}),
    meta: Object.fromEntries(Object.entries(joined.row).filter(([, value]) => value !== '')),
  };
}

/** The arbitration case that a row describes, where the mapping says so. */
export function rowCase(mapping: CsvMapping, joined: JoinedRow): CaseRecord | undefined {
  if (!mapping.case) return undefined;
  const values = new Map(Object.entries(mapping.case).map(([field, rule]) => [field, applyRule(rule, joined)]));
  const key = rowKey(mapping, joined.row);
  const one = (field: string) => values.get(field)?.[0];
  return {
    key,
    editions: [],
    caseNo: one('caseNo') ?? key,
    name: one('name') ?? key,
    languages: [],
    claimants: values.get('claimants') ?? [],
    respondents: values.get('respondents') ?? [],
    proceedings: [],
    ...pick(CASE_TEXT_FIELDS, one),
    meta: {},
  };
}

/** The treaty that a row describes and its status, where the mapping says so; throws `RowProblem` over impossible dates. */
export function rowTreaty(mapping: CsvMapping, joined: JoinedRow, { key, title }: DocumentRecord): RecordEvent[] {
  if (!mapping.treaty) return [];
  const values = new Map(Object.entries(mapping.treaty).map(([field, rule]) => [field, applyRule(rule, joined)]));
  const dates = pick(['signed', 'inForce', 'denounced'], (field) => values.get(field)?.[0]);
  try {
    return listTreatyEvents({ key, name: title, aliases: [], parties: values.get('parties') ?? [], ...dates });
  } catch (error) {
    throw error instanceof ImportRefusal ? new RowProblem(error.message) : error;
  }
}

/** Every cell of the row as a table of labelled facts, so that all of it can be found. */
export function rowBlocks(mapping: CsvMapping, joined: JoinedRow): Block[] {
  const rows = factRows(joined.row, mapping.labels, []);
  const [, theirs] = mapping.companion?.on ?? [];
  for (const companion of joined.companions)
    rows.push(...factRows(companion, mapping.companion?.labels ?? {}, theirs === undefined ? [] : [theirs]));
  return rows.length === 0 ? [] : [{ kind: 'table', rows }];
}

function factRows(row: Row, labels: Readonly<Record<string, string>>, left: readonly string[]): TableCell[][] {
  return Object.entries(row)
    .filter(([column, value]) => value.trim() !== '' && !left.includes(column))
    .map(([column, value]) => [
      { header: true, paragraphs: [[labels[column] ?? column]] },
      {
        paragraphs: value
          .split(/\n+/)
          .map((line) => [line.trim()])
          .filter(([line]) => line !== ''),
      },
    ]);
}

function pick<F extends string, T>(
  fields: readonly F[],
  read: (field: F) => T | undefined,
  name: (field: F) => string = (field) => field,
): Record<string, T> {
  const found: Record<string, T> = {};
  for (const field of fields) {
    const value = read(field);
    if (value !== undefined) found[name(field)] = value;
  }
  return found;
}
