import { listNamedFacts } from '#domain/facts/list-named-facts.ts';
import type { Fact } from '#domain/facts/fact.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { findCode } from '#domain/places/known-unions.ts';
import { RATES_TOPIC } from '#domain/thresholds/find-rates.ts';
import { RecentAnswers } from '#server/asking/recent-answers.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { FactStore, FactWish } from '#server/ports/fact-store.ts';

interface Parts {
  readonly facts: Pick<FactStore, 'listFacts'>;
  readonly content: Pick<ContentStore, 'readCorpusVersion'>;
}

/** Places whose facts stay at hand. */
const REMEMBERED = 100;
const UNION = 'EU';
const MERGERS = 'merger control';

/** The facts of law that mergers are judged by, as long as the library stays as it is. */
export class MergerFacts {
  readonly #parts: Parts;
  readonly #recent = new RecentAnswers<readonly Fact[]>(REMEMBERED);

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The number of the library's state. */
  readVersion(): Promise<number> {
    return this.#parts.content.readCorpusVersion();
  }

  /** The facts of some places and of the Union, and those that their rules name. */
  async readOf(places: readonly string[]): Promise<readonly Fact[]> {
    const own = await Promise.all(
      [...new Set([UNION, ...places])].map((place) => this.#read(place, { places: [place] })),
    );
    const known = new Map(own.flat().map((fact) => [fact.id, fact]));
    const wanted = [...known.values()].flatMap(listNamedFacts).filter((id) => !known.has(id));
    if (wanted.length > 0) {
      const ids = [...new Set(wanted)].toSorted();
      for (const fact of await this.#read(ids.join(' '), { ids })) known.set(fact.id, fact);
    }
    return [...known.values()];
  }

  /** Rates that the operator gave. */
  readRates(): Promise<readonly Fact[]> {
    return this.#read('rates', { topics: [RATES_TOPIC] });
  }

  /** What is known of mergers, whatever the place. */
  readMergers(): Promise<readonly Fact[]> {
    return this.#read('mergers', { topics: [MERGERS] });
  }

  async #read(key: string, wish: FactWish): Promise<readonly Fact[]> {
    const version = await this.readVersion();
    return this.#recent.remember(`${version} ${key}`, () => this.#parts.facts.listFacts(wish));
  }
}

/** Codes of places by these or by names, each once. Throws `field-invalid` for one that nobody knows. */
export function readPlaces(asked: readonly string[]): readonly string[] {
  return [
    ...new Set(
      asked.map((place, at) => {
        const code = findCode(place);
        if (code !== undefined) return code;
        throw new LibraryError('field-invalid', {
          field: `Places.${at}`,
          reason: `Places.${at}: “${place}” is not known here; allowed are land codes of ISO 3166-1, EU, and names.`,
        });
      }),
    ),
  ];
}
