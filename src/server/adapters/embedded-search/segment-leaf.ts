import type { ListUnion } from '../index/list-union.ts';
import { END, PostingCursor, RECORD_BASE } from '../index/posting-cursor.ts';
import { readList, type WeightedDocuments } from '../index/posting-list.ts';
import type { Segment } from '../index/segment.ts';
import { findTermLists } from './find-term-lists.ts';
import type { FieldCounts } from '#domain/query/relevance.ts';
import type { TermNode } from '#domain/query/query-tree.ts';
import type { QueryField } from '#domain/query/query-field.ts';
import { type FieldRange, rangeOf } from './field-range.ts';
import { keepRange } from './leaf-positions.ts';
import type { QueryBudget } from './query-budget.ts';

/** Where a term is looked for, and what it counts in each field; 0 where it is not looked for. */
interface LeafFields {
  readonly field: QueryField | undefined;
  readonly weights: FieldCounts;
}

/**
 * One term of a query in one segment, in one field where it is asked for there: its posting lists, and its documents once
 * somebody needs all of them.
 */
export class SegmentLeaf {
  readonly node: TermNode;
  /** Posting lists whose union is the term. */
  readonly lists: readonly number[];
  /** At most so many documents. */
  readonly estimate: number;
  readonly #segment: Segment;
  readonly #union: () => ListUnion;
  readonly field: QueryField | undefined;
  /** Where its positions lie. */
  readonly range: FieldRange;
  readonly #weights: FieldCounts;
  #documents: WeightedDocuments | undefined;

  constructor(segment: Segment, node: TermNode, { field, weights }: LeafFields, union: () => ListUnion) {
    this.#segment = segment;
    this.node = node;
    this.field = field;
    this.range = rangeOf(segment, field);
    this.#weights = weights;
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

  /** In the text or in a field of the record; the weights of such a leaf are not asked for. */
  #readField(budget: QueryBudget): WeightedDocuments {
    const union = this.#union();
    const { postings } = this.#segment;
    const room = { positions: new Uint32Array(64) };
    try {
      for (const list of this.lists) {
        const found: number[] = [];
        const cursor = new PostingCursor(postings, list);
        for (let document = cursor.advance(0); document !== END; document = cursor.advance(document + 1)) {
          budget.spend(cursor.recordCount > 0 ? 2 + cursor.count : 2);
          if (hasInField(cursor, this.range, room)) found.push(document);
        }
        union.addDocuments(Uint32Array.from(found));
      }
    } catch (error) {
      union.take();
      throw error;
    }
    return union.take();
  }

  #read(budget: QueryBudget): WeightedDocuments {
    const { postings } = this.#segment;
    budget.blame(this.node, describeWords(this.lists.length));
    budget.checkWords(this.lists.length);
    if (this.lists.length === 0) return { documents: new Uint32Array(0), weights: new Uint32Array(0) };
    if (this.field !== undefined && this.field !== 'title') return this.#readField(budget);
    if (this.lists.length === 1) return readList(postings, this.lists[0]!, this.#weights);
    const union = this.#union();
    try {
      for (const list of this.lists) {
        budget.spend(postings.listDocuments[list]!);
        union.addList(postings, list, this.#weights);
      }
    } catch (error) {
      union.take();
      throw error;
    }
    return union.take();
  }
}

/** Whether the document at which a cursor stands has the word in a field; may read the positions there, once. */
function hasInField(cursor: PostingCursor, range: FieldRange, room: { positions: Uint32Array }): boolean {
  if (range.first < RECORD_BASE) return cursor.textCount > 0;
  if (cursor.recordCount === 0) return false;
  if (cursor.count > room.positions.length) room.positions = new Uint32Array(cursor.count * 2);
  const read = cursor.readPositions(room.positions, 0, range.last);
  return keepRange(room.positions, 0, read, range) > 0;
}

function describeWords(count: number): string | undefined {
  return count > 1 ? `it stands for ${count.toLocaleString('en')} words` : undefined;
}
