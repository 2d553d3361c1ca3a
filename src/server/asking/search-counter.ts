import { MOST_CLOSED, roundClosed } from '#domain/access/round-closed.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { EngineAnswer, SearchEngine } from '#server/ports/search-engine.ts';
import { askEngine } from './ask-engine.ts';
import { countAll } from './count-all.ts';
import { planRequest } from './plan-request.ts';
import { RecentAnswers } from './recent-answers.ts';

/** More values than any facet has that is counted whole. */
const MOST_VALUES = 1_000;
const REMEMBERED = 500;

/** A filter with one value. */
export interface Narrowing {
  readonly facet: string;
  readonly value: string;
}

export interface Counted {
  readonly count: number;
  /** Address of the search inside the application. */
  readonly url: string;
  readonly closed: ReturnType<typeof roundClosed>;
}

/** What a search finds, and how many of it have each value of some facets. */
export interface SearchCounts {
  readonly total: Counted;
  readonly ids: readonly string[];
  /** How many of them have a value, and the search that finds these. */
  of(facet: string, value: string): Counted;
  /** The values that occur, with how often, commonest first. */
  list(facet: string): EngineAnswer['facets'][number]['values'];
  /** The same of those outside the reader's subscription. */
  listClosed(facet: string): EngineAnswer['facets'][number]['values'];
}

export interface CountWish {
  /** Whose calls search. */
  readonly endpoint: string;
  readonly chosen: readonly Narrowing[];
  readonly facets: readonly string[];
  /** Values of one filter that have all to be there. */
  readonly every?: { readonly facet: string; readonly values: readonly string[] };
  /** So many ids, the newest first. */
  readonly size?: number;
}

interface Parts {
  readonly engine: Pick<SearchEngine, 'search' | 'count' | 'generation'>;
  readonly clock: Pick<Clock, 'today'>;
}

/**
 * Counts by the very search that a figure leads to (OP-140): what the search page would ask for this reader is what is
 * counted, so that a figure and its list agree.
 */
export class SearchCounter {
  readonly #parts: Parts;
  readonly #recent = new RecentAnswers<SearchCounts>(REMEMBERED);
  readonly #recentTotals = new RecentAnswers<readonly Counted[]>(REMEMBERED);

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async count(reader: Reader, wish: CountWish): Promise<SearchCounts> {
    const generation = await this.#parts.engine.generation();
    const key = JSON.stringify([generation, reader.edition.id, reader.codes, wish]);
    return this.#recent.remember(key, () => this.#count(reader, wish));
  }

  /** The totals of many searches, in their order, asked of the engine together. */
  async countTotals(
    reader: Reader,
    wishes: readonly Pick<CountWish, 'endpoint' | 'chosen'>[],
  ): Promise<readonly Counted[]> {
    const generation = await this.#parts.engine.generation();
    const key = JSON.stringify([generation, reader.edition.id, reader.codes, wishes]);
    return this.#recentTotals.remember(key, async () => {
      const planned = wishes.map((wish) => this.#plan(reader, wish));
      const open = planned.map(({ request }) => request);
      const closed = open.map((request) => ({ ...request, closed: true as const }));
      const totals = await countAll(this.#parts.engine, [...open, ...closed]);
      return planned.map(({ path, chosen }, index) => ({
        count: totals[index] ?? 0,
        url: addressOfSearch(path, chosen),
        closed: roundClosed(Math.min(totals[planned.length + index] ?? 0, MOST_CLOSED)),
      }));
    });
  }

  #plan(reader: Reader, { endpoint, chosen, every }: Pick<CountWish, 'endpoint' | 'chosen' | 'every'>) {
    const filters = [
      ...chosen.map(({ facet, value }) => ({ id: facet, filterItems: [value] })),
      ...(every ? [{ id: every.facet, filterItems: [...every.values], andOrValue: 'and' as const }] : []),
    ];
    const query = { filters, start: 0, excerpt: false, searchWithinTitleOnly: false, sortBy: 'relevant-date' };
    const { request, mode } = planRequest(reader, endpoint, query, this.#parts.clock.today());
    return { request, path: mode.path, chosen };
  }

  async #count(reader: Reader, wish: CountWish): Promise<SearchCounts> {
    const { chosen, facets, size = 0 } = wish;
    const { engine } = this.#parts;
    const { request, path } = this.#plan(reader, wish);
    const counted = facets.map((facet) => ({ facet, limit: MOST_VALUES }));
    const asked = { ...request, facets: counted, start: 0, excerpt: false, idsOnly: true };
    const [open, closed] = await Promise.all([
      askEngine(engine, { ...asked, size }),
      askEngine(engine, { ...asked, size: 0, closed: true }),
    ]);
    const addressOf = (more: readonly Narrowing[]) => addressOfSearch(path, [...chosen, ...more]);
    return {
      total: { count: open.total, url: addressOf([]), closed: roundClosed(Math.min(closed.total, MOST_CLOSED)) },
      ids: open.hits.map(({ id }) => id),
      of: (facet, value) => ({
        count: countOf(open, facet, value),
        url: addressOf([{ facet, value }]),
        closed: roundClosed(Math.min(countOf(closed, facet, value), MOST_CLOSED)),
      }),
      list: (facet) => listOf(open, facet),
      listClosed: (facet) => listOf(closed, facet),
    };
  }
}

function addressOfSearch(path: string, filters: readonly Narrowing[]): string {
  const pairs = filters.map(({ facet, value }) => [facet, value]);
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
}

function listOf(
  { facets }: EngineAnswer,
  facet: string,
): SearchCounts['list'] extends (facet: string) => infer Values ? Values : never {
  return facets.find((one) => one.facet === facet)?.values ?? [];
}

function countOf({ facets }: EngineAnswer, facet: string, value: string): number {
  return facets.find((one) => one.facet === facet)?.values.find((one) => one.value === value)?.count ?? 0;
}
