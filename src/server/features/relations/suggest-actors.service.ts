import type { RelationActor } from '#contract/relations.ts';
import type { Reader } from '#domain/access/reader.ts';
import { isPrinted } from '#domain/records/printed-actor.ts';
import type { Actor } from '#domain/tools/relations/actor.ts';
import { readActorKind } from '#domain/tools/relations/actor-kind.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { RelationStore } from '#server/ports/relation-store.ts';
import { presentActor } from './present-relations.ts';

/** Names of one answer (CON-025). */
export const MOST_SUGGESTED = 40;

type Store = Pick<RelationStore, 'suggestActors' | 'listStating'>;

/** Completes names while somebody types. */
export class SuggestActorsService {
  readonly #store: Store;
  readonly #guard: Pick<DocumentGuard, 'listOpen'>;

  constructor(store: Store, guard: Pick<DocumentGuard, 'listOpen'>) {
    this.#store = store;
    this.#guard = guard;
  }

  /** Names that this edition knows (API-084); those without a record, where a document prints them that the reader may open. */
  async suggest(
    reader: Reader,
    { kind, text, limit }: { readonly kind: string; readonly text: string; readonly limit: number },
  ): Promise<RelationActor[]> {
    const most = Number.isInteger(limit) && limit > 0 ? Math.min(limit, MOST_SUGGESTED) : MOST_SUGGESTED;
    const bounds = { edition: reader.edition.id, limit: 2 * most };
    const found = await this.#store.suggestActors(readActorKind(kind), text, bounds);
    const open = await this.#listOpen(
      reader,
      found.filter(({ number }) => isPrinted(number)),
    );
    return found
      .filter((actor) => !isPrinted(actor.number) || open.has(actor.number))
      .slice(0, most)
      .map(presentActor);
  }

  /** Those whom a document prints that is open to the reader. */
  async #listOpen(reader: Reader, printed: readonly Actor[]): Promise<Set<number>> {
    if (printed.length === 0) return new Set();
    const stating = await this.#store.listStating(
      printed.map(({ number }) => number),
      reader.edition.id,
    );
    const open = await this.#guard.listOpen(reader, [...stating.values()].flat());
    return new Set([...stating].filter(([, ids]) => ids.some((id) => open.has(id))).map(([number]) => number));
  }
}
