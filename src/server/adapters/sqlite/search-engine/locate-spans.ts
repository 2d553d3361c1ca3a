import { type DocumentMatch, evaluatePrepared } from '#domain/search/evaluate-query.ts';
import type { TermPositions } from '#domain/search/locate-terms.ts';
import { type PreparedQuery, prepareQuery } from '#domain/search/prepare-query.ts';
import { printTerm } from '#domain/search/print-query.ts';
import type { QueryNode, TermNode } from '#domain/search/query-tree.ts';
import type { TokenList } from '#domain/search/tokenize.ts';
import { TEXT_BASE } from '../index/posting-cursor.ts';
import type { Segment } from '../index/segment.ts';
import type { ListUnion } from '../index/list-union.ts';
import { LeafPositions } from './leaf-positions.ts';
import type { QueryBudget } from './query-budget.ts';
import { QueryTooExpensive } from './query-too-expensive.ts';
import { SegmentLeaf } from './segment-leaf.ts';

const NO_OFFSETS = new Uint32Array(0);

/**
 * Finds where a query matches in documents, by the evaluator that defines the language. The evaluator is given the
 * positions that the index knows instead of words, so no text is read.
 */
export class SpanLocator {
  readonly #query: PreparedQuery;
  readonly #terms: ReadonlyMap<string, TermNode>;
  readonly #titleOnly: boolean;
  readonly #budget: QueryBudget;

  constructor(tree: QueryNode, titleOnly: boolean, budget: QueryBudget) {
    const prepared = prepareQuery(tree);
    if (!prepared.ok) throw new QueryTooExpensive(prepared.error, prepared.error.reason);
    this.#query = prepared.query;
    this.#titleOnly = titleOnly;
    this.#budget = budget;
    this.#terms = new Map(listSingleTerms(tree).map((term) => [printTerm(term), term]));
  }

  /** What the query finds in each of some documents of a segment, given in ascending order. */
  locate(segment: Segment, documents: Uint32Array): DocumentMatch[] {
    const positions = Array.from(documents, () => ({
      title: new Map<string, number[]>(),
      text: new Map<string, number[]>(),
    }));
    for (const [key, term] of this.#terms) {
      const { lists } = new SegmentLeaf(segment, term, false, noUnion);
      const table = new LeafPositions(segment.postings, lists, false, documents.length).read(documents);
      for (const [index, found] of positions.entries()) {
        const all = Array.from(table.positions.subarray(table.starts[index], table.starts[index + 1]));
        const inTitle = all.findIndex((position) => position >= TEXT_BASE);
        const split = inTitle < 0 ? all.length : inTitle;
        found.title.set(key, all.slice(0, split));
        found.text.set(
          key,
          all.slice(split).map((position) => position - TEXT_BASE),
        );
      }
    }
    return positions.map(({ title, text }) => this.#evaluate(title, text));
  }

  #evaluate(titlePositions: TermPositions, textPositions: TermPositions): DocumentMatch {
    // The lists of words stay empty; which of them the evaluator asks about tells the field.
    const title: TokenList = { words: [], starts: NO_OFFSETS, ends: NO_OFFSETS };
    const text: TokenList = { words: [], starts: NO_OFFSETS, ends: NO_OFFSETS };
    const locateTerms = (words: readonly string[]): TermPositions =>
      words === title.words ? titlePositions : textPositions;
    const found = evaluatePrepared({ ...this.#query, locateTerms }, { title, text }, { titleOnly: this.#titleOnly });
    this.#budget.blame(this.#query.tree);
    this.#budget.checkTime();
    if (!found.ok) throw new QueryTooExpensive(found.error, found.error.reason);
    return found;
  }
}

function noUnion(): ListUnion {
  throw new Error('positions need no union');
}

/** Every word and wildcard, those inside phrases and after NOT too. */
function listSingleTerms(node: QueryNode): readonly TermNode[] {
  switch (node.kind) {
    case 'word':
    case 'wildcard':
      return [node];
    case 'phrase':
      return node.terms;
    case 'near':
      return [...listSingleTerms(node.left), ...listSingleTerms(node.right)];
    case 'and':
    case 'or':
      return node.children.flatMap(listSingleTerms);
    case 'not':
      return [...listSingleTerms(node.keep), ...listSingleTerms(node.exclude)];
  }
}
