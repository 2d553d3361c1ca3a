import type { Kysely } from 'kysely';
import type { Fact } from '#domain/facts/fact.ts';
import { contradicts, rivalKeyOf } from '#domain/facts/rivals.ts';
import type { FactRecord } from '#domain/records/fact.ts';
import { nameKeyOf } from '#domain/records/name-key.ts';
import { RecordRefused } from '#server/ports/content-writer.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { Remembering, StagedItem } from './staged-document.ts';

/** Facts of which one holds at a time, stored or staged: another that holds on the same day is refused (OP-186). */
export class StagedFacts implements Remembering {
  readonly #db: Kysely<LibrarySchema>;
  /** By what they say something about, then by their ids. */
  readonly #staged = new Map<string, Map<string, Fact>>();

  constructor(db: Kysely<LibrarySchema>) {
    this.#db = db;
  }

  remember(item: StagedItem): void {
    if (item.kind !== 'record' || item.record.row.kind !== 'fact') return;
    const { fact } = item.record.record as FactRecord;
    const key = rivalKeyOf(fact);
    if (key !== undefined) this.#staged.set(key, (this.#staged.get(key) ?? new Map<string, Fact>()).set(fact.id, fact));
  }

  forget(): void {
    this.#staged.clear();
  }

  /** Throws `RecordRefused` where a fact that is known says something else of a day on which this one holds. */
  async refuseRivals(fact: Fact): Promise<void> {
    const key = rivalKeyOf(fact);
    if (key === undefined) return;
    const known = new Map((await this.#listStored(key)).map((one) => [one.id, one]));
    for (const [id, staged] of this.#staged.get(key) ?? []) known.set(id, staged);
    const rival = [...known.values()].find((one) => contradicts(one, fact));
    if (!rival) return;
    throw new RecordRefused(
      `it holds on the same days as \`${rival.id}\`, of the same subject, topic and ${fact.kind === 'rule' ? 'provision' : 'qualifiers'}; end one with \`validUntil\`, tell them apart by a qualifier, or say in \`note\` that sources differ`,
    );
  }

  async #listStored(key: string): Promise<Fact[]> {
    const rows = await this.#db
      .selectFrom('record_name')
      .innerJoin('record', 'record.number', 'record_name.record')
      .select('record.record_json as json')
      .where('record_name.kind', '=', 'fact')
      .where('record_name.name_key', '=', nameKeyOf('fact', key))
      .execute();
    const facts = rows.map(({ json }) => (JSON.parse(json) as FactRecord).fact);
    return facts.filter((fact) => rivalKeyOf(fact) === key);
  }
}
