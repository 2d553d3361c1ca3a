import { listTreePaths } from '#domain/document/tree-path.ts';
import { listOwnFacts } from '#domain/records/person.ts';
import { listCaseFacts } from './case-facts.ts';
import { GuardedValues, type Guard } from './guarded-values.ts';
import { PackedLists } from './packed-lists.ts';
import type { ProfileCase, ProfileDirectory, ProfilePart } from './profile-directory.ts';
import { PROFILE_FACTS } from './profile-facts.ts';
import { SeenTally } from './seen-tally.ts';

const TREES: ReadonlySet<string> = new Set(['role-subrole', 'sector-subsector']);

/**
 * What is counted of everybody of an edition, as numbers alone: some four bytes for each value that somebody has. By it
 * people are narrowed, sorted and counted among all of them at once, without their records or their cases.
 */
export class ProfileTally {
  readonly #places = new Map<string, number>();
  readonly #values = new GuardedValues();
  readonly #facts = new PackedLists();
  readonly #things = new PackedLists();

  /** Takes in a portion of the people; of the cases, when all people are in. */
  add({ people, cases, partsIn, worksOf }: ProfileDirectory): void {
    for (const { id, record } of people.values()) {
      const place = this.#places.size;
      this.#places.set(id, place);
      const own = listOwnFacts(record);
      for (const { fact, facet } of PROFILE_FACTS) this.#addFacts(place, facet, own[fact]);
      for (const { id: work, kind, subscriptions, publication } of worksOf.get(id) ?? []) {
        // Of all that is written, only publications are named by a subscription.
        const guard = { id: kind === 'publication' ? work : '', subscriptions, publication };
        this.#things.add(place, this.#values.mark('publications', work, guard));
      }
    }
    for (const one of cases.values()) this.#addCase(one, partsIn.get(one.id) ?? []);
  }

  /** To be said when everything is in. */
  finish(): this {
    for (const lists of [this.#facts, this.#things]) lists.pack(this.#places.size);
    this.#values.finish(new Set(PROFILE_FACTS.map(({ facet }) => facet)));
    return this;
  }

  /** As it is for those who may open what has such a guard. */
  see(mayOpen: (guard: Guard) => boolean): SeenTally {
    return new SeenTally(this.#places, this.#values.see(mayOpen), { facts: this.#facts, things: this.#things });
  }

  #addCase(one: ProfileCase, all: readonly ProfilePart[]): void {
    const guard = { id: '', subscriptions: one.record.subscriptions ?? [], publication: undefined };
    const documents = one.record.proceedings.flatMap((proceeding) => proceeding.documents);
    for (const [person, parts] of Map.groupBy(all, (part) => part.person)) {
      const place = this.#places.get(person);
      if (place === undefined) continue;
      const facts = listCaseFacts(one, parts, all);
      for (const { facet, ofCases } of PROFILE_FACTS) {
        if (ofCases) this.#addFacts(place, facet, facts[ofCases], guard);
      }
      this.#things.add(place, this.#values.mark('cases', one.id, guard));
      if (!parts.some(({ role }) => role === 'arbitrator')) continue;
      for (const { id } of documents) this.#things.add(place, this.#values.mark('awards', id, guard));
    }
  }

  #addFacts(place: number, facet: string, values: readonly string[], guard?: Guard): void {
    for (const value of TREES.has(facet) ? values.flatMap(listTreePaths) : values) {
      this.#facts.addOnce(place, this.#values.mark(facet, value, guard));
    }
  }
}
