import type { Hit } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';
import { PROFILE_FACTS } from '#domain/tools/profiles/profile-facts.ts';
import { PROFILE_TYPE } from '#domain/records/profile-type.ts';
import { foldText } from '#domain/words/fold-text.ts';
import { isNumberSort, type SortChoice } from '#domain/edition/sort-choice.ts';
import { askEngine } from '#server/asking/ask-engine.ts';
import { presentPreview } from '#server/asking/present-profile-preview.ts';
import type { ProfileDirectories } from '#server/asking/profile-directories.ts';
import type {
  EngineAnswer,
  EngineHit,
  EngineRequest,
  FacetAnswer,
  FacetChoice,
  SearchEngine,
} from '#server/ports/search-engine.ts';

/** More people than one list is ever narrowed or sorted among. */
const MOST_PEOPLE = 100_000;

/** A request without what people are chosen by, and that. */
interface SplitRequest {
  readonly request: EngineRequest;
  readonly choices: readonly FacetChoice[];
}

/**
 * Searches people: their words are the engine's, while what they are filtered and sorted by is counted from the cases
 * that the reader may open, beside what their entries say (OP-135).
 */
export class ProfileSearch {
  readonly #engine: Pick<SearchEngine, 'search'>;
  readonly #profiles: ProfileDirectories;

  constructor(engine: Pick<SearchEngine, 'search'>, profiles: ProfileDirectories) {
    this.#engine = engine;
    this.#profiles = profiles;
  }

  /** One page of people with their exact total. */
  async search(reader: Reader, sort: SortChoice, asked: EngineRequest): Promise<EngineAnswer> {
    const { request, choices } = split(asked);
    if (choices.length === 0 && !isNumberSort(sort.sortBy)) return askEngine(this.#engine, asked);
    const answer = await this.#listAll(request);
    const hits = new Map(answer.hits.map((hit) => [hit.id, hit]));
    const tally = await this.#profiles.readTally(reader);
    const found = tally.list(hits.keys(), choices);
    const { sortBy } = sort;
    if (isNumberSort(sortBy)) {
      const numbers = new Map(found.map((id) => [id, tally.countThings(id, sortBy)]));
      found.sort((one, other) => (numbers.get(other) ?? 0) - (numbers.get(one) ?? 0));
    }
    const page = found.slice(asked.start, asked.start + asked.size).flatMap((id) => hits.get(id) ?? []);
    return { ...answer, total: found.length, hits: request.query ? page : await this.#title(page) };
  }

  /** Counts each filter over the people found; a filter leaves its own alternatives out of its own counts. */
  async countFacets(reader: Reader, asked: EngineRequest): Promise<Pick<EngineAnswer, 'facets'>> {
    const { request, choices } = split(asked);
    const answer = await this.#listAll({ ...request, excerpt: false });
    const tally = await this.#profiles.readTally(reader);
    const ids = answer.hits.map(({ id }) => id);
    const count = tally.count(ids, choices);
    return {
      facets: asked.facets.map(({ facet, limit, contains, values = [] }): FacetAnswer => {
        const counts = count(facet);
        const wanted = foldText(contains ?? '');
        const named = counts.filter(({ value }) => foldText(value).includes(wanted));
        const listed = named.slice(0, limit);
        const chosen = counts.filter(
          ({ value }) => values.includes(value) && !listed.some((one) => one.value === value),
        );
        return { facet, distinct: named.length, values: [...listed, ...chosen] };
      }),
    };
  }

  /** Hits that are people with what is counted of them, and their pages as addresses; others as they are. */
  async describe(reader: Reader, hits: Hit[]): Promise<Hit[]> {
    const people = hits.filter(({ type }) => type === PROFILE_TYPE);
    if (people.length === 0 || !reader.edition.modes.some(({ sortsByName }) => sortsByName)) return hits;
    const views = await this.#profiles.listViews(
      reader,
      people.map(({ id }) => id),
    );
    const byId = new Map(views.map((view) => [view.person.id, presentPreview(view)]));
    return hits.map((hit) => {
      const profile = byId.get(hit.id);
      return profile ? { ...hit, url: profile.url, profile } : hit;
    });
  }

  /** People who were listed by their ids alone, with their names. */
  async #title(hits: readonly EngineHit[]): Promise<EngineHit[]> {
    const names = await this.#profiles.listNames(hits.map(({ id }) => id));
    return hits.map((hit) => ({ ...hit, title: { text: names.get(hit.id)?.fullName ?? '', marks: [] } }));
  }

  #listAll(request: EngineRequest): Promise<EngineAnswer> {
    const all = { ...request, facets: [], start: 0, size: MOST_PEOPLE };
    return askEngine(this.#engine, request.query ? all : { ...all, excerpt: false, idsOnly: true });
  }
}

/** Filters of people are no business of the engine. */
function split(asked: EngineRequest): SplitRequest {
  const isOfPeople = (choice: FacetChoice) => PROFILE_FACTS.some(({ facet }) => facet === choice.facet);
  const choices = [...asked.filters, ...asked.scope].filter(isOfPeople);
  const filters = asked.filters.filter((choice) => !isOfPeople(choice));
  const scope = asked.scope.filter((choice) => !isOfPeople(choice));
  return { request: { ...asked, filters, scope }, choices };
}
