import type { Kysely } from 'kysely';
import type { ComparisonRecord } from '#domain/records/comparison.ts';
import { nameKeyOf } from '#domain/records/name-key.ts';
import { RecordRefused } from '#server/ports/content-writer.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { Remembering, StagedItem } from './staged-document.ts';

/** A product of the comparison in one edition. */
interface HeldProduct {
  readonly id: string;
  readonly edition: string;
}

/** Products of the comparison by their slugs, stored or staged: an edition has one of a slug (OP-200). */
export class StagedProducts implements Remembering {
  readonly #db: Kysely<LibrarySchema>;
  /** By slug. */
  readonly #staged = new Map<string, HeldProduct[]>();

  constructor(db: Kysely<LibrarySchema>) {
    this.#db = db;
  }

  remember(item: StagedItem): void {
    if (item.kind !== 'record' || item.record.row.kind !== 'comparison') return;
    const { record, editions, id } = item.record;
    const slug = keyOf((record as ComparisonRecord).slug);
    const held = editions.map((edition) => ({ id, edition }));
    this.#staged.set(slug, [...(this.#staged.get(slug) ?? []), ...held]);
  }

  forget(): void {
    this.#staged.clear();
  }

  /** Whether one of the editions has a product of the slug. */
  async has(slug: string, editions: readonly string[]): Promise<boolean> {
    return (await this.#list(slug)).some(({ edition }) => editions.includes(edition));
  }

  /** Throws `RecordRefused` where one of its editions has another product of its slug. */
  async refuseDouble({ id, slug }: ComparisonRecord, editions: readonly string[]): Promise<void> {
    const other = (await this.#list(slug)).find((one) => one.id !== id && editions.includes(one.edition));
    if (!other) return;
    throw new RecordRefused(`\`slug\`: \`${slug}\` is the slug of \`${other.id}\` in ${other.edition} already`);
  }

  async #list(slug: string): Promise<HeldProduct[]> {
    const staged = this.#staged.get(keyOf(slug)) ?? [];
    const rows = await this.#db
      .selectFrom('record_name')
      .innerJoin('record', 'record.number', 'record_name.record')
      .innerJoin('record_edition', 'record_edition.record', 'record.number')
      .select(['record.id', 'record_edition.edition', 'record_name.name'])
      .where('record_name.kind', '=', 'comparison')
      .where('record_name.name_key', '=', nameKeyOf('comparison', slug))
      .execute();
    const stored = rows.filter(({ name }) => keyOf(name) === keyOf(slug));
    return [...staged, ...stored.map(({ id, edition }) => ({ id, edition }))];
  }
}

/** Addresses are the same whatever the letter case. */
function keyOf(slug: string): string {
  return slug.toLowerCase();
}
