import { amountOf, rarityOf, type Relevance, shareOf } from '#domain/query/relevance.ts';
import { hasNumber } from '#domain/words/has-number.ts';
import { keyOfTerm } from '#domain/query/normalized-key.ts';
import type { TermNode } from '#domain/query/query-tree.ts';
import { PostingCursor } from '../index/posting-cursor.ts';
import type { WeightedDocuments } from '../index/posting-list.ts';
import type { Segment } from '../index/segment.ts';
import { leapTo } from './document-sets.ts';
import { findForeignLists } from './find-term-lists.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import type { ScoredTerm } from './query-plan.ts';
import type { SegmentSearch } from './segment-search.ts';

/** The scores of found documents, segment by segment, and the rarity of each term (by `keyOfTerm`). */
export interface ScoredDocuments {
  readonly scores: readonly Float64Array[];
  readonly rarities: ReadonlyMap<string, number>;
}

/**
 * Relevance of found documents by their words in any form, as `domain/search/relevance.ts` defines it: summed over the
 * terms of the query, whether or not they stand where a phrase or NEAR asked for them; `liftBest` adds the rest.
 * Document frequencies and lengths are of the whole index, without deleted documents.
 */
export function scoreDocuments(
  snapshot: IndexSnapshot,
  searches: readonly SegmentSearch[],
  found: readonly Uint32Array[],
  scored: readonly ScoredTerm[],
  relevance: Relevance,
): ScoredDocuments {
  const scores = found.map((documents) => new Float64Array(documents.length));
  const rarities = new Map<string, number>();
  for (const term of scored) {
    const frequency = searches.reduce((sum, search) => sum + countDocuments(snapshot, search, term.leaf), 0);
    const rarity = rarityOf(snapshot.documents, frequency);
    for (const [index, search] of searches.entries()) {
      for (const number of [term.leaf, ...term.others]) rarities.set(keyOfTerm(search.leaves[number]!.node), rarity);
      const adder = new ScoreAdder(
        search,
        found[index]!,
        scores[index]!,
        snapshot.resistances(search.segment, relevance),
      );
      const { node } = search.leaves[term.leaf]!;
      addTerm(adder, search, term, isAsWritten(node) ? rarity : rarity * relevance.otherForm);
    }
  }
  return { scores, rarities };
}

/** Whether all that a term finds is what was asked for. */
export function isAsWritten(term: TermNode): boolean {
  return term.kind === 'wildcard' || term.exact || !hasNumber(term.word);
}

function addTerm(adder: ScoreAdder, search: SegmentSearch, { leaf, others }: ScoredTerm, factor: number): void {
  const { decoded, lists } = search.leaves[leaf]!;
  if (decoded) adder.addList(decoded, factor);
  else if (lists.length === 1) adder.addPostings(lists[0]!, factor);
  // What is not English matches as written only, and has not been counted with the other form.
  for (const other of others) {
    const { node } = search.leaves[other]!;
    if (node.kind === 'word')
      for (const list of findForeignLists(search.segment, node)) adder.addPostings(list, factor);
  }
}

/** Documents with the term that are not deleted. Terms of several words are decoded by now or decoded here. */
function countDocuments(snapshot: IndexSnapshot, search: SegmentSearch, number: number): number {
  const leaf = search.leaves[number]!;
  const { segment } = search;
  if (leaf.lists.length === 0) return 0;
  if (leaf.lists.length === 1 && !search.titleOnly) {
    if (!segment.deleted || !leaf.decoded) return snapshot.countLive(segment, leaf.lists[0]!);
  }
  const { documents } = search.readLeaf(number);
  if (!segment.deleted) return documents.length;
  let count = 0;
  for (let index = 0; index < documents.length; index++) if (!segment.isDeleted(documents[index]!)) count++;
  return count;
}

/** Room for a number for each document of a segment; all zero between uses. */
const spreads = new WeakMap<Segment, Float64Array>();

class ScoreAdder {
  readonly #search: SegmentSearch;
  readonly #found: Uint32Array;
  readonly #scores: Float64Array;
  readonly #resistances: Float64Array;

  constructor(search: SegmentSearch, found: Uint32Array, scores: Float64Array, resistances: Float64Array) {
    this.#search = search;
    this.#found = found;
    this.#scores = scores;
    this.#resistances = resistances;
  }

  /** Adds `factor` times what each document has of a term. */
  addList({ documents, weights }: WeightedDocuments, factor: number): void {
    if (documents === this.#found) this.#addSame(weights, factor);
    else if (documents.length > this.#found.length * 8) this.#addLeaping(documents, weights, factor);
    else if (documents.length < this.#found.length * 2 && documents.length * 8 > this.#found.length)
      this.#addScattered(documents, weights, factor);
    else this.#addMerging(documents, weights, factor);
  }

  /** The same for a list that nobody has decoded. */
  addPostings(list: number, factor: number): void {
    const { segment, fields } = this.#search;
    const cursor = new PostingCursor(segment.postings, list);
    const found = this.#found;
    for (let index = 0; index < found.length; index++) {
      const document = found[index]!;
      if (cursor.advance(document) !== document) continue;
      const { titleCount: title, textCount: text, recordCount: record } = cursor;
      this.#add(index, document, amountOf({ title, text, record }, fields), factor);
    }
  }

  #addSame(weights: Uint32Array, factor: number): void {
    const found = this.#found;
    for (let index = 0; index < found.length; index++) this.#add(index, found[index]!, weights[index]!, factor);
  }

  /** Lists of similar length: spread one out over all documents, pick it up for the other; no branch to guess. */
  #addScattered(documents: Uint32Array, weights: Uint32Array, factor: number): void {
    const { segment } = this.#search;
    const spread = spreads.get(segment) ?? new Float64Array(segment.documents);
    spreads.set(segment, spread);
    const resistances = this.#resistances;
    for (let at = 0; at < documents.length; at++) {
      const document = documents[at]!;
      spread[document] = factor * shareOf(weights[at]!, resistances[document]!);
    }
    const found = this.#found;
    const scores = this.#scores;
    for (let index = 0; index < found.length; index++) scores[index]! += spread[found[index]!]!;
    for (let at = 0; at < documents.length; at++) spread[documents[at]!] = 0;
  }

  #addMerging(documents: Uint32Array, weights: Uint32Array, factor: number): void {
    const found = this.#found;
    let at = 0;
    for (let index = 0; index < found.length; index++) {
      const document = found[index]!;
      while (at < documents.length && documents[at]! < document) at++;
      if (documents[at] === document) this.#add(index, document, weights[at]!, factor);
    }
  }

  #addLeaping(documents: Uint32Array, weights: Uint32Array, factor: number): void {
    const found = this.#found;
    let at = 0;
    for (let index = 0; index < found.length; index++) {
      at = leapTo(documents, at, found[index]!);
      if (documents[at] === found[index]) this.#add(index, found[index]!, weights[at]!, factor);
    }
  }

  #add(index: number, document: number, amount: number, factor: number): void {
    this.#scores[index]! += factor * shareOf(amount, this.#resistances[document]!);
  }
}
