import type { Kysely } from 'kysely';
import { nameOfPerson, type PersonRecord } from '#domain/records/person.ts';
import type { LibraryRecord, RecordKind } from '#domain/records/record-kind.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { StagedRecordRow } from './staged-document.ts';

/** The people of the library by id, staged ones first: other records name them. */
export class StagedPeople {
  readonly #db: Kysely<LibrarySchema>;
  readonly #staged = new Map<string, string>();

  constructor(db: Kysely<LibrarySchema>) {
    this.#db = db;
  }

  remember({ row }: StagedRecordRow): void {
    if (row.kind === 'person') this.#staged.set(row.id, row.record_json);
  }

  /** After a commit the database knows them itself; after a rollback those that are still staged come again. */
  forget(): void {
    this.#staged.clear();
  }

  /** The record with the names of the people that it gives by id only, where its kind names any. */
  async nameLinked<R extends LibraryRecord>(kind: RecordKind<string, R>, record: R): Promise<R> {
    if (!kind.nameLinked) return record;
    const unnamed = kind.listLinks(record).filter((link) => link.kind === 'person' && link.name === undefined);
    const names = new Map<string, string | undefined>();
    for (const { id } of unnamed) if (id !== undefined && !names.has(id)) names.set(id, await this.#findName(id));
    return kind.nameLinked(record, (id) => names.get(id));
  }

  async has(id: string): Promise<boolean> {
    return (await this.#findName(id)) !== undefined;
  }

  async #findName(id: string): Promise<string | undefined> {
    const json = this.#staged.get(id) ?? (await this.#findPerson(id));
    return json === undefined ? undefined : nameOfPerson(JSON.parse(json) as PersonRecord);
  }

  async #findPerson(id: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('record')
      .select('record_json')
      .where('kind', '=', 'person')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.record_json;
  }
}
