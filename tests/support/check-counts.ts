import { filter, type FilterAnswer, type SearchAnswer, type SearchQuery } from '#contract/search.ts';
import { EDITIONS } from '#editions/editions.ts';
import type { SearchMode } from '#domain/edition/edition.ts';
import type { TestServer } from './demo-server.ts';
import { createRandom, type Random } from './generate-queries.ts';

const WORDS = [
  '',
  '',
  'award',
  'court',
  'seat OR market',
  'patent*',
  'law NOT note',
  '(claim OR right) NEAR20 (law OR court)',
];
const PERIODS = [0, 1, 2, 3, -2] as const;
const HOSTS = { KA: 'ka.localhost', KIPL: 'kipl.localhost', KCL: 'kcl.localhost' } as const;
/** Values that are tried of each state. */
const ITEMS = 4;

/** A search as a reader may have narrowed it down, with where it is asked. */
interface State {
  readonly edition: keyof typeof HOSTS;
  readonly mode: SearchMode;
  readonly query: SearchQuery;
}

type Filters = NonNullable<SearchQuery['filters']>;

/** Searches of the library of a server, narrowed down at random: every number that is shown is held against what a click finds. */
export class CountCheck {
  readonly failures: string[] = [];
  clicks = 0;
  readonly #server: TestServer;
  readonly #offered = new Map<string, readonly FilterAnswer[]>();

  constructor(server: TestServer) {
    this.#server = server;
  }

  /** Checks one state; the seed makes it again. */
  async check(seed: number): Promise<void> {
    const random = createRandom(seed);
    const state = await this.#createState(random);
    const filters = await this.#listFilters(state, state.query);
    const now = await this.#search(state, state.query);
    const again = await this.#search(state, state.query);
    if (now.hits.map(({ id }) => id).join() !== again.hits.map(({ id }) => id).join()) {
      this.#fail(state, 'the same search twice gave another order');
    }
    const items = filters.flatMap((filter) => filter.filterItems.map((item) => ({ filter, item })));
    const unchecked = items.filter(({ item }) => !item.checked);
    for (let n = 0; n < Math.min(ITEMS, unchecked.length); n++) {
      const { filter, item } = pick(random, unchecked);
      await this.#checkItem(state, filter, item);
    }
    for (const { id, total } of now.also) await this.#checkSwitch(state, id, now.total + total);
    await this.#checkContentTypes(state);
  }

  async #checkItem(state: State, filter: FilterAnswer, item: FilterAnswer['filterItems'][number]): Promise<void> {
    const chosen = state.query.filters?.find(({ id }) => id === filter.id);
    const isEvery = chosen?.andOrValue === 'and';
    const filterItems = isEvery ? [...(chosen.filterItems ?? []), item.id] : [item.id];
    const after = await this.#search(state, {
      ...state.query,
      filters: replaceFilter(state.query.filters ?? [], {
        id: filter.id,
        filterItems,
        andOrValue: isEvery ? 'and' : 'or',
      }),
    });
    this.clicks += 1;
    if (after.total !== item.count) {
      this.#fail(state, `${filter.id} “${item.id}” shows ${item.count} and finds ${after.total}`);
    }
  }

  /** A switch adds what it says it adds. */
  async #checkSwitch(state: State, id: string, expected: number): Promise<void> {
    const on = state.query.filters?.find((filter) => filter.id === 'searchwithin')?.filterItems ?? [];
    const filters = replaceFilter(state.query.filters ?? [], { id: 'searchwithin', filterItems: [...on, id] });
    const { total } = await this.#search(state, { ...state.query, filters });
    this.clicks += 1;
    if (total !== expected) this.#fail(state, `the switch ${id} finds ${total} instead of ${expected}`);
  }

  /** The counts of content types together are what the search finds without a content type chosen (CON-004). */
  async #checkContentTypes(state: State): Promise<void> {
    const others = (state.query.filters ?? []).filter(({ id }) => id !== 'contenttype');
    if (!state.mode.facets.includes('contenttype')) return;
    const query = { ...state.query, filters: [...others, { id: 'contenttype', limit: 1000 }] };
    const filters = await this.#listFilters(state, query);
    const items = filters.find(({ id }) => id === 'contenttype')?.filterItems ?? [];
    const sum = items.reduce((all, { count }) => all + count, 0);
    const { total } = await this.#search(state, query);
    if (sum !== total) this.#fail(state, `the content types add up to ${sum} of ${total}`);
  }

  async #createState(random: Random): Promise<State> {
    const edition = pick(random, Object.keys(HOSTS) as (keyof typeof HOSTS)[]);
    const modes: readonly SearchMode[] = EDITIONS[edition].modes.filter(({ path }) => !path.includes('$'));
    const mode = pick(random, modes);
    const q = pick(random, WORDS);
    const period = random() < 0.3 ? { datePeriod: pick(random, PERIODS) } : {};
    const years = random() < 0.2 ? { dateFrom: '01-01-2012', dateTo: '31-12-2022' } : {};
    const query: SearchQuery = {
      q,
      mode: mode.id,
      ...(random() < 0.4 ? { dateType: pick(random, EDITIONS[edition].dateTypes).id } : {}),
      ...(random() < 0.5 ? period : years),
      ...(random() < 0.15 ? { searchWithinTitleOnly: true } : {}),
      ...(random() < 0.15 ? { hasContent: true } : {}),
    };
    return { edition, mode, query: { ...query, filters: await this.#chooseFilters(random, { edition, mode, query }) } };
  }

  /** Up to three filters of any kind with one to three of their values, and switches. */
  async #chooseFilters(random: Random, state: State): Promise<Filters> {
    const key = `${state.edition} ${state.mode.id}`;
    const offered = this.#offered.get(key) ?? (await this.#listFilters(state, { mode: state.mode.id }));
    this.#offered.set(key, offered);
    const filled = offered.filter(({ filterItems }) => filterItems.length > 0);
    let filters: Filters = [];
    for (let n = Math.floor(random() * 4); n > 0 && filled.length > 0; n--) {
      const { id, filterItems } = pick(random, filled);
      const values = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(random, filterItems).id);
      filters = replaceFilter(filters, { id, filterItems: values, andOrValue: random() < 0.3 ? 'and' : 'or' });
    }
    const switches = EDITIONS[state.edition].searchWithin.map(({ id }) => id);
    if (switches.length === 0 || random() < 0.6) return filters;
    return [...filters, { id: 'searchwithin', filterItems: [pick(random, switches)] }];
  }

  #search({ edition, mode }: State, query: SearchQuery): Promise<SearchAnswer> {
    return this.#server.search(query, { endpoint: mode.endpoint, host: HOSTS[edition] });
  }

  #listFilters({ edition, mode }: State, body: SearchQuery): Promise<FilterAnswer[]> {
    return this.#server.call(filter, { path: { endpoint: mode.endpoint }, body, host: HOSTS[edition] });
  }

  #fail({ edition, query }: State, what: string): void {
    this.failures.push(`${edition} ${JSON.stringify(query)}: ${what}`);
  }
}

function replaceFilter(filters: Filters, filter: Filters[number]): Filters {
  return [...filters.filter(({ id }) => id !== filter.id), filter];
}

function pick<T>(random: Random, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)]!;
}
