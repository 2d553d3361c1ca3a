import type { SearchedLibrary } from '#contract/relations.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import { describeNothingFound } from '#domain/relations/describe-searched.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { HeldCases, RelationStore } from '#server/ports/relation-store.ts';

interface Counted {
  readonly version: number;
  readonly held: HeldCases;
}

/** What is searched when relations are looked for; counted anew when the library has changed. */
export class SearchedFinder {
  readonly #store: Pick<RelationStore, 'countHeld'>;
  readonly #content: Pick<ContentStore, 'readCorpusVersion'>;
  readonly #clock: Clock;
  readonly #counted = new Map<EditionId, Counted>();

  constructor(store: Pick<RelationStore, 'countHeld'>, content: Pick<ContentStore, 'readCorpusVersion'>, clock: Clock) {
    this.#store = store;
    this.#content = content;
    this.#clock = clock;
  }

  async read(edition: EditionId): Promise<SearchedLibrary> {
    const version = await this.#content.readCorpusVersion();
    const known = this.#counted.get(edition);
    const held = known?.version === version ? known.held : await this.#store.countHeld(edition);
    this.#counted.set(edition, { version, held });
    const date = this.#clock.today();
    const { cases, institutions, from, to } = held;
    const text = describeNothingFound({ ...held, version, date });
    // Years alone: a day would be that of one case, which may be closed.
    const years = { from: from?.slice(0, 4) ?? null, to: to?.slice(0, 4) ?? null };
    return { cases, institutions, ...years, version, date, text };
  }
}
