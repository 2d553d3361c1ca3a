import type { RelationSearchAnswer } from '#contract/relation-searches.ts';
import { getOwner, type Reader } from '#domain/access/reader.ts';
import type { RelationSearch } from '#domain/tools/desk/relation-search.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { RelationSearchStore } from '#server/ports/relation-search-store.ts';

/** The questions that an account asked last (TL-040). Names of a conflict check are never among them (OP-177). */
export class RelationSearchesService {
  readonly #store: RelationSearchStore;
  readonly #clock: Clock;

  constructor(store: RelationSearchStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** None of a reader who is not signed in personally. */
  async list(reader: Reader): Promise<RelationSearchAnswer[]> {
    const { account } = reader.visitor;
    if (!account) return [];
    const kept = await this.#store.list({ account: account.id, edition: reader.edition.id });
    return kept.map(({ relationshipTwo, relationshipTypeSelection, ...search }) => ({
      ...search,
      relationshipTwo: [...relationshipTwo],
      relationshipTypeSelection: [...relationshipTypeSelection],
    }));
  }

  /** Keeps a question of an account. */
  async note(reader: Reader, search: RelationSearch): Promise<void> {
    const { account } = reader.visitor;
    if (!account) return;
    await this.#store.save({ account: account.id, edition: reader.edition.id }, search, this.#clock.now());
  }

  /** Throws `search-not-found` for an id that is not one of the account's. */
  async remove(reader: Reader, id: string): Promise<void> {
    const isGone = await this.#store.remove(getOwner(reader), id, this.#clock.now());
    if (!isGone) throw new LibraryError('search-not-found');
  }
}
