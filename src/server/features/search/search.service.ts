import type { FilterAnswer, SearchAnswer, SearchQuery, UnderstoodQuery } from '#contract/search.ts';
import { decideAccess, nameSubscriptions } from '#domain/access/decide-access.ts';
import { LibraryError } from '#domain/errors.ts';
import { describeQuery } from '#domain/search/describe-query.ts';
import { listTerms } from '#domain/search/list-terms.ts';
import type { ParsedQuery } from '#domain/search/parse-query.ts';
import { printQuery } from '#domain/search/print-query.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import type { Reader } from '#server/ports/register-call.ts';
import {
  isQueryTooExpensive,
  type EngineAnswer,
  type EngineRequest,
  type SearchEngine,
} from '#server/ports/search-engine.ts';
import { DEEPEST_HIT, mergeFilters, planRequest } from './plan-request.ts';
import { presentFilter } from './present-filter.ts';
import { presentHit, type HitAccess } from './present-hit.ts';

/** More values of a facet than any list shows; the engine counts them all anyway. */
const FACET_LIMIT = 5_000;

/** Answers the two calls of site search. */
export class SearchService {
  readonly #engine: SearchEngine;
  readonly #store: ContentStore;
  readonly #clock: Clock;

  constructor(engine: SearchEngine, store: ContentStore, clock: Clock) {
    this.#engine = engine;
    this.#store = store;
    this.#clock = clock;
  }

  /** One page of hits, closed ones among them, with the exact total; throws `LibraryError` where the search cannot be taken. */
  async search(reader: Reader, endpoint: string, query: SearchQuery): Promise<SearchAnswer> {
    const { request, parsed, sort } = planRequest(reader.edition, endpoint, query, this.#clock.today());
    const start = query.start ?? 0;
    const size = query.resultsPerPage ?? 10;
    if (start + size > DEEPEST_HIT) throw new LibraryError('result-too-deep', { field: 'start' });
    const excerpt = query.excerpt ?? true;
    const answer = await this.#ask({ ...request, facets: [], start, size, excerpt });
    const previews = await this.#store.listPreviews(answer.hits.map((hit) => hit.id));
    const byId = new Map(previews.map((preview) => [preview.id, preview]));
    return {
      hits: answer.hits.flatMap((hit) => {
        const preview = byId.get(hit.id);
        return preview ? [presentHit(hit, preview, decideHit(reader, preview))] : [];
      }),
      direct: [],
      also: [],
      total: answer.total,
      totalHits: answer.total,
      start,
      resultsPerPage: size,
      understood: presentUnderstood(parsed),
      sortBy: sort.sortBy,
      sortOrder: sort.sortOrder,
      milliseconds: Math.round(answer.milliseconds * 100) / 100,
    };
  }

  /** The filters of the mode with counts for this query; each leaves its own choice out of its own counts. */
  async listFilters({ edition }: Reader, endpoint: string, query: SearchQuery): Promise<FilterAnswer[]> {
    const { request, mode } = planRequest(edition, endpoint, query, this.#clock.today());
    const wishes = new Map(mergeFilters(query.filters ?? []).map((filter) => [filter.id, filter]));
    const facets = mode.facets.map((facet) => {
      const contains = wishes.get(facet)?.contains?.trim();
      return { facet, limit: FACET_LIMIT, ...(contains ? { contains } : {}) };
    });
    const answer = await this.#ask({ ...request, facets, start: 0, size: 0, excerpt: false });
    const counted = new Map(answer.facets.map((facet) => [facet.facet, facet]));
    const presets = new Map(mode.presets.map((preset) => [preset.facet, preset.values]));
    return mode.facets.flatMap((id) => {
      const definition = edition.facets.find((facet) => facet.id === id);
      const counts = counted.get(id);
      if (!definition || !counts) return [];
      return presentFilter(definition, counts, wishes.get(id), presets.get(id) ?? []);
    });
  }

  /** The engine's refusal of a query that is too wide becomes the catalogue's. */
  async #ask(request: EngineRequest): Promise<EngineAnswer> {
    try {
      return await this.#engine.search(request);
    } catch (error) {
      if (!isQueryTooExpensive(error)) throw error;
      throw new LibraryError('query-too-expensive', { at: error.at, length: error.length, reason: error.reason });
    }
  }
}

/** Whether the reader may open a hit, and where it is not so, which subscriptions hold it. */
function decideHit({ edition, codes }: Reader, { id, record, publication }: DocumentPreview): HitAccess {
  const document = { id, subscriptions: record.subscriptions, publication };
  const { isOpen, heldBy } = decideAccess(edition.subscriptions, codes, document);
  return { isOpen, heldBy: isOpen ? [] : nameSubscriptions(edition.subscriptions, heldBy) };
}

function presentUnderstood(parsed: ParsedQuery): UnderstoodQuery | null {
  if (!parsed.tree) return null;
  return {
    text: printQuery(parsed.tree),
    description: describeQuery(parsed.tree),
    terms: listTerms(parsed.tree).map((term) => printQuery(term)),
    tree: { kind: 'term', label: printQuery(parsed.tree), children: [] },
    notes: parsed.notes.map(({ kind, at, length, from, to, message }) => ({
      kind,
      at,
      length,
      from,
      to,
      message,
      undo: null,
    })),
  };
}
