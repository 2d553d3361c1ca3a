import type { Kysely } from 'kysely';
import type { Fact } from '#domain/facts/fact.ts';
import { idOfCode } from '#domain/places/known-unions.ts';
import type { FactRecord } from '#domain/records/fact.ts';
import type { FactStore, FactWish, UnsourcedDocument } from '#server/ports/fact-store.ts';
import { jsonText } from '#server/adapters/sql/shared/json-text.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { listUnsourced } from './list-unsourced.ts';

/** Reads facts of law from either database. Held by fact-store.conformance.ts. */
export class SqlFactStore implements FactStore {
  readonly #queries: Kysely<LibrarySchema>;

  constructor(queries: Kysely<LibrarySchema>) {
    this.#queries = queries;
  }

  async listFacts({ places = [], instruments, ids, topics }: FactWish): Promise<Fact[]> {
    let query = this.#queries
      .selectFrom('record')
      .select('record_json as json')
      .where('kind', '=', 'fact')
      .orderBy('id');
    for (const place of places) query = query.where('number', 'in', this.#naming('place', [idOfCode(place)]));
    if (instruments) query = query.where('number', 'in', this.#naming('instrument', instruments));
    if (ids) query = query.where('id', 'in', [...ids]);
    if (topics) query = query.where(jsonText('record_json', 'fact', 'topic'), 'in', [...topics]);
    return (await query.execute()).map(({ json }) => (JSON.parse(json) as FactRecord).fact);
  }

  async listInstruments(): Promise<string[]> {
    const rows = await this.#queries
      .selectFrom('record')
      .innerJoin('record_link', 'record_link.record', 'record.number')
      .select('record_link.wanted as name')
      .distinct()
      .where('record.kind', '=', 'fact')
      .where('record_link.role', '=', 'instrument')
      .orderBy('name')
      .execute();
    return rows.flatMap(({ name }) => name ?? []);
  }

  listUnsourced(): Promise<readonly UnsourcedDocument[]> {
    return listUnsourced(this.#queries);
  }

  /** Numbers of the records that name one of these, as they give it. */
  #naming(kind: 'place' | 'instrument', wanted: readonly string[]) {
    return this.#queries
      .selectFrom('record_link')
      .select('record')
      .where('kind', '=', kind)
      .where('wanted', 'in', [...wanted])
      .where('record', 'is not', null)
      .$castTo<{ record: number }>();
  }
}
