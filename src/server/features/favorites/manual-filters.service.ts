import type { ManualFilters } from '#contract/favorite-generation.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { listManualTypes } from '#domain/edition/list-manual-types.ts';
import { findPlace } from '#domain/places/find-place.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import { askEngine } from '#server/asking/ask-engine.ts';
import { planAll } from '#server/asking/plan-all.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { countValues, type FavoriteListService } from './favorite-list.service.ts';

type Counted = ManualFilters['topicsFilter'];

/** More than there are values of a filter. */
const ALL_VALUES = 10_000;

/** What lists of the manual can be narrowed to (API-062, API-063). */
export class ManualFiltersService {
  readonly #engine: Pick<SearchEngine, 'search'>;
  readonly #lists: FavoriteListService;

  constructor(engine: Pick<SearchEngine, 'search'>, lists: FavoriteListService) {
    this.#engine = engine;
    this.#lists = lists;
  }

  /** Of the chapters that the reader may open; none in an edition without the manual. */
  async getAll(reader: Reader): Promise<ManualFilters> {
    const types = listManualTypes(reader.edition);
    if (types.length === 0) return present(reader.edition, [], []);
    const { facets } = await askEngine(this.#engine, {
      ...planAll(reader, { facet: CONTENT_TYPE, values: types }),
      facets: ['jurisdiction', 'topic'].map((facet) => ({ facet, limit: ALL_VALUES })),
      sort: { field: 'title', descending: false },
      size: 0,
    });
    const list = (id: string) =>
      (facets.find(({ facet }) => facet === id)?.values ?? [])
        .map(({ value, count }) => ({ id: value, title: value, count }))
        .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
    return present(reader.edition, list('jurisdiction'), list('topic'));
  }

  /** Of what the account has starred there. Throws `account-needed` for visitors, and `not-subscribed`. */
  async getOfFavorites(reader: Reader): Promise<ManualFilters> {
    const known = await this.#lists.knowManual(reader);
    const list = (values: 'jurisdictions' | 'topics') => countValues(known, (one) => one[values]);
    return present(reader.edition, list('jurisdictions'), list('topics'));
  }
}

function present({ valueGroups }: Edition, jurisdictions: Counted, topics: Counted): ManualFilters {
  return {
    jurisdictionsFilter: jurisdictions.map((value) => ({ ...value, land: findPlace(value.title)?.land ?? null })),
    topicsFilter: topics,
    conventionFilters: valueGroups.flatMap(({ kind, id, name, values }) => {
      if (kind !== 'convention') return [];
      const parties = jurisdictions.map((value) => value.id).filter((value) => values.includes(value));
      return parties.length === 0 ? [] : [{ id, title: name, count: parties.length, jurisdictions: parties }];
    }),
  };
}
