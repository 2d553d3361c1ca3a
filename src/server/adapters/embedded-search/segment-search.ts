import { ListUnion } from '../index/list-union.ts';
import type { FieldCounts, Relevance } from '#domain/query/relevance.ts';
import type { WeightedDocuments } from '../index/posting-list.ts';
import { PostingCursor } from '../index/posting-cursor.ts';
import type { Segment } from '../index/segment.ts';
import { intersectDocuments, subtractDocuments } from './document-sets.ts';
import { filterBySpans } from './filter-by-spans.ts';
import type { QueryBudget } from './query-budget.ts';
import type { DocumentPlan, QueryPlan, SpanPlan } from './query-plan.ts';
import { SegmentLeaf } from './segment-leaf.ts';

/** How many times more documents a term must have than there are candidates before leaping through it pays. */
const LEAP_RATIO = 16;

/** Scratch space of a segment that outlives a query. */
const unions = new WeakMap<Segment, ListUnion>();

/** What a word counts in each field that is searched. */
export function weighFields({ title, text, record }: Relevance, titleOnly: boolean): FieldCounts {
  return titleOnly ? { title, text: 0, record: 0 } : { title, text, record };
}

/** Where is searched, and how what is found is weighed. */
export interface SearchedFields {
  readonly titleOnly: boolean;
  readonly relevance: Relevance;
}

/** Answers one plan on one segment. */
export class SegmentSearch {
  readonly segment: Segment;
  readonly leaves: readonly SegmentLeaf[];
  readonly plan: QueryPlan;
  readonly titleOnly: boolean;
  /** What a word counts in each field; 0 where it is not looked for. */
  readonly fields: FieldCounts;
  readonly budget: QueryBudget;

  constructor(segment: Segment, plan: QueryPlan, { titleOnly, relevance }: SearchedFields, budget: QueryBudget) {
    this.segment = segment;
    this.plan = plan;
    this.titleOnly = titleOnly;
    this.fields = weighFields(relevance, titleOnly);
    this.budget = budget;
    this.leaves = plan.leaves.map(({ node, field = titleOnly ? 'title' : undefined }) => {
      const weights = weighFields(relevance, field === 'title');
      return new SegmentLeaf(segment, node, { field, weights }, this.#union);
    });
  }

  /** The documents that match and are not deleted, ascending; only these of `within` are looked at, where it is given. */
  run(within?: Uint32Array): Uint32Array {
    const found = this.#evaluate(this.plan.root, within);
    if (!this.segment.deleted) return found;
    return found.filter((document) => !this.segment.isDeleted(document));
  }

  /** All documents of a term, deleted ones included. */
  readLeaf(leaf: number): WeightedDocuments {
    return this.leaves[leaf]!.readDocuments(this.budget);
  }

  /** Documents that match, among `within` where it is given. */
  #evaluate(plan: DocumentPlan, within?: Uint32Array): Uint32Array {
    switch (plan.kind) {
      case 'leaf':
        return this.#filterByLeaf(plan.leaf, within);
      case 'phrase':
      case 'near':
        return filterBySpans(this, plan, this.#candidates(plan, within));
      case 'any':
      case 'union':
        return this.#unite(plan.children.map((child) => this.#evaluate(child, within)));
      case 'all':
        return this.#evaluateAll(plan.children, within);
      case 'except': {
        const kept = this.#evaluate(plan.keep, within);
        return kept.length === 0 ? kept : subtractDocuments(kept, this.#evaluate(plan.exclude, kept));
      }
    }
  }

  /** The smallest first; what has positions to check comes last and sees only what the others left. */
  #evaluateAll(children: readonly DocumentPlan[], within?: Uint32Array): Uint32Array {
    const cost = (plan: DocumentPlan): number =>
      this.#estimate(plan) + (isPositional(plan) ? this.segment.documents : 0);
    let left = within;
    for (const child of children.toSorted((a, b) => cost(a) - cost(b))) {
      left = this.#evaluate(child, left);
      if (left.length === 0) break;
    }
    return left ?? new Uint32Array(0);
  }

  #filterByLeaf(number: number, within?: Uint32Array): Uint32Array {
    const leaf = this.leaves[number]!;
    if (!within) return leaf.readDocuments(this.budget).documents;
    const isTitle = leaf.field === 'title';
    const canLeap =
      (isTitle || leaf.field === undefined) &&
      leaf.lists.length === 1 &&
      !leaf.decoded &&
      leaf.estimate > within.length * LEAP_RATIO;
    if (!canLeap) return intersectDocuments(within, leaf.readDocuments(this.budget).documents);
    const cursor = new PostingCursor(this.segment.postings, leaf.lists[0]!);
    return within.filter((document) => cursor.advance(document) === document && (!isTitle || cursor.titleCount > 0));
  }

  /** Documents that have the words of a phrase or NEAR, wherever they stand. */
  #candidates(plan: SpanPlan, within?: Uint32Array): Uint32Array {
    switch (plan.kind) {
      case 'leaf':
        return this.#filterByLeaf(plan.leaf, within);
      case 'union':
        return this.#unite(plan.children.map((child) => this.#candidates(child, within)));
      default: {
        const parts: SpanPlan[] =
          plan.kind === 'near' ? [plan.left, plan.right] : plan.leaves.map((leaf) => ({ kind: 'leaf', leaf }));
        let left = within;
        for (const part of parts.sort((a, b) => this.#estimate(a) - this.#estimate(b))) {
          left = this.#candidates(part, left);
          if (left.length === 0) break;
        }
        return this.#filterByPhrases(plan, left ?? new Uint32Array(0));
      }
    }
  }

  /** A phrase inside a NEAR is rare, and checking it alone spares reading the positions of the other side. */
  #filterByPhrases(plan: SpanPlan, candidates: Uint32Array): Uint32Array {
    if (plan.kind !== 'near') return candidates;
    let left = candidates;
    for (const side of [plan.left, plan.right]) {
      if (side.kind === 'phrase') left = filterBySpans(this, side, left);
    }
    return left;
  }

  #unite(sets: readonly Uint32Array[]): Uint32Array {
    const filled = sets.filter((set) => set.length > 0);
    if (filled.length < 2) return filled[0] ?? new Uint32Array(0);
    const union = this.#union();
    for (const set of filled) union.addDocuments(set);
    return union.take().documents;
  }

  /** At most so many documents match, roughly. */
  #estimate(plan: DocumentPlan): number {
    switch (plan.kind) {
      case 'leaf':
        return this.leaves[plan.leaf]!.estimate;
      case 'phrase':
        return Math.min(...plan.leaves.map((leaf) => this.leaves[leaf]!.estimate));
      case 'near':
        return Math.min(this.#estimate(plan.left), this.#estimate(plan.right));
      case 'all':
        return Math.min(...plan.children.map((child) => this.#estimate(child)));
      case 'any':
      case 'union':
        return plan.children.reduce((sum, child) => sum + this.#estimate(child), 0);
      case 'except':
        return this.#estimate(plan.keep);
    }
  }

  readonly #union = (): ListUnion => {
    let union = unions.get(this.segment);
    if (!union) unions.set(this.segment, (union = new ListUnion(this.segment.documents)));
    return union;
  };
}

function isPositional(plan: DocumentPlan): boolean {
  if ('children' in plan) return plan.children.some(isPositional);
  if (plan.kind === 'except') return isPositional(plan.keep) || isPositional(plan.exclude);
  return plan.kind !== 'leaf';
}
