import { sql, type Kysely } from 'kysely';
import type { EditorialRecord } from '#domain/records/editorial.ts';
import type { PartyRecord } from '#domain/records/party.ts';
import type { PlaceRecord } from '#domain/records/place.ts';
import { isSameName, nameKeyOf } from '#domain/records/name-key.ts';
import type { LinkedKind } from '#domain/records/record-link.ts';
import type { DocumentLink } from '#server/ports/content-store.ts';
import type {
  BeginningBounds,
  KnownParty,
  NamedBeginning,
  NamedRecord,
  NamingDocument,
  PlaceLink,
  RecordLink,
  RecordStore,
} from '#server/ports/record-store.ts';
import { beginsWith } from '#server/adapters/sql/shared/names-from.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import { findTargetsByName } from './find-targets.ts';
import { NO_DECISIONS } from './standing-decisions.ts';
import { LEGAL_DATE } from '#server/adapters/sql/shared/legal-date.ts';
import { LINK_COLUMNS } from '#server/adapters/sql/shared/link-columns.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { jsonText } from '#server/adapters/sql/shared/json-text.ts';

/** The type of a party that is a natural person. */
const PERSON: PartyRecord['type'] = 'Person';

/** No name is longer, so that those that begin so lead. */
const LONGEST_NAME = 100_000;

/** Reads from either database who is named where. Held by record-store.conformance.ts. */
export class SqlRecordStore implements RecordStore {
  readonly #queries: Kysely<LibrarySchema>;

  constructor(queries: Kysely<LibrarySchema>) {
    this.#queries = queries;
  }

  async listLinksOf(document: number): Promise<RecordLink[]> {
    const rows = await this.#queries
      .selectFrom('record_link')
      .innerJoin('record', 'record.number', 'record_link.target')
      .select(['record_link.role', 'record_link.kind', 'record_link.name', 'record_link.known', 'record_link.side'])
      .select('record.id')
      .where('record_link.document', '=', document)
      .where(isNoNaturalParty('record'))
      .orderBy('record_link.position')
      .execute();
    return rows.map(({ name, side, known, ...link }) => ({
      ...link,
      name: name ?? undefined,
      side: side ?? undefined,
      known: known ?? 'id',
    }));
  }

  async listNaming(
    { kind, id }: NamedRecord,
    { edition, limit }: { readonly edition: string; readonly limit: number },
  ): Promise<NamingDocument[]> {
    const rows = await this.#queries
      .selectFrom(listMentions(this.#queries, { kind, id }).as('mention'))
      .innerJoin('document', 'document.number', 'mention.document')
      .innerJoin('document_edition', 'document_edition.document', 'document.number')
      .select([...LINK_COLUMNS, 'mention.role'])
      .where('document.removed_at', 'is', null)
      .where('document_edition.edition', '=', edition)
      .orderBy(LEGAL_DATE, 'desc')
      .orderBy('document.number', 'desc')
      .orderBy('mention.role')
      .limit(limit)
      .execute();
    return rows.map(({ role, ...document }) => ({ role, document }));
  }

  async listParties(document: number): Promise<Map<string, KnownParty>> {
    const rows = await this.#queries
      .selectFrom('record_link')
      .leftJoin('record', 'record.number', 'record_link.target')
      .leftJoin('record_link as at', (join) =>
        join.onRef('at.record', '=', 'record.number').on('at.role', '=', 'place').on('at.kind', '=', 'place'),
      )
      .leftJoin('record as place', 'place.number', 'at.target')
      .select(['record_link.name', 'record.id', 'place.id as place_id', 'place.record_json as place'])
      .where('record_link.document', '=', document)
      .where('record_link.kind', '=', 'party')
      .where('record_link.known', 'is not', null)
      .execute();
    return new Map(rows.map(({ name, ...party }) => [name ?? '', readParty(party)]));
  }

  async findPlaces(names: readonly string[]): Promise<Map<string, PlaceLink>> {
    const targets = await findTargetsByName(this.#queries, 'place', new Set(names), NO_DECISIONS);
    const numbers = new Set([...targets.values()].flatMap(({ target }) => target ?? []));
    const rows = await askInPortions(numbers, (portion) =>
      this.#queries
        .selectFrom('record')
        .select(['number', 'id', 'record_json'])
        .where('number', 'in', portion)
        .execute(),
    );
    const places = new Map(rows.map(({ number, id, record_json }) => [number, readPlace(id, record_json)]));
    return new Map(
      [...targets].flatMap(([name, { target }]) => {
        const place = target === null ? undefined : places.get(target);
        return place ? [[name, place] as const] : [];
      }),
    );
  }

  async listShown(kind: LinkedKind, ids: readonly string[], edition: string): Promise<Map<string, DocumentLink>> {
    const rows = await askInPortions(ids, (portion) =>
      this.#queries
        .selectFrom('record')
        .innerJoin('document', (join) =>
          join.onRef('document.id', '=', 'record.id').onRef('document.key', '=', 'record.key'),
        )
        .innerJoin('document_edition', 'document_edition.document', 'document.number')
        .select([...LINK_COLUMNS])
        .where('record.kind', '=', kind)
        .where('record.id', 'in', portion)
        .where('document.removed_at', 'is', null)
        .where('document_edition.edition', '=', edition)
        .execute(),
    );
    return new Map(rows.map((link) => [link.id, link]));
  }

  async listNaturalParties(names: readonly string[]): Promise<Set<string>> {
    const keys = new Map(names.map((name) => [name, nameKeyOf('party', name)]));
    const rows = await askInPortions(keys.values(), (portion) =>
      this.#queries
        .selectFrom('record_name')
        .innerJoin('record', 'record.number', 'record_name.record')
        .select(['record_name.name', 'record_name.name_key'])
        .where('record_name.kind', '=', 'party')
        .where('record_name.name_key', 'in', portion)
        .where(jsonText('record.record_json', 'type'), '=', 'Person')
        .execute(),
    );
    const isBorne = (name: string, key: string) =>
      rows.some((row) => row.name_key === key && isSameName('party', name, row.name));
    return new Set(names.filter((name) => isBorne(name, keys.get(name) ?? '')));
  }

  async listBeginning(kind: LinkedKind, beginning: string, bounds: BeginningBounds): Promise<NamedBeginning[]> {
    const key = nameKeyOf(kind, beginning);
    if (key === '') return [];
    const { edition, unless = {}, limit } = bounds;
    const isFirst = beginsWith('record_name.name_key', key);
    const has = (pattern: string) => sql<boolean>`(record_name.name_key LIKE ${pattern})`;
    const inOwn = sql<boolean>`(record_name.form = 'name' AND ${has(`% ${key}%`)})`;
    const rows = await this.#queries
      .selectFrom('record_name')
      .innerJoin('record', 'record.number', 'record_name.record')
      .select(['record.id', jsonText('record.record_json', 'name').as('name')])
      .select(sql<number>`max(CASE WHEN record_name.name_key = ${key} THEN 1 ELSE 0 END)`.as('is_whole'))
      .where('record_name.kind', '=', kind)
      .where((is) => is.or([isFirst, inOwn, has(`% ${key}`), has(`% ${key} %`)]))
      .where(isNoNaturalParty('record'))
      .where((is) =>
        is.and(
          Object.entries(unless).map(
            ([field, value]) => sql<boolean>`coalesce(${jsonText('record.record_json', field)}, '') <> ${value}`,
          ),
        ),
      )
      .$if(edition !== undefined, (query) =>
        query
          .innerJoin('record_edition', 'record_edition.record', 'record.number')
          .where('record_edition.edition', '=', edition ?? ''),
      )
      .groupBy(['record.number', 'record.id', 'record.record_json'])
      .orderBy((is) =>
        is.fn.min(sql`CASE WHEN ${isFirst} THEN 0 ELSE ${LONGEST_NAME} END + length(record_name.name_key)`),
      )
      .orderBy('record.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, name, is_whole }) => ({ id, name: name ?? '', isWhole: Number(is_whole) === 1 }));
  }

  async listEditorials(edition: string): Promise<EditorialRecord[]> {
    const rows = await this.#queries
      .selectFrom('record')
      .innerJoin('record_edition', 'record_edition.record', 'record.number')
      .select('record.record_json')
      .where('record.kind', '=', 'editorial')
      .where('record_edition.edition', '=', edition)
      .execute();
    return rows.map(({ record_json }) => JSON.parse(record_json) as EditorialRecord);
  }

  async listAllNames(kind: LinkedKind, names: readonly string[]): Promise<Map<string, string[]>> {
    const keys = new Map(names.map((name) => [name, nameKeyOf(kind, name)]));
    const rows = await askInPortions(new Set(keys.values()), (portion) =>
      this.#queries
        .selectFrom('record_name')
        .innerJoin('record', 'record.number', 'record_name.record')
        .innerJoin('record_name as other', 'other.record', 'record.number')
        .select(['record_name.name_key', 'record_name.name', 'other.name as other'])
        .where('record_name.kind', '=', kind)
        .where('record_name.name_key', 'in', portion)
        .where(isNoNaturalParty('record'))
        .orderBy('other.record')
        .orderBy('other.name')
        .execute(),
    );
    return new Map(
      [...keys].map(([name, key]) => {
        const borne = rows.filter((row) => row.name_key === key && isSameName(kind, name, row.name));
        return [name, [...new Set(borne.map(({ other }) => other))]] as const;
      }),
    );
  }
}

/** A link of which is known whom it means and that leads nowhere means a natural person (OP-136). */
function readParty({ id, place_id, place }: Readonly<Record<'id' | 'place_id' | 'place', string | null>>): KnownParty {
  if (id === null) return { isPerson: true };
  return { isPerson: false, id, place: place_id === null || place === null ? undefined : readPlace(place_id, place) };
}

function readPlace(id: string, json: string): PlaceLink {
  return { id, name: (JSON.parse(json) as PlaceRecord).name };
}

/** Holds for every record but that of a natural person who is a party (OP-136). */
function isNoNaturalParty(record: 'record' | 'named') {
  const type = sql`coalesce(${jsonText(`${record}.record_json`, 'type')}, '')`;
  return sql<boolean>`(${sql.ref(`${record}.kind`)} <> 'party' OR ${type} <> ${PERSON})`;
}

/** Documents that name a record themselves, and those that are made of a record that names it; each once for each role. */
function listMentions(queries: Kysely<LibrarySchema>, { kind, id }: NamedRecord) {
  const ofRecord = () =>
    queries
      .selectFrom('record as named')
      .innerJoin('record_link', 'record_link.target', 'named.number')
      .where('named.kind', '=', kind)
      .where('named.id', '=', id)
      .where(isNoNaturalParty('named'));
  const byRecords = ofRecord()
    .innerJoin('record as naming', 'naming.number', 'record_link.record')
    .innerJoin('document as made', (join) =>
      join.onRef('made.id', '=', 'naming.id').onRef('made.key', '=', 'naming.key'),
    )
    .select(['made.number as document', 'record_link.role']);
  return ofRecord()
    .innerJoin('document as said', 'said.number', 'record_link.document')
    .select(['said.number as document', 'record_link.role'])
    .union(byRecords);
}
