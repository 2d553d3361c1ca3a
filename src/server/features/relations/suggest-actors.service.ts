import type { RelationActor } from '#contract/relations.ts';
import type { Reader } from '#domain/access/reader.ts';
import { isPrintedActor, type Actor } from '#domain/tools/relations/actor.ts';
import { readActorKind } from '#domain/tools/relations/actor-kind.ts';
import { restrictMatter } from '#domain/tools/relations/restrict-matter.ts';
import type { RelationStore } from '#server/ports/relation-store.ts';
import { openTo } from './relation-finder.ts';
import { presentActor } from './present-relations.ts';

/** Names of one answer (CON-025). */
export const MOST_SUGGESTED = 40;

/** Matters of one name that are looked at for one that the reader may open. */
const MOST_READ = 50;

type Store = Pick<RelationStore, 'suggestActors' | 'listMatterNumbers' | 'readMatters' | 'listEmployments'>;

/** Completes names while somebody types. */
export class SuggestActorsService {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Names that this edition knows (API-084); those without a record, where a document prints them that the reader may open. */
  async suggest(
    reader: Reader,
    { kind, text, limit }: { readonly kind: string; readonly text: string; readonly limit: number },
  ): Promise<RelationActor[]> {
    const most = Number.isInteger(limit) && limit > 0 ? Math.min(limit, MOST_SUGGESTED) : MOST_SUGGESTED;
    const bounds = { edition: reader.edition.id, limit: 2 * most };
    const found = await this.#store.suggestActors(readActorKind(kind), text, bounds);
    const open = await this.#listOpen(reader, found.filter(isPrintedActor));
    return found
      .filter((actor) => !isPrintedActor(actor) || open.has(actor.number))
      .slice(0, most)
      .map(presentActor);
  }

  /** Those of whom something says that is open to the reader. */
  async #listOpen(reader: Reader, printed: readonly Actor[]): Promise<Set<number>> {
    const numbers = printed.map(({ number }) => number);
    if (numbers.length === 0) return new Set();
    const edition = reader.edition.id;
    const isOpen = openTo(reader);
    const named = await this.#store.listMatterNumbers(numbers, edition);
    const wanted = new Set([...named.values()].flatMap((matters) => [...matters].slice(0, MOST_READ)));
    const [matters, employments] = await Promise.all([
      this.#store.readMatters([...wanted], edition),
      this.#store.listEmployments({ firms: numbers }, edition),
    ]);
    const statements = matters.flatMap((matter) => restrictMatter(matter, isOpen)).flatMap((part) => part.statements);
    const firms = employments.filter(({ source }) => isOpen(source)).map(({ firm }) => firm);
    return new Set([...statements.flatMap(({ actor }) => actor ?? []), ...firms]);
  }
}
