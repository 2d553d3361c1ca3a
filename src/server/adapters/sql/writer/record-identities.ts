import type { Kysely } from 'kysely';
import { isBuiltInKey, type LibraryRecord, type RecordKind } from '#domain/records/record-kind.ts';
import type { RecordKindName } from '#domain/records/kinds.ts';
import { RecordRefused } from '#server/ports/content-writer.ts';
import type { LibrarySchema, RecordTable } from '#server/adapters/sql/schema/library-schema.ts';
import type { DocumentIdentities } from './document-identities.ts';
import { NumberSequence } from './number-sequence.ts';
import type { Remembering, StagedItem } from './staged-document.ts';

type KnownRecord = Pick<RecordTable, 'number' | 'id' | 'key' | 'record_json'>;

/** What a record is to the library: its number and id, and what was known of it before. */
export interface IdentifiedRecord {
  readonly number: number;
  readonly id: string;
  /** The record as it was; undefined while it is new. */
  readonly formerJson: string | undefined;
}

/** Gives every key of a kind its number and id: the same key always the same ones, an id never to two keys. */
export class RecordIdentities implements Remembering {
  readonly #db: Kysely<LibrarySchema>;
  readonly #documents: DocumentIdentities;
  readonly #numbers: NumberSequence;
  readonly #byKey = new Map<string, KnownRecord>();
  readonly #byId = new Map<string, KnownRecord>();

  constructor(db: Kysely<LibrarySchema>, documents: DocumentIdentities) {
    this.#db = db;
    this.#documents = documents;
    this.#numbers = new NumberSequence(db, 'record');
  }

  /** Throws `RecordRefused` where its id belongs to another record of its kind, or to another document. */
  async identify(kind: RecordKind<RecordKindName, LibraryRecord>, record: LibraryRecord): Promise<IdentifiedRecord> {
    const known =
      this.#byKey.get(nameKey(kind.name, record.key)) ??
      (await this.#ask(kind.name, 'key', record.key)) ??
      (await this.#findBuiltIn(kind.name, record));
    // A record that is a document, too, shares its id with that.
    const own = kind.document ? undefined : (known?.id ?? record.id);
    const id = own ?? (await this.#documents.identify(record.key, record.id)).id;
    if (!known && (await this.find(kind.name, id))) {
      throw new RecordRefused(`the id "${id}" already belongs to another ${kind.name}`);
    }
    return { number: known?.number ?? (await this.#numbers.take()), id, formerJson: known?.record_json };
  }

  /** The record of a kind with an id. */
  async find(kind: RecordKindName, id: string): Promise<KnownRecord | undefined> {
    return this.#byId.get(nameKey(kind, id)) ?? this.#ask(kind, 'id', id);
  }

  remember(item: StagedItem): void {
    if (item.kind !== 'record') return;
    const { row } = item.record;
    this.#byKey.set(nameKey(row.kind, row.key), row);
    this.#byId.set(nameKey(row.kind, row.id), row);
  }

  forget(): void {
    this.#byKey.clear();
    this.#byId.clear();
  }

  /** A built-in record gives its place, and every link to it, to one with its id that is imported. */
  async #findBuiltIn(kind: RecordKindName, { id }: LibraryRecord): Promise<KnownRecord | undefined> {
    const found = id === undefined ? undefined : await this.#ask(kind, 'id', id);
    return found && isBuiltInKey(found.key) ? found : undefined;
  }

  #ask(kind: RecordKindName, column: 'key' | 'id', value: string): Promise<KnownRecord | undefined> {
    return this.#db
      .selectFrom('record')
      .select(['number', 'id', 'key', 'record_json'])
      .where('kind', '=', kind)
      .where(column, '=', value)
      .executeTakeFirst();
  }
}

function nameKey(kind: RecordKindName, name: string): string {
  return `${kind} ${name}`;
}
