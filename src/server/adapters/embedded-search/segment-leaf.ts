import type { ListUnion } from '../index/list-union.ts';
import { readList, type WeightedDocuments } from '../index/posting-list.ts';
import type { Segment } from '../index/segment.ts';
import { findTermLists } from './find-term-lists.ts';
import type { FieldCounts } from '#domain/search/relevance.ts';
import type { TermNode } from '#domain/search/query-tree.ts';
import type { QueryBudget } from './query-budget.ts';

/** One term of a query in one segment: its posting lists, and its documents once somebody needs all of them. */
export class SegmentLeaf {
  readonly node: TermNode;
  /** Posting lists whose union is the term. */
  readonly lists: readonly number[];
  /** At most so many documents. */
  readonly estimate: number;
  readonly #segment: Segment;
  readonly #union: () => ListUnion;
  readonly #fields: FieldCounts;
  #documents: WeightedDocuments | undefined;

  constructor(segment: Segment, node: TermNode, fields: FieldCounts, union: () => ListUnion) {
    this.#segment = segment;
    this.node = node;
    this.#fields = fields;
    this.#union = union;
    this.lists = findTermLists(segment, node);
    const { listDocuments } = segment.postings;
    const total = this.lists.reduce((sum, list) => sum + listDocuments[list]!, 0);
    this.estimate = Math.min(total, segment.documents);
  }

  /** What was decoded so far. */
  get decoded(): WeightedDocuments | undefined {
    return this.#documents;
  }

  /** All documents of the term, deleted ones included. */
  readDocuments(budget: QueryBudget): WeightedDocuments {
    this.#documents ??= this.#read(budget);
    return this.#documents;
  }

  #read(budget: QueryBudget): WeightedDocuments {
    const { postings } = this.#segment;
    budget.blame(this.node, describeWords(this.lists.length));
    budget.checkWords(this.lists.length);
    if (this.lists.length === 0) return { documents: new Uint32Array(0), weights: new Uint32Array(0) };
    if (this.lists.length === 1) return readList(postings, this.lists[0]!, this.#fields);
    const union = this.#union();
    try {
      for (const list of this.lists) {
        budget.spend(postings.listDocuments[list]!);
        union.addList(postings, list, this.#fields);
      }
    } catch (error) {
      union.take();
      throw error;
    }
    return union.take();
  }
}

function describeWords(count: number): string | undefined {
  return count > 1 ? `it stands for ${count.toLocaleString('en')} words` : undefined;
}
