import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { CaseRecord } from '#domain/records/case-record.ts';
import type { Matter, MatterSource, Statement } from '#domain/tools/relations/matter.ts';
import type { LinkDetail } from '#server/adapters/sql/library/link-rows.ts';
import { LEGAL_DATE } from '#server/adapters/sql/shared/legal-date.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { jsonText } from '#server/adapters/sql/shared/json-text.ts';

/** Roles of those who took part in a matter; `firm` says which organization a printed firm is. */
const TAKING_PART = [
  'arbitrator',
  'judge',
  'counsel',
  'representative',
  'expert',
  'secretary',
  'party',
  'firm',
] as const;

/** Read at once. */
const AT_ONCE = 200;

interface SourceRow {
  readonly number: number;
  readonly matter: number;
  readonly source: MatterSource;
  readonly institution: string | undefined;
  readonly case: CaseRecord | undefined;
  readonly record: number | null;
}

/** Matters by their numbers (`listMatterNumbers`): what their records and their papers say of who took part. */
export async function readMatters(
  queries: Kysely<LibrarySchema>,
  numbers: readonly number[],
  edition: string,
): Promise<Matter[]> {
  const rows = await readSources(queries, numbers, edition);
  const statements = await readStatements(queries, rows);
  const groups = Map.groupBy(rows, ({ matter }) => matter);
  return [...groups].flatMap(([matter, sources]) => {
    const own = sources.find(({ number }) => number === matter);
    if (!own) return [];
    const ordered = [own, ...sources.filter((one) => one !== own)];
    return [
      createMatter(
        own,
        ordered,
        ordered.flatMap(({ number }) => statements.get(number) ?? []),
      ),
    ];
  });
}

function createMatter(own: SourceRow, sources: readonly SourceRow[], statements: readonly Statement[]): Matter {
  const proceedings = own.case?.proceedings ?? [];
  const stageOf = new Map(
    proceedings.flatMap(({ id, documents }) => documents.map((paper) => [paper.id, id] as const)),
  );
  return {
    id: own.source.id,
    kind: own.case ? 'case' : 'document',
    title: own.source.title,
    institution: own.institution,
    status: own.case?.status,
    date: own.case?.date ?? own.source.date,
    stages: proceedings.map(({ id, title, commencementDate, dateOfOutcome }) => ({
      id,
      title,
      from: commencementDate,
      to: dateOfOutcome,
    })),
    sources: sources.map(({ source }) => ({ ...source, stage: source.stage ?? stageOf.get(source.id) })),
    statements,
  };
}

/** The documents of the matters: themselves, and of cases their papers. */
// Long because: it is three questions and what is made of their rows.
async function readSources(
  queries: Kysely<LibrarySchema>,
  numbers: readonly number[],
  edition: string,
): Promise<SourceRow[]> {
  const made = await askGently(
    numbers.filter((number) => number > 0),
    (portion) =>
      selectSources(queries, edition)
        .innerJoin('record', (join) =>
          join.onRef('record.id', '=', 'document.id').onRef('record.key', '=', 'document.key'),
        )
        .select(['document.number as matter', 'record.number as record', 'record.record_json as case_json'])
        .where('record.kind', '=', 'case')
        .where('record.number', 'in', portion)
        .execute(),
  );
  const alone = await askGently(
    numbers.flatMap((number) => (number < 0 ? [-number] : [])),
    (portion) =>
      selectSources(queries, edition)
        .select(['document.number as matter', sql<null>`NULL`.as('record'), sql<null>`NULL`.as('case_json')])
        .where('document.number', 'in', portion)
        .execute(),
  );
  const own = [...made, ...alone];
  const cases = own.filter(({ kind }) => kind === 'case').map(({ number }) => number);
  const papers = await askGently(cases, (portion) =>
    selectSources(queries, edition)
      .innerJoin('document as matter', 'matter.id', 'document.case')
      .select(['matter.number as matter', sql<null>`NULL`.as('record'), sql<null>`NULL`.as('case_json')])
      .where('matter.number', 'in', portion)
      .whereRef('matter.number', '!=', 'document.number')
      .orderBy('document.number')
      .execute(),
  );
  return [...own, ...papers].map((row) => ({
    number: row.number,
    matter: row.matter,
    record: row.record,
    institution: row.institution ?? undefined,
    case: row.case_json === null ? undefined : (JSON.parse(row.case_json) as CaseRecord),
    source: readSource(row),
  }));
}

/** Documents that an edition holds, with what is read of them as sources. */
export function selectSources(queries: Kysely<LibrarySchema>, edition: string) {
  return queries
    .selectFrom('document')
    .innerJoin('document_edition as held', 'held.document', 'document.number')
    .where('held.edition', '=', edition)
    .where('document.removed_at', 'is', null)
    .select(['document.number', 'document.id', 'document.title', 'document.kind', 'document.type'])
    .select(['document.publication'])
    .select([
      jsonText<string>('document.record_json', 'subscriptions').as('subscriptions'),
      jsonText('document.record_json', 'proceeding').as('proceeding'),
      jsonText('document.record_json', 'organization').as('institution'),
      LEGAL_DATE.as('date'),
    ]);
}

type SelectedSource = Awaited<ReturnType<ReturnType<typeof selectSources>['execute']>>[number];

export function readSource(row: SelectedSource): MatterSource {
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    type: row.type,
    date: row.date === '' ? undefined : row.date,
    subscriptions: JSON.parse(row.subscriptions) as string[],
    publication: row.publication ?? undefined,
    stage: row.proceeding ?? undefined,
  };
}

/** Records are read whole: nobody else waits for more than some of them. */
async function askGently<Row>(
  numbers: readonly number[],
  ask: (portion: readonly number[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < numbers.length; from += AT_ONCE) {
    if (from > 0) await nextTurn();
    rows.push(...(await ask(numbers.slice(from, from + AT_ONCE))));
  }
  return rows;
}

/** What each document says of who took part; of one that is made of a record, what the record says. */
async function readStatements(
  queries: Kysely<LibrarySchema>,
  rows: readonly SourceRow[],
): Promise<ReadonlyMap<number, readonly Statement[]>> {
  const ids = new Map(rows.map(({ number, source }) => [number, source.id]));
  const owners = new Map(rows.flatMap(({ number, record }) => (record === null ? [] : [[record, number] as const])));
  const select = (column: 'document' | 'record') => (portion: readonly number[]) =>
    queries
      .selectFrom('record_link')
      .select(['document', 'record', 'target', 'name', 'role', 'side', 'detail_json'])
      .where(column, 'in', portion)
      .where('role', 'in', TAKING_PART)
      .orderBy(column)
      .orderBy('position')
      .execute();
  const made = new Set(owners.values());
  const links = [
    ...(await askGently([...owners.keys()], select('record'))),
    ...(await askGently(
      [...ids.keys()].filter((number) => !made.has(number)),
      select('document'),
    )),
  ];
  return Map.groupBy(
    links.map((link) => readStatement(link, ids, owners)),
    ({ number }) => number,
  );
}

interface PlacedStatement extends Statement {
  /** Number of the document that says it. */
  readonly number: number;
}

type LinkOfSource = Pick<
  LibrarySchema['record_link'],
  'document' | 'record' | 'target' | 'name' | 'role' | 'side' | 'detail_json'
>;

function readStatement(
  { document, record, target, name, role, side, detail_json: detail }: LinkOfSource,
  ids: ReadonlyMap<number, string>,
  owners: ReadonlyMap<number, number>,
): PlacedStatement {
  const number = document ?? owners.get(record ?? 0) ?? 0;
  const { as, proceeding, method, status, firm } = JSON.parse(detail) as Partial<LinkDetail>;
  return {
    number,
    source: ids.get(number) ?? '',
    actor: target,
    name: name ?? undefined,
    role,
    as,
    side: side ?? undefined,
    stage: proceeding,
    method,
    status,
    firm,
  };
}
