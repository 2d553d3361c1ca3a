import { MOST_CLOSED, roundClosed } from '#domain/access/round-closed.ts';
import type { Reader } from '#domain/access/reader.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import { askEngine } from '#server/asking/ask-engine.ts';
import { planRequest } from '#server/asking/plan-request.ts';
import { RecentAnswers } from '#server/asking/recent-answers.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { EngineAnswer, SearchEngine } from '#server/ports/search-engine.ts';

/** Whose calls search the tool, and what decisions are there. */
const ENDPOINT = 'NYCTool';
const DECISIONS = { facet: CONTENT_TYPE, value: 'Case law' } as const;

/** More values than any facet of the tool has. */
const MOST_VALUES = 1_000;
const REMEMBERED = 200;

/** A facet with one value that decisions must have. */
export interface Narrowing {
  readonly facet: string;
  readonly value: string;
}

export type Counted = {
  readonly count: number;
  readonly url: string;
  readonly closed: ReturnType<typeof roundClosed>;
};

/** Decisions that a search of the tool finds, and how many have each value. */
export interface DecisionCounts {
  readonly total: Counted;
  readonly ids: readonly string[];
  /** How many of them have a value, and the search that finds these. */
  of(facet: string, value: string): Counted;
  /** The values that occur, with how often, commonest first. */
  list(facet: string): EngineAnswer['facets'][number]['values'];
}

interface Parts {
  readonly engine: Pick<SearchEngine, 'search' | 'generation'>;
  readonly clock: Pick<Clock, 'today'>;
}

/**
 * Counts by the very search that a figure leads to (OP-140): what the search page would ask for this reader is what is
 * counted, so that a figure and its list agree.
 */
export class DecisionCounter {
  readonly #parts: Parts;
  readonly #recent = new RecentAnswers<DecisionCounts>(REMEMBERED);

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Of the decisions that have all of `narrowed`, how many have each value of the facets; the newest `size` by id. */
  async count(
    reader: Reader,
    facets: readonly string[],
    narrowed: readonly Narrowing[] = [],
    size = 0,
  ): Promise<DecisionCounts> {
    const generation = await this.#parts.engine.generation();
    const key = JSON.stringify([generation, reader.edition.id, reader.codes, facets, narrowed, size]);
    return this.#recent.remember(key, () => this.#count(reader, facets, narrowed, size));
  }

  async #count(
    reader: Reader,
    facets: readonly string[],
    narrowed: readonly Narrowing[],
    size: number,
  ): Promise<DecisionCounts> {
    const { engine, clock } = this.#parts;
    const chosen = [DECISIONS, ...narrowed];
    const filters = chosen.map(({ facet, value }) => ({ id: facet, filterItems: [value] }));
    const query = { filters, start: 0, excerpt: false, searchWithinTitleOnly: false, sortBy: 'relevant-date' };
    const { request, mode } = planRequest(reader, ENDPOINT, query, clock.today());
    const asked = {
      ...request,
      facets: facets.map((facet) => ({ facet, limit: MOST_VALUES })),
      start: 0,
      excerpt: false,
      idsOnly: true,
    };
    const [open, closed] = await Promise.all([
      askEngine(engine, { ...asked, size }),
      askEngine(engine, { ...asked, size: 0, closed: true }),
    ]);
    const addressOf = (more: readonly Narrowing[]) =>
      `${mode.path}?${new URLSearchParams([...chosen, ...more].map(({ facet, value }) => [facet, value])).toString()}`;
    return {
      total: {
        count: open.total,
        url: addressOf([]),
        closed: roundClosed(Math.min(closed.total, MOST_CLOSED)),
      },
      ids: open.hits.map(({ id }) => id),
      of: (facet, value) => ({
        count: countOf(open, facet, value),
        url: addressOf([{ facet, value }]),
        closed: roundClosed(Math.min(countOf(closed, facet, value), MOST_CLOSED)),
      }),
      list: (facet) => open.facets.find((one) => one.facet === facet)?.values ?? [],
    };
  }
}

function countOf({ facets }: EngineAnswer, facet: string, value: string): number {
  return facets.find((one) => one.facet === facet)?.values.find((one) => one.value === value)?.count ?? 0;
}
