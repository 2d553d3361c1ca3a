import type { SearchedLibrary } from '#contract/relations.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import { describeNothingFound } from '#domain/tools/relations/describe-searched.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { HeldCases, RelationStore } from '#server/ports/relation-store.ts';

interface Counted {
  readonly version: number;
  readonly held: Promise<HeldCases>;
}

type Counts = Map<EditionId, Counted>;

/** What was counted of each library, for all who ask about it. */
const COUNTS = new WeakMap<Pick<RelationStore, 'countHeld'>, Counts>();

/** What is searched when relations are looked for; counted once for each state of the library. */
export class SearchedFinder {
  readonly #store: Pick<RelationStore, 'countHeld'>;
  readonly #content: Pick<ContentStore, 'readCorpusVersion'>;
  readonly #clock: Clock;
  readonly #counts: Counts;

  constructor(store: Pick<RelationStore, 'countHeld'>, content: Pick<ContentStore, 'readCorpusVersion'>, clock: Clock) {
    this.#store = store;
    this.#content = content;
    this.#clock = clock;
    this.#counts = COUNTS.get(store) ?? new Map<EditionId, Counted>();
    COUNTS.set(store, this.#counts);
  }

  async read(edition: EditionId): Promise<SearchedLibrary> {
    const version = await this.#content.readCorpusVersion();
    const held = await this.#count(edition, version);
    const date = this.#clock.today();
    const { cases, documents, institutions, from, to } = held;
    const text = describeNothingFound({ ...held, version, date });
    // Years alone: a day would be that of one case, which may be closed.
    const years = { from: from?.slice(0, 4) ?? null, to: to?.slice(0, 4) ?? null };
    return { cases, documents, institutions, ...years, version, date, text };
  }

  #count(edition: EditionId, version: number): Promise<HeldCases> {
    const known = this.#counts.get(edition);
    if (known?.version === version) return known.held;
    const held = this.#store.countHeld(edition);
    const counted = { version, held };
    this.#counts.set(edition, counted);
    held.catch(() => {
      if (this.#counts.get(edition) === counted) this.#counts.delete(edition);
    });
    return held;
  }
}
