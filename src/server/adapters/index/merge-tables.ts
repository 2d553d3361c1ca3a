import { NumberList } from './number-list.ts';
import type { StringTable } from './string-table.ts';

/**
 * Several sorted tables as one: each distinct string once, in order. Where string `n` stands in the tables is said from
 * `starts[n]` to `starts[n + 1]`: a table and a place in it, tables ascending.
 */
export interface MergedTable {
  readonly size: number;
  readonly starts: Uint32Array;
  readonly tables: Uint16Array;
  readonly places: Uint32Array;
}

/** Merges sorted tables. */
export function mergeTables(tables: readonly StringTable[]): MergedTable {
  const most = tables.reduce((sum, table) => sum + table.size, 0);
  const owners = new Uint16Array(most);
  const places = new Uint32Array(most);
  const starts = new NumberList();
  const heads = new TableHeads(tables);
  let used = 0;
  for (let table = heads.first; table !== undefined; table = heads.first) {
    const place = heads.places[table]!;
    const isSame = used > 0 && tables[owners[used - 1]!]!.compare(places[used - 1]!, tables[table]!, place) === 0;
    if (!isSame) starts.push(used);
    owners[used] = table;
    places[used++] = place;
    heads.advance();
  }
  const size = starts.length;
  starts.push(used);
  return { size, starts: starts.view(), tables: owners, places };
}

/** The first string of each table that is not taken yet, the least in front: a heap. */
class TableHeads {
  readonly places: Uint32Array;
  readonly #tables: readonly StringTable[];
  readonly #heap: number[];

  constructor(tables: readonly StringTable[]) {
    this.#tables = tables;
    this.places = new Uint32Array(tables.length);
    this.#heap = [...tables.keys()].filter((table) => tables[table]!.size > 0);
    for (let at = this.#heap.length >>> 1; at-- > 0;) this.#sink(at);
  }

  /** The table whose string is the least, the first of these among equals; undefined once all are taken. */
  get first(): number | undefined {
    return this.#heap[0];
  }

  /** Takes that string. */
  advance(): void {
    const heap = this.#heap;
    const table = heap[0]!;
    this.places[table]!++;
    if (this.places[table]! >= this.#tables[table]!.size) {
      const last = heap.pop()!;
      if (heap.length === 0) return;
      heap[0] = last;
    }
    this.#sink(0);
  }

  #sink(from: number): void {
    const heap = this.#heap;
    for (let at = from; ;) {
      const left = at * 2 + 1;
      if (left >= heap.length) return;
      const right = left + 1;
      const least = right < heap.length && this.#isBefore(heap[right]!, heap[left]!) ? right : left;
      if (!this.#isBefore(heap[least]!, heap[at]!)) return;
      [heap[at], heap[least]] = [heap[least]!, heap[at]!];
      at = least;
    }
  }

  #isBefore(a: number, b: number): boolean {
    const order = this.#tables[a]!.compare(this.places[a]!, this.#tables[b]!, this.places[b]!);
    return order < 0 || (order === 0 && a < b);
  }
}
