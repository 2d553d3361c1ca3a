import type { EngineSuggestion, SuggestAnswer, SuggestRequest } from '#server/ports/search-engine.ts';
import type { SnapshotFiles } from '../index-snapshot.ts';
import { findTitles, type FoundTitle } from './find-titles.ts';
import { findValues, type FoundValue } from './find-values.ts';
import { splitWords } from './split-words.ts';
import { SuggestionSegment } from './suggestion-segment.ts';

/** Answers suggestions out of titles and facet values alone, which are kept in memory beside the index. */
export class SuggestionIndex {
  /** What new segments are read for at once; grows with what is asked. */
  readonly #facets: Set<string>;
  #segments: readonly SuggestionSegment[] = [];

  /** `facets` are read before anybody asks. */
  constructor(facets: readonly string[] = []) {
    this.#facets = new Set(facets);
  }

  /** Takes a new state of the index, a slice at a time; until the end answers come from the old one. */
  *load({ segments }: SnapshotFiles): Generator<void, void> {
    const former = new Map(this.#segments.map((segment) => [segment.segment.id, segment]));
    const opened: SuggestionSegment[] = [];
    for (const file of segments) {
      opened.push(yield* SuggestionSegment.open(file, former.get(file.id), this.#facets));
      yield;
    }
    this.#segments = opened;
  }

  /** Values before titles where both fit as well. */
  suggest(request: SuggestRequest): SuggestAnswer {
    const typed = splitWords(request.text);
    if (typed.length === 0) return { total: 0, suggestions: [] };
    for (const facet of request.facets) this.#facets.add(facet);
    const values = findValues(this.#segments, typed, request);
    const titles = request.titles
      ? findTitles(this.#segments, typed, { ...request, scope: [...request.scope, ...request.titles] }, request.limit)
      : { total: 0, best: [] };
    const suggestions = [...values.best, ...titles.best]
      .sort((a, b) => a.fit - b.fit)
      .slice(0, request.limit)
      .map(present);
    return { total: values.total + titles.total, suggestions };
  }
}

function present(found: FoundValue | FoundTitle): EngineSuggestion {
  if (!('facet' in found)) return { kind: 'title', id: found.id };
  const { facet, value, count } = found;
  return { kind: 'value', facet, value, count };
}
