import type { FacetChoice } from '#server/ports/search-engine.ts';
import { DeletionBitmap } from '../../index/deletion-bitmap.ts';
import { Segment } from '../../index/segment.ts';
import type { SegmentFile } from '../../index/segment-file.ts';
import { filterMatches } from '../filter-matches.ts';
import { listOpen } from '../reach.ts';
import { SegmentTexts } from './segment-texts.ts';

/** Scopes remembered; there are a few for each edition. */
const MOST_SCOPES = 32;

/** The documents of a segment that belong to a scope and are not deleted. */
interface ScopedDocuments {
  readonly documents: Uint32Array;
  /** 1 for each of them, by place in the segment. */
  readonly isInside: Uint8Array;
  /** Facet to how many of them carry each value. */
  readonly counts: Map<string, Uint32Array>;
}

/** One segment as suggestions need it: its texts, and what is counted in it by scope. */
export class SuggestionSegment {
  readonly segment: Segment;
  readonly texts: SegmentTexts;
  readonly #deleted: number;
  readonly #scopes = new Map<string, ScopedDocuments>();

  private constructor(segment: Segment, texts: SegmentTexts, deleted: number) {
    this.segment = segment;
    this.texts = texts;
    this.#deleted = deleted;
  }

  /** Opens a segment, with whatever is still good of what it was before. */
  static *open(
    file: SegmentFile,
    former: SuggestionSegment | undefined,
    facets: Iterable<string>,
  ): Generator<void, SuggestionSegment> {
    const deleted = file.deleted ? new DeletionBitmap(file.meta.documents, file.deleted).count : 0;
    // Deletions only grow: as many are the same ones.
    if (former && former.#deleted === deleted) return former;
    const segment = new Segment(file);
    const texts = former?.texts ?? (yield* SegmentTexts.read(segment, facets));
    return new SuggestionSegment(segment, texts, deleted);
  }

  /** 1 for each document of the scope, by place. */
  findInside(scope: readonly FacetChoice[], openTo?: readonly FacetChoice[]): Uint8Array {
    return this.#findScope(scope, openTo).isInside;
  }

  /** How many documents of the scope carry each value, by number of the value. */
  countValues(facet: string, scope: readonly FacetChoice[], openTo?: readonly FacetChoice[]): Uint32Array {
    const scoped = this.#findScope(scope, openTo);
    let counts = scoped.counts.get(facet);
    if (!counts) scoped.counts.set(facet, (counts = this.#count(scoped.documents, facet)));
    return counts;
  }

  #findScope(scope: readonly FacetChoice[], openTo?: readonly FacetChoice[]): ScopedDocuments {
    const key = JSON.stringify([scope, openTo]);
    let scoped = this.#scopes.get(key);
    if (!scoped) {
      const documents = this.#listDocuments(scope, openTo);
      const isInside = new Uint8Array(this.segment.documents);
      for (const document of documents) isInside[document] = 1;
      scoped = { documents, isInside, counts: new Map() };
      if (this.#scopes.size >= MOST_SCOPES) this.#scopes.clear();
      this.#scopes.set(key, scoped);
    }
    return scoped;
  }

  #listDocuments(scope: readonly FacetChoice[], openTo?: readonly FacetChoice[]): Uint32Array {
    const { segment } = this;
    const all = Uint32Array.from({ length: segment.documents }, (_, document) => document);
    const live = segment.deleted ? all.filter((document) => !segment.isDeleted(document)) : all;
    const documents = openTo ? listOpen(segment, live, openTo) : live;
    return filterMatches(segment, { documents }, { scope, filters: [] }).passed.documents;
  }

  /** One counter more than there are values: documents without one. */
  #count(documents: Uint32Array, facet: string): Uint32Array {
    const column = this.segment.facets.get(facet);
    const counts = new Uint32Array((column?.names.size ?? 0) + 1);
    if (!column) return counts;
    const { values, starts } = column;
    for (const document of documents) {
      const to = starts ? starts[document + 1]! : document + 1;
      for (let at = starts ? starts[document]! : document; at < to; at++) counts[values[at]!]!++;
    }
    return counts;
  }
}
