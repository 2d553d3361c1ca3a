import type { CompiledQuery, Insertable, InsertQueryBuilder, InsertResult, Kysely } from 'kysely';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** Rows of one statement, the most first. Their values stay well below what either database takes. */
const SIZES = [64, 16, 4, 1];

type Insert<Table extends keyof LibrarySchema> = InsertQueryBuilder<LibrarySchema, Table, InsertResult>;

/**
 * Inserts rows of a table, many with each statement; a statement is built once for each number of rows. All rows have
 * the same columns in the same order.
 */
export class RowInsert<Table extends keyof LibrarySchema> {
  readonly #table: Table;
  readonly #refine: (insert: Insert<Table>) => Insert<Table>;
  readonly #compiled = new Map<number, CompiledQuery>();

  /** `refine` says what happens to rows that are there already. */
  constructor(table: Table, refine: (insert: Insert<Table>) => Insert<Table> = (insert) => insert) {
    this.#table = table;
    this.#refine = refine;
  }

  async write(db: Kysely<LibrarySchema>, rows: readonly Insertable<LibrarySchema[Table]>[]): Promise<void> {
    for (let at = 0; at < rows.length;) {
      const size = SIZES.find((size) => size <= rows.length - at) ?? 1;
      const piece = rows.slice(at, at + size);
      const parameters = piece.flatMap((row) => Object.values(row));
      await db.executeQuery({ ...this.#compile(db, piece), parameters });
      at += size;
    }
  }

  #compile(db: Kysely<LibrarySchema>, rows: readonly Insertable<LibrarySchema[Table]>[]): CompiledQuery {
    const known = this.#compiled.get(rows.length);
    if (known) return known;
    const compiled = this.#refine(db.insertInto(this.#table).values(rows)).compile();
    this.#compiled.set(rows.length, compiled);
    return compiled;
  }
}
