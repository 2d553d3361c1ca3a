import type { RelationActor } from '#contract/relations.ts';
import type { Reader } from '#domain/access/reader.ts';
import { readActorKind } from '#domain/tools/relations/actor-kind.ts';
import type { RelationStore } from '#server/ports/relation-store.ts';
import { presentActor } from './present-relations.ts';

/** Names of one answer (CON-025). */
export const MOST_SUGGESTED = 40;

/** Completes names while somebody types. */
export class SuggestActorsService {
  readonly #store: Pick<RelationStore, 'suggestActors'>;

  constructor(store: Pick<RelationStore, 'suggestActors'>) {
    this.#store = store;
  }

  /** Names that this edition knows (API-084). */
  async suggest(
    reader: Reader,
    { kind, text, limit }: { readonly kind: string; readonly text: string; readonly limit: number },
  ): Promise<RelationActor[]> {
    const most = Number.isInteger(limit) && limit > 0 ? Math.min(limit, MOST_SUGGESTED) : MOST_SUGGESTED;
    const bounds = { edition: reader.edition.id, limit: most };
    return (await this.#store.suggestActors(readActorKind(kind), text, bounds)).map(presentActor);
  }
}
