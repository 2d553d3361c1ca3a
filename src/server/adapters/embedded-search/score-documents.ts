import { PostingCursor } from '../index/posting-cursor.ts';
import { TITLE_WEIGHT, type WeightedDocuments } from '../index/posting-list.ts';
import type { Segment } from '../index/segment.ts';
import { leapTo } from './document-sets.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import type { SegmentLeaf } from './segment-leaf.ts';
import type { SegmentSearch } from './segment-search.ts';

const K1 = 1.2;
const B = 0.75;
const LEAST_IDF = 1e-6;

/**
 * Relevance of found documents by BM25 as SQLite's FTS5 reckons it, a word in the title counting five times: summed
 * over the terms of the query, whether or not they stood where a phrase or NEAR asked for them. Document frequencies
 * and lengths are of the whole index, without deleted documents.
 */
export function scoreDocuments(
  snapshot: IndexSnapshot,
  searches: readonly SegmentSearch[],
  found: readonly Uint32Array[],
  scored: readonly number[],
  titleOnly: boolean,
): Float64Array[] {
  const scores = found.map((documents) => new Float64Array(documents.length));
  for (const number of scored) {
    const frequency = searches.reduce((sum, search) => sum + countDocuments(snapshot, search, number, titleOnly), 0);
    if (frequency === 0) continue;
    const idf = Math.max(Math.log((snapshot.documents - frequency + 0.5) / (frequency + 0.5)), 0) || LEAST_IDF;
    for (const [index, search] of searches.entries()) {
      const adder = new ScoreAdder(search, found[index]!, scores[index]!, idf, snapshot.averageLength);
      const leaf = search.leaves[number]!;
      if (leaf.decoded) adder.addList(leaf.decoded);
      else if (leaf.lists.length === 1) adder.addPostings(leaf, titleOnly);
    }
  }
  return scores;
}

/** Documents with the term that are not deleted. Terms of several words are decoded by now or decoded here. */
function countDocuments(snapshot: IndexSnapshot, search: SegmentSearch, number: number, titleOnly: boolean): number {
  const leaf = search.leaves[number]!;
  const { segment } = search;
  if (leaf.lists.length === 0) return 0;
  if (leaf.lists.length === 1 && !titleOnly) {
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
  readonly #lengths: Uint32Array;
  readonly #factor: number;
  readonly #base = K1 * (1 - B);
  readonly #perWord: number;

  constructor(search: SegmentSearch, found: Uint32Array, scores: Float64Array, idf: number, averageLength: number) {
    this.#search = search;
    this.#found = found;
    this.#scores = scores;
    this.#lengths = search.segment.lengths;
    this.#factor = idf * (K1 + 1);
    this.#perWord = (K1 * B) / averageLength;
  }

  addList({ documents, weights }: WeightedDocuments): void {
    if (documents === this.#found) this.#addSame(weights);
    else if (documents.length > this.#found.length * 8) this.#addLeaping(documents, weights);
    else if (documents.length < this.#found.length * 2 && documents.length * 8 > this.#found.length)
      this.#addScattered(documents, weights);
    else this.#addMerging(documents, weights);
  }

  addPostings(leaf: SegmentLeaf, titleOnly: boolean): void {
    const cursor = new PostingCursor(this.#search.segment.postings, leaf.lists[0]!);
    const found = this.#found;
    for (let index = 0; index < found.length; index++) {
      const document = found[index]!;
      if (cursor.advance(document) !== document) continue;
      this.#add(index, document, cursor.titleCount * TITLE_WEIGHT + (titleOnly ? 0 : cursor.textCount));
    }
  }

  #addSame(weights: Uint32Array): void {
    const found = this.#found;
    for (let index = 0; index < found.length; index++) this.#add(index, found[index]!, weights[index]!);
  }

  /** Lists of similar length: spread one out over all documents, pick it up for the other; no branch to guess. */
  #addScattered(documents: Uint32Array, weights: Uint32Array): void {
    const { segment } = this.#search;
    const spread = spreads.get(segment) ?? new Float64Array(segment.documents);
    spreads.set(segment, spread);
    const lengths = this.#lengths;
    const factor = this.#factor;
    const base = this.#base;
    const perWord = this.#perWord;
    for (let at = 0; at < documents.length; at++) {
      const document = documents[at]!;
      const weight = weights[at]!;
      spread[document] = (factor * weight) / (weight + base + perWord * lengths[document]!);
    }
    const found = this.#found;
    const scores = this.#scores;
    for (let index = 0; index < found.length; index++) scores[index]! += spread[found[index]!]!;
    for (let at = 0; at < documents.length; at++) spread[documents[at]!] = 0;
  }

  #addMerging(documents: Uint32Array, weights: Uint32Array): void {
    const found = this.#found;
    let at = 0;
    for (let index = 0; index < found.length; index++) {
      const document = found[index]!;
      while (at < documents.length && documents[at]! < document) at++;
      if (documents[at] === document) this.#add(index, document, weights[at]!);
    }
  }

  #addLeaping(documents: Uint32Array, weights: Uint32Array): void {
    const found = this.#found;
    let at = 0;
    for (let index = 0; index < found.length; index++) {
      at = leapTo(documents, at, found[index]!);
      if (documents[at] === found[index]) this.#add(index, found[index]!, weights[at]!);
    }
  }

  #add(index: number, document: number, weight: number): void {
    if (weight === 0) return;
    const score = (this.#factor * weight) / (weight + this.#base + this.#perWord * this.#lengths[document]!);
    this.#scores[index]! += score;
  }
}
