import { nameTreeStep } from '#domain/indexing/facet-values.ts';
import type { Segment } from '../../index/segment.ts';
import { BeginningIndexBuilder, type BeginningIndex } from './beginning-index.ts';

/** Texts taken in before others get a turn. */
const SLICE = 2_000;

/** The values of one facet in one segment, by their beginnings. */
export interface FacetTexts {
  /** By number, as in the segment's column. */
  readonly names: readonly string[];
  readonly index: BeginningIndex;
}

/** The titles and facet values of one segment as suggestions need them. They never change, deletions are not known here. */
export class SegmentTexts {
  readonly titles: BeginningIndex;
  readonly #facets = new Map<string, FacetTexts>();

  private constructor(titles: BeginningIndex) {
    this.titles = titles;
  }

  /** Reads titles and the named facets, a slice at a time. */
  static *read(segment: Segment, facets: Iterable<string>): Generator<void, SegmentTexts> {
    const builder = new BeginningIndexBuilder();
    for (let document = 0; document < segment.documents; document++) {
      if (document % SLICE === SLICE - 1) yield;
      builder.add(segment.titleKeys.get(document));
    }
    yield;
    const texts = new SegmentTexts(yield* builder.build());
    for (const facet of facets) yield* texts.#readFacet(segment, facet);
    return texts;
  }

  /** The values of a facet; read when they are first asked for. */
  facet(segment: Segment, name: string): FacetTexts | undefined {
    if (!this.#facets.has(name)) for (const _slice of this.#readFacet(segment, name));
    return this.#facets.get(name);
  }

  /** A path goes by the name of its last step. */
  *#readFacet(segment: Segment, name: string): Generator<void, void> {
    const column = segment.facets.get(name);
    if (!column) return;
    const names: string[] = [];
    const builder = new BeginningIndexBuilder();
    for (let value = 0; value < column.names.size; value++) {
      if (value % SLICE === 0) yield;
      names.push(column.names.get(value));
      builder.add(nameTreeStep(names[value]!));
    }
    this.#facets.set(name, { names, index: yield* builder.build() });
  }
}
