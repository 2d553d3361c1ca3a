import type { Kysely } from 'kysely';
import type { IndexEntry, SearchIndex } from '#server/ports/search-index.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { createStoredIndexEntry } from './index-entries.ts';
import type { LibraryInserts } from './library-inserts.ts';
import type { PublicationTitles } from './publication-titles.ts';
import { discardQuietly, type StoredLibrary } from './reindex.ts';

/** Changes told to the index together. */
const BATCH = 200;

/** What a change of the store means for the index. */
export interface IndexChange {
  /** Documents to be put in, with what the index takes of them before they are stored. */
  readonly put: readonly { readonly document: number; readonly entry: () => Promise<IndexEntry | undefined> }[];
  readonly removed: readonly number[];
}

/**
 * Keeps store and index together. Each change notes in the store's own transaction what the index has to be told; an
 * index in the store is told ahead and settles within the transaction, one elsewhere once it has committed. What a kill
 * leaves untold is told at the next opening.
 */
export class IndexOutbox {
  readonly #db: Kysely<LibrarySchema>;
  readonly #index: SearchIndex;
  readonly #inserts: LibraryInserts;
  readonly #titles: PublicationTitles;

  constructor({ db, index, titles, inserts }: StoredLibrary & { readonly inserts: LibraryInserts }) {
    this.#db = db;
    this.#index = index;
    this.#inserts = inserts;
    this.#titles = titles;
  }

  /** Makes the changes of `work` and those of the index, all or none. */
  async write(change: IndexChange, work: (transaction: Kysely<LibrarySchema>) => Promise<void>): Promise<void> {
    try {
      if (this.#index.isInStore) await this.#tellAhead(change);
      await this.#db.transaction().execute(async (transaction) => {
        await work(transaction);
        await this.#note(transaction, change);
        if (!this.#index.isInStore) return;
        await this.#index.refresh();
        await transaction.deleteFrom('index_outbox').execute();
      });
    } catch (error) {
      await discardQuietly(this.#index);
      throw error;
    }
  }

  /** Tells the index all that it has to be told still. */
  async deliver(): Promise<void> {
    try {
      await this.#deliverAll();
    } catch (error) {
      await discardQuietly(this.#index);
      throw error;
    }
  }

  async #deliverAll(): Promise<void> {
    for (;;) {
      const rows = await this.#db.selectFrom('index_outbox').selectAll().orderBy('id').limit(BATCH).execute();
      const last = rows.at(-1);
      if (!last) return;
      // What is stored now counts, whatever was noted first.
      for (const document of new Set(rows.map((row) => row.document))) {
        const entry = await createStoredIndexEntry(this.#db, document, this.#titles);
        await (entry ? this.#index.put([entry]) : this.#index.remove([document]));
      }
      await this.#index.prepare();
      await this.#db.transaction().execute(async (transaction) => {
        await this.#index.refresh();
        await transaction.deleteFrom('index_outbox').where('id', '<=', last.id).execute();
      });
    }
  }

  async #tellAhead({ put, removed }: IndexChange): Promise<void> {
    for (const { entry } of put) {
      const next = await entry();
      if (next) await this.#index.put([next]);
    }
    await this.#index.remove(removed);
    await this.#index.prepare();
  }

  async #note(transaction: Kysely<LibrarySchema>, { put, removed }: IndexChange): Promise<void> {
    await this.#inserts.index_outbox.write(transaction, [
      ...put.map(({ document }) => ({ document, change: 'put' as const })),
      ...removed.map((document) => ({ document, change: 'remove' as const })),
    ]);
  }
}
