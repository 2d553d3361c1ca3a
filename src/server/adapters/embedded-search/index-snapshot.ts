import { type Relevance, resistanceOf } from '#domain/query/relevance.ts';
import { forEachPosting } from '../index/posting-list.ts';
import { Segment } from '../index/segment.ts';
import type { SegmentFile } from '../index/segment-file.ts';
import { GlobalFacet } from './global-facet.ts';

/** The whole index as it was after one commit: what threads pass around. */
export interface SnapshotFiles {
  readonly generation: number;
  /** Of the documents that the index was then made of. */
  readonly corpusVersion: number;
  readonly segments: readonly SegmentFile[];
}

/** The index of one generation, ready to answer. Belongs to one thread; the bytes below are shared. */
export class IndexSnapshot {
  readonly generation: number;
  readonly corpusVersion: number;
  readonly segments: readonly Segment[];
  /** Documents that are not deleted. */
  readonly documents: number;
  /** Their average number of words, title and text together. */
  readonly averageLength: number;
  readonly #facets = new Map<string, GlobalFacet>();
  readonly #all = new Map<Segment, Uint32Array>();
  readonly #resistances = new Map<Segment, Float64Array>();
  readonly #liveCounts = new Map<Segment, Map<number, number>>();

  constructor(files: SnapshotFiles) {
    this.generation = files.generation;
    this.corpusVersion = files.corpusVersion;
    this.segments = files.segments.map((file) => new Segment(file));
    let documents = 0;
    let tokens = 0;
    for (const segment of this.segments) {
      const live = segment.deleted ? this.listDocuments(segment) : undefined;
      documents += live?.length ?? segment.documents;
      tokens += live ? live.reduce((sum, document) => sum + segment.lengths[document]!, 0) : segment.meta.tokens;
    }
    this.documents = documents;
    this.averageLength = documents === 0 ? 0 : tokens / documents;
  }

  facet(name: string): GlobalFacet {
    let facet = this.#facets.get(name);
    if (!facet) this.#facets.set(name, (facet = new GlobalFacet(name, this.segments)));
    return facet;
  }

  /** All documents of a segment that are not deleted, ascending. */
  listDocuments(segment: Segment): Uint32Array {
    let documents = this.#all.get(segment);
    if (!documents) {
      documents = Uint32Array.from({ length: segment.documents }, (_, document) => document);
      if (segment.deleted) documents = documents.filter((document) => !segment.isDeleted(document));
      this.#all.set(segment, documents);
    }
    return documents;
  }

  /** `resistanceOf` each document of a segment; the relevance is the same at every call. */
  resistances(segment: Segment, relevance: Relevance): Float64Array {
    let resistances = this.#resistances.get(segment);
    if (!resistances) {
      const { averageLength } = this;
      resistances = Float64Array.from(segment.lengths, (length) => resistanceOf(length, averageLength, relevance));
      this.#resistances.set(segment, resistances);
    }
    return resistances;
  }

  /** How many documents of a posting list are not deleted. */
  countLive(segment: Segment, list: number): number {
    if (!segment.deleted) return segment.postings.listDocuments[list]!;
    let counts = this.#liveCounts.get(segment);
    if (!counts) this.#liveCounts.set(segment, (counts = new Map()));
    let count = counts.get(list);
    if (count === undefined) {
      count = 0;
      forEachPosting(segment.postings, list, (document) => {
        if (!segment.isDeleted(document)) count!++;
      });
      counts.set(list, count);
    }
    return count;
  }
}
