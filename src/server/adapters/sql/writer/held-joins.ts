import type { Kysely } from 'kysely';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { Remembering } from './staged-document.ts';

/** What an operator said of a document and another one. */
export interface Decided {
  /** Of the other. */
  readonly key: string;
  readonly decision: LibrarySchema['work_join']['decision'];
}

/** What an operator said is one work, or is not. Most libraries have no such decision: then nothing is asked. */
export class HeldJoins implements Remembering {
  readonly #db: Kysely<LibrarySchema>;
  #hasAny: boolean | undefined;

  constructor(db: Kysely<LibrarySchema>) {
    this.#db = db;
  }

  /** What was said of the document of a key. */
  async list(key: string): Promise<Decided[]> {
    if (!(await this.#isNeeded())) return [];
    const rows = await this.#db
      .selectFrom('work_join')
      .select(['one', 'other', 'decision'])
      .where((is) => is.or([is('one', '=', key), is('other', '=', key)]))
      .execute();
    return rows.map(({ one, other, decision }) => ({ key: one === key ? other : one, decision }));
  }

  /** Nothing that waits for its commit is a decision. */
  remember(): void {}

  forget(): void {
    this.#hasAny = undefined;
  }

  async #isNeeded(): Promise<boolean> {
    this.#hasAny ??= (await this.#db.selectFrom('work_join').select('one').limit(1).execute()).length > 0;
    return this.#hasAny;
  }
}
