import { findPhrase } from '#domain/query/find-phrase.ts';
import { findSpans, hasSpan } from '#domain/query/find-spans.ts';
import { termKey } from '#domain/query/list-terms.ts';
import type { TermLocator, TermPositions } from '#domain/query/locate-terms.ts';
import type { PairBudget } from '#domain/query/pair-budget.ts';
import { printTerm } from '#domain/query/print-query.ts';
import type { QueryField, SearchedField } from '#domain/query/query-field.ts';
import { keepRange, type RecordRanges } from '#domain/query/record-ranges.ts';
import type { NearNode, QueryNode, TermOrPhrase } from '#domain/query/query-tree.ts';

const NONE: readonly number[] = [];

/** The words of one field of a document, as the evaluator is given them. */
export interface FieldWords {
  readonly name: SearchedField;
  readonly words: readonly string[];
}

/** One field of a document, as the evaluator sees it. */
export interface FieldMatches {
  readonly name: SearchedField;
  readonly startsOf: (leaf: TermOrPhrase) => readonly number[];
}

/** The evaluation of one query on one document. */
export interface Evaluating {
  /** Those in which what stands in no field search is looked for. */
  readonly fields: readonly FieldMatches[];
  /** The fields as one field search sees them, in the same order; what it does not look in holds nothing. */
  readonly inField: (field: QueryField) => readonly FieldMatches[];
  readonly budget: PairBudget;
  readonly nearFound: Map<NearNode, boolean>;
  /** The NEAR that was looked at last, for a refusal to name. */
  lastNear: NearNode | undefined;
}

/** What is evaluated beside a query. */
export interface EvaluatedDocument {
  readonly fields: readonly FieldWords[];
  readonly recordRanges: RecordRanges;
  readonly titleOnly: boolean;
}

/** Begins with the folded words of a document; `mostPairs` bounds the work. */
export function startEvaluating(
  locateTerms: TermLocator,
  { fields: given, recordRanges, titleOnly }: EvaluatedDocument,
  mostPairs: number,
): Evaluating {
  const budget = { left: mostPairs };
  const all = given.map((field) => readField(field, locateTerms, budget));
  const narrowed = new Map<QueryField, readonly FieldMatches[]>();
  const inField = (field: QueryField): readonly FieldMatches[] => {
    let fields = narrowed.get(field);
    if (fields === undefined) narrowed.set(field, (fields = all.map((each) => narrow(each, field, recordRanges))));
    return fields;
  };
  const fields = titleOnly ? inField('title') : all;
  return { fields, inField, budget, nearFound: new Map(), lastNear: undefined };
}

/** A field with its words located once somebody asks for them. */
function readField({ name, words }: FieldWords, locateTerms: TermLocator, budget: PairBudget): FieldMatches {
  let located: TermPositions | undefined;
  const phrases = new Map<string, readonly number[]>();
  const startsOf = (leaf: TermOrPhrase): readonly number[] => {
    const positions = (located ??= locateTerms(words));
    if (leaf.kind !== 'phrase') return positions.get(printTerm(leaf)) ?? NONE;
    const key = termKey(leaf);
    let starts = phrases.get(key);
    if (starts === undefined) {
      starts = findPhrase(
        leaf.terms.map((term) => positions.get(printTerm(term)) ?? NONE),
        budget,
      );
      phrases.set(key, starts);
    }
    return starts;
  };
  return { name, startsOf };
}

/** Phrases and NEAR never reach from one thing that a record says into the next, so where they begin is enough. */
function narrow(matches: FieldMatches, field: QueryField, recordRanges: RecordRanges): FieldMatches {
  const { name, startsOf } = matches;
  if (name === field) return matches;
  const range = name !== 'record' || field === 'title' || field === 'text' ? undefined : recordRanges.get(field);
  return { name, startsOf: range ? (leaf) => keepRange(startsOf(leaf), range) : () => NONE };
}

/** Whether a normalised tree matches. Throws `TooManyPairs`. */
export function isMatch(node: QueryNode, evaluating: Evaluating, fields = evaluating.fields): boolean {
  const { budget, nearFound } = evaluating;
  switch (node.kind) {
    case 'and':
      return node.children.every((child) => isMatch(child, evaluating, fields));
    case 'or':
      return node.children.some((child) => isMatch(child, evaluating, fields));
    case 'not':
      return isMatch(node.keep, evaluating, fields) && !isMatch(node.exclude, evaluating, fields);
    case 'field':
      return isMatch(node.child, evaluating, evaluating.inField(node.field));
    case 'near': {
      let found = nearFound.get(node);
      if (found === undefined) {
        evaluating.lastNear = node;
        found = fields.some(({ startsOf }) => hasSpan(node, startsOf, budget));
        nearFound.set(node, found);
      }
      return found;
    }
    default:
      return fields.some(({ startsOf }) => startsOf(node).length > 0);
  }
}

/** Visits the matches of leaves that take part in a match of a node known to match. Throws `TooManyPairs`. */
export function collectStarts(
  node: QueryNode,
  evaluating: Evaluating,
  visit: (field: number, leaf: TermOrPhrase, start: number) => void,
  fields = evaluating.fields,
): void {
  const collect = (child: QueryNode): void => collectStarts(child, evaluating, visit, fields);
  switch (node.kind) {
    case 'and':
      node.children.forEach(collect);
      break;
    case 'or':
      for (const child of node.children) if (isMatch(child, evaluating, fields)) collect(child);
      break;
    case 'not':
      collect(node.keep);
      break;
    case 'field':
      collectStarts(node.child, evaluating, visit, evaluating.inField(node.field));
      break;
    case 'near':
      evaluating.lastNear = node;
      fields.forEach(({ startsOf }, field) =>
        findSpans(node, startsOf, evaluating.budget, (leaf, start) => visit(field, leaf, start)),
      );
      break;
    default:
      fields.forEach(({ startsOf }, field) => {
        for (const start of startsOf(node)) visit(field, node, start);
      });
  }
}
