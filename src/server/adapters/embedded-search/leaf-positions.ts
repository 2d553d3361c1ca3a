import { END, PostingCursor } from '../index/posting-cursor.ts';
import type { Postings } from '../index/segment.ts';
import { leapTo } from './document-sets.ts';
import type { FieldRange } from './field-range.ts';

/** Where a term stands in each of some documents: `positions[starts[i]]` up to `positions[starts[i + 1]]`, ascending. */
export interface PositionTable {
  readonly starts: Uint32Array;
  readonly positions: Uint32Array;
}

/**
 * Reads a term's positions for batch after batch of candidate documents, each batch after the one before. A term of
 * many words (a wildcard) joins the positions of its words in each document.
 */
export class LeafPositions {
  /** Positions outside it are not asked for. */
  readonly #range: FieldRange;
  #cursors: PostingCursor[];
  /** Grows to what the largest batch needs; the tables answered lie on it until the next call. */
  #positions = new Uint32Array(1024);
  readonly #starts: Uint32Array;

  constructor(postings: Postings, lists: readonly number[], range: FieldRange, batch: number) {
    this.#range = range;
    this.#cursors = lists.map((list) => new PostingCursor(postings, list));
    this.#starts = new Uint32Array(batch + 1);
  }

  /**
   * The positions in some documents; valid until the next call. With `limits`, those beyond a document's limit may be
   * left out.
   */
  read(documents: Uint32Array, limits?: Int32Array): PositionTable {
    const [first] = this.#cursors;
    if (first && this.#cursors.length === 1) return this.#readOne(first, documents, limits);
    return this.#readMany(documents);
  }

  #readOne(cursor: PostingCursor, documents: Uint32Array, limits: Int32Array | undefined): PositionTable {
    const starts = this.#starts;
    const { last: most } = this.#range;
    let positions = this.#positions;
    let used = 0;
    for (let index = 0; index < documents.length; index++) {
      const document = documents[index]!;
      starts[index] = used;
      if (cursor.advance(document) !== document) continue;
      if (used + cursor.count > positions.length) {
        this.#makeRoom(used + cursor.count);
        positions = this.#positions;
      }
      const end = cursor.readPositions(positions, used, limits ? Math.min(limits[index]!, most) : most);
      used = keepRange(positions, used, end, this.#range);
    }
    starts[documents.length] = used;
    return { starts, positions: this.#positions };
  }

  /** Word by word into one list of (document, run of positions), then put in the order of documents and positions. */
  #readMany(documents: Uint32Array): PositionTable {
    const runs: number[] = [];
    const counts = new Uint32Array(documents.length + 1);
    let used = 0;
    const last = documents.at(-1) ?? 0;
    for (const cursor of this.#cursors) {
      for (let index = 0; index < documents.length;) {
        const found = cursor.advance(documents[index]!);
        if (found > last) break;
        if (found === documents[index]) {
          this.#makeRoom(used + cursor.count);
          const read = cursor.readPositions(this.#positions, used, this.#range.last);
          const end = keepRange(this.#positions, used, read, this.#range);
          runs.push(index, used, end);
          counts[index + 1]! += end - used;
          used = end;
          index++;
        } else {
          index = leapTo(documents, index, found);
        }
      }
    }
    this.#cursors = this.#cursors.filter((cursor) => cursor.document !== END);
    return arrange(this.#positions, runs, counts);
  }

  #makeRoom(size: number): void {
    if (size <= this.#positions.length) return;
    const larger = new Uint32Array(Math.max(size, this.#positions.length * 2));
    larger.set(this.#positions);
    this.#positions = larger;
  }
}

/** Leaves of `positions[from]` up to `positions[to]` what lies in the range; answers where it ends. */
export function keepRange(positions: Uint32Array, from: number, to: number, { first, last }: FieldRange): number {
  // A cursor leaves out the fields behind the title by itself.
  if (first === 0) return to;
  let used = from;
  for (let at = from; at < to; at++) {
    const position = positions[at]!;
    if (position >= first && position <= last) positions[used++] = position;
  }
  return used;
}

function arrange(unordered: Uint32Array, runs: readonly number[], starts: Uint32Array): PositionTable {
  for (let index = 1; index < starts.length; index++) starts[index]! += starts[index - 1]!;
  const positions = new Uint32Array(starts.at(-1)!);
  const next = starts.slice();
  const runsOf = new Uint8Array(starts.length);
  for (let at = 0; at < runs.length; at += 3) {
    const index = runs[at]!;
    const [from, to] = [runs[at + 1]!, runs[at + 2]!];
    for (let source = from; source < to; source++) positions[next[index]!++] = unordered[source]!;
    if (runsOf[index]! < 2) runsOf[index]!++;
  }
  for (let index = 0; index + 1 < starts.length; index++) {
    if (runsOf[index]! > 1) positions.subarray(starts[index], starts[index + 1]).sort();
  }
  return { starts, positions };
}
