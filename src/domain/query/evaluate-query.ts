import { widthOf } from '#domain/query/find-contest.ts';
import { termKey } from '#domain/query/list-terms.ts';
import { type Evaluating, collectStarts, isMatch, startEvaluating } from '#domain/query/match-tree.ts';
import { type TermSpan, mergeSpans } from '#domain/query/merge-spans.ts';
import { TooManyPairs } from '#domain/query/pair-budget.ts';
import { type PreparedQuery, prepareQuery } from '#domain/query/prepare-query.ts';
import { printQuery } from '#domain/query/print-query.ts';
import type { QueryError } from '#domain/query/query-error.ts';
import type { SearchedField } from '#domain/query/query-field.ts';
import type { QueryNode, TermOrPhrase } from '#domain/query/query-tree.ts';
import type { RecordRanges } from '#domain/query/record-ranges.ts';
import { shortenText } from '#domain/words/shorten-text.ts';
import type { TokenList } from '#domain/words/tokenize.ts';

/** How many pairs of positions one document may take before the query is refused. */
export const MOST_PAIRS = 5_000_000;

/** The fields of a document, as words. */
export interface SearchedDocument {
  readonly title: TokenList;
  readonly text: TokenList;
  /** What the record says besides the title. */
  readonly record?: TokenList;
  /** Where each field stands in `record`; a field search finds nothing of what is in none. */
  readonly recordRanges?: RecordRanges;
}

export interface EvaluationOptions {
  /** Match titles only, save what a field search looks for elsewhere. */
  readonly titleOnly?: boolean;
  /** Instead of `MOST_PAIRS`. */
  readonly mostPairs?: number;
}

/** A marked range: positions `first` to `last`, UTF-16 offsets `start` to `end` (exclusive) of its field. */
export interface FieldSpan extends TermSpan {
  readonly field: SearchedField;
  readonly start: number;
  readonly end: number;
}

/** What a query finds in one document; `spans` in reading order, the title first, without overlap. */
export interface DocumentMatch {
  readonly ok: true;
  readonly matches: boolean;
  readonly spans: readonly FieldSpan[];
  /** How often each term of `listTerms` takes part in a match, all fields together. */
  readonly termCounts: readonly number[];
}

export type Evaluation = DocumentMatch | { readonly ok: false; readonly error: QueryError };

/** Evaluates a query on one document: what the language means. For many documents see `evaluatePrepared`. */
export function evaluateQuery(
  tree: QueryNode,
  document: SearchedDocument,
  options: EvaluationOptions = {},
): Evaluation {
  const prepared = prepareQuery(tree);
  return prepared.ok ? evaluatePrepared(prepared.query, document, options) : prepared;
}

/**
 * Evaluates a prepared query on one document. Words and phrases take part where they match; NEAR's where they belong
 * to a match of the NEAR; parts of AND and OR that do not match, and what NOT excludes, take no part.
 */
export function evaluatePrepared(
  query: PreparedQuery,
  document: SearchedDocument,
  options: EvaluationOptions = {},
): Evaluation {
  const fields = listFields(document);
  return evaluateWithin(query, document, options, (evaluating) => {
    const starts = fields.map(() => query.terms.map(() => new Set<number>()));
    const matches = isMatch(query.tree, evaluating);
    if (matches) {
      collectStarts(query.tree, evaluating, (field, leaf, start) => {
        const term = query.termNumbers.get(termKey(leaf));
        if (term !== undefined) starts[field]?.[term]?.add(start);
      });
    }
    const spans = fields.flatMap(([name, tokens], field) =>
      placeSpans(name, tokens, listSpans(query.terms, starts[field] ?? [])),
    );
    const termCounts = query.terms.map((_, term) => starts.reduce((sum, sets) => sum + (sets[term]?.size ?? 0), 0));
    return { ok: true, matches, spans, termCounts };
  });
}

/** The fields that are searched, in reading order. */
function listFields({ title, text, record }: SearchedDocument): readonly (readonly [SearchedField, TokenList])[] {
  const inText = [
    ['title', title],
    ['text', text],
  ] as const;
  return record ? [...inText, ['record', record]] : inText;
}

/** Turns running out of pairs into a refusal that names the NEAR. */
function evaluateWithin(
  { tree, locateTerms }: PreparedQuery,
  document: SearchedDocument,
  options: EvaluationOptions,
  answer: (evaluating: Evaluating) => Evaluation,
): Evaluation {
  const evaluating = startEvaluating(
    locateTerms,
    {
      fields: listFields(document).map(([name, { words }]) => ({ name, words })),
      recordRanges: document.recordRanges ?? new Map(),
      titleOnly: options.titleOnly ?? false,
    },
    options.mostPairs ?? MOST_PAIRS,
  );
  try {
    return answer(evaluating);
  } catch (problem) {
    if (!(problem instanceof TooManyPairs)) throw problem;
    const named = evaluating.lastNear ?? tree;
    const reason = `“${shortenText(printQuery(named))}” has too many possible matches in one document. Use rarer words or a smaller distance.`;
    return { ok: false, error: { code: 'query-too-expensive', at: named.at, length: named.length, reason } };
  }
}

function listSpans(terms: readonly TermOrPhrase[], starts: readonly ReadonlySet<number>[]): readonly TermSpan[] {
  const spans: TermSpan[] = [];
  terms.forEach((leaf, term) => {
    for (const first of starts[term] ?? []) spans.push({ first, last: first + widthOf(leaf) - 1, term });
  });
  return mergeSpans(spans);
}

function placeSpans(field: SearchedField, tokens: TokenList, spans: readonly TermSpan[]): FieldSpan[] {
  return spans.map((span) => ({
    ...span,
    field,
    start: tokens.starts[span.first] ?? 0,
    end: tokens.ends[span.last] ?? 0,
  }));
}
