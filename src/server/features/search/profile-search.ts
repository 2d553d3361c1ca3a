import type { Hit } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';
import { listTreePaths } from '#domain/document/tree-path.ts';
import { PROFILE_FACTS } from '#domain/tools/profiles/profile-facts.ts';
import { PROFILE_TYPE } from '#domain/records/profile-type.ts';
import { foldText } from '#domain/words/fold-text.ts';
import { isNumberSort, type SortChoice } from '#domain/edition/sort-choice.ts';
import { askEngine } from '#server/asking/ask-engine.ts';
import { presentPreview } from '#server/asking/present-profile-preview.ts';
import type { ProfileDirectories, ProfileView } from '#server/asking/profile-directories.ts';
import type {
  EngineAnswer,
  EngineRequest,
  FacetAnswer,
  FacetChoice,
  SearchEngine,
} from '#server/ports/search-engine.ts';

/** More people than one list is ever narrowed or sorted among. */
const MOST_PEOPLE = 100_000;
const TREES: ReadonlySet<string> = new Set(['role-subrole', 'sector-subsector']);

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
    const views = await this.#profiles.listViews(reader, hits.keys());
    const found = views.filter((view) => passes(view, choices));
    if (isNumberSort(sort.sortBy)) {
      const { sortBy } = sort;
      found.sort((one, other) => other.numbers[sortBy] - one.numbers[sortBy]);
    }
    const page = found.slice(asked.start, asked.start + asked.size);
    return {
      ...answer,
      total: found.length,
      hits: page.flatMap(({ person: { id, fullName } }) => {
        const hit = hits.get(id);
        if (!hit) return [];
        return request.query ? [hit] : [{ ...hit, title: { text: fullName, marks: [] } }];
      }),
    };
  }

  /** Counts each filter over the people found; a filter leaves its own alternatives out of its own counts. */
  async countFacets(reader: Reader, asked: EngineRequest): Promise<Pick<EngineAnswer, 'facets'>> {
    const { request, choices } = split(asked);
    const answer = await this.#listAll({ ...request, excerpt: false });
    const views = await this.#profiles.listViews(
      reader,
      answer.hits.map(({ id }) => id),
    );
    return {
      facets: asked.facets.map(({ facet, limit, contains, values = [] }): FacetAnswer => {
        const others = choices.filter((choice) => choice.facet !== facet || choice.every === true);
        const counts = count(
          facet,
          views.filter((view) => passes(view, others)),
        );
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

function passes(view: ProfileView, choices: readonly FacetChoice[]): boolean {
  return choices.every(({ facet, values, every }) => {
    const own = listValues(facet, view);
    return every ? values.every((value) => own.has(value)) : values.some((value) => own.has(value));
  });
}

function listValues(facet: string, { facts }: ProfileView): Set<string> {
  const known = PROFILE_FACTS.find((one) => one.facet === facet);
  const values = known ? facts[known.fact].map(({ value }) => value) : [];
  return new Set(TREES.has(facet) ? values.flatMap(listTreePaths) : values);
}

/** How many people have each value, the commonest first, ties by value. */
function count(facet: string, views: readonly ProfileView[]) {
  const counts = new Map<string, number>();
  for (const view of views) {
    for (const value of listValues(facet, view)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const counted = [...counts].map(([value, people]) => ({ value, count: people }));
  return counted.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}
