import { evaluatePrepared } from '#domain/query/evaluate-query.ts';
import type { SearchedField } from '#domain/query/query-field.ts';
import { measureReach } from '#domain/passages/choose-passages.ts';
import type { TermPositions } from '#domain/query/locate-terms.ts';
import { type PreparedQuery, prepareQuery } from '#domain/query/prepare-query.ts';
import { printTerm } from '#domain/query/print-query.ts';
import type { QueryNode, TermNode } from '#domain/query/query-tree.ts';
import { RECORD_RANGES } from '#domain/query/record-places.ts';
import type { TokenList } from '#domain/words/tokenize.ts';
import { RECORD_BASE, TEXT_BASE } from '../index/posting-cursor.ts';
import type { Segment } from '../index/segment.ts';
import { leapTo } from './document-sets.ts';
import type { DocumentSpans } from './document-spans.ts';
import { WHOLE_DOCUMENT } from './field-range.ts';
import { findTermLists } from './find-term-lists.ts';
import { LeafPositions } from './leaf-positions.ts';
import { type FieldPositions, isAboutWords, locateWords } from './locate-words.ts';
import type { QueryBudget } from './query-budget.ts';
import { QueryTooExpensive } from './query-too-expensive.ts';

/** Words of a text, counted from 0, both ends included. */
export interface WordRange {
  readonly first: number;
  readonly last: number;
}

const NO_WORDS: FieldPositions = new Map();
const NO_OFFSETS = new Uint32Array(0);
/** Of the time of a search, the part that looking for the matches of a page may take. */
const SHARE_OF_PAGE = 0.2;

/** Where each term stands in a document. */
type DocumentPositions = Readonly<Record<SearchedField, FieldPositions>>;

/**
 * Finds where a query matches in documents, by the evaluator that defines the language. The evaluator is given the
 * positions that the index knows instead of words, so no text is read.
 */
export class SpanLocator {
  /** How many words one match can reach over. */
  readonly reach: number;
  readonly #tree: QueryNode;
  readonly #isAboutWords: boolean;
  readonly #query: PreparedQuery;
  readonly #terms: ReadonlyMap<string, TermNode>;
  readonly #titleOnly: boolean;
  readonly #budget: QueryBudget;
  /** Begins with the first of the page. */
  #hasTime: (() => boolean) | undefined;

  constructor(tree: QueryNode, titleOnly: boolean, budget: QueryBudget) {
    const prepared = prepareQuery(tree);
    if (!prepared.ok) throw new QueryTooExpensive(prepared.error, prepared.error.reason);
    this.reach = measureReach(tree);
    this.#tree = tree;
    this.#isAboutWords = isAboutWords(tree);
    this.#query = prepared.query;
    this.#titleOnly = titleOnly;
    this.#budget = budget;
    this.#terms = new Map(listSingleTerms(tree).map((term) => [printTerm(term), term]));
  }

  /**
   * What the query finds in each of some documents of a segment, given in ascending order. A query about words lists
   * at most `mostSpans` spans of each field; the totals are exact.
   */
  locate(segment: Segment, documents: Uint32Array, mostSpans: number): DocumentSpans[] {
    const read = this.#readPositions(segment, documents);
    this.#budget.blame(this.#tree, 'it matches in very many places of the documents on this page');
    return read.map((positions) => {
      const located = this.#locateIn(positions, mostSpans);
      this.#budget.checkTime();
      return located;
    });
  }

  /**
   * What the query finds in sections of a document, by titles and texts: undefined stands for all of it, else only words
   * `first` to `last` of the text are looked at.
   */
  locateSections(
    { segment, document }: { readonly segment: Segment; readonly document: number },
    sections: readonly (WordRange | undefined)[],
    mostSpans: number,
  ): DocumentSpans[] {
    const [positions] = this.#readPositions(segment, Uint32Array.of(document));
    this.#budget.blame(this.#tree, 'it matches in very many places of these chapters');
    return sections.map((section) => {
      const located = this.#locateIn(section ? keepWords(positions!, section) : withoutRecord(positions!), mostSpans);
      this.#budget.checkTime();
      return located;
    });
  }

  /**
   * The same for the hits of a page, which are found already: undefined for those whose matches would take too long, be
   * it their own or those of the documents before them.
   */
  locateInTime(segment: Segment, documents: Uint32Array, mostSpans: number): (DocumentSpans | undefined)[] {
    this.#hasTime ??= this.#budget.setAside(SHARE_OF_PAGE);
    const hasTime = this.#hasTime;
    if (!hasTime()) return Array.from(documents, () => undefined);
    return this.#readPositions(segment, documents).map((positions) => {
      if (!hasTime()) return undefined;
      try {
        return this.#locateIn(positions, mostSpans);
      } catch (error) {
        if (error instanceof QueryTooExpensive) return undefined;
        throw error;
      }
    });
  }

  #readPositions(segment: Segment, documents: Uint32Array): readonly DocumentPositions[] {
    const found = Array.from(documents, () => ({
      title: new Map<string, Uint32Array>(),
      text: new Map<string, Uint32Array>(),
      record: new Map<string, Uint32Array>(),
    }));
    for (const [key, term] of this.#terms) {
      const lists = findTermLists(segment, term);
      const table = new LeafPositions(segment.postings, lists, WHOLE_DOCUMENT, documents.length).read(documents);
      for (const [index, { title, text, record }] of found.entries()) {
        const all = table.positions.subarray(table.starts[index], table.starts[index + 1]);
        const textStart = leapTo(all, 0, TEXT_BASE);
        const recordStart = leapTo(all, textStart, RECORD_BASE);
        title.set(key, all.subarray(0, textStart));
        text.set(
          key,
          all.subarray(textStart, recordStart).map((position) => position - TEXT_BASE),
        );
        record.set(
          key,
          all.subarray(recordStart).map((position) => position - RECORD_BASE),
        );
      }
    }
    return found;
  }

  #locateIn(positions: DocumentPositions, mostSpans: number): DocumentSpans {
    return this.#isAboutWords ? this.#count(positions, mostSpans) : this.#evaluate(positions);
  }

  #count({ title, text, record }: DocumentPositions, mostSpans: number): DocumentSpans {
    const fields = new Map<SearchedField, FieldPositions>([['title', title]]);
    if (!this.#titleOnly) fields.set('text', text).set('record', record);
    return locateWords(this.#tree, this.#query.terms as readonly TermNode[], fields, mostSpans);
  }

  #evaluate(positions: DocumentPositions): DocumentSpans {
    // The lists of words stay empty; which of them the evaluator asks about tells the field.
    const [title, text, record] = [noTokens(), noTokens(), noTokens()];
    const byWords = new Map([
      [title.words, positions.title],
      [text.words, positions.text],
      [record.words, positions.record],
    ]);
    const locateTerms = (words: readonly string[]): TermPositions => toLists(byWords.get(words)!);
    const found = evaluatePrepared(
      { ...this.#query, locateTerms },
      { title, text, record, recordRanges: RECORD_RANGES },
      { titleOnly: this.#titleOnly },
    );
    if (!found.ok) throw new QueryTooExpensive(found.error, found.error.reason);
    const totals = { title: 0, text: 0, record: 0 };
    for (const { field } of found.spans) totals[field]++;
    return { matches: found.matches, spans: found.spans, totals, termCounts: found.termCounts };
  }
}

function withoutRecord({ title, text }: DocumentPositions): DocumentPositions {
  return { title, text, record: NO_WORDS };
}

function keepWords({ text }: DocumentPositions, { first, last }: WordRange): DocumentPositions {
  const kept = [...text].map(([key, list]) => {
    const from = leapTo(list, 0, first);
    return [key, list.subarray(from, leapTo(list, from, last + 1))] as const;
  });
  return { title: NO_WORDS, text: new Map(kept), record: NO_WORDS };
}

function noTokens(): TokenList {
  return { words: [], starts: NO_OFFSETS, ends: NO_OFFSETS };
}

function toLists(positions: FieldPositions): TermPositions {
  return new Map([...positions].map(([key, list]) => [key, Array.from(list)]));
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
    case 'field':
      return listSingleTerms(node.child);
  }
}
