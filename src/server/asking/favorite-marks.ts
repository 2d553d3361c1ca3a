import type { AccountOnEdition } from '#domain/access/reader.ts';
import type { Reader } from '#domain/access/reader.ts';
import { markSeen } from '#domain/tools/desk/favorite.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { FavoriteStore } from '#server/ports/favorite-store.ts';

/** Notes that readers have seen what became of their favorites (OP-128). */
export class FavoriteMarks {
  readonly #favorites: FavoriteStore;
  readonly #content: ContentStore;

  constructor(favorites: FavoriteStore, content: ContentStore) {
    this.#favorites = favorites;
    this.#content = content;
  }

  /** Notes for an account the state of a document that it opened. */
  async note({ visitor, edition }: Reader, id: string): Promise<void> {
    if (visitor.account) await this.#noteSeen({ account: visitor.account.id, edition: edition.id }, id);
  }

  /** Most of what is read is no favorite; then nothing is asked of the library. */
  async #noteSeen(owner: AccountOnEdition, id: string): Promise<void> {
    const [kept] = await this.#favorites.listSeen(owner, 'document', [id]);
    const document = kept === undefined ? undefined : await this.#content.findDocument(id);
    if (document?.state !== 'present' || markSeen(document) === kept?.seen) return;
    await this.#favorites.noteSeen(owner, id, markSeen(document));
  }
}
