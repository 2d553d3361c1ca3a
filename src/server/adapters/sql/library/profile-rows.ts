import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DocumentRecord } from '#domain/document/document.ts';
import { legalDateOf } from '#domain/document/legal-date-of.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import type { CaseRecord } from '#domain/records/case-record.ts';
import type { LinkRole } from '#domain/records/record-link.ts';
import type { ProfileDirectory, ProfilePart, ProfileWork } from '#domain/tools/profiles/profile-directory.ts';
import { isLoneWord } from '#domain/words/classify-character.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import { beginsWith } from '#server/adapters/sql/shared/names-from.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

type Queries = Kysely<LibrarySchema>;

const PARTS: readonly LinkRole[] = ['arbitrator', 'counsel', 'expert', 'secretary', 'representative'];

interface LinkDetail {
  readonly as?: string;
  readonly proceeding?: string;
  readonly method?: string;
  readonly status?: string;
  readonly firm?: string;
}

/** A record that an edition shows as a document. */
export interface HeldRow {
  readonly number: number;
  readonly id: string;
  readonly key: string;
  readonly json: string;
  readonly demo: number;
  readonly at: string;
}

/** Records of a kind that an edition shows as documents. */
export function selectHeld(queries: Queries, kind: 'person' | 'case', edition: EditionId) {
  return queries
    .selectFrom('record')
    .innerJoin('document', (join) =>
      join.onRef('document.id', '=', 'record.id').onRef('document.key', '=', 'record.key'),
    )
    .innerJoin('document_edition', 'document_edition.document', 'document.number')
    .select(['record.number as number', 'record.id as id', 'record.key as key', 'record.record_json as json'])
    .select(['record.demo as demo', 'document.imported_at as at'])
    .where('record.kind', '=', kind)
    .where('document.removed_at', 'is', null)
    .where('document_edition.edition', '=', edition);
}

/** The numbers of the records in which some people, by the numbers of theirs, took part. */
export async function listCaseNumbers(queries: Queries, people: readonly number[]): Promise<number[]> {
  const rows = await askInPortions(people, (portion) =>
    queries
      .selectFrom('record_link')
      .select('record')
      .distinct()
      .where('target', 'in', portion)
      .where('role', 'in', PARTS)
      .where('record', 'is not', null)
      .execute(),
  );
  return [...new Set(rows.flatMap(({ record }) => record ?? []))].toSorted((one, other) => one - other);
}

/** Cases with what everybody who has a page did in them. */
export async function readCases(
  queries: Queries,
  edition: EditionId,
  rows: readonly HeldRow[],
): Promise<Pick<ProfileDirectory, 'cases' | 'partsIn'>> {
  const ids = new Map(rows.map(({ number, id }) => [number, id]));
  const natural = await listNaturalParties(queries, ids.keys());
  const cases = rows.map(({ number, id, json, demo, at }) => {
    const record = JSON.parse(json) as CaseRecord;
    return { id, record, demo: demo === 1, importedAt: at, naturalParties: natural.get(number) ?? [] };
  });
  const parts = await readParts(queries, edition, ids);
  return { cases: new Map(cases.map((one) => [one.id, one])), partsIn: Map.groupBy(parts, (part) => part.case) };
}

/** Names of parties that are natural persons, by the numbers of the cases: known, and leading nowhere (OP-136). */
async function listNaturalParties(queries: Queries, cases: Iterable<number>): Promise<Map<number, string[]>> {
  const rows = await askInPortions(cases, (portion) =>
    queries
      .selectFrom('record_link')
      .select(['record', 'name'])
      .where('record', 'in', portion)
      .where('role', '=', 'party')
      .where('known', 'is not', null)
      .where('target', 'is', null)
      .execute(),
  );
  const named = Map.groupBy(rows, ({ record }) => record ?? 0);
  return new Map([...named].map(([number, parties]) => [number, parties.map(({ name }) => name ?? '')]));
}

/** What people did in cases, by the ids of these and the numbers of their records. */
async function readParts(
  queries: Queries,
  edition: EditionId,
  cases: ReadonlyMap<number, string>,
): Promise<ProfilePart[]> {
  const rows = await askInPortions(cases.keys(), async (portion) => {
    await nextTurn();
    return selectHeld(queries, 'person', edition)
      .innerJoin('record_link', 'record_link.target', 'record.number')
      .clearSelect()
      .select(['record.id as person', 'record_link.record as case', 'record_link.role as role'])
      .select(['record_link.side as side', 'record_link.from_day as from', 'record_link.to_day as to'])
      .select(['record_link.evidence_document as evidence', 'record_link.detail_json as detail'])
      .where('record_link.record', 'in', portion)
      .where('record_link.role', 'in', PARTS)
      .orderBy('record_link.record')
      .orderBy('record_link.position')
      .execute();
  });
  return rows.map(({ person, case: of, role, side, from, to, evidence, detail }): ProfilePart => {
    const { as, proceeding, method, status, firm } = JSON.parse(detail) as LinkDetail;
    const when = { from: from ?? undefined, to: to ?? undefined, evidence: evidence ?? undefined };
    return {
      person,
      case: cases.get(of ?? 0) ?? '',
      role,
      side: side ?? undefined,
      as,
      proceeding,
      method,
      status,
      firm,
      ...when,
    };
  });
}

/** What some people, by the numbers of their records, wrote: what came last first. */
export async function readWorks(
  queries: Queries,
  edition: EditionId,
  people: readonly number[],
): Promise<ProfileDirectory['worksOf']> {
  const rows = await askInPortions(people, (portion) =>
    queries
      .selectFrom('record_link')
      .innerJoin('record', 'record.number', 'record_link.target')
      .innerJoin('document', 'document.number', 'record_link.document')
      .innerJoin('document_edition', 'document_edition.document', 'document.number')
      .select(['record.id as person', 'document.id as id', 'document.kind as kind', 'document.title as title'])
      .select(['document.type as type', 'document.record_json as json', 'document.publication as publication'])
      .where('record_link.target', 'in', portion)
      .where('record_link.role', '=', 'author')
      .where('record.kind', '=', 'person')
      .where('document.removed_at', 'is', null)
      .where('document_edition.edition', '=', edition)
      .orderBy('document.number', 'desc')
      .execute(),
  );
  const works = rows.map(({ json, publication, ...work }): ProfileWork => {
    const record = JSON.parse(json) as DocumentRecord;
    const { subscriptions } = record;
    return { ...work, date: legalDateOf(record), subscriptions, publication: publication ?? undefined };
  });
  return Map.groupBy(works, ({ person }) => person);
}

/** The numbers of the records of people of whose words the longest of those typed begins one. */
export async function findWordNumbers(queries: Queries, typed: readonly string[]): Promise<number[]> {
  const [longest] = typed.toSorted((one, other) => other.length - one.length);
  if (longest === undefined) return [];
  const words = queries.selectFrom('record_word').select('record').distinct().where('kind', '=', 'person');
  const found = isLoneWord(longest)
    ? words.where('word', 'like', `%${longest}%`)
    : words.where(beginsWith('word', longest));
  return (await found.execute()).map(({ record }) => record);
}
