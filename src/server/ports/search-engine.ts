import type { BlockMatch } from '#domain/passages/list-block-matches.ts';
import type { SaidMatch } from '#domain/passages/mark-record.ts';
import type { MarkedText } from '#domain/passages/marked-text.ts';
import type { QueryNode, TermNode } from '#domain/query/query-tree.ts';

/**
 * The seam between the library and whatever engine answers. A request is a plain value; an answer carries an exact
 * total. Nothing here knows an edition: what a reader may see arrives as `scope`.
 */
export interface SearchEngine {
  /** Hits of one page, exact total and facet counts in one call. */
  search(request: EngineRequest): Promise<EngineAnswer>;
  /**
   * How many documents each of these searches finds, in their order: of all of them, or of the first where the others
   * would keep other askers waiting, at least of one. Null for a search that goes beyond the engine's bounds.
   */
  count(requests: readonly CountRequest[]): Promise<readonly (number | null)[]>;
  /** Where the query matches inside one document, in reading order (by the span evaluator). */
  listMatches(request: MatchRequest): Promise<MatchAnswer>;
  /**
   * What a query finds in sections of documents, each searched by its text, and a whole document by its title too, as if
   * it were a document of its own; in their order. A section of a document that is not there finds nothing.
   */
  searchSections(request: SectionsRequest): Promise<readonly SectionAnswer[]>;
  /**
   * What goes with the beginning of a text, best first; never waits for a search, and knows a change within about two
   * seconds of the commit.
   */
  suggest(request: SuggestRequest): Promise<SuggestAnswer>;
  /** Words of the documents that are reached, written much like a word they do not have, the likeliest first. */
  listSimilarWords(word: string, limit: number, among?: Among): Promise<readonly SimilarWord[]>;
  /**
   * The words of the library that a term finds, the commonest first: its other forms beside the word itself, or all
   * that its wildcard stands for; none for a word that is only as written. A word counts, and is one, where documents
   * that the request leaves have it.
   */
  listForms(request: FormsRequest): Promise<WordForms>;
  /** The generation of the index that answers now; grows with every committed change. */
  generation(): Promise<number>;
  /** Releases workers and files. */
  close(): Promise<void>;
}

/** `relevant-date` sorts by the date that `dateField` names. */
export type SortField = 'score' | 'relevant-date' | 'title';

export interface SuggestRequest {
  /** As typed: each of its words has to be the beginning of a word of what is offered, in any order. */
  readonly text: string;
  /** Documents that count and are offered. */
  readonly scope: readonly FacetChoice[];
  /** As in a search: only documents that pass any of these count and are offered. */
  readonly openTo?: readonly FacetChoice[];
  /** Facets whose values are offered; one that is a path goes by the name of its last step. */
  readonly facets: readonly string[];
  /** Offers documents by their titles, only of this scope; none where it is absent. */
  readonly titles?: readonly FacetChoice[];
  readonly limit: number;
}

export interface SuggestAnswer {
  /** How many there are in all. */
  readonly total: number;
  readonly suggestions: readonly EngineSuggestion[];
}

/** A facet value, or a document that its title suggests. */
export type EngineSuggestion =
  | { readonly kind: 'value'; readonly facet: string; readonly value: string; readonly count: number }
  | { readonly kind: 'title'; readonly id: string };

/** Documents whose words count; all where nothing is said. */
export type Among = Partial<Pick<EngineRequest, 'scope' | 'openTo'>>;

export interface SimilarWord {
  /** As documents write it, folded. */
  readonly word: string;
  /** Documents that have it. */
  readonly documents: number;
  /** Letters to change, 1 or 2. */
  readonly distance: number;
}

/** A term, among the documents of a search, and how many of its words are listed at most. */
export interface FormsRequest extends Pick<
  EngineRequest,
  'titleOnly' | 'scope' | 'filters' | 'dateRange' | 'addedRange' | 'openTo'
> {
  readonly term: TermNode;
  readonly limit: number;
}

export interface WordForms {
  /** How many words there are in all. */
  readonly total: number;
  /** As documents write them, folded; each with the documents that have it. */
  readonly forms: readonly { readonly word: string; readonly documents: number }[];
}

export interface EngineRequest {
  /** Absent: every document of the scope. */
  readonly query?: QueryNode;
  /** Match titles only. */
  readonly titleOnly: boolean;
  /** Facet ids to values that a document must carry; always applied, not shown as choices (edition, mode presets). */
  readonly scope: readonly FacetChoice[];
  /**
   * Only documents that pass any of these are found, counted and looked into; absent: all. What the reader may open
   * (OP-169).
   */
  readonly openTo?: readonly FacetChoice[];
  /** Beside `openTo`: only documents that pass none of it, whose texts are matched by words alone (`wordsAlone`). */
  readonly closed?: true;
  /** Counts, beside what is found, what `closed` would find within this scope, in the same turn. */
  readonly closedScope?: readonly FacetChoice[];
  /** The reader's choices; inside one facet OR by default, AND where `every`. */
  readonly filters: readonly FacetChoice[];
  /** Plain dates, inclusive, against `dateField`; a document without that date is left out once a bound is set. */
  readonly dateRange?: { readonly field: string; readonly from?: string; readonly to?: string };
  /** Days of the first import that a document must lie between, inclusive; whatever `dateRange` asks. */
  readonly addedRange?: { readonly from?: string; readonly to?: string };
  /** Facets to count, each with how many values at most (commonest first, ties by value). */
  readonly facets: readonly FacetRequest[];
  readonly sort: { readonly field: SortField; readonly descending: boolean; readonly dateField?: string };
  /** Ids that come first among the hits when sorted by score, in this order; ids that do not match are ignored. */
  readonly first?: readonly string[];
  readonly start: number;
  readonly size: number;
  /** Other scopes whose totals are answered beside this one's, everything else being the same. */
  readonly otherScopes?: readonly (readonly FacetChoice[])[];
  /** Draw an excerpt for each hit. */
  readonly excerpt: boolean;
  /** Only the ids and scores of the hits are wanted: neither titles nor matches are looked for. */
  readonly idsOnly?: boolean;
}

/** A search of which only the number of its documents is wanted. */
export type CountRequest = Pick<
  EngineRequest,
  'query' | 'titleOnly' | 'scope' | 'filters' | 'dateRange' | 'addedRange' | 'openTo' | 'closed'
>;

export interface FacetChoice {
  readonly facet: string;
  readonly values: readonly string[];
  readonly every?: boolean;
  /** A document must carry none of the values. */
  readonly none?: boolean;
}

export interface FacetRequest {
  readonly facet: string;
  readonly limit: number;
  /** Only values whose folded label contains this text. */
  readonly contains?: string;
  /** Answered too where they are not among the commonest, whatever their count and their text. */
  readonly values?: readonly string[];
}

export interface EngineAnswer {
  readonly total: number;
  /** Of `otherScopes`, in their order. */
  readonly otherTotals: readonly number[];
  /** Of `closedScope`; null where it was not asked for or goes beyond the engine's bounds. */
  readonly closedTotal: number | null;
  readonly hits: readonly EngineHit[];
  readonly facets: readonly FacetAnswer[];
  /** Milliseconds spent in the engine. */
  readonly milliseconds: number;
  readonly generation: number;
  /** Of the library as this answer saw it; counts up with every change of the documents. */
  readonly corpusVersion: number;
}

export interface EngineHit {
  readonly id: string;
  readonly score: number;
  readonly title: MarkedText;
  /** Passages around the first and densest matches; empty without a query. */
  readonly excerpt: readonly MarkedText[];
  /** How often each term of the query matched, in the order of `listTerms(query)`. */
  readonly termCounts: readonly number[];
}

export interface FacetAnswer {
  readonly facet: string;
  /** Counted with every filter but this facet's own, so that a further choice adds what it says. */
  readonly values: readonly { readonly value: string; readonly count: number }[];
  /** How many different values have a count. */
  readonly distinct: number;
}

export interface MatchRequest {
  readonly id: string;
  readonly query: QueryNode;
  /** At most this many matches are listed; the total stays exact. */
  readonly limit: number;
}

export interface MatchAnswer {
  /** Of the text. */
  readonly total: number;
  readonly matches: readonly BlockMatch[];
  /** The title and what the record says, each where it has a match, with its marks. */
  readonly said: readonly SaidMatch[];
  /** How often each term of the query matched, in the order of `listTerms(query)`. */
  readonly termCounts: readonly number[];
}

export interface SectionsRequest {
  readonly query: QueryNode;
  readonly sections: readonly Section[];
}

/** A document, or some of its blocks. */
export interface Section {
  readonly id: string;
  /** Numbers of blocks from 0, `to` exclusive; absent: all, and the title. */
  readonly blocks?: { readonly from: number; readonly to: number };
  /** Draw passages. */
  readonly excerpt: boolean;
}

export interface SectionAnswer {
  readonly matches: boolean;
  /** Matches in title and text, counted as a document's are. */
  readonly total: number;
  /** Of the text; the title with its marks where only that matches. */
  readonly excerpt: readonly MarkedText[];
}

/** What an engine throws when a query goes beyond its bounds: the place in the query and the reason in words. */
export interface QueryTooExpensiveError extends Error {
  readonly code: 'query-too-expensive';
  readonly at: number;
  readonly length: number;
  readonly reason: string;
}

export function isQueryTooExpensive(error: unknown): error is QueryTooExpensiveError {
  return error instanceof Error && 'code' in error && error.code === 'query-too-expensive' && 'reason' in error;
}
