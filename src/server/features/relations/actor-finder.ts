import type { EditionId } from '#domain/edition/edition.ts';
import type { Actor } from '#domain/tools/relations/actor.ts';
import { isActorKind } from '#domain/tools/relations/actor-kind.ts';
import type { NamedActor } from '#domain/tools/relations/partners.ts';
import type { RelationStore } from '#server/ports/relation-store.ts';

/** Whom a list of names means. */
export interface NamedActors {
  readonly asked: readonly NamedActor[];
  /** Each in its place; undefined where nobody or several are meant. */
  readonly actors: readonly (Actor | undefined)[];
  /** By place, those that a name could mean; none where nobody of the name is known. */
  readonly candidates: ReadonlyMap<number, readonly Actor[]>;
}

/** Finds whom names mean: by the record that was chosen, else by the name where it is one's alone. */
export class ActorFinder {
  readonly #store: Pick<RelationStore, 'findActors' | 'resolveNames'>;

  constructor(store: Pick<RelationStore, 'findActors' | 'resolveNames'>) {
    this.#store = store;
  }

  async find(edition: EditionId, asked: readonly NamedActor[]): Promise<NamedActors> {
    const actors = await this.#findChosen(edition, asked);
    const open = asked.filter((_one, at) => actors[at] === undefined);
    const names = [...new Set(open.map(({ name }) => name.trim()))].filter(Boolean);
    const meanings = names.length > 0 ? await this.#store.resolveNames(names, edition) : new Map();
    const candidates = new Map<number, readonly Actor[]>();
    for (const [at, { name, relType }] of asked.entries()) {
      if (actors[at] !== undefined) continue;
      const meaning = meanings.get(name.trim());
      const fitting = (meaning?.actors ?? []).filter((actor: Actor) => actor.kind === relType);
      const [only] = fitting;
      if (meaning?.isSure === true && only !== undefined && fitting.length === 1) actors[at] = only;
      else candidates.set(at, fitting);
    }
    return { asked, actors, candidates };
  }

  async #findChosen(edition: EditionId, asked: readonly NamedActor[]): Promise<(Actor | undefined)[]> {
    const refs = asked.flatMap(({ relType, slug }) =>
      slug === undefined || !isActorKind(relType) ? [] : [{ kind: relType, id: slug }],
    );
    const found = refs.length > 0 ? await this.#store.findActors(refs, edition) : [];
    return asked.map(({ relType, slug }) =>
      slug === undefined ? undefined : found.find((actor) => actor.kind === relType && actor.id === slug),
    );
  }
}
