import type { DirectMatch, FilterAnswer, Hit, SearchAnswer, SearchQuery } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { ParsedQuery } from '#domain/query/parse-query.ts';
import { ENOUGH_AS_PHRASE, joinWords } from '#domain/query/plain-words.ts';
import type { Forms } from '#domain/words/forms.ts';
import { DEEPEST_RESULT, DEFAULT_PAGE_SIZE } from '#domain/search/search-limits.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';
import { textOf } from '#domain/search/search-state.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { FiledNames, FiledSearch } from '#server/ports/filed-names.ts';
import type { ProvisionSpellings } from '#server/ports/provision-spellings.ts';
import type { NameRecognizer } from '#server/ports/name-recognizer.ts';
import type { RateCounter } from '#server/ports/rate-counter.ts';
import type { ResultSource } from '#server/ports/result-source.ts';
import type { EngineHit, EngineRequest, SearchEngine } from '#server/ports/search-engine.ts';
import { askEngine } from '#server/asking/ask-engine.ts';
import type { ProfileDirectories } from '#server/asking/profile-directories.ts';
import { scopeOfSwitch } from '#server/asking/choose-switches.ts';
import { readWishes } from '#server/asking/choose-filters.ts';
import type { OtherWritings } from './also-written.ts';
import { chooseReading } from './choose-reading.ts';
import { ClosedBudget } from './closed-budget.ts';
import { ClosedPart } from './closed-part.ts';
import { planRequest, type PlannedSearch } from '#server/asking/plan-request.ts';
import { RecentAnswers } from '#server/asking/recent-answers.ts';
import { MOST_PAGES } from './find-pages.ts';
import { listPlacePages } from './list-place-pages.ts';
import { listTitledPages } from './list-titled-pages.ts';
import { planFacet, presentFilter, spreadGroups } from './present-filter.ts';
import { presentDocuments, presentHits } from './present-hits.ts';
import { presentUnderstood } from './present-understood.ts';
import { ProfileSearch } from './profile-search.ts';

interface Parts {
  readonly engine: SearchEngine;
  readonly content: ContentStore;
  readonly names: NameRecognizer;
  readonly filed: FiledNames;
  readonly spelled: ProvisionSpellings;
  readonly written: Pick<OtherWritings, 'offer'>;
  readonly clock: Clock;
  readonly counter: RateCounter;
  /** Who has a page, and what is counted of them. */
  readonly profiles: ProfileDirectories;
  /** Told of readers who look for much that they may not open. */
  readonly log?: ((message: string) => void) | undefined;
}

/** Searches whose readings are remembered. */
const REMEMBERED = 200;

/** Answers the two calls of site search. */
export class SearchService implements ResultSource {
  readonly #engine: SearchEngine;
  readonly #content: ContentStore;
  readonly #names: NameRecognizer;
  readonly #filed: FiledNames;
  readonly #spelled: ProvisionSpellings;
  readonly #written: Parts['written'];
  readonly #clock: Clock;
  readonly #closed: ClosedPart;
  readonly #people: ProfileSearch;
  readonly #chosen = new RecentAnswers<Awaited<ReturnType<typeof chooseReading>>>(REMEMBERED);

  constructor({ engine, content, names, filed, spelled, written, clock, profiles, counter, log }: Parts) {
    this.#engine = engine;
    this.#content = content;
    this.#names = names;
    this.#filed = filed;
    this.#spelled = spelled;
    this.#written = written;
    this.#clock = clock;
    this.#people = new ProfileSearch(engine, profiles);
    this.#closed = new ClosedPart({ engine, budget: new ClosedBudget({ today: () => clock.today(), counter, log }) });
  }

  /**
   * One page of hits that the reader may open with their exact total, and how many there are beside; or a page of these.
   * Throws `LibraryError` where the search cannot be taken. With `hasScores`, which no call of HTTP asks for, each hit
   * says how well it fits.
   */
  async search(reader: Reader, endpoint: string, query: SearchQuery, tell: Telling = {}): Promise<SearchAnswer> {
    const { planned, parts } = await this.#plan(reader, endpoint, query);
    const { request, read, sort, mode } = planned;
    const start = query.start ?? 0;
    const size = query.resultsPerPage ?? mode.pageSize ?? DEFAULT_PAGE_SIZE;
    if (start + size > DEEPEST_RESULT) throw new LibraryError('result-too-deep', { field: 'start' });
    if (query.scope === 'closed') return this.#listClosed(reader, query, planned, { start, size });
    // Further pages show no names, and in any order but that of relevance nothing is put first.
    const isNamed = start === 0 || sort.sortBy === 'score';
    const switches = start === 0 && request.query ? planned.off : [];
    const named = isNamed ? await this.#names.recognize(reader, query.q ?? '') : [];
    const first = named.length === 0 ? {} : { first: named.map(({ id }) => id) };
    const closed = start === 0 ? await this.#closed.ask(reader, planned) : {};
    const otherScopes = switches.map((off) => scopeOfSwitch(request.scope, off));
    const wanted = { facets: [], start, size, excerpt: query.excerpt ?? true };
    const asked = { ...request, ...first, ...closed, otherScopes, ...wanted };
    const answer = await (mode.sortsByName ? this.#people.search(reader, sort, asked) : askEngine(this.#engine, asked));
    const [hits, beside] = await Promise.all([
      this.#present(reader, answer.hits, tell),
      this.#tellBeside(reader, query, { ...planned, parts, named, asked, hits: answer.hits, total: answer.total }),
    ]);
    return {
      closed: await this.#closed.tell(reader, planned, answer.closedTotal),
      hits,
      read,
      parts,
      ...beside,
      also: presentSwitches(switches, answer.otherTotals),
      total: answer.total,
      totalHits: answer.total,
      start,
      resultsPerPage: size,
      understood: presentUnderstood(textOf(query), sayRead(planned)),
      sortBy: sort.sortBy,
      sortOrder: sort.sortOrder,
      milliseconds: Math.round(answer.milliseconds * 100) / 100,
      corpusVersion: answer.corpusVersion,
    };
  }

  /** The search in the reading that a page shows of it (OP-181). */
  async #plan(
    reader: Reader,
    endpoint: string,
    query: SearchQuery,
  ): Promise<{ planned: PlannedSearch } & Pick<SearchAnswer, 'parts'>> {
    const planned = planRequest(reader, endpoint, query, this.#clock.today());
    // People are counted by what is known of them, which the engine does not hold.
    if (!query.parts || query.scope === 'closed' || planned.mode.sortsByName) return { planned, parts: [] };
    // Hits and filters of a page are asked for at once: its parts are counted once.
    const generation = await this.#engine.generation();
    const key = JSON.stringify([generation, planned.request, query.read]);
    const { read, parts } = await this.#chosen.remember(key, () =>
      chooseReading(this.#engine, planned, query.read ?? undefined),
    );
    if (read === undefined || read === planned.read) return { planned, parts };
    return { planned: planRequest(reader, endpoint, { ...query, read }, this.#clock.today()), parts };
  }

  /** What the words name and may mean besides, and what their phrase finds before them; nothing on further pages. */
  async #tellBeside(reader: Reader, query: SearchQuery, made: MadeSearch): Promise<Beside> {
    if (made.asked.start > 0) return { direct: [], earlier: [], filed: [], provision: null, written: null };
    const { named, parts, total, parsed } = made;
    const isLed = named.length === 0 && parts.length > 0;
    const sources = { engine: this.#engine, content: this.#content };
    const tree = made.words?.phrase ?? parsed.tree;
    const spoken = tree && describeNames(reader, query, made, tree);
    const [earlier, places, titled, offers] = await Promise.all([
      this.#listEarlier(reader, made),
      isLed ? listPlacePages(sources, reader, made) : [],
      isLed ? listTitledPages(sources, reader, made) : [],
      this.#offer(spoken, made, query.forms ?? 'number', parts[0]?.total ?? total),
    ]);
    const shown = new Set([...places, ...earlier, ...made.hits].map(({ id }) => id));
    const further = titled.filter(({ id }) => shown.size < shown.add(id).size).slice(0, MOST_PAGES);
    return { direct: [...named, ...places, ...further], earlier, ...offers };
  }

  /** What the phrase finds, where that is little and the words are searched. */
  async #listEarlier(reader: Reader, { words, read, parts, asked }: MadeSearch): Promise<Hit[]> {
    const total = parts[0]?.total ?? 0;
    if (!words || read !== 'all' || total === 0 || total >= ENOUGH_AS_PHRASE) return [];
    const { closedScope: _closed, otherScopes: _others, ...request } = asked;
    const found = await askEngine(this.#engine, { ...request, query: words.phrase, size: total });
    return this.#present(reader, found.hits, {});
  }

  async #present(reader: Reader, found: readonly EngineHit[], { hasScores }: Telling): Promise<Hit[]> {
    const hits = await this.#people.describe(reader, await presentHits(this.#content, reader, found));
    if (!hasScores) return hits;
    const scores = new Map(found.map(({ id, score }) => [id, score]));
    return hits.map((hit) => ({ ...hit, score: scores.get(hit.id) }));
  }

  /** What the words may mean besides; `total` is what they find as they are typed. */
  async #offer(
    spoken: FiledSearch | undefined,
    { words, read }: PlannedSearch,
    forms: Forms,
    total: number,
  ): Promise<Pick<SearchAnswer, 'filed' | 'provision' | 'written'>> {
    if (!spoken) return { filed: [], provision: null, written: null };
    const apart = words && read !== 'phrase' ? { ...spoken, tree: joinWords(words) } : spoken;
    const [filed, provision, written] = await Promise.all([
      this.#filed.offer(apart),
      this.#spelled.spell(spoken),
      this.#written.offer({ ...spoken, forms, total }),
    ]);
    return { filed, provision: provision && provision.count > total ? provision : null, written };
  }

  async #listClosed(
    reader: Reader,
    query: SearchQuery,
    planned: PlannedSearch,
    page: { readonly start: number; readonly size: number },
  ): Promise<SearchAnswer> {
    const { hits, total, corpusVersion } = await this.#closed.list(reader, planned, page);
    return {
      hits: await presentHits(this.#content, reader, hits),
      read: planned.read,
      parts: [],
      earlier: [],
      direct: [],
      also: [],
      filed: [],
      provision: null,
      written: null,
      closed: null,
      total,
      totalHits: total,
      start: page.start,
      resultsPerPage: page.size,
      understood: presentUnderstood(textOf(query), planned.parsed),
      sortBy: planned.sort.sortBy,
      sortOrder: planned.sort.sortOrder,
      milliseconds: 0,
      corpusVersion,
    };
  }

  /** The documents of these ids as hits without matches, in their order; those the edition does not hold are left out. */
  async listHits(reader: Reader, ids: readonly string[]): Promise<Hit[]> {
    return this.#people.describe(reader, await presentDocuments(this.#content, reader, ids));
  }

  /** The filters of the mode with counts for this query; each leaves its own choice out of its own counts. */
  async listFilters(reader: Reader, endpoint: string, query: SearchQuery): Promise<FilterAnswer[]> {
    const { edition } = reader;
    const { planned } = await this.#plan(reader, endpoint, query);
    const { request, mode } = planned;
    const wishes = new Map(readWishes(edition, query).map((wish) => [wish.id, spreadGroups(edition, wish)]));
    const facets = mode.facets.map((facet) => {
      const definition = edition.facets.find(({ id }) => id === facet);
      return planFacet(facet, definition, mode, wishes.get(facet));
    });
    const asked = { ...request, facets, start: 0, size: 0, excerpt: false };
    const answer = await (mode.sortsByName ? this.#people.countFacets(reader, asked) : askEngine(this.#engine, asked));
    const counted = new Map(answer.facets.map((facet) => [facet.facet, facet]));
    return mode.facets.flatMap((id) => {
      const definition = edition.facets.find((facet) => facet.id === id);
      const counts = counted.get(id);
      if (!definition || !counts) return [];
      return presentFilter(definition, mode, counts, wishes.get(id));
    });
  }
}

/** A search that was made, with what stands beside it. */
interface MadeSearch extends PlannedSearch {
  readonly asked: EngineRequest;
  readonly named: DirectMatch[];
  readonly parts: SearchAnswer['parts'];
  readonly hits: readonly EngineHit[];
  readonly total: number;
}

type Beside = Pick<SearchAnswer, 'direct' | 'earlier' | 'filed' | 'provision' | 'written'>;

/** What an answer says beside what every reader is told. */
interface Telling {
  readonly hasScores?: boolean;
}

/** What each switch that is off would add to a search by words (OP-11). */
function presentSwitches(switches: PlannedSearch['off'], totals: readonly number[]): SearchAnswer['also'] {
  return switches
    .map(({ definition: { id, name }, isLocked }, index) => ({ id, name, total: totals[index] ?? 0, isLocked }))
    .filter(({ total }) => total > 0);
}

/** The query as it is said to be understood: what was shown before is left out of all of the words without being said. */
function sayRead({ parsed, words, read }: PlannedSearch): ParsedQuery {
  return words && read === 'all' ? { ...parsed, tree: joinWords(words) } : parsed;
}

/** A search as those see it who look for names in its words. */
function describeNames(reader: Reader, query: SearchQuery, planned: PlannedSearch, tree: QueryNode): FiledSearch {
  const { mode, request } = planned;
  const { query: _words, sort: _sort, ...rest } = request;
  return { edition: reader.edition.id, mode, text: textOf(query), tree, request: rest };
}
