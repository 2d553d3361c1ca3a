import type { Reader } from '#domain/access/reader.ts';
import { markSeen } from '#domain/desk/favorite.ts';
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

  /** Answers with `open`, and notes for an account the state of the document that it opened, of the newest version alone. */
  async note<Answer>(
    { visitor, edition }: Reader,
    { id, version }: { readonly id: string; readonly version?: number | undefined },
    open: () => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await open();
    if (!visitor.account || version !== undefined) return answer;
    const document = await this.#content.findDocument(id);
    if (document?.state === 'present') {
      const owner = { account: visitor.account.id, edition: edition.id };
      // What cannot be noted is said to have changed once more; the text is there all the same.
      await this.#favorites.noteSeen(owner, document.id, markSeen(document)).catch(() => undefined);
    }
    return answer;
  }
}
