import type { Kysely } from 'kysely';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** Numbers taken from the store at once; those that a taker did not come to give are never given. */
const BLOCK = 200;

/** Gives numbers that nothing of the library ever had, ascending. Only while the writer's lock is held. */
export class NumberSequence {
  readonly #db: Kysely<LibrarySchema>;
  readonly #name: LibrarySchema['sequence']['name'];
  #next = 0;
  #end = 0;

  constructor(db: Kysely<LibrarySchema>, name: LibrarySchema['sequence']['name']) {
    this.#db = db;
    this.#name = name;
  }

  async take(): Promise<number> {
    if (this.#next === this.#end) {
      const { next } = await this.#db
        .updateTable('sequence')
        .set((is) => ({ next: is('next', '+', BLOCK) }))
        .where('name', '=', this.#name)
        .returning('next')
        .executeTakeFirstOrThrow();
      this.#end = Number(next);
      this.#next = this.#end - BLOCK;
    }
    this.#next += 1;
    return this.#next - 1;
  }
}
