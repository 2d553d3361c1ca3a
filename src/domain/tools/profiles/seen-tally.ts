import type { SeenValues } from './guarded-values.ts';
import type { PackedLists } from './packed-lists.ts';

/** Values chosen of a fact: somebody passes with any of them, or with every one. */
export interface FactChoice {
  readonly facet: string;
  readonly values: readonly string[];
  readonly every?: boolean | undefined;
}

/** What people are counted by beside their facts. */
type ThingName = 'cases' | 'awards' | 'publications';

interface Lists {
  readonly facts: PackedLists;
  readonly things: PackedLists;
}

/** What is counted of everybody, over what some readers may open. */
export class SeenTally {
  readonly #places: ReadonlyMap<string, number>;
  readonly #values: SeenValues;
  readonly #lists: Lists;

  constructor(places: ReadonlyMap<string, number>, values: SeenValues, lists: Lists) {
    this.#places = places;
    this.#values = values;
    this.#lists = lists;
  }

  /** Those of these people who have a page and what is chosen, in their order. */
  list(ids: Iterable<string>, choices: readonly FactChoice[]): string[] {
    const wanted = choices.map((choice) => this.#readChoice(choice));
    return [...ids].filter((id) => {
      const own = this.#listValues(id, this.#lists.facts);
      return own !== undefined && wanted.every(({ passes }) => passes(own));
    });
  }

  /** How many cases somebody took part in, documents these have where they sat, or works they wrote. */
  countThings(id: string, name: ThingName): number {
    const own = this.#listValues(id, this.#lists.things) ?? [];
    // A document may belong to two cases.
    return new Set(own.filter((value) => this.#values.subjectOf(value) === name)).size;
  }

  /**
   * How many of these people have each value of each filter, the commonest first, ties by value. A filter leaves its own
   * choice aside, but for one that wants every value.
   */
  count(
    ids: Iterable<string>,
    choices: readonly FactChoice[],
  ): (facet: string) => { readonly value: string; readonly count: number }[] {
    const wanted = choices.map((choice) => this.#readChoice(choice));
    const counts = new Int32Array(this.#values.size);
    for (const id of ids) {
      const own = this.#listValues(id, this.#lists.facts) ?? [];
      const missed = wanted.filter(({ passes }) => !passes(own));
      const [first] = missed;
      // Who misses one filter alone is counted by that one: it leaves its own choice aside.
      if (first && missed.some(({ facet, every }) => every === true || facet !== first.facet)) continue;
      for (const value of new Set(own)) {
        if (!first || this.#values.subjectOf(value) === first.facet) counts[value] = (counts[value] ?? 0) + 1;
      }
    }
    const counted = [...counts.keys()].filter((value) => counts[value] !== 0);
    const byFacet = Map.groupBy(counted, (value) => this.#values.subjectOf(value));
    return (facet) =>
      (byFacet.get(facet) ?? [])
        .map((value) => ({ value: this.#values.nameOf(value), count: counts[value] ?? 0 }))
        .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
  }

  #readChoice({ facet, values, every }: FactChoice) {
    const numbers = values.map((value) => this.#values.find(facet, value) ?? -1);
    const passes = (own: readonly number[]) =>
      every ? numbers.every((value) => own.includes(value)) : numbers.some((value) => own.includes(value));
    return { facet, every, passes };
  }

  /** The numbers of the values that somebody has, some more than once; undefined of those who have no page. */
  #listValues(id: string, lists: PackedLists): number[] | undefined {
    const place = this.#places.get(id);
    if (place === undefined) return undefined;
    const values: number[] = [];
    for (const mark of lists.of(place)) {
      const value = this.#values.valueOf(mark);
      if (value !== undefined) values.push(value);
    }
    return values;
  }
}
